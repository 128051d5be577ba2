//! Random Habanero programs, and such with monitors and volatile variables: the default engine says what the exhaustive search says that shares nothing of its
//! happens-before relation (`precise`: a race is two tasks that stand before conflicting accesses).
//!
//! What is compared, with `--all` in both, which go on behind races: the verdict, the kinds of all violations, and
//! the pairs of lines that two tasks can stand before at once and that race. Without `--all`: the verdict, and that the
//! violation shown first is of a kind that there is. Programs with threads are compared with what the JDK's own code of
//! `java.util.concurrent` does as well. A search that comes to its limit is not compared.
//!
//! `SCOVILLE_PROGRAMS` says how many programs, `SCOVILLE_SEED` which is the first.

#![allow(clippy::print_stdout, reason = "a test may print its seeds and its tally")]

#[path = "../support/mod.rs"]
mod support;

mod mixed;
mod program;
mod threads;
mod verdicts;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use verdicts::{Bench, Depth, Judged};

/// As the tool has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// How many programs: as `SCOVILLE_PROGRAMS` says; else so many if `SCOVILLE_ALL` is set, and a fourth of that if not.
fn programs(all: u64) -> u64 {
    let whole = std::env::var_os("SCOVILLE_ALL").is_some();
    number("SCOVILLE_PROGRAMS", if whole { all } else { all / 4 })
}

#[test]
fn order_says_what_precise_says() {
    compare(program::generate, programs(60), Depth::Races);
}

#[test]
fn order_says_what_precise_says_of_monitors_and_volatile_variables() {
    compare(program::generate_with_monitors, programs(60) / 2, Depth::Races);
}

#[test]
fn order_says_what_precise_says_of_all_that_tasks_meet_at() {
    compare(mixed::generate, programs(40), Depth::Kinds);
}

#[test]
fn order_says_what_precise_and_the_library_say_of_threads() {
    compare(threads::generate, programs(40), Depth::Library);
}

/// Programs that the engines disagreed about once: behind races, isolated bodies are choices; a task that is chosen is
/// chosen for one operation.
#[test]
fn what_was_wrong_once_is_right() {
    judge_all(&[program::generate(5606), program::generate(10170)], Depth::Races);
    judge_all(&[program::generate_with_monitors(10170)], Depth::Races);
    judge_all(&[mixed::generate(5253)], Depth::Kinds);
}

fn compare(generate: fn(u64) -> program::Generated, count: u64, depth: Depth) {
    let first = number("SCOVILLE_SEED", 1);
    println!("programs of the numbers {first} to {}", first + count - 1);
    let programs = support::share((first..first + count).map(generate).collect());
    judge_all(&programs, depth);
}

fn judge_all(programs: &[program::Generated], depth: Depth) {
    let count = programs.len();
    let bench = Bench::new(programs);
    let next = AtomicUsize::new(0);
    let tally: Mutex<BTreeMap<String, usize>> = Mutex::default();
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let judged = catch_unwind(AssertUnwindSafe(|| bench.judge(program, depth)));
                    let name = &program.name;
                    let panicked = |_| Judged::Wrong(format!("{name}: an engine panicked"));
                    let text = match judged.unwrap_or_else(panicked) {
                        Judged::Same(answer) => answer,
                        Judged::Skipped(why) => {
                            println!("{name} is skipped: {why}");
                            format!("skipped: {why}")
                        }
                        Judged::Wrong(what) => {
                            let text = format!("{what}\n{}{}", program::HEAD, program.source);
                            println!("{text}");
                            wrong.lock().expect("no panic").push(text);
                            "WRONG".to_string()
                        }
                    };
                    *tally.lock().expect("no panic").entry(text).or_default() += 1;
                }
            });
        }
    });
    let tally = tally.into_inner().expect("no panic");
    tally.iter().for_each(|(answer, count)| println!("{count:6} {answer}"));
    let wrong = wrong.into_inner().expect("no panic");
    assert!(wrong.is_empty(), "{} programs of {count}:\n{}", wrong.len(), wrong.join("\n"));
    let skipped: usize =
        tally.iter().filter(|(answer, _)| answer.starts_with("skipped")).map(|(_, count)| count).sum();
    assert!(skipped * 20 <= count, "{skipped} of {count} are not compared");
}
