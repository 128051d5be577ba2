//! Programs that spawn without bound: what views prove, no instance of up to five workers refutes; what they
//! refute has an instance that was replayed. `SCOVILLE_PROGRAMS` sets how many random programs (25 by default, 100
//! with `SCOVILLE_ALL`, 2000 for the long run) and `SCOVILLE_SEED` where to start.

use crate::common::parameterised;
use crate::common::{number, programs};
use phasers::check::{EngineResult, Judgement};
use phasers::concrete::{Bounds, explore};
use phasers::control::Caps;
use phasers::forward::{self, ForwardOptions};
use phasers::lang::{Program, format, parse, read};
use phasers::property::Property;
use phasers::views::{self, ViewOptions};
use report::Budget;
use std::collections::{BTreeMap, BTreeSet};

/// The properties that some instance violates: the literal semantics with up to three workers, the forward engine
/// without any reduction up to three and with them up to five.
fn refuted(program: &Program, properties: &[Property]) -> BTreeMap<Property, usize> {
    let mut found = BTreeMap::new();
    let mut note = |list: BTreeSet<Property>, workers: usize| {
        for property in list {
            found.entry(property).or_insert(workers);
        }
    };
    for workers in 1..=5 {
        let caps = Caps { tasks: workers + 1, phasers: 6 };
        let budget = Budget { max_states: Some(4_000), max_seconds: Some(5), ..Budget::default() };
        let mut options = ForwardOptions::new(caps, budget);
        if workers <= 3 {
            let bounds = Bounds { configurations: 2_000, phase: 5, tasks: caps.tasks, phasers: caps.phasers };
            note(explore(program, properties, bounds).violated, workers);
            options.reduction = false;
            options.symmetry = workers == 3;
        }
        let result = forward::run(program, properties, &options);
        let violated = |outcome: &Judgement| matches!(outcome, Judgement::Violated(_));
        note(result.outcomes.iter().filter(|(_, o)| violated(o)).map(|(p, _)| *p).collect(), workers);
    }
    found
}

fn by_views(program: &Program, reduction: bool) -> EngineResult {
    let budget = Budget { max_states: Some(20_000), max_seconds: Some(2), ..Budget::default() };
    let mut options = ViewOptions::new(6, budget);
    options.reduction = reduction;
    options.workers = 5;
    views::run(program, &Property::ALL, &options)
}

/// Compares what views say of the program of a seed with its instances; gives what they said.
fn compare(seed: u64) -> Vec<String> {
    let text = parameterised::program(seed);
    let program = read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
    let results = [by_views(&program, true), by_views(&program, false)];
    let proved = |property: &Property| {
        results.iter().any(|result| matches!(result.outcomes[property], Judgement::Proved))
    };
    let questions: Vec<Property> = Property::ALL.into_iter().filter(proved).collect();
    let refuted = refuted(&program, &questions);
    assert!(
        refuted.is_empty(),
        "seed {seed}: proved, but violated with so many workers: {refuted:?}\n{text}"
    );
    let said = |property: Property| {
        let words = [&results[0], &results[1]].map(|result| result.outcomes[&property].word());
        let apart = words.contains(&"proved") && words.contains(&"violated");
        assert!(!apart, "seed {seed}, {}: {words:?}\n{text}", property.word());
        if let Judgement::Unknown(reason) = &results[0].outcomes[&property] {
            println!("seed {seed} {}: {reason:?}", property.word());
        }
        format!("{:9} {}", property.word(), words[0])
    };
    Property::ALL.into_iter().map(said).collect()
}

/// On two threads: it is the longest test of the crate.
#[test]
fn what_views_prove_no_instance_refutes() {
    let count = programs(100);
    let start = number("SCOVILLE_SEED", 1);
    let every_second = |from: u64| (from..start + count).step_by(2).flat_map(compare).collect::<Vec<_>>();
    let said = std::thread::scope(|scope| {
        let other = scope.spawn(|| every_second(start + 1));
        let mut said = every_second(start);
        said.extend(other.join().expect("the other half agrees"));
        said
    });
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    said.into_iter().for_each(|what| *tally.entry(what).or_default() += 1);
    println!("seeds {start}..{} agree", start + count);
    for (what, times) in &tally {
        println!("  {what}: {times}");
    }
}

/// Programs written to break proofs, each with its truth argued in a comment: registration modes, drops, spawns by
/// workers, flags, several kinds of tasks.
#[test]
fn programs_written_against_views() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/phasers/any");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the corpus").filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    assert!(files.len() >= 40);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable");
        let tree = parse("corpus.ph", &text).expect("well formed");
        assert_eq!(format(&tree), text, "{}", file.display());
        let program = read("corpus.ph", &text).expect("well formed");
        for line in text.lines().filter_map(|line| line.strip_prefix("// expect: ")) {
            let (word, expected) = line.split_once(' ').expect("property and answer");
            let property = Property::from_word(word).expect("a property");
            let options = ViewOptions::new(6, Budget::default());
            let result = views::run(&program, &[property], &options);
            let said = match (&result.outcomes[&property], result.facts.get("smallest_number_of_workers")) {
                (Judgement::Violated(_), Some(report::fact::Value::List(list))) => {
                    let number = list[0].trim_start_matches(word).trim_start_matches(": ").to_owned();
                    format!("violated with {number} worker{}", if number == "1" { "" } else { "s" })
                }
                (Judgement::Proved, _) => "proved for every number".to_owned(),
                (other, _) => other.word().to_owned(),
            };
            assert_eq!(said, expected, "{}: {word}", file.display());
        }
    }
}
