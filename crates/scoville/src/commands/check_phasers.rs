//! `scoville check prog.ph`.

use super::watch::{Shown, Watch};
use crate::cli::{CheckArguments, EngineChoice, PropertyChoice, SearchChoice};
use crate::commands::printing::complain;
use crate::phaser_json::to_text;
use anyhow::{Context, Result, bail};
use phasers::check::{Engine, Request, check, default_caps};
use phasers::lang::{Program, format, parse, read};
use phasers::property::Property;
use report::{Answer, Budget, Verdict, fact};

/// Exit code for engines that contradict each other: a defect of Scoville, not of the program.
pub(super) const DISAGREEMENT: u8 = 4;

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let file = arguments.java.input.display().to_string();
    let bytes = program::classpath::read_file(&arguments.java.input).with_context(|| file.clone())?;
    let text = String::from_utf8(bytes).with_context(|| file.clone())?;
    let json = arguments.java.input.extension().is_some_and(|extension| extension == "json");
    // Lines are those of the text that `scoville fmt` prints.
    let (name, text) = if json {
        let text = to_text(&text).with_context(|| file.clone())?;
        (std::format!("{file} as text"), parse(&file, &text).map(|tree| format(&tree)).unwrap_or(text))
    } else {
        (file.clone(), text)
    };
    let program = match read(&name, &text) {
        Ok(program) => program,
        Err(diagnostics) => {
            bail!("{}", diagnostics.to_string().trim_end());
        }
    };
    refuse_java_options(arguments)?;
    let properties = properties(&arguments.property)?;
    let watch = Watch::start(&arguments.budget(), Shown::of(arguments, "phasers"));
    let decided = decide(arguments, &program, properties, watch.budget(), EngineChoice::Portfolio);
    watch.finish();
    let Some(mut verdict) = decided? else { return Ok(DISAGREEMENT) };
    verdict.input = file;
    watch.show(&verdict)?;
    Ok(verdict.verdict.exit_code() as u8)
}

/// What has a meaning for Java programs only.
fn refuse_java_options(arguments: &CheckArguments) -> Result<()> {
    let java = &arguments.java;
    let given = [
        (arguments.witness.is_some(), "--witness"),
        (arguments.search != SearchChoice::Dfs, "--search"),
        (arguments.runs.is_some(), "--runs"),
        (arguments.changes.is_some(), "--changes"),
        (arguments.workers > 1, "--workers"),
        (arguments.all, "--all"),
        (arguments.show_output, "--show-output"),
        (arguments.junit.is_some(), "--junit"),
        (arguments.max_depth.is_some(), "--max-depth"),
        (java.class_path.is_some(), "--class-path"),
        (java.main.is_some(), "--main"),
        (!java.arguments.is_empty(), "an argument after --"),
    ];
    match given.into_iter().find(|(given, _)| *given) {
        Some((_, name)) => {
            bail!("{} is a phaser program: {name} is for Java programs", java.input.display())
        }
        None => Ok(()),
    }
}

/// What the chosen engine says; `None`, and a complaint, when the engines contradict each other.
pub(super) fn decide(
    arguments: &CheckArguments,
    program: &Program,
    properties: Vec<Property>,
    budget: &Budget,
    default: EngineChoice,
) -> Result<Option<Verdict>> {
    let request = request(arguments, program, properties, budget);
    if arguments.any_number {
        return Ok(Some(check(program, &request, Engine::Views)));
    }
    Ok(Some(match arguments.engine.unwrap_or(default) {
        EngineChoice::Order | EngineChoice::Regions | EngineChoice::Precise => {
            bail!("for phaser programs --engine is portfolio, forward, backward or both")
        }
        EngineChoice::Portfolio => check(program, &request, Engine::Portfolio),
        EngineChoice::Forward => check(program, &request, Engine::Forward),
        EngineChoice::Backward => check(program, &request, Engine::Backward),
        EngineChoice::Both => {
            let forward = check(program, &request, Engine::Forward);
            let backward = check(program, &request, Engine::Backward);
            if let Some(text) = disagreement(&forward, &backward) {
                complain(&text);
                return Ok(None);
            }
            merge(forward, backward)
        }
    }))
}

fn request(
    arguments: &CheckArguments,
    program: &Program,
    properties: Vec<Property>,
    budget: &Budget,
) -> Request {
    let mut caps = default_caps(program);
    if let Some(tasks) = arguments.max_tasks {
        caps.tasks = tasks as usize;
    }
    if let Some(phasers) = arguments.max_phasers {
        caps.phasers = phasers as usize;
    }
    let caps_are_given = arguments.max_tasks.is_some();
    Request { properties, caps, caps_are_given, budget: budget.clone() }
}

