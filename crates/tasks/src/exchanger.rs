//! Exchangers (`java.util.concurrent.Exchanger`), as operations of tasks: two tasks meet and swap what they bring.

use crate::construct::{Construct, Exchanger};
use crate::kept::Pending;
use crate::world::{Attempt, World};
use crate::{Awaited, ObjectId, TaskId};

/// What came of an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchanged {
    /// What the partner brought.
    pub got: ObjectId,
    /// The partner, if it has waited.
    pub waited: Option<TaskId>,
}

impl World {
    fn exchanger(&self, id: ObjectId) -> Exchanger {
        match self.constructs.get(id) {
            Some(Construct::Exchanger(exchanger)) => exchanger.clone(),
            _ => Exchanger::default(),
        }
    }

    /// One that is empty is not to be told from one never heard of.
    fn set_exchanger(&mut self, id: ObjectId, exchanger: Exchanger) {
        if exchanger == Exchanger::default() {
            self.constructs.remove(id);
        } else {
            self.constructs.insert(id, Construct::Exchanger(exchanger));
        }
    }

    /// Whether a task is in an exchange, and whether a partner has come.
    pub fn exchange_of(&self, task: TaskId, id: ObjectId) -> Option<bool> {
        let exchanger = self.exchanger(id);
        let is_met = exchanger.left.iter().any(|(one, _)| *one == task);
        let waits = exchanger.waiting.is_some_and(|(one, _)| one == task);
        (is_met || waits).then_some(is_met)
    }

    /// Swaps what two tasks bring: the first waits for the second.
    pub fn try_exchange(&mut self, task: TaskId, id: ObjectId, brings: ObjectId) -> Attempt<Exchanged> {
        let mut exchanger = self.exchanger(id);
        let found = exchanger.left.iter().position(|(one, _)| *one == task);
        let outcome = match (found, exchanger.waiting) {
            (Some(found), _) => {
                let (_, got) = exchanger.left.remove(found);
                Ok(Exchanged { got, waited: None })
            }
            (None, Some((other, got))) if other != task => {
                exchanger.waiting = None;
                exchanger.left.push((other, brings));
                Ok(Exchanged { got, waited: Some(other) })
            }
            (None, _) => {
                exchanger.waiting = Some((task, brings));
                Err(Pending::Construct(id, Awaited::Partner, 0))
            }
        };
        self.set_exchanger(id, exchanger);
        self.settle(task, outcome)
    }

    /// A task that waits for a partner does so no longer.
    pub fn leave_exchange(&mut self, task: TaskId, id: ObjectId) {
        let mut exchanger = self.exchanger(id);
        exchanger.waiting.take_if(|(one, _)| *one == task);
        self.set_exchanger(id, exchanger);
        let _: Attempt<()> = self.settle(task, Ok(()));
    }
}
