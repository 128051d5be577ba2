//! The natives of `scoville.Primitives`, bound to the world of tasks.

mod actors;
mod lifecycle;
mod regions;
mod synchronization;

use machine::{Machine, Native};

/// The class of the primitives.
pub(crate) const PRIMITIVES: &str = "scoville/Primitives";

/// Names and functions of natives.
type Table = &'static [(&'static str, Native)];

/// Binds all primitives.
pub(crate) fn bind(machine: &mut Machine) {
    for table in [lifecycle::TABLE, synchronization::TABLE, actors::TABLE, regions::TABLE] {
        for (name, native) in table {
            machine.add_native(PRIMITIVES, name, "*", *native);
        }
    }
}
