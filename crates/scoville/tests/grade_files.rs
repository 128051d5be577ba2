//! `scoville grade`: what a submission consists of, and what of it does not steer the grading.

use crate::support::{text, write};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("grade-files", name)
}

fn grade(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.arg("grade").args(arguments).output().expect("scoville starts")
}

/// A program that does nothing, after some text.
fn idle(before: &str, name: &str, body: &str) -> String {
    format!("{before}public class {name} {{ public static void main(String[] a) {{ {body} }} }}\n")
}

/// Each submission with its points and its note.
fn points(output: &Output) -> Vec<(String, f64, String)> {
    let grades: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
    let word = |value: &Value| value.as_str().expect("a text").to_string();
    let all = grades["submissions"].as_array().expect("a list");
    all.iter()
        .map(|one| (word(&one["name"]), one["points"].as_f64().expect("points"), word(&one["note"])))
        .collect()
}

fn names_with_points(output: &Output) -> Vec<(String, f64)> {
    points(output).into_iter().map(|(name, points, _)| (name, points)).collect()
}

/// Neither files of a project nor programs of its own give points to who has not earned them.
#[test]
fn a_submission_does_not_choose_how_it_is_graded() {
    let place = fresh("steers");
    let class = place.join("class");
    write(&place.join("tests/Stress.java"), &idle("", "Stress", "assert new Counter().get() == 1 : \"no\";"));
    let counter = |number: u32| format!("public class Counter {{ int get() {{ return {number}; }} }}");
    let easy = idle("", "Stress", "");
    write(&class.join("good/Counter.java"), &counter(1));
    write(&class.join("good-maven/src/main/java/Counter.java"), &counter(1));
    write(
        &class.join("good-maven/src/test/java/CounterTest.java"),
        "import org.junit.Test; class CounterTest { }",
    );
    write(&class.join("good-maven/pom.xml"), "<project><artifactId>a</artifactId></project>");
    write(&class.join("source-path/Counter.java"), &counter(0));
    write(&class.join("source-path/mine/Stress.java"), &easy);
    write(&class.join("source-path/scoville.toml"), "source-path = [\"mine\"]\n");
    write(&class.join("maven/src/main/java/Counter.java"), &counter(0));
    write(&class.join("maven/src/main/java/Stress.java"), &easy);
    write(&class.join("maven/pom.xml"), "<project><artifactId>a</artifactId></project>");
    write(&class.join("gradle/src/main/java/Counter.java"), &counter(0));
    write(&class.join("gradle/src/main/java/Stress.java"), &easy);
    write(&class.join("gradle/build.gradle"), "plugins { id 'java' }\n");
    write(&class.join("engine/Counter.java"), &counter(0));
    write(&class.join("engine/scoville.toml"), "property = [\"race\"]\n[expect]\nStress = \"violated\"\n");
    write(&class.join("main/Counter.java"), &counter(0));
    write(&class.join("main/Main.java"), &idle("", "Main", ""));
    write(
        &class.join("nested/Counter.java"),
        &(counter(0) + " class Stress { public static void main(String[] a) { } }"),
    );
    write(&class.join("other/scoville.toml"), "source-path = [\"../good\"]\n");
    write(&class.join("other/X.java"), "class X { }");
    let rubric = place.join("rubric.toml");
    for main in ["main = \"Stress\"\n", ""] {
        write(&rubric, &format!("add = [\"tests\"]\n{main}[[item]]\nproperty = \"assertion\"\npoints = 4\n"));
        let output = grade(&[
            &class.display().to_string(),
            "--rubric",
            &rubric.display().to_string(),
            "--format",
            "json",
        ]);
        for (name, points, note) in points(&output) {
            let earned = if name.starts_with("good") { 4.0 } else { 0.0 };
            assert_eq!(points, earned, "{name}: {note}");
        }
    }
}

/// Classes that the teacher adds compiled go before the submission's.
#[test]
fn compiled_classes_of_the_teacher_win() {
    let place = fresh("compiled");
    write(
        &place.join("source/t/Check.java"),
        "package t; public class Check { public static boolean ok(int n) { return n == 1; } }",
    );
    crate::support::javac(&[
        "-d".into(),
        place.join("added").display().to_string(),
        place.join("source/t/Check.java").display().to_string(),
    ]);
    let main = idle("", "Main", "assert t.Check.ok(0);");
    write(&place.join("class/honest/Main.java"), &main);
    write(&place.join("class/forged/Main.java"), &main);
    write(
        &place.join("class/forged/t/Check.java"),
        "package t; public class Check { public static boolean ok(int n) { return true; } }",
    );
    let path = |name: &str| place.join(name).display().to_string();
    for add in ["added", "added/t/Check.class"] {
        let rubric = format!("add = [\"{add}\"]\n[[item]]\nproperty = \"assertion\"\npoints = 1\n");
        write(&place.join("r.toml"), &rubric);
        let output = grade(&[&path("class"), "--rubric", &path("r.toml"), "--format", "json"]);
        assert_eq!(names_with_points(&output), [("forged".to_string(), 0.0), ("honest".to_string(), 0.0)]);
    }
}

