//! `java.lang.reflect.Field` where the JDK itself would read and write fields through method handles.

use super::boxing::{box_value, convert};
use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, ended, null_pointer, raise};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::{Kind, linked::access};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/lang/reflect/Field",
            &[
                ("get", "*", |m, a| {
                    let value = place(m, a).and_then(|place| Ok((place.kind, place.read(m)?)));
                    ended(value.map(|(kind, value)| match kind {
                        Kind::Reference => Outcome::Value(value),
                        kind => box_value(m, kind, value),
                    }))
                }),
                ("getBoolean", "*", |m, a| ended(get(m, a, Kind::Boolean))),
                ("getByte", "*", |m, a| ended(get(m, a, Kind::Byte))),
                ("getChar", "*", |m, a| ended(get(m, a, Kind::Char))),
                ("getShort", "*", |m, a| ended(get(m, a, Kind::Short))),
                ("getInt", "*", |m, a| ended(get(m, a, Kind::Int))),
                ("getLong", "*", |m, a| ended(get(m, a, Kind::Long))),
                ("getFloat", "*", |m, a| ended(get(m, a, Kind::Float))),
                ("getDouble", "*", |m, a| ended(get(m, a, Kind::Double))),
                ("set", "*", |m, a| ended(set(m, a))),
                ("setBoolean", "*", |m, a| ended(set_primitive(m, a, Kind::Boolean))),
                ("setByte", "*", |m, a| ended(set_primitive(m, a, Kind::Byte))),
                ("setChar", "*", |m, a| ended(set_primitive(m, a, Kind::Char))),
                ("setShort", "*", |m, a| ended(set_primitive(m, a, Kind::Short))),
                ("setInt", "*", |m, a| ended(set_primitive(m, a, Kind::Int))),
                ("setLong", "*", |m, a| ended(set_primitive(m, a, Kind::Long))),
                ("setFloat", "*", |m, a| ended(set_primitive(m, a, Kind::Float))),
                ("setDouble", "*", |m, a| ended(set_primitive(m, a, Kind::Double))),
            ],
        )]
    }
}

/// Where a reflected field is.
struct ReflectedField {
    field: Ref,
    object: Ref,
    word: u32,
    kind: Kind,
    is_final: bool,
    volatile: bool,
}

impl ReflectedField {
    fn touch<H: Host>(&self, m: &mut Machine<H>, write: bool) -> Result<(), Outcome> {
        if self.volatile && m.pauses(self.object) {
            return Err(Outcome::Yield);
        }
        m.touch(self.object, self.word..self.word + 1, HookKind::of(self.volatile, write))
    }

    fn read<H: Host>(&self, m: &mut Machine<H>) -> Result<u64, Outcome> {
        self.touch(m, false)?;
        Ok(m.heap.get(self.object, self.word))
    }

    fn write<H: Host>(&self, m: &mut Machine<H>, value: u64) -> Result<Outcome, Outcome> {
        self.touch(m, true)?;
        m.heap.set(self.object, self.word, value);
        Ok(VOID)
    }
}

fn place<H: Host>(m: &mut Machine<H>, a: Args) -> Result<ReflectedField, Outcome> {
    let (field, object) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    let id = m.field_of_reflected(field).ok_or_else(null_pointer)?;
    let linked = m.program.field(id);
    let (class, kind, is_static) = (linked.class, linked.kind, linked.is_static());
    let (word, is_final) = (linked.word, linked.access & access::FINAL != 0);
    let (volatile, modifiers) = (linked.access & access::VOLATILE != 0, linked.access);
    if is_static || !object.is_null() {
        let target = (!is_static).then(|| m.class_of(object));
        m.check_member(field, class, target, modifiers)?;
    }
    if is_static {
        // Who was given the field while the class was being initialised need not wait for the end of that.
        if m.is_program(class) && m.initialization(class).shows_who_ran_it(m.current) && H::has_company(m) {
            let name = m.program.class(class).java_name();
            return Err(Outcome::Unsupported(format!(
                "a static field of {name} by reflection, where it matters who initialises {name}, is not modelled"
            )));
        }
        if m.needs_initialization(class) {
            return Err(Outcome::Initialize(class));
        }
        let (object, word) = (m.mirror(class), m.static_word(word));
        return Ok(ReflectedField { field, object, word, kind, is_final, volatile });
    }
    if object.is_null() {
        return Err(raise(
            "java/lang/NullPointerException",
            "Cannot invoke \"Object.getClass()\" because \"o\" is null",
        ));
    }
    if !m.is_instance(object, class) {
        let name = m.class_name_of(object);
        return Err(refused(m, field, "java/lang/IllegalArgumentException", &name, ""));
    }
    Ok(ReflectedField { field, object, word, kind, is_final, volatile })
}

