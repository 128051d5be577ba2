//! A task that failed is told by its finish. If a run can go round before that finish ends, nobody is ever told: such
//! cycles are looked for here, among the states in which a failure is kept.

use std::collections::{BTreeMap, BTreeSet};

/// A step between two states, by their names.
pub type Edge = (u128, u128);

/// The way through states in which a failure is kept.
#[derive(Default)]
pub struct Failing {
    /// The name of the present state, if a failure is kept in it and its name is known.
    present: Option<u128>,
    /// For the marks: the same.
    marks: Vec<Option<u128>>,
    /// The steps between such states, in all schedules.
    pub edges: BTreeSet<Edge>,
}

impl Failing {
    /// Whether the present state has no name yet, or keeps no failure.
    pub fn is_nameless(&self) -> bool {
        self.present.is_none()
    }

    /// Remembers the present state.
    pub fn mark(&mut self) {
        self.marks.push(self.present);
    }

    /// Goes back to the latest mark.
    pub fn rewind(&mut self) {
        self.present = self.marks.pop().flatten();
    }

    /// A step is taken.
    pub fn leave(&mut self) {
        self.present = None;
    }

    /// The state behind the step has this name, and a failure is kept in it.
    pub fn arrive(&mut self, name: u128) {
        if self.present.is_none()
            && let Some(Some(from)) = self.marks.last()
        {
            self.edges.insert((*from, name));
        }
        self.present = Some(name);
    }

    /// Bytes that it holds.
    pub fn bytes(&self) -> u64 {
        (self.edges.len() * size_of::<Edge>()) as u64
    }
}

/// Whether steps go round.
pub fn has_cycle(edges: &BTreeSet<Edge>) -> bool {
    let mut behind: BTreeMap<u128, Vec<u128>> = BTreeMap::new();
    let mut before: BTreeMap<u128, usize> = BTreeMap::new();
    for (from, to) in edges {
        behind.entry(*from).or_default().push(*to);
        *before.entry(*to).or_default() += 1;
        before.entry(*from).or_default();
    }
    // Whatever has nothing left before it is on no cycle.
    let mut free: Vec<u128> =
        before.iter().filter(|(_, steps)| **steps == 0).map(|(name, _)| *name).collect();
    let mut left = before.len();
    while let Some(name) = free.pop() {
        left -= 1;
        for to in behind.remove(&name).unwrap_or_default() {
            if let Some(steps) = before.get_mut(&to) {
                *steps -= 1;
                if *steps == 0 {
                    free.push(to);
                }
            }
        }
    }
    left > 0
}
