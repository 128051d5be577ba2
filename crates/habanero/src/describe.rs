//! Tasks, places and reasons in words.

use crate::host::{Point, host_ref};
use crate::session::{Halt, Session};
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

/// The name of a task: its place in the tree of tasks.
pub fn task_name(session: &Session, task: TaskId) -> String {
    if task.0 == 0 {
        return "main".to_string();
    }
    let world = session.world();
    let id = tasks::TaskId(task.0);
    if !world.is_alive(id) {
        return format!("task {}", task.0);
    }
    let steps: Vec<String> = world.path(id).steps().iter().map(|step| (step.child + 1).to_string()).collect();
    format!("task {}", steps.join("."))
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

/// One step of a trace.
pub fn step(session: &Session, task: TaskId, halt: &Halt) -> String {
    let at = place(session, task);
    let what = match halt {
        Halt::Blocked => format!("waits for {}", reason(session, task)),
        Halt::Ended(None) => "ends".to_string(),
        Halt::Ended(Some(_)) => "ends with an exception".to_string(),
        Halt::Point(Point::Isolated) => "stands before isolated".to_string(),
        Halt::Point(Point::Region) => "has entered a region".to_string(),
        Halt::Point(_) => "pauses".to_string(),
        other => format!("{other:?}"),
    };
    let indent = "    ".repeat(task.0.min(12) as usize);
    format!("{indent}{}: {what} ({}:{})", task_name(session, task), at.file, at.line)
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
            Wait::Permit => "LockSupport.unpark".to_string(),
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
        Reason::Message(_) => "a message",
        Reason::Resume(_) => "its actor to be resumed",
        Reason::Turn(_) => "its turn at an actor",
        Reason::Event(..) => "an event count",
    };
    let names: Vec<String> = blocked.releasers.iter().map(|one| task_name(session, TaskId(one.0))).collect();
    if names.is_empty() { format!("{what}, which no task will give") } else { format!("{what} from {}", names.join(", ")) }
}

/// All waiting tasks of a deadlock, and the cycle if there is one.
pub fn deadlock(session: &Session) -> String {
    let mut lines = vec!["deadlock: no task can run".to_string()];
    for task in &session.alive {
        let at = place(session, *task);
        lines.push(format!("  {} at {}:{} waits for {}", task_name(session, *task), at.file, at.line, reason(session, *task)));
        lines.extend(creation_chain(session, *task).iter().take(1).map(|line| format!("    {line}")));
    }
    if let Some(cycle) = session.world().cycle() {
        let names: Vec<String> = cycle.iter().chain(cycle.first()).map(|task| task_name(session, TaskId(task.0))).collect();
        lines.push(format!("  cycle: {}", names.join(" -> ")));
    }
    lines.join("\n")
}
