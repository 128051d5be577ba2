//! Random phaser programs, as text, from a seed.
#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod integers;
pub(crate) mod parameterised;

use std::fmt::Write;

/// A number of the environment.
pub(crate) fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// How many random programs: as `SCOVILLE_PROGRAMS` says; else so many if `SCOVILLE_ALL` is set, and a fourth of that if not.
pub(crate) fn programs(all: u64) -> u64 {
    let whole = std::env::var_os("SCOVILLE_ALL").is_some();
    number("SCOVILLE_PROGRAMS", if whole { all } else { all / 4 })
}

/// A small generator of numbers: the same seed gives the same program everywhere.
#[derive(Clone)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1);
        random.next();
        random
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let index = self.below(list.len());
        &list[index]
    }
}

/// What a random program may use.
#[derive(Clone, Copy)]
struct Style {
    singles: bool,
    bounds: bool,
    next_all: bool,
    labels: bool,
    deep_loops: bool,
}

/// A program for the seed.
pub(crate) fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let style = Style {
        singles: random.percent(8),
        bounds: random.percent(12),
        next_all: random.percent(12),
        labels: random.percent(15),
        deep_loops: random.percent(25),
    };
    let mut text = String::from("bool a, b;\n");
    match random.below(100) {
        0..10 => text.push_str("option signal=idempotent;\n"),
        10..20 => text.push_str("option signal=strict;\n"),
        _ => {}
    }
    if random.percent(12) {
        text.push_str("option exit=stays;\n");
    }
    let phasers = 2 + random.below(2);
    let definitions = 1 + random.below(2);
    let arity: Vec<usize> = (0..definitions).map(|_| 1 + random.below(phasers)).collect();
    let mut generator = Generator { random, style, arity, text, statements: 0, labelled: false };
    for definition in 0..definitions {
        generator.task(definition);
    }
    generator.main(phasers);
    if generator.labelled {
        generator.text.push_str("never(l, l);\n");
    }
    if generator.random.percent(15) {
        let kind = *generator.random.pick(&["lapped", "ahead"]);
        let limit = 1 + generator.random.below(3);
        let _ = writeln!(generator.text, "{kind}(p0) < {limit};");
    }
    generator.text
}

/// A program for the seed in which ended tasks stay registered (`exit=stays`) and phasers die: `main` shares some,
/// hands different ones to different tasks and drops most of them, each at some time, before it goes on.
pub(crate) fn dying(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0xdead);
    let mut text = String::from("option exit=stays;\n");
    match random.below(100) {
        0..10 => text.push_str("option signal=idempotent;\n"),
        10..20 => text.push_str("option signal=strict;\n"),
        _ => {}
    }
    let phasers = 2 + random.below(2);
    let names: Vec<String> = (0..phasers).map(|p| format!("p{p}")).collect();
    let operation = |random: &mut Random, names: &[String]| {
        let name = random.pick(names).clone();
        let what = *random.pick(&["signal", "signal", "signal", "wait", "next", "drop"]);
        format!("{name}.{what}();\n")
    };
    let tasks = 2 + random.below(2);
    let mut passed: Vec<Vec<usize>> = Vec::new();
    for task in 0..tasks {
        // p0 in most, the others in some: tasks that differ only in what dies.
        let mine: Vec<usize> =
            (0..phasers).filter(|p| random.percent(if *p == 0 { 90 } else { 45 })).collect();
        let parameters: Vec<String> = mine.iter().map(|p| names[*p].clone()).collect();
        let _ = writeln!(text, "task t{task}({}) {{", parameters.join(", "));
        for _ in 0..random.below(3) {
            match parameters.is_empty() {
                true => text.push_str("skip;\n"),
                false => text.push_str(&operation(&mut random, &parameters)),
            }
        }
        text.push_str("}\n");
        passed.push(mine);
    }
    text.push_str("task main() {\n");
    for name in &names {
        let _ = writeln!(text, "{name} := newPhaser();");
    }
    for _ in 0..2 + random.below(2) {
        let task = random.below(tasks);
        let mut call = format!("asynch(t{task}");
        for p in &passed[task] {
            let mode = *random.pick(&["", "", "", "", ":SIG", ":WAIT"]);
            let _ = write!(call, ", {}{mode}", names[*p]);
        }
        let _ = writeln!(text, "{call});");
    }
    let mut held = names.clone();
    for _ in 0..2 + random.below(4) {
        if held.len() > 1 && random.percent(40) {
            let name = held.remove(1 + random.below(held.len() - 1));
            let _ = writeln!(text, "{name}.drop();");
        } else {
            text.push_str(&operation(&mut random, &held));
        }
    }
    let _ = writeln!(text, "{}.{}();\n}}", held[0], random.pick(&["wait", "next"]));
    text
}

/// A program for the seed in the later parts of the language.
pub(crate) fn extended(seed: u64) -> String {
    extend(&mut Random::new(seed ^ 0xe47), &program(seed), ["p0", "p1"])
}

