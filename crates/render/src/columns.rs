//! Steps of tasks side by side.

use report::{Step, Task};
use std::collections::BTreeSet;

/// How wide all columns together may be.
const WIDTH: usize = 132;
/// The narrowest column that can be read.
const NARROWEST: usize = 24;
/// The widest column that is of use.
const WIDEST: usize = 44;

/// One column for each task. If there are more tasks than columns, one whose task has ended is used again; if
/// there are more at a time, the last column is shared, and each of its steps names its task.
pub fn columns(steps: &[Step]) -> String {
    let room = WIDTH / NARROWEST;
    let last = last_steps(steps);
    let tasks = steps.iter().map(|step| &step.task).collect::<BTreeSet<_>>().len();
    let again = tasks > room;
    let count = if again { most_at_a_time(steps, &last).min(room) } else { tasks.max(1) };
    let width = (WIDTH / count).min(WIDEST);
    let mut taken: Vec<Option<&Task>> = vec![None; count];
    let mut shown: Vec<&Task> = Vec::new();
    let mut text = String::new();
    for (step, last) in steps.iter().zip(&last) {
        let known = taken.iter().position(|task| *task == Some(&step.task));
        let free = || taken.iter().position(Option::is_none).filter(|_| !shown.contains(&&step.task));
        let mut cell = Vec::new();
        let column = known.or_else(free);
        if known.is_none() {
            shown.push(&step.task);
            match column {
                Some(at) => {
                    taken[at] = Some(&step.task);
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
            taken[at] = None;
        }
    }
    text
}

/// Which steps are the last ones of their tasks.
fn last_steps(steps: &[Step]) -> Vec<bool> {
    let mut seen: BTreeSet<&Task> = BTreeSet::new();
    let mut last: Vec<bool> = steps.iter().rev().map(|step| seen.insert(&step.task)).collect();
    last.reverse();
    last
}

/// How many tasks are between their first and last steps at the same time.
fn most_at_a_time(steps: &[Step], last: &[bool]) -> usize {
    let mut alive: Vec<&Task> = Vec::new();
    let mut most = 0;
    for (step, last) in steps.iter().zip(last) {
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
    use report::{Action, Place};

    fn step(task: &str, what: &str) -> Step {
        let (task, action) = (Task::Named(task.into()), Action::Other(what.into()));
        Step::new(task, action, Place::new("A.java", 1))
    }

    fn starts(steps: &[Step]) -> Vec<usize> {
        columns(steps).lines().map(|line| line.len() - line.trim_start().len()).collect()
    }

    #[test]
    fn a_column_for_each_task() {
        let steps = [step("main", "spawns"), step("task 1", "ends"), step("task 2", "ends")];
        assert_eq!(starts(&steps), [0, 0, 44, 44, 88, 88]);
    }

    #[test]
    fn a_column_is_used_again_if_there_are_many_tasks() {
        let mut steps = vec![step("main", "spawns")];
        let names: Vec<String> = (0..20).map(|number| format!("task {number}")).collect();
        steps.extend(names.iter().map(|name| step(name, "ends")));
        steps.push(step("main", "ends"));
        assert_eq!(starts(&steps), [&[0, 0][..], &[44; 40], &[0]].concat());
    }

    #[test]
    fn no_line_is_wider_than_the_bound() {
        let names: Vec<String> = (0..40).map(|number| format!("task {number}")).collect();
        let long = "word ".repeat(30) + &"x".repeat(200);
        let steps: Vec<Step> = names.iter().map(|name| step(name, &long)).collect();
        for line in columns(&steps).lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
