//! Gradescope's `results.json`: one test for each program and property, or for each item of a rubric.

use crate::Program;
use crate::cases::{End, cases};
use serde_json::{Value, json};

/// A test of Gradescope's.
pub(crate) struct Test {
    /// Its name.
    pub(crate) name: String,
    /// What it is given.
    pub(crate) points: f64,
    /// What it may be given.
    pub(crate) most: f64,
    /// What is told to who handed it in.
    pub(crate) output: String,
}

/// What Gradescope reads of one submission.
pub(crate) fn results(tests: &[Test], note: &str, seconds: f64) -> Value {
    let test = |test: &Test| {
        json!({
            "name": test.name,
            "score": test.points,
            "max_score": test.most,
            "status": if test.points >= test.most { "passed" } else { "failed" },
            "output": test.output,
            "output_format": "text",
        })
    };
    json!({
        "score": tests.iter().map(|test| test.points).sum::<f64>(),
        "execution_time": seconds.ceil() as u64,
        "output": note,
        "output_format": "text",
        "stdout_visibility": "hidden",
        "tests": tests.iter().map(test).collect::<Vec<_>>(),
    })
}

/// The verdicts on programs: a point for each property, or for each test method, that is proved; one
/// with expectations has a point if it meets them.
pub(crate) fn gradescope(programs: &[Program]) -> Value {
    let mut tests = Vec::new();
    for program in programs {
        for case in cases(program) {
            let (points, most, output) = match case.end {
                End::Passed => (1.0, 1.0, String::new()),
                End::Failed(_, _, text) => (0.0, 1.0, text),
                End::Error(why) => (0.0, 1.0, format!("There is no answer. {why}")),
                End::Undecided(why) => (0.0, 1.0, why),
                End::Skipped(why) => (0.0, 0.0, why),
            };
            tests.push(Test { name: format!("{}: {}", program.name, case.name), points, most, output });
        }
    }
    results(&tests, "", programs.iter().map(|program| program.seconds).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_for_each_property() {
        let finding = json!({ "kind": "race", "message": "nothing orders the two", "locations": [] });
        let result = json!({
            "verdict": "violated", "findings": [finding], "coverage": { "properties": ["race", "exit"], "limits": [] },
            "stats": { "seconds": 1.0 }
        });
        let program = |name: &str, result: Option<Value>, error: Option<&str>| Program {
            name: name.to_string(),
            words: Vec::new(),
            result,
            error: error.map(str::to_string),
            sarif: None,
            expected: None,
            seconds: 0.75,
        };
        let proved = json!({ "verdict": "proved", "findings": [], "coverage": { "properties": ["race"], "limits": [] } });
        let results = gradescope(&[
            program("A", Some(result), None),
            program("B", Some(proved), None),
            program("C", None, Some("it does not compile")),
        ]);
        let expecting = |expected: &str| {
            let expected = Some(expected.to_string());
            let result = Some(json!({ "verdict": "proved", "findings": [] }));
            gradescope(&[Program { expected, ..program("D", result, None) }])["score"].clone()
        };
        assert_eq!((expecting("proved"), expecting("violated race")), (json!(1.0), json!(0.0)));
        let rows: Vec<(&str, f64)> = results["tests"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|test| (test["name"].as_str().unwrap_or_default(), test["score"].as_f64().unwrap_or(-1.0)))
            .collect();
        assert_eq!(rows, [("A: exit", 0.0), ("A: race", 0.0), ("B: race", 1.0), ("C: check", 0.0)]);
        assert_eq!((&results["score"], &results["execution_time"]), (&json!(1.0), &json!(3)));
        assert!(results["tests"][1]["output"].as_str().is_some_and(|text| text.contains("nothing orders")));
    }
}
