//! The engines together: the first that has an answer gives it.

use super::{Engine, EngineResult, Judgement, Request};
use crate::control::extent;
use crate::forward::{self, ForwardOptions};
use crate::lang::Program;
use crate::property::Property;
use crate::symbolic::{self, BackwardOptions};
use crate::views::{self, ViewOptions};
use report::{Budget, Limit, fact};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// States of the first search, which alone answers most questions.
const FIRST_STATES: u64 = 20_000;
/// Each round of the others has this many times the states of the one before.
const GROWTH: u64 = 4;
/// More control shapes than this are never built.
const MOST_SHAPES: u64 = 1_000_000;

/// Forward for a short while; then, if tasks are spawned without bound, any number of them; backward for a short
/// while; then views, which merge tasks that are alike; then forward and backward side by side with more and more
/// states. What is answered does not depend on the clock: of two answers in one
/// round the forward one is taken. Gives the engine that has answered, if it is one alone.
pub(super) fn run(program: &Program, request: &Request) -> (EngineResult, Engine) {
    let request = &Request { budget: request.budget.begin(), ..request.clone() };
    let (mut result, engine) = rounds(program, request);
    // What ended it all is said, not the limit of an engine's first round.
    if let Some(limit) = request.budget.reached(0) {
        for outcome in result.outcomes.values_mut().filter(|one| one.is_unknown()) {
            *outcome = Judgement::Unknown(limit.clone());
        }
    }
    (result, engine)
}

fn rounds(program: &Program, request: &Request) -> (EngineResult, Engine) {
    let mut states = FIRST_STATES;
    let mut result = forward(program, request, &request.properties, states);
    let mut engine = Engine::Forward;
    let unbounded = extent(program).tasks.is_none();
    if unbounded && !request.caps_are_given && any_number(program, request, &mut result) {
        engine = Engine::Views;
    }
    let limited = open(&result);
    if !limited.is_empty() && !request.budget.is_over() {
        let other = backward(program, request, &limited, states);
        engine = better(&mut result, &other, engine, Engine::Backward);
        let limited = open(&result);
        if !unbounded && !limited.is_empty() && !request.budget.is_over() {
            let options = ViewOptions::new(request.caps.phasers, self::limited(request, GROWTH * states));
            let other = views::prove(program, &limited, &options);
            engine = better(&mut result, &other, engine, Engine::Views);
        }
    }
    loop {
        let open = open(&result);
        let most = request.budget.max_states.unwrap_or(u64::MAX);
        if open.is_empty() || states >= most || request.budget.is_over() {
            return (result, engine);
        }
        engine = Engine::Portfolio;
        states = states.saturating_mul(GROWTH).min(most);
        let answered = Arc::new(AtomicBool::new(false));
        let budget = Budget { answered: Some(answered.clone()), ..request.budget.clone() };
        let stoppable = &Request { budget, ..request.clone() };
        let (first, second) = std::thread::scope(|scope| {
            let backward = scope.spawn(|| backward(program, stoppable, &open, states));
            let first = forward(program, request, &open, states);
            let all = first.outcomes.values().all(|outcome| !outcome.is_unknown());
            answered.store(all, Ordering::Relaxed);
            (first, backward.join().expect("the backward engine does not panic"))
        });
        for property in open {
            let (one, other) = (&first.outcomes[&property], &second.outcomes[&property]);
            let better = if one.is_unknown() && !other.is_unknown() { other } else { one };
            result.outcomes.insert(property, better.clone());
        }
        result.cap_hit |= first.cap_hit || second.cap_hit;
        result.stats.add(&first.stats);
        // What an engine did that was stopped depends on the clock.
        if !answered.load(Ordering::Relaxed) {
            result.stats.add(&second.stats);
        }
        // Both came to an end without an answer: more states do not help.
        if first.stats.states < states
            && second.stats.states < states
            && !(has_more_shapes(&second) && states < MOST_SHAPES)
        {
            return (result, engine);
        }
    }
}

/// Takes the answers of an engine to what is open; gives the engine that has answered, if it is one alone.
fn better(result: &mut EngineResult, other: &EngineResult, before: Engine, now: Engine) -> Engine {
    let alone = result.outcomes.values().all(Judgement::is_unknown);
    let mut answered = false;
    for (property, outcome) in &other.outcomes {
        if !outcome.is_unknown() {
            answered = true;
            result.outcomes.insert(*property, outcome.clone());
        }
    }
    result.cap_hit |= other.cap_hit;
    result.stats.add(&other.stats);
    match (answered, alone) {
        (false, _) => before,
        (true, true) => now,
        (true, false) => Engine::Portfolio,
    }
}

/// The backward engine had more control shapes than it may have states.
fn has_more_shapes(result: &EngineResult) -> bool {
    result.outcomes.values().any(|outcome| matches!(outcome, Judgement::Unknown(Limit::Shapes(_))))
}

fn open(result: &EngineResult) -> Vec<Property> {
    result
        .outcomes
        .iter()
        .filter(|(_, outcome)| outcome.is_unknown())
        .map(|(property, _)| *property)
        .collect()
}

fn limited(request: &Request, states: u64) -> Budget {
    let most = request.budget.max_states.map_or(states, |most| most.min(states));
    Budget { max_states: Some(most), ..request.budget.clone() }
}

fn forward(program: &Program, request: &Request, properties: &[Property], states: u64) -> EngineResult {
    forward::run(program, properties, &ForwardOptions::new(request.caps, limited(request, states)))
}

fn backward(program: &Program, request: &Request, properties: &[Property], states: u64) -> EngineResult {
    symbolic::run(program, properties, &BackwardOptions::new(request.caps, limited(request, states)))
}

/// Asks for any number of tasks what was not settled, or only up to the caps; false when everything was.
fn any_number(program: &Program, request: &Request, result: &mut EngineResult) -> bool {
    let unsettled =
        |outcome: &Judgement| matches!(outcome, Judgement::Unknown(_) | Judgement::ProvedWithinCaps);
    let open: Vec<Property> =
        result.outcomes.iter().filter(|(_, o)| unsettled(o)).map(|(property, _)| *property).collect();
    if open.is_empty() {
        return false;
    }
    let options = ViewOptions::new(request.caps.phasers, request.budget.clone());
    let views = views::run(program, &open, &options);
    result.stats.add(&views.stats);
    for (property, outcome) in views.outcomes {
        // What was proved up to the caps stays so if nothing better is known.
        if !unsettled(&outcome) {
            result.outcomes.insert(property, outcome);
        }
    }
    result.facts.extend(views.facts);
    result.cap_hit = result.outcomes.values().any(|outcome| matches!(outcome, Judgement::ProvedWithinCaps));
    let note = format!(
        "a spawn stands in a loop and more than {} tasks are possible, so any number of tasks was checked (--any-number)",
        request.caps.tasks
    );
    result.facts.insert("note".to_owned(), fact::Value::Text(note));
    true
}
