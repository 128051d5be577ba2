//! The grades of submissions: a table, CSV, JSON, and Gradescope's `results.json`.

use crate::gradescope::{Test, results};
use crate::json::pretty;
use crate::shown::visible;
use crate::text::folded;
use serde_json::{Value, json};
use std::fmt::Write;

/// What points are given for.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name, in the head of the table.
    pub name: String,
    /// The points.
    pub points: f64,
}

/// What a submission has for an item.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The points.
    pub points: f64,
    /// The verdict, or `error`.
    pub verdict: String,
    /// What is told to who handed it in.
    pub hint: String,
}

/// A submission with its marks, one for each item.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Its name: that of the folder or the file.
    pub name: String,
    /// The marks.
    pub marks: Vec<Mark>,
    /// What is to be said of it as a whole: why it could not be graded, say.
    pub note: String,
    /// How long it took.
    pub seconds: f64,
}

impl Submission {
    fn points(&self) -> f64 {
        self.marks.iter().map(|mark| mark.points).sum()
    }
}

/// All grades.
#[derive(Clone, Debug)]
pub struct Grades {
    /// What it is about.
    pub title: String,
    /// What points are given for.
    pub items: Vec<Item>,
    /// Who handed in.
    pub submissions: Vec<Submission>,
    /// How long it took.
    pub seconds: f64,
}

/// The names of the formats that grades have.
pub const GRADE_FORMATS: [&str; 4] = ["text", "csv", "json", "gradescope"];

impl Grades {
    fn most(&self) -> f64 {
        self.items.iter().map(|item| item.points).sum()
    }

    /// In a format; none if it has not that.
    pub fn show(&self, format: &str) -> Option<String> {
        match format {
            "text" => Some(self.text(crate::width())),
            "csv" => Some(self.csv()),
            "json" => Some(pretty(&self.json())),
            "gradescope" => Some(pretty(&self.gradescope())),
            _ => None,
        }
    }

    fn text(&self, width: usize) -> String {
        let mut out = String::new();
        if !self.title.is_empty() {
            let _ = writeln!(out, "{}\n", visible(&self.title));
        }
        let names: Vec<String> = self.submissions.iter().map(|one| visible(&one.name)).collect();
        let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).clamp(10, 28);
        let points = |one: &Submission| format!("{}/{}", number(one.points()), number(self.most()));
        let total = self.submissions.iter().map(|one| points(one).len()).max().unwrap_or(0).max(6);
        // What does not fit beside the others is told by a number.
        let heads: Vec<String> = self.items.iter().map(|item| visible(&item.name)).collect();
        let wide: usize = heads.iter().map(|head| head.chars().count() + 2).sum();
        let by_number = widest + total + 2 + wide > width;
        let heads: Vec<String> =
            if by_number { (1..=heads.len()).map(|number| format!("({number})")).collect() } else { heads };
        let cell = |text: &str, head: &str| format!("  {text:>width$}", width = head.chars().count().max(4));
        let _ = write!(out, "{:widest$}  {:>total$}", "submission", "points");
        heads.iter().for_each(|head| out.push_str(&cell(head, head)));
        out.push('\n');
        for (submission, name) in self.submissions.iter().zip(names) {
            let over = name.chars().count() > widest;
            let name = if over { name.chars().take(widest - 3).collect::<String>() + "..." } else { name };
            let _ = write!(out, "{name:widest$}  {:>total$}", points(submission));
            for (mark, head) in submission.marks.iter().zip(&heads) {
                // What nobody knows is told apart from what is wrong.
                let text = number(mark.points) + if mark.verdict == "unknown" { "?" } else { "" };
                out.push_str(&cell(&text, head));
            }
            out.push('\n');
            let note = visible(&submission.note);
            for line in folded(&note, width - 4).iter().filter(|line| !line.is_empty()) {
                let _ = writeln!(out, "    {line}");
            }
        }
        if by_number {
            out.push('\n');
            for (item, number) in self.items.iter().zip(1..) {
                let _ = writeln!(out, "({number}) {}", visible(&item.name));
            }
        }
        let count = self.submissions.len();
        let submissions = if count == 1 { "submission" } else { "submissions" };
        let full = self.submissions.iter().filter(|one| one.points() >= self.most()).count();
        let mean = self.submissions.iter().map(Submission::points).sum::<f64>() / count.max(1) as f64;
        let _ = writeln!(
            out,
            "\n{count} {submissions}, {full} with all points, {} on average; {:.1} s",
            number(mean),
            self.seconds
        );
        if self.submissions.iter().flat_map(|one| &one.marks).any(|mark| mark.verdict == "unknown") {
            out.push_str("?: the check came to no answer; such a program is for a person to look at\n");
        }
        out
    }

    fn csv(&self) -> String {
        let heads = self.items.iter().map(|item| field(&item.name));
        let head: Vec<String> = ["submission".to_string(), "points".to_string(), "of".to_string()]
            .into_iter()
            .chain(heads)
            .chain(["note".to_string()])
            .collect();
        let mut out = head.join(",") + "\n";
        for one in &self.submissions {
            let mut row = vec![field(&one.name), number(one.points()), number(self.most())];
            row.extend(one.marks.iter().map(|mark| number(mark.points)));
            row.push(field(&one.note));
            out.push_str(&(row.join(",") + "\n"));
        }
        out
    }

    fn json(&self) -> Value {
        let submission = |one: &Submission| {
            let marks = self.items.iter().zip(&one.marks).map(|(item, mark)| {
                json!({
                    "item": item.name, "points": mark.points, "of": item.points, "verdict": mark.verdict, "hint": mark.hint
                })
            });
            json!({
                "name": one.name, "points": one.points(), "of": self.most(), "marks": marks.collect::<Vec<_>>(),
                "note": one.note, "seconds": one.seconds
            })
        };
        json!({
            "version": crate::JSON_VERSION,
            "title": self.title,
            "submissions": self.submissions.iter().map(submission).collect::<Vec<_>>(),
            "seconds": self.seconds,
        })
    }

    /// What Gradescope reads of one submission; of several, an object with one for each name.
    fn gradescope(&self) -> Value {
        match self.submissions.as_slice() {
            [only] => self.results(only),
            several => several.iter().map(|one| (one.name.clone(), self.results(one))).collect(),
        }
    }

    /// What Gradescope reads of each submission, by name.
    pub fn gradescope_files(&self) -> Vec<(String, String)> {
        self.submissions.iter().map(|one| (one.name.clone(), pretty(&self.results(one)))).collect()
    }

    fn results(&self, submission: &Submission) -> Value {
        let tests = self.items.iter().zip(&submission.marks).map(|(item, mark)| Test {
            name: item.name.clone(),
            points: mark.points,
            most: item.points,
            output: mark.hint.clone(),
        });
        results(&tests.collect::<Vec<Test>>(), &submission.note, submission.seconds)
    }
}

