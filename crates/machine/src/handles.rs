//! `VarHandle`: a small object and one signature-polymorphic operation that reads the call site's types.

use crate::heap::Ref;
use crate::interpret::{Flow, narrow};
use crate::machine::{Machine, Observer, Stop};
use crate::natives::{Args, Outcome};
use crate::resolve::Failed;
use program::code::Op;
use program::linked::{Shape, access};
use program::names::split_descriptor;
use program::{ClassId, Kind};

/// What a call on a handle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
}

/// A resolved call on a handle.
#[derive(Clone, Debug)]
pub(crate) struct HandleSite {
    access: Access,
    /// Ordered more weakly than volatile: plain or opaque.
    plain: bool,
    /// Kinds of the arguments after the handle.
    arguments: Vec<Kind>,
    result: Kind,
}

/// Words of a handle object after those of `VarHandle`.
const TARGET: u32 = 0;
const TYPE: u32 = 1;
const FORM: u32 = 2;
const WORD: u32 = 3;
const KIND: u32 = 4;
const FINAL: u32 = 5;

const INSTANCE: u64 = 0;
const STATIC: u64 = 1;
const ELEMENT: u64 = 2;
const BYTES: u64 = 3;
const BYTES_BIG: u64 = 4;

fn access_of(name: &str) -> Option<(Access, bool)> {
    let plain = matches!(name, "get" | "set" | "getOpaque" | "setOpaque");
    let access = match name {
        "get" | "getVolatile" | "getAcquire" | "getOpaque" => Access::Get,
        "set" | "setVolatile" | "setRelease" | "setOpaque" => Access::Set,
        "compareAndSet"
        | "weakCompareAndSet"
        | "weakCompareAndSetPlain"
        | "weakCompareAndSetAcquire"
        | "weakCompareAndSetRelease" => Access::CompareAndSet,
        "compareAndExchange" | "compareAndExchangeAcquire" | "compareAndExchangeRelease" => {
            Access::CompareAndExchange
        }
        "getAndSet" | "getAndSetAcquire" | "getAndSetRelease" => Access::GetAndSet,
        "getAndAdd" | "getAndAddAcquire" | "getAndAddRelease" => Access::GetAndAdd,
        "getAndBitwiseOr" | "getAndBitwiseOrAcquire" | "getAndBitwiseOrRelease" => Access::GetAndOr,
        "getAndBitwiseAnd" | "getAndBitwiseAndAcquire" | "getAndBitwiseAndRelease" => Access::GetAndAnd,
        "getAndBitwiseXor" | "getAndBitwiseXorAcquire" | "getAndBitwiseXorRelease" => Access::GetAndXor,
        _ => return None,
    };
    Some((access, plain))
}

