//! `cargo +nightly fuzz run jar`: any bytes as a jar are opened, and the classes in it parsed.
#![no_main]

#[path = "../../crates/scoville/tests/corpus/probe.rs"]
#[allow(dead_code)]
mod probe;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    probe::jar(bytes);
});
