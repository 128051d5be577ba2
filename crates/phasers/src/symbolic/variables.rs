//! The phase variables of a phaser.

use crate::control::Control;
use std::sync::Arc;

/// A phase: `s_t` and `w_t` of the tasks, and `a_p` in programs with singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The signal phase of the task at this position.
    Signal(usize),
    /// The wait phase.
    Wait(usize),
    /// The number of completed singles.
    Completed,
}

impl Variable {
    /// `s_u` or `a_p`: no wait phase is above it.
    pub fn is_upper(self) -> bool {
        !matches!(self, Variable::Wait(_))
    }
    /// `w_t` or `a_p`: no signal phase is below it.
    pub fn is_lower(self) -> bool {
        !matches!(self, Variable::Signal(_))
    }
}

/// The variables of a phaser in a fixed order, shared by all constraints on it.
pub type Variables = Arc<[Variable]>;

/// The variables of a phaser. A task without a capability has no variable for it.
pub fn variables(control: &Control, phaser: usize, singles: bool) -> Variables {
    let mut list = Vec::new();
    for (task, mode) in control.phasers[phaser].modes.iter().enumerate() {
        let Some(mode) = mode else { continue };
        if mode.signals() {
            list.push(Variable::Signal(task));
        }
        if mode.waits() {
            list.push(Variable::Wait(task));
        }
    }
    if singles {
        list.push(Variable::Completed);
    }
    list.into()
}
