//! `scoville check A B folder/ ...`: several programs side by side, each in a process of its own, and a table.

use super::printing::{Form, complain};
use super::progress;
use super::rubric::lacks_kinds;
use crate::child::{self, End, Limits, in_parallel};
use crate::cli::{CheckArguments, FormArguments};
use crate::java::{self, Found, Mains};
use crate::javac::Until;
use crate::project::{Project, SETTINGS, Settings};
use anyhow::{Context, Result, bail};
use render::{Program, Programs};
use serde_json::Value;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A program ends so long after its own limit at the latest.
const SLACK: Duration = Duration::from_secs(5);

/// A program to check.
#[derive(Debug)]
pub(crate) struct Item {
    /// How the table names it.
    pub(crate) name: String,
    /// What it is.
    pub(crate) input: PathBuf,
    /// Its main class or its test class, as an option.
    pub(crate) chosen: Option<String>,
    /// Options that `scoville.toml` has for it.
    pub(crate) options: Vec<String>,
    /// What it is expected to be.
    pub(crate) expected: Option<String>,
    /// Whether `scoville.toml` has been looked at.
    pub(crate) settled: bool,
}

impl Item {
    fn of(input: &Path) -> Item {
        let (name, input) = (input.display().to_string(), input.to_path_buf());
        Item { name, input, chosen: None, options: Vec::new(), expected: None, settled: false }
    }

    /// What is typed to check it alone.
    fn words(&self) -> Vec<String> {
        let chosen = self.chosen.as_deref().and_then(|option| option.split_once('='));
        let chosen = chosen.into_iter().flat_map(|(option, name)| [option.to_string(), name.to_string()]);
        [self.input.display().to_string()].into_iter().chain(chosen).collect()
    }
}

/// The programs that an input is, or that all of them are.
pub(super) enum Parts {
    /// One, which is checked as ever.
    One(Box<One>),
    /// Several, each with a row.
    Several(Vec<Item>),
}

/// A program that is checked as ever.
pub(super) struct One {
    /// What was typed, and what `scoville.toml` says beside it.
    pub(super) arguments: CheckArguments,
    /// Its classes, if they were looked at.
    pub(super) found: Option<Box<Found>>,
    /// What `scoville.toml` says, as options.
    options: Vec<String>,
}

/// The programs that the inputs are. One that is several (a project, a folder with several main classes) becomes these.
pub(super) fn items(arguments: &CheckArguments) -> Result<Parts> {
    if let [input] = arguments.inputs.as_slice() {
        return parts(arguments, input);
    }
    let mut items = Vec::new();
    for input in &arguments.inputs {
        match parts(arguments, input) {
            Ok(Parts::Several(parts)) => items.extend(parts),
            Ok(Parts::One(one)) => items.push(Item {
                options: one.options,
                expected: one.arguments.expected,
                settled: true,
                ..Item::of(input)
            }),
            // Among several, what is wrong with one is told in its row.
            Err(_) => items.push(Item::of(input)),
        }
    }
    Ok(Parts::Several(items))
}

/// The programs of a folder, if there are several, or if `scoville.toml` names some.
fn parts(arguments: &CheckArguments, input: &Path) -> Result<Parts> {
    let one = arguments.of_input(input.to_path_buf());
    let as_ever = |arguments: CheckArguments| {
        Ok(Parts::One(Box::new(One { arguments, found: None, options: Vec::new() })))
    };
    if arguments.compile_only && !one.phasers {
        let until = Until { deadline: one.deadline(), interrupted: None };
        if !is_phaser_program(input) {
            java::find(&one.java, until)?;
        }
        return as_ever(one);
    }
    if !input.is_dir() || one.phasers || one.settled && (one.java.main.is_some() || one.junit.is_some()) {
        return as_ever(one);
    }
    let settings = if one.settled { Settings::default() } else { Settings::of(input)?.unwrap_or_default() };
    let file = input.join(SETTINGS);
    let listed = |name: &String| settings.main.contains(name) || settings.tests.contains(name);
    let is_listed = !settings.main.is_empty() || !settings.tests.is_empty();
    if is_listed && let Some(unknown) = settings.expect.keys().find(|name| !listed(name)) {
        bail!("{}: expect names {unknown}, which is neither in main nor in tests", file.display());
    }
    let chosen = one.java.main.clone().or_else(|| one.junit.clone());
    if is_listed && chosen.is_none() {
        return Ok(Parts::Several(named(&settings, input)));
    }
    let mut one = one;
    one.settle(&settings).with_context(|| format!("{} is not understood", file.display()))?;
    let of_one = |mut arguments: CheckArguments, found: Option<Box<Found>>, name: Option<&String>| {
        arguments.expected = name.and_then(|name| settings.expect.get(name)).cloned();
        Ok(Parts::One(Box::new(One { arguments, found, options: options(&settings) })))
    };
    let is_test = one.junit.is_some();
    if chosen.is_some() && (is_listed || is_test || settings.expect.is_empty()) {
        return of_one(one, None, chosen.as_ref());
    }
    if settings.expect.is_empty() && Project::of(input)?.is_some_and(|project| project.main.is_some()) {
        return of_one(one, None, None);
    }
    progress::catch_interrupts();
    let until = Until { deadline: one.deadline(), interrupted: Some(progress::interrupted) };
    let (mains, names) = java::main_classes(&one.java, until)?;
    if let Some(unknown) = settings.expect.keys().find(|name| !names.contains(name)) {
        bail!("{}: expect names {unknown}, which is no class with a main method", file.display());
    }
    match mains {
        Mains::One(found, main) => of_one(one, Some(found), chosen.or(main).as_ref()),
        Mains::Several => Ok(Parts::Several(
            names
                .iter()
                .map(|name| Item {
                    chosen: Some(format!("--main={name}")),
                    expected: settings.expect.get(name).cloned(),
                    ..part(input, name, &settings)
                })
                .collect(),
        )),
    }
}

