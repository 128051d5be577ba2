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

/// The cases of a program: whether it is as expected, if something is; else its test methods, or its properties.
pub(crate) fn cases(program: &Program) -> Vec<Case<'_>> {
    if let (Some(name), Some(is_it)) = (&program.expected, program.is_as_expected()) {
        let end = if is_it { End::Passed } else { unexpected(program, name) };
        return vec![Case { name, end, seconds: program.seconds }];
    }
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

/// A program that is not what it was expected to be.
fn unexpected(program: &Program, expected: &str) -> End {
    let found = [vec![program.word()], program.kinds()].concat().join(" ");
    let message = format!("{expected} was expected, and it is {found}");
    let text = match (&program.error, &program.result) {
        (Some(error), _) => error.clone(),
        (None, Some(result)) if program.word() == "unknown" => why(result),
        _ => program.findings().map(told).collect(),
    };
    End::Failed("unexpected".to_string(), message.clone(), format!("{message}\n{text}"))
}

/// A test method.
fn test(test: &Value) -> Case<'_> {
    let result = &test["result"];
    let end = match test["verdict"].as_str() {
        Some("proved") => End::Passed,
        Some("violated") => failure(&result["findings"].as_array().into_iter().flatten().collect::<Vec<_>>()),
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
    let findings = result["findings"].as_array().into_iter().flatten();
    let found: Vec<&Value> = findings.filter(|finding| finding["kind"] == name).collect();
    let answer = result["properties"][name].as_str().or(result["verdict"].as_str());
    match (found.is_empty(), answer) {
        (false, _) if result["verdict"] == "violated" => failure(&found),
        (_, Some("proved")) => End::Passed,
        // All violations were looked for, to the end.
        (true, Some("violated")) if result["coverage"]["complete"] == true => End::Passed,
        (true, Some("violated")) if result["coverage"]["complete"] == false => End::Error(why(result)),
        (true, Some("violated")) => End::Undecided(
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

/// Violations of one kind, or of one test.
fn failure(findings: &[&Value]) -> End {
    let word =
        |name: &str| findings.first().and_then(|first| first[name].as_str()).unwrap_or_default().to_string();
    let more = match findings.len() {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    };
    let texts: Vec<String> = findings.iter().map(|finding| told(finding)).collect();
    End::Failed(word("kind"), word("message") + &more, texts.join("\n"))
}

/// A violation with its places; with its schedule, if it is at no place.
fn told(finding: &Value) -> String {
    let mut text = finding["message"].as_str().unwrap_or_default().to_string() + "\n";
    let list = |name: &str| finding[name].as_array().into_iter().flatten();
    for place in list("locations") {
        let part = |name: &str| place[name].as_str().unwrap_or_default();
        let _ = writeln!(text, "  {} {} at {}:{}", part("task"), part("what"), part("file"), place["line"]);
        for frame in place["stack"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let _ = writeln!(text, "    in {frame}");
        }
    }
    if list("locations").next().is_none() {
        for step in list("schedule") {
            let part = |name: &str| step[name].as_str().unwrap_or_default();
            let place = match (step["at"]["file"].as_str(), step["at"]["line"].as_u64()) {
                (Some(file), Some(line)) if line > 0 => format!(" at {file}:{line}"),
                _ => String::new(),
            };
            let _ = writeln!(text, "  {} {}{place}", part("task"), part("what"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn program(result: Value, expected: Option<&str>) -> Program {
        let (name, expected) = ("A".to_string(), expected.map(str::to_string));
        Program {
            name,
            words: Vec::new(),
            result: Some(result),
            error: None,
            sarif: None,
            expected,
            seconds: 1.0,
        }
    }

    fn violated(coverage: Value) -> Value {
        let finding = |kind: &str, line: u32| {
            json!({ "kind": kind, "message": format!("{kind} {line}"),
                    "locations": [{ "task": "main", "what": "writes", "file": "A.java", "line": line, "stack": [] }] })
        };
        json!({ "verdict": "violated", "findings": [finding("race", 3), finding("race", 4)], "coverage": coverage })
    }

    fn ends(program: &Program) -> Vec<(String, String)> {
        let told = |end: &End| match end {
            End::Passed => "passed".to_string(),
            End::Failed(_, message, text) => format!("{message}: {text}"),
            End::Error(why) => format!("error: {why}"),
            End::Skipped(why) | End::Undecided(why) => format!("skipped: {why}"),
        };
        cases(program).iter().map(|case| (case.name.to_string(), told(&case.end))).collect()
    }

    #[test]
    fn a_complete_search_decides_all_properties_and_every_finding_is_told() {
        let coverage = |more: Value| {
            let mut coverage = json!({ "properties": ["race", "exit"], "limits": ["it takes long"] });
            coverage["complete"] = more;
            coverage
        };
        let both =
            "race 3 (and 1 more): race 3\n  main writes at A.java:3\n\nrace 4\n  main writes at A.java:4\n";
        for (complete, exit) in [
            (
                Value::Null,
                "skipped: not decided: the search ended at a violation of another kind (--all goes on)",
            ),
            (json!(true), "passed"),
            (json!(false), "error: unknown: it takes long"),
        ] {
            let found = ends(&program(violated(coverage(complete)), None));
            assert_eq!(
                found,
                [("exit".to_string(), exit.to_string()), ("race".to_string(), both.to_string())]
            );
        }
    }

    #[test]
    fn a_program_that_is_as_expected_passes() {
        let coverage = json!({ "properties": ["race"], "limits": [] });
        let of = |expected: &str| ends(&program(violated(coverage.clone()), Some(expected)));
        assert_eq!(of("violated race"), [("violated race".to_string(), "passed".to_string())]);
        assert!(
            of("violated race exit")[0]
                .1
                .starts_with("violated race exit was expected, and it is violated race race:")
        );
        assert!(
            of("proved")[0].1.starts_with("proved was expected, and it is violated race race: proved was")
        );
    }

    #[test]
    fn both_schedules_of_nondeterminism_are_told() {
        let finding = |text: &str| {
            json!({ "kind": "nondeterminism", "message": text, "locations": [],
                    "schedule": [{ "task": "main", "what": "ends", "at": { "file": "A.java", "line": 2 } }] })
        };
        let result = json!({ "verdict": "violated", "findings": [finding("one"), finding("another")],
                             "coverage": { "properties": ["nondeterminism"], "limits": [] } });
        let text = "one (and 1 more): one\n  main ends at A.java:2\n\nanother\n  main ends at A.java:2\n";
        assert_eq!(ends(&program(result, None)), [("nondeterminism".to_string(), text.to_string())]);
    }
}
