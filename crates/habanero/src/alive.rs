//! The live tasks of a session.

use imbl::OrdSet;
use machine::TaskId;
use std::ops::{Bound, Deref};

/// Live tasks in the order of creation. One that ends is taken out at the cost of its distance to the nearer end of
/// the list, and mostly the oldest end first.
#[derive(Clone, Debug, Default)]
pub struct Alive {
    list: Vec<TaskId>,
    /// Entries before this one are gone.
    start: usize,
    /// Those that may be able to go on without a choice: all but those that stand at a point and those that sleep.
    awake: OrdSet<TaskId>,
}

impl Alive {
    /// The first task alone.
    pub fn root() -> Alive {
        Alive { list: vec![TaskId(0)], start: 0, awake: OrdSet::unit(TaskId(0)) }
    }

    /// Adds the youngest task.
    pub fn push(&mut self, task: TaskId) {
        if self.start > self.list.len() / 2 {
            self.list.drain(..self.start);
            self.start = 0;
        }
        self.list.push(task);
        self.awake.insert(task);
    }

    /// Takes a task out.
    pub fn remove(&mut self, task: TaskId) {
        let Ok(at) = self.binary_search(&task) else { return };
        self.awake.remove(&task);
        if at < self.len() / 2 {
            self.list.copy_within(self.start..self.start + at, self.start + 1);
            self.start += 1;
        } else {
            self.list.remove(self.start + at);
        }
    }

    /// A task stands at a point, or sleeps.
    pub(crate) fn rest(&mut self, task: TaskId) {
        self.awake.remove(&task);
    }

    /// A task may be able to go on again, if it is alive.
    pub(crate) fn wake(&mut self, task: TaskId) {
        if self.binary_search(&task).is_ok() {
            self.awake.insert(task);
        }
    }

    /// The first task behind one, or of all, that may be able to go on without a choice.
    pub(crate) fn next_awake(&self, behind: Option<TaskId>) -> Option<TaskId> {
        let from = behind.map_or(Bound::Unbounded, Bound::Excluded);
        self.awake.range((from, Bound::Unbounded)).next().copied()
    }
}

impl Deref for Alive {
    type Target = [TaskId];

    fn deref(&self) -> &[TaskId] {
        &self.list[self.start..]
    }
}

impl<'a> IntoIterator for &'a Alive {
    type Item = &'a TaskId;
    type IntoIter = std::slice::Iter<'a, TaskId>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Alive {
    type Item = TaskId;
    type IntoIter = std::iter::Skip<std::vec::IntoIter<TaskId>>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().skip(self.start)
    }
}
