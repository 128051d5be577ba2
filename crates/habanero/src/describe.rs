//! Tasks, places and reasons in words.

pub use crate::deadlock::{deadlock, reason};
use crate::host::{host_ref, tree_place};
use crate::session::Session;
use machine::throw::TraceFrame;
use machine::{Machine, TaskId};
use program::Origin;
use program::linked::Shape;
use report::Location;

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

/// The class of an object as people write it.
pub fn class_in_words(machine: &Machine, object: machine::Ref) -> String {
    let linked = machine.program.class(machine.class_of(object));
    match linked.shape {
        Shape::Array(..) => machine::describe::descriptor(&linked.name),
        _ => linked.java_name(),
    }
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
    let (file, line) = file_and_line(machine, innermost);
    Location {
        file,
        line,
        column: 0,
        task: task_name(session, task),
        what: String::new(),
        stack,
        created: creation_chain(session, task),
    }
}

fn file_and_line(machine: &Machine, frame: Option<&TraceFrame>) -> (String, u32) {
    let file = frame.and_then(|one| machine.source_file(one.method)).unwrap_or_default();
    (file, frame.and_then(|one| machine.line(*one)).unwrap_or(0))
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
        let machine = &session.machine;
        let innermost = origin.place.iter().find(|one| is_user(machine, one)).or(origin.place.first());
        let (file, line) = file_and_line(machine, innermost);
        chain.push(format!("created by {} at {file}:{line}", task_name(session, TaskId(origin.parent))));
        at = origin.parent;
    }
    chain
}
