//! Small programs whose truth is argued in their first lines (`tests/corpus/soundness`): the default engine gives
//! exactly that verdict, without and with the reductions, and `precise` never the opposite one.
//!
//! - `// expect: proved` or `// expect: violated`, and maybe the kind of the violation.
//! - `// options:` what both engines are asked with.
//!
//! `SCOVILLE_ONLY=Name,Other` takes only these programs.

use crate::support;
use crate::support::{compile, folder, name, scoville, sources, verdict, what_is_wrong};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A program and what is known of it.
struct Case {
    name: String,
    /// `proved` or `violated`.
    expect: String,
    /// The kind of violation, if the program names it.
    kind: Option<String>,
    options: Vec<String>,
}

/// What an engine said.
struct Said {
    answer: String,
    kind: String,
    why: String,
}

fn case(file: &Path) -> Case {
    let source = std::fs::read_to_string(file).expect("a source");
    let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    let header = |key: &str| {
        let mut lines = source.lines().take_while(|line| line.starts_with("//"));
        lines.find_map(|line| line.strip_prefix(key)).map(words)
    };
    let mut expect = header("// expect:").unwrap_or_default().into_iter();
    Case {
        name: name(file),
        expect: expect.next().unwrap_or_default(),
        kind: expect.next(),
        options: header("// options:").unwrap_or_default(),
    }
}

fn cases() -> Vec<Case> {
    let only = std::env::var("SCOVILLE_ONLY").ok();
    let wanted = |one: &Case| only.as_ref().is_none_or(|only| only.split(',').any(|name| name == one.name));
    let cases: Vec<Case> = sources("soundness").iter().map(|file| case(file)).filter(wanted).collect();
    assert!(!cases.is_empty(), "there is no such program");
    cases
}

/// The compiled programs that are asked for.
fn compiled() -> &'static Path {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let wanted: Vec<String> = cases().into_iter().map(|case| case.name).collect();
        let files = sources("soundness").into_iter().filter(|file| wanted.contains(&name(file)));
        compile(folder("soundness"), &files.collect::<Vec<_>>())
    })
}

fn check(case: &Case, more: &[&str]) -> Said {
    let class = compiled().join(format!("{}.class", case.name)).display().to_string();
    let mut arguments = vec!["check", class.as_str(), "--format", "json", "--max-seconds", "60"];
    arguments.extend(case.options.iter().map(String::as_str));
    arguments.extend_from_slice(more);
    let output = scoville(&arguments);
    // A command that fails has no verdict.
    if output.stdout.is_empty() {
        let why = support::text(&output.stderr);
        return Said { answer: "nothing".into(), kind: String::new(), why };
    }
    let verdict = verdict(&output, &case.name);
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_string();
    Said {
        answer: text(&verdict["verdict"]),
        kind: text(&verdict["findings"][0]["kind"]),
        why: text(&verdict["coverage"]["limits"][0]),
    }
}

/// What is wrong with what an engine says.
fn judge(case: &Case, engine: &str, said: &Said) -> Option<String> {
    let Case { name, expect, kind, .. } = case;
    let Said { answer, kind: found, why } = said;
    let right = answer == expect && kind.as_ref().is_none_or(|kind| kind == found);
    let kind = kind.as_deref().unwrap_or_default();
    (!right).then(|| format!("{name}: {expect} {kind} is right, {engine} says {answer} {found} {why}"))
}

#[test]
fn programs_say_what_is_true_of_them() {
    for case in cases() {
        let known = matches!(case.expect.as_str(), "proved" | "violated");
        assert!(known, "{}: expect: {}", case.name, case.expect);
    }
}

#[test]
fn the_default_engine_says_what_is_true() {
    let wrong = what_is_wrong(&cases(), |case| judge(case, "order", &check(case, &[])));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn so_it_does_without_reductions() {
    let wrong = what_is_wrong(&cases(), |case| {
        let said = check(case, &["--unreduced", "--max-states", "20000"]);
        if said.answer == "unknown" && said.why.contains("max-") {
            return None;
        }
        judge(case, "order", &said)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn precise_never_says_the_opposite() {
    let wrong = what_is_wrong(&cases(), |case| {
        // Which output there is, is a question for the default engine only.
        if case.options.iter().any(|option| option == "--determinism") {
            return None;
        }
        let said = check(case, &["--engine", "precise", "--max-states", "20000"]);
        let opposite = said.answer != "unknown" && said.answer != case.expect;
        opposite.then(|| judge(case, "precise", &said)).flatten()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
