//! Random programs through every engine and the oracle. `SCOVILLE_PROGRAMS` sets how many (125 by default, 500 with
//! `SCOVILLE_ALL`, 20000 for the long run) and `SCOVILLE_SEED` where to start.

use crate::common::{number, programs};
use phasers::check::{EngineResult, Judgement};
use phasers::concrete::{Bounds, Exploration, explore};
use phasers::control::Caps;
use phasers::forward::{self, ForwardOptions};
use phasers::lang::{Program, program::SignalRule, program::StatementKind, read};
use phasers::property::Property;
use phasers::symbolic::{self, BackwardOptions};
use report::{Budget, Limit};
use std::collections::BTreeMap;

const CAPS: Caps = Caps { tasks: 4, phasers: 4 };

/// Signals and waits only help, so assertion, race, runtime and so on are decidable: "spurious" is a bug.
fn monotone(program: &Program) -> bool {
    program.options.signal == SignalRule::Counting
        && !program.any_statement(|kind| {
            matches!(kind, StatementKind::NextSingle(..) | StatementKind::NewPhaser { bound: Some(_), .. })
        })
}

fn engines(program: &Program) -> Vec<(&'static str, EngineResult)> {
    let budget = Budget { max_states: Some(20_000), max_seconds: Some(5), ..Budget::default() };
    let forward = ForwardOptions::new(CAPS, budget.clone());
    let plain = ForwardOptions { symmetry: false, reduction: false, ..forward.clone() };
    let symmetric = ForwardOptions { reduction: false, ..forward.clone() };
    let backward = BackwardOptions::new(CAPS, budget);
    let full = BackwardOptions { reduction: false, leads: false, ..backward.clone() };
    let loose = BackwardOptions { leads: false, ..backward.clone() };
    let all = &Property::ALL;
    vec![
        ("forward", forward::run(program, all, &forward)),
        ("forward without reduction", forward::run(program, all, &symmetric)),
        ("forward without symmetry and reduction", forward::run(program, all, &plain)),
        ("backward", symbolic::run(program, all, &backward)),
        ("backward without leads", symbolic::run(program, all, &loose)),
        ("backward without leads and reduction", symbolic::run(program, all, &full)),
    ]
}

/// What is wrong with the answers, if anything is.
fn judge(program: &Program, oracle: &Exploration, results: &[(&str, EngineResult)]) -> Option<String> {
    for property in Property::ALL {
        let violated = oracle.violated.contains(&property);
        let someone_violates =
            results.iter().any(|(_, result)| matches!(result.outcomes[&property], Judgement::Violated(_)));
        for (name, result) in results {
            let outcome = &result.outcomes[&property];
            let wrong = match outcome {
                Judgement::Proved | Judgement::ProvedWithinCaps if violated => {
                    "but the oracle finds a violation"
                }
                Judgement::Proved if someone_violates => "but another engine finds a violation",
                Judgement::ProvedWithinCaps if oracle.complete && name.starts_with("forward") => {
                    "but the oracle never meets a cap"
                }
                Judgement::Violated(_) if oracle.complete && !violated => {
                    "but the oracle has seen everything"
                }
                Judgement::Unknown(Limit::SpuriousAtDegree(_) | Limit::SpuriousAtCap(_))
                    if property != Property::Deadlock && monotone(program) =>
                {
                    "although the property is decidable"
                }
                _ => continue,
            };
            return Some(format!("{name} says {:?} for {}, {wrong}", outcome.word(), property.word()));
        }
    }
    None
}

#[test]
fn engines_and_oracle_agree() {
    let count = programs(500);
    let start = number("SCOVILLE_SEED", 1);
    let bounds = Bounds { configurations: 4_000, phase: 5, tasks: CAPS.tasks, phasers: CAPS.phasers };
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    let mut complete = 0;
    for seed in start..start + count {
        let text = crate::common::program(seed);
        let program =
            read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
        let oracle = explore(&program, &Property::ALL, bounds);
        complete += u64::from(oracle.complete);
        let results = engines(&program);
        if let Some(wrong) = judge(&program, &oracle, &results) {
            panic!("seed {seed}: {wrong}\n{text}");
        }
        for (name, result) in &results {
            for outcome in result.outcomes.values() {
                *tally.entry(format!("{name}: {}", outcome.word())).or_default() += 1;
            }
        }
    }
    println!("seeds {start}..{} agree; the oracle was complete on {complete}", start + count);
    for (what, times) in tally {
        println!("  {what}: {times}");
    }
}

