//! `scoville replay FILE`: a violating schedule, run again.

use super::{check_java, progress};
use crate::cli::{CheckArguments, JavaArguments, ReplayArguments};
use anyhow::{Context, Result, anyhow, bail};
use habanero::check::{Choice, Driver, Engine, Found, Outcomes, Properties, Request, Schedule, replay};
use habanero::host::{Kind, Kinds};
use report::{Answer, Finding};
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
}

/// A fingerprint of a file, or of all files in a folder.
fn content(input: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    if input.is_dir() {
        let mut pending = vec![input.to_path_buf()];
        while let Some(folder) = pending.pop() {
            let mut entries: Vec<PathBuf> =
                std::fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
            entries.sort();
            for entry in entries {
                match entry.is_dir() {
                    true => pending.push(entry),
                    false => bytes.extend(std::fs::read(entry)?),
                }
            }
        }
    } else {
        bytes = std::fs::read(input)?;
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
        };
        Ok(Witness {
            version: VERSION,
            input: java.input.clone(),
            content: content(&java.input)?,
            class_path: java.class_path.clone(),
            main: java.main.clone(),
            assertions_off: java.disable_assertions,
            arguments: java.arguments.clone(),
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
        let name = file.display();
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        let any: serde_json::Value = serde_json::from_str(&text)
            .map_err(|error| anyhow!("{name}:{}: this is not a witness: {error}", error.line()))?;
        match any["version"].as_u64() {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => {
                let line = line_of(&text, "\"version\"");
                bail!("{name}:{line}: a witness of version {version}; this tool reads version {VERSION}")
            }
            None => {
                bail!("{name}:1: this is not a witness: it has no version (write one with check --witness)")
            }
        }
        let witness = serde_json::from_str(&text)
            .map_err(|error| anyhow!("{name}:{}: this is not a witness: {error}", error.line()))?;
        Ok((witness, text))
    }

    fn java(&self, jdk: Option<PathBuf>) -> JavaArguments {
        JavaArguments {
            class_path: self.class_path.clone(),
            main: self.main.clone(),
            disable_assertions: self.assertions_off,
            arguments: self.arguments.clone(),
            ..JavaArguments::of(self.input.clone(), jdk)
        }
    }
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
    let (places, young, startup) =
        (recorded.places.clone(), recorded.young.clone(), recorded.startup.clone());
    Ok(Schedule { choices, places, young, kinds, startup, driver })
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
    let java = witness.java(arguments.jdk.clone());
    if !java.input.exists() {
        bail!("{file} is about {}, which does not exist (seen from here)", java.input.display());
    }
    if content(&java.input)? != witness.content {
        super::complain(&format!("note: {} has changed since {file} was written", java.input.display()));
    }
    let factory = check_java::factory(&java, witness.standard_input.clone().into_bytes())?;
    let request = Request {
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
    let mut verdict = check_java::verdict(&java, &request, outcomes, started);
    if !verdict.coverage.limits.is_empty() {
        verdict.verdict = Answer::Unknown;
    }
    super::show(&verdict, arguments.format, arguments.color, arguments.quiet)?;
    Ok(verdict.verdict.exit_code() as u8)
}
