//! What can be typed for grading.

use super::{DialectChoice, bytes};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct GradeArguments {
    /// The folder with the submissions: each folder in it is one, and each file with a program.
    pub(crate) folder: PathBuf,
    /// The folder is one submission.
    #[arg(long)]
    pub(crate) single: bool,
    /// What points are given for (TOML; docs/grading.md). Without it: two points each for race, deadlock, assertion,
    /// exception and exit.
    #[arg(long, value_name = "FILE")]
    pub(crate) rubric: Option<PathBuf>,
    /// One point for each submission that is what a comment in it says: `// expect: violated race`.
    #[arg(long, conflicts_with = "rubric")]
    pub(crate) expect: bool,
    /// How many submissions are graded at the same time. Default: one for each processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) jobs: Option<u64>,
    /// Most seconds for one submission, everything together. Default: what the rubric says, or 60.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_seconds: Option<u64>,
    /// Most memory for one submission. Default: what the rubric says, or 1G.
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub(crate) max_memory: Option<u64>,
    /// Folders and jars with classes that all submissions use; also `-cp`.
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,
    /// The library of Habanero whose rules hold where they differ. Default: as for check.
    #[arg(long, value_name = "LIBRARY", value_enum)]
    pub(crate) dialect: Option<DialectChoice>,
    /// The JDK to use. Default: as for check.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) jdk: Option<PathBuf>,
    /// The form of the grades.
    #[arg(long, value_parser = PossibleValuesParser::new(render::GRADE_FORMATS).map(|name| grade_format(&name)), default_value = "text")]
    pub(crate) format: &'static str,
    /// Also write the grades into a file; may be given several times. `gradescope=FOLDER/` writes a file for each submission.
    #[arg(long = "output", value_name = "FORMAT=FILE", value_parser = grade_output)]
    pub(crate) outputs: Vec<(&'static str, PathBuf)>,
    /// Print nothing. Files of --output are written.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

fn grade_format(name: &str) -> &'static str {
    render::GRADE_FORMATS.into_iter().find(|known| *known == name).unwrap_or("text")
}

/// A form of grades and the file that it goes to.
fn grade_output(text: &str) -> Result<(&'static str, PathBuf), String> {
    let wrong = || format!("give FORMAT=FILE with a format of {}", render::GRADE_FORMATS.join(", "));
    let (name, file) = text.split_once('=').filter(|(_, file)| !file.is_empty()).ok_or_else(wrong)?;
    let format = render::GRADE_FORMATS.into_iter().find(|known| *known == name).ok_or_else(wrong)?;
    Ok((format, PathBuf::from(file)))
}
