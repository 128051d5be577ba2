//! `java.lang.Class`.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{boolean, int, nothing, null_pointer, raise, reference};
use crate::stop::{Args, Outcome, Stop};
use crate::stub::StubBuilder;
use program::code::Op;
use program::linked::{Shape, access};
use program::{ClassId, Kind, LoadError, MethodId, Origin};

pub(super) const fn class<H: Host>() -> Table<H> {
    const {
        &[
            ("registerNatives", "*", nothing),
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
            ("isInterface", "*", |m, a| {
                boolean(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).is_interface())
            }),
            ("isArray", "*", |m, a| boolean(m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).is_array())),
            ("isPrimitive", "*", |m, a| {
                boolean(matches!(
                    m.program.class(m.class_of_mirror(m.arg_ref(a, 0))).shape,
                    Shape::Primitive(_)
                ))
            }),
            ("isHidden", "*", |m, a| {
                let class = m.class_of_mirror(m.arg_ref(a, 0));
                boolean(is_lambda(m, class))
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
                // Classes of lambdas are numbered in the order in which they are made.
                let made_since = m.heap.base() > 0 && class.index() >= m.base_classes.len();
                if made_since && is_lambda(m, class) {
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
                let loader = m.arg_ref(a, 2);
                if !loader.is_null() && m.is_made_by_program(loader) {
                    let stub = m.named_stub("Class.forName", asking_stub);
                    return match stub {
                        Ok(stub) => {
                            Outcome::Call(stub, vec![u64::from(name.0), m.arg(a, 1), u64::from(loader.0)])
                        }
                        Err(stop) => super::ending::failed(stop),
                    };
                }
                // The loader that is null knows the JDK alone.
                if m.arg_ref(a, 2).is_null() && matches!(load_of_jdk_or_null(m, name), Outcome::Value(0)) {
                    return raise("java/lang/ClassNotFoundException", m.text(name));
                }
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
                if !is_placed(m, class) {
                    return super::unmodelled::unmodelled("the module of a class outside java.base");
                }
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
            ("getPackage", "*", |_, _| super::unmodelled::unmodelled("Class.getPackage")),
            ("getSigners", "*", |_, _| reference(Ref::NULL)),
        ]
    }
}

fn loader_of<H: Host>(m: &mut Machine<H>, mirror: Ref) -> Outcome {
    let class = m.class_of_mirror(mirror);
    if !is_placed(m, class) {
        return super::unmodelled::unmodelled("the class loader of a class outside java.base");
    }
    match m.program.class(class).origin {
        Origin::Jdk => reference(Ref::NULL),
        _ => match m.defining_loader(class) {
            Some(loader) => reference(loader),
            None => reference(m.app_loader()),
        },
    }
}

fn modifiers<H: Host>(m: &Machine<H>, mirror: Ref) -> i32 {
    let class = m.class_of_mirror(mirror);
    if let Some(inner) = m.inner_entry(class) {
        return i32::from(inner.access & 0x7FFF & !access::SYNCHRONIZED);
    }
    i32::from(m.program.class(class).access & 0x7FFF & !access::SYNCHRONIZED)
}

pub(super) fn load_or_null<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let text = m.text(name);
    let primitive = Kind::PRIMITIVES.into_iter().any(|kind| kind.java_name() == text);
    if text.contains('/') || primitive {
        return reference(Ref::NULL);
    }
    match m.program.load(&text.replace('.', "/")) {
        // A hidden class has no name that others could find it by.
        Ok(class) if is_lambda(m, class) => reference(Ref::NULL),
        Ok(class) if !m.program.dynamic.is_empty() && !is_visible(m, class) => reference(Ref::NULL),
        Ok(class) => reference(m.mirror(class)),
        Err(LoadError::NotFound(name)) if program::classpath::is_of_library(&name) => {
            Outcome::Unsupported(crate::dialects::no_such_class(&name))
        }
        Err(LoadError::NotFound(_)) => reference(Ref::NULL),
        Err(error @ LoadError::Mislinked(_)) => Outcome::Unsupported(error.to_string()),
        Err(error) => raise("java/lang/LinkageError", error.to_string()),
    }
}

