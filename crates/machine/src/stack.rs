//! Tasks and their stacks.

use crate::heap::Ref;
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
