//! Tasks of fork/join pools (`java.util.concurrent.ForkJoinTask`): who handed out which, and how many of a pool have not ended.
//! Whether one is complete stands in the object itself.

use crate::construct::{Construct, Fork};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, ObjectId, TaskId};

impl World {
    /// A task of a pool is handed out, or run by the one that holds it.
    pub fn begin_fork(&mut self, forked: ObjectId, by: TaskId, pool: ObjectId) {
        let by_name = self.path(by).name();
        self.constructs.insert(forked, Construct::Fork(Fork { by, by_name, pool }));
    }

    /// Who handed out a task of a pool; none if nobody has.
    pub fn fork_of(&self, forked: ObjectId) -> Option<Fork> {
        match self.constructs.get(forked) {
            Some(Construct::Fork(fork)) => Some(*fork),
            _ => None,
        }
    }

    /// How many tasks of a pool have not ended.
    pub fn live_in_pool(&self, pool: ObjectId) -> u32 {
        match self.constructs.get(pool) {
            Some(Construct::Pool(live)) => *live,
            _ => 0,
        }
    }

    /// A pool has one task more to run.
    pub fn join_pool(&mut self, pool: ObjectId) {
        let live = self.live_in_pool(pool) + 1;
        self.constructs.insert(pool, Construct::Pool(live));
    }

    /// A task of a pool has ended.
    pub fn leave_pool(&mut self, pool: ObjectId) {
        match self.live_in_pool(pool) {
            0 | 1 => drop(self.constructs.remove(pool)),
            live => self.constructs.insert(pool, Construct::Pool(live - 1)),
        }
    }

    /// Waits until all tasks of a pool have ended.
    pub fn try_await_pool(&mut self, task: TaskId, pool: ObjectId) -> Attempt<()> {
        let waits = Pending::Construct(pool, Awaited::Quiet, 0);
        let quiet = self.live_in_pool(pool) == 0;
        self.settle(task, if quiet { Ok(()) } else { Err(waits) })
    }

    /// Whether a task holds a read-write lock.
    pub fn holds_read_write_lock(&self, task: TaskId) -> bool {
        self.constructs.iter().any(|(_, construct)| match construct {
            Construct::ReadWriteLock(lock) => {
                lock.writer.is_some_and(|(one, _)| one == task)
                    || lock.readers.iter().any(|(one, _)| *one == task)
            }
            _ => false,
        })
    }
}
