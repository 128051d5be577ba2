//! One file per subcommand.

mod bench;
mod bench_first_answer;
mod bench_growth;
mod bench_machine;
mod bench_order;
mod bench_papers;
mod bench_threads;
mod check;
mod check_bridge;
mod check_java;
mod check_junit;
mod check_phasers;
mod content;
mod doctor;
mod fmt;
mod grade;
mod manual;
pub(crate) mod many;
pub(crate) mod printing;
mod progress;
mod reference;
mod replay;
pub(crate) mod rubric;
mod run;
mod submissions;
mod trace;
mod watch;
mod witness;

use crate::cli::{Arguments, BenchArguments, Command, Suite};
use crate::javac::Until;
use anyhow::Result;
use std::path::{Path, PathBuf};

/// Runs the command; gives the exit code. What is wrong with what was given is told in the format, too, if that has a
/// form for it.
pub(crate) fn run(arguments: Arguments) -> Result<u8> {
    let mut form = arguments.command.form().cloned();
    if let Some(form) = &mut form {
        form.outputs.retain(|(_, file)| !is_input(file, arguments.command.inputs()));
    }
    let input = arguments.command.input();
    let result = writable(&arguments.command).and_then(|()| dispatch(arguments.command));
    if let (Some(form), Err(error)) = (form, &result)
        && !error.is::<printing::Unwritten>()
    {
        printing::show_error(&form, &input, &format!("{error:#}"));
    }
    result
}

/// Whether all files can be written that a command is to write, before it does its work.
fn writable(command: &Command) -> Result<()> {
    let outputs = command.form().into_iter().flat_map(|form| &form.outputs).map(|(_, file)| file);
    let witness = match command {
        Command::Check(arguments) => arguments.witness.as_ref(),
        _ => None,
    };
    outputs.chain(witness).try_for_each(|file| {
        if is_input(file, command.inputs()) {
            anyhow::bail!("{} is the input: it is not written over", file.display());
        }
        printing::writable(file)
    })
}

fn is_input(file: &Path, inputs: &[PathBuf]) -> bool {
    let real = std::fs::canonicalize(file).ok();
    real.is_some() && inputs.iter().any(|input| std::fs::canonicalize(input).ok() == real)
}

fn dispatch(command: Command) -> Result<u8> {
    match command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(mut arguments) => {
            arguments.java.input.clone_from(&arguments.input);
            arguments.java.arguments.clone_from(&arguments.arguments);
            run::run(&arguments)
        }
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::Fmt(arguments) => fmt::run(&arguments),
        Command::Bench(mut arguments) => {
            for folder in [&mut arguments.corpus, &mut arguments.papers, &mut arguments.programs] {
                *folder = in_repository(folder);
            }
            bench(&arguments)
        }
        Command::Grade(arguments) => grade::run(&arguments),
        Command::Explain(arguments) => manual::explain(&arguments),
        Command::Doctor(arguments) => doctor::run(&arguments),
        Command::Completions(arguments) => manual::completions(&arguments),
        Command::Man(arguments) => manual::pages(&arguments),
        Command::Reference => reference::run(),
        Command::Api { unbound: None } => api(),
        Command::Api { unbound: Some(calls) } => unbound(&calls),
    }
}

fn bench(arguments: &BenchArguments) -> Result<u8> {
    match arguments.suite {
        Suite::Phasers => bench::run(arguments),
        Suite::Papers => bench_papers::run(arguments),
        Suite::Machine => bench_machine::run(arguments),
        Suite::Order => bench_order::run(arguments),
        Suite::Threads => bench_threads::run(arguments),
        Suite::FirstAnswer => bench_first_answer::run(arguments),
    }
}

/// A folder of programs: as it is named, or in the repository that the tool was built in.
fn in_repository(folder: &Path) -> PathBuf {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    if folder.exists() || !repository.exists() { folder.to_path_buf() } else { repository }
}

/// Prints the folder with the compiled Habanero API.
fn api() -> Result<u8> {
    let jdk = program::jdk::Jdk::find(None, true)?;
    let folder = crate::api::compiled(&jdk, Until::default())?.keep();
    printing::say(&folder.display().to_string());
    Ok(0)
}

/// Prints the calls of a file that are bound to nothing.
fn unbound(calls: &Path) -> Result<u8> {
    let jdk = program::jdk::Jdk::find(None, true)?;
    let api = crate::api::compiled(&jdk, Until::default())?;
    let mut path = program::ClassPath::new(program::jimage::Image::open(&jdk.home.join("lib/modules"))?);
    path.add_api(api.folder())?;
    let mut machine: machine::Machine =
        machine::Machine::new(program::Program::new(path), machine::Config::default());
    for line in std::fs::read_to_string(calls)?.lines() {
        let mut words = line.split_whitespace();
        let mut next = || words.next().unwrap_or_default();
        let (class, name, descriptor, how) = (next(), next(), next(), next());
        if !machine.binds(class, name, descriptor, how == "static") {
            printing::say(line);
        }
    }
    Ok(0)
}
