//! Threads (`java.lang.Thread`): tasks that no finish of the program waits for, and whose end others may await.

use crate::construct::{Construct, Thread, ThreadStage};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, ObjectId, TaskId};

impl World {
    fn thread(&self, thread: ObjectId) -> Option<&Thread> {
        match self.constructs.get(thread) {
            Some(Construct::Thread(thread)) => Some(thread),
            _ => None,
        }
    }

    /// A task is what a thread does.
    pub fn begin_thread(&mut self, thread: ObjectId, task: TaskId, stage: ThreadStage) {
        let begun = Thread { task, stage, failure: None };
        self.constructs.insert(thread, Construct::Thread(begun));
    }

    /// A thread has come further; a failure that it has met with is kept.
    pub fn advance_thread(&mut self, thread: ObjectId, stage: ThreadStage, failure: Option<ObjectId>) {
        if let Some(Construct::Thread(one)) = self.constructs.get_mut(thread) {
            one.stage = stage;
            one.failure = failure.or(one.failure);
        }
    }

    /// How far the thread of a task has come, if the task is one.
    pub fn thread_stage(&self, thread: ObjectId, task: TaskId) -> Option<ThreadStage> {
        self.thread(thread).filter(|one| one.task == task).map(|one| one.stage)
    }

    /// A thread ends: whoever waits for that goes on. Gives the exception that it ends with.
    pub fn end_thread(&mut self, thread: ObjectId) -> Option<ObjectId> {
        let failure = self.thread(thread).and_then(|one| one.failure);
        self.constructs.remove(thread);
        failure
    }

    /// Whether a thread has been started and has not ended.
    pub fn is_thread_alive(&self, thread: ObjectId) -> bool {
        self.thread(thread).is_some()
    }

    /// Whether there are threads.
    pub fn has_threads(&self) -> bool {
        self.constructs.iter().any(|(_, one)| matches!(one, Construct::Thread(_)))
    }

    /// Waits for the end of a thread; one that is not known counts as ended.
    pub fn try_join_thread(&mut self, task: TaskId, thread: ObjectId) -> Attempt<()> {
        let waits = Pending::Construct(thread, Awaited::End, 0);
        let ended = !self.is_thread_alive(thread);
        self.settle(task, if ended { Ok(()) } else { Err(waits) })
    }

    /// Whether a task waits for the end of a thread.
    pub fn is_joining(&self, task: TaskId) -> bool {
        matches!(self.task(task).pending, Some(Pending::Construct(_, Awaited::End, _)))
    }

    /// Whether a live task other than this one bears its name: a thread may outlive the scope in which its creator was
    /// named.
    pub fn is_name_taken(&self, task: TaskId) -> bool {
        let name = self.path(task).name();
        self.tasks.iter().any(|(id, one)| id != task && one.path.name() == name)
    }
}
