//! SARIF 2.1.0, for code hosts and editors: each violation is a result with its places, and its schedule is a code flow with
//! a thread flow for each task. A proof is a result of the kind `pass`, and what is not known one of the kind `open`.

use crate::shown::{Finding, Shown};
use crate::{Excerpts, words};
use report::{Answer, FindingKind, Verdict};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The verdict as SARIF.
pub(crate) fn sarif(verdict: &Verdict, excerpts: &Excerpts) -> String {
    let shown = Shown::of(verdict);
    let kinds: BTreeSet<&str> = shown.findings.iter().map(|finding| finding.kind).collect();
    let rules = kinds.iter().map(|kind| {
        json!({ "id": kind, "shortDescription": { "text": words::kind(kind) },
                "help": { "text": format!("scoville explain {kind}") } })
    });
    let rules: Vec<Value> = rules.collect();
    let files = Files { input: &shown.input, excerpts };
    let mut results: Vec<Value> = shown.findings.iter().map(|finding| result(&files, finding)).collect();
    let whole = match verdict.verdict {
        Answer::Proved => Some("pass"),
        Answer::Unknown => Some("open"),
        Answer::Violated => None,
    };
    results.extend(whole.map(|kind| {
        let text = format!("{}: {}", shown.verdict, shown.coverage.claim);
        json!({ "kind": kind, "level": "none", "message": { "text": text.trim_end_matches(": ") },
                "locations": [{ "physicalLocation": { "artifactLocation": { "uri": uri(&shown.input) } } }] })
    }));
    let limits = shown.coverage.limits.iter();
    let notes: Vec<Value> =
        limits.map(|limit| json!({ "level": "warning", "message": { "text": limit } })).collect();
    let log = log(vec![json!({
        "tool": tool(rules),
        "invocations": [{ "executionSuccessful": true, "toolExecutionNotifications": notes }],
        "results": results,
    })]);
    serde_json::to_string_pretty(&log).expect("texts and numbers have a form in JSON")
}

/// A log with these runs.
pub(crate) fn log(runs: Vec<Value>) -> Value {
    json!({ "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": runs })
}

/// A run that came to no answer, because something is wrong with what was given.
pub(crate) fn failed_run(message: &str) -> Value {
    let note = json!({ "level": "error", "message": { "text": message } });
    json!({
        "tool": tool(Vec::new()),
        "invocations": [{ "executionSuccessful": false, "toolExecutionNotifications": [note] }],
        "results": [],
    })
}

fn tool(rules: Vec<Value>) -> Value {
    json!({ "driver": { "name": "Scoville", "version": env!("CARGO_PKG_VERSION"), "rules": rules } })
}

/// Where files are.
struct Files<'a> {
    input: &'a str,
    excerpts: &'a Excerpts,
}

impl Files<'_> {
    /// The path of a file that a finding names: it names the file of a class, without its folder.
    fn path<'a>(&'a self, file: &'a str, line: u32) -> &'a str {
        let is_input = self.input.rsplit(['/', '\\']).next() == Some(file);
        match self.excerpts.path(file, line) {
            Some(path) => path,
            None if is_input || file.is_empty() => self.input,
            None => file,
        }
    }
}

fn result(files: &Files<'_>, finding: &Finding) -> Value {
    let mut places = finding.locations.iter().map(|location| {
        let column = (location.column > 0).then_some(location.column);
        let text = format!("{} {}", location.task, location.what);
        place(files, &location.file, location.line, column, text.trim_end())
    });
    // What is at no place is where its schedule ends.
    let last = finding.schedule.iter().rev().find(|step| step.at.line > 0);
    let first = places.next().unwrap_or_else(|| match last {
        Some(step) => place(files, &step.at.file, step.at.line, None, &step.what),
        None => place(files, "", 0, None, ""),
    });
    let flows = finding.tasks.iter().map(|task| {
        let steps = finding.schedule.iter().zip(1..).filter(|(step, _)| step.task == *task);
        let steps = steps.map(|(step, number): (_, u32)| {
            let location = place(files, &step.at.file, step.at.line, None, &step.what);
            json!({ "location": location, "executionOrder": number })
        });
        json!({ "id": task, "locations": steps.collect::<Vec<_>>() })
    });
    // A thread flow without locations is not allowed.
    let flows: Vec<Value> =
        flows.filter(|flow| flow["locations"].as_array().is_some_and(|all| !all.is_empty())).collect();
    // Sharing that nothing covers keeps a proof away, and is no violation.
    let is_violation = finding.kind != FindingKind::UncoveredSharing.word();
    let mut result = json!({
        "ruleId": finding.kind,
        "level": if is_violation { "error" } else { "warning" },
        "message": { "text": finding.message.join("; ") },
        "locations": [first],
        "relatedLocations": distinct(places),
    });
    if !flows.is_empty() {
        result["codeFlows"] = json!([{ "threadFlows": flows }]);
    }
    result
}

/// Each of them once: a set of places is asked for.
fn distinct(places: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    for place in places {
        if !found.contains(&place) {
            found.push(place);
        }
    }
    found
}

/// A place with what is done there; a line that is not known is left out.
fn place(files: &Files<'_>, file: &str, line: u32, column: Option<u32>, text: &str) -> Value {
    let mut physical = json!({ "artifactLocation": { "uri": uri(files.path(file, line)) } });
    if line > 0 {
        physical["region"] = json!({ "startLine": line });
        if let Some(column) = column {
            physical["region"]["startColumn"] = json!(column);
        }
    }
    json!({ "physicalLocation": physical, "message": { "text": text } })
}

/// A path as a reference (RFC 3986): what has a meaning there is written as its bytes.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    let path = path.replace('\\', "/");
    // Two strokes at the start would name a host.
    let rest = path.trim_start_matches('/');
    uri.push_str(if rest.len() < path.len() { "/" } else { "" });
    for byte in rest.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' | b'$' => {
                uri.push(byte as char)
            }
            other => uri.push_str(&format!("%{other:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("a b/Ü.java"), "a%20b/%C3%9C.java");
        assert_eq!(uri("src\\Foo$Bar.java"), "src/Foo$Bar.java");
        assert_eq!(uri("//tmp/A.java"), "/tmp/A.java");
    }
}
