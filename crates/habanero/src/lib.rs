//! Habanero on the machine: the API's primitives bound to the semantics in `tasks`, and the engines that
//! check programs.

pub mod alive;
pub mod check;
mod deadlock;
pub mod describe;
pub mod failures;
pub mod findings;
mod hooks;
pub mod host;
pub mod library;
mod natives;
mod open;
pub mod order;
pub mod racing;
pub mod records;
pub mod session;
pub mod shadow;
pub mod sight;
mod story;
pub mod trace;

pub use hooks::Volatiles;
pub use host::{Point, Points};
pub use session::{Halt, Session, Setup};
