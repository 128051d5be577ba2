//! The tests that run the tool, as one program: it is linked once, and a long test does not keep a processor idle.
//! `hostile` is apart, because it looks at the clock.

#[path = "corpus/breaking.rs"]
mod breaking;
mod corpus;
#[path = "corpus/probe.rs"]
mod probe;
mod schema;
mod support;

mod attack;
mod bridge;
mod check_corpus;
mod check_mutants;
mod check_options;
mod check_text;
mod cli;
mod dialects;
mod documents;
mod engines;
mod exits;
mod first_minute;
mod formats;
mod grade;
mod grade_files;
mod habanero_corpus;
mod habanero_run;
mod java_corpus;
mod junit;
mod kept_classes;
mod libraries;
mod library_tables;
mod main_classes;
mod math;
mod messages;
mod missing_api;
mod mutation;
mod native_accesses;
mod order_growth;
mod outputs;
mod page;
mod projects;
mod races;
mod reference_api;
mod schemas;
mod settings;
mod soundness;
mod trace;
mod traces;
mod twins;
mod verifier;
mod witness;
mod words;

/// As the tool has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
