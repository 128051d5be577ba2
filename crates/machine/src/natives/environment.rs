//! What a check fixes though it may be different in every run: the verdict says what of it the program looked at.

use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::stop::{Args, Outcome};

const PROPERTIES: &str = "system properties (fixed: user, folders, system and version)";
const SALT: &str = "the order of Set.of and Map.of (one fixed salt)";
const SEED: &str = "random numbers of ThreadLocalRandom (one fixed seed)";

/// A method of the library that is told if the program asks, and then runs as it is.
macro_rules! told {
    ($class:literal, $name:literal, $descriptor:literal, $count:literal, $told:ident) => {
        ($name, $descriptor, |m, a| {
            if m.is_asked_by_program() {
                m.environment_uses.insert($told);
            }
            original(m, a, ($class, $name, $descriptor), $count)
        })
    };
}

/// The same of a collection that the program may have given to the library.
macro_rules! told_of {
    ($class:literal, $name:literal, $descriptor:literal, $count:literal) => {
        ($name, $descriptor, |m, a| {
            let collection = m.arg_ref(a, $count - 1);
            if m.unrecorded(|m| m.is_asked_by_program_for(collection)) {
                m.environment_uses.insert(SALT);
            }
            original(m, a, ($class, $name, $descriptor), $count)
        })
    };
}

fn original<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    (class, name, descriptor): (&str, &str, &str),
    count: usize,
) -> Outcome {
    let arguments: Vec<u64> = (0..count).map(|index| m.arg(a, index)).collect();
    m.call_original(class, name, descriptor, &arguments)
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/System",
                &[
                    told!(
                        "java/lang/System",
                        "getProperty",
                        "(Ljava/lang/String;)Ljava/lang/String;",
                        1,
                        PROPERTIES
                    ),
                    told!(
                        "java/lang/System",
                        "getProperty",
                        "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                        2,
                        PROPERTIES
                    ),
                    told!("java/lang/System", "getProperties", "()Ljava/util/Properties;", 0, PROPERTIES),
                ],
            ),
            (
                "java/util/concurrent/ThreadLocalRandom",
                &[told!(
                    "java/util/concurrent/ThreadLocalRandom",
                    "current",
                    "()Ljava/util/concurrent/ThreadLocalRandom;",
                    0,
                    SEED
                )],
            ),
            (
                "java/util/ImmutableCollections$Set12",
                &[told_of!("java/util/ImmutableCollections$Set12", "iterator", "()Ljava/util/Iterator;", 1)],
            ),
            (
                "java/util/ImmutableCollections$SetN",
                &[told_of!("java/util/ImmutableCollections$SetN", "iterator", "()Ljava/util/Iterator;", 1)],
            ),
            (
                "java/util/ImmutableCollections$MapN",
                &[told_of!("java/util/ImmutableCollections$MapN", "entrySet", "()Ljava/util/Set;", 1)],
            ),
        ]
    }
}
