//! Programs that were written to break the tool (`tests/corpus/attack` and its like, and those of one construct): no engine says the opposite of the
//! truth, and the default engine says nothing only where the list in `undecided` gives the reason. Of the programs that take
//! long (`tests/corpus/slow.tsv`) a few are checked, all of them with `SCOVILLE_ALL`; `SCOVILLE_ONLY=Name,Other` takes only
//! these programs.

mod undecided;

use crate::support::{
    checks, compile, compile_all, folder, left_out, root, scoville, share, sources, what_is_wrong,
};
use habanero::engines::Engine;
use report::Budget;
use std::path::PathBuf;
use std::sync::OnceLock;
use undecided::is_undecided;

/// The attacks.
const FOLDERS: [&str; 35] = [
    "attack",
    "attack-second",
    "attack-third",
    "attack-fourth",
    "attack-fifth",
    "attack-fifth-engines",
    "attack-sixth",
    "attack-sixth-engines",
    "attack-seventh",
    "attack-eighth",
    "attack-ninth",
    "attack-tenth",
    "attack-eleventh",
    "attack-twelfth",
    "attack-thirteenth",
    "attack-fourteenth",
    "attack-fifteenth",
    "attack-sixteenth",
    "attack-eighteenth",
    "attack-nineteenth",
    "attack-twentieth",
    "attack-twenty-first",
    "attack-twenty-second",
    "attack-twenty-third",
    "attack-twenty-fourth",
    "attack-twenty-fifth",
    "attack-twenty-sixth",
    "attack-twenty-seventh",
    "dialects",
    "eurekas",
    "exchangers",
    "faults",
    "fork-join",
    "read-write-locks",
    "threads",
];

/// A program, its truth, and the options it is checked with.
struct Case {
    folder: &'static str,
    name: String,
    truth: String,
    options: Vec<String>,
}

/// The programs to check with an engine.
fn cases(engine: Engine) -> Vec<Case> {
    let only = std::env::var("SCOVILLE_ONLY").ok();
    let left_out = left_out(engine.name());
    let wanted = |one: &Case| match &only {
        Some(only) => only.split(',').any(|name| name == one.name),
        None => !left_out.contains(&one.name),
    };
    FOLDERS.into_iter().flat_map(cases_of).filter(wanted).collect()
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

/// Where the classes of the programs of a folder are. All folders are compiled at once, unless single programs are wanted.
fn compiled(folder_of: &'static str) -> PathBuf {
    static EACH: [OnceLock<PathBuf>; FOLDERS.len()] = [const { OnceLock::new() }; FOLDERS.len()];
    static ALL: OnceLock<()> = OnceLock::new();
    if std::env::var_os("SCOVILLE_ONLY").is_none() {
        ALL.get_or_init(|| {
            let sets = FOLDERS.map(|name| (root().join("tests/corpus").join(name), folder(name)));
            compile_all(&sets);
            for ((_, target), each) in sets.into_iter().zip(&EACH) {
                each.set(target).expect("the first to compile");
            }
        });
    }
    let at = FOLDERS.iter().position(|one| *one == folder_of).expect("one of the attacks");
    EACH[at].get_or_init(|| compile(folder(folder_of), &sources(folder_of))).clone()
}

/// What an engine says of a program. One with options, or one that a limit may have to end, is given to the tool as a user
/// would: there the memory of the process is bounded.
fn answer(case: &Case, engine: Engine, budget: &Budget) -> String {
    let classes = compiled(case.folder);
    if case.options.is_empty() && !is_undecided(&case.name) {
        return checks::answer(&classes, &case.name, engine, budget);
    }
    let class = classes.join(format!("{}.class", case.name)).display().to_string();
    let mut arguments = vec!["check".to_string(), class];
    if engine == Engine::Precise {
        arguments.extend(["--engine".into(), "precise".into()]);
    }
    for (name, most) in [("--max-states", budget.max_states), ("--max-seconds", budget.max_seconds)] {
        arguments.extend(most.into_iter().flat_map(|most| [name.to_string(), most.to_string()]));
    }
    arguments.extend(case.options.iter().cloned());
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match scoville(&arguments).status.code() {
        Some(0) => "proved".into(),
        Some(1) => "violated".into(),
        Some(3) => "unknown".into(),
        other => format!("exit code {other:?}"),
    }
}

#[test]
fn the_default_engine_is_not_broken_by_them() {
    let wrong = what_is_wrong(&share(cases(Engine::HappensBefore)), |case| {
        let undecided = is_undecided(&case.name);
        let limit = if undecided { 1 } else { 120 };
        let budget = Budget { max_seconds: Some(limit), ..Budget::default() };
        let said = answer(case, Engine::HappensBefore, &budget);
        let right = said == case.truth || undecided && said == "unknown";
        (!right).then(|| format!("{}: {} is right, order says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Of the later attacks every fourth program, and a second for each, unless `SCOVILLE_ALL` is set.
#[test]
fn nor_is_the_baseline() {
    let all = std::env::var_os("SCOVILLE_ALL").is_some();
    let mut cases: Vec<(usize, Case)> = cases(Engine::Precise).into_iter().enumerate().collect();
    cases
        .retain(|(number, case)| all || matches!(case.folder, "attack" | "attack-second") || number % 4 == 0);
    let wrong = what_is_wrong(&share(cases), |(_, case)| {
        // Which output there is, and whether regions conflict, are no questions for the baseline; nor is what another is
        // asked for.
        let name = case.name.as_str();
        let other = name == "RegIsoFlag"
            || case
                .options
                .iter()
                .any(|one| ["--determinism", "--engine", "--paranoid"].contains(&one.as_str()));
        if other {
            return None;
        }
        let limit = if all { 3 } else { 1 };
        let budget = Budget { max_states: Some(5000), max_seconds: Some(limit), ..Budget::default() };
        let said = answer(case, Engine::Precise, &budget);
        let right = said == case.truth || said == "unknown";
        (!right).then(|| format!("{}: {} is right, precise says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
