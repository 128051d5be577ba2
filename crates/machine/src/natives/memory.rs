//! `jdk.internal.misc.Unsafe`: typed access to fields and elements by offset.
//!
//! Offsets count bytes from a made-up object header of 16 bytes, so that 0 and small numbers are never
//! valid. Off-heap memory is not modelled.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, int, long, nothing, null_pointer, raise, reference};
use crate::natives::unmodelled::unmodelled;
use crate::observer::{AccessMode, HookKind};
use crate::stop::{Args, Outcome};
use program::Kind;
use program::linked::{Shape, access};

/// The made-up header before the first field or element.
pub(crate) const HEADER: i64 = 16;

/// Reads a value of a kind at an offset.
pub(crate) fn read<H: Host>(m: &Machine<H>, object: Ref, offset: i64, kind: Kind) -> Option<u64> {
    let at = usize::try_from(offset.checked_sub(HEADER)?).ok()?;
    if object.is_null() {
        return None;
    }
    let size = kind.element_bytes();
    let bytes = m.heap.bytes_at(object, at, size)?;
    let mut word = [0u8; 8];
    word[..size].copy_from_slice(bytes);
    let raw = u64::from_le_bytes(word);
    Some(match kind {
        Kind::Byte => u64::from(i32::from(raw as i8) as u32),
        Kind::Short => u64::from(i32::from(raw as i16) as u32),
        _ => raw,
    })
}

/// Writes a value of a kind at an offset. A field's word is written whole, so that its upper part stays
/// what a plain store would leave.
pub(crate) fn write<H: Host>(m: &mut Machine<H>, object: Ref, offset: i64, kind: Kind, value: u64) -> bool {
    let Some(at) = offset.checked_sub(HEADER).and_then(|at| usize::try_from(at).ok()) else { return false };
    if object.is_null() {
        return false;
    }
    let is_array = m.program.class(m.class_of(object)).is_array();
    if !is_array && at.is_multiple_of(8) {
        return m.heap.set_checked(object, (at / 8) as u32, crate::value::narrow(kind, value));
    }
    let size = kind.element_bytes();
    m.heap.set_bytes_at(object, at, &value.to_le_bytes()[..size])
}

fn wild() -> Outcome {
    Outcome::Unsupported("Unsafe access outside an object (off-heap memory) is not modelled".into())
}

/// Announces an access through `Unsafe` to a value of a kind.
pub(crate) fn touch<H: Host>(
    m: &mut Machine<H>,
    object: Ref,
    offset: i64,
    kind: Kind,
    hook: HookKind,
) -> Result<(), Outcome> {
    check_width(m, object, offset, kind)?;
    touch_many(m, object, offset, kind.element_bytes() as i64, hook)
}

/// The program may reach for a part of a field, or for several at once; the words of fields are no bytes in memory.
fn check_width<H: Host>(m: &Machine<H>, object: Ref, offset: i64, kind: Kind) -> Result<(), Outcome> {
    let frame = m.stack.frames.last();
    let by = frame.map(|frame| &*m.program.class(m.program.method(frame.method).class).name);
    if by != Some("sun/misc/Unsafe") || object.is_null() || m.program.class(m.class_of(object)).is_array() {
        return Ok(());
    }
    let chain = &m.program.class(m.class_of(object)).chain;
    let mut fields = chain.iter().flat_map(|class| m.program.class(*class).fields.iter());
    let fits = fields.any(|id| {
        let field = m.program.field(*id);
        !field.is_static() && HEADER + 8 * i64::from(field.word) == offset && field.kind == kind
    });
    if fits { Ok(()) } else { Err(unmodelled("an access through Unsafe that is not to one field")) }
}

/// Announces an access through `Unsafe` to so many bytes.
fn touch_many<H: Host>(
    m: &mut Machine<H>,
    object: Ref,
    offset: i64,
    bytes: i64,
    hook: HookKind,
) -> Result<(), Outcome> {
    let at = offset.checked_sub(HEADER).and_then(|at| usize::try_from(at).ok());
    match (at, usize::try_from(bytes)) {
        (Some(at), Ok(bytes)) if !object.is_null() => m.touch_bytes(object, at, bytes, hook, wild),
        _ => Err(wild()),
    }
}

