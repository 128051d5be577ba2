//! `cargo +nightly fuzz run class_file`: any bytes as a class file are parsed, linked, translated and run with
//! limited fuel. Seeds: `cargo test -p scoville --test suite mutation:: make_seeds -- --ignored`.
#![no_main]

#[path = "../../crates/scoville/tests/corpus/probe.rs"]
#[allow(dead_code)]
mod probe;

use libfuzzer_sys::fuzz_target;
use program::classfile::ClassFile;
use program::jdk::Jdk;
use std::collections::HashMap;
use std::sync::OnceLock;

static JDK: OnceLock<Jdk> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = ClassFile::parse(bytes.into()) else { return };
    let Ok(name) = file.class_name(file.this_class) else { return };
    let jdk = JDK.get_or_init(|| Jdk::find(None, false).expect("a JDK"));
    probe::class_file(jdk, &name, bytes, &HashMap::new());
});
