//! The `scoville` command: reads arguments, dispatches, exits with the code of the answer.

mod api;
mod cache;
mod child;
mod cli;
mod commands;
mod explain;
mod java;
mod javac;
mod junit;
mod phaser_json;
mod project;
mod sources;

use std::process::ExitCode;

/// A search makes and drops many small things.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = match cli::Arguments::typed() {
        Ok(arguments) => arguments,
        Err(error) => {
            if error.use_stderr() {
                commands::printing::show_usage_error(&cli::command_line(), &error);
            }
            error.exit()
        }
    };
    if let Ok(size) = rustix::termios::tcgetwinsize(std::io::stdout()) {
        render::set_width(size.ws_col.into());
    }
    match guarded(|| commands::run(arguments)) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            commands::printing::complain(&format!("error: {error:#}"));
            ExitCode::from(2)
        }
    }
}

/// A broken invariant of the machine is an error in words, not a crash.
fn guarded(work: impl FnOnce() -> anyhow::Result<u8>) -> anyhow::Result<u8> {
    let loud = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
    std::panic::set_hook(loud);
    result.unwrap_or_else(|cause| {
        let text = cause.downcast_ref::<String>().cloned();
        let text = text.or_else(|| cause.downcast_ref::<&str>().map(|text| (*text).to_string()));
        commands::printing::complain(&format!(
            "internal error: {}\nthis is a fault of Scoville, whatever the program: please report it with the program",
            text.unwrap_or_default()
        ));
        Ok(3)
    })
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn a_broken_invariant_is_an_exit_code() {
        assert_eq!(guarded(|| Ok(1)).expect("no error"), 1);
        assert!(guarded(|| anyhow::bail!("an error")).is_err());
        assert_eq!(guarded(|| panic!("a text")).expect("no error"), 3);
        assert_eq!(guarded(|| panic!("a number: {}", 7)).expect("no error"), 3);
    }
}
