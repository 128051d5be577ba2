//! Habanero on the machine: the API's primitives bound to the semantics in `tasks`, and the engines that
//! check programs.

pub mod check;
pub mod describe;
pub mod findings;
pub mod host;
mod natives;
pub mod order;
pub mod session;
pub mod shadow;

pub use host::{Point, Points};
pub use session::{Halt, Session, Setup};
