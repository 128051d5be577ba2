//! A schedule as a table: one column a task, or one line a step if there are many tasks.

use crate::shown::{Finding, Step};
use std::fmt::Write;

/// The narrowest column that can be read.
const NARROWEST: usize = 18;
/// The widest column that is of use.
const WIDEST: usize = 44;
/// Longer schedules are cut in the middle: so many rows are shown of their beginning and of their end.
const SHOWN: (usize, usize) = (15, 35);

/// A row: the number of its first step, the step, what is done, and how often it is done in a row.
pub(super) struct Row<'a> {
    pub(super) number: usize,
    pub(super) step: &'a Step,
    what: String,
    times: usize,
}

/// Equal steps that follow each other are one row, and so are entering and leaving something at one place.
pub(super) fn rows(finding: &Finding) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut steps = finding.schedule.iter().zip(1..).peekable();
    while let Some((step, number)) = steps.next() {
        let mut what = step.what.clone();
        if let Some(entered) = step.what.strip_prefix("enters ")
            && let Some((next, _)) = steps.peek()
            && next.what.strip_prefix("leaves ") == Some(entered)
            && (&next.task, &next.at, &next.after) == (&step.task, &step.at, &step.after)
        {
            what = format!("enters and leaves {entered}");
            steps.next();
        }
        match rows.last_mut() {
            Some(row)
                if (&row.step.task, &row.step.at, &row.what) == (&step.task, &step.at, &what)
                    && row.step.after == step.after =>
            {
                row.times += 1;
            }
            _ => rows.push(Row { number, step, what, times: 1 }),
        }
    }
    rows
}

/// What a step does, with its line; with the file too, if there are several.
pub(super) fn cell(row: &Row<'_>, with_file: bool) -> String {
    let at = &row.step.at;
    let place = match (at.line, with_file && !at.file.is_empty()) {
        (0, _) => String::new(),
        (line, true) => format!("{}:{line}: ", at.file),
        (line, false) => format!("{line}: "),
    };
    let times = if row.times > 1 { format!(" ({} times)", row.times) } else { String::new() };
    format!("{place}{}{times}", row.what)
}

/// Whether the steps lie in several files.
pub(super) fn has_several_files(finding: &Finding) -> bool {
    let mut files = finding.schedule.iter().map(|step| &step.at.file).filter(|file| !file.is_empty());
    let first = files.next();
    files.any(|file| Some(file) != first)
}

/// What stands left of the first column: the number of a step.
const MARGIN: usize = 9;

/// The schedule of a finding.
pub(super) fn table(finding: &Finding, total: usize) -> String {
    let rows = rows(finding);
    let tasks = &finding.tasks;
    let with_file = has_several_files(finding);
    let has_after = finding.schedule.iter().any(|step| !step.after.is_empty());
    let mut out = String::new();
    let count = tasks.len().max(1);
    let share = (total.saturating_sub(MARGIN) / count).saturating_sub(3) + usize::from(count == 1) * 3;
    let length = |text: &String| text.chars().count();
    let in_columns = share >= NARROWEST;
    let heads = if in_columns { tasks.clone() } else { vec!["task".to_string(), "step".to_string()] };
    let limits: Vec<usize> = if in_columns {
        vec![share.min(WIDEST); tasks.len()]
    } else {
        let widest = tasks.iter().map(length).max().unwrap_or(0).clamp(4, NARROWEST);
        vec![widest, total.saturating_sub(MARGIN + widest + 3)]
    };
    let cells_of = |row: &Row<'_>| -> Vec<String> {
        if !in_columns {
            return vec![row.step.task.clone(), cell(row, with_file)];
        }
        let text = |task: &String| if *task == row.step.task { cell(row, with_file) } else { String::new() };
        tasks.iter().map(text).collect()
    };
    let wrapped = |row: &Row<'_>| -> Vec<Vec<String>> {
        cells_of(row).iter().zip(&limits).map(|(text, width)| wrap(text, *width)).collect()
    };
    let all: Vec<Vec<Vec<String>>> = rows.iter().map(wrapped).collect();
    let mut widths: Vec<usize> =
        heads.iter().map(length).zip(&limits).map(|(head, most)| head.min(*most)).collect();
    for cells in &all {
        for (width, lines) in widths.iter_mut().zip(cells) {
            *width = lines.iter().map(length).fold(*width, usize::max);
        }
    }
    let line = |out: &mut String, number: &str, cells: &[String]| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        let text = format!("  {number:>4} | {}", padded.join(" | "));
        let _ = writeln!(out, "{}", text.trim_end_matches([' ', '|']));
    };
    let heads: Vec<String> =
        heads.iter().zip(&limits).map(|(head, most)| head.chars().take(*most).collect()).collect();
    line(&mut out, "step", &heads);
    let mut known = "";
    for (index, (row, cells)) in rows.iter().zip(&all).enumerate() {
        if rows.len() > SHOWN.0 + SHOWN.1 && index >= SHOWN.0 && index < rows.len() - SHOWN.1 {
            if index == SHOWN.0 {
                let left = rows.len() - SHOWN.0 - SHOWN.1;
                let _ = writeln!(
                    out,
                    "   ... | {} left out; --format json has every step",
                    crate::words::are(left as u64, "row")
                );
            }
            continue;
        }
        let height = cells.iter().map(Vec::len).max().unwrap_or(1);
        for level in 0..height {
            let part: Vec<String> =
                cells.iter().map(|lines| lines.get(level).cloned().unwrap_or_default()).collect();
            let number = if level == 0 { row.number.to_string() } else { String::new() };
            line(&mut out, &number, &part);
        }
        // The phases, where they change.
        if has_after && row.step.after != known {
            known = &row.step.after;
            for text in known.split(" | ") {
                for part in wrap(&format!("= {text}"), total.saturating_sub(MARGIN)) {
                    let _ = writeln!(out, "       | {part}");
                }
            }
        }
    }
    if has_after {
        out.push_str("  (= the phases after the step: what each task has waited for and signalled)\n");
    }
    out
}

