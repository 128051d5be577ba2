//! Predecessor rules, one file per statement (paper, Fig. 4).
//!
//! A rule works on the phases of one phaser *before* a step. It starts from the constraint that holds after
//! the step with each variable read as what it was before (`pull_back`), shifts what the step adds 1 to, and
//! adds the guard. What the step forgets (drop, exit, a phaser that dies) comes back unconstrained.

pub mod asynch;
mod before;
pub mod control;
pub mod drop;
pub mod exit;
pub mod new_phaser;
pub mod next_single;
pub mod signal;
pub mod wait;

use super::phases::Phases;
use super::shapes::{Edge, ShapeGraph};
use super::variables::Variable;
use crate::control::Effect;
pub use before::Before;

/// `pre` along one edge: the phases before it, or none when nothing leads there. The given phases must be
/// normalised.
pub fn pre<P: Phases>(shapes: &ShapeGraph<'_>, edge: &Edge, after: &[P]) -> Option<Vec<P>> {
    if edge.possible.effect == Effect::New {
        let made = edge.made.expect("a new phaser has a place");
        if !new_phaser::possible(&after[made]) {
            return None;
        }
    }
    let source = shapes.shape(edge.source);
    let target = shapes.shape(edge.target);
    let mut before = Vec::with_capacity(source.variables.len());
    for (phaser, variables) in source.variables.iter().enumerate() {
        let mut phases = match edge.phaser_map[phaser] {
            None => P::invariant(variables), // it dies in this step
            Some(to) => {
                let images: Vec<Option<usize>> = target.variables[to]
                    .iter()
                    .map(|variable| {
                        let was = origin(edge, *variable)?;
                        variables.iter().position(|at| *at == was)
                    })
                    .collect();
                after[to].pull_back(&images, variables)
            }
        };
        let view = Before {
            variables,
            phaser: &source.control.phasers[phaser],
            task: edge.task,
            signal: shapes.graph.program.options.signal,
        };
        rule(&edge.possible.effect, phaser, &view, &mut phases);
        if !phases.normalise() {
            return None;
        }
        before.push(phases);
    }
    Some(before)
}

/// What a variable of the target was in the source.
fn origin(edge: &Edge, variable: Variable) -> Option<Variable> {
    let task = |after: usize| match edge.possible.effect {
        Effect::Spawn(_) if edge.made == Some(after) => Some(asynch::origin(edge.task)),
        _ => edge.task_map.iter().position(|to| *to == Some(after)),
    };
    Some(match variable {
        Variable::Signal(after) => Variable::Signal(task(after)?),
        Variable::Wait(after) => Variable::Wait(task(after)?),
        Variable::Completed => Variable::Completed,
    })
}

/// The rule of the effect, if it concerns this phaser.
fn rule<P: Phases>(effect: &Effect, phaser: usize, before: &Before<'_>, phases: &mut P) {
    match effect {
        Effect::None => control::pre(phases),
        Effect::New => new_phaser::pre(phases),
        Effect::Spawn(_) => asynch::pre(phases),
        Effect::Exit => exit::pre(phases),
        Effect::Signal(on) if on.index() == phaser => signal::pre(before, phases),
        Effect::SignalIgnored(on) if on.index() == phaser => signal::pre_ignored(before, phases),
        Effect::Wait(on) if on.index() == phaser => wait::pre(before, phases),
        Effect::WaitPassing(on) if on.index() == phaser => wait::pre_passing(before, phases),
        Effect::WaitCompleting(on) if on.index() == phaser => wait::pre_completing(before, phases),
        Effect::SingleEnter(on) if on.index() == phaser => next_single::pre_enter(before, phases),
        Effect::SingleEnd(on) if on.index() == phaser => next_single::pre_end(before, phases),
        Effect::Drop(on) if on.index() == phaser => drop::pre(phases),
        _ => {}
    }
}
