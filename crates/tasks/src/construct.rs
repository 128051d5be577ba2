//! Constructs that tasks meet at and that no other construct knows of, each with a file of its own. What every part of the
//! world asks of them is asked here: a new one is a variant and its answers.

use crate::{ObjectId, TaskId};

/// Names that do not depend on the schedule.
type TaskName<'a> = &'a dyn Fn(TaskId) -> u64;
type ObjectName<'a> = &'a dyn Fn(ObjectId) -> u64;

/// What such a construct keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Construct {
    /// An event count.
    EventCount(u64),
    /// An exchanger.
    Exchanger(Exchanger),
    /// A thread that has been started and is not gone.
    Thread(Thread),
    /// What a latch has left to count, if some was counted.
    Latch(u64),
    /// A semaphore that is not as it was made.
    Semaphore(Semaphore),
    /// A read-write lock that somebody holds or waits for.
    ReadWriteLock(ReadWriteLock),
    /// A task of a fork/join pool that was handed out.
    Fork(Fork),
    /// How many tasks of a fork/join pool have not ended.
    Pool(u32),
    /// An executor.
    Executor(Executor),
}

/// What is kept of a task of a fork/join pool that was handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fork {
    /// Who handed it out, or runs it itself.
    pub by: TaskId,
    /// The name of that one, which may have ended.
    pub(crate) by_name: u64,
    /// The pool.
    pub pool: ObjectId,
}

/// What a read-write lock keeps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ReadWriteLock {
    /// Who holds it to write, and how often.
    pub(crate) writer: Option<(TaskId, u32)>,
    /// Who holds it to read, and how often.
    pub(crate) readers: Vec<(TaskId, u32)>,
    /// Who waits, in order of arrival.
    pub(crate) queue: Vec<Queued>,
}

/// A task that waits for a read-write lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Queued {
    pub(crate) task: TaskId,
    pub(crate) what: LockFor,
}

/// What a semaphore keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Semaphore {
    /// The permits that are there.
    pub(crate) permits: i32,
    /// Who waits, in order of arrival, and for how many permits.
    pub(crate) queue: Vec<(TaskId, i32)>,
}

/// What a task wants a read-write lock for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockFor {
    /// To read, beside others who read.
    Reading,
    /// To write, alone.
    Writing,
}

impl ReadWriteLock {
    /// Whether a task can have it, whoever waits.
    pub(crate) fn is_free_for(&self, task: TaskId, what: LockFor) -> bool {
        match (what, self.writer) {
            (_, Some((owner, _))) => owner == task,
            (LockFor::Reading, None) => true,
            (LockFor::Writing, None) => self.readers.is_empty(),
        }
    }

    /// Whether a task that waits can go on.
    pub(crate) fn lets_go_on(&self, task: TaskId) -> bool {
        let first = self.queue.first();
        first.is_some_and(|first| first.task == task && self.is_free_for(task, first.what))
    }
}

/// What an executor keeps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Executor {
    /// How many threads it may hire; none if each job gets one of its own.
    pub(crate) bound: Option<u32>,
    /// How many it has hired, if they are bounded.
    pub(crate) hired: u32,
    /// How many of them have not left.
    pub(crate) live: u32,
    /// How many jobs wait for a thread.
    pub(crate) queued: u32,
    /// The threads that wait for a job.
    pub(crate) idle: Vec<TaskId>,
    /// It takes no more jobs.
    pub(crate) is_shut: bool,
}

impl Executor {
    /// Whether who waits here can go on. Of the threads that wait for a job, each of the first takes one.
    pub(crate) fn lets_go_on(&self, task: TaskId, awaited: Awaited) -> bool {
        match awaited {
            Awaited::Termination => self.is_terminated(),
            _ => self.is_shut || self.has_job_for(task),
        }
    }

    /// Whether a thread would take a job that waits.
    pub(crate) fn has_job_for(&self, task: TaskId) -> bool {
        let before = self.idle.iter().take_while(|one| **one != task).count();
        self.queued as usize > before
    }

    /// All have left, and no more will come.
    pub(crate) fn is_terminated(&self) -> bool {
        self.is_shut && self.live == 0
    }
}

/// What an exchanger keeps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Exchanger {
    /// Who waits for a partner, and what it brings.
    pub(crate) waiting: Option<(TaskId, ObjectId)>,
    /// What partners have left for tasks that have not gone on yet.
    pub(crate) left: Vec<(TaskId, ObjectId)>,
}

/// What is kept of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thread {
    /// What it does.
    pub(crate) task: TaskId,
    /// How far it has come.
    pub(crate) stage: ThreadStage,
    /// The exception that it ends with, which nobody handles.
    pub(crate) failure: Option<ObjectId>,
}

/// How far a thread has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadStage {
    /// It does what it is for.
    Runs,
    /// A handler sees to the exception that left it.
    Handles,
    /// It is about to end.
    Leaves,
    /// It is one of a pool and does what tasks of Habanero do; it does not end with one of them.
    Serves,
}

/// What a task waits for at such a construct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The count of events that it named.
    EventCount,
    /// A partner at an exchanger.
    Partner,
    /// The end of a thread.
    End,
    /// A latch that has counted to zero.
    Zero,
    /// Permits of a semaphore.
    Permits,
    /// The same, whether or not it is interrupted.
    PermitsAlways,
    /// A read-write lock.
    Lock,
    /// The same, whether or not it is interrupted.
    LockAlways,
    /// The end of all tasks of a pool.
    Quiet,
    /// A job, as a thread of an executor.
    Job,
    /// That all threads of an executor have left.
    Termination,
    /// Nothing any more: its time is up.
    Nothing,
}

