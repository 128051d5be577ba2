//! What a rule sees.

use super::super::variables::Variable;
use crate::control::PhaserControl;
use crate::lang::program::{Mode, SignalRule};

/// What a rule sees of the phaser it works on.
#[derive(Debug)]
pub struct Before<'a> {
    /// The phase variables before the step.
    pub variables: &'a [Variable],
    /// The registrations before the step.
    pub phaser: &'a PhaserControl,
    /// The moving task.
    pub task: usize,
    /// `option signal`.
    pub signal: SignalRule,
}

impl Before<'_> {
    /// The position of a variable that exists.
    pub fn at(&self, variable: Variable) -> usize {
        let place = self.variables.iter().position(|at| *at == variable);
        place.expect("the step's capability has its variable")
    }

    /// The positions of all signal phases.
    pub fn signals(&self) -> impl Iterator<Item = usize> + '_ {
        let signals = self.variables.iter().enumerate();
        signals.filter(|(_, variable)| matches!(variable, Variable::Signal(_))).map(|(at, _)| at)
    }

    /// The positions of all wait phases.
    pub fn waits(&self) -> impl Iterator<Item = usize> + '_ {
        let waits = self.variables.iter().enumerate();
        waits.filter(|(_, variable)| matches!(variable, Variable::Wait(_))).map(|(at, _)| at)
    }

    /// The moving task has both capabilities.
    pub fn has_both(&self) -> bool {
        self.phaser.modes[self.task] == Some(Mode::SigWait)
    }
}
