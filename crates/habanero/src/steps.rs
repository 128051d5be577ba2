//! The steps of tasks, as they are kept for people.

use crate::happens_before::Recorder;
use machine::throw::TraceFrame;
use machine::{Ref, TaskId};
use report::{Place, Step};
use std::collections::BTreeMap;

/// A location: an object and a word or an element.
type Cell = (Ref, u32);

/// All steps so far.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub(crate) steps: Vec<Step>,
    /// The number of each step in the order of all that is recorded.
    stamps: Vec<usize>,
    /// What carried order, and the numbers of all that is recorded.
    pub(crate) links: Recorder,
    /// So many steps are kept at least; none means all, and what is written is not.
    pub(crate) most: Option<usize>,
    /// What was written, in the order of time.
    pub(crate) written: Vec<Written>,
    /// What has been written since the latest step: the first write of each location and the last.
    pending: BTreeMap<Cell, (Write, Option<Write>)>,
    /// Where tasks entered regions: the latest place of each task, object and kind.
    pub(crate) regions: Vec<Entered>,
    /// Where phasers were made.
    pub(crate) made: Vec<(Ref, Place)>,
    /// Tasks whose waits end by themselves, until they have.
    pub(crate) ending: Vec<TaskId>,
    /// Objects in the order in which they were first named; the trace numbers them.
    pub(crate) names: Vec<Ref>,
}

/// That a task writes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Write {
    pub(crate) task: TaskId,
    pub(crate) at: usize,
}

/// What a task has written, and what that is to the program.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) write: Write,
    pub(crate) place: Cell,
    /// `Foo.x`, `int[3]`
    pub(crate) what: String,
    /// Whether other objects have a location of that name.
    pub(crate) in_object: bool,
    /// None if it was written again before anybody looked.
    pub(crate) value: Option<String>,
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
        self.stamps.push(self.links.tick());
        if let Some(most) = self.most
            && self.steps.len() >= 2 * most
        {
            self.steps.drain(..self.steps.len() - most);
            self.stamps.drain(..self.stamps.len() - most);
        }
    }

    /// A task is about to write.
    pub(crate) fn write(&mut self, task: TaskId, place: Cell) {
        if self.most.is_none_or(|most| self.pending.len() >= most) {
            return;
        }
        let write = Write { task, at: self.links.tick() };
        self.pending.entry(place).and_modify(|(_, last)| *last = Some(write)).or_insert((write, None));
    }

    /// What has been written since this was asked: in the order of time, each with whether it was the last.
    pub(crate) fn take_pending(&mut self) -> Vec<(Cell, Write, bool)> {
        let pending = std::mem::take(&mut self.pending).into_iter();
        let both = pending.flat_map(|(place, (first, last))| {
            [Some((place, first, last.is_none())), last.map(|last| (place, last, true))]
        });
        let mut writes: Vec<_> = both.flatten().collect();
        writes.sort_by_key(|(_, write, _)| write.at);
        writes
    }

    /// Keeps what was written.
    pub(crate) fn settle(&mut self, written: Vec<Written>) {
        self.written.extend(written);
        if let Some(most) = self.most
            && self.written.len() >= 2 * most
        {
            self.written.drain(..self.written.len() - most);
        }
    }

    /// The steps, each with its number in the order of all that is recorded.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &Step)> {
        self.stamps.iter().copied().zip(&self.steps)
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
