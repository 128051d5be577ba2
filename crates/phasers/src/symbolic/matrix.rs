//! Free constraints as plain matrices: one natural lower bound per signaller and waiter. By itself no path
//! composes. Control may bound the lead `s_t - w_t` of a task from above; then `s_u - w_t` and `s_t - w_x` together
//! bound `s_u - w_x`. All such conclusions are again natural lower bounds, so what is stored stays a free matrix.

use super::phases::Phases;
use super::variables::{Variable, Variables};

/// Larger bounds are kept at this: weaker, hence sound; a trace that relies on it fails its replay.
const LARGEST: u8 = 250;

/// `D[u][t] >= K[u][t]`.
#[derive(Clone, Debug)]
pub struct FreeMatrix {
    variables: Variables,
    /// A row for each signaller, a column for each waiter.
    bounds: Vec<u8>,
}

impl PartialEq for FreeMatrix {
    fn eq(&self, other: &Self) -> bool {
        self.bounds == other.bounds
    }
}

impl Eq for FreeMatrix {}

/// Where the bound of `a - b` is, if it is one that free constraints have.
fn entry(variables: &Variables, a: usize, b: usize) -> Option<usize> {
    match (variables[a], variables[b]) {
        (Variable::Signal(_), Variable::Wait(_)) => {
            Some(variables.place(a) * variables.waits() + variables.place(b))
        }
        _ => None,
    }
}

impl FreeMatrix {
    /// The lower bound of `a - b`.
    pub fn bound(&self, a: usize, b: usize) -> u8 {
        entry(&self.variables, a, b).map_or(0, |at| self.bounds[at])
    }

    /// The valuation satisfies every bound.
    pub fn satisfied_by(&self, values: &[i64]) -> bool {
        let size = self.variables.len();
        let holds = |a: usize, b: usize| values[a] - values[b] >= i64::from(self.bound(a, b));
        (0..size).all(|a| (0..size).all(|b| entry(&self.variables, a, b).is_none() || holds(a, b)))
    }

    /// Draws conclusions from leads; false when nothing satisfies them.
    fn close(&mut self) -> bool {
        let FreeMatrix { variables, bounds } = self;
        let waits = variables.waits();
        for own in variables.leads() {
            let at = variables.place(own.signal) * waits + variables.place(own.wait);
            bounds[at] = bounds[at].max(own.lead.least);
        }
        for own in variables.leads() {
            let Some(most) = own.lead.most else { continue };
            let (via, column) = (variables.place(own.signal), variables.place(own.wait));
            if bounds[via * waits + column] > most {
                return false;
            }
            // s_u - w_x = (s_u - w_t) - (s_t - w_t) + (s_t - w_x)
            let (before, rest) = bounds.split_at_mut(via * waits);
            let (own_row, after) = rest.split_at_mut(waits);
            for row in before.chunks_exact_mut(waits).chain(after.chunks_exact_mut(waits)) {
                let first = row[column];
                if first >= most {
                    let more = first - most;
                    let pairs = row.iter_mut().zip(own_row.iter());
                    pairs.for_each(|(bound, own)| {
                        *bound = (*bound).max(own.saturating_add(more).min(LARGEST));
                    });
                } else {
                    let less = most - first;
                    let pairs = row.iter_mut().zip(own_row.iter());
                    pairs.for_each(|(bound, own)| *bound = (*bound).max(own.saturating_sub(less)));
                }
            }
        }
        let within = |own: &super::variables::OwnLead| {
            let at = variables.place(own.signal) * waits + variables.place(own.wait);
            own.lead.most.is_none_or(|most| bounds[at] <= most)
        };
        variables.leads().iter().all(within)
    }

    /// Raises each bound to the next number that its difference can have; true when some bound was raised.
    fn round(&mut self) -> bool {
        let mut raised = false;
        for (bound, residues) in self.bounds.iter_mut().zip(self.variables.residues()) {
            let least = residues.round_up(i32::from(*bound));
            if least > i32::from(*bound) && least <= i32::from(LARGEST) {
                *bound = least as u8;
                raised = true;
            }
        }
        raised
    }
}

