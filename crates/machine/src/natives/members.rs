//! The members of classes as objects: fields, methods, constructors, components of records, and the lists of classes that
//! class files have.

use super::ending::failed;
use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{null_pointer, raise, reference};
use crate::stop::{Args, Flow, Outcome, Stop};
use program::linked::{Shape, access};
use program::names::{class_of_descriptor, split_descriptor};
use program::{FieldId, Kind, MethodId};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            ("java/lang/reflect/Executable", &[("getParameters0", "*", |_, _| reference(Ref::NULL))]),
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
    // Final fields that not even `setAccessible` makes writable.
    let is_record = file.as_ref().is_some_and(|file| file.record.is_some());
    let trusted = modifiers & access::FINAL != 0 && (modifiers & access::STATIC != 0 || is_record);
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
        // There is no such field before JDK 15.
        ("trustedFinal", u32::from(trusted)),
    ] {
        m.set_field(object, field, u64::from(value));
    }
    Ok(object)
}

fn declared_methods<H: Host>(m: &mut Machine<H>, a: Args, constructors: bool) -> Outcome {
    let public_only = m.arg_int(a, 1) != 0;
    let mirror = m.arg_ref(a, 0);
    let class = m.class_of_mirror(mirror);
    let linked = m.program.class(class);
    if linked.file.is_none() && matches!(linked.shape, Shape::Instance) {
        return super::unmodelled::unmodelled("what a class without a file declares");
    }
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
}
