//! What libraries of the same constructs do differently.

use crate::misuse::BlockingOperation;
use crate::{Misuse, TaskId, World};

/// What a library does where others do something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// A child may be registered on a phaser in any mode, whatever that of its parent.
    pub any_mode: bool,
    /// What comes of an operation that may block, inside isolated.
    pub in_isolated: InIsolated,
}

/// What comes of an operation that may block, inside isolated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InIsolated {
    /// It is an error, whether or not it would block.
    #[default]
    Refused,
    /// It waits, and the task keeps what it has isolated.
    Waits,
    /// The same, but who waits for tasks may run them itself, in its own isolated: what comes of that is not known.
    Helps,
}

impl World {
    /// The same under other rules.
    pub fn with_rules(mut self, rules: Rules) -> World {
        self.rules = rules;
        self
    }

    pub(crate) fn check_not_isolated(
        &self,
        task: TaskId,
        operation: BlockingOperation,
    ) -> Result<(), Misuse> {
        if !self.in_isolated(task) {
            return Ok(());
        }
        match (self.rules.in_isolated, operation) {
            (InIsolated::Refused, _) => Err(Misuse::BlockingInIsolated(operation)),
            (InIsolated::Helps, BlockingOperation::Finish) => Err(Misuse::HelpingInIsolated(operation)),
            (InIsolated::Waits | InIsolated::Helps, _) => Ok(()),
        }
    }
}
