//! What makes handles and answers questions about them.

use super::{BYTES, BYTES_BIG, ELEMENT, FINAL, FORM, INSTANCE, KIND, STATIC, TARGET, TYPE, access_of};
use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::Access;
use crate::machine::Machine;
use crate::stop::{Args, Outcome};
use program::linked::{Shape, access};
use program::names::class_of_descriptor;
use program::{ClassId, Kind};

/// `no such field: Foo.bar/int/getField`
fn missing_field<H: Host>(m: &Machine<H>, a: Args, class: ClassId, name: &str, wants_static: bool) -> String {
    let wanted = m.arg_ref(a, 3);
    let wanted =
        if wanted.is_null() { "null".into() } else { m.program.class(m.class_of_mirror(wanted)).java_name() };
    let how = if wants_static { "getStatic" } else { "getField" };
    format!("no such field: {}.{name}/{wanted}/{how}", m.program.class(class).java_name())
}

/// `Lookup.findVarHandle(Class, String, Class)` and `findStaticVarHandle`.
pub(crate) fn find_var_handle<H: Host>(m: &mut Machine<H>, a: Args, wants_static: bool) -> Outcome {
    let (mirror, name) = (m.arg_ref(a, 1), m.arg_ref(a, 2));
    if mirror.is_null() || name.is_null() {
        return Outcome::Raise("java/lang/NullPointerException", None);
    }
    let class = m.class_of_mirror(mirror);
    let name = m.text(name);
    let Some(id) = m.program.find_field(class, &name) else {
        return Outcome::Raise(
            "java/lang/NoSuchFieldException",
            Some(missing_field(m, a, class, &name, wants_static)),
        );
    };
    let field = m.program.field(id);
    let (is_static, word, kind, owner) = (field.is_static(), field.word, field.kind, field.class);
    let is_final = field.access & access::FINAL != 0;
    let (variable, descriptor) = (m.arg_ref(a, 3), m.program.text(field.descriptor).to_string());
    let declared = match Kind::of(&descriptor) {
        Some(Kind::Reference) => m.program.load(class_of_descriptor(&descriptor)),
        _ => Ok(m.program.primitive(kind)),
    };
    match declared {
        Ok(declared) if !variable.is_null() && declared == m.class_of_mirror(variable) => {}
        _ => {
            return Outcome::Raise(
                "java/lang/NoSuchFieldException",
                Some(missing_field(m, a, class, &name, wants_static)),
            );
        }
    }
    if is_static {
        if m.needs_initialization(owner) {
            return Outcome::Initialize(owner);
        }
        let mirror = m.mirror(owner);
        let word = m.static_word(word);
        return m.make_handle(mirror, variable, STATIC, word, kind, is_final);
    }
    m.make_handle(mirror, variable, INSTANCE, word, kind, is_final)
}

/// `MethodHandles.arrayElementVarHandle(Class)`.
pub(crate) fn array_element_handle<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
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
pub(crate) fn byte_view_handle<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let order = m.arg_ref(a, 1);
    let name = if order.is_null() { Ref::NULL } else { Ref(m.get_field(order, "name") as u32) };
    let big = !name.is_null() && m.text(name) == "BIG_ENDIAN";
    match m.program.class(class).shape {
        Shape::Array(element, kind) => {
            let bytes = m.known.bytes;
            let (mirror, element) = (m.mirror(bytes), m.mirror(element));
            m.make_handle(mirror, element, if big { BYTES_BIG } else { BYTES }, 0, kind, false)
        }
        _ => Outcome::Raise("java/lang/IllegalArgumentException", Some("not an array type".into())),
    }
}

/// `VarHandle.varType()`
pub(crate) fn variable_type<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let words = m.handle_words();
    Outcome::Value(m.heap.get(m.arg_ref(a, 0), words + TYPE))
}

/// `VarHandle.coordinateTypes()`: goes on with `List.of`.
pub(crate) fn coordinate_types<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
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
pub(crate) fn is_supported<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (handle, mode) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if mode.is_null() {
        return Outcome::Raise("java/lang/NullPointerException", None);
    }
    let words = m.handle_words();
    let name = m.text_or_null(Ref(m.get_field(mode, "methodName") as u32));
    let kind =
        Kind::PRIMITIVES.get(m.heap.get(handle, words + KIND) as usize).copied().unwrap_or(Kind::Reference);
    let bytes = m.heap.get(handle, words + FORM) >= BYTES;
    let supported = match access_of(&name).map(|(access, _)| access) {
        Some(Access::Get) => true,
        Some(_) if m.heap.get(handle, words + FINAL) != 0 => false,
        Some(Access::Set) => true,
        Some(_) if bytes && kind.element_bytes() < 4 => false,
        Some(Access::GetAndAdd) => {
            !(matches!(kind, Kind::Boolean | Kind::Reference)
                || bytes && matches!(kind, Kind::Float | Kind::Double))
        }
        Some(Access::GetAndOr | Access::GetAndAnd | Access::GetAndXor) => {
            !matches!(kind, Kind::Float | Kind::Double | Kind::Reference)
        }
        Some(_) => true,
        None => false,
    };
    Outcome::Value(u64::from(supported))
}
