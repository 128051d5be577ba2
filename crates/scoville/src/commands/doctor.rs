//! `scoville doctor`: whether everything is there that a check needs, and the command that installs what is not.

use super::printing::say;
use crate::cli::DoctorArguments;
use anyhow::Result;
use program::jdk::{Jdk, SUPPORTED};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// A check needs about as much, for small programs.
const LEAST_MEMORY: u64 = 1 << 30;

/// How something is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Fine,
    /// It works, and could be better.
    Poor,
    Missing,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            State::Fine => "ok",
            State::Poor => "note",
            State::Missing => "MISSING",
        }
    }
}

/// Prints a line for each thing. Exit code 1: something is missing.
pub(crate) fn run(arguments: &DoctorArguments) -> Result<u8> {
    let mut lines = vec![(State::Fine, "scoville", crate::cli::VERSION.to_string())];
    match Jdk::find(arguments.jdk.as_deref(), false) {
        Ok(jdk) => {
            lines.push((State::Fine, "JDK", format!("version {} in {}", jdk.version, jdk.home.display())));
            lines.push(compiler(&jdk));
        }
        Err(error) => {
            lines.push((State::Missing, "JDK", error.to_string()));
            lines.push((State::Missing, "", format!("install one: {}", installer(17))));
        }
    }
    lines.push(cache());
    lines.extend(machine());
    for (state, what, text) in &lines {
        say(format!("{:7}  {what:10}  {text}", state.word()).trim_end());
    }
    let missing = lines.iter().any(|(state, _, _)| *state == State::Missing);
    say(if missing {
        "\nSomething is missing; see above."
    } else {
        "\nAll is there. Try: scoville check Main.java"
    });
    Ok(u8::from(missing))
}

fn compiler(jdk: &Jdk) -> (State, &'static str, String) {
    let Some(javac) = jdk.javac() else {
        let text = format!(
            "none in {}, so sources cannot be checked: {}",
            jdk.home.display(),
            installer(jdk.version)
        );
        return (State::Missing, "javac", text);
    };
    let started = std::time::Instant::now();
    let output = Command::new(&javac).arg("-version").env_remove("JAVA_TOOL_OPTIONS").output();
    let seconds = started.elapsed().as_secs_f64();
    match output {
        Ok(output) if output.status.success() => {
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            let version = said.lines().next().unwrap_or_default().trim_start_matches("javac ").to_string();
            (State::Fine, "javac", format!("version {version}, starts in {seconds:.1} s"))
        }
        _ => {
            (State::Missing, "javac", format!("{} does not run: {}", javac.display(), installer(jdk.version)))
        }
    }
}

fn cache() -> (State, &'static str, String) {
    match crate::cache::folder() {
        Some(folder) => {
            let (programs, bytes) = crate::javac::kept_size(&folder);
            let megabytes = bytes >> 20;
            (
                State::Fine,
                "cache",
                format!("{} ({programs} compiled programs, {megabytes} MB)", folder.display()),
            )
        }
        None => {
            let text =
                "no folder of your own can be written, so that each check compiles anew: set XDG_CACHE_HOME";
            (State::Poor, "cache", text.to_string())
        }
    }
}

/// Memory and processors.
fn machine() -> Vec<(State, &'static str, String)> {
    let mut lines = Vec::new();
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    let free = free.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
    if let Some(free) = free.map(|kilobytes| kilobytes << 10) {
        let state = if free < LEAST_MEMORY { State::Poor } else { State::Fine };
        let text = format!(
            "{:.1} GB free; a check takes at most 4 GB unless --max-memory says otherwise",
            free as f64 / 1e9
        );
        lines.push((state, "memory", text));
    }
    let count = std::thread::available_parallelism().map_or(1, usize::from);
    let text = format!("{count}; so many programs are checked at a time (--jobs)");
    lines.push((State::Fine, "processors", text));
    lines
}

/// The command that installs a JDK here.
fn installer(version: u32) -> String {
    let version = if SUPPORTED.contains(&version) { version } else { 17 };
    let folders: Vec<_> = env::var_os("PATH").iter().flat_map(env::split_paths).collect();
    let has = |program: &str| folders.iter().any(|folder| Path::new(folder).join(program).is_file());
    let commands = [
        ("apt-get", format!("sudo apt-get install -y openjdk-{version}-jdk-headless")),
        ("dnf", format!("sudo dnf install -y java-{version}-openjdk-devel")),
        ("apk", format!("sudo apk add openjdk{version}-jdk")),
        ("pacman", format!("sudo pacman -S jdk{version}-openjdk")),
        ("zypper", format!("sudo zypper install java-{version}-openjdk-devel")),
        ("brew", format!("brew install openjdk@{version}")),
    ];
    let found = commands.into_iter().find(|(program, _)| has(program)).map(|(_, command)| command);
    found.unwrap_or_else(|| format!("get JDK {version} from https://adoptium.net and set JAVA_HOME"))
}
