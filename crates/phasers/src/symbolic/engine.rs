//! The backward engine: shape graph, then one backward check per property, relaxation rising as needed.

use super::explore::Exploration;
use super::graph::GapOrderGraph;
use super::matrix::FreeMatrix;
use super::phases::Phases;
use super::shapes::ShapeGraph;
use super::system::{Question, Step, System};
use crate::check::{EngineResult, Judgement};
use crate::concrete::{Choice, Move, PhaserNumber, Replay, TaskNumber, replay};
use crate::control::{Caps, ControlGraph, Decision, Effect, compile, extent};
use crate::forward::Visibility;
use crate::lang::Program;
use crate::lang::program::SignalRule;
use crate::property::Property;
use backward::{Ending, check};
use report::{Budget, Limit, fact};
use search::{Round, refine_surely};
use std::time::Instant;

/// How the backward engine searches.
#[derive(Clone, Debug)]
pub struct BackwardOptions {
    /// Caps on coexisting tasks and phasers.
    pub caps: Caps,
    /// Limits of all checks together.
    pub budget: Budget,
    /// Leave out interleavings that do not matter.
    pub reduction: bool,
    /// Use what control alone says of phases.
    pub leads: bool,
    /// The highest degree of relaxation to try.
    pub highest_degree: i32,
}

impl BackwardOptions {
    /// Everything on.
    pub fn new(caps: Caps, budget: Budget) -> Self {
        BackwardOptions { caps, budget, reduction: true, leads: true, highest_degree: 4 }
    }
}

/// Checks the properties.
pub fn run(program: &Program, properties: &[Property], options: &BackwardOptions) -> EngineResult {
    let graph = compile(program);
    let result = EngineResult::default();
    let options = &BackwardOptions { budget: options.budget.begin(), ..options.clone() };
    let mut run = Run { graph: &graph, options, caps: options.caps, start: Instant::now(), result };
    let mut open: Vec<Property> = Vec::new();
    for property in properties {
        if property.is_declared(program) {
            open.push(*property);
        } else {
            run.result.outcomes.insert(*property, Judgement::Proved);
        }
    }
    let (every_step, reducible): (Vec<_>, Vec<_>) =
        open.into_iter().partition(|property| property.needs_every_step());
    run.rising(reducible, options.reduction);
    run.rising(every_step, false);
    run.result.stats.seconds = run.start.elapsed().as_secs_f64();
    run.result
}

/// Signals and waits only help: no upper bounds on differences anywhere, so free constraints suffice for
/// free targets.
fn monotone(graph: &ControlGraph<'_>) -> bool {
    graph.program.options.signal == SignalRule::Counting && graph.largest_bound == 0 && !graph.singles
}

struct Run<'g> {
    graph: &'g ControlGraph<'g>,
    options: &'g BackwardOptions,
    /// The caps of the present attempt.
    caps: Caps,
    start: Instant,
    result: EngineResult,
}

