//! Calls of method handles. The JDK's own code makes them and says what they do, as lambda forms; these are interpreted by
//! the JDK's own interpreter, which comes to its functions here. Handles of single methods are called at once.

use super::members::kinds;
use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::linkage::{Calling, HandleSite, Intrinsic, StubKey};
use crate::machine::Machine;
use crate::natives::ending::{ended, failed, nothing};
use crate::stop::{Args, Flow, Outcome, Stop};
use crate::stub::{StubBuilder, wrapper};
use program::code::Op;
use program::linked::access;
use program::names::{class_of_descriptor, split_descriptor};
use program::{Kind, MethodId};

pub(super) const fn functions<H: Host>() -> Table<H> {
    &[("invokeWithArguments", "*", |m, a| ended(m.unrecorded(|m| call_function(m, a))))]
}

/// Lambda forms are not compiled, and nothing is counted for it.
pub(super) const fn forms<H: Host>() -> Table<H> {
    &[("prepare", "*", nothing), ("compileToBytecode", "*", nothing)]
}

pub(super) const fn invokers<H: Host>() -> Table<H> {
    &[("maybeCustomize", "*", nothing)]
}

pub(super) const fn implementation<H: Host>() -> Table<H> {
    &[
        ("profileBoolean", "*", |m, a| Outcome::Value(m.arg(a, 0))),
        ("tryFinally", "*", |m, a| match m.named_stub("MethodHandleImpl.tryFinally", finally_stub) {
            Ok(stub) => Outcome::Call(stub, (0..3).map(|index| m.arg(a, index)).collect()),
            Err(stop) => failed(stop),
        }),
    ]
}

/// The original, but with a clean-up that takes null for zero: it gets that as the result if there is none.
fn finally_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    const HANDLE: &str = "java/lang/invoke/MethodHandle";
    const TYPE: &str = "()Ljava/lang/invoke/MethodType;";
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference, Kind::Reference]);
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    let kind = m.method_named(HANDLE, "type", TYPE)?;
    let generic = m.method_named("java/lang/invoke/MethodType", "generic", TYPE)?;
    stub.emit(Op::Mov { d: base, a: 1 });
    stub.emit(Op::InvokeDirect { base, m: kind.0 });
    stub.emit(Op::InvokeDirect { base, m: generic.0 });
    stub.emit(Op::Mov { d: base + 1, a: base });
    stub.emit(Op::Mov { d: base, a: 1 });
    let by = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;";
    m.stub_static(&mut stub, base, "java/lang/invoke/MethodHandles", "explicitCastArguments", by)?;
    stub.emit(Op::Mov { d: base + 1, a: base });
    stub.emit(Op::Mov { d: base, a: 0 });
    stub.emit(Op::Mov { d: base + 2, a: 2 });
    let by = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;";
    let original = m.method_named("java/lang/invoke/MethodHandleImpl", "tryFinally", by)?;
    let original = m.original_of(original).map_err(Stop::Unsupported)?;
    stub.emit(Op::InvokeStaticChecked { base, m: original.0 });
    stub.emit(Op::ReturnValue { a: base });
    let class = m.load_class("java/lang/invoke/MethodHandleImpl")?;
    Ok(m.finish_stub(stub, class, "tryFinally", 3, Kind::Reference))
}

/// `NamedFunction.invokeWithArguments(Object...)`
fn call_function<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (function, arguments) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    let member = m.reference_field(function, "member");
    if !member.is_null() {
        let (mirror, name) = (m.reference_field(member, "clazz"), m.reference_field(member, "name"));
        let of_handles = &*m.program.class(m.class_of_mirror(mirror)).name == "java/lang/invoke/MethodHandle";
        let name = if of_handles { m.text(name) } else { String::new() };
        if name == "invokeBasic" {
            let handle = m.heap.element(arguments, 0);
            return m.interpreted(handle, arguments);
        }
        let last = m.heap.length(arguments).checked_sub(1).filter(|_| name.starts_with("linkTo"));
        let target = last.map_or(member, |last| m.heap.element(arguments, last));
        let (kind, is_field) = m.kind_of_member(target);
        let special = name == "linkToSpecial" || last.is_none() && kind == kinds::INVOKE_SPECIAL;
        if !is_field && let Some(method) = m.method_of_member(target) {
            let class = m.program.method(method).class;
            if let Some(outcome) = m.calls_from_library_initializer(class) {
                return Err(outcome);
            }
            let stub = m.called_stub(method, special, true).map_err(failed)?;
            return Ok(Outcome::Call(stub, vec![u64::from(arguments.0)]));
        }
    }
    let handle = m.reference_field(function, "resolvedHandle");
    if handle.is_null() {
        return m.constant_of_member(member);
    }
    let class = m.heap.class(arguments);
    let length = m.heap.length(arguments);
    let longer = m.heap.allocate_array(class, Kind::Reference, length + 1);
    m.heap.set_element(longer, 0, handle);
    for index in 0..length {
        let value = m.heap.element(arguments, index);
        m.heap.set_element(longer, index + 1, value);
    }
    m.interpreted(handle, longer)
}