impl Phases for FreeMatrix {
    type Bound = u8;

    fn invariant(variables: &Variables) -> Self {
        FreeMatrix { variables: variables.clone(), bounds: vec![0; Self::length(variables)] }
    }

    fn length(variables: &Variables) -> usize {
        variables.signals() * variables.waits()
    }

    fn bounds(&self) -> &[u8] {
        &self.bounds
    }

    fn read(&mut self, variables: &Variables, bounds: &[u8]) {
        self.variables = variables.clone();
        self.bounds.clear();
        self.bounds.extend_from_slice(bounds);
    }

    fn bound_of(variables: &Variables, bounds: &[u8], a: usize, b: usize) -> i32 {
        entry(variables, a, b).map_or(0, |at| i32::from(bounds[at]))
    }

    fn demands(variables: &Variables, bounds: &[u8], position: usize) -> (i32, i32) {
        let (place, waits) = (variables.place(position), variables.waits());
        let sum = |sum: i32, bound: &u8| sum + i32::from(*bound);
        match variables[position] {
            Variable::Signal(_) => (bounds[place * waits..(place + 1) * waits].iter().fold(0, sum), 0),
            Variable::Wait(_) => (0, bounds.iter().skip(place).step_by(waits).fold(0, sum)),
            Variable::Completed => (0, 0),
        }
    }

    fn require(&mut self, a: usize, b: usize, bound: i32) {
        let at = entry(&self.variables, a, b)
            .unwrap_or_else(|| panic!("a free constraint bounds signals from below by waits only"));
        self.bounds[at] = self.bounds[at].max(bound.clamp(0, i32::from(LARGEST)) as u8);
    }

    fn shift(&mut self, variable: usize) {
        let (place, waits) = (self.variables.place(variable), self.variables.waits());
        match self.variables[variable] {
            Variable::Signal(_) => {
                let row = &mut self.bounds[place * waits..(place + 1) * waits];
                row.iter_mut().for_each(|bound| *bound = bound.saturating_sub(1));
            }
            Variable::Wait(_) => {
                let column = self.bounds.iter_mut().skip(place).step_by(waits);
                column.for_each(|bound| *bound = (*bound + 1).min(LARGEST));
            }
            Variable::Completed => {}
        }
    }

    fn pull_back(&self, images: &[Option<usize>], variables: &Variables, into: &mut Self) {
        into.variables = variables.clone();
        into.bounds.clear();
        into.bounds.resize(Self::length(variables), 0);
        let waits = variables.waits();
        let kind = |position: usize| matches!(self.variables[position], Variable::Signal(_));
        let old_waits = self.variables.waits();
        for (a, from) in images.iter().enumerate().filter(|(a, _)| kind(*a)) {
            let Some(from) = from else { continue };
            let old = &self.bounds[self.variables.place(a) * old_waits..][..old_waits];
            let new = &mut into.bounds[variables.place(*from) * waits..][..waits];
            for (b, to) in images.iter().enumerate() {
                let (Some(to), Variable::Wait(_)) = (to, self.variables[b]) else { continue };
                let entry = &mut new[variables.place(*to)];
                *entry = (*entry).max(old[self.variables.place(b)]);
            }
        }
    }

    fn normalise(&mut self) -> bool {
        loop {
            if !self.close() {
                return false;
            }
            if !self.round() {
                return true;
            }
        }
    }

    fn allows_equal(&self) -> bool {
        self.bounds.iter().all(|bound| *bound == 0)
    }

    fn relax(&mut self, _: i32) {}

    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool {
        let size = self.variables.len();
        (0..size).all(|a| (0..size).all(|b| self.bound(a, b) <= stronger.bound(renaming[a], renaming[b])))
    }

    fn weight(bounds: &[u8]) -> i64 {
        bounds.iter().map(|bound| i64::from(*bound)).sum()
    }
}