/// A number without what says nothing.
fn number(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// A field of CSV (RFC 4180). A spreadsheet takes what begins with certain signs for a formula: such a text gets a mark.
fn field(text: &str) -> String {
    let text = text.replace(['\r', '\n'], " ");
    let text = if text.starts_with(['=', '+', '-', '@', '\t']) { format!("'{text}") } else { text };
    if text.contains([',', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grades() -> Grades {
        let mark = |points: f64, verdict: &str| Mark { points, verdict: verdict.into(), hint: "look".into() };
        let submission = |name: &str, first: Mark, second: Mark, note: &str| Submission {
            name: name.into(),
            marks: vec![first, second],
            note: note.into(),
            seconds: 1.2,
        };
        Grades {
            title: "Homework 1".into(),
            items: vec![
                Item { name: "race".into(), points: 3.0 },
                Item { name: "deadlock".into(), points: 1.5 },
            ],
            submissions: vec![
                submission("ada", mark(3.0, "proved"), mark(1.5, "proved"), ""),
                submission("=bob", mark(0.0, "violated"), mark(0.0, "unknown"), "it says \"no\", at last"),
            ],
            seconds: 2.5,
        }
    }

    #[test]
    fn a_table_for_people() {
        assert_eq!(
            grades().text(80),
            "Homework 1\n\nsubmission   points  race  deadlock\nada         4.5/4.5     3       1.5\n\
             =bob          0/4.5     0        0?\n    it says \"no\", at last\n\n\
             2 submissions, 1 with all points, 2.25 on average; 2.5 s\n\
             ?: the check came to no answer; such a program is for a person to look at\n"
        );
    }

    #[test]
    fn csv_for_spreadsheets() {
        assert_eq!(
            grades().csv(),
            "submission,points,of,race,deadlock,note\nada,4.5,4.5,3,1.5,\n\
             '=bob,0,4.5,0,0,\"it says \"\"no\"\", at last\"\n"
        );
    }

    #[test]
    fn results_for_gradescope() {
        let results = &grades().gradescope_files()[0].1;
        let results: Value = serde_json::from_str(results).expect("JSON");
        assert_eq!((&results["score"], &results["tests"][0]["max_score"]), (&json!(4.5), &json!(3.0)));
        assert_eq!(results["tests"][1]["status"], "passed");
    }
}
