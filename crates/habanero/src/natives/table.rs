//! What the tables of natives have in common.

use crate::happens_before::{Key, Touching};
use crate::host::{Host, Machine, Point, host, point};
use crate::kinds::Kind;
use machine::{Native, Outcome};
use tasks::AccumulatorId;

/// The class of the primitives.
pub(crate) const PRIMITIVES: &str = "scoville/Primitives";

/// Names and functions of natives.
pub(super) type Table = &'static [(&'static str, Native<Host>)];

/// A point before an accumulator is taken by a finish, given back, or looked at: an order of these shows.
pub(super) fn accumulators_point(m: &mut Machine) -> Option<Outcome> {
    let points = host(m).points;
    let wanted = points.everywhere || points.resources.has(Kind::Accumulator);
    point(m, wanted, Point::Operation)
}

/// The current task uses accumulators.
pub(super) fn touch_accumulators(m: &mut Machine, accumulators: &[AccumulatorId], how: Touching) {
    let task = m.current;
    for accumulator in accumulators {
        host(m).touch(task, Key::Accumulator(accumulator.0), how);
    }
}
