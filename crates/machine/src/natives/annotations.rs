//! What the JDK's annotation parser reads: raw attributes and the constant pool.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{int, long, raise, reference};
use crate::stop::{Args, Outcome};
use program::classfile::{ClassFile, Constant, decode_modified_utf8};
use std::sync::Arc;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Class",
                &[
                    ("getRawAnnotations", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 0));
                        let range =
                            m.program.class(class).file.as_ref().and_then(|file| file.annotations.visible);
                        reference(m.raw_bytes(class, range))
                    }),
                    ("getRawTypeAnnotations", "*", |_, _| {
                        super::unmodelled::unmodelled("an annotation of a type")
                    }),
                    ("getConstantPool", "*", |m, a| {
                        let mirror = m.arg_ref(a, 0);
                        match m.load_class("jdk/internal/reflect/ConstantPool") {
                            Ok(class) => {
                                let pool =
                                    m.heap.allocate_object(class, m.program.class(class).instance_words);
                                m.set_field(pool, "constantPoolOop", u64::from(mirror.0));
                                reference(pool)
                            }
                            Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
                        }
                    }),
                ],
            ),
            (
                "jdk/internal/reflect/ConstantPool",
                &[
                    ("getUTF8At0", "*", |m, a| match constant(m, a) {
                        (Some(file), Constant::Utf8(start, length)) => {
                            let bytes = file
                                .bytes
                                .get(start as usize..start as usize + length as usize)
                                .unwrap_or_default();
                            let units = decode_modified_utf8(bytes);
                            reference(m.intern(&units))
                        }
                        _ => wrong(),
                    }),
                    ("getStringAt0", "*", |m, a| match constant(m, a) {
                        (Some(file), Constant::String(text)) => match file.utf8(text) {
                            Ok(text) => reference(m.new_string(&text)),
                            Err(_) => wrong(),
                        },
                        _ => wrong(),
                    }),
                    ("getIntAt0", "*", |m, a| match constant(m, a).1 {
                        Constant::Integer(value) => int(value),
                        _ => wrong(),
                    }),
                    ("getLongAt0", "*", |m, a| match constant(m, a).1 {
                        Constant::Long(value) => long(value),
                        _ => wrong(),
                    }),
                    ("getFloatAt0", "*", |m, a| match constant(m, a).1 {
                        Constant::Float(bits) => Outcome::Value(u64::from(bits)),
                        _ => wrong(),
                    }),
                    ("getDoubleAt0", "*", |m, a| match constant(m, a).1 {
                        Constant::Double(bits) => Outcome::Value(bits),
                        _ => wrong(),
                    }),
                ],
            ),
        ]
    }
}

fn wrong() -> Outcome {
    raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

/// The class file and the constant that `this`, the mirror and an index mean.
fn constant<H: Host>(m: &Machine<H>, a: Args) -> (Option<Arc<ClassFile>>, Constant) {
    let (mirror, index) = (m.arg_ref(a, 1), m.arg_int(a, 2));
    let file = m.program.class(m.class_of_mirror(mirror)).file.clone();
    let index = u16::try_from(index).unwrap_or(0);
    let found = file.as_ref().and_then(|file| file.pool.get(index).ok()).unwrap_or(Constant::Empty);
    (file, found)
}

impl<H: Host> Machine<H> {
    /// A `byte[]` with a part of a class file, null if there is none.
    pub(crate) fn raw_bytes(&mut self, class: program::ClassId, range: Option<(u32, u32)>) -> Ref {
        let Some((start, length)) = range else { return Ref::NULL };
        let file = self.program.class(class).file.clone();
        let bytes =
            file.as_ref().and_then(|file| file.bytes.get(start as usize..start as usize + length as usize));
        match bytes {
            Some(bytes) => self.new_bytes(bytes),
            None => Ref::NULL,
        }
    }
}
