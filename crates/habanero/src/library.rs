//! What an access to an object of the library counts as. The tables are in `jdk`.

use crate::host::{Machine, host_ref};
use crate::racing::Admitted;
use crate::session::Session;
use crate::shadow::MemoryCell;
use machine::{Ref, TaskId};
use program::Origin;
use program::linked::{Field, Shape, access};

/// What an access counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The program's: two that nothing orders race.
    Program,
    /// The library is built for it: the order of two is a choice of the schedule, and orders what is around them if one of
    /// them is atomic.
    Synchronizing,
    /// The library lives with it: the order of two is a choice of the schedule, but orders nothing.
    Choice,
    /// No program can notice the order.
    Unnoticeable,
}

impl Role {
    /// What an access is to a location on which tasks race.
    pub(crate) fn admitted(self) -> Admitted {
        match self {
            Role::Synchronizing => Admitted::Library,
            Role::Choice => Admitted::Unordered,
            Role::Program | Role::Unnoticeable => Admitted::Racing,
        }
    }
}

/// What an access of a task to a place counts as. The task stands before it.
pub fn role(machine: &mut Machine, place: MemoryCell, task: TaskId) -> Role {
    if machine.is_class_object(place.0) {
        if let Some(role) = static_role(machine, place) {
            return role;
        }
    } else if is_value_cache(machine, place) || machine.is_text(task, place.0) {
        return Role::Unnoticeable;
    } else if is_identity_cache(machine, place, task) {
        return Role::Choice;
    } else if is_text_cache(machine, place) {
        return Role::Unnoticeable;
    }
    // The static fields of a class of the program are the program's, whatever leads to the class object.
    let of_program = machine.is_class_object(place.0);
    if !of_program && machine.is_cached(place.0) || is_in_complete_objects(machine, place.0, task) {
        return Role::Unnoticeable;
    }
    let Some((by, method)) = running(machine, task) else { return Role::Program };
    let accessing = machine.program.class(by);
    if accessing.origin != Origin::Jdk {
        return Role::Program;
    }
    let plain = jdk::is_plain_method(&method) && jdk::role(&accessing.name) == jdk::Role::Synchronizing;
    if is_synchronizing(machine, place, task, by) {
        return if plain { Role::Program } else { Role::Synchronizing };
    }
    if !plain
        && machine.is_of_library(place.0)
        && !machine.is_called_by_program(task, place.0)
        && !machine.is_in_reach_of_program(place.0)
    {
        return Role::Choice;
    }
    Role::Program
}

/// Whether no program can notice the order of operations on a monitor, or on a word of an object: it belongs to a cache
/// of the library, or it is a monitor that guards nothing else.
pub fn is_unnoticeable(session: &mut Session, object: Ref, index: Option<u32>) -> bool {
    let machine = &mut session.machine;
    if host_ref(machine).own_locks.contains_key(&object) && index.is_none() {
        return false;
    }
    if machine.is_class_object(object) {
        let of_library = machine.program.class(machine.class_of_mirror(object)).origin == Origin::Jdk;
        return match index {
            Some(index) => static_role(machine, (object, index)) == Some(Role::Unnoticeable),
            None => of_library && machine.keeps_nothing(object),
        };
    }
    match index {
        Some(index) => is_value_cache(machine, (object, index)) || machine.is_cached(object),
        // Whoever holds it may stand before a choice: who comes first shows, unless nothing but a cache is inside.
        None => {
            let class = machine.class_of(object);
            machine.is_cached(object) || jdk::guards_value_cache(&machine.program.class(class).name)
        }
    }
}

/// Whether a field of an object of the library is final, so that whoever gets the object sees it (JLS 17.5), or is
/// computed from others when it is first asked for. Or an object is one that no program gets.
pub fn is_value_cache(machine: &Machine, place: MemoryCell) -> bool {
    if jdk::is_private_cache(&machine.program.class(machine.class_of(place.0)).name) {
        return true;
    }
    field_at(machine, place).is_some_and(|field| {
        let class = machine.program.class(field.class);
        class.origin == Origin::Jdk
            && (field.is_final() || jdk::is_value_cache(&class.name, machine.program.text(field.name)))
    })
}

/// Whether a place belongs to an object that an operation of the library as a whole keeps to itself: what it does there follows
/// from the order of operations.
pub fn is_kept(machine: &Machine, place: MemoryCell, by: Option<jdk::Row>) -> bool {
    let class = machine.program.class(machine.class_of(place.0));
    let name = &class.name;
    class.origin == Origin::Jdk
        && !machine.is_class_object(place.0)
        && by.is_some_and(|row| jdk::keeps(row, name))
}

/// Whether a field of an object of the library keeps an object that was made when it was first asked for, and that the
/// program gets.
fn is_identity_cache(machine: &Machine, place: MemoryCell, task: TaskId) -> bool {
    field_at(machine, place).is_some_and(|field| {
        let class = machine.program.class(field.class);
        let name = machine.program.text(field.name);
        class.origin == Origin::Jdk
            && (jdk::is_identity_cache(&class.name, name)
                || jdk::is_text_cache(&class.name, name) && is_asked_by_program(machine, task))
    })
}

/// Whether a field of an object of the library keeps a text that was made when it was first asked for.
fn is_text_cache(machine: &Machine, place: MemoryCell) -> bool {
    field_at(machine, place).is_some_and(|field| {
        let class = machine.program.class(field.class);
        class.origin == Origin::Jdk && jdk::is_text_cache(&class.name, machine.program.text(field.name))
    })
}

