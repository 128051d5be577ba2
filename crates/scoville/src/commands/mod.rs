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
mod fmt;
pub(crate) mod many;
pub(crate) mod printing;
mod progress;
mod replay;
mod run;
mod trace;
mod watch;
mod witness;

use crate::cli::{Arguments, Command, Suite};
use crate::javac::Until;
use anyhow::Result;

/// Runs the command; gives the exit code. What is wrong with what was given is told in the format, too, if that has a
/// form for it.
pub(crate) fn run(arguments: Arguments) -> Result<u8> {
    let form = arguments.command.form().cloned();
    let input = arguments.command.input();
    let result = dispatch(arguments.command);
    if let (Some(form), Err(error)) = (form, &result) {
        printing::show_error(&form, &input, &format!("{error:#}"));
    }
    result
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
        Command::Bench(arguments) => match arguments.suite {
            Suite::Phasers => bench::run(&arguments),
            Suite::Papers => bench_papers::run(&arguments),
            Suite::Machine => bench_machine::run(&arguments),
            Suite::Order => bench_order::run(&arguments),
            Suite::Threads => bench_threads::run(&arguments),
            Suite::FirstAnswer => bench_first_answer::run(&arguments),
        },
        Command::Api => api(),
    }
}

/// Prints the folder with the compiled Habanero API.
fn api() -> Result<u8> {
    let jdk = program::jdk::Jdk::find(None, true)?;
    let folder = crate::api::compiled(&jdk, Until::default())?.keep();
    printing::say(&folder.display().to_string());
    Ok(0)
}
