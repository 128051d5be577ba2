//! `scoville grade DIR`: each submission checked in processes of its own, within limits that it cannot pass, and points
//! for each property. What one does never stops the others.

use super::many::jobs;
use super::printing::{complain, say, writable};
use super::progress;
use super::rubric::{Item, Rubric, expectation, is_met, lacks_kinds};
use super::submissions::{self, Added, Copied, Found};
use crate::child::{self, End, Limits, Ran, in_parallel};
use crate::cli::GradeArguments;
use anyhow::{Context, Result, bail};
use render::{Grades, Mark, Submission};
use serde_json::Value;
use std::ffi::OsStr;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What a submission may use if nothing else is said.
const SECONDS: u64 = 60;
const MEMORY: u64 = 1 << 30;
/// A check ends by itself before it is ended.
const SLACK: Duration = Duration::from_secs(2);
/// What the compiler may use beside the check.
const COMPILER: u64 = 1 << 30;
/// What grading one submission needs.
struct Job<'a> {
    arguments: &'a GradeArguments,
    rubric: Rubric,
    /// The rubric's files.
    added: Added,
    seconds: u64,
    memory: u64,
}

pub(crate) fn run(arguments: &GradeArguments) -> Result<u8> {
    let started = Instant::now();
    let rubric = Rubric::read(arguments.rubric.as_deref())?;
    let base = arguments.rubric.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
    let added: Vec<PathBuf> = rubric.add.iter().map(|name| base.join(name)).collect();
    if let Some(missing) = added.iter().find(|path| !path.exists()) {
        bail!("the rubric adds {}, which does not exist", missing.display());
    }
    let added = Added::of(&added)?;
    let chosen = |item: &Item| item.main.is_some() || rubric.main.is_some() || added.main().is_some();
    if !added.mains.is_empty() && !rubric.items.iter().all(chosen) {
        bail!(
            "the rubric adds several classes with a main method ({}): say which is run with main",
            added.mains.join(", ")
        );
    }
    let found = if arguments.single {
        submissions::single(&arguments.folder)?
    } else {
        submissions::all_in(&arguments.folder, complain)?
    };
    rubric.fits(&found)?;
    for (format, path) in &arguments.outputs {
        if !is_folder(format, path) {
            writable(path)?;
        }
    }
    let job = Job {
        arguments,
        added,
        seconds: arguments.max_seconds.or(rubric.max_seconds()).unwrap_or(SECONDS),
        memory: arguments.max_memory.or(rubric.max_memory()).unwrap_or(MEMORY),
        rubric,
    };
    progress::catch_interrupts();
    let live = !arguments.quiet && std::io::stderr().is_terminal();
    let done = AtomicUsize::new(0);
    let submissions = in_parallel(&found, jobs(arguments.jobs), |one| {
        let submission = job.grade(one);
        let count = done.fetch_add(1, Ordering::Relaxed) + 1;
        if live {
            let _ =
                write!(std::io::stderr().lock(), "\r\u{1b}[K{count} of {} submissions graded", found.len());
        }
        submission
    });
    if live {
        let _ = write!(std::io::stderr().lock(), "\r\u{1b}[K");
    }
    let items = if arguments.expect {
        vec![render::Item { name: "as expected".to_string(), points: 1.0 }]
    } else {
        let item = |item: &Item| render::Item { name: item.name().to_string(), points: item.points };
        job.rubric.items.iter().map(item).collect()
    };
    let grades = Grades {
        title: job.rubric.title.clone(),
        items,
        submissions,
        seconds: started.elapsed().as_secs_f64(),
    };
    if !arguments.quiet {
        say(&grades.show(arguments.format).unwrap_or_default());
    }
    // What cannot be written is told, and the rest is written.
    let faults = write_files(arguments, &grades);
    faults.iter().for_each(|fault| complain(&format!("error: {fault:#}")));
    if progress::interrupted() {
        complain("interrupted: what had not ended is not graded");
        return Ok(3);
    }
    Ok(if faults.is_empty() { 0 } else { 2 })
}

/// Whether an output is a folder, with one file for each submission.
fn is_folder(format: &str, path: &Path) -> bool {
    format == "gradescope" && (path.is_dir() || path.as_os_str().as_encoded_bytes().ends_with(b"/"))
}

fn write_files(arguments: &GradeArguments, grades: &Grades) -> Vec<anyhow::Error> {
    let mut faults = Vec::new();
    for (format, path) in &arguments.outputs {
        let mut write = |path: &Path, text: String| {
            let text = if text.ends_with('\n') { text } else { text + "\n" };
            let written = fs::write(path, text).with_context(|| format!("cannot write {}", path.display()));
            faults.extend(written.err());
        };
        if !is_folder(format, path) {
            write(path, grades.show(format).unwrap_or_default());
        } else if let Err(error) = fs::create_dir_all(path) {
            faults.push(anyhow::anyhow!("cannot make {}: {error}", path.display()));
        } else {
            for (name, text) in grades.gradescope_files() {
                write(&path.join(format!("{name}.json")), text);
            }
        }
    }
    faults
}

