//! `scoville bench machine`: the machine beside `java -Xint`, start-up beside `java`, and how fast states are
//! saved, named and restored.

use crate::cli::BenchArguments;
use crate::commands::printing::{complain, say};
use crate::java::compile_folders;
use anyhow::{Context, Result, bail};
use machine::{By, Config, Machine, Observer, Ref, Stop};
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The programs with what they show and the least ratio to `java -Xint`.
const PROGRAMS: [(&str, &str, f64); 6] = [
    ("TightLoop", "tight loop", 2.0),
    ("FieldArrayLoop", "field and array loop", 2.0),
    ("VirtualCalls", "virtual calls", 2.0),
    ("LambdaCalls", "lambda calls", 2.0),
    ("Collections", "collections", 2.0),
    ("Strings", "strings", 2.0),
];

/// Most that hello world may take of the time that `java` takes.
const HELLO_GOAL: f64 = 0.5;
/// Least cycles a second.
const CYCLES_GOAL: f64 = 1_000_000.0;

/// Prints the tables. Exit code 1: a program printed something else than under `java`.
pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    if cfg!(debug_assertions) {
        complain("this is not a release build: the figures say nothing (use cargo run --release)");
    }
    let jdk = Jdk::find(arguments.jdk.as_deref(), false)?;
    let classes =
        compile_folders(&jdk, &[arguments.programs.join("java"), arguments.programs.join("machine")], None)?;
    say(&format!("JDK {} in {}, best of {} runs\n", jdk.version, jdk.home.display(), arguments.rounds));
    let wrong = against_java(arguments, &jdk, classes.path())?;
    hello(arguments, &jdk, classes.path())?;
    cycles(&jdk, classes.path())?;
    Ok(u8::from(wrong))
}

/// The shortest of several runs of commands in turns, with what they printed.
fn best<const N: usize>(rounds: u32, mut commands: [&mut Command; N]) -> Result<[(f64, Vec<u8>); N]> {
    let mut found = [const { (f64::MAX, Vec::new()) }; N];
    for _ in 0..rounds {
        for (index, command) in commands.iter_mut().enumerate() {
            let started = Instant::now();
            let output = command.stdin(Stdio::null()).output().context("cannot start the program")?;
            let seconds = started.elapsed().as_secs_f64();
            if !output.status.success() {
                bail!("{command:?} failed:\n{}", String::from_utf8_lossy(&output.stderr).trim_end());
            }
            found[index] = (found[index].0.min(seconds), output.stdout);
        }
    }
    Ok(found)
}

fn java(jdk: &Jdk, classes: &Path, options: &[&str], main: &str) -> Command {
    let mut command = Command::new(jdk.home.join("bin/java"));
    command.args(options).arg("-cp").arg(classes).arg(main);
    command
}

fn scoville(jdk: &Jdk, classes: &Path, main: &str) -> Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["run", "--jdk"]).arg(&jdk.home).arg(classes.join(format!("{main}.class")));
    Ok(command)
}

fn verdict(reached: bool) -> &'static str {
    if reached { "reached" } else { "MISSED" }
}

fn against_java(arguments: &BenchArguments, jdk: &Jdk, classes: &Path) -> Result<bool> {
    let mut out = String::from(
        "program               java -Xint   scoville   ratio   goal            java   share of java\n\
         --------------------  ----------  ---------  ------  ----  -------  -------  -------------\n",
    );
    let mut wrong = false;
    for (main, what, goal) in PROGRAMS {
        let interpreted = &mut java(jdk, classes, &["-Xint"], main);
        let commands = [interpreted, &mut scoville(jdk, classes, main)?, &mut java(jdk, classes, &[], main)];
        let [(theirs, expected), (ours, printed), (whole, _)] = best(arguments.rounds, commands)?;
        let ratio = theirs / ours;
        let mark = verdict(ratio >= goal);
        let share = whole / ours;
        let _ = writeln!(
            out,
            "{what:20}  {theirs:8.3} s  {ours:7.3} s  {ratio:6.2}  {goal:4.1}  {mark:7}  {whole:5.2} s  {share:13.2}"
        );
        if printed != expected {
            wrong = true;
            let _ = writeln!(out, "  WRONG: it prints something else than under java");
        }
    }
    say(&out);
    Ok(wrong)
}