impl Awaited {
    /// Whether the wait ends when the task's thread is interrupted.
    pub(crate) fn is_interruptible(self) -> bool {
        match self {
            Awaited::EventCount | Awaited::PermitsAlways | Awaited::LockAlways | Awaited::Nothing => false,
            Awaited::Job => false,
            Awaited::Partner | Awaited::End | Awaited::Zero | Awaited::Permits | Awaited::Lock => true,
            Awaited::Quiet | Awaited::Termination => true,
        }
    }

    /// Whether the wait is over if nothing is kept of the construct.
    pub(crate) fn is_over_when_gone(self) -> bool {
        match self {
            Awaited::EventCount | Awaited::Partner => false,
            Awaited::Zero | Awaited::Permits | Awaited::PermitsAlways => false,
            Awaited::Lock | Awaited::LockAlways | Awaited::Job | Awaited::Termination => false,
            Awaited::End | Awaited::Quiet | Awaited::Nothing => true,
        }
    }
}

impl Construct {
    /// Whether a task that waits here can go on; `wanted` is what it waits for.
    pub(crate) fn lets_go_on(&self, task: TaskId, awaited: Awaited, wanted: u64) -> bool {
        match self {
            Construct::EventCount(count) => *count >= wanted,
            Construct::Exchanger(Exchanger { left, .. }) => left.iter().any(|(one, _)| *one == task),
            Construct::Thread(_) | Construct::Fork(_) => false,
            Construct::Pool(live) => *live == 0,
            Construct::Executor(executor) => executor.lets_go_on(task, awaited),
            Construct::Latch(left) => *left == 0,
            Construct::Semaphore(Semaphore { permits, queue }) => queue
                .first()
                .is_some_and(|(one, wanted)| *one == task && crate::has_permits(*permits, *wanted)),
            Construct::ReadWriteLock(lock) => lock.lets_go_on(task),
        }
    }

    /// All that it keeps, in rows whose order does not matter, with these names for tasks and objects.
    pub(crate) fn rows(&self, task: TaskName<'_>, object: ObjectName<'_>) -> Vec<Vec<u64>> {
        match self {
            Construct::EventCount(count) => vec![vec![0, *count]],
            Construct::Exchanger(Exchanger { waiting, left }) => {
                let row =
                    |tag: u64, (one, brings): &(TaskId, ObjectId)| vec![tag, task(*one), object(*brings)];
                let waiting = waiting.iter().map(|one| row(1, one));
                waiting.chain(left.iter().map(|one| row(2, one))).collect()
            }
            Construct::Thread(Thread { task: one, stage, failure }) => {
                vec![vec![3, task(*one), *stage as u64, failure.map_or(0, object)]]
            }
            Construct::Latch(left) => vec![vec![4, *left]],
            // Who has ended has no name that changes.
            Construct::Fork(Fork { by, by_name, pool }) => {
                let known = task(*by);
                vec![vec![10, known, if known == 0 { *by_name } else { 0 }, object(*pool)]]
            }
            Construct::Pool(live) => vec![vec![11, u64::from(*live)]],
            Construct::Executor(Executor { bound, hired, live, queued, idle, is_shut }) => {
                let counts =
                    [bound.map_or(0, |bound| bound + 1), *hired, *live, *queued, u32::from(*is_shut)];
                let row = [12].into_iter().chain(counts.map(u64::from)).collect();
                idle.iter().map(|one| vec![13, task(*one)]).chain([row]).collect()
            }
            Construct::Semaphore(Semaphore { permits, queue }) => {
                let row = |(place, (one, wanted)): (usize, &(TaskId, i32))| {
                    vec![6, place as u64, task(*one), *wanted as u64]
                };
                let queue = queue.iter().enumerate().map(row);
                queue.chain([vec![5, *permits as u64]]).collect()
            }
            Construct::ReadWriteLock(ReadWriteLock { writer, readers, queue }) => {
                let held = |tag: u64, (one, times): &(TaskId, u32)| vec![tag, task(*one), u64::from(*times)];
                let queued = queue.iter().enumerate().map(|(place, Queued { task: one, what })| {
                    vec![9, place as u64, task(*one), *what as u64]
                });
                let holds = writer.iter().map(|one| held(7, one));
                holds.chain(readers.iter().map(|one| held(8, one))).chain(queued).collect()
            }
        }
    }

    /// The objects that it keeps, each for a task.
    pub(crate) fn objects(&self) -> Vec<(TaskId, ObjectId)> {
        match self {
            Construct::EventCount(_) | Construct::Latch(_) => Vec::new(),
            Construct::Fork(_) | Construct::Pool(_) | Construct::Executor(_) => Vec::new(),
            Construct::Semaphore(_) | Construct::ReadWriteLock(_) => Vec::new(),
            Construct::Thread(Thread { task, failure, .. }) => {
                failure.map(|failure| (*task, failure)).into_iter().collect()
            }
            Construct::Exchanger(Exchanger { waiting, left }) => {
                waiting.iter().chain(left).copied().collect()
            }
        }
    }

    /// Who could let a task go on that waits here, as far as that is known; some of them may have ended.
    pub(crate) fn releasers(&self, waiting: TaskId) -> Vec<TaskId> {
        match self {
            Construct::EventCount(_) | Construct::Exchanger(_) => Vec::new(),
            Construct::Latch(_) | Construct::Semaphore(_) => Vec::new(),
            Construct::Fork(_) | Construct::Pool(_) | Construct::Executor(_) => Vec::new(),
            Construct::Thread(thread) => vec![thread.task],
            Construct::ReadWriteLock(lock) => lock.in_front_of(waiting),
        }
    }
}
