//! The happens-before engine, the default: `engine` says what it does, `step` runs tasks to their next choice, `search`
//! goes through the choices, `twin` and `no_matching` check it.

mod composite;
mod engine;
mod failures;
mod finals;
mod forks;
mod groups;
mod no_matching;
mod observer;
pub(super) mod replay;
mod sample;
mod search;
mod step;
mod twin;

pub(super) use engine::{HappensBeforeEngine, Premise};
