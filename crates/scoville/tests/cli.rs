//! The command as a user types it.

use std::path::PathBuf;
use std::process::{Command, Output};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scoville(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(root()).args(arguments).output().expect("it starts")
}

fn corpus(name: &str) -> String {
    format!("tests/corpus/phasers/{name}.ph")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn scratch(name: &str, text: &str) -> String {
    let file = std::env::temp_dir().join(format!("scoville-{}-{name}", std::process::id()));
    std::fs::write(&file, text).expect("a scratch file");
    file.display().to_string()
}

#[test]
fn exit_codes_follow_the_answer() {
    let code = |name: &str, property: &str| {
        scoville(&["check", &corpus(name), "--property", property, "--quiet"]).status.code()
    };
    assert_eq!(code("12-running-3-safe", "deadlock"), Some(0));
    assert_eq!(code("12-running-3-deadlock", "deadlock"), Some(1));
    assert_eq!(code("09-parameterized-loopless-safe", "assertion"), Some(0));
    let capped = corpus("09-parameterized-loopless-safe");
    let capped = ["check", &capped, "--property", "assertion", "--max-tasks", "4", "--quiet"];
    assert_eq!(scoville(&capped).status.code(), Some(3));
    let bad = scoville(&["check", &scratch("bad.ph", "task main( {")]);
    assert_eq!((bad.status.code(), bad.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("bad.ph:1:12: error"));
    assert_eq!(scoville(&["check", "no-such-file.ph"]).status.code(), Some(2));
    assert_eq!(scoville(&["check", "Cargo.toml"]).status.code(), Some(2));
    assert_eq!(scoville(&["check", "x.ph", "--engine", "sideways"]).status.code(), Some(2));
}

#[test]
fn quiet_prints_nothing() {
    let output = scoville(&["check", &corpus("01-loopless-deadlock"), "--quiet"]);
    assert_eq!((output.stdout.len(), output.stderr.len()), (0, 0));
}

#[test]
fn json_is_one_object_with_the_fields_of_a_verdict() {
    for engine in ["forward", "backward", "both", "portfolio"] {
        let output =
            scoville(&["check", &corpus("05-loop-synch-deadlock"), "--engine", engine, "--format", "json"]);
        let verdict: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("one object");
        assert_eq!(verdict["verdict"], "violated", "{engine}");
        assert_eq!(verdict["properties"]["deadlock"], "violated");
        assert_eq!(verdict["properties"]["runtime"], "proved");
        assert!(verdict["properties"].get("leak").is_none());
        assert_eq!(verdict["coverage"]["cap_hit"], false);
        assert!(verdict["stats"]["states"].as_u64().is_some_and(|states| states > 0));
        let findings = verdict["findings"].as_array().expect("a list");
        let deadlock = findings.iter().find(|finding| finding["kind"] == "deadlock").expect("a deadlock");
        assert!(deadlock["schedule"].as_array().is_some_and(|steps| steps.len() > 5));
        assert!(deadlock["locations"][0]["line"].as_u64().is_some_and(|line| line > 0));
    }
}

#[test]
fn a_cap_that_was_hit_is_flagged_and_gives_no_proof() {
    let file = corpus("10-parameterized-iterative-averaging-safe");
    let arguments = ["check", &file, "--property", "deadlock", "--max-tasks", "3", "--format", "json"];
    let verdict: serde_json::Value = serde_json::from_str(&stdout(&scoville(&arguments))).expect("JSON");
    assert_eq!(verdict["verdict"], "unknown");
    assert_eq!(verdict["coverage"]["cap_hit"], true);
    let limit = verdict["coverage"]["limits"][0].as_str().unwrap_or_default();
    assert!(limit.contains("proved for up to 3 tasks"), "{limit}");
    let states = ["check", &file, "--property", "deadlock", "--max-states", "5", "--format", "json"];
    let verdict: serde_json::Value = serde_json::from_str(&stdout(&scoville(&states))).expect("JSON");
    assert_eq!(verdict["coverage"]["limits"][0], "deadlock: --max-states 5 was reached");
}

#[test]
fn any_number_of_tasks() {
    let ask = |name: &str, arguments: &[&str]| -> serde_json::Value {
        let file = corpus(name);
        let arguments = [&["check", &file, "--format", "json"], arguments].concat();
        serde_json::from_str(&stdout(&scoville(&arguments))).expect("JSON")
    };
    let safe = "10-parameterized-iterative-averaging-safe";
    for arguments in [&["--property", "assertion,deadlock", "--any-number"][..], &["--property", "assertion"]]
    {
        let verdict = ask(safe, arguments);
        assert_eq!((&verdict["verdict"], &verdict["engine"]), (&"proved".into(), &"phasers-views".into()));
        assert_eq!(verdict["coverage"]["cap_hit"], false);
        let claim = verdict["coverage"]["claim"].as_str().unwrap_or_default();
        assert!(claim.contains("for every number of tasks"), "{claim}");
        // By itself it says so.
        assert_eq!(verdict["coverage"].get("note").is_none(), arguments.contains(&"--any-number"));
    }
    let buggy =
        ask("10-parameterized-iterative-averaging-assertion", &["--property", "assertion", "--any-number"]);
    assert_eq!(buggy["verdict"], "violated");
    assert_eq!(buggy["coverage"]["smallest_number_of_workers"][0], "assertion: 2");
    let both = ["check", &corpus(safe), "--any-number", "--max-tasks", "3"];
    assert_eq!(scoville(&both).status.code(), Some(2));
}

#[test]
fn programs_in_json() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/phasers");
    let example = |name: &str| folder.join(name).display().to_string();
    let ask = |name: &str| -> serde_json::Value {
        let output = scoville(&["check", &example(name), "--format", "json"]);
        serde_json::from_str(&stdout(&output)).expect("JSON")
    };
    assert_eq!(ask("mbarrier-pipeline-safe.json")["verdict"], "proved");
    let buggy = ask("mbarrier-pipeline-missing-arrive.json");
    assert_eq!(
        (&buggy["verdict"], &buggy["properties"]["deadlock"]),
        (&"violated".into(), &"violated".into())
    );
    // There and back, and lines are those of the text.
    let text = stdout(&scoville(&["fmt", &example("mbarrier-pipeline-missing-arrive.json")]));
    let line = buggy["findings"][0]["locations"][0]["line"].as_u64().expect("a line") as usize;
    assert!(text.lines().nth(line - 1).is_some_and(|line| line.contains(".wait();")), "{line}: {text}");
    let again = stdout(&scoville(&["fmt", &scratch("again.ph", &text), "--json"]));
    let original =
        std::fs::read_to_string(example("mbarrier-pipeline-missing-arrive.json")).expect("readable");
    let parsed = |text: &str| -> serde_json::Value { serde_json::from_str(text).expect("JSON") };
    assert_eq!(parsed(&again), parsed(&original));
    let bad = scoville(&["check", &scratch("bad.json", r#"{"version": 1, "tasks": [{"nam": "main"}]}"#)]);
    assert_eq!(bad.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("tasks[0].nam: no field of this object"));
}

#[test]
fn all_means_all() {
    let output = scoville(&["check", &corpus("x-leak-safe"), "--property", "all", "--format", "json"]);
    let verdict: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(verdict["properties"].as_object().map(serde_json::Map::len), Some(8));
    assert_eq!(output.status.code(), Some(0));
}

/// The last line holds figures and seconds.
fn without_figures(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[..lines.len() - 1].join("\n")
}

#[test]
fn text_of_a_deadlock() {
    let arguments = ["check", &corpus("11-running-2-deadlock"), "--property", "deadlock"];
    insta::assert_snapshot!("deadlock", without_figures(&stdout(&scoville(&arguments))));
}

#[test]
fn text_of_an_assertion() {
    let arguments = ["check", &corpus("04-conditional-assertion"), "--property", "assertion"];
    insta::assert_snapshot!("assertion", without_figures(&stdout(&scoville(&arguments))));
}

#[test]
fn html_is_self_contained_and_dot_is_a_graph() {
    let file = corpus("12-running-3-assertion");
    let html = stdout(&scoville(&["check", &file, "--format", "html"]));
    assert!(html.starts_with("<!doctype html>") && html.trim_end().ends_with("</html>"));
    // The name of a language is no address.
    let names_nothing_outside = html.replace("http://www.w3.org/2000/svg", "");
    assert!(!names_nothing_outside.contains("://") && !html.contains("src="));
    assert!(html.contains("producer#2"));
    let dot = stdout(&scoville(&["check", &file, "--format", "dot", "--property", "assertion"]));
    assert!(dot.starts_with("digraph") && dot.trim_end().ends_with('}') && dot.contains("->"));
    insta::assert_snapshot!("dot", dot);
}

#[test]
fn fmt_prints_checks_and_rewrites() {
    let ugly = "bool a ;task main( ) {// c\na:=!( a&&true)||ndet();  if(a){exit;}else{} }";
    let file = scratch("ugly.ph", ugly);
    let pretty = stdout(&scoville(&["fmt", &file]));
    insta::assert_snapshot!("fmt", pretty);
    assert_eq!(scoville(&["fmt", &file, "--check"]).status.code(), Some(1));
    assert_eq!(scoville(&["fmt", &file, "--write"]).status.code(), Some(0));
    assert_eq!(std::fs::read_to_string(&file).expect("readable"), pretty);
    assert_eq!(scoville(&["fmt", &file, "--check"]).status.code(), Some(0));
}

#[test]
fn a_java_home_that_is_no_jdk_is_not_passed_over() {
    let run = |home: &str, extra: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
        let file = "tests/corpus/java/lang/Division.java";
        command.current_dir(root()).env("JAVA_HOME", home).args(["run", file]).args(extra);
        command.output().expect("it starts")
    };
    let usable = program::jdk::Jdk::find(None, false).expect("a JDK").home.display().to_string();
    let wrong = run("/no/such/folder", &[]);
    assert_eq!(wrong.status.code(), Some(2));
    let text = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert!(text.contains("JAVA_HOME is /no/such/folder, which is not a JDK"), "{text}");
    assert_eq!(run("/no/such/folder", &["--jdk", &usable]).status.code(), Some(0));
    assert_eq!(run(&usable, &[]).status.code(), Some(0));
    assert_eq!(run("", &[]).status.code(), Some(0), "empty is unset");
}
