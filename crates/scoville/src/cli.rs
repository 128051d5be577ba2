//! What can be typed.

mod check;
mod grade;
mod rounds;

pub(crate) use check::{
    CheckArguments, EngineChoice, MAX_SECONDS, PropertyChoice, SearchChoice, SourceSetsChoice, TimeoutsChoice,
};
pub(crate) use grade::GradeArguments;
pub(crate) use rounds::Rounds;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use machine::{Config, Dialect};
use render::Format;
use std::ffi::OsString;
use std::path::PathBuf;

/// The version, with the commit that it was built from if that is known.
pub(crate) const VERSION: &str = env!("SCOVILLE_VERSION");

/// What to type first.
const EXAMPLES: &str = "\
Examples:
  scoville check Main.java                    all schedules of a program
  scoville check Main.java -- 3 input.txt     with arguments
  scoville check src/ -cp 'lib/*' --main a.B  a folder, with libraries
  scoville check .                            a project of Maven or Gradle
  scoville check . --junit a.BTest            each test of a class
  scoville run Main.java                      one schedule, as java runs it
  scoville explain race                       what a finding means
  scoville doctor                             whether all is there

Exit codes: 0 proved, 1 violated, 3 unknown, 2 bad input.";

/// What to type for a check.
const CHECK_EXAMPLES: &str = "\
Examples:
  scoville check Main.java
  scoville check Main.java --property race,deadlock --max-seconds 30
  scoville check Main.java --all --output html=report.html --output sarif=report.sarif
  scoville check Main.java --witness found.json    then: scoville replay found.json
  scoville check Main.java --search random --runs 500    for what is too large
  scoville check submissions/*.java --output junit=report.xml
  scoville check . --junit bank.AccountTest#transfers
  scoville check barrier.ph --any-number";

/// What to type for grading.
const GRADE_EXAMPLES: &str = "\
Examples:
  scoville grade submissions/
  scoville grade submissions/ --rubric rubric.toml --output csv=grades.csv
  scoville grade /autograder/submission --single --rubric rubric.toml \\
      --output gradescope=/autograder/results/results.json";

/// A verifier for task-parallel programs.
#[derive(Debug, Parser)]
#[command(name = "scoville", version = VERSION, about, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check a program for every run. Exit code: 0 proved, 1 violated, 3 unknown, 2 bad input.
    #[command(after_help = CHECK_EXAMPLES)]
    Check(Box<CheckArguments>),
    /// Grade submissions: points for each property, in a table, as CSV or for Gradescope.
    #[command(after_help = GRADE_EXAMPLES)]
    Grade(GradeArguments),
    /// Run a violating schedule again that `check --witness` wrote. Exit code: 1 if it shows the same violation.
    Replay(ReplayArguments),
    /// Run a Java program on Scoville's own machine.
    Run(RunArguments),
    /// Find the data races of a recorded run of any program. Exit code: 0 no race, 1 races, 2 bad input.
    Trace(TraceArguments),
    /// Print a phaser program in the standard layout.
    Fmt(FmtArguments),
    /// Say what a kind of violation means, with an example and the usual fixes.
    Explain(ExplainArguments),
    /// Say whether all is there that a check needs, and how to install what is not. Exit code 1: something is missing.
    Doctor(DoctorArguments),
    /// Run a benchmark and print a table.
    Bench(BenchArguments),
    /// Print what completes commands in a shell, for its start-up file.
    Completions(CompletionsArguments),
    /// Write the manual pages into a folder.
    Man(ManArguments),
    /// Print all commands and options in Markdown, for docs/reference.md.
    #[command(hide = true)]
    Reference,
    /// Print the folder with the compiled Habanero API, to compile programs against it.
    #[command(hide = true)]
    Api {
        /// Instead, say which calls that a class file may make are not bound: lines of class, method, descriptor, and `static` or
        /// `member`
        #[arg(long, value_name = "FILE")]
        unbound: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct ExplainArguments {
    /// The kind, as in a finding. Without it the kinds are listed.
    pub(crate) kind: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct DoctorArguments {
    /// The JDK to look at. Default: as for check.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) jdk: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    /// The shell.
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Debug, Args)]
pub(crate) struct ManArguments {
    /// The folder, as ~/.local/share/man/man1.
    pub(crate) folder: PathBuf,
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
    /// If it is shown at a terminal, and `NO_COLOR` is not set.
    Auto,
    /// Also in a file or a pipe.
    Always,
    /// Not at all.
    Never,
}

/// The limits of a check that may stand in `scoville.toml`.
const LIMITS: [&str; 3] = ["max-seconds", "max-memory", "max-states"];

impl Arguments {
    /// What was typed.
    ///
    /// # Errors
    /// If it is not understood, or asks for help.
    pub(crate) fn typed() -> Result<Arguments, clap::Error> {
        let matches = Arguments::command().try_get_matches_from(command_line())?;
        let mut arguments = Arguments::from_arg_matches(&matches)?;
        if let (Command::Check(check), Some(matches)) =
            (&mut arguments.command, matches.subcommand_matches("check"))
        {
            let is_typed =
                |name: &&str| matches.value_source(&name.replace('-', "_")) == Some(ValueSource::CommandLine);
            check.given = LIMITS.into_iter().filter(is_typed).collect();
        }
        Ok(arguments)
    }
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

/// A library of Habanero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DialectChoice {
    /// HJlib of Rice.
    Rice,
    /// The verification libraries of BYU.
    Byu,
    /// PCDP.
    Pcdp,
}

impl DialectChoice {
    /// The library.
    pub(crate) fn dialect(self) -> Dialect {
        match self {
            DialectChoice::Rice => Dialect::Rice,
            DialectChoice::Byu => Dialect::Byu,
            DialectChoice::Pcdp => Dialect::Pcdp,
        }
    }

    /// The choice of that name.
    pub(crate) fn named(name: &str) -> Option<DialectChoice> {
        Dialect::ALL.into_iter().find(|one| one.name() == name).map(DialectChoice::of)
    }

    /// The choice of a library.
    pub(crate) fn of(dialect: Dialect) -> DialectChoice {
        match dialect {
            Dialect::Rice => DialectChoice::Rice,
            Dialect::Byu => DialectChoice::Byu,
            Dialect::Pcdp => DialectChoice::Pcdp,
        }
    }
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
    /// A folder or a jar whose classes go before those of the program.
    #[arg(long, value_name = "PATH", hide = true)]
    pub(crate) first: Vec<PathBuf>,
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
    /// The library of Habanero whose rules hold where they differ. Default: the one on the class path, or the one that the
    /// imports of the sources tell.
    #[arg(long, value_name = "LIBRARY", value_enum)]
    pub(crate) dialect: Option<DialectChoice>,
    /// Run the library's own code of locks, latches and semaphores, with all its steps, instead of what they mean: slow, to
    /// compare with.
    #[arg(long)]
    pub(crate) library_as_is: bool,
    /// After how many rounds a loop runs as instructions of the processor, or `never`: every operation is interpreted then, to
    /// compare with.
    #[arg(long, value_name = "ROUNDS", default_value = "1000")]
    pub(crate) compiled_after: Rounds,
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

impl JavaArguments {
    /// A program by itself.
    pub(crate) fn of(input: PathBuf, jdk: Option<PathBuf>) -> JavaArguments {
        JavaArguments {
            input,
            class_path: None,
            first: Vec::new(),
            main: None,
            jdk,
            jdk_unchecked: false,
            no_cache: false,
            disable_assertions: false,
            dialect: None,
            library_as_is: false,
            compiled_after: Rounds(Config::default().compiled_after),
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
            _ => None,
        }
    }
}

impl Command {
    /// What it is about.
    pub(crate) fn inputs(&self) -> &[PathBuf] {
        match self {
            Command::Check(arguments) => &arguments.inputs,
            Command::Replay(arguments) => std::slice::from_ref(&arguments.witness),
            Command::Trace(arguments) => std::slice::from_ref(&arguments.input),
            _ => &[],
        }
    }

    /// The same in words.
    pub(crate) fn input(&self) -> String {
        self.inputs().iter().map(|input| input.display().to_string()).collect::<Vec<_>>().join(" ")
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
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
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
