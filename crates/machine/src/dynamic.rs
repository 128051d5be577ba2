//! Dynamic call sites: what `LambdaMetafactory`, `StringConcatFactory`, `ObjectMethods` and
//! `SwitchBootstraps` would link, made as stubs instead.

mod records;

use crate::heap::Ref;
use crate::interpret::Flow;
use crate::machine::{Machine, Stop};
use crate::resolve::Failed;
use crate::stub::StubBuilder;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use program::names::{class_of_descriptor, split_descriptor};
use program::{ClassId, Kind, MethodId};
use std::sync::Arc;

/// A linked dynamic call site.
#[derive(Clone, Debug)]
pub(crate) enum DynamicSite {
    /// Makes a lambda object from the captured values.
    Lambda { class: ClassId, captured: Vec<Kind>, shared: Ref },
    /// Calls a stub with the arguments.
    Stub(MethodId),
}

/// Stubs that are made once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StubKey {
    /// `Method.invoke`, `Constructor.newInstance`
    Reflect(MethodId),
    /// A proxy class for these interfaces, by one of its methods.
    Proxy(Vec<ClassId>),
    /// A method of a stream, under its monitor.
    Printing(&'static str, &'static str),
    /// Others by name.
    Named(&'static str),
}

/// A piece of a string concatenation.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// Fixed text.
    Text(Vec<u16>),
    /// The argument in a register.
    Argument(u16, Kind),
}

/// What an `Intrinsic` operation does.
#[derive(Clone, Debug)]
pub(crate) enum Intrinsic {
    /// Concatenates; the result goes to register `base`.
    Concat(Arc<[Piece]>),
    /// A pattern switch over the labels: selector at `base`, restart index at `base + 1`.
    TypeSwitch(Arc<[SwitchLabel]>),
    /// Unpacks an `Object[]` at `base` into registers from `base`, converting to these descriptors.
    Unpack(Arc<[String]>),
    /// Makes the `java.lang.reflect.Method` of a method in register `base`.
    Method(MethodId),
}

impl Intrinsic {
    /// Registers read from the base on, and what is written there.
    pub(crate) fn shape(&self) -> (u16, Kind) {
        match self {
            // Its pieces are registers of their own, below the base or above it.
            Intrinsic::Concat(pieces) => {
                let highest = pieces.iter().map(|piece| match piece {
                    Piece::Argument(register, kind) => register + kind.slots(),
                    Piece::Text(_) => 0,
                });
                (highest.max().unwrap_or(0), Kind::Reference)
            }
            Intrinsic::TypeSwitch(_) => (2, Kind::Int),
            Intrinsic::Unpack(_) => (1, Kind::Void),
            Intrinsic::Method(_) => (0, Kind::Reference),
        }
    }
}

/// A label of a pattern switch.
#[derive(Clone, Debug)]
pub(crate) enum SwitchLabel {
    Class(ClassId),
    Text(Vec<u16>),
    Int(i32),
    /// An enum constant by name; `None` class: that of the selector.
    EnumConstant(Option<ClassId>, String),
    Boolean(bool),
}

/// A method handle constant that a bootstrap method got.
pub(crate) struct Handle {
    pub(crate) kind: u8,
    pub(crate) class: String,
    pub(crate) name: String,
    pub(crate) descriptor: String,
}

impl Machine {
    pub(crate) fn invoke_dynamic(&mut self, base: u16, i: u32) -> Flow {
        match &self.dynamic_sites[i as usize] {
            DynamicSite::Stub(method) => {
                let method = *method;
                let at = self.stack.frames.last().map_or(0, |f| f.base as usize) + base as usize;
                self.enter(at, method)
            }
            DynamicSite::Lambda { shared, .. } if !shared.is_null() => {
                let shared = *shared;
                self.set_register(base, u64::from(shared.0));
                Flow::Continue
            }
            DynamicSite::Lambda { class, captured, .. } => {
                let object = self.heap.allocate_object(*class, captured.len() as u32);
                let at = self.stack.frames.last().map_or(0, |f| f.base as usize) + base as usize;
                let mut slot = at;
                for (word, kind) in captured.iter().enumerate() {
                    self.heap.set(object, word as u32, self.stack.slots[slot]);
                    slot += kind.slots() as usize;
                }
                self.stack.slots[at] = u64::from(object.0);
                Flow::Continue
            }
        }
    }

