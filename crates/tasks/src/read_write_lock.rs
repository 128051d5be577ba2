//! Read-write locks (`ReentrantReadWriteLock` of `java.util.concurrent`, unless it is fair), as operations of tasks: several
//! tasks may hold one to read, or one to write. Those who wait get it in the order in which they came; whoever comes anew may
//! overtake them, but does not begin to read while the first of them wants to write.

use crate::construct::{Construct, Queued, ReadWriteLock};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, LockFor, ObjectId, TaskId};

impl ReadWriteLock {
    /// How often a task holds it.
    pub(crate) fn holds(&self, task: TaskId, what: LockFor) -> u32 {
        match what {
            LockFor::Reading => {
                self.readers.iter().find(|(one, _)| *one == task).map_or(0, |(_, times)| *times)
            }
            LockFor::Writing => self.writer.filter(|(one, _)| *one == task).map_or(0, |(_, times)| times),
        }
    }

    /// Whether a task gets it now that waits at this place, or that comes anew.
    fn gives(&self, task: TaskId, what: LockFor, place: Option<usize>) -> bool {
        let is_first = place.is_none_or(|place| place == 0);
        let has_some = self.holds(task, LockFor::Reading) > 0 || self.holds(task, LockFor::Writing) > 0;
        let writer_is_next = self.queue.first().is_some_and(|first| first.what == LockFor::Writing);
        let stands_back = what == LockFor::Reading && place.is_none() && writer_is_next && !has_some;
        is_first && !stands_back && self.is_free_for(task, what)
    }

    /// Who keeps it from a task that waits: the holders that it cannot be beside, or else who waits in front of it.
    pub(crate) fn in_front_of(&self, task: TaskId) -> Vec<TaskId> {
        let place = self.queue.iter().position(|one| one.task == task);
        let reads = place.is_some_and(|place| self.queue[place].what == LockFor::Reading);
        let holders = self.writer.iter().chain(self.readers.iter().filter(|_| !reads));
        let holders: Vec<TaskId> = holders.map(|(one, _)| *one).collect();
        match place {
            Some(place) if holders.is_empty() && place > 0 => vec![self.queue[place - 1].task],
            _ => holders,
        }
    }

    fn take(&mut self, task: TaskId, what: LockFor) {
        match (what, &mut self.writer) {
            (LockFor::Writing, Some((_, times))) => *times += 1,
            (LockFor::Writing, None) => self.writer = Some((task, 1)),
            (LockFor::Reading, _) => match self.readers.iter_mut().find(|(one, _)| *one == task) {
                Some((_, times)) => *times += 1,
                None => self.readers.push((task, 1)),
            },
        }
    }

    fn give_back(&mut self, task: TaskId, what: LockFor) {
        match (what, &mut self.writer) {
            (LockFor::Writing, Some((_, times))) if *times > 1 => *times -= 1,
            (LockFor::Writing, _) => self.writer = None,
            (LockFor::Reading, _) => {
                if let Some((_, times)) = self.readers.iter_mut().find(|(one, _)| *one == task) {
                    *times -= 1;
                }
                self.readers.retain(|(_, times)| *times > 0);
            }
        }
    }
}

impl World {
    fn read_write_lock(&self, id: ObjectId) -> ReadWriteLock {
        match self.constructs.get(id) {
            Some(Construct::ReadWriteLock(lock)) => lock.clone(),
            _ => ReadWriteLock::default(),
        }
    }

    /// One that nobody holds or waits for is not to be told from one never heard of.
    fn set_read_write_lock(&mut self, id: ObjectId, lock: ReadWriteLock) {
        if lock == ReadWriteLock::default() {
            self.constructs.remove(id);
        } else {
            self.constructs.insert(id, Construct::ReadWriteLock(lock));
        }
    }

    /// How often a task holds a lock.
    pub fn lock_holds(&self, task: TaskId, id: ObjectId, what: LockFor) -> u32 {
        self.read_write_lock(id).holds(task, what)
    }

    /// How often all tasks together hold a lock to read it.
    pub fn read_holds(&self, id: ObjectId) -> u32 {
        self.read_write_lock(id).readers.iter().map(|(_, times)| times).sum()
    }

    /// Who holds a lock to write.
    pub fn lock_writer(&self, id: ObjectId) -> Option<TaskId> {
        self.read_write_lock(id).writer.map(|(task, _)| task)
    }

    /// The locks that are held to write, and who holds them.
    pub fn locks_held_to_write(&self) -> impl Iterator<Item = (ObjectId, TaskId)> + '_ {
        self.constructs.iter().filter_map(|(id, construct)| match construct {
            Construct::ReadWriteLock(lock) => lock.writer.map(|(task, _)| (id, task)),
            _ => None,
        })
    }

    /// Whether a task can have a lock, whoever waits.
    pub fn is_lock_free_for(&self, task: TaskId, id: ObjectId, what: LockFor) -> bool {
        self.read_write_lock(id).is_free_for(task, what)
    }

    /// Takes a lock, whoever waits for it; false if that is not possible.
    pub fn take_lock(&mut self, task: TaskId, id: ObjectId, what: LockFor) -> bool {
        let mut lock = self.read_write_lock(id);
        let free = lock.is_free_for(task, what);
        if free {
            lock.take(task, what);
            self.set_read_write_lock(id, lock);
        }
        free
    }

    /// Takes a lock, or waits for it.
    pub fn try_lock(
        &mut self,
        task: TaskId,
        id: ObjectId,
        what: LockFor,
        interruptibly: bool,
    ) -> Attempt<()> {
        let mut lock = self.read_write_lock(id);
        let place = lock.queue.iter().position(|one| one.task == task);
        let gets = lock.gives(task, what, place);
        match place {
            Some(place) if gets => {
                lock.queue.remove(place);
            }
            None if !gets => lock.queue.push(Queued { task, what }),
            _ => {}
        }
        if gets {
            lock.take(task, what);
        }
        self.set_read_write_lock(id, lock);
        let awaited = if interruptibly { Awaited::Lock } else { Awaited::LockAlways };
        self.settle(task, if gets { Ok(()) } else { Err(Pending::Construct(id, awaited, 0)) })
    }

    /// Gives a lock back; false if the task does not hold it.
    pub fn unlock(&mut self, task: TaskId, id: ObjectId, what: LockFor) -> bool {
        let mut lock = self.read_write_lock(id);
        let held = lock.holds(task, what) > 0;
        if held {
            lock.give_back(task, what);
            self.set_read_write_lock(id, lock);
        }
        held
    }

    /// A task waits for a lock no longer.
    pub(crate) fn leave_lock_queue(&mut self, task: TaskId, id: ObjectId) {
        let mut lock = self.read_write_lock(id);
        lock.queue.retain(|one| one.task != task);
        self.set_read_write_lock(id, lock);
    }
}