/// What came of a check.
struct Checked {
    verdict: String,
    kinds: Vec<String>,
    /// Where the first violation is.
    place: String,
    /// Why there is no answer, or what is wrong.
    why: String,
}

impl Job<'_> {
    fn grade(&self, found: &Found) -> Submission {
        let started = Instant::now();
        let (marks, mut notes) = match Copied::of(&found.path, &self.added) {
            Ok(copy) if self.arguments.expect => self.by_expectation(&copy, started),
            Ok(copy) => self.by_rubric(&copy, started),
            Err(error) => {
                let why = format!("{error:#}");
                let count = if self.arguments.expect { 1 } else { self.rubric.items.len() };
                (vec![lost("error", &why); count], vec![why])
            }
        };
        notes.dedup();
        Submission {
            name: found.name.clone(),
            marks,
            note: notes.join("; "),
            seconds: started.elapsed().as_secs_f64(),
        }
    }

    fn by_rubric(&self, copy: &Copied, started: Instant) -> (Vec<Mark>, Vec<String>) {
        let (mut marks, mut notes): (Vec<Mark>, Vec<String>) = (Vec::new(), Vec::new());
        let all = Duration::from_secs(self.seconds);
        // What cannot be compiled cannot be checked for anything.
        let compiled = self.check(copy, None, all, &["--compile-only"]);
        if !compiled.why.is_empty() {
            let marks = self.rubric.items.iter().map(|item| Mark {
                points: self.points(item, &compiled),
                ..lost(&compiled.verdict, &compiled.why)
            });
            return (marks.collect(), vec![compiled.why.clone()]);
        }
        for (number, item) in self.rubric.items.iter().enumerate() {
            let left = all.saturating_sub(started.elapsed());
            let share = left / (self.rubric.items.len() - number) as u32;
            let checked = if progress::interrupted() || left.is_zero() {
                Checked::unknown("the time of the submission was over".to_string())
            } else {
                self.check_for(copy, Some(item), item.expected(), share)
            };
            let met = item.is_met(&checked.verdict, &checked.kinds());
            let points = self.points(item, &checked);
            let hint = if met { String::new() } else { hint(item, &checked) };
            match checked.verdict.as_str() {
                "error" => notes.push(checked.why.clone()),
                "unknown" if !met => notes.push(format!("{}: {}", item.name(), checked.why)),
                _ => {}
            }
            marks.push(Mark { points, verdict: checked.verdict, hint });
        }
        (marks, notes)
    }

    /// The points for what came of the check of an item.
    fn points(&self, item: &Item, checked: &Checked) -> f64 {
        match checked.verdict.as_str() {
            verdict if item.is_met(verdict, &checked.kinds()) => item.points,
            "unknown" => item.points * self.rubric.unknown,
            _ => 0.0,
        }
    }

    /// A point for what a submission says of itself.
    fn by_expectation(&self, copy: &Copied, started: Instant) -> (Vec<Mark>, Vec<String>) {
        let said = copy.sources.iter().find_map(|file| expectation(&fs::read_to_string(file).ok()?));
        let expected = match said {
            Some(Ok(expected)) => expected,
            Some(Err(line)) => {
                let why = format!("`// expect: {line}` is not understood");
                return (vec![lost("error", &why)], vec![why]);
            }
            None => {
                let why = "no source says what to expect, as in `// expect: violated race`";
                return (vec![lost("error", why)], vec![why.to_string()]);
            }
        };
        let time = Duration::from_secs(self.seconds).saturating_sub(started.elapsed());
        let checked = self.check_for(copy, None, &expected, time);
        if is_met(&expected, &checked.verdict, &checked.kinds()) {
            let mark = Mark { points: 1.0, verdict: checked.verdict, hint: String::new() };
            return (vec![mark], Vec::new());
        }
        let found = [vec![checked.verdict.as_str()], checked.kinds()].concat().join(" ");
        let why = if checked.why.is_empty() { String::new() } else { format!(" ({})", checked.why) };
        let note = format!("{expected} was expected, and it is {found}{why}");
        (vec![lost(&checked.verdict, &note)], vec![note])
    }

    /// Checks a submission; if violations are expected and others were found first, for all.
    fn check_for(&self, copy: &Copied, item: Option<&Item>, expected: &str, time: Duration) -> Checked {
        let started = Instant::now();
        let checked = self.check(copy, item, time, &[]);
        let left = time.saturating_sub(started.elapsed());
        if left.is_zero() || !lacks_kinds(expected, &checked.verdict, &checked.kinds()) {
            return checked;
        }
        let all = self.check(copy, item, left, &["--all"]);
        // What was found is there, whatever becomes of the rest.
        if all.verdict == "violated" { all } else { checked }
    }

    /// Checks a submission in a process of its own.
    fn check(&self, copy: &Copied, item: Option<&Item>, time: Duration, more: &[&str]) -> Checked {
        let mut checked = self.check_once(&copy.program, item, time, more);
        checked.why = copy.without_place(&checked.why);
        checked
    }

    fn check_once(&self, path: &Path, item: Option<&Item>, time: Duration, more: &[&str]) -> Checked {
        let ran = match self.process(path, item, time, more) {
            Ok(ran) => ran,
            Err(error) => return Checked::error(format!("the check could not be started: {error:#}")),
        };
        let said = String::from_utf8_lossy(&ran.err);
        let result: Value = serde_json::from_slice(&ran.out).unwrap_or_default();
        match ran.end {
            // There was no more to do than to compile.
            End::Code(0) if more == ["--compile-only"] => Checked::without_answer("proved", String::new()),
            End::Code(0 | 1 | 3) if result["verdict"].is_string() => Checked::of(&result),
            End::Code(2) => {
                Checked::error(first_fault(said.trim().strip_prefix("error: ").unwrap_or(said.trim())))
            }
            End::Code(_) | End::Signal(_) => Checked::unknown(format!(
                "the check broke down: {}",
                said.lines().next().unwrap_or("without a word")
            )),
            End::Time => Checked::unknown("the check took too long and was ended".to_string()),
            End::Memory => Checked::unknown("the check took too much memory and was ended".to_string()),
        }
    }

    fn process(&self, path: &Path, item: Option<&Item>, time: Duration, more: &[&str]) -> Result<Ran> {
        let mut command = Command::new(std::env::current_exe()?);
        let seconds = time.as_secs().max(1);
        command
            .args(["check", "--format=json", "--settled"])
            .args(more)
            .arg(format!("--max-seconds={seconds}"));
        command.arg(format!("--max-memory={}", self.memory));
        command.args(item.map(|item| format!("--property={}", item.properties().join(","))));
        let main = item.and_then(|item| item.main.as_deref()).or(self.rubric.main.as_deref());
        let main = main.or(self.added.main());
        command.args(main.map(|main| format!("--main={main}")));
        command.args(self.rubric.engine().map(|engine| format!("--engine={engine}")));
        command.args(self.added.first.iter().flat_map(|path| [OsStr::new("--first"), path.as_os_str()]));
        command.args(self.arguments.class_path.iter().map(|path| format!("--class-path={path}")));
        command.args(self.arguments.dialect.map(|one| format!("--dialect={}", one.dialect().name())));
        if let Some(jdk) = &self.arguments.jdk {
            command.arg("--jdk").arg(jdk);
        }
        command.arg(path);
        let limits = Limits {
            time: Duration::from_secs(seconds) + SLACK,
            memory: self.memory.saturating_add(COMPILER),
        };
        Ok(child::run(command, &limits, progress::interrupted)?)
    }
}

