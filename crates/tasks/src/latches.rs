//! Latches and semaphores (`CountDownLatch` and `Semaphore` of `java.util.concurrent`), as operations of tasks. What one was
//! made with is given each time: one that nobody has used yet is not known here.

use crate::construct::{Construct, ReadWriteLock, Semaphore};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, ObjectId, TaskId};

/// How a task asks a semaphore for permits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// How many it wants.
    pub wanted: i32,
    /// It does not overtake those who wait.
    pub in_turn: bool,
    /// An interrupt ends the wait.
    pub interruptibly: bool,
}

/// Whether there are as many permits as wanted. The library subtracts, and so does not see that there are far too few.
pub fn has_permits(permits: i32, wanted: i32) -> bool {
    permits.wrapping_sub(wanted) >= 0
}

impl World {
    /// What a latch has left to count.
    pub fn latch_count(&self, id: ObjectId, made_with: u64) -> u64 {
        match self.constructs.get(id) {
            Some(Construct::Latch(left)) => *left,
            _ => made_with,
        }
    }

    /// What a latch has left to count, the permits of a semaphore, or the holds of a read-write lock as the library counts
    /// them, if it is not as it was made.
    pub fn count_at(&self, id: ObjectId) -> Option<u64> {
        match self.constructs.get(id)? {
            Construct::Latch(left) => Some(*left),
            Construct::Semaphore(semaphore) => Some(semaphore.permits as u64),
            Construct::ReadWriteLock(ReadWriteLock { writer, readers, queue: _ }) => {
                let readers: u32 = readers.iter().map(|(_, times)| times).sum();
                Some(u64::from(readers) << 16 | writer.map_or(0, |(_, times)| u64::from(times)))
            }
            _ => None,
        }
    }

    /// Counts a latch down; false if it has come to zero before.
    pub fn count_down(&mut self, id: ObjectId, made_with: u64) -> bool {
        match self.latch_count(id, made_with) {
            0 => false,
            left => {
                self.constructs.insert(id, Construct::Latch(left - 1));
                true
            }
        }
    }

    /// Waits until a latch has counted to zero.
    pub fn try_pass_latch(&mut self, task: TaskId, id: ObjectId, made_with: u64) -> Attempt<()> {
        let is_over = self.latch_count(id, made_with) == 0;
        let waits = Pending::Construct(id, Awaited::Zero, 0);
        self.settle(task, if is_over { Ok(()) } else { Err(waits) })
    }

    fn semaphore(&self, id: ObjectId, made_with: i32) -> Semaphore {
        match self.constructs.get(id) {
            Some(Construct::Semaphore(semaphore)) => semaphore.clone(),
            _ => Semaphore { permits: made_with, queue: Vec::new() },
        }
    }

    /// One that is as it was made is not to be told from one never heard of.
    fn set_semaphore(&mut self, id: ObjectId, made_with: i32, semaphore: Semaphore) {
        if semaphore.permits == made_with && semaphore.queue.is_empty() {
            self.constructs.remove(id);
        } else {
            self.constructs.insert(id, Construct::Semaphore(semaphore));
        }
    }

    /// The permits of a semaphore that are there.
    pub fn permits(&self, id: ObjectId, made_with: i32) -> i32 {
        self.semaphore(id, made_with).permits
    }

    /// How many tasks wait in the queue of a semaphore or a read-write lock.
    pub fn waiting_at(&self, id: ObjectId) -> usize {
        match self.constructs.get(id) {
            Some(Construct::Semaphore(semaphore)) => semaphore.queue.len(),
            Some(Construct::ReadWriteLock(lock)) => lock.queue.len(),
            _ => 0,
        }
    }

    /// Whether so many permits would be enough for the first task that waits for some.
    pub fn would_serve_first(&self, id: ObjectId, permits: i32) -> bool {
        match self.constructs.get(id) {
            Some(Construct::Semaphore(semaphore)) => {
                semaphore.queue.first().is_some_and(|(_, wanted)| has_permits(permits, *wanted))
            }
            _ => false,
        }
    }

    /// Adds permits to a semaphore, or takes some away whether or not they are there; false if there would be too many.
    pub fn add_permits(&mut self, id: ObjectId, made_with: i32, more: i32) -> bool {
        let mut semaphore = self.semaphore(id, made_with);
        let Some(permits) = semaphore.permits.checked_add(more) else { return false };
        semaphore.permits = permits;
        self.set_semaphore(id, made_with, semaphore);
        true
    }

    /// Takes permits of a semaphore away that are there.
    pub fn take_permits(&mut self, id: ObjectId, made_with: i32, wanted: i32) {
        let mut semaphore = self.semaphore(id, made_with);
        semaphore.permits = semaphore.permits.wrapping_sub(wanted);
        self.set_semaphore(id, made_with, semaphore);
    }

    /// Takes permits of a semaphore, or waits for them: those who wait get theirs in the order in which they came, and
    /// whoever comes anew may overtake them if it does not ask in turn.
    pub fn try_acquire(&mut self, task: TaskId, id: ObjectId, made_with: i32, asking: Asking) -> Attempt<()> {
        let Asking { wanted, in_turn, interruptibly } = asking;
        let mut semaphore = self.semaphore(id, made_with);
        let place = semaphore.queue.iter().position(|(one, _)| *one == task);
        let first = match place {
            Some(place) => place == 0,
            None => !in_turn || semaphore.queue.is_empty(),
        };
        let gets = first && has_permits(semaphore.permits, wanted);
        match place {
            Some(place) if gets => {
                semaphore.queue.remove(place);
            }
            None if !gets => semaphore.queue.push((task, wanted)),
            _ => {}
        }
        if gets {
            semaphore.permits = semaphore.permits.wrapping_sub(wanted);
        }
        self.set_semaphore(id, made_with, semaphore);
        let awaited = if interruptibly { Awaited::Permits } else { Awaited::PermitsAlways };
        self.settle(task, if gets { Ok(()) } else { Err(Pending::Construct(id, awaited, 0)) })
    }

    /// A task that waits at a latch, a semaphore or a read-write lock does so no longer.
    pub fn stop_waiting(&mut self, task: TaskId, id: ObjectId, made_with: i32) {
        match self.constructs.get(id) {
            Some(Construct::Semaphore(_)) => {
                let mut semaphore = self.semaphore(id, made_with);
                semaphore.queue.retain(|(one, _)| *one != task);
                self.set_semaphore(id, made_with, semaphore);
            }
            Some(Construct::ReadWriteLock(_)) => self.leave_lock_queue(task, id),
            _ => {}
        }
        let _: Attempt<()> = self.settle(task, Ok(()));
    }

    /// Whether a task waits at a construct.
    pub fn is_waiting_at(&self, task: TaskId, id: ObjectId) -> bool {
        matches!(self.task(task).pending, Some(Pending::Construct(one, ..)) if one == id)
    }

    /// The time of a task is up; false if it does not wait at a construct.
    pub fn expire(&mut self, task: TaskId) -> bool {
        let Some(Pending::Construct(id, ..)) = self.task(task).pending else { return false };
        self.task_mut(task).pending = Some(Pending::Construct(id, Awaited::Nothing, 0));
        true
    }

    /// Whether the time of a task is up that waited at a construct.
    pub fn has_expired(&self, task: TaskId) -> bool {
        matches!(self.task(task).pending, Some(Pending::Construct(_, Awaited::Nothing, _)))
    }
}
