//! Finish scopes.

use crate::hash::mix;
use crate::kept::Finish;
use crate::kept::Pending;
use crate::misuse::BlockingOperation;
use crate::world::{Attempt, OpenScope, World};
use crate::{AccumulatorId, FinishId, Misuse, ObjectId, TaskId};

impl World {
    /// Opens a finish scope in a task.
    pub fn begin_finish(&mut self, task: TaskId, accumulators: &[AccumulatorId]) -> Result<(), Misuse> {
        self.check_not_isolated(task, BlockingOperation::Finish)?;
        self.check_detached(accumulators)?;
        let opener = self.task(task);
        let name = mix(opener.path.name(), opener.scopes.len() as u64 + 1);
        let parent = Some(self.innermost(task));
        let eureka = self.eureka_of(task);
        let scope =
            Finish { name, parent, accumulators: accumulators.to_vec(), eureka, ..Finish::root(name) };
        let finish = self.add_finish(Finish { name, ..scope });
        self.task_mut(task).scopes.push(OpenScope { finish, children: 0 });
        self.attach_accumulators(finish);
        Ok(())
    }

    /// Gives the innermost finish scope of a task a eureka, which scopes inside it have too.
    pub fn set_eureka(&mut self, task: TaskId, eureka: ObjectId) {
        let scope = self.innermost(task);
        self.finish_mut(scope).eureka = Some(eureka);
    }

    /// The eureka of the innermost finish scope of a task.
    pub fn eureka_of(&self, task: TaskId) -> Option<ObjectId> {
        self.finish(self.innermost(task)).eureka
    }

    /// The accumulators that a finish has taken.
    pub fn accumulators_of(&self, finish: FinishId) -> Vec<AccumulatorId> {
        self.finish(finish).accumulators.clone()
    }

    /// Ends the innermost finish scope of a task: drops its registrations on phasers that it
    /// created there, then waits for all tasks of the scope. Gives the failures of the scope's
    /// tasks and `own`, in the order of the tasks' paths.
    pub fn try_end_finish(
        &mut self,
        task: TaskId,
        own: Option<ObjectId>,
    ) -> Result<Attempt<Vec<ObjectId>>, Misuse> {
        let Some(scope) = self.task(task).scopes.last().copied() else { return Err(Misuse::NoOpenFinish) };
        if self.task(task).pending.is_none() {
            self.drop_phasers_of_scope(task, scope.finish);
        }
        if self.finish(scope.finish).live > 0 {
            return Ok(self.settle(task, Err(Pending::Finish(scope.finish))));
        }
        self.detach_accumulators(scope.finish);
        let ended = self.finishes.remove(scope.finish).expect("an open finish scope");
        let waiter = self.task_mut(task);
        waiter.scopes.pop();
        waiter.path_length = waiter.path_length.max(ended.path_length);
        // A parent's path comes before its children's, so its own failure is the first.
        let others = ended.sorted_failures().into_iter().map(|(_, failure)| failure);
        let failures = own.into_iter().chain(others).collect();
        Ok(self.settle(task, Ok(failures)))
    }

    /// How many finish scopes the task itself has open.
    pub fn open_scopes(&self, task: TaskId) -> usize {
        self.task(task).scopes.len()
    }

    /// How many children a task has created in one of its scopes, counted as in [`PathStep`](crate::PathStep); none if it is not open.
    pub fn children_in(&self, task: TaskId, scope: u32) -> Option<u32> {
        let parent = self.task(task);
        match scope.checked_sub(1) {
            None => Some(parent.children),
            Some(index) => parent.scopes.get(index as usize).map(|scope| scope.children),
        }
    }

    /// How many children a task has created in each of its scopes, counted as in [`PathStep`](crate::PathStep).
    pub fn children(&self, task: TaskId) -> impl Iterator<Item = u32> + '_ {
        let parent = self.task(task);
        std::iter::once(parent.children).chain(parent.scopes.iter().map(|scope| scope.children))
    }

    /// Whether one of a task's open scopes, counted as in [`PathStep`](crate::PathStep), cannot end before another task has.
    pub fn scope_awaits(&self, task: TaskId, scope: u32, member: TaskId) -> bool {
        let open = scope.checked_sub(1).and_then(|index| self.task(task).scopes.get(index as usize));
        open.is_some_and(|open| self.is_within(self.task(member).finish, open.finish))
    }

    /// Whether a task waits for the end of a finish that another one belongs to.
    pub fn awaits_end_of(&self, waiter: TaskId, member: TaskId) -> bool {
        match self.task(waiter).pending {
            Some(Pending::Finish(finish)) => self.is_within(self.task(member).finish, finish),
            _ => false,
        }
    }

    /// Whether a scope is the given one or inside it.
    pub(crate) fn is_within(&self, inner: FinishId, outer: FinishId) -> bool {
        let mut scope = Some(inner);
        while let Some(finish) = scope {
            if finish == outer {
                return true;
            }
            scope = self.finishes.get(finish).and_then(|finish| finish.parent);
        }
        false
    }

    /// Gives the tasks, the failures and the inner scopes of a scope to another one, and forgets it: its opener
    /// ended without ending it. So a finish never ends before tasks whose names its later tasks would take.
    pub(crate) fn hand_over(&mut self, finish: FinishId, heir: FinishId) {
        self.detach_accumulators(finish);
        let scope = self.finishes.remove(finish).expect("an open finish scope");
        let members: Vec<TaskId> =
            self.tasks.iter().filter(|(_, task)| task.finish == finish).map(|(id, _)| id).collect();
        for member in members {
            self.task_mut(member).finish = heir;
        }
        let inner: Vec<FinishId> =
            self.finishes.iter().filter(|(_, one)| one.parent == Some(finish)).map(|(id, _)| id).collect();
        for one in inner {
            self.finish_mut(one).parent = Some(heir);
        }
        let around = self.finish_mut(heir);
        around.live += scope.live;
        around.failures.extend(scope.failures.iter().cloned());
        around.path_length = around.path_length.max(scope.path_length);
    }
}
