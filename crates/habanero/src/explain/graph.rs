//! The steps of a finding with what has changed before each, and the computation graph over them.

use super::changes;
use super::describe::named;
use crate::happens_before::Stamp;
use crate::host::host_ref;
use crate::session::Session;
use crate::steps::Written;
use machine::TaskId;
use report::{Action, Change, Edge, EdgeKind, Finding, Graph, Node, Step, Task};
use rustc_hash::{FxHashMap, FxHashSet};

/// So many changes are told of one step: the latest.
const MOST_CHANGES: usize = 32;

/// A step with its number in the order of all that was recorded.
pub(super) type Stamped = (usize, Step);

/// Puts the steps of a finding into it, with what has changed before each and what orders them. `accesses` are the steps
/// that are no steps of the trace but the two sides of a race, as numbers of steps.
pub(super) fn fill(
    session: &Session,
    finding: &mut Finding,
    steps: Vec<Stamped>,
    accesses: Option<(usize, usize)>,
) {
    let all = changes::all(&session.machine);
    finding.graph = graph(session, &steps, &all, accesses);
    finding.schedule = with_changes(session, steps, &all);
}

fn with_changes(session: &Session, mut steps: Vec<Stamped>, all: &[Written]) -> Vec<Step> {
    let tasks: FxHashSet<Task> = steps.iter().map(|(_, step)| step.task.clone()).collect();
    let is_told = |task: TaskId| tasks.contains(&named(&session.machine, task));
    let mut changes = changes::changes(&session.machine, all, is_told).into_iter().peekable();
    let mut last: Vec<Change> = Vec::new();
    for (at, step) in &mut steps {
        last.clear();
        // What comes right after an access is the access.
        let own = |(written, change): &(&Written, Change)| {
            written.write.at < *at
                || matches!(step.action, Action::Access { writes: true, .. })
                    && written.write.at <= at.saturating_add(1)
                    && change.task == step.task
        };
        while let Some((written, change)) = changes.next_if(own) {
            if written.value.is_some() || written.write.at > *at {
                last.push(change);
            }
        }
        let from = last.len().saturating_sub(MOST_CHANGES);
        step.changes = last.split_off(from);
    }
    steps.into_iter().map(|(_, step)| step).collect()
}

/// What happened in a run, as far as it has a number.
#[derive(Clone, Copy)]
enum Event {
    /// A step that is told, and whether it was noted when what it says was done.
    Step(usize, bool),
    /// The beginning of an edge.
    From,
    /// The end of an edge.
    To,
    /// Anything else.
    Other,
}

