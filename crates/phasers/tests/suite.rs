//! All tests of the crate in one program.

#![allow(clippy::print_stdout, reason = "tests report their seeds")]

mod common;

mod any_number;
mod attack;
mod canonical;
mod corpus;
mod early_exit;
mod fuzz_parser;
mod graphs;
mod growth;
mod malformed;
mod predecessors;
mod random;
mod relaxation;

/// As the tool has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
