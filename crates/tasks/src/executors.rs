//! Executors (`ThreadPoolExecutor` of `java.util.concurrent`): how many threads one has hired, how many jobs wait for one, and
//! which threads wait for a job. The jobs themselves, in the order in which they came, are kept by who runs the tasks.

use crate::construct::{Construct, Executor};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, ObjectId, TaskId};

/// What becomes of a job that is handed to an executor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handing {
    /// A new thread takes it.
    Hires,
    /// It waits for one of those that are there.
    Queues,
    /// The executor is shut down.
    Refuses,
}

impl World {
    fn executor(&self, id: ObjectId) -> Executor {
        match self.constructs.get(id) {
            Some(Construct::Executor(executor)) => executor.clone(),
            _ => Executor::default(),
        }
    }

    /// Changes an executor.
    fn with_executor(&mut self, id: ObjectId, change: impl FnOnce(&mut Executor)) {
        let mut executor = self.executor(id);
        change(&mut executor);
        self.constructs.insert(id, Construct::Executor(executor));
    }

    /// An executor is there that hires at most so many threads, or one for each job.
    pub fn add_executor(&mut self, id: ObjectId, bound: Option<u32>) {
        self.constructs.insert(id, Construct::Executor(Executor { bound, ..Executor::default() }));
    }

    /// Whether an object is an executor that was added.
    pub fn is_executor(&self, id: ObjectId) -> bool {
        matches!(self.constructs.get(id), Some(Construct::Executor(_)))
    }

    /// Whether an executor has a thread for each job.
    pub fn hires_for_each(&self, id: ObjectId) -> bool {
        self.executor(id).bound.is_none()
    }

    /// What becomes of a job that is handed to an executor now.
    pub fn handing(&self, id: ObjectId) -> Handing {
        match self.executor(id) {
            Executor { is_shut: true, .. } => Handing::Refuses,
            Executor { bound: Some(bound), hired, .. } if hired >= bound => Handing::Queues,
            _ => Handing::Hires,
        }
    }

    /// An executor hires a thread.
    pub fn hire(&mut self, id: ObjectId) {
        self.with_executor(id, |executor| {
            executor.hired += u32::from(executor.bound.is_some());
            executor.live += 1;
        });
    }

    /// A job waits for a thread of an executor.
    pub fn queue_job(&mut self, id: ObjectId) {
        self.with_executor(id, |executor| executor.queued += 1);
    }

    /// Whether a thread of an executor would take a job that waits.
    pub fn has_job_for(&self, task: TaskId, id: ObjectId) -> bool {
        self.executor(id).has_job_for(task)
    }

    /// A thread of an executor takes a job, of which one has to be there, or is told that there will be none; else it waits.
    pub fn try_take_job(&mut self, task: TaskId, id: ObjectId) -> Attempt<bool> {
        let mut executor = self.executor(id);
        let (takes, goes) = (executor.has_job_for(task), executor.is_shut);
        executor.idle.retain(|one| *one != task);
        if !takes && !goes {
            executor.idle.push(task);
            executor.idle.sort_by_key(|one| self.path(*one).name());
        }
        executor.queued -= u32::from(takes);
        self.constructs.insert(id, Construct::Executor(executor));
        let waits = Pending::Construct(id, Awaited::Job, 0);
        self.settle(task, if takes || goes { Ok(takes) } else { Err(waits) })
    }

    /// A thread of an executor leaves it.
    pub fn leave_executor(&mut self, id: ObjectId) {
        self.with_executor(id, |executor| executor.live -= 1);
    }

    /// An executor takes no more jobs.
    pub fn shut_executor(&mut self, id: ObjectId) {
        self.with_executor(id, |executor| executor.is_shut = true);
    }

    /// Whether an executor takes no more jobs.
    pub fn is_shut(&self, id: ObjectId) -> bool {
        self.executor(id).is_shut
    }

    /// Whether all threads of an executor have left, and no more will come.
    pub fn is_terminated(&self, id: ObjectId) -> bool {
        self.executor(id).is_terminated()
    }

    /// Waits until all threads of an executor have left, and no more will come.
    pub fn try_await_executor(&mut self, task: TaskId, id: ObjectId) -> Attempt<()> {
        let waits = Pending::Construct(id, Awaited::Termination, 0);
        self.settle(task, if self.is_terminated(id) { Ok(()) } else { Err(waits) })
    }
}
