//! Tasks that nobody need look at: they wait for the end of a finish or for a future, and can go on when that has come.
//!
//! All of it follows from the rest of the world, and is no part of a state.

use crate::kept::Pending;
use crate::table::Table;
use crate::world::World;
use crate::{FinishId, FutureId, TaskId};

/// Who sleeps, by what wakes them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asleep {
    finishes: Table<FinishId, TaskId>,
    futures: Table<FutureId, Vec<TaskId>>,
    /// Who has been woken since the last question.
    woken: Vec<TaskId>,
}

impl Asleep {
    /// A finish has no live tasks any more.
    pub(crate) fn finish_is_over(&mut self, finish: FinishId) {
        self.woken.extend(self.finishes.remove(finish));
    }

    /// A future is resolved.
    pub(crate) fn future_is_resolved(&mut self, future: FutureId) {
        self.woken.extend(self.futures.remove(future).into_iter().flatten());
    }
}

impl World {
    /// If a live task waits for the end of a finish or for a future, it is asleep from now on, until that comes: it cannot run
    /// before [`World::take_woken`] gives it. Says whether it is.
    pub fn lull(&mut self, task: TaskId) -> bool {
        let state = self.task(task);
        let awaited = state.awaits.iter().copied().find(|future| !self.is_resolved(*future));
        let future = match (awaited, &state.pending) {
            (Some(future), _) => future,
            (None, Some(Pending::Future(future))) if !self.is_resolved(*future) => *future,
            (None, Some(Pending::Finish(finish))) if self.finish(*finish).live > 0 => {
                let finish = *finish;
                self.asleep.finishes.insert(finish, task);
                return true;
            }
            _ => return false,
        };
        match self.asleep.futures.get_mut(future) {
            Some(sleepers) => sleepers.push(task),
            None => self.asleep.futures.insert(future, vec![task]),
        }
        true
    }

    /// The tasks that have been woken since the last call.
    pub fn take_woken(&mut self) -> Vec<TaskId> {
        std::mem::take(&mut self.asleep.woken)
    }
}
