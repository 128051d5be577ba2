//! `VarHandle`: a small object and one signature-polymorphic operation that reads the call site's types.

mod calls;
mod lookups;
mod members;
mod natives;
mod types;

pub(crate) use natives::tables;

use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{Access, Calling, HandleSite};
use crate::machine::Machine;
use crate::observer::{AccessMode, HookKind, Observer};
use crate::stop::{Failed, Flow, Outcome, Stop};
use crate::value::narrow;
use program::code::Op;
use program::linked::{Shape, access};
use program::names::{class_of_descriptor, split_descriptor};
use program::tags::Tag;
use program::{ClassId, Kind};
use std::sync::Arc;

/// Where a handle points.
struct Variable {
    object: Ref,
    offset: i64,
    kind: Kind,
    /// The bytes are in the other order.
    swap: bool,
    /// The class of a reference variable.
    class: Option<ClassId>,
    /// For an element: what the array takes, which may be less.
    element: Option<ClassId>,
}

impl Variable {
    /// A value with its bytes in the order of the variable, or back.
    fn in_order(&self, value: u64) -> u64 {
        if self.swap { swap_bytes(self.kind, value) } else { value }
    }
}

/// What an access mode of a handle takes and gives, as descriptors.
struct AccessType {
    parameters: Vec<Box<str>>,
    result: Box<str>,
}

/// Words of a handle object after those of `VarHandle`.
const TARGET: u32 = 0;
const TYPE: u32 = 1;
const FORM: u32 = 2;
const WORD: u32 = 3;
const KIND: u32 = 4;
const FINAL: u32 = 5;
/// How many there are.
const WORDS: u32 = 6;

const INSTANCE: u64 = 0;
const STATIC: u64 = 1;
const ELEMENT: u64 = 2;
const BYTES: u64 = 3;
const BYTES_BIG: u64 = 4;

impl Access {
    /// How many values a call passes.
    fn values(self) -> usize {
        match self {
            Access::Get => 0,
            Access::CompareAndSet | Access::CompareAndExchange => 2,
            _ => 1,
        }
    }
}

fn access_of(name: &str) -> Option<(Access, Option<AccessMode>)> {
    let (base, acquires, releases) = match name {
        name if name.ends_with("Acquire") => (&name[..name.len() - 7], true, false),
        name if name.ends_with("Release") => (&name[..name.len() - 7], false, true),
        name if name.ends_with("Volatile") => (&name[..name.len() - 8], true, true),
        name if name.ends_with("Opaque") => (&name[..name.len() - 6], false, false),
        "weakCompareAndSetPlain" => ("weakCompareAndSet", false, false),
        name => (name, true, true),
    };
    let access = match base {
        "get" => Access::Get,
        "set" => Access::Set,
        "compareAndSet" | "weakCompareAndSet" => Access::CompareAndSet,
        "compareAndExchange" => Access::CompareAndExchange,
        "getAndSet" => Access::GetAndSet,
        "getAndAdd" => Access::GetAndAdd,
        "getAndBitwiseOr" => Access::GetAndOr,
        "getAndBitwiseAnd" => Access::GetAndAnd,
        "getAndBitwiseXor" => Access::GetAndXor,
        _ => return None,
    };
    let (reads, write) = (access != Access::Set, access != Access::Get);
    let volatile = acquires && releases;
    let mode = AccessMode {
        write,
        acquires: acquires && reads,
        releases: releases && write,
        volatile,
        commutes: false,
    };
    Some((access, (!matches!(name, "get" | "set")).then_some(mode)))
}

