//! Steps of tasks side by side.

use crate::trace::Traced;
use report::Task;

/// How wide all columns together may be.
const WIDTH: usize = 132;
/// The narrowest column that can be read.
const NARROWEST: usize = 24;
/// The widest column that is of use.
const WIDEST: usize = 44;

/// One column for each task. If there are more tasks than columns, one whose task has ended is used again; if
/// there are more at a time, the last column is shared, and each of its steps names its task.
pub(crate) fn render(steps: &[Traced]) -> String {
    let room = WIDTH / NARROWEST;
    let tasks = steps.iter().map(|one| &one.step.task).collect::<std::collections::BTreeSet<_>>().len();
    let again = tasks > room;
    let count = if again { most_at_a_time(steps).min(room) } else { tasks.max(1) };
    let width = (WIDTH / count).min(WIDEST);
    let mut columns: Vec<Option<&Task>> = vec![None; count];
    let mut shown: Vec<&Task> = Vec::new();
    let mut text = String::new();
    for Traced { step, last } in steps {
        let known = columns.iter().position(|task| *task == Some(&step.task));
        let free = || columns.iter().position(Option::is_none).filter(|_| !shown.contains(&&step.task));
        let mut cell = Vec::new();
        let column = known.or_else(free);
        if known.is_none() {
            shown.push(&step.task);
            match column {
                Some(at) => {
                    columns[at] = Some(&step.task);
                    cell.push(format!("[{}]", step.task));
                }
                None => cell.push(format!("({})", step.task)),
            }
        }
        let at = column.unwrap_or(count - 1);
        let what = match (&*step.at.file, step.at.line) {
            ("", _) => step.action.to_string(),
            (file, 0) => format!("{} ({file})", step.action),
            (file, line) => format!("{} ({file}:{line})", step.action),
        };
        cell.extend(wrap(&what, width - 2));
        for line in cell {
            text.push_str(&" ".repeat(at * width));
            text.push_str(&line);
            text.push('\n');
        }
        if again
            && *last
            && let Some(at) = column
        {
            columns[at] = None;
        }
    }
    text
}

/// How many tasks are between their first and last steps at the same time.
fn most_at_a_time(steps: &[Traced]) -> usize {
    let mut alive: Vec<&Task> = Vec::new();
    let mut most = 0;
    for Traced { step, last } in steps {
        if !alive.contains(&&step.task) {
            alive.push(&step.task);
        }
        most = most.max(alive.len());
        if *last {
            alive.retain(|task| **task != step.task);
        }
    }
    most
}

/// Breaks a text at spaces; later lines are indented, and a word that is too long is cut.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut rest: Vec<char> = word.chars().collect();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let space = usize::from(!line.trim().is_empty());
            let left = width.saturating_sub(line.chars().count() + space);
            if rest.len() <= left {
                if space == 1 {
                    line.push(' ');
                }
                line.extend(rest);
                break;
            }
            if space == 0 {
                let cut: Vec<char> = rest.drain(..left).collect();
                line.extend(cut);
            }
            lines.push("  ".to_string());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use report::{Action, Place, Step};

    fn step(task: &str, what: &str, last: bool) -> Traced {
        let (task, action) = (Task::Named(task.into()), Action::Other(what.into()));
        Traced { step: Step { task, action, at: Place::new("A.java", 1), after: String::new() }, last }
    }

    fn starts(steps: &[Traced]) -> Vec<usize> {
        render(steps).lines().map(|line| line.len() - line.trim_start().len()).collect()
    }

    #[test]
    fn a_column_for_each_task() {
        let steps =
            [step("main", "spawns", false), step("task 1", "ends", true), step("task 2", "ends", true)];
        assert_eq!(starts(&steps), [0, 0, 44, 44, 88, 88]);
    }

    #[test]
    fn a_column_is_used_again_if_there_are_many_tasks() {
        let mut steps = vec![step("main", "spawns", false)];
        let names: Vec<String> = (0..20).map(|number| format!("task {number}")).collect();
        steps.extend(names.iter().map(|name| step(name, "ends", true)));
        assert_eq!(starts(&steps), [&[0, 0][..], &[44; 40]].concat());
    }

    #[test]
    fn no_line_is_wider_than_the_bound() {
        let names: Vec<String> = (0..40).map(|number| format!("task {number}")).collect();
        let long = "word ".repeat(30) + &"x".repeat(200);
        let steps: Vec<Traced> = names.iter().map(|name| step(name, &long, false)).collect();
        for line in render(&steps).lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
