//! Rising caps: search, replay what is found, raise the cap for what stays open.

use super::reduction::Visibility;
use super::space::ForwardSpace;
use crate::check::{EngineResult, Judgement};
use crate::concrete::{Move, Replay, replay};
use crate::control::{Caps, ControlGraph, compile, extent};
use crate::lang::Program;
use crate::property::Property;
use report::{Budget, Limit, fact};
use search::{Flow, Observer, Order, Path, Round, explore, refine_surely};
use std::collections::BTreeMap;
use std::time::Instant;

/// Why a search was given up that counts phases up to a cap.
pub(crate) const SATURATED: &str = "too many saturated phases at once";

/// How the forward engine searches.
#[derive(Clone, Debug)]
pub struct ForwardOptions {
    /// Caps on coexisting tasks and phasers.
    pub caps: Caps,
    /// Limits of all searches together.
    pub budget: Budget,
    /// Merge states that differ only in names.
    pub symmetry: bool,
    /// Run commuting steps alone.
    pub reduction: bool,
    /// Most tasks beside main at one time.
    pub workers: usize,
    /// The highest saturation cap to try.
    pub highest_cap: u8,
}

impl ForwardOptions {
    /// Everything on.
    pub fn new(caps: Caps, budget: Budget) -> Self {
        ForwardOptions {
            caps,
            budget,
            symmetry: true,
            reduction: true,
            workers: usize::MAX,
            highest_cap: 128,
        }
    }
}

const RISING: [u8; 13] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];
/// A property whose bad states fail this many replays at one cap waits for the next.
const MAX_REPLAYS: usize = 16;

/// Checks the properties.
pub fn run(program: &Program, properties: &[Property], options: &ForwardOptions) -> EngineResult {
    let start = Instant::now();
    let options = &ForwardOptions { budget: options.budget.begin(), ..options.clone() };
    let graph = compile(program);
    let mut result = EngineResult::default();
    let mut open: Vec<Property> = Vec::new();
    for property in properties {
        if property.is_declared(program) {
            open.push(*property);
        } else {
            result.outcomes.insert(*property, Judgement::Proved);
        }
    }
    let limit = program.limits.iter().map(|limit| limit.limit).max().unwrap_or(0);
    let lowest = (graph.largest_bound + 1).max(limit).max(2) as u8;
    let highest = options.highest_cap.max(lowest);
    let (open, used) = refine_surely((open, lowest), |(open, cap)| {
        let (every_step, reducible): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|property| property.needs_every_step());
        let groups = [reducible, every_step].into_iter().filter(|group| !group.is_empty());
        let open: Vec<Property> =
            groups.flat_map(|group| round(&graph, &group, cap, options, &mut result)).collect();
        match RISING.into_iter().find(|next| *next > cap && *next <= highest) {
            Some(next) if !open.is_empty() => Round::Again((open, next)),
            _ => Round::Done((open, cap)),
        }
    });
    for property in open {
        let reason = Limit::SpuriousAtCap(u64::from(used));
        result.outcomes.insert(property, Judgement::Unknown(reason));
    }
    result.facts.insert("saturation_cap".to_owned(), fact::Value::Count(u64::from(used)));
    result.stats.seconds = start.elapsed().as_secs_f64();
    result
}

/// One search at one cap; gives the properties that stay open.
fn round(
    graph: &ControlGraph<'_>,
    group: &[Property],
    cap: u8,
    options: &ForwardOptions,
    result: &mut EngineResult,
) -> Vec<Property> {
    let reduce = options.reduction && !group[0].needs_every_step();
    let caps = Caps { tasks: options.caps.tasks.min(options.workers), ..options.caps };
    let visibility = reduce.then(|| Visibility::new(group, extent(graph.program), caps));
    let mut budget = options.budget.clone();
    budget.max_states = budget.max_states.map(|most| most.saturating_sub(result.stats.states).max(1));
    let mut space = ForwardSpace::new(
        graph,
        options.caps,
        options.workers,
        cap,
        options.symmetry,
        visibility,
        budget.clone(),
    );
    let mut watch = Watch { open: group.to_vec(), found: BTreeMap::new(), failed: BTreeMap::new() };
    let explored = explore(&mut space, Order::BreadthFirst, &budget, &mut watch);
    let stats = &mut result.stats;
    stats.states += explored.states;
    stats.transitions += explored.transitions;
    stats.schedules += explored.schedules;
    stats.max_depth = stats.max_depth.max(explored.max_depth);
    stats.peak_bytes = stats.peak_bytes.max(explored.peak_bytes);
    for (property, replay) in watch.found {
        result.outcomes.insert(property, Judgement::Violated(Box::new(replay)));
    }
    result.cap_hit |= space.cap_hit;
    let mut still_open = Vec::new();
    for property in watch.open {
        let outcome = match space.cut.as_ref().or(explored.limit.as_ref()) {
            _ if space.overflow => Judgement::Unknown(Limit::Other(SATURATED.to_owned())),
            Some(limit) => Judgement::Unknown(options.budget.whole(limit.clone())),
            None if watch.failed.contains_key(&property) => {
                still_open.push(property);
                continue;
            }
            None if space.cap_hit => Judgement::ProvedWithinCaps,
            None => Judgement::Proved,
        };
        result.outcomes.insert(property, outcome);
    }
    still_open
}

/// Looks at every state for the properties that are still open.
struct Watch {
    open: Vec<Property>,
    found: BTreeMap<Property, Replay>,
    /// How many replays failed.
    failed: BTreeMap<Property, usize>,
}

impl<'g> Observer<ForwardSpace<'g>> for Watch {
    fn visit(
        &mut self,
        space: &mut ForwardSpace<'g>,
        _: &search::StepOutcome,
        path: Path<'_, super::space::Action>,
    ) -> Flow {
        let graph = space.graph;
        for property in self.open.clone() {
            let failed = self.failed.get(&property).copied().unwrap_or(0);
            if failed >= MAX_REPLAYS || !space.state().is_bad(graph, property) {
                continue;
            }
            let schedule: Vec<Move> = path.actions().into_iter().map(|action| action.step).collect();
            match replay(graph.program, &schedule, property) {
                Some(replayed) => {
                    self.found.insert(property, replayed);
                    self.open.retain(|open| *open != property);
                }
                None => *self.failed.entry(property).or_default() += 1,
            }
        }
        let undecidable_here =
            |property: &Property| self.failed.get(property).is_some_and(|n| *n >= MAX_REPLAYS);
        if self.open.iter().all(undecidable_here) { Flow::Stop } else { Flow::Continue }
    }
}
