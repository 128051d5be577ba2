//! `java.lang.reflect.Proxy`: a class without a file whose methods call the handler.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::linkage::{Intrinsic, StubKey};
use crate::machine::Machine;
use crate::natives::ending::{boolean, null_pointer, raise, reference};
use crate::stop::{Args, Outcome, Stop};
use crate::stub::StubBuilder;
use program::code::{Handler, Op};
use program::linked::{Shape, access};
use program::names::split_descriptor;
use program::{ClassId, Kind, MethodId, Origin, Symbol};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/lang/reflect/Proxy",
            &[
                (
                    "newProxyInstance",
                    "(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;",
                    new_instance,
                ),
                ("isProxyClass", "*", |m, a| match m.arg_ref(a, 0) {
                    Ref::NULL => null_pointer(),
                    mirror => {
                        let class = m.program.class(m.class_of_mirror(mirror));
                        let above = class.super_class.map(|parent| &*m.program.class(parent).name);
                        boolean(class.file.is_none() && above == Some("java/lang/reflect/Proxy"))
                    }
                }),
            ],
        )]
    }
}

fn new_instance<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (list, handler) = (m.arg_ref(a, 1), m.arg_ref(a, 2));
    if list.is_null() || handler.is_null() {
        return null_pointer();
    }
    let mut interfaces = Vec::new();
    let mirrors = match m.read_elements(list) {
        Ok(mirrors) => mirrors,
        Err(outcome) => return outcome,
    };
    for mirror in mirrors {
        if mirror.is_null() {
            return null_pointer();
        }
        let class = m.class_of_mirror(mirror);
        if !m.program.class(class).is_interface() {
            let message = format!("{} is not an interface", m.program.class(class).java_name());
            return raise("java/lang/IllegalArgumentException", message);
        }
        let file = m.program.class(class).file.as_ref();
        if file.is_some_and(|file| !file.permitted_subclasses.is_empty()) {
            let message = format!("sealed interface: {}", m.program.class(class).java_name());
            return raise("java/lang/IllegalArgumentException", message);
        }
        if m.arg_ref(a, 0).is_null() && m.is_program(class) {
            let name = m.program.class(class).java_name();
            let message = format!("{name} referenced from a method is not visible from class loader: null");
            return raise("java/lang/IllegalArgumentException", message);
        }
        if interfaces.contains(&class) {
            let message = format!("repeated interface: {}", m.program.class(class).java_name());
            return raise("java/lang/IllegalArgumentException", message);
        }
        interfaces.push(class);
    }
    match m.initialized_by_proxy(&interfaces) {
        Ok(None) => {}
        Ok(Some(class)) => {
            let name = m.program.class(class).java_name();
            return Outcome::Unsupported(format!(
                "a proxy whose class runs the initialiser of {name} is not modelled: use {name} before"
            ));
        }
        Err(stop) => return Outcome::Unsupported(format!("{stop:?}")),
    }
    // Their classes are numbered in the order in which they are made.
    if m.touches(crate::hooks::Resource::Counter, true) {
        return Outcome::Yield;
    }
    match proxy_class(m, interfaces) {
        Ok(class) if m.needs_initialization(class) => Outcome::Initialize(class),
        Ok(class) => {
            let proxy = m.heap.allocate_object(class, m.program.class(class).instance_words);
            m.set_field(proxy, "h", u64::from(handler.0));
            reference(proxy)
        }
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

impl<H: Host> Machine<H> {
    /// A class of the program that the initialiser of a proxy's class initialises: it looks up the methods, by the names of
    /// the interfaces and of what they take. Those with default methods come before it in any case.
    fn initialized_by_proxy(&mut self, interfaces: &[ClassId]) -> Result<Option<ClassId>, Stop> {
        let above = self.interfaces_among(interfaces);
        let has_methods = |one: &ClassId| !methods_in_order(self, &[*one]).is_empty();
        let mut named: Vec<ClassId> =
            interfaces.iter().copied().filter(|one| !above.contains(one) && has_methods(one)).collect();
        for method in methods_in_order(self, interfaces) {
            let descriptor = self.program.text(self.program.method(method).descriptor).to_string();
            let (taken, _) = program::names::split_descriptor(&descriptor).unwrap_or_default();
            for class in taken.into_iter().filter(|one| one.starts_with('L')) {
                named.push(self.load_class(program::names::class_of_descriptor(class))?);
            }
        }
        Ok(named.into_iter().find(|class| {
            let runs = match self.program.class(*class).is_interface() {
                true => self.program.class(*class).initializer.is_some(),
                false => self.can_run_initializers(*class),
            };
            self.is_program(*class) && runs && self.needs_initialization(*class)
        }))
    }
}

/// The class for a list of interfaces, made once in a schedule. Its name tells how many were made before it.
fn proxy_class<H: Host>(m: &mut Machine<H>, interfaces: Vec<ClassId>) -> Result<ClassId, Stop> {
    let known = m.small.proxies.iter().position(|one| **one == *interfaces);
    let number = known.unwrap_or(m.small.proxies.len());
    if known.is_none() {
        m.small.proxies.push(interfaces.as_slice().into());
    }
    let key = StubKey::Proxy(interfaces.clone(), number);
    if let Some(known) = m.stubs.get(&key) {
        return Ok(m.program.method(*known).class);
    }
    let parent = m.load_class("java/lang/reflect/Proxy")?;
    // A class that must see a package-private interface is in its package.
    let hidden = interfaces.iter().find(|i| m.program.class(**i).access & access::PUBLIC == 0);
    let package = match hidden.map(|i| m.program.class(*i).package().to_string()) {
        Some(package) if package.is_empty() => String::new(),
        Some(package) => format!("{package}/"),
        None => "jdk/proxy1/".to_string(),
    };
    let class = m.program.define_another(&format!("{package}$Proxy{number}"), parent, 0, 0);
    let mut all: Vec<ClassId> = m.program.class(class).all_interfaces.clone();
    all.extend(interfaces.iter().flat_map(|i| m.program.class(*i).all_interfaces.iter().copied()));
    all.sort_unstable();
    all.dedup();
    let user = interfaces.iter().any(|i| m.program.class(*i).origin != Origin::Jdk);
    let foremost = interfaces.clone();
    let linked = &mut m.program.classes[class.index()];
    linked.interfaces = interfaces;
    linked.all_interfaces = all;
    linked.origin = if user { Origin::User } else { Origin::Jdk };
    m.mirror(class);
    let mut first = None;
    // A method that several of them have is that of the foremost; those of `Object` are before all.
    let mut stubs: Vec<((Symbol, Symbol), MethodId)> = Vec::new();
    for (name, descriptor) in
        [("hashCode", "()I"), ("equals", "(Ljava/lang/Object;)Z"), ("toString", "()Ljava/lang/String;")]
    {
        let method = m.method_named("java/lang/Object", name, descriptor)?;
        let stub = proxy_method(m, class, &[method])?;
        first = Some(stub);
        stubs.push((key_of(m, method), stub));
        if let Some(index) = m.program.method(method).vtable_index {
            m.program.classes[class.index()].vtable[index as usize] = stub;
        }
    }
    let methods = methods_in_order(m, &foremost);
    for method in &methods {
        let key = key_of(m, *method);
        let known = stubs.iter().find(|(known, _)| *known == key).map(|(_, stub)| *stub);
        let stub = match known {
            Some(stub) => stub,
            None => {
                let alike: Vec<MethodId> =
                    methods.iter().copied().filter(|other| key_of(m, *other) == key).collect();
                let stub = proxy_method(m, class, &alike)?;
                stubs.push((key, stub));
                stub
            }
        };
        m.program.bind(class, *method, stub);
    }
    if let Some(stub) = first {
        m.stubs.insert(key, stub);
    }
    Ok(class)
}

/// The name and the descriptor of a method.
fn key_of<H: Host>(m: &Machine<H>, method: MethodId) -> (Symbol, Symbol) {
    let linked = m.program.method(method);
    (linked.name, linked.descriptor)
}

/// The methods of interfaces that a proxy has, those of foremost interfaces first, and those of an interface before those
/// of the ones above it.
fn methods_in_order<H: Host>(m: &Machine<H>, interfaces: &[ClassId]) -> Vec<MethodId> {
    let mut pending: Vec<ClassId> = interfaces.iter().rev().copied().collect();
    let (mut seen, mut found) = (Vec::new(), Vec::new());
    while let Some(interface) = pending.pop() {
        if seen.contains(&interface) {
            continue;
        }
        seen.push(interface);
        let linked = m.program.class(interface);
        found.extend(linked.methods.iter().copied().filter(|method| {
            let method = m.program.method(*method);
            !method.has(access::STATIC | access::PRIVATE) && m.program.text(method.name) != "<clinit>"
        }));
        pending.extend(linked.interfaces.iter().rev());
    }
    found
}

/// The checked exceptions that all of these methods may throw.
fn declared_by_all<H: Host>(m: &mut Machine<H>, methods: &[MethodId]) -> Result<Vec<ClassId>, Stop> {
    let mut lists: Vec<Vec<ClassId>> = Vec::new();
    for method in methods {
        let linked = m.program.method(*method);
        let (class, index) = (linked.class, linked.file_index as usize);
        let Some(file) = m.program.class(class).file.clone() else { continue };
        let names = file.methods[index].exceptions.iter().filter_map(|e| file.class_name(*e).ok());
        lists.push(names.map(|name| m.load_class(&name)).collect::<Result<_, _>>()?);
    }
    let allowed =
        |one: &ClassId| lists.iter().all(|list| list.iter().any(|above| m.program.is_subclass(*one, *above)));
    let mut found: Vec<ClassId> = lists.iter().flatten().copied().filter(allowed).collect();
    found.sort();
    found.dedup();
    Ok(found)
}

/// `return (R) h.invoke(this, method, new Object[] {...});`, with undeclared checked exceptions wrapped.
fn proxy_method<H: Host>(m: &mut Machine<H>, class: ClassId, methods: &[MethodId]) -> Result<MethodId, Stop> {
    let method = methods[0];
    let descriptor = m.program.text(m.program.method(method).descriptor).to_string();
    let malformed = || Stop::Unsupported("a method with a malformed descriptor".into());
    let (parameters, result) = split_descriptor(&descriptor).ok_or_else(malformed)?;
    let mut kinds = vec![Kind::Reference];
    kinds.extend(parameters.iter().filter_map(|p| Kind::of(p)));
    let slots: u16 = kinds.iter().map(|kind| kind.slots()).sum();
    let mut stub = StubBuilder::new(&kinds);
    let (array, value, number) =
        (stub.take(Kind::Reference), stub.take(Kind::Reference), stub.take(Kind::Int));
    let (caught, flag) = (stub.take(Kind::Reference), stub.take(Kind::Int));
    pack_arguments(m, &mut stub, &parameters, (array, value, number))?;
    let base = stub.take(Kind::Reference);
    for _ in 0..3 {
        stub.take(Kind::Reference);
    }
    let proxy = m.load_class("java/lang/reflect/Proxy")?;
    let word = m.field_word(proxy, "h").and_then(|word| u16::try_from(word).ok()).ok_or_else(malformed)?;
    m.intrinsics.push(Intrinsic::Method(method));
    stub.emit(Op::Intrinsic { base: value, i: m.intrinsics.len() as u32 - 1 });
    stub.emit(Op::GetField { d: base, a: 0, w: word });
    for (offset, from) in [(1, 0), (2, value), (3, array)] {
        stub.emit(Op::Mov { d: base + offset, a: from });
    }
    let by = "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";
    let invoke = m.method_named("java/lang/reflect/InvocationHandler", "invoke", by)?;
    let call = stub.ops.len() as u16;
    m.stub_virtual(&mut stub, base, invoke);
    if result == "V" {
        stub.emit(Op::Return);
    } else {
        stub.emit(Op::Mov { d: value, a: base });
        m.stub_convert(&mut stub, base, value, "Ljava/lang/Object;", result, result)?;
        stub.emit(Op::ReturnValue { a: base });
    }
    let target = stub.ops.len() as u16;
    rethrow_declared(m, &mut stub, methods, (caught, flag, base))?;
    stub.catch = Some((Handler { start: call, end: call + 1, target, class: 0 }, caught));
    let name = m.program.text(m.program.method(method).name).to_string();
    let result = Kind::of(result).unwrap_or(Kind::Void);
    let id = m.finish_stub(stub, class, &name, slots, result);
    let descriptor = m.program.symbols.intern(&descriptor);
    let linked = &mut m.program.methods[id.index()];
    linked.descriptor = descriptor;
    // It stands in stack traces.
    linked.hidden = false;
    Ok(id)
}

/// Boxes the arguments into an array; none if there are none.
fn pack_arguments<H: Host>(
    m: &mut Machine<H>,
    stub: &mut StubBuilder,
    parameters: &[&str],
    (array, value, number): (u16, u16, u16),
) -> Result<(), Stop> {
    if parameters.is_empty() {
        stub.emit(Op::Const { d: array, v: 0 });
        return Ok(());
    }
    let objects = m.load_class("[Ljava/lang/Object;")?;
    debug_assert!(matches!(m.program.class(objects).shape, Shape::Array(..)), "an array class");
    stub.emit(Op::Const { d: number, v: parameters.len() as i32 });
    stub.emit(Op::NewArray { d: array, a: number, class: objects.0 as u16 });
    let mut register = 1;
    for (index, parameter) in parameters.iter().enumerate() {
        m.stub_convert(stub, value, register, parameter, parameter, "Ljava/lang/Object;")?;
        stub.emit(Op::Const { d: number, v: index as i32 });
        stub.emit(Op::StoreReference { a: array, b: number, c: value });
        register += Kind::of(parameter).map_or(1, Kind::slots);
    }
    Ok(())
}

/// Throws on what was caught if the method may throw it, else wrapped.
fn rethrow_declared<H: Host>(
    m: &mut Machine<H>,
    stub: &mut StubBuilder,
    methods: &[MethodId],
    (caught, flag, base): (u16, u16, u16),
) -> Result<(), Stop> {
    const WRAPPER: &str = "java/lang/reflect/UndeclaredThrowableException";
    let mut allowed = vec![m.load_class("java/lang/RuntimeException")?, m.load_class("java/lang/Error")?];
    allowed.extend(declared_by_all(m, methods)?);
    let mut jumps = Vec::new();
    for class in allowed {
        stub.emit(Op::InstanceOf { d: flag, a: caught, class: class.0 as u16 });
        jumps.push(stub.ops.len());
        stub.emit(Op::JNeI { a: flag, v: 0, t: 0 });
    }
    let wrapper = m.load_class(WRAPPER)?;
    let init = m.method_named(WRAPPER, "<init>", "(Ljava/lang/Throwable;)V")?;
    stub.emit(Op::Mov { d: base + 1, a: caught });
    m.stub_new(stub, caught, wrapper);
    stub.emit(Op::Mov { d: base, a: caught });
    stub.emit(Op::InvokeDirect { base, m: init.0 });
    let rethrow = stub.ops.len() as u16;
    stub.emit(Op::Throw { a: caught });
    for at in jumps {
        if let Op::JNeI { t, .. } = &mut stub.ops[at] {
            *t = rethrow;
        }
    }
    Ok(())
}
