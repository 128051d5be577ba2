//! `scoville bench first-answer`: how long it takes from a program to the first answer: from a source that was never seen,
//! from one that was, and from classes, beside `javac` and `java` alone.

use crate::cli::BenchArguments;
use crate::commands::printing::{complain, say};
use anyhow::{Context, Result, bail};
use program::jdk::Jdk;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;
use tempfile::TempDir;

/// The programs: whether they need the Habanero API, and the exit code of a check.
const PROGRAMS: [(&str, &str, bool, i32); 4] = [
    ("Hello", include_str!("../../../../examples/java/Hello.java"), false, 0),
    ("Inventory", include_str!("../../../../examples/java/Inventory.java"), false, 0),
    ("Counter", include_str!("../../../../examples/habanero/Counter.java"), true, 0),
    ("Tickets", include_str!("../../../../examples/habanero/Tickets.java"), true, 1),
];

/// Most that a first check may take of what `javac` takes.
const FIRST_GOAL: f64 = 1.3;
/// Most seconds of a second check.
const SECOND_GOAL: f64 = 0.15;

/// Prints the table. Exit code 1: a check had another answer than it should have.
pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    if cfg!(debug_assertions) {
        complain("this is not a release build: the figures say nothing (use cargo run --release)");
    }
    let jdk = Jdk::find(arguments.jdk.as_deref(), false)?;
    let Some(javac) = jdk.javac() else { bail!("{} has no javac", jdk.home.display()) };
    let place = TempDir::with_prefix("scoville-bench-")?;
    let (cache, classes) = (place.path().join("cache"), place.path().join("classes"));
    fs::create_dir(&cache)?;
    fs::create_dir(&classes)?;
    let scoville = || -> Result<Command> {
        let mut command = Command::new(std::env::current_exe()?);
        command.env("XDG_CACHE_HOME", &cache);
        Ok(command)
    };
    let started = Instant::now();
    let api = scoville()?.arg("api").output().context("cannot start scoville")?;
    let api = String::from_utf8_lossy(&api.stdout).trim().to_string();
    say(&format!(
        "JDK {}, best of {} rounds, seconds of wall time\nonce for each version: the Habanero API is compiled, {:.2} s\n",
        jdk.version,
        arguments.rounds,
        started.elapsed().as_secs_f64()
    ));
    say(&format!(
        "{:10} | {:>6} | {:>6} | {:>11} | {:>12} | {:>12} | {:>12} |",
        "program", "javac", "java", "first check", "of javac", "second check", "from classes"
    ));
    let mut wrong = false;
    for (name, text, habanero, code) in PROGRAMS {
        let source = place.path().join(format!("{name}.java"));
        fs::write(&source, text)?;
        let class = classes.join(format!("{name}.class"));
        let mut best = [f64::MAX; 5];
        for _ in 0..arguments.rounds {
            forget(&cache.join("scoville"))?;
            let mut compile = Command::new(&javac);
            compile.args(["-cp", &api, "-d"]).arg(&classes).arg(&source);
            let mut java = Command::new(jdk.home.join("bin/java"));
            java.arg("-cp").arg(&classes).arg(name);
            let check = |input: &Path| -> Result<Command> {
                let mut check = scoville()?;
                check.args(["check", "--jdk"]).arg(&jdk.home).arg(input);
                Ok(check)
            };
            let all = [
                (Some(compile), 0),
                // Without Habanero's library `java` cannot run the others.
                ((!habanero).then_some(java), 0),
                (Some(check(&source)?), code),
                (Some(check(&source)?), code),
                (Some(check(&class)?), code),
            ];
            for (index, (command, code)) in all.into_iter().enumerate() {
                let Some(command) = command else { continue };
                let (seconds, found) = time(command)?;
                best[index] = best[index].min(seconds);
                if found != Some(code) {
                    complain(&format!("{name}: column {} ends with {found:?}, not with {code}", index + 1));
                    wrong = true;
                }
            }
        }
        let [javac, java, first, second, classes] = best;
        let mark = |reached: bool| if reached { "" } else { " MISSED" };
        let java = if habanero { "-".to_string() } else { format!("{java:.2}") };
        say(&format!(
            "{name:10} | {javac:6.2} | {java:>6} | {first:11.2} | {:>12} | {:>12} | {classes:12.2} |",
            format!("{:.2}{}", first / javac, mark(first <= FIRST_GOAL * javac)),
            format!("{second:.2}{}", mark(second < SECOND_GOAL)),
        ));
    }
    say(&format!(
        "\nfirst check: of a source that was never seen, at most {FIRST_GOAL} of javac; second check: of the same source, \
         below {SECOND_GOAL} s"
    ));
    Ok(u8::from(wrong))
}

/// Removes the compiled programs of a cache folder, not the API.
fn forget(cache: &Path) -> Result<()> {
    for entry in fs::read_dir(cache)? {
        let path = entry?.path();
        if path.is_file() {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn time(mut command: Command) -> Result<(f64, Option<i32>)> {
    let started = Instant::now();
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {command:?}"))?;
    Ok((started.elapsed().as_secs_f64(), output.status.code()))
}
