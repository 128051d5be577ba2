//! The form of a witness: violations with the schedules that lead to them.

use anyhow::{Result, anyhow, bail};
use habanero::engines::{Choice, Driver, Schedule};
use habanero::kinds::{Kind, Kinds};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The version of the file's form.
pub(super) const VERSION: u32 = 1;

/// What `check --witness` writes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Witness {
    pub(super) version: u32,
    pub(super) input: PathBuf,
    /// A fingerprint of the input and of the sources that it names, to notice that they have changed.
    pub(super) content: String,
    #[serde(default)]
    pub(super) class_path: Option<String>,
    /// As `--source-path`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source_path: Option<String>,
    #[serde(default)]
    pub(super) main: Option<String>,
    #[serde(default)]
    pub(super) assertions_off: bool,
    /// The library of Habanero that the program is for, if it uses one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) dialect: Option<String>,
    /// Whether locks and their like were the library's own code.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) library_as_is: bool,
    #[serde(default)]
    pub(super) arguments: Vec<String>,
    /// The folders that the program could read, as `--allow-read` named them. They are not opened because a witness
    /// says so: who replays it gives them again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) allow_read: Vec<PathBuf>,
    /// What the program reads from its standard input.
    #[serde(default)]
    pub(super) standard_input: String,
    /// The same if it is no text in UTF-8.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) standard_input_bytes: Vec<u8>,
    pub(super) engine: String,
    pub(super) properties: Vec<String>,
    pub(super) seed: u64,
    /// Whether all violations were looked for: then schedules may go on after a race.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) all: bool,
    pub(super) findings: Vec<Recorded>,
}

/// A violation and the choices that lead to it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recorded {
    /// The test that is run, as `check --junit` names it; without it, the main class is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) test: Option<String>,
    pub(super) kind: String,
    pub(super) message: String,
    pub(super) schedule: Vec<String>,
    /// Who made the schedule.
    pub(super) driver: String,
    /// Where accesses are choices: objects that exist at the first choice, as object and index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) places: Vec<(u32, u32)>,
    /// The same of younger objects, as class and index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) young: Vec<(String, u32)>,
    /// Which resources are choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) choices_at: Vec<String>,
    /// Objects of the JDK's start-up whose accesses count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) startup: Vec<u32>,
    /// Classes, by a hash of their names, whose initialisers touch what is not their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) impure: Vec<String>,
}

impl Witness {
    /// Reads one; `name` is said in errors.
    pub(super) fn parse(name: &str, text: &str) -> Result<Witness> {
        let any: serde_json::Value = serde_json::from_str(text)
            .map_err(|error| anyhow!("{name}:{}: this is not a witness: {error}", error.line()))?;
        match any["version"].as_u64() {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => {
                let line = line_of(text, "\"version\"");
                bail!("{name}:{line}: a witness of version {version}; this tool reads version {VERSION}")
            }
            None => {
                bail!("{name}:1: this is not a witness: it has no version (write one with check --witness)")
            }
        }
        serde_json::from_str(text)
            .map_err(|error| anyhow!("{name}:{}: this is not a witness: {error}", error.line()))
    }
}

impl Recorded {
    /// The schedule; the error names what is wrong, and why.
    pub(super) fn schedule(&self) -> Result<Schedule, (String, String)> {
        let parse = |choice: &String| choice.parse::<Choice>().map_err(|why| (choice.clone(), why));
        let choices = self.schedule.iter().map(parse).collect::<Result<_, _>>()?;
        let driver = Driver::ALL.into_iter().find(|driver| driver.name() == self.driver);
        let why = || (self.driver.clone(), format!("there is no driver `{}`", self.driver));
        let driver = driver.ok_or_else(why)?;
        let mut kinds = Kinds::default();
        for name in &self.choices_at {
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
            kinds.insert(kind.ok_or_else(|| (name.clone(), format!("there is no kind of choice `{name}`")))?);
        }
        let (places, young) = (self.places.clone(), self.young.clone());
        let number = |text: &String| {
            u64::from_str_radix(text, 16)
                .map_err(|_| (text.clone(), format!("`{text}` is no hash of a class's name")))
        };
        let impure = self.impure.iter().map(number).collect::<Result<_, _>>()?;
        let startup = self.startup.clone();
        Ok(Schedule { choices, places, young, kinds, startup, impure, driver })
    }
}

/// The line, from 1, that a text is first on; 1 if it is nowhere.
pub(super) fn line_of(text: &str, needle: &str) -> usize {
    text.lines().position(|line| line.contains(needle)).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use habanero::engines::Properties;
    use std::time::Instant;

    const WITNESS: &str = r#"{
  "version": 1, "input": "Foo.java", "content": "00112233445566778899aabbccddeeff", "class_path": null,
  "main": "Foo", "assertions_off": false, "arguments": ["a", "b"], "allow_read": ["data"], "standard_input": "",
  "engine": "order", "properties": ["race", "deadlock"], "seed": 0, "all": true,
  "findings": [{"kind": "race", "message": "two tasks race", "schedule": ["main", "1", "1.2", "1.2/3"],
    "driver": "order", "places": [[12, 3]], "young": [["Foo", 2]]}]
}"#;

    /// Witnesses broken at random are read or refused in words. `SCOVILLE_FUZZ_SECONDS` takes longer than CI does.
    #[test]
    fn broken_witnesses_are_refused_in_words() {
        let seconds = std::env::var("SCOVILLE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
        let least = if seconds.is_some() { 0 } else { 5_000 };
        let end = Instant::now() + std::time::Duration::from_secs(seconds.unwrap_or(0));
        let pieces = [
            "{",
            "}",
            "[",
            "]",
            "\"",
            ",",
            ":",
            "-1",
            "1e999",
            "18446744073709551616",
            "null",
            "\\ud800",
            "/",
            ".",
        ];
        let mut random = search::Random::new(7);
        let (mut made, mut read) = (0u64, 0u64);
        while made < least || Instant::now() < end {
            let mut bytes = WITNESS.as_bytes().to_vec();
            for _ in 0..1 + random.below(4) {
                let at = random.below(bytes.len());
                match random.below(4) {
                    0 => bytes[at] = random.draw() as u8 & 0x7f,
                    1 => drop(bytes.drain(at..(at + 1 + random.below(20)).min(bytes.len()))),
                    2 => {
                        let piece = pieces[random.below(pieces.len())].repeat(1 + random.below(300));
                        bytes.splice(at..at, piece.bytes());
                    }
                    _ => {
                        let piece = bytes[at..(at + random.below(60)).min(bytes.len())].to_vec();
                        bytes.splice(at..at, piece);
                    }
                }
                if bytes.is_empty() {
                    bytes.push(b'{');
                }
            }
            made += 1;
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(witness) = Witness::parse("witness.json", &text) {
                read += 1;
                witness.findings.iter().for_each(|recorded| drop(recorded.schedule()));
                let _ = Properties::named(&witness.properties);
            }
        }
        assert!(read > 0 && read < made, "{read} of {made}");
    }
}
