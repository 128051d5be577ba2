//! The control state: the shape of a configuration.

use super::location::{ControlGraph, LocationId};
use crate::lang::program::Mode;

/// A task by its position in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskIndex(pub u8);

/// A phaser by its position in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhaserIndex(pub u8);

impl TaskIndex {
    /// The position.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl PhaserIndex {
    /// The position.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How far a task is inside `next;`. The sets are bit masks over phaser positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Not inside.
    #[default]
    Start,
    /// Still to signal.
    Signalling(u64),
    /// Still to wait on.
    Waiting(u64),
}

/// One task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TaskControl {
    /// Where it is.
    pub location: LocationId,
    /// How far inside `next;`.
    pub stage: Stage,
    /// What its variables hold. A variable whose phaser the task is not registered on is undefined:
    /// the task can never be registered there again.
    pub variables: Vec<Option<PhaserIndex>>,
    /// Its own booleans, one bit each.
    pub locals: u64,
}

/// One phaser.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PhaserControl {
    /// The mode of each task, by position.
    pub modes: Vec<Option<Mode>>,
    /// The bound.
    pub bound: Option<u32>,
    /// Who runs the single of the phase.
    pub running: Option<TaskIndex>,
    /// The variable it was created through, if some limit speaks of that name.
    pub created_as: Option<u8>,
}

impl PhaserControl {
    /// The tasks that may signal.
    pub fn signallers(&self) -> impl Iterator<Item = usize> + '_ {
        self.modes.iter().enumerate().filter(|(_, m)| m.is_some_and(Mode::signals)).map(|(task, _)| task)
    }
    /// The tasks that may wait.
    pub fn waiters(&self) -> impl Iterator<Item = usize> + '_ {
        self.modes.iter().enumerate().filter(|(_, m)| m.is_some_and(Mode::waits)).map(|(task, _)| task)
    }
}

/// Booleans, tasks and phasers without phases.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// One bit per boolean.
    pub booleans: u64,
    /// The tasks.
    pub tasks: Vec<TaskControl>,
    /// The phasers.
    pub phasers: Vec<PhaserControl>,
}

impl Control {
    /// One task main, nothing else.
    pub fn initial(graph: &ControlGraph<'_>) -> Self {
        let main = graph.program.main();
        Control { booleans: 0, tasks: vec![TaskControl::entering(graph, main)], phasers: Vec::new() }
    }

    /// "t has v".
    pub fn held(&self, task: usize, variable: usize) -> Option<(PhaserIndex, Mode)> {
        let phaser = (*self.tasks[task].variables.get(variable)?)?;
        Some((phaser, self.phasers[phaser.index()].modes[task]?))
    }

    /// Bit mask of the phasers on which the task has the capability.
    pub fn registered(&self, task: usize, capability: fn(Mode) -> bool) -> u64 {
        let has = |phaser: &PhaserControl| phaser.modes[task].is_some_and(capability);
        let members = self.phasers.iter().enumerate().filter(|(_, phaser)| has(phaser));
        members.fold(0, |mask, (index, _)| mask | 1 << index)
    }
}

impl TaskControl {
    pub(super) fn entering(graph: &ControlGraph<'_>, task: crate::lang::program::DefinitionId) -> Self {
        TaskControl {
            location: graph.entries[task.index()],
            stage: Stage::Start,
            variables: vec![None; graph.program.definition(task).variables.len()],
            locals: 0,
        }
    }
}

/// The positions of the bits of a mask.
pub(crate) fn bits(mask: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |bit| mask >> bit & 1 == 1)
}