fn graph(session: &Session, steps: &[Stamped], all: &[Written], accesses: Option<(usize, usize)>) -> Graph {
    let Some(trace) = &host_ref(&session.machine).trace else { return Graph::default() };
    let links = trace.links.links();
    let names = names(session, steps);
    let name = |task: u32| names.get(&task);
    let is_told = |stamp: Stamp| names.contains_key(&stamp.task);
    let links: Vec<_> = links.into_iter().filter(|link| is_told(link.from) && is_told(link.to)).collect();
    let mut events: Vec<(usize, Option<&Task>, Event)> = Vec::new();
    events.extend(steps.iter().enumerate().map(|(index, (at, step))| {
        let is_done = match step.action {
            Action::Other(_) | Action::Spawn(_) | Action::End | Action::Fail(_) => true,
            Action::Access { .. } | Action::Call(_) | Action::Wait(_) | Action::Throw(_) => false,
        };
        (*at, Some(&step.task), Event::Step(index, is_done))
    }));
    events.extend(trace.numbered().map(|(at, _)| (at, None, Event::Other)));
    events.extend(all.iter().map(|one| (one.write.at, None, Event::Other)));
    for link in &links {
        let is_begin = link.kind == EdgeKind::Spawn;
        events.push((link.from.at, name(link.from.task), Event::From));
        events.extend((!is_begin).then(|| (link.to.at, name(link.to.task), Event::To)));
    }
    // Of what has one number, the step comes first.
    events.sort_by_key(|(at, _, event)| (*at, !matches!(event, Event::Step(..)) as u8));
    events.dedup_by_key(|(at, ..)| *at);
    let (nodes, at_node) = nodes(&events);
    let mut graph = Graph { nodes, ..Graph::default() };
    let mut first: FxHashMap<&Task, usize> = FxHashMap::default();
    for (index, node) in graph.nodes.iter().enumerate() {
        first.entry(&node.task).or_insert(index);
    }
    let numbered = graph.nodes.iter().enumerate();
    let of_step: FxHashMap<usize, usize> =
        numbered.filter_map(|(index, node)| Some((node.step?, index))).collect();
    let edges = links.iter().filter_map(|link| {
        let from = *at_node.get(&link.from.at)?;
        let to = match link.kind {
            EdgeKind::Spawn if link.to.at == link.from.at => *first.get(name(link.to.task)?)?,
            _ => *at_node.get(&link.to.at)?,
        };
        (from < to).then_some(Edge { from, to, kind: link.kind })
    });
    // Engines that order nothing know who creates whom all the same.
    let spawns = steps.iter().enumerate().filter_map(|(index, (_, step))| match &step.action {
        Action::Spawn(child) => {
            Some(Edge { from: *of_step.get(&index)?, to: *first.get(child)?, kind: EdgeKind::Spawn })
        }
        _ => None,
    });
    let mut edges: Vec<Edge> = edges.chain(spawns).collect();
    edges.sort_unstable();
    edges.dedup();
    graph.edges = edges;
    graph.missing =
        accesses.and_then(|(earlier, later)| Some((graph.node_of(earlier)?, graph.node_of(later)?)));
    graph
}

/// The tasks that are told of, by number.
fn names(session: &Session, steps: &[Stamped]) -> FxHashMap<u32, Task> {
    let told: FxHashSet<&Task> = steps.iter().map(|(_, step)| &step.task).collect();
    let count = host_ref(&session.machine).origins.len() as u32;
    let all = (0..count).map(|task| (task, named(&session.machine, TaskId(task))));
    all.filter(|(_, name)| told.contains(name)).collect()
}

/// The nodes, and which of them each number belongs to. What belongs to a step lies before or behind it as it does: the end of
/// an edge right before a step, its beginning right before a step that is noted when it is done, and its beginning behind any.
/// Others are nodes of their own.
fn nodes(events: &[(usize, Option<&Task>, Event)]) -> (Vec<Node>, FxHashMap<usize, usize>) {
    struct Draft {
        node: Node,
        members: Vec<usize>,
        only_begins: bool,
    }
    let mut drafts: Vec<Draft> = Vec::new();
    // The task whose step or node comes next, and whether that takes beginnings of edges.
    let mut open: Option<(&Task, bool)> = None;
    for (at, task, event) in events.iter().rev() {
        let Some(task) = task else {
            open = None;
            continue;
        };
        let (step, begins) = match event {
            Event::Step(index, _) => (Some(*index), false),
            Event::From => (None, true),
            Event::To => (None, false),
            Event::Other => {
                open = None;
                continue;
            }
        };
        let joins = step.is_none() && open.is_some_and(|(next, takes)| next == *task && (takes || !begins));
        if !joins {
            let node = Node { task: (*task).clone(), step };
            drafts.push(Draft { node, members: Vec::new(), only_begins: begins });
            open = Some((task, begins || matches!(event, Event::Step(_, true))));
        }
        let draft = drafts.last_mut().expect("there is one now");
        draft.members.push(*at);
        draft.only_begins &= begins;
    }
    let (mut nodes, mut of): (Vec<Node>, FxHashMap<usize, usize>) = (Vec::new(), FxHashMap::default());
    for draft in drafts.into_iter().rev() {
        if !(draft.only_begins && nodes.last().is_some_and(|last| last.task == draft.node.task)) {
            nodes.push(draft.node);
        }
        let node = nodes.len() - 1;
        of.extend(draft.members.into_iter().map(|at| (at, node)));
    }
    (nodes, of)
}
