//! `scoville.toml`: what a folder says of how it is to be checked.

use crate::commands::rubric::is_expectation;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// The name of the file.
pub(crate) const NAME: &str = "scoville.toml";

/// What the file may say.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// Folders and jars with classes, relative to the file; `lib/*` stands for the jars of a folder.
    #[serde(default)]
    pub(crate) class_path: Vec<String>,
    /// Source folders, in the place of those that the build names.
    #[serde(default)]
    pub(crate) source_path: Vec<String>,
    /// Main classes, each a program; or programs of the folder, by their files.
    #[serde(default)]
    pub(crate) main: Vec<String>,
    /// Test classes of JUnit.
    #[serde(default)]
    pub(crate) tests: Vec<String>,
    /// As `--engine`.
    pub(crate) engine: Option<String>,
    /// As `--dialect`.
    pub(crate) dialect: Option<String>,
    /// As `--property`.
    #[serde(default)]
    pub(crate) property: Vec<String>,
    /// As `--max-seconds`.
    pub(crate) max_seconds: Option<u64>,
    /// As `--max-memory`.
    pub(crate) max_memory: Option<String>,
    /// As `--max-states`.
    pub(crate) max_states: Option<u64>,
    /// What a program is expected to be: a verdict, and perhaps a kind of violation.
    #[serde(default)]
    pub(crate) expect: BTreeMap<String, String>,
}

impl Settings {
    /// The settings of a folder, if it has any.
    pub(crate) fn of(folder: &Path) -> Result<Option<Settings>> {
        let file = folder.join(NAME);
        if !file.is_file() {
            return Ok(None);
        }
        let text =
            std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let settings =
            Settings::parse(&text).with_context(|| format!("{} is not understood", file.display()))?;
        Ok(Some(settings))
    }

    fn parse(text: &str) -> Result<Settings> {
        let settings: Settings = toml::from_str(text)?;
        for (program, expected) in &settings.expect {
            if expected != "error" && !is_expectation(expected) {
                bail!(
                    "expect.\"{program}\" is \"{expected}\": it must be proved, violated or unknown, and may name kinds \
                     of violations after violated"
                );
            }
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_are_named_with_their_line() {
        let settings =
            Settings::parse("main = [\"a.B\"]\nmax-seconds = 5\n[expect]\n\"a.B\" = \"violated race\"\n");
        assert_eq!(settings.expect("it is right").main, ["a.B"]);
        let said = |text: &str| Settings::parse(text).expect_err("a mistake").to_string();
        assert!(said("mian = [\"a.B\"]").contains("line 1"), "{}", said("mian = [\"a.B\"]"));
        assert!(said("[expect]\nx = \"fine\"").contains("must be proved, violated or unknown"));
    }
}
