//! Lambda objects.

use super::stop;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{DynamicSite, Handle};
use crate::machine::Machine;
use crate::stop::{Failed, Flow, Stop};
use crate::stub::StubBuilder;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use program::names::{class_of_descriptor, split_descriptor};
use program::{ClassId, Kind};
use std::sync::Arc;

impl<H: Host> Machine<H> {
    pub(super) fn link_lambda(
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
        let before = self.interfaces_among(&interfaces);
        let kinds: Vec<Kind> = captured.iter().filter_map(|c| Kind::of(c)).collect();
        let owner = self.program.class(class);
        let (owner_name, origin) = (owner.name.to_string(), owner.origin);
        // Where it stands, not when it was first met: that would depend on the schedule.
        let site = self.stack.frames.last().map(|frame| {
            let method = self.program.method(frame.method);
            (u64::from(method.file_index) << 32) | u64::from(frame.pc - frame.start)
        });
        let lambda_name = format!("{owner_name}{}{:x}", super::LAMBDA, site.unwrap_or_default());
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
        self.set_initialization(lambda, crate::linkage::Initialization::Done);
        let shared = if kinds.is_empty() && self.is_for_ever() {
            self.heap.allocate_object(lambda, 0)
        } else {
            Ref::NULL
        };
        Ok(DynamicSite::Lambda { class: lambda, captured: kinds, shared, before })
    }

    /// Marker interfaces and bridges of `altMetafactory`.
    pub(super) fn alternative_extras(
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
    pub(super) fn lambda_stub(
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
                let called = crate::describe::method(
                    &handle.class.replace('/', "."),
                    &handle.name,
                    &handle.descriptor,
                );
                let why = match program::classpath::is_of_library(&handle.class) {
                    true => "the Habanero API that Scoville ships has no such method",
                    false => "there is no such method",
                };
                Stop::Unsupported(format!("{called}: {why}"))
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
}
