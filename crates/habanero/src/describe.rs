//! Tasks, places and reasons in words.

use crate::host::{host_ref, tree_place};
use crate::session::Session;
use machine::throw::TraceFrame;
use machine::{Machine, TaskId, Wait};
use program::Origin;
use report::Location;
use tasks::Reason;

/// `Foo.bar (Foo.java:12)`
pub fn frame(machine: &Machine, frame: TraceFrame) -> String {
    let place = match (machine.source_file(frame.method), machine.line(frame)) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        _ => "unknown source".to_string(),
    };
    format!("{} ({place})", machine.program.method_name(frame.method))
}

/// Whether a frame is code of the program under test.
fn is_user(machine: &Machine, frame: &TraceFrame) -> bool {
    machine.program.class(machine.program.method(frame.method).class).origin == Origin::User
}

/// The innermost frame of the program under test.
pub fn user_frame(machine: &Machine, trace: &[TraceFrame]) -> Option<TraceFrame> {
    trace.iter().find(|one| is_user(machine, one)).copied()
}

/// `Foo.java:12`
pub fn line_of(machine: &Machine, frame: Option<TraceFrame>) -> String {
    let file = frame.and_then(|one| machine.source_file(one.method));
    match (file, frame.and_then(|one| machine.line(one))) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        (Some(file), None) => file,
        _ => "an unknown line".to_string(),
    }
}

/// The name of a task: its place in the tree of tasks.
pub fn task_name(session: &Session, task: TaskId) -> String {
    name_of(&session.machine, task)
}

/// As [`task_name`], for who has only the machine.
pub fn name_of(machine: &Machine, task: TaskId) -> String {
    if task.0 == 0 {
        return "main".to_string();
    }
    format!("task {}", tree_place(&host_ref(machine).origins, task.0))
}

/// A location from a trace: the innermost frame of the program, with the whole stack.
pub fn location(session: &Session, task: TaskId, trace: &[TraceFrame]) -> Location {
    let machine = &session.machine;
    let innermost = trace.iter().find(|one| is_user(machine, one)).or(trace.first());
    let stack = trace.iter().filter(|one| !is_api(machine, one)).map(|one| frame(machine, *one)).collect();
    Location {
        file: innermost.and_then(|one| machine.source_file(one.method)).unwrap_or_default(),
        line: innermost.and_then(|one| machine.line(*one)).unwrap_or(0),
        column: 0,
        task: task_name(session, task),
        stack,
    }
}

fn is_api(machine: &Machine, frame: &TraceFrame) -> bool {
    machine.program.class(machine.program.method(frame.method).class).origin == Origin::Api
}

/// Where a task is.
pub fn place(session: &Session, task: TaskId) -> Location {
    let trace = session.machine.trace_of(session.machine.stack_of(task));
    location(session, task, &trace)
}

/// The tasks that led to a task: each with the line that created it.
pub fn creation_chain(session: &Session, task: TaskId) -> Vec<String> {
    let origins = &host_ref(&session.machine).origins;
    let mut chain = Vec::new();
    let mut at = task.0;
    while at != 0 && chain.len() < 50 {
        let Some(origin) = origins.get(at as usize) else { break };
        let place = location(session, TaskId(origin.parent), &origin.place);
        chain.push(format!("created by {} at {}:{}", task_name(session, TaskId(origin.parent)), place.file, place.line));
        at = origin.parent;
    }
    chain
}

/// What a task waits for, in words.
pub fn reason(session: &Session, task: TaskId) -> String {
    let host = host_ref(&session.machine);
    if let Some((_, wait)) = host.waits.iter().find(|(waiting, _)| *waiting == task) {
        return match wait {
            Wait::Monitor(object) => {
                let owner = session.machine.small.monitors.owner(*object);
                let owner = owner.map_or(String::new(), |owner| format!(" held by {}", task_name(session, owner)));
                format!("the monitor of a {}{owner}", session.machine.class_name_of(*object))
            }
            Wait::Notification(object) => format!("notify on a {}", session.machine.class_name_of(*object)),
            Wait::Permit => permit(session, task),
            Wait::Initializer(class) => format!("the initialiser of {}", session.machine.program.class(*class).java_name()),
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
            let class = session.machine.class_name_of(machine::Ref(actor.0.0));
            return format!("a message to actor {class}");
        }
        Reason::Resume(actor) => {
            let class = session.machine.class_name_of(machine::Ref(actor.0.0));
            return format!("the resumption of paused actor {class}");
        }
        Reason::Turn(_) => "its turn at an actor",
        Reason::Event(..) => "an event count",
    };
    let names: Vec<String> = blocked.releasers.iter().map(|one| task_name(session, TaskId(one.0))).collect();
    if names.is_empty() { what.to_string() } else { format!("{what} from {}", names.join(", ")) }
}

/// Why nobody will release a task that waits for ever, where that is known.
fn why_never(session: &Session, task: TaskId) -> Option<String> {
    let blocked = session.world().why_blocked(tasks::TaskId(task.0))?;
    match blocked.reason {
        Reason::Message(_) | Reason::Resume(_) => Some("which never exits".to_string()),
        _ => blocked.releasers.is_empty().then(|| "which no task will give".to_string()),
    }
}

/// What a parked task waits for: the lock or queue that parked it, and who owns it.
fn permit(session: &Session, task: TaskId) -> String {
    let machine = &session.machine;
    let thread = machine.tasks[task.0 as usize].thread;
    let blocker = machine.reference_field(thread, "parkBlocker");
    if blocker.is_null() {
        return "LockSupport.unpark".to_string();
    }
    let class = machine.class_name_of(blocker);
    let class = class.split('$').next().unwrap_or(&class).to_string();
    let owner = machine.reference_field(blocker, "exclusiveOwnerThread");
    let owner = (0..machine.tasks.len()).find(|index| !owner.is_null() && machine.tasks[*index].thread == owner);
    let owner = owner.map_or(String::new(), |index| format!(" held by {}", task_name(session, TaskId(index as u32))));
    format!("LockSupport.unpark by a {class}{owner}")
}

/// All waiting tasks of a deadlock, and the cycle if there is one.
pub fn deadlock(session: &Session) -> String {
    let mut lines = vec!["deadlock: no task can run".to_string()];
    for task in &session.alive {
        let machine = &session.machine;
        let frame = user_frame(machine, &machine.trace_of(machine.stack_of(*task)));
        let place = frame.map_or(String::new(), |frame| format!(" at {}", line_of(machine, Some(frame))));
        let never = why_never(session, *task).map_or(String::new(), |why| format!(", {why}"));
        lines.push(format!("  {}{place} waits for {}{never}", task_name(session, *task), reason(session, *task)));
        lines.extend(creation_chain(session, *task).iter().take(1).map(|line| format!("    {line}")));
    }
    if let Some(cycle) = session.world().cycle() {
        let names: Vec<String> = cycle.iter().chain(cycle.first()).map(|task| task_name(session, TaskId(task.0))).collect();
        lines.push(format!("  cycle: {}", names.join(" -> ")));
    }
    lines.join("\n")
}