/// Breaks a text at spaces; later lines are indented. A word that is too long is cut.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        loop {
            let used = line.chars().count();
            let space = usize::from(!line.trim().is_empty());
            if used + space + word.len() <= width {
                line.extend(std::iter::repeat_n(' ', space));
                line.extend(word);
                break;
            }
            if space == 0 {
                let cut = width.saturating_sub(used).max(1).min(word.len());
                line.extend(word.drain(..cut));
            }
            lines.push(std::mem::replace(&mut line, "  ".to_string()));
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
        let step = |(task, what, file, line): &(&str, &str, &str, u32)| {
            let (task, action) = (Task::Named((*task).to_string()), Action::Other((*what).to_string()));
            report::Step::new(task, action, Place::new(*file, *line))
        };
        let schedule = steps.iter().map(step).collect();
        let (kind, message) = (FindingKind::Race, "a race".into());
        let (locations, graph, output) = (Vec::new(), report::Graph::default(), report::Output::default());
        let finding = report::Finding { kind, message, locations, schedule, graph, output };
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
        assert_eq!(table(&one, 80), "  step | main\n     1 | 3: works (2 times)\n");
        let two = finding(&[("main", "works", "A.java", 3), ("main", "ends", "B.java", 0)]);
        assert_eq!(table(&two, 80), "  step | main\n     1 | A.java:3: works\n     2 | ends\n");
    }

    #[test]
    fn many_tasks_are_told_in_lines_and_long_schedules_are_cut() {
        let names: Vec<String> = (0..100).map(|number| format!("task {number}")).collect();
        let steps: Vec<(&str, &str, &str, u32)> =
            names.iter().map(|name| (name.as_str(), "ends", "A.java", 1)).collect();
        let text = table(&finding(&steps), 80);
        assert!(text.contains("  step | task    | step\n     1 | task 0  | 1: ends\n"), "{text}");
        assert!(text.contains("50 rows are left out") && text.contains("task 99"), "{text}");
        assert_eq!(text.lines().count(), 52);
    }

    #[test]
    fn entering_and_leaving_is_one_row() {
        let steps = [("a", "enters isolated", "A.java", 3), ("a", "leaves isolated", "A.java", 3)].repeat(3);
        assert_eq!(
            table(&finding(&steps), 80),
            "  step | a\n     1 | 3: enters and leaves isolated (3 times)\n"
        );
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for count in 1..9 {
            let names: Vec<String> = (0..count).map(|number| format!("task number {number}")).collect();
            let what =
                "waits for a com.example.VeryLongNameOfAClassThatNobodyCouldEverTypeWithoutMistakes #1";
            let steps: Vec<(&str, &str, &str, u32)> =
                names.iter().map(|name| (name.as_str(), what, "A.java", 1)).collect();
            for line in table(&finding(&steps), 80).lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn a_text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "  three"]);
        assert_eq!(wrap("incomprehensible", 8), ["incompre", "  hensib", "  le"]);
    }
}
