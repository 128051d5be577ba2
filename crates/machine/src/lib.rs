//! A Java virtual machine that can go back: it runs bytecode with the JDK's own library, can undo any
//! number of steps, and can tell whether it has been in a state before.
//!
//! It knows nothing of Habanero and nothing of scheduling: a task runs until it stops, and whoever drives
//! the machine decides what runs next.

mod access;
mod audit;
mod boot;
mod canon;
pub mod describe;
mod dialects;
mod dynamic;
pub mod fingerprint;
mod footprint;
mod gc;
mod handles;
pub mod heap;
mod helpful;
pub mod hooks;
mod initialize;
mod input;
mod interpret;
mod invoke;
mod launch;
pub mod machine;
mod maps;
mod monitors;
pub mod natives;
mod reach;
mod resolve;
mod selections;
mod strings;
mod stub;
pub mod throw;
mod versions;

pub use heap::{Heap, Ref};
pub use input::Input;
pub use machine::{Config, HookKind, HostState, Machine, Mode, Observer, Stop, TaskId, Unobserved, Wait};
pub use natives::{Args, Native, Outcome};
