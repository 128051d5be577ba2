//! Random programs of a third kind: tasks that meet at all the things besides plain words and phasers. What they do
//! to each other does not commute, and an assertion on all of it comes last, so that orders show.

use crate::program::Generated;
use search::Random;
use std::fmt::Write;

/// Most operations.
const OPERATIONS: usize = 5;

/// What a program uses besides isolated, of which each has two or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    ThreadLocals,
    Objects,
    Volatile,
    Atomic,
    Plain,
    Futures,
    Initializers,
    Arrays,
    Aliases,
    Notification,
    Lock,
    Exceptions,
    Accumulator,
    Actor,
}

/// All things. Plain accesses and others of one atomic variable race for the default engine and not for the exhaustive
/// search, so `m` is only used plainly. The exhaustive search does not end a wait for a notification, so that one comes
/// last and is left out unless `SCOVILLE_WAIT` is set.
const THINGS: [Thing; 14] = [
    Thing::ThreadLocals,
    Thing::Objects,
    Thing::Volatile,
    Thing::Atomic,
    Thing::Plain,
    Thing::Futures,
    Thing::Initializers,
    Thing::Arrays,
    Thing::Aliases,
    Thing::Lock,
    Thing::Exceptions,
    Thing::Accumulator,
    Thing::Actor,
    Thing::Notification,
];

struct Writer {
    random: Random,
    out: String,
    things: Vec<Thing>,
    operations: usize,
    locals: usize,
    sends: usize,
    unput: Vec<usize>,
}

/// The program of a number.
pub(crate) fn generate(seed: u64) -> Generated {
    let mut random = Random::new(seed.wrapping_mul(3));
    let count = THINGS.len() - usize::from(std::env::var_os("SCOVILLE_WAIT").is_none());
    let things = (0..2 + random.below(2)).map(|_| THINGS[random.below(count)]).collect();
    let mut writer =
        Writer { random, out: String::new(), things, operations: 0, locals: 0, sends: 0, unput: vec![0, 1] };
    let name = format!("X{seed}");
    writer.program(&name);
    Generated { source: writer.out, name, timed: false }
}

