#![allow(clippy::print_stderr, reason = "a test reports its tally")]
//! `--all` with the default engine and with the baseline, on every Habanero program of the corpus: the same verdict,
//! the same kinds of violations and the same pairs of lines that race. The baseline shares nothing of the
//! happens-before relation: a race is two tasks that stand before conflicting accesses.
//!
//! `SCOVILLE_ALL=1` lets the baseline look at more states.

use crate::support::{class, name, scoville, sources, verdict, what_is_wrong};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

/// All that a check found.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    answer: String,
    kinds: BTreeSet<String>,
    /// The files and lines of each race, sorted.
    races: BTreeSet<Vec<(String, u64)>>,
    limits: Vec<String>,
}

fn check_all(name: &str, more: &[&str]) -> Said {
    let class = class(name);
    let arguments = ["check", class.as_str(), "--format", "json", "--all", "--max-seconds", "120"];
    let verdict = verdict(&scoville(&[&arguments, more].concat()), name);
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_string();
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    let findings = list(&verdict["findings"]);
    let lines = |finding: &serde_json::Value| {
        let places = list(&finding["locations"]);
        let mut lines: Vec<(String, u64)> =
            places.iter().map(|at| (text(&at["file"]), at["line"].as_u64().unwrap_or(0))).collect();
        lines.sort();
        lines
    };
    Said {
        answer: text(&verdict["verdict"]),
        kinds: findings.iter().map(|finding| text(&finding["kind"])).collect(),
        races: findings.iter().filter(|finding| finding["kind"] == "race").map(lines).collect(),
        limits: list(&verdict["coverage"]["limits"]).iter().map(text).collect(),
    }
}

#[test]
fn order_and_precise_know_the_same_races() {
    let most = if std::env::var_os("SCOVILLE_ALL").is_some() { "20000" } else { "3000" };
    let mut names: Vec<String> = sources("habanero").iter().map(|file| name(file)).collect();
    names.extend(sources("papers").iter().map(|file| name(file)));
    let (compared, racy) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong = what_is_wrong(&names, |name| {
        let precise = check_all(name, &["--engine", "precise", "--max-states", most]);
        if !precise.limits.is_empty() {
            return None;
        }
        compared.fetch_add(1, Ordering::Relaxed);
        racy.fetch_add(usize::from(!precise.races.is_empty()), Ordering::Relaxed);
        let order = check_all(name, &["--max-states", "200000"]);
        (order != precise).then(|| format!("{name}: order {order:?}\nprecise {precise:?}"))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let (compared, racy) = (compared.into_inner(), racy.into_inner());
    eprintln!("{compared} of {} programs are small enough, {racy} of them have races", names.len());
    assert!(compared > 250 && racy > 40, "too few programs are small enough");
}

#[test]
fn programs_have_the_races_that_their_comments_say() {
    let mut told = 0;
    for file in sources("habanero") {
        let source = std::fs::read_to_string(&file).expect("a source");
        let Some(races) = source.lines().find_map(|line| line.strip_prefix("// races: ")) else { continue };
        told += 1;
        let said = check_all(&name(&file), &[]);
        let pair = |race: &Vec<(String, u64)>| format!("{}-{}", race[0].1, race[1].1);
        let found: BTreeSet<String> = said.races.iter().map(pair).collect();
        let expected: BTreeSet<String> = races.split_whitespace().map(str::to_string).collect();
        assert_eq!(found, expected, "{}: {:?}", file.display(), said.limits);
    }
    assert!(told >= 6, "only {told} programs say which races they have");
}
