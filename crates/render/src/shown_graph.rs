//! A computation graph as texts and numbers: the form of the JSON.

use serde::Serialize;

/// What orders the steps of a schedule.
#[derive(Clone, Serialize)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) missing: Option<(usize, usize)>,
}

#[derive(Clone, Serialize)]
pub(crate) struct Node {
    pub(crate) task: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) step: Option<usize>,
}

#[derive(Clone, Serialize)]
pub(crate) struct Edge {
    pub(crate) kind: &'static str,
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Graph {
    /// All that a graph says.
    pub(crate) fn of(graph: &report::Graph) -> Graph {
        let report::Graph { nodes, edges, missing } = graph;
        let node = |node: &report::Node| Node { task: node.task.to_string(), step: node.step };
        let edge = |edge: &report::Edge| Edge { kind: edge.kind.word(), from: edge.from, to: edge.to };
        Graph {
            nodes: nodes.iter().map(node).collect(),
            edges: edges.iter().map(edge).collect(),
            missing: *missing,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
