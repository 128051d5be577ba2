//! From a request to a verdict.

use super::describe::finding;
use super::portfolio;
use super::{EngineResult, Judgement};
use crate::control::{Caps, extent};
use crate::forward::{self, ForwardOptions};
use crate::lang::Program;
use crate::property::Property;
use crate::symbolic::{self, BackwardOptions};
use crate::views::{self, ViewOptions};
use report::{Answer, Budget, Claim, Coverage, Limit, Limited, Verdict, fact};
use std::collections::BTreeMap;

/// Which engine answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Forward over saturating differences.
    Forward,
    /// The paper's.
    Backward,
    /// Views: any number of tasks.
    Views,
    /// All of them, with as little effort as possible: the default.
    Portfolio,
}

impl Engine {
    /// All of them.
    pub const ALL: [Engine; 4] = [Engine::Forward, Engine::Backward, Engine::Views, Engine::Portfolio];

    /// The word for it in verdicts.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Forward => "phasers-forward",
            Engine::Backward => "phasers-backward",
            Engine::Views => "phasers-views",
            Engine::Portfolio => "phasers-portfolio",
        }
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct Request {
    /// The properties.
    pub properties: Vec<Property>,
    /// Caps on coexisting tasks and phasers.
    pub caps: Caps,
    /// The user gave the cap on tasks, and wants no more.
    pub caps_are_given: bool,
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
    let (result, engine) = match engine {
        Engine::Forward => {
            let options = ForwardOptions::new(request.caps, request.budget.clone());
            (forward::run(program, &request.properties, &options), engine)
        }
        Engine::Backward => {
            let options = BackwardOptions::new(request.caps, request.budget.clone());
            (symbolic::run(program, &request.properties, &options), engine)
        }
        Engine::Views => (run_views(program, request), engine),
        Engine::Portfolio => portfolio::run(program, request),
    };
    verdict(program, request, engine, result)
}

fn run_views(program: &Program, request: &Request) -> EngineResult {
    // A program that cannot spawn without bound is checked with all it can spawn.
    if extent(program).tasks.is_some_and(|tasks| tasks <= request.caps.tasks) {
        let options = ForwardOptions::new(request.caps, request.budget.clone());
        return forward::run(program, &request.properties, &options);
    }
    let options = ViewOptions::new(request.caps.phasers, request.budget.clone());
    views::run(program, &request.properties, &options)
}

fn verdict(program: &Program, request: &Request, engine: Engine, result: EngineResult) -> Verdict {
    let mut properties = BTreeMap::new();
    let mut findings = Vec::new();
    let mut limits = Vec::new();
    for (property, outcome) in &result.outcomes {
        let answer = match outcome {
            Judgement::Proved => Answer::Proved,
            Judgement::ProvedWithinCaps => {
                let Caps { tasks, phasers } = request.caps;
                let limit = Limit::Caps { tasks: tasks as u64, phasers: phasers as u64 };
                limits.push(Limited { property: Some(property.kind()), limit });
                Answer::Unknown
            }
            Judgement::Violated(replay) => {
                findings.push(finding(program, *property, replay));
                Answer::Violated
            }
            Judgement::Unknown(reason) => {
                limits.push(Limited { property: Some(property.kind()), limit: reason.clone() });
                Answer::Unknown
            }
        };
        properties.insert(property.kind(), answer);
    }
    let answer = Answer::together(properties.values());
    let mut facts = result.facts;
    let any_number = facts.contains_key("tasks_counted_up_to");
    facts.insert("cap_hit".to_owned(), fact::Value::Flag(result.cap_hit));
    facts.insert("max_tasks".to_owned(), fact::Value::Count(request.caps.tasks as u64));
    facts.insert("max_phasers".to_owned(), fact::Value::Count(request.caps.phasers as u64));
    Verdict {
        verdict: answer,
        engine: engine.name().to_owned(),
        input: program.file.clone(),
        properties,
        findings,
        coverage: Coverage { claim: claim(answer, any_number), limits, facts, ..Coverage::default() },
        stats: result.stats,
    }
}

fn claim(answer: Answer, any_number: bool) -> Claim {
    match answer {
        Answer::Proved => Claim::EveryRun { any_number },
        Answer::Violated => Claim::Replayed,
        Answer::Unknown => Claim::NotCovered,
    }
}