/// A file that is a submission is compiled without the others, and a class file runs without them.
#[test]
fn files_do_not_see_each_other() {
    let place = fresh("alone");
    let class = place.join("class");
    write(&class.join("System.java"), &idle("", "System", ""));
    write(&class.join("ada.java"), &idle("", "ada", "System.out.println(1);"));
    write(&class.join("Counter.java"), "public class Counter { int n; }");
    write(&class.join("ben.java"), &idle("", "ben", "new Counter().n++;"));
    write(&class.join("Pack.java"), &idle("/* hw 1 */ package p.q;\n", "Pack", ""));
    let sources = [idle("", "Gone", "") + "class Help { }", idle("", "Uses", "new Gone();")];
    for (name, source) in ["Gone", "Uses"].into_iter().zip(sources) {
        write(&place.join(format!("source/{name}.java")), &source);
    }
    let file = |name: &str| place.join(name).display().to_string();
    crate::support::javac(&["-d".into(), file("class"), file("source/Gone.java"), file("source/Uses.java")]);
    fs::remove_file(class.join("Help.class")).expect("it is there");
    let rubric = place.join("rubric.toml");
    write(&rubric, "[[item]]\nproperty = \"exception\"\npoints = 1\n");
    let output = grade(&[&file("class"), "--rubric", &file("rubric.toml"), "--format", "json"]);
    let found = points(&output);
    let of = |name: &str| found.iter().find(|one| one.0 == name).map(|one| (one.1, one.2.clone()));
    for (name, earned) in
        [("System", 1.0), ("ada", 1.0), ("ben", 0.0), ("Pack", 1.0), ("Gone", 1.0), ("Uses", 0.0)]
    {
        assert_eq!(of(name).map(|one| one.0), Some(earned), "{name}: {found:?}");
    }
    assert!(of("ben").is_some_and(|one| one.1.starts_with("ben.java:1: cannot find symbol")), "{found:?}");
}

