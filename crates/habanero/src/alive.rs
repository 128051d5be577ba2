//! The live tasks of a session.

use machine::TaskId;
use std::ops::Deref;

/// Live tasks in the order of creation. One that ends is taken out at the cost of its distance to the nearer end of
/// the list, and mostly the oldest end first.
#[derive(Clone, Debug, Default)]
pub struct Alive {
    list: Vec<TaskId>,
    /// Entries before this one are gone.
    start: usize,
}

impl Alive {
    /// The first task alone.
    pub fn root() -> Alive {
        Alive { list: vec![TaskId(0)], start: 0 }
    }

    /// Adds the youngest task.
    pub fn push(&mut self, task: TaskId) {
        if self.start > self.list.len() / 2 {
            self.list.drain(..self.start);
            self.start = 0;
        }
        self.list.push(task);
    }

    /// Takes a task out.
    pub fn remove(&mut self, task: TaskId) {
        let Ok(at) = self.binary_search(&task) else { return };
        if at < self.len() / 2 {
            self.list.copy_within(self.start..self.start + at, self.start + 1);
            self.start += 1;
        } else {
            self.list.remove(self.start + at);
        }
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
