//! Compiled classes are kept between runs, and never lead to the answer of another program.

use crate::support::{javac, text};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own, empty.
fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn run(cache: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", cache).stdin(Stdio::null()).args(arguments);
    command.output().expect("scoville starts")
}

/// The verdict, and whether `javac` was asked.
fn check(cache: &Path, arguments: &[&str]) -> (String, bool) {
    let output = run(cache, &[&["check", "--format", "json"], arguments].concat());
    let verdict: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr)));
    let compiled = verdict["stats"]["javac_seconds"].as_f64().expect("a source was given") > 0.0;
    (verdict["verdict"].as_str().expect("a verdict").to_string(), compiled)
}

fn write(file: &Path, text: &str) -> String {
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, text).expect("written");
    file.display().to_string()
}

fn program(fails: bool) -> String {
    format!("public class Main {{ public static void main(String[] a) {{ assert {}; }} }}", !fails)
}

fn said(verdict: &str, compiled: bool) -> (String, bool) {
    (verdict.to_string(), compiled)
}

#[test]
fn what_has_not_changed_is_not_compiled_again_and_what_has_is() {
    let place = fresh("change");
    let file = write(&place.join("Main.java"), &program(false));
    assert_eq!(check(&place, &[&file]), said("proved", true));
    assert_eq!(check(&place, &[&file]), said("proved", false));
    // A copy elsewhere is the same program.
    let copy = write(&place.join("copy/Main.java"), &program(false));
    assert_eq!(check(&place, &[&copy]), said("proved", false));
    write(&place.join("Main.java"), &program(true));
    assert_eq!(check(&place, &[&file]), said("violated", true));
    write(&place.join("Main.java"), &program(false));
    assert_eq!(check(&place, &[&file]), said("proved", false));
    assert_eq!(check(&place, &[&file, "--no-cache"]), said("proved", true));
}

/// Sources that are not named but found count, also those that were not there before, and those that only they name.
#[test]
fn other_sources_that_are_found_count() {
    let place = fresh("others");
    let main =
        "package p; public class Main { public static void main(String[] a) { assert q.Other.fine(); } }";
    let file = write(&place.join("src/p/Main.java"), main);
    let other = place.join("src/q/Other.java");
    write(&other, "package q; public class Other { public static boolean fine() { return Third.FINE; } }");
    let third = place.join("src/q/Third.java");
    let constant = |value: bool| format!("package q; class Third {{ static final boolean FINE = {value}; }}");
    write(&third, &constant(true));
    write(&place.join("src/q/Unrelated.java"), "no Java at all");
    assert_eq!(check(&place, &[&file]), said("proved", true));
    write(&place.join("src/q/Unrelated.java"), "something else");
    assert_eq!(check(&place, &[&file]), said("proved", false));
    write(&third, &constant(false));
    assert_eq!(check(&place, &[&file]), said("violated", true));
    // A class that hides one of the library's, because it is in the same package.
    let own = write(
        &place.join("src/own/Main.java"),
        "package own; public class Main { public static void main(String[] a) { assert Math.max(1, 2) == 2; } }",
    );
    assert_eq!(check(&place, &[&own]), said("proved", true));
    write(
        &place.join("src/own/Math.java"),
        "package own; class Math { static int max(int a, int b) { return a; } }",
    );
    assert_eq!(check(&place, &[&own]), said("violated", true));
}

/// A name that is written with an escape is a name.
#[test]
fn escapes_hide_no_source() {
    let place = fresh("escapes");
    let main = r"public class Main { public static void main(String[] a) { assert \u004fther.FINE; } }";
    let file = write(&place.join("Main.java"), main);
    let other = place.join("Other.java");
    let constant = |value: bool| format!("class Other {{ static final boolean FINE = {value}; }}");
    write(&other, &constant(true));
    assert_eq!(check(&place, &[&file]), said("proved", true));
    write(&other, &constant(false));
    assert_eq!(check(&place, &[&file]), said("violated", true));
}

/// The class path by its contents: a constant is copied into the classes that use it.
#[test]
fn the_class_path_counts() {
    let place = fresh("path");
    let library = |value: bool| {
        let source = place.join("lib/Library.java");
        let text = format!("public class Library {{ public static final boolean FINE = {value}; }}");
        let source = write(&source, &text);
        javac(&["-d".into(), place.join("classes").display().to_string(), source]);
    };
    let main = "public class Main { public static void main(String[] a) { assert Library.FINE; } }";
    let file = write(&place.join("program/Main.java"), main);
    let classes = place.join("classes").display().to_string();
    library(true);
    assert_eq!(check(&place, &[&file, "-cp", &classes]), said("proved", true));
    assert_eq!(check(&place, &[&file, "-cp", &classes]), said("proved", false));
    library(false);
    assert_eq!(check(&place, &[&file, "-cp", &classes]), said("violated", true));
    library(true);
    assert_eq!(check(&place, &[&file, "-cp", &classes]), said("proved", false));
}

#[test]
fn a_damaged_entry_is_passed_over_and_many_processes_may_write() {
    let place = fresh("damage");
    let file = write(&place.join("Main.java"), &program(false));
    let many: Vec<_> = (0..4)
        .map(|_| {
            let (place, file) = (place.clone(), file.clone());
            std::thread::spawn(move || check(&place, &[&file]))
        })
        .collect();
    for one in many {
        assert_eq!(one.join().expect("no panic").0, "proved");
    }
    let entries = || -> Vec<PathBuf> {
        let entries = fs::read_dir(place.join("scoville")).expect("the cache");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    };
    assert_eq!(entries().len(), 1, "{:?}", entries());
    let entry = entries().remove(0);
    let mut bytes = fs::read(&entry).expect("an entry");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0x40;
    fs::write(&entry, &bytes).expect("written");
    assert_eq!(check(&place, &[&file]), said("proved", true));
    assert_eq!(check(&place, &[&file]), said("proved", false));
    fs::write(&entry, &bytes[..middle]).expect("written");
    assert_eq!(check(&place, &[&file]), said("proved", true));
}

/// Where the home folder cannot be written, the folder for temporary files takes its place.
#[test]
fn without_a_home_there_is_a_cache_too() {
    let place = fresh("homeless");
    let file = write(&place.join("Main.java"), &program(false));
    let temporary = place.join("tmp");
    fs::create_dir(&temporary).expect("a folder");
    let check = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
        command.env_remove("XDG_CACHE_HOME").env("HOME", "/proc/no/such/home").env("TMPDIR", &temporary);
        let output = command.args(["check", "--format", "json", &file]).output().expect("it starts");
        let verdict: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        verdict["stats"]["javac_seconds"].as_f64().expect("a number") > 0.0
    };
    assert!(check() && !check());
}

/// The text tells the compiler's part, and nothing of it if it had none.
#[test]
fn the_time_of_the_compiler_is_told() {
    let place = fresh("time");
    let file = write(&place.join("Main.java"), &program(false));
    let last = |output: Output| text(&output.stdout).trim_end().to_string();
    assert!(last(run(&place, &["check", &file])).ends_with(" s of it javac)"));
    assert!(last(run(&place, &["check", &file])).ends_with(" s"));
}
