//! One file per subcommand.

mod bench;
mod bench_machine;
mod check;
mod check_bridge;
mod check_java;
mod check_phasers;
mod fmt;
mod run;

use crate::cli::{Arguments, Command, Suite};
use anyhow::Result;
use std::io::Write;

/// Runs the command; gives the exit code.
pub(crate) fn run(arguments: Arguments) -> Result<u8> {
    match arguments.command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Fmt(arguments) => fmt::run(&arguments),
        Command::Bench(arguments) => match arguments.suite {
            Suite::Phasers => bench::run(&arguments),
            Suite::Machine => bench_machine::run(&arguments),
        },
        Command::Api => api(),
    }
}

/// Prints the folder with the compiled Habanero API.
fn api() -> Result<u8> {
    let folder = crate::api::compiled(&program::jdk::Jdk::find(None, true)?)?;
    say(&folder.display().to_string());
    Ok(0)
}

/// Writes to stdout. A reader that has gone away is no error.
pub(crate) fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let newline = if text.ends_with('\n') || text.is_empty() { "" } else { "\n" };
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.write_all(newline.as_bytes()));
}

/// Writes a line to stderr.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{}", text.trim_end());
}
