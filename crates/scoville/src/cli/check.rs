//! What can be typed for a check.

use super::{DialectChoice, FormArguments, JavaArguments, bytes};
use crate::project::Settings;
use clap::{Args, ValueEnum};
use machine::Dialect;
use std::ffi::OsString;
use std::path::PathBuf;

/// The limits of a check if none are given.
pub(crate) const MAX_SECONDS: u64 = 600;
const MAX_MEMORY: &str = "4G";
const MAX_STATES: u64 = 5_000_000;

#[derive(Clone, Debug, Args)]
pub(crate) struct CheckArguments {
    /// The program: a .java file, a .class file, a folder, a .jar, a project of Maven or Gradle, or a phaser program
    /// (.ph, .pha, or .json in the form that docs/phasers-json.md describes). Several are checked side by side.
    #[arg(required = true, value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) java: JavaArguments,
    /// Arguments of the program, after `--`.
    #[arg(last = true, value_name = "ARGUMENTS")]
    pub(crate) arguments: Vec<String>,
    /// Compile the program, and no more.
    #[arg(long, hide = true)]
    pub(crate) compile_only: bool,
    /// The options say already what `scoville.toml` says of options and expectations.
    #[arg(long, hide = true)]
    pub(crate) settled: bool,
    /// What `scoville.toml` expects of the program.
    #[arg(skip)]
    pub(crate) expected: Option<String>,
    /// The limits that were typed.
    #[arg(skip)]
    pub(crate) given: Vec<&'static str>,
    /// When the command began.
    #[arg(skip)]
    pub(crate) started: Option<std::time::Instant>,
    /// How many programs are checked at the same time, if there are several. Default: one for each processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) jobs: Option<u64>,
    /// Which engine answers. Java: order (the default), regions, precise. Phaser programs: portfolio (the default),
    /// forward, backward, or both, which fails loudly when they disagree.
    #[arg(long, value_enum)]
    pub(crate) engine: Option<EngineChoice>,
    /// A property to check; may be given several times or as a list. Default: all (of phaser programs, all but
    /// `leak`).
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) property: Vec<PropertyChoice>,
    /// How the states of a Java program are looked through; random and pct take samples and prove nothing.
    #[arg(long, value_enum, default_value_t = SearchChoice::Dfs)]
    pub(crate) search: SearchChoice,
    /// How many runs `--search random` and `--search pct` make. Default: 1000.
    #[arg(long, value_name = "N")]
    pub(crate) runs: Option<u64>,
    /// How many steps of a run `--search pct` changes a priority at. Default: 2.
    #[arg(long, value_name = "N")]
    pub(crate) changes: Option<u32>,
    /// Orders what is left to chance: random choices, and which task goes on when one blocks.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads share the search (engines regions and precise).
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    pub(crate) workers: u64,
    /// Find every distinct violation, not only the first; the engines order and precise go on after a race.
    #[arg(long)]
    pub(crate) all: bool,
    /// Also check that every schedule gives the same output and the same final values of static fields; if not,
    /// show two schedules that differ (engine order).
    #[arg(long)]
    pub(crate) determinism: bool,
    /// Write the violating schedules to a file, for `scoville replay`.
    #[arg(long, value_name = "FILE")]
    pub(crate) witness: Option<PathBuf>,
    /// Show what one schedule of a Java program prints, also if nothing is wrong; a finding always comes with what was
    /// printed before it.
    #[arg(long)]
    pub(crate) show_output: bool,
    /// Run on from pairs of states that bear one name, from two new machines, to see whether they are alike; if not, the
    /// tool is wrong and says so (engine order).
    #[arg(long)]
    pub(crate) paranoid: bool,
    /// Run every schedule from the start, without naming states and without steps back: for small programs, and slow
    /// (engine order). With `--source-sets always`, one schedule of each class of those that differ only in the order of
    /// steps that do not depend on each other.
    #[arg(long)]
    pub(crate) no_matching: bool,

    /// Java, engine order, where monitors, volatile variables or atomics are choices: compare schedules by what their steps
    /// touch, and look at one of those that differ only in the order of steps that do not depend on each other
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = SourceSetsChoice::Auto)]
    pub(crate) source_sets: SourceSetsChoice,
    /// When waits with time-outs end: at any moment, or late, when nothing else can happen; what depends on a late one is
    /// not known.
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = TimeoutsChoice::Any)]
    pub(crate) timeouts: TimeoutsChoice,
    /// Leave out that `wait`, `await` and `park` may return without a reason.
    #[arg(long)]
    pub(crate) no_spurious_wakeups: bool,
    /// The key of the hash that names states: a proof under a second key is no accident of the first.
    #[arg(long, value_name = "N")]
    pub(crate) hash_key: Option<u64>,
    /// Explore every order of every choice, without matching states: the measure for the reductions.
    #[arg(long, hide = true)]
    pub(crate) unreduced: bool,
    /// Check the test methods of a JUnit class (4 or 5), or one of them, each as a program of its own. JUnit's jars belong
    /// on the class path.
    #[arg(long, value_name = "CLASS[#METHOD]", conflicts_with_all = ["main", "phasers"])]
    pub(crate) junit: Option<String>,
    /// Make a phaser program from a Java program and check that, for every input. Checks deadlock and runtime.
    #[arg(long)]
    pub(crate) phasers: bool,
    /// With --phasers: says that the input is Java. It is the default, and may be left out.
    #[arg(long, requires = "phasers")]
    pub(crate) from_java: bool,
    /// With --phasers: print the phaser program instead of checking it.
    #[arg(long, requires = "phasers")]
    pub(crate) print_phasers: bool,
    /// Phaser programs: check for every number of tasks.
    #[arg(long, conflicts_with_all = ["engine", "max_tasks"])]
    pub(crate) any_number: bool,
    /// Most tasks at one time. Default: what the program can spawn, or 4 if it spawns without bound.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub(crate) max_tasks: Option<u64>,
    /// Most phasers at one time. Default: what the program can create, or 6 without bound.
    #[arg(long, value_parser = clap::value_parser!(u64).range(0..=60))]
    pub(crate) max_phasers: Option<u64>,
    /// Most states (or constraints) to store.
    #[arg(long, default_value_t = MAX_STATES)]
    pub(crate) max_states: u64,
    /// Most seconds to spend, on everything together.
    #[arg(long, value_name = "SECONDS", default_value_t = MAX_SECONDS)]
    pub(crate) max_seconds: u64,
    /// Most memory for the process, in bytes or with K, M or G behind.
    #[arg(long, value_name = "BYTES", value_parser = bytes, default_value = MAX_MEMORY)]
    pub(crate) max_memory: u64,
    /// Longest schedule of a Java program, in choices.
    #[arg(long)]
    pub(crate) max_depth: Option<u64>,
    #[command(flatten)]
    pub(crate) form: FormArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EngineChoice {
    /// Java: happens-before and partial-order reduction; needs no annotation.
    Order,
    /// Java: permission regions, Algorithm 1.
    Regions,
    /// Java: a choice at every access that others could notice.
    Precise,
    /// Phaser programs: forward over saturating differences.
    Forward,
    /// Phaser programs: backward over gap-order constraints.
    Backward,
    /// Phaser programs: both, compared.
    Both,
    /// Phaser programs: forward, then any number of tasks if they are spawned in a loop, then forward and backward
    /// side by side.
    Portfolio,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SearchChoice {
    /// Depth first.
    Dfs,
    /// Breadth first: the shortest schedule.
    Bfs,
    /// Random runs.
    Random,
    /// Random priorities (probabilistic concurrency testing).
    Pct,
}

impl SearchChoice {
    /// Whether schedules are drawn, which proves nothing.
    pub(crate) fn takes_samples(self) -> bool {
        matches!(self, SearchChoice::Random | SearchChoice::Pct)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PropertyChoice {
    Assertion,
    Race,
    Permission,
    Exception,
    Exit,
    Annotation,
    UncoveredSharing,
    Runtime,
    Deadlock,
    Never,
    Lapped,
    Ahead,
    Leak,
    All,
}

/// When waits with time-outs end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeoutsChoice {
    /// At any moment.
    Any,
    /// When nothing else can happen.
    Late,
}

/// Whether source sets are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SourceSetsChoice {
    /// When there are many states
    Auto,
    /// From the start
    Always,
    /// Not at all
    Never,
}

impl CheckArguments {
    /// When the command has to end, if it is known when it began.
    pub(crate) fn deadline(&self) -> Option<std::time::Instant> {
        self.started?.checked_add(std::time::Duration::from_secs(self.max_seconds))
    }

    /// The limits, with the time running if it is known when the command began.
    pub(crate) fn budget(&self) -> report::Budget {
        report::Budget {
            max_states: Some(self.max_states),
            max_seconds: Some(self.max_seconds),
            max_memory: Some(self.max_memory),
            max_depth: self.max_depth,
            deadline: self.deadline(),
            ..report::Budget::default()
        }
    }
}

impl CheckArguments {
    /// Takes what `scoville.toml` says of limits and engines, unless it was typed.
    pub(crate) fn settle(&mut self, settings: &Settings) -> anyhow::Result<()> {
        let value = |name: &str, why: String| anyhow::anyhow!("{name}: {why}");
        if let Some(name) = settings.engine.as_ref().filter(|_| self.engine.is_none()) {
            let why = |_| value("engine", format!("there is no engine {name}"));
            self.engine = Some(EngineChoice::from_str(name, false).map_err(why)?);
        }
        if let Some(name) = settings.dialect.as_ref().filter(|_| self.java.dialect.is_none()) {
            let why = || value("dialect", format!("there is no dialect {name}"));
            self.java.dialect = Some(DialectChoice::named(name).ok_or_else(why)?);
        }
        if self.property.is_empty() {
            for name in settings.property.iter().flat_map(|text| text.split(',')) {
                let why = |_| value("property", format!("there is no property {name}"));
                self.property.push(PropertyChoice::from_str(name.trim(), false).map_err(why)?);
            }
        }
        let limit = |name: &'static str| !self.given.contains(&name);
        let (seconds, states, memory) = (limit("max-seconds"), limit("max-states"), limit("max-memory"));
        self.max_seconds = settings.max_seconds.filter(|_| seconds).unwrap_or(self.max_seconds);
        self.max_states = settings.max_states.filter(|_| states).unwrap_or(self.max_states);
        if let Some(text) = settings.max_memory.as_ref().filter(|_| memory) {
            self.max_memory = bytes(text).map_err(|why| value("max-memory", why))?;
        }
        Ok(())
    }

    /// The same for one input.
    pub(crate) fn of_input(&self, input: PathBuf) -> CheckArguments {
        let mut one = self.clone();
        one.inputs = vec![input.clone()];
        one.java.input = input;
        one.java.arguments.clone_from(&one.arguments);
        one.java.with_tests = one.junit.is_some();
        one
    }

    /// The same with the library of Habanero that was found, if the program uses one.
    pub(crate) fn settled(&self, dialect: Option<Dialect>) -> CheckArguments {
        let mut settled = self.clone();
        settled.java.dialect = dialect.map(DialectChoice::of);
        settled
    }

    /// The options as they would be typed, but for the inputs, the form of the result and what is chosen for each input.
    pub(crate) fn as_typed(&self) -> Vec<OsString> {
        let CheckArguments {
            inputs: _,
            java,
            arguments: _,
            compile_only: _,
            settled: _,
            expected: _,
            given: _,
            started: _,
            jobs: _,
            engine,
            property,
            search,
            runs,
            changes,
            seed,
            workers,
            all,
            determinism,
            witness: _,
            show_output,
            form: _,
            paranoid,
            no_matching,
            source_sets,
            timeouts,
            no_spurious_wakeups,
            hash_key,
            unreduced,
            junit: _,
            phasers,
            from_java,
            print_phasers: _,
            any_number,
            max_tasks,
            max_phasers,
            max_states,
            max_seconds,
            max_memory,
            max_depth,
        } = self;
        let JavaArguments {
            input: _,
            with_tests: _,
            class_path,
            first: _,
            main: _,
            jdk,
            jdk_unchecked,
            no_cache,
            disable_assertions,
            dialect,
            library_as_is,
            compiled_after,
            allow_read,
            source_path,
            arguments: _,
        } = java;
        let mut typed = Typed(Vec::new());
        typed.word("--engine", engine.as_ref());
        property.iter().for_each(|one| typed.word("--property", Some(one)));
        typed.word("--search", Some(search));
        typed.word("--source-sets", Some(source_sets));
        typed.word("--timeouts", Some(timeouts));
        typed.word("--dialect", dialect.as_ref());
        typed.value("--runs", runs.as_ref());
        typed.value("--changes", changes.as_ref());
        typed.value("--seed", Some(seed));
        typed.value("--workers", Some(workers));
        typed.value("--hash-key", hash_key.as_ref());
        typed.value("--max-tasks", max_tasks.as_ref());
        typed.value("--max-phasers", max_phasers.as_ref());
        typed.value("--max-states", Some(max_states));
        typed.value("--max-seconds", Some(max_seconds));
        typed.value("--max-memory", Some(max_memory));
        typed.value("--max-depth", max_depth.as_ref());
        typed.value("--compiled-after", Some(compiled_after));
        typed.value("--class-path", class_path.as_ref());
        typed.value("--source-path", source_path.as_ref());
        typed.value("--jdk", jdk.as_ref().map(|path| path.display()).as_ref());
        allow_read.iter().for_each(|path| typed.value("--allow-read", Some(&path.display())));
        for (given, name) in [
            (all, "--all"),
            (determinism, "--determinism"),
            (show_output, "--show-output"),
            (paranoid, "--paranoid"),
            (no_matching, "--no-matching"),
            (no_spurious_wakeups, "--no-spurious-wakeups"),
            (unreduced, "--unreduced"),
            (phasers, "--phasers"),
            (from_java, "--from-java"),
            (any_number, "--any-number"),
            (jdk_unchecked, "--jdk-unchecked"),
            (no_cache, "--no-cache"),
            (disable_assertions, "--disable-assertions"),
            (library_as_is, "--library-as-is"),
        ] {
            if *given {
                typed.0.push(name.into());
            }
        }
        typed.0
    }
}

/// Options as they are typed.
struct Typed(Vec<OsString>);

impl Typed {
    fn value(&mut self, name: &str, value: Option<&impl std::fmt::Display>) {
        self.0.extend(value.map(|value| format!("{name}={value}").into()));
    }

    fn word(&mut self, name: &str, value: Option<&impl ValueEnum>) {
        let word = value.and_then(ValueEnum::to_possible_value);
        self.value(name, word.as_ref().map(|word| word.get_name()).as_ref());
    }
}
