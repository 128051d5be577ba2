//! Random Java programs with tasks, finishes and phasers, and no shared data.

use super::text_of_programs::Text;
use std::fmt::Write;

struct Maker {
    text: Text,
    /// Bodies so far; more make the program too slow to check.
    bodies: u32,
    names: u32,
}

/// A phaser that a body can name, and the mode it is registered in there, if it is.
#[derive(Clone)]
struct Known {
    name: String,
    mode: Option<&'static str>,
}

/// The program of a seed: class `R` and the seed.
pub(crate) fn program(seed: u64) -> String {
    let mut maker = Maker { text: Text::new(seed), bodies: 0, names: 0 };
    maker
        .text
        .out
        .push_str("import static edu.rice.hj.Module2.*;\nimport static edu.rice.hj.api.HjPhaserMode.*;\n");
    let _ = write!(maker.text.out, "import edu.rice.hj.api.*;\npublic class R{seed} {{\n");
    maker
        .text
        .out
        .push_str("    public static void main(String[] args) {\n        launchHabaneroApp(() -> {\n");
    let mut known = Vec::new();
    maker.body(3, 0, &mut known);
    maker.text.out.push_str("        });\n    }\n}\n");
    maker.text.out
}

impl Maker {
    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn body(&mut self, depth: usize, level: u32, known: &mut Vec<Known>) {
        self.bodies += 1;
        let steps = 1 + self.text.pick(5);
        for step in 0..steps {
            if level == 0 && step == 0 || known.is_empty() && self.text.pick(2) == 0 {
                self.new_phaser(depth, known);
            } else {
                self.statement(depth, level, known);
            }
        }
    }

    fn new_phaser(&mut self, depth: usize, known: &mut Vec<Known>) {
        let name = self.fresh("p");
        let bound = if self.text.pick(8) == 0 { ", 1" } else { "" };
        self.text.line(depth, &format!("HjPhaser {name} = newPhaser(SIG_WAIT{bound});"));
        known.push(Known { name, mode: Some("SIG_WAIT") });
    }

    fn statement(&mut self, depth: usize, level: u32, known: &mut [Known]) {
        let room = level < 4 && self.bodies < 7;
        match self.text.pick(20) {
            0 | 1 if room => self.block(depth, level, known, "finish(() -> {", "});"),
            2..=5 if room => self.spawn(depth, level, known),
            6 if room => {
                let rounds = 1 + self.text.pick(3);
                let round = self.fresh("r");
                let head = format!("for (int {round} = 0; {round} < {rounds}; {round}++) {{");
                self.block(depth, level, known, &head, "}");
            }
            7 if room => {
                let condition = ["args.length == 0", "args.length > 2"][self.text.pick(2) as usize];
                self.block(depth, level, known, &format!("if ({condition}) {{"), "}");
            }
            8 if room => {
                self.block(depth, level, known, "try {", "} catch (IllegalStateException caught) {");
                self.text.line(depth, "}");
            }
            9 => self.text.line(depth, "if (args.length == 0) throw new IllegalStateException();"),
            10 => self.text.line(depth, "System.out.println(1 / (args.length + 1));"),
            16 => self.text.line(depth, "synchronized (args) { System.out.println(args.length); }"),
            17 if room => self.future(depth, level, known),
            18 => self.element(depth, known),
            11 => {
                if known.iter().any(|one| one.mode.is_some()) {
                    self.text.line(depth, "next();");
                }
            }
            _ => self.operation(depth, known),
        }
    }

    fn block(&mut self, depth: usize, level: u32, known: &[Known], head: &str, tail: &str) {
        self.text.line(depth, head);
        let mut inner = known.to_vec();
        self.body(depth + 1, level + 1, &mut inner);
        self.text.line(depth, tail);
    }

    fn spawn(&mut self, depth: usize, level: u32, known: &[Known]) {
        let held: Vec<Known> = known.iter().filter(|one| one.mode.is_some()).cloned().collect();
        let mut inner: Vec<Known> = known.iter().map(|one| Known { mode: None, ..one.clone() }).collect();
        let mut pairs = Vec::new();
        for one in held.iter().take(2) {
            if self.text.pick(4) == 0 {
                continue;
            }
            let parent = one.mode.unwrap_or("SIG_WAIT");
            let mode = if parent == "SIG_WAIT" {
                ["SIG_WAIT", "SIG_WAIT", "SIG", "WAIT"][self.text.pick(4) as usize]
            } else {
                parent
            };
            pairs.push(format!("{}.inMode({mode})", one.name));
            for other in &mut inner {
                if other.name == one.name {
                    other.mode = Some(mode);
                }
            }
        }
        let head = match pairs.len() {
            0 => "async(() -> {".to_string(),
            _ => format!("asyncPhased({}, () -> {{", pairs.join(", ")),
        };
        self.block(depth, level, &inner, &head, "});");
    }

    /// A future, which its parent waits for here or not at all.
    fn future(&mut self, depth: usize, level: u32, known: &[Known]) {
        let name = self.fresh("f");
        let inner: Vec<Known> = known.iter().map(|one| Known { mode: None, ..one.clone() }).collect();
        self.block(
            depth,
            level,
            &inner,
            &format!("HjFuture<Integer> {name} = future(() -> {{"),
            "    return 1; });",
        );
        if self.text.pick(2) == 0 {
            self.text.line(depth, &format!("System.out.println({name}.get());"));
        }
    }

    /// A phaser at an index of an array, which may depend on the input.
    fn element(&mut self, depth: usize, known: &[Known]) {
        let usable: Vec<&Known> = known.iter().filter(|one| one.mode == Some("SIG_WAIT")).collect();
        let names: Vec<&str> = usable.iter().map(|one| one.name.as_str()).collect();
        if names.is_empty() {
            return;
        }
        let names = names.join(", ");
        let array = self.fresh("a");
        let index = ["0", "args.length % 2"][self.text.pick(2) as usize];
        self.text.line(depth, &format!("HjPhaser[] {array} = {{{names}}};"));
        self.text.line(depth, &format!("{array}[{index}].doNext();"));
    }

    fn operation(&mut self, depth: usize, known: &mut [Known]) {
        let usable: Vec<usize> = (0..known.len()).filter(|at| known[*at].mode.is_some()).collect();
        if usable.is_empty() {
            return;
        }
        let at = usable[self.text.pick(usable.len() as u64) as usize];
        let name = known[at].name.clone();
        let operations: &[&str] = match known[at].mode {
            Some("SIG") => &["signal", "doNext"],
            Some("WAIT") => &["doWait", "doNext"],
            _ => &["doNext", "doNext", "signal", "doWait", "drop"],
        };
        let operation = operations[self.text.pick(operations.len() as u64) as usize];
        self.text.line(depth, &format!("{name}.{operation}();"));
        if operation == "drop" && self.text.pick(3) > 0 {
            known[at].mode = None;
        }
    }
}
