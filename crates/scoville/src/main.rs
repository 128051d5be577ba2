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
    match guarded(arguments) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            commands::complain(&format!("error: {error:#}"));
            ExitCode::from(2)
        }
    }
}

/// A class file that lies about the classes of its references can break an invariant of the machine: that is an
/// error in words, not a crash.
fn guarded(arguments: cli::Arguments) -> anyhow::Result<u8> {
    std::panic::set_hook(Box::new(|_| {}));
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| commands::run(arguments))) {
        Ok(result) => result,
        Err(cause) => {
            let text = cause.downcast_ref::<String>().cloned();
            let text = text.or_else(|| cause.downcast_ref::<&str>().map(|text| (*text).to_string()));
            commands::complain(&format!(
                "internal error: {}\na class file may not be what javac writes (references are not verified); \
                 if it is, please report this with the program",
                text.unwrap_or_default()
            ));
            Ok(3)
        }
    }
}
