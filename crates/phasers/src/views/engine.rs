//! Instances of few tasks for violations, views for proofs, both growing in turn.

use super::explore::explore;
use super::step::{Grain, Met};
use crate::check::{EngineResult, Judgement};
use crate::control::{Caps, ControlGraph, compile};
use crate::forward::{self, ForwardOptions, Visibility};
use crate::lang::Program;
use crate::property::Property;
use report::{Budget, Limit, fact};
use std::collections::BTreeMap;
use std::time::Instant;

/// How any number of tasks is checked.
#[derive(Clone, Debug)]
pub struct ViewOptions {
    /// Most phasers at one time.
    pub phasers: usize,
    /// Limits of everything together.
    pub budget: Budget,
    /// Run commuting steps alone.
    pub reduction: bool,
    /// The largest instance, in tasks beside main, that is searched for a violation.
    pub workers: usize,
}

impl ViewOptions {
    /// Everything on.
    pub fn new(phasers: usize, budget: Budget) -> Self {
        ViewOptions { phasers, budget, reduction: true, workers: 8 }
    }
}

/// Tasks of a view that differ, or are counted apart: more are not followed.
const MOST_TASKS: usize = 48;
/// Instances up to this size are searched before the views.
const FIRST_INSTANCES: usize = 3;
/// States of the searches before and between the views: an instance of the first size, and views of the first grain.
const FIRST_STATES: u64 = 20_000;

/// Checks the properties for any number of tasks.
pub fn run(program: &Program, properties: &[Property], options: &ViewOptions) -> EngineResult {
    ask(program, properties, options, |run| run.all())
}

/// Proves what views can prove, and looks for no violation: for programs that other engines have looked at.
pub fn prove(program: &Program, properties: &[Property], options: &ViewOptions) -> EngineResult {
    ask(program, properties, options, |run| run.proofs())
}

fn ask(
    program: &Program,
    properties: &[Property],
    options: &ViewOptions,
    search: fn(&mut Run<'_>),
) -> EngineResult {
    let graph = compile(program);
    let options = &ViewOptions { budget: options.budget.begin(), ..options.clone() };
    let mut run = Run {
        graph: &graph,
        options,
        result: EngineResult::default(),
        open: Vec::new(),
        reasons: BTreeMap::new(),
        start: Instant::now(),
    };
    for property in properties {
        if property.is_declared(program) {
            run.open.push(*property);
        } else {
            run.result.outcomes.insert(*property, Judgement::Proved);
        }
    }
    search(&mut run);
    run.result.stats.seconds = run.start.elapsed().as_secs_f64();
    run.result
}

struct Run<'g> {
    graph: &'g ControlGraph<'g>,
    options: &'g ViewOptions,
    result: EngineResult,
    open: Vec<Property>,
    /// Why a property is still open.
    reasons: BTreeMap<Property, Limit>,
    start: Instant,
}

/// How far the views of some properties have been refined.
struct Group {
    properties: Vec<Property>,
    grain: Grain,
}

/// Rounds of growing effort; the limits of the user end them earlier.
const ROUNDS: u32 = 6;
/// Refinements of the views in one round.
const REFINEMENTS: usize = 4;
/// The finest grain.
const MOST_ALIKE: usize = 4;
const HIGHEST_CAP: u8 = 16;

