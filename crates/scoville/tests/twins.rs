//! The twin check on the whole corpus. It takes a quarter of an hour, so it is run by hand:
//! `cargo test --release -p scoville --test suite twins -- --ignored --nocapture`. The generated programs have it in
//! every run.

use crate::support::{compile, folder, name, root, scoville, sources, verdict, what_is_wrong};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Where the programs are.
const FOLDERS: [&str; 7] =
    ["habanero", "papers", "soundness", "attack", "attack-second", "attack-third", "attack-fourth"];

/// The options of a program, as its folder's table has them; which output there is, is another question.
fn options(of: &str, program: &str) -> Vec<String> {
    let table = std::fs::read_to_string(root().join("tests/corpus").join(of).join("expected.tsv"));
    let table = table.unwrap_or_default();
    let row = table.lines().find(|line| line.split('\t').next() == Some(program)).unwrap_or_default();
    let options = row.split('\t').nth(2).unwrap_or_default().split_whitespace().map(str::to_string);
    options.filter(|option| option != "--determinism").collect()
}

#[test]
#[ignore = "takes minutes, though optimised"]
fn states_of_one_name_go_on_alike_in_the_whole_corpus() {
    let (programs, pairs) = (AtomicU64::new(0), AtomicU64::new(0));
    for of in FOLDERS {
        let files = sources(of);
        let classes = compile(folder(&format!("twins-{of}")), &files);
        let check = |file: &PathBuf| disagreement(of, &name(file), &classes, [&programs, &pairs]);
        let wrong = what_is_wrong(&files, check);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
    let (programs, pairs) = (programs.into_inner(), pairs.into_inner());
    let _ = writeln!(std::io::stderr(), "{programs} programs, {pairs} pairs of states");
}

/// What the check says of the tool itself. It may end at its limit of time; the pairs until then were compared.
fn disagreement(of: &str, program: &str, classes: &Path, counts: [&AtomicU64; 2]) -> Option<String> {
    let class = classes.join(format!("{program}.class")).display().to_string();
    let mut arguments = vec!["check", &class, "--format", "json", "--paranoid", "--max-seconds", "4"];
    let options = options(of, program);
    arguments.extend(options.iter().map(String::as_str));
    let said = verdict(&scoville(&arguments), program);
    counts[0].fetch_add(1, Ordering::Relaxed);
    counts[1].fetch_add(said["coverage"]["twins"].as_u64().unwrap_or(0), Ordering::Relaxed);
    let limits = said["coverage"]["limits"].to_string();
    limits.contains("internal error").then(|| format!("{of}/{program}: {limits}"))
}
