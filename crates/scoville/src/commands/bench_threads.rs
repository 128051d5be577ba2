//! `scoville bench threads`: how the default engine grows with threads and locks.

use super::bench_order::Bench;
use crate::cli::BenchArguments;
use crate::commands::printing::{complain, say};
use anyhow::Result;
use std::fmt::Write;

/// A program, what it is given, and the answer that is right.
type Row = (&'static str, &'static [u64], &'static str);

const PROGRAMS: &[Row] = &[
    ("LockMonitor", &[3, 3], "proved"),
    ("LockMonitor", &[8, 6], "proved"),
    ("LockMethod", &[3, 3], "proved"),
    ("LockMethod", &[8, 6], "proved"),
    ("LockReentrant", &[3, 3], "proved"),
    ("LockReentrant", &[8, 6], "proved"),
    ("LockAtomic", &[3, 3], "proved"),
    ("LockAtomic", &[8, 6], "proved"),
    ("LockVector", &[2, 2], "proved"),
    ("LockVector", &[3, 3], "proved"),
    ("LockIsolated", &[2, 2], "proved"),
    ("LockIsolated", &[3, 3], "proved"),
    ("AddVector", &[3, 3], "proved"),
    ("AddIsolated", &[3, 3], "proved"),
    ("Transfers", &[100, 0], "proved"),
    ("Transfers", &[1_000, 0], "proved"),
    ("Transfers", &[10_000, 0], "proved"),
    ("Transfers", &[6, 1], "proved"),
    ("Philosophers", &[2, 0], "violated"),
    ("Philosophers", &[4, 0], "violated"),
    ("Philosophers", &[6, 0], "violated"),
    ("Philosophers", &[8, 0], "violated"),
    ("Philosophers", &[2, 1], "proved"),
    ("Philosophers", &[4, 1], "proved"),
    ("Philosophers", &[6, 1], "proved"),
    ("Philosophers", &[8, 1], "proved"),
    ("Buffer", &[1], "proved"),
    ("Buffer", &[2], "proved"),
    ("ReadersWriters", &[1], "proved"),
    ("ReadersWriters", &[2], "proved"),
    ("ReadWriteLock", &[1], "proved"),
    ("ReadWriteLock", &[2], "proved"),
    ("ReadWriteLock", &[3], "proved"),
    ("Pool", &[2], "proved"),
    ("Pool", &[4], "proved"),
    ("Pool", &[8], "proved"),
    ("Fork", &[2], "proved"),
    ("Fork", &[4], "proved"),
    ("Fork", &[6], "proved"),
];

/// Prints the table. Exit code 1: some answer is wrong; one that is not known is not.
pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    if cfg!(debug_assertions) {
        complain("this is not a release build: the seconds say nothing (use cargo run --release)");
    }
    let bench = Bench::new(arguments, "threads")?;
    let mut out = String::from(
        "program         given     states  transitions  seconds  answer\n\
         --------------  --------  ------  -----------  -------  ------\n",
    );
    let mut wrong = false;
    for (program, given, right) in PROGRAMS {
        let checked = bench.check(program, given, Some(arguments.max_seconds))?;
        let answer = checked.answer();
        let is_wrong = answer != *right && answer != "unknown";
        wrong |= is_wrong;
        let given: Vec<String> = given.iter().map(u64::to_string).collect();
        let _ = writeln!(
            out,
            "{program:14}  {:8}  {:6}  {:11}  {:7.2}  {answer}{}",
            given.join(" "),
            checked.figure("states"),
            checked.figure("transitions"),
            checked.seconds(),
            if is_wrong { "  wrong" } else { "" }
        );
    }
    say(&out);
    Ok(u8::from(wrong))
}
