//! The natives of `scoville.Primitives`, bound to the world of tasks.

mod actors;
mod lifecycle;
mod regions;
mod synchronization;

use crate::host::{Kind, Point, host, point};
use crate::order::{Key, Touching};
use machine::{Machine, Native, Outcome};
use tasks::AccumulatorId;

/// The class of the primitives.
pub(crate) const PRIMITIVES: &str = "scoville/Primitives";

/// Names and functions of natives.
type Table = &'static [(&'static str, Native)];

/// A point before an accumulator is taken by a finish, given back, or looked at: an order of these shows.
fn accumulators_point(m: &mut Machine) -> Option<Outcome> {
    let points = host(m).points;
    let wanted = points.everywhere || points.resources.has(Kind::Accumulator);
    point(m, wanted, Point::Operation)
}

/// The current task uses accumulators.
fn touch_accumulators(m: &mut Machine, accumulators: &[AccumulatorId], how: Touching) {
    let task = m.current;
    for accumulator in accumulators {
        host(m).touch(task, Key::Accumulator(accumulator.0), how);
    }
}

/// Binds all primitives.
pub(crate) fn bind(machine: &mut Machine) {
    for table in [lifecycle::TABLE, synchronization::TABLE, actors::TABLE, regions::TABLE] {
        for (name, native) in table {
            machine.add_native(PRIMITIVES, name, "*", *native);
        }
    }
}