/// `Foo.bar`, and the type of the field.
fn names<H: Host>(m: &Machine<H>, field: Ref) -> (String, String) {
    let class = m.class_of_mirror(Ref(m.get_field(field, "clazz") as u32));
    let name = m.text_or_null(Ref(m.get_field(field, "name") as u32));
    let kind = m.class_of_mirror(Ref(m.get_field(field, "type") as u32));
    (format!("{}.{name}", m.program.class(class).java_name()), m.program.class(kind).java_name())
}

fn refused<H: Host>(m: &Machine<H>, field: Ref, error: &'static str, kind: &str, value: &str) -> Outcome {
    let (name, field_type) = names(m, field);
    let modifiers = m.get_field(field, "modifiers") as u16;
    let is_static = if modifiers & access::STATIC != 0 { " static" } else { "" };
    let is_final = if modifiers & access::FINAL != 0 { " final" } else { "" };
    let what = match (kind, value) {
        (kind, value) if !value.is_empty() => format!("({kind}){value}"),
        ("", _) => "null value".to_string(),
        (kind, _) => kind.to_string(),
    };
    raise(error, format!("Can not set{is_static}{is_final} {field_type} field {name} to {what}"))
}

fn get<H: Host>(m: &mut Machine<H>, a: Args, wanted: Kind) -> Result<Outcome, Outcome> {
    let place = place(m, a)?;
    if place.kind == Kind::Reference || convert(place.kind, wanted, 0).is_none() {
        let (name, kind) = names(m, place.field);
        let wanted = wanted.java_name();
        let message =
            format!("Attempt to get {kind} field \"{name}\" with illegal data type conversion to {wanted}");
        return Err(raise("java/lang/IllegalArgumentException", message));
    }
    let value = place.read(m)?;
    Ok(Outcome::Value(convert(place.kind, wanted, value).unwrap_or(value)))
}

/// Final fields can be written only after `setAccessible`, and static ones and those of records never.
fn writable<H: Host>(m: &mut Machine<H>, place: &ReflectedField) -> Result<bool, Outcome> {
    if !place.is_final {
        return Ok(true);
    }
    let class = m.class_of_mirror(Ref(m.get_field(place.field, "clazz") as u32));
    let record = m.program.class(class).file.as_ref().is_some_and(|file| file.record.is_some());
    let is_static = m.get_field(place.field, "modifiers") as u16 & access::STATIC != 0;
    Ok(!record && !is_static && m.read_field(place.field, "override")? != 0)
}

fn set<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let place = place(m, a)?;
    let value = m.arg_ref(a, 2);
    let kind = if value.is_null() { String::new() } else { m.class_name_of(value) };
    if !writable(m, &place)? {
        return Err(refused(m, place.field, "java/lang/IllegalAccessException", &kind, ""));
    }
    let raw = if place.kind == Kind::Reference {
        let wanted = m.class_of_mirror(Ref(m.get_field(place.field, "type") as u32));
        (value.is_null() || m.is_instance(value, wanted)).then_some(u64::from(value.0))
    } else {
        m.unbox(value).and_then(|(from, raw)| convert(from, place.kind, raw))
    };
    match raw {
        Some(raw) => place.write(m, raw),
        None if value.is_null() => Err(null_pointer()),
        None => Err(refused(m, place.field, "java/lang/IllegalArgumentException", &kind, "")),
    }
}

fn set_primitive<H: Host>(m: &mut Machine<H>, a: Args, from: Kind) -> Result<Outcome, Outcome> {
    let place = place(m, a)?;
    let value = m.arg(a, 2);
    let text = match from {
        Kind::Boolean => (value as u32 != 0).to_string(),
        Kind::Char => String::from_utf16_lossy(&[value as u16]),
        Kind::Long => (value as i64).to_string(),
        Kind::Float | Kind::Double => "a number".to_string(),
        _ => (value as i32).to_string(),
    };
    let name = from.java_name();
    if !writable(m, &place)? {
        return Err(refused(m, place.field, "java/lang/IllegalAccessException", name, &text));
    }
    match convert(from, place.kind, value).filter(|_| place.kind != Kind::Reference) {
        Some(raw) => place.write(m, raw),
        None => Err(refused(m, place.field, "java/lang/IllegalArgumentException", name, &text)),
    }
}
