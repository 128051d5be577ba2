//! The source lines that findings name, if their files lie next to the input.

use render::Excerpts;
use report::{Place, Verdict};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Folders are not searched deeper than this.
const DEEPEST: usize = 12;

/// The lines of the files that a verdict's findings name, which lie beside the input or in some source folders.
pub(crate) fn excerpts(verdict: &Verdict, folders: &[PathBuf]) -> Excerpts {
    let input = Path::new(&verdict.input);
    let elsewhere = |name: &str| folders.iter().find_map(|folder| find(folder, name));
    let mut excerpts = Excerpts::default();
    let steps = verdict.findings.iter().flat_map(|finding| &finding.schedule).map(|step| &step.at);
    let locations = verdict.findings.iter().flat_map(|finding| &finding.locations).map(|one| &one.place);
    for Place { file, .. } in locations.chain(steps) {
        if file.is_empty() || excerpts.lines.contains_key(file) {
            continue;
        }
        let path = find(input, file).or_else(|| elsewhere(file));
        let lines = path.as_deref().and_then(text_of);
        let lines = lines.map_or(Vec::new(), |text| text.lines().map(str::to_string).collect());
        excerpts.lines.insert(file.clone(), lines);
        if let Some(path) = path {
            excerpts.paths.insert(file.clone(), from_here(&path));
        }
    }
    excerpts
}

/// A path from the folder in which the tool was started, if it lies below that.
fn from_here(path: &Path) -> String {
    let here = std::env::current_dir().and_then(std::fs::canonicalize);
    let real = std::fs::canonicalize(path);
    let below =
        here.ok().zip(real.ok()).and_then(|(here, real)| Some(real.strip_prefix(here).ok()?.to_path_buf()));
    below.unwrap_or_else(|| path.to_path_buf()).display().to_string()
}

fn text_of(file: &Path) -> Option<String> {
    String::from_utf8(program::classpath::read_file(file).ok()?).ok()
}

/// The file of this name: the input itself, next to it, or the only one below it. A class file may claim any name, so
/// one that leads elsewhere is not followed.
fn find(input: &Path, name: &str) -> Option<PathBuf> {
    if input == Path::new(name) {
        return Some(input.to_path_buf());
    }
    if Path::new(name).file_name() != Some(OsStr::new(name)) {
        return None;
    }
    if input.is_dir() {
        let mut matches = below(input, name, 0);
        return if matches.len() == 1 { matches.pop() } else { None };
    }
    if input.file_name() == Some(OsStr::new(name)) {
        return Some(input.to_path_buf());
    }
    let beside = input.parent()?.join(name);
    (beside.is_file() && !beside.is_symlink()).then_some(beside)
}

fn below(folder: &Path, name: &str, depth: usize) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut matches = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() && !path.is_symlink() && depth < DEEPEST {
            matches.extend(below(&path, name, depth + 1));
        } else if path.file_name() == Some(OsStr::new(name)) && path.is_file() && !path.is_symlink() {
            matches.push(path);
        }
    }
    matches
}
