//! The programs that run tests: a class for each, in the package of the test, compiled with the classes of the program.

use super::recipe::{Draft, Found, Plan, Recipe, Test};
use super::text::text;
use crate::java::Prepared;
use crate::javac::{self, Compilation, Ended, Until};
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Makes a program of each test.
pub(super) fn compile(
    prepared: &Prepared,
    found: Vec<Found>,
    cached: bool,
    until: Until,
) -> Result<Vec<Test>> {
    let Some(compiler) = prepared.jdk.javac() else {
        bail!("{} has no javac, which --junit needs", prepared.jdk.home.display());
    };
    let (sources, target) = (javac::folder("scoville-")?, Arc::new(javac::folder("scoville-")?));
    let class_path: Vec<PathBuf> = prepared.folders();
    let run = |files: &[PathBuf]| {
        let compilation = Compilation {
            javac: &compiler,
            options: &["-g"],
            class_path: &class_path,
            shipped: 0,
            source_path: &[],
            sources: files,
            target: target.path(),
            cached,
        };
        compilation.run("the call of a test", until).map(|_| ())
    };
    let mut files = Vec::new();
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    for test in &found {
        files.push(match &test.draft {
            Draft::Run(recipe) => {
                // Methods of one name differ in their parameters.
                let number = taken.entry(recipe.title.clone()).or_default();
                *number += 1;
                Some(write(sources.path(), recipe, *number)?)
            }
            _ => None,
        });
    }
    let all: Vec<PathBuf> = files.iter().flatten().map(|(file, _)| file.clone()).collect();
    let together = if all.is_empty() { Ok(()) } else { run(&all) };
    let mut tests = Vec::new();
    for (test, file) in found.into_iter().zip(files) {
        // One that cannot be called keeps none of the others from being compiled.
        let alone = match (&together, &file) {
            (Err(error), Some((file, _))) if !error.is::<Ended>() => run(std::slice::from_ref(file)),
            _ => Ok(()),
        };
        let plan = match (test.draft, file, alone) {
            (Draft::Skip, _, _) => Plan::Skip,
            (Draft::NotModelled(why), _, _) => Plan::NotModelled(why),
            (_, _, Err(error)) if error.is::<Ended>() => return Err(error),
            (_, _, Err(error)) => Plan::NotModelled(format!("it cannot be called: {}", first_fault(&error))),
            (_, None, _) => bail!("a test without a program"),
            (_, Some((_, main)), Ok(())) => Plan::Run(Arc::new(prepared.with_main(main, &target))),
        };
        tests.push(Test { name: test.name, plan, note: test.note });
    }
    match together {
        Err(error) if error.is::<Ended>() => Err(error),
        _ => Ok(tests),
    }
}

/// The first thing that the compiler complains of, without the file, which nobody knows.
fn first_fault(error: &anyhow::Error) -> String {
    let text = format!("{error:#}");
    let fault =
        text.lines().find_map(|line| line.split_once(": error: ").map(|(_, fault)| fault.to_string()));
    fault.unwrap_or(text)
}

/// Writes the source of a program; gives the file and the internal name of its class.
fn write(folder: &Path, recipe: &Recipe, number: usize) -> Result<(PathBuf, String)> {
    // Nobody else has a name like this.
    let name = format!("Scoville{number}_{}", recipe.title);
    let file = folder.join(format!("{name}.java"));
    std::fs::write(&file, text(recipe, &name))?;
    let package = recipe.package.replace('.', "/");
    Ok((file, if package.is_empty() { name } else { format!("{package}/{name}") }))
}
