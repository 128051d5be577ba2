//! Which class of an input is run, and what is said if there is none; and whether a witness still fits.

use crate::support::{javac, text, write};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("main-classes", name)
}

fn scoville(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.current_dir(folder).args(arguments).output().expect("scoville starts")
}

const MAIN: &str = "public static void main(String[] a) { }";

#[test]
fn what_is_no_main_method_is_refused_in_words() {
    let place = fresh("refused");
    let version = program::jdk::Jdk::find(None, false).expect("a JDK").version;
    let not_public = if version < 25 { "the main method of class Package is not public" } else { "" };
    for (file, source, said) in [
        (
            "Private.java",
            "public class Private { private static void main(String[] a) { } }".to_string(),
            "the main method of class Private is",
        ),
        ("Package.java", "class Package { static void main(String[] a) { } }".to_string(), not_public),
        (
            "MainElse.java",
            format!("class Other {{ {MAIN} }}\nclass Helper {{ }}"),
            "MainElse.java has no class MainElse, as the file is named, but Other has a main method: choose it with \
             --main Other",
        ),
        (
            "TwoMains.java",
            format!("class One {{ {MAIN} }}\nclass Two {{ {MAIN} }}"),
            "choose with --main (One, Two)",
        ),
        ("NoMain.java", "class Any { }".to_string(), "and none of its classes has a main method"),
        ("Empty.java", String::new(), "Empty.java has no class: there is nothing to run"),
    ] {
        write(&place.join(file), &source);
        let output = scoville(&place, &["check", file]);
        assert_eq!(
            output.status.code(),
            Some(if said.is_empty() { 0 } else { 2 }),
            "{file}: {}",
            text(&output.stderr)
        );
        assert!(text(&output.stderr).contains(said), "{file}: {}", text(&output.stderr));
        assert!(!text(&output.stderr).contains("/scoville-"), "{}", text(&output.stderr));
    }
    assert_eq!(scoville(&place, &["check", "MainElse.java", "--main", "Other", "-q"]).status.code(), Some(0));
}

#[test]
fn packages_are_found_behind_comments() {
    let place = fresh("packages");
    for (file, head) in [
        ("one/A.java", "/*\n package of helpers\n*/"),
        ("two/A.java", "/* hw 1 */ package two;"),
        ("three/A.java", "package\tthree;"),
    ] {
        write(&place.join(file), &format!("{head} public class A {{ {MAIN} }}"));
        let output = scoville(&place, &["check", file, "-q"]);
        assert_eq!(output.status.code(), Some(0), "{file}: {}", text(&output.stderr));
    }
}

#[test]
fn a_build_may_stand_on_one_line() {
    let place = fresh("gradle");
    write(&place.join("build.gradle"), "plugins { id 'application' }\napplication { mainClass = 'Race' }\n");
    write(&place.join("src/main/java/Race.java"), &format!("public class Race {{ {MAIN} }}"));
    write(&place.join("src/main/java/Other.java"), &format!("public class Other {{ {MAIN} }}"));
    let output = scoville(&place, &["check", "."]);
    assert!(
        text(&output.stdout).starts_with(".: proved"),
        "{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

const USES: &str = "public class Uses { public static void main(String[] a) { assert Helper.FINE; } }";

#[test]
fn a_witness_is_about_what_is_compiled() {
    let place = fresh("witness");
    write(&place.join("in/Uses.java"), USES);
    write(&place.join("other/Helper.java"), "class Helper { static boolean FINE = false; }");
    let command = ["check", "in/Uses.java", "--source-path", "other", "--witness", "w.json", "-q"];
    assert_eq!(scoville(&place, &command).status.code(), Some(1));
    let again = scoville(&place, &["replay", "w.json"]);
    assert_eq!((again.status.code(), text(&again.stderr)), (Some(1), String::new()));
    write(&place.join("other/Helper.java"), "class Helper { /* new */ static boolean FINE = false; }");
    let again = scoville(&place, &["replay", "w.json"]);
    assert!(text(&again.stderr).contains("in/Uses.java has changed"), "{}", text(&again.stderr));
    // The witness itself is no change.
    write(&place.join("in/Helper.java"), "class Helper { static boolean FINE = false; }");
    let folder = place.join("in");
    assert_eq!(scoville(&folder, &["check", ".", "--witness", "found.json", "-q"]).status.code(), Some(1));
    let again = scoville(&folder, &["replay", "found.json"]);
    assert_eq!((again.status.code(), text(&again.stderr)), (Some(1), String::new()));
}

/// SARIF of a test names the file of the test.
#[test]
fn tests_of_a_folder_have_their_sources() {
    let place = fresh("junit");
    write(
        &place.join("library/org/junit/Test.java"),
        "package org.junit; import java.lang.annotation.*; \
        @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) public @interface Test { \
        class None extends Throwable { } Class<? extends Throwable> expected() default None.class; long timeout() default 0L; }",
    );
    let classes = place.join("classes").display().to_string();
    javac(&["-d".into(), classes.clone(), place.join("library/org/junit/Test.java").display().to_string()]);
    write(
        &place.join("src/t/MyTest.java"),
        "package t;\npublic class MyTest {\n    @org.junit.Test\n    public void fails() {\n        assert false;\n    }\n}\n",
    );
    let run = |format: &str| {
        scoville(&place, &["check", "src", "--junit", "t.MyTest", "-cp", &classes, "--format", format])
    };
    let output = run("sarif");
    let log: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
    let uri = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
    assert_eq!(uri, "src/t/MyTest.java");
    assert!(text(&run("html").stdout).contains("assert false;"));
}
