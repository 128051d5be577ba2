//! From a request to a verdict.

use super::describe::finding;
use super::{EngineResult, Outcome};
use crate::control::{Caps, extent};
use crate::forward::{self, ForwardOptions};
use crate::lang::Program;
use crate::property::Property;
use crate::symbolic::{self, BackwardOptions};
use report::{Answer, Budget, Coverage, Verdict, fact};
use std::collections::BTreeMap;

/// Which engine answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The default.
    Forward,
    /// The paper's.
    Backward,
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct Request {
    /// The properties.
    pub properties: Vec<Property>,
    /// Caps on coexisting tasks and phasers.
    pub caps: Caps,
    /// Limits of the search.
    pub budget: Budget,
}

/// Caps for a program when the user gives none: what it can make at all, else a handful.
pub fn default_caps(program: &Program) -> Caps {
    let extent = extent(program);
    Caps { tasks: extent.tasks.unwrap_or(4).min(32), phasers: extent.phasers.unwrap_or(6).min(32) }
}

/// Checks a program with one engine.
pub fn check(program: &Program, request: &Request, engine: Engine) -> Verdict {
    let result = match engine {
        Engine::Forward => {
            let options = ForwardOptions::new(request.caps, request.budget.clone());
            forward::run(program, &request.properties, &options)
        }
        Engine::Backward => {
            let options = BackwardOptions::new(request.caps, request.budget.clone());
            symbolic::run(program, &request.properties, &options)
        }
    };
    verdict(program, request, engine, result)
}

fn verdict(program: &Program, request: &Request, engine: Engine, result: EngineResult) -> Verdict {
    let mut properties = BTreeMap::new();
    let mut findings = Vec::new();
    let mut limits = Vec::new();
    for (property, outcome) in &result.outcomes {
        let answer = match outcome {
            Outcome::Proved => Answer::Proved,
            Outcome::ProvedWithinCaps => {
                limits.push(format!("{}: {}", property.word(), within(request.caps)));
                Answer::Unknown
            }
            Outcome::Violated(replay) => {
                findings.push(finding(program, *property, replay));
                Answer::Violated
            }
            Outcome::Unknown(reason) => {
                limits.push(format!("{}: {reason}", property.word()));
                Answer::Unknown
            }
        };
        properties.insert(property.word().to_owned(), answer);
    }
    let answer = if !findings.is_empty() {
        Answer::Violated
    } else if properties.values().any(|answer| *answer == Answer::Unknown) {
        Answer::Unknown
    } else {
        Answer::Proved
    };
    let mut facts = result.facts;
    facts.insert("cap_hit".to_owned(), fact::Value::Flag(result.cap_hit));
    facts.insert("max_tasks".to_owned(), fact::Value::Count(request.caps.tasks as u64));
    facts.insert("max_phasers".to_owned(), fact::Value::Count(request.caps.phasers as u64));
    Verdict {
        verdict: answer,
        engine: word(engine).to_owned(),
        input: program.file.clone(),
        properties,
        findings,
        coverage: Coverage { claim: claim(answer), limits, facts },
        stats: result.stats,
    }
}

fn within(caps: Caps) -> String {
    format!(
        "proved for up to {} tasks and {} phasers at a time; some run has more (--max-tasks, --max-phasers)",
        caps.tasks, caps.phasers
    )
}

fn word(engine: Engine) -> &'static str {
    match engine {
        Engine::Forward => "phasers-forward",
        Engine::Backward => "phasers-backward",
    }
}

fn claim(answer: Answer) -> String {
    match answer {
        Answer::Proved => "every run, with unbounded phases, satisfies the properties",
        Answer::Violated => "each finding was replayed step by step on the operational semantics",
        Answer::Unknown => "no violation was found, and some run was not covered",
    }
    .to_owned()
}