impl Machine {
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
        if class_name != "java/lang/invoke/VarHandle" {
            return Err(unsupported());
        }
        let (access, plain) = access_of(name).ok_or_else(unsupported)?;
        let (parameters, result) = split_descriptor(descriptor).ok_or_else(unsupported)?;
        self.handle_sites.push(HandleSite {
            access,
            plain,
            arguments: parameters.iter().filter_map(|p| Kind::of(p)).collect(),
            result: Kind::of(result).unwrap_or(Kind::Void),
        });
        let i = self.handle_sites.len() as u32 - 1;
        let pc = self.stack.frames.last().map_or(0, |frame| frame.pc as usize - 1);
        self.program.code.ops[pc] = Op::InvokeHandle { base, i };
        self.retry();
        Ok(Some(Flow::Continue))
    }

    /// Where a handle points with these arguments: object, byte offset, kind; and how many arguments that took.
    fn handle_place(&mut self, base: u16) -> Result<(Ref, i64, Kind, bool, usize), Flow> {
        let handle = Ref(self.register(base) as u32);
        if handle.is_null() {
            return Err(self.throw_null());
        }
        let words = self.handle_words();
        let kind = Kind::PRIMITIVES.get(self.heap.get(handle, words + KIND) as usize).copied();
        let kind = kind.unwrap_or(Kind::Reference);
        let form = self.heap.get(handle, words + FORM);
        let header = crate::natives::memory::HEADER;
        let word = self.heap.get(handle, words + WORD) as i64;
        if form == STATIC {
            let mirror = self.heap.get_ref(handle, words + TARGET);
            return Ok((mirror, header + 8 * word, kind, false, 0));
        }
        let object = Ref(self.register(base + 1) as u32);
        if object.is_null() {
            return Err(self.throw_null());
        }
        if form == INSTANCE {
            return Ok((object, header + 8 * word, kind, false, 1));
        }
        let index = self.register(base + 2) as i32;
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
        Ok((object, header + offset, kind, form == BYTES_BIG, 2))
    }

    pub(crate) fn invoke_handle<O: Observer>(&mut self, base: u16, i: u32, observer: &mut O) -> Flow {
        let site = self.handle_sites[i as usize].clone();
        let (object, offset, kind, swap, used) = match self.handle_place(base) {
            Ok(place) => place,
            Err(flow) => return flow,
        };
        if O::WATCH {
            let write = site.access != Access::Get;
            let index = self.location_index(object, offset);
            let fine = if site.plain {
                observer.access(&mut self.host, object, index, write)
            } else {
                observer.volatile(&mut self.host, object, index, write)
            };
            if !fine {
                self.retry();
                return Flow::Stop(Stop::Observer);
            }
        }
        let mut register = base + 1;
        for kind in &site.arguments[..used.min(site.arguments.len())] {
            register += kind.slots();
        }
        let first = self.register(register);
        let second_at = register + site.arguments.get(used).map_or(1, |k| k.slots());
        let order = |value: u64| if swap { swap_bytes(kind, value) } else { value };
        let Some(old) = crate::natives::memory::read(self, object, offset, kind).map(order) else {
            return Flow::Stop(Stop::Unsupported("a variable handle outside its object".into()));
        };
        let same = |a: u64, b: u64| if kind.slots() == 2 { a == b } else { a as u32 == b as u32 };
        let first = self.fit(&site, used, first, kind);
        let (new, answer) = match site.access {
            Access::Get => (None, old),
            Access::Set => (Some(first), 0),
            Access::CompareAndSet | Access::CompareAndExchange => {
                let equal = same(old, first);
                let new = equal.then(|| self.register(second_at));
                (new, if site.access == Access::CompareAndSet { u64::from(equal) } else { old })
            }
            Access::GetAndSet => (Some(first), old),
            Access::GetAndAdd => (Some(add(kind, old, first)), old),
            Access::GetAndOr => (Some(old | first), old),
            Access::GetAndAnd => (Some(old & first), old),
            Access::GetAndXor => (Some(old ^ first), old),
        };
        let words = self.handle_words();
        let handle = Ref(self.register(base) as u32);
        if site.access != Access::Get && self.heap.get(handle, words + FINAL) != 0 {
            return self.throw_without_message("java/lang/UnsupportedOperationException");
        }
        if let Some(new) = new {
            crate::natives::memory::write(self, object, offset, kind, order(narrow(kind, new)));
        }
        if site.result != Kind::Void {
            self.set_register(base, answer);
        }
        Flow::Continue
    }

    /// An `int` given where the variable is a `long` is widened, as `asType` would.
    fn fit(&self, site: &HandleSite, used: usize, value: u64, kind: Kind) -> u64 {
        match (site.arguments.get(used), kind) {
            (Some(Kind::Int | Kind::Short | Kind::Byte | Kind::Char), Kind::Long) => {
                i64::from(value as i32) as u64
            }
            _ => value,
        }
    }

    /// The word or element that an offset means, for observers.
    pub(crate) fn location_index(&self, object: Ref, offset: i64) -> u32 {
        let at = (offset - crate::natives::memory::HEADER).max(0) as u64;
        match self.program.class(self.class_of(object)).shape {
            Shape::Array(_, kind) => (at / kind.element_bytes() as u64) as u32,
            _ => (at / 8) as u32,
        }
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
        let handle = self.heap.allocate_object(class, words + 6);
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

/// `no such field: Foo.bar/int/getField`
fn missing_field(m: &Machine, a: Args, class: ClassId, name: &str, wants_static: bool) -> String {
    let wanted = m.arg_ref(a, 3);
    let wanted =
        if wanted.is_null() { "null".into() } else { m.program.class(m.class_of_mirror(wanted)).java_name() };
    let how = if wants_static { "getStatic" } else { "getField" };
    format!("no such field: {}.{name}/{wanted}/{how}", m.program.class(class).java_name())
}

/// `Lookup.findVarHandle(Class, String, Class)` and `findStaticVarHandle`.
pub(crate) fn find_var_handle(m: &mut Machine, a: Args, wants_static: bool) -> Outcome {
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
    let variable = m.arg_ref(a, 3);
    if is_static {
        if m.initialization(owner) == crate::machine::Initialization::Linked {
            return Outcome::Initialize(owner);
        }
        let mirror = m.mirror(owner);
        let word = m.static_word(word);
        return m.make_handle(mirror, variable, STATIC, word, kind, is_final);
    }
    m.make_handle(mirror, variable, INSTANCE, word, kind, is_final)
}

/// `MethodHandles.arrayElementVarHandle(Class)`.
pub(crate) fn array_element_handle(m: &mut Machine, a: Args) -> Outcome {
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
pub(crate) fn byte_view_handle(m: &mut Machine, a: Args) -> Outcome {
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
pub(crate) fn variable_type(m: &mut Machine, a: Args) -> Outcome {
    let words = m.handle_words();
    Outcome::Value(m.heap.get(m.arg_ref(a, 0), words + TYPE))
}

/// `VarHandle.coordinateTypes()`: goes on with `List.of`.
pub(crate) fn coordinate_types(m: &mut Machine, a: Args) -> Outcome {
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
pub(crate) fn is_supported(m: &mut Machine, a: Args) -> Outcome {
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
