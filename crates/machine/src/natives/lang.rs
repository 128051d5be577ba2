//! `java.lang`: Object, Class, System, String, Throwable and their kin.

use crate::heap::Ref;
use crate::hooks::{Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, int, long, nothing, null_pointer, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::linked::{Shape, access};
use program::{Kind, LoadError, Origin};

pub(super) const TABLES: &[(&str, Table)] = &[
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
                m.environment_uses.insert("environment variables (none are set)");
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
            ("maxMemory", "*", |_, _| long(2 << 30)),
            ("totalMemory", "*", |_, _| long(256 << 20)),
            ("freeMemory", "*", |_, _| long(128 << 20)),
            ("gc", "*", nothing),
            ("addShutdownHook", "*", |_, _| {
                Outcome::Unsupported("Runtime.addShutdownHook is not modelled".into())
            }),
            ("loadLibrary0", "*", |m, a| {
                let (class, name) = (m.class_of_mirror(m.arg_ref(a, 1)), m.text_or_null(m.arg_ref(a, 2)));
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
        "java/lang/Shutdown",
        &[
            ("logRuntimeExit", "*", nothing),
            ("beforeHalt", "*", nothing),
            ("halt0", "*", |m, a| match m.touches(Resource::Exit, true) {
                true => Outcome::Yield,
                false => Outcome::Exit(m.arg_int(a, 0)),
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
    ("java/lang/Class", CLASS),
    (
        "java/lang/ClassLoader",
        &[
            ("registerNatives", "*", nothing),
            ("getSystemClassLoader", "*", |m, _| reference(m.app_loader())),
            ("findBootstrapClassOrNull", "*", |m, a| {
                let name = m.arg_ref(a, 0);
                load_or_null(m, name)
            }),
            ("findBootstrapClass", "*", |m, a| {
                let name = m.arg_ref(a, 0);
                load_or_null(m, name)
            }),
            ("findLoadedClass0", "*", |m, a| {
                let name = m.arg_ref(a, 1);
                load_or_null(m, name)
            }),
            ("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", |m, a| {
                let name = m.arg_ref(a, 1);
                for_name(m, name)
            }),
            ("loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;", |m, a| {
                let name = m.arg_ref(a, 1);
                for_name(m, name)
            }),
        ],
    ),
];

const CLASS: Table = &[
    ("registerNatives", "*", nothing),
    ("desiredAssertionStatus", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let user = m.program.class(class).origin == Origin::User;
        boolean(user && m.config.assertions)
    }),
    ("getPrimitiveClass", "*", |m, a| {
        let name = m.text(m.arg_ref(a, 0));
        match Kind::PRIMITIVES.into_iter().find(|kind| kind.java_name() == name) {
            Some(kind) => {
                let class = m.program.primitive(kind);
                reference(m.mirror(class))
            }
            None => raise("java/lang/ClassNotFoundException", name),
        }
    }),
    ("isInstance", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let object = m.arg_ref(a, 1);
        boolean(!object.is_null() && m.is_instance(object, class))
    }),
    ("isAssignableFrom", "*", |m, a| {
        let (own, other) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
        if other.is_null() {
            return null_pointer();
        }
        boolean(m.program.is_subclass(m.class_of_mirror(other), m.class_of_mirror(own)))
    }),
    ("isInterface", "*", |m, a| boolean(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).is_interface())),
    ("isArray", "*", |m, a| boolean(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).is_array())),
    ("isPrimitive", "*", |m, a| {
        boolean(matches!(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).shape, Shape::Primitive(_)))
    }),
    ("isHidden", "*", |m, a| {
        boolean(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).name.contains("$$Lambda/"))
    }),
    ("isRecord0", "*", |m, a| {
        let class = m.program.class(m.class_of_mirror(m.arg_ref(a, 0)));
        boolean(class.file.as_ref().is_some_and(|file| file.record.is_some()))
    }),
    ("getSuperclass", "*", |m, a| {
        let class = m.program.class(m.class_of_mirror(m.arg_ref(a, 0)));
        match class.super_class {
            Some(parent) if !class.is_interface() => reference(m.mirror(parent)),
            _ => reference(Ref::NULL),
        }
    }),
    ("getModifiers", "*", |m, a| int(modifiers(m, m.arg_ref(a, 0)))),
    ("getInterfaces0", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let interfaces = m.program.class(class).interfaces.clone();
        let mirrors: Vec<Ref> = interfaces.into_iter().map(|i| m.mirror(i)).collect();
        m.new_reference_array("java/lang/Class", &mirrors)
    }),
    ("initClassName", "*", |m, a| {
        let mirror = m.arg_ref(a, 0);
        let class = m.class_of_mirror(mirror);
        let linked = m.program.class(class);
        let name = linked.java_name();
        // Classes without a file are numbered in the order in which they are made.
        let made_since = m.heap.base() > 0 && class.index() >= m.base_classes.len();
        if made_since && linked.file.is_none() && (name.contains("$Proxy") || name.contains("$$Lambda")) {
            return Outcome::Unsupported(format!(
                "the name of class {name}, which was made beside other tasks: its number depends on who came first"
            ));
        }
        let units: Vec<u16> = name.encode_utf16().collect();
        let string = m.intern(&units);
        m.set_field(mirror, "name", u64::from(string.0));
        reference(string)
    }),
    ("forName", "(Ljava/lang/String;)Ljava/lang/Class;", |m, a| {
        let name = m.arg_ref(a, 0);
        for_name(m, name)
    }),
    ("forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;", |m, a| {
        let name = m.arg_ref(a, 0);
        if m.arg_int(a, 1) == 0 {
            return match load_or_null(m, name) {
                Outcome::Value(0) => raise("java/lang/ClassNotFoundException", m.text(name)),
                found => found,
            };
        }
        for_name(m, name)
    }),
    ("forName", "(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;", |m, a| {
        let name = m.arg_ref(a, 1);
        load_or_null(m, name)
    }),
    ("forName0", "*", |m, a| {
        let name = m.arg_ref(a, 0);
        for_name(m, name)
    }),
    ("getNestHost0", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let host = m.nest_host(class);
        reference(m.mirror(host))
    }),
    ("getDeclaringClass0", "*", declaring_class),
    ("getSimpleBinaryName0", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        if m.inner_entry(class).is_none_or(|inner| inner.name == 0) {
            return reference(Ref::NULL);
        }
        let name = m.simple_name(class);
        reference(m.new_string(&name))
    }),
    ("getEnclosingMethod0", "*", enclosing_method),
    ("isEnum", "*", |m, a| {
        let class = m.program.class(m.class_of_mirror(m.arg_ref(a, 0)));
        let is_enum = class.access & 0x4000 != 0
            && class.super_class.is_some_and(|s| &*m.program.class(s).name == "java/lang/Enum");
        boolean(is_enum)
    }),
    ("getClassLoader", "*", |m, a| {
        let mirror = m.arg_ref(a, 0);
        loader_of(m, mirror)
    }),
    ("getClassLoader0", "*", |m, a| {
        let mirror = m.arg_ref(a, 0);
        loader_of(m, mirror)
    }),
    ("getModule", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let jdk = m.program.class(class).origin == Origin::Jdk;
        reference(m.module(jdk))
    }),
    ("getGenericSignature0", "*", |m, a| {
        let class = m.class_of_mirror(m.arg_ref(a, 0));
        let signature = m.program.class(class).file.as_ref().filter(|f| f.signature != 0);
        match signature.and_then(|f| f.utf8(f.signature).ok()) {
            Some(text) => reference(m.new_string(&text)),
            None => reference(Ref::NULL),
        }
    }),
    ("checkMemberAccess", "*", nothing),
    ("checkPackageAccess", "*", nothing),
    ("getProtectionDomain0", "*", |_, _| reference(Ref::NULL)),
    ("getSigners", "*", |_, _| reference(Ref::NULL)),
];

