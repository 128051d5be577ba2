//! Rules that no compiler checks: the crate graph, file sizes, lints in every crate, no paths of a machine.

use crate::{Failure, complain, graph, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Lines of a Rust file that call for a question.
const LONG: usize = 500;
/// Lines of a Rust file that call for a cut.
const TOO_LONG: usize = 800;

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
        if !manifest.contains("[lints]\nworkspace = true") {
            problems.push(format!("crates/{name}/Cargo.toml: the workspace's lints are not switched on"));
        }
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
        if lines > TOO_LONG {
            problems.push(format!("{name}: {lines} lines, more than {TOO_LONG}: split it"));
        } else if lines > LONG {
            complain(&format!("> tidy: {name} has {lines} lines, more than {LONG}: is that one thing?"));
        }
    }
    let is_lock = file.file_name().is_some_and(|name| name == "Cargo.lock");
    for (number, line) in text.lines().enumerate() {
        if let Some(what) = forbidden(line, is_lock) {
            problems.push(format!("{name}:{}: {what}", number + 1));
        }
    }
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
    fn a_file_over_the_limit_is_a_problem() {
        let mut problems = Vec::new();
        look_at(Path::new("x.rs"), &"\n".repeat(TOO_LONG + 1), &mut problems);
        look_at(Path::new("x.java"), &"\n".repeat(TOO_LONG + 1), &mut problems);
        look_at(Path::new("y.rs"), &"\n".repeat(TOO_LONG), &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
