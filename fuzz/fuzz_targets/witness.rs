//! `cargo +nightly fuzz run witness`: any bytes as a witness are read, with their schedules, or refused in words.
#![no_main]

#[path = "../../crates/scoville/src/commands/witness.rs"]
#[allow(dead_code)]
mod witness;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(witness) = witness::Witness::parse("witness", text) {
        witness.findings.iter().for_each(|one| drop(one.schedule()));
    }
});
