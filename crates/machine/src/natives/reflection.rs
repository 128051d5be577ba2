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
use crate::natives::ending::{VOID, boolean, ended, int, null_pointer, raise, reference};
use crate::stop::{Args, Flow, Outcome, Stop};
use crate::stub::{StubBuilder, wrapper};
use program::code::{Handler, Op};
use program::linked::access;
use program::names::{class_of_descriptor, split_descriptor};
use program::{FieldId, Kind, MethodId};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Class",
                &[
                    ("getDeclaredFields0", "*", declared_fields),
                    ("getDeclaredMethods0", "*", |m, a| declared_methods(m, a, false)),
                    ("getDeclaredConstructors0", "*", |m, a| declared_methods(m, a, true)),
                    ("getDeclaredClasses0", "*", declared_classes),
                    ("getRecordComponents0", "*", record_components),
                    ("getPermittedSubclasses0", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 0));
                        match m.program.class(class).file.clone() {
                            Some(file) if !file.permitted_subclasses.is_empty() => {
                                listed_classes(m, Vec::new(), &file, &file.permitted_subclasses)
                            }
                            _ => reference(Ref::NULL),
                        }
                    }),
                    ("getNestMembers0", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 0));
                        let host = m.nest_host(class);
                        let first = vec![m.mirror(host)];
                        match m.program.class(host).file.clone() {
                            Some(file) => listed_classes(m, first, &file, &file.nest_members),
                            None => m.new_reference_array("java/lang/Class", &first),
                        }
                    }),
                ],
            ),
            ("java/lang/reflect/Method", &[("invoke", "*", invoke_method)]),
            (
                "java/lang/reflect/Constructor",
                &[("newInstance", "*", construct), ("newInstanceWithCaller", "*", construct)],
            ),
            (
                "java/lang/reflect/Array",
                &[
                    ("newArray", "*", |m, a| {
                        let element = m.class_of_mirror(m.arg_ref(a, 0));
                        let length = m.arg_int(a, 1);
                        new_array(m, element, length)
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
            (
                "java/lang/reflect/AccessibleObject",
                &[
                    ("checkAccess", "*", |_, _| VOID),
                    ("verifyAccess", "*", |_, _| boolean(true)),
                    ("checkCanSetAccessible", "(Ljava/lang/Class;Ljava/lang/Class;Z)Z", |_, _| boolean(true)),
                ],
            ),
        ]
    }
}

fn mirror_of<H: Host>(m: &mut Machine<H>, descriptor: &str) -> Result<Ref, Outcome> {
    let class = match Kind::of(descriptor) {
        Some(Kind::Reference) => m.program.load(class_of_descriptor(descriptor)),
        Some(kind) => Ok(m.program.primitive(kind)),
        None => return Err(null_pointer()),
    };
    match class {
        Ok(class) => Ok(m.mirror(class)),
        Err(error) => Err(raise("java/lang/NoClassDefFoundError", error.to_string())),
    }
}

fn make<H: Host>(m: &mut Machine<H>, class: &str) -> Result<Ref, Outcome> {
    let class = m.load_class(class).map_err(failed)?;
    let words = m.program.class(class).instance_words;
    Ok(m.heap.allocate_object(class, words))
}

fn array_outcome(outcome: Outcome) -> Result<Ref, Outcome> {
    match outcome {
        Outcome::Value(value) => Ok(Ref(value as u32)),
        other => Err(other),
    }
}

fn declared_fields<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let public_only = m.arg_int(a, 1) != 0;
    let mirror = m.arg_ref(a, 0);
    let class = m.class_of_mirror(mirror);
    let mut fields = Vec::new();
    for id in m.program.class(class).fields.clone() {
        if public_only && m.program.field(id).access & access::PUBLIC == 0 {
            continue;
        }
        match make_field(m, mirror, id) {
            Ok(field) => fields.push(field),
            Err(outcome) => return outcome,
        }
    }
    m.new_reference_array("java/lang/reflect/Field", &fields)
}