impl Checked {
    fn kinds(&self) -> Vec<&str> {
        self.kinds.iter().map(String::as_str).collect()
    }

    fn of(result: &Value) -> Checked {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let programs = list(&result["programs"]);
        if !programs.is_empty() {
            let names: Vec<&str> =
                programs.iter().filter_map(|one| one["name"].as_str()?.rsplit(' ').next()).collect();
            return Checked::error(format!(
                "several classes have a main method ({}): the rubric says which with main",
                names.join(", ")
            ));
        }
        let findings = list(&result["findings"]);
        let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let place = findings.first().map(|finding| &finding["locations"][0]);
        let place = place.filter(|place| place["line"].as_u64().is_some_and(|line| line > 0));
        Checked {
            verdict: word(&result["verdict"]),
            kinds: findings.iter().map(|finding| word(&finding["kind"])).collect(),
            place: place.map_or(String::new(), |place| format!("{}:{}", word(&place["file"]), place["line"])),
            why: word(&result["coverage"]["limits"][0]),
        }
    }

    fn without_answer(verdict: &str, why: String) -> Checked {
        Checked { verdict: verdict.to_string(), kinds: Vec::new(), place: String::new(), why }
    }

    fn unknown(why: String) -> Checked {
        Checked::without_answer("unknown", why)
    }

    fn error(why: String) -> Checked {
        Checked::without_answer("error", why)
    }
}

fn lost(verdict: &str, why: &str) -> Mark {
    Mark { points: 0.0, verdict: verdict.to_string(), hint: why.to_string() }
}

/// What is told to who has no points: what is wrong and where, not how to put it right.
fn hint(item: &Item, checked: &Checked) -> String {
    match checked.verdict.as_str() {
        "violated" => {
            let kind = checked.kinds.first().map_or("", String::as_str);
            let what = item.hint.clone().unwrap_or_else(|| crate::explain::hint(kind).to_string());
            let place =
                if checked.place.is_empty() { String::new() } else { format!(" Look at {}.", checked.place) };
            format!("{what}{place}")
        }
        "proved" => {
            format!("{} was expected, and no schedule shows it.", item.expected())
        }
        "unknown" => format!("The check came to no answer: {}.", checked.why),
        _ => format!("It could not be checked: {}", checked.why),
    }
}

/// Of what a compiler says, the first mistake, without the folders of this machine.
fn first_fault(said: &str) -> String {
    let Some(fault) = said.lines().find(|line| line.contains(": error: ")) else {
        return said.lines().next().unwrap_or_default().to_string();
    };
    let (place, what) = fault.split_once(": error: ").unwrap_or(("", fault));
    format!("{}: {what}", place.rsplit('/').next().unwrap_or(place))
}
