//! Puts the sources of the Habanero API into the binary, and the commit that it is built from.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../java");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut code = String::from("pub(crate) static SOURCES: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.strip_prefix(&root).expect("below the root").display().to_string();
        let path = fs::canonicalize(&file).expect("a readable source");
        writeln!(code, "    ({name:?}, include_str!({path:?})),").expect("writing to a string");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("api.rs");
    fs::write(out, code).expect("writing the list of sources");
    let version = env::var("CARGO_PKG_VERSION").expect("set by cargo");
    let version = match git(&["rev-parse", "--short=8", "HEAD"]) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=SCOVILLE_VERSION={version}");
    // Each commit writes a line there.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).is_file()) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// What git says, if there is one and this is a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
}
