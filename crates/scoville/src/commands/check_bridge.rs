//! `scoville check Foo.java --phasers`: a phaser program made from Java, checked for every input.

use super::check_java::machines;
use super::check_phasers::{DISAGREEMENT, decide};
use super::run::{Bad, find_bad, is_misuse};
use super::watch::{Shown, Watch};
use crate::cli::{CheckArguments, EngineChoice, PropertyChoice};
use crate::commands::printing::say;
use crate::java::{self, Prepared};
use anyhow::{Result, bail};
use bridge::{Abstraction, Unsupported, abstraction};
use habanero::engines::{Engine, Request, check};
use machine::{Dialect, Input};
use phasers::property::Property;
use report::{
    Action, Answer, Budget, Claim, Coverage, Finding, FindingKind, Limit, Limited, Location, Message, Place,
    Stats, Step, Verdict, fact,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

/// What the phaser program stands for.
const PROPERTIES: [Property; 2] = [Property::Deadlock, Property::Runtime];
/// The search of a schedule of the Java program that shows what the phaser program has ends after so many operations:
/// a program that never ends may keep it busy for ever, and what is told must not depend on the clock.
const REPLAY_OPERATIONS: u64 = 100_000_000;
/// So many states are enough for it.
const REPLAY_STATES: u64 = 20_000;
/// Random schedules that are tried when the search does not settle it.
const REPLAY_SEEDS: u64 = 64;

/// What is claimed when both properties are proved. A task that loops for ever and never signals keeps others
/// waiting without a cycle of waits.
const PROVED: &str = "for every input and every schedule, tasks never wait for one another in a cycle, on phasers, barriers \
     or latches or for the end of tasks, nor for a task that has ended, and no phaser is misused; loops that do not end, \
     data races, assertions and other exceptions are not covered";

/// Why the order in which an executor takes its tasks may matter.
const CROWDED: &str = "more tasks are handed to an executor than it has threads, and some of them may wait: which of \
     them start in time is not modelled";

/// Why what the phaser language calls a misuse may be none.
const ANY_MODE: &str =
    "the libraries of BYU let a child have any mode on a phaser, which the phaser language does not";

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let started = Instant::now();
    let asked = asked(&arguments.property)?;
    let watch = Watch::start(&arguments.budget(), Shown::of(arguments, "bridge"));
    let prepared = match java::prepare(&arguments.java, watch.until()) {
        Ok(prepared) => prepared,
        Err(error) => return watch.ended(error),
    };
    let javac = prepared.javac;
    let finish = |watch: &Watch, mut verdict: Verdict| {
        verdict.stats.javac_seconds = javac.map(|took| took.as_secs_f64());
        finish(watch, &verdict)
    };
    let input = arguments.java.input.display().to_string();
    let mut classes = java::program(&prepared)?;
    let made =
        abstraction(&mut classes, &prepared.main, &format!("made by scoville from {}", name_of(&input)));
    let made = match made {
        Ok(made) => made,
        Err(reasons) if arguments.print_phasers => {
            watch.finish();
            reasons.iter().for_each(|reason| crate::commands::printing::complain(&words(reason)));
            return Ok(Answer::Unknown.exit_code() as u8);
        }
        Err(reasons) => {
            let verdict = unsupported(input, &reasons, started);
            let verdict = search_anyway(arguments, &Arc::new(prepared), verdict, &asked, watch.budget());
            return finish(&watch, verdict);
        }
    };
    if arguments.print_phasers {
        watch.finish();
        say(&made.text);
        return Ok(0);
    }
    let program = match phasers::lang::read(&input, &made.text) {
        Ok(program) => program,
        Err(problems) => {
            let what = problems.to_string();
            let what = format!("the phaser program cannot be read: {}", what.lines().next().unwrap_or(""));
            let at = bridge::SourceLine { file: name_of(&input).into(), line: 0 };
            return finish(&watch, unsupported(input, &[Unsupported { at, what }], started));
        }
    };
    let mut properties = PROPERTIES.to_vec();
    properties.extend(made.crowded.as_ref().map(|_| Property::Assertion));
    let Some(verdict) = decide(arguments, &program, properties, watch.budget(), EngineChoice::Portfolio)?
    else {
        return Ok(DISAGREEMENT);
    };
    if let Some(at) = &made.crowded
        && verdict.properties.get(&FindingKind::Assertion) != Some(&Answer::Proved)
    {
        let reason = Unsupported { at: at.clone(), what: CROWDED.into() };
        return finish(&watch, unsupported(input, &[reason], started));
    }
    if prepared.dialect == Some(Dialect::Byu)
        && verdict.properties.get(&FindingKind::Runtime) != Some(&Answer::Proved)
    {
        let at = bridge::SourceLine { file: name_of(&input).into(), line: 0 };
        let verdict = unsupported(input, &[Unsupported { at, what: ANY_MODE.into() }], started);
        let verdict = search_anyway(arguments, &Arc::new(prepared), verdict, &asked, watch.budget());
        return finish(&watch, verdict);
    }
    let mut verdict = translate(verdict, &made, &asked);
    verdict.input = input;
    if verdict.verdict == Answer::Violated {
        verdict = confirm(arguments, Arc::new(prepared), verdict, made.exact, watch.budget())?;
    }
    verdict.stats.seconds = started.elapsed().as_secs_f64();
    finish(&watch, verdict)
}

