//! A verdict as cases, one for each property or test method, which passed or did not: for reports that know no more.

use crate::Program;
use serde_json::Value;
use std::fmt::Write;

/// A property, or a test.
pub(crate) struct Case<'a> {
    pub(crate) name: &'a str,
    pub(crate) end: End,
    pub(crate) seconds: f64,
}

pub(crate) enum End {
    /// Nothing is wrong.
    Passed,
    /// A violation: its kind, its message and all else.
    Failed(String, String, String),
    /// No answer.
    Error(String),
    /// It was not to be run.
    Skipped(String),
    /// Nobody looked any more.
    Undecided(String),
}

/// The cases of a program: its test methods, or its properties.
pub(crate) fn cases(program: &Program) -> Vec<Case<'_>> {
    let Some(result) = &program.result else {
        let error = program.error.clone().unwrap_or_default();
        return vec![Case { name: "check", end: End::Error(error), seconds: program.seconds }];
    };
    if let Some(tests) = result["tests"].as_array() {
        return tests.iter().map(test).collect();
    }
    let properties = properties(result);
    let seconds = result["stats"]["seconds"].as_f64().unwrap_or(0.0) / properties.len().max(1) as f64;
    properties.into_iter().map(|name| Case { name, end: end_of(result, name), seconds }).collect()
}

/// A test method.
fn test(test: &Value) -> Case<'_> {
    let result = &test["result"];
    let end = match test["verdict"].as_str() {
        Some("proved") => End::Passed,
        Some("violated") => failure(&result["findings"][0]),
        Some("skipped") => End::Skipped("it is switched off".to_string()),
        _ => End::Error(why(result)),
    };
    let seconds = result["stats"]["seconds"].as_f64().unwrap_or(0.0);
    Case { name: test["name"].as_str().unwrap_or_default(), end, seconds }
}

/// What was looked for, and what was found.
fn properties(result: &Value) -> Vec<&str> {
    let by_answer = result["properties"].as_object().into_iter().flatten().map(|(name, _)| name.as_str());
    let asked = result["coverage"]["properties"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let found = result["findings"].as_array().into_iter().flatten().filter_map(|one| one["kind"].as_str());
    let mut names: Vec<&str> = by_answer.chain(asked).chain(found).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() { vec!["check"] } else { names }
}

fn end_of(result: &Value, name: &str) -> End {
    let mut findings = result["findings"].as_array().into_iter().flatten();
    let found = findings.find(|finding| finding["kind"] == name);
    let answer = result["properties"][name].as_str().or(result["verdict"].as_str());
    match (found, answer) {
        (Some(finding), _) if result["verdict"] == "violated" => failure(finding),
        (_, Some("proved")) => End::Passed,
        (None, Some("violated")) => End::Undecided(
            "not decided: the search ended at a violation of another kind (--all goes on)".to_string(),
        ),
        _ => End::Error(why(result)),
    }
}

fn why(result: &Value) -> String {
    let limits = result["coverage"]["limits"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let limits: Vec<&str> = limits.collect();
    if limits.is_empty() { "unknown".to_string() } else { format!("unknown: {}", limits.join("; ")) }
}

fn failure(finding: &Value) -> End {
    let word = |name: &str| finding[name].as_str().unwrap_or_default().to_string();
    let mut text = word("message") + "\n";
    for place in finding["locations"].as_array().into_iter().flatten() {
        let part = |name: &str| place[name].as_str().unwrap_or_default();
        let _ = writeln!(text, "  {} {} at {}:{}", part("task"), part("what"), part("file"), place["line"]);
        for frame in place["stack"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let _ = writeln!(text, "    in {frame}");
        }
    }
    End::Failed(word("kind"), word("message"), text)
}
