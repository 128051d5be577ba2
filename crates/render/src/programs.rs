//! The verdicts on several programs: a table, a list in JSON, one log in SARIF, one report in JUnit's form or Gradescope's.

use crate::json::pretty;
use crate::shown::visible;
use crate::text::Paint;
use crate::{gradescope, junit};
use serde_json::{Value, json};
use std::fmt::Write;

/// Whether a verdict with violations of some kinds is what an expectation says: the verdict, and all kinds that it names.
pub fn is_met(expected: &str, verdict: &str, kinds: &[&str]) -> bool {
    let mut words = expected.split_whitespace();
    words.next() == Some(verdict) && words.all(|kind| kinds.contains(&kind))
}

/// A program that was checked in a process of its own.
#[derive(Debug)]
pub struct Program {
    /// The name in the table.
    pub name: String,
    /// What is typed to check it alone: the input, and an option that chooses a class.
    pub words: Vec<String>,
    /// Its verdict in the form of JSON, if there is one.
    pub result: Option<Value>,
    /// Else what is wrong.
    pub error: Option<String>,
    /// The verdict as SARIF, if it was asked for.
    pub sarif: Option<Value>,
    /// What it was expected to be: a verdict, and perhaps a kind of violation.
    pub expected: Option<String>,
    /// How long it took.
    pub seconds: f64,
}

impl Program {
    /// The verdict, or `error`.
    pub fn word(&self) -> &str {
        self.result.as_ref().and_then(|result| result["verdict"].as_str()).unwrap_or("error")
    }

    /// The kinds of its violations.
    pub fn kinds(&self) -> Vec<&str> {
        self.findings().filter_map(|finding| finding["kind"].as_str()).collect()
    }

    pub(crate) fn findings(&self) -> impl Iterator<Item = &Value> {
        let of = |value: &'static str| self.result.as_ref().and_then(|result| result[value].as_array());
        let own = of("findings").into_iter().flatten();
        let tests = of("tests").into_iter().flatten();
        own.chain(tests.filter_map(|test| test["result"]["findings"].as_array()).flatten())
    }

    /// Whether it is what it was expected to be, if anything was expected.
    pub fn is_as_expected(&self) -> Option<bool> {
        Some(is_met(self.expected.as_deref()?, self.word(), &self.kinds()))
    }

    /// One line: the first violation with its place, why there is no answer, or what is wrong.
    pub fn detail(&self) -> String {
        if let Some(error) = &self.error {
            // Of all that a compiler says, the first mistake.
            let mistake = error.lines().find(|line| line.contains(": error: "));
            let line = mistake.unwrap_or_else(|| error.lines().next().unwrap_or_default());
            // Of the path before it, the name of the file.
            let short = mistake.and_then(|line| {
                let (place, what) = line.split_once(": error: ")?;
                Some(format!("{}: error: {what}", place.rsplit('/').next().unwrap_or(place)))
            });
            return visible(short.as_deref().unwrap_or(line));
        }
        let mut findings = self.findings();
        if let Some(first) = findings.next() {
            let more = findings.count();
            let more = if more == 0 { String::new() } else { format!(", and {more} more") };
            let place = &first["locations"][0];
            let file = place["file"].as_str().unwrap_or_default();
            let file = file.rsplit('/').next().unwrap_or(file);
            let place = match place["line"].as_u64() {
                Some(line) if line > 0 && !file.is_empty() => format!(" at {file}:{line}"),
                _ => String::new(),
            };
            return visible(&format!("{}{place}{more}", first["kind"].as_str().unwrap_or_default()));
        }
        let limits = self.result.as_ref().map(|result| &result["coverage"]["limits"][0]);
        visible(limits.and_then(Value::as_str).unwrap_or_default())
    }

    fn code(&self) -> u8 {
        match (self.is_as_expected(), self.word()) {
            (Some(true), _) => 0,
            (Some(false), _) => 1,
            (None, "proved") => 0,
            (None, "violated") => 1,
            (None, "unknown") => 3,
            (None, _) => 2,
        }
    }
}

/// Several programs.
#[derive(Debug)]
pub struct Programs {
    /// In the order in which they were named.
    pub programs: Vec<Program>,
    /// How long it all took.
    pub seconds: f64,
}

/// The names of the formats that several programs have.
pub const PROGRAMS_FORMATS: [&str; 5] = ["text", "json", "sarif", "junit", "gradescope"];

/// The widest column of names.
const WIDEST: usize = 44;

