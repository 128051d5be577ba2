//! What tasks write in a replay, as people read it.

use crate::host::{Machine, host, host_ref};
use crate::shadow::MemoryCell;
use crate::steps::{Trace, Write, Written};
use machine::describe::descriptor;
use machine::{Ref, TaskId};
use program::linked::Shape;
use program::{Kind, Origin};
use report::Change;

/// The longest text that is shown of a string, in letters.
const LONGEST: usize = 40;

/// Takes down the values of what was written since the latest step.
pub(crate) fn settle(machine: &mut Machine) {
    let pending = host(machine).trace.as_mut().map(Trace::take_pending).unwrap_or_default();
    if pending.is_empty() {
        return;
    }
    let written = machine.unrecorded(|machine| told(machine, &pending));
    if let Some(trace) = &mut host(machine).trace {
        trace.settle(written);
    }
}

/// What was written up to now, with the values of what has been written since the latest step.
pub(super) fn all(machine: &Machine) -> Vec<Written> {
    let Some(mut trace) = host_ref(machine).trace.clone() else { return Vec::new() };
    let pending = trace.take_pending();
    trace.written.extend(told(machine, &pending));
    trace.written
}

fn told(machine: &Machine, pending: &[(MemoryCell, Write, bool)]) -> Vec<Written> {
    let one = |(place, write, is_last): &(MemoryCell, Write, bool)| {
        let variable = variable(machine, *place)?;
        let value = is_last.then(|| value(machine, *place, variable.kind)).flatten();
        let Variable { what, in_object, .. } = variable;
        Some(Written { write: *write, place: *place, what, in_object, value })
    };
    pending.iter().filter_map(one).collect()
}

/// A location as the program knows it.
struct Variable {
    what: String,
    in_object: bool,
    kind: Kind,
}

/// A location if it is a variable of the program: not one that the library keeps for itself.
fn variable(machine: &Machine, (object, index): MemoryCell) -> Option<Variable> {
    let linked = machine.program.class(machine.class_of(object));
    if let Shape::Array(element, kind) = linked.shape {
        let of = machine.program.class(element);
        // Collections keep what is put into them in arrays of objects.
        let is_own = of.origin != Origin::Api
            && (of.origin != Origin::Jdk || !of.name.contains('$'))
            && &*of.name != "java/lang/Object";
        let array = simple(&descriptor(&linked.name));
        let what = format!("{}[{index}]", array.strip_suffix("[]").unwrap_or(&array));
        return is_own.then_some(Variable { what, in_object: true, kind });
    }
    if &*linked.name == "java/lang/Class" {
        let of = machine.program.class(machine.class_of_mirror(object));
        let mut fields = of.fields.iter().map(|id| machine.program.field(*id));
        let field = fields.find(|field| field.is_static() && machine.static_word(field.word) == index)?;
        let what = format!("{}.{}", simple(&of.java_name()), machine.program.text(field.name));
        let is_named = !machine.program.text(field.name).starts_with('$');
        let is_own = is_named && of.origin != Origin::Jdk && of.origin != Origin::Api;
        return is_own.then_some(Variable { what, in_object: false, kind: field.kind });
    }
    let fields = linked.chain.iter().rev().flat_map(|class| machine.program.class(*class).fields.iter());
    let mut fields = fields.map(|id| machine.program.field(*id));
    let field = fields.find(|field| !field.is_static() && field.word == index)?;
    let of = machine.program.class(field.class);
    let is_atomic = of.name.starts_with("java/util/concurrent/atomic/");
    let is_own = is_atomic || (of.origin != Origin::Jdk && of.origin != Origin::Api);
    let what = format!("{}.{}", simple(&linked.java_name()), machine.program.text(field.name));
    is_own.then_some(Variable { what, in_object: true, kind: field.kind })
}

fn value(machine: &Machine, (object, index): MemoryCell, kind: Kind) -> Option<String> {
    let heap = &machine.heap;
    if index >= heap.length(object) {
        return None;
    }
    let is_array = matches!(machine.program.class(machine.class_of(object)).shape, Shape::Array(..));
    let word = match (is_array, kind) {
        (true, Kind::Boolean | Kind::Byte) => heap.byte(object, index) as u64,
        (true, Kind::Char | Kind::Short) => u64::from(heap.short(object, index)),
        (true, Kind::Int | Kind::Float | Kind::Reference) => u64::from(heap.int(object, index)),
        _ => heap.get(object, index),
    };
    Some(match kind {
        Kind::Boolean => (word & 1 != 0).to_string(),
        Kind::Byte => (word as i8).to_string(),
        Kind::Short => (word as i16).to_string(),
        Kind::Char => format!("{:?}", char::from_u32(word as u32 & 0xffff).unwrap_or('\u{fffd}')),
        Kind::Int => (word as i32).to_string(),
        Kind::Long => (word as i64).to_string(),
        Kind::Float => f32::from_bits(word as u32).to_string(),
        Kind::Double => f64::from_bits(word).to_string(),
        Kind::Reference => reference(machine, Ref(word as u32)),
        Kind::Void => return None,
    })
}

fn reference(machine: &Machine, object: Ref) -> String {
    if object.is_null() {
        return "null".to_string();
    }
    let linked = machine.program.class(machine.class_of(object));
    if &*linked.name == "java/lang/String" {
        let text = machine.text(object);
        let more = if text.chars().count() > LONGEST { "..." } else { "" };
        return format!("{:?}{more}", text.chars().take(LONGEST).collect::<String>());
    }
    match linked.shape {
        Shape::Array(..) => {
            let name = simple(&descriptor(&linked.name));
            let element = name.strip_suffix("[]").unwrap_or(&name);
            format!("{element}[{}]", machine.heap.length(object))
        }
        _ => format!("a {}", simple(&linked.java_name())),
    }
}

/// The name of a class without its package and the classes around it.
fn simple(name: &str) -> String {
    name.rsplit(['.', '$']).next().unwrap_or(name).to_string()
}

/// What was written, as changes. Objects of which several are written have numbers.
pub(super) fn changes<'a>(
    machine: &Machine,
    all: &'a [Written],
    is_told: impl Fn(TaskId) -> bool + 'a,
) -> Vec<(&'a Written, Change)> {
    let mut objects: Vec<Ref> = Vec::new();
    let told: Vec<&Written> = all.iter().filter(|one| is_told(one.write.task)).collect();
    for one in told.iter().filter(|one| one.in_object) {
        if !objects.contains(&one.place.0) && objects.len() < 1000 {
            objects.push(one.place.0);
        }
    }
    let class = |object: &Ref| machine.class_of(*object);
    let number = |object: Ref| {
        let alike: Vec<Ref> = objects.iter().filter(|one| class(one) == class(&object)).copied().collect();
        (alike.len() > 1).then(|| alike.iter().position(|one| *one == object)).flatten()
    };
    let change = |one: &&'a Written| {
        let number = if one.in_object { number(one.place.0) } else { None };
        let what = match number {
            Some(number) => format!("{} of object {}", one.what, number + 1),
            None => one.what.clone(),
        };
        let task = crate::explain::describe::named(machine, one.write.task);
        (*one, Change { task, what, value: one.value.clone() })
    };
    told.iter().map(change).collect()
}
