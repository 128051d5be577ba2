//! Dynamic call sites: what `LambdaMetafactory`, `StringConcatFactory`, `ObjectMethods` and
//! `SwitchBootstraps` would link, made as stubs instead.

mod concat;
mod lambda;
mod records;
mod switch;

use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{DynamicSite, Handle, Intrinsic, Piece};
use crate::machine::Machine;
use crate::stop::{Failed, Flow, Stop};
use program::ClassId;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use std::sync::Arc;

/// What the names of classes of lambdas have behind that of their class.
pub(crate) const LAMBDA: &str = "$$Lambda$";

impl<H: Host> Machine<H> {
    pub(crate) fn invoke_dynamic(&mut self, base: u16, i: u32) -> Flow {
        match &self.dynamic_sites[i as usize] {
            DynamicSite::Stub(method) => {
                let method = *method;
                let at = self.stack.frames.last().map_or(0, |f| f.base as usize) + base as usize;
                self.enter(at, method)
            }
            DynamicSite::Lambda { class, before, .. } => {
                let (class, before) = (*class, before.clone());
                if let Err(Failed(flow)) = self.initialize_for_lambda(class, &before) {
                    return flow;
                }
                self.make_lambda(base, i);
                Flow::Continue
            }
        }
    }

    /// The first time in a schedule the interfaces of a lambda are initialised, though its site was linked in another one.
    /// Whoever comes later does so behind the initialisers.
    fn initialize_for_lambda(&mut self, lambda: ClassId, interfaces: &[ClassId]) -> Result<(), Failed> {
        if interfaces.is_empty() {
            return Ok(());
        }
        let linked = self.small.linked.contains(&lambda);
        for interface in interfaces {
            if !linked {
                self.initialized(*interface)?;
            } else if self.initialization(*interface).is_told() {
                self.needs_initialization(*interface);
            }
        }
        if !linked {
            self.small.linked.push(lambda);
        }
        Ok(())
    }

    fn make_lambda(&mut self, base: u16, i: u32) {
        let DynamicSite::Lambda { class, captured, shared, .. } = &self.dynamic_sites[i as usize] else {
            return;
        };
        if !shared.is_null() {
            let shared = *shared;
            self.set_register(base, u64::from(shared.0));
            return;
        }
        let object = self.heap.allocate_object(*class, captured.len() as u32);
        let at = self.stack.frames.last().map_or(0, |f| f.base as usize) + base as usize;
        let mut slot = at;
        for (word, kind) in captured.iter().enumerate() {
            self.heap.set(object, word as u32, self.stack.slots[slot]);
            slot += kind.slots() as usize;
        }
        self.stack.slots[at] = u64::from(object.0);
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

    fn load_for_link(&mut self, name: &str) -> Result<ClassId, Failed> {
        self.program.load(name).map_err(|error| self.failed_load(&error))
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
            Intrinsic::NoStream(class) => match Ref(self.register(base) as u32) {
                object if !object.is_null() && self.is_instance(object, class) => {
                    let what = "the stream of a StackWalker behind its walk is not modelled";
                    Flow::Stop(Stop::Unsupported(what.into()))
                }
                _ => Flow::Continue,
            },
            Intrinsic::Unpack(descriptors) => self.unpack_arguments(base, &descriptors),
            Intrinsic::Pack(kinds, in_array) => self.pack_values(base, &kinds, in_array),
            Intrinsic::Spread(kinds) => self.spread_values(base, &kinds),
            Intrinsic::Form => self.form_of_handle(base),
            Intrinsic::Type(parameters, result) => self.types_of_call(base, &parameters, &result),
        }
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

    /// `ConstantBootstraps`: only what javac emits.
    pub(crate) fn load_dynamic_constant(&mut self, _d: u16, _cp: u16) -> Result<Flow, Failed> {
        Err(stop("a dynamic constant is not modelled"))
    }
}

fn stop(what: &str) -> Failed {
    Failed(Flow::Stop(Stop::Unsupported(what.to_string())))
}
