//! Actors' mailboxes.
//!
//! A mailbox is a queue. The order in which messages of different tasks arrive is a choice of the
//! schedule, and there are two ways to make it ([`MailboxOrder`]): by the order of the sends, when
//! every send is a scheduling point, or when a message is taken.

use crate::{ObjectId, TaskId, TaskPath};
use std::collections::VecDeque;

/// Where an actor is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActorStatus {
    /// Not started; messages are kept.
    New,
    /// Started.
    Started,
    /// Takes no messages.
    Paused,
    /// Exited; messages are dropped.
    Exited,
}

/// Which message an actor may take next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MailboxOrder {
    /// The one that arrived first. Exact if the search may switch tasks at every send.
    #[default]
    Arrival,
    /// The oldest of any sender, as a choice. Needs no switch at sends, but also allows an order
    /// that contradicts the order of two sends by different tasks of which one waited for the
    /// other.
    PerSender,
}

#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) message: ObjectId,
    pub(crate) sender: TaskPath,
    /// Which of its sender's sends it was; orders messages of one sender to several actors.
    pub(crate) number: u32,
    /// The sender's critical path at the send.
    pub(crate) path_length: u64,
}

/// An actor with its messages in the order of arrival.
#[derive(Clone, Debug)]
pub(crate) struct Actor {
    pub(crate) status: ActorStatus,
    pub(crate) letters: VecDeque<Letter>,
    /// The task that is at work on a message taken by name.
    pub(crate) in_work: Option<TaskId>,
    /// How many messages were dropped.
    pub(crate) dropped: u32,
    /// The task that takes its messages one after the other.
    pub(crate) receiver: Option<TaskId>,
}

impl Actor {
    pub(crate) fn new() -> Self {
        Actor {
            status: ActorStatus::New,
            letters: VecDeque::new(),
            in_work: None,
            dropped: 0,
            receiver: None,
        }
    }

    pub(crate) fn send(&mut self, letter: Letter) {
        if self.status == ActorStatus::Exited {
            self.dropped += 1;
        } else {
            self.letters.push_back(letter);
        }
    }

    /// The positions of the messages that may be taken, in the order of their senders.
    pub(crate) fn choices(&self, order: MailboxOrder) -> Vec<usize> {
        match order {
            MailboxOrder::Arrival => (0..self.letters.len().min(1)).collect(),
            MailboxOrder::PerSender => {
                let mut first: Vec<usize> = Vec::new();
                for (position, letter) in self.letters.iter().enumerate() {
                    if first.iter().all(|earlier| self.letters[*earlier].sender != letter.sender) {
                        first.push(position);
                    }
                }
                first.sort_by(|left, right| self.letters[*left].sender.cmp(&self.letters[*right].sender));
                first
            }
        }
    }

    /// The position of a message if it may be taken now.
    pub(crate) fn position_of(&self, message: ObjectId, order: MailboxOrder) -> Option<usize> {
        self.choices(order).into_iter().find(|position| self.letters[*position].message == message)
    }

    pub(crate) fn take(&mut self, position: usize) -> Letter {
        self.letters.remove(position).expect("a message at the chosen position")
    }

    pub(crate) fn exit(&mut self) {
        self.status = ActorStatus::Exited;
        self.dropped += self.letters.len() as u32;
        self.letters.clear();
    }
}
