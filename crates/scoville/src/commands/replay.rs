//! `scoville replay FILE`: a violating schedule, run again.

use super::content::content;
use super::printing::Form;
use super::watch::{Shown, Watch};
use super::witness::{Recorded, VERSION, Witness, line_of};
use super::{check_java, check_junit, progress};
use crate::cli::{CheckArguments, DialectChoice, JavaArguments, MAX_SECONDS, ReplayArguments};
use anyhow::{Context, Result, anyhow, bail};
use habanero::engines::{Choice, Engine, Factory, Found, Outcomes, Properties, Request, Schedule, replay};
use machine::Input;
use program::classpath::read_file;
use report::{Answer, Budget, Finding};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

impl Witness {
    pub(super) fn new(
        arguments: &CheckArguments,
        request: &Request,
        standard_input: &[u8],
        found: &[(Option<&str>, &Found)],
    ) -> Result<Witness> {
        let java = &arguments.java;
        let text = std::str::from_utf8(standard_input).ok();
        let recorded = |(test, one): &(Option<&str>, &Found)| Recorded {
            test: test.map(str::to_string),
            kind: one.finding.kind.word().to_string(),
            message: one.finding.message.to_string(),
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
            content: content(java)?,
            source_path: java.source_path.clone(),
            class_path: java.class_path.clone(),
            main: java.main.clone(),
            assertions_off: java.disable_assertions,
            dialect: java.dialect.map(|dialect| dialect.dialect().name().to_string()),
            library_as_is: java.library_as_is,
            arguments: java.arguments.clone(),
            allow_read: java.allow_read.clone(),
            standard_input: text.map_or_else(String::new, str::to_string),
            standard_input_bytes: if text.is_none() { standard_input.to_vec() } else { Vec::new() },
            engine: request.engine.name().to_string(),
            properties: request.properties.kinds().into_iter().map(|kind| kind.word().to_string()).collect(),
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

    fn java(&self, jdk: Option<PathBuf>, allow_read: Vec<PathBuf>) -> JavaArguments {
        JavaArguments {
            allow_read,
            class_path: self.class_path.clone(),
            source_path: self.source_path.clone(),
            main: self.main.clone(),
            disable_assertions: self.assertions_off,
            dialect: self.dialect.as_deref().and_then(DialectChoice::named),
            library_as_is: self.library_as_is,
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

/// Of what a schedule shows, what was recorded: by kind and message, or by kind if the words have changed.
fn choose(recorded: &Recorded, mut findings: Vec<Finding>) -> Result<Finding, String> {
    let same =
        |one: &Finding| one.kind.word() == recorded.kind && one.message.to_string() == recorded.message;
    let position = findings.iter().position(same);
    let position = position.or_else(|| findings.iter().position(|one| one.kind.word() == recorded.kind));
    match (position, findings.first()) {
        (Some(position), _) => Ok(findings.swap_remove(position)),
        (None, Some(other)) => Err(format!(
            "the schedule of a {} now ends in a {}: {}",
            recorded.kind,
            other.kind.word(),
            other.message
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
    let engine = [Engine::HappensBefore, Engine::Regions, Engine::Precise];
    let engine = engine.into_iter().find(|engine| engine.name() == witness.engine);
    let engine =
        engine.ok_or_else(|| at(&witness.engine, format!("there is no engine `{}`", witness.engine)))?;
    if let Some(name) = witness.dialect.as_ref().filter(|name| DialectChoice::named(name).is_none()) {
        return Err(at(name, format!("there is no dialect `{name}`")));
    }
    for name in &witness.properties {
        Properties::named(std::slice::from_ref(name)).map_err(|why| at(name, why))?;
    }
    let properties = Properties::named(&witness.properties).map_err(|why| anyhow!("{file}: {why}"))?;
    let schedules: Vec<Schedule> = witness
        .findings
        .iter()
        .map(|recorded| recorded.schedule().map_err(|(choice, why)| at(&choice, why)))
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
    if content(&java)? != witness.content {
        crate::commands::printing::complain(&format!(
            "note: {} has changed since {file} was written",
            java.input.display()
        ));
    }
    let budget = Budget { max_seconds: Some(MAX_SECONDS), ..Budget::default() };
    let shown = Shown {
        engine: engine.name(),
        input: java.input.display().to_string(),
        form: Form::alone(&arguments.form).with_sources(java.source_folders()),
    };
    let watch = Watch::start(&budget, shown);
    let until = watch.until();
    let mut input = witness.standard_input.clone().into_bytes();
    input.extend_from_slice(&witness.standard_input_bytes);
    let input = Input::from(input);
    let mut factories: Vec<Arc<Factory>> = Vec::new();
    for (number, recorded) in witness.findings.iter().enumerate() {
        let earlier = witness.findings[..number].iter().position(|one| one.test == recorded.test);
        let factory = match (earlier, &recorded.test) {
            (Some(earlier), _) => Ok(Arc::clone(&factories[earlier])),
            (None, None) => check_java::factory(&java, until, input.clone()),
            (None, Some(test)) => check_junit::factory(&java, test, until, &input),
        };
        match factory {
            Ok(factory) => factories.push(factory),
            Err(error) => return watch.ended(error),
        }
    }
    let mut request = Request {
        budget: watch.budget().clone(),
        properties,
        seed: witness.seed,
        all: witness.all || witness.findings.len() > 1,
        interrupted: progress::interrupted,
        ..Request::new(Arc::clone(&factories[0]), engine)
    };
    let mut outcomes = Outcomes::default();
    for ((recorded, schedule), factory) in witness.findings.iter().zip(schedules).zip(factories) {
        request.factory = factory;
        match replay(&request, &schedule) {
            Ok(findings) => match choose(recorded, findings) {
                Ok(finding) => outcomes.found.push(Found { finding, schedule }),
                Err(why) => outcomes.limits.push(why.into()),
            },
            Err(why) => {
                let why = render::limit(&why);
                outcomes.limits.push(format!("a {} was not met again: {why}", recorded.kind).into());
            }
        }
    }
    watch.finish();
    let mut verdict = check_java::verdict(&java, &request, outcomes, started);
    if !verdict.coverage.limits.is_empty() {
        verdict.verdict = Answer::Unknown;
    }
    watch.show(&verdict)?;
    Ok(verdict.verdict.exit_code() as u8)
}
