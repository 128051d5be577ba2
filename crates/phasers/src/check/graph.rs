//! The computation graph of a replay: tasks are created, and phases are signalled and awaited.

use crate::concrete::{Badness, Configuration, PhaserNumber, Replay, TaskNumber};
use report::{Edge, EdgeKind, Graph, Node, Task};
use std::collections::BTreeMap;

/// What orders the steps of a replay, and which are the last of those that race or wait for each other.
pub(super) fn graph(replay: &Replay, name: impl Fn(TaskNumber) -> Task) -> Graph {
    let steps = replay.steps.iter().enumerate();
    let nodes = steps.map(|(step, one)| Node { task: name(one.step.task), step: Some(step) });
    let mut graph = Graph { nodes: nodes.collect(), ..Graph::default() };
    graph.edges = edges(replay);
    match &replay.badness {
        // Both stand before their accesses.
        Badness::Race(first, second, _) => {
            let count = graph.nodes.len();
            graph.nodes.extend([first, second].map(|task| Node { task: name(*task), step: None }));
            graph.missing = Some((count, count + 1));
        }
        Badness::Deadlock(waits) => {
            let ends = waits.iter().filter(|(task, _, by)| task != by).filter_map(|(task, _, by)| {
                let (from, to) = (graph.last_of(&name(*task))?, graph.last_of(&name(*by))?);
                Some(Edge { from, to, kind: EdgeKind::Waiting })
            });
            let waiting: Vec<Edge> = ends.collect();
            graph.edges.extend(waiting);
            graph.edges.sort_unstable();
            graph.edges.dedup();
        }
        _ => {}
    }
    graph
}

fn edges(replay: &Replay) -> Vec<Edge> {
    let mut edges = Vec::new();
    // The steps that signalled a phase of a phaser.
    let mut signals: BTreeMap<(PhaserNumber, u32), Vec<usize>> = BTreeMap::new();
    let nothing = BTreeMap::new();
    let mut before: Option<&Configuration> = None;
    let mut created: BTreeMap<TaskNumber, usize> = BTreeMap::new();
    for (index, step) in replay.steps.iter().enumerate() {
        let (task, after) = (step.step.task, &step.after);
        if let Some(from) = created.remove(&task) {
            edges.push(Edge { from, to: index, kind: EdgeKind::Spawn });
        }
        let known = |child: &&TaskNumber| before.is_some_and(|before| before.tasks.contains_key(child));
        let children = after.tasks.keys().filter(|child| !known(child) && **child != task);
        created.extend(children.map(|child| (*child, index)));
        for (phaser, state) in before.map_or(&nothing, |before| &before.phasers) {
            let Some(old) = state.members.get(&task) else { continue };
            let new = after.phasers.get(phaser).and_then(|state| state.members.get(&task));
            if old.mode.signals() && new.is_none_or(|new| new.signal > old.signal) {
                signals.entry((*phaser, old.signal)).or_default().push(index);
            }
            if old.mode.waits() && new.is_some_and(|new| new.wait > old.wait) {
                let released = signals.get(&(*phaser, old.wait)).into_iter().flatten();
                let others = released.filter(|from| replay.steps[**from].step.task != task);
                edges.extend(others.map(|from| Edge { from: *from, to: index, kind: EdgeKind::Phaser }));
            }
        }
        before = Some(after);
    }
    edges
}
