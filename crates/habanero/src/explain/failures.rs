//! Exceptions that leave a program, and what was left at its end, in words.

use crate::explain::describe::{creation_chain, line_of, task_name};
use crate::frames::user_frame;
use crate::host::host_ref;
use crate::records::{Failure, Fate};
use crate::session::Session;
use machine::{Ref, TaskId};
use std::collections::HashSet;
use tasks::FinishId;

/// An exception and those inside it: causes and what it collected.
pub(crate) fn parts(session: &Session, exception: Ref) -> Vec<Ref> {
    let machine = &session.machine;
    let (mut found, mut known) = (vec![exception], HashSet::from([exception]));
    let mut at = 0;
    while at < found.len() {
        let one = found[at];
        at += 1;
        let mut inside = vec![machine.reference_field(one, "cause")];
        let list = machine.reference_field(one, "suppressedExceptions");
        let array = machine.reference_field(list, "elementData");
        if !array.is_null() {
            inside.extend(machine.heap.elements(array));
        }
        found.extend(inside.into_iter().filter(|part| !part.is_null() && known.insert(*part)));
    }
    found
}

/// The cause of an exception, the cause of that, and so on.
pub(crate) fn causes(session: &Session, exception: Ref) -> Vec<Ref> {
    let mut found = vec![exception];
    loop {
        let cause = session.machine.reference_field(found[found.len() - 1], "cause");
        if cause.is_null() || found.contains(&cause) {
            return found.split_off(1);
        }
        found.push(cause);
    }
}

/// The classes of an exception and of those inside it.
pub fn classes(session: &Session, exception: Ref) -> Vec<String> {
    parts(session, exception).into_iter().map(|part| session.machine.class_name_of(part)).collect()
}

/// Who threw an exception that leaves the program, who created that task, which finish collected it; the same
/// for the exceptions that it consists of.
pub fn story(session: &Session, exception: Ref, thrower: TaskId) -> Vec<String> {
    let records = &host_ref(&session.machine).records;
    let all = parts(session, exception);
    let ways = |part: &Ref| -> Vec<Failure> {
        records.of(*part).into_iter().filter(|failure| failure.task != thrower).collect()
    };
    // What only wraps the exceptions of tasks has no story of its own.
    let mut told: Vec<Ref> = all.iter().copied().filter(|part| !ways(part).is_empty()).collect();
    if told.is_empty() {
        told.push(exception);
    }
    told.iter().flat_map(|part| part_story(session, *part, &ways(part), thrower, told.len() > 1)).collect()
}

fn part_story(session: &Session, part: Ref, way: &[Failure], thrower: TaskId, named: bool) -> Vec<String> {
    let machine = &session.machine;
    let place = line_of(machine, user_frame(machine, &machine.backtrace(part)));
    let first = way.first().map_or(thrower, |failure| failure.task);
    let mut lines = vec![thrown(session, first, &place)];
    if named {
        lines[0].push_str(&format!(": {}", machine.class_name_of(part)));
    }
    for (index, failure) in way.iter().enumerate() {
        if index > 0 {
            lines.push(format!("    thrown again in {}", task_name(session, failure.task)));
        }
        lines.push(format!("    {}", fate(session, &failure.fate)));
    }
    lines
}

/// `  in task 1.2 at Foo.java:12, created by main at Foo.java:9`
fn thrown(session: &Session, task: TaskId, place: &str) -> String {
    let mut line = format!("  in {} at {place}", task_name(session, task));
    for creation in creation_chain(session, task) {
        line.push_str(", ");
        line.push_str(&creation.to_string());
    }
    line
}

fn fate(session: &Session, fate: &Fate) -> String {
    match fate {
        Fate::Waits(finish) if *finish == FinishId::ROOT => "no finish collects it".to_string(),
        Fate::Waits(_) => "its finish has not ended".to_string(),
        Fate::Future => "kept by its future and thrown by get".to_string(),
        Fate::Collected(finish) => {
            let place = line_of(&session.machine, finish.place);
            format!("collected by the finish of {} at {place}", task_name(session, finish.task))
        }
    }
}

/// What a program that has ended leaves behind: messages nobody took, failures nobody saw.
pub fn left_behind(session: &Session) -> Vec<String> {
    let machine = &session.machine;
    let world = session.world();
    let mut lines = Vec::new();
    for (actor, count) in world.unprocessed() {
        let class = machine.class_name_of(Ref(actor.0.0));
        let messages = if count == 1 { "1 message".to_string() } else { format!("{count} messages") };
        lines.push(format!("warning: actor {class} has not processed {messages}"));
    }
    let records = &host_ref(machine).records;
    for (_, failure) in world.unseen_failures() {
        let exception = Ref(failure.0);
        let class = machine.class_name_of(exception);
        lines.push(format!("warning: a future failed with {class} and nobody waited for it"));
        let place = line_of(machine, user_frame(machine, &machine.backtrace(exception)));
        lines.extend(records.of(exception).first().map(|one| thrown(session, one.task, &place)));
    }
    lines
}
