//! `scoville bench order`: how the default engine grows with tasks that bump one counter, what it makes of counters
//! that have nothing to do with one another, and what a check costs beside a run.

use crate::cli::BenchArguments;
use crate::commands::printing::{complain, say};
use crate::java::compile_folders;
use crate::javac::Until;
use anyhow::{Context, Result};
use program::jdk::Jdk;
use std::fmt::Write;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Most schedules that twelve counters may take.
const MOST_SCHEDULES: u64 = 100;
/// Most seconds that the check of the large program may take.
const CHECK_GOAL: f64 = 30.0;
/// Most that it may take as a multiple of the run.
const RATIO_GOAL: f64 = 4.0;
/// Accesses by each task of the large program.
const ACCESSES: u64 = 100;

/// A program with what it is given at each size; all but the first figure is the same for all.
type Growing = (&'static str, &'static str, [&'static [u64]; 3]);

/// What should grow with the size of the program and no faster.
const GROWING: [Growing; 5] = [
    ("FutureTree", "a tree of futures under nested finishes", [&[10_000], &[30_000], &[100_000]]),
    ("Forall", "tasks of one forall", [&[10_000], &[30_000], &[100_000]]),
    ("IsolatedOwn", "tasks that enter isolated, each on its own data", [&[1_000], &[3_000], &[10_000]]),
    ("Messages", "messages between ten actors", [&[1_000], &[3_000], &[10_000]]),
    ("Regions", "open regions, each written 1,000 times", [&[100, 1_000], &[300, 1_000], &[1_000, 1_000]]),
];

/// Prints the tables. Exit code 1: some answer is not `proved`.
pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    if cfg!(debug_assertions) {
        complain("this is not a release build: the seconds say nothing (use cargo run --release)");
    }
    let bench = Bench::new(arguments, "order")?;
    let mut wrong = counter(&bench, arguments.max_seconds)?;
    wrong |= counters(&bench, arguments.max_seconds)?;
    wrong |= blocks(&bench, arguments.rounds)?;
    wrong |= growth(&bench, arguments)?;
    Ok(u8::from(wrong))
}

/// The programs of a folder, compiled.
pub(super) struct Bench {
    classes: TempDir,
    jdk: Jdk,
}

/// A command that has run.
struct Ran {
    seconds: f64,
    /// The most memory it was seen to hold, where the system tells.
    resident: Option<u64>,
    printed: String,
}

/// A check that has run.
pub(super) struct Checked {
    ran: Ran,
    verdict: serde_json::Value,
}

impl Checked {
    fn is_proof(&self) -> bool {
        self.verdict["verdict"] == "proved"
    }

    pub(super) fn figure(&self, name: &str) -> u64 {
        self.verdict["stats"][name].as_u64().unwrap_or(0)
    }

    pub(super) fn seconds(&self) -> f64 {
        self.ran.seconds
    }

    pub(super) fn answer(&self) -> &str {
        self.verdict["verdict"].as_str().unwrap_or("no answer")
    }
}

impl Bench {
    /// Compiles the programs.
    pub(super) fn new(arguments: &BenchArguments, folder: &str) -> Result<Bench> {
        let jdk = Jdk::find(arguments.jdk.as_deref(), false)?;
        let api = crate::api::compiled(&jdk, Until::default())?;
        let classes = compile_folders(&jdk, &[arguments.programs.join(folder)], Some(api.folder()))?;
        Ok(Bench { classes, jdk })
    }

    fn scoville(&self, command: &str, program: &str, options: &[&str], input: &[u64]) -> Result<Ran> {
        let mut started = Command::new(std::env::current_exe()?);
        started.args([command, "--jdk"]).arg(&self.jdk.home).args(options);
        started.arg(self.classes.path().join(format!("{program}.class"))).arg("--");
        started.args(input.iter().map(u64::to_string));
        started.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let begun = Instant::now();
        let mut child = started.spawn().context("cannot start scoville")?;
        let mut resident = None;
        // What it prints is less than a pipe holds.
        while child.try_wait()?.is_none() {
            resident = resident.max(resident_of(child.id()));
            std::thread::sleep(Duration::from_millis(2));
        }
        let seconds = begun.elapsed().as_secs_f64();
        let mut printed = String::new();
        if let Some(mut out) = child.stdout.take() {
            out.read_to_string(&mut printed)?;
        }
        Ok(Ran { seconds, resident, printed })
    }

    pub(super) fn check(&self, program: &str, input: &[u64], max_seconds: Option<u64>) -> Result<Checked> {
        let limit = max_seconds.map(|seconds| seconds.to_string());
        let mut options = vec!["--format", "json"];
        if let Some(limit) = &limit {
            options.extend(["--max-seconds", limit]);
        }
        let ran = self.scoville("check", program, &options, input)?;
        let verdict = serde_json::from_str(&ran.printed).with_context(|| format!("{program} {input:?}"))?;
        Ok(Checked { ran, verdict })
    }
}

impl Bench {
    /// The shortest run of a program in seconds, and the shortest check, of several in turns.
    fn beside_run(
        &self,
        program: &str,
        input: &[u64],
        rounds: u32,
        max_seconds: Option<u64>,
    ) -> Result<(f64, Checked)> {
        let mut shortest: Option<(f64, Checked)> = None;
        for _ in 0..rounds.max(1) {
            let run = self.scoville("run", program, &[], input)?.seconds;
            let checked = self.check(program, input, max_seconds)?;
            shortest = Some(match shortest {
                Some((least, best)) if best.seconds() <= checked.seconds() => (least.min(run), best),
                Some((least, _)) => (least.min(run), checked),
                None => (run, checked),
            });
        }
        shortest.context("no round was run")
    }
}

/// The most memory that a process has held so far, in bytes.
fn resident_of(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// Tasks that bump one counter in isolated; whether an answer is wrong.
fn counter(bench: &Bench, max_seconds: u64) -> Result<bool> {
    let mut out = String::from(
        "tasks that bump one counter in isolated\n\
         tasks  states  schedules  transitions  seconds  answer\n\
         -----  ------  ---------  -----------  -------  ------\n",
    );
    let mut wrong = false;
    for tasks in 2..=14 {
        let checked = bench.check("Counter", &[tasks], Some(max_seconds))?;
        wrong |= !checked.is_proof();
        let _ = writeln!(
            out,
            "{tasks:5}  {:6}  {:9}  {:11}  {:7.2}  {}",
            checked.figure("states"),
            checked.figure("schedules"),
            checked.figure("transitions"),
            checked.ran.seconds,
            checked.answer()
        );
    }
    say(&out);
    Ok(wrong)
}

/// Twelve counters with two tasks each; whether the answer is wrong.
fn counters(bench: &Bench, max_seconds: u64) -> Result<bool> {
    let checked = bench.check("Counters", &[12], Some(max_seconds))?;
    let schedules = checked.figure("schedules");
    let reached = if schedules < MOST_SCHEDULES { "reached" } else { "MISSED" };
    say(&format!(
        "\ntwelve counters, two tasks each, isolated on the counter: {}, {} states, {schedules} schedules (goal: \
         under {MOST_SCHEDULES}, {reached}), {:.2} s\n",
        checked.answer(),
        checked.figure("states"),
        checked.ran.seconds
    ));
    Ok(!checked.is_proof())
}

/// Many tasks and accesses without isolated: the check beside the run; whether an answer is wrong.
fn blocks(bench: &Bench, rounds: u32) -> Result<bool> {
    let mut out = format!(
        "\nasync and finish, {ACCESSES} accesses by each task (goals for 100,000 tasks: {CHECK_GOAL} s, {RATIO_GOAL} times the run)\n\
         tasks   under a finish  run s  check s  ratio  check MB  answer\n\
         ------  --------------  -----  -------  -----  --------  ------\n"
    );
    let mut wrong = false;
    for tasks in [25_000, 50_000, 100_000] {
        for group in [1000, tasks] {
            let input = [tasks, ACCESSES, group];
            let (run, checked) = bench.beside_run("Blocks", &input, rounds, None)?;
            wrong |= !checked.is_proof();
            let ratio = checked.ran.seconds / run;
            let missed = checked.ran.seconds > CHECK_GOAL || ratio > RATIO_GOAL;
            let mark = if missed { "MISSED" } else { "reached" };
            let megabytes = checked.ran.resident.map_or("-".into(), |bytes| (bytes >> 20).to_string());
            let _ = writeln!(
                out,
                "{tasks:6}  {group:14}  {run:5.2}  {:7.2}  {ratio:5.2}  {megabytes:>8}  {}, {mark}",
                checked.ran.seconds,
                checked.answer()
            );
        }
    }
    say(&out);
    Ok(wrong)
}

/// Programs of one schedule at three sizes: the check beside the run; whether an answer is wrong.
fn growth(bench: &Bench, arguments: &BenchArguments) -> Result<bool> {
    let mut out = format!(
        "\nwhat grows with the program (goals: one schedule, and at the largest at most {RATIO_GOAL} times the run)\n\
         program      size    run s  check s  ratio  schedules  answer\n\
         -----------  ------  -----  -------  -----  ---------  ------\n"
    );
    let mut wrong = false;
    for (program, what, sizes) in GROWING {
        let _ = writeln!(out, "{what}");
        for input in sizes {
            let limit = Some(arguments.max_seconds);
            let (run, checked) = bench.beside_run(program, input, arguments.rounds, limit)?;
            wrong |= !checked.is_proof();
            let (check, schedules) = (checked.seconds(), checked.figure("schedules"));
            let ratio = check / run;
            let is_largest = Some(input) == sizes.last().copied();
            let mark = match (is_largest, schedules == 1 && ratio <= RATIO_GOAL) {
                (false, _) => "",
                (true, true) => ", reached",
                (true, false) => ", MISSED",
            };
            let _ = writeln!(
                out,
                "{program:11}  {:6}  {run:5.2}  {check:7.2}  {ratio:5.2}  {schedules:9}  {}{mark}",
                input[0],
                checked.answer()
            );
        }
    }
    say(&out);
    Ok(wrong)
}
