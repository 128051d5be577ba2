//! `scoville grade DIR`: each submission checked in processes of its own, within limits that it cannot pass, and points
//! for each property. What one does never stops the others.

use super::many::jobs;
use super::printing::{complain, say};
use super::progress;
use super::rubric::{Item, Rubric, expectation, is_met};
use crate::child::{self, End, Limits, Ran, in_parallel};
use crate::cli::{GradeArguments, bytes};
use anyhow::{Context, Result, anyhow, bail};
use program::classpath::files_below;
use render::{Grades, Mark, Submission};
use serde_json::Value;
use std::ffi::OsStr;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What a submission may use if nothing else is said.
const SECONDS: u64 = 60;
const MEMORY: u64 = 1 << 30;
/// A check ends by itself before it is ended.
const SLACK: Duration = Duration::from_secs(2);
/// What the compiler may use beside the check.
const COMPILER: u64 = 1 << 30;
/// Larger submissions are not copied.
const LARGEST: u64 = 64 << 20;
/// Names of programs.
const PROGRAMS: [&str; 6] = ["java", "class", "jar", "ph", "pha", "zip"];

/// What grading one submission needs.
struct Job<'a> {
    arguments: &'a GradeArguments,
    rubric: Rubric,
    /// The folder that the rubric's files are relative to.
    base: PathBuf,
    seconds: u64,
    memory: u64,
}

pub(crate) fn run(arguments: &GradeArguments) -> Result<u8> {
    let started = Instant::now();
    let rubric = Rubric::read(arguments.rubric.as_deref())?;
    let memory =
        rubric.max_memory.as_deref().map(bytes).transpose().map_err(|why| anyhow!("max-memory: {why}"))?;
    let base = arguments.rubric.as_deref().and_then(Path::parent).unwrap_or(Path::new("")).to_path_buf();
    for name in &rubric.add {
        if !base.join(name).exists() {
            bail!("the rubric adds {}, which does not exist", base.join(name).display());
        }
    }
    let job = Job {
        arguments,
        base,
        seconds: arguments.max_seconds.or(rubric.max_seconds).unwrap_or(SECONDS),
        memory: arguments.max_memory.or(memory).unwrap_or(MEMORY),
        rubric,
    };
    let found = submissions(arguments)?;
    progress::catch_interrupts();
    let live = !arguments.quiet && std::io::stderr().is_terminal();
    let done = AtomicUsize::new(0);
    let submissions = in_parallel(&found, jobs(arguments.jobs), |path| {
        let submission = job.grade(path);
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
    write_files(arguments, &grades)?;
    if !arguments.quiet {
        say(&grades.show(arguments.format).unwrap_or_default());
    }
    if progress::interrupted() {
        complain("interrupted: what had not ended is not graded");
        return Ok(3);
    }
    Ok(0)
}

fn write_files(arguments: &GradeArguments, grades: &Grades) -> Result<()> {
    for (format, path) in &arguments.outputs {
        let write = |path: &Path, text: String| {
            let text = if text.ends_with('\n') { text } else { text + "\n" };
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
        };
        // One file for each submission, if a folder is named.
        let is_folder = path.is_dir() || path.as_os_str().as_encoded_bytes().ends_with(b"/");
        if *format == "gradescope" && is_folder {
            fs::create_dir_all(path).with_context(|| format!("cannot make {}", path.display()))?;
            for (name, text) in grades.gradescope_files() {
                write(&path.join(format!("{name}.json")), text)?;
            }
        } else {
            write(path, grades.show(format).unwrap_or_default())?;
        }
    }
    Ok(())
}

/// The submissions: each folder and each program of a folder, or the folder itself.
fn submissions(arguments: &GradeArguments) -> Result<Vec<PathBuf>> {
    let folder = &arguments.folder;
    if arguments.single {
        if !folder.exists() {
            bail!("{} does not exist", folder.display());
        }
        return Ok(vec![folder.clone()]);
    }
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} is no folder of submissions that can be read", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| {
        let hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        !hidden && (path.is_dir() || is_program(path))
    });
    found.sort();
    if found.is_empty() {
        bail!("{} has no submissions: each is a folder, or a file with a program", folder.display());
    }
    Ok(found)
}

