//! `scoville grade`: forty submissions in one command, four of them broken.

use crate::support::{text, write};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("grade", name)
}

fn grade(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.arg("grade").args(arguments).output().expect("scoville starts")
}

/// A program whose main class is `Main`: two threads run the first part, then the rest is run.
fn program(threads: &str, rest: &str) -> String {
    format!(
        "import java.util.*;\npublic class Main {{\n    static int count;\n    static final Object a = new Object(), \
         b = new Object();\n    static void work(boolean first) {{\n        {threads}\n    }}\n    \
         public static void main(String[] args) throws Exception {{\n        Thread one = new Thread(() -> work(true));\n        \
         Thread two = new Thread(() -> work(false));\n        one.start();\n        two.start();\n        one.join();\n        \
         two.join();\n        {rest}\n    }}\n}}\n"
    )
}

const LOCKED: &str = "synchronized (a) { count++; }";

/// A kind of submission: its program and the points for race, deadlock and the rest.
fn kinds() -> Vec<(&'static str, String, [f64; 3])> {
    let crossed = "synchronized (first ? a : b) { synchronized (first ? b : a) { count++; } }";
    vec![
        ("right", program(LOCKED, "assert count == 2;"), [2.0, 2.0, 1.0]),
        ("racy", program("count++;", ""), [0.0, 2.0, 1.0]),
        ("stuck", program(crossed, ""), [2.0, 0.0, 1.0]),
        ("wrong", program(LOCKED, "assert count == 3;"), [2.0, 2.0, 0.0]),
        ("leaves", program(LOCKED, "System.exit(3);"), [2.0, 2.0, 0.0]),
        ("broken", "public class Main {\n    void x( {\n".to_string(), [0.0; 3]),
        ("endless", program(LOCKED, "long i = 0; while (true) { i++; }"), [0.0; 3]),
        (
            "greedy",
            program(
                LOCKED,
                "List<int[]> all = new ArrayList<>(); while (true) { all.add(new int[1000000]); }",
            ),
            [0.0; 3],
        ),
    ]
}

const RUBRIC: &str = "title = \"Homework\"\nmax-seconds = 15\nmax-memory = \"600M\"\n\
    [[item]]\nproperty = \"race\"\npoints = 2\nhint = \"Who else writes there?\"\n\
    [[item]]\nproperty = \"deadlock\"\npoints = 2\n\
    [[item]]\nname = \"result\"\nproperty = \"assertion,exception,exit\"\npoints = 1\n";

