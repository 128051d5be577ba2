//! `scoville replay FILE`: a violating schedule, run again.

use super::watch::{Shown, Watch};
use super::{check_java, progress};
use crate::cli::{CheckArguments, JavaArguments, MAX_SECONDS, ReplayArguments};
use anyhow::{Context, Result, anyhow, bail};
use habanero::check::{Choice, Driver, Engine, Found, Outcomes, Properties, Request, Schedule, replay};
use habanero::host::{Kind, Kinds};
use machine::Input;
use program::classpath::{files_below, read_file};
use report::{Answer, Budget, Finding};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The version of the file's form.
const VERSION: u32 = 1;

/// What `check --witness` writes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Witness {
    version: u32,
    input: PathBuf,
    /// A fingerprint of the input, to notice that it has changed.
    content: String,
    #[serde(default)]
    class_path: Option<String>,
    #[serde(default)]
    main: Option<String>,
    #[serde(default)]
    assertions_off: bool,
    #[serde(default)]
    arguments: Vec<String>,
    /// The folders that the program could read, as `--allow-read` named them. They are not opened because a witness
    /// says so: who replays it gives them again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    allow_read: Vec<PathBuf>,
    /// What the program reads from its standard input.
    #[serde(default)]
    standard_input: String,
    engine: String,
    properties: Vec<String>,
    seed: u64,
    /// Whether all violations were looked for: then schedules may go on behind races.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all: bool,
    findings: Vec<Recorded>,
}

/// A violation and the choices that lead to it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    kind: String,
    message: String,
    schedule: Vec<String>,
    /// Who made the schedule.
    driver: String,
    /// Where accesses are choices: objects that exist at the first choice, as object and index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    places: Vec<(u32, u32)>,
    /// The same of younger objects, as class and index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    young: Vec<(String, u32)>,
    /// Which resources are choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    choices_at: Vec<String>,
    /// Objects of the JDK's start-up whose accesses count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    startup: Vec<u32>,
    /// Classes, by a hash of their names, whose initialisers touch what is not their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    impure: Vec<String>,
}

/// A fingerprint of a file, or of all files in a folder.
fn content(input: &Path) -> Result<String> {
    let files = if input.is_dir() { files_below(input)? } else { vec![input.to_path_buf()] };
    let mut bytes = Vec::new();
    for file in files {
        bytes.extend(read_file(&file)?);
    }
    Ok(format!("{:032x}", search::fingerprint(&bytes)))
}

impl Witness {
    pub(super) fn new(
        arguments: &CheckArguments,
        request: &Request,
        standard_input: &[u8],
        found: &[Found],
    ) -> Result<Witness> {
        let java = &arguments.java;
        let recorded = |one: &Found| Recorded {
            kind: one.finding.kind.clone(),
            message: one.finding.message.clone(),
            schedule: one.schedule.choices.iter().map(Choice::to_string).collect(),
            driver: one.schedule.driver.name().to_string(),
            places: one.schedule.places.clone(),
            young: one.schedule.young.clone(),
            choices_at: one.schedule.kinds.iter().map(|kind| kind.name().to_string()).collect(),
            startup: one.schedule.startup.clone(),
            impure: one.schedule.impure.iter().map(|class| format!("{class:016x}")).collect(),
        };
        Ok(Witness {
            version: VERSION,
            input: java.input.clone(),
            content: content(&java.input)?,
            class_path: java.class_path.clone(),
            main: java.main.clone(),
            assertions_off: java.disable_assertions,
            arguments: java.arguments.clone(),
            allow_read: java.allow_read.clone(),
            standard_input: String::from_utf8_lossy(standard_input).into_owned(),
            engine: request.engine.name().to_string(),
            properties: request.properties.names().into_iter().map(str::to_string).collect(),
            seed: request.seed,
            all: request.all,
            findings: found.iter().map(recorded).collect(),
        })
    }

    pub(super) fn write(&self, file: &Path) -> Result<()> {
        Ok(std::fs::write(file, serde_json::to_string_pretty(self)? + "\n")?)
    }

    /// The file, with its text.
    fn read(file: &Path) -> Result<(Witness, String)> {
        let name = file.display().to_string();
        let text = read_file(file).with_context(|| format!("cannot read {name}"))?;
        let text = String::from_utf8(text).with_context(|| format!("{name} is not a text in UTF-8"))?;
        Ok((Witness::parse(&name, &text)?, text))
    }