impl<H: Host> Machine<H> {
    /// If this is a signature-polymorphic call, links it.
    pub(crate) fn resolve_handle_call(
        &mut self,
        base: u16,
        class: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Result<Option<Flow>, Failed> {
        let class_name = &*self.program.class(class).name;
        if class_name != "java/lang/invoke/VarHandle" && class_name != "java/lang/invoke/MethodHandle" {
            return Ok(None);
        }
        let polymorphic = self.program.class(class).methods.iter().any(|id| {
            let method = self.program.method(*id);
            method.has(access::NATIVE)
                && method.has(access::VARARGS)
                && self.program.text(method.name) == name
        });
        if !polymorphic {
            return Ok(None);
        }
        let unsupported = || {
            let text = format!("{}.{name} is not modelled", class_name.replace('/', "."));
            Failed(Flow::Stop(Stop::Unsupported(text)))
        };
        let called = match name {
            "invokeExact" => Some(Calling::Exact),
            "invoke" => Some(Calling::Generic),
            "invokeBasic" => Some(Calling::Basic),
            _ => None,
        };
        let (access, mode) = match class_name {
            "java/lang/invoke/VarHandle" => access_of(name),
            _ => called.map(|how| (Access::Call(how), None)),
        }
        .ok_or_else(unsupported)?;
        let (parameters, result) = split_descriptor(descriptor).ok_or_else(unsupported)?;
        let result_class = match class_of_descriptor(result) {
            name if Kind::of(result) == Some(Kind::Reference) && name != "java/lang/Object" => {
                Some(self.program.load(name).map_err(|error| self.failed_load(&error))?)
            }
            _ => None,
        };
        self.handle_sites.push(Arc::new(HandleSite {
            access,
            mode,
            weak: name.starts_with("weak"),
            parameters: parameters.iter().map(|text| (*text).into()).collect(),
            result: result.into(),
            result_class,
        }));
        let i = self.handle_sites.len() as u32 - 1;
        let pc = self.stack.frames.last().map_or(0, |frame| frame.pc as usize - 1);
        self.program.code.ops[pc] = Op::InvokeHandle { base, i };
        self.retry();
        Ok(Some(Flow::Continue))
    }

    /// The kind of a handle's variable.
    fn variable_kind(&mut self, handle: Ref) -> Kind {
        let words = self.handle_words();
        let kind = Kind::PRIMITIVES.get(self.heap.get(handle, words + KIND) as usize).copied();
        kind.unwrap_or(Kind::Reference)
    }

    /// How many arguments say where the variable is.
    fn coordinates(&mut self, handle: Ref) -> usize {
        let words = self.handle_words();
        match self.heap.get(handle, words + FORM) {
            STATIC => 0,
            INSTANCE => 1,
            _ => 2,
        }
    }

    /// Where a handle points with these arguments.
    fn handle_place(&mut self, base: u16, handle: Ref, site: &HandleSite) -> Result<Variable, Flow> {
        let words = self.handle_words();
        let kind = self.variable_kind(handle);
        let form = self.heap.get(handle, words + FORM);
        let header = crate::natives::memory::HEADER;
        let word = self.heap.get(handle, words + WORD) as i64;
        let target = self.heap.get_ref(handle, words + TARGET);
        let variable = self.heap.get_ref(handle, words + TYPE);
        let class = (kind == Kind::Reference).then(|| self.class_of_mirror(variable));
        let place = Variable {
            object: target,
            offset: header + 8 * word,
            kind,
            swap: form == BYTES_BIG,
            class,
            element: None,
        };
        if form == STATIC {
            return Ok(place);
        }
        let object = Ref(self.register(base + 1) as u32);
        self.cast(object, self.class_of_mirror(target))?;
        if object.is_null() {
            return Err(self.throw_without_message("java/lang/NullPointerException"));
        }
        if form == INSTANCE {
            return Ok(Variable { object, ..place });
        }
        let index = self.register(base + 2);
        let index = self.converted(index, &site.parameters[1], Kind::Int, None)? as i32;
        let length = i64::from(self.heap.length(object));
        let size = kind.element_bytes() as i64;
        let (offset, limit) = if form == ELEMENT {
            (i64::from(index) * size, length)
        } else {
            (i64::from(index), length - size + 1)
        };
        if index < 0 || i64::from(index) >= limit {
            let message = format!("Index {index} out of bounds for length {}", limit.max(0));
            let class = match form {
                ELEMENT => "java/lang/ArrayIndexOutOfBoundsException",
                _ => "java/lang/IndexOutOfBoundsException",
            };
            return Err(self.throw_new(class, &message));
        }
        if form >= BYTES && site.mode.is_some() && i64::from(index) % size != 0 {
            let message = format!("Misaligned access at index: {index}");
            return Err(self.throw_new("java/lang/IllegalStateException", &message));
        }
        // An array of a subclass takes less than the handle says.
        let element = match self.program.class(self.class_of(object)).shape {
            Shape::Array(element, Kind::Reference) => Some(element),
            _ => None,
        };
        Ok(Variable { object, offset: header + offset, element, ..place })
    }

    pub(crate) fn invoke_handle<O: Observer<H>>(&mut self, base: u16, i: u32, observer: &mut O) -> Flow {
        if !O::WATCH {
            return self.try_invoke_handle(base, i, observer).unwrap_or_else(|flow| flow);
        }
        let result =
            self.run_like_native("a call on a VarHandle", |m| m.try_invoke_handle(base, i, observer));
        result.unwrap_or_else(|flow| flow)
    }

    fn try_invoke_handle<O: Observer<H>>(
        &mut self,
        base: u16,
        i: u32,
        observer: &mut O,
    ) -> Result<Flow, Flow> {
        let site = Arc::clone(&self.handle_sites[i as usize]);
        if let Access::Call(how) = site.access {
            return self.invoke_method_handle(base, &site, how);
        }
        let handle = Ref(self.register(base) as u32);
        if handle.is_null() {
            return Err(self.throw_null());
        }
        // As the JDK: an access that the handle does not have comes before types that do not fit, unless they must be exact.
        let same = self.has_types(handle, &site);
        if !same && self.get_field(handle, "exact") != 0 {
            let wanted = self.access_type(handle, site.access);
            return Err(self.not_exact(&site, &wanted));
        }
        match self.supports(handle, site.access, site.mode.is_some()) {
            Ok(true) => {}
            Ok(false) => return Err(self.throw_without_message("java/lang/UnsupportedOperationException")),
            Err(outcome) => {
                let at = self.absolute(base);
                return Err(self.finish_native(at, outcome));
            }
        }
        if !same {
            self.check_conversions(handle, &site)?;
        }
        let place = self.handle_place(base, handle, &site)?;
        let kind = place.kind;
        let boxes = match site.access {
            Access::Set | Access::CompareAndSet => self.boxes(Kind::Boolean, &site.result),
            _ => self.boxes(kind, &site.result),
        };
        if let Some(class) = boxes.filter(|class| self.needs_initialization(*class)) {
            return Err(self.initialize_and_retry(class).unwrap_or(Flow::Continue));
        }
        let values = self.handle_values(base, handle, &site, &place)?;
        if O::WATCH {
            let compares = matches!(site.access, Access::CompareAndSet | Access::CompareAndExchange);
            let fails = compares && self.unrecorded(|m| m.would_fail(&place, values[0]));
            if site.weak && !fails {
                self.succeeds_weakly();
            }
            let mode = site.mode.map(|mode| if fails { mode.failed() } else { mode });
            let write = site.access != Access::Get;
            let at = (place.offset - crate::natives::memory::HEADER) as usize;
            let places = self.locations(place.object, at, kind.element_bytes());
            let by = self.by(Tag::NONE);
            for index in places.unwrap_or_default() {
                let kind = mode.map_or(HookKind::of(false, write), HookKind::Atomic);
                self.note_announced(place.object, index, 1, kind);
                let fine = match mode {
                    None => observer.access(&mut self.host, place.object, index, write, by),
                    Some(mode) => observer.atomic(&mut self.host, place.object, index, mode, by),
                };
                if !fine {
                    self.retry();
                    return Err(Flow::Stop(Stop::Observer));
                }
            }
        }
        let answer = self.access_place(&site, &place, values)?;
        self.handle_result(base, &site, kind, answer)
    }

    /// The values that the call passes, as the variable takes them.
    fn handle_values(
        &mut self,
        base: u16,
        handle: Ref,
        site: &HandleSite,
        place: &Variable,
    ) -> Result<[u64; 2], Flow> {
        let mut values = [0; 2];
        let mut register = base + 1;
        let used = self.coordinates(handle);
        for (position, text) in site.parameters.iter().enumerate() {
            if let Some(at) = position.checked_sub(used) {
                let value = self.register(register);
                values[at] = self.converted(value, text, place.kind, place.class)?;
            }
            register += Kind::of(text).map_or(1, Kind::slots);
        }
        // The last one is stored.
        if let (Some(element), Some(stored)) = (place.element, site.access.values().checked_sub(1)) {
            let stored = Ref(values[stored] as u32);
            if !stored.is_null() && !self.is_instance(stored, element) {
                let name = self.class_name_of(stored);
                return Err(self.throw_new("java/lang/ArrayStoreException", &name));
            }
        }
        Ok(values)
    }

    /// Whether a compare-and-set finds something else than it expects.
    fn would_fail(&self, place: &Variable, expected: u64) -> bool {
        self.value_at(place).is_some_and(|old| !is_same(place.kind, old, expected))
    }

    /// The value of a variable; none if its object does not have it.
    fn value_at(&self, place: &Variable) -> Option<u64> {
        let value = crate::natives::memory::read(self, place.object, place.offset, place.kind);
        value.map(|value| place.in_order(value))
    }

    /// Reads and writes; gives what the access mode returns.
    fn access_place(&mut self, site: &HandleSite, place: &Variable, values: [u64; 2]) -> Result<u64, Flow> {
        let (kind, [first, second]) = (place.kind, values);
        let Some(old) = self.value_at(place) else {
            return Err(Flow::Stop(Stop::Unsupported("a variable handle outside its object".into())));
        };
        let (new, answer) = match site.access {
            Access::Get | Access::Call(_) => (None, old),
            Access::Set => (Some(first), 0),
            Access::CompareAndSet | Access::CompareAndExchange => {
                let equal = is_same(kind, old, first);
                let answer = if site.access == Access::CompareAndSet { u64::from(equal) } else { old };
                (equal.then_some(second), answer)
            }
            Access::GetAndSet => (Some(first), old),
            Access::GetAndAdd => (Some(add(kind, old, first)), old),
            Access::GetAndOr => (Some(old | first), old),
            Access::GetAndAnd => (Some(old & first), old),
            Access::GetAndXor => (Some(old ^ first), old),
        };
        if let Some(new) = new {
            crate::natives::memory::write(
                self,
                place.object,
                place.offset,
                kind,
                place.in_order(narrow(kind, new)),
            );
        }
        Ok(answer)
    }

    /// Hands the answer over as the call expects it.
    fn handle_result(&mut self, base: u16, site: &HandleSite, kind: Kind, answer: u64) -> Result<Flow, Flow> {
        let from = if site.access == Access::CompareAndSet { Kind::Boolean } else { kind };
        let answer = match (from, Kind::of(&site.result).unwrap_or(Kind::Void)) {
            (_, Kind::Void) => return Ok(Flow::Continue),
            (Kind::Reference, Kind::Reference) => {
                if let Some(class) = site.result_class {
                    self.cast(Ref(answer as u32), class)?;
                }
                answer
            }
            (Kind::Reference, to) => self.unboxed(Ref(answer as u32), to)?,
            (from, Kind::Reference) => {
                let outcome = crate::natives::boxing::box_value(self, from, answer);
                let at = self.absolute(base);
                return Ok(self.finish_native(at, outcome));
            }
            (from, to) => types::widen(from, to, answer).unwrap_or(answer),
        };
        self.set_register(base, answer);
        Ok(Flow::Continue)
    }

    fn handle_words(&mut self) -> u32 {
        let class = self.program.load("java/lang/invoke/VarHandle");
        class.map_or(0, |class| self.program.class(class).instance_words)
    }

    fn make_handle(
        &mut self,
        target: Ref,
        variable: Ref,
        form: u64,
        word: u32,
        kind: Kind,
        is_final: bool,
    ) -> Outcome {
        let parent = match self.program.load("java/lang/invoke/VarHandle") {
            Ok(class) => class,
            Err(error) => return Outcome::Unsupported(error.to_string()),
        };
        let words = self.program.class(parent).instance_words;
        let class = self.program.define_synthetic("scoville/VarHandle", parent, 2, 4);
        let handle = self.heap.allocate_object(class, words + WORDS);
        self.heap.set_ref(handle, words + TARGET, target);
        self.heap.set_ref(handle, words + TYPE, variable);
        self.heap.set(handle, words + FINAL, u64::from(is_final));
        self.heap.set(handle, words + FORM, form);
        self.heap.set(handle, words + WORD, u64::from(word));
        let kind = Kind::PRIMITIVES.iter().position(|k| *k == kind).unwrap_or(Kind::PRIMITIVES.len());
        self.heap.set(handle, words + KIND, kind as u64);
        Outcome::Value(u64::from(handle.0))
    }
}

fn swap_bytes(kind: Kind, value: u64) -> u64 {
    match kind.element_bytes() {
        2 => u64::from((value as u16).swap_bytes()),
        4 => u64::from((value as u32).swap_bytes()),
        8 => value.swap_bytes(),
        _ => value,
    }
}

fn add(kind: Kind, a: u64, b: u64) -> u64 {
    match kind {
        Kind::Long => a.wrapping_add(b),
        Kind::Double => (f64::from_bits(a) + f64::from_bits(b)).to_bits(),
        Kind::Float => u64::from((f32::from_bits(a as u32) + f32::from_bits(b as u32)).to_bits()),
        _ => u64::from((a as u32).wrapping_add(b as u32)),
    }
}

/// Whether two values of a variable are the same.
fn is_same(kind: Kind, one: u64, other: u64) -> bool {
    if kind.slots() == 2 { one == other } else { one as u32 == other as u32 }
}
