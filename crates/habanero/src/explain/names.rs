//! What the source calls the things that tasks use.

use crate::explain::describe::{self, class_in_words};
use crate::frames::is_user;
use crate::session::Session;
use crate::shadow::MemoryCell;
use machine::TaskId;
use machine::operand::{Operand, Use, simple};
use program::Origin;
use program::linked::Shape;
use report::{Action, Location};

/// The access of a task to a location; the task stands at it.
pub(crate) fn access(session: &Session, task: TaskId, place: MemoryCell, writes: bool) -> Location {
    let what = accessed(session, task, place);
    Location { action: Some(Action::Access { writes, what }), ..describe::place(session, task) }
}

/// What a task does at its innermost line of the program, if it is about an object.
pub(crate) fn used(session: &Session, task: TaskId) -> Option<Operand> {
    let machine = &session.machine;
    let trace = machine.trace_of(machine.stack_of(task));
    let user = trace.iter().position(|frame| is_user(machine, frame))?;
    machine.operand(&trace[user..])
}

/// A location by the name that it has where a task stands, if the task stands at an access to it.
pub(crate) fn accessed(session: &Session, task: TaskId, place: MemoryCell) -> String {
    let machine = &session.machine;
    let linked = machine.program.class(machine.class_of(place.0));
    let trace = machine.trace_of(machine.stack_of(task));
    let operand = machine.operand(&trace);
    match linked.shape {
        Shape::Array(..) => {
            let name = operand.filter(|operand| operand.used == Use::Element).and_then(|one| one.name);
            match name {
                Some(name) => format!("{name}[{}]", place.1),
                None => {
                    let kind = class_in_words(machine, place.0);
                    format!("element {} of {} {kind}", place.1, article(&kind))
                }
            }
        }
        _ if machine.is_class_object(place.0) => {
            let of = machine.class_of_mirror(place.0);
            let class = machine.program.class(of);
            format!("{}.{}", simple(&class.name), machine.static_name(of, place.1))
        }
        _ => {
            let fields = linked.chain.iter().rev().flat_map(|c| machine.program.class(*c).fields.iter());
            let mut fields = fields.map(|id| machine.program.field(*id));
            let Some(field) = fields.find(|field| !field.is_static() && field.word == place.1) else {
                return format!(
                    "a captured variable of {} {}",
                    article(&linked.java_name()),
                    linked.java_name()
                );
            };
            let name = machine.program.text(field.name);
            let operand = operand.filter(|operand| operand.used == Use::Field(name.to_string()));
            let fields = linked.chain.iter().flat_map(|c| machine.program.class(*c).fields.iter());
            let alike = fields.map(|id| machine.program.field(*id));
            let is_hidden = alike.filter(|one| !one.is_static() && one.name == field.name).count() > 1;
            match operand.map(|operand| operand.name) {
                // Which of several fields of the name, Java says by the class.
                Some(Some(object)) if is_hidden => {
                    format!("(({}) {object}).{name}", simple(&machine.program.class(field.class).name))
                }
                Some(Some(object)) => format!("{object}.{name}"),
                Some(None) if linked.origin == Origin::User => {
                    format!("{}.{name}", simple(&machine.program.class(field.class).name))
                }
                _ => format!("field {name} of {} {}", article(&linked.java_name()), linked.java_name()),
            }
        }
    }
}

pub(crate) fn article(word: &str) -> &'static str {
    // Of a name with a package, the package is spoken first.
    let begins = word.get(..3).unwrap_or(word).to_ascii_lowercase();
    let is_consonant = ["us", "uni", "ut", "eu", "one"].iter().any(|sound| begins.starts_with(sound));
    if begins.starts_with(['a', 'e', 'i', 'o', 'u']) && !is_consonant { "an" } else { "a" }
}

/// `main`, `main and task 1`, `main, task 1 and task 2`
pub(crate) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// ``the future `left` ``, or `a future` if it has no name.
pub(crate) fn thing(noun: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("the {noun} `{name}`"),
        None => format!("{} {noun}", article(noun)),
    }
}
