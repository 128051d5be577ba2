//! The procedure on a counter that goes up by two and down by one: constraints are lower bounds.

use backward::{Ending, WellStructured, check};
use report::Budget;

/// Can `at_least` be reached from `start` with steps of +2 (while below `ceiling`) and -1?
struct Counter {
    start: i64,
    at_least: i64,
    up: bool,
}

impl WellStructured for Counter {
    type Constraint = i64;
    type Step = i64;
    fn targets(&self) -> Vec<i64> {
        vec![self.at_least]
    }
    fn pre(&self, bound: &i64, out: &mut Vec<(i64, i64)>) {
        if self.up {
            out.push((2, (bound - 2).max(0)));
        }
        out.push((-1, bound + 1));
    }
    fn entails(&self, weaker: &i64, stronger: &i64) -> bool {
        weaker <= stronger
    }
    fn meets_initial(&self, bound: &i64) -> bool {
        *bound <= self.start
    }
    fn class(&self, _: &i64) -> u32 {
        0
    }
    fn weight(&self, bound: &i64) -> i64 {
        *bound
    }
}

#[test]
fn finds_the_steps_in_forward_order() {
    let mut seen = Vec::new();
    let checked = check(&Counter { start: 1, at_least: 5, up: true }, &Budget::default(), &mut |steps| {
        seen = steps.to_vec();
        true
    });
    assert_eq!(checked.ending, Ending::Confirmed);
    assert_eq!(seen, [2, 2]);
}

#[test]
fn ends_when_nothing_weaker_appears() {
    let checked =
        check(&Counter { start: 1, at_least: 5, up: false }, &Budget::default(), &mut |_| unreachable!());
    assert_eq!((checked.ending, checked.kept, checked.computed), (Ending::Unreachable, 1, 1));
}

#[test]
fn a_trace_that_is_not_confirmed_is_no_proof() {
    let counter = Counter { start: 1, at_least: 5, up: true };
    assert_eq!(check(&counter, &Budget::default(), &mut |_| false).ending, Ending::Spurious);
}
