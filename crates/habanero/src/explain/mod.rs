//! What is told to people: tasks, places, steps and findings.

pub(crate) mod changes;
pub mod deadlock;
pub mod describe;
pub(crate) mod differences;
pub mod failures;
pub mod findings;
mod graph;
pub(crate) mod names;
mod story;
pub(crate) mod trace;
mod waits;