fn finish(watch: &Watch, verdict: &Verdict) -> Result<u8> {
    watch.finish();
    watch.show(verdict)?;
    Ok(verdict.verdict.exit_code() as u8)
}

fn name_of(input: &str) -> &str {
    input.rsplit('/').next().unwrap_or(input)
}

/// The properties asked for: those that carry over to Java.
fn asked(choices: &[PropertyChoice]) -> Result<Vec<Property>> {
    if choices.is_empty() {
        return Ok(PROPERTIES.to_vec());
    }
    let chosen = choices.iter().map(|choice| match choice {
        PropertyChoice::Deadlock => Ok(Property::Deadlock),
        PropertyChoice::Runtime => Ok(Property::Runtime),
        _ => bail!(
            "--phasers checks deadlock and runtime only, because other properties do not carry over to Java: \
             use --property deadlock,runtime, or leave --phasers out"
        ),
    });
    chosen.collect()
}

fn words(reason: &Unsupported) -> String {
    match reason.at.line {
        0 => format!("{}: {}", reason.at.file, reason.what),
        line => format!("{}:{line}: {}", reason.at.file, reason.what),
    }
}

/// The verdict when something is not followed.
fn unsupported(input: String, reasons: &[Unsupported], started: Instant) -> Verdict {
    Verdict {
        verdict: Answer::Unknown,
        engine: "bridge".into(),
        input,
        properties: BTreeMap::new(),
        findings: Vec::new(),
        coverage: Coverage {
            claim: Claim::Other(
                "nothing is claimed: the notes say what is not followed from Java to phasers".into(),
            ),
            limits: reasons.iter().map(|reason| Limit::Other(words(reason)).into()).collect(),
            ..Coverage::default()
        },
        stats: Stats { seconds: started.elapsed().as_secs_f64(), ..Stats::default() },
    }
}

/// The verdict on the phaser program, in terms of the Java program.
fn translate(verdict: Verdict, made: &Abstraction, asked: &[Property]) -> Verdict {
    let mut properties = verdict.properties;
    let mut limits = verdict.coverage.limits;
    // After a misused phaser Java goes on with an exception, which the phaser program does not have.
    let runtime = properties.get(&FindingKind::Runtime).copied().unwrap_or(Answer::Unknown);
    if runtime != Answer::Proved && properties.get(&FindingKind::Deadlock) == Some(&Answer::Proved) {
        properties.insert(FindingKind::Deadlock, Answer::Unknown);
        limits.push(Limited {
            property: Some(FindingKind::Deadlock),
            limit: "proved only for runs without a misused phaser, and runtime is not proved".into(),
        });
    }
    let wanted = |kind: FindingKind| asked.iter().any(|property| property.kind() == kind);
    properties.retain(|kind, _| wanted(*kind));
    let findings: Vec<Finding> = verdict
        .findings
        .iter()
        .filter(|finding| wanted(finding.kind))
        .map(|one| on_java(one, made))
        .collect();
    let answer = Answer::together(properties.values());
    let mut facts = verdict.coverage.facts;
    facts.insert("kinds_of_tasks".into(), fact::Value::Count(made.tasks as u64));
    facts.insert("uses_phasers".into(), fact::Value::Flag(made.uses_phasers));
    facts.insert(
        "not_covered".into(),
        fact::Value::List(vec![
            "data races".into(),
            "assertions".into(),
            "exceptions other than of phasers".into(),
            "loops that do not end".into(),
        ]),
    );
    let loops: Vec<String> = made.silent_loops.iter().map(|at| format!("{}:{}", at.file, at.line)).collect();
    let claim = Claim::Other(match answer {
        Answer::Proved if loops.is_empty() => PROVED.to_string(),
        Answer::Proved => {
            format!("{PROVED}; these loops may not end and do not signal: {}", loops.join(", "))
        }
        _ => "nothing is proved for every input".to_string(),
    });
    facts.insert("loops_without_signal".into(), fact::Value::List(loops));
    Verdict {
        verdict: answer,
        engine: format!("bridge, {}", verdict.engine),
        properties,
        findings,
        coverage: Coverage { claim, limits, facts, ..Coverage::default() },
        ..verdict
    }
}