impl Run<'_> {
    /// The properties by how they may be searched, at the coarsest grain.
    fn groups(&self) -> [Group; 2] {
        let program = self.graph.program;
        let limit = program.limits.iter().map(|limit| limit.limit).max().unwrap_or(0);
        let cap = (self.graph.largest_bound + 1).max(limit).max(2) as u8;
        let (every_step, reducible): (Vec<_>, Vec<_>) =
            self.open.iter().copied().partition(|property| property.needs_every_step());
        [reducible, every_step].map(|properties| Group { properties, grain: Grain { alike: 1, cap } })
    }

    fn proofs(&mut self) {
        let states = self.options.budget.max_states.unwrap_or(FIRST_STATES);
        for mut group in self.groups() {
            self.views(&mut group, states);
        }
        self.give_up();
    }

    fn give_up(&mut self) {
        for property in std::mem::take(&mut self.open) {
            let reason = self.reasons.remove(&property);
            let reason = reason.or(self.options.budget.reached(0)).unwrap_or(Limit::Interrupted);
            self.result.outcomes.insert(property, Judgement::Unknown(reason));
        }
    }

    fn all(&mut self) {
        let mut groups = self.groups();
        let mut workers = 0;
        let mut settled = true;
        for round in 0..ROUNDS {
            let states = FIRST_STATES << (2 * round);
            let largest = self.options.workers.min(FIRST_INSTANCES + round as usize);
            while workers < largest && !self.open.is_empty() {
                let complete = self.instance(workers + 1, states, settled);
                settled &= complete;
                workers += 1;
                if !complete {
                    break;
                }
            }
            for group in &mut groups {
                self.views(group, states);
            }
            if self.open.is_empty() || self.options.budget.is_over() {
                break;
            }
        }
        self.give_up();
        let facts = &mut self.result.facts;
        facts.insert("instances_up_to_workers".to_owned(), fact::Value::Count(workers as u64));
    }

    fn budget(&self, states: u64) -> Budget {
        let left = self
            .options
            .budget
            .max_states
            .map_or(u64::MAX, |most| most.saturating_sub(self.result.stats.states));
        Budget { max_states: Some(states.min(left).max(1)), ..self.options.budget.clone() }
    }

    fn close(&mut self, property: Property, outcome: Judgement) {
        self.open.retain(|open| *open != property);
        self.result.outcomes.insert(property, outcome);
    }

    /// Searches all runs with at most so many tasks beside main at one time. True when nothing was left out.
    fn instance(&mut self, workers: usize, states: u64, settled: bool) -> bool {
        let caps = Caps { tasks: workers + 1, phasers: self.options.phasers };
        let mut options = ForwardOptions::new(caps, self.budget(states));
        options.workers = workers;
        options.reduction = self.options.reduction;
        let result = forward::run(self.graph.program, &self.open, &options);
        self.result.stats.add(&result.stats);
        let mut complete = true;
        for (property, outcome) in result.outcomes {
            match outcome {
                Judgement::Violated(_) => {
                    let word = property.word();
                    let least = if settled { "" } else { "at most " };
                    self.shown_with(format!("{word}: {least}{workers}"));
                    self.close(property, outcome);
                }
                Judgement::Proved => self.close(property, outcome),
                Judgement::ProvedWithinCaps => {}
                Judgement::Unknown(reason) => {
                    complete = false;
                    self.reasons.insert(property, reason);
                }
            }
        }
        complete
    }

    fn shown_with(&mut self, text: String) {
        let name = "smallest_number_of_workers".to_owned();
        let entry = self.result.facts.entry(name).or_insert_with(|| fact::Value::List(Vec::new()));
        if let fact::Value::List(list) = entry {
            list.push(text);
        }
    }

    /// Searches views, refining them while they raise alarms.
    fn views(&mut self, group: &mut Group, states: u64) {
        for _ in 0..REFINEMENTS {
            group.properties.retain(|property| self.open.contains(property));
            let Some(first) = group.properties.first() else { return };
            let reduce = self.options.reduction && !first.needs_every_step();
            let program = self.graph.program;
            let visibility = reduce.then(|| Visibility::any_number(&group.properties, program));
            let caps = Caps { tasks: MOST_TASKS, phasers: self.options.phasers };
            let budget = self.budget(states);
            let explored = explore(self.graph, &group.properties, caps, group.grain, visibility, &budget);
            self.result.stats.add(&report::Stats {
                states: explored.views,
                transitions: explored.transitions,
                peak_bytes: explored.peak_bytes,
                ..report::Stats::default()
            });
            let missing = if explored.met.cap_hit {
                Some(Limit::Other(format!(
                    "more than {} phasers, or {MOST_TASKS} tasks that differ, at one time",
                    caps.phasers
                )))
            } else if explored.met.overflow {
                Some(Limit::Other(forward::SATURATED.to_owned()))
            } else {
                explored.limit.map(|limit| self.options.budget.whole(limit))
            };
            let Grain { alike, cap } = group.grain;
            for property in group.properties.clone() {
                if explored.alarms.contains(&property) {
                    let alarm = format!(
                        "views that count tasks up to {alike} and phases up to {cap} raise an alarm that no instance shows"
                    );
                    self.reasons.insert(property, Limit::Other(alarm));
                } else if let Some(missing) = &missing {
                    self.reasons.insert(property, missing.clone());
                } else {
                    self.used(group.grain);
                    self.close(property, Judgement::Proved);
                }
            }
            if explored.alarms.is_empty() && !explored.met.overflow {
                return; // Proved, or cut off: only more effort helps.
            }
            if !refine(&mut group.grain, explored.met) {
                return;
            }
        }
    }

    fn used(&mut self, grain: Grain) {
        let facts = &mut self.result.facts;
        for (name, value) in
            [("tasks_counted_up_to", grain.alike as u64), ("phases_counted_up_to", u64::from(grain.cap))]
        {
            let entry = facts.entry(name.to_owned()).or_insert(fact::Value::Count(0));
            if let fact::Value::Count(count) = entry {
                *count = (*count).max(value);
            }
        }
    }
}

/// The next finer grain; false when there is none. A higher cap helps if a saturated difference was lowered.
fn refine(grain: &mut Grain, met: Met) -> bool {
    let higher = met.lowered && grain.cap < HIGHEST_CAP;
    let soon = met.overflow || usize::from(grain.cap) <= 3 * grain.alike;
    if higher && (soon || grain.alike == MOST_ALIKE) {
        grain.cap += 1 + grain.cap / 4;
    } else if grain.alike < MOST_ALIKE {
        grain.alike += 1;
    } else {
        return false;
    }
    true
}
