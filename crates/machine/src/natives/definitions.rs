//! Classes that the program defines from bytes (`ClassLoader.defineClass`, `Lookup.defineClass`).
//!
//! All classes share one space of names, so a name that is on the class path is defined by no other loader; nor is a class
//! defined once there was another task: then schedules could differ in what there is.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{ended, null_pointer, raise, reference};
use crate::natives::unmodelled::unmodelled;
use crate::stop::{Args, Outcome};
use program::classfile::ClassFile;
use program::{ClassId, LoadError, Origin};

/// A flag of `Lookup.defineHiddenClass`.
const HIDDEN: i32 = 2;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/lang/ClassLoader",
            &[
                ("defineClass1", "*", |m, a| {
                    let bytes = bytes_of(m, a, 2);
                    ended(bytes.and_then(|bytes| define(m, m.arg_ref(a, 0), m.arg_ref(a, 1), bytes)))
                }),
                ("defineClass0", "*", |m, a| {
                    if m.arg_int(a, 8) & HIDDEN != 0 {
                        return unmodelled("a hidden class of the program");
                    }
                    let bytes = bytes_of(m, a, 3);
                    ended(bytes.and_then(|bytes| define(m, m.arg_ref(a, 0), m.arg_ref(a, 2), bytes)))
                }),
                ("defineClass2", "*", |_, _| unmodelled("a class defined from a buffer")),
                ("checkCerts", "*", super::ending::nothing),
            ],
        )]
    }
}

/// The part of an array that the arguments from one on name.
fn bytes_of<H: Host>(m: &mut Machine<H>, a: Args, from: usize) -> Result<Vec<u8>, Outcome> {
    let (array, at, length) = (m.arg_ref(a, from), m.arg_int(a, from + 1), m.arg_int(a, from + 2));
    if array.is_null() {
        return Err(null_pointer());
    }
    let outside = || Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None);
    Ok(m.read_part(array, at, length, outside)?.to_vec())
}

fn define<H: Host>(m: &mut Machine<H>, loader: Ref, wanted: Ref, bytes: Vec<u8>) -> Result<Outcome, Outcome> {
    if loader.is_null()
        && let Some(name) = wanted_species(m, wanted)
    {
        return define_species(m, &name, bytes);
    }
    if m.tasks.len() > 1 {
        return Err(unmodelled("the definition of a class after another task was started"));
    }
    let wanted = (!wanted.is_null()).then(|| m.text(wanted).replace('.', "/"));
    let malformed = |error: String| raise("java/lang/ClassFormatError", error);
    let file = ClassFile::parse(bytes.clone().into()).map_err(|error| malformed(error.to_string()))?;
    let name = file.class_name(file.this_class).map_err(|error| malformed(error.to_string()))?;
    if let Some(wanted) = wanted.filter(|wanted| *wanted != name) {
        let message = format!("{wanted} (wrong name: {name})");
        return Err(raise("java/lang/NoClassDefFoundError", message));
    }
    if let Some(known) = m.program.loaded(&name) {
        return reuse(m, known, loader, &bytes);
    }
    if !matches!(m.program.path.class(&name), Ok(None)) {
        return Err(another_loader(&name));
    }
    match m.program.define(&name, file, Origin::User) {
        Ok(class) => {
            m.program.dynamic.push(class);
            Ok(made(m, class, loader))
        }
        Err(LoadError::NotFound(missing)) => Err(raise("java/lang/NoClassDefFoundError", missing)),
        Err(error) => Err(raise("java/lang/LinkageError", error.to_string())),
    }
}

/// The name of a class that the JDK makes for method handles that keep values.
fn wanted_species<H: Host>(m: &Machine<H>, wanted: Ref) -> Option<String> {
    let name = (!wanted.is_null()).then(|| m.text(wanted).replace('.', "/"))?;
    name.starts_with("java/lang/invoke/BoundMethodHandle$Species_").then_some(name)
}

/// The name says all of such a class, so it is the same whoever defines it, and nobody can tell when it was.
fn define_species<H: Host>(m: &mut Machine<H>, name: &str, bytes: Vec<u8>) -> Result<Outcome, Outcome> {
    let class = match m.program.loaded(name) {
        Some(class) => class,
        None => {
            let file = ClassFile::parse(bytes.into()).map_err(|error| unmodelled(&error.to_string()))?;
            let defined = m.program.define(name, file, Origin::Jdk);
            defined.map_err(|error| unmodelled(&error.to_string()))?
        }
    };
    Ok(reference(m.mirror(class)))
}

fn another_loader(name: &str) -> Outcome {
    let name = name.replace('/', ".");
    unmodelled(&format!("a second class {name}, defined by another class loader,"))
}

/// Another run may have defined the class before: it is the same if it has the same bytes.
fn reuse<H: Host>(m: &mut Machine<H>, known: ClassId, loader: Ref, bytes: &[u8]) -> Result<Outcome, Outcome> {
    let name = m.program.class(known).name.to_string();
    if m.small.defined.contains(&known) && loader_of(m, known) == loader {
        let text = format!("duplicate class definition for {}", name.replace('/', "."));
        return Err(raise("java/lang/LinkageError", text));
    }
    let same = m.program.class(known).file.as_ref().is_some_and(|file| &*file.bytes == bytes);
    if !m.program.dynamic.contains(&known) || m.small.defined.contains(&known) || !same {
        return Err(another_loader(&name));
    }
    Ok(made(m, known, loader))
}

fn made<H: Host>(m: &mut Machine<H>, class: ClassId, loader: Ref) -> Outcome {
    m.small.defined.push(class);
    let mirror = m.mirror(class);
    let word = m.known.class_loader;
    m.unrecorded(|m| m.heap.set_ref(mirror, word, loader));
    reference(mirror)
}

/// The loader that defined a class.
fn loader_of<H: Host>(m: &mut Machine<H>, class: ClassId) -> Ref {
    let mirror = m.mirror(class);
    m.unrecorded(|m| m.heap.get_ref(mirror, m.known.class_loader))
}

impl<H: Host> Machine<H> {
    /// The loader of a class that was defined from bytes; none of one from the class path.
    pub(super) fn defining_loader(&mut self, class: ClassId) -> Option<Ref> {
        self.program.dynamic.contains(&class).then(|| loader_of(self, class))
    }

    /// Whether a loader finds a class by its name: those of the class path all do, others the one that has defined them.
    pub(super) fn is_found_by(&mut self, class: ClassId, loader: Ref) -> bool {
        match self.program.dynamic.contains(&class) {
            true => self.small.defined.contains(&class) && loader_of(self, class) == loader,
            false => true,
        }
    }
}