impl<H: Host> Machine<H> {
    /// Goes on with the form of a handle, given the values that it begins with.
    fn interpreted(&mut self, handle: Ref, values: Ref) -> Result<Outcome, Outcome> {
        if handle.is_null() {
            return Err(Outcome::Raise("java/lang/NullPointerException", None));
        }
        let form = self.reference_field(handle, "form");
        let method = self.interpreting_method().map_err(failed)?;
        Ok(Outcome::Call(method, vec![u64::from(form.0), u64::from(values.0)]))
    }

    fn interpreting_method(&mut self) -> Result<MethodId, Stop> {
        let by = "([Ljava/lang/Object;)Ljava/lang/Object;";
        self.method_named("java/lang/invoke/LambdaForm", "interpretWithArguments", by)
    }

    /// A call of a handle, with types of its own.
    pub(super) fn invoke_method_handle(
        &mut self,
        base: u16,
        site: &HandleSite,
        how: Calling,
    ) -> Result<Flow, Flow> {
        let handle = Ref(self.register(base) as u32);
        if handle.is_null() {
            return Err(self.throw_null());
        }
        let found = self.unrecorded(|m| {
            let kind = m.reference_field(handle, "type");
            if how != Calling::Basic && !m.is_type(kind, &site.parameters, &site.result) {
                return m.adapting_stub(site, how);
            }
            match m.single_method(handle) {
                Some((method, special)) => m.called_stub(method, special, false),
                None => m.basic_stub(site),
            }
        });
        match found {
            Ok(stub) => Ok(self.enter(self.absolute(base), stub)),
            Err(stop) => Err(Flow::Stop(stop)),
        }
    }

    /// The method that a handle calls with its own arguments and nothing else, and whether it does so without selection.
    fn single_method(&mut self, handle: Ref) -> Option<(MethodId, bool)> {
        let class = &*self.program.class(self.heap.class(handle)).name;
        if class != "java/lang/invoke/DirectMethodHandle" {
            return None;
        }
        let member = self.reference_field(handle, "member");
        let (kind, is_field) = self.kind_of_member(member);
        let method = self.method_of_member(member).filter(|_| !is_field)?;
        let simple = [kinds::INVOKE_STATIC, kinds::INVOKE_VIRTUAL, kinds::INVOKE_SPECIAL].contains(&kind);
        simple.then_some((method, kind == kinds::INVOKE_SPECIAL))
    }

    /// Calls a method: `spread` with the values of an array, which gives an object, else with those behind a handle.
    fn called_stub(&mut self, method: MethodId, special: bool, spread: bool) -> Result<MethodId, Stop> {
        let key = StubKey::Called(method, special, spread);
        if let Some(stub) = self.stubs.get(&key) {
            return Ok(*stub);
        }
        let linked = self.program.method(method);
        let (class, result, is_static) = (linked.class, linked.result, linked.has(access::STATIC));
        let descriptor = self.program.text(linked.descriptor).to_string();
        let mut kinds: Vec<Kind> = if is_static { Vec::new() } else { vec![Kind::Reference] };
        let (parameters, _) = split_descriptor(&descriptor).unwrap_or_default();
        kinds.extend(parameters.iter().filter_map(|one| Kind::of(one)));
        let mut arguments = vec![Kind::Reference];
        if !spread {
            arguments.extend(&kinds);
        }
        let mut stub = StubBuilder::new(&arguments);
        let slots = stub.top;
        let base = slots;
        let (mut from, mut to) = (1, base);
        for kind in &kinds {
            stub.take(*kind);
            if !spread {
                stub.emit(Op::Mov { d: to, a: from });
            }
            from += kind.slots();
            to += kind.slots();
        }
        if spread {
            stub.emit(Op::Mov { d: base, a: 0 });
            self.emit_intrinsic(&mut stub, base, Intrinsic::Spread(kinds.into()));
        }
        if is_static {
            stub.emit(Op::InvokeStaticChecked { base, m: method.0 });
        } else if special || self.program.text(self.program.method(method).name) == "<init>" {
            stub.emit(Op::InvokeDirect { base, m: method.0 });
        } else {
            self.stub_virtual(&mut stub, base, method);
        }
        match (spread, result) {
            (false, Kind::Void) => stub.emit(Op::Return),
            (false, _) => stub.emit(Op::ReturnValue { a: base }),
            (true, Kind::Void) => {
                stub.emit(Op::Const { d: base, v: 0 });
                stub.emit(Op::ReturnValue { a: base });
            }
            (true, _) => {
                self.emit_intrinsic(&mut stub, base, Intrinsic::Pack([result].into(), false));
                stub.emit(Op::ReturnValue { a: base });
            }
        }
        let kind = if spread { Kind::Reference } else { result };
        let made = self.finish_stub(stub, class, "handle", slots, kind);
        self.stubs.insert(key, made);
        Ok(made)
    }

