//! Verdicts as text, JSON, HTML and DOT. Everything here works on `report::Verdict`, and on source lines to
//! show beside it.

mod dot;
mod html;
mod sources;
mod table;
mod text;

pub(crate) use dot::dot;
pub(crate) use html::html;
pub(crate) use sources::Sources;
pub(crate) use text::text;

use anyhow::Result;
use report::{Finding, Verdict};

/// Exactly one JSON object.
pub(crate) fn json(verdict: &Verdict) -> Result<String> {
    Ok(serde_json::to_string_pretty(verdict)?)
}

/// A text of the program in one line that does nothing to a terminal: control characters are written out.
fn visible(text: &str) -> String {
    let hides = |c: char| {
        c.is_control() && c != '\t'
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if hides(c) { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    shown
}

/// A verdict all of whose texts are such.
fn visible_verdict(verdict: &Verdict) -> Verdict {
    let mut verdict = verdict.clone();
    let make = |text: &mut String| *text = visible(text);
    make(&mut verdict.input);
    verdict.coverage.limits.iter_mut().for_each(make);
    for finding in &mut verdict.findings {
        make(&mut finding.message);
        for place in &mut finding.locations {
            [&mut place.task, &mut place.what, &mut place.file].into_iter().for_each(make);
            place.stack.iter_mut().chain(&mut place.created).for_each(make);
        }
        for step in &mut finding.schedule {
            [&mut step.task, &mut step.what, &mut step.after].into_iter().for_each(make);
        }
    }
    verdict
}

/// The tasks of a schedule: those of a Java program by their place in the tree of tasks, others in the order in
/// which they first move.
fn columns(finding: &Finding) -> Vec<String> {
    let mut tasks: Vec<String> = Vec::new();
    for step in &finding.schedule {
        if !tasks.contains(&step.task) {
            tasks.push(step.task.clone());
        }
    }
    if tasks.iter().all(|task| tree_place(task).is_some()) {
        tasks.sort_by_cached_key(|task| tree_place(task));
    }
    tasks
}

/// `task 1.2` as numbers; none for main.
fn tree_place(task: &str) -> Option<Vec<u32>> {
    if task == "main" {
        return Some(Vec::new());
    }
    task.strip_prefix("task ")?.split('.').map(|part| part.parse().ok()).collect()
}
