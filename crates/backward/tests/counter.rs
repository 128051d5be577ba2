//! The procedure on a counter that goes up by two and down by one: constraints are lower bounds.

use backward::{Constraint, Ending, WellStructured, check};
use report::Budget;

/// Can `at_least` be reached from `start` with steps of +2 (while below `ceiling`) and -1?
struct Counter {
    start: i64,
    at_least: i64,
    up: bool,
}

impl WellStructured for Counter {
    type Bound = i64;
    type Step = i64;
    fn targets(&mut self, out: &mut dyn FnMut(Constraint<'_, i64>)) {
        out(Constraint { class: 0, bounds: &[self.at_least] });
    }
    fn pre(&mut self, constraint: Constraint<'_, i64>, out: &mut dyn FnMut(i64, Constraint<'_, i64>)) {
        let bound = constraint.bounds[0];
        if self.up {
            out(2, Constraint { class: 0, bounds: &[(bound - 2).max(0)] });
        }
        out(-1, Constraint { class: 0, bounds: &[bound + 1] });
    }
    fn is_rigid(&self, _: u32) -> bool {
        true
    }
    fn entails(&self, _: u32, _: &[i64], _: &[i64]) -> bool {
        unreachable!("bounds are compared one by one")
    }
    fn meets_initial(&self, constraint: Constraint<'_, i64>) -> bool {
        constraint.bounds[0] <= self.start
    }
    fn weight(&self, constraint: Constraint<'_, i64>) -> i64 {
        constraint.bounds[0]
    }
}

#[test]
fn finds_the_steps_in_forward_order() {
    let mut seen = Vec::new();
    let checked = check(&mut Counter { start: 1, at_least: 5, up: true }, &Budget::default(), &mut |steps| {
        seen = steps.to_vec();
        true
    });
    assert_eq!(checked.ending, Ending::Confirmed);
    assert_eq!(seen, [2, 2]);
}

#[test]
fn ends_when_nothing_weaker_appears() {
    let checked =
        check(&mut Counter { start: 1, at_least: 5, up: false }, &Budget::default(), &mut |_| unreachable!());
    assert_eq!((checked.ending, checked.kept, checked.computed), (Ending::Unreachable, 1, 1));
}

#[test]
fn a_trace_that_is_not_confirmed_is_no_proof() {
    let mut counter = Counter { start: 1, at_least: 5, up: true };
    assert_eq!(check(&mut counter, &Budget::default(), &mut |_| false).ending, Ending::Spurious);
}
