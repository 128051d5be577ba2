//! The twelve programs of the paper's table as 48 instances, and more programs, through the engines. Each file states
//! what is true of it in its first lines: `// expect: PROPERTY ANSWER`, where the answer may go on with `for every
//! number` of tasks or `with N workers` at least.

use phasers::check::{Engine, Request, check, default_caps};
use phasers::lang::{format, parse, read};
use phasers::property::Property;
use report::{Answer, Budget, Limit, Limited, Verdict};
use std::path::PathBuf;

/// The corpus, and the tour.
fn files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in ["../../tests/corpus/phasers", "../../examples/phasers"] {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder);
        let entries = std::fs::read_dir(folder).expect("the folder is there");
        files.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ph"));
    files.sort();
    files
}

/// One line of a program's first.
struct Expectation {
    property: Property,
    answer: Answer,
    /// Proved for every number of tasks, which takes views.
    any_number: bool,
    /// The smallest number of workers that shows it.
    workers: Option<String>,
}

fn expectations(text: &str) -> Vec<Expectation> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("// expect: "));
    lines
        .map(|line| {
            let (property, answer) = line.split_once(' ').expect("property and answer");
            let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
            let answer = match word {
                "proved" => Answer::Proved,
                "violated" => Answer::Violated,
                "unknown" => Answer::Unknown,
                other => panic!("no answer {other}"),
            };
            let workers = rest.strip_prefix("with ").and_then(|rest| rest.split_once(" worker"));
            let any_number = rest == "for every number";
            assert!(rest.is_empty() || any_number || workers.is_some(), "{line}");
            Expectation {
                property: Property::from_word(property).expect("a property"),
                answer,
                any_number,
                workers: workers.map(|(number, _)| number.to_owned()),
            }
        })
        .collect()
}

fn ask(text: &str, property: Property, engine: Engine) -> Verdict {
    let program = read("corpus.ph", text).expect("the corpus is well formed");
    let caps = default_caps(&program);
    let budget = Budget::default();
    let request = Request { properties: vec![property], caps, caps_are_given: false, budget };
    check(&program, &request, engine)
}

#[test]
fn every_instance_has_its_verdict_in_every_engine() {
    let mut table_instances = 0;
    for file in files() {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let text = std::fs::read_to_string(&file).expect("readable");
        let tour = file.parent().is_some_and(|folder| folder.ends_with("examples/phasers"));
        let expected = expectations(&text);
        assert!(!expected.is_empty(), "{name} expects nothing");
        if name.as_bytes()[..2].iter().all(u8::is_ascii_digit) {
            table_instances += expected.len();
        }
        for Expectation { property, answer, any_number, workers } in expected {
            for engine in [Engine::Forward, Engine::Backward, Engine::Views, Engine::Portfolio] {
                if tour && matches!(engine, Engine::Forward | Engine::Backward) {
                    continue; // Written for users, who get the portfolio.
                }
                let verdict = ask(&text, property, engine);
                let found = verdict.properties[&property.kind()];
                let limits = &verdict.coverage.limits;
                let context = format!("{name}: {} with {engine:?}: {limits:?}", property.word());
                let capped = any_number && matches!(engine, Engine::Forward | Engine::Backward);
                if capped {
                    let is_cap = |one: &Limited| {
                        one.property == Some(property.kind())
                            && matches!(one.limit, Limit::Caps { tasks: 4, .. })
                    };
                    assert!(limits.iter().any(is_cap), "{context}");
                }
                assert_eq!(found, if capped { Answer::Unknown } else { answer }, "{context}");
                if answer == Answer::Violated {
                    assert_eq!(verdict.findings[0].kind, property.kind());
                }
                if let (Some(workers), Engine::Views) = (&workers, engine) {
                    let shown = &verdict.coverage.facts["smallest_number_of_workers"];
                    let wanted = vec![format!("{}: {workers}", property.word())];
                    assert_eq!(*shown, report::fact::Value::List(wanted), "{context}");
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
    assert_eq!(counts, [47, 99, 79, 333]);
}
