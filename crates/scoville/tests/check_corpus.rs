//! `scoville check` on every Habanero program of the corpus: never a wrong "proved", never a finding that is not
//! there, and the reduced search says what the unreduced one says.

use crate::schema::Schema;
use crate::support::{class, expectation, name, root, scoville, sources, verdict, what_is_wrong};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a check said.
struct Said {
    answer: String,
    kind: Option<String>,
    states: u64,
    schedules: u64,
    why: String,
}

/// Programs that have too many schedules to be decided here: what is said of them after a while is *unknown*.
const UNDECIDED: [&str; 7] = [
    "AtomicAdder",
    "AtomicCounter",
    "AtomicStack",
    "LibraryConcurrentMap",
    "LibraryHidesNoChoice",
    "LibraryVector",
    "LockReadWrite",
];

fn check(name: &str, more: &[&str]) -> Said {
    let class = class(name);
    let mut arguments = vec!["check", class.as_str(), "--format", "json"];
    let seconds = if UNDECIDED.contains(&name) { "2" } else { "20" };
    let limits = ["--max-seconds", seconds, "--max-states", "20000"];
    arguments.extend_from_slice(if more.is_empty() { &limits } else { more });
    let output = scoville(&arguments);
    let verdict = verdict(&output, name);
    let faults = Schema::read("verdict").faults(&verdict);
    assert!(faults.is_empty(), "{name}: the verdict breaks its schema: {}", faults.join("; "));
    let answer = verdict["verdict"].as_str().unwrap_or_default().to_string();
    let expected_code = match answer.as_str() {
        "proved" => 0,
        "violated" => 1,
        _ => 3,
    };
    assert_eq!(output.status.code(), Some(expected_code), "{name}");
    Said {
        kind: verdict["findings"][0]["kind"].as_str().map(str::to_string),
        states: verdict["stats"]["states"].as_u64().unwrap_or(0),
        schedules: verdict["stats"]["schedules"].as_u64().unwrap_or(0),
        why: verdict["coverage"]["limits"][0].as_str().unwrap_or_default().to_string(),
        answer,
    }
}

/// What is wrong with an answer, if anything; unknown is never wrong.
fn judge(expect: &str, said: &Said) -> Option<String> {
    let kind = said.kind.as_deref();
    let right = match (said.answer.as_str(), expect) {
        ("unknown", _) => true,
        ("proved", "ok") => true,
        // What a run refuses with an error ends in an exception that nobody catches, or is caught and printed.
        ("proved", "error") => true,
        ("violated", "error") => matches!(kind, Some("exception" | "deadlock")),
        ("violated", "permission") => matches!(kind, Some("permission" | "race")),
        ("violated", expect) => kind == Some(expect),
        _ => false,
    };
    (!right).then(|| format!("expected {expect}, got {} {kind:?}", said.answer))
}

/// Runs `work` for every program, on two threads.
fn for_each(names: &[(String, String)], work: impl Fn(&str, &str) -> Option<String> + Sync) -> Vec<String> {
    what_is_wrong(names, |(name, expect)| work(name, expect).map(|what| format!("{name}: {what}")))
}

fn cases(folder: &str) -> Vec<(String, String)> {
    sources(folder).iter().map(|file| (name(file), expectation(file))).collect()
}

/// How many states, or schedules, a program of the published table may take: the figure of the computation-graph
/// engine (for IntegerCounterIsolated, 100), and a tenth of that of permission regions where this exceeds 1,000.
fn most_states() -> BTreeMap<String, u64> {
    let table = root().join("crates/scoville/data/permission-regions-table.json");
    let table = std::fs::read_to_string(table).expect("the table");
    let table: serde_json::Value = serde_json::from_str(&table).expect("JSON");
    let most = |row: &serde_json::Value| {
        let states = |engine: &str| row[engine]["states"].as_u64();
        let name = row["benchmark"].as_str().expect("a name").to_string();
        let graph = states("computation_graph").unwrap_or(u64::MAX);
        let graph = if name == "IntegerCounterIsolated" { 100 } else { graph };
        let regions = states("permission_regions").filter(|states| *states > 1_000);
        (name, graph.min(regions.map_or(u64::MAX, |states| states / 10)))
    };
    table["rows"].as_array().expect("rows").iter().map(most).collect()
}

#[test]
fn papers_have_the_right_verdict_and_few_states() {
    let published = most_states();
    assert_eq!(published.len(), 21, "the table has 21 rows");
    let wrong = for_each(&cases("papers"), |name, expect| {
        let said = check(name, &[]);
        if said.answer == "unknown" {
            return Some(format!("unknown: {}", said.why));
        }
        let size = said.states.max(said.schedules);
        if let Some(most) = published.get(name)
            && size > *most
        {
            return Some(format!("{size} states or schedules, at most {most} are allowed"));
        }
        judge(expect, &said)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn habanero_programs_are_never_judged_wrongly() {
    let unknown = AtomicUsize::new(0);
    let cases = cases("habanero");
    let wrong = for_each(&cases, |name, expect| {
        let said = check(name, &[]);
        if said.answer == "unknown" {
            unknown.fetch_add(1, Ordering::Relaxed);
        }
        judge(expect, &said)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let unknown = unknown.into_inner();
    assert!(unknown * 6 <= cases.len(), "{unknown} of {} are unknown", cases.len());
}

#[test]
fn the_reduced_search_agrees_with_the_unreduced_one() {
    let compared = AtomicUsize::new(0);
    let mut all = cases("habanero");
    all.extend(cases("papers"));
    let wrong = for_each(&all, |name, _| {
        let full = check(name, &["--unreduced", "--max-states", "3000", "--max-seconds", "3"]);
        if full.answer == "unknown" {
            return None;
        }
        compared.fetch_add(1, Ordering::Relaxed);
        let reduced = check(name, &[]);
        let same = (&full.answer, &full.kind) == (&reduced.answer, &reduced.kind);
        (!same).then(|| {
            format!(
                "unreduced {} {:?}, reduced {} {:?}",
                full.answer, full.kind, reduced.answer, reduced.kind
            )
        })
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared.into_inner() > 200, "too few programs are small enough");
}