fn get<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind, hook: HookKind) -> Outcome {
    let (object, offset) = (m.arg_ref(a, 1), m.arg_long(a, 2));
    if let Err(outcome) = touch(m, object, offset, kind, hook) {
        return outcome;
    }
    read(m, object, offset, kind).map_or_else(wild, Outcome::Value)
}

fn put<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind, hook: HookKind) -> Outcome {
    let (object, offset, value) = (m.arg_ref(a, 1), m.arg_long(a, 2), m.arg(a, 4));
    if let Err(outcome) = touch(m, object, offset, kind, hook) {
        return outcome;
    }
    if write(m, object, offset, kind, value) { VOID } else { wild() }
}

/// The old value; the new one is stored if the old one was expected.
fn exchange<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    kind: Kind,
    mode: AccessMode,
) -> Result<(u64, bool), Outcome> {
    let (object, offset) = (m.arg_ref(a, 1), m.arg_long(a, 2));
    let (expected, new) = (m.arg(a, 4), m.arg(a, 4 + kind.slots() as usize));
    let is_expected = |old: u64| match kind.element_bytes() {
        8 => old == expected,
        4 => old as u32 == expected as u32,
        2 => old as u16 == expected as u16,
        _ => old as u8 == expected as u8,
    };
    // One that fails is a read.
    let fails = m.unrecorded(|m| read(m, object, offset, kind)).is_some_and(|old| !is_expected(old));
    let mode = if fails { mode.failed() } else { mode };
    touch(m, object, offset, kind, HookKind::Atomic(mode))?;
    let Some(old) = read(m, object, offset, kind) else { return Err(wild()) };
    let equal = is_expected(old);
    if equal {
        write(m, object, offset, kind, new);
    }
    Ok((old, equal))
}

/// Stores what becomes of the old value, and gives the old value, in one step. The JDK's own code for it is a loop around a
/// compare-and-set, which a virtual machine replaces as well.
fn update<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    kind: Kind,
    (new, adds): (fn(u64, u64) -> u64, bool),
) -> Outcome {
    let (object, offset, operand) = (m.arg_ref(a, 1), m.arg_long(a, 2), m.arg(a, 4));
    let mode = if adds && m.drops_result() { AccessMode::ADDITION } else { AccessMode::UPDATE };
    if let Err(outcome) = touch(m, object, offset, kind, HookKind::Atomic(mode)) {
        return outcome;
    }
    let Some(old) = read(m, object, offset, kind) else { return wild() };
    if write(m, object, offset, kind, new(old, operand)) { Outcome::Value(old) } else { wild() }
}

fn add_ints(old: u64, delta: u64) -> u64 {
    u64::from((old as u32).wrapping_add(delta as u32))
}

fn replace(_: u64, new: u64) -> u64 {
    new
}

fn compare_and_set<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind) -> Outcome {
    compare_and_set_as(m, a, kind, (true, true))
}

fn compare_and_exchange<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind) -> Outcome {
    compare_and_exchange_as(m, a, kind, (true, true))
}

/// The weaker orders of `Unsafe`: the JDK's own code for these would be the strong one.
macro_rules! weaker {
    ($(($kind:ident, $name:literal)),*) => {
        &[$(
            (concat!("weakCompareAndSet", $name), "*", |m, a| weak_compare_and_set(m, a, Kind::$kind, (true, true))),
            (concat!("weakCompareAndSet", $name, "Plain"), "*", |m, a| weak_compare_and_set(m, a, Kind::$kind, (false, false))),
            (concat!("weakCompareAndSet", $name, "Acquire"), "*", |m, a| weak_compare_and_set(m, a, Kind::$kind, (true, false))),
            (concat!("weakCompareAndSet", $name, "Release"), "*", |m, a| weak_compare_and_set(m, a, Kind::$kind, (false, true))),
            (concat!("compareAndExchange", $name, "Acquire"), "*", |m, a| compare_and_exchange_as(m, a, Kind::$kind, (true, false))),
            (concat!("compareAndExchange", $name, "Release"), "*", |m, a| compare_and_exchange_as(m, a, Kind::$kind, (false, true))),
        )*]
    };
}

