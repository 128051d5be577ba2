//! Reflection, as far as the JDK's own library and ordinary programs need it.

use super::arrays::{
    array_get, array_get_primitive, array_set, array_set_primitive, multi_new_array, new_array,
};
use super::boxing::convert;
use super::ending::failed;
use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::linkage::{Intrinsic, StubKey};
use crate::machine::Machine;
use crate::natives::ending::{ended, int, null_pointer, raise};
use crate::stop::{Args, Flow, Outcome, Stop};
use crate::stub::{StubBuilder, wrapper};
use program::code::{Handler, Op};
use program::linked::access;
use program::names::{class_of_descriptor, split_descriptor};
use program::{FieldId, Kind, MethodId};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            ("java/lang/reflect/Method", &[("invoke", "*", invoke_method)]),
            (
                "java/lang/reflect/Constructor",
                &[("newInstance", "*", construct), ("newInstanceWithCaller", "*", construct)],
            ),
            (
                "java/lang/reflect/Array",
                &[
                    ("newArray", "*", |m, a| match m.arg_ref(a, 0) {
                        Ref::NULL => null_pointer(),
                        element => {
                            let element = m.class_of_mirror(element);
                            let length = m.arg_int(a, 1);
                            new_array(m, element, length)
                        }
                    }),
                    ("multiNewArray", "*", |m, a| ended(multi_new_array(m, a))),
                    ("getLength", "*", |m, a| match m.arg_ref(a, 0) {
                        Ref::NULL => null_pointer(),
                        array if m.program.class(m.class_of(array)).is_array() => {
                            int(m.heap.length(array) as i32)
                        }
                        _ => raise("java/lang/IllegalArgumentException", "Argument is not an array"),
                    }),
                    ("get", "*", |m, a| ended(array_get(m, a))),
                    ("set", "*", |m, a| ended(array_set(m, a))),
                    ("getShort", "*", |m, a| ended(array_get_primitive(m, a, Kind::Short))),
                    ("getFloat", "*", |m, a| ended(array_get_primitive(m, a, Kind::Float))),
                    ("getInt", "*", |m, a| ended(array_get_primitive(m, a, Kind::Int))),
                    ("getLong", "*", |m, a| ended(array_get_primitive(m, a, Kind::Long))),
                    ("getDouble", "*", |m, a| ended(array_get_primitive(m, a, Kind::Double))),
                    ("getBoolean", "*", |m, a| ended(array_get_primitive(m, a, Kind::Boolean))),
                    ("getByte", "*", |m, a| ended(array_get_primitive(m, a, Kind::Byte))),
                    ("getChar", "*", |m, a| ended(array_get_primitive(m, a, Kind::Char))),
                    ("setShort", "*", |m, a| ended(array_set_primitive(m, a, Kind::Short))),
                    ("setFloat", "*", |m, a| ended(array_set_primitive(m, a, Kind::Float))),
                    ("setInt", "*", |m, a| ended(array_set_primitive(m, a, Kind::Int))),
                    ("setLong", "*", |m, a| ended(array_set_primitive(m, a, Kind::Long))),
                    ("setDouble", "*", |m, a| ended(array_set_primitive(m, a, Kind::Double))),
                    ("setBoolean", "*", |m, a| ended(array_set_primitive(m, a, Kind::Boolean))),
                    ("setByte", "*", |m, a| ended(array_set_primitive(m, a, Kind::Byte))),
                    ("setChar", "*", |m, a| ended(array_set_primitive(m, a, Kind::Char))),
                ],
            ),
        ]
    }
}

fn reflected<H: Host>(m: &Machine<H>, object: Ref) -> MethodId {
    MethodId(m.get_field(object, "slot") as u32)
}

fn construct<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let constructor = reflected(m, m.arg_ref(a, 0));
    let arguments = m.arg_ref(a, 1);
    let declared = m.program.method(constructor).class;
    let serialized = m.serialized_class(m.arg_ref(a, 0));
    let class = serialized.unwrap_or(declared);
    if let Some(outcome) = m.calls_from_library_initializer(class) {
        return outcome;
    }
    let modifiers = m.program.method(constructor).access;
    if serialized.is_none()
        && let Err(outcome) = m.check_member(m.arg_ref(a, 0), class, Some(class), modifiers)
    {
        return outcome;
    }
    if m.program.class(class).access & access::ENUM != 0 {
        return raise("java/lang/IllegalArgumentException", "Cannot reflectively create enum objects");
    }
    if m.program.class(class).access & access::ABSTRACT != 0 {
        return Outcome::Raise("java/lang/InstantiationException", None);
    }
    if m.needs_initialization(class) {
        return Outcome::Initialize(class);
    }
    if let Some(outcome) = wrong_count(m, constructor, arguments) {
        return outcome;
    }
    m.note_finalizer(class);
    let words = m.program.class(class).instance_words;
    let object = m.heap.allocate_object(class, words);
    match reflective_stub(m, constructor) {
        Ok(stub) => Outcome::Call(stub, vec![u64::from(object.0), u64::from(arguments.0)]),
        Err(stop) => failed(stop),
    }
}

fn invoke_method<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let method = reflected(m, m.arg_ref(a, 0));
    let (receiver, arguments) = (m.arg_ref(a, 1), m.arg_ref(a, 2));
    let class = m.program.method(method).class;
    if let Some(outcome) = m.calls_from_library_initializer(class) {
        return outcome;
    }
    let (modifiers, is_static) =
        (m.program.method(method).access, m.program.method(method).has(access::STATIC));
    if is_static || !receiver.is_null() {
        let target = (!is_static).then(|| m.class_of(receiver));
        if let Err(outcome) = m.check_member(m.arg_ref(a, 0), class, target, modifiers) {
            return outcome;
        }
    }
    if is_static {
        if m.needs_initialization(class) {
            return Outcome::Initialize(class);
        }
    } else if receiver.is_null() {
        return null_pointer();
    } else if !m.is_instance(receiver, class) {
        return raise("java/lang/IllegalArgumentException", "object is not an instance of declaring class");
    }
    if let Some(outcome) = wrong_count(m, method, arguments) {
        return outcome;
    }
    match reflective_stub(m, method) {
        Ok(stub) => Outcome::Call(stub, vec![u64::from(receiver.0), u64::from(arguments.0)]),
        Err(stop) => failed(stop),
    }
}

