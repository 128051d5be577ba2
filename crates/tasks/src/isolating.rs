//! Entering and leaving isolated.

use crate::isolation::Isolated;
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Misuse, TaskId};

impl World {
    /// Enters isolated. Nests; what the task holds already is no obstacle.
    pub fn try_begin_isolated(&mut self, task: TaskId, claim: Isolated) -> Attempt<()> {
        if !self.isolation.is_free(task, &claim) {
            return self.settle(task, Err(Pending::Isolated(claim)));
        }
        self.isolation.enter(task, claim);
        self.settle(task, Ok(()))
    }

    /// Leaves the innermost isolated.
    pub fn end_isolated(&mut self, task: TaskId) -> Result<(), Misuse> {
        if self.isolation.leave(task) { Ok(()) } else { Err(Misuse::NotInIsolated) }
    }

    /// Whether a task is inside isolated.
    pub fn in_isolated(&self, task: TaskId) -> bool {
        self.isolation.holds_any(task)
    }

    /// What a task holds in isolation, outermost first.
    pub fn isolated_by(&self, task: TaskId) -> impl Iterator<Item = &Isolated> {
        self.isolation.held_by(task)
    }
}