    fn emit_intrinsic(&mut self, stub: &mut StubBuilder, base: u16, what: Intrinsic) {
        self.intrinsics.push(what);
        stub.emit(Op::Intrinsic { base, i: self.intrinsics.len() as u32 - 1 });
    }

    /// Calls a handle of just these types through its form.
    fn basic_stub(&mut self, site: &HandleSite) -> Result<MethodId, Stop> {
        let key = StubKey::Handle(Calling::Basic, descriptor_of(site));
        if let Some(stub) = self.stubs.get(&key) {
            return Ok(*stub);
        }
        let kinds = kinds_of(site);
        let mut stub = StubBuilder::new(&kinds);
        let (slots, base) = (stub.top, stub.take(Kind::Reference));
        stub.take(Kind::Reference);
        self.emit_form_call(&mut stub, base, kinds, &site.result)?;
        self.finish_handle_stub(stub, key, slots, &site.result)
    }

    /// The form of the handle in register 0 is called with all from there on; what it gives is put at `base`.
    fn emit_form_call(
        &mut self,
        stub: &mut StubBuilder,
        base: u16,
        kinds: Vec<Kind>,
        result: &str,
    ) -> Result<(), Stop> {
        let interpreting = self.interpreting_method()?;
        stub.emit(Op::Mov { d: base, a: 0 });
        self.emit_intrinsic(stub, base, Intrinsic::Form);
        self.emit_intrinsic(stub, 0, Intrinsic::Pack(kinds.into(), true));
        stub.emit(Op::Mov { d: base + 1, a: 0 });
        stub.emit(Op::InvokeDirect { base, m: interpreting.0 });
        let kind = Kind::of(result).unwrap_or(Kind::Void);
        if !matches!(kind, Kind::Reference | Kind::Void) {
            self.emit_intrinsic(stub, base, Intrinsic::Spread([kind].into()));
        }
        match kind {
            Kind::Void => stub.emit(Op::Return),
            _ => stub.emit(Op::ReturnValue { a: base }),
        }
        Ok(())
    }

    fn finish_handle_stub(
        &mut self,
        stub: StubBuilder,
        key: StubKey,
        slots: u16,
        result: &str,
    ) -> Result<MethodId, Stop> {
        let class = self.load_class("java/lang/invoke/MethodHandle")?;
        let kind = Kind::of(result).unwrap_or(Kind::Void);
        let made = self.finish_stub(stub, class, "invoke", slots, kind);
        self.stubs.insert(key, made);
        Ok(made)
    }

    /// A call whose types are not those of the handle: it is adapted, or refused, by the JDK's own code.
    fn adapting_stub(&mut self, site: &HandleSite, how: Calling) -> Result<MethodId, Stop> {
        const INVOKERS: &str = "java/lang/invoke/Invokers";
        let key = StubKey::Handle(how, descriptor_of(site));
        if let Some(stub) = self.stubs.get(&key) {
            return Ok(*stub);
        }
        let kinds = kinds_of(site);
        let mut stub = StubBuilder::new(&kinds);
        let (slots, base) = (stub.top, stub.take(Kind::Reference));
        stub.take(Kind::Reference);
        // The class objects of the types are looked up by whoever calls, each time.
        self.emit_intrinsic(
            &mut stub,
            base,
            Intrinsic::Type(site.parameters.clone().into(), site.result.clone()),
        );
        let by = "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;";
        self.stub_static(
            &mut stub,
            base,
            "java/lang/invoke/MethodHandleNatives",
            "findMethodHandleType",
            by,
        )?;
        stub.emit(Op::Mov { d: base + 1, a: base });
        stub.emit(Op::Mov { d: base, a: 0 });
        let check = if how == Calling::Exact { "checkExactType" } else { "checkGenericType" };
        let class = self.load_class(INVOKERS)?;
        let method = self.program.class(class).methods.iter().copied().find(|one| {
            let method = self.program.method(*one);
            self.program.text(method.name) == check
        });
        let method =
            method.ok_or_else(|| Stop::Unsupported(format!("this JDK has no {INVOKERS}.{check}")))?;
        stub.emit(Op::InvokeStaticChecked { base, m: method.0 });
        if how != Calling::Exact {
            stub.emit(Op::Mov { d: 0, a: base });
        }
        self.emit_form_call(&mut stub, base, kinds, &site.result)?;
        self.finish_handle_stub(stub, key, slots, &site.result)
    }

