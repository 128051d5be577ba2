//! The operational semantics taken literally: absolute phases, statement sequences, one rule a step.
//!
//! This is the oracle of the tests and the judge of every trace. It shares nothing with the engines but
//! the resolved program, and it favours likeness to the rules over speed.

mod badness;
mod configuration;
mod explore;
mod head;
mod moves;
mod replay;
mod step;

pub use badness::{Badness, bad};
pub use configuration::{
    Configuration, PhaserNumber, PhaserState, Registration, Stage, TaskNumber, TaskState,
};
pub use explore::{Bounds, Exploration, explore};
pub use head::{Fault, Head};
pub use replay::{Replay, ReplayedStep, replay};
pub use step::Naming;

/// What a move decides beside whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Nothing to decide.
    Only,
    /// The value assigned or the branch taken.
    Value(bool),
    /// The phaser served next by `next;`, by its number.
    Phaser(PhaserNumber),
}

/// One step of one task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Whose turn it is.
    pub task: TaskNumber,
    /// What it decides.
    pub choice: Choice,
}
