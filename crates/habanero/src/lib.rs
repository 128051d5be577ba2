//! Habanero on the machine: the API's primitives bound to the semantics in `tasks`, and the engines that
//! check programs.

pub mod describe;
pub mod host;
mod natives;
pub mod order;
pub mod session;

pub use host::{Point, Points};
pub use session::{Halt, Session, Setup};
