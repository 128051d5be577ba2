//! How far the signals of a task lead its own waits, and which residues its phases have, as control alone tells.
//!
//! `s_t - w_t` of a task is changed by its own steps only: a signal adds 1, a wait takes 1 away, a child copies its
//! parent, a new phaser starts at 0. The same holds of its phases themselves, counted from the making of the phaser. So bounds on it are found by following the edges of the shape graph forwards, and
//! they hold in every reachable state of a shape. Three things follow: an edge whose step they forbid is never taken,
//! a shape that only such edges lead to is never reached, and a constraint that they contradict stands for nothing
//! that can happen.

use super::edge::Edge;
use super::known::{Known, Lead};
use super::matrix::FreeMatrix;
use super::phases::Phases;
use super::shapes::{Shape, ShapeGraph};
use crate::control::Effect;
use crate::lang::program::{Mode, SignalRule};

/// What is known in a shape: for each phaser, of each task that is registered on it.
pub type Leads = Vec<Vec<Option<Known>>>;

/// Joins what is known along one more edge with what is known of its target; true when that says less than before.
pub(super) fn join(
    shapes: &ShapeGraph<'_>,
    edge: &Edge,
    mut after: Leads,
    found: &mut Option<Leads>,
) -> bool {
    if let Some(known) = found {
        for (mine, theirs) in after.iter_mut().flatten().zip(known.iter().flatten()) {
            *mine = mine.zip(*theirs).map(|(one, other)| one.join(other));
        }
    }
    shapes.shape(edge.target).symmetry.join_alike(&mut after, Known::join);
    let changed = found.as_ref() != Some(&after);
    *found = Some(after);
    changed
}

/// Some phases are as is known.
pub(super) fn possible(shape: &Shape, known: &Leads) -> bool {
    let mut phasers = shape.variables.iter().zip(known);
    phasers.all(|(variables, of_task)| FreeMatrix::invariant(&variables.with_known(of_task)).normalise())
}

/// The leads after a step; none when those before it forbid the step.
pub(super) fn follow(shapes: &ShapeGraph<'_>, edge: &Edge, before: &Leads) -> Option<Leads> {
    let (source, target) = (shapes.shape(edge.source), shapes.shape(edge.target));
    let moved = moved(shapes, source, edge, before)?;
    let mut after: Leads = Vec::with_capacity(target.control.phasers.len());
    for (phaser, state) in target.control.phasers.iter().enumerate() {
        let was = edge.phaser_map.iter().position(|to| *to == Some(phaser));
        let lead = |task: usize| {
            state.modes[task]?;
            let Some(was) = was else { return Some(Known::NEW) };
            let child = matches!(edge.possible.effect, Effect::Spawn(_)) && edge.made == Some(task);
            let from = if child {
                edge.task
            } else {
                edge.task_map.iter().position(|to| *to == Some(task)).expect("it was there or is made")
            };
            match moved {
                Some((on, known)) if on == was && from == edge.task => Some(known),
                _ => before[was][from],
            }
        };
        after.push((0..state.modes.len()).map(lead).collect());
    }
    Some(after)
}

/// The phaser that the step works on and what is known of the mover there after it; none on the outside when it is
/// forbidden.
#[expect(clippy::option_option, reason = "whether the step is possible, and whether it changes phases")]
fn moved(
    shapes: &ShapeGraph<'_>,
    source: &Shape,
    edge: &Edge,
    before: &Leads,
) -> Option<Option<(usize, Known)>> {
    let on = match &edge.possible.effect {
        Effect::Signal(on)
        | Effect::SignalIgnored(on)
        | Effect::SingleEnter(on)
        | Effect::Wait(on)
        | Effect::WaitPassing(on)
        | Effect::WaitCompleting(on)
        | Effect::SingleEnd(on) => on.index(),
        _ => return Some(None),
    };
    let state = &source.control.phasers[on];
    let mut known = before[on][edge.task].expect("a step on a phaser is one of a registered task");
    let both = state.modes[edge.task] == Some(Mode::SigWait);
    let mut lead = if both { known.lead } else { Lead::ANY };
    match &edge.possible.effect {
        Effect::Signal(_) => {
            if both && shapes.graph.program.options.signal != SignalRule::Counting {
                lead = lead.at_most(0)?;
            }
            if let Some(bound) = state.bound {
                lead = lead.at_most(u8::try_from(bound - 1).unwrap_or(u8::MAX))?;
            }
            known.signal = known.signal.next();
            lead = lead.signalled();
        }
        Effect::SignalIgnored(_) | Effect::SingleEnter(_) => lead = lead.at_least(1)?,
        _ => {
            known.wait = known.wait.next();
            lead = lead.waited()?;
        }
    }
    Some(Some((on, Known { lead: if both { lead } else { Lead::ANY }, ..known })))
}
