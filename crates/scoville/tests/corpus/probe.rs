//! Does with untrusted bytes all that Scoville does with a class or a jar. Whatever the bytes, this returns.

use machine::{Config, Machine, Stop, TaskId, Unobserved};
use program::classfile::ClassFile;
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::{Mutex, PoisonError};

/// How far some bytes came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reached {
    /// They are no class file.
    Refused,
    /// They are one, but it cannot be linked.
    Parsed,
    /// It was linked, but has no main method that can be started.
    Linked,
    /// Its main method ran.
    Ran,
}

/// Steps of the main method.
const FUEL: u64 = 200_000;
/// Words of the heap.
const HEAP: usize = 16 << 20;

/// A machine with the JDK on its class path: started once, copied for all that is run.
fn started(jdk: &Jdk) -> Machine {
    static STARTED: Mutex<Option<Machine>> = Mutex::new(None);
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    let first = started.get_or_insert_with(|| {
        let image = Image::open(&jdk.home.join("lib/modules")).expect("the image of the JDK");
        let config = Config { jdk_version: jdk.version, ..Config::default() };
        let mut machine = Machine::new(Program::new(ClassPath::new(image)), config);
        machine.boot().expect("the JDK is not at fault");
        machine
    });
    first.copy()
}

/// Parses, links, translates and runs a class among the others of its program.
pub(crate) fn class_file(jdk: &Jdk, name: &str, bytes: &[u8], others: &HashMap<String, Vec<u8>>) -> Reached {
    let Ok(file) = ClassFile::parse(bytes.into()) else { return Reached::Refused };
    for member in file.fields.iter().chain(&file.methods) {
        let _ =
            (file.visible_annotations(&member.annotations), file.parameter_annotations(&member.annotations));
    }
    let _ = file.visible_annotations(&file.annotations);
    let mut classes = others.clone();
    classes.insert(name.to_string(), bytes.to_vec());
    let mut machine = started(jdk);
    machine.program.path.add_memory(classes);
    let Ok(class) = machine.program.load(name) else { return Reached::Parsed };
    for method in machine.program.class(class).methods.clone() {
        if machine.program.method(method).bytecode.is_some() {
            let _ = program::translate::translate(&mut machine.program, method);
            let _ =
                program::translate::with_subject(&machine.program, method, program::liveness::live_registers);
        }
    }
    machine.heap.limit = HEAP;
    machine.fuel = machine.steps + FUEL;
    if machine.start_main(name, &[]).is_err() {
        return Reached::Linked;
    }
    machine.mark();
    machine.save_current();
    let stop = machine.interpret(&mut Unobserved);
    match stop {
        Stop::Uncaught(exception) => {
            machine.fuel = machine.steps + FUEL;
            let _ = machine.print_uncaught(exception);
        }
        // Only between two operations has a state a name.
        Stop::OutOfFuel => {
            let _ = machine.fingerprint(&[(1, TaskId(0))], |_, _| {});
            machine.collect_garbage();
        }
        _ => {}
    }
    machine.rewind();
    let _ = machine.fingerprint(&[(1, TaskId(0))], |_, _| {});
    Reached::Ran
}

/// Opens an archive and parses the classes in it.
pub(crate) fn jar(bytes: &[u8]) -> Reached {
    let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) else { return Reached::Refused };
    let names: Vec<String> =
        archive.file_names().filter_map(Result::ok).map(|name| name.to_string()).collect();
    for name in names.iter().take(64) {
        if let Ok(Some(class)) = program::classpath::read_entry(&mut archive, name) {
            let _ = ClassFile::parse(class.into());
        }
    }
    Reached::Parsed
}