/// A compare-and-set that acquires and releases, or does not.
fn compare_and_set_as<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    kind: Kind,
    (acquires, releases): (bool, bool),
) -> Outcome {
    let mode =
        AccessMode { write: true, acquires, releases, volatile: acquires && releases, commutes: false };
    exchange(m, a, kind, mode).map_or_else(|failure| failure, |(_, done)| boolean(done))
}

/// One that may fail though the value is as expected.
fn weak_compare_and_set<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind, order: (bool, bool)) -> Outcome {
    let outcome = compare_and_set_as(m, a, kind, order);
    if matches!(outcome, Outcome::Value(1)) {
        m.succeeds_weakly();
    }
    outcome
}

/// The same; it returns what was there.
fn compare_and_exchange_as<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    kind: Kind,
    (acquires, releases): (bool, bool),
) -> Outcome {
    let mode =
        AccessMode { write: true, acquires, releases, volatile: acquires && releases, commutes: false };
    exchange(m, a, kind, mode).map_or_else(|failure| failure, |(old, _)| Outcome::Value(old))
}

macro_rules! accessors {
    ($(($kind:ident, $get:literal, $put:literal, $getv:literal, $putv:literal)),*) => {
        &[$(
            ($get, "*", |m, a| get(m, a, Kind::$kind, HookKind::Read)),
            ($put, "*", |m, a| put(m, a, Kind::$kind, HookKind::Write)),
            ($getv, "*", |m, a| get(m, a, Kind::$kind, HookKind::Atomic(AccessMode::VOLATILE_READ))),
            ($putv, "*", |m, a| put(m, a, Kind::$kind, HookKind::Atomic(AccessMode::VOLATILE_WRITE))),
            (concat!($get, "Acquire"), "*", |m, a| get(m, a, Kind::$kind, HookKind::Atomic(AccessMode::ACQUIRE_READ))),
            (concat!($put, "Release"), "*", |m, a| put(m, a, Kind::$kind, HookKind::Atomic(AccessMode::RELEASE_WRITE))),
            (concat!($get, "Opaque"), "*", |m, a| get(m, a, Kind::$kind, HookKind::Atomic(AccessMode::OPAQUE_READ))),
            (concat!($put, "Opaque"), "*", |m, a| put(m, a, Kind::$kind, HookKind::Atomic(AccessMode::OPAQUE_WRITE))),
        )*]
    };
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "jdk/internal/misc/Unsafe",
                accessors!(
                    (Boolean, "getBoolean", "putBoolean", "getBooleanVolatile", "putBooleanVolatile"),
                    (Byte, "getByte", "putByte", "getByteVolatile", "putByteVolatile"),
                    (Short, "getShort", "putShort", "getShortVolatile", "putShortVolatile"),
                    (Char, "getChar", "putChar", "getCharVolatile", "putCharVolatile"),
                    (Int, "getInt", "putInt", "getIntVolatile", "putIntVolatile"),
                    (Long, "getLong", "putLong", "getLongVolatile", "putLongVolatile"),
                    (Float, "getFloat", "putFloat", "getFloatVolatile", "putFloatVolatile"),
                    (Double, "getDouble", "putDouble", "getDoubleVolatile", "putDoubleVolatile"),
                    (
                        Reference,
                        "getReference",
                        "putReference",
                        "getReferenceVolatile",
                        "putReferenceVolatile"
                    ),
                    (Reference, "getObject", "putObject", "getObjectVolatile", "putObjectVolatile")
                ),
            ),
            ("jdk/internal/misc/Unsafe", weaker!((Int, "Int"), (Long, "Long"), (Reference, "Reference"))),
            (
                "jdk/internal/misc/Unsafe",
                &[
                    ("registerNatives", "*", nothing),
                    ("getAndAddInt", "*", |m, a| update(m, a, Kind::Int, (add_ints, true))),
                    ("getAndAddLong", "*", |m, a| update(m, a, Kind::Long, (u64::wrapping_add, true))),
                    ("getAndSetInt", "*", |m, a| update(m, a, Kind::Int, (replace, false))),
                    ("getAndSetLong", "*", |m, a| update(m, a, Kind::Long, (replace, false))),
                    ("getAndSetReference", "*", |m, a| update(m, a, Kind::Reference, (replace, false))),
                    ("compareAndSetInt", "*", |m, a| compare_and_set(m, a, Kind::Int)),
                    ("compareAndSetLong", "*", |m, a| compare_and_set(m, a, Kind::Long)),
                    ("compareAndSetReference", "*", |m, a| compare_and_set(m, a, Kind::Reference)),
                    ("compareAndExchangeInt", "*", |m, a| compare_and_exchange(m, a, Kind::Int)),
                    ("compareAndExchangeLong", "*", |m, a| compare_and_exchange(m, a, Kind::Long)),
                    ("compareAndExchangeReference", "*", |m, a| compare_and_exchange(m, a, Kind::Reference)),
                    // The JDK's own code for these would take the neighbours along.
                    ("compareAndSetByte", "*", |m, a| compare_and_set(m, a, Kind::Byte)),
                    ("compareAndExchangeByte", "*", |m, a| compare_and_exchange(m, a, Kind::Byte)),
                    ("compareAndSetShort", "*", |m, a| compare_and_set(m, a, Kind::Short)),
                    ("compareAndExchangeShort", "*", |m, a| compare_and_exchange(m, a, Kind::Short)),
                    ("compareAndSetChar", "*", |m, a| compare_and_set(m, a, Kind::Char)),
                    ("compareAndExchangeChar", "*", |m, a| compare_and_exchange(m, a, Kind::Char)),
                    ("compareAndSetBoolean", "*", |m, a| compare_and_set(m, a, Kind::Boolean)),
                    ("compareAndExchangeBoolean", "*", |m, a| compare_and_exchange(m, a, Kind::Boolean)),
                    // The names before JDK 12.
                    ("compareAndSetObject", "*", |m, a| compare_and_set(m, a, Kind::Reference)),
                    ("compareAndExchangeObject", "*", |m, a| compare_and_exchange(m, a, Kind::Reference)),
                    ("isBigEndian0", "*", |_, _| boolean(false)),
                    ("arrayBaseOffset0", "*", |_, _| int(HEADER as i32)),
                    ("arrayIndexScale0", "*", |m, a| {
                        match m.program.class(m.class_of_mirror(m.arg_ref(a, 1))).shape {
                            Shape::Array(_, kind) => int(kind.element_bytes() as i32),
                            _ => raise("java/lang/InvalidClassException", "not an array class"),
                        }
                    }),
                    ("addressSize0", "*", |_, _| int(8)),
                    ("pageSize", "*", |_, _| int(4096)),
                    ("isBigEndian0", "*", |_, _| boolean(false)),
                    ("unalignedAccess0", "*", |_, _| boolean(true)),
                    ("objectFieldOffset0", "*", |m, a| field_offset(m, a, false)),
                    ("objectFieldOffset1", "*", named_field_offset),
                    ("staticFieldOffset0", "*", |m, a| field_offset(m, a, true)),
                    ("staticFieldBase0", "*", |m, a| {
                        let clazz = Ref(m.get_field(m.arg_ref(a, 1), "clazz") as u32);
                        reference(clazz)
                    }),
                    ("shouldBeInitialized0", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 1));
                        boolean(m.needs_initialization(class))
                    }),
                    ("ensureClassInitialized0", "*", ensure_initialized),
                    ("allocateInstance", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 1));
                        let linked = m.program.class(class);
                        let plain = matches!(linked.shape, Shape::Instance) && class != m.known.class;
                        if !plain || linked.access & (access::ABSTRACT | access::INTERFACE) != 0 {
                            return raise("java/lang/InstantiationException", linked.java_name());
                        }
                        if m.needs_initialization(class) {
                            return Outcome::Initialize(class);
                        }
                        let words = m.program.class(class).instance_words;
                        reference(m.heap.allocate_object(class, words))
                    }),
                    ("fullFence", "*", nothing),
                    ("loadFence", "*", nothing),
                    ("storeFence", "*", nothing),
                    ("throwException", "*", |m, a| match m.arg_ref(a, 1) {
                        Ref::NULL => null_pointer(),
                        exception => Outcome::Throw(exception),
                    }),
                    ("copyMemory0", "*", copy_memory),
                    ("copySwapMemory0", "*", copy_swap_memory),
                    ("setMemory0", "*", set_memory),
                ],
            ),
        ]
    }
}

