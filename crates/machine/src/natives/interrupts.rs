//! Whether threads are interrupted.

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::machine::Machine;
use crate::observer::HookKind;
use crate::stack::TaskId;
use crate::stop::Outcome;

impl<H: Host> Machine<H> {
    /// Whether the thread of a task is interrupted, for a scheduler: nobody is told of the look.
    pub fn is_interrupted(&self, task: TaskId) -> bool {
        let thread = self.tasks[task.0 as usize].thread;
        if thread.is_null() {
            return false;
        }
        match self.field_word(self.heap.class(thread), "interrupted") {
            Some(word) => self.heap.get(thread, word) != 0,
            None => self.small.interrupted.contains(&thread),
        }
    }

    /// Whether the current task is interrupted, as its scheduler has seen: nobody is told of the look.
    pub fn was_interrupted(&mut self) -> bool {
        let current = self.current;
        self.unrecorded(|m| m.is_interrupted(current))
    }

    /// Whether a thread is interrupted; clears the flag if asked to.
    ///
    /// # Errors
    /// If somebody wants to look before it does.
    pub fn interrupted(&mut self, thread: Ref, clear: bool) -> Result<bool, Outcome> {
        let set = self.announce_interrupted(thread, clear)?;
        if set && clear {
            self.clear_interrupted(thread);
        }
        Ok(set)
    }

    /// Whether a thread is interrupted; announces the write if the flag is to be cleared.
    pub(super) fn announce_interrupted(&mut self, thread: Ref, clear: bool) -> Result<bool, Outcome> {
        // Before JDK 14 the flag was no field.
        let Some(word) = self.field_word(self.heap.class(thread), "interrupted") else {
            return Ok(self.small.interrupted.contains(&thread));
        };
        self.touch(thread, word..word + 1, HookKind::of(true, false))?;
        let set = self.heap.get(thread, word) != 0;
        if set && clear {
            self.touch(thread, word..word + 1, HookKind::of(true, true))?;
        }
        Ok(set)
    }

    pub(super) fn clear_interrupted(&mut self, thread: Ref) {
        self.set_field(thread, "interrupted", 0);
        self.small.interrupted.retain(|known| *known != thread);
    }

    pub(super) fn interrupt(&mut self, thread: Ref) {
        if self.field_word(self.heap.class(thread), "interrupted").is_none()
            && !self.small.interrupted.contains(&thread)
        {
            self.small.interrupted.push(thread);
        }
        self.give_permit(thread);
    }

    /// The current task is about to wait, in which the library's own code uses up its permit, or has waited: whether a permit
    /// or an interrupt comes before that shows.
    ///
    /// # Errors
    /// If the scheduler has to be asked.
    pub fn may_park(&mut self) -> Result<(), Outcome> {
        match self.known_thread() {
            Some(thread) if self.touches(Resource::Permit(thread), true) => Err(Outcome::Yield),
            _ => Ok(()),
        }
    }
}
