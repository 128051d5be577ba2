//! What `--format json` prints obeys `docs/verdict.schema.json`; `check_corpus` holds every Java program of the
//! corpus against it, this file the phaser programs, and a few things that must be refused.

use crate::schema::Schema;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

fn phaser_programs() -> Vec<String> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/phasers");
    let entries = std::fs::read_dir(corpus).expect("the corpus");
    let mut files: Vec<String> =
        entries.map(|entry| entry.expect("an entry").path().display().to_string()).collect();
    files.retain(|file| file.ends_with(".ph"));
    files.sort();
    files
}

#[test]
fn every_verdict_on_a_phaser_program_obeys_the_schema() {
    let schema = Schema::read("verdict");
    let mut wrong = Vec::new();
    for file in phaser_programs() {
        for engine in ["forward", "backward", "both"] {
            let limits = ["--max-states", "2000", "--max-seconds", "5", "--property", "all"];
            let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
            command.args(["check", &file, "--engine", engine, "--format", "json"]).args(limits);
            let output = command.output().expect("scoville starts");
            match serde_json::from_slice::<Value>(&output.stdout) {
                Ok(verdict) => wrong.extend(
                    schema.faults(&verdict).iter().map(|fault| format!("{file} ({engine}): {fault}")),
                ),
                Err(error) => wrong
                    .push(format!("{file} ({engine}): {error}: {}", String::from_utf8_lossy(&output.stderr))),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// SARIF: each violation with its places and its steps; a proof and what is not known as the kinds that SARIF has for them.
#[test]
fn sarif_has_what_the_verdict_has() {
    let sarif = |input: &str, more: &[&str]| -> Value {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
        command.current_dir(corpus).args(["check", input, "--format", "sarif"]).args(more);
        serde_json::from_slice(&command.output().expect("scoville starts").stdout).expect("JSON")
    };
    let race = sarif("papers/PrimitiveArrayRace.java", &["--property", "race"]);
    assert_eq!(race["version"], "2.1.0");
    let result = &race["runs"][0]["results"][0];
    assert_eq!((&result["ruleId"], &result["level"]), (&json!("race"), &json!("error")));
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "papers/PrimitiveArrayRace.java");
    assert!(place["region"]["startLine"].as_u64().is_some_and(|line| line > 0), "{result}");
    assert_eq!(result["relatedLocations"].as_array().map(Vec::len), Some(1));
    assert_eq!(race["runs"][0]["tool"]["driver"]["rules"][0]["id"], "race");
    let proof = sarif("papers/Add.java", &[]);
    assert_eq!(proof["runs"][0]["results"][0]["kind"], "pass");
    let open = sarif("papers/ClumpedAccess.java", &["--max-states", "1"]);
    assert_eq!(open["runs"][0]["results"][0]["kind"], "open");
    assert!(
        open["runs"][0]["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].is_string()
    );
}

fn verdict() -> Value {
    json!({
        "version": 1, "verdict": "violated", "engine": "order", "input": "Foo.java",
        "findings": [{
            "kind": "race", "message": "a race",
            "locations": [{"file": "Foo.java", "line": 3, "task": "main", "stack": ["Foo.main (Foo.java:3)"]}],
            "schedule": []
        }],
        "coverage": {"claim": "this", "limits": [], "tasks": 2, "more": ["a fact"]},
        "stats": {
            "states": 1, "transitions": 0, "schedules": 1, "max_depth": 0, "instructions": 5, "seconds": 0.5,
            "peak_bytes": 7
        }
    })
}

#[test]
fn what_is_no_verdict_is_refused() {
    let schema = Schema::read("verdict");
    assert_eq!(schema.faults(&verdict()), Vec::<String>::new());
    let changes: [(&str, Value); 9] = [
        ("/verdict", json!("maybe")),
        ("/engine", json!("fast")),
        ("/findings/0/kind", json!("bug")),
        ("/findings/0/message", json!("")),
        ("/findings/0/locations/0/line", json!(-1)),
        ("/findings/0/locations/0", json!({"file": "Foo.java"})),
        ("/coverage/limits", json!("none")),
        ("/coverage/more", json!({"a": 1})),
        ("/stats/states", json!(1.5)),
    ];
    for (place, value) in changes {
        let mut other = verdict();
        *other.pointer_mut(place).expect("it is there") = value;
        assert!(!schema.faults(&other).is_empty(), "{place} may be anything");
    }
    let mut more = verdict();
    more["stats"]["mood"] = json!("good");
    assert_eq!(schema.faults(&more), ["/stats/mood: unknown"]);
}

/// Whatever an engine may be called or a witness may say, the schemas know.
#[test]
fn the_schemas_know_all_names() {
    use habanero::engines::{Driver, Engine};
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let owned = |names: Vec<&str>| sorted(names.into_iter().map(str::to_string).collect());
    let witness = Schema::read("witness");
    let place = "/properties/findings/items/properties";
    let kinds = habanero::kinds::Kind::ALL.into_iter().map(|kind| kind.name().to_string()).collect();
    assert_eq!(owned(witness.words(&format!("{place}/choices_at/items"))), sorted(kinds));
    let drivers = Driver::ALL.into_iter().map(|driver| driver.name().to_string()).collect();
    assert_eq!(owned(witness.words(&format!("{place}/driver"))), sorted(drivers));
    let java =
        [Engine::HappensBefore, Engine::Regions, Engine::Precise].map(|engine| engine.name().to_string());
    for schema in ["witness", "junit"] {
        assert_eq!(owned(Schema::read(schema).words("/properties/engine")), sorted(java.to_vec()));
    }
    let phasers = phasers::check::Engine::ALL.into_iter().map(|engine| engine.name().to_string());
    let phasers: Vec<String> = phasers.chain(["phasers-both".to_string()]).collect();
    let bridge = phasers.iter().map(|engine| format!("bridge, {engine}"));
    let others = ["phasers", "trace", "bridge"].map(str::to_string);
    let all = java.iter().cloned().chain(bridge).chain(phasers.clone()).chain(others).collect();
    assert_eq!(owned(Schema::read("verdict").words("/properties/engine")), sorted(all));
}