    fn parse(name: &str, text: &str) -> Result<Witness> {
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

    fn java(&self, jdk: Option<PathBuf>, allow_read: Vec<PathBuf>) -> JavaArguments {
        JavaArguments {
            allow_read,
            class_path: self.class_path.clone(),
            main: self.main.clone(),
            disable_assertions: self.assertions_off,
            arguments: self.arguments.clone(),
            ..JavaArguments::of(self.input.clone(), jdk)
        }
    }
}

/// The options that a witness needs and that were not given.
fn refused(wanted: &[PathBuf], given: &[PathBuf]) -> Vec<String> {
    let missing = wanted.iter().filter(|folder| !given.contains(folder));
    missing.map(|folder| format!("--allow-read {}", folder.display())).collect()
}

/// The line, from 1, that a text is first on; 1 if it is nowhere.
fn line_of(text: &str, needle: &str) -> usize {
    text.lines().position(|line| line.contains(needle)).map_or(1, |index| index + 1)
}

/// The schedule of a recorded violation; the error names what is wrong, and why.
fn schedule(recorded: &Recorded) -> Result<Schedule, (String, String)> {
    let parse = |choice: &String| choice.parse::<Choice>().map_err(|why| (choice.clone(), why));
    let choices = recorded.schedule.iter().map(parse).collect::<Result<_, _>>()?;
    let driver = Driver::ALL.into_iter().find(|driver| driver.name() == recorded.driver);
    let why = || (recorded.driver.clone(), format!("there is no driver `{}`", recorded.driver));
    let driver = driver.ok_or_else(why)?;
    let mut kinds = Kinds::default();
    for name in &recorded.choices_at {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        kinds.insert(kind.ok_or_else(|| (name.clone(), format!("there is no kind of choice `{name}`")))?);
    }
    let (places, young) = (recorded.places.clone(), recorded.young.clone());
    let number = |text: &String| {
        u64::from_str_radix(text, 16)
            .map_err(|_| (text.clone(), format!("`{text}` is no hash of a class's name")))
    };
    let impure = recorded.impure.iter().map(number).collect::<Result<_, _>>()?;
    let startup = recorded.startup.clone();
    Ok(Schedule { choices, places, young, kinds, startup, impure, driver })
}

/// Of what a schedule shows, what was recorded: by kind and message, or by kind if the words have changed.
fn choose(recorded: &Recorded, mut findings: Vec<Finding>) -> Result<Finding, String> {
    let same = |one: &Finding| one.kind == recorded.kind && one.message == recorded.message;
    let position = findings.iter().position(same);
    let position = position.or_else(|| findings.iter().position(|one| one.kind == recorded.kind));
    match (position, findings.first()) {
        (Some(position), _) => Ok(findings.swap_remove(position)),
        (None, Some(other)) => Err(format!(
            "the schedule of a {} now ends in a {}: {}",
            recorded.kind, other.kind, other.message
        )),
        (None, None) => Err(format!("a {} was not met again", recorded.kind)),
    }
}

pub(super) fn run(arguments: &ReplayArguments) -> Result<u8> {
    let started = Instant::now();
    let file = arguments.witness.display();
    let (witness, text) = Witness::read(&arguments.witness)?;
    let at = |value: &str, why: String| {
        anyhow!("{file}:{}: {why}", line_of(&text, &serde_json::Value::from(value).to_string()))
    };
    let engine = [Engine::Order, Engine::Regions, Engine::Precise];
    let engine = engine.into_iter().find(|engine| engine.name() == witness.engine);
    let engine =
        engine.ok_or_else(|| at(&witness.engine, format!("there is no engine `{}`", witness.engine)))?;
    for name in &witness.properties {
        Properties::named(std::slice::from_ref(name)).map_err(|why| at(name, why))?;
    }
    let properties = Properties::named(&witness.properties).map_err(|why| anyhow!("{file}: {why}"))?;
    let schedules: Vec<Schedule> = witness
        .findings
        .iter()
        .map(|recorded| schedule(recorded).map_err(|(choice, why)| at(&choice, why)))
        .collect::<Result<_>>()?;
    if witness.findings.is_empty() {
        bail!("{file}: it holds no violation, so there is nothing to run again");
    }
    let missing = refused(&witness.allow_read, &arguments.allow_read);
    if !missing.is_empty() {
        bail!(
            "{file}: the program could read files when this was written, and a witness does not open folders: if it may \
             read them now, add {}",
            missing.join(" ")
        );
    }
    let java = witness.java(arguments.jdk.clone(), arguments.allow_read.clone());
    if !java.input.exists() {
        bail!("{file} is about {}, which does not exist (seen from here)", java.input.display());
    }
    if content(&java.input)? != witness.content {
        super::complain(&format!("note: {} has changed since {file} was written", java.input.display()));
    }
    let budget = Budget { max_seconds: Some(MAX_SECONDS), ..Budget::default() };
    let shown = Shown {
        engine: engine.name(),
        input: java.input.display().to_string(),
        format: arguments.format,
        color: arguments.color,
        quiet: arguments.quiet,
    };
    let watch = Watch::start(&budget, shown);
    let input = Input::from(witness.standard_input.clone().into_bytes());
    let factory = match check_java::factory(&java, watch.until(), input) {
        Ok(factory) => factory,
        Err(error) => return watch.ended(error),
    };
    let request = Request {
        budget: watch.budget().clone(),
        properties,
        seed: witness.seed,
        all: witness.all || witness.findings.len() > 1,
        interrupted: progress::interrupted,
        ..Request::new(factory, engine)
    };
    let mut outcomes = Outcomes::default();
    for (recorded, schedule) in witness.findings.iter().zip(schedules) {
        match replay(&request, &schedule) {
            Ok(findings) => match choose(recorded, findings) {
                Ok(finding) => outcomes.found.push(Found { finding, schedule }),
                Err(why) => outcomes.limits.push(why),
            },
            Err(why) => outcomes.limits.push(format!("a {} was not met again: {why}", recorded.kind)),
        }
    }
    watch.finish();
    let mut verdict = check_java::verdict(&java, &request, outcomes, started);
    if !verdict.coverage.limits.is_empty() {
        verdict.verdict = Answer::Unknown;
    }
    super::show(&verdict, arguments.format, arguments.color, arguments.quiet)?;
    Ok(verdict.verdict.exit_code() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

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
                witness.findings.iter().for_each(|recorded| drop(schedule(recorded)));
                let _ = Properties::named(&witness.properties);
            }
        }
        assert!(read > 0 && read < made, "{read} of {made}");
    }
}
