//! Random programs that spawn without bound. Half of them follow a plan that is right and then lose or gain a
//! statement, so that proofs and violations are both frequent; the others are random programs whose spawns were put
//! into loops.

use super::Random;
use std::fmt::Write;

/// A program for the seed.
pub(crate) fn program(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0xa11);
    if random.percent(40) {
        return looped(&mut random, &super::program(seed));
    }
    let extended = random.percent(25);
    let integers = Random::new(seed ^ 0x77).percent(25);
    let mut plan = Plan::new(random);
    let text = plan.write();
    let text = if extended { super::extend(&mut plan.random, &text, ["p", "j"]) } else { text };
    if integers { super::integers::insert(&mut plan.random, &text, ["p", "j"]) } else { text }
}

/// The spawns of a random program in loops.
fn looped(random: &mut Random, text: &str) -> String {
    let lines = text.lines().map(|line| {
        if line.trim_start().starts_with("asynch(") && random.percent(70) {
            format!("while (ndet()) {{\n{line}\n}}")
        } else {
            line.to_owned()
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Tasks that meet at barriers, flags that are raised and lowered between them, and a joiner.
struct Plan {
    random: Random,
    /// Steps between barriers, the same for every kind of task.
    rounds: usize,
    loops: bool,
    kinds: usize,
    modes: &'static str,
}

impl Plan {
    fn new(mut random: Random) -> Self {
        let rounds = 1 + random.below(3);
        let loops = random.percent(40);
        let kinds = 1 + random.below(2);
        let modes = *random.pick(&["", "", "", "SIG", "WAIT"]);
        Plan { random, rounds, loops, kinds, modes }
    }

    fn write(&mut self) -> String {
        let mut text = String::from("bool a, b;\n");
        match self.random.below(100) {
            0..10 => text.push_str("option signal=idempotent;\n"),
            10..18 => text.push_str("option signal=strict;\n"),
            _ => {}
        }
        if self.random.percent(8) {
            text.push_str("option exit=stays;\n");
        }
        // Which flag a round raises; the flag of another round must be down.
        let flags: Vec<&str> = (0..self.rounds).map(|_| *self.random.pick(&["a", "b", ""])).collect();
        let mut labelled = false;
        for kind in 0..self.kinds {
            let mut body = self.body(&flags, &mut labelled);
            if kind == 0 && self.kinds > 1 && self.random.percent(30) {
                body.insert(
                    self.random.below(body.len() + 1),
                    "while (ndet()) { asynch(w1, p, j); }".to_owned(),
                );
            } else if self.random.percent(10) {
                body.insert(0, format!("if (ndet()) {{ asynch(w{kind}, p, j); }}"));
            }
            self.mutate(&mut body);
            let _ = writeln!(text, "task w{kind}(p, j) {{\n{}\n}}", body.join("\n"));
        }
        let mut main = vec!["p := newPhaser();".to_owned(), "j := newPhaser();".to_owned()];
        for kind in 0..self.kinds {
            let mode =
                if self.modes.is_empty() || kind == 0 { String::new() } else { format!(":{}", self.modes) };
            let join = *self.random.pick(&[":SIG", ":SIG", ":SIG", ""]);
            let spawn = format!("asynch(w{kind}, p{mode}, j{join});");
            main.push(if self.random.percent(75) { format!("while (ndet()) {{ {spawn} }}") } else { spawn });
        }
        match self.random.below(3) {
            0 => main.extend(self.body(&flags, &mut labelled)),
            1 => main.push("p.drop();".to_owned()),
            _ => main.extend(["p.signal();".to_owned(), "p.drop();".to_owned()]),
        }
        main.push("j.next();".to_owned());
        if self.random.percent(30) {
            main.push("assert(!a);".to_owned());
        }
        self.mutate(&mut main);
        let _ = writeln!(text, "task main() {{\n{}\n}}", main.join("\n"));
        if labelled && text.contains("@l ") && text.contains("@m ") {
            text.push_str("never(l, m);\n");
        }
        if self.random.percent(10) {
            let kind = *self.random.pick(&["lapped", "ahead"]);
            let _ = writeln!(text, "{kind}(p) < {};", 2 + self.random.below(2));
        }
        text
    }

    fn body(&mut self, flags: &[&str], labelled: &mut bool) -> Vec<String> {
        let mut lines = Vec::new();
        for (round, flag) in flags.iter().enumerate() {
            let other =
                flags.iter().enumerate().find(|(at, name)| *at != round && *name != flag && !name.is_empty());
            match self.random.below(4) {
                0 if !flag.is_empty() => {
                    lines.push(format!("{flag} := true;"));
                    lines.push(format!("{flag} := false;"));
                }
                1 if !flag.is_empty() => lines.push(format!("{flag} := true;")),
                2 => {
                    *labelled = true;
                    lines.push(format!("@{} skip;", if round % 2 == 0 { "l" } else { "m" }));
                }
                _ => {
                    if let Some((_, name)) = other {
                        lines.push(format!("assert(!{name});"));
                    }
                }
            }
            let barrier = *self.random.pick(&["p.next();", "p.next();", "p.signal();\np.wait();", "next;"]);
            lines.push(barrier.to_owned());
        }
        if self.loops {
            lines.push("p.next();".to_owned());
            let condition = *self.random.pick(&["ndet()", "ndet()", "!b"]);
            return vec![format!("while ({condition}) {{\n{}\n}}", lines.join("\n"))];
        }
        lines
    }

    /// Half of the time: a statement is lost, doubled or added.
    fn mutate(&mut self, lines: &mut Vec<String>) {
        if self.random.percent(55) || lines.is_empty() {
            return;
        }
        let at = self.random.below(lines.len());
        match self.random.below(3) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            _ => {
                const ADDED: [&str; 9] = [
                    "p.signal();",
                    "p.wait();",
                    "p.drop();",
                    "j.signal();",
                    "j.drop();",
                    "a := true;",
                    "b := ndet();",
                    "assert(!a);",
                    "if (ndet()) { p.next(); }",
                ];
                lines.insert(at, (*self.random.pick(&ADDED)).to_owned());
            }
        }
    }
}