/// Whether the class whose method a task is in was called by the program.
fn is_asked_by_program(machine: &Machine, task: TaskId) -> bool {
    let frames = machine.stack_of(task).frames.iter().rev();
    let mut classes = frames.map(|frame| machine.program.method(frame.method).class);
    let running = classes.next();
    let caller = classes.find(|class| Some(*class) != running);
    caller.is_some_and(|class| machine.program.class(class).origin != Origin::Jdk)
}

/// Whether a task is in methods of the library that make and read objects which are complete before others see them, and
/// works on one of those. An array is one if such an object holds it: others may be the program's.
fn is_in_complete_objects(machine: &Machine, object: Ref, task: TaskId) -> bool {
    let frames = machine.stack_of(task).frames.iter().rev();
    let mut classes = frames.map(|frame| machine.program.class(machine.program.method(frame.method).class));
    let is_inside = classes
        .by_ref()
        .take_while(|class| class.origin == Origin::Jdk)
        .any(|class| jdk::is_complete_when_seen(&class.name));
    let is_array = matches!(machine.program.class(machine.class_of(object)).shape, Shape::Array(..));
    is_inside && (!is_array || machine.is_held_below(task, object, jdk::is_complete_when_seen))
}

/// Whether an object is the class object of a class of the library: every task gets to it.
pub fn is_library_class(session: &Session, object: Ref) -> bool {
    let machine = &session.machine;
    machine.is_class_object(object)
        && machine.program.class(machine.class_of_mirror(object)).origin == Origin::Jdk
}

/// What an access to a class object of the library counts as; none if it is one of the program.
fn static_role(machine: &Machine, place: MemoryCell) -> Option<Role> {
    let of = machine.class_of_mirror(place.0);
    let linked = machine.program.class(of);
    let is_it = |field: &&Field| field.is_static() && machine.static_word(field.word) == place.1;
    let field = linked.fields.iter().map(|id| machine.program.field(*id)).find(is_it);
    match field {
        // What the machine and reflection keep in class objects.
        None => Some(Role::Unnoticeable),
        Some(_) if linked.origin != Origin::Jdk => None,
        Some(field) if jdk::is_cache(&linked.name, machine.program.text(field.name)) => {
            Some(Role::Unnoticeable)
        }
        Some(_) => Some(Role::Choice),
    }
}

/// Whether a place is a final field of an object.
pub fn is_final(machine: &Machine, place: MemoryCell) -> bool {
    !machine.is_class_object(place.0) && field_at(machine, place).is_some_and(Field::is_final)
}

/// The field of an object at a word.
fn field_at(machine: &Machine, (object, word): MemoryCell) -> Option<&Field> {
    let linked = machine.program.class(machine.class_of(object));
    if matches!(linked.shape, Shape::Array(..)) {
        return None;
    }
    let fields = linked.chain.iter().rev().flat_map(|class| machine.program.class(*class).fields.iter());
    fields.map(|id| machine.program.field(*id)).find(|field| !field.is_static() && field.word == word)
}

/// The class and the name of the method that a task is in.
fn running(machine: &Machine, task: TaskId) -> Option<(program::ClassId, String)> {
    let frame = machine.stack_of(task).frames.last()?;
    let method = machine.program.method(frame.method);
    Some((method.class, machine.program.text(method.name).to_string()))
}

/// Whether a place is an atomic variable of the program: a field that a class of the program or an atomic variable
/// declares, or an element of an array that is no inner part of the library.
pub fn is_variable_of_program(session: &Session, place: MemoryCell) -> bool {
    let machine = &session.machine;
    if machine.is_class_object(place.0) {
        return machine.program.class(machine.class_of_mirror(place.0)).origin != Origin::Jdk;
    }
    if let Shape::Array(element, _) = machine.program.class(machine.class_of(place.0)).shape {
        let element = machine.program.class(element);
        return element.origin != Origin::Jdk || element.access & access::PUBLIC != 0;
    }
    let declaring = field_at(machine, place).map(|field| machine.program.class(field.class));
    declaring.is_none_or(|class| class.origin != Origin::Jdk || jdk::is_atomic_variable(&class.name))
}

/// Whether the program itself makes the access that a task stands before, or a method of an atomic variable does for
/// it.
pub fn is_programs(session: &Session, task: TaskId) -> bool {
    let machine = &session.machine;
    let classes =
        machine.stack_of(task).frames.iter().rev().map(|frame| machine.program.method(frame.method).class);
    let mut classes = classes.map(|class| machine.program.class(class));
    let is_atomic = |name: &str| jdk::role(name) == jdk::Role::Synchronizing && name.contains("/atomic/");
    classes.find(|class| !is_atomic(&class.name)).is_some_and(|class| class.origin != Origin::Jdk)
}

/// Whether a place belongs to a class that is built on volatile variables and compare-and-set: a field of it, an
/// element of an array of its inner parts, or one of an array that an object of it holds and works on.
fn is_synchronizing(machine: &Machine, place: MemoryCell, task: TaskId, by: program::ClassId) -> bool {
    let synchronizes = |class: program::ClassId| {
        let linked = machine.program.class(class);
        linked.origin == Origin::Jdk && jdk::role(&linked.name) == jdk::Role::Synchronizing
    };
    if let Some(field) = field_at(machine, place) {
        let owner = &machine.program.class(field.class).name;
        let inside = jdk::SYNCHRONIZES_INSIDE.contains(&&**owner);
        return synchronizes(field.class) && !(inside && is_asked_by_program(machine, task));
    }
    let Shape::Array(element, _) = machine.program.class(machine.class_of(place.0)).shape else {
        return false;
    };
    let inner = machine.program.class(element).access & access::PUBLIC == 0
        || jdk::is_inner_array(&machine.program.class(by).name, &machine.program.class(element).name);
    if inner && synchronizes(element) {
        return true;
    }
    synchronizes(by) && machine.is_held_by_receiver(task, place.0)
}
