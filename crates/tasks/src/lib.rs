//! The task-parallel semantics of Habanero as plain data.
//!
//! [`World`] holds every task and construct of a running program, and nothing of its memory or
//! code. Operations are methods on it. Those that may block return a [`Attempt`]; the caller keeps the
//! task at the operation and repeats it when [`World::can_run`] says so. Wrong use is a
//! [`Misuse`], what is wrong with permission regions a [`PermissionFault`]; both leave the world as
//! it was.
//!
//! Nothing here knows a virtual machine or a search. Heap objects are opaque numbers, and
//! [`World::hash_into`] takes the caller's way to name them.

mod accumulator;
mod accumulators;
mod actor;
mod actors;
mod asleep;
mod blocked;
mod canonical;
mod construct;
mod events;
mod exchanger;
mod executors;
mod finish;
mod forks;
mod futures;
mod hash;
mod ids;
#[cfg(test)]
mod invariants;
mod isolating;
mod isolation;
mod kept;
mod latches;
mod metrics;
mod misuse;
mod objects;
mod path;
mod permission;
mod phaser;
mod phasing;
mod read_write_lock;
mod regions;
mod registering;
mod rules;
mod single;
mod table;
mod threads;
mod world;

pub use accumulator::{Number, Operator};
pub use actor::{ActorStatus, MailboxOrder};
pub use blocked::{Blocked, Reason};
pub use construct::{Awaited, Fork, LockFor, ThreadStage};
pub use exchanger::Exchanged;
pub use executors::Handing;
pub use ids::{AccumulatorId, ActorId, EventId, FinishId, FutureId, ObjectId, PhaserId, TaskId};
pub use isolation::Isolated;
pub use latches::{Asking, has_permits};
pub use misuse::{BlockingOperation, Misuse, MisuseFamily};
pub use path::{PathStep, TaskPath};
pub use permission::{PermissionFault, PermissionState, Region, Target};
pub use phaser::{Phaser, PhaserMode, Registration};
pub use phasing::PhaserOperation;
pub use rules::{InIsolated, Rules};
pub use world::{Attempt, Options, SpawnSpec, TaskEnd, World};
