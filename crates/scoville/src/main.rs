//! The `scoville` command: reads arguments, dispatches, exits with the code of the answer.

mod api;
mod cli;
mod commands;
mod java;
mod render;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = cli::Arguments::parse_from(cli::command_line());
    match commands::run(arguments) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            commands::complain(&format!("error: {error:#}"));
            ExitCode::from(2)
        }
    }
}
