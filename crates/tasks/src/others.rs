//! Accumulators, actors, event counts, permissions and metrics, as operations of tasks.

use crate::accumulator::{Accumulator, Number, Operator};
use crate::actor::{Actor, ActorStatus, Letter};
use crate::kept::Pending;
use crate::misuse::BlockingOperation;
use crate::path::TaskPath;
use crate::permission::{PermissionFault, PermissionState, Region};
use crate::world::{Step, World};
use crate::{AccumulatorId, ActorId, EventId, FinishId, Misuse, ObjectId, TaskId};
use std::sync::Arc;

/// Accumulators.
impl World {
    /// Makes an object an accumulator, of doubles or of longs.
    pub fn new_accumulator(&mut self, id: AccumulatorId, operator: Operator, real: bool) {
        self.accumulators.insert(id, Arc::new(Accumulator::new(operator, real)));
    }

    fn accumulator(&self, id: AccumulatorId) -> &Accumulator {
        self.accumulators.get(id).expect("an accumulator")
    }

    fn accumulator_mut(&mut self, id: AccumulatorId) -> &mut Accumulator {
        Arc::make_mut(self.accumulators.get_mut(id).expect("an accumulator"))
    }

    pub(crate) fn check_detached(&self, accumulators: &[AccumulatorId]) -> Result<(), Misuse> {
        let attached = accumulators.iter().any(|id| self.accumulator(*id).finish.is_some());
        let repeated = (1..accumulators.len()).any(|i| accumulators[..i].contains(&accumulators[i]));
        if attached || repeated { Err(Misuse::AccumulatorAttached) } else { Ok(()) }
    }

    pub(crate) fn attach_accumulators(&mut self, finish: FinishId) {
        for id in self.finish(finish).accumulators.clone() {
            self.accumulator_mut(id).attach(finish);
        }
    }

    pub(crate) fn detach_accumulators(&mut self, finish: FinishId) {
        for id in self.finish(finish).accumulators.clone() {
            self.accumulator_mut(id).detach();
        }
    }

    /// Accumulates a value, which is of the accumulator's type.
    pub fn accumulate(&mut self, task: TaskId, id: AccumulatorId, value: Number) -> Result<(), Misuse> {
        let finish = self.accumulator(id).finish.ok_or(Misuse::PutOutsideFinish)?;
        if !self.is_within(self.innermost(task), finish) {
            return Err(Misuse::PutOutsideFinish);
        }
        let path = self.task(task).path.clone();
        self.accumulator_mut(id).put(&path, value);
        Ok(())
    }

    /// The result of the last finish of an accumulator.
    pub fn accumulated(&self, id: AccumulatorId) -> Result<Number, Misuse> {
        let accumulator = self.accumulator(id);
        if accumulator.finish.is_some() { Err(Misuse::GetInsideFinish) } else { Ok(accumulator.result()) }
    }
}

/// Actors.
impl World {
    fn actor_mut(&mut self, id: ActorId) -> &mut Actor {
        if self.actors.get(id).is_none() {
            self.actors.insert(id, Arc::new(Actor::new()));
        }
        Arc::make_mut(self.actors.get_mut(id).expect("the actor inserted above"))
    }

    /// Where an actor is in its life; one never heard of is new.
    pub fn actor_status(&self, id: ActorId) -> ActorStatus {
        self.actors.get(id).map_or(ActorStatus::New, |actor| actor.status)
    }

    /// Starts an actor. The caller then spawns the task that receives.
    pub fn start_actor(&mut self, id: ActorId) -> Result<(), Misuse> {
        if self.actor_status(id) != ActorStatus::New {
            return Err(Misuse::ActorStarted);
        }
        self.actor_mut(id).status = ActorStatus::Started;
        Ok(())
    }

    /// Sends a message. An exited actor drops it.
    pub fn send(&mut self, task: TaskId, id: ActorId, message: ObjectId) {
        let sender = self.task_mut(task);
        sender.sends += 1;
        let (number, path_length) = (sender.sends, sender.path_length);
        let letter = Letter { message, sender: sender.path.clone(), number, path_length };
        self.actor_mut(id).send(letter);
    }

    /// The senders whose message an actor may take next, in the order of the choices of
    /// [`Self::try_receive`]. At most one, unless the mailbox order is per sender.
    pub fn pending_senders(&self, id: ActorId) -> Vec<TaskPath> {
        let Some(actor) = self.actors.get(id) else { return Vec::new() };
        let choices = actor.choices(self.options.mailbox_order);
        choices.into_iter().map(|position| actor.letters[position].sender.clone()).collect()
    }

    pub(crate) fn can_receive(&self, id: ActorId) -> bool {
        match self.actors.get(id) {
            Some(actor) => match actor.status {
                ActorStatus::Exited => true,
                ActorStatus::Started => !actor.letters.is_empty(),
                ActorStatus::New | ActorStatus::Paused => false,
            },
            None => false,
        }
    }

