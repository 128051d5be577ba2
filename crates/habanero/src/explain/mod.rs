//! What is told to people: tasks, places, steps and findings.

pub mod deadlock;
pub mod describe;
pub(crate) mod differences;
pub mod failures;
pub mod findings;
pub(crate) mod names;
mod story;
pub(crate) mod trace;
mod waits;
