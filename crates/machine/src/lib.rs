//! A Java virtual machine that can go back: it runs bytecode with the JDK's own library, can undo any
//! number of steps, and can tell whether it has been in a state before.
//!
//! It knows nothing of Habanero and nothing of scheduling: a task runs until it stops, and whoever drives
//! the machine decides what runs next.

mod access;
mod audit;
mod boot;
mod canon;
mod compile;
mod config;
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
mod library_growth;
mod linkage;
mod machine;
mod maps;
mod monitors;
pub mod natives;
mod objects;
mod observer;
pub mod operand;
mod outline;
mod reach;
mod reference;
mod repeats;
mod resolve;
mod selections;
mod small;
mod stack;
mod stop;
mod strings;
mod stub;
pub mod throw;
mod tier;
mod value;
mod versions;
mod waiting;

pub use config::{Config, DEFAULT_HASH_KEY, Dialect};
pub use heap::{Heap, Ref};
pub use hooks::{AccessHook, CallHook, Host, Native};
pub use input::Input;
pub use linkage::{ClassState, Initialization};
pub use machine::Machine;
pub use monitors::Woken;
pub use natives::{Hiring, ThreadStatus};
pub use objects::Objects;
pub use observer::{AccessMode, By, HookKind, Observer, Unobserved};
pub use stack::{Frame, FrameKind, Stack, TaskId, Whole};
pub use stop::{Args, Outcome, Stop, Wait};
