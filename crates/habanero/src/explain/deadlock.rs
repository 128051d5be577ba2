//! Why tasks wait, in words.

use crate::explain::describe::{creation_chain, line_of, task_name};
use crate::frames::user_frame;
use crate::host::host_ref;
use crate::session::Session;
use machine::{Ref, TaskId, Wait};
use report::Action;
use tasks::Reason;

/// What a task waits for, in words.
pub fn reason(session: &Session, task: TaskId) -> String {
    let host = host_ref(&session.machine);
    if let Some((_, wait)) = host.waits.iter().find(|(waiting, _)| *waiting == task) {
        return match wait {
            Wait::Monitor(object) | Wait::Lock(object) => {
                let owner = session.machine.small.monitors.owner(*object);
                let owner =
                    owner.map_or(String::new(), |owner| format!(" held by {}", task_name(session, owner)));
                format!("{}{owner}", monitor(session, *object))
            }
            Wait::Notification(object) | Wait::Signal(object) => notification(session, task, *object),
            Wait::Permit => permit(session, task),
            Wait::Initializer(class) => {
                format!("the initialiser of {}", session.machine.program.class(*class).java_name())
            }
            Wait::Completion(object) => {
                format!("the completion of a {}", session.machine.class_name_of(*object))
            }
            Wait::Host(_) => "another task".to_string(),
        };
    }
    let Some(blocked) = host.world.why_blocked(tasks::TaskId(task.0)) else { return "nothing".to_string() };
    let what = match blocked.reason {
        Reason::Finish => "the end of its finish",
        Reason::Future(_) => "a future",
        Reason::AnyFuture(_) => "one of several futures",
        Reason::Start(_) => "the futures it awaits before it starts",
        Reason::Isolated(_) => "isolated",
        Reason::Bound(_) => "a bounded phaser to let it signal",
        Reason::Phase(_) => "the signals of a phase",
        Reason::Single(_) => "the single statement of a phase",
        Reason::Message(actor) => {
            let class = session.machine.class_name_of(Ref(actor.0.0));
            return format!("a message to actor {class}");
        }
        Reason::Resume(actor) => {
            let class = session.machine.class_name_of(Ref(actor.0.0));
            return format!("the resumption of paused actor {class}");
        }
        Reason::Turn(_) => "its turn at an actor",
        Reason::Construct(_, awaited) => awaited.words(),
    };
    let names: Vec<String> = blocked.releasers.iter().map(|one| task_name(session, TaskId(one.0))).collect();
    match names.len() {
        0 => what.to_string(),
        few if few <= MOST_NAMES => format!("{what} from {}", names.join(", ")),
        many => format!("{what} from {} and {} others", names[..2].join(", "), many - 2),
    }
}

/// The monitor of an object, or the lock that it is a part of.
fn monitor(session: &Session, object: Ref) -> String {
    let class = session.machine.class_name_of(object);
    match class.split_once("$NonfairSync") {
        Some((lock, _)) => format!("a {lock}"),
        None => format!("the monitor of a {class}"),
    }
}

/// What a task waits for that has called `wait`, or `await` of a condition.
fn notification(session: &Session, task: TaskId, object: Ref) -> String {
    let class = session.machine.class_name_of(object);
    let Some((lock, _)) = class.split_once("$NonfairSync") else { return format!("notify on a {class}") };
    match session.machine.small.monitors.is_waiting(object, task) {
        true => format!("a signal of a condition of a {lock}"),
        false => format!("a {lock}, to go on behind a condition of it"),
    }
}

/// More tasks than these are not named one by one.
const MOST_NAMES: usize = 4;

/// What a task waits for, and why nobody will give it, where that is known.
pub(crate) fn waits(session: &Session, task: TaskId) -> Action {
    let never = why_never(session, task).map_or(String::new(), |why| format!(", {why}"));
    Action::Wait(format!("{}{never}", reason(session, task)))
}

/// Why nobody will release a task that waits for ever, where that is known.
fn why_never(session: &Session, task: TaskId) -> Option<String> {
    let blocked = session.world().why_blocked(tasks::TaskId(task.0))?;
    match blocked.reason {
        Reason::Message(_) | Reason::Resume(_) => Some("which never exits".to_string()),
        _ => blocked.releasers.is_empty().then(|| "which no task will give".to_string()),
    }
}

/// The lock or queue that parked a task; null if unknown.
fn blocker(session: &Session, task: TaskId) -> Ref {
    session.machine.reference_field(session.machine.tasks[task.0 as usize].thread, "parkBlocker")
}

/// The task that holds a lock of `java.util.concurrent`.
fn lock_owner(session: &Session, lock: Ref) -> Option<TaskId> {
    let owner = session.machine.reference_field(lock, "exclusiveOwnerThread");
    let index = session.machine.tasks.iter().position(|task| !owner.is_null() && task.thread == owner)?;
    Some(TaskId(index as u32))
}

/// What a parked task waits for: the lock or queue that parked it, and who owns it.
fn permit(session: &Session, task: TaskId) -> String {
    let lock = blocker(session, task);
    if lock.is_null() {
        return "LockSupport.unpark".to_string();
    }
    let class = session.machine.class_name_of(lock);
    let class = class.split('$').next().unwrap_or(&class).to_string();
    let owner = lock_owner(session, lock);
    let owner = owner.map_or(String::new(), |owner| format!(" held by {}", task_name(session, owner)));
    format!("LockSupport.unpark by a {class}{owner}")
}

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
    let host = host_ref(&session.machine);
    let owner = match host.waits.iter().find(|(waiting, _)| *waiting == task) {
        Some((_, Wait::Monitor(object) | Wait::Lock(object))) => {
            session.machine.small.monitors.owner(*object)
        }
        Some((_, Wait::Permit)) => lock_owner(session, blocker(session, task)),
        Some(_) => None,
        None => {
            let blocked = host.world.why_blocked(tasks::TaskId(task.0));
            let all = blocked.map_or(Vec::new(), |blocked| blocked.releasers);
            return all.into_iter().map(|one| TaskId(one.0)).collect();
        }
    };
    owner.into_iter().filter(|owner| session.alive.contains(owner)).collect()
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
