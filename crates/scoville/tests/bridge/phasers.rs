//! Random Java programs with threads and phasers of `java.util.concurrent` that end: by force, by `onAdvance`, in tiers;
//! and waits for phases of every kind. Such a program ends in every schedule or in none.

use super::text_of_programs::Text;

struct Maker {
    text: Text,
    names: u32,
    tiers: bool,
}

/// The class `P` and the seed.
pub(crate) fn program(seed: u64) -> String {
    let mut maker = Maker { text: Text::new(seed), names: 0, tiers: false };
    maker.program(seed);
    maker.text.out
}

impl Maker {
    fn program(&mut self, seed: u64) {
        let workers = 1 + self.text.pick(3);
        let main_takes_part = self.text.pick(2) == 0;
        self.tiers = self.text.pick(4) == 0;
        let off = if self.text.pick(8) == 0 { 1 } else { 0 };
        let parties = workers + u64::from(main_takes_part) + off;
        self.text.line(0, "import java.util.concurrent.*;");
        self.text.line(0, &format!("public class P{seed} {{"));
        self.text.line(1, "public static void main(String[] args) throws Exception {");
        let rounds = self.text.pick(3);
        let body = match self.text.pick(5) {
            0 => Some("return false;".to_string()),
            1 => Some(format!("return phase >= {rounds};")),
            2 => Some(format!("return phase >= {rounds} || parties == 0;")),
            _ => None,
        };
        let ends = !self.tiers && body.as_ref().is_some_and(|body| body != "return false;");
        if self.tiers {
            self.text.line(2, "Phaser root = new Phaser();");
            let first = 1 + self.text.pick(parties);
            self.text.line(2, &format!("Phaser phaser = new Phaser(root, {first});"));
            self.text.line(2, &format!("Phaser other = new Phaser(root, {});", parties - first));
            // Each member has a phaser of its own choice: the shares may not fit.
        } else if let Some(body) = body {
            self.text.line(2, &format!("Phaser phaser = new Phaser({parties}) {{"));
            self.text.line(3, &format!("protected boolean onAdvance(int phase, int parties) {{ {body} }}"));
            self.text.line(2, "};");
        } else {
            self.text.line(2, &format!("Phaser phaser = new Phaser({parties});"));
        }
        let forces = self.text.pick(6) == 0;
        let script: Vec<u64> = (0..1 + self.text.pick(3)).map(|_| self.text.pick(8)).collect();
        let last = match self.text.pick(4) {
            0 if ends || forces => 10,
            1 => 11,
            2 if ends => 10,
            _ => 12,
        };
        let mut names = Vec::new();
        for _ in 0..workers {
            self.names += 1;
            let name = format!("worker{}", self.names);
            self.text.line(2, &format!("Thread {name} = new Thread(() -> {{"));
            self.member(3, &script, last, false);
            self.text.line(2, "});");
            self.text.line(2, &format!("{name}.start();"));
            names.push(name);
        }
        if main_takes_part {
            self.member(2, &script, last, forces);
        } else if forces {
            self.text.line(2, "phaser.forceTermination();");
        }
        for name in names {
            self.text.line(2, &format!("{name}.join();"));
        }
        self.text.line(1, "}");
        self.text.line(0, "}");
    }

    fn member(&mut self, depth: usize, script: &[u64], last: u64, forces: bool) {
        let mut own = script.to_vec();
        if self.text.pick(6) == 0 {
            let at = self.text.pick(own.len() as u64) as usize;
            if self.text.pick(2) == 0 {
                own.remove(at);
            } else {
                own.insert(at, own[at]);
            }
        }
        let force_at = if forces { Some(self.text.pick(own.len() as u64 + 1)) } else { None };
        let gate = if self.tiers && self.text.pick(2) == 0 { "other" } else { "phaser" };
        own.push(last);
        for (at, act) in own.into_iter().enumerate() {
            if Some(at as u64) == force_at {
                self.text.line(depth, &format!("{gate}.forceTermination();"));
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
                7 if self.text.pick(4) == 0 => format!("{gate}.awaitAdvance({gate}.getPhase());"),
                7 => format!("{gate}.awaitAdvance(-1);"),
                10 => format!("while (!{gate}.isTerminated()) {{ {gate}.arriveAndAwaitAdvance(); }}"),
                11 => format!("{gate}.arriveAndDeregister();"),
                _ => format!("if (args.length > 1) {{ {gate}.arriveAndAwaitAdvance(); }}"),
            };
            self.text.line(depth, &text);
        }
    }
}
