//! The engines against one another: the order in which states are looked through, the number of workers and the
//! memory of steps change nothing, and permission regions prove nothing that the baseline refutes.
//!
//! `SCOVILLE_ALL=1` takes every program of the corpus, else every seventh.

use crate::support::{class, expectation, name, root, scoville, sources, verdict, what_is_wrong};
use std::collections::BTreeMap;

/// What a check said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    answer: String,
    kind: Option<String>,
    states: u64,
    cut: bool,
}

fn check(name: &str, more: &[&str]) -> Said {
    let class = class(name);
    let mut arguments = vec!["check", class.as_str(), "--format", "json"];
    if !more.contains(&"--max-seconds") {
        arguments.extend(["--max-seconds", "60"]);
    }
    arguments.extend_from_slice(more);
    let output = scoville(&arguments);
    let verdict = verdict(&output, name);
    let limits = verdict["coverage"]["limits"].as_array().cloned().unwrap_or_default();
    Said {
        answer: verdict["verdict"].as_str().unwrap_or_default().to_string(),
        kind: verdict["findings"][0]["kind"].as_str().map(str::to_string),
        states: verdict["stats"]["states"].as_u64().unwrap_or(0),
        cut: limits.iter().any(|limit| limit.as_str().is_some_and(|limit| limit.contains("--max"))),
    }
}

/// The names of the programs to compare on.
fn programs() -> Vec<String> {
    let all = std::env::var_os("SCOVILLE_ALL").is_some();
    let mut names: Vec<String> = sources("habanero").iter().map(|file| name(file)).collect();
    names.extend(sources("papers").iter().map(|file| name(file)));
    names.into_iter().enumerate().filter(|(index, _)| all || index % 7 == 0).map(|(_, name)| name).collect()
}

/// Does `work` for every program; nothing may be wrong.
fn for_each(names: &[String], work: impl Fn(&str) -> Option<String> + Sync) {
    let wrong = what_is_wrong(names, |name| work(name).map(|what| format!("{name}: {what}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where an engine differs from its plain depth-first search, if it does.
fn differences(name: &str, engine: &str, others: &[&[&str]]) -> Option<String> {
    const LIMIT: [&str; 2] = ["--max-states", "3000"];
    let base = [&["--engine", engine][..], &LIMIT].concat();
    let plain = check(name, &base);
    if plain.cut {
        return None;
    }
    others.iter().find_map(|more| {
        let other = check(name, &[&base, *more].concat());
        // Up to its first violation a breadth-first search sees other states.
        let same = match plain.answer.as_str() {
            "violated" if more.contains(&"bfs") => {
                (&plain.answer, &plain.kind) == (&other.answer, &other.kind)
            }
            _ => plain == other,
        };
        (!same).then(|| format!("{engine} says {plain:?}, with {more:?} {other:?}"))
    })
}

const WAYS: [&[&str]; 2] = [&["--search", "bfs"], &["--workers", "2"]];

#[test]
fn regions_say_the_same_whatever_the_search() {
    for_each(&programs(), |name| differences(name, "regions", &[WAYS[0], WAYS[1], &["--unreduced"]]));
}

#[test]
fn precise_says_the_same_whatever_the_search() {
    for_each(&programs(), |name| differences(name, "precise", &WAYS));
}

#[test]
fn regions_never_prove_what_precise_refutes() {
    for_each(&programs(), |name| {
        let precise = check(name, &["--engine", "precise", "--max-states", "20000"]);
        let regions = check(name, &["--engine", "regions", "--max-states", "20000"]);
        let answers = [regions.answer.as_str(), precise.answer.as_str()];
        let apart = [["proved", "violated"], ["violated", "proved"]].contains(&answers);
        apart.then(|| format!("regions {regions:?}, precise {precise:?}"))
    });
}

fn is_right(truth: &str, said: &Said) -> bool {
    match (said.answer.as_str(), truth) {
        ("proved", "ok") => true,
        ("violated", "race") => matches!(said.kind.as_deref(), Some("race" | "permission")),
        ("violated", truth) => said.kind.as_deref() == Some(truth),
        _ => false,
    }
}

/// Programs for which the published detector that schedules at every access has an answer.
const PUBLISHED: [&str; 16] = [
    "PrimitiveArrayNoRace",
    "PrimitiveArrayRace",
    "TwoDimArrays",
    "Add",
    "ScalarMultiply",
    "VectorAdd",
    "AsyncTest2",
    "FinishTest1",
    "FinishTest2",
    "FinishTest3",
    "ConcReaders",
    "PermStackFin",
    "PermStackIso",
    "PhaserTest",
    "PhaserTestRace",
    "ReciprocalArraySum",
];

#[test]
fn the_papers_programs_are_judged_rightly_by_both_engines() {
    let truths: BTreeMap<String, String> =
        sources("papers").iter().map(|file| (name(file), expectation(file))).collect();
    let names: Vec<String> = truths.keys().cloned().collect();
    for_each(&names, |name| {
        let truth = &truths[name];
        let regions =
            check(name, &["--engine", "regions", "--max-states", "5000000", "--max-seconds", "600"]);
        if !is_right(truth, &regions) {
            return Some(format!("it is {truth}, regions say {regions:?}"));
        }
        let most = if PUBLISHED.contains(&name) { "200000" } else { "3000" };
        let precise = check(name, &["--engine", "precise", "--max-states", most, "--max-seconds", "600"]);
        let right = is_right(truth, &precise) || precise.cut && !PUBLISHED.contains(&name);
        (!right).then(|| format!("it is {truth}, precise says {precise:?}"))
    });
}

/// What one exception ends is the thread that it leaves: with `--all`, what the others do behind it is found too.
#[test]
fn all_goes_on_behind_an_exception_that_leaves_a_thread() {
    let source = root().join("tests/corpus/attack-twenty-fifth/E2807.java").display().to_string();
    for engine in ["order", "precise"] {
        let output = scoville(&["check", &source, "--all", "--engine", engine, "--format", "json"]);
        let verdict = verdict(&output, "E2807");
        let findings = verdict["findings"].as_array().cloned().unwrap_or_default();
        let mut kinds: Vec<&str> = findings.iter().filter_map(|finding| finding["kind"].as_str()).collect();
        kinds.sort_unstable();
        assert_eq!(kinds, ["assertion", "exception", "exception", "exit", "race"], "{engine}");
        assert_eq!(verdict["coverage"]["limits"].as_array().map(Vec::len), Some(0), "{engine}: {verdict}");
    }
}

/// Loops that run as instructions of the processor do what the interpreter does, in the same steps.
#[test]
fn compiled_loops_take_the_steps_of_interpreted_ones() {
    let said = |name: &str, class: &str, rounds: &str| {
        let arguments =
            ["check", class, "--format", "json", "--max-states", "3000", "--compiled-after", rounds];
        let mut verdict = verdict(&scoville(&arguments), name);
        // What depends on the time that it took.
        for member in ["seconds", "peak_bytes"] {
            verdict["stats"][member] = serde_json::Value::Null;
        }
        verdict
    };
    for_each(&programs(), |name| {
        let class = class(name);
        let [compiled, interpreted] = ["1", "never"].map(|rounds| said(name, &class, rounds));
        (compiled != interpreted).then(|| format!("compiled {compiled}\ninterpreted {interpreted}"))
    });
}
