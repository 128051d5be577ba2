//! The twelve programs of the paper's table as 48 instances, through both engines. Each file states what is
//! true of it in its first lines: `// expect: PROPERTY ANSWER`.

use phasers::check::{Engine, Request, check, default_caps};
use phasers::lang::{format, parse, read};
use phasers::property::Property;
use report::{Answer, Budget, Verdict};
use std::path::PathBuf;

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/phasers");
    let entries = std::fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ph"));
    files.sort();
    files
}

fn expectations(text: &str) -> Vec<(Property, Answer)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("// expect: "));
    lines
        .map(|line| {
            let (property, answer) = line.split_once(' ').expect("property and answer");
            let answer = match answer {
                "proved" => Answer::Proved,
                "violated" => Answer::Violated,
                "unknown" => Answer::Unknown,
                other => panic!("no answer {other}"),
            };
            (Property::from_word(property).expect("a property"), answer)
        })
        .collect()
}

fn ask(text: &str, property: Property, engine: Engine) -> Verdict {
    let program = read("corpus.ph", text).expect("the corpus is well formed");
    let caps = default_caps(&program);
    check(&program, &Request { properties: vec![property], caps, budget: Budget::default() }, engine)
}

#[test]
fn every_instance_has_its_verdict_in_both_engines() {
    let mut table_instances = 0;
    for file in files() {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let text = std::fs::read_to_string(&file).expect("readable");
        let expected = expectations(&text);
        assert!(!expected.is_empty(), "{name} expects nothing");
        if name.as_bytes()[0].is_ascii_digit() {
            table_instances += expected.len();
        }
        for (property, answer) in expected {
            for engine in [Engine::Forward, Engine::Backward] {
                let verdict = ask(&text, property, engine);
                let found = verdict.properties[property.word()];
                let limits = &verdict.coverage.limits;
                assert_eq!(found, answer, "{name}: {} with {engine:?}: {limits:?}", property.word());
                if answer == Answer::Unknown {
                    let limit = format!("{}: proved for up to 4 tasks", property.word());
                    assert!(limits.iter().any(|text| text.starts_with(&limit)), "{name}: {limits:?}");
                }
                if answer == Answer::Violated {
                    assert_eq!(verdict.findings[0].kind, property.word());
                }
            }
        }
    }
    assert_eq!(table_instances, 48);
}

#[test]
fn the_corpus_is_formatted() {
    for file in files() {
        let text = std::fs::read_to_string(&file).expect("readable");
        let tree = parse("corpus.ph", &text).expect("well formed");
        assert_eq!(format(&tree), text, "{}", file.display());
    }
}

/// Exact counts: a change here is a change of the search, wanted or not.
#[test]
fn state_counts_of_the_running_example() {
    let count = |name: &str, engine| {
        let file = files().into_iter().find(|file| file.ends_with(name)).expect("in the corpus");
        let text = std::fs::read_to_string(file).expect("readable");
        ask(&text, Property::Assertion, engine).stats.states
    };
    let counts = [
        count("11-running-2-safe.ph", Engine::Forward),
        count("12-running-3-safe.ph", Engine::Forward),
        count("11-running-2-safe.ph", Engine::Backward),
        count("12-running-3-safe.ph", Engine::Backward),
    ];
    assert_eq!(counts, [47, 111, 134, 545]);
}