/// Each has a grade under a name of its own, and a folder may be called what it likes.
#[test]
fn names_that_clash_lose_no_grades() {
    let place = fresh("clash");
    let class = place.join("class");
    write(&class.join("ada/Main.java"), &idle("", "Main", ""));
    write(&class.join("ada.java"), &idle("", "ada", "assert false;"));
    write(&class.join("team.ph/Main.java"), &idle("", "Main", ""));
    write(&class.join("phaser/one.ph"), "task main() { }\n");
    write(&class.join("__MACOSX/ada/._Main.java"), "nothing");
    write(&class.join(".git/A.java"), "nothing");
    write(&class.join("mac/Main.java"), &idle("", "Main", ""));
    write(&class.join("mac/__MACOSX/._Main.java"), "nothing");
    write(&class.join("all.zip"), "no archive");
    write(&place.join("r.toml"), "[[item]]\nproperty = \"assertion\"\npoints = 1\n");
    let path = |name: &str| place.join(name).display().to_string();
    let output = grade(&[
        &path("class"),
        "--rubric",
        &path("r.toml"),
        "--format",
        "json",
        "--output",
        &format!("gradescope={}", path("all.json")),
        "--output",
        &format!("gradescope={}/", path("each")),
        "--output",
        &format!("csv={}", path("all.csv")),
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("all.zip is passed over"), "{}", text(&output.stderr));
    let names = ["ada", "ada.java", "mac", "phaser", "team.ph"];
    let earned = names.map(|name| (name.to_string(), if name == "ada.java" { 0.0 } else { 1.0 }));
    assert_eq!(names_with_points(&output), earned, "{:?}", points(&output));
    let all: Value =
        serde_json::from_str(&fs::read_to_string(path("all.json")).expect("written")).expect("JSON");
    assert_eq!(all.as_object().map(|all| all.len()), Some(5));
    assert_eq!(fs::read_dir(path("each")).expect("a folder").count(), 5);
    assert_eq!(fs::read_to_string(path("all.csv")).expect("written").lines().count(), 6);
}

/// Kinds behind the first that is found count.
#[test]
fn several_kinds_can_be_expected() {
    let place = fresh("kinds");
    let two = |comment: &str| {
        format!(
            "// expect: {comment}\npublic class Two {{\n    static int x;\n    public static void main(String[] a) throws \
             Exception {{\n        Thread t = new Thread(() -> {{ x = 1; }});\n        t.start();\n        x = 2;\n        \
             t.join();\n        throw new IllegalStateException();\n    }}\n}}\n"
        )
    };
    for (name, comment) in [
        ("a", "violated race exception"),
        ("b", "violated exception"),
        ("c", "violated race"),
        ("d", "violated deadlock"),
    ] {
        write(&place.join(name).join("Two.java"), &two(comment));
    }
    write(&place.join("none/README"), "nothing");
    let output = grade(&[&place.display().to_string(), "--expect", "--format", "csv"]);
    let csv = text(&output.stdout);
    for row in ["a,1,1,1,", "b,1,1,1,", "c,1,1,1,", "d,0,1,0,\"", "none,0,1,0,\"it has no program"] {
        assert!(csv.lines().any(|line| line.starts_with(row)), "{row}: {csv}");
    }
}

/// What ends without an answer has the share that the rubric says, also if that was `javac`.
#[test]
fn a_compiler_that_takes_too_long_is_no_answer() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = fresh("share");
    let path = |name: &str| place.join(name).display().to_string();
    // A JDK whose compiler sleeps.
    let home = program::jdk::Jdk::find(None, false).expect("a JDK").home;
    let link_all = |from: &Path, to: &Path, but: &str| {
        fs::create_dir_all(to).expect("a folder");
        for entry in fs::read_dir(from).expect("a folder").flatten().filter(|entry| entry.file_name() != but)
        {
            symlink(entry.path(), to.join(entry.file_name())).expect("a link");
        }
    };
    link_all(&home, &place.join("jdk"), "bin");
    link_all(&home.join("bin"), &place.join("jdk/bin"), "javac");
    write(&place.join("jdk/bin/javac"), "#!/bin/sh\nsleep 20\n");
    fs::set_permissions(place.join("jdk/bin/javac"), fs::Permissions::from_mode(0o755)).expect("ours");
    write(&place.join("class/slow/Main.java"), &idle("", "Main", ""));
    write(
        &place.join("r.toml"),
        "max-seconds = 1\nunknown = 0.5\n[[item]]\nproperty = \"race\"\npoints = 4\n",
    );
    let output =
        grade(&[&path("class"), "--rubric", &path("r.toml"), "--format", "json", "--jdk", &path("jdk")]);
    assert_eq!(names_with_points(&output), [("slow".to_string(), 2.0)], "{:?}", points(&output));
}

/// One file that cannot be written is told, and nothing else is lost.
#[test]
fn one_long_name_does_not_stop_the_others() {
    let place = fresh("long");
    let long = "n".repeat(252);
    write(&place.join("class").join(&long).join("A.java"), &idle("", "A", ""));
    write(&place.join("class/short/A.java"), &idle("", "A", ""));
    let path = |name: &str| place.join(name).display().to_string();
    let (folder, csv) = (format!("gradescope={}/", path("out")), format!("csv={}", path("all.csv")));
    let output = grade(&[&path("class"), "--output", &folder, "--output", &csv]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("cannot write"), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("2 submissions, 2 with all points"), "{}", text(&output.stdout));
    assert!(place.join("out/short.json").is_file() && place.join("all.csv").is_file());
}

#[test]
fn mistakes_of_rubrics_have_file_and_line() {
    let place = fresh("rubrics");
    write(&place.join("class/A.java"), &idle("", "A", ""));
    let path = |name: &str| place.join(name).display().to_string();
    for (rubric, said) in [
        (
            "engine = \"magic\"\n[[item]]\nproperty = \"race\"\npoints = 1\n",
            "r.toml:1: there is no engine magic",
        ),
        (
            "engine = \"forward\"\n[[item]]\nproperty = \"race\"\npoints = 1\n",
            "r.toml:1: engine forward is for phaser",
        ),
        ("[[item]]\npoints = 1\nproperty = \"leak\"\n", "r.toml:3: property leak is for phaser programs"),
        ("[[item]]\nproperty = \"nondeterminism\"\npoints = 1\n", "r.toml:2: item nondeterminism"),
        ("max-seconds = 0\n[[item]]\nproperty = \"race\"\npoints = 1\n", "r.toml:1: max-seconds"),
        ("[[item]]\nproperty = \"uncovered-sharing\"\npoints = 1\n", "r.toml:2: item uncovered-sharing"),
    ] {
        write(&place.join("r.toml"), rubric);
        let output = grade(&[&path("class"), "--rubric", &path("r.toml")]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{rubric}");
        assert!(text(&output.stderr).contains(said), "{said}: {}", text(&output.stderr));
    }
}
