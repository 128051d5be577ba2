//! A schedule as a table: one column a task, or one line a step if there are many tasks.

use crate::shown::{Finding, Step};
use std::fmt::Write;

/// How wide all columns together may be.
const WIDTH: usize = 120;
/// The narrowest column that can be read.
const NARROWEST: usize = 22;
/// The widest column that is of use.
const WIDEST: usize = 44;
/// Longer schedules are cut in the middle: so many rows are shown of their beginning and of their end.
const SHOWN: (usize, usize) = (15, 35);

/// A row: the number of its first step, the step, and how often it is made in a row.
pub(super) struct Row<'a> {
    pub(super) number: usize,
    pub(super) step: &'a Step,
    pub(super) times: usize,
}

/// Equal steps that follow each other are one row.
pub(super) fn rows(finding: &Finding) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (index, step) in finding.schedule.iter().enumerate() {
        match rows.last_mut() {
            Some(row) if row.step == step => row.times += 1,
            _ => rows.push(Row { number: index + 1, step, times: 1 }),
        }
    }
    rows
}

/// What a step does, with its line; with the file too, if there are several.
pub(super) fn cell(row: &Row<'_>, with_file: bool) -> String {
    let (step, at) = (row.step, &row.step.at);
    let place = match (at.line, with_file && !at.file.is_empty()) {
        (0, _) => String::new(),
        (line, true) => format!("{}:{line}: ", at.file),
        (line, false) => format!("{line}: "),
    };
    let times = if row.times > 1 { format!(" ({} times)", row.times) } else { String::new() };
    format!("{place}{}{times}", step.what)
}

/// Whether the steps lie in several files.
pub(super) fn has_several_files(finding: &Finding) -> bool {
    let mut files = finding.schedule.iter().map(|step| &step.at.file).filter(|file| !file.is_empty());
    let first = files.next();
    files.any(|file| Some(file) != first)
}

/// The schedule of a finding.
pub(super) fn table(finding: &Finding) -> String {
    let rows = rows(finding);
    let tasks = &finding.tasks;
    let with_file = has_several_files(finding);
    let has_after = finding.schedule.iter().any(|step| !step.after.is_empty());
    let mut out = String::new();
    let (heads, width) = match tasks.len() {
        count if count * NARROWEST <= WIDTH => (tasks.clone(), (WIDTH / count.max(1)).min(WIDEST)),
        _ => (vec!["task".to_string(), "step".to_string()], WIDEST + NARROWEST),
    };
    let cells_of = |row: &Row<'_>| -> Vec<String> {
        if heads.len() != tasks.len() {
            return vec![row.step.task.clone(), cell(row, with_file)];
        }
        let text = |task: &String| if *task == row.step.task { cell(row, with_file) } else { String::new() };
        tasks.iter().map(text).collect()
    };
    let all: Vec<Vec<Vec<String>>> =
        rows.iter().map(|row| cells_of(row).iter().map(|text| wrap(text, width)).collect()).collect();
    let mut widths: Vec<usize> = heads.iter().map(|head| head.chars().count()).collect();
    for cells in &all {
        for (width, lines) in widths.iter_mut().zip(cells) {
            *width = lines.iter().map(|line| line.chars().count()).fold(*width, usize::max);
        }
    }
    let line = |out: &mut String, number: &str, cells: &[String], after: &str| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        let text = format!("  {number:>4} | {} | {after}", padded.join(" | "));
        let _ = writeln!(out, "{}", text.trim_end_matches([' ', '|']));
    };
    line(&mut out, "step", &heads, if has_after { "phases (wait,signal) after the step" } else { "" });
    for (index, (row, cells)) in rows.iter().zip(&all).enumerate() {
        if rows.len() > SHOWN.0 + SHOWN.1 && index >= SHOWN.0 && index < rows.len() - SHOWN.1 {
            if index == SHOWN.0 {
                let left = rows.len() - SHOWN.0 - SHOWN.1;
                let _ = writeln!(out, "   ... | {left} rows are left out; --format json has every step");
            }
            continue;
        }
        let height = cells.iter().map(Vec::len).max().unwrap_or(1);
        for level in 0..height {
            let part: Vec<String> =
                cells.iter().map(|lines| lines.get(level).cloned().unwrap_or_default()).collect();
            let number = if level == 0 { row.number.to_string() } else { String::new() };
            line(&mut out, &number, &part, if level == 0 { &row.step.after } else { "" });
        }
    }
    out
}

/// Breaks a text at spaces; later lines are indented. A word that is too long stays whole.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let room = line.chars().count() + 1 + word.chars().count() <= width;
        if line.trim().is_empty() || room {
            if !line.trim().is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(std::mem::replace(&mut line, format!("  {word}")));
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shown::Shown;
    use report::{Action, Answer, Coverage, FindingKind, Place, Stats, Task, Verdict};
    use std::collections::BTreeMap;

    fn finding(steps: &[(&str, &str, &str, u32)]) -> Finding {
        let step = |(task, what, file, line): &(&str, &str, &str, u32)| report::Step {
            task: Task::Named((*task).to_string()),
            action: Action::Other((*what).to_string()),
            at: Place::new(*file, *line),
            after: String::new(),
        };
        let schedule = steps.iter().map(step).collect();
        let (kind, message) = (FindingKind::Race, "a race".into());
        let (locations, output) = (Vec::new(), report::Output::default());
        let finding = report::Finding { kind, message, locations, schedule, output };
        let verdict = Verdict {
            verdict: Answer::Violated,
            engine: String::new(),
            input: String::new(),
            properties: BTreeMap::new(),
            findings: vec![finding],
            coverage: Coverage::default(),
            stats: Stats::default(),
        };
        Shown::of(&verdict).findings.remove(0)
    }

    #[test]
    fn equal_steps_are_one_row_and_files_are_named_if_there_are_two() {
        let one = finding(&[("main", "works", "A.java", 3), ("main", "works", "A.java", 3)]);
        assert_eq!(table(&one), "  step | main\n     1 | 3: works (2 times)\n");
        let two = finding(&[("main", "works", "A.java", 3), ("main", "ends", "B.java", 0)]);
        assert_eq!(table(&two), "  step | main\n     1 | A.java:3: works\n     2 | ends\n");
    }

    #[test]
    fn many_tasks_are_told_in_lines_and_long_schedules_are_cut() {
        let names: Vec<String> = (0..100).map(|number| format!("task {number}")).collect();
        let steps: Vec<(&str, &str, &str, u32)> =
            names.iter().map(|name| (name.as_str(), "ends", "A.java", 1)).collect();
        let text = table(&finding(&steps));
        assert!(text.contains("  step | task    | step\n     1 | task 0  | 1: ends\n"), "{text}");
        assert!(text.contains("50 rows are left out") && text.contains("task 99"), "{text}");
        assert_eq!(text.lines().count(), 52);
    }

    #[test]
    fn a_text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "  three"]);
        assert_eq!(wrap("incomprehensible", 8), ["incomprehensible"]);
    }
}
