//! What shows that bodies are more than the data they touch, or that a run cannot go on without a choice.

use super::engine::HappensBeforeEngine;
use crate::host::{host, host_ref};
use crate::kinds::Kind;
use crate::library;
use crate::session::{Halt, is_contended};
use machine::{TaskId, Wait};

/// So often a task may run for long before it is taken for one that waits in a loop.
const MOST_LONG_RUNS: u32 = 50;

impl HappensBeforeEngine {
    /// A task that has run for very long may wait in a loop for one that waits for what it takes again and again.
    pub(super) fn note_starved(&mut self) {
        let waits = &host_ref(&self.session.machine).waits;
        if self.long_runs >= MOST_LONG_RUNS && waits.iter().any(|(_, wait)| is_contended(wait)) {
            self.note_unless_explored(Kind::Synchronization);
        }
        // Bodies in an endless loop: where they are choices, the loop comes back to a state.
        if self.long_runs >= MOST_LONG_RUNS && host_ref(&self.session.machine).entered_body {
            self.note_unless_explored(Kind::Body);
        }
    }

    /// An isolated body that waits, or in which the scheduler may choose, is more than the data that it touches.
    pub(super) fn note_composite(&mut self, task: TaskId, halt: &Halt) {
        let stops = matches!(halt, Halt::Blocked | Halt::Point(_) | Halt::Ended(_) | Halt::Exit(_));
        let id = tasks::TaskId(task.0);
        let host = host(&mut self.session.machine);
        let in_isolated = host.world.in_isolated(id);
        host.composite_bodies |= stops && in_isolated;
        if in_isolated && matches!(halt, Halt::Blocked) {
            self.met.insert(Kind::Lasting);
        }
        let is_wait = |wait: &Wait| matches!(wait, Wait::Notification(_) | Wait::Signal(_));
        let waits = host.waits.iter().any(|(one, wait)| *one == task && is_wait(wait));
        let order = host.happens_before.as_ref();
        let more = order.is_some_and(|order| order.awaited_in_monitor || stops && order.is_in_monitor(id));
        host.composite_monitors |= waits || more;
        self.note_held_monitor(task);
    }

    /// A task that waits for a monitor meets whoever holds it, though it may never get in.
    fn note_held_monitor(&mut self, task: TaskId) {
        let held = |(one, wait): &(TaskId, Wait)| match wait {
            Wait::Monitor(object) | Wait::Lock(object) if *one == task => Some(*object),
            _ => None,
        };
        let Some(object) = host_ref(&self.session.machine).waits.iter().find_map(held) else { return };
        if !library::is_unnoticeable(&mut self.session, object, None) {
            host(&mut self.session.machine).composite_monitors = true;
            self.note_unless_explored(Kind::Monitor);
        }
    }
}