    pub(crate) fn resolve_invoke_dynamic(&mut self, base: u16, cp: u16) -> Result<Flow, Failed> {
        let class = self.program.method(self.current_method()).class;
        let Some(file) = self.program.class(class).file.clone() else {
            return Err(stop("a dynamic call without a class file"));
        };
        let Ok(Constant::InvokeDynamic(bootstrap, name_and_type)) = file.pool.get(cp) else {
            return Err(stop("a malformed dynamic call"));
        };
        let site = self.link_dynamic(class, &file, bootstrap, name_and_type)?;
        self.dynamic_sites.push(site);
        let i = self.dynamic_sites.len() as u32 - 1;
        let pc = self.stack.frames.last().map_or(0, |frame| frame.pc as usize - 1);
        self.program.code.ops[pc] = Op::InvokeDynamic { base, i };
        self.retry();
        Ok(Flow::Continue)
    }

    fn link_dynamic(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        bootstrap: u16,
        name_and_type: u16,
    ) -> Result<DynamicSite, Failed> {
        let malformed = |_| stop("a malformed dynamic call");
        let (name, descriptor) = file.name_and_type(name_and_type).map_err(malformed)?;
        let Some(method) = file.bootstrap_methods.get(bootstrap as usize) else {
            return Err(stop("a dynamic call without a bootstrap method"));
        };
        let handle = self.handle_constant(file, method.handle)?;
        let arguments = &method.arguments;
        match (handle.class.as_str(), handle.name.as_str()) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                self.link_lambda(class, file, &name, &descriptor, arguments, handle.name == "altMetafactory")
            }
            ("java/lang/invoke/StringConcatFactory", factory) => {
                let recipe = match (factory, arguments.first()) {
                    ("makeConcatWithConstants", Some(recipe)) => self.text_constant(file, *recipe)?,
                    _ => Vec::new(),
                };
                self.link_concat(class, file, &descriptor, factory == "makeConcat", &recipe, arguments)
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => {
                self.link_record(class, file, &name, arguments)
            }
            ("java/lang/runtime/SwitchBootstraps", which) => {
                self.link_switch(class, file, &descriptor, arguments, which == "enumSwitch")
            }
            (owner, name) => Err(stop(&format!(
                "a dynamic call linked by {}.{name} is not modelled",
                owner.replace('/', ".")
            ))),
        }
    }

    pub(crate) fn text_constant(&mut self, file: &ClassFile, index: u16) -> Result<Vec<u16>, Failed> {
        match file.pool.get(index) {
            Ok(Constant::String(text)) => match file.pool.utf8_bytes(&file.bytes, text) {
                Ok(bytes) => Ok(program::classfile::decode_modified_utf8(bytes)),
                Err(_) => Err(stop("a malformed string constant")),
            },
            _ => Err(stop("a bootstrap argument that should be a string is not")),
        }
    }

    pub(crate) fn handle_constant(&mut self, file: &ClassFile, index: u16) -> Result<Handle, Failed> {
        let malformed = |_| stop("a malformed method handle constant");
        let Ok(Constant::MethodHandle(kind, reference)) = file.pool.get(index) else {
            return Err(stop("a bootstrap argument that should be a method handle is not"));
        };
        let (class, member) = match file.pool.get(reference) {
            Ok(Constant::Method(c, n) | Constant::InterfaceMethod(c, n) | Constant::Field(c, n)) => (c, n),
            _ => return Err(stop("a malformed method handle constant")),
        };
        let (name, descriptor) = file.name_and_type(member).map_err(malformed)?;
        Ok(Handle { kind, class: file.class_name(class).map_err(malformed)?, name, descriptor })
    }

    fn method_type(&mut self, file: &ClassFile, index: u16) -> Result<String, Failed> {
        match file.pool.get(index) {
            Ok(Constant::MethodType(text)) => file.utf8(text).map_err(|_| stop("a malformed method type")),
            _ => Err(stop("a bootstrap argument that should be a method type is not")),
        }
    }

    fn link_lambda(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        name: &str,
        descriptor: &str,
        arguments: &[u16],
        alternative: bool,
    ) -> Result<DynamicSite, Failed> {
        let [erased, implementation, instantiated, rest @ ..] = arguments else {
            return Err(stop("a lambda with too few bootstrap arguments"));
        };
        let erased = self.method_type(file, *erased)?;
        let handle = self.handle_constant(file, *implementation)?;
        let instantiated = self.method_type(file, *instantiated)?;
        let Some((captured, interface)) = split_descriptor(descriptor) else {
            return Err(stop("a lambda with a malformed descriptor"));
        };
        let captured: Vec<String> = captured.iter().map(|c| (*c).to_string()).collect();
        let mut interfaces = vec![self.load_for_link(class_of_descriptor(interface))?];
        let mut erasures = vec![erased];
        if alternative {
            self.alternative_extras(file, rest, &mut interfaces, &mut erasures)?;
        }
        for interface in interfaces.clone() {
            for before in self.interfaces_before(interface) {
                self.initialized(before)?;
            }
        }
        let kinds: Vec<Kind> = captured.iter().filter_map(|c| Kind::of(c)).collect();
        let owner = self.program.class(class);
        let (owner_name, origin) = (owner.name.to_string(), owner.origin);
        // Where it stands, not when it was first met: that would depend on the schedule.
        let site = self.stack.frames.last().map(|frame| {
            let method = self.program.method(frame.method);
            (u64::from(method.file_index) << 32) | u64::from(frame.pc - frame.start)
        });
        let lambda_name = format!("{owner_name}$$Lambda/{:x}", site.unwrap_or_default());
        let lambda = self
            .program
            .define_lambda(&lambda_name, interfaces, &kinds, origin)
            .map_err(|error| self.failed_load(&error))?;
        erasures.dedup();
        for erasure in &erasures {
            let result = self.lambda_stub(lambda, name, erasure, &instantiated, &handle, &captured);
            result.map_err(|stop| Failed(Flow::Stop(stop)))?;
        }
        self.mirror(lambda);
        self.set_initialization(lambda, crate::machine::Initialization::Done);
        let shared = if kinds.is_empty() && self.is_for_ever() {
            self.heap.allocate_object(lambda, 0)
        } else {
            Ref::NULL
        };
        Ok(DynamicSite::Lambda { class: lambda, captured: kinds, shared })
    }

    fn load_for_link(&mut self, name: &str) -> Result<ClassId, Failed> {
        self.program.load(name).map_err(|error| self.failed_load(&error))
    }

    /// Marker interfaces and bridges of `altMetafactory`.
    fn alternative_extras(
        &mut self,
        file: &Arc<ClassFile>,
        rest: &[u16],
        interfaces: &mut Vec<ClassId>,
        erasures: &mut Vec<String>,
    ) -> Result<(), Failed> {
        const SERIALIZABLE: i32 = 1;
        const MARKERS: i32 = 2;
        const BRIDGES: i32 = 4;
        let int = |index: Option<&u16>| match index.map(|i| file.pool.get(*i)) {
            Some(Ok(Constant::Integer(v))) => v,
            _ => 0,
        };
        let flags = int(rest.first());
        let mut at = 1;
        if flags & SERIALIZABLE != 0 {
            interfaces.push(self.load_for_link("java/io/Serializable")?);
        }
        if flags & MARKERS != 0 {
            let count = int(rest.get(at)) as usize;
            at += 1;
            for index in rest.iter().skip(at).take(count) {
                let name = file.class_name(*index).map_err(|_| stop("a malformed marker interface"))?;
                interfaces.push(self.load_for_link(&name)?);
            }
            at += count;
        }
        if flags & BRIDGES != 0 {
            let count = int(rest.get(at)) as usize;
            for index in rest.iter().skip(at + 1).take(count) {
                erasures.push(self.method_type(file, *index)?);
            }
        }
        Ok(())
    }

    /// The method of a lambda object: captured values and arguments go to the implementation.
    fn lambda_stub(
        &mut self,
        lambda: ClassId,
        name: &str,
        erased: &str,
        instantiated: &str,
        handle: &Handle,
        captured: &[String],
    ) -> Result<(), Stop> {
        let malformed = || Stop::Unsupported("a lambda with malformed types".into());
        let (parameters, result) = split_descriptor(erased).ok_or_else(malformed)?;
        let (actual, actual_result) = split_descriptor(instantiated).ok_or_else(malformed)?;
        let (targets, target_result) = split_descriptor(&handle.descriptor).ok_or_else(malformed)?;
        let target_class = self.load_class(&handle.class)?;
        let slots: u16 = parameters.iter().filter_map(|p| Kind::of(p)).map(Kind::slots).sum();
        let mut argument_kinds = vec![Kind::Reference];
        argument_kinds.extend(parameters.iter().filter_map(|p| Kind::of(p)));
        let mut stub = StubBuilder::new(&argument_kinds);
        let method =
            self.program.find_method(target_class, &handle.name, &handle.descriptor).ok_or_else(|| {
                Stop::Unsupported(format!(
                    "{}.{}{} was not found",
                    handle.class, handle.name, handle.descriptor
                ))
            })?;
        // The implementation's parameters: receiver first where it has one.
        let receiver = format!("L{};", handle.class);
        let receiver = if handle.class.starts_with('[') { handle.class.as_str() } else { receiver.as_str() };
        let mut wanted: Vec<&str> = Vec::new();
        if matches!(handle.kind, 5 | 7 | 9) {
            wanted.push(receiver);
        }
        wanted.extend(targets);
        let constructed = (handle.kind == 8).then(|| {
            let register = stub.take(Kind::Reference);
            self.stub_new(&mut stub, register, target_class);
            register
        });
        let base = stub.top;
        if let Some(object) = constructed {
            let register = stub.take(Kind::Reference);
            stub.emit(Op::Mov { d: register, a: object });
        }
        let registers: Vec<u16> =
            wanted.iter().map(|w| stub.take(Kind::of(w).unwrap_or(Kind::Int))).collect();
        for (word, from) in captured.iter().enumerate() {
            if let (Some(d), Some(to)) = (registers.get(word), wanted.get(word)) {
                let kind = Kind::of(from).unwrap_or(Kind::Int);
                let loaded = if kind == Kind::of(to).unwrap_or(Kind::Int) { *d } else { stub.top };
                stub.emit(Op::GetField { d: loaded, a: 0, w: word as u16 });
                self.stub_convert(&mut stub, *d, loaded, from, from, to)?;
            }
        }
        let mut slot = 1;
        for (index, from) in parameters.iter().enumerate() {
            let through = actual.get(index).copied().unwrap_or(from);
            if let (Some(d), Some(to)) =
                (registers.get(captured.len() + index), wanted.get(captured.len() + index))
            {
                self.stub_convert(&mut stub, *d, slot, from, through, to)?;
            }
            slot += Kind::of(from).map_or(1, Kind::slots);
        }
        match handle.kind {
            6 => stub.emit(Op::InvokeStaticChecked { base, m: method.0 }),
            7 | 8 => stub.emit(Op::InvokeDirect { base, m: method.0 }),
            _ => self.stub_virtual(&mut stub, base, method),
        }
        let (value, value_type) = match constructed {
            Some(object) => (object, receiver),
            None => (base, target_result),
        };
        if result == "V" {
            stub.emit(Op::Return);
        } else {
            // An erased result needs no cast: the caller has one.
            let through =
                if Kind::of(actual_result) == Some(Kind::Reference) { value_type } else { actual_result };
            self.stub_convert(&mut stub, value, value, value_type, through, result)?;
            stub.emit(Op::ReturnValue { a: value });
        }
        let result_kind = Kind::of(result).unwrap_or(Kind::Void);
        let id = self.finish_stub(stub, lambda, name, 1 + slots, result_kind);
        let descriptor = self.program.symbols.intern(erased);
        self.program.methods[id.index()].descriptor = descriptor;
        self.program.methods[id.index()].access &= !program::linked::access::STATIC;
        self.program.classes[lambda.index()].methods.push(id);
        Ok(())
    }

    fn link_concat(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        descriptor: &str,
        plain: bool,
        recipe: &[u16],
        arguments: &[u16],
    ) -> Result<DynamicSite, Failed> {
        let Some((parameters, _)) = split_descriptor(descriptor) else {
            return Err(stop("a concatenation with a malformed descriptor"));
        };
        let mut registers = Vec::new();
        let mut slot = 0;
        for parameter in &parameters {
            registers.push(slot);
            slot += Kind::of(parameter).map_or(1, Kind::slots);
        }
        let mut pieces = Vec::new();
        let mut next_argument = 0;
        let mut next_constant = 1;
        let all: Vec<u16> = if plain { vec![1; parameters.len()] } else { recipe.to_vec() };
        let mut text = Vec::new();
        for unit in all {
            match unit {
                1 | 2 if !text.is_empty() => pieces.push(Piece::Text(std::mem::take(&mut text))),
                _ => {}
            }
            match unit {
                1 => {
                    let Some(parameter) = parameters.get(next_argument) else {
                        return Err(stop("a concatenation with too few arguments"));
                    };
                    let kind = Kind::of(parameter).unwrap_or(Kind::Int);
                    pieces.push(Piece::Argument(registers[next_argument], kind));
                    next_argument += 1;
                }
                2 => {
                    let index = arguments.get(next_constant).copied().unwrap_or(0);
                    next_constant += 1;
                    pieces.push(Piece::Text(self.constant_text(file, index)?));
                }
                unit => text.push(unit),
            }
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(text));
        }
        let types: Vec<(u16, String)> =
            registers.iter().copied().zip(parameters.iter().map(|p| (*p).to_string())).collect();
        let method =
            self.concat_stub(class, &types, pieces, slot).map_err(|stop| Failed(Flow::Stop(stop)))?;
        Ok(DynamicSite::Stub(method))
    }

    fn constant_text(&mut self, file: &Arc<ClassFile>, index: u16) -> Result<Vec<u16>, Failed> {
        let text = match file.pool.get(index) {
            Ok(Constant::Integer(v)) => v.to_string(),
            Ok(Constant::Long(v)) => v.to_string(),
            Ok(Constant::Class(_)) => match file.class_name(index) {
                Ok(name) => format!("class {}", name.replace('/', ".")),
                Err(_) => return Err(stop("a malformed class constant")),
            },
            _ => return self.text_constant(file, index),
        };
        Ok(text.encode_utf16().collect())
    }

    /// A stub that turns its arguments (at these registers) into texts and joins the pieces.
    pub(crate) fn concat_stub(
        &mut self,
        class: ClassId,
        arguments: &[(u16, String)],
        mut pieces: Vec<Piece>,
        slots: u16,
    ) -> Result<MethodId, Stop> {
        let kinds: Vec<Kind> = arguments.iter().filter_map(|(_, descriptor)| Kind::of(descriptor)).collect();
        // The first register takes the result, so there is always one.
        let mut stub = StubBuilder::new(if kinds.is_empty() { &[Kind::Reference] } else { &kinds });
        self.emit_texts(&mut stub, arguments, &mut pieces)?;
        self.emit_concat(&mut stub, pieces, 0);
        stub.emit(Op::ReturnValue { a: 0 });
        Ok(self.finish_stub(stub, class, "concat", slots, Kind::Reference))
    }

    fn emit_concat(&mut self, stub: &mut StubBuilder, pieces: Vec<Piece>, base: u16) {
        self.intrinsics.push(Intrinsic::Concat(pieces.into()));
        stub.emit(Op::Intrinsic { base, i: self.intrinsics.len() as u32 - 1 });
    }

    /// Objects and floating point numbers are turned into strings by Java code.
    fn emit_texts(
        &mut self,
        stub: &mut StubBuilder,
        arguments: &[(u16, String)],
        pieces: &mut [Piece],
    ) -> Result<(), Stop> {
        for (register, descriptor) in arguments {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Int);
            let by = match kind {
                Kind::Reference if descriptor != "Ljava/lang/String;" => {
                    "(Ljava/lang/Object;)Ljava/lang/String;"
                }
                Kind::Float => "(F)Ljava/lang/String;",
                Kind::Double => "(D)Ljava/lang/String;",
                _ => continue,
            };
            let text = stub.take(Kind::Reference);
            let base = stub.top;
            stub.emit(Op::Mov { d: base, a: *register });
            self.stub_static(stub, base, "java/lang/String", "valueOf", by)?;
            stub.emit(Op::Mov { d: text, a: base });
            for piece in pieces.iter_mut() {
                if let Piece::Argument(at, kind) = piece
                    && at == register
                {
                    (*at, *kind) = (text, Kind::Reference);
                }
            }
        }
        Ok(())
    }

    pub(crate) fn run_intrinsic(&mut self, base: u16, i: u32) -> Flow {
        match self.intrinsics[i as usize].clone() {
            Intrinsic::Concat(pieces) => {
                let mut units = Vec::new();
                for piece in pieces.iter() {
                    match piece {
                        Piece::Text(text) => units.extend_from_slice(text),
                        Piece::Argument(register, kind) => self.append_text(&mut units, *register, *kind),
                    }
                }
                let string = self.new_string_utf16(&units);
                self.set_register(base, u64::from(string.0));
                Flow::Continue
            }
            Intrinsic::TypeSwitch(labels) => self.type_switch(base, &labels),
            Intrinsic::Method(method) => self.make_reflected_method(base, method),
            Intrinsic::Unpack(descriptors) => self.unpack_arguments(base, &descriptors),
        }
    }

    fn append_text(&self, units: &mut Vec<u16>, register: u16, kind: Kind) {
        let value = self.register(register);
        let text = match kind {
            Kind::Boolean => if value as u32 != 0 { "true" } else { "false" }.to_string(),
            Kind::Char => return units.push(value as u16),
            Kind::Long => (value as i64).to_string(),
            Kind::Reference if value as u32 == 0 => "null".to_string(),
            Kind::Reference => return units.extend(self.string_units(Ref(value as u32))),
            _ => (value as i32).to_string(),
        };
        units.extend(text.encode_utf16());
    }

    /// The simple name of a class, from `InnerClasses` if it has one.
    pub(crate) fn simple_name(&self, class: ClassId) -> String {
        let linked = self.program.class(class);
        if let Some(file) = &linked.file {
            for inner in &file.inner_classes {
                if inner.inner == file.this_class {
                    return if inner.name == 0 {
                        String::new()
                    } else {
                        file.utf8(inner.name).unwrap_or_default()
                    };
                }
            }
        }
        linked.name.rsplit('/').next().unwrap_or("").to_string()
    }

    fn link_switch(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        descriptor: &str,
        arguments: &[u16],
        of_enum: bool,
    ) -> Result<DynamicSite, Failed> {
        let mut labels = Vec::new();
        for index in arguments {
            labels.push(match file.pool.get(*index) {
                Ok(Constant::Class(_)) => {
                    let name = file.class_name(*index).map_err(|_| stop("a malformed switch label"))?;
                    SwitchLabel::Class(self.load_for_link(&name)?)
                }
                Ok(Constant::String(_)) if of_enum => {
                    let name = self.text_constant(file, *index)?;
                    SwitchLabel::EnumConstant(None, String::from_utf16_lossy(&name))
                }
                Ok(Constant::String(_)) => SwitchLabel::Text(self.text_constant(file, *index)?),
                Ok(Constant::Integer(v)) => SwitchLabel::Int(v),
                Ok(Constant::Dynamic(bootstrap, nt)) => self.dynamic_label(file, bootstrap, nt)?,
                _ => return Err(stop("a switch label of this kind is not modelled")),
            });
        }
        let selector = split_descriptor(descriptor).and_then(|(p, _)| p.first().map(|p| (*p).to_string()));
        if selector.as_deref().and_then(Kind::of) != Some(Kind::Reference) {
            return Err(stop("a pattern switch over a primitive is not modelled"));
        }
        let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Int]);
        self.intrinsics.push(Intrinsic::TypeSwitch(labels.into()));
        stub.emit(Op::Intrinsic { base: 0, i: self.intrinsics.len() as u32 - 1 });
        stub.emit(Op::ReturnValue { a: 0 });
        Ok(DynamicSite::Stub(self.finish_stub(stub, class, "switch", 2, Kind::Int)))
    }

    /// An enum constant or a primitive class as a switch label: nested dynamic constants.
    fn dynamic_label(
        &mut self,
        file: &Arc<ClassFile>,
        bootstrap: u16,
        nt: u16,
    ) -> Result<SwitchLabel, Failed> {
        let Some(method) = file.bootstrap_methods.get(bootstrap as usize) else {
            return Err(stop("a malformed switch label"));
        };
        let handle = self.handle_constant(file, method.handle)?;
        let (name, _) = file.name_and_type(nt).map_err(|_| stop("a malformed switch label"))?;
        match (handle.name.as_str(), method.arguments.as_slice()) {
            ("getStaticFinal", []) if name == "TRUE" => Ok(SwitchLabel::Boolean(true)),
            ("getStaticFinal", []) if name == "FALSE" => Ok(SwitchLabel::Boolean(false)),
            // EnumDesc.of(ClassDesc.of("Colour"), "RED") as an `invoke` constant.
            ("invoke", [_, class_desc, constant]) => {
                let constant = String::from_utf16_lossy(&self.text_constant(file, *constant)?);
                let Ok(Constant::Dynamic(inner, _)) = file.pool.get(*class_desc) else {
                    return Err(stop("a switch label of this kind is not modelled"));
                };
                let inner = file.bootstrap_methods.get(inner as usize).and_then(|m| m.arguments.get(1));
                let class_name = match inner {
                    Some(index) => String::from_utf16_lossy(&self.text_constant(file, *index)?),
                    None => return Err(stop("a malformed switch label")),
                };
                let class = self.load_for_link(&class_name.replace('.', "/"))?;
                Ok(SwitchLabel::EnumConstant(Some(class), constant))
            }
            _ => Err(stop("a switch label of this kind is not modelled")),
        }
    }

    fn type_switch(&mut self, base: u16, labels: &[SwitchLabel]) -> Flow {
        let selector = Ref(self.register(base) as u32);
        let restart = self.register(base + 1) as i32;
        if selector.is_null() {
            self.set_register(base, u64::from(-1i32 as u32));
            return Flow::Continue;
        }
        let first = restart.max(0) as usize;
        let found = (first..labels.len()).find(|index| self.label_matches(selector, &labels[*index]));
        self.set_register(base, found.unwrap_or(labels.len()) as u64);
        Flow::Continue
    }

    fn label_matches(&self, selector: Ref, label: &SwitchLabel) -> bool {
        let class_name = &*self.program.class(self.heap.class(selector)).name;
        match label {
            SwitchLabel::Class(class) => self.is_instance(selector, *class),
            SwitchLabel::Text(text) => {
                self.heap.class(selector) == self.known.string && self.string_units(selector) == *text
            }
            SwitchLabel::Int(v) => match class_name {
                "java/lang/Integer" | "java/lang/Short" | "java/lang/Byte" | "java/lang/Character" => {
                    self.get_field(selector, "value") as i32 == *v
                }
                _ => false,
            },
            SwitchLabel::Boolean(v) => {
                class_name == "java/lang/Boolean" && (self.get_field(selector, "value") as u32 != 0) == *v
            }
            SwitchLabel::EnumConstant(class, name) => {
                let fits = class.is_none_or(|class| self.is_instance(selector, class));
                let own = Ref(self.get_field(selector, "name") as u32);
                fits && !own.is_null() && self.text(own) == *name
            }
        }
    }

    /// `ConstantBootstraps`: only what javac emits.
    pub(crate) fn load_dynamic_constant(&mut self, _d: u16, _cp: u16) -> Result<Flow, Failed> {
        Err(stop("a dynamic constant is not modelled"))
    }
}

fn stop(what: &str) -> Failed {
    Failed(Flow::Stop(Stop::Unsupported(what.to_string())))
}
