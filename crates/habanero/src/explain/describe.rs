//! Tasks, places and reasons in words.

use crate::frames::is_user;
use crate::host::{Machine, host_ref, ordinals};
use crate::session::Session;
use machine::TaskId;
use machine::throw::TraceFrame;
use program::Origin;
use program::linked::Shape;
use report::{Creation, Frame, Location, Place, Task};

/// A frame of a call stack.
pub fn frame(machine: &Machine, frame: TraceFrame) -> Frame {
    let file = machine.source_file(frame.method);
    let place = file.zip(machine.line(frame)).map(|(file, line)| Place::new(file, line));
    Frame { method: machine.program.method_name(frame.method), place }
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
    named(machine, task).to_string()
}

/// A task by its place in the tree of tasks.
pub fn named(machine: &Machine, task: TaskId) -> Task {
    Task::Tree(ordinals(&host_ref(machine).origins, task.0))
}

/// A location from a trace: the innermost frame of the program, with the whole stack.
pub fn location(session: &Session, task: TaskId, trace: &[TraceFrame]) -> Location {
    let machine = &session.machine;
    let innermost = trace.iter().find(|one| is_user(machine, one)).or(trace.first());
    let stack = trace.iter().filter(|one| !is_api(machine, one)).map(|one| frame(machine, *one)).collect();
    Location {
        place: place_of(machine, innermost.copied()),
        task: named(machine, task),
        action: None,
        stack,
        created: creation_chain(session, task),
    }
}

/// The line of a frame; one that is unknown without a frame.
pub fn place_of(machine: &Machine, frame: Option<TraceFrame>) -> Place {
    let file = frame.and_then(|one| machine.source_file(one.method)).unwrap_or_default();
    Place::new(file, frame.and_then(|one| machine.line(one)).unwrap_or(0))
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
pub fn creation_chain(session: &Session, task: TaskId) -> Vec<Creation> {
    let origins = &host_ref(&session.machine).origins;
    let mut chain = Vec::new();
    let mut at = task.0;
    while at != 0 && chain.len() < 50 {
        let Some(origin) = origins.get(at as usize) else { break };
        let machine = &session.machine;
        let innermost = origin.place.iter().find(|one| is_user(machine, one)).or(origin.place.first());
        let place = place_of(machine, innermost.copied());
        chain.push(Creation { by: named(machine, TaskId(origin.parent)), place });
        at = origin.parent;
    }
    chain
}
