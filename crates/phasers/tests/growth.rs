//! The backward engine alone on a family that grows: iterative averaging with N tasks.

use phasers::check::{Judgement, default_caps};
use phasers::lang::read;
use phasers::property::Property;
use phasers::symbolic::{BackwardOptions, run};
use report::Budget;

fn averaging(count: usize) -> String {
    let spawns = "asynch(worker, b, j:SIG); ".repeat(count);
    format!(
        "volatile bool writing;\n\
         task worker(b, j) {{ while (ndet()) {{ assert(!writing); b.next(); writing := true; writing := false; \
         b.next(); }} j.signal(); }}\n\
         task main() {{ b := newPhaser(); j := newPhaser(); {spawns}b.drop(); j.next(); }}\n"
    )
}

/// Every property is proved with at most this many constraints.
fn proves(count: usize, most: u64) {
    let program = read("averaging.ph", &averaging(count)).expect("well formed");
    let budget = Budget { max_states: Some(most), ..Budget::default() };
    let properties: Vec<Property> =
        Property::ALL.into_iter().filter(|property| *property != Property::Leak).collect();
    let result = run(&program, &properties, &BackwardOptions::new(default_caps(&program), budget));
    let stats = &result.stats;
    let rate = stats.transitions as f64 / stats.seconds;
    println!("N = {count}: {stats:?}, {rate:.0} predecessors a second; {:?}", result.facts);
    for (property, outcome) in &result.outcomes {
        assert!(matches!(outcome, Judgement::Proved), "N = {count}, {}: {outcome:?}", property.word());
    }
}

#[test]
fn averaging_is_proved_backwards() {
    proves(2, 100_000);
    proves(4, 100_000);
}

/// How many constraints a second the search itself takes, where what control says of phases is not used.
/// `cargo test --release -p phasers --test suite growth::the_rate -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn the_rate_of_the_search() {
    for (count, reduction) in [(2, true), (4, true), (4, false), (6, true)] {
        let program = read("averaging.ph", &averaging(count)).expect("well formed");
        let budget = Budget { max_seconds: Some(10), ..Budget::default() };
        let options = BackwardOptions::new(default_caps(&program), budget);
        let options = BackwardOptions { leads: false, reduction, ..options };
        let result = run(&program, &[Property::Assertion], &options);
        let stats = &result.stats;
        let rate = |count: u64| (count as f64 / stats.seconds).round();
        println!(
            "N = {count}, reduction {reduction}: {} kept, {} computed, {:.3} s: {} and {} a second, {}",
            stats.states,
            stats.transitions,
            stats.seconds,
            rate(stats.states),
            rate(stats.transitions),
            result.outcomes[&Property::Assertion].word()
        );
    }
}

/// `cargo test --release -p phasers --test suite growth:: -- --ignored --nocapture`
#[test]
#[ignore = "takes long without optimisation"]
fn averaging_of_many_is_proved_backwards() {
    proves(8, 3_000_000);
    proves(12, 3_000_000);
}
