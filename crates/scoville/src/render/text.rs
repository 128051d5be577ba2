//! For people at a terminal: the answer, then each finding with its schedule as a table.

use super::columns;
use report::{Answer, Finding, Verdict};
use std::fmt::Write;

/// Wider cells are cut.
const MAX_CELL: usize = 34;

struct Paint(bool);

impl Paint {
    fn wrap(&self, code: &str, text: &str) -> String {
        if self.0 { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
    fn answer(&self, answer: Answer) -> String {
        let code = match answer {
            Answer::Proved => "1;32",
            Answer::Violated => "1;31",
            Answer::Unknown => "1;33",
        };
        self.wrap(code, answer.word())
    }
}

/// The verdict as text.
pub(crate) fn text(verdict: &Verdict, color: bool) -> String {
    let paint = Paint(color);
    let mut out = String::new();
    let _ = writeln!(out, "{}: {} ({})", verdict.input, paint.answer(verdict.verdict), verdict.engine);
    let width = verdict.properties.keys().map(String::len).max().unwrap_or(0);
    for (property, answer) in &verdict.properties {
        let _ = writeln!(out, "  {property:width$}  {}", paint.answer(*answer));
    }
    for limit in &verdict.coverage.limits {
        let _ = writeln!(out, "  note: {limit}");
    }
    for finding in &verdict.findings {
        out.push('\n');
        out.push_str(&one(finding, &paint));
    }
    let stats = &verdict.stats;
    let _ = writeln!(
        out,
        "\n{}: {} states, {} transitions, {:.3} s",
        verdict.coverage.claim, stats.states, stats.transitions, stats.seconds
    );
    out
}

fn one(finding: &Finding, paint: &Paint) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}: {}", paint.wrap("1;31", &finding.kind), finding.message.replace("; ", "\n  "));
    for place in &finding.locations {
        let task = if place.task.is_empty() { String::new() } else { format!(" ({})", place.task) };
        let _ = writeln!(out, "  at {}:{}{task}", place.file, place.line);
        for frame in &place.stack {
            let _ = writeln!(out, "     {frame}");
        }
    }
    out.push_str(&table(finding));
    out
}

/// One column per task, the phases (or whatever is worth knowing) after each step behind.
fn table(finding: &Finding) -> String {
    if finding.schedule.is_empty() {
        return "  (in the initial state)\n".to_owned();
    }
    let tasks = columns(finding);
    let cell = |what: &str, line: u32| cut(&format!("{line}: {what}"));
    let mut widths: Vec<usize> = tasks.iter().map(|task| task.chars().count()).collect();
    for step in &finding.schedule {
        let column = tasks.iter().position(|task| *task == step.task).unwrap_or(0);
        widths[column] = widths[column].max(cell(&step.what, step.at.line).chars().count());
    }
    let mut out = String::new();
    let row = |out: &mut String, number: &str, cells: &[String], after: &str| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        let _ = writeln!(out, "{}", format!("  {number:>4} | {} | {after}", padded.join(" | ")).trim_end());
    };
    let has_after = finding.schedule.iter().any(|step| !step.after.is_empty());
    row(&mut out, "step", &tasks, if has_after { "phases (wait,signal) after the step" } else { "" });
    for (number, step) in finding.schedule.iter().enumerate() {
        let mut cells = vec![String::new(); tasks.len()];
        let column = tasks.iter().position(|task| *task == step.task).unwrap_or(0);
        cells[column] = cell(&step.what, step.at.line);
        row(&mut out, &(number + 1).to_string(), &cells, &step.after);
    }
    out
}

fn cut(text: &str) -> String {
    if text.chars().count() <= MAX_CELL {
        return text.to_owned();
    }
    let kept: String = text.chars().take(MAX_CELL - 1).collect();
    format!("{kept}…")
}
