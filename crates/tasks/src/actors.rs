//! Actors, as operations of tasks.

use crate::actor::{Actor, ActorStatus, Letter};
use crate::kept::Pending;
use crate::misuse::BlockingOperation;
use crate::path::TaskPath;
use crate::world::{Attempt, World};
use crate::{ActorId, Misuse, ObjectId, TaskId};
use std::sync::Arc;

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

    /// Whether an actor could take a message now.
    pub fn has_message(&self, id: ActorId) -> bool {
        self.can_receive(id) && self.actor_status(id) != ActorStatus::Exited
    }

    /// Takes a message: that of the chosen one of [`Self::pending_senders`]. None once the actor
    /// has exited.
    pub fn try_receive(
        &mut self,
        task: TaskId,
        id: ActorId,
        choice: usize,
    ) -> Result<Attempt<Option<ObjectId>>, Misuse> {
        self.check_not_isolated(task, BlockingOperation::Receive)?;
        if self.actors.get(id).is_some_and(|actor| actor.receiver != Some(task)) {
            self.actor_mut(id).receiver = Some(task);
        }
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

    /// Whether it is a task that takes the messages of an actor, or works on one.
    pub fn is_at_work_for(&self, task: TaskId, id: ActorId) -> bool {
        let actor = self.actors.get(id);
        actor.is_some_and(|actor| actor.receiver == Some(task) || actor.in_work == Some(task))
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
    ) -> Result<Attempt<()>, Misuse> {
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
