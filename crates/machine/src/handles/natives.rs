//! What makes handles and answers questions about them.

use super::lookups::Looked;
use super::{BYTES, BYTES_BIG, ELEMENT, FINAL, FORM, INSTANCE, STATIC, TARGET, TYPE, WORDS, access_of};
use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::linkage::Access;
use crate::machine::Machine;
use crate::natives::ending::{boolean, ended, raise, reference};
use crate::natives::unmodelled::unmodelled;
use crate::stop::{Args, Outcome};
use program::Kind;
use program::linked::{Shape, access};
use program::names::class_of_descriptor;

pub(crate) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/invoke/VarHandle",
                &[
                    ("varType", "*", variable_type),
                    ("coordinateTypes", "*", coordinate_types),
                    ("isAccessModeSupported", "*", is_supported),
                    ("withInvokeExactBehavior", "*", |m, a| with_behavior(m, a, true)),
                    ("withInvokeBehavior", "*", |m, a| with_behavior(m, a, false)),
                ],
            ),
            (
                "java/lang/invoke/MethodHandles$Lookup",
                &[
                    ("findVarHandle", "*", |m, a| ended(find_var_handle(m, a, false))),
                    ("findStaticVarHandle", "*", |m, a| ended(find_var_handle(m, a, true))),
                ],
            ),
            ("java/lang/invoke/MethodHandleNatives", super::members::natives()),
            ("java/lang/invoke/LambdaForm$NamedFunction", super::calls::functions()),
            ("java/lang/invoke/LambdaForm", super::calls::forms()),
            ("java/lang/invoke/Invokers", super::calls::invokers()),
            ("java/lang/invoke/MethodHandleImpl", super::calls::implementation()),
            (
                "java/lang/invoke/MethodHandles",
                &[
                    ("arrayElementVarHandle", "*", array_element_handle),
                    ("byteArrayViewVarHandle", "*", byte_view_handle),
                    ("lookup", "*", lookup),
                ],
            ),
        ]
    }
}

/// `MethodHandles.lookup()`
fn lookup<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    let class =
        m.trace_of(&m.stack).first().map_or(m.known.object, |frame| m.program.method(frame.method).class);
    let inside = m.mirror(class);
    match m.program.load("java/lang/invoke/MethodHandles$Lookup") {
        Ok(class) => {
            let words = m.program.class(class).instance_words;
            let lookup = m.heap.allocate_object(class, words);
            m.set_field(lookup, "lookupClass", u64::from(inside.0));
            m.set_field(lookup, "allowedModes", m.version().full_lookup);
            reference(lookup)
        }
        Err(error) => Outcome::Unsupported(error.to_string()),
    }
}

/// `VarHandle.withInvokeExactBehavior()` and `withInvokeBehavior()`: the handle itself if it behaves so.
fn with_behavior<H: Host>(m: &mut Machine<H>, a: Args, exact: bool) -> Outcome {
    let handle = m.arg_ref(a, 0);
    if (m.get_field(handle, "exact") != 0) == exact {
        return reference(handle);
    }
    let (class, words) = (m.class_of(handle), m.handle_words() + WORDS);
    let copy = m.heap.allocate_object(class, words);
    for word in 0..words {
        let value = m.heap.get(handle, word);
        m.heap.set(copy, word, value);
    }
    m.set_field(copy, "exact", u64::from(exact));
    reference(copy)
}

/// `Lookup.findVarHandle(Class, String, Class)` and `findStaticVarHandle`.
fn find_var_handle<H: Host>(m: &mut Machine<H>, a: Args, wants_static: bool) -> Result<Outcome, Outcome> {
    let (lookup, mirror, name, variable) =
        (m.arg_ref(a, 0), m.arg_ref(a, 1), m.arg_ref(a, 2), m.arg_ref(a, 3));
    if mirror.is_null() || name.is_null() || variable.is_null() {
        return Err(Outcome::Raise("java/lang/NullPointerException", None));
    }
    let class = m.class_of_mirror(mirror);
    m.check_looked_class(lookup, class)?;
    let name = m.text(name);
    let wanted = m.program.class(m.class_of_mirror(variable)).java_name();
    let text = |m: &Machine<H>, is_static: bool| {
        let how = if is_static { "getStatic" } else { "getField" };
        format!("{}.{name}/{wanted}/{how}", m.program.class(class).java_name())
    };
    let missing = |m: &Machine<H>| {
        raise("java/lang/NoSuchFieldException", format!("no such field: {}", text(m, wants_static)))
    };
    let descriptor = m.descriptor_of_mirror(variable);
    let id = m.program.find_field_of(class, &name, &descriptor).ok_or_else(|| missing(m))?;
    let field = m.program.field(id);
    let (is_static, word, kind, owner) = (field.is_static(), field.word, field.kind, field.class);
    let modifiers = field.access;
    let declared = match kind {
        Kind::Reference => m.program.load(class_of_descriptor(&descriptor)),
        _ => Ok(m.program.primitive(kind)),
    };
    // A class of that name by another loader is another class.
    if !declared.is_ok_and(|declared| declared == m.class_of_mirror(variable)) {
        return Err(missing(m));
    }
    let looked = Looked { asked: class, owner, modifiers, text: text(m, is_static) };
    m.check_looked_field(lookup, &looked, wants_static)?;
    let is_final = modifiers & access::FINAL != 0;
    if is_static {
        if m.needs_initialization(owner) {
            return Ok(Outcome::Initialize(owner));
        }
        let mirror = m.mirror(owner);
        let word = m.static_word(word);
        return Ok(m.make_handle(mirror, variable, STATIC, word, kind, is_final));
    }
    Ok(m.make_handle(mirror, variable, INSTANCE, word, kind, is_final))
}