fn is_program(path: &Path) -> bool {
    path.extension().and_then(OsStr::to_str).is_some_and(|extension| PROGRAMS.contains(&extension))
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
    fn grade(&self, path: &Path) -> Submission {
        let started = Instant::now();
        let name = match path.file_name() {
            Some(name) if path.is_dir() => name.to_string_lossy().into_owned(),
            _ => path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
        };
        let (marks, mut notes) = match self.with_added(path) {
            Ok((path, _copy)) if self.arguments.expect => self.by_expectation(&path),
            Ok((path, _copy)) => self.by_rubric(&path, started),
            Err(error) => {
                let why = format!("{error:#}");
                (self.rubric.items.iter().map(|_| lost("error", &why)).collect(), vec![why.clone()])
            }
        };
        notes.dedup();
        Submission { name, marks, note: notes.join("; "), seconds: started.elapsed().as_secs_f64() }
    }

    fn by_rubric(&self, path: &Path, started: Instant) -> (Vec<Mark>, Vec<String>) {
        let (mut marks, mut notes): (Vec<Mark>, Vec<String>) = (Vec::new(), Vec::new());
        let all = Duration::from_secs(self.seconds);
        // What cannot be compiled cannot be checked for anything.
        let compiled = self.check(path, None, all, &["--compile-only"]);
        if !compiled.why.is_empty() {
            let marks = self.rubric.items.iter().map(|_| lost(&compiled.verdict, &compiled.why));
            return (marks.collect(), vec![compiled.why.clone()]);
        }
        for (number, item) in self.rubric.items.iter().enumerate() {
            let left = all.saturating_sub(started.elapsed());
            let share = left / (self.rubric.items.len() - number) as u32;
            let checked = if progress::interrupted() || left.is_zero() {
                Checked::unknown("the time of the submission was over".to_string())
            } else {
                self.check(path, Some(item), share, &[])
            };
            let kinds: Vec<&str> = checked.kinds.iter().map(String::as_str).collect();
            let met = item.is_met(&checked.verdict, &kinds);
            let points = match checked.verdict.as_str() {
                _ if met => item.points,
                "unknown" => item.points * self.rubric.unknown,
                _ => 0.0,
            };
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

    /// A point for what a submission says of itself.
    fn by_expectation(&self, path: &Path) -> (Vec<Mark>, Vec<String>) {
        let said = sources(path).iter().find_map(|file| expectation(&fs::read_to_string(file).ok()?));
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
        let checked = self.check(path, None, Duration::from_secs(self.seconds), &[]);
        let kinds: Vec<&str> = checked.kinds.iter().map(String::as_str).collect();
        if is_met(&expected, &checked.verdict, &kinds) {
            let mark = Mark { points: 1.0, verdict: checked.verdict, hint: String::new() };
            return (vec![mark], Vec::new());
        }
        let found = [vec![checked.verdict.as_str()], kinds].concat().join(" ");
        let why = if checked.why.is_empty() { String::new() } else { format!(" ({})", checked.why) };
        let note = format!("{expected} was expected, and it is {found}{why}");
        (vec![lost(&checked.verdict, &note)], vec![note])
    }

    /// The submission with what the rubric adds: a copy, which is removed when it is dropped.
    fn with_added(&self, path: &Path) -> Result<(PathBuf, Option<TempDir>)> {
        if path.is_dir() && sources(path).is_empty() && self.rubric.add.is_empty() {
            bail!("it has no program: neither .java nor .class files, jars or phaser programs");
        }
        if self.rubric.add.is_empty() {
            return Ok((path.to_path_buf(), None));
        }
        let copy = TempDir::with_prefix("scoville-grade-")?;
        let mut size = 0;
        let added = self.rubric.add.iter().map(|name| self.base.join(name));
        for source in [path.to_path_buf()].into_iter().chain(added) {
            let (root, files) = if source.is_dir() {
                (source.clone(), files_below(&source)?)
            } else {
                (source.parent().unwrap_or(Path::new("")).to_path_buf(), vec![source])
            };
            for file in files {
                let target = copy.path().join(file.strip_prefix(&root)?);
                size += fs::metadata(&file)?.len();
                if size > LARGEST {
                    bail!("it is larger than {} MiB", LARGEST >> 20);
                }
                fs::create_dir_all(target.parent().unwrap_or(copy.path()))?;
                fs::copy(&file, &target).with_context(|| format!("cannot copy {}", file.display()))?;
            }
        }
        Ok((copy.path().to_path_buf(), Some(copy)))
    }

    /// Checks a submission in a process of its own.
    fn check(&self, path: &Path, item: Option<&Item>, time: Duration, more: &[&str]) -> Checked {
        let ran = match self.process(path, item, time, more) {
            Ok(ran) => ran,
            Err(error) => return Checked::error(format!("the check could not be started: {error:#}")),
        };
        let said = String::from_utf8_lossy(&ran.err);
        let result: Value = serde_json::from_slice(&ran.out).unwrap_or_default();
        match ran.end {
            // There was no more to do than to compile.
            End::Code(0) if !more.is_empty() => Checked::without_answer("proved", String::new()),
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
        command.args(["check", "--format=json"]).args(more).arg(format!("--max-seconds={seconds}"));
        command.arg(format!("--max-memory={}", self.memory));
        command.args(item.map(|item| format!("--property={}", item.property.replace(' ', ""))));
        let main = item.and_then(|item| item.main.as_ref()).or(self.rubric.main.as_ref());
        command.args(main.map(|main| format!("--main={main}")));
        command.args(self.rubric.engine.iter().map(|engine| format!("--engine={engine}")));
        command.args(self.arguments.class_path.iter().map(|path| format!("--class-path={path}")));
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
            format!("{} was expected, and no schedule shows it.", item.expect.as_deref().unwrap_or_default())
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

/// The programs of a submission.
fn sources(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_path_buf()];
    }
    let mut files = files_below(path).unwrap_or_default();
    files.retain(|file| is_program(file));
    files
}
