//! Futures, whether of a task or data-driven.
//!
//! Only unresolved futures are known: whoever asks for one that is not known finds it resolved.
//! The value or failure itself stays with the program's object. With metrics, resolved ones are
//! kept for the critical path of their resolver.

use crate::kept::Pending;
use crate::kept::{Future, FutureState};
use crate::misuse::BlockingOperation;
use crate::world::{Attempt, World};
use crate::{FutureId, Misuse, ObjectId, TaskId};

impl World {
    /// Makes an object an unresolved future.
    pub fn new_future(&mut self, future: FutureId) {
        self.futures.insert(future, Future { state: FutureState::Open, owner: None });
        // The object's number may have belonged to a future that is garbage by now.
        self.unseen_failures.remove(future);
    }

    /// Whether a future is resolved.
    pub fn is_resolved(&self, future: FutureId) -> bool {
        self.futures.get(future).is_none_or(|one| matches!(one.state, FutureState::Resolved { .. }))
    }

    /// Claims the right to resolve a future; false if it is resolved or claimed.
    pub fn claim_future(&mut self, future: FutureId) -> bool {
        match self.futures.get_mut(future) {
            Some(one) if one.state == FutureState::Open => {
                one.state = FutureState::Claimed;
                true
            }
            _ => false,
        }
    }

    /// Resolves a future, with a failure or without. A failure is remembered until someone waits
    /// for the future.
    pub fn resolve_future(
        &mut self,
        task: TaskId,
        future: FutureId,
        failure: Option<ObjectId>,
    ) -> Result<(), Misuse> {
        if self.is_resolved(future) {
            return Err(Misuse::AlreadyResolved);
        }
        if self.options.metrics {
            let path_length = self.task(task).path_length;
            self.futures.insert(future, Future { state: FutureState::Resolved { path_length }, owner: None });
        } else {
            self.futures.remove(future);
        }
        self.asleep.future_is_resolved(future);
        if let Some(failure) = failure {
            let resolver = self.task(task).path.clone();
            self.unseen_failures.insert(future, (resolver, failure));
        }
        Ok(())
    }

    /// Waits for a future.
    pub fn try_await_future(&mut self, task: TaskId, future: FutureId) -> Result<Attempt<()>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Get)?;
        if !self.is_resolved(future) {
            return Ok(self.settle(task, Err(Pending::Future(future))));
        }
        self.join_future(task, future);
        Ok(self.settle(task, Ok(())))
    }

    /// Waits for any one of several futures. With none at all it does not wait.
    pub fn try_await_any(&mut self, task: TaskId, futures: &[FutureId]) -> Result<Attempt<()>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::WaitAny)?;
        if !futures.is_empty() && !futures.iter().any(|future| self.is_resolved(*future)) {
            return Ok(self.settle(task, Err(Pending::AnyFuture(futures.into()))));
        }
        for future in futures {
            if self.is_resolved(*future) {
                self.join_future(task, *future);
            }
        }
        Ok(self.settle(task, Ok(())))
    }

    /// What follows from a task's having waited for a resolved future.
    pub(crate) fn join_future(&mut self, task: TaskId, future: FutureId) {
        self.unseen_failures.remove(future);
        if let Some(Future { state: FutureState::Resolved { path_length }, .. }) =
            self.futures.get(future).copied()
        {
            self.lengthen(task, path_length);
        }
    }

    /// Futures that failed and that no task has waited for, with what they failed with.
    pub fn unseen_failures(&self) -> impl Iterator<Item = (FutureId, ObjectId)> {
        self.unseen_failures.iter().map(|(future, (_, failure))| (future, *failure))
    }
}
