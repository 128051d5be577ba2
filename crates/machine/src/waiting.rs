//! Tasks that wait inside the machine: what lets them go on, and time-outs.

use crate::hooks::Host;
use crate::machine::Machine;
use crate::monitors::Woken;
use crate::stack::TaskId;
use crate::stop::Wait;

impl<H: Host> Machine<H> {
    /// The present wait of the current task ends when so much time has passed.
    pub fn begin_timed(&mut self, nanoseconds: u64) {
        let end = self.small.clock.saturating_add(nanoseconds);
        self.small.timed.push((self.current, end));
    }

    /// The current task does not wait any more.
    pub fn end_timed(&mut self) {
        let current = self.current;
        self.small.timed.retain(|(task, _)| *task != current);
    }

    /// Lets the timed wait that ends first run out: to be called when no task can run, for a time-out comes
    /// after all that can happen before it. Gives the task, if there is one.
    pub fn time_out(&mut self) -> Option<TaskId> {
        let (task, end) = self.small.timed.iter().copied().min_by_key(|(task, end)| (*end, *task))?;
        self.small.timed.retain(|(timed, _)| *timed != task);
        self.small.clock = self.small.clock.max(end);
        if !self.small.monitors.time_out(task) {
            self.small.permits.push(task);
        }
        H::ends_wait(self, task, Woken::TimedOut);
        Some(task)
    }

    /// Whether a task that waits inside the machine could go on.
    pub fn may_resume(&self, task: TaskId, wait: Wait) -> bool {
        match wait {
            Wait::Monitor(object) => self.small.monitors.owner(object).is_none_or(|owner| owner == task),
            Wait::Notification(object) => {
                let monitors = &self.small.monitors;
                match monitors.is_waiting(object, task) {
                    true => monitors.ends(object, task).is_some(),
                    false => monitors.owner(object).is_none(),
                }
            }
            Wait::Lock(object) => {
                self.may_resume(task, Wait::Monitor(object))
                    || self.small.monitors.queued(object, task) == Some(true)
                    || self.is_interrupted(task)
            }
            Wait::Signal(object) => {
                self.may_resume(task, Wait::Notification(object))
                    || self.small.monitors.is_waiting(object, task) && self.is_interrupted(task)
            }
            Wait::Permit => self.small.permits.contains(&task),
            Wait::Initializer(class) => !matches!(
                self.classes[class.index()].initialization,
                crate::linkage::Initialization::Running(other)
                | crate::linkage::Initialization::Preparing(other) if other != task
            ),
            Wait::Completion(object) => self.is_complete(object),
            Wait::Host(_) => false,
        }
    }
}
