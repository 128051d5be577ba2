//! How many states and schedules the default engine needs, without a look at the clock.

use crate::support::{compile, folder, root, scoville, text};
use std::path::PathBuf;
use std::sync::OnceLock;

/// The programs of `scoville bench order`, compiled.
fn compiled() -> &'static PathBuf {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let source = |folder: &'static str| {
            move |name: &str| root().join("tests/bench").join(folder).join(format!("{name}.java"))
        };
        let grows =
            ["Counter", "Counters", "Blocks", "FutureTree", "Forall", "IsolatedOwn", "Messages", "Regions"];
        let locks = ["LockVector", "LockIsolated", "AddVector", "AddIsolated"];
        let sources: Vec<PathBuf> =
            grows.map(source("order")).into_iter().chain(locks.map(source("threads"))).collect();
        compile(folder("order"), &sources)
    })
}

/// States and schedules of a program that must be proved.
fn proved(name: &str, input: &[&str]) -> (u64, u64) {
    let class = compiled().join(format!("{name}.class")).display().to_string();
    let mut arguments = vec!["check", class.as_str(), "--format", "json", "--"];
    arguments.extend_from_slice(input);
    let output = scoville(&arguments);
    let verdict: serde_json::Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{name}: {error}: {}{}", text(&output.stdout), text(&output.stderr)));
    assert_eq!(verdict["verdict"], "proved", "{name} {input:?}");
    let figure = |name: &str| verdict["stats"][name].as_u64().expect("a number");
    (figure("states"), figure("schedules"))
}

#[test]
fn tasks_that_bump_one_counter_grow_no_faster_than_their_subsets() {
    for tasks in 2..=9u32 {
        let (states, schedules) = proved("Counter", &[&tasks.to_string()]);
        let most = (1 << tasks) + 16;
        assert!(states <= most && schedules <= most, "{tasks}: {states} states, {schedules} schedules");
    }
}

#[test]
fn counters_of_their_own_do_not_multiply() {
    let (states, schedules) = proved("Counters", &["12"]);
    assert!(states < 100 && schedules < 100, "{states} states, {schedules} schedules");
}

#[test]
fn tasks_without_choices_take_one_schedule() {
    assert_eq!(proved("Blocks", &["2000", "100", "500"]), (1, 1));
    assert_eq!(proved("Blocks", &["2000", "100", "2000"]), (1, 1));
    assert_eq!(proved("Blocks", &["20000", "10", "20000"]), (1, 1));
    assert_eq!(proved("FutureTree", &["3000"]), (1, 1));
    assert_eq!(proved("Forall", &["20000"]), (1, 1));
    assert_eq!(proved("IsolatedOwn", &["2000"]), (1, 1));
    assert_eq!(proved("Regions", &["300", "20"]), (1, 1));
}

#[test]
fn actors_with_one_sender_each_take_one_schedule() {
    assert_eq!(proved("Messages", &["1000"]), (1, 1));
}

#[test]
fn monitors_take_the_states_of_isolated() {
    assert_eq!(proved("LockVector", &["3", "2"]), proved("LockIsolated", &["3", "2"]));
    assert_eq!(proved("AddVector", &["3", "2"]), proved("AddIsolated", &["3", "2"]));
}
