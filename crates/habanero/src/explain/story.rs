//! The steps of a replay that have to do with a finding.

use crate::explain::describe::named;
use crate::host::host_ref;
use crate::session::Session;
use machine::TaskId;
use report::{Action, Location, Step, Task};
use rustc_hash::FxHashSet;

/// A task and those that led to it.
fn with_creators(session: &Session, task: TaskId, names: &mut FxHashSet<Task>) {
    let origins = &host_ref(&session.machine).origins;
    let mut at = task.0;
    while names.insert(named(&session.machine, TaskId(at))) && at != 0 {
        let Some(origin) = origins.get(at as usize) else { break };
        at = origin.parent;
    }
}

/// Of a program with no more tasks the steps of all are shown.
const FEW_TASKS: u32 = 6;

/// The steps of tasks that have a part in a finding, of those that the schedule chose, and of their creators; each
/// with its number in the order of all that was recorded. Without a trace there are none.
pub(crate) fn steps(session: &Session, parts: &[TaskId], chosen: &[TaskId]) -> Vec<(usize, Step)> {
    let Some(trace) = &host_ref(&session.machine).trace else { return Vec::new() };
    let mut names = FxHashSet::default();
    let all = session.machine.tasks.len() as u32;
    let few = (0..all).map(TaskId).filter(|_| all <= FEW_TASKS);
    parts.iter().chain(chosen).copied().chain(few).for_each(|task| with_creators(session, task, &mut names));
    let matters = |step: &Step| {
        let is_foreign = matches!(&step.action, Action::Spawn(child) if !names.contains(child));
        names.contains(&step.task) && !is_foreign
    };
    let kept = trace.numbered().filter(|(_, step)| matters(step));
    kept.map(|(number, step)| (number, step.clone())).collect()
}

/// An access as a step.
pub(crate) fn access(at: &Location) -> Step {
    let action = at.action.clone().unwrap_or(Action::Other(String::new()));
    Step::new(at.task.clone(), action, at.place.clone())
}
