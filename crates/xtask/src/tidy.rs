//! Rules that no compiler checks: the crate graph, file sizes, lints in every crate, no paths of a machine.

use crate::{Failure, circles, complain, graph, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A Rust file with more lines is cut along its subjects.
const MOST_LINES: usize = 500;

/// Files that may be longer, and why.
const LONGER: &[(&str, &str)] = &[
    ("crates/machine/src/interpret.rs", "the loop of the interpreter is one function"),
    ("crates/scoville/tests/hostile.rs", "one list of what inputs may try"),
];

/// Methods that look into a text.
const LOOKS: &[&str] = &[
    "contains",
    "starts_with",
    "ends_with",
    "split",
    "split_once",
    "strip_prefix",
    "strip_suffix",
    "find",
    "matches",
];

/// A value of any type. Put together here so that this file has none.
const ANY: &str = concat!("dyn ", "Any");

/// The crate that runs generated code, and its only file that may have what the workspace forbids.
const RUNS_CODE: &str = "compiled";
const UNSAFE_FILE: &str = "crates/compiled/src/memory.rs";
/// How a file would get it. Put together here so that this file does not.
const ALLOWS_UNSAFE: &str = concat!("allow(unsafe", "_code");

/// Checks all rules; the failure lists what breaks them.
pub(crate) fn tidy() -> Result<(), Failure> {
    let root = root();
    let mut problems = Vec::new();
    let document = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap_or_default();
    let manifests = graph::of_manifests(&root.join("crates"));
    problems.extend(graph::differences(&manifests, &graph::of_document(&document)));
    let workspace = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    if !workspace.contains("unsafe_code = \"forbid\"") {
        problems.push("Cargo.toml: the workspace does not forbid unsafe code".to_string());
    }
    for name in manifests.keys() {
        let manifest =
            fs::read_to_string(root.join("crates").join(name).join("Cargo.toml")).unwrap_or_default();
        let has_lints = match name.as_str() {
            RUNS_CODE => manifest.contains("unsafe_code = \"deny\""),
            _ => manifest.contains("[lints]\nworkspace = true"),
        };
        if !has_lints {
            problems.push(format!("crates/{name}/Cargo.toml: the workspace's lints are not switched on"));
        }
        if manifest.contains("test = false\ndoctest = false") {
            let sources = root.join("crates").join(name).join("src");
            let never_run =
                format!("crates/{name}: a test in its sources, which no command runs: put it in tests/");
            problems.extend(has_tests(&sources).then_some(never_run));
        }
        let found = circles::larger_than_two(&root.join("crates").join(name).join("src"));
        problems.extend(found.iter().map(|circle| format!("crates/{name}: files use one another: {circle}")));
    }
    for file in files(&root)? {
        // What is not text (class files, fuzz inputs) has no lines and no paths.
        if let Ok(text) = fs::read_to_string(root.join(&file)) {
            look_at(&file, &text, &mut problems);
        }
    }
    if problems.is_empty() {
        complain("> tidy: ok");
        return Ok(());
    }
    Err(format!("tidy: {} problems\n{}", problems.len(), problems.join("\n")))
}

/// Whether a folder of sources has tests in it.
fn has_tests(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    entries.flatten().map(|entry| entry.path()).any(|path| {
        path.is_dir() && has_tests(&path)
            || fs::read_to_string(&path).is_ok_and(|text| text.contains("#[cfg(test)]"))
    })
}

/// All files of the project: those that git knows and those it has not been told to ignore.
fn files(root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut command = Command::new("git");
    command.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = command.output().map_err(|error| format!("cannot start git: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() || text.is_empty() {
        return Err("tidy: git does not list the project's files".to_string());
    }
    Ok(text.lines().map(PathBuf::from).filter(|file| root.join(file).is_file()).collect())
}

fn look_at(file: &Path, text: &str, problems: &mut Vec<String>) {
    let name = file.display();
    let lines = text.lines().count();
    if file.extension().is_some_and(|extension| extension == "rs") {
        let may_be_longer = LONGER.iter().any(|(longer, _)| file == Path::new(longer));
        if lines > MOST_LINES && !may_be_longer {
            problems
                .push(format!("{name}: {lines} lines, more than {MOST_LINES}: split it along its subjects"));
        }
        if text.contains(ALLOWS_UNSAFE) && file != Path::new(UNSAFE_FILE) {
            problems.push(format!("{name}: unsafe code is for {UNSAFE_FILE} alone"));
        }
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate().filter(|_| is_source(file)) {
            problems.extend(bad_code(line).map(|what| format!("{name}:{}: {what}", number + 1)));
        }
    }
    let is_lock = file.file_name().is_some_and(|name| name == "Cargo.lock");
    for (number, line) in text.lines().enumerate() {
        if let Some(what) = forbidden(line, is_lock) {
            problems.push(format!("{name}:{}: {what}", number + 1));
        }
    }
}

/// Whether a file is code of the tool, not of its tests.
fn is_source(file: &Path) -> bool {
    file.starts_with("crates") && file.components().any(|part| part.as_os_str() == "src")
}

/// What must not stand in the code of the tool: a verdict is typed, and nobody takes its text apart.
fn bad_code(line: &str) -> Option<&'static str> {
    let reads_message = LOOKS.iter().any(|look| {
        ["message", "messages", "message()", "note", "why"].iter().any(|text| {
            let needle = format!("{text}.{look}(");
            line.match_indices(&needle)
                .any(|(at, _)| !line[..at].ends_with(|one: char| one.is_alphanumeric() || one == '_'))
        })
    });
    if reads_message {
        return Some("looks into the text of a message: match on its type");
    }
    line.contains(ANY).then_some("a value whose type is forgotten: make the type a parameter")
}

/// What must not stand in any file. The needles are put together here so that this file has none.
fn forbidden(line: &str, is_lock: bool) -> Option<&'static str> {
    let homes = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    let starts_path = |at: usize| {
        !line[..at].ends_with(|before: char| {
            before.is_alphanumeric() || matches!(before, '.' | '_' | '-' | '}' | '*')
        })
    };
    if homes.iter().any(|home| line.match_indices(home.as_str()).any(|(at, _)| starts_path(at))) {
        return Some("an absolute path of some machine");
    }
    if is_lock && line.starts_with("source = ") && !line.contains("github.com/rust-lang/crates.io-index") {
        return Some("a dependency that does not come from crates.io");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_machines_are_found() {
        let path = ["/ho", "me/someone/x"].concat();
        assert!(forbidden(&format!("see {path}"), false).is_some());
        assert!(forbidden(&format!("at \"{path}\""), false).is_some());
        assert!(forbidden("https://example.org/homes/1", false).is_none());
        assert!(forbidden(&format!("https://example.org{path}"), false).is_none());
        let other = ["source = \"", "registry+https://mirror.example.org\""].concat();
        assert!(forbidden(&other, true).is_some());
        assert!(forbidden(&other, false).is_none());
    }

    #[test]
    fn code_that_takes_messages_apart_is_found() {
        assert!(bad_code("if finding.message.contains(\"race\") {").is_some());
        assert!(bad_code("let kind = message.split_once(':');").is_some());
        assert!(bad_code("errors.push(message.clone());").is_none());
        assert!(bad_code("let end = commit_message.find('.');").is_none());
        assert!(bad_code(&format!("host: Box<{ANY}>,")).is_some());
    }

    #[test]
    fn a_file_over_the_limit_is_a_problem() {
        let mut problems = Vec::new();
        look_at(Path::new("x.rs"), &"\n".repeat(MOST_LINES + 1), &mut problems);
        look_at(Path::new("x.java"), &"\n".repeat(MOST_LINES + 1), &mut problems);
        look_at(Path::new("y.rs"), &"\n".repeat(MOST_LINES), &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
