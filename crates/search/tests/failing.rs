//! Cycles among states in which a failure is kept.

use search::failing::{Edge, Failing, has_cycle};
use std::collections::BTreeSet;

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
