//! `java.lang.reflect.Array`.

use super::boxing::{box_value, convert};
use super::memory::touch;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::natives::ending::{VOID, null_pointer, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::linked::Shape;
use program::{ClassId, Kind};

pub(super) fn new_array<H: Host>(m: &mut Machine<H>, element: ClassId, length: i32) -> Outcome {
    if element == m.program.primitive(Kind::Void) {
        return Outcome::Raise("java/lang/IllegalArgumentException", None);
    }
    if length < 0 {
        return raise("java/lang/NegativeArraySizeException", length.to_string());
    }
    match m.program.array_of(element) {
        Ok(class) => {
            let Shape::Array(_, kind) = m.program.class(class).shape else { return null_pointer() };
            if m.heap.would_overflow(length as usize * kind.element_bytes() / 8) {
                return raise("java/lang/OutOfMemoryError", "Java heap space");
            }
            reference(m.heap.allocate_array(class, kind, length as u32))
        }
        Err(error) => Outcome::Unsupported(error.to_string()),
    }
}

pub(super) fn multi_new_array<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (element, array) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if element.is_null() || array.is_null() {
        return Err(null_pointer());
    }
    let mut class = m.class_of_mirror(element);
    let name = &m.program.class(class).name;
    let before = name.bytes().take_while(|byte| *byte == b'[').count();
    // An array has at most 255 dimensions.
    let dimensions = 1..=255usize.saturating_sub(before);
    if class == m.program.primitive(Kind::Void) || !dimensions.contains(&(m.heap.length(array) as usize)) {
        return Err(Outcome::Raise("java/lang/IllegalArgumentException", None));
    }
    let bytes = m.read_array(array, 0..m.heap.length(array))?;
    let length = |bytes: &[u8]| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let lengths: Vec<i32> = bytes.chunks_exact(4).map(length).collect();
    if let Some(negative) = lengths.iter().find(|length| **length < 0) {
        return Err(raise("java/lang/NegativeArraySizeException", negative.to_string()));
    }
    for _ in &lengths {
        class = match m.program.array_of(class) {
            Ok(array) => array,
            Err(error) => return Err(Outcome::Unsupported(error.to_string())),
        };
    }
    match m.allocate_nested(class, &lengths) {
        Ok(array) => Ok(reference(array)),
        Err(_) => Err(raise("java/lang/OutOfMemoryError", "Java heap space")),
    }
}

/// The array, a checked index and the kind of its elements.
fn element_of<H: Host>(m: &Machine<H>, a: Args) -> Result<(Ref, u32, Kind), Outcome> {
    let (array, index) = (m.arg_ref(a, 0), m.arg_int(a, 1));
    if array.is_null() {
        return Err(null_pointer());
    }
    let Shape::Array(_, kind) = m.program.class(m.class_of(array)).shape else {
        return Err(raise("java/lang/IllegalArgumentException", "Argument is not an array"));
    };
    let length = m.heap.length(array);
    if index as u32 >= length {
        return Err(Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None));
    }
    Ok((array, index as u32, kind))
}

fn offset(index: u32, kind: Kind) -> i64 {
    super::memory::HEADER + i64::from(index) * kind.element_bytes() as i64
}

pub(super) fn array_get<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (array, index, kind) = element_of(m, a)?;
    touch(m, array, offset(index, kind), kind, HookKind::Read)?;
    let value = super::memory::read(m, array, offset(index, kind), kind).unwrap_or(0);
    Ok(if kind == Kind::Reference { Outcome::Value(value) } else { box_value(m, kind, value) })
}

pub(super) fn array_get_primitive<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    wanted: Kind,
) -> Result<Outcome, Outcome> {
    let (array, index, kind) = element_of(m, a)?;
    if kind == Kind::Reference {
        let message = "Argument is not an array of primitive type";
        return Err(raise("java/lang/IllegalArgumentException", message));
    }
    if convert(kind, wanted, 0).is_none() {
        return Err(raise("java/lang/IllegalArgumentException", "argument type mismatch"));
    }
    touch(m, array, offset(index, kind), kind, HookKind::Read)?;
    let value = super::memory::read(m, array, offset(index, kind), kind).unwrap_or(0);
    Ok(Outcome::Value(convert(kind, wanted, value).unwrap_or(value)))
}

pub(super) fn array_set_primitive<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    given: Kind,
) -> Result<Outcome, Outcome> {
    let (array, index, kind) = element_of(m, a)?;
    let mismatch = || raise("java/lang/IllegalArgumentException", "argument type mismatch");
    let value = convert(given, kind, m.arg(a, 2)).filter(|_| kind != Kind::Reference).ok_or_else(mismatch)?;
    touch(m, array, offset(index, kind), kind, HookKind::Write)?;
    super::memory::write(m, array, offset(index, kind), kind, value);
    Ok(VOID)
}

pub(super) fn array_set<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (array, index, kind) = element_of(m, a)?;
    let value = m.arg_ref(a, 2);
    let raw = if kind == Kind::Reference {
        let Shape::Array(element, _) = m.program.class(m.class_of(array)).shape else {
            return Err(null_pointer());
        };
        if !value.is_null() && !m.is_instance(value, element) {
            return Err(raise("java/lang/IllegalArgumentException", "array element type mismatch"));
        }
        u64::from(value.0)
    } else {
        let raw = m.unbox(value).and_then(|(from, raw)| convert(from, kind, raw));
        raw.ok_or_else(|| raise("java/lang/IllegalArgumentException", "argument type mismatch"))?
    };
    touch(m, array, offset(index, kind), kind, HookKind::Write)?;
    super::memory::write(m, array, offset(index, kind), kind, raw);
    Ok(VOID)
}
