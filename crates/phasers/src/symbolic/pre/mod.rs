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

use super::edge::Edge;
use super::phases::Phases;
use super::shapes::ShapeGraph;
use super::symmetry::Renaming;
use crate::control::Effect;
pub use before::Before;

/// What holds after a step, and of whom it is said.
#[derive(Debug)]
pub struct After<'a, P> {
    /// The phases of each phaser, normalised.
    pub phases: &'a [P],
    /// A renaming of the target under which they are taken; none for the identity.
    pub renaming: Option<Renamed<'a>>,
}

/// A renaming of a shape.
#[derive(Clone, Copy, Debug)]
pub enum Renamed<'a> {
    /// Of tasks that look alike: where each goes, and for each phaser the positions of the variables of each task.
    Tasks(&'a [usize], &'a [Vec<Vec<usize>>]),
    /// Of tasks and phasers.
    Whole(&'a Renaming),
}

/// `pre` along one edge: the phases before it, or none when nothing leads there. The given phases must be
/// normalised.
pub fn pre<P: Phases>(shapes: &ShapeGraph<'_>, edge: &Edge, after: &[P]) -> Option<Vec<P>> {
    let mut before = Vec::new();
    let after = After { phases: after, renaming: None };
    pre_into(shapes, edge, &after, &mut Vec::new(), &mut before).then_some(before)
}

/// The same with a renaming, into memory that is there. The first phasers of `before` are those of the source.
pub fn pre_into<P: Phases>(
    shapes: &ShapeGraph<'_>,
    edge: &Edge,
    after: &After<'_, P>,
    images: &mut Vec<Option<usize>>,
    before: &mut Vec<P>,
) -> bool {
    if edge.possible.effect == Effect::New {
        let made = after.said_of(edge.made.expect("a new phaser has a place"));
        if !new_phaser::possible(&after.phases[made]) {
            return false;
        }
    }
    let source = shapes.shape(edge.source);
    while before.len() < source.variables.len() {
        before.push(P::invariant(&source.variables[before.len()]));
    }
    for (phaser, variables) in source.variables.iter().enumerate() {
        match edge.phaser_map[phaser] {
            None => before[phaser] = P::invariant(variables), // it dies in this step
            Some(to) => {
                after.images(to, &edge.images[phaser], images);
                after.phases[after.said_of(to)].pull_back(images, variables, &mut before[phaser]);
            }
        }
        let view = Before {
            variables,
            phaser: &source.control.phasers[phaser],
            task: edge.task,
            signal: shapes.graph.program.options.signal,
        };
        rule(&edge.possible.effect, phaser, &view, &mut before[phaser]);
        if !before[phaser].normalise() {
            return false;
        }
    }
    true
}

impl<P> After<'_, P> {
    /// The phaser of which is said what the renaming says of this one.
    fn said_of(&self, phaser: usize) -> usize {
        match self.renaming {
            Some(Renamed::Whole(by)) => {
                by.phasers.iter().position(|to| *to == phaser).expect("a permutation")
            }
            _ => phaser,
        }
    }

    /// What each variable of the phaser that is said to be `phaser` was before the step.
    fn images(&self, phaser: usize, plain: &[Option<u8>], images: &mut Vec<Option<usize>>) {
        images.clear();
        let was = |at: usize| plain[at].map(usize::from);
        match self.renaming {
            None => images.extend((0..plain.len()).map(was)),
            Some(Renamed::Whole(by)) => {
                images.extend(by.variables[self.said_of(phaser)].iter().map(|at| was(*at)));
            }
            Some(Renamed::Tasks(tasks, positions)) => {
                images.extend((0..plain.len()).map(was));
                let of_task = &positions[phaser];
                for (task, to) in tasks.iter().enumerate().filter(|(task, to)| task != *to) {
                    for (position, renamed) in of_task[task].iter().zip(&of_task[*to]) {
                        images[*position] = was(*renamed);
                    }
                }
            }
        }
    }
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