impl Writer {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn has(&self, thing: Thing) -> bool {
        self.things.contains(&thing)
    }

    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", indent * 4);
    }

    fn program(&mut self, name: &str) {
        self.line(0, &format!("class {name} {{"));
        self.members();
        self.line(1, "public static void main(String[] args) {");
        self.line(2, "launchHabaneroApp(() -> {");
        if self.has(Thing::Futures) {
            self.line(
                3,
                "HjDataDrivenFuture<Integer> d0 = newDataDrivenFuture(), d1 = newDataDrivenFuture();",
            );
        }
        let mut open = "finish(() -> {";
        if self.has(Thing::Accumulator) {
            self.line(3, "HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);");
            open = "finish(sum, () -> {";
        }
        if self.has(Thing::Actor) {
            self.line(3, "Taker taker = new Taker();");
        }
        if self.has(Thing::Exceptions) {
            self.line(3, "try {");
        }
        self.line(3, open);
        if self.has(Thing::Actor) {
            self.line(4, "taker.start();");
        }
        let tasks = 2 + usize::from(self.below(3) == 0);
        for _ in 0..tasks {
            self.task();
        }
        if self.has(Thing::Actor) {
            // The last message: the actor exits when it has had them all.
            self.sends += 1;
            self.line(4, &format!("taker.most = {};", self.sends));
            self.line(4, "taker.send(1);");
        }
        self.line(3, "});");
        if self.has(Thing::Exceptions) {
            self.line(3, "} catch (IllegalStateException e) {");
            self.line(4, "caught = 1;");
            self.line(3, "} catch (edu.rice.hj.runtime.util.MultipleExceptions e) {");
            self.line(4, "caught = e.getExceptions().size();");
            self.line(3, "}");
        }
        self.assertion();
        for (indent, text) in [(2, "});"), (1, "}"), (0, "}")] {
            self.line(indent, text);
        }
    }

    fn members(&mut self) {
        self.line(1, "static int a, b, caught;");
        self.line(1, "static volatile int flag;");
        self.line(1, "static final int[] s = {0, 1, 2};");
        self.line(1, "static final AtomicInteger n = new AtomicInteger(), m = new AtomicInteger();");
        self.line(1, "static final Cell left = new Cell(), right = new Cell();");
        self.line(1, "static final Cell[] cells = {left, right};");
        if self.has(Thing::ThreadLocals) {
            self.line(1, "static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);");
        }
        if self.has(Thing::Lock) {
            self.line(1, "static final java.util.concurrent.locks.ReentrantLock lock =");
            self.line(2, "new java.util.concurrent.locks.ReentrantLock();");
        }
        if self.has(Thing::Initializers) {
            for (class, other) in [("P", "Q"), ("Q", "P")] {
                let body = match self.below(5) {
                    0 => "n.set(n.get() * 2 + 1);".to_string(),
                    1 => "flag = flag * 2 + 1;".to_string(),
                    2 => format!("{other}.touch();"),
                    3 => "a = a * 2 + 1;".to_string(),
                    _ => String::new(),
                };
                self.line(1, &format!("static class {class} {{"));
                self.line(2, "static int made = 1;");
                self.line(2, &format!("static {{ {body} }}"));
                self.line(2, "static void touch() { }");
                self.line(1, "}");
            }
        }
        if self.has(Thing::Actor) {
            self.line(1, "static class Taker extends edu.rice.hj.runtime.actors.Actor<Integer> {");
            self.line(2, "volatile int most = 99;");
            self.line(2, "int had;");
            self.line(2, "protected void process(Integer message) {");
            self.line(3, "had++;");
            self.line(3, "n.set(n.get() * 2 + message);");
            self.line(3, "if (had == most) exit();");
            self.line(2, "}");
            self.line(1, "}");
        }
    }

    fn task(&mut self) {
        let awaits = self.has(Thing::Futures) && self.below(4) == 0;
        let open = match (awaits, self.below(3)) {
            (false, _) => "async(() -> {",
            (true, 0) => "asyncAwait(d0, () -> {",
            (true, 1) => "asyncAwait(d1, () -> {",
            (true, _) => "asyncAwait(d0, d1, () -> {",
        };
        self.line(4, open);
        for _ in 0..1 + self.below(3) {
            if self.operations < OPERATIONS {
                self.operations += 1;
                self.operation();
            }
        }
        self.line(4, "});");
    }

    fn operation(&mut self) {
        let value = 1 + self.below(3);
        if self.below(4) == 0 {
            return self.line(5, &format!("isolated(() -> {{ a = a * 2 + {value}; }});"));
        }
        let which = self.below(self.things.len());
        let thing = self.things[which];
        self.locals += 1;
        let local = format!("r{}", self.locals);
        let way = self.below(4);
        let text = match (thing, way) {
            (Thing::ThreadLocals, 0) => "own.set(n.incrementAndGet());".to_string(),
            (Thing::ThreadLocals, 1) => format!("own.set(own.get() * 2 + {value});"),
            (Thing::ThreadLocals, 2) => "isolated(() -> { own.set(a); });".into(),
            (Thing::ThreadLocals, _) => "n.addAndGet(own.get());".into(),
            (Thing::Objects, 0) => format!("isolated(left, () -> {{ left.v = left.v * 2 + {value}; }});"),
            (Thing::Objects, 1) => {
                "isolated(left, () -> { left.v++; isolated(right, () -> { right.v = left.v; }); });".into()
            }
            (Thing::Objects, 2) => {
                "isolated(right, () -> { right.v++; isolated(left, () -> { left.v += right.v; }); });".into()
            }
            (Thing::Objects, _) => {
                format!("isolated(left, right, () -> {{ right.v = right.v * 2 + {value}; }});")
            }
            (Thing::Volatile, 0) => format!("flag = {value};"),
            (Thing::Volatile, 1) => format!("isolated(() -> {{ flag = flag * 2 + {value}; }});"),
            (Thing::Volatile, 2) => {
                format!("int {local} = flag; isolated(() -> {{ b = b * 2 + {local}; }});")
            }
            (Thing::Volatile, _) => format!("if (flag == {value}) n.incrementAndGet();"),
            (Thing::Atomic, 0) => format!("n.addAndGet({value});"),
            (Thing::Atomic, 1) => format!("n.compareAndSet({}, {value});", value - 1),
            (Thing::Atomic, 2) => format!("isolated(() -> {{ n.set(n.get() * 2 + {value}); }});"),
            (Thing::Atomic, _) => format!("int {local} = n.get(); n.set({local} * 2 + {value});"),
            (Thing::Plain, 0) => format!("m.setPlain({value});"),
            (Thing::Plain, 1) => format!("isolated(() -> {{ m.setPlain(m.getPlain() * 2 + {value}); }});"),
            (Thing::Plain, 2) => format!("int {local} = m.getPlain();"),
            (Thing::Plain, _) => "isolated(() -> { b = b * 2 + m.getPlain(); });".into(),
            (Thing::Futures, _) => return self.future(&local, way, value),
            (Thing::Initializers, 0) => "P.touch();".into(),
            (Thing::Initializers, 1) => "Q.touch();".into(),
            (Thing::Initializers, 2) => "isolated(() -> { Q.touch(); });".into(),
            (Thing::Initializers, _) => "n.addAndGet(P.made);".into(),
            (Thing::Arrays, 0) => "isolated(() -> { System.arraycopy(s, 0, s, 1, 2); });".into(),
            (Thing::Arrays, 1) => format!("isolated(() -> {{ s[0] = s[0] * 2 + {value}; }});"),
            (Thing::Arrays, 2) => "isolated(() -> { int[] t = s.clone(); b = b * 2 + t[1]; });".into(),
            (Thing::Arrays, _) => format!("isolated(() -> {{ s[{}]++; }});", value % 3),
            (Thing::Aliases, 0) => "isolated(() -> { cells[0] = cells[1]; });".into(),
            (Thing::Aliases, 1) => format!("isolated(() -> {{ cells[0].v = cells[1].v + {value}; }});"),
            (Thing::Aliases, 2) => "isolated(() -> { cells[1].v = cells[1].v * 2 + cells[0].v; });".into(),
            (Thing::Aliases, _) => format!("isolated(() -> {{ cells[{}] = new Cell(); }});", value % 2),
            (Thing::Notification, 0) => return self.wait(),
            (Thing::Notification, 1) => "synchronized (left) { b = b * 2 + 1; }".into(),
            (Thing::Notification, 2) => "synchronized (left) { b++; left.notify(); }".into(),
            (Thing::Notification, _) => "synchronized (left) { b++; left.notifyAll(); }".into(),
            (Thing::Lock, 0) => "if (lock.tryLock()) { b = b * 2 + 1; lock.unlock(); }".into(),
            (Thing::Lock, _) => format!("lock.lock(); b = b * 2 + {value}; lock.unlock();"),
            (Thing::Exceptions, 0) => "if (n.get() > 0) throw new IllegalStateException();".into(),
            (Thing::Exceptions, 1) => {
                format!("if (n.incrementAndGet() == {value}) throw new IllegalStateException();")
            }
            (Thing::Exceptions, 2) => {
                "isolated(() -> { if (a > 1) throw new IllegalStateException(); });".into()
            }
            (Thing::Exceptions, _) => "n.incrementAndGet();".into(),
            (Thing::Accumulator, 0) => "sum.put(n.get());".into(),
            (Thing::Accumulator, 1) => format!("sum.put(n.addAndGet({value}));"),
            (Thing::Accumulator, 2) => "isolated(() -> { sum.put(a); });".into(),
            (Thing::Accumulator, _) => format!("isolated(() -> {{ a = a * 2 + {value}; }});"),
            (Thing::Actor, _) => {
                self.sends += 1;
                match way {
                    0 => format!("isolated(() -> {{ taker.send({value}); }});"),
                    _ => format!("taker.send({value});"),
                }
            }
        };
        self.line(5, &text);
    }

    fn future(&mut self, local: &str, way: usize, value: usize) {
        let which = self.below(2);
        let text = if way < 2 && self.unput.contains(&which) {
            self.unput.retain(|one| *one != which);
            match way {
                0 => format!("isolated(() -> {{ d{which}.put(a + {value}); }});"),
                _ => format!("d{which}.put(n.incrementAndGet());"),
            }
        } else if way == 2 {
            format!("if (d{which}.resolved()) n.addAndGet({value});")
        } else {
            format!("int {local} = d{which}.get(); n.addAndGet({local});")
        };
        self.line(5, &text);
    }

    fn wait(&mut self) {
        self.line(5, "synchronized (left) {");
        self.line(6, "while (b == 0) { try { left.wait(); } catch (InterruptedException e) { } }");
        self.line(5, "}");
    }

    fn assertion(&mut self) {
        let mut terms = vec![
            "a",
            "3 * b",
            "5 * flag",
            "7 * n.get()",
            "2 * m.getPlain()",
            "2 * s[0] + s[1]",
            "left.v + 3 * right.v",
        ];
        if self.has(Thing::Aliases) {
            terms.push("cells[0].v + 2 * cells[1].v");
        }
        if self.has(Thing::Exceptions) {
            terms.push("11 * caught");
        }
        if self.has(Thing::Accumulator) {
            terms.push("sum.get().intValue()");
        }
        let modulus = 2 + self.below(5);
        let rest = self.below(modulus);
        self.line(3, &format!("int all = {};", terms.join(" + ")));
        self.line(3, &format!("assert all % {modulus} != {rest};"));
    }
}
