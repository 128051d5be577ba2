//! How a run of a task, an operation or a native ends.

use crate::heap::Ref;
use program::{ClassId, MethodId};

/// Why the machine stopped running a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The task's outermost method returned this value.
    Finished(u64),
    /// An exception left the outermost method.
    Uncaught(Ref),
    /// The program asked to end.
    Exit(i32),
    /// Something that is not modelled was reached.
    Unsupported(String),
    /// The observer asked to stop before the current operation.
    Observer,
    /// The task waits; the operation is tried again when it may go on.
    Blocked(Wait),
    /// A host native wants the scheduler to choose; it is tried again.
    Yield,
    /// The number of steps given has been used up.
    OutOfFuel,
}

/// What a task waits for inside the machine.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wait {
    /// A monitor that another task holds.
    Monitor(Ref),
    /// A notification on an object, which no interrupt replaces, or the monitor behind it.
    Notification(Ref),
    /// A lock that another task holds; an interrupt ends it, or a time-out.
    Lock(Ref),
    /// A notification on an object, or of a condition of a lock; an interrupt ends it too.
    Signal(Ref),
    /// `LockSupport.unpark`.
    Permit,
    /// Another task that initialises a class.
    Initializer(ClassId),
    /// A task of a fork/join pool, until it is complete.
    Completion(Ref),
    /// Something the host defines.
    Host(u32),
}

/// What to do after a pause.
pub(crate) enum Flow {
    /// Go on with the top frame.
    Continue,
    /// Leave the interpreter.
    Stop(Stop),
}

/// Resolution failed: a Java error was thrown, or the machine stops.
pub(crate) struct Failed(pub(crate) Flow);

/// Where the arguments of a native begin in the stack.
#[derive(Clone, Copy, Debug)]
pub struct Args(pub usize);

/// How a native ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It returned this (0 for void).
    Value(u64),
    /// It threw.
    Throw(Ref),
    /// It throws a new exception of this class.
    Raise(&'static str, Option<String>),
    /// Goes on with this method; its result is the native's result.
    Call(MethodId, Vec<u64>),
    /// This class must be initialised first; then the native is called again.
    Initialize(ClassId),
    /// The task waits; then the native is called again.
    Block(Wait),
    /// The scheduler chooses; then the native is called again.
    Yield,
    /// It returned this, and then the scheduler chooses.
    Pause(u64),
    /// The program ends.
    Exit(i32),
    /// Not modelled.
    Unsupported(String),
}
