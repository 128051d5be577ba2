//! One file per subcommand.

mod bench;
mod bench_growth;
mod bench_machine;
mod bench_order;
mod bench_papers;
mod check;
mod check_bridge;
mod check_java;
mod check_phasers;
mod fmt;
mod progress;
mod replay;
mod run;
mod trace;
mod watch;
mod witness;

use crate::cli::{Arguments, Color, Command, Format, Suite};
use crate::javac::Until;
use crate::sources::excerpts;
use anyhow::Result;
use report::Verdict;
use std::io::{IsTerminal, Write};

/// Runs the command; gives the exit code.
pub(crate) fn run(arguments: Arguments) -> Result<u8> {
    match arguments.command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::Fmt(arguments) => fmt::run(&arguments),
        Command::Bench(arguments) => match arguments.suite {
            Suite::Phasers => bench::run(&arguments),
            Suite::Papers => bench_papers::run(&arguments),
            Suite::Machine => bench_machine::run(&arguments),
            Suite::Order => bench_order::run(&arguments),
        },
        Command::Api => api(),
    }
}

/// Prints the folder with the compiled Habanero API.
fn api() -> Result<u8> {
    let jdk = program::jdk::Jdk::find(None, true)?;
    let folder = crate::api::compiled(&jdk, Until::default())?.keep();
    say(&folder.display().to_string());
    Ok(0)
}

/// Prints a verdict.
pub(crate) fn show(verdict: &Verdict, format: Format, color: Color, quiet: bool) -> Result<()> {
    if quiet {
        return Ok(());
    }
    let color = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::io::stdout().is_terminal(),
    };
    say(&match format {
        Format::Text => render::text(verdict, &excerpts(verdict), color),
        Format::Json => render::json(verdict)?,
        Format::Html => render::html(verdict, &excerpts(verdict)),
        Format::Dot => render::dot(verdict),
    });
    Ok(())
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
