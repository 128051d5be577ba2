//! The default engine: forward search over control and saturating differences.
//!
//! `D[u][t] = s_u - w_t` is kept up to a cap `c`; the value `c` means "c or more", so that taking one off
//! leaves either `c` or `c - 1`. What is not reached is safe. What is reached is replayed on the literal
//! semantics; when no replay succeeds, the cap rises.

mod badness;
mod differences;
mod engine;
mod realizable;
mod reduction;
mod space;

pub(crate) use differences::{Differences, State, waited};
pub(crate) use engine::SATURATED;
pub use engine::{ForwardOptions, run};
pub(crate) use reduction::{Alone, alone};
pub use reduction::{Standing, Visibility};
