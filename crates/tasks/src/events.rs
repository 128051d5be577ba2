//! Event counts, as operations of tasks.

use crate::construct::Construct;
use crate::kept::Pending;
use crate::misuse::BlockingOperation;
use crate::world::{Attempt, World};
use crate::{Awaited, EventId, Misuse, TaskId};

impl World {
    /// Adds one to an event count.
    pub fn advance_event(&mut self, id: EventId) {
        let count = self.read_event(id);
        self.constructs.insert(id.0, Construct::EventCount(count + 1));
    }

    /// The count; 0 at first.
    pub fn read_event(&self, id: EventId) -> u64 {
        match self.constructs.get(id.0) {
            Some(Construct::EventCount(count)) => *count,
            _ => 0,
        }
    }

    /// Waits until the count is reached.
    pub fn try_await_event(&mut self, task: TaskId, id: EventId, count: u64) -> Result<Attempt<()>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Await)?;
        let reached = self.read_event(id) >= count;
        let waits = Pending::Construct(id.0, Awaited::EventCount, count);
        Ok(self.settle(task, if reached { Ok(()) } else { Err(waits) }))
    }
}
