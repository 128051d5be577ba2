//! Constructs that tasks meet at and that no other construct knows of, each with a file of its own. What every part of the
//! world asks of them is asked here: a new one is a variant and its answers.

use crate::{ObjectId, TaskId};

/// Names that do not depend on the schedule.
type TaskName<'a> = &'a dyn Fn(TaskId) -> u64;
type ObjectName<'a> = &'a dyn Fn(ObjectId) -> u64;

/// What such a construct keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Construct {
    /// An event count.
    EventCount(u64),
}

/// What a task waits for at such a construct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The count of events that it named.
    EventCount,
}

impl Awaited {
    /// In words, for people.
    pub fn words(self) -> &'static str {
        match self {
            Awaited::EventCount => "an event count",
        }
    }

    /// Whether the wait ends when the task's thread is interrupted.
    pub(crate) fn is_interruptible(self) -> bool {
        match self {
            Awaited::EventCount => false,
        }
    }
}

impl Construct {
    /// Whether a task that waits here can go on; `wanted` is what it waits for.
    pub(crate) fn lets_go_on(&self, _task: TaskId, wanted: u64) -> bool {
        match self {
            Construct::EventCount(count) => *count >= wanted,
        }
    }

    /// All that it keeps, in rows whose order does not matter, with these names for tasks and objects.
    pub(crate) fn rows(&self, _task: TaskName<'_>, _object: ObjectName<'_>) -> Vec<Vec<u64>> {
        match self {
            Construct::EventCount(count) => vec![vec![*count]],
        }
    }

    /// The objects that it keeps, each for a task.
    pub(crate) fn objects(&self) -> Vec<(TaskId, ObjectId)> {
        match self {
            Construct::EventCount(_) => Vec::new(),
        }
    }
}
