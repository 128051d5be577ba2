//! What is remembered of exceptions on their way: who threw them, and which finish collected them.

use machine::throw::TraceFrame;
use machine::{Ref, TaskId};
use tasks::FinishId;

/// A finish, and where it was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishPlace {
    /// The finish.
    pub finish: FinishId,
    /// The task that opened it.
    pub task: TaskId,
    /// The line, in the innermost frame of the program.
    pub place: Option<TraceFrame>,
}

/// What became of the exception that a task ended with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A finish that has not ended waits to throw it.
    Waits(FinishId),
    /// A finish threw it.
    Collected(FinishPlace),
    /// It is in a future, and thrown by `get`.
    Future,
}

/// An exception that left a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The exception.
    pub exception: Ref,
    /// The task.
    pub task: TaskId,
    /// What became of it.
    pub fate: Fate,
}

/// Open finish scopes and exceptions that left tasks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    finishes: Vec<FinishPlace>,
    failures: Vec<Failure>,
    /// Exceptions of the bodies of finishes that still wait for their tasks.
    held: Vec<(FinishId, Ref)>,
}

impl Records {
    /// A finish was opened.
    pub fn begin_finish(&mut self, finish: FinishId, task: TaskId, place: Option<TraceFrame>) {
        self.finishes.push(FinishPlace { finish, task, place });
    }

    /// A finish has ended: it throws what its tasks ended with.
    pub fn end_finish(&mut self, finish: FinishId) {
        let Some(position) = self.finishes.iter().rposition(|one| one.finish == finish) else { return };
        let place = self.finishes.remove(position);
        self.held.retain(|(holder, _)| *holder != finish);
        for failure in &mut self.failures {
            if failure.fate == Fate::Waits(finish) {
                failure.fate = Fate::Collected(place.clone());
            }
        }
    }

    /// The body of a finish ended with an exception, and the finish waits for its tasks.
    pub fn hold(&mut self, finish: FinishId, exception: Ref) {
        if !self.held.contains(&(finish, exception)) {
            self.held.push((finish, exception));
        }
    }

    /// A task ended with an exception, for the finish around it.
    pub fn fail_task(&mut self, task: TaskId, exception: Ref, finish: FinishId) {
        self.failures.push(Failure { exception, task, fate: Fate::Waits(finish) });
    }

    /// A task put an exception into its future.
    pub fn fail_future(&mut self, task: TaskId, exception: Ref) {
        self.failures.push(Failure { exception, task, fate: Fate::Future });
    }

    /// The way of an exception through tasks, the task that threw it first.
    pub fn of(&self, exception: Ref) -> Vec<Failure> {
        self.failures.iter().filter(|failure| failure.exception == exception).cloned().collect()
    }

    /// An exception that a finish has collected and not thrown yet.
    pub fn pending(&self) -> Option<Ref> {
        let waits = |failure: &&Failure| matches!(failure.fate, Fate::Waits(_));
        let of_task = self.failures.iter().find(waits).map(|failure| failure.exception);
        of_task.or_else(|| self.held.first().map(|(_, exception)| *exception))
    }

    /// Forgets exceptions that are gone.
    pub fn retain(&mut self, alive: impl Fn(Ref) -> bool) {
        self.failures.retain(|failure| alive(failure.exception));
        self.held.retain(|(_, exception)| alive(*exception));
    }
}
