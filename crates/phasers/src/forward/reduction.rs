//! Which task may run alone (design, section 5.1): its step commutes with every step of the others and is
//! seen by no property.

use super::differences::State;
use crate::control::{Caps, ControlGraph, Effect, Extent, Operation, Possible};
use crate::lang::program::SignalRule;
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

    /// The place of the task and the kind of its step allow it to run alone.
    pub fn invisible(&self, graph: &ControlGraph<'_>, state: &Place<'_>, effect: &Effect) -> bool {
        let location = graph.at(state.control, state.task);
        let labelled = location.label.is_some_and(|label| graph.exclusive_labels.contains(&label));
        if self.labels && labelled {
            return false;
        }
        match effect {
            Effect::None => matches!(location.operation, Operation::Skip | Operation::NextAll),
            Effect::New | Effect::Spawn(_) => !self.spawns,
            Effect::WaitCompleting(_) | Effect::SingleEnter(_) => false,
            _ => true,
        }
    }
}

/// A control state and one of its tasks.
#[derive(Debug)]
pub struct Place<'a> {
    /// The state.
    pub control: &'a crate::control::Control,
    /// The task.
    pub task: usize,
}

/// The step of a task that may be taken alone, if there is one. A task whose head is an error is never
/// chosen: it would hide the others.
pub(super) fn alone(
    graph: &ControlGraph<'_>,
    state: &State,
    visibility: &Visibility,
    task: usize,
    possible: &[Possible],
) -> Option<Possible> {
    if state.strict_fault(graph, task) {
        return None;
    }
    let rule: SignalRule = graph.program.options.signal;
    let place = Place { control: &state.control, task };
    let fits = |step: &&Possible| {
        visibility.invisible(graph, &place, &step.effect) && state.allows(rule, task, &step.effect)
    };
    possible.iter().find(fits).cloned()
}
