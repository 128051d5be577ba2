//! Random Habanero programs, each from one number.

use search::Random;
use std::fmt::Write;

/// Most tasks besides `main`.
const TASKS: usize = 4;
/// Most operations.
const OPERATIONS: usize = 12;
/// What the tasks share.
const PLACES: [&str; 6] = ["a", "b", "c[0]", "c[1]", "left.v", "right.v"];
/// What every file starts with.
pub(crate) const HEAD: &str = "import static edu.rice.hj.Module2.*;\n\
     import static edu.rice.hj.api.HjPhaserMode.*;\n\
     import edu.rice.hj.api.*;\n\
     import java.util.concurrent.atomic.AtomicInteger;\n\
     class Cell { int v; }\n";

/// How accesses are kept apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Discipline {
    /// Not at all, but each task mostly uses a location of its own.
    Free,
    /// By isolated.
    Global,
    /// By isolated on `left` or `right`, each for half of the locations.
    Objects,
    /// By the monitors of `left` or `right`, each for half of the locations.
    Monitors,
}

/// A program.
pub(crate) struct Generated {
    /// The class, without imports.
    pub(crate) source: String,
    /// Its name.
    pub(crate) name: String,
    /// Whether it has waits that end after a time.
    pub(crate) timed: bool,
}

/// Where an operation stands.
#[derive(Clone, Debug, Default)]
struct Around {
    indent: usize,
    /// The task's registration with the phaser.
    mode: Option<&'static str>,
    futures: Vec<usize>,
    isolated: bool,
    /// Which location the task prefers.
    own: usize,
    nesting: usize,
}

struct Writer {
    random: Random,
    out: String,
    /// What it does depends on no value that it reads.
    straight: bool,
    /// It uses a volatile variable and an atomic one.
    volatile: bool,
    discipline: Discipline,
    tasks: usize,
    operations: usize,
    locals: usize,
    unput: Vec<usize>,
    data_driven: usize,
    phaser: bool,
}

/// The program of a number.
pub(crate) fn generate(seed: u64) -> Generated {
    writer(seed).finish(format!("P{seed}"))
}

/// The program of a number in which tasks also meet at monitors, a volatile variable and an atomic one.
pub(crate) fn generate_with_monitors(seed: u64) -> Generated {
    let mut writer = writer(seed);
    writer.volatile = true;
    if writer.discipline != Discipline::Free {
        writer.discipline = Discipline::Monitors;
    }
    writer.finish(format!("M{seed}"))
}

fn writer(seed: u64) -> Writer {
    let mut random = Random::new(seed);
    let straight = random.below(2) == 0;
    let discipline = match random.below(10) {
        0..4 => Discipline::Free,
        4..7 => Discipline::Global,
        _ => Discipline::Objects,
    };
    let data_driven = random.below(3);
    let phaser = random.below(3) == 0;
    Writer {
        random,
        out: String::new(),
        straight,
        volatile: false,
        discipline,
        tasks: 0,
        operations: 0,
        locals: 0,
        unput: (0..data_driven).collect(),
        data_driven,
        phaser,
    }
}

impl Writer {
    fn finish(mut self, name: String) -> Generated {
        self.program(&name);
        Generated { source: self.out, name, timed: false }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    /// True once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn line(&mut self, around: &Around, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", around.indent * 4);
    }

    fn program(&mut self, name: &str) {
        let top = Around::default();
        self.line(&top, &format!("class {name} {{"));
        let mut at = Around { indent: 1, ..top };
        self.line(&at, "static int a, b;");
        self.line(&at, "static final int[] c = new int[2];");
        if self.volatile {
            self.line(&at, "static volatile int flag;");
            self.line(&at, "static final AtomicInteger turns = new AtomicInteger();");
        }
        self.line(&at, "static final Cell left = new Cell(), right = new Cell();");
        self.line(&at, "public static void main(String[] args) {");
        at.indent = 2;
        self.line(&at, "launchHabaneroApp(() -> {");
        at.indent = 3;
        for index in 0..self.data_driven {
            self.line(&at, &format!("HjDataDrivenFuture<Integer> d{index} = newDataDrivenFuture();"));
        }
        self.line(&at, "finish(() -> {");
        let mut inside = Around { indent: 4, ..at.clone() };
        if self.phaser {
            self.line(&inside, "HjPhaser phaser = newPhaser(SIG_WAIT);");
            inside.mode = Some("SIG_WAIT");
        }
        while self.tasks < 2 || self.operations < 6 && self.tasks < TASKS {
            self.operation(&mut inside);
        }
        self.line(&at, "});");
        if !self.straight {
            self.assertion(&at);
        }
        for (indent, text) in [(2, "});"), (1, "}"), (0, "}")] {
            self.line(&Around { indent, ..Around::default() }, text);
        }
    }

