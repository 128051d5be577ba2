//! The verdicts on the tests of a class: a table, then what is wrong with each.

use crate::json::pretty;
use crate::shown::{Shown, visible};
use crate::text::{Paint, findings};
use crate::{Excerpts, Format, Program, gradescope, junit, words};
use report::{Answer, Claim, Coverage, Finding, Limit, Limited, Message, Stats, Verdict};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The tests of a class.
#[derive(Debug)]
pub struct Tests {
    /// The class.
    pub class: String,
    /// The engine that answered.
    pub engine: String,
    /// The input as the user named it.
    pub input: String,
    /// What the class was expected to be: a verdict, and perhaps kinds of violations.
    pub expected: Option<String>,
    /// The tests.
    pub rows: Vec<TestRow>,
    /// How long it all took.
    pub seconds: f64,
}

/// A test and the verdict on it; none if it is switched off.
#[derive(Debug)]
pub struct TestRow {
    /// `Class#method`
    pub name: String,
    /// The verdict.
    pub verdict: Option<Verdict>,
}

impl TestRow {
    fn word(&self) -> &'static str {
        self.verdict.as_ref().map_or("skipped", |verdict| verdict.verdict.word())
    }

    /// The kind of violation, or why there is no answer.
    fn detail(&self) -> String {
        let Some(verdict) = &self.verdict else { return String::new() };
        let shown = Shown::visible(verdict);
        match verdict.verdict {
            Answer::Violated => shown.findings.first().map_or(String::new(), |finding| finding.kind.into()),
            _ => shown.notes().next().unwrap_or_default().to_string(),
        }
    }
}

impl Tests {
    /// The answer to all together.
    pub fn answer(&self) -> Answer {
        let answers: Vec<Answer> =
            self.rows.iter().filter_map(|row| Some(row.verdict.as_ref()?.verdict)).collect();
        // Tests that are all switched off show nothing.
        if answers.is_empty() { Answer::Unknown } else { Answer::together(&answers) }
    }

    /// `3 tests: 2 proved, 1 violated`
    fn summary(&self) -> String {
        let count = |word: &str| self.rows.iter().filter(|row| row.word() == word).count();
        let parts = ["proved", "violated", "unknown", "skipped"];
        let parts = parts.iter().map(|word| (count(word), word)).filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts.map(|(count, word)| format!("{count} {word}")).collect();
        let tests = if self.rows.len() == 1 { "test" } else { "tests" };
        format!("{} {tests}: {}", self.rows.len(), parts.join(", "))
    }

    /// In a format, with source lines.
    pub fn show(&self, format: &Format, excerpts: &dyn Fn(&Verdict) -> Excerpts, color: bool) -> String {
        match format.name {
            "text" => self.text(excerpts, color),
            "json" => pretty(&self.json()),
            "junit" => junit::junit(&[self.program()]),
            "gradescope" => pretty(&gradescope::gradescope(&[self.program()])),
            _ => {
                let all = self.together();
                (format.show)(&all, &excerpts(&all), color)
            }
        }
    }

    /// The class as a program with a case for each test.
    fn program(&self) -> Program {
        let (name, result) = (self.class.clone(), Some(self.json()));
        let expected = self.expected.clone();
        Program { name, words: Vec::new(), result, error: None, sarif: None, expected, seconds: self.seconds }
    }

    /// The verdicts as one, in which the findings and limits of each test bear its name.
    fn together(&self) -> Verdict {
        let mut stats = Stats { seconds: self.seconds, ..Stats::default() };
        let (mut findings, mut limits, mut claim) = (Vec::new(), Vec::new(), Claim::Nothing);
        for (name, verdict) in self.rows.iter().filter_map(|row| Some((&row.name, row.verdict.as_ref()?))) {
            stats.states += verdict.stats.states;
            stats.transitions += verdict.stats.transitions;
            findings.extend(verdict.findings.iter().map(|finding| {
                let message = Message::from(format!("{name}: ")).then(finding.message.clone());
                Finding { message, ..finding.clone() }
            }));
            let limit = |one: &Limited| Limit::Other(format!("{name}: {}", words::limited(one)));
            limits.extend(verdict.coverage.limits.iter().map(|one| Limited::from(limit(one))));
            claim = verdict.coverage.claim.clone();
        }
        let claim = match self.answer() {
            Answer::Proved => Claim::Other(format!("in each test: {}", words::claim(&claim))),
            Answer::Violated => Claim::RunAgain,
            Answer::Unknown => Claim::NotCovered,
        };
        Verdict {
            verdict: self.answer(),
            engine: self.engine.clone(),
            input: self.input.clone(),
            properties: BTreeMap::new(),
            findings,
            coverage: Coverage { claim, limits, ..Coverage::default() },
            stats,
        }
    }

    /// As text, with source lines.
    fn text(&self, excerpts: &dyn Fn(&Verdict) -> Excerpts, color: bool) -> String {
        let paint = Paint(color);
        let mut out = String::new();
        let _ = writeln!(
            out,
            "{}: {} ({})",
            visible(&self.class),
            paint.answer(self.answer().word()),
            self.engine
        );
        let own = format!("{}#", self.class);
        let name = |row: &TestRow| visible(row.name.strip_prefix(&own).unwrap_or(&row.name));
        let width = self.rows.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
        for row in &self.rows {
            let word = row.word();
            let gap = " ".repeat(8 - word.len());
            let line = format!("  {:width$}  {}{gap}  {}", name(row), paint.answer(word), row.detail());
            let _ = writeln!(out, "{}", line.trim_end());
        }
        for row in &self.rows {
            let Some(verdict) = row.verdict.as_ref().filter(|verdict| !verdict.findings.is_empty()) else {
                continue;
            };
            let _ = writeln!(out, "\n{}", paint.wrap("1", &name(row)));
            out.push_str(&findings(verdict, &excerpts(verdict), color));
        }
        let _ = writeln!(out, "\n{}, {:.3} s", self.summary(), self.seconds);
        out
    }

    /// As JSON: each test with the verdict on it.
    fn json(&self) -> Value {
        let test = |row: &TestRow| {
            let mut test = json!({ "name": row.name, "verdict": row.word() });
            if let Some(verdict) = &row.verdict {
                test["result"] = serde_json::to_value(Shown::of(verdict)).unwrap_or(Value::Null);
            }
            test
        };
        let mut all = json!({
            "version": crate::JSON_VERSION,
            "verdict": self.answer().word(),
            "engine": self.engine,
            "input": self.input,
            "class": self.class,
            "tests": self.rows.iter().map(test).collect::<Vec<_>>(),
            "seconds": self.seconds,
        });
        if let Some(expected) = &self.expected {
            all["expected"] = json!(expected);
            all["as_expected"] =
                json!(crate::programs::is_met(expected, self.answer().word(), &self.kinds()));
        }
        all
    }

    /// The kinds of the violations.
    pub fn kinds(&self) -> Vec<&'static str> {
        let verdicts = self.rows.iter().filter_map(|row| row.verdict.as_ref());
        verdicts.flat_map(|verdict| &verdict.findings).map(|finding| finding.kind.word()).collect()
    }
}
