//! The subcommands, one file each.

mod run;

use crate::cli::{Arguments, Command};

/// Runs what was asked for; gives the exit code.
pub(crate) fn run(arguments: Arguments) -> anyhow::Result<u8> {
    match arguments.command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Api => api(),
    }
}

#[expect(clippy::print_stdout, reason = "the folder is the answer")]
fn api() -> anyhow::Result<u8> {
    let folder = crate::api::compiled(&program::jdk::Jdk::find(None, true)?)?;
    println!("{}", folder.display());
    Ok(0)
}

/// Writes a message to standard error.
#[expect(clippy::print_stderr, reason = "the binary is where messages are printed")]
pub(crate) fn complain(message: &str) {
    eprintln!("{message}");
}
