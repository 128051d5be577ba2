//! `scoville check Foo.java`: all schedules of a Habanero program, for one input.

use super::check_phasers::show;
use crate::cli::CheckArguments;
use crate::java::{self, Prepared};
use anyhow::{Result, anyhow};
use habanero::check::{Checker, Ending, Outcomes};
use report::{Answer, Budget, Coverage, Stats, Verdict, fact};
use std::sync::Arc;
use std::time::Instant;

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let prepared = java::prepare(&arguments.java)?;
    let started = Instant::now();
    let input = java::read_input()?;
    let mut checker = checker(arguments, Arc::new(prepared), input, arguments.max_seconds)?;
    checker.reduced = !arguments.unreduced;
    let outcomes = checker.check();
    let verdict = verdict(arguments, &checker, outcomes, started);
    show(arguments, &verdict)?;
    Ok(verdict.verdict.exit_code() as u8)
}

/// The checker of a program for one input.
pub(super) fn checker(
    arguments: &CheckArguments,
    prepared: Arc<Prepared>,
    input: Vec<u8>,
    max_seconds: Option<u64>,
) -> Result<Checker> {
    let java_arguments = arguments.java.clone();
    let factory = move || {
        let mut machine =
            java::machine(&prepared, &java_arguments, &input).map_err(|error| format!("{error:#}"))?;
        machine.boot().map_err(|stop| format!("the JDK could not be started: {stop:?}"))?;
        let first = machine.heap.count() as u32;
        machine.start_main(&prepared.main, &java_arguments.arguments).map_err(|stop| format!("{stop:?}"))?;
        Ok((machine, first))
    };
    let budget = Budget { max_states: Some(arguments.max_states), max_seconds, ..Budget::default() };
    Checker::new(Arc::new(factory), true, budget, || false).map_err(|why| anyhow!(why))
}

fn verdict(arguments: &CheckArguments, checker: &Checker, outcomes: Outcomes, started: Instant) -> Verdict {
    let figures = outcomes.figures;
    let machine = &checker.session().machine;
    let mut coverage = Coverage::default();
    let (answer, findings) = match outcomes.ending {
        Ending::Proved => {
            coverage.claim =
                "for this input, no schedule has a data race, a deadlock, a failed assertion, an \
                              uncaught exception or a misused permission region"
                    .into();
            (Answer::Proved, Vec::new())
        }
        Ending::Violated(finding) => {
            coverage.claim = "the schedule was run again and shows the finding".into();
            (Answer::Violated, vec![*finding])
        }
        Ending::Unknown(why) => {
            coverage.claim = "nothing is claimed".into();
            coverage.limits.push(why);
            (Answer::Unknown, Vec::new())
        }
    };
    let environment: Vec<String> = machine.environment_uses.iter().map(|used| (*used).to_string()).collect();
    if !environment.is_empty() {
        coverage.facts.insert("fixed".into(), fact::Value::List(environment));
    }
    coverage.facts.insert("accesses".into(), fact::Value::Count(figures.accesses));
    coverage.facts.insert("tasks".into(), fact::Value::Count(figures.tasks));
    Verdict {
        verdict: answer,
        engine: "order".into(),
        input: arguments.java.input.display().to_string(),
        properties: std::collections::BTreeMap::new(),
        findings,
        coverage,
        stats: Stats {
            states: figures.states,
            transitions: figures.transitions,
            schedules: figures.schedules,
            max_depth: figures.max_depth,
            instructions: machine.steps,
            seconds: started.elapsed().as_secs_f64(),
            peak_bytes: machine.heap.bytes() as u64,
        },
    }
}
