//! The form in which JUnit reports tests, which pipelines read: one suite for each program, one case for each property, or one of
//! whether the program is as expected.

use crate::Program;
use crate::cases::{End, cases};
use std::fmt::Write;

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
            count(|end| matches!(end, End::Skipped(_) | End::Undecided(_))),
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
                End::Skipped(message) | End::Undecided(message) => {
                    writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(message))
                }
            };
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
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
            words: Vec::new(),
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