    /// One operation of a task.
    fn operation(&mut self, around: &mut Around) {
        let spawns = self.tasks < TASKS && around.nesting < 3;
        match self.below(20) {
            0..7 if spawns => self.task(around),
            7 if around.nesting < 2 => self.block(around, "finish(() -> {", around.clone(), 2, "});"),
            8 | 9 => self.phase(around),
            10 | 11 => self.data(around),
            12 => {
                if let Some(future) = around.futures.last().copied() {
                    self.operations += 1;
                    self.line(around, &format!("f{future}.get();"));
                }
            }
            13 | 14 if self.volatile => self.volatile(around),
            13 | 14 if !self.straight => self.decide(around),
            _ => self.access(around),
        }
    }

    fn block(&mut self, around: &Around, open: &str, mut inside: Around, most: usize, close: &str) {
        self.line(around, open);
        inside.indent = around.indent + 1;
        inside.nesting = around.nesting + 1;
        for _ in 0..1 + self.below(most) {
            if self.operations < OPERATIONS {
                self.operation(&mut inside);
            }
        }
        self.line(around, close);
    }

    fn task(&mut self, around: &mut Around) {
        self.tasks += 1;
        let mut inside = Around { own: self.tasks, mode: None, ..around.clone() };
        match self.below(10) {
            0..3 => {
                let number = self.locals;
                self.locals += 1;
                let open = format!("HjFuture<Integer> f{number} = future(() -> {{");
                self.line(around, &open);
                inside.indent += 1;
                inside.nesting += 1;
                for _ in 0..1 + self.below(2) {
                    self.operation(&mut inside);
                }
                self.line(&inside, "return 1;");
                self.line(around, "});");
                around.futures.push(number);
            }
            3 if self.data_driven > 0 => {
                let awaited = self.below(self.data_driven);
                self.block(around, &format!("asyncAwait(d{awaited}, () -> {{"), inside, 3, "});");
            }
            5 if self.tasks < TASKS => {
                // Equal tasks: a search may take them for one another.
                self.tasks += 1;
                self.locals += 1;
                let index = format!("i{}", self.locals);
                self.line(around, &format!("for (int {index} = 0; {index} < 2; {index}++) {{"));
                let at = Around { indent: around.indent + 1, ..around.clone() };
                match around.mode {
                    Some(mode) if self.once_in(2) => {
                        inside.mode = Some(mode);
                        let open = format!("asyncPhased(phaser.inMode({mode}), () -> {{");
                        self.block(&at, &open, inside, 3, "});");
                    }
                    _ => self.block(&at, "async(() -> {", inside, 3, "});"),
                }
                self.line(around, "}");
            }
            4 if !around.futures.is_empty() => {
                let awaited = around.futures[self.below(around.futures.len())];
                self.block(around, &format!("asyncAwait(f{awaited}, () -> {{"), inside, 3, "});");
            }
            _ => match (around.mode, self.below(5)) {
                (Some(own), 1..) => {
                    let modes: &[&'static str] = match own {
                        "SIG_WAIT" => &["SIG_WAIT", "SIG_WAIT", "SIG", "WAIT"],
                        "SIG" => &["SIG"],
                        _ => &["WAIT"],
                    };
                    let mode = modes[self.below(modes.len())];
                    inside.mode = Some(mode);
                    self.block(
                        around,
                        &format!("asyncPhased(phaser.inMode({mode}), () -> {{"),
                        inside,
                        4,
                        "});",
                    );
                }
                _ => self.block(around, "async(() -> {", inside, 4, "});"),
            },
        }
    }

    fn phase(&mut self, around: &mut Around) {
        let Some(mode) = around.mode else { return };
        self.operations += 1;
        let what = match (mode, self.below(6)) {
            (_, 0) => {
                around.mode = None;
                "phaser.drop();"
            }
            ("SIG", 1..4) => "phaser.signal();",
            ("WAIT", 1..4) => "phaser.doWait();",
            ("SIG_WAIT", 1) => "phaser.signal();",
            _ => "next();",
        };
        self.line(around, what);
    }

    fn data(&mut self, around: &Around) {
        if self.data_driven == 0 {
            return;
        }
        self.operations += 1;
        let which = self.below(self.data_driven);
        if self.unput.contains(&which) && !self.once_in(3) {
            self.unput.retain(|one| *one != which);
            self.line(around, &format!("d{which}.put(1);"));
        } else if !self.straight && self.once_in(12) {
            self.line(around, &format!("d{which}.put(2);"));
        } else {
            self.line(around, &format!("d{which}.get();"));
        }
    }

