//! `java.lang`: Object, Class, System, String, Throwable and their kin.

use super::classes::{class, find_loaded, load_of_jdk_or_null, load_or_null};
use super::copies::arraycopy;
use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, int, long, nothing, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::linked::Shape;
use program::{Kind, Origin};

/// What a check takes for the environment variables.
pub(super) const VARIABLES: &str = "environment variables (none are set)";
pub(super) const CLOCK: &str = "the clock (fixed, 2024-01-01T00:00:00Z, one microsecond a look)";

/// What a check takes for the size of the memory.
const MEMORY: &str = "the size of the memory (256 MiB, at most 2 GiB)";

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Object",
                &[
                    ("registerNatives", "*", nothing),
                    ("getClass", "*", |m, a| {
                        let class = m.class_of(m.arg_ref(a, 0));
                        reference(m.mirror(class))
                    }),
                    ("hashCode", "*", |m, a| {
                        let object = m.arg_ref(a, 0);
                        identity_hash_of(m, object)
                    }),
                    ("clone", "*", clone),
                ],
            ),
            (
                "java/lang/System",
                &[
                    ("registerNatives", "*", nothing),
                    ("arraycopy", "*", arraycopy),
                    ("identityHashCode", "*", |m, a| {
                        let object = m.arg_ref(a, 0);
                        if object.is_null() { int(0) } else { identity_hash_of(m, object) }
                    }),
                    ("currentTimeMillis", "*", |m, _| match m.touches(Resource::Clock, true) {
                        true => Outcome::Yield,
                        false => long(m.clock() / 1_000_000),
                    }),
                    ("nanoTime", "*", |m, _| match m.touches(Resource::Clock, true) {
                        true => Outcome::Yield,
                        false => long(m.clock()),
                    }),
                    ("getenv", "(Ljava/lang/String;)Ljava/lang/String;", |m, _| {
                        m.environment_uses.insert(VARIABLES);
                        reference(Ref::NULL)
                    }),
                    ("setIn0", "*", |m, a| set_stream(m, "in", m.arg(a, 0))),
                    ("setOut0", "*", |m, a| set_stream(m, "out", m.arg(a, 0))),
                    ("setErr0", "*", |m, a| set_stream(m, "err", m.arg(a, 0))),
                    ("getSecurityManager", "*", |_, _| reference(Ref::NULL)),
                    ("allowSecurityManager", "*", |_, _| boolean(false)),
                ],
            ),
            (
                "java/lang/Runtime",
                &[
                    ("availableProcessors", "*", |m, _| {
                        m.environment_uses.insert("number of processors (2)");
                        int(2)
                    }),
                    ("maxMemory", "*", |m, _| {
                        m.environment_uses.insert(MEMORY);
                        long(2 << 30)
                    }),
                    ("totalMemory", "*", |m, _| {
                        m.environment_uses.insert(MEMORY);
                        long(256 << 20)
                    }),
                    // It changes with everything that anybody does.
                    ("freeMemory", "*", |m, _| match m.has_company() && m.is_asked_by_program() {
                        true => super::unmodelled::unmodelled("Runtime.freeMemory"),
                        false => long(128 << 20),
                    }),
                    ("gc", "*", nothing),
                    ("loadLibrary0", "*", |m, a| {
                        let (class, name) =
                            (m.class_of_mirror(m.arg_ref(a, 1)), m.text_or_null(m.arg_ref(a, 2)));
                        if m.program.class(class).origin == Origin::Jdk {
                            return VOID;
                        }
                        Outcome::Unsupported(format!(
                            "System.loadLibrary(\"{name}\"): native libraries are not modelled"
                        ))
                    }),
                ],
            ),
            (
                "java/lang/String",
                &[("intern", "*", |m, a| {
                    let string = m.arg_ref(a, 0);
                    // Who comes first decides which object stands for the text.
                    let units = m.string_units(string);
                    let new = m.interned(&units).is_none();
                    match m.touches(Resource::Interned(crate::strings::hash_units(&units)), new) {
                        true => Outcome::Yield,
                        false => reference(m.intern_object(string)),
                    }
                })],
            ),
            ("java/lang/StringUTF16", &[("isBigEndian", "*", |_, _| boolean(false))]),
            (
                "java/lang/NullPointerException",
                &[("getExtendedNPEMessage", "*", |m, a| {
                    let exception = m.arg_ref(a, 0);
                    if let Err(outcome) = m.touch_field(exception, "backtrace", false) {
                        return outcome;
                    }
                    match m.helpful_message(exception) {
                        Some(text) => reference(m.new_string(&text)),
                        None => reference(Ref::NULL),
                    }
                })],
            ),
            ("java/lang/Class", class()),
            (
                "java/lang/ClassLoader",
                &[
                    ("registerNatives", "*", nothing),
                    ("getSystemClassLoader", "*", |m, _| reference(m.app_loader())),
                    ("findBootstrapClassOrNull", "*", |m, a| {
                        let name = m.arg_ref(a, 0);
                        load_of_jdk_or_null(m, name)
                    }),
                    ("findBootstrapClass", "*", |m, a| {
                        let name = m.arg_ref(a, 0);
                        load_of_jdk_or_null(m, name)
                    }),
                    ("findLoadedClass0", "*", |m, a| find_loaded(m, m.arg_ref(a, 0), m.arg_ref(a, 1))),
                    ("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", |m, a| {
                        match m.arg_ref(a, 0) == m.app_loader() {
                            true => load_class(m, m.arg_ref(a, 1)),
                            false => m.call_original(
                                "java/lang/ClassLoader",
                                "loadClass",
                                "(Ljava/lang/String;)Ljava/lang/Class;",
                                &[m.arg(a, 0), m.arg(a, 1)],
                            ),
                        }
                    }),
                    ("loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;", |m, a| {
                        match m.arg_ref(a, 0) == m.app_loader() {
                            true => load_class(m, m.arg_ref(a, 1)),
                            false => m.call_original(
                                "java/lang/ClassLoader",
                                "loadClass",
                                "(Ljava/lang/String;Z)Ljava/lang/Class;",
                                &[m.arg(a, 0), m.arg(a, 1), m.arg(a, 2)],
                            ),
                        }
                    }),
                ],
            ),
        ]
    }
}

