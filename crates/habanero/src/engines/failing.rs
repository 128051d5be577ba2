//! A task that failed is told by its finish. If a run can go round before that finish ends, nobody is ever told: such
//! cycles are looked for here, among the states in which a failure is kept.

use std::collections::{BTreeMap, BTreeSet};

/// A step between two states, by their names.
pub(super) type Edge = (u128, u128);

/// The way through states in which a failure is kept.
#[derive(Default)]
pub(super) struct Failing {
    /// The name of the present state, if a failure is kept in it and its name is known.
    present: Option<u128>,
    /// For the marks: the same.
    marks: Vec<Option<u128>>,
    /// The steps between such states, in all schedules.
    pub(super) edges: BTreeSet<Edge>,
}

impl Failing {
    pub(super) fn is_nameless(&self) -> bool {
        self.present.is_none()
    }

    pub(super) fn mark(&mut self) {
        self.marks.push(self.present);
    }

    pub(super) fn rewind(&mut self) {
        self.present = self.marks.pop().flatten();
    }

    /// A step is taken.
    pub(super) fn leave(&mut self) {
        self.present = None;
    }

    /// The state behind the step has this name, and a failure is kept in it.
    pub(super) fn arrive(&mut self, name: u128) {
        if self.present.is_none()
            && let Some(Some(from)) = self.marks.last()
        {
            self.edges.insert((*from, name));
        }
        self.present = Some(name);
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.edges.len() * size_of::<Edge>()) as u64
    }
}

/// Whether steps go round.
pub(super) fn has_cycle(edges: &BTreeSet<Edge>) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn edges(list: &[Edge]) -> BTreeSet<Edge> {
        list.iter().copied().collect()
    }

    #[test]
    fn a_state_reached_in_two_ways_is_no_cycle() {
        assert!(!has_cycle(&edges(&[(1, 2), (1, 3), (2, 4), (3, 5), (5, 4)])));
    }

    #[test]
    fn cycles_are_found() {
        assert!(has_cycle(&edges(&[(7, 7)])));
        assert!(has_cycle(&edges(&[(1, 2), (2, 3), (3, 1), (3, 4)])));
    }

    #[test]
    fn edges_are_between_states_that_keep_a_failure() {
        let mut failing = Failing::default();
        failing.mark();
        failing.leave();
        failing.arrive(1);
        failing.mark();
        failing.leave();
        failing.arrive(2);
        failing.rewind();
        failing.mark();
        failing.leave();
        failing.arrive(1);
        assert_eq!(failing.edges, edges(&[(1, 2), (1, 1)]));
    }
}
