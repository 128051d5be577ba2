//! The programs that run tests: a class for each, in the package of the test, compiled with the classes of the program.

use super::recipe::{Draft, Found, Plan, Recipe, Test};
use crate::java::Prepared;
use crate::javac::{self, Compilation, Ended, Until};
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Makes a program of each test.
pub(super) fn compile(prepared: &Prepared, found: Vec<Found>, until: Until) -> Result<Vec<Test>> {
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
            source_path: None,
            sources: files,
            target: target.path(),
        };
        compilation.run("the call of a test", until)
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

const HELPERS: &str = "
    /** Whether an assumption of the test does not hold: then it is over, and has not failed. */
    static boolean isOver(Throwable thrown) {
        for (Class<?> one = thrown.getClass(); one != null; one = one.getSuperclass()) {
            String name = one.getName();
            if (name.equals(\"org.opentest4j.TestAbortedException\")
                    || name.equals(\"org.junit.internal.AssumptionViolatedException\")) {
                return true;
            }
        }
        return false;
    }
";

const ROWS: &str = "
    static java.util.Iterator<?> rows(Object source) {
        if (source instanceof java.util.stream.BaseStream) {
            return ((java.util.stream.BaseStream<?, ?>) source).iterator();
        }
        if (source instanceof java.util.Iterator) {
            return (java.util.Iterator<?>) source;
        }
        if (source instanceof Iterable) {
            return ((Iterable<?>) source).iterator();
        }
        java.util.List<Object> rows = new java.util.ArrayList<>();
        for (int index = 0; index < java.lang.reflect.Array.getLength(source); index++) {
            rows.add(java.lang.reflect.Array.get(source, index));
        }
        return rows.iterator();
    }
";

/// The source of the program that runs a test.
fn text(recipe: &Recipe, name: &str) -> String {
    let mut out = String::new();
    let mut line = |depth: usize, text: &str| {
        out.push_str(&"    ".repeat(depth));
        out.push_str(text);
        out.push('\n');
    };
    if !recipe.package.is_empty() {
        line(0, &format!("package {};", recipe.package));
    }
    line(0, "@SuppressWarnings({\"unchecked\", \"rawtypes\"})");
    line(0, &format!("final class {name} {{"));
    let objects: Vec<_> = recipe.objects.iter().enumerate().collect();
    if recipe.once {
        objects.iter().for_each(|(number, (kind, _))| line(1, &format!("static {kind} test{number};")));
    }
    line(1, "public static void main(String[] arguments) throws Throwable {");
    line(2, "Throwable failure = null;");
    line(2, "try {");
    if recipe.once {
        objects.iter().for_each(|(number, (_, made))| line(3, &format!("test{number} = {made};")));
    }
    recipe.before_all.iter().chain(&recipe.given.invocations).for_each(|one| line(3, one));
    line(2, "} catch (Throwable thrown) { failure = thrown; }");
    let guarded = |one: &String| {
        format!("try {{ {one} }} catch (Throwable thrown) {{ if (failure == null) {{ failure = thrown; }} }}")
    };
    recipe.after_all.iter().for_each(|one| line(2, &guarded(one)));
    line(2, "if (failure != null && !isOver(failure)) { throw failure; }");
    line(1, "}");
    line(1, &format!("static void one({}) throws Throwable {{", recipe.given.declared()));
    if !recipe.once {
        objects.iter().for_each(|(number, (kind, made))| line(2, &format!("{kind} test{number} = {made};")));
    }
    recipe.given.fields.iter().for_each(|one| line(2, one));
    line(2, "Throwable failure = null;");
    line(2, "try {");
    recipe.before.iter().for_each(|one| line(3, one));
    match &recipe.expected {
        None => line(3, &recipe.call),
        Some(class) => {
            line(3, "Throwable met = null;");
            line(3, &format!("try {{ {} }} catch (Throwable thrown) {{ met = thrown; }}", recipe.call));
            let missed = format!("throw new AssertionError(\"Expected exception: {class}\");");
            line(3, &format!("if (met == null) {{ {missed} }}"));
            line(3, &format!("if (!(met instanceof {class})) {{ throw met; }}"));
        }
    }
    line(2, "} catch (Throwable thrown) { failure = thrown; }");
    recipe.after.iter().for_each(|one| line(2, &guarded(one)));
    line(2, "if (failure != null && !isOver(failure)) { throw failure; }");
    line(1, "}");
    out.push_str(HELPERS);
    if recipe.given.has_rows {
        out.push_str(ROWS);
        out.push_str("\n    static Object[] values(Object row) {\n");
        if recipe.given.has_arguments {
            let class = "org.junit.jupiter.params.provider.Arguments";
            out.push_str(&format!(
                "        if (row instanceof {class}) {{ return (({class}) row).get(); }}\n"
            ));
        }
        out.push_str(
            "        return row instanceof Object[] ? (Object[]) row : new Object[] { row };\n    }\n",
        );
    }
    out.push_str("}\n");
    out
}
