//! Verdicts as text, JSON, HTML, SARIF, JUnit's XML, Gradescope's results and DOT: a format is a file and a row of [`FORMATS`]. Everything here
//! works on `report::Verdict`, and on source lines to show beside it.

mod advice;
mod cases;
mod columns;
mod dot;
mod excerpts;
mod grades;
mod gradescope;
mod html;
mod json;
mod junit;
mod programs;
mod sarif;
mod shown;
mod shown_graph;
mod table;
mod tests;
mod text;
mod words;

pub use columns::columns;
pub use excerpts::Excerpts;
pub use grades::{GRADE_FORMATS, Grades, Item, Mark, Submission};
pub use json::{JSON_VERSION, error};
pub use programs::{PROGRAMS_FORMATS, Program, Programs, is_met};
pub use tests::{TestRow, Tests};
pub use text::text;
pub use words::{claim, limit};

use report::Verdict;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A form that verdicts can be shown in.
#[derive(Debug)]
pub struct Format {
    /// The word for it.
    pub name: &'static str,
    /// Makes the text, with source lines, and in colours if it has them.
    pub show: fn(&Verdict, &Excerpts, bool) -> String,
}

/// All forms, the usual one first.
pub const FORMATS: &[Format] = &[
    Format { name: "text", show: text::text },
    Format { name: "json", show: |verdict, _, _| json::json(verdict) },
    Format { name: "html", show: |verdict, excerpts, _| html::html(verdict, excerpts) },
    Format { name: "sarif", show: |verdict, excerpts, _| sarif::sarif(verdict, excerpts) },
    Format { name: "junit", show: |verdict, _, _| json::junit(verdict) },
    Format { name: "gradescope", show: |verdict, _, _| json::gradescope(verdict) },
    Format { name: "dot", show: |verdict, _, _| dot::dot(verdict) },
];

impl Format {
    /// The form of a name.
    pub fn named(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }
}

/// How many columns text has if nothing else is said.
const USUAL_WIDTH: usize = 80;
static WIDTH: AtomicUsize = AtomicUsize::new(USUAL_WIDTH);

/// How many columns text may have. What goes elsewhere than to a terminal has 80.
pub fn width() -> usize {
    WIDTH.load(Ordering::Relaxed)
}

/// Says how wide the terminal is. Less than 80 columns are not used, nor more than can be read.
pub fn set_width(columns: usize) {
    WIDTH.store(columns.clamp(USUAL_WIDTH, 200), Ordering::Relaxed);
}
