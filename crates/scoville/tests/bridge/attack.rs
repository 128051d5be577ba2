//! The programs of `tests/corpus/bridge-attack`: what is true of each, and what is said of it. The README there lists
//! those of which less than the truth is said, and the loops that have to be named.

use super::{for_each, words};
use crate::support::{compile, folder, left_out, name, root, scoville, sources, verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

const FOLDER: &str = "bridge-attack";

/// The classes that a file declares at its outermost level. Many files have one of the same name.
fn declared(file: &PathBuf) -> BTreeSet<String> {
    let source = std::fs::read_to_string(file).expect("a source");
    let class = |line: &str| {
        let mut words = line.split_whitespace();
        words.find(|word| ["class", "interface", "enum", "record"].contains(word))?;
        Some(words.next()?.split(['<', '(']).next()?.to_string())
    };
    source.lines().filter(|line| !line.starts_with([' ', '/', '}', '\t'])).filter_map(class).collect()
}

/// The programs with their classes, compiled in as few calls as their names allow.
fn compiled() -> Vec<(PathBuf, String)> {
    let mut groups: Vec<(BTreeSet<String>, Vec<PathBuf>)> = Vec::new();
    for file in sources(FOLDER) {
        let names = declared(&file);
        match groups.iter_mut().find(|(known, _)| known.is_disjoint(&names)) {
            Some((known, files)) => {
                known.extend(names);
                files.push(file);
            }
            None => groups.push((names, vec![file])),
        }
    }
    let mut programs = Vec::new();
    for (index, (_, files)) in groups.into_iter().enumerate() {
        let target = compile(folder(&format!("{FOLDER}-{index}")), &files);
        programs.extend(files.into_iter().map(|file| {
            let class = target.join(format!("{}.class", name(&file))).display().to_string();
            (file, class)
        }));
    }
    programs
}

/// The rows of the table of the README whose heading is this, by their first cells.
fn table(heading: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(root().join("tests/corpus").join(FOLDER).join("README.md"));
    let text = text.expect("a table").replace('\r', "");
    let (_, part) = text.split_once(heading).expect("the table");
    let rows = part.lines().skip(1).take_while(|line| !line.starts_with('#'));
    let rows = rows.filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    rows.map(|(name, rest)| (name.to_string(), rest.trim_end_matches(" |").to_string())).collect()
}

#[test]
fn nothing_is_said_of_an_attack_but_the_truth() {
    let (less, loops) = (table("## Answered with less"), table("## Loops that"));
    let programs = compiled();
    let known: BTreeSet<String> = programs.iter().map(|(file, _)| name(file)).collect();
    let rows = less.keys().chain(loops.keys());
    assert_eq!(rows.filter(|row| !known.contains(*row) && *row != "program").count(), 0);
    let slow = left_out("phasers");
    for_each(&programs, |(file, class)| {
        if slow.contains(&name(file)) {
            return None;
        }
        let source = std::fs::read_to_string(file).expect("a source");
        let truth =
            source.lines().next().and_then(|line| line.strip_prefix("// expect: ")).expect("the truth");
        let json = verdict(&scoville(&["check", class, "--phasers", "--format", "json"]), class);
        let said = words(&json);
        let wrong = truth.starts_with("violated") && said == "proved"
            || truth == "proved" && said.starts_with("violated")
            || truth == "unknown" && !said.starts_with("unknown");
        let row =
            less.get(&name(file)).map(|row| row.split_once(" | ").map_or(row.as_str(), |(said, _)| said));
        let expected = row.unwrap_or(truth);
        let as_expected = if expected.starts_with("unknown") {
            let part = expected.strip_prefix("unknown: ").unwrap_or_default();
            said.starts_with("unknown: ") && said.contains(part)
        } else {
            said == expected
        };
        let named = json["coverage"]["loops_without_signal"].as_array().cloned().unwrap_or_default();
        let named: Vec<&str> = named.iter().filter_map(|place| place.as_str()).collect();
        let names = loops.get(&name(file)).is_none_or(|row| *row == named.join(", "));
        let placed = !said.starts_with("unknown: ") || said.contains(".java:");
        (wrong || !as_expected || !names || !placed).then(|| {
            format!("{}: the truth is {truth}, expected {expected}, got {said}; {named:?}", name(file))
        })
    });
}
