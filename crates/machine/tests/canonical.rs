//! The fast fingerprint against the slow, full canonical form: on all pairs of states met, equal
//! fingerprints if and only if equal forms.
//!
//! One difference is known and wanted: an old object (one that existed before the first task) that was
//! written and then became garbage is still part of the fast form, because finding out that nothing points
//! to it would take the walk that the fast form avoids. States that are equal but for such garbage may have
//! different fingerprints: a search then sees a state twice, and never loses one. `Unlink` shows it.

use crate::support::{PROGRAMS, Random, Seen, Step, look, machine, random_step, seeds, take};
use std::collections::{HashMap, HashSet};

/// The states met on random schedules with a switch at any access.
fn states(name: &str, count: usize) -> Vec<Seen> {
    let (mut machine, tasks) = machine(name, count);
    machine.mark();
    let mut met = Vec::new();
    for seed in seeds(40) {
        let mut random = Random(seed ^ 0x5EED);
        // Some schedules switch rarely, some at every access.
        let most = 1 + random.below(12) as u32;
        for _ in 0..400 {
            let step = match random_step(&mut random, &tasks) {
                Step::Accesses(task, _) => Step::Accesses(task, 1 + random.next() as u32 % most),
                other => other,
            };
            take(&mut machine, step);
            met.push(look(&mut machine, &tasks));
            if tasks.iter().all(|(_, task)| machine.stack_of(*task).frames.is_empty()) {
                break;
            }
        }
        machine.rewind();
        machine.mark();
    }
    met
}

/// Fingerprints with more than one form, and forms with more than one fingerprint.
fn disagreements<'a>(states: &'a [Seen], form: impl Fn(&'a Seen) -> &'a [u64]) -> (usize, usize) {
    let mut by_fingerprint: HashMap<u128, HashSet<&[u64]>> = HashMap::new();
    let mut by_form: HashMap<&[u64], HashSet<u128>> = HashMap::new();
    for state in states {
        by_fingerprint.entry(state.fingerprint).or_default().insert(form(state));
        by_form.entry(form(state)).or_default().insert(state.fingerprint);
    }
    let merged = by_fingerprint.values().filter(|forms| forms.len() > 1).count();
    let split = by_form.values().filter(|fingerprints| fingerprints.len() > 1).count();
    (merged, split)
}

#[test]
fn fingerprints_are_equal_exactly_when_states_are() {
    for (name, count) in PROGRAMS {
        let states = states(name, count);
        let distinct: HashSet<u128> = states.iter().map(|state| state.fingerprint).collect();
        assert!(distinct.len() < states.len(), "{name}: no state was met twice, the test shows nothing");
        assert_eq!(
            disagreements(&states, |state| &state.generations),
            (0, 0),
            "{name}: hash against its tokens"
        );
        let (merged, split) = disagreements(&states, |state| &state.thorough);
        assert_eq!(merged, 0, "{name}: different states with one fingerprint, among {}", states.len());
        if name != "Unlink" {
            assert_eq!(
                split,
                0,
                "{name}: equal states with different fingerprints, among {}",
                distinct.len()
            );
        }
    }
}

#[test]
fn order_of_independent_tasks_does_not_show() {
    let (mut machine, tasks) = machine("Commuting", 3);
    machine.mark();
    let mut ends = HashSet::new();
    for seed in seeds(40) {
        let mut random = Random(seed);
        while !tasks.iter().all(|(_, task)| machine.stack_of(*task).frames.is_empty()) {
            let task = tasks[random.below(3)].1;
            take(&mut machine, Step::Accesses(task, random.next() as u32 % 9));
        }
        ends.insert(look(&mut machine, &tasks).fingerprint);
        machine.rewind();
        machine.mark();
    }
    assert_eq!(ends.len(), 1);
}
