//! Programs of several tasks on a machine, stepped at random.

use machine::fingerprint::Walk;
use machine::{By, Config, Machine, Observer, Ref, Stop, TaskId};
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The programs, with how many tasks each has.
pub(crate) const PROGRAMS: [(&str, usize); 6] =
    [("Commuting", 3), ("Counter", 2), ("Maps", 2), ("Lazy", 2), ("Arrays", 2), ("Unlink", 2)];

/// Stops before the access after the next `left` ones.
pub(crate) struct Budget {
    pub(crate) left: u32,
}

impl<H> Observer<H> for Budget {
    const WATCH: bool = true;
    fn access(&mut self, _: &mut Option<Box<H>>, _: Ref, _: u32, _: bool, _: By) -> bool {
        let more = self.left > 0;
        self.left = self.left.saturating_sub(1);
        more
    }
    fn atomic(
        &mut self,
        host: &mut Option<Box<H>>,
        object: Ref,
        index: u32,
        mode: machine::AccessMode,
        by: By,
    ) -> bool {
        self.access(host, object, index, mode.write, by)
    }
}

/// A small generator: same seed, same numbers, everywhere.
#[derive(Clone)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

fn classes(jdk: &Jdk) -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("programs-{}", std::process::id()));
        let javac = jdk.javac().expect("a JDK with javac: run `cargo xtask setup`");
        let mut command = Command::new(javac);
        command.args(["-g", "-encoding", "UTF-8", "-d"]).arg(&target);
        command.args(PROGRAMS.map(|(name, _)| sources.join(format!("{name}.java"))));
        assert!(command.status().is_ok_and(|status| status.success()), "javac refused the programs");
        target
    })
}

/// A machine with all tasks of a program ready to run, and everything before them old.
pub(crate) fn machine(name: &str, tasks: usize) -> (Machine, Vec<(u64, TaskId)>) {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let image = Image::open(&jdk.home.join("lib/modules")).expect("the JDK's image");
    let mut path = ClassPath::new(image);
    path.add(classes(&jdk)).expect("the compiled programs");
    let config = Config { jdk_version: jdk.version, ..Config::default() };
    let mut machine = Machine::new(Program::new(path), config);
    machine.boot().expect("the machine boots");
    let class = machine.initialize_now(name).expect("the class initialises");
    let method = |machine: &Machine, method: &str| {
        machine.program.find_method(class, method, "()V").unwrap_or_else(|| panic!("{name}.{method}"))
    };
    let setup = method(&machine, "setup");
    machine.call(setup, &[]).expect("setup runs");
    machine.set_base();
    let mut named = Vec::new();
    for index in 0..tasks {
        let task = machine.add_task();
        let entry = method(&machine, &format!("task{index}"));
        machine.switch_to(task);
        machine.start(entry, &[]).expect("the task starts");
        named.push((index as u64 + 1, task));
    }
    (machine, named)
}

/// One step of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A task runs past this many accesses.
    Accesses(TaskId, u32),
    /// A task runs to the first backward jump after this many operations.
    Operations(TaskId, u64),
    /// Garbage is collected.
    Collect,
}

/// A random step.
pub(crate) fn random_step(random: &mut Random, tasks: &[(u64, TaskId)]) -> Step {
    let task = tasks[random.below(tasks.len())].1;
    match random.below(10) {
        0 => Step::Collect,
        1 | 2 => Step::Operations(task, random.next() % 200),
        3 => Step::Accesses(task, random.next() as u32 % 200),
        _ => Step::Accesses(task, 1 + random.next() as u32 % 6),
    }
}

/// Takes a step; a task that waits or is done does nothing.
pub(crate) fn take(machine: &mut Machine, step: Step) -> Option<Stop> {
    let task = match step {
        Step::Collect => {
            machine.collect_garbage();
            return None;
        }
        Step::Accesses(task, _) | Step::Operations(task, _) => task,
    };
    machine.switch_to(task);
    if machine.stack.frames.is_empty() {
        return None;
    }
    machine.save_current();
    let stop = match step {
        Step::Operations(_, operations) => {
            machine.fuel = machine.steps + operations;
            machine.interpret(&mut machine::Unobserved)
        }
        Step::Accesses(_, accesses) => {
            machine.fuel = u64::MAX;
            machine.interpret(&mut Budget { left: accesses })
        }
        Step::Collect => return None,
    };
    assert!(!matches!(stop, Stop::Unsupported(_) | Stop::Exit(_)), "{stop:?}");
    Some(stop)
}

/// Everything that can be seen of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) fingerprint: u128,
    pub(crate) generations: Vec<u64>,
    pub(crate) thorough: Vec<u64>,
    pub(crate) out: Vec<u8>,
    pub(crate) err: Vec<u8>,
}

/// Looks at a state in every way there is.
pub(crate) fn look(machine: &mut Machine, tasks: &[(u64, TaskId)]) -> Seen {
    Seen {
        fingerprint: machine.fingerprint(tasks, |_, _| {}),
        generations: machine.canonical_form(Walk::Generations, tasks, |_, _| {}),
        thorough: machine.canonical_form(Walk::Thorough, tasks, |_, _| {}),
        out: machine.out.clone(),
        err: machine.err.clone(),
    }
}

/// How many seeds to try: `SCOVILLE_SEEDS`, else what the test says.
pub(crate) fn seeds(default: u64) -> std::ops::Range<u64> {
    0..std::env::var("SCOVILLE_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}
