//! `cargo xtask`: what the project does with itself.

mod circles;
mod demo;
mod graph;
mod mutants;
mod setup;
mod tidy;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// A step that did not succeed, with what to tell the user.
type Failure = String;

const USAGE: &str = "\
usage: cargo xtask <command>
  setup   install what the tests and the demo need (a JDK, and JUnit for tests)
  demo    set up, build, and run the bundled examples
  test    set up, and run everything that CI runs (--all: with what takes long; --quick: the
          tests alone, and of the large tables one row in eight)
  tidy    compare the crates with ARCHITECTURE.md, look at file sizes, lints and paths
  mutants put faults into a copy of the sources, one by one; a test must fail (--only N, --from N --to M, --check)";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match names.as_slice() {
        ["setup"] => setup::setup().map(|_| ()),
        ["demo"] => demo::demo(),
        ["test"] => test(&[]),
        ["test", "--all"] => test(&[("SCOVILLE_ALL", "1")]),
        ["test", "--quick"] => quick_test(),
        ["tidy"] => tidy::tidy(),
        ["mutants", rest @ ..] => mutants::mutants(rest),
        _ => Err(USAGE.to_string()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::FAILURE
        }
    }
}

/// Everything that CI runs. What compiles the tests is Clippy, so that nothing is compiled twice. The tests come last, so
/// that their summary is what the output ends with.
fn test(variables: &[(&str, &str)]) -> Result<(), Failure> {
    setup::setup()?;
    tidy::tidy()?;
    cargo(&["fmt", "--all", "--check"])?;
    let driver = Path::new(&cargo_path()).with_file_name("clippy-driver").display().to_string();
    let mut all = vec![("RUSTC_WORKSPACE_WRAPPER", driver.as_str()), ("CLIPPY_ARGS", DENIED)];
    run(&cargo_path(), &["test", "--workspace", "--no-run"], &all)?;
    all.extend(variables);
    run(&cargo_path(), &["test", "--workspace", "--no-fail-fast"], &all)
}

/// What Clippy is told, in its own form.
const DENIED: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// The tests, with a share of the programs that were written to break the tool and of the generated ones.
fn quick_test() -> Result<(), Failure> {
    setup::setup()?;
    run(&cargo_path(), &["test", "--workspace", "--no-fail-fast"], &[("SCOVILLE_SHARE", "8")])
}

/// The workspace's folder.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own).to_path_buf()
}

/// The cargo that runs this, or the one of the path.
fn cargo_path() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Runs cargo in the workspace.
fn cargo(arguments: &[&str]) -> Result<(), Failure> {
    run(&cargo_path(), arguments, &[])
}

/// Runs a command in the workspace, with these variables, and says how long it took.
fn run(program: &OsStr, arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), Failure> {
    let name = Path::new(program).file_name().unwrap_or(program).to_string_lossy();
    let line = format!("{name} {}", arguments.join(" "));
    complain(&format!("> {line}"));
    let started = Instant::now();
    let status =
        Command::new(program).args(arguments).envs(variables.iter().copied()).current_dir(root()).status();
    let status = status.map_err(|error| format!("cannot start {line}: {error}"))?;
    if !status.success() {
        return Err(format!("failed: {line}"));
    }
    // The last command's own closing lines are the last thing printed.
    if arguments.first() != Some(&"test") || arguments.contains(&"--no-run") {
        complain(&format!("> done in {:.0} s", started.elapsed().as_secs_f64()));
    }
    Ok(())
}

/// Writes a line to standard error.
#[expect(clippy::print_stderr, reason = "a tool of the command line")]
fn complain(text: &str) {
    eprintln!("{text}");
}

/// Writes text to standard output.
#[expect(clippy::print_stdout, reason = "a tool of the command line")]
fn say(text: &str) {
    println!("{text}");
}
