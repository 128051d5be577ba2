//! Free constraints as plain matrices: one natural lower bound per signaller and
//! waiter. No path composes, so there is nothing to close and always something that satisfies it.

use super::phases::Phases;
use super::variables::{Variable, Variables};

/// Larger bounds are kept at this: weaker, hence sound; a trace that relies on it fails its replay.
const LARGEST: u8 = 250;

/// `D[u][t] >= K[u][t]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FreeMatrix {
    variables: Variables,
    /// By positions of variables; only signal rows and wait columns are used.
    bounds: Vec<u8>,
}

impl FreeMatrix {
    /// The lower bound of `a - b`.
    pub fn bound(&self, a: usize, b: usize) -> u8 {
        self.bounds[a * self.variables.len() + b]
    }

    fn entry(&mut self, a: usize, b: usize) -> &mut u8 {
        let size = self.variables.len();
        &mut self.bounds[a * size + b]
    }

    fn is_entry(&self, a: usize, b: usize) -> bool {
        matches!((self.variables[a], self.variables[b]), (Variable::Signal(_), Variable::Wait(_)))
    }

    /// The valuation satisfies every bound.
    pub fn satisfied_by(&self, values: &[i64]) -> bool {
        let size = self.variables.len();
        let holds = |a: usize, b: usize| values[a] - values[b] >= i64::from(self.bound(a, b));
        (0..size).all(|a| (0..size).all(|b| !self.is_entry(a, b) || holds(a, b)))
    }
}

impl Phases for FreeMatrix {
    fn invariant(variables: &Variables) -> Self {
        let size = variables.len();
        FreeMatrix { variables: variables.clone(), bounds: vec![0; size * size] }
    }

    fn require(&mut self, a: usize, b: usize, bound: i32) {
        if self.is_entry(a, b) {
            let entry = self.entry(a, b);
            *entry = (*entry).max(bound.clamp(0, i32::from(LARGEST)) as u8);
        } else {
            panic!("a free constraint bounds signals from below by waits only");
        }
    }

    fn shift(&mut self, variable: usize) {
        for other in 0..self.variables.len() {
            match self.variables[variable] {
                Variable::Signal(_) if self.is_entry(variable, other) => {
                    let entry = self.entry(variable, other);
                    *entry = entry.saturating_sub(1);
                }
                Variable::Wait(_) if self.is_entry(other, variable) => {
                    let entry = self.entry(other, variable);
                    *entry = (*entry + 1).min(LARGEST);
                }
                _ => {}
            }
        }
    }

    fn pull_back(&self, images: &[Option<usize>], variables: &Variables) -> Self {
        let mut matrix = FreeMatrix::invariant(variables);
        for (a, from) in images.iter().enumerate() {
            for (b, to) in images.iter().enumerate() {
                let (Some(from), Some(to)) = (from, to) else { continue };
                if self.is_entry(a, b) {
                    let bound = self.bound(a, b);
                    let entry = matrix.entry(*from, *to);
                    *entry = (*entry).max(bound);
                }
            }
        }
        matrix
    }

    fn normalise(&mut self) -> bool {
        true
    }

    fn allows_equal(&self) -> bool {
        self.bounds.iter().all(|bound| *bound == 0)
    }

    fn relax(&mut self, _: i32) {}

    fn lower_bound(&self, a: usize, b: usize) -> i32 {
        i32::from(self.bound(a, b))
    }

    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool {
        let size = self.variables.len();
        (0..size).all(|a| (0..size).all(|b| self.bound(a, b) <= stronger.bound(renaming[a], renaming[b])))
    }

    fn weight(&self) -> i64 {
        self.bounds.iter().map(|bound| i64::from(*bound)).sum()
    }
}
