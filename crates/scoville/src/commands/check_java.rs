//! `scoville check Foo.java`: all schedules of a Habanero program, for one input.

use super::printing::unwritten;
use super::progress::{self, Line};
use super::rubric::lacks_kinds;
use super::watch::{Shown, Watch};
use super::witness::Witness;
use crate::cli::{
    CheckArguments, EngineChoice, JavaArguments, PropertyChoice, SearchChoice, SourceSetsChoice,
    TimeoutsChoice,
};
use crate::java::{self, Prepared};
use crate::javac::Until;
use anyhow::{Result, anyhow, bail};
use habanero::engines::{
    Engine, Factory, Found, Outcomes, Progress, Properties, Request, Search, SourceSets, check, first_output,
};
use machine::Input;
use report::{
    Answer, Budget, Busiest, Claim, Coverage, Finding, FindingKind, Limit, Limited, Stats, Verdict, fact,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

pub(crate) fn run(arguments: &CheckArguments, found: Option<Box<java::Found>>) -> Result<u8> {
    let started = arguments.started.unwrap_or_else(Instant::now);
    let engine = engine(arguments)?;
    properties(&arguments.property)?;
    let watch = Watch::start(&arguments.budget(), Shown::of(arguments, engine.name()));
    let input = java::standard_input();
    let prepared = match found {
        Some(found) => found.prepared(&arguments.java),
        None => java::prepare(&arguments.java, watch.until()),
    };
    let prepared = match prepared {
        Ok(prepared) => Arc::new(prepared),
        Err(error) => return watch.ended(error),
    };
    let (javac, note) = (prepared.javac, prepared.note.clone());
    let arguments = &arguments.settled(prepared.dialect);
    let factory = machines(prepared, &arguments.java, input.clone());
    let line = Arc::new(Line::new(arguments.form.quiet));
    let (shown, watching) = (Arc::clone(&line), Arc::clone(&watch));
    let progress = Arc::new(move |progress: &Progress| {
        watching.note(progress);
        shown.show(progress);
    });
    let mut request = Request { progress, ..request(arguments, factory, watch.budget())? };
    let outcomes = as_expected(&mut request, arguments.expected.as_deref());
    let is_clean = outcomes.as_ref().is_ok_and(|outcomes| outcomes.found.is_empty());
    let output = if arguments.show_output && is_clean { first_output(&request).ok() } else { None };
    watch.finish();
    line.clear();
    let outcomes = outcomes.map_err(|why| anyhow!(render::limit(&why)))?;
    let witness = arguments.witness.as_ref().map(|file| {
        let found: Vec<(Option<&str>, &Found)> = outcomes.found.iter().map(|one| (None, one)).collect();
        (file, Witness::new(arguments, &request, input.if_read().unwrap_or_default(), &found))
    });
    let mut verdict = verdict(&arguments.java, &request, outcomes, started);
    verdict.stats.javac_seconds = javac.map(|took| took.as_secs_f64());
    verdict.coverage.facts.extend(note.map(|note| ("note".to_string(), fact::Value::Text(note))));
    if verdict.findings.is_empty() {
        let texts = output.into_iter().flat_map(|output| [("output", output.out), ("errors", output.err)]);
        let facts = texts.filter(|(_, text)| !text.is_empty());
        verdict.coverage.facts.extend(facts.map(|(name, text)| (name.into(), fact::Value::Text(text))));
    }
    let shown = watch.show(&verdict);
    if let Some((file, witness)) = witness {
        let written = witness.and_then(|witness| witness.write(file));
        written.map_err(|error| unwritten(file, &error))?;
    }
    shown?;
    Ok(watch.exit_code(&verdict))
}

/// What an engine says; if violations are expected and others were found first, what it says when it looks for all.
pub(super) fn as_expected(request: &mut Request, expected: Option<&str>) -> Result<Outcomes, Limit> {
    let outcomes = check(request)?;
    let kinds: Vec<&str> = outcomes.found.iter().map(|found| found.finding.kind.word()).collect();
    let lacks = |expected| lacks_kinds(expected, outcomes.answer().word(), &kinds);
    if request.all || !expected.is_some_and(lacks) {
        return Ok(outcomes);
    }
    let all = check(&Request { all: true, ..request.clone() })?;
    // What was found is there, whatever becomes of the rest.
    request.all = !all.found.is_empty();
    Ok(if request.all { all } else { outcomes })
}

/// What the arguments ask of an engine.
pub(super) fn request(arguments: &CheckArguments, factory: Arc<Factory>, budget: &Budget) -> Result<Request> {
    Ok(Request {
        factory,
        engine: engine(arguments)?,
        properties: properties(&arguments.property)?,
        budget: budget.clone(),
        search: search(arguments),
        seed: arguments.seed,
        all: arguments.all,
        determinism: arguments.determinism,
        unreduced: arguments.unreduced
            || arguments.no_matching && arguments.source_sets != SourceSetsChoice::Always,
        no_matching: arguments.no_matching,
        source_sets: match arguments.source_sets {
            SourceSetsChoice::Auto => SourceSets::Auto,
            SourceSetsChoice::Always => SourceSets::Always,
            SourceSetsChoice::Never => SourceSets::Never,
        },
        late_timeouts: arguments.timeouts == TimeoutsChoice::Late,
        wakeups: !arguments.no_spurious_wakeups,
        paranoid: arguments.paranoid,
        hash_key: arguments.hash_key.unwrap_or(machine::DEFAULT_HASH_KEY),
        progress: Arc::new(|_| {}),
        interrupted: progress::interrupted,
    })
}

/// Finds and compiles the program, and makes machines with it.
pub(super) fn factory(arguments: &JavaArguments, until: Until, input: Input) -> Result<Arc<Factory>> {
    Ok(machines(Arc::new(java::prepare(arguments, until)?), arguments, input))
}

/// Makes machines with a program that has been found and compiled.
pub(super) fn machines(prepared: Arc<Prepared>, arguments: &JavaArguments, input: Input) -> Arc<Factory> {
    let (main, given, arguments) = (prepared.main.clone(), arguments.arguments.clone(), arguments.clone());
    let make = move || {
        let machine = java::machine(&prepared, &arguments, &input).map_err(|error| format!("{error:#}"))?;
        habanero::engines::start_jdk(machine)
    };
    habanero::engines::machines(make, main, given)
}

pub(super) fn engine(arguments: &CheckArguments) -> Result<Engine> {
    let engine = match arguments.engine {
        None | Some(EngineChoice::Order) => Engine::HappensBefore,
        Some(EngineChoice::Regions) => Engine::Regions,
        Some(EngineChoice::Precise) => Engine::Precise,
        Some(
            EngineChoice::Forward | EngineChoice::Backward | EngineChoice::Both | EngineChoice::Portfolio,
        ) => {
            bail!(
                "{} is a Java program: --engine is order, regions or precise",
                arguments.java.input.display()
            )
        }
    };
    if engine == Engine::HappensBefore {
        if arguments.workers > 1 {
            bail!("--workers is for --engine regions and --engine precise: order needs few states");
        }
        if arguments.search == SearchChoice::Bfs {
            bail!("--search bfs is for --engine regions and --engine precise");
        }
    }
    for (given, name) in [(arguments.no_matching, "--no-matching"), (arguments.paranoid, "--paranoid")] {
        if given && (engine != Engine::HappensBefore || arguments.search != SearchChoice::Dfs) {
            bail!("{name} is for --engine order and --search dfs");
        }
    }
    if arguments.no_matching && arguments.determinism {
        bail!("--no-matching does not go with --determinism");
    }
    if engine != Engine::HappensBefore && arguments.determinism {
        bail!("--determinism is for --engine order");
    }
    if arguments.determinism && arguments.witness.is_some() {
        bail!(
            "--witness holds violations: it does not go with --determinism, whose two schedules are printed"
        );
    }
    if arguments.workers > 1 && arguments.search != SearchChoice::Dfs {
        bail!("--workers goes with --search dfs");
    }
    let samples = arguments.search.takes_samples();
    if samples && arguments.determinism {
        bail!("--determinism compares all schedules: it goes with --search dfs");
    }
    if arguments.runs.is_some() && !samples {
        bail!("--runs goes with --search random and --search pct");
    }
    if arguments.changes.is_some() && arguments.search != SearchChoice::Pct {
        bail!("--changes goes with --search pct");
    }
    for (given, name) in [(arguments.max_tasks, "--max-tasks"), (arguments.max_phasers, "--max-phasers")] {
        if given.is_some() {
            bail!("{name} is for phaser programs: a Java program is checked with all its tasks");
        }
    }
    if arguments.any_number {
        bail!("--any-number is for phaser programs: a Java program is checked with all its tasks");
    }
    Ok(engine)
}

/// How likely it is that two of so many states bear one name of 128 bits, if names are as good as random.
fn collision(states: u64) -> String {
    match states.checked_ilog2() {
        // Fewer than two states cannot.
        None | Some(0) => "two states cannot bear one name: there are fewer than two".to_string(),
        Some(log) => {
            let pairs = 2 * (log + 1) - 1;
            format!("that two states bear one name is less likely than 1 in 2^{}", 128 - pairs)
        }
    }
}

fn search(arguments: &CheckArguments) -> Search {
    let sample = |sampling| Search::Sample { sampling, runs: arguments.runs.unwrap_or(1000) };
    match arguments.search {
        SearchChoice::Dfs => Search::DepthFirst { workers: arguments.workers as usize },
        SearchChoice::Bfs => Search::BreadthFirst,
        SearchChoice::Random => sample(search::Sampling::Uniform),
        SearchChoice::Pct => sample(search::Sampling::Priorities { changes: arguments.changes.unwrap_or(2) }),
    }
}

pub(super) fn properties(choices: &[PropertyChoice]) -> Result<Properties> {
    let mut chosen = Vec::new();
    for choice in choices {
        chosen.push(match choice {
            PropertyChoice::Race => FindingKind::Race,
            PropertyChoice::Permission => FindingKind::Permission,
            PropertyChoice::Deadlock => FindingKind::Deadlock,
            PropertyChoice::Assertion => FindingKind::Assertion,
            PropertyChoice::Exception => FindingKind::Exception,
            PropertyChoice::Exit => FindingKind::Exit,
            PropertyChoice::Annotation => FindingKind::Annotation,
            PropertyChoice::UncoveredSharing => FindingKind::UncoveredSharing,
            PropertyChoice::All => return Ok(Properties::default()),
            _ => bail!(
                "--property of a Java program is race, permission, deadlock, assertion, exception, exit, \
                 annotation, uncovered-sharing or all"
            ),
        });
    }
    Ok(if chosen.is_empty() { Properties::default() } else { Properties::of(&chosen) })
}

/// The verdict of a check.
pub(super) fn verdict(
    arguments: &JavaArguments,
    request: &Request,
    outcomes: Outcomes,
    started: Instant,
) -> Verdict {
    let answer = outcomes.answer();
    let mut limits: Vec<Limited> = outcomes.limits.into_iter().map(Limited::from).collect();
    if !outcomes.premises.is_empty() {
        limits.push(Limit::Uncovered.into());
    }
    let mut findings: Vec<Finding> = outcomes.found.into_iter().map(|found| found.finding).collect();
    findings.extend(outcomes.premises);
    let claim = match answer {
        Answer::Violated => Claim::RunAgain,
        Answer::Proved => {
            Claim::NoSchedule { has: request.properties.kinds(), deterministic: request.determinism }
        }
        Answer::Unknown => Claim::Nothing,
    };
    let is_plain = matches!(request.search, Search::DepthFirst { workers: 0 | 1 });
    let may_sample = is_plain && !(request.no_matching || request.paranoid || request.determinism);
    let is_limited = !limits.is_empty();
    let figures = outcomes.figures;
    let busiest = Busiest::of(&figures.busy);
    let mut coverage = Coverage { claim, limits, may_sample, busiest, ..Coverage::default() };
    let facts = &mut coverage.facts;
    if !figures.environment.is_empty() {
        facts.insert("fixed".into(), fact::Value::List(figures.environment));
    }
    let mut names: Vec<String> =
        request.properties.kinds().into_iter().map(|kind| kind.word().to_string()).collect();
    if request.determinism {
        names.push(FindingKind::Nondeterminism.word().to_string());
    }
    if request.all && answer == Answer::Violated {
        // Whether what was looked for and not found is not there.
        let looks_everywhere = matches!(request.search, Search::DepthFirst { .. } | Search::BreadthFirst);
        facts.insert("complete".into(), fact::Value::Flag(looks_everywhere && !is_limited));
    }
    if let Some(dialect) = arguments.dialect {
        facts.insert("dialect".into(), fact::Value::Text(dialect.dialect().name().into()));
    }
    facts.insert("properties".into(), fact::Value::List(names));
    facts.insert("accesses".into(), fact::Value::Count(figures.accesses));
    facts.insert("tasks".into(), fact::Value::Count(figures.tasks));
    facts.insert("restarts".into(), fact::Value::Count(figures.restarts));
    if request.paranoid {
        facts.insert("twins".into(), fact::Value::Count(figures.twins));
    }
    if answer == Answer::Proved && !request.unreduced {
        facts.insert("collision".into(), fact::Value::Text(collision(figures.states)));
    }
    Verdict {
        verdict: answer,
        engine: request.engine.name().into(),
        input: arguments.input.display().to_string(),
        properties: BTreeMap::new(),
        findings,
        coverage,
        stats: Stats {
            states: figures.states,
            transitions: figures.transitions,
            schedules: figures.schedules,
            max_depth: figures.max_depth,
            instructions: figures.instructions,
            seconds: started.elapsed().as_secs_f64(),
            javac_seconds: None,
            peak_bytes: figures.peak_bytes,
        },
    }
}
