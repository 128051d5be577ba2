//! The natives of `scoville.Primitives`, bound to the world of tasks.

mod actors;
mod exchanger;
mod executors;
mod fork_waits;
mod forks;
mod latches;
mod lifecycle;
mod meetings;
mod read_write_locks;
mod regions;
mod synchronization;
pub(crate) mod table;
mod threads;

pub(crate) use fork_waits::{end_worker, rest};
pub(crate) use threads::begin_closing;

use crate::host::{Machine, host};
use machine::TaskId;
use table::PRIMITIVES;

/// Binds all primitives.
pub(crate) fn bind(machine: &mut Machine) {
    for table in [lifecycle::TABLE, synchronization::TABLE, actors::TABLE, regions::TABLE] {
        for (name, native) in table {
            machine.add_native(PRIMITIVES, name, "*", *native);
        }
    }
    exchanger::bind(machine);
    executors::bind(machine);
    forks::bind(machine);
    latches::bind(machine);
    read_write_locks::bind(machine);
    threads::bind(machine);
}

/// The current task asks which thread it runs on, or in which `calls` it is.
pub(crate) fn look_at_worker(machine: &mut Machine, calls: bool) {
    host(machine).asked.traces |= calls;
    look_at_worker_of(machine, machine.current);
}

/// The current task gets to know the thread that a task runs on.
pub(crate) fn look_at_worker_of(machine: &mut Machine, task: TaskId) {
    fork_waits::look_at_worker(machine, task);
    executors::look_at_worker(machine, task);
}
