//! `System.arraycopy`.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::natives::ending::{VOID, null_pointer, raise};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::Kind;
use program::linked::Shape;

pub(super) fn arraycopy<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (from, from_at) = (m.arg_ref(a, 0), m.arg_int(a, 1));
    let (to, to_at, length) = (m.arg_ref(a, 2), m.arg_int(a, 3), m.arg_int(a, 4));
    if from.is_null() || to.is_null() {
        return null_pointer();
    }
    let shapes = (m.program.class(m.class_of(from)).shape, m.program.class(m.class_of(to)).shape);
    let (Shape::Array(from_element, kind), Shape::Array(to_element, to_kind)) = shapes else {
        return bad_copy(m, from, to);
    };
    if kind != to_kind {
        return bad_copy(m, from, to);
    }
    if let Some(message) = copy_bounds(m, from, from_at, to, to_at, length) {
        return raise("java/lang/ArrayIndexOutOfBoundsException", message);
    }
    let size = kind.element_bytes();
    if kind == Kind::Reference && from != to && !m.program.is_subclass(from_element, to_element) {
        return checked_copy(m, (from, from_at as u32), (to, to_at as u32), length as u32, to_element);
    }
    let (read, written) = (from_at as u32, to_at as u32);
    let announced = m
        .touch(from, read..read + length as u32, HookKind::Read)
        .and_then(|()| m.touch(to, written..written + length as u32, HookKind::Write));
    if let Err(outcome) = announced {
        return outcome;
    }
    m.heap.copy_bytes(from, from_at as usize * size, to, to_at as usize * size, length as usize * size);
    VOID
}

/// Element by element, as far as the elements fit.
fn checked_copy<H: Host>(
    m: &mut Machine<H>,
    (from, from_at): (Ref, u32),
    (to, to_at): (Ref, u32),
    length: u32,
    element: program::ClassId,
) -> Outcome {
    let fits = |value: Ref| value.is_null() || m.is_instance(value, element);
    let fitting = (0..length).take_while(|index| fits(m.heap.element(from, from_at + index))).count() as u32;
    let read = (fitting + 1).min(length);
    let announced = m
        .touch(from, from_at..from_at + read, HookKind::Read)
        .and_then(|()| m.touch(to, to_at..to_at + fitting, HookKind::Write));
    if let Err(outcome) = announced {
        return outcome;
    }
    m.heap.copy_bytes(from, from_at as usize * 4, to, to_at as usize * 4, fitting as usize * 4);
    if fitting == length {
        return VOID;
    }
    let source = m.program.class(m.class_of(from));
    let Shape::Array(source_element, _) = source.shape else { return null_pointer() };
    let (source, target) = (crate::describe::descriptor(&source.name), m.program.class(element).java_name());
    let message = if m.program.is_subclass(element, source_element) {
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {source} to the type of the destination array, {target}"
        )
    } else {
        format!("arraycopy: type mismatch: can not copy {source} into {target}[]")
    };
    raise("java/lang/ArrayStoreException", message)
}

fn bad_copy<H: Host>(m: &Machine<H>, from: Ref, to: Ref) -> Outcome {
    let describe = |object: Ref| {
        let class = m.program.class(m.class_of(object));
        match class.shape {
            Shape::Array(_, Kind::Reference) => "object array[]".to_string(),
            Shape::Array(_, kind) => format!("{}[]", kind.java_name()),
            _ => class.java_name(),
        }
    };
    let is_array = |object: Ref| m.program.class(m.class_of(object)).is_array();
    let message = if !is_array(from) {
        format!("arraycopy: source type {} is not an array", describe(from))
    } else if !is_array(to) {
        format!("arraycopy: destination type {} is not an array", describe(to))
    } else {
        format!("arraycopy: type mismatch: can not copy {} into {}", describe(from), describe(to))
    };
    raise("java/lang/ArrayStoreException", message)
}

fn copy_bounds<H: Host>(
    m: &Machine<H>,
    from: Ref,
    from_at: i32,
    to: Ref,
    to_at: i32,
    length: i32,
) -> Option<String> {
    let name = |array: Ref| match m.program.class(m.class_of(array)).shape {
        Shape::Array(_, Kind::Reference) => "object array".to_string(),
        Shape::Array(_, kind) => kind.java_name().to_string(),
        _ => String::new(),
    };
    let (from_length, to_length) = (m.heap.length(from), m.heap.length(to));
    if from_at < 0 {
        return Some(format!(
            "arraycopy: source index {from_at} out of bounds for {}[{from_length}]",
            name(from)
        ));
    }
    if to_at < 0 {
        return Some(format!(
            "arraycopy: destination index {to_at} out of bounds for {}[{to_length}]",
            name(to)
        ));
    }
    if length < 0 {
        return Some(format!("arraycopy: length {length} is negative"));
    }
    let end = from_at as u32 + length as u32;
    if end > from_length {
        return Some(format!(
            "arraycopy: last source index {end} out of bounds for {}[{from_length}]",
            name(from)
        ));
    }
    let end = to_at as u32 + length as u32;
    if end > to_length {
        return Some(format!(
            "arraycopy: last destination index {end} out of bounds for {}[{to_length}]",
            name(to)
        ));
    }
    None
}