/// The later parts of the language (`crate::common::extended`).
#[test]
fn engines_and_oracle_agree_on_later_parts_of_the_language() {
    let count = programs(500) / 2;
    let start = number("SCOVILLE_SEED", 1);
    let bounds = Bounds { configurations: 4_000, phase: 5, tasks: CAPS.tasks, phasers: CAPS.phasers };
    for seed in start..start + count {
        let text = crate::common::extended(seed);
        let program =
            read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
        let oracle = explore(&program, &Property::ALL, bounds);
        if let Some(wrong) = judge(&program, &oracle, &engines(&program)) {
            panic!("seed {seed}: {wrong}\n{text}");
        }
    }
}

/// Integers and atomic blocks (`crate::common::integers`).
#[test]
fn engines_and_oracle_agree_on_integers_and_atomic_blocks() {
    let count = programs(500);
    let start = number("SCOVILLE_SEED", 1);
    let bounds = Bounds { configurations: 4_000, phase: 5, tasks: CAPS.tasks, phasers: CAPS.phasers };
    let mut tally: BTreeMap<&str, u64> = BTreeMap::new();
    for seed in start..start + count {
        let text = crate::common::integers::program(seed);
        let program =
            read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
        let oracle = explore(&program, &Property::ALL, bounds);
        let results = engines(&program);
        if let Some(wrong) = judge(&program, &oracle, &results) {
            panic!("seed {seed}: {wrong}\n{text}");
        }
        for property in [Property::Assertion, Property::Race] {
            *tally.entry(results[0].1.outcomes[&property].word()).or_default() += 1;
        }
    }
    println!("seeds {start}..{} agree on integers and atomic blocks: {tally:?}", start + count);
}

/// Ended tasks stay registered and phasers die (`crate::common::dying`).
#[test]
fn engines_and_oracle_agree_where_phasers_die() {
    let count = programs(500);
    let start = number("SCOVILLE_SEED", 1);
    let bounds = Bounds { configurations: 4_000, phase: 5, tasks: CAPS.tasks, phasers: CAPS.phasers };
    let mut deadlocks = [0u64; 2];
    for seed in start..start + count {
        let text = crate::common::dying(seed);
        let program =
            read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
        let oracle = explore(&program, &Property::ALL, bounds);
        let results = engines(&program);
        if let Some(wrong) = judge(&program, &oracle, &results) {
            panic!("seed {seed}: {wrong}\n{text}");
        }
        let backward = results.iter().find(|(name, _)| *name == "backward").expect("it is one of them");
        match backward.1.outcomes[&Property::Deadlock].word() {
            "violated" => deadlocks[0] += 1,
            "proved" => deadlocks[1] += 1,
            _ => {}
        }
    }
    println!("seeds {start}..{} agree; deadlock violated, proved: {deadlocks:?}", start + count);
    assert!(deadlocks.iter().all(|times| *times > count / 20), "too one-sided: {deadlocks:?}");
}

/// Every task is started three times over: most tasks look alike, and shapes have many renamings.
#[test]
fn engines_agree_on_many_tasks_that_look_alike() {
    let count = programs(500) / 10;
    let start = number("SCOVILLE_SEED", 1);
    let caps = Caps { tasks: 6, phasers: 4 };
    let budget = Budget { max_states: Some(8_000), max_seconds: Some(2), ..Budget::default() };
    let mut both = 0;
    for seed in start..start + count {
        let lines: Vec<String> = crate::common::program(seed)
            .lines()
            .map(|line| {
                if line.trim_start().starts_with("asynch(") { [line; 3].join("\n") } else { line.to_owned() }
            })
            .collect();
        let text = lines.join("\n");
        let program =
            read("random.ph", &text).unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{text}"));
        let forward = forward::run(&program, &Property::ALL, &ForwardOptions::new(caps, budget.clone()));
        let backward = symbolic::run(&program, &Property::ALL, &BackwardOptions::new(caps, budget.clone()));
        for property in Property::ALL {
            let words = [&forward, &backward].map(|result| result.outcomes[&property].word());
            both += u64::from(!words.contains(&"unknown"));
            let wrong = words.contains(&"violated") && words.iter().any(|word| word.starts_with("proved"));
            assert!(!wrong, "seed {seed}, {}: {words:?}\n{text}", property.word());
        }
    }
    assert!(both > 4 * count, "both engines answer only {both} questions of {} programs", count);
}