/// The programs that `scoville.toml` names.
fn named(settings: &Settings, input: &Path) -> Vec<Item> {
    let item = |name: &String, option: &str| {
        let item = Item { expected: settings.expect.get(name).cloned(), ..part(input, name, settings) };
        let file = input.join(name);
        // Programs by their files.
        if name.contains(['.', '/']) && file.is_file() {
            return Item { name: file.display().to_string(), input: file, ..item };
        }
        Item { chosen: Some(format!("{option}={name}")), ..item }
    };
    let mains = settings.main.iter().map(|name| item(name, "--main"));
    mains.chain(settings.tests.iter().map(|name| item(name, "--junit"))).collect()
}

pub(super) fn is_phaser_program(input: &Path) -> bool {
    !input.is_dir()
        && input
            .extension()
            .is_some_and(|extension| extension == "ph" || extension == "pha" || extension == "json")
}

fn part(input: &Path, name: &str, settings: &Settings) -> Item {
    let name = format!("{} {name}", input.display());
    Item { name, options: options(settings), settled: true, ..Item::of(input) }
}

/// What `scoville.toml` says of limits and engines, as options.
fn options(settings: &Settings) -> Vec<String> {
    let value = |name: &str, value: Option<String>| value.map(|value| format!("--{name}={value}"));
    let all = [
        value("engine", settings.engine.clone()),
        value("max-seconds", settings.max_seconds.map(|number| number.to_string())),
        value("max-memory", settings.max_memory.clone()),
        value("max-states", settings.max_states.map(|number| number.to_string())),
    ];
    let properties = settings.property.iter().map(|name| format!("--property={name}"));
    all.into_iter().flatten().chain(properties).collect()
}

/// Checks them, prints the table, and gives the worst exit code.
pub(super) fn run(arguments: &CheckArguments, items: &[Item]) -> Result<u8> {
    refuse(arguments)?;
    let started = Instant::now();
    progress::catch_interrupts();
    let jobs = jobs(arguments.jobs);
    let done = AtomicUsize::new(0);
    let live = !arguments.form.quiet && std::io::stderr().is_terminal();
    let show = |count: usize| {
        if live {
            let _ = write!(std::io::stderr().lock(), "\r\u{1b}[K{count} of {} programs checked", items.len());
        }
    };
    show(0);
    let programs: Vec<Result<Program>> = in_parallel(items, jobs, |item| {
        let program = one(arguments, item);
        show(done.fetch_add(1, Ordering::Relaxed) + 1);
        program
    });
    if live {
        let _ = write!(std::io::stderr().lock(), "\r\u{1b}[K");
    }
    let programs = programs.into_iter().collect::<Result<Vec<Program>>>()?;
    let all = Programs { programs, seconds: started.elapsed().as_secs_f64() };
    Form::of(arguments)
        .put(|format, color| all.show(format.name, color).with_context(|| for_one(format.name)))?;
    if progress::interrupted() {
        complain("interrupted: what had not ended is unknown");
    }
    Ok(all.exit_code())
}

