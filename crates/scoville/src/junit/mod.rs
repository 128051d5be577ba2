//! Test classes of JUnit. Each test method becomes a program of its own: a small class that does for it what JUnit's
//! runner would do (set up, call, tear down), in the package of the test. JUnit's own classes are used for annotations
//! and assertions alone; what would change the meaning of a test and is not followed makes it *unknown*.

mod arguments;
mod classes;
mod convert;
mod discover;
mod driver;
mod known;
mod levels;
mod lines;
mod recipe;
mod refused;
mod shadow;
mod strange;
mod text;

use crate::cli::JavaArguments;
use crate::java;
use crate::javac::Until;
use anyhow::Result;
use classes::Classes;
pub(crate) use recipe::{Plan, Selection, Test};

/// Finds the tests of a class and makes programs of them.
pub(crate) fn tests(arguments: &JavaArguments, wanted: &Selection, until: Until) -> Result<Vec<Test>> {
    let prepared = java::find(arguments, until)?.without_main();
    let mut classes = Classes::new(java::class_path(&prepared)?);
    let found = discover::tests(&mut classes, wanted)?;
    driver::compile(&prepared, found, !arguments.no_cache, until)
}