/// `MethodHandles.arrayElementVarHandle(Class)`.
fn array_element_handle<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    match m.program.class(class).shape {
        Shape::Array(element, kind) => {
            let (mirror, element) = (m.mirror(class), m.mirror(element));
            m.make_handle(mirror, element, ELEMENT, 0, kind, false)
        }
        _ => Outcome::Raise("java/lang/IllegalArgumentException", Some("not an array type".into())),
    }
}

/// `MethodHandles.byteArrayViewVarHandle(Class, ByteOrder)`.
fn byte_view_handle<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let order = m.arg_ref(a, 1);
    let name = if order.is_null() { Ref::NULL } else { Ref(m.get_field(order, "name") as u32) };
    let big = !name.is_null() && m.text(name) == "BIG_ENDIAN";
    match m.program.class(class).shape {
        Shape::Array(_, Kind::Byte | Kind::Boolean | Kind::Reference) => {
            Outcome::Raise("java/lang/UnsupportedOperationException", None)
        }
        Shape::Array(element, kind) => {
            let bytes = m.known.bytes;
            let (mirror, element) = (m.mirror(bytes), m.mirror(element));
            m.make_handle(mirror, element, if big { BYTES_BIG } else { BYTES }, 0, kind, false)
        }
        _ => Outcome::Raise("java/lang/IllegalArgumentException", Some("not an array type".into())),
    }
}

/// `VarHandle.varType()`
fn variable_type<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let words = m.handle_words();
    Outcome::Value(m.heap.get(m.arg_ref(a, 0), words + TYPE))
}

/// `VarHandle.coordinateTypes()`: goes on with `List.of`.
fn coordinate_types<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let handle = m.arg_ref(a, 0);
    let words = m.handle_words();
    let (form, target) = (m.heap.get(handle, words + FORM), m.heap.get(handle, words + TARGET));
    let int = m.program.primitive(Kind::Int);
    let (descriptor, arguments) = match form {
        STATIC => ("()Ljava/util/List;", Vec::new()),
        INSTANCE => ("(Ljava/lang/Object;)Ljava/util/List;", vec![target]),
        _ => (
            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/List;",
            vec![target, u64::from(m.mirror(int).0)],
        ),
    };
    match m.method_named("java/util/List", "of", descriptor) {
        Ok(method) => Outcome::Call(method, arguments),
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// `VarHandle.isAccessModeSupported(AccessMode)`
fn is_supported<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (handle, mode) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if mode.is_null() {
        return Outcome::Raise("java/lang/NullPointerException", None);
    }
    let name = m.text_or_null(Ref(m.get_field(mode, "methodName") as u32));
    match access_of(&name) {
        Some((access, mode)) => ended(m.supports(handle, access, mode.is_some()).map(boolean)),
        None => boolean(false),
    }
}

impl<H: Host> Machine<H> {
    /// Whether a handle has an access mode; `atomic` means all but plain reading and writing.
    pub(super) fn supports(&mut self, handle: Ref, access: Access, atomic: bool) -> Result<bool, Outcome> {
        let words = self.handle_words();
        let kind = self.variable_kind(handle);
        let bytes = self.heap.get(handle, words + FORM) >= BYTES;
        if bytes && atomic && !self.version().atomic_views {
            return Err(unmodelled("an atomic access to a view of bytes"));
        }
        Ok(match access {
            Access::Get => true,
            _ if self.heap.get(handle, words + FINAL) != 0 => false,
            Access::Set => true,
            _ if bytes && kind.element_bytes() < 4 => false,
            Access::GetAndAdd => {
                !(matches!(kind, Kind::Boolean | Kind::Reference)
                    || bytes && matches!(kind, Kind::Float | Kind::Double))
            }
            Access::GetAndOr | Access::GetAndAnd | Access::GetAndXor => {
                !matches!(kind, Kind::Float | Kind::Double | Kind::Reference)
            }
            _ => true,
        })
    }
}
