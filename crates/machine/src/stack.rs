//! Tasks and their stacks.

use crate::reference::Ref;
use program::code::CodeId;
use program::{ClassId, MethodId};

/// A task of the machine, by index.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TaskId(pub u32);

/// What happens when a frame is left.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// Nothing special.
    Plain,
    /// A monitor is released.
    Synchronized(Ref),
    /// A class has been initialised.
    Initializer(ClassId),
}

/// An activation of a method.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct Frame {
    /// The method.
    pub method: MethodId,
    /// Its code.
    pub code: CodeId,
    /// The first operation of the method in the code store.
    pub start: u32,
    /// The operation after the current one, in the code store.
    pub pc: u32,
    /// Its first register in the stack.
    pub base: u32,
    /// How many registers it has.
    pub registers: u32,
    /// What happens when it is left.
    pub kind: FrameKind,
}

/// The stack of a task.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// Registers of all frames.
    pub slots: Vec<u64>,
    /// Frames, outermost first.
    pub frames: Vec<Frame>,
    /// The innermost frame stands before its operation, which will be tried again, not behind it.
    pub before: bool,
    /// The frames with which operations of the library begin that are taken as a whole, and those of the program inside them.
    pub(crate) brackets: Vec<Bracket>,
    /// How many such frames were entered and left: it tells one such operation from the next.
    pub(crate) crossings: u64,
}

/// An operation of the library that is taken as a whole.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub struct Whole {
    /// It tells those of a task apart.
    pub number: u64,
    /// What operation it is.
    pub row: jdk::Row,
}

/// A frame that begins an operation of the library which is taken as a whole, or code of the program that it calls.
#[derive(Clone, std::marker::Copy, Debug)]
pub(crate) struct Bracket {
    /// How many frames lie below it.
    pub(crate) depth: u32,
    /// The operation that it begins; none if it is the program's.
    pub(crate) whole: Option<jdk::Row>,
}

impl Stack {
    /// Whether the innermost frame belongs to an operation that is taken as a whole.
    pub(crate) fn is_in_whole(&self) -> bool {
        self.brackets.last().is_some_and(|bracket| bracket.whole.is_some())
    }

    /// The operation as a whole that the innermost frame belongs to.
    pub(crate) fn whole(&self) -> Option<Whole> {
        let row = self.brackets.last()?.whole?;
        Some(Whole { number: self.crossings, row })
    }

    /// If there are more frames than so many, the innermost one begins an operation, or code of the program inside one.
    pub(crate) fn open(&mut self, below: usize, whole: Option<jdk::Row>) {
        if self.frames.len() > below {
            self.brackets.push(Bracket { depth: below as u32, whole });
            self.crossings += 1;
        }
    }

    /// What comes from now on is an operation of its own.
    pub(crate) fn divides(&mut self) {
        self.crossings += u64::from(self.is_in_whole());
    }

    /// The operation as a whole that the code of the innermost frame, which is other code, was called in.
    pub(crate) fn paused(&self) -> Option<jdk::Row> {
        match self.brackets.as_slice() {
            [.., outer, Bracket { depth, whole: None }] if *depth as usize + 1 == self.frames.len() => {
                outer.whole
            }
            _ => None,
        }
    }

    /// Takes off the innermost frame.
    pub(crate) fn pop(&mut self) -> Option<Frame> {
        let frame = self.frames.pop();
        if self.brackets.last().is_some_and(|bracket| bracket.depth as usize == self.frames.len()) {
            self.brackets.pop();
            self.crossings += 1;
        }
        frame
    }
}

/// What a task is to the machine.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// Its stack; empty while the task is the current one (it is in `Machine::stack`).
    pub stack: Stack,
    /// Its `java.lang.Thread` object, once asked for.
    pub thread: Ref,
    /// How many identity hashes it has asked for.
    pub(crate) hashes: u32,
    /// The number of marks when its stack was last saved.
    pub(crate) epoch: u32,
}

/// Registers (plus eight for each frame) that a stack may have before it overflows.
pub(crate) const STACK_LIMIT: usize = 1 << 18;
