//! What the abstraction of Java programs rests on (docs/phasers.md, "From Java"): where no boolean decides, every
//! loop can be left, and the end of a task drops its phasers, tasks that may end early have no deadlock and no
//! runtime error that the same tasks without the early ends do not have.

use crate::common::Random;
use phasers::check::Judgement;
use phasers::control::Caps;
use phasers::forward::{self, ForwardOptions};
use phasers::lang::read;
use phasers::property::Property;
use report::Budget;
use std::fmt::Write;

struct Maker {
    random: Random,
    out: String,
    early: bool,
}

impl Maker {
    fn line(&mut self, depth: usize, text: &str) {
        if self.early && text.ends_with(';') {
            let _ = writeln!(self.out, "{}if (ndet()) {{ exit; }}", "    ".repeat(depth));
        }
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(depth));
    }

    fn pick(&mut self, from: &[&'static str]) -> &'static str {
        from[self.random.below(from.len())]
    }

    fn body(&mut self, depth: usize, task: usize) {
        let steps = 1 + self.random.below(4);
        for _ in 0..steps {
            let phaser = self.pick(&["p", "q"]);
            match self.random.below(10) {
                0 if depth < 3 => {
                    let head = self.pick(&["if (ndet()) {", "while (ndet()) {"]);
                    self.line(depth, head);
                    self.body(depth + 1, task);
                    self.line(depth, "}");
                }
                1 if task < 2 => {
                    let mode = self.pick(&["", ":SIG", ":WAIT"]);
                    self.line(depth, &format!("asynch(t{}, p{mode}, q);", task + 1));
                }
                2 => self.line(depth, &format!("{phaser}.signal();")),
                3 => self.line(depth, &format!("{phaser}.wait();")),
                4 if self.random.below(3) == 0 => self.line(depth, &format!("{phaser}.drop();")),
                _ => self.line(depth, &format!("{phaser}.next();")),
            }
        }
    }
}

/// The same random program with and without early ends.
fn program(seed: u64, early: bool) -> String {
    let mut maker = Maker { random: Random::new(seed), out: "option signal=idempotent;\n".into(), early };
    let bound = ["", ", bound=1"][usize::from(maker.random.below(4) == 0)];
    maker.out.push_str("task main() {\n");
    let _ = writeln!(maker.out, "    p := newPhaser(SIG_WAIT{bound});\n    q := newPhaser();");
    maker.out.push_str("    asynch(t1, p, q);\n    asynch(t1, p, q);\n");
    maker.body(1, 0);
    maker.out.push_str("}\n");
    for task in 1..3 {
        let _ = writeln!(maker.out, "task t{task}(p, q) {{");
        maker.body(1, task);
        maker.out.push_str("}\n");
    }
    maker.out
}

#[test]
fn early_ends_add_no_deadlock_and_no_error() {
    let count = std::env::var("SCOVILLE_PROGRAMS").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    let properties = [Property::Deadlock, Property::Runtime];
    let proved = |text: &str| {
        let program = read("random.ph", text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
        let budget = Budget { max_states: Some(40_000), max_seconds: Some(5), ..Budget::default() };
        let caps = Caps { tasks: 12, phasers: 2 };
        let result = forward::run(&program, &properties, &ForwardOptions::new(caps, budget));
        // Within caps nothing is said of runs with more tasks, and early ends keep tasks few.
        let all_proved = result.outcomes.values().all(|outcome| matches!(outcome, Judgement::Proved));
        let violated = result.outcomes.values().any(|outcome| matches!(outcome, Judgement::Violated(_)));
        if all_proved || violated { Some(!violated) } else { None }
    };
    let (mut kept, mut refuted) = (0, 0);
    for seed in 1..=count {
        let text = program(seed, false);
        let Some(true) = proved(&text) else { continue };
        match proved(&program(seed, true)) {
            Some(true) => kept += 1,
            Some(false) => refuted += 1,
            None => {}
        }
        assert_eq!(refuted, 0, "seed {seed}:\n{text}\n{}", program(seed, true));
    }
    assert!(kept * 10 > count, "only {kept} of {count} programs were proved");
}