fn set_stream(m: &mut Machine, field: &str, stream: u64) -> Outcome {
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

fn loader_of(m: &mut Machine, mirror: Ref) -> Outcome {
    let class = m.class_of_mirror(mirror);
    match m.program.class(class).origin {
        Origin::Jdk => reference(Ref::NULL),
        _ => reference(m.app_loader()),
    }
}

fn clone(m: &mut Machine, a: Args) -> Outcome {
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

fn arraycopy(m: &mut Machine, a: Args) -> Outcome {
    let (from, from_at) = (m.arg_ref(a, 0), m.arg_int(a, 1));
    let (to, to_at, length) = (m.arg_ref(a, 2), m.arg_int(a, 3), m.arg_int(a, 4));
    if from.is_null() || to.is_null() {
        return null_pointer();
    }
    let shapes = (m.program.class(m.class_of(from)).shape, m.program.class(m.class_of(to)).shape);
    let (Shape::Array(from_element, kind), Shape::Array(to_element, to_kind)) = shapes else {
        return bad_copy(m, from, to);
    };
    if kind != to_kind {
        return bad_copy(m, from, to);
    }
    if let Some(message) = copy_bounds(m, from, from_at, to, to_at, length) {
        return raise("java/lang/ArrayIndexOutOfBoundsException", message);
    }
    let size = kind.element_bytes();
    if kind == Kind::Reference && from != to && !m.program.is_subclass(from_element, to_element) {
        return checked_copy(m, (from, from_at as u32), (to, to_at as u32), length as u32, to_element);
    }
    let (read, written) = (from_at as u32, to_at as u32);
    let announced = m
        .touch(from, read..read + length as u32, HookKind::Read)
        .and_then(|()| m.touch(to, written..written + length as u32, HookKind::Write));
    if let Err(outcome) = announced {
        return outcome;
    }
    m.heap.copy_bytes(from, from_at as usize * size, to, to_at as usize * size, length as usize * size);
    VOID
}

/// Element by element, as far as the elements fit.
fn checked_copy(
    m: &mut Machine,
    (from, from_at): (Ref, u32),
    (to, to_at): (Ref, u32),
    length: u32,
    element: program::ClassId,
) -> Outcome {
    let fits = |value: Ref| value.is_null() || m.is_instance(value, element);
    let fitting = (0..length).take_while(|index| fits(m.heap.element(from, from_at + index))).count() as u32;
    let read = (fitting + 1).min(length);
    let announced = m
        .touch(from, from_at..from_at + read, HookKind::Read)
        .and_then(|()| m.touch(to, to_at..to_at + fitting, HookKind::Write));
    if let Err(outcome) = announced {
        return outcome;
    }
    m.heap.copy_bytes(from, from_at as usize * 4, to, to_at as usize * 4, fitting as usize * 4);
    if fitting == length {
        return VOID;
    }
    let source = m.program.class(m.class_of(from));
    let Shape::Array(source_element, _) = source.shape else { return null_pointer() };
    let (source, target) = (crate::describe::descriptor(&source.name), m.program.class(element).java_name());
    let message = if m.program.is_subclass(element, source_element) {
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {source} to the type of the destination array, {target}"
        )
    } else {
        format!("arraycopy: type mismatch: can not copy {source} into {target}[]")
    };
    raise("java/lang/ArrayStoreException", message)
}

fn bad_copy(m: &Machine, from: Ref, to: Ref) -> Outcome {
    let describe = |object: Ref| {
        let class = m.program.class(m.class_of(object));
        match class.shape {
            Shape::Array(_, Kind::Reference) => "object array[]".to_string(),
            Shape::Array(_, kind) => format!("{}[]", kind.java_name()),
            _ => class.java_name(),
        }
    };
    let is_array = |object: Ref| m.program.class(m.class_of(object)).is_array();
    let message = if !is_array(from) {
        format!("arraycopy: source type {} is not an array", describe(from))
    } else if !is_array(to) {
        format!("arraycopy: destination type {} is not an array", describe(to))
    } else {
        format!("arraycopy: type mismatch: can not copy {} into {}", describe(from), describe(to))
    };
    raise("java/lang/ArrayStoreException", message)
}

fn copy_bounds(m: &Machine, from: Ref, from_at: i32, to: Ref, to_at: i32, length: i32) -> Option<String> {
    let name = |array: Ref| match m.program.class(m.class_of(array)).shape {
        Shape::Array(_, Kind::Reference) => "object array".to_string(),
        Shape::Array(_, kind) => kind.java_name().to_string(),
        _ => String::new(),
    };
    let (from_length, to_length) = (m.heap.length(from), m.heap.length(to));
    if from_at < 0 {
        return Some(format!(
            "arraycopy: source index {from_at} out of bounds for {}[{from_length}]",
            name(from)
        ));
    }
    if to_at < 0 {
        return Some(format!(
            "arraycopy: destination index {to_at} out of bounds for {}[{to_length}]",
            name(to)
        ));
    }
    if length < 0 {
        return Some(format!("arraycopy: length {length} is negative"));
    }
    let end = from_at as u32 + length as u32;
    if end > from_length {
        return Some(format!(
            "arraycopy: last source index {end} out of bounds for {}[{from_length}]",
            name(from)
        ));
    }
    let end = to_at as u32 + length as u32;
    if end > to_length {
        return Some(format!(
            "arraycopy: last destination index {end} out of bounds for {}[{to_length}]",
            name(to)
        ));
    }
    None
}

fn modifiers(m: &Machine, mirror: Ref) -> i32 {
    let class = m.class_of_mirror(mirror);
    if let Some(inner) = m.inner_entry(class) {
        return i32::from(inner.access & 0x7FFF & !access::SYNCHRONIZED);
    }
    i32::from(m.program.class(class).access & 0x7FFF & !access::SYNCHRONIZED)
}

pub(super) fn load_or_null(m: &mut Machine, name: Ref) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let text = m.text(name);
    if text.contains('/') {
        return reference(Ref::NULL);
    }
    match m.program.load(&text.replace('.', "/")) {
        Ok(class) => reference(m.mirror(class)),
        Err(LoadError::NotFound(_)) => reference(Ref::NULL),
        Err(error) => raise("java/lang/LinkageError", error.to_string()),
    }
}