/// Without a choice: all but `leak`, because ending while registered is the usual way to leave a phaser.
fn properties(choices: &[PropertyChoice]) -> Result<Vec<Property>> {
    let mut list: Vec<Property> = Vec::new();
    for choice in choices {
        list.extend(chosen(*choice)?);
    }
    if choices.is_empty() {
        list = Property::ALL.into_iter().filter(|property| *property != Property::Leak).collect();
    }
    list.sort();
    list.dedup();
    Ok(list)
}

fn chosen(choice: PropertyChoice) -> Result<Vec<Property>> {
    Ok(match choice {
        PropertyChoice::Permission
        | PropertyChoice::Exception
        | PropertyChoice::Exit
        | PropertyChoice::Annotation
        | PropertyChoice::UncoveredSharing => bail!(
            "--property of a phaser program is assertion, race, runtime, deadlock, never, lapped, ahead, leak or all"
        ),
        PropertyChoice::Assertion => vec![Property::Assertion],
        PropertyChoice::Race => vec![Property::Race],
        PropertyChoice::Runtime => vec![Property::Runtime],
        PropertyChoice::Deadlock => vec![Property::Deadlock],
        PropertyChoice::Never => vec![Property::Never],
        PropertyChoice::Lapped => vec![Property::Lapped],
        PropertyChoice::Ahead => vec![Property::Ahead],
        PropertyChoice::Leak => vec![Property::Leak],
        PropertyChoice::All => Property::ALL.to_vec(),
    })
}

/// One engine proves what the other refutes.
fn disagreement(forward: &Verdict, backward: &Verdict) -> Option<String> {
    let lines: Vec<String> = forward
        .properties
        .iter()
        .filter_map(|(property, first)| {
            let second = backward.properties.get(property)?;
            let apart = matches!(
                (first, second),
                (Answer::Proved, Answer::Violated) | (Answer::Violated, Answer::Proved)
            );
            apart.then(|| {
                format!(
                    "  {}: forward says {}, backward says {}",
                    property.word(),
                    first.word(),
                    second.word()
                )
            })
        })
        .collect();
    let head = format!("THE ENGINES DISAGREE on {}: this is a defect of Scoville", forward.input);
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// The stronger of two answers that do not contradict each other, per property.
fn merge(mut forward: Verdict, mut backward: Verdict) -> Verdict {
    for (property, answer) in &mut forward.properties {
        let other = backward.properties.get(property).copied().unwrap_or(Answer::Unknown);
        if *answer == Answer::Unknown && other != Answer::Unknown {
            *answer = other;
            forward.coverage.limits.retain(|limit| limit.property != Some(*property));
            forward.findings.extend(backward.findings.extract_if(.., |finding| finding.kind == *property));
        }
    }
    forward.verdict = Answer::together(forward.properties.values());
    forward.engine = "phasers-both".to_owned();
    let constraints = fact::Value::Count(backward.stats.states);
    forward.coverage.facts.insert("backward_constraints".to_owned(), constraints);
    for (name, value) in backward.coverage.facts {
        forward.coverage.facts.entry(name).or_insert(value);
    }
    forward.stats.seconds += backward.stats.seconds;
    forward
}

#[cfg(test)]
mod tests {
    use super::*;
    use report::{Coverage, FindingKind, Limit, Limited, Stats};
    use std::collections::BTreeMap;

    fn verdict(answer: Answer) -> Verdict {
        Verdict {
            verdict: answer,
            engine: String::new(),
            input: "prog.ph".to_owned(),
            properties: BTreeMap::from([(FindingKind::Deadlock, answer)]),
            findings: Vec::new(),
            coverage: Coverage {
                limits: vec![Limited { property: Some(FindingKind::Deadlock), limit: Limit::Interrupted }],
                ..Coverage::default()
            },
            stats: Stats::default(),
        }
    }

    #[test]
    fn only_a_contradiction_is_a_disagreement() {
        use Answer::{Proved, Unknown, Violated};
        for (first, second, apart) in [
            (Proved, Violated, true),
            (Violated, Proved, true),
            (Proved, Unknown, false),
            (Unknown, Violated, false),
            (Proved, Proved, false),
        ] {
            assert_eq!(disagreement(&verdict(first), &verdict(second)).is_some(), apart);
        }
    }

    #[test]
    fn the_stronger_answer_wins() {
        let merged = merge(verdict(Answer::Unknown), verdict(Answer::Proved));
        assert_eq!((merged.verdict, merged.coverage.limits.len()), (Answer::Proved, 0));
    }
}