    fn place(&mut self, around: &Around) -> &'static str {
        let discipline = self.discipline;
        let index = match discipline {
            Discipline::Free if !self.once_in(3) => around.own % PLACES.len(),
            Discipline::Free => self.below(PLACES.len()),
            _ => self.below(3) * 2,
        };
        PLACES[index]
    }

    /// An operation on a variable that synchronises; what it shows may decide about an access.
    fn volatile(&mut self, around: &Around) {
        self.operations += 1;
        let value = 1 + self.below(2);
        let (open, decides) = match self.below(6) {
            0 => (format!("flag = {value};"), false),
            1 => (format!("turns.addAndGet({value});"), false),
            2 => ("turns.compareAndSet(0, 1);".to_string(), false),
            3 => (format!("if (flag == {value}) {{"), true),
            4 => ("if (turns.getAndIncrement() == 0) {".to_string(), true),
            _ => (format!("if (turns.get() == {value}) {{"), true),
        };
        self.line(around, &open);
        if decides {
            let place = self.place(around);
            self.plain(&Around { indent: around.indent + 1, ..around.clone() }, place);
            self.line(around, "}");
        }
    }

    /// Accesses, kept apart as the discipline says, mostly.
    fn access(&mut self, around: &Around) {
        let place = self.place(around);
        self.guarded(around, &[place]);
    }

    fn guarded(&mut self, around: &Around, places: &[&'static str]) {
        let broken = self.once_in(15);
        let discipline = self.discipline;
        if discipline == Discipline::Monitors && !broken && !around.isolated {
            let of = |place: &str| if place == "a" || place == "left.v" { "left" } else { "right" };
            let guard = of(places[0]);
            self.line(around, &format!("synchronized ({guard}) {{"));
            let inside = Around { indent: around.indent + 1, isolated: true, ..around.clone() };
            self.plain(&inside, places[0]);
            if self.once_in(4) {
                let other = if guard == "left" { "right" } else { "left" };
                self.line(&inside, &format!("synchronized ({other}) {{"));
                let place = if other == "left" { "left.v" } else { "right.v" };
                self.plain(&Around { indent: inside.indent + 1, ..inside.clone() }, place);
                self.line(&inside, "}");
            }
            self.line(around, "}");
            return;
        }
        let claim = match discipline {
            Discipline::Free if self.once_in(4) => Some(String::new()),
            Discipline::Global if !broken => Some(String::new()),
            Discipline::Objects if !broken => {
                let guard = |place: &&str| if *place == "a" || *place == "left.v" { "left" } else { "right" };
                let mut guards: Vec<&str> = places.iter().map(guard).collect();
                if self.once_in(5) {
                    guards = vec!["left", "right"];
                }
                guards.dedup();
                let read = self.once_in(8);
                let wrap = |guard: &str| if read { format!("readMode({guard})") } else { guard.to_string() };
                let mut texts: Vec<String> = guards.into_iter().map(wrap).collect();
                if self.once_in(12) {
                    texts.clear();
                }
                Some(texts.iter().fold(String::new(), |all, text| all + text + ", "))
            }
            _ => None,
        };
        match claim {
            Some(claim) if !around.isolated => {
                self.line(around, &format!("isolated({claim}() -> {{"));
                let inside = Around { indent: around.indent + 1, isolated: true, ..around.clone() };
                for index in 0..1 + self.below(2) {
                    let place = places[index % places.len()];
                    self.plain(&inside, place);
                }
                if self.once_in(25) {
                    self.guarded(&Around { isolated: false, ..inside.clone() }, places);
                }
                self.line(around, "});");
            }
            _ => self.plain(around, places[0]),
        }
    }

    /// One access or two, in one line.
    fn plain(&mut self, around: &Around, place: &str) {
        self.operations += 1;
        let other = match self.discipline {
            Discipline::Objects | Discipline::Monitors => place,
            _ => self.place(around),
        };
        let value = 1 + self.below(2);
        let text = match self.below(if self.straight { 7 } else { 10 }) {
            0..2 => format!("{place} = {value};"),
            2 | 3 => format!("{place}++;"),
            4 => format!("{place} = {other};"),
            5 | 6 => {
                self.locals += 1;
                format!("int r{} = {place};", self.locals)
            }
            7 | 8 => format!("if ({place} == {value}) {other} = {};", 1 + self.below(3)),
            _ => format!("assert {place} != {};", value + 1),
        };
        self.line(around, &text);
    }

    /// A value is read in isolated and decides what is done later.
    fn decide(&mut self, around: &mut Around) {
        let place = self.place(around);
        let claim = match self.discipline {
            Discipline::Objects if place == "a" || place == "left.v" => "left, ",
            Discipline::Objects => "right, ",
            _ => "",
        };
        self.locals += 1;
        let local = self.locals;
        self.operations += 1;
        self.line(around, &format!("int r{local} = isolatedWithReturn({claim}() -> {place});"));
        let value = self.below(2);
        self.line(around, &format!("if (r{local} == {value}) {{"));
        let mut inside = Around { indent: around.indent + 1, nesting: around.nesting + 1, ..around.clone() };
        let mode = inside.mode;
        self.operation(&mut inside);
        // A drop inside may not have happened.
        around.mode = if inside.mode == mode { mode } else { None };
        self.line(around, "}");
    }

    fn assertion(&mut self, around: &Around) {
        let left = PLACES[self.below(PLACES.len())];
        let right = PLACES[self.below(PLACES.len())];
        let text = match self.below(3) {
            0 => format!("assert {left} != {};", 1 + self.below(2)),
            1 => format!("if ({left} == 1) assert {right} != {};", self.below(3)),
            _ => format!("assert {left} == 0 || {left} != {right} + 1;"),
        };
        self.line(around, &text);
    }
}
