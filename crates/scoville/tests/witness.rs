//! `check --witness` and `replay`: what was found is met again, and what is no witness is refused in words.

use crate::schema::Schema;
use crate::support::{class, folder, scoville, text};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Output;

fn object(output: &Output) -> Value {
    let fail = |error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap_or_else(fail)
}

fn file(name: &str) -> PathBuf {
    folder("witness").join(name)
}

/// Checks a program and gives the verdict and the file with the witness.
fn witness(name: &str, input: &str, more: &[&str]) -> (Value, String) {
    let file = file(&format!("{name}.json")).display().to_string();
    let _ = std::fs::remove_file(&file);
    let output =
        scoville(&[&["check", input, "--format", "json", "--witness", file.as_str()], more].concat());
    let written: Value = serde_json::from_slice(&std::fs::read(&file).expect("a witness")).expect("JSON");
    assert_eq!(Schema::read("witness").faults(&written), Vec::<String>::new(), "{name}");
    (object(&output), file)
}

/// Kinds and messages of the findings.
fn told(verdict: &Value) -> Vec<(String, String)> {
    let findings = verdict["findings"].as_array().expect("a list");
    let text = |value: &Value| value.as_str().expect("a text").to_string();
    findings.iter().map(|finding| (text(&finding["kind"]), text(&finding["message"]))).collect()
}

#[test]
fn every_kind_is_met_again_with_every_engine() {
    let programs = [
        ("AsyncWriteWrite", ["race", "", "race"]),
        ("PermissionReaderWriter", ["race", "permission", "permission"]),
        ("IsolatedNestedOrder", ["deadlock", "deadlock", "deadlock"]),
        ("MonitorLockOrder", ["deadlock", "", "deadlock"]),
        ("FinishAssertionOneSchedule", ["assertion", "assertion", "assertion"]),
        ("FinishUncaught", ["exception", "exception", "exception"]),
        ("ActorOrderOfTwoSenders", ["assertion", "assertion", "assertion"]),
        ("PermissionLeftOpen", ["annotation", "annotation", "annotation"]),
    ];
    let mut wrong = Vec::new();
    for (program, kinds) in programs {
        for (engine, expected) in ["order", "regions", "precise"].into_iter().zip(kinds) {
            let name = format!("{program}-{engine}");
            let more = ["--engine", engine, "--max-seconds", "20"];
            let (verdict, file) = witness(&name, &class(program), &more);
            let found = told(&verdict);
            let kind = if verdict["verdict"] == "violated" { found[0].0.as_str() } else { "" };
            if kind != expected {
                wrong.push(format!("{name}: found `{kind}`, expected `{expected}`: {verdict:.300}"));
            }
            if kind.is_empty() {
                continue;
            }
            let again = scoville(&["replay", &file, "--format", "json"]);
            let same = again.status.code() == Some(1) && told(&object(&again)) == found;
            if !same {
                wrong.push(format!("{name}: the replay says {}", text(&again.stdout)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_samples_find_is_met_again() {
    for engine in ["order", "regions", "precise"] {
        for search in ["random", "pct"] {
            let name = format!("sample-{engine}-{search}");
            let more = ["--engine", engine, "--search", search, "--runs", "50"];
            let (verdict, file) = witness(&name, &class("FinishAssertionOneSchedule"), &more);
            assert_eq!(verdict["verdict"], "violated", "{name}: {verdict}");
            let again = scoville(&["replay", &file, "--format", "json"]);
            assert_eq!(again.status.code(), Some(1), "{name}: {}", text(&again.stdout));
            assert_eq!(told(&object(&again)), told(&verdict), "{name}");
        }
    }
}

#[test]
fn what_all_finds_behind_races_is_met_again() {
    for program in ["RaceOfEveryStatement", "RaceOnYoungObject", "RaceThenAssertion", "RaceArrayCopy"] {
        for engine in ["order", "precise"] {
            let name = format!("all-{program}-{engine}");
            let (verdict, file) = witness(&name, &class(program), &["--engine", engine, "--all"]);
            assert!(told(&verdict).len() > 1, "{name}: {verdict}");
            let again = scoville(&["replay", &file, "--format", "json"]);
            assert_eq!(again.status.code(), Some(1), "{name}: {}", text(&again.stdout));
            assert_eq!(told(&object(&again)), told(&verdict), "{name}");
        }
    }
}

/// Covered accesses that exclude nothing: what the engine regions finds with the help of the other.
const MIXED: &str = "import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
public class Mixed {
    static class Cell {
        int value;
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            async(() -> isolated(() -> cell.value = 1));
            async(() -> {
                acquireW(cell);
                cell.value = 2;
                releaseW(cell);
            });
        });
    }
}
";

const TWO_RACES: &str = "import static edu.rice.hj.Module2.*;
public class TwoRaces {
    static int x;
    static int y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> x = 1);
            async(() -> y = 1);
            async(() -> x = y);
        }));
    }
}
";

