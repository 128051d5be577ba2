//! `scoville.toml`: what it says of options and expectations holds for one program as for several.

use crate::schema::Schema;
use crate::support::{text, write};
use roxmltree::Document;
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("settings", name)
}

fn check(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.arg("check").args(arguments).output().expect("scoville starts")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr)))
}

const TWO: &str = "public class Two {\n    static int x;\n    public static void main(String[] a) throws Exception {\n        \
                   Thread t = new Thread(() -> { x = 1; });\n        t.start();\n        x = 2;\n        t.join();\n        \
                   throw new IllegalStateException();\n    }\n}\n";
const FINE: &str = "public class Fine { public static void main(String[] a) { } }";

#[test]
fn expectations_hold_for_the_only_program_and_for_a_chosen_one() {
    let place = fresh("one");
    write(&place.join("Two.java"), TWO);
    let folder = place.display().to_string();
    let settings = |text: &str| write(&place.join("scoville.toml"), text);
    for (expected, code) in [
        ("violated race", 0),
        ("violated exception", 0),
        ("violated race exception", 0),
        ("violated deadlock", 1),
        ("proved", 1),
    ] {
        settings(&format!("[expect]\nTwo = \"{expected}\"\n"));
        for more in [&[][..], &["--main", "Two"]] {
            let output = check(&[&[folder.as_str(), "--format", "json"], more].concat());
            assert_eq!(output.status.code(), Some(code), "{expected} {more:?}: {}", text(&output.stderr));
            let verdict = json(&output);
            assert_eq!(Schema::read("verdict").faults(&verdict), Vec::<String>::new());
            assert_eq!(verdict["coverage"]["as_expected"], code == 0);
        }
    }
    settings("[expect]\nTwo = \"violated race\"\nNope = \"proved\"\n");
    for more in [&[][..], &["--main", "Two"]] {
        let output = check(&[&[folder.as_str()], more].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(
            text(&output.stderr).contains("expect names Nope, which is no class"),
            "{}",
            text(&output.stderr)
        );
    }
    // Among several inputs, and with several classes.
    settings("[expect]\nTwo = \"violated exception\"\n");
    let output = check(&[&folder, "examples/none.java", "--format", "json"]);
    assert_eq!(json(&output)["programs"][0]["as_expected"], true, "{}", text(&output.stdout));
    write(&place.join("Fine.java"), FINE);
    let output = check(&[&folder, "--format", "json"]);
    let all = json(&output);
    assert_eq!(output.status.code(), Some(0), "{all}");
    assert_eq!((&all["as_expected"], &all["programs"][0]["as_expected"]), (&true.into(), &Value::Null));
}

#[test]
fn options_hold_for_the_only_program_unless_they_are_typed() {
    let place = fresh("options");
    write(
        &place.join("Loop.java"),
        "public class Loop { static volatile int n; public static void main(String[] a) { \
         new Thread(() -> { while (true) n++; }).start(); while (true) n++; } }",
    );
    let folder = place.display().to_string();
    let limit = |more: &[&str]| {
        let output = check(&[&[folder.as_str(), "--format", "json"], more].concat());
        json(&output)["coverage"]["limits"][0].as_str().unwrap_or_default().to_string()
    };
    write(&place.join("scoville.toml"), "max-states = 50\n");
    assert!(limit(&[]).contains("--max-states 50 "), "{}", limit(&[]));
    assert!(limit(&["--main", "Loop"]).contains("--max-states 50 "));
    // The usual limit counts when it is typed.
    assert!(limit(&["--max-states", "5000000", "--max-seconds", "2"]).contains("--max-seconds 2 "));
    write(&place.join("scoville.toml"), "main = [\"Loop\"]\nmax-states = 50\n");
    let output = check(&[&folder, "--max-states", "5000000", "--max-seconds", "2", "--format", "json"]);
    let shown = json(&output)["programs"][0]["result"]["coverage"]["limits"][0].to_string();
    assert!(shown.contains("--max-seconds 2 "), "{shown}");
    write(&place.join("scoville.toml"), "engine = \"precise\"\nproperty = [\"exit\"]\nmax-states = 5\n");
    let verdict = json(&check(&[&folder, "--format", "json"]));
    assert_eq!(
        (&verdict["engine"], &verdict["coverage"]["properties"]),
        (&"precise".into(), &serde_json::json!(["exit"]))
    );
    write(&place.join("scoville.toml"), "engine = \"magic\"\n");
    let output = check(&[&folder]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no engine magic"), "{}", text(&output.stderr));
}

/// A report in JUnit's form and the exit code say the same.
#[test]
fn junit_says_whether_a_program_is_as_expected() {
    let place = fresh("junit");
    write(&place.join("Two.java"), TWO);
    write(&place.join("Fine.java"), FINE);
    let folder = place.display().to_string();
    for (fine, code, failures) in [("proved", 0, 0), ("violated", 1, 1)] {
        let settings = format!(
            "main = [\"Two\", \"Fine\"]\n[expect]\nTwo = \"violated race exception\"\nFine = \"{fine}\"\n"
        );
        write(&place.join("scoville.toml"), &settings);
        let output = check(&[&folder, "--format", "junit"]);
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stdout));
        let shown = text(&output.stdout);
        let document = Document::parse(&shown).expect("XML");
        let count = |tag: &str| document.descendants().filter(|node| node.has_tag_name(tag)).count();
        assert_eq!((count("testcase"), count("failure"), count("error")), (2, failures, 0), "{shown}");
    }
}

/// A search that looked for all and came to its end decides every property, and tells each finding.
#[test]
fn all_findings_are_in_the_cases() {
    let place = fresh("all");
    let file = place.join("Two.java");
    write(
        &file,
        &TWO.replace("static int x;", "static int x, y;")
            .replace("x = 1;", "x = 1; y = 1;")
            .replace("x = 2;", "x = 2;\n        y = 2;"),
    );
    let output = check(&[&file.display().to_string(), "--all", "--format", "junit"]);
    let shown = text(&output.stdout);
    assert!(!shown.contains("not decided"), "{shown}");
    let document = Document::parse(&shown).expect("XML");
    let failed: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("failure"))
        .filter_map(|node| node.attribute("type"))
        .collect();
    assert_eq!(failed, ["exception", "race"], "{shown}");
    assert!(shown.contains("Two.x") && shown.contains("Two.y"), "{shown}");
    // Two schedules that differ are one case.
    let file = place.join("Det.java");
    write(
        &file,
        "public class Det { static volatile int x; public static void main(String[] a) throws Exception { \
         Thread t = new Thread(() -> { x = 1; }); t.start(); System.out.println(x); t.join(); } }",
    );
    let output = check(&[&file.display().to_string(), "--determinism", "--format", "junit"]);
    let shown = text(&output.stdout);
    let document = Document::parse(&shown).expect("XML");
    let case =
        document.descendants().find(|node| node.attribute("name") == Some("nondeterminism")).expect("a case");
    let told = case.descendants().filter_map(|node| node.text()).collect::<String>();
    assert!(told.contains("prints `0`") && told.contains("prints `1`"), "{shown}");
    let output = check(&[&file.display().to_string(), "--determinism", "--format", "sarif"]);
    let uri = &json(&output)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
        ["uri"];
    assert!(uri.as_str().is_some_and(|uri| uri.ends_with("Det.java")), "{uri}");
}
