//! Wrong use of a construct: the program's error, raised as an exception at the call.

use crate::{PhaserMode, PhaserOperation};
use std::fmt;
use thiserror::Error;

/// An operation that may block, as error messages call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockingOperation {
    /// A finish.
    Finish,
    /// `get` of a future.
    Get,
    /// `waitAny` of futures.
    WaitAny,
    /// `signal` of a bounded phaser.
    BoundedSignal,
    /// `doWait` on phasers.
    DoWait,
    /// `next` on phasers.
    Next,
    /// An actor's taking of a message.
    Receive,
    /// `await` of an event count.
    Await,
}

impl fmt::Display for BlockingOperation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            BlockingOperation::Finish => "finish",
            BlockingOperation::Get => "get",
            BlockingOperation::WaitAny => "waitAny",
            BlockingOperation::BoundedSignal => "signal of a bounded phaser",
            BlockingOperation::DoWait => "doWait",
            BlockingOperation::Next => "next",
            BlockingOperation::Receive => "receive",
            BlockingOperation::Await => "await",
        })
    }
}

/// The family of a [`Misuse`], which decides the class of the exception.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MisuseFamily {
    /// An illegal state.
    State,
    /// An illegal argument.
    Argument,
    /// Wrong use of a phaser.
    Phaser,
    /// Wrong use of an accumulator.
    Accumulator,
    /// None: what comes of it is not known.
    Unknown,
}

/// Wrong use of a construct.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Misuse {
    /// An operation that may block, inside isolated.
    #[error("{0} may block and is not allowed inside isolated")]
    BlockingInIsolated(BlockingOperation),
    /// An operation that may run other tasks itself, inside isolated: not an error of the program.
    #[error("{0} inside isolated, where the thread may run other tasks meanwhile")]
    HelpingInIsolated(BlockingOperation),
    /// The end of a finish that was not begun.
    #[error("no finish is open in this task")]
    NoOpenFinish,
    /// A future resolved twice.
    #[error("future is already resolved")]
    AlreadyResolved,
    /// The end of an isolated that was not begun.
    #[error("not inside isolated")]
    NotInIsolated,
    /// A phaser of a negative bound.
    #[error("the bound of a phaser must not be negative: {0}")]
    NegativeBound(i32),
    /// A child registered on a phaser that its parent does not hold.
    #[error("cannot register a child on a phaser the parent is not registered on")]
    ParentNotRegistered,
    /// A child registered above its parent's mode.
    #[error("cannot register a child in mode {child} on a phaser the parent holds in mode {parent}")]
    AboveParent {
        /// The mode asked for.
        child: PhaserMode,
        /// The mode of the parent.
        parent: PhaserMode,
    },
    /// A child registered twice on one phaser.
    #[error("a child may be registered on a phaser only once")]
    RegisteredTwice,
    /// An operation on a phaser without a registration.
    #[error("{0} on a phaser that this task is not registered on")]
    NotRegistered(PhaserOperation),
    /// An operation on all phasers without any registration.
    #[error("{0} without a registration on any phaser")]
    NoRegistration(PhaserOperation),
    /// An operation that the mode forbids.
    #[error("{operation} on a phaser that this task holds in mode {mode}")]
    WrongMode {
        /// The operation.
        operation: PhaserOperation,
        /// The mode that forbids it.
        mode: PhaserMode,
    },
    /// `signal` on all phasers, none of which may be signalled.
    #[error("signal without a registration that may signal")]
    NothingToSignal,
    /// `doWait` on all phasers, none of which may be waited on.
    #[error("doWait without a registration that may wait")]
    NothingToWaitOn,
    /// `next` with a single statement without the registration that it needs.
    #[error("next with a single statement needs exactly one registration in mode SIG_WAIT_SINGLE")]
    NoSingle,
    /// The end of a single statement that was not begun.
    #[error("not inside a single statement")]
    NotInSingle,
    /// An accumulator attached twice.
    #[error("accumulator is already attached to a finish that has not ended")]
    AccumulatorAttached,
    /// A put elsewhere than in the accumulator's finish.
    #[error("put outside the finish of the accumulator")]
    PutOutsideFinish,
    /// A get before the end of the accumulator's finish.
    #[error("get inside the finish of the accumulator")]
    GetInsideFinish,
    /// A second start.
    #[error("actor has already been started")]
    ActorStarted,
    /// A pause before the start or after the exit.
    #[error("pause of an actor that is not running")]
    PauseNotRunning,
    /// A resume before the start or after the exit.
    #[error("resume of an actor that is not running")]
    ResumeNotRunning,
    /// Negative work.
    #[error("work must not be negative: {0}")]
    NegativeWork(i64),
}

impl Misuse {
    /// The family of the error.
    pub fn family(&self) -> MisuseFamily {
        match self {
            Misuse::NegativeWork(_) => MisuseFamily::Argument,
            Misuse::HelpingInIsolated(_) => MisuseFamily::Unknown,
            Misuse::NegativeBound(_)
            | Misuse::ParentNotRegistered
            | Misuse::AboveParent { .. }
            | Misuse::RegisteredTwice
            | Misuse::NotRegistered(_)
            | Misuse::NoRegistration(_)
            | Misuse::WrongMode { .. }
            | Misuse::NothingToSignal
            | Misuse::NothingToWaitOn
            | Misuse::NoSingle
            | Misuse::NotInSingle => MisuseFamily::Phaser,
            Misuse::AccumulatorAttached | Misuse::PutOutsideFinish | Misuse::GetInsideFinish => {
                MisuseFamily::Accumulator
            }
            _ => MisuseFamily::State,
        }
    }
}
