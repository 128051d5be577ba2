//! The steps of a replay that have to do with a finding.

use crate::describe::task_name;
use crate::host::host_ref;
use crate::session::Session;
use crate::trace;
use machine::TaskId;
use report::{Location, Step};
use rustc_hash::FxHashSet;

/// A task and those that led to it.
fn with_creators(session: &Session, task: TaskId, names: &mut FxHashSet<String>) {
    let origins = &host_ref(&session.machine).origins;
    let mut at = task.0;
    while names.insert(task_name(session, TaskId(at))) && at != 0 {
        let Some(origin) = origins.get(at as usize) else { break };
        at = origin.parent;
    }
}

/// The steps of tasks that have a part in a finding, of those that the schedule chose, and of their creators; each
/// with its number. Without a trace there are none.
pub(crate) fn steps(session: &Session, parts: &[TaskId], chosen: &[TaskId]) -> Vec<(usize, Step)> {
    let Some(trace) = &host_ref(&session.machine).trace else { return Vec::new() };
    let mut names = FxHashSet::default();
    parts.iter().chain(chosen).for_each(|task| with_creators(session, *task, &mut names));
    let matters = |step: &trace::Step| {
        let child = step.what.strip_prefix("spawns ");
        names.contains(&step.task) && child.is_none_or(|child| names.contains(child))
    };
    let kept = trace.numbered().filter(|(_, step)| matters(step));
    kept.map(|(number, step)| (number, told(step))).collect()
}

/// As [`steps`], without the numbers.
pub(crate) fn plain(session: &Session, parts: &[TaskId], chosen: &[TaskId]) -> Vec<Step> {
    steps(session, parts, chosen).into_iter().map(|(_, step)| step).collect()
}

fn told(step: &trace::Step) -> Step {
    let (file, line) = step.place.rsplit_once(':').unwrap_or_default();
    let at = Location { file: file.to_string(), line: line.parse().unwrap_or(0), ..Location::default() };
    Step { task: step.task.clone(), what: step.what.clone(), at, after: String::new() }
}

/// An access as a step.
pub(crate) fn access(at: &Location) -> Step {
    let place = Location { file: at.file.clone(), line: at.line, ..Location::default() };
    Step { task: at.task.clone(), what: at.what.clone(), at: place, after: String::new() }
}