impl Programs {
    /// The worst: bad input before a violation, that before what is not known.
    pub fn exit_code(&self) -> u8 {
        let worst = |code: &u8| [0, 3, 1, 2].iter().position(|one| one == code);
        self.programs.iter().map(Program::code).max_by_key(worst).unwrap_or(0)
    }

    /// In a format, if that is one for several programs.
    pub fn show(&self, format: &str, color: bool) -> Option<String> {
        match format {
            "text" => Some(self.text(color, crate::width())),
            "json" => Some(pretty(&self.json())),
            "sarif" => Some(pretty(&self.sarif())),
            "junit" => Some(junit::junit(&self.programs)),
            "gradescope" => Some(pretty(&gradescope::gradescope(&self.programs))),
            _ => None,
        }
    }

    /// `4 programs: 2 proved, 1 violated, 1 error`
    fn summary(&self) -> String {
        let count = |word: &str| self.programs.iter().filter(|program| program.word() == word).count();
        let counts = ["proved", "violated", "unknown", "error"].map(|word| (count(word), word));
        let parts = counts.into_iter().filter(|(count, _)| *count > 0);
        let plural = |(count, word)| if word == "error" && count > 1 { "errors" } else { word };
        let parts: Vec<String> = parts.map(|part| format!("{} {}", part.0, plural(part))).collect();
        let programs = if self.programs.len() == 1 { "program" } else { "programs" };
        let unexpected =
            self.programs.iter().filter(|program| program.is_as_expected() == Some(false)).count();
        let unexpected = match unexpected {
            0 => String::new(),
            count => format!(", {count} not as expected"),
        };
        format!("{} {programs}: {}{unexpected}", self.programs.len(), parts.join(", "))
    }

    fn text(&self, color: bool, width: usize) -> String {
        let paint = Paint(color);
        let names: Vec<String> = self.programs.iter().map(|program| visible(&program.name)).collect();
        let widest =
            names.iter().map(|name| name.chars().count()).max().unwrap_or(0).clamp(7, WIDEST.min(width / 2));
        let mut out = format!("{:widest$}  verdict   seconds  \n", "program").trim_end().to_string() + "\n";
        for (program, name) in self.programs.iter().zip(names) {
            let word = program.word();
            // What comes last in a path tells it from others.
            let over = name.chars().count().saturating_sub(widest);
            let name = if over == 0 {
                name
            } else {
                format!("...{}", name.chars().skip(over + 3).collect::<String>())
            };
            let gap = " ".repeat(8_usize.saturating_sub(word.len()));
            let mut detail = program.detail();
            if program.is_as_expected() == Some(false) {
                let expected = program.expected.as_deref().unwrap_or_default();
                let comma = if detail.is_empty() { "" } else { "; " };
                detail = format!("{expected} was expected{comma}{detail}");
            }
            let row = format!("{name:widest$}  {}{gap}  {:7.2}", paint.answer(word), program.seconds);
            // What does not fit beside the rest stands below.
            if detail.is_empty() || widest + 21 + detail.chars().count() <= width {
                let _ = writeln!(out, "{}", format!("{row}  {detail}").trim_end());
                continue;
            }
            let _ = writeln!(out, "{row}");
            for line in crate::text::folded(&detail, width - 4) {
                let _ = writeln!(out, "    {line}");
            }
        }
        let _ = writeln!(out, "\n{}; {:.2} s", self.summary(), self.seconds);
        if let Some(program) = self.programs.iter().find(|program| program.word() == "violated") {
            let _ = writeln!(out, "scoville check {} shows the schedule", visible(&program.command()));
        }
        out
    }

    fn json(&self) -> Value {
        let program = |program: &Program| {
            let mut shown =
                json!({ "name": program.name, "verdict": program.word(), "seconds": program.seconds });
            for (name, value) in [
                ("expected", program.expected.clone().map(Value::from)),
                ("as_expected", program.is_as_expected().map(Value::from)),
                ("error", program.error.clone().map(Value::from)),
                ("result", program.result.clone()),
            ] {
                if let Some(value) = value {
                    shown[name] = value;
                }
            }
            shown
        };
        let verdict = match self.exit_code() {
            0 => "proved",
            1 => "violated",
            3 => "unknown",
            _ => "error",
        };
        let mut all = json!({
            "version": crate::JSON_VERSION,
            "verdict": verdict,
            "programs": self.programs.iter().map(program).collect::<Vec<_>>(),
            "seconds": self.seconds,
        });
        let expected: Vec<bool> = self.programs.iter().filter_map(Program::is_as_expected).collect();
        if !expected.is_empty() {
            all["as_expected"] = json!(expected.iter().all(|is_it| *is_it));
        }
        all
    }

