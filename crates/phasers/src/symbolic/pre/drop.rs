//! DROP `v.drop()`: the variables of the task are gone after the step, so before it they may have any value
//! that the invariant allows. `pull_back` leaves them unconstrained and `normalise` adds the invariant.

use crate::symbolic::phases::Phases;

/// Nothing beyond that.
pub fn pre<P: Phases>(_: &mut P) {}
