//! Exactly one JSON object, as `docs/verdict.schema.json` describes it.

use crate::shown::Shown;
use crate::{Program, gradescope, junit};
use report::{Verdict, fact};
use serde_json::{Value, json};

/// The version of the form. It changes when who reads it must change.
pub const JSON_VERSION: u64 = 1;

/// The verdict as JSON.
pub(crate) fn json(verdict: &Verdict) -> String {
    pretty(&Shown::of(verdict))
}

/// The verdict in JUnit's form.
pub(crate) fn junit(verdict: &Verdict) -> String {
    junit::junit(&[program(verdict)])
}

/// The verdict in Gradescope's form.
pub(crate) fn gradescope(verdict: &Verdict) -> String {
    pretty(&gradescope::gradescope(&[program(verdict)]))
}

fn program(verdict: &Verdict) -> Program {
    let (name, result) = (verdict.input.clone(), serde_json::to_value(Shown::of(verdict)).ok());
    let expected = match verdict.coverage.facts.get("expected") {
        Some(fact::Value::Text(expected)) => Some(expected.clone()),
        _ => None,
    };
    Program {
        name,
        words: Vec::new(),
        result,
        error: None,
        sarif: None,
        expected,
        seconds: verdict.stats.seconds,
    }
}

/// One that was not checked.
fn failed(input: &str, message: &str) -> Program {
    let (name, error) = (input.to_string(), Some(message.to_string()));
    Program { name, words: Vec::new(), result: None, error, sarif: None, expected: None, seconds: 0.0 }
}

/// What is wrong with what was given, in a format, if that has a form for it.
pub fn error(format: &str, input: &str, message: &str) -> Option<String> {
    match format {
        "json" => Some(pretty(&json!({
            "version": JSON_VERSION, "verdict": "error", "input": input, "error": message
        }))),
        "sarif" => {
            let mut log = crate::sarif::log(Vec::new());
            log["runs"] = Value::Array(vec![crate::sarif::failed_run(message)]);
            Some(pretty(&log))
        }
        "junit" => Some(junit::junit(&[failed(input, message)])),
        "gradescope" => Some(pretty(&gradescope::gradescope(&[failed(input, message)]))),
        _ => None,
    }
}

/// JSON for people too.
pub(crate) fn pretty(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).expect("texts and numbers have a form in JSON")
}
