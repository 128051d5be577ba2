//! The form in which JUnit reports tests, which pipelines read: one suite for each program, one case for each property.

use crate::Program;
use serde_json::Value;
use std::fmt::Write;

/// A property, or a test.
struct Case<'a> {
    name: &'a str,
    end: End,
    seconds: f64,
}

enum End {
    Passed,
    /// A violation: its kind, its message and all else.
    Failed(String, String, String),
    /// No answer.
    Error(String),
    Skipped(String),
}

/// The verdicts on programs in JUnit's form.
pub(crate) fn junit(programs: &[Program]) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    for program in programs {
        let cases = cases(program);
        let count = |is: fn(&End) -> bool| cases.iter().filter(|case| is(&case.end)).count();
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3}\">",
            escaped(&program.name),
            cases.len(),
            count(|end| matches!(end, End::Failed(..))),
            count(|end| matches!(end, End::Error(_))),
            count(|end| matches!(end, End::Skipped(_))),
            program.seconds
        );
        for case in &cases {
            let _ = write!(
                out,
                "    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3}\"",
                escaped(&program.name),
                escaped(case.name),
                case.seconds
            );
            let _ = match &case.end {
                End::Passed => writeln!(out, "/>"),
                End::Failed(kind, message, text) => writeln!(
                    out,
                    ">\n      <failure type=\"{}\" message=\"{}\">{}</failure>\n    </testcase>",
                    escaped(kind),
                    escaped(message),
                    escaped(text)
                ),
                End::Error(message) => {
                    writeln!(
                        out,
                        ">\n      <error type=\"unknown\" message=\"{}\"/>\n    </testcase>",
                        escaped(message)
                    )
                }
                End::Skipped(message) => {
                    writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(message))
                }
            };
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

fn cases(program: &Program) -> Vec<Case<'_>> {
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
        (None, Some("violated")) => End::Skipped(
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

/// Text as XML has it; what XML has no form for is left out.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_case_for_each_property() {
        let finding = json!({ "kind": "race", "message": "a < b & \"c\"\u{1}", "locations": [] });
        let result = json!({
            "verdict": "violated", "findings": [finding], "coverage": { "properties": ["race", "deadlock"], "limits": [] },
            "stats": { "seconds": 1.0 }
        });
        let program = Program {
            name: "A.java".to_string(),
            result: Some(result),
            error: None,
            sarif: None,
            expected: None,
            seconds: 1.0,
        };
        let text = junit(&[program]);
        assert!(text.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""), "{text}");
        assert!(text.contains("message=\"a &lt; b &amp; &quot;c&quot;\""), "{text}");
    }
}
