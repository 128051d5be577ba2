//! Single-task programs behave under `scoville run` as under `java`: the same bytes on standard output and
//! standard error, and the same exit code.
//!
//! `tests/corpus/java/KNOWN-GAPS.txt` lists programs that do not, with the reason. A listed program that
//! has come to behave as it should fails the test until it is taken off the list.

use crate::corpus;
use crate::corpus::running::compare_all;
use crate::corpus::{Compiled, Program, announce, compile, images, programs, root};
use program::jdk::Jdk;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::OnceLock;

/// The JDK whose `javac` compiles the corpus and whose `java` is the measure.
fn main_jdk() -> &'static Jdk {
    static JDK: OnceLock<Jdk> = OnceLock::new();
    JDK.get_or_init(|| {
        let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
        assert!(jdk.javac().is_some(), "{} has no javac: run `cargo xtask setup`", jdk.home.display());
        jdk
    })
}

/// Entries of a list: the first word of each line, and the rest.
fn entries(file: &str) -> BTreeMap<String, String> {
    let text = fs::read_to_string(root().join("tests/corpus/java").join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            (name.to_string(), rest.trim().to_string())
        })
        .collect()
}

/// Runs programs on a JDK and compares the failures with the known ones, which carry `suffix`.
fn check(jdk: &Jdk, compiled: &[Compiled], suffix: &str) {
    let differences = compare_all(jdk, compiled);
    let gaps = entries("KNOWN-GAPS.txt");
    let key = |name: &str| format!("{}{suffix}", name.strip_prefix("java/").unwrap_or(name));
    let mut report = String::new();
    for (name, difference) in &differences {
        if !gaps.contains_key(&key(name)) {
            report.push_str(&format!("{}\n{difference}\n", key(name)));
        }
    }
    let failing: BTreeSet<String> = differences.keys().map(|name| key(name)).collect();
    for program in compiled {
        let key = key(&program.program.name);
        if gaps.contains_key(&key) && !failing.contains(&key) {
            report.push_str(&format!("{key} passes now: remove it from KNOWN-GAPS.txt\n"));
        }
    }
    let known = failing.iter().filter(|key| gaps.contains_key(*key)).count();
    let passed = compiled.len() - differences.len();
    announce(&format!(
        "corpus on JDK {}: {passed} of {} as java, {known} known gaps",
        jdk.version,
        compiled.len()
    ));
    if std::env::var_os("SCOVILLE_LIST_GAPS").is_some() {
        failing.iter().for_each(|key| announce(&format!("gap: {key}")));
    }
    assert!(report.is_empty(), "not as java:\n\n{report}");
}

#[test]
fn all_programs_behave_as_under_java() {
    let mut set = programs("java");
    set.retain(|program| program.jdk <= main_jdk().version);
    let (compiled, refused) = compile(main_jdk(), &set, None);
    assert!(refused.is_empty(), "javac refused {}:\n{}", refused[0].0.name, refused[0].1);
    assert!(compiled.len() >= 120, "the corpus has shrunk to {} programs", compiled.len());
    check(main_jdk(), &compiled, "");
}

/// The smaller set, compiled for `release`, on the run-time image of another version.
fn check_version(version: u32, release: Option<u32>) {
    let jdk = match images::image(version) {
        Ok(jdk) => jdk,
        Err(reason) => {
            announce(&format!("SKIPPED: the corpus on JDK {version}: {reason}"));
            return;
        }
    };
    let chosen = entries("OTHER-VERSIONS.txt");
    let name = |program: &Program| program.name.strip_prefix("java/").unwrap_or_default().to_string();
    let set: Vec<Program> = programs("java").into_iter().filter(|p| chosen.contains_key(&name(p))).collect();
    assert_eq!(set.len(), chosen.len(), "OTHER-VERSIONS.txt names a program that does not exist");
    let (compiled, refused) = compile(main_jdk(), &set, release);
    assert!(refused.is_empty(), "javac refused {}:\n{}", refused[0].0.name, refused[0].1);
    check(&jdk, &compiled, &format!("@{version}"));
}

#[test]
fn a_smaller_set_on_jdk_11() {
    check_version(11, Some(11));
}

#[test]
fn a_smaller_set_on_jdk_21() {
    check_version(21, None);
}

#[test]
fn a_smaller_set_on_jdk_25() {
    check_version(25, None);
}

/// Programs that need a newer language than the main JDK's. The images of the newer versions have no
/// compiler, so the class files come from `tests/corpus/compiled`; a README there says how they were made.
fn check_newer(folder: &str, version: u32) {
    let jdk = match images::image(version) {
        Ok(jdk) => jdk,
        Err(reason) => {
            announce(&format!("SKIPPED: tests/corpus/{folder} on JDK {version}: {reason}"));
            return;
        }
    };
    let set = programs(folder);
    assert!(
        set.iter().all(|program| program.jdk == version),
        "a program of {folder} lacks its `// jdk:` line"
    );
    let archive = root().join(format!("tests/corpus/compiled/{folder}.jar"));
    let place = corpus::scratch().join(format!("compiled-{folder}"));
    let _ = fs::remove_dir_all(&place);
    images::unpack(&archive, &place).expect("the compiled programs can be unpacked");
    let compiled: Vec<Compiled> =
        set.into_iter().map(|program| Compiled { classes: place.join(&program.name), program }).collect();
    for program in &compiled {
        assert!(
            program.classes.is_dir(),
            "{} is not in tests/corpus/compiled: make it again",
            program.program.name
        );
    }
    check(&jdk, &compiled, "");
}

#[test]
fn the_language_of_21() {
    check_newer("java21", 21);
}

#[test]
fn the_language_of_25() {
    check_newer("java25", 25);
}
