//! Steps of tasks side by side.

use crate::trace::Step;

/// How wide all columns together may be.
const WIDTH: usize = 132;
/// The narrowest column that can be read.
const NARROWEST: usize = 24;
/// The widest column that is of use.
const WIDEST: usize = 44;

/// One column for each task; a column whose task has ended is used again. If there are more tasks at a time
/// than columns, the last column is shared, and each of its steps names its task.
pub(crate) fn render(steps: &[Step]) -> String {
    let wanted = most_at_a_time(steps).max(1);
    let count = wanted.min(WIDTH / NARROWEST);
    let width = (WIDTH / count).min(WIDEST);
    let mut columns: Vec<Option<&str>> = vec![None; count];
    let mut shown: Vec<&str> = Vec::new();
    let mut text = String::new();
    for step in steps {
        let known = columns.iter().position(|task| *task == Some(step.task.as_str()));
        let free = || columns.iter().position(Option::is_none).filter(|_| !shown.contains(&step.task.as_str()));
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
        let what = if step.place.is_empty() { step.what.clone() } else { format!("{} ({})", step.what, step.place) };
        cell.extend(wrap(&what, width - 2));
        for line in cell {
            text.push_str(&" ".repeat(at * width));
            text.push_str(&line);
            text.push('\n');
        }
        if step.last && let Some(at) = column {
            columns[at] = None;
        }
    }
    text
}

/// How many tasks are between their first and last steps at the same time.
fn most_at_a_time(steps: &[Step]) -> usize {
    let mut alive: Vec<&str> = Vec::new();
    let mut most = 0;
    for step in steps {
        if !alive.contains(&step.task.as_str()) {
            alive.push(&step.task);
        }
        most = most.max(alive.len());
        if step.last {
            alive.retain(|task| *task != step.task);
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

    fn step(task: &str, what: &str, last: bool) -> Step {
        Step { task: task.into(), what: what.into(), place: "A.java:1".into(), last }
    }

    #[test]
    fn a_column_for_each_task_and_again_after_its_end() {
        let steps = [
            step("main", "spawns task 1", false),
            step("task 1", "ends", true),
            step("main", "spawns task 2", false),
            step("task 2", "ends", true),
            step("main", "ends", true),
        ];
        let text = render(&steps);
        let starts: Vec<usize> = text.lines().map(|line| line.len() - line.trim_start().len()).collect();
        assert_eq!(starts, [0, 0, 44, 44, 0, 44, 44, 0], "{text}");
    }

    #[test]
    fn no_line_is_wider_than_the_bound() {
        let names: Vec<String> = (0..40).map(|number| format!("task {number}")).collect();
        let long = "word ".repeat(30) + &"x".repeat(200);
        let steps: Vec<Step> = names.iter().map(|name| step(name, &long, false)).collect();
        for line in render(&steps).lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