    /// Takes a message: that of the chosen one of [`Self::pending_senders`]. None once the actor
    /// has exited.
    pub fn try_receive(
        &mut self,
        task: TaskId,
        id: ActorId,
        choice: usize,
    ) -> Result<Step<Option<ObjectId>>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Receive)?;
        if !self.can_receive(id) {
            return Ok(self.settle(task, Err(Pending::Receive(id))));
        }
        if self.actor_status(id) == ActorStatus::Exited {
            return Ok(self.settle(task, Ok(None)));
        }
        let order = self.options.mailbox_order;
        let actor = self.actor_mut(id);
        let position = actor.choices(order)[choice];
        let letter = actor.take(position);
        self.lengthen(task, letter.path_length);
        Ok(self.settle(task, Ok(Some(letter.message))))
    }

    pub(crate) fn can_begin_message(&self, id: ActorId, message: ObjectId) -> bool {
        let order = self.options.mailbox_order;
        self.actors
            .get(id)
            .is_some_and(|one| one.in_work.is_none() && one.position_of(message, order).is_some())
    }

    pub(crate) fn in_work(&self, id: ActorId) -> Option<TaskId> {
        self.actors.get(id).and_then(|actor| actor.in_work)
    }

    /// Takes this very message once it is its turn and no other is in work.
    pub fn try_begin_message(
        &mut self,
        task: TaskId,
        id: ActorId,
        message: ObjectId,
    ) -> Result<Step<()>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Receive)?;
        if !self.can_begin_message(id, message) {
            return Ok(self.settle(task, Err(Pending::Message(id, message))));
        }
        let order = self.options.mailbox_order;
        let actor = self.actor_mut(id);
        let position = actor.position_of(message, order).expect("a message whose turn it is");
        let letter = actor.take(position);
        actor.in_work = Some(task);
        self.lengthen(task, letter.path_length);
        Ok(self.settle(task, Ok(())))
    }

    /// Ends the message in work.
    pub fn end_message(&mut self, id: ActorId) {
        self.actor_mut(id).in_work = None;
    }

    /// Ends an actor and drops its messages.
    pub fn exit_actor(&mut self, id: ActorId) {
        self.actor_mut(id).exit();
    }

    /// Stops an actor from taking messages.
    pub fn pause_actor(&mut self, id: ActorId) -> Result<(), Misuse> {
        self.set_running(id, ActorStatus::Paused, Misuse::PauseNotRunning)
    }

    /// Lets an actor take messages again.
    pub fn resume_actor(&mut self, id: ActorId) -> Result<(), Misuse> {
        self.set_running(id, ActorStatus::Started, Misuse::ResumeNotRunning)
    }

    fn set_running(&mut self, id: ActorId, status: ActorStatus, otherwise: Misuse) -> Result<(), Misuse> {
        match self.actor_status(id) {
            ActorStatus::Started | ActorStatus::Paused => {
                self.actor_mut(id).status = status;
                Ok(())
            }
            ActorStatus::New | ActorStatus::Exited => Err(otherwise),
        }
    }

    /// Actors with messages that were dropped or never taken, and how many.
    pub fn unprocessed(&self) -> impl Iterator<Item = (ActorId, u32)> {
        let count = |actor: &Actor| actor.dropped + actor.letters.len() as u32;
        self.actors.iter().map(move |(id, actor)| (id, count(actor))).filter(|(_, count)| *count > 0)
    }
}

/// Event counts.
impl World {
    /// Adds one to an event count.
    pub fn advance_event(&mut self, id: EventId) {
        let count = self.read_event(id);
        self.events.insert(id, count + 1);
    }

    /// The count; 0 at first.
    pub fn read_event(&self, id: EventId) -> u64 {
        self.events.get(id).copied().unwrap_or(0)
    }

    /// Waits until the count is reached.
    pub fn try_await_event(&mut self, task: TaskId, id: EventId, count: u64) -> Result<Step<()>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Await)?;
        let reached = self.read_event(id) >= count;
        Ok(self.settle(task, if reached { Ok(()) } else { Err(Pending::Event(id, count)) }))
    }
}

/// Permission regions.
impl World {
    /// Opens a region.
    pub fn acquire(&mut self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        self.permissions.acquire(task, region)?;
        self.task_mut(task).regions.push(region);
        Ok(())
    }

    /// Closes a region that was opened on the same target in the same mode.
    pub fn release(&mut self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        let position = self.task(task).regions.iter().rposition(|open| *open == region);
        let Some(position) = position else {
            return Err(PermissionFault::ReleaseWithoutAcquire { region, task });
        };
        self.task_mut(task).regions.remove(position);
        self.permissions.release(task, region);
        Ok(())
    }

    /// The regions that a task has open, in the order of opening.
    pub fn regions(&self, task: TaskId) -> &[Region] {
        &self.task(task).regions
    }

    /// The state of an object (element 0) or of an element of an array.
    pub fn permission_state(&self, object: ObjectId, element: u32) -> PermissionState {
        self.permissions.state(object, element)
    }
}

/// Metrics.
impl World {
    /// Counts work of a task.
    pub fn do_work(&mut self, task: TaskId, units: i64) -> Result<(), Misuse> {
        let units = u64::try_from(units).map_err(|_| Misuse::NegativeWork(units))?;
        self.total_work = self.total_work.saturating_add(units);
        let worker = self.task_mut(task);
        worker.path_length = worker.path_length.saturating_add(units);
        Ok(())
    }

    pub(crate) fn lengthen(&mut self, task: TaskId, path_length: u64) {
        if self.task(task).path_length < path_length {
            self.task_mut(task).path_length = path_length;
        }
    }

    /// All work so far.
    pub fn total_work(&self) -> u64 {
        self.total_work
    }

    /// The heaviest path so far. Looks at every live task.
    pub fn critical_path(&self) -> u64 {
        let live = self.tasks.iter().map(|(_, task)| task.path_length).max().unwrap_or(0);
        live.max(self.ended_path_length)
    }
}
