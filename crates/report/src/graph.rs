//! The computation graph of a schedule: what comes behind what, and which construct carries the order.

use crate::Task;

/// A graph over the steps of a finding. That a task's own nodes follow each other is not said: they stand in that order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// In the order of time.
    pub nodes: Vec<Node>,
    /// Between nodes of different tasks.
    pub edges: Vec<Edge>,
    /// Two nodes that an edge should order, and none does: the two sides of a race.
    pub missing: Option<(usize, usize)>,
}

/// A piece of what a task does, up to a step or to an end of an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The task.
    pub task: Task,
    /// The number of the step in the schedule that ends it, from 0, if it is one that is told.
    pub step: Option<usize>,
}

/// What orders two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// The number of the earlier node.
    pub from: usize,
    /// That of the later one.
    pub to: usize,
    /// What carries the order.
    pub kind: EdgeKind,
}

/// What carries order from one task to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EdgeKind {
    /// A task creates the other.
    Spawn,
    /// A task waits for the end of the other.
    Join,
    /// A future is resolved and read.
    Future,
    /// A phase of a phaser is signalled and awaited.
    Phaser,
    /// Isolated bodies exclude each other.
    Isolated,
    /// A lock or a monitor is given back and taken.
    Lock,
    /// A message is sent and taken.
    Message,
    /// A volatile or atomic variable is written and read.
    Volatile,
    /// Something else that tasks meet at.
    Other,
    /// No order: at the end of the schedule the first waits for the second.
    Waiting,
}

impl EdgeKind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            EdgeKind::Spawn => "spawn",
            EdgeKind::Join => "join",
            EdgeKind::Future => "future",
            EdgeKind::Phaser => "phaser",
            EdgeKind::Isolated => "isolated",
            EdgeKind::Lock => "lock",
            EdgeKind::Message => "message",
            EdgeKind::Volatile => "volatile",
            EdgeKind::Other => "other",
            EdgeKind::Waiting => "waiting",
        }
    }
}

impl Graph {
    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The number of the node that ends in a step.
    pub fn node_of(&self, step: usize) -> Option<usize> {
        self.nodes.iter().position(|node| node.step == Some(step))
    }

    /// The number of the last node of a task.
    pub fn last_of(&self, task: &Task) -> Option<usize> {
        self.nodes.iter().rposition(|node| node.task == *task)
    }

    /// Edges that say that each task waits for the next one, and the last for the first; none for one that waits for itself.
    pub fn add_ring(&mut self, tasks: &[Task]) {
        if tasks.len() < 2 {
            return;
        }
        let next = tasks.iter().cycle().skip(1);
        let ends = tasks.iter().zip(next).filter_map(|(one, other)| {
            Some(Edge { from: self.last_of(one)?, to: self.last_of(other)?, kind: EdgeKind::Waiting })
        });
        let ring: Vec<Edge> = ends.collect();
        self.edges.extend(ring);
    }
}
