//! Random Java programs with threads and phasers of `java.util.concurrent` that end: by force, by `onAdvance`, in tiers;
//! and waits for phases of every kind. Such a program ends in every schedule or in none.

use std::fmt::Write;

struct Maker {
    state: u64,
    out: String,
    names: u32,
    tiers: bool,
}

/// The class `P` and the seed.
pub(crate) fn program(seed: u64) -> String {
    let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut maker = Maker { state, out: String::new(), names: 0, tiers: false };
    maker.program(seed);
    maker.out
}

impl Maker {
    fn pick(&mut self, count: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % count
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(depth));
    }

    fn program(&mut self, seed: u64) {
        let workers = 1 + self.pick(3);
        let main_takes_part = self.pick(2) == 0;
        self.tiers = self.pick(4) == 0;
        let off = if self.pick(8) == 0 { 1 } else { 0 };
        let parties = workers + u64::from(main_takes_part) + off;
        self.line(0, "import java.util.concurrent.*;");
        self.line(0, &format!("public class P{seed} {{"));
        self.line(1, "public static void main(String[] args) throws Exception {");
        let rounds = self.pick(3);
        let body = match self.pick(5) {
            0 => Some("return false;".to_string()),
            1 => Some(format!("return phase >= {rounds};")),
            2 => Some(format!("return phase >= {rounds} || parties == 0;")),
            _ => None,
        };
        let ends = !self.tiers && body.as_ref().is_some_and(|body| body != "return false;");
        if self.tiers {
            self.line(2, "Phaser root = new Phaser();");
            let first = 1 + self.pick(parties);
            self.line(2, &format!("Phaser phaser = new Phaser(root, {first});"));
            self.line(2, &format!("Phaser other = new Phaser(root, {});", parties - first));
            // Each member has a phaser of its own choice: the shares may not fit.
        } else if let Some(body) = body {
            self.line(2, &format!("Phaser phaser = new Phaser({parties}) {{"));
            self.line(3, &format!("protected boolean onAdvance(int phase, int parties) {{ {body} }}"));
            self.line(2, "};");
        } else {
            self.line(2, &format!("Phaser phaser = new Phaser({parties});"));
        }
        let forces = self.pick(6) == 0;
        let script: Vec<u64> = (0..1 + self.pick(3)).map(|_| self.pick(8)).collect();
        let last = match self.pick(4) {
            0 if ends || forces => 10,
            1 => 11,
            2 if ends => 10,
            _ => 12,
        };
        let mut names = Vec::new();
        for _ in 0..workers {
            self.names += 1;
            let name = format!("worker{}", self.names);
            self.line(2, &format!("Thread {name} = new Thread(() -> {{"));
            self.member(3, &script, last, false);
            self.line(2, "});");
            self.line(2, &format!("{name}.start();"));
            names.push(name);
        }
        if main_takes_part {
            self.member(2, &script, last, forces);
        } else if forces {
            self.line(2, "phaser.forceTermination();");
        }
        for name in names {
            self.line(2, &format!("{name}.join();"));
        }
        self.line(1, "}");
        self.line(0, "}");
    }

    fn member(&mut self, depth: usize, script: &[u64], last: u64, forces: bool) {
        let mut own = script.to_vec();
        if self.pick(6) == 0 {
            let at = self.pick(own.len() as u64) as usize;
            if self.pick(2) == 0 {
                own.remove(at);
            } else {
                own.insert(at, own[at]);
            }
        }
        let force_at = if forces { Some(self.pick(own.len() as u64 + 1)) } else { None };
        let gate = if self.tiers && self.pick(2) == 0 { "other" } else { "phaser" };
        own.push(last);
        for (at, act) in own.into_iter().enumerate() {
            if Some(at as u64) == force_at {
                self.line(depth, &format!("{gate}.forceTermination();"));
            }
            self.names += 1;
            let name = format!("phase{}", self.names);
            let text = match act {
                0..=2 => format!("{gate}.arriveAndAwaitAdvance();"),
                3 => format!("{gate}.awaitAdvance({gate}.arrive());"),
                4 => format!("int {name} = {gate}.getPhase(); {gate}.arrive(); {gate}.awaitAdvance({name});"),
                5 => format!("int {name} = {gate}.arriveAndAwaitAdvance(); {gate}.awaitAdvance({name} - 1);"),
                6 => format!(
                    "int {name} = {gate}.getPhase(); {gate}.arriveAndAwaitAdvance(); {gate}.awaitAdvance({name});"
                ),
                7 if self.pick(4) == 0 => format!("{gate}.awaitAdvance({gate}.getPhase());"),
                7 => format!("{gate}.awaitAdvance(-1);"),
                10 => format!("while (!{gate}.isTerminated()) {{ {gate}.arriveAndAwaitAdvance(); }}"),
                11 => format!("{gate}.arriveAndDeregister();"),
                _ => format!("if (args.length > 1) {{ {gate}.arriveAndAwaitAdvance(); }}"),
            };
            self.line(depth, &text);
        }
    }
}
