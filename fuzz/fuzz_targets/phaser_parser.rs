//! `cargo +nightly fuzz run phaser_parser tests/corpus/phasers`: any bytes, no crash, and what parses
//! formats to a fixed point.
#![no_main]

use libfuzzer_sys::fuzz_target;
use phasers::lang::{format, parse, read};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = read("fuzz.ph", text).map_err(|errors| errors.to_string());
    if let Ok(tree) = parse("fuzz.ph", text) {
        let once = format(&tree);
        let again = parse("fuzz.ph", &once).expect("what was formatted parses");
        assert_eq!(format(&again), once);
    }
});