fn make_field<H: Host>(m: &mut Machine<H>, mirror: Ref, id: FieldId) -> Result<Ref, Outcome> {
    let field = m.program.field(id);
    let (name, descriptor, modifiers) =
        (m.program.text(field.name).to_string(), m.program.text(field.descriptor).to_string(), field.access);
    let (owner, member) = (field.class, field.file_index as usize);
    let file = m.program.class(owner).file.clone();
    let member = file.as_ref().map(|file| &file.fields[member]);
    let signature = member.zip(file.as_ref()).and_then(|(member, file)| {
        if member.signature == 0 { None } else { file.utf8(member.signature).ok() }
    });
    let annotations = m.raw_bytes(owner, member.and_then(|member| member.annotations.visible));
    let kind = mirror_of(m, &descriptor)?;
    let object = make(m, "java/lang/reflect/Field")?;
    let units: Vec<u16> = name.encode_utf16().collect();
    let name = m.intern(&units);
    let signature = signature.map_or(Ref::NULL, |text| m.new_string(&text));
    for (field, value) in [
        ("clazz", mirror.0),
        ("slot", id.0),
        ("name", name.0),
        ("type", kind.0),
        ("modifiers", u32::from(modifiers)),
        ("signature", signature.0),
        ("annotations", annotations.0),
    ] {
        m.set_field(object, field, u64::from(value));
    }
    Ok(object)
}

fn declared_methods<H: Host>(m: &mut Machine<H>, a: Args, constructors: bool) -> Outcome {
    let public_only = m.arg_int(a, 1) != 0;
    let mirror = m.arg_ref(a, 0);
    let class = m.class_of_mirror(mirror);
    let mut methods = Vec::new();
    for id in m.program.class(class).methods.clone() {
        let method = m.program.method(id);
        let name = m.program.text(method.name);
        let wanted = if constructors { name == "<init>" } else { !name.starts_with('<') };
        if !wanted || public_only && !method.has(access::PUBLIC) {
            continue;
        }
        match make_method(m, mirror, id, constructors) {
            Ok(method) => methods.push(method),
            Err(outcome) => return outcome,
        }
    }
    let element = if constructors { "java/lang/reflect/Constructor" } else { "java/lang/reflect/Method" };
    m.new_reference_array(element, &methods)
}

fn make_method<H: Host>(
    m: &mut Machine<H>,
    mirror: Ref,
    id: MethodId,
    constructor: bool,
) -> Result<Ref, Outcome> {
    let method = m.program.method(id);
    let (name, descriptor, modifiers) = (
        m.program.text(method.name).to_string(),
        m.program.text(method.descriptor).to_string(),
        method.access,
    );
    let (owner, index) = (method.class, method.file_index as usize);
    let annotations = m.program.class(owner).file.as_ref().map(|file| file.methods[index].annotations);
    let method = m.program.method(id);
    let (signature, exceptions) = match &m.program.class(method.class).file {
        Some(file) => {
            let member = &file.methods[method.file_index as usize];
            let signature = if member.signature == 0 { None } else { file.utf8(member.signature).ok() };
            (signature, member.exceptions.iter().filter_map(|e| file.class_name(*e).ok()).collect())
        }
        None => (None, Vec::new()),
    };
    let (parameters, result) = split_descriptor(&descriptor).unwrap_or_default();
    let mut mirrors = Vec::new();
    for parameter in parameters {
        mirrors.push(mirror_of(m, parameter)?);
    }
    let parameters = array_outcome(m.new_reference_array("java/lang/Class", &mirrors))?;
    let mut mirrors = Vec::new();
    for exception in exceptions {
        mirrors.push(mirror_of(m, &format!("L{exception};"))?);
    }
    let exceptions = array_outcome(m.new_reference_array("java/lang/Class", &mirrors))?;
    let class = if constructor { "java/lang/reflect/Constructor" } else { "java/lang/reflect/Method" };
    let object = make(m, class)?;
    let signature = signature.map_or(Ref::NULL, |text| m.new_string(&text));
    if !constructor {
        let units: Vec<u16> = name.encode_utf16().collect();
        let name = m.intern(&units);
        let result = mirror_of(m, result)?;
        m.set_field(object, "name", u64::from(name.0));
        m.set_field(object, "returnType", u64::from(result.0));
    }
    let annotations = annotations.unwrap_or_default();
    for (field, range) in [
        ("annotations", annotations.visible),
        ("parameterAnnotations", annotations.parameters),
        ("annotationDefault", annotations.default),
    ] {
        let bytes = m.raw_bytes(owner, range);
        m.set_field(object, field, u64::from(bytes.0));
    }
    for (field, value) in [
        ("clazz", mirror.0),
        ("slot", id.0),
        ("parameterTypes", parameters.0),
        ("exceptionTypes", exceptions.0),
        ("modifiers", u32::from(modifiers)),
        ("signature", signature.0),
    ] {
        m.set_field(object, field, u64::from(value));
    }
    Ok(object)
}