    /// `Intrinsic::Pack`: values as objects, in an array or by themselves. Nobody sees which objects.
    pub(crate) fn pack_values(&mut self, base: u16, kinds: &[Kind], in_array: bool) -> Flow {
        let (mut values, mut register) = (Vec::new(), base);
        for kind in kinds {
            let raw = self.register(register);
            register += kind.slots();
            values.push(match kind {
                Kind::Reference => Ref(raw as u32),
                kind => match self.load_class(wrapper(*kind).0) {
                    Ok(class) => {
                        let words = self.program.class(class).instance_words;
                        let made = self.heap.allocate_object(class, words);
                        self.set_field(made, "value", raw);
                        made
                    }
                    Err(stop) => return Flow::Stop(stop),
                },
            });
        }
        let packed = match in_array {
            false => values.first().copied().unwrap_or(Ref::NULL),
            true => match self.new_reference_array("java/lang/Object", &values) {
                Outcome::Value(array) => Ref(array as u32),
                other => return self.finish_native(self.absolute(base), other),
            },
        };
        self.set_register(base, u64::from(packed.0));
        Flow::Continue
    }

    /// `Intrinsic::Spread`: the values of an array, or a single object, as they are in registers.
    pub(crate) fn spread_values(&mut self, base: u16, kinds: &[Kind]) -> Flow {
        let object = Ref(self.register(base) as u32);
        let is_array = !object.is_null() && self.program.class(self.heap.class(object)).is_array();
        let values: Vec<Ref> =
            if is_array { self.unrecorded(|m| m.heap.elements(object).collect()) } else { vec![object] };
        let mut register = base;
        for (value, kind) in values.into_iter().zip(kinds) {
            let raw = match kind {
                Kind::Reference => u64::from(value.0),
                _ => self.unrecorded(|m| m.unbox(value)).map_or(0, |(_, raw)| raw),
            };
            self.set_register(register, raw);
            register += kind.slots();
        }
        Flow::Continue
    }

    /// `Intrinsic::Form`: the form of a handle.
    pub(crate) fn form_of_handle(&mut self, base: u16) -> Flow {
        let handle = Ref(self.register(base) as u32);
        let form = self.unrecorded(|m| m.reference_field(handle, "form"));
        self.set_register(base, u64::from(form.0));
        Flow::Continue
    }

    /// `Intrinsic::Type`: the class of the result, and an array of those of the parameters in the next register.
    pub(crate) fn types_of_call(&mut self, base: u16, parameters: &[Box<str>], result: &str) -> Flow {
        let mut mirrors = Vec::new();
        for text in parameters.iter().map(|text| &**text).chain([result]) {
            let class = match Kind::of(text) {
                Some(Kind::Reference) => match self.program.load(class_of_descriptor(text)) {
                    Ok(class) => class,
                    Err(error) => {
                        let failed = self.failed_load(&error);
                        return failed.0;
                    }
                },
                kind => self.program.primitive(kind.unwrap_or(Kind::Void)),
            };
            mirrors.push(self.mirror(class));
        }
        let result = mirrors.pop().unwrap_or(Ref::NULL);
        match self.new_reference_array("java/lang/Class", &mirrors) {
            Outcome::Value(array) => {
                self.set_register(base, u64::from(result.0));
                self.set_register(base + 1, array);
                Flow::Continue
            }
            other => self.finish_native(self.absolute(base), other),
        }
    }
}

/// What a call passes, the handle first.
fn kinds_of(site: &HandleSite) -> Vec<Kind> {
    let parameters = site.parameters.iter().filter_map(|one| Kind::of(one));
    std::iter::once(Kind::Reference).chain(parameters).collect()
}

fn descriptor_of(site: &HandleSite) -> Box<str> {
    format!("({}){}", site.parameters.concat(), site.result).into()
}