fn ensure_initialized<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 1));
    if m.needs_initialization(class) { Outcome::Initialize(class) } else { VOID }
}

fn field_offset<H: Host>(m: &mut Machine<H>, a: Args, of_static: bool) -> Outcome {
    let field = m.arg_ref(a, 1);
    match m.field_of_reflected(field) {
        Some(id) if m.program.field(id).is_static() != of_static => {
            Outcome::Raise("java/lang/IllegalArgumentException", None)
        }
        Some(id) => {
            let field = m.program.field(id);
            let word = if field.is_static() { m.static_word(field.word) } else { field.word };
            long(HEADER + 8 * i64::from(word))
        }
        None => raise("java/lang/InternalError", "no such field"),
    }
}

fn named_field_offset<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 1));
    let name = m.text(m.arg_ref(a, 2));
    match m.program.find_field(class, &name) {
        Some(field) => {
            let field = m.program.field(field);
            let word = if field.is_static() { m.static_word(field.word) } else { field.word };
            long(HEADER + 8 * i64::from(word))
        }
        None => raise("java/lang/InternalError", name),
    }
}

/// An object and a byte in it.
type Byte = (Ref, usize);

/// The objects and places of a copy, announced: `copy(from, offset, to, offset, length)`.
fn announced_copy<H: Host>(m: &mut Machine<H>, a: Args) -> Result<(Byte, Byte, usize), Outcome> {
    let (from, from_offset) = (m.arg_ref(a, 1), m.arg_long(a, 2));
    let (to, to_offset, length) = (m.arg_ref(a, 4), m.arg_long(a, 5), m.arg_long(a, 7));
    touch_many(m, from, from_offset, length, HookKind::Read)?;
    touch_many(m, to, to_offset, length, HookKind::Write)?;
    let place = |offset: i64| (offset - HEADER) as usize;
    Ok(((from, place(from_offset)), (to, place(to_offset)), length as usize))
}

fn copy_memory<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    ended(announced_copy(m, a).map(|((from, from_at), (to, to_at), length)| {
        m.heap.copy_bytes(from, from_at, to, to_at, length);
        VOID
    }))
}

/// Copies elements of a size with their bytes reversed.
fn copy_swap_memory<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let Some(size) = usize::try_from(m.arg_long(a, 9)).ok().filter(|size| *size > 0) else { return wild() };
    ended(announced_copy(m, a).map(|((from, from_at), (to, to_at), length)| {
        let mut bytes = m.heap.bytes_at(from, from_at, length).unwrap_or_default().to_vec();
        bytes.chunks_mut(size).for_each(<[u8]>::reverse);
        m.heap.set_bytes_at(to, to_at, &bytes);
        VOID
    }))
}

fn set_memory<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (object, offset, length) = (m.arg_ref(a, 1), m.arg_long(a, 2), m.arg_long(a, 4));
    let value = m.arg(a, 6) as u8;
    ended(touch_many(m, object, offset, length, HookKind::Write).map(|()| {
        m.heap.set_bytes_at(object, (offset - HEADER) as usize, &vec![value; length as usize]);
        VOID
    }))
}