/// A finding on the phaser program with the lines of the Java program.
fn on_java(finding: &Finding, made: &Abstraction) -> Finding {
    let moved = |at: &Place| {
        let java = made.places.get((at.line as usize).wrapping_sub(1)).cloned().flatten()?;
        Some(Place::new(&*java.file, java.line))
    };
    let here = |at: &Place| moved(at).unwrap_or(Place { column: 0, ..at.clone() });
    Finding {
        kind: finding.kind,
        message: finding.message.clone().with_places(moved),
        locations: finding
            .locations
            .iter()
            .map(|location| Location { place: here(&location.place), ..location.clone() })
            .collect(),
        schedule: finding.schedule.iter().map(|step| Step { at: here(&step.at), ..step.clone() }).collect(),
        graph: finding.graph.clone(),
        output: finding.output.clone(),
    }
}

/// Looks for a schedule of the Java program that shows what the phaser program has. If there is one it is the
/// finding; else the answer is unknown, and the finding says what may happen.
fn confirm(
    arguments: &CheckArguments,
    prepared: Arc<Prepared>,
    mut verdict: Verdict,
    exact: bool,
    budget: &Budget,
) -> Result<Verdict> {
    let input = java::standard_input();
    let mut shown: Vec<(FindingKind, Finding)> = Vec::new();
    if let Some(finding) = search(arguments, &prepared, &input, budget)
        && let Some(property) = shows(&finding)
    {
        shown.push((property, finding));
    }
    let open =
        verdict.findings.iter().any(|finding| shown.iter().all(|(property, _)| *property != finding.kind));
    if open {
        let machine = java::machine(&prepared, &arguments.java, &input)?;
        let seeds = 0..REPLAY_SEEDS;
        for (bad, finding) in find_bad(machine, &prepared.main, &arguments.java.arguments, seeds, budget)? {
            let property = if bad == Bad::Stuck { FindingKind::Deadlock } else { FindingKind::Runtime };
            if shown.iter().all(|(known, _)| *known != property) {
                shown.push((property, finding));
            }
        }
    }
    let (mut findings, mut replayed) = (Vec::new(), true);
    for mut finding in std::mem::take(&mut verdict.findings) {
        match shown.iter().find(|(property, _)| *property == finding.kind) {
            Some((_, java)) => {
                findings.push(java.clone());
            }
            None if exact => {
                replayed = false;
                findings.push(finding);
            }
            None => {
                verdict.properties.insert(finding.kind, Answer::Unknown);
                let limit = Limit::Unconfirmed;
                verdict.coverage.limits.push(Limited { property: Some(finding.kind), limit });
                finding.message = Message::from("may happen: ").then(finding.message);
                findings.push(finding);
            }
        }
    }
    verdict.findings = findings;
    let violated = verdict.properties.values().any(|answer| *answer == Answer::Violated);
    verdict.verdict = if violated { Answer::Violated } else { Answer::Unknown };
    verdict.coverage.claim = Claim::Other(if violated && !replayed {
        "nothing in this program depends on its data, so that each run of its phaser program is one of its own: the \
         schedule shown is of the phaser program, and was not replayed in Java"
            .into()
    } else if violated {
        "a schedule of the Java program, for this input, shows the finding".into()
    } else {
        "nothing is proved, and nothing is refuted".into()
    });
    Ok(verdict)
}

/// What is not followed to phasers may still be refuted: by a schedule of the Java program.
fn search_anyway(
    arguments: &CheckArguments,
    prepared: &Arc<Prepared>,
    mut verdict: Verdict,
    asked: &[Property],
    budget: &Budget,
) -> Verdict {
    let Some(finding) = search(arguments, prepared, &java::standard_input(), budget) else { return verdict };
    let Some(property) = shows(&finding).filter(|kind| asked.iter().any(|one| one.kind() == *kind)) else {
        return verdict;
    };
    verdict.verdict = Answer::Violated;
    verdict.properties.insert(property, Answer::Violated);
    verdict.findings = vec![finding];
    let claim = "a schedule of the Java program, for this input, shows the finding; there is no phaser program: the \
                 notes say what is not followed";
    verdict.coverage.claim = Claim::Other(claim.into());
    verdict
}

/// The check of the Java program for this input, given up after a while.
fn search(
    arguments: &CheckArguments,
    prepared: &Arc<Prepared>,
    input: &Input,
    budget: &Budget,
) -> Option<Finding> {
    let factory = machines(Arc::clone(prepared), &arguments.java, input.clone());
    let budget = Budget {
        max_states: Some(arguments.max_states.min(REPLAY_STATES)),
        max_operations: Some(REPLAY_OPERATIONS),
        ..budget.clone()
    };
    let request = Request { budget, ..Request::new(factory, Engine::HappensBefore) };
    check(&request).ok()?.found.into_iter().next().map(|found| found.finding)
}

/// The property that a finding on the Java program breaks.
fn shows(finding: &Finding) -> Option<FindingKind> {
    let misuses = |location: &Location| match &location.action {
        Some(Action::Throw(class)) => is_misuse(class),
        _ => false,
    };
    match finding.kind {
        FindingKind::Deadlock => Some(FindingKind::Deadlock),
        _ if finding.locations.iter().any(misuses) => Some(FindingKind::Runtime),
        _ => None,
    }
}
