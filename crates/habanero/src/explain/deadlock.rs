//! Deadlocks: who waits for whom.

use crate::explain::describe::{creation_chain, line_of, task_name};
use crate::explain::waits::{owner, waits};
use crate::frames::user_frame;
use crate::session::Session;
use machine::TaskId;

/// All waiting tasks of a deadlock, and the cycle if there is one.
pub fn deadlock(session: &Session) -> String {
    let mut lines = vec!["deadlock: no task can run".to_string()];
    for task in &session.alive {
        let machine = &session.machine;
        let frame = user_frame(machine, &machine.trace_of(machine.stack_of(*task)));
        let place = frame.map_or(String::new(), |frame| format!(" at {}", line_of(machine, Some(frame))));
        lines.push(format!("  {}{place} {}", task_name(session, *task), waits(session, *task)));
        lines.extend(creation_chain(session, *task).iter().take(1).map(|line| format!("    {line}")));
    }
    if let Some(cycle) = cycle(session) {
        let names: Vec<String> =
            cycle.iter().chain(cycle.first()).map(|task| task_name(session, *task)).collect();
        lines.push(format!("  cycle: {}", names.join(" -> ")));
    }
    lines.join("\n")
}

/// The tasks that could release a waiting one, as far as they are known.
fn releasers(session: &Session, task: TaskId) -> Vec<TaskId> {
    match owner(session, task) {
        Some(owner) => owner.into_iter().filter(|owner| session.alive.contains(owner)).collect(),
        None => {
            let blocked = session.world().why_blocked(tasks::TaskId(task.0));
            let all = blocked.map_or(Vec::new(), |blocked| blocked.releasers);
            all.into_iter().map(|one| TaskId(one.0)).collect()
        }
    }
}

/// A cycle of waiting tasks, each of which waits for the next, and the last for the first.
pub(crate) fn cycle(session: &Session) -> Option<Vec<TaskId>> {
    let mut done: Vec<TaskId> = Vec::new();
    for start in &session.alive {
        let mut way: Vec<(TaskId, Vec<TaskId>)> = Vec::new();
        let mut next = Some(*start);
        loop {
            if let Some(task) = next.take() {
                if let Some(position) = way.iter().position(|(earlier, _)| *earlier == task) {
                    return Some(way[position..].iter().map(|(task, _)| *task).collect());
                }
                if !done.contains(&task) {
                    way.push((task, releasers(session, task)));
                }
            }
            let Some((task, left)) = way.last_mut() else { break };
            next = left.pop();
            if next.is_none() {
                done.push(*task);
                way.pop();
            }
        }
    }
    None
}