/// What has a meaning for one program only.
fn refuse(arguments: &CheckArguments) -> Result<()> {
    for (given, name) in [
        (arguments.witness.is_some(), "--witness"),
        (arguments.java.main.is_some(), "--main"),
        (arguments.junit.is_some(), "--junit"),
        (arguments.print_phasers, "--print-phasers"),
        (!arguments.arguments.is_empty(), "an argument after --"),
    ] {
        if given {
            bail!("{name} is for one program, and there are several");
        }
    }
    for format in arguments.form.outputs.iter().map(|(format, _)| *format).chain([arguments.form.format]) {
        if !render::PROGRAMS_FORMATS.contains(&format.name) {
            bail!(for_one(format.name));
        }
    }
    Ok(())
}

fn for_one(format: &str) -> String {
    format!("--format {format} is for one program: give one of {}", render::PROGRAMS_FORMATS.join(", "))
}

/// How many programs are checked at a time.
pub(crate) fn jobs(given: Option<u64>) -> usize {
    given.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |jobs| jobs as usize)
}

/// Checks one, in a process of its own.
fn one(arguments: &CheckArguments, item: &Item) -> Result<Program> {
    let program = one_run(arguments, item, false)?;
    let Some(expected) = &item.expected else { return Ok(program) };
    // Violations of other kinds may be found first.
    if arguments.all
        || is_phaser_program(&item.input)
        || !lacks_kinds(expected, program.word(), &program.kinds())
    {
        return Ok(program);
    }
    let all = one_run(arguments, item, true)?;
    Ok(if all.word() == "violated" { all } else { program })
}

fn one_run(arguments: &CheckArguments, item: &Item, all: bool) -> Result<Program> {
    let mut options: Vec<OsString> = arguments.as_typed();
    if all {
        options.push("--all".into());
    }
    if item.settled {
        options.push("--settled".into());
    }
    // What is typed counts more than the file.
    let given: Vec<String> =
        options.iter().filter_map(|one| Some(one.to_str()?.split('=').next()?.to_string())).collect();
    for option in &item.options {
        let name = option.split('=').next().unwrap_or_default();
        if matches!(name, "--max-seconds" | "--max-memory" | "--max-states") {
            let usual = !arguments.given.contains(&&name[2..]);
            options.retain(|one| {
                !usual || !one.to_str().is_some_and(|one| one.starts_with(&format!("{name}=")))
            });
            if !usual {
                continue;
            }
        } else if given.iter().any(|one| one == name) {
            continue;
        }
        options.push(option.into());
    }
    options.extend(item.chosen.iter().map(OsString::from));
    let sarif = wants_sarif(&arguments.form).then(tempfile::NamedTempFile::new).transpose()?;
    if let Some(file) = &sarif {
        options.push(format!("--output=sarif={}", file.path().display()).into());
    }
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["check", "--format=json"]).args(&options).arg(&item.input);
    let seconds =
        options.iter().rev().find_map(|one| one.to_str()?.strip_prefix("--max-seconds=")?.parse().ok());
    let limits = Limits {
        time: Duration::from_secs(seconds.unwrap_or(arguments.max_seconds)) + SLACK,
        memory: arguments.max_memory.saturating_mul(2).saturating_add(1 << 30),
    };
    let ran = child::run(command, &limits, progress::interrupted)?;
    let sarif = sarif.and_then(|file| serde_json::from_slice(&std::fs::read(file.path()).ok()?).ok());
    let result: Option<Value> = serde_json::from_slice(&ran.out).ok();
    let complaint = String::from_utf8_lossy(&ran.err).trim().to_string();
    let error = match ran.end {
        End::Code(0 | 1 | 3) if result.as_ref().is_some_and(|result| result["verdict"] != "error") => None,
        End::Code(_) => {
            let complaint = complaint.strip_prefix("error: ").unwrap_or(&complaint);
            Some(if complaint.is_empty() {
                "it ended without a result".to_string()
            } else {
                complaint.to_string()
            })
        }
        End::Signal(number) => Some(format!("the check was ended by signal {number}")),
        End::Time => Some("the check took too long and was ended".to_string()),
        End::Memory => Some("the check took too much memory and was ended".to_string()),
    };
    Ok(Program {
        name: item.name.clone(),
        words: item.words(),
        result: if error.is_none() { result } else { None },
        error,
        sarif,
        expected: item.expected.clone(),
        seconds: ran.time.as_secs_f64(),
    })
}

fn wants_sarif(form: &FormArguments) -> bool {
    form.outputs.iter().map(|(format, _)| *format).chain([form.format]).any(|format| format.name == "sarif")
}
