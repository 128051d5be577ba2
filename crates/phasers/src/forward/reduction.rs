//! Which task may run alone: its step commutes with every step of the others and is
//! seen by no property.

use super::differences::{State, waited};
use crate::control::{
    Caps, ControlGraph, Decision, Effect, Extent, Operation, Possible, extent, spawns_its_own_kind,
};
use crate::lang::Program;
use crate::lang::program::{Atomic, SignalRule};
use crate::property::Property;

/// What a reduction has to look out for.
#[derive(Clone, Debug)]
pub struct Visibility {
    /// Labels are looked at: labelled steps are visible.
    labels: bool,
    /// The caps may bind, so that spawning and creating do not commute.
    pub spawns: bool,
}

impl Visibility {
    /// For these properties, and a program that may make this much within these caps.
    pub fn new(properties: &[Property], extent: Extent, caps: Caps) -> Self {
        let fits = |count: Option<usize>, cap: usize| count.is_some_and(|count| count <= cap);
        let unbound = fits(extent.tasks, caps.tasks) && fits(extent.phasers, caps.phasers);
        Visibility { labels: properties.contains(&Property::Never), spawns: !unbound }
    }

    /// For these properties when no cap on tasks binds. Spawning commutes then, but a task that spawns its own
    /// kind could do so for ever while the others never move: such spawns stay visible, and so does what a cap on
    /// phasers may keep from happening.
    pub fn any_number(properties: &[Property], program: &Program) -> Self {
        let spawns = extent(program).phasers.is_none() || spawns_its_own_kind(program);
        Visibility { labels: properties.contains(&Property::Never), spawns }
    }

    /// The place of the task and the kind of its step allow it to run alone.
    pub fn invisible(&self, graph: &ControlGraph<'_>, state: &Standing<'_>, effect: &Effect) -> bool {
        let location = graph.at(state.control, state.task);
        let labelled = location.label.is_some_and(|label| graph.exclusive_labels.contains(&label));
        if self.labels && labelled {
            return false;
        }
        // An `atomic` commutes as a whole or not at all; inside it nobody else moves, unless several stand there.
        if location.atomic == Atomic::First || location.atomic == Atomic::Inside && state.crowd {
            return false;
        }
        match effect {
            Effect::None => match &location.operation {
                Operation::Skip | Operation::NextAll(_) => true,
                Operation::Branch { condition, .. } if condition.is_free_choice() => true,
                _ => !location.repeats && state.is_quiet(graph),
            },
            Effect::New | Effect::Spawn(_) => !self.spawns,
            Effect::WaitCompleting(_) | Effect::SingleEnter(_) => false,
            _ => true,
        }
    }
}

/// A control state and one of its tasks.
#[derive(Debug)]
pub struct Standing<'a> {
    /// The state.
    pub control: &'a crate::control::Control,
    /// The task.
    pub task: usize,
    /// It stands for several.
    pub crowd: bool,
}

impl Standing<'_> {
    /// No other task can ever use a boolean in conflict with the head of this one.
    fn is_quiet(&self, graph: &ControlGraph<'_>) -> bool {
        let uses = graph.at(self.control, self.task).uses;
        let others = (0..self.control.tasks.len()).filter(|other| self.crowd || *other != self.task);
        others.into_iter().all(|other| !uses.conflicts(graph.at(self.control, other).future))
    }
}

/// The steps of a task that may be taken alone, if there are any: one, or both values of a choice. A task
/// whose head is an error is never chosen: it would hide the others.
pub(crate) fn alone(
    graph: &ControlGraph<'_>,
    state: &State,
    visibility: &Visibility,
    task: usize,
    crowd: bool,
    possible: &[Possible],
) -> Option<Alone> {
    if state.strict_fault(graph, task) {
        return None;
    }
    let rule: SignalRule = graph.program.options.signal;
    let place = Standing { control: &state.control, task, crowd };
    let fits = |step: &&Possible| {
        visibility.invisible(graph, &place, &step.effect) && state.allows(rule, task, &step.effect)
    };
    let step = possible.iter().find(fits)?;
    if let Decision::Value(_) = step.decision {
        return Some(Alone { steps: possible.to_vec(), rank: if possible.len() > 1 { 2 } else { 1 } });
    }
    Some(Alone { steps: vec![step.clone()], rank: u8::from(waited(&step.effect).is_none()) })
}

/// Steps that may be taken alone. Of several tasks any may be chosen; waits come first, which keeps differences
/// small, and choices last, which keeps states few.
#[derive(Clone, Debug)]
pub(crate) struct Alone {
    pub(crate) steps: Vec<Possible>,
    pub(crate) rank: u8,
}