fn hello(arguments: &BenchArguments, jdk: &Jdk, classes: &Path) -> Result<()> {
    let commands = [&mut java(jdk, classes, &[], "Hello"), &mut scoville(jdk, classes, "Hello")?];
    let [(theirs, _), (ours, _)] = best(arguments.rounds * 5, commands)?;
    let share = ours / theirs;
    say(&format!(
        "hello world from a class file: java {:.1} ms, scoville {:.1} ms, share {share:.2}, goal at most {HELLO_GOAL}  {}\n",
        theirs * 1e3,
        ours * 1e3,
        verdict(share <= HELLO_GOAL)
    ));
    Ok(())
}

/// Lets a task make one access and stops before the next.
struct OneAccess(bool);

impl<H> Observer<H> for OneAccess {
    const WATCH: bool = true;
    fn access(&mut self, _: &mut Option<Box<H>>, _: Ref, _: u32, write: bool, _: By) -> bool {
        let go_on = !self.0;
        self.0 |= write;
        go_on
    }
    fn atomic(
        &mut self,
        host: &mut Option<Box<H>>,
        object: Ref,
        index: u32,
        mode: machine::AccessMode,
        by: By,
    ) -> bool {
        self.access(host, object, index, mode.write, by)
    }
}

/// Cycles of save, fingerprint and restore, with 1,000 objects alive that are older or younger than the tasks.
fn cycles(jdk: &Jdk, classes: &Path) -> Result<()> {
    let mut out = String::from(
        "save, fingerprint, restore; 1,000 live objects      cycles/s       goal\n\
         ----------------------------------------------  ------------  ---------\n",
    );
    let written = |written| Live { old: true, written, step: false };
    for (what, live, goal) in [
        ("old, none written since the base", written(0), Some(CYCLES_GOAL)),
        ("old, 20 written since the base", written(20), None),
        ("old, and a step that writes one", Live { step: true, ..written(0) }, None),
        ("young: made by the task", Live { old: false, ..written(0) }, None),
    ] {
        let rate = cycle_rate(jdk, classes, live)?;
        let goal =
            goal.map_or("        -".to_string(), |goal| format!("{goal:9}  {}", verdict(rate >= goal)));
        let _ = writeln!(out, "{what:46}  {rate:12.0}  {goal}");
    }
    say(&out);
    Ok(())
}

/// Which objects are alive, and what happens in a cycle.
struct Live {
    old: bool,
    written: u32,
    step: bool,
}

fn cycle_rate(jdk: &Jdk, classes: &Path, live: Live) -> Result<f64> {
    let stopped = |stop: Stop| anyhow::anyhow!("the machine stopped: {stop:?}");
    let mut path = ClassPath::new(Image::open(&jdk.home.join("lib/modules"))?);
    path.add(classes)?;
    let config = Config { jdk_version: jdk.version, ..Config::default() };
    let mut machine = Machine::new(Program::new(path), config);
    machine.boot().map_err(stopped)?;
    let class = machine.initialize_now("LiveObjects").map_err(stopped)?;
    let method = |machine: &Machine, name| {
        machine.program.find_method(class, name, "()V").context("a method is missing")
    };
    let (setup, task) = (method(&machine, "setup")?, method(&machine, "task")?);
    if live.old {
        machine.call(setup, &[]).map_err(stopped)?;
    }
    machine.set_base();
    machine.mark();
    if !live.old {
        machine.call(setup, &[]).map_err(stopped)?;
    }
    let id = machine.add_task();
    machine.switch_to(id);
    machine.start(task, &[]).map_err(stopped)?;
    machine.interpret(&mut OneAccess(true));
    for _ in 0..live.written {
        machine.interpret(&mut OneAccess(false));
    }
    let tasks = [(1, id)];
    let started = Instant::now();
    let mut count = 0_u32;
    let mut sum = 0_u128;
    while started.elapsed() < Duration::from_secs(1) {
        for _ in 0..1_000 {
            machine.mark();
            machine.save_current();
            if live.step {
                machine.interpret(&mut OneAccess(false));
            }
            sum ^= machine.fingerprint(&tasks, |_, _| {});
            machine.rewind();
        }
        count += 1_000;
    }
    std::hint::black_box(sum);
    Ok(f64::from(count) / started.elapsed().as_secs_f64())
}
