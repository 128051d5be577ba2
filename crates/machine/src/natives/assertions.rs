//! Whether assertions are on: as the run says, unless the program has told its class loader otherwise.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{boolean, reference};
use crate::natives::unmodelled::unmodelled;
use crate::stop::{Args, Outcome};
use program::Origin;

const LOADER: &str = "java/lang/ClassLoader";

/// A method of the class loader that says which classes have assertions. Once there was another task it is not modelled: every
/// initialiser of a class would look what it has done.
macro_rules! setting {
    ($name:literal, $descriptor:literal, $count:literal) => {
        ($name, $descriptor, |m, a| {
            if m.tasks.len() > 1 {
                return unmodelled(concat!("ClassLoader.", $name, " after another task was started"));
            }
            let loader = m.arg_ref(a, 0);
            // It has not been made by a constructor.
            if m.unrecorded(|m| m.reference_field(loader, "assertionLock").is_null()) {
                m.unrecorded(|m| m.set_field(loader, "assertionLock", u64::from(loader.0)));
            }
            let arguments: Vec<u64> = (0..$count).map(|index| m.arg(a, index)).collect();
            m.call_original(LOADER, $name, $descriptor, &arguments)
        })
    };
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                LOADER,
                &[
                    setting!("setDefaultAssertionStatus", "(Z)V", 2),
                    setting!("setClassAssertionStatus", "(Ljava/lang/String;Z)V", 3),
                    setting!("setPackageAssertionStatus", "(Ljava/lang/String;Z)V", 3),
                    setting!("clearAssertionStatus", "()V", 1),
                    ("retrieveDirectives", "*", directives),
                ],
            ),
            ("java/lang/Class", &[("desiredAssertionStatus", "*", desired)]),
        ]
    }
}

/// `Class.desiredAssertionStatus()`
fn desired<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let mirror = m.arg_ref(a, 0);
    let class = m.class_of_mirror(mirror);
    if m.program.class(class).origin != Origin::User {
        return boolean(false);
    }
    let loader = m.app_loader();
    if m.unrecorded(|m| m.reference_field(loader, "classAssertionStatus").is_null()) {
        return boolean(m.config.assertions);
    }
    let name = m.program.class(class).java_name();
    let name = m.new_string(&name);
    match m.method_named(LOADER, "desiredAssertionStatus", "(Ljava/lang/String;)Z") {
        Ok(method) => Outcome::Call(method, vec![u64::from(loader.0), u64::from(name.0)]),
        Err(stop) => super::ending::failed(stop),
    }
}

/// What the command line says: nothing of single classes or packages.
fn directives<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    let class = match m.load_class("java/lang/AssertionStatusDirectives") {
        Ok(class) => class,
        Err(stop) => return super::ending::failed(stop),
    };
    let made = m.heap.allocate_object(class, m.program.class(class).instance_words);
    for (names, flags) in [("classes", "classEnabled"), ("packages", "packageEnabled")] {
        let Outcome::Value(list) = m.new_reference_array("java/lang/String", &[]) else {
            return reference(Ref::NULL);
        };
        let booleans = m.heap.allocate_array(m.known.arrays[0], program::Kind::Boolean, 0);
        m.set_field(made, names, list);
        m.set_field(made, flags, u64::from(booleans.0));
    }
    m.set_field(made, "deflt", u64::from(m.config.assertions));
    reference(made)
}
