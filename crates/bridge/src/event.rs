//! What a task does with phasers, as far as the phaser language can say it.

use crate::value::{Mode, ObjectId};
use std::rc::Rc;

/// A line of a source file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceLine {
    /// The file's name as the class file has it.
    pub file: Rc<str>,
    /// The line; 0 when unknown.
    pub line: u32,
}

/// A step of a task, and where Java has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Event {
    pub(crate) act: Act,
    pub(crate) at: SourceLine,
}

/// What is done. Variables are the numbers of objects.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Act {
    New(ObjectId, Mode, u32),
    Signal(ObjectId),
    Wait(ObjectId),
    Next(ObjectId),
    Drop(ObjectId),
    /// `next` on several phasers, none of them bounded: all signals, then all waits, whichever are possible.
    NextAll(Vec<ObjectId>),
    /// First all signals, then all waits. With a bound among them, each in any order; else only which wait is
    /// the first counts.
    All {
        signals: Vec<ObjectId>,
        waits: Vec<ObjectId>,
        bounded: bool,
    },
    Spawn(usize, Vec<(ObjectId, Mode)>),
    /// A finish begins: its tasks will be registered on this variable until they end.
    Open(ObjectId),
    /// A finish ends: waits for its tasks.
    Close(ObjectId),
    /// Wrong use of a phaser that is certain; the text says what.
    Fault(Rc<str>),
}

/// Something the abstraction does not follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unsupported {
    /// Where.
    pub at: SourceLine,
    /// What, in words.
    pub what: String,
}
