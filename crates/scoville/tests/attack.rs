//! Programs that were written to break the tool (`tests/corpus/attack` and its like): no engine says the opposite of the
//! truth, and the default engine says nothing only where the list below gives the reason.

mod support;

use std::path::PathBuf;
use std::sync::OnceLock;
use support::{compile, folder, root, scoville, sources, what_is_wrong};

/// What the default engine cannot decide, and why; `*` stands for any rest of a name.
const UNDECIDED: &[(&str, &str)] = &[
    ("SecProv", "initialisers of the library that start security providers do more than a check can run"),
    ("ProxyNum", "the number in the name of a proxy class is not modelled beside other tasks"),
    ("Barr", "a barrier of java.util.concurrent is too many choices"),
    ("Exch", "an exchanger of java.util.concurrent is too many choices"),
    ("RMh", "method handles are not modelled in full"),
    ("RSer", "serialization defines classes at run time, which is not modelled"),
    ("RlLock", "locks of java.util.concurrent are too many choices"),
    ("UuidOrd", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("UuidOrd2", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("Clv*", "what a ClassValue of the program keeps is not modelled"),
    ("OutClose", "closing System.out beside other tasks is not modelled"),
    ("FjpFac", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("FjpWho", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("FjpDead", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("ShutRace", "shutdown hooks are not modelled"),
    ("Mi10", "shutdown hooks are not modelled"),
    ("WeakGc", "when a weak reference is cleared is not explored"),
    ("WeakSpur", "that a weak compare-and-set may fail by itself is not explored"),
    ("RqRace", "Reference.enqueue is not modelled"),
    ("Mi16", "Reference.enqueue is not modelled"),
    ("ClAssert", "class loaders besides one are not modelled"),
    ("ClMod", "class loaders besides one are not modelled"),
    ("ClStat", "class loaders besides one are not modelled"),
    ("ClParent", "class loaders besides one are not modelled"),
    ("Mi6", "class loaders besides one are not modelled"),
    ("Mi14", "class loaders besides one are not modelled"),
    ("Mi3", "the address of a resource is not modelled"),
    ("Mi8", "the number of the process is not modelled"),
    ("ThrState*", "the state of another task's thread is not modelled"),
    ("FenceOk", "fences of VarHandle are not modelled beside other tasks"),
    ("RwDown", "locks of java.util.concurrent are many choices: it takes seconds"),
];

fn is_undecided(name: &str) -> bool {
    UNDECIDED.iter().any(|(row, _)| match row.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => *row == name,
    })
}

/// The attacks.
const FOLDERS: [&str; 2] = ["attack", "attack-second"];

/// A program, its truth, and the options it is checked with.
struct Case {
    folder: &'static str,
    name: String,
    truth: String,
    options: Vec<String>,
}

fn cases() -> Vec<Case> {
    FOLDERS.into_iter().flat_map(cases_of).collect()
}

fn cases_of(folder: &'static str) -> Vec<Case> {
    let table = root().join("tests/corpus").join(folder).join("expected.tsv");
    let table = std::fs::read_to_string(table).expect("the table");
    let case = |line: &str| {
        let mut cells = line.split('\t').map(str::to_string);
        let (name, truth) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let options = cells.next().unwrap_or_default().split_whitespace().map(str::to_string).collect();
        Case { folder, name, truth, options }
    };
    table.lines().filter(|line| !line.is_empty()).map(case).collect()
}

fn compiled(folder_of: &'static str) -> PathBuf {
    static COMPILED: [OnceLock<PathBuf>; FOLDERS.len()] = [const { OnceLock::new() }; FOLDERS.len()];
    let at = FOLDERS.iter().position(|one| *one == folder_of).expect("one of the attacks");
    COMPILED[at].get_or_init(|| compile(folder(folder_of), &sources(folder_of))).clone()
}

/// The answer of a check, by its exit code.
fn answer(case: &Case, more: &[&str]) -> String {
    let class = compiled(case.folder).join(format!("{}.class", case.name)).display().to_string();
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
        let undecided = is_undecided(&case.name);
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
