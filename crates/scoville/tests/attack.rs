//! Programs that were written to break the tool (`tests/corpus/attack`): no engine says the opposite of the truth, and
//! the default engine says nothing only where the list below gives the reason.

mod support;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use support::{compile, folder, root, scoville, sources, what_is_wrong};

/// What the default engine cannot decide, and why.
const UNDECIDED: [(&str, &str); 9] = [
    ("SecProv", "initialisers of the library that start security providers do more than a check can run"),
    ("ProxyNum", "the number in the name of a proxy class is not modelled beside other tasks"),
    ("Barr", "a barrier of java.util.concurrent is too many choices"),
    ("Exch", "an exchanger of java.util.concurrent is too many choices"),
    ("RMh", "method handles are not modelled in full"),
    ("RSer", "serialization defines classes at run time, which is not modelled"),
    ("RlLock", "locks of java.util.concurrent are too many choices"),
    ("UuidOrd", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("UuidOrd2", "the seed of a SecureRandom needs a thread, which is not modelled"),
];

/// A program, its truth, and the options it is checked with.
struct Case {
    name: String,
    truth: String,
    options: Vec<String>,
}

fn cases() -> Vec<Case> {
    let table = std::fs::read_to_string(root().join("tests/corpus/attack/expected.tsv")).expect("the table");
    let case = |line: &str| {
        let mut cells = line.split('\t').map(str::to_string);
        let (name, truth) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let options = cells.next().unwrap_or_default().split_whitespace().map(str::to_string).collect();
        Case { name, truth, options }
    };
    table.lines().filter(|line| !line.is_empty()).map(case).collect()
}

fn compiled() -> &'static Path {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    COMPILED.get_or_init(|| compile(folder("attack"), &sources("attack")))
}

/// The answer of a check, by its exit code.
fn answer(case: &Case, more: &[&str]) -> String {
    let class = compiled().join(format!("{}.class", case.name)).display().to_string();
    let mut arguments = vec!["check", class.as_str()];
    arguments.extend(case.options.iter().map(String::as_str));
    arguments.extend_from_slice(more);
    match scoville(&arguments).status.code() {
        Some(0) => "proved".into(),
        Some(1) => "violated".into(),
        Some(3) => "unknown".into(),
        other => format!("exit code {other:?}"),
    }
}

#[test]
fn the_default_engine_is_not_broken_by_them() {
    let wrong = what_is_wrong(&cases(), |case| {
        let undecided = UNDECIDED.iter().any(|(name, _)| *name == case.name);
        let limit = if undecided { "1" } else { "60" };
        let said = answer(case, &["--max-seconds", limit]);
        let right = said == case.truth || undecided && said == "unknown";
        (!right).then(|| format!("{}: {} is right, order says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nor_is_the_baseline() {
    let wrong = what_is_wrong(&cases(), |case| {
        // Which output there is, is a question for the default engine only.
        if case.options.iter().any(|option| option == "--determinism") {
            return None;
        }
        let said = answer(case, &["--engine", "precise", "--max-states", "5000"]);
        let right = said == case.truth || said == "unknown";
        (!right).then(|| format!("{}: {} is right, precise says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
