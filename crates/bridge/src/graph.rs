//! What tasks do, as graphs.

use crate::event::{Event, Unsupported};
use crate::value::ObjectId;
use std::collections::BTreeMap;

/// What came of following a task.
pub(crate) enum Made {
    /// Its kind, and whether an exception may leave it.
    Task(usize, bool),
    /// It lacks something that its parent may give it.
    Lacks(Lacking),
}

/// Where control stands, the end of the task last.
#[derive(Default)]
pub(crate) struct Graph {
    pub(crate) nodes: usize,
    pub(crate) edges: Vec<(usize, Vec<Event>, usize)>,
}

/// The end of a task in a [`Graph`].
pub(crate) const END: usize = usize::MAX;

/// What a task lacks of something that it shares with its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lack {
    /// To wait at a latch.
    View,
    /// A party of a gate, or a count of a latch.
    Part,
}

/// What tasks lack, with where and what to say if nobody can give it.
pub(crate) type Lacking = BTreeMap<ObjectId, (Lack, Unsupported)>;
