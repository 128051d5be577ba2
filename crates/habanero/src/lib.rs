//! Habanero on the machine: the API's primitives bound to the semantics in `tasks`, and the engines that
//! check programs.

pub mod alive;
pub mod asked;
mod dialect;
pub mod engines;
pub mod explain;
pub mod footprint;
pub mod frames;
pub mod happens_before;
mod hooks;
pub mod host;
pub mod kinds;
pub mod library;
mod natives;
pub mod racing;
pub mod records;
pub mod session;
pub mod shadow;
pub mod shared_access;
mod state_name;
pub mod steps;

pub use hooks::Volatiles;
pub use host::{Point, Points};
pub use session::{Halt, Session, Setup};
