//! State that is copied whole at a mark because it is small.

use crate::heap::Ref;
use crate::monitors::Monitors;
use crate::stack::TaskId;
use flate2::Decompress;
use program::ClassId;
use std::sync::Arc;

/// State that is copied whole at a mark because it is small.
#[derive(Clone, Debug, Default)]
pub struct Small {
    /// Monitors in use.
    pub monitors: Monitors,
    /// Identity hashes given out, per task.
    pub hashes: Vec<(Ref, i32)>,
    /// How far standard input has been read.
    pub input_read: usize,
    /// Files opened for reading: their contents and how far they have been read.
    pub files: Vec<(std::sync::Arc<[u8]>, usize)>,
    /// Tasks that hold a permit of `LockSupport`.
    pub permits: Vec<TaskId>,
    /// Of these it is not known whether they have one: a method of the library that may park was modelled.
    pub unsure_permits: Vec<TaskId>,
    /// Tasks that wait for a permit.
    pub parked: Vec<TaskId>,
    /// Tasks in an operation that an interrupt ends, which have seen that none had come when it began.
    pub entered: Vec<TaskId>,
    /// Tasks whose present wait has a time-out, and when it ends on the clock.
    pub timed: Vec<(TaskId, u64)>,
    /// Classes whose superclass is being initialised for them: superclass, class.
    pub initializing: Vec<(ClassId, ClassId)>,
    /// Inflaters by address.
    pub inflaters: Vec<Inflating>,
    /// Deflaters by address.
    pub deflaters: Vec<Deflating>,
    /// Which of the standard streams were closed.
    pub closed_streams: Vec<Ref>,
    /// Interrupted threads, where the JDK has no field for that.
    pub interrupted: Vec<Ref>,
    /// The fixed clock, in nanoseconds since the start; moves a little at each look.
    pub clock: u64,
    /// Numbers handed out to natives (thread ids and the like).
    pub counter: u64,
    /// How many threads were given a number for their names.
    pub numbered_threads: u32,
    /// Hooks were registered that run when the program ends.
    pub has_hooks: bool,
    /// The thread that runs them when all others have ended is there.
    pub closes: bool,
    /// The lists of interfaces for which there are proxy classes, in the order of their numbers.
    pub proxies: Vec<Arc<[ClassId]>>,
    /// Classes that were defined from bytes.
    pub defined: Vec<ClassId>,
    /// Classes of lambdas whose making has initialised their interfaces.
    pub linked: Vec<ClassId>,
}

#[derive(Debug)]
pub(crate) struct MachineMark {
    pub(crate) small: Small,
    pub(crate) classes: usize,
    pub(crate) strings: usize,
    pub(crate) out: usize,
    pub(crate) err: usize,
    pub(crate) current: TaskId,
    pub(crate) saved_stacks: usize,
    pub(crate) tasks: usize,
}

/// One inflater.
#[derive(Clone, Debug, Default)]
pub struct Inflating {
    /// Without header and checksum.
    pub(crate) raw: bool,
    /// What has been consumed, piece by piece.
    pub(crate) input: Arc<Vec<Arc<[u8]>>>,
    pub(crate) consumed: u64,
    pub(crate) produced: u64,
}

/// What a deflater was called with: the input, the room for its output, and how it was flushed.
pub(crate) type DeflaterCall = (Arc<[u8]>, u32, i32);

/// One deflater.
#[derive(Clone, Debug, Default)]
pub struct Deflating {
    pub(crate) raw: bool,
    pub(crate) level: i32,
    /// Its calls so far.
    pub(crate) calls: Arc<Vec<DeflaterCall>>,
    pub(crate) adler: u32,
}

/// Decompressors by inflater.
#[derive(Debug, Default)]
pub(crate) struct Decompressors(pub(crate) Vec<Option<Decompress>>);
