//! What is told to people: tasks, places, steps and findings.

pub mod deadlock;
pub mod describe;
pub mod failures;
pub mod findings;
mod story;
pub(crate) mod trace;
