//! Who is inside isolated, on what.

use crate::{ObjectId, TaskId};
use std::sync::Arc;

/// What an isolated body claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Isolated {
    /// Everything: excludes every other isolated body.
    Global,
    /// Some objects, each with whether it is written.
    Objects(Arc<[(ObjectId, bool)]>),
}

impl Isolated {
    /// Whether bodies with these claims exclude each other.
    pub fn conflicts_with(&self, other: &Isolated) -> bool {
        self.conflicts(other)
    }

    fn conflicts(&self, other: &Isolated) -> bool {
        let (Isolated::Objects(left), Isolated::Objects(right)) = (self, other) else { return true };
        left.iter().any(|(object, write)| right.iter().any(|(same, too)| same == object && (*write || *too)))
    }
}

/// The isolated bodies that are running, in no order between tasks, innermost last within one.
#[derive(Clone, Default, Debug)]
pub(crate) struct Isolation {
    // Few bodies are inside isolated at once, but it is cloned with every state.
    inside: Arc<Vec<(TaskId, Isolated)>>,
}

impl Isolation {
    /// The tasks that keep this one out. What it holds itself never does, so a nested isolated
    /// is granted as soon as no other task conflicts.
    pub(crate) fn blockers(&self, task: TaskId, claim: &Isolated) -> impl Iterator<Item = TaskId> {
        self.inside
            .iter()
            .filter(move |(other, held)| *other != task && held.conflicts(claim))
            .map(|(other, _)| *other)
    }

    pub(crate) fn is_free(&self, task: TaskId, claim: &Isolated) -> bool {
        self.blockers(task, claim).next().is_none()
    }

    pub(crate) fn enter(&mut self, task: TaskId, claim: Isolated) {
        Arc::make_mut(&mut self.inside).push((task, claim));
    }

    /// Leaves the innermost isolated of a task; false if it is in none.
    pub(crate) fn leave(&mut self, task: TaskId) -> bool {
        let Some(position) = self.inside.iter().rposition(|(other, _)| *other == task) else { return false };
        Arc::make_mut(&mut self.inside).remove(position);
        true
    }

    pub(crate) fn holds_any(&self, task: TaskId) -> bool {
        self.inside.iter().any(|(other, _)| *other == task)
    }

    /// What a task holds, outermost first.
    pub(crate) fn held_by(&self, task: TaskId) -> impl Iterator<Item = &Isolated> {
        self.inside.iter().filter(move |(other, _)| *other == task).map(|(_, held)| held)
    }
}
