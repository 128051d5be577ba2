//! What is told to people: tasks, places, steps and findings.

pub(crate) mod changes;
pub mod deadlock;
pub mod describe;
pub mod failures;
pub mod findings;
mod graph;
mod story;
pub(crate) mod trace;
