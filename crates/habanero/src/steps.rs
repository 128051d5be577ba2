//! The steps of tasks, as they are kept for people.

use machine::throw::TraceFrame;
use machine::{Ref, TaskId};
use report::{Place, Step};

/// All steps so far.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub(crate) steps: Vec<Step>,
    /// So many steps are kept at least; none means all.
    pub(crate) most: Option<usize>,
    /// Steps that are no longer kept.
    pub(crate) dropped: usize,
    /// Where tasks entered regions: the latest place of each task, object and kind.
    pub(crate) regions: Vec<Entered>,
    /// Where phasers were made.
    pub(crate) made: Vec<(Ref, Place)>,
    /// Objects in the order in which they were first named; the trace numbers them.
    pub(crate) names: Vec<Ref>,
}

/// Where a task entered a region.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) task: TaskId,
    pub(crate) object: Ref,
    pub(crate) write: bool,
    pub(crate) place: Vec<TraceFrame>,
}

impl Trace {
    /// Adds a step.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
        if let Some(most) = self.most
            && self.steps.len() >= 2 * most
        {
            self.dropped += self.steps.len() - most;
            self.steps.drain(..self.steps.len() - most);
        }
    }

    /// How many steps there have been.
    pub(crate) fn count(&self) -> usize {
        self.dropped + self.steps.len()
    }

    /// The steps, each with its number.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &Step)> {
        (self.dropped..).zip(&self.steps)
    }

    /// Where a task entered its region on an object.
    pub(crate) fn region(&self, task: TaskId, object: Ref, write: bool) -> Option<&[TraceFrame]> {
        let found =
            self.regions.iter().find(|one| (one.task, one.object, one.write) == (task, object, write));
        found.map(|one| one.place.as_slice())
    }

    pub(crate) fn enter(&mut self, task: TaskId, object: Ref, write: bool, place: &[TraceFrame]) {
        self.regions.retain(|one| (one.task, one.object, one.write) != (task, object, write));
        self.regions.push(Entered { task, object, write, place: place.to_vec() });
    }

    /// Objects that the trace has named, or knows where they were made.
    pub(crate) fn named(&self) -> impl Iterator<Item = Ref> {
        self.names.iter().copied().chain(self.made.iter().map(|(object, _)| *object))
    }

    pub(crate) fn name(&mut self, kind: &str, object: Ref) -> String {
        let known = self.names.iter().position(|one| *one == object);
        let index = known.unwrap_or_else(|| {
            self.names.push(object);
            self.names.len() - 1
        });
        format!("{kind} #{}", index + 1)
    }
}