fn set_stream<H: Host>(m: &mut Machine<H>, field: &str, stream: u64) -> Outcome {
    let system = match m.load_class("java/lang/System") {
        Ok(system) => system,
        Err(stop) => return Outcome::Unsupported(format!("{stop:?}")),
    };
    let Some(id) = m.program.find_field(system, field) else { return VOID };
    let (mirror, word) = (m.mirror(system), m.static_word(m.program.field(id).word));
    if let Err(outcome) = m.touch(mirror, word..word + 1, HookKind::Write) {
        return outcome;
    }
    m.heap.set(mirror, word, stream);
    VOID
}

/// `ClassLoader.loadClass` of the program's loader: the class is not initialised.
fn load_class<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
    if !name.is_null() && m.text(name).starts_with('[') {
        return raise("java/lang/ClassNotFoundException", m.text(name));
    }
    match load_or_null(m, name) {
        Outcome::Value(0) => raise("java/lang/ClassNotFoundException", m.text(name)),
        found => found,
    }
}

fn clone<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let object = m.arg_ref(a, 0);
    let class = m.class_of(object);
    let linked = m.program.class(class);
    let shape = linked.shape;
    let Some(cloneable) = m.program.loaded("java/lang/Cloneable") else {
        return Outcome::Unsupported("this JDK has no Cloneable".into());
    };
    if !m.program.is_subclass(class, cloneable) {
        let name = m.program.class(class).java_name();
        return raise("java/lang/CloneNotSupportedException", name);
    }
    if let Err(outcome) = m.touch(object, 0..m.heap.length(object), HookKind::Read) {
        return outcome;
    }
    let copy = match shape {
        Shape::Array(_, kind) => m.heap.allocate_array(class, kind, m.heap.length(object)),
        _ => m.heap.allocate_object(class, m.program.class(class).instance_words),
    };
    let bytes = m.heap.header(object).words() * 8;
    m.heap.copy_bytes(object, 0, copy, 0, bytes);
    reference(copy)
}

