//! Typed identities.
//!
//! What the program can hold a reference to (a future, a phaser, an actor, ...) *is* its heap
//! object, so its id wraps the [`ObjectId`] that the machine uses. Tasks and finish scopes have no
//! object; they are numbered in the order of creation, and are named by [`crate::TaskPath`]
//! wherever the order of creation must not show.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $inner);
    };
}

id!(/// A task, numbered in the order of creation; 0 is the root.
    TaskId(u32));
id!(/// A heap object, as the machine numbers it.
    ObjectId(u32));
id!(/// A finish scope, numbered in the order of creation; 0 is the program's own.
    FinishId(u32));
id!(/// A future, data-driven or not.
    FutureId(ObjectId));
id!(/// A phaser.
    PhaserId(ObjectId));
id!(/// A finish accumulator.
    AccumulatorId(ObjectId));
id!(/// An actor.
    ActorId(ObjectId));
id!(/// An event count.
    EventId(ObjectId));

impl TaskId {
    /// The task that runs `main`.
    pub const ROOT: TaskId = TaskId(0);
}

impl FinishId {
    /// The scope that ends with the program.
    pub const ROOT: FinishId = FinishId(0);
}

impl fmt::Display for TaskId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "task {}", self.0)
    }
}
