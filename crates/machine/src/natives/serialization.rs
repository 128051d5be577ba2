//! What serialization asks of the virtual machine: constructors that make objects of another class.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, nothing, null_pointer, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::{ClassId, Kind};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "jdk/internal/reflect/ReflectionFactory",
                &[("generateConstructor", "*", |m, a| constructor_for(m, m.arg_ref(a, 1), m.arg_ref(a, 2)))],
            ),
            (
                "java/io/ObjectStreamClass",
                &[
                    ("initNative", "*", nothing),
                    ("hasStaticInitializer", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 0));
                        boolean(m.program.class(class).initializer.is_some())
                    }),
                ],
            ),
            (
                "java/io/ObjectInputStream",
                &[
                    ("bytesToFloats", "*", |m, a| ended(from_bytes(m, a, Kind::Float))),
                    ("bytesToDoubles", "*", |m, a| ended(from_bytes(m, a, Kind::Double))),
                ],
            ),
            (
                "java/io/ObjectOutputStream",
                &[
                    ("floatsToBytes", "*", |m, a| ended(to_bytes(m, a, Kind::Float))),
                    ("doublesToBytes", "*", |m, a| ended(to_bytes(m, a, Kind::Double))),
                ],
            ),
        ]
    }
}

/// The copy of a constructor that makes objects of a class below its own. It says so where others name the constructor
/// that they are a copy of.
fn constructor_for<H: Host>(m: &mut Machine<H>, mirror: Ref, constructor: Ref) -> Outcome {
    if mirror.is_null() || constructor.is_null() {
        return null_pointer();
    }
    let class = m.class_of(constructor);
    let words = m.program.class(class).instance_words;
    let copy = m.heap.allocate_object(class, words);
    m.unrecorded(|m| {
        for word in 0..words {
            let value = m.heap.get(constructor, word);
            m.heap.set(copy, word, value);
        }
    });
    m.set_field(copy, "root", u64::from(mirror.0));
    m.set_field(copy, "override", 1);
    reference(copy)
}

impl<H: Host> Machine<H> {
    /// The class that a constructor makes objects of, if it is one that serialization asked for.
    pub(crate) fn serialized_class(&mut self, constructor: Ref) -> Option<ClassId> {
        let root = self.unrecorded(|m| m.reference_field(constructor, "root"));
        let is_class = !root.is_null() && self.heap.class(root) == self.known.class;
        is_class.then(|| self.class_of_mirror(root))
    }
}

/// `bytesToFloats(byte[] source, int from, float[] target, int to, int count)`
fn from_bytes<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind) -> Result<Outcome, Outcome> {
    let outside = || Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None);
    let (target, to, count) = (m.arg_ref(a, 2), m.arg_int(a, 3), m.arg_int(a, 4));
    let size = kind.element_bytes();
    let places = m.part(target, to, count).ok_or_else(outside)?;
    let bytes = m.read_part(m.arg_ref(a, 0), m.arg_int(a, 1), count * size as i32, outside)?.to_vec();
    m.touch(target, places.clone(), HookKind::Write)?;
    let turned: Vec<u8> = bytes.chunks_exact(size).flat_map(|one| one.iter().rev().copied()).collect();
    m.heap.set_bytes_at(target, places.start as usize * size, &turned);
    Ok(VOID)
}

/// `floatsToBytes(float[] source, int from, byte[] target, int to, int count)`
fn to_bytes<H: Host>(m: &mut Machine<H>, a: Args, kind: Kind) -> Result<Outcome, Outcome> {
    let outside = || Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None);
    let (source, from, count) = (m.arg_ref(a, 0), m.arg_int(a, 1), m.arg_int(a, 4));
    let size = kind.element_bytes();
    let places = m.part(source, from, count).ok_or_else(outside)?;
    let bytes = m.read_array(source, places)?.to_vec();
    let target = m.arg_ref(a, 2);
    let room = m.part(target, m.arg_int(a, 3), count * size as i32).ok_or_else(outside)?;
    m.touch(target, room.clone(), HookKind::Write)?;
    let turned: Vec<u8> = bytes.chunks_exact(size).flat_map(|one| one.iter().rev().copied()).collect();
    m.heap.set_bytes_at(target, room.start as usize, &turned);
    Ok(VOID)
}