impl Run<'_> {
    /// A program that spawns without bound usually shows its bugs with few tasks, where they are cheap to
    /// find backwards: try small caps first for violations, and the given caps for proofs.
    fn rising(&mut self, mut open: Vec<Property>, reduce: bool) {
        let may_bind = extent(self.graph.program).tasks.is_none();
        let first = if may_bind { self.options.caps.tasks.min(3) } else { self.options.caps.tasks };
        for tasks in first..=self.options.caps.tasks {
            self.caps = Caps { tasks, ..self.options.caps };
            self.group(&open, reduce);
            open.retain(|property| matches!(self.result.outcomes[property], Judgement::ProvedWithinCaps));
        }
    }

    fn group(&mut self, properties: &[Property], reduce: bool) {
        if properties.is_empty() {
            return;
        }
        let caps = self.caps;
        let visibility = Visibility::new(properties, extent(self.graph.program), caps);
        let most = self.options.budget.max_states.unwrap_or(1_000_000).min(1_000_000) as usize;
        let budget = &self.options.budget;
        let how = Exploration {
            caps,
            visibility: reduce.then_some(&visibility),
            leads: self.options.leads,
            max_shapes: most,
            budget,
        };
        let shapes = ShapeGraph::build(self.graph, &how);
        self.count("shapes", shapes.shapes.len() as u64);
        if let Some(limit) = shapes.cut {
            for property in properties {
                self.result.outcomes.insert(*property, Judgement::Unknown(limit.clone()));
            }
            return;
        }
        if shapes.truncated {
            for property in properties {
                self.result.outcomes.insert(*property, Judgement::Unknown(Limit::Shapes(most as u64)));
            }
            return;
        }
        let mut cap_hit = None;
        for property in properties {
            let mut outcome = self.property(&shapes, *property);
            if matches!(outcome, Judgement::Proved) {
                // A cap counts as hit only if a state in which it binds can be reached.
                let hit = match cap_hit {
                    Some(hit) => Ok(hit),
                    None => self.cap_reachable(&shapes),
                };
                match hit {
                    Ok(hit) => {
                        cap_hit = Some(hit);
                        if hit {
                            outcome = Judgement::ProvedWithinCaps;
                        }
                    }
                    Err(limit) => outcome = Judgement::Unknown(limit),
                }
            }
            self.result.outcomes.insert(*property, outcome);
        }
        self.result.cap_hit |= cap_hit.unwrap_or_else(|| shapes.shapes.iter().any(|shape| shape.capped));
    }

    fn count(&mut self, name: &str, value: u64) {
        let entry = self.result.facts.entry(name.to_owned()).or_insert(fact::Value::Count(0));
        if let fact::Value::Count(count) = entry {
            *count = (*count).max(value);
        }
    }

    /// Whether a cap can bind; the limit if that could not be found out.
    fn cap_reachable(&mut self, shapes: &ShapeGraph<'_>) -> Result<bool, Limit> {
        if !shapes.shapes.iter().any(|shape| shape.capped) {
            return Ok(false);
        }
        // Any answer but "unreachable" counts as hit.
        let ending = if monotone(self.graph) {
            self.ask::<FreeMatrix>(shapes, Question::CapHit, 0, &mut |_| true)
        } else {
            self.ask::<GapOrderGraph>(shapes, Question::CapHit, 1, &mut |_| true)
        };
        match ending {
            Ending::Cut(limit) => Err(self.options.budget.whole(limit)),
            ending => Ok(ending != Ending::Unreachable),
        }
    }

    fn property(&mut self, shapes: &ShapeGraph<'_>, property: Property) -> Judgement {
        let mut found: Option<Replay> = None;
        let program = self.graph.program;
        let mut confirm = |steps: &[Step]| {
            found = replay(program, &schedule(shapes, steps), property);
            found.is_some()
        };
        let question = Question::Property(property);
        let free = monotone(self.graph) && property != Property::Deadlock;
        // Below its bound a bounded phaser is exact data: degrees up to the bound keep it.
        let bound = self.graph.largest_bound as i32;
        let highest = self.options.highest_degree.max(if bound > 0 { bound + 1 } else { 0 });
        let (ending, degree) = refine_surely(0, |degree| {
            let ending = if free {
                self.ask::<FreeMatrix>(shapes, question, 0, &mut confirm)
            } else {
                self.ask::<GapOrderGraph>(shapes, question, degree, &mut confirm)
            };
            if ending != Ending::Spurious || free || degree >= highest {
                return Round::Done((ending, degree));
            }
            Round::Again(degree + 1)
        });
        if !free {
            self.count("relaxation_degree", degree as u64);
        }
        match (ending, found) {
            (_, Some(replay)) => Judgement::Violated(Box::new(replay)),
            (Ending::Unreachable, None) => Judgement::Proved,
            (Ending::Cut(limit), None) => Judgement::Unknown(self.options.budget.whole(limit)),
            (Ending::Confirmed | Ending::Spurious, None) => {
                Judgement::Unknown(Limit::SpuriousAtDegree(degree as u64))
            }
        }
    }

    fn ask<P: Phases>(
        &mut self,
        shapes: &ShapeGraph<'_>,
        question: Question,
        degree: i32,
        confirm: &mut dyn FnMut(&[Step]) -> bool,
    ) -> Ending {
        let mut system: System<'_, P> = System::new(shapes, question, degree);
        let mut budget = self.options.budget.clone();
        let kept = self.result.stats.states;
        budget.max_states = budget.max_states.map(|most| most.saturating_sub(kept).max(1));
        let checked = check(&mut system, &budget, confirm);
        self.result.stats.states += checked.kept;
        self.result.stats.transitions += checked.computed;
        self.count("minimal_constraints", checked.minimal);
        checked.ending
    }
}

/// The edges from the initial shape as moves of the literal semantics.
fn schedule(shapes: &ShapeGraph<'_>, steps: &[Step]) -> Vec<Move> {
    let mut tasks = vec![TaskNumber(0)];
    let mut phasers: Vec<PhaserNumber> = Vec::new();
    let (mut next_task, mut next_phaser) = (1, 0);
    let mut moves = Vec::new();
    for step in steps {
        let edge = &shapes.edges[step.edge as usize];
        let choice = match edge.possible.decision {
            Decision::Only => Choice::Only,
            Decision::Value(value) => Choice::Value(value),
            Decision::Phaser(phaser) => Choice::Phaser(phasers[phaser.index()]),
        };
        moves.push(Move { task: tasks[edge.task], choice });
        let target = &shapes.shape(edge.target).control;
        let mut new_tasks = vec![TaskNumber(u32::MAX); target.tasks.len()];
        let mut new_phasers = vec![PhaserNumber(u32::MAX); target.phasers.len()];
        for (old, new) in edge.task_map.iter().enumerate() {
            new.iter().for_each(|new| new_tasks[*new] = tasks[old]);
        }
        for (old, new) in edge.phaser_map.iter().enumerate() {
            new.iter().for_each(|new| new_phasers[*new] = phasers[old]);
        }
        if let Some(made) = edge.made {
            match edge.possible.effect {
                Effect::Spawn(_) => {
                    new_tasks[made] = TaskNumber(next_task);
                    next_task += 1;
                }
                _ => {
                    new_phasers[made] = PhaserNumber(next_phaser);
                    next_phaser += 1;
                }
            }
        }
        // From here on the constraint speaks of the tasks and phasers that the renaming names.
        let shape = shapes.shape(edge.target);
        let by = shape.symmetry.renaming(&step.renaming, &shape.variables);
        tasks = by.tasks.iter().map(|at| new_tasks[*at]).collect();
        phasers = by.phasers.iter().map(|at| new_phasers[*at]).collect();
    }
    moves
}
