//! All tests of the crate in one program.

mod barrier_states;
mod canonical_function;
mod constructs;
mod executors;
mod metrics;
mod permission_table;
mod phaser_reference;
mod scale;