/// A program with the later parts of the language put in: `next(v, w);`, booleans of a task, `await`, `volatile`.
fn extend(random: &mut Random, text: &str, phasers: [&str; 2]) -> String {
    let mut out = String::new();
    // The block of a single may not await.
    let singles = text.contains(".next() {");
    for line in text.lines() {
        let mut line = line.trim();
        if let Some(rest) = line.strip_prefix("@l ") {
            out.push_str("@l ");
            line = rest;
        }
        let other = phasers[random.below(2)];
        match line {
            "bool a, b;" if random.percent(50) => out.push_str("volatile bool a;\nbool b;"),
            _ if line.starts_with("task ") => {
                let _ = write!(out, "{line}\nbool x;\nx := ndet();");
            }
            _ if line.ends_with(".next();") && random.percent(60) => {
                let _ = write!(out, "next({}, {other});", line.trim_end_matches(".next();"));
            }
            _ if line.starts_with("assert(") && !singles && random.percent(50) => {
                out.push_str(&line.replace("assert(", "await("));
            }
            _ if line.starts_with("a := ") && random.percent(50) => {
                out.push_str(&line.replace("a := ", "x := "))
            }
            _ if line.contains("(ndet()) {") && random.percent(50) => {
                out.push_str(&line.replace("(ndet()) {", "(x) {"));
            }
            _ if line.contains("(a) {") || line.contains("(!a) {") => {
                out.push_str(&line.replace("a) {", "a != x) {"));
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

struct Generator {
    random: Random,
    style: Style,
    arity: Vec<usize>,
    text: String,
    statements: usize,
    labelled: bool,
}

impl Generator {
    fn task(&mut self, definition: usize) {
        let parameters: Vec<String> = (0..self.arity[definition]).map(|p| format!("p{p}")).collect();
        let _ = writeln!(self.text, "task t{definition}({}) {{", parameters.join(", "));
        let count = 2 + self.random.below(3);
        self.block(count, &parameters, 1, false);
        self.text.push_str("}\n");
    }

    fn main(&mut self, phasers: usize) {
        self.text.push_str("task main() {\n");
        let names: Vec<String> = (0..phasers).map(|p| format!("p{p}")).collect();
        for name in &names {
            let mode = *self.random.pick(&["", "", "", "SIG_WAIT", "SIG", "WAIT"]);
            let bound = if self.style.bounds && self.random.percent(60) {
                let comma = if mode.is_empty() { "" } else { ", " };
                format!("{comma}bound={}", 1 + self.random.below(2))
            } else {
                String::new()
            };
            let _ = writeln!(self.text, "{name} := newPhaser({mode}{bound});");
        }
        for _ in 0..1 + self.random.below(3) {
            if self.random.percent(10) {
                self.text.push_str("while (ndet()) {\n");
                self.spawn(&names);
                self.text.push_str("}\n");
            } else {
                self.spawn(&names);
            }
            if self.random.percent(30) {
                self.statement(&names, 1, false);
            }
        }
        let count = 1 + self.random.below(3);
        for name in &names {
            if self.random.percent(35) {
                let _ = writeln!(self.text, "{name}.drop();");
            }
        }
        self.block(count, &names, 1, false);
        self.text.push_str("}\n");
    }

    fn spawn(&mut self, names: &[String]) {
        let definition = self.random.below(self.arity.len());
        let mut call = format!("asynch(t{definition}");
        for position in 0..self.arity[definition] {
            // Mostly in order, so that tasks meet on the same phasers.
            let name = if self.random.percent(80) && position < names.len() {
                &names[position]
            } else {
                self.random.pick(names)
            };
            let _ = write!(call, ", {name}");
            let mode = *self.random.pick(&["", "", "", ":SIG", ":WAIT", ":SIG_WAIT"]);
            call.push_str(mode);
        }
        let _ = writeln!(self.text, "{call});");
    }

    fn block(&mut self, count: usize, names: &[String], depth: usize, single: bool) {
        for _ in 0..count {
            self.statement(names, depth, single);
        }
    }

    fn condition(&mut self) -> &'static str {
        const CONDITIONS: [&str; 9] =
            ["ndet()", "ndet()", "a", "!a", "b", "!b", "a == b", "a && !b", "a || ndet()"];
        CONDITIONS[self.random.below(CONDITIONS.len())]
    }

    fn statement(&mut self, names: &[String], depth: usize, single: bool) {
        self.statements += 1;
        if self.style.labels && !single && self.random.percent(25) {
            self.text.push_str("@l ");
            self.labelled = true;
        }
        let name = self.random.pick(names).clone();
        let roll = if single { 60 + self.random.below(22) } else { self.random.below(100) };
        match roll {
            0..16 => self.line(&format!("{name}.signal();")),
            16..30 => self.line(&format!("{name}.wait();")),
            30..44 if self.style.singles && self.random.percent(60) => {
                self.line(&format!("{name}.next() {{"));
                let count = self.random.below(3);
                self.block(count, names, 3, true);
                self.line("}");
            }
            30..48 => self.line(&format!("{name}.next();")),
            48..54 => self.line(&format!("{name}.drop();")),
            54..60 if self.style.next_all => self.line("next;"),
            54..57 => self.line("exit;"),
            57..60 => self.line(&format!("{name} := newPhaser();")),
            60..74 => {
                let boolean = *self.random.pick(&["a", "b"]);
                let value = *self.random.pick(&["true", "true", "false", "ndet()", "!a", "b"]);
                self.line(&format!("{boolean} := {value};"));
            }
            74..80 => {
                let condition = self.condition();
                self.line(&format!("assert({condition});"));
            }
            80..90 if depth < 3 => {
                let condition = self.condition();
                self.line(&format!("if ({condition}) {{"));
                self.block(1, names, depth + 1, single);
                self.line("} else {");
                let count = self.random.below(2);
                self.block(count, names, depth + 1, single);
                self.line("}");
            }
            90..97 if depth < 2 || (self.style.deep_loops && depth < 3) => {
                let condition = self.condition();
                self.line(&format!("while ({condition}) {{"));
                let count = 1 + self.random.below(2);
                self.block(count, names, depth + 1, single);
                self.line("}");
            }
            97..99 if depth < 2 && self.random.percent(30) => self.spawn(names),
            _ => self.line("skip;"),
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}
