//! Recorded runs.

use crate::support::{folder, root, scoville, text, verdict};

/// What the command says of a file with these lines.
fn traced(name: &str, lines: &str, more: &[&str]) -> std::process::Output {
    let file = folder("trace").join(format!("{name}.jsonl"));
    std::fs::write(&file, lines).expect("a file");
    let file = file.display().to_string();
    scoville(&[&["trace", file.as_str()], more].concat())
}

/// The example of the document.
fn example() -> String {
    let document = std::fs::read_to_string(root().join("docs/trace.md")).expect("the document");
    let lines = document.lines().filter(|line| line.starts_with("{\"event\""));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_documented_run_has_a_race_and_a_join_mends_it() {
    let output = traced("example", &example(), &["--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let said = verdict(&output, "example");
    assert_eq!(said["findings"].as_array().map(Vec::len), Some(1));
    let places: Vec<_> = (0..2).map(|at| said["findings"][0]["locations"][at]["line"].as_u64()).collect();
    assert_eq!(places, [Some(4), Some(12)]);
    assert_eq!(
        said["findings"][0]["message"],
        "worker writes sum and main reads it: nothing in this run orders the two"
    );
    let mut lines: Vec<String> = example().lines().map(str::to_string).collect();
    lines.insert(4, r#"{"event": "join", "task": "main", "child": "worker"}"#.into());
    let output = traced("joined", &lines.join("\n"), &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let shown = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(shown.contains("other runs are not covered"), "{shown}");
}

#[test]
fn what_is_no_run_is_named_with_its_line() {
    let spawn = r#"{"event": "spawn", "task": "a", "child": "b"}"#;
    for (name, last, said) in [
        ("json", "{", ":2: "),
        ("word", r#"{"event": "fly", "task": "a"}"#, "unknown variant `fly`"),
        ("field", r#"{"event": "read", "task": "a", "place": "x"}"#, "unknown field `place`"),
        ("missing", r#"{"event": "read", "task": "a"}"#, ":2: this event needs \"location\""),
        ("unborn", r#"{"event": "read", "task": "c", "location": "x"}"#, ":2: task c acts, and no event"),
        ("twice", spawn, ":2: task b is spawned a second time"),
        ("held", r#"{"event": "release", "task": "a", "lock": "m"}"#, ":2: the task does not hold lock m"),
    ] {
        let output = traced(name, &format!("{spawn}\n{last}\n"), &[]);
        let errors = text(&output.stderr);
        assert!(output.status.code() == Some(2) && errors.contains(said), "{name}: {errors}");
    }
}