fn wrong_count<H: Host>(m: &Machine<H>, method: MethodId, arguments: Ref) -> Option<Outcome> {
    let (parameters, _) = split_descriptor(m.program.text(m.program.method(method).descriptor))?;
    let given = if arguments.is_null() { 0 } else { m.heap.length(arguments) as usize };
    (given != parameters.len()).then(|| {
        let message = match m.version().counts_arguments {
            true => format!("wrong number of arguments: {given} expected: {}", parameters.len()),
            false => "wrong number of arguments".to_string(),
        };
        raise("java/lang/IllegalArgumentException", message)
    })
}

/// Receiver (or new object) in register 0, arguments array in 1.
fn reflective_stub<H: Host>(m: &mut Machine<H>, method: MethodId) -> Result<MethodId, Stop> {
    let key = StubKey::Reflect(method);
    if let Some(stub) = m.stubs.get(&key) {
        return Ok(*stub);
    }
    let linked = m.program.method(method);
    let is_static = linked.has(access::STATIC);
    let constructor = m.program.text(linked.name) == "<init>";
    let (class, result) = (linked.class, linked.result);
    let descriptor = m.program.text(linked.descriptor).to_string();
    let (parameters, _) = split_descriptor(&descriptor).unwrap_or_default();
    let parameters: Vec<String> = parameters.iter().map(|p| (*p).to_string()).collect();
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference]);
    let caught = stub.take(Kind::Reference);
    let base = stub.take(Kind::Reference);
    for kind in parameters.iter().filter_map(|p| Kind::of(p)) {
        stub.take(kind);
    }
    // With a receiver the arguments follow it, without one they begin where the array was put.
    let first = if is_static { base } else { base + 1 };
    stub.emit(Op::Mov { d: first, a: 1 });
    m.intrinsics.push(Intrinsic::Unpack(parameters.into()));
    stub.emit(Op::Intrinsic { base: first, i: m.intrinsics.len() as u32 - 1 });
    if !is_static {
        stub.emit(Op::Mov { d: base, a: 0 });
    }
    let call = stub.ops.len() as u16;
    match (is_static, constructor) {
        (true, _) => stub.emit(Op::InvokeStaticChecked { base, m: method.0 }),
        (_, true) => stub.emit(Op::InvokeDirect { base, m: method.0 }),
        _ => m.stub_virtual(&mut stub, base, method),
    }
    if constructor {
        stub.emit(Op::ReturnValue { a: 0 });
    } else {
        if result == Kind::Void {
            stub.emit(Op::Const { d: base, v: 0 });
        } else if result != Kind::Reference {
            let (owner, _) = wrapper(result);
            let by = format!("({})L{owner};", result.letter());
            m.stub_static(&mut stub, base, owner, "valueOf", &by)?;
        }
        stub.emit(Op::ReturnValue { a: base });
    }
    let target = stub.ops.len() as u16;
    let exception = m.load_class("java/lang/reflect/InvocationTargetException")?;
    m.stub_new(&mut stub, 0, exception);
    stub.emit(Op::Mov { d: base, a: 0 });
    stub.emit(Op::Mov { d: base + 1, a: caught });
    let init =
        m.method_named("java/lang/reflect/InvocationTargetException", "<init>", "(Ljava/lang/Throwable;)V")?;
    stub.emit(Op::InvokeDirect { base, m: init.0 });
    stub.emit(Op::Throw { a: 0 });
    stub.catch = Some((Handler { start: call, end: call + 1, target, class: 0 }, caught));
    let made = m.finish_stub(stub, class, "reflect", 2, Kind::Reference);
    m.stubs.insert(key, made);
    Ok(made)
}

impl<H: Host> Machine<H> {
    /// The field behind a `java.lang.reflect.Field`.
    pub(crate) fn field_of_reflected(&self, field: Ref) -> Option<FieldId> {
        if field.is_null() {
            return None;
        }
        let id = FieldId(self.get_field(field, "slot") as u32);
        (id.index() < self.program.fields.len()).then_some(id)
    }

    /// Spreads an `Object[]` over registers, from the one it stands in.
    pub(crate) fn unpack_arguments(&mut self, base: u16, descriptors: &[String]) -> Flow {
        let array = Ref(self.register(base) as u32);
        let values = match self.read_elements(array) {
            Ok(values) => values,
            Err(outcome) => return self.finish_native(self.absolute(base), outcome),
        };
        let mut register = base;
        for (value, descriptor) in values.into_iter().zip(descriptors) {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Reference);
            let raw = match kind {
                Kind::Reference => {
                    let fits = match self.program.load(class_of_descriptor(descriptor)) {
                        Ok(class) => value.is_null() || self.is_instance(value, class),
                        Err(_) => false,
                    };
                    fits.then_some(u64::from(value.0))
                }
                kind => self.unbox(value).and_then(|(from, raw)| convert(from, kind, raw)),
            };
            let Some(raw) = raw else {
                return self.throw_new("java/lang/IllegalArgumentException", "argument type mismatch");
            };
            self.set_register(register, raw);
            register += kind.slots();
        }
        Flow::Continue
    }
}
