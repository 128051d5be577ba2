//! Random Java programs with threads or executors, barriers, latches and phasers of `java.util.concurrent`.
//!
//! A team does the same rounds; then some of it goes wrong at random. Without arguments every choice in them is settled,
//! and no wait is timed: such a program ends in every schedule or in none.

use super::text_of_programs::Text;

struct Maker {
    text: Text,
    names: u32,
}

/// What a member of the team does.
#[derive(Clone, Copy)]
enum Act {
    Barrier,
    Second,
    CountDown,
    Await,
    Phaser,
    Noise(u64),
}

/// The class `T` and the seed.
pub(crate) fn program(seed: u64) -> String {
    let mut maker = Maker { text: Text::new(seed), names: 0 };
    maker.program(seed);
    maker.text.out
}

impl Maker {
    fn program(&mut self, seed: u64) {
        let workers = 1 + self.text.pick(3);
        let main_takes_part = self.text.pick(2) == 0;
        let off = |maker: &mut Self| if maker.text.pick(6) == 0 { maker.text.pick(2) * 2 } else { 1 };
        let parties = (workers + u64::from(main_takes_part) + off(self)).saturating_sub(1).max(1);
        let counts = (workers + off(self)).saturating_sub(1);
        let script: Vec<Act> = (0..1 + self.text.pick(4)).map(|_| self.act()).collect();
        self.text.line(0, "import java.util.*;");
        self.text.line(0, "import java.util.concurrent.*;");
        self.text.line(0, &format!("public class T{seed} {{"));
        for kind in ["CyclicBarrier", "CountDownLatch"] {
            self.text.line(1, &format!("static void pass({kind} gate) {{"));
            self.text
                .line(2, "try { gate.await(); } catch (Exception e) { throw new IllegalStateException(e); }");
            self.text.line(1, "}");
        }
        let in_static = self.text.pick(4) == 0;
        let declare = |maker: &mut Self, depth: usize, prefix: &str| {
            maker.text.line(depth, &format!("{prefix}CyclicBarrier barrier = new CyclicBarrier({parties});"));
            let array = format!("{{new CyclicBarrier({parties}), new CyclicBarrier({parties})}}");
            maker.text.line(depth, &format!("{prefix}CyclicBarrier[] more = {array};"));
            maker.text.line(depth, &format!("{prefix}CountDownLatch latch = new CountDownLatch({counts});"));
            maker.text.line(depth, &format!("{prefix}Phaser phaser = new Phaser({parties});"));
            maker.text.line(depth, &format!("{prefix}Object lock = new Object();"));
        };
        if in_static {
            declare(self, 1, "static final ");
        }
        self.text.line(1, "static int counter;");
        self.text.line(1, "public static void main(String[] args) throws Exception {");
        if !in_static {
            declare(self, 2, "");
        }
        self.team(workers, main_takes_part, &script);
        self.text.line(1, "}");
        self.text.line(0, "}");
    }

    fn act(&mut self) -> Act {
        match self.text.pick(9) {
            0..=2 => Act::Barrier,
            3 => Act::Second,
            4 => Act::CountDown,
            5 => Act::Await,
            6 => Act::Phaser,
            _ => Act::Noise(self.text.pick(6)),
        }
    }

    /// The script with a step left out, said twice or put elsewhere, now and then.
    fn changed(&mut self, script: &[Act]) -> Vec<Act> {
        let mut own = script.to_vec();
        if self.text.pick(5) == 0 && !own.is_empty() {
            let at = self.text.pick(own.len() as u64) as usize;
            match self.text.pick(3) {
                0 => drop(own.remove(at)),
                1 => own.insert(at, own[at]),
                _ => own.rotate_left(1),
            }
        }
        own
    }

    fn team(&mut self, workers: u64, main_takes_part: bool, script: &[Act]) {
        let pool = self.text.pick(3) == 0;
        let joins = self.text.pick(3) > 0;
        let rounds = 1 + self.text.pick(2);
        if pool {
            let threads = if self.text.pick(3) == 0 { workers.max(2) - 1 } else { workers };
            let made = match self.text.pick(3) {
                0 => "Executors.newCachedThreadPool()".to_string(),
                _ => format!("Executors.newFixedThreadPool({threads})"),
            };
            self.text.line(2, &format!("ExecutorService pool = {made};"));
        }
        let mut names = Vec::new();
        let in_loop = self.text.pick(3) == 0;
        if in_loop {
            self.text.line(2, "List<Thread> team = new ArrayList<>();");
            self.text.line(2, &format!("for (int member = 0; member < {workers}; member++) {{"));
        }
        for _ in 0..if in_loop { 1 } else { workers } {
            let own = self.changed(script);
            self.names += 1;
            let name = format!("worker{}", self.names);
            let (head, tail) = match (pool, self.text.pick(2)) {
                (true, 0) => ("pool.execute(() -> {".to_string(), "});"),
                (true, _) => (format!("Future<?> {name} = pool.submit(() -> {{"), "});"),
                _ => (format!("Thread {name} = new Thread(() -> {{"), "});"),
            };
            self.text.line(2, &head);
            self.member(3, &own, rounds);
            self.text.line(2, tail);
            if !pool {
                self.text.line(2, &format!("{name}.start();"));
                if in_loop {
                    self.text.line(2, &format!("team.add({name});"));
                }
                names.push(name);
            }
        }
        if in_loop {
            self.text.line(2, "}");
        }
        if pool {
            self.text.line(2, "pool.shutdown();");
        }
        if main_takes_part {
            let own = self.changed(script);
            let own: Vec<Act> = own.into_iter().filter(|act| !matches!(act, Act::CountDown)).collect();
            self.member(2, &own, rounds);
        }
        if self.text.pick(2) == 0 {
            self.text.line(2, "pass(latch);");
        }
        if joins && in_loop {
            self.text.line(2, "for (Thread one : team) one.join();");
        } else if joins {
            for name in names {
                self.text.line(2, &format!("{name}.join();"));
            }
        }
    }

    fn member(&mut self, depth: usize, script: &[Act], rounds: u64) {
        let (mut depth, outer) = (depth, depth);
        if rounds > 1 {
            self.names += 1;
            let round = format!("round{}", self.names);
            self.text.line(depth, &format!("for (int {round} = 0; {round} < {rounds}; {round}++) {{"));
            depth += 1;
        }
        for act in script {
            let text = match act {
                Act::Barrier => "pass(barrier);",
                Act::Second => "pass(more[1]);",
                Act::CountDown => "latch.countDown();",
                Act::Await => "pass(latch);",
                Act::Phaser => "phaser.arriveAndAwaitAdvance();",
                Act::Noise(0) => "synchronized (lock) { counter++; }",
                Act::Noise(1) => "System.out.println(1 / (args.length + 1));",
                Act::Noise(2) => "if (args.length > 2) { pass(barrier); }",
                Act::Noise(3) => "if (args.length > 1) throw new IllegalStateException();",
                Act::Noise(4) => {
                    "try { System.out.println(args[0]); } catch (RuntimeException none) { counter--; }"
                }
                Act::Noise(_) => "synchronized (lock) { latch.countDown(); }",
            };
            self.text.line(depth, text);
        }
        if rounds > 1 {
            self.text.line(outer, "}");
        }
    }
}
