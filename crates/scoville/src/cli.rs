//! What can be typed.

use clap::{Args, Parser, Subcommand};
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
    /// Run a Java program on Scoville's own machine.
    Run(Box<RunArguments>),
    /// Print the folder with the compiled Habanero API, to compile programs against it.
    #[command(hide = true)]
    Api,
}

/// How a Java program is found and set up.
#[derive(Debug, Args, Clone)]
pub(crate) struct JavaArguments {
    /// The program: a .java file, a .class file, a folder or a .jar.
    pub(crate) input: PathBuf,
    /// More folders and jars with classes, separated by colons.
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
    /// Switch assertions off (they are on).
    #[arg(long, visible_alias = "da")]
    pub(crate) disable_assertions: bool,
    /// A folder that the program may read files from; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) allow_read: Vec<PathBuf>,
    /// Arguments of the program, after `--`.
    #[arg(last = true)]
    pub(crate) arguments: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct RunArguments {
    #[command(flatten)]
    pub(crate) java: JavaArguments,
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