/// Who asks first decides the number.
fn identity_hash_of<H: Host>(m: &mut Machine<H>, object: Ref) -> Outcome {
    if m.has_fixed_hash(object) {
        return int(m.identity_hash(object));
    }
    let new = m.small.hashes.iter().all(|(known, _)| *known != object);
    let by_program = m.stack.frames.iter().any(|frame| m.is_program(m.program.method(frame.method).class));
    if by_program {
        m.environment_uses.insert("identity hashes (one fixed number for each object)");
    }
    match m.touches(Resource::Identity(object), new) {
        true => Outcome::Yield,
        false => int(m.identity_hash(object)),
    }
}

impl<H: Host> Machine<H> {
    /// Whether the identity hash of an object is the same in all schedules: that of a class comes from its name.
    fn has_fixed_hash(&self, object: Ref) -> bool {
        self.heap.is_stable(object) || self.heap.class(object) == self.known.class
    }

    /// The identity hash of an object. Of one that is older than the second task it depends on its number, which is the
    /// same in all schedules; of others on which task asks first and on how many it has asked for.
    pub(crate) fn identity_hash(&mut self, object: Ref) -> i32 {
        if self.heap.class(object) == self.known.class {
            return (self.program.class(self.class_of_mirror(object)).wide_name >> 97) as i32;
        }
        if self.heap.is_stable(object) {
            return (u64::from(object.0).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as i32;
        }
        if let Some((_, hash)) = self.small.hashes.iter().find(|(known, _)| *known == object) {
            return *hash;
        }
        let task = self.current;
        self.tasks[task.0 as usize].hashes += 1;
        let number = u64::from(self.tasks[task.0 as usize].hashes);
        let salt = match task.0 {
            0 => 0,
            _ => self
                .task_label(task)
                .bytes()
                .fold(7u64, |salt, byte| salt.wrapping_mul(257) + u64::from(byte)),
        };
        let mixed = (number.wrapping_add(salt << 20).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as i32;
        self.small.hashes.push((object, mixed));
        mixed
    }

    /// Nanoseconds on the fixed clock; each look moves it by a microsecond.
    pub(crate) fn clock(&mut self) -> i64 {
        self.environment_uses.insert(CLOCK);
        self.small.clock = self.small.clock.wrapping_add(1000);
        1_704_067_200_000_000_000_i64.wrapping_add(self.small.clock as i64)
    }

    /// An array of references; raises when the class cannot be loaded.
    pub(crate) fn new_reference_array(&mut self, element: &str, values: &[Ref]) -> Outcome {
        let loaded = self.program.load(element).and_then(|class| self.program.array_of(class));
        match loaded {
            Ok(class) => {
                let array = self.heap.allocate_array(class, Kind::Reference, values.len() as u32);
                for (index, value) in values.iter().enumerate() {
                    self.heap.set_element(array, index as u32, *value);
                }
                reference(array)
            }
            Err(error) => Outcome::Unsupported(error.to_string()),
        }
    }

    /// An array of references, for natives of the host.
    pub fn reference_array(&mut self, element: &str, values: &[Ref]) -> Outcome {
        self.new_reference_array(element, values)
    }

    /// The entry of a class in its own `InnerClasses`.
    pub(crate) fn inner_entry(&self, class: program::ClassId) -> Option<program::classfile::InnerClass> {
        let file = self.program.class(class).file.as_ref()?;
        let name = &*self.program.class(class).name;
        file.inner_classes.iter().find(|inner| file.class_name(inner.inner).is_ok_and(|n| n == name)).copied()
    }

    /// The nest host of a class.
    pub(crate) fn nest_host(&mut self, class: program::ClassId) -> program::ClassId {
        let linked = self.program.class(class);
        let Some(file) = linked.file.clone() else {
            // A lambda is in the nest of the class around it.
            let around = linked.name.split_once(crate::dynamic::LAMBDA).map(|(around, _)| around.to_string());
            let around = around.and_then(|around| self.program.load(&around).ok());
            return around.map_or(class, |around| self.nest_host(around));
        };
        if file.nest_host == 0 {
            return class;
        }
        match file.class_name(file.nest_host).map(|name| self.program.load(&name)) {
            Ok(Ok(host)) => host,
            _ => class,
        }
    }
}