#[test]
fn forty_submissions_four_of_them_broken() {
    let place = fresh("forty");
    let class = place.join("class");
    let kinds = kinds();
    let mut expected = Vec::new();
    for number in 0..40 {
        // One of each of the last four, in between the others.
        let (kind, source, points) = match number {
            7 => &kinds[5],
            15 => &kinds[6],
            23 => &kinds[7],
            31 => &kinds[4],
            other => &kinds[other % 4],
        };
        let name = format!("student-{number:02}-{kind}");
        if number % 2 == 0 {
            write(&class.join(&name).join("Main.java"), source);
        } else {
            write(&class.join(&name).join("src/Main.java"), source);
        }
        expected.push((name, *points));
    }
    write(&class.join(".hidden/Main.java"), "nothing");
    write(&class.join("notes.txt"), "no submission");
    let rubric = place.join("rubric.toml");
    write(&rubric, RUBRIC);
    let path = |name: &str| place.join(name).display().to_string();
    let output = grade(&[
        &class.display().to_string(),
        "--rubric",
        &rubric.display().to_string(),
        "--output",
        &format!("csv={}", path("grades.csv")),
        "--output",
        &format!("json={}", path("grades.json")),
        "--output",
        &format!("gradescope={}/", path("gradescope")),
    ]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(
        shown.starts_with("Homework\n\nsubmission") && shown.contains("\n40 submissions, 10 with all points"),
        "{shown}"
    );
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let grades: Value =
        serde_json::from_str(&fs::read_to_string(path("grades.json")).expect("written")).expect("JSON");
    let submissions = grades["submissions"].as_array().expect("a list");
    let found: Vec<(String, [f64; 3])> = submissions
        .iter()
        .map(|one| {
            let points = |index: usize| one["marks"][index]["points"].as_f64().expect("points");
            (one["name"].as_str().expect("a name").to_string(), [points(0), points(1), points(2)])
        })
        .collect();
    assert_eq!(found, expected, "{shown}");
    let note = |kind: &str| {
        let one =
            submissions.iter().find(|one| one["name"].as_str().is_some_and(|name| name.ends_with(kind)));
        one.expect("it is there")["note"].as_str().expect("a note").to_string()
    };
    assert_eq!(note("broken"), "Main.java:2: illegal start of type", "{shown}");
    assert!(note("endless").contains("race: --max-seconds"), "{}", note("endless"));
    assert!(note("greedy").contains("race: "), "{}", note("greedy"));
    assert_eq!(note("right"), "");
    let csv = fs::read_to_string(path("grades.csv")).expect("written");
    assert_eq!(csv.lines().count(), 41);
    assert!(csv.contains("\nstudent-01-racy,3,5,0,2,1,\n"), "{csv}");
    // What a student reads gives no schedule away.
    let results = fs::read_to_string(place.join("gradescope/student-01-racy.json")).expect("written");
    let results: Value = serde_json::from_str(&results).expect("JSON");
    assert_eq!((&results["score"], &results["tests"][0]["max_score"]), (&3.0.into(), &2.0.into()));
    assert_eq!(results["tests"][0]["output"], "Who else writes there? Look at Main.java:6.");
    assert_eq!(results["tests"][1]["status"], "passed");
}

#[test]
fn one_submission_for_gradescope_and_files_of_the_teacher() {
    let place = fresh("one");
    write(
        &place.join("submission/Counter.java"),
        "class Counter { int n; void up() { n++; } int get() { return n; } }",
    );
    write(
        &place.join("teacher/Main.java"),
        "public class Main { public static void main(String[] a) throws Exception { Counter c = new Counter(); \
         Thread t = new Thread(c::up); t.start(); c.up(); t.join(); } }",
    );
    write(
        &place.join("rubric.toml"),
        "add = [\"teacher\"]\nmain = \"Main\"\n[[item]]\nproperty = \"race\"\npoints = 4\n[[item]]\nname = \"it races\"\n\
         property = \"race\"\npoints = 1\nexpect = \"violated race\"\n",
    );
    let path = |name: &str| place.join(name).display().to_string();
    let output =
        grade(&[&path("submission"), "--single", "--rubric", &path("rubric.toml"), "--format", "gradescope"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let results: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&results["score"], &results["tests"][1]["score"]), (&1.0.into(), &1.0.into()));
    let hint = results["tests"][0]["output"].as_str().expect("a hint");
    assert!(hint.contains("nothing orders the two. Look at Counter.java:1."), "{hint}");
}

#[test]
fn what_a_source_says_of_itself() {
    let place = fresh("expect");
    let file = |name: &str, comment: &str, body: &str| {
        let text = format!(
            "// expect: {comment}\npublic class {name} {{ public static void main(String[] a) {{ {body} }} }}\n"
        );
        write(&place.join(format!("{name}.java")), &text);
    };
    file("A", "ok", "");
    file("B", "violated assertion", "assert false;");
    file("C", "violated race", "assert false;");
    file("D", "beautiful", "");
    write(&place.join("E.java"), "public class E { public static void main(String[] a) { } }");
    let output = grade(&[&place.display().to_string(), "--expect", "--format", "csv"]);
    let lines: Vec<String> = text(&output.stdout).lines().map(str::to_string).collect();
    assert_eq!(
        lines,
        [
            "submission,points,of,as expected,note",
            "A,1,1,1,",
            "B,1,1,1,",
            "C,0,1,0,\"violated race was expected, and it is violated assertion\"",
            "D,0,1,0,`// expect: beautiful` is not understood",
            "E,0,1,0,\"no source says what to expect, as in `// expect: violated race`\"",
        ],
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn mistakes_are_named() {
    let place = fresh("mistakes");
    let path = |name: &str| place.join(name).display().to_string();
    write(&place.join("class/A.java"), "public class A { public static void main(String[] a) { } }");
    write(&place.join("bad.toml"), "[[item]]\nproperty = \"race\"\npoints = \"many\"\n");
    write(&place.join("adds.toml"), "add = [\"nothing\"]\n[[item]]\nproperty = \"race\"\npoints = 1\n");
    for (arguments, said) in [
        (vec![path("no-such-folder")], "is no folder of submissions"),
        (vec![path("class"), "--rubric".into(), path("none.toml")], "cannot read"),
        (vec![path("class"), "--rubric".into(), path("bad.toml")], "line 3"),
        (vec![path("class"), "--rubric".into(), path("adds.toml")], "does not exist"),
        (vec![path("class"), "--output".into(), "xml=x".into()], "FORMAT=FILE"),
    ] {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let output = grade(&arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        assert!(text(&output.stderr).contains(said), "{said}: {}", text(&output.stderr));
    }
}
