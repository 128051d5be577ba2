//! Correct programs of the corpus with one isolated, finish, barrier or registration taken away: at least 19 of 20
//! are caught, and the table says why one is not. `tests/corpus/mutants/` has the table.

use crate::support::{api, class, folder, javac, root, scoville, text};
use serde::Deserialize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A mutant as the table has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    /// The program, below `tests/corpus`.
    original: String,
    /// What is taken away.
    removes: String,
    /// The first occurrence of this text ...
    before: String,
    /// ... becomes this.
    after: String,
    /// Whether the program has permission regions.
    #[serde(default)]
    annotated: bool,
    /// Why it is not caught.
    missed: Option<String>,
}

impl Mutant {
    /// The name of the original's class.
    fn class(&self) -> &str {
        self.original.rsplit('/').next().expect("a name")
    }

    /// The mutant's class has a name of its own, so that all can be compiled together.
    fn name(&self) -> String {
        format!("{}Without", self.class())
    }

    fn source(&self) -> String {
        let file = root().join(format!("tests/corpus/{}.java", self.original));
        let original = std::fs::read_to_string(file).expect("the original");
        assert!(original.contains(&self.before), "{}: there is no `{}`", self.original, self.before);
        original.replacen(&self.before, &self.after, 1).replace(self.class(), &self.name())
    }
}

fn mutants() -> Vec<Mutant> {
    let text = std::fs::read_to_string(root().join("tests/corpus/mutants/mutants.json")).expect("the table");
    serde_json::from_str(&text).expect("a table of mutants")
}

/// Compiles all mutants with one call; gives the folder of the classes.
fn compile(mutants: &[Mutant]) -> PathBuf {
    let (sources, target) = (folder("mutants/sources"), folder("mutants/classes"));
    let mut arguments = vec!["-cp".to_string(), api(), "-d".into(), target.display().to_string()];
    arguments.push(root().join("tests/corpus/mutants/Plain.java").display().to_string());
    for mutant in mutants {
        let file = sources.join(format!("{}.java", mutant.name()));
        std::fs::write(&file, mutant.source()).expect("a source");
        arguments.push(file.display().to_string());
    }
    javac(&arguments);
    target
}

/// The exit code of a check: 0 proved, 1 violated.
fn code(class: &str, engine: &str) -> Option<i32> {
    let output = scoville(&["check", class, "--engine", engine, "--quiet", "--max-seconds", "60"]);
    assert!(output.stderr.is_empty(), "{class}: {}", text(&output.stderr));
    output.status.code()
}

/// What is wrong with one mutant, and whether it was caught.
fn judge(mutant: &Mutant, classes: &std::path::Path) -> (bool, Vec<String>) {
    let mutated = classes.join(format!("{}.class", mutant.name())).display().to_string();
    let mut wrong = Vec::new();
    let original = code(&class(mutant.class()), "order");
    if original != Some(0) {
        wrong.push(format!("{}: the original ends with {original:?}", mutant.original));
    }
    let mut caught = true;
    let engines: &[&str] = if mutant.annotated { &["order", "regions"] } else { &["order"] };
    for engine in engines {
        let said = code(&mutated, engine);
        caught &= said == Some(1);
        let expected = if mutant.missed.is_some() { Some(0) } else { Some(1) };
        if said != expected {
            let what = format!("{} without its {}", mutant.original, mutant.removes);
            wrong.push(format!("{what}: {engine} ends with {said:?}, expected {expected:?}"));
        }
    }
    (caught, wrong)
}

#[test]
fn at_least_19_of_20_mutants_are_caught() {
    let mutants = mutants();
    assert_eq!(mutants.len(), 20);
    let classes = compile(&mutants);
    let (next, caught) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut wrong = Vec::new();
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (one, faults) = judge(mutant, &classes);
            caught.fetch_add(usize::from(one), Ordering::Relaxed);
            wrong.extend(faults);
        }
        wrong
    };
    let wrong = std::thread::scope(|scope| {
        let threads = [scope.spawn(work), scope.spawn(work)];
        threads.map(|thread| thread.join().expect("no panic")).concat()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(caught.into_inner() >= 19);
    let removed = |what: &str| mutants.iter().any(|mutant| mutant.removes == what);
    assert!(["isolated", "finish", "next", "registration", "wait"].into_iter().all(removed));
}