#[test]
fn what_another_engine_helped_to_find_and_several_findings_are_met_again() {
    for (name, source, engine, least) in [
        ("Mixed", MIXED, "regions", 1),
        ("TwoRaces", TWO_RACES, "order", 2),
        ("TwoRaces", TWO_RACES, "precise", 2),
    ] {
        let input = file(&format!("{name}.java"));
        std::fs::write(&input, source).expect("a source");
        let more = ["--engine", engine, "--all", "--property", "race,permission"];
        let (verdict, file) = witness(&format!("{name}-{engine}"), &input.display().to_string(), &more);
        let found = told(&verdict);
        assert!(
            found.len() >= least && found.iter().all(|one| one.0 == "race"),
            "{engine} {name}: {found:?}"
        );
        let again = scoville(&["replay", &file, "--format", "json"]);
        assert_eq!(again.status.code(), Some(1), "{name}: {}", text(&again.stdout));
        assert_eq!(told(&object(&again)), found, "{name}");
    }
}

const RACY: &str = "import static edu.rice.hj.Module2.*;
public class Changing {
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> x = 1);
            async(() -> x = 2);
        }));
    }
}
";

#[test]
fn a_program_that_has_changed_is_noted() {
    let source = file("Changing.java");
    let input = source.display().to_string();
    std::fs::write(&source, RACY).expect("a source");
    let (verdict, file) = witness("changing", &input, &[]);
    assert_eq!(verdict["verdict"], "violated");
    let unchanged = scoville(&["replay", &file, "--quiet"]);
    assert_eq!((unchanged.status.code(), text(&unchanged.stderr)), (Some(1), String::new()));
    std::fs::write(&source, format!("// A remark.\n{RACY}")).expect("a source");
    let remark = scoville(&["replay", &file, "--format", "json"]);
    assert!(text(&remark.stderr).contains("Changing.java has changed since"), "{}", text(&remark.stderr));
    assert_eq!(remark.status.code(), Some(1));
    assert_eq!(told(&object(&remark)), told(&verdict));
    let fixed = RACY.replace("async(() -> x = 2);", "");
    std::fs::write(&source, fixed).expect("a source");
    let fixed = scoville(&["replay", &file, "--format", "json"]);
    assert!(text(&fixed.stderr).contains("has changed since"));
    assert_eq!(fixed.status.code(), Some(3));
    let limit = object(&fixed)["coverage"]["limits"][0].clone();
    assert!(limit.as_str().is_some_and(|limit| limit.contains("a race was not met again")), "{limit}");
    std::fs::remove_file(&source).expect("it was there");
    let gone = scoville(&["replay", &file]);
    assert_eq!(gone.status.code(), Some(2));
    assert!(text(&gone.stderr).contains("which does not exist"), "{}", text(&gone.stderr));
}

/// A witness of a program with a race, changed and written again.
fn changed(name: &str, change: impl Fn(&mut Value)) -> String {
    let (_, good) = witness(name, &class("AsyncWriteWrite"), &[]);
    let mut value: Value = serde_json::from_slice(&std::fs::read(&good).expect("it")).expect("JSON");
    change(&mut value);
    std::fs::write(&good, serde_json::to_string_pretty(&value).expect("JSON")).expect("a file");
    good
}

fn refused(file: &str, expected: &str) {
    let output = scoville(&["replay", file]);
    let message = text(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{message}");
    assert!(message.starts_with("error: ") && message.contains(expected), "{expected}: {message}");
}

#[test]
fn what_is_no_witness_is_refused_with_file_and_line() {
    let write = |name: &str, text: &str| {
        std::fs::write(file(name), text).expect("a file");
        file(name).display().to_string()
    };
    refused(&write("noise.json", "{\n  \"version\": 1,\n  oops\n}\n"), "noise.json:3: this is not a witness");
    refused(&write("empty.json", ""), "empty.json:1: this is not a witness");
    refused(&write("list.json", "[]"), "list.json:1: this is not a witness: it has no version");
    refused(
        &write("short.json", "{\n \"version\": 1\n}"),
        "short.json:3: this is not a witness: missing field",
    );
    refused("no-such-file.json", "cannot read no-such-file.json");
    let other = changed("version", |value| value["version"] = json!(2));
    refused(&other, "version.json:");
    refused(&other, "a witness of version 2; this tool reads version 1");
    let engine = changed("engine", |value| value["engine"] = json!("fast"));
    refused(&engine, "there is no engine `fast`");
    let property = changed("property", |value| value["properties"] = json!(["race", "beauty"]));
    refused(&property, "there is no property `beauty`");
    let choice = changed("choice", |value| value["findings"][0]["schedule"] = json!(["1", "nobody"]));
    let written = std::fs::read_to_string(&choice).expect("it");
    let line = 1 + written.lines().position(|line| line.contains("nobody")).expect("it is there");
    refused(&choice, &format!("choice.json:{line}: `nobody` is not a choice"));
    let more = changed("more", |value| value["mood"] = json!("good"));
    refused(&more, "unknown field `mood`");
    let none = changed("none", |value| value["findings"] = json!([]));
    refused(&none, "it holds no violation");
}

#[test]
fn a_schedule_that_does_not_fit_is_unknown() {
    let file = changed("misfit", |value| value["findings"][0]["kind"] = json!("deadlock"));
    let output = scoville(&["replay", &file]);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("the schedule of a deadlock now ends in a race"));
}
