//! Configurations `(T, P, bv, pc, pv, phi)` of the paper, with what this language adds.

use crate::lang::Program;
use crate::lang::program::{BlockId, DefinitionId, Mode};
use std::collections::{BTreeMap, BTreeSet};

/// A task identifier: tasks are numbered in the order of their creation, main is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskNumber(pub u32);

/// A phaser identifier, likewise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhaserNumber(pub u32);

/// A place in a block: the statement to come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Frame {
    pub(super) block: BlockId,
    pub(super) index: usize,
}

/// How far a task is inside its head statement, for statements of several steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Before it.
    #[default]
    Start,
    /// `next` has signalled and is about to wait.
    Signalled,
    /// The body of a single runs, or has run when the frames say so.
    InSingle,
    /// `next;` still has to signal these.
    Signalling(BTreeSet<PhaserNumber>),
    /// `next;` still has to wait on these.
    Waiting(BTreeSet<PhaserNumber>),
}

/// One task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TaskState {
    /// Its definition.
    pub definition: DefinitionId,
    /// The remaining sequence, innermost block last; empty at the end of the body.
    pub(super) frames: Vec<Frame>,
    /// How far it is inside the head.
    pub stage: Stage,
    /// `pv(t)`; a variable keeps pointing to a phaser that was dropped.
    pub variables: Vec<Option<PhaserNumber>>,
    /// Its own booleans.
    pub locals: Vec<bool>,
    /// It has ended and stays registered (`option exit=stays`).
    pub done: bool,
}

/// `phi(p)(t)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Registration {
    /// The mode.
    pub mode: Mode,
    /// The wait phase; meaningless without the capability.
    pub wait: u32,
    /// The signal phase; meaningless without the capability.
    pub signal: u32,
}

/// One phaser.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PhaserState {
    /// Who is registered.
    pub members: BTreeMap<TaskNumber, Registration>,
    /// Signallers may be ahead of waiters by at most this.
    pub bound: Option<u32>,
    /// `a_p`: completed singles. Kept at 0 in programs without singles.
    pub completed: u32,
    /// Who runs the single of the present phase.
    pub running: Option<TaskNumber>,
    /// The variable it was created through.
    pub created_as: String,
}

/// A configuration.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Configuration {
    /// `bv`.
    pub booleans: Vec<bool>,
    /// `T` with `pc` and `pv`.
    pub tasks: BTreeMap<TaskNumber, TaskState>,
    /// `P` with `phi`.
    pub phasers: BTreeMap<PhaserNumber, PhaserState>,
}

impl Configuration {
    /// One task main, no phasers, all booleans false.
    pub fn initial(program: &Program) -> Self {
        let mut tasks = BTreeMap::new();
        tasks.insert(TaskNumber(0), TaskState::entering(program, program.main()));
        Configuration { booleans: vec![false; program.booleans.len()], tasks, phasers: BTreeMap::new() }
    }

    /// "t has v": the variable points to a phaser on which the task is registered.
    pub fn held(&self, task: TaskNumber, variable: usize) -> Option<(PhaserNumber, Registration)> {
        let phaser = (*self.tasks[&task].variables.get(variable)?)?;
        let registration = self.phasers.get(&phaser)?.members.get(&task)?;
        Some((phaser, *registration))
    }

    /// The phasers a task is registered on.
    pub fn registrations(&self, task: TaskNumber) -> Vec<(PhaserNumber, Registration)> {
        let member = |(number, phaser): (&PhaserNumber, &PhaserState)| {
            phaser.members.get(&task).map(|registration| (*number, *registration))
        };
        self.phasers.iter().filter_map(member).collect()
    }

    /// The largest phase in use.
    pub fn largest_phase(&self) -> u32 {
        let members = self.phasers.values().flat_map(|phaser| phaser.members.values());
        members.map(|registration| registration.wait.max(registration.signal)).max().unwrap_or(0)
    }
}

impl TaskState {
    /// A task about to run the body of a definition.
    pub(super) fn entering(program: &Program, definition: DefinitionId) -> Self {
        let block = program.body(definition);
        let empty = program.block(block).statements.is_empty();
        TaskState {
            definition,
            frames: if empty { Vec::new() } else { vec![Frame { block, index: 0 }] },
            stage: Stage::Start,
            variables: vec![None; program.definition(definition).variables.len()],
            locals: vec![false; program.definition(definition).locals.len()],
            done: false,
        }
    }
}
