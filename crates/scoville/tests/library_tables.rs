//! The tables of the library (crate `jdk`) against the bytecode of the JDK that is installed. What looks there is a
//! Java program (`tests/library`) that shares nothing with the machine.

use crate::support::{folder, java, javac, root, text};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

const EXPORTS: &str = "java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED";

fn compiled() -> &'static str {
    static COMPILED: OnceLock<String> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let target = folder("library_tables").display().to_string();
        let source = root().join("tests/library/LibraryTables.java").display().to_string();
        javac(&["--add-exports", EXPORTS, "-d", &target, &source].map(str::to_string));
        target
    })
}

/// What is wrong with rows, as that program says.
fn wrong_rows(rows: &[String]) -> Vec<String> {
    let mut java = Command::new(java())
        .args(["--add-exports", EXPORTS, "-cp", compiled(), "LibraryTables"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("java");
    let mut input = java.stdin.take().expect("a pipe");
    input.write_all(rows.join("\n").as_bytes()).expect("rows");
    drop(input);
    let output = java.wait_with_output().expect("an answer");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).lines().map(str::to_string).collect()
}

#[test]
fn every_row_is_true_of_the_jdk() {
    let mut rows: Vec<String> = Vec::new();
    rows.extend(jdk::CACHES.iter().map(|row| format!("cache {} {}", row.class, row.field)));
    rows.extend(jdk::VALUE_CACHES.iter().map(|row| format!("value {} {}", row.class, row.field)));
    rows.extend(jdk::TEXT_CACHES.iter().map(|row| format!("value {} {}", row.class, row.field)));
    rows.extend(jdk::IDENTITY_CACHES.iter().map(|row| format!("value {} {}", row.class, row.field)));
    rows.extend(jdk::COMPLETE_WHEN_SEEN.iter().map(|(package, _)| format!("package {package}")));
    rows.extend(jdk::OF_ARGUMENTS.iter().map(|(class, method)| format!("native {class} {method}")));
    rows.extend(jdk::SETTABLE.iter().map(|(class, field)| format!("settable {class} {field}")));
    rows.extend(jdk::SYNCHRONIZING.iter().map(|package| format!("package {package}")));
    rows.extend(jdk::PLAIN_METHODS.iter().map(|row| format!("plain {}", row.suffix)));
    for class in jdk::GUARDS_VALUE_CACHE {
        let guarded = jdk::VALUE_CACHES.iter().filter(|row| row.class == *class).map(|row| row.field);
        rows.push(format!("guard {class} {}", guarded.collect::<Vec<_>>().join(" ")));
    }
    let wrong = wrong_rows(&rows);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A class that is built for races and keeps something in a plain field is one that somebody has looked at.
#[test]
fn plain_fields_of_classes_that_synchronise_are_known() {
    let rows: Vec<String> =
        jdk::SYNCHRONIZING.iter().map(|package| format!("plain-fields {package}")).collect();
    let classes = wrong_rows(&rows);
    assert!(classes.len() > 50, "{classes:?}");
    let unknown: Vec<&String> = classes.iter().filter(|class| !jdk::knows_plain_fields(class)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn a_wrong_row_is_noticed() {
    let rows = [
        "cache java/util/Locale defaultLocale",
        "cache java/lang/System props",
        "value java/util/Date fastTime",
        "value java/util/HashMap nothing",
        "native java/lang/Math nothing",
        "settable java/lang/System props",
        "guard java/util/Vector elementData",
        "package java/nowhere/",
        "plain Nothing",
    ];
    let rows = rows.map(str::to_string);
    let wrong = wrong_rows(&rows);
    for row in rows {
        let class = row.split(' ').nth(1).unwrap_or_default();
        assert!(wrong.iter().any(|line| line.contains(class)), "{row} passes: {wrong:?}");
    }
}