fn declared_classes<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let Some(file) = m.program.class(class).file.clone() else {
        return m.new_reference_array("java/lang/Class", &[]);
    };
    let mut found = Vec::new();
    for inner in &file.inner_classes {
        if inner.outer == file.this_class
            && let Ok(name) = file.class_name(inner.inner)
            && let Ok(id) = m.program.load(&name)
        {
            found.push(m.mirror(id));
        }
    }
    m.new_reference_array("java/lang/Class", &found)
}

/// An array of classes that a class file lists; those that cannot be loaded are left out.
fn listed_classes<H: Host>(
    m: &mut Machine<H>,
    mut found: Vec<Ref>,
    file: &program::classfile::ClassFile,
    list: &[u16],
) -> Outcome {
    for index in list {
        if let Ok(name) = file.class_name(*index)
            && let Ok(class) = m.program.load(&name)
        {
            found.push(m.mirror(class));
        }
    }
    m.new_reference_array("java/lang/Class", &found)
}

fn record_components<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let mirror = m.arg_ref(a, 0);
    let class = m.class_of_mirror(mirror);
    let Some(file) = m.program.class(class).file.clone() else { return reference(Ref::NULL) };
    let mut found = Vec::new();
    for component in file.record.iter().flatten() {
        let (Ok(name), Ok(descriptor)) = (file.utf8(component.name), file.utf8(component.descriptor)) else {
            continue;
        };
        let made = make(m, "java/lang/reflect/RecordComponent").and_then(|object| {
            let kind = mirror_of(m, &descriptor)?;
            let accessor = match m.program.find_method(class, &name, &format!("(){descriptor}")) {
                Some(id) => make_method(m, mirror, id, false)?,
                None => Ref::NULL,
            };
            let text = m.new_string(&name);
            for (field, value) in [("clazz", mirror), ("name", text), ("type", kind), ("accessor", accessor)]
            {
                m.set_field(object, field, u64::from(value.0));
            }
            Ok(object)
        });
        match made {
            Ok(object) => found.push(object),
            Err(outcome) => return outcome,
        }
    }
    m.new_reference_array("java/lang/reflect/RecordComponent", &found)
}

fn reflected<H: Host>(m: &Machine<H>, object: Ref) -> MethodId {
    MethodId(m.get_field(object, "slot") as u32)
}

fn construct<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let constructor = reflected(m, m.arg_ref(a, 0));
    let arguments = m.arg_ref(a, 1);
    let class = m.program.method(constructor).class;
    if let Some(outcome) = m.calls_from_library_initializer(class) {
        return outcome;
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
    if m.program.method(method).has(access::STATIC) {
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
    /// Puts the `Method` of a method into a register.
    pub(crate) fn make_reflected_method(&mut self, register: u16, method: MethodId) -> Flow {
        let class = self.program.method(method).class;
        let mirror = self.mirror(class);
        match make_method(self, mirror, method, false) {
            Ok(object) => {
                self.set_register(register, u64::from(object.0));
                Flow::Continue
            }
            Err(Outcome::Unsupported(what)) => Flow::Stop(Stop::Unsupported(what)),
            Err(other) => Flow::Stop(Stop::Unsupported(format!("{other:?}"))),
        }
    }

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
