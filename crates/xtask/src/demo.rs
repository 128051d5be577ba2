//! The demonstration: builds Scoville and runs the bundled examples, each beside the real `java`.

use crate::{Failure, cargo, root, say, setup};
use std::path::Path;
use std::process::{Command, Output};

/// Examples for `scoville run`: the file and the program's arguments.
const RUNS: [(&str, &[&str]); 3] = [
    ("examples/java/Hello.java", &["world"]),
    ("examples/java/Inventory.java", &[]),
    ("examples/java/Overdrawn.java", &[]),
];

/// Examples for `scoville check`: the file and the exit code.
const CHECKS: [(&str, i32); 4] = [
    ("examples/habanero/Counter.java", 0),
    ("examples/habanero/Tickets.java", 1),
    ("tests/corpus/phasers/12-running-3-deadlock.ph", 1),
    ("tests/corpus/papers/PrimeNumCounter.java", 0),
];

pub(crate) fn demo() -> Result<(), Failure> {
    let jdk = setup::setup()?;
    cargo(&["build", "--release", "--quiet", "--package", "scoville"])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let scoville = target.join("release/scoville");
    let classes = target.join("demo");
    for (file, arguments) in RUNS {
        let dashes: &[&str] = if arguments.is_empty() { &[] } else { &["--"] };
        say(&format!("\n$ scoville run {}", [&[file], dashes, arguments].concat().join(" ")));
        let ours = output(
            Command::new(&scoville).args(["run", "--jdk"]).arg(&jdk).arg(file).args(dashes).args(arguments),
        )?;
        show(&ours);
        let compiled = output(
            Command::new(jdk.join("bin/javac")).args(["-encoding", "UTF-8", "-d"]).arg(&classes).arg(file),
        )?;
        if !compiled.status.success() {
            return Err(format!("javac refused {file}:\n{}", String::from_utf8_lossy(&compiled.stderr)));
        }
        let main = Path::new(file).file_stem().unwrap_or_default();
        let theirs = output(
            Command::new(jdk.join("bin/java")).args(["-ea", "-cp"]).arg(&classes).arg(main).args(arguments),
        )?;
        if ours != theirs {
            return Err(format!(
                "{file}: java prints something else:\n{}",
                String::from_utf8_lossy(&theirs.stdout)
            ));
        }
        say("[java: the same output, messages and exit code]");
    }
    for (file, code) in CHECKS {
        say(&format!("\n$ scoville check {file}"));
        let checked = output(Command::new(&scoville).args(["check", "--jdk"]).arg(&jdk).arg(file))?;
        show(&checked);
        if checked.status.code() != Some(code) {
            return Err(format!("{file}: exit code {code} was expected"));
        }
    }
    say("\nNow your program:\n  cargo install --path crates/scoville\n  scoville check Main.java");
    Ok(())
}

fn output(command: &mut Command) -> Result<Output, Failure> {
    let line = Path::new(command.get_program()).display().to_string();
    let command = command.env("LC_ALL", "C.UTF-8").current_dir(root());
    command.output().map_err(|error| format!("cannot start {line}: {error}"))
}

fn show(output: &Output) {
    for text in [&output.stdout, &output.stderr] {
        if !text.is_empty() {
            say(String::from_utf8_lossy(text).trim_end());
        }
    }
    say(&format!("[exit code {}]", output.status.code().unwrap_or(-1)));
}