    fn sarif(&self) -> Value {
        let mut log = crate::sarif::log(Vec::new());
        let runs = self.programs.iter().flat_map(|program| match &program.sarif {
            Some(own) if program.error.is_none() => own["runs"].as_array().cloned().unwrap_or_default(),
            _ => vec![crate::sarif::failed_run(program.error.as_deref().unwrap_or("no result"))],
        });
        log["runs"] = runs.collect();
        log
    }
}

impl Program {
    /// What to type to check it alone.
    fn command(&self) -> String {
        let words = self.words.iter().map(|word| quoted(word));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// A word as a shell takes it for one.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:,@%#".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) && !word.starts_with('#') {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(name: &str, verdict: &str, kind: Option<&str>, expected: Option<&str>) -> Program {
        let place = json!([{ "file": "A.java", "line": 3 }]);
        let findings: Vec<Value> = kind
            .iter()
            .map(|kind| json!({ "kind": kind, "message": "it is wrong", "locations": place }))
            .collect();
        let result = json!({ "verdict": verdict, "findings": findings, "coverage": { "limits": ["it takes too long"] } });
        let (error, result) = match verdict {
            "error" => {
                (Some("javac refused the program:\n/a/b/A.java:3: error: ';' expected\nx".to_string()), None)
            }
            _ => (None, Some(result)),
        };
        let expected = expected.map(str::to_string);
        let words = vec![name.to_string()];
        Program { name: name.to_string(), words, result, error, sarif: None, expected, seconds: 0.5 }
    }

    #[test]
    fn a_row_for_each_and_the_worst_exit_code() {
        let mut programs =
            Programs { programs: vec![program("a/A.java", "proved", None, None)], seconds: 1.0 };
        assert_eq!(programs.exit_code(), 0);
        programs.programs.push(program("a/B.java", "unknown", None, None));
        assert_eq!(programs.exit_code(), 3);
        programs.programs.push(program("a/C.java", "violated", Some("race"), None));
        assert_eq!(programs.exit_code(), 1);
        programs.programs.push(program("a/D.java", "error", None, None));
        assert_eq!(programs.exit_code(), 2);
        let text = programs.text(false, 80);
        assert_eq!(
            text,
            "program   verdict   seconds\n\
             a/A.java  proved       0.50  it takes too long\n\
             a/B.java  unknown      0.50  it takes too long\n\
             a/C.java  violated     0.50  race at A.java:3\n\
             a/D.java  error        0.50  A.java:3: error: ';' expected\n\n\
             4 programs: 1 proved, 1 violated, 1 unknown, 1 error; 1.00 s\n\
             scoville check a/C.java shows the schedule\n"
        );
        assert!(text.lines().all(|line| line.len() <= 80));
        programs.programs.push(program("e/E.java", "error", None, None));
        assert!(programs.summary().ends_with("2 errors"), "{}", programs.summary());
    }

    #[test]
    fn the_first_mistake_of_a_compiler_is_told_whole() {
        let mut program = program("a/D.java", "error", None, None);
        program.error =
            Some("javac refused it:\n/a/b/A.java:3: error: package a/b or c/d: not there".to_string());
        assert_eq!(program.detail(), "A.java:3: error: package a/b or c/d: not there");
    }

    #[test]
    fn commands_are_quoted_for_a_shell() {
        let mut program = program("my dir a.T", "violated", None, None);
        program.words = vec!["my dir".to_string(), "--junit=a.T$Inner".to_string(), "it's".to_string()];
        assert_eq!(program.command(), "'my dir' '--junit=a.T$Inner' 'it'\\''s'");
        program.words = vec!["a/B.java".to_string(), "--main".to_string(), "a.B".to_string()];
        assert_eq!(program.command(), "a/B.java --main a.B");
    }

    #[test]
    fn what_is_expected_is_no_failure() {
        let expects = |expected: &str| {
            let programs = vec![program("A", "violated", Some("race"), Some(expected))];
            Programs { programs, seconds: 1.0 }.exit_code()
        };
        assert_eq!((expects("violated"), expects("violated race")), (0, 0));
        assert_eq!((expects("proved"), expects("violated deadlock")), (1, 1));
        assert_eq!(expects("violated race exit"), 1);
        let programs = vec![program("A", "violated", Some("race"), Some("violated race"))];
        assert_eq!(Programs { programs, seconds: 1.0 }.json()["as_expected"], true);
    }
}