fn for_name(m: &mut Machine, name: Ref) -> Outcome {
    match load_or_null(m, name) {
        Outcome::Value(0) => raise("java/lang/ClassNotFoundException", m.text(name)),
        Outcome::Value(mirror) => {
            let class = m.class_of_mirror(Ref(mirror as u32));
            if !m.program.class(class).is_array() && m.needs_initialization(class) {
                return Outcome::Initialize(class);
            }
            Outcome::Value(mirror)
        }
        other => other,
    }
}

fn declaring_class(m: &mut Machine, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let Some(file) = m.program.class(class).file.clone() else { return reference(Ref::NULL) };
    match m.inner_entry(class) {
        Some(inner) if inner.outer != 0 => {
            match file.class_name(inner.outer).map(|name| m.program.load(&name)) {
                Ok(Ok(outer)) => reference(m.mirror(outer)),
                _ => reference(Ref::NULL),
            }
        }
        _ => reference(Ref::NULL),
    }
}

/// `[class, name, descriptor]` or null.
fn enclosing_method(m: &mut Machine, a: Args) -> Outcome {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let Some(file) = m.program.class(class).file.clone() else { return reference(Ref::NULL) };
    let Some(enclosing) = file.enclosing_method else { return reference(Ref::NULL) };
    let Ok(Ok(outer)) = file.class_name(enclosing.class).map(|name| m.program.load(&name)) else {
        return reference(Ref::NULL);
    };
    let mut parts = vec![m.mirror(outer), Ref::NULL, Ref::NULL];
    if enclosing.method != 0
        && let Ok((name, descriptor)) = file.name_and_type(enclosing.method)
    {
        parts[1] = m.new_string(&name);
        parts[2] = m.new_string(&descriptor);
    }
    m.new_reference_array("java/lang/Object", &parts)
}

/// Who asks first decides the number.
fn identity_hash_of(m: &mut Machine, object: Ref) -> Outcome {
    if m.has_fixed_hash(object) {
        return int(m.identity_hash(object));
    }
    let new = m.small.hashes.iter().all(|(known, _)| *known != object);
    match m.touches(Resource::Identity(object), new) {
        true => Outcome::Yield,
        false => int(m.identity_hash(object)),
    }
}

impl Machine {
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
        self.environment_uses.insert("the clock (fixed, 2024-01-01T00:00:00Z, one microsecond a look)");
        self.small.clock += 1000;
        1_704_067_200_000_000_000 + self.small.clock as i64
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
        let Some(file) = self.program.class(class).file.clone() else { return class };
        if file.nest_host == 0 {
            return class;
        }
        match file.class_name(file.nest_host).map(|name| self.program.load(&name)) {
            Ok(Ok(host)) => host,
            _ => class,
        }
    }
}
