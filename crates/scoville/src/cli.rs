//! What can be typed.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use render::Format;
use std::ffi::OsString;
use std::path::PathBuf;

/// A verifier for task-parallel programs.
#[derive(Debug, Parser)]
#[command(name = "scoville", version, about)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check a program for every run. Exit code: 0 proved, 1 violated, 3 unknown, 2 bad input.
    Check(CheckArguments),
    /// Run a violating schedule again that `check --witness` wrote. Exit code: 1 if it shows the same violation.
    Replay(ReplayArguments),
    /// Run a Java program on Scoville's own machine.
    Run(RunArguments),
    /// Find the data races of a recorded run of any program. Exit code: 0 no race, 1 races, 2 bad input.
    Trace(TraceArguments),
    /// Print a phaser program in the standard layout.
    Fmt(FmtArguments),
    /// Run a benchmark and print a table.
    Bench(BenchArguments),
    /// Print the folder with the compiled Habanero API, to compile programs against it.
    #[command(hide = true)]
    Api,
}

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
    /// (engine order).
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

/// How results are shown.
#[derive(Clone, Debug, Args)]
pub(crate) struct FormArguments {
    /// The form of the result.
    #[arg(long, value_parser = formats(), default_value = render::FORMATS[0].name)]
    pub(crate) format: &'static Format,
    /// Also write the result into a file, in a form of its own; may be given several times.
    #[arg(long = "output", value_name = "FORMAT=FILE", value_parser = output)]
    pub(crate) outputs: Vec<(&'static Format, PathBuf)>,
    /// Print nothing; the exit code tells. Files of --output are written.
    #[arg(long, short)]
    pub(crate) quiet: bool,
    /// Colours in the text.
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub(crate) color: Color,
}

#[derive(Debug, Args)]
pub(crate) struct TraceArguments {
    /// The recorded run: one event a line, as docs/trace.md describes them.
    pub(crate) input: PathBuf,
    #[command(flatten)]
    pub(crate) form: FormArguments,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArguments {
    /// The file that `check --witness` wrote.
    pub(crate) witness: PathBuf,
    #[command(flatten)]
    pub(crate) form: FormArguments,
    /// The JDK to use. Default: as for check.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) jdk: Option<PathBuf>,
    /// A folder that the program may read files from; must be given again if check had it.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) allow_read: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct FmtArguments {
    /// The phaser program, as text or as JSON.
    pub(crate) input: PathBuf,
    /// Print it as JSON.
    #[arg(long, conflicts_with_all = ["write", "check"])]
    pub(crate) json: bool,
    /// Rewrite the file instead of printing.
    #[arg(long)]
    pub(crate) write: bool,
    /// Print nothing; exit with 1 when the layout differs.
    #[arg(long, conflicts_with = "write")]
    pub(crate) check: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArguments {
    /// The suite.
    #[arg(value_enum)]
    pub(crate) suite: Suite,
    /// Where the phaser programs are.
    #[arg(long, default_value = "tests/corpus/phasers")]
    pub(crate) corpus: PathBuf,
    /// Where the programs of the papers on permission regions are.
    #[arg(long, value_name = "FOLDER", default_value = "tests/corpus/papers")]
    pub(crate) papers: PathBuf,
    /// Where the Java programs are.
    #[arg(long, value_name = "FOLDER", default_value = "tests/bench")]
    pub(crate) programs: PathBuf,
    /// The JDK to compare with. Default: as for run.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) jdk: Option<PathBuf>,
    /// How often each Java program is run; the best counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Most seconds for one instance in one engine.
    #[arg(long, default_value_t = 60)]
    pub(crate) max_seconds: u64,
    /// The largest number of producers in the scaling table.
    #[arg(long, default_value_t = 8)]
    pub(crate) producers: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Suite {
    /// The twelve programs of the paper's table, and how the running example scales.
    Phasers,
    /// The tables of the papers on permission regions, ours beside them.
    Papers,
    /// The machine beside `java -Xint`, start-up, and the speed of saving and naming states.
    Machine,
    /// The default engine: how it grows with tasks, and what a check costs beside a run.
    Order,
    /// Threads and locks: how many states the default engine needs.
    Threads,
    /// How long it takes from a source to the first answer, beside `javac` and `java`.
    FirstAnswer,
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

/// The forms that verdicts have.
fn formats() -> impl TypedValueParser<Value = &'static Format> {
    let names = render::FORMATS.iter().map(|format| format.name);
    PossibleValuesParser::new(names).map(|name| Format::named(&name).expect("one of the names"))
}

/// A form and the file that it goes to.
fn output(text: &str) -> Result<(&'static Format, PathBuf), String> {
    let names = || render::FORMATS.iter().map(|format| format.name).collect::<Vec<_>>().join(", ");
    let wrong = || format!("give FORMAT=FILE with a format of {}", names());
    let (name, file) = text.split_once('=').filter(|(_, file)| !file.is_empty()).ok_or_else(wrong)?;
    Ok((Format::named(name).ok_or_else(wrong)?, PathBuf::from(file)))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

/// The command line, with the options that `java` has with one dash (`-cp`, `-da`) written with two.
/// What follows `--` belongs to the program.
pub(crate) fn command_line() -> Vec<OsString> {
    let mut own = true;
    let rewritten = std::env::args_os().filter_map(|argument| {
        own &= argument != "--";
        match argument.to_str() {
            Some("-cp" | "-classpath") if own => Some("--class-path".into()),
            Some("-da" | "-disableassertions") if own => Some("--disable-assertions".into()),
            // They are on.
            Some("-ea" | "-enableassertions") if own => None,
            _ => Some(argument),
        }
    });
    rewritten.collect()
}

/// How a Java program is found and set up.
#[derive(Debug, Args, Clone)]
pub(crate) struct JavaArguments {
    /// The program.
    #[arg(skip)]
    pub(crate) input: PathBuf,
    /// Whether the tests of a project are a part of the program.
    #[arg(skip)]
    pub(crate) with_tests: bool,
    /// More folders and jars with classes, separated by colons; also `-cp`.
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,
    /// The class whose main method is run.
    #[arg(long, value_name = "CLASS")]
    pub(crate) main: Option<String>,
    /// The JDK to use. Default: JAVA_HOME, then java on the PATH, then the usual places.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) jdk: Option<PathBuf>,
    /// Use the JDK even if its version is not one of 11, 17, 21, 25.
    #[arg(long)]
    pub(crate) jdk_unchecked: bool,
    /// Compile the sources, even if their classes are in the cache, and do not keep them there.
    #[arg(long)]
    pub(crate) no_cache: bool,
    /// Switch assertions off (they are on); also `-da`.
    #[arg(long, visible_alias = "da")]
    pub(crate) disable_assertions: bool,
    /// Run the library's own code of locks, latches and semaphores, with all its steps, instead of what they mean: slow, to
    /// compare with.
    #[arg(long)]
    pub(crate) library_as_is: bool,
    /// A folder that the program may read files from; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) allow_read: Vec<PathBuf>,
    /// Where sources are that others need, separated by colons; also to show the lines of compiled programs. Found by
    /// itself for `target/classes` and `build/classes`.
    #[arg(long, value_name = "PATH")]
    pub(crate) source_path: Option<String>,
    /// Arguments of the program.
    #[arg(skip)]
    pub(crate) arguments: Vec<String>,
}

impl CheckArguments {
    /// The limits, with the time not running yet.
    pub(crate) fn budget(&self) -> report::Budget {
        report::Budget {
            max_states: Some(self.max_states),
            max_seconds: Some(self.max_seconds),
            max_memory: Some(self.max_memory),
            max_depth: self.max_depth,
            ..report::Budget::default()
        }
    }
}

impl JavaArguments {
    /// A program by itself.
    pub(crate) fn of(input: PathBuf, jdk: Option<PathBuf>) -> JavaArguments {
        JavaArguments {
            input,
            class_path: None,
            main: None,
            jdk,
            jdk_unchecked: false,
            no_cache: false,
            disable_assertions: false,
            library_as_is: false,
            allow_read: Vec::new(),
            source_path: None,
            with_tests: false,
            arguments: Vec::new(),
        }
    }

    /// The folders of `--source-path`, or those that lie beside compiled classes.
    pub(crate) fn source_folders(&self) -> Vec<PathBuf> {
        match &self.source_path {
            Some(path) => path.split(':').filter(|part| !part.is_empty()).map(PathBuf::from).collect(),
            None => crate::project::sources_beside(&self.input),
        }
    }
}

impl Command {
    /// How the command shows its result, if it has one.
    pub(crate) fn form(&self) -> Option<&FormArguments> {
        match self {
            Command::Check(arguments) => Some(&arguments.form),
            Command::Replay(arguments) => Some(&arguments.form),
            Command::Trace(arguments) => Some(&arguments.form),
            Command::Run(_) | Command::Fmt(_) | Command::Bench(_) | Command::Api => None,
        }
    }
}

impl Command {
    /// What it is about, in words.
    pub(crate) fn input(&self) -> String {
        let inputs: &[PathBuf] = match self {
            Command::Check(arguments) => &arguments.inputs,
            Command::Replay(arguments) => std::slice::from_ref(&arguments.witness),
            Command::Trace(arguments) => std::slice::from_ref(&arguments.input),
            Command::Run(_) | Command::Fmt(_) | Command::Bench(_) | Command::Api => &[],
        };
        inputs.iter().map(|input| input.display().to_string()).collect::<Vec<_>>().join(" ")
    }
}

impl CheckArguments {
    /// Whether a limit is the one that holds if none is given.
    pub(crate) fn is_usual(&self, option: &str) -> bool {
        match option {
            "--max-seconds" => self.max_seconds == MAX_SECONDS,
            "--max-memory" => bytes(MAX_MEMORY) == Ok(self.max_memory),
            "--max-states" => self.max_states == MAX_STATES,
            _ => false,
        }
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

    /// The options as they would be typed, but for the inputs, the form of the result and what is chosen for each input.
    pub(crate) fn as_typed(&self) -> Vec<OsString> {
        let CheckArguments {
            inputs: _,
            java,
            arguments: _,
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
            main: _,
            jdk,
            jdk_unchecked,
            no_cache,
            disable_assertions,
            library_as_is,
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

#[derive(Debug, Args)]
pub(crate) struct RunArguments {
    /// The program: a .java file, a .class file, a folder, a .jar, or a project of Maven or Gradle.
    pub(crate) input: PathBuf,
    #[command(flatten)]
    pub(crate) java: JavaArguments,
    /// Arguments of the program, after `--`.
    #[arg(last = true, value_name = "ARGUMENTS")]
    pub(crate) arguments: Vec<String>,
    /// Take a random schedule: at every operation on tasks, any task that can run may be next.
    #[arg(long, value_name = "N", conflicts_with = "schedule")]
    pub(crate) seed: Option<u64>,
    /// Take one random schedule for each seed from A to B - 1, and print each different result once.
    #[arg(long, value_name = "A..B", value_parser = seeds, conflicts_with_all = ["schedule", "seed", "trace", "stats"])]
    pub(crate) seeds: Option<std::ops::Range<u64>>,
    /// Take this schedule: choices in order, separated by dots, as `--seed` with `--stats` prints it.
    #[arg(long, value_name = "S")]
    pub(crate) schedule: Option<String>,
    /// Print each task's steps with file and line to standard error.
    #[arg(long)]
    pub(crate) trace: bool,
    /// Print figures of the run to standard error.
    #[arg(long)]
    pub(crate) stats: bool,
}

fn seeds(text: &str) -> Result<std::ops::Range<u64>, String> {
    let parts = text.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    parts.map(|(from, to)| from..to).ok_or_else(|| "seeds are given as 0..50".to_string())
}

/// A number of bytes, with K, M or G behind for powers of 1024.
fn bytes(text: &str) -> Result<u64, String> {
    let (digits, factor) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 1 << 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 1 << 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 1 << 30),
        _ => (text, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(factor))
        .ok_or_else(|| "give a number such as 500M or 2G".to_string())
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
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SourceSetsChoice {
    /// When there are many states
    Auto,
    /// From the start
    Always,
    /// Not at all
    Never,
}