/// Whether the program's own class loader finds a class.
fn is_visible<H: Host>(m: &mut Machine<H>, class: ClassId) -> bool {
    let loader = m.app_loader();
    m.is_found_by(class, loader)
}

/// `Class c = loader.loadClass(name); if (initialise) Unsafe.getUnsafe().ensureClassInitialized(c); return c;`
fn asking_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    const UNSAFE: &str = "jdk/internal/misc/Unsafe";
    let load =
        m.method_named("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")?;
    let initialize = m.method_named(UNSAFE, "ensureClassInitialized", "(Ljava/lang/Class;)V")?;
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Int, Kind::Reference]);
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    stub.emit(Op::Mov { d: base, a: 2 });
    stub.emit(Op::Mov { d: base + 1, a: 0 });
    m.stub_virtual(&mut stub, base, load);
    stub.emit(Op::Mov { d: 0, a: base });
    // Three operations initialise the class.
    let end = stub.ops.len() as u16 + 4;
    stub.emit(Op::JEqI { a: 1, v: 0, t: end });
    m.stub_static(&mut stub, base, UNSAFE, "getUnsafe", "()Ljdk/internal/misc/Unsafe;")?;
    stub.emit(Op::Mov { d: base + 1, a: 0 });
    stub.emit(Op::InvokeDirect { base, m: initialize.0 });
    debug_assert_eq!(stub.ops.len() as u16, end, "the jump goes past the initialisation");
    stub.emit(Op::ReturnValue { a: 0 });
    let class = m.load_class("java/lang/Class")?;
    Ok(m.finish_stub(stub, class, "forName", 3, Kind::Reference))
}

/// `ClassLoader.findLoadedClass0`
pub(super) fn find_loaded<H: Host>(m: &mut Machine<H>, loader: Ref, name: Ref) -> Outcome {
    if !name.is_null()
        && let Some(class) = m.program.loaded(&m.text(name).replace('.', "/"))
        && m.program.dynamic.contains(&class)
    {
        return match m.is_found_by(class, loader) {
            true => reference(m.mirror(class)),
            false => reference(Ref::NULL),
        };
    }
    // A loader of the program asks others for the classes of the class path, or defines its own.
    match loader == m.app_loader() {
        true => load_or_null(m, name),
        false => load_of_jdk_or_null(m, name),
    }
}

fn is_lambda<H: Host>(m: &Machine<H>, class: ClassId) -> bool {
    let linked = m.program.class(class);
    linked.file.is_none() && linked.name.contains(crate::dynamic::LAMBDA)
}

/// A class of the JDK by its name, or null.
pub(super) fn load_of_jdk_or_null<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
    match load_or_null(m, name) {
        Outcome::Value(mirror) if mirror != 0 && m.is_program(m.class_of_mirror(Ref(mirror as u32))) => {
            reference(Ref::NULL)
        }
        other => other,
    }
}

/// Whether it is known where a class is that the program asks about: all of `java.base` is in one place.
fn is_placed<H: Host>(m: &mut Machine<H>, class: ClassId) -> bool {
    let linked = m.program.class(class);
    if m.is_program(class) || !m.is_asked_by_program() || !matches!(linked.shape, Shape::Instance) {
        return true;
    }
    let package = linked.package().to_string();
    m.program.path.image().module_of(&package).is_none_or(|module| module == "java.base")
}

pub(super) fn for_name<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
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

fn declaring_class<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
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
fn enclosing_method<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
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

impl<H: Host> Machine<H> {
    /// Whether a class loader is of a class of the program.
    fn is_made_by_program(&self, loader: Ref) -> bool {
        self.is_program(self.class_of(loader))
    }
}
