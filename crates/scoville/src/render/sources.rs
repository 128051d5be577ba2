//! The source lines that findings name, if their files lie next to the input.

use report::Verdict;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Lines by the name of their file.
#[derive(Debug, Default)]
pub(crate) struct Sources(BTreeMap<String, Vec<String>>);

/// Folders are not searched deeper than this.
const DEEPEST: usize = 12;

impl Sources {
    /// The files that a verdict's findings name.
    pub(crate) fn of(verdict: &Verdict) -> Sources {
        let input = Path::new(&verdict.input);
        let mut found = BTreeMap::new();
        for place in verdict.findings.iter().flat_map(|finding| &finding.locations) {
            if !place.file.is_empty() && !found.contains_key(&place.file) {
                let lines = find(input, &place.file).and_then(|file| text_of(&file));
                let lines = lines.map_or(Vec::new(), |text| text.lines().map(str::to_string).collect());
                found.insert(place.file.clone(), lines);
            }
        }
        Sources(found)
    }

    /// A line with its neighbours, each with its number, without the indentation that they share.
    pub(crate) fn excerpt(&self, file: &str, line: u32) -> Vec<(u32, String)> {
        let lines = self.0.get(file).map(Vec::as_slice).unwrap_or_default();
        if line == 0 || line as usize > lines.len() {
            return Vec::new();
        }
        let numbers = (line.saturating_sub(1).max(1))..=(line + 1).min(lines.len() as u32);
        let mut chosen: Vec<(u32, String)> =
            numbers.map(|number| (number, lines[number as usize - 1].replace('\t', "    "))).collect();
        // A neighbour without anything on it says nothing.
        chosen.retain(|(number, text)| *number == line || !text.trim().is_empty());
        let indent = |text: &String| text.chars().take_while(|one| *one == ' ').count();
        let shared = chosen.iter().map(|(_, text)| indent(text)).min().unwrap_or(0);
        for (_, text) in &mut chosen {
            *text = text.chars().skip(shared).collect::<String>().trim_end().to_string();
        }
        chosen
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(text: &str) -> Sources {
        Sources(BTreeMap::from([("A.java".to_string(), text.lines().map(str::to_string).collect())]))
    }

    #[test]
    fn an_excerpt_has_the_neighbours_and_no_shared_indentation() {
        let sources = sources("    a {\n\tb\n    }\n\n    c");
        let text = |line: u32| sources.excerpt("A.java", line);
        assert_eq!(text(2), [(1, "a {".into()), (2, "b".into()), (3, "}".into())]);
        assert_eq!(text(5), [(5, "c".into())]);
        assert_eq!(text(1).len(), 2);
    }

    #[test]
    fn what_is_not_there_gives_nothing() {
        assert!(sources("a").excerpt("A.java", 0).is_empty());
        assert!(sources("a").excerpt("A.java", 2).is_empty());
        assert!(sources("a").excerpt("B.java", 1).is_empty());
    }
}
