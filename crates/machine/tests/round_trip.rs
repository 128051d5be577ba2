//! Going back and forth: for random programs' points and random schedules, undoing gives the state that was,
//! and running again gives the states and the output that were.

use crate::support::{PROGRAMS, Random, Seen, Step, look, machine, random_step, seeds, take};
use machine::{Machine, TaskId};

/// Runs steps, marking before some of them; gives what was seen after each.
fn run(machine: &mut Machine, tasks: &[(u64, TaskId)], steps: &[(bool, Step)]) -> Vec<Seen> {
    let mut seen = Vec::new();
    for (mark, step) in steps {
        if *mark {
            machine.mark();
        }
        take(machine, *step);
        seen.push(look(machine, tasks));
    }
    seen
}

/// Goes back to a depth, comparing the state at each mark on the way with what it was.
fn rewind_to(
    machine: &mut Machine,
    tasks: &[(u64, TaskId)],
    depth: usize,
    marked: &mut Vec<Seen>,
    context: &str,
) {
    while machine.depth() > depth {
        machine.rewind();
        if let Some(was) = marked.pop() {
            compare(
                &look(machine, tasks),
                &was,
                &format!("{context}: after a rewind to depth {}", machine.depth()),
            );
        }
    }
}

fn compare(now: &Seen, was: &Seen, context: &str) {
    assert_eq!(String::from_utf8_lossy(&now.out), String::from_utf8_lossy(&was.out), "{context}: output");
    assert_eq!(String::from_utf8_lossy(&now.err), String::from_utf8_lossy(&was.err), "{context}: messages");
    if let Some(at) =
        (0..now.thorough.len().max(was.thorough.len())).find(|i| now.thorough.get(*i) != was.thorough.get(*i))
    {
        panic!("{context}: the thorough forms differ at token {at}");
    }
    if let Some(at) = (0..now.generations.len().max(was.generations.len()))
        .find(|i| now.generations.get(*i) != was.generations.get(*i))
    {
        panic!(
            "{context}: the forms differ at token {at}: {:x?} / {:x?}",
            now.generations.get(at),
            was.generations.get(at)
        );
    }
    assert_eq!(now.fingerprint, was.fingerprint, "{context}: fingerprint");
}

/// What was seen just before each mark, given what was seen before the first step and after each.
fn at_marks(first: &Seen, seen: &[Seen], steps: &[(bool, Step)]) -> Vec<Seen> {
    let before = |index: usize| if index == 0 { first.clone() } else { seen[index - 1].clone() };
    (0..steps.len()).filter(|index| steps[*index].0).map(before).collect()
}

#[test]
fn undo_and_run_again() {
    for (name, count) in PROGRAMS {
        let (mut machine, tasks) = machine(name, count);
        machine.mark();
        let start = look(&mut machine, &tasks);
        for seed in seeds(25) {
            let mut random = Random(seed);
            let prefix: Vec<(bool, Step)> = (0..random.below(40))
                .map(|_| (random.below(4) == 0, random_step(&mut random, &tasks)))
                .collect();
            let steps: Vec<(bool, Step)> = (0..1 + random.below(25))
                .map(|i| (i == 0 || random.below(3) == 0, random_step(&mut random, &tasks)))
                .collect();
            let prefix_seen = run(&mut machine, &tasks, &prefix);
            let depth = machine.depth();
            let middle = prefix_seen.last().unwrap_or(&start).clone();
            let first = run(&mut machine, &tasks, &steps);
            let context = format!("{name}, seed {seed}");
            rewind_to(&mut machine, &tasks, depth, &mut at_marks(&middle, &first, &steps), &context);
            let second = run(&mut machine, &tasks, &steps);
            for (index, (now, was)) in second.iter().zip(&first).enumerate() {
                compare(
                    now,
                    was,
                    &format!("{context}: {:?}, step {index} of the second run", steps[index].1),
                );
            }
            rewind_to(&mut machine, &tasks, depth, &mut at_marks(&middle, &first, &steps), &context);
            rewind_to(&mut machine, &tasks, 1, &mut at_marks(&start, &prefix_seen, &prefix), &context);
            machine.rewind();
            compare(&look(&mut machine, &tasks), &start, &format!("{context}: at the start again"));
            machine.mark();
        }
    }
}

#[test]
fn collecting_garbage_changes_nothing() {
    for (name, count) in PROGRAMS {
        let (mut machine, tasks) = machine(name, count);
        machine.mark();
        for seed in seeds(10) {
            let mut random = Random(seed ^ 0xC011);
            for step in 0..30 {
                take(&mut machine, random_step(&mut random, &tasks));
                let before = look(&mut machine, &tasks);
                machine.collect_garbage();
                let after = look(&mut machine, &tasks);
                compare(&after, &before, &format!("{name}, seed {seed}, step {step}: after a collection"));
            }
            machine.rewind();
            machine.mark();
        }
    }
}
