//! The one loop. It stands in a state, tries its actions, and keeps new states for later; which one comes
//! next is the frontier's business. It moves between states through their common ancestor, with `rewind`
//! upwards and `apply` downwards, so that no front end has to copy states for it.

use crate::{Outcome, StateSpace, VisitedSet};
use report::Budget;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Which waiting state comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The youngest: small memory for the cursor, long schedules.
    DepthFirst,
    /// The oldest: shortest schedules.
    BreadthFirst,
}

/// What an observer wants after it has seen a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Go on from this state.
    Continue,
    /// Do not go on from this state.
    Prune,
    /// End the search.
    Stop,
}

/// Sees every new state once, the initial one first, while the space stands in it.
pub trait Observer<S: StateSpace> {
    /// Looks at a state; `path` tells how the search came here.
    fn visit(&mut self, space: &mut S, outcome: &Outcome, path: Path<'_, S::Action>) -> Flow;
}

/// Why a search ended before it had seen everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// `max_states`.
    States,
    /// `max_seconds`.
    Seconds,
    /// `max_depth`: some schedule was cut.
    Depth,
    /// `max_memory`.
    Memory,
}

/// Figures of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// Distinct states.
    pub states: u64,
    /// Actions tried.
    pub transitions: u64,
    /// Schedules that ended.
    pub schedules: u64,
    /// The longest schedule seen.
    pub max_depth: u64,
    /// Bytes held by the search (not by the front end).
    pub peak_bytes: u64,
    /// The budget that ran out, if one did: what was not found may still exist.
    pub limit: Option<Limit>,
    /// The observer stopped the search.
    pub stopped: bool,
    /// Some step could not be modelled.
    pub unsupported: bool,
}

struct Node<A> {
    parent: u32,
    depth: u32,
    /// What led here from the parent; none for the root.
    action: Option<A>,
}

/// How the search came to a state.
pub struct Path<'a, A> {
    nodes: &'a [Node<A>],
    last: u32,
}

impl<A: Clone> Path<'_, A> {
    /// The actions from the initial state.
    pub fn actions(&self) -> Vec<A> {
        let mut actions = Vec::new();
        let mut at = self.last;
        while let Some(action) = &self.nodes[at as usize].action {
            actions.push(action.clone());
            at = self.nodes[at as usize].parent;
        }
        actions.reverse();
        actions
    }
}

/// Explores the space from its present state.
pub fn explore<S: StateSpace>(
    space: &mut S,
    order: Order,
    budget: &Budget,
    observer: &mut impl Observer<S>,
) -> Explored {
    let mut run = Run {
        nodes: vec![Node { parent: 0, depth: 0, action: None }],
        frontier: VecDeque::new(),
        visited: VisitedSet::default(),
        trail: Vec::new(),
        explored: Explored { states: 1, ..Explored::default() },
        deadline: budget.max_seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds)),
        budget,
    };
    run.visited.insert(space.fingerprint());
    let path = Path { nodes: &run.nodes, last: 0 };
    match observer.visit(space, &Outcome::Running, path) {
        Flow::Continue => run.frontier.push_back(0),
        Flow::Prune => {}
        Flow::Stop => run.explored.stopped = true,
    }
    run.drain(space, order, observer);
    while run.trail.pop().is_some() {
        space.rewind();
    }
    run.explored
}

struct Run<'b, A> {
    nodes: Vec<Node<A>>,
    frontier: VecDeque<u32>,
    visited: VisitedSet,
    /// The nodes between the root (exclusive) and the present state; one mark each.
    trail: Vec<u32>,
    explored: Explored,
    deadline: Option<Instant>,
    budget: &'b Budget,
}

impl<A: Clone> Run<'_, A> {
    fn drain<S: StateSpace<Action = A>>(
        &mut self,
        space: &mut S,
        order: Order,
        observer: &mut impl Observer<S>,
    ) {
        let mut actions = Vec::new();
        while !self.explored.stopped {
            let next = match order {
                Order::DepthFirst => self.frontier.pop_back(),
                Order::BreadthFirst => self.frontier.pop_front(),
            };
            let Some(node) = next else { return };
            self.go_to(space, node);
            actions.clear();
            space.actions(&mut actions);
            if actions.is_empty() {
                self.explored.schedules += 1;
            }
            // Depth first takes the first action first, so they are pushed last to first.
            if order == Order::DepthFirst {
                actions.reverse();
            }
            for action in &actions {
                if self.out_of_budget(node) {
                    break;
                }
                self.try_action(space, node, action, observer);
                if self.explored.stopped {
                    break;
                }
            }
            if matches!(self.explored.limit, Some(Limit::States | Limit::Seconds | Limit::Memory)) {
                return;
            }
        }
    }

    fn out_of_budget(&mut self, node: u32) -> bool {
        let depth = u64::from(self.depth(node));
        let explored = &mut self.explored;
        if self.budget.max_states.is_some_and(|most| explored.states >= most) {
            explored.limit = Some(Limit::States);
        } else if explored.transitions.is_multiple_of(64)
            && self.deadline.is_some_and(|end| Instant::now() >= end)
        {
            explored.limit = Some(Limit::Seconds);
        } else if self.budget.max_memory.is_some_and(|most| explored.peak_bytes >= most) {
            explored.limit = Some(Limit::Memory);
        } else if self.budget.max_depth.is_some_and(|most| depth >= most) {
            explored.limit = explored.limit.or(Some(Limit::Depth));
        } else {
            return false;
        }
        true
    }

    fn depth(&self, node: u32) -> u32 {
        self.nodes[node as usize].depth
    }

    fn try_action<S: StateSpace<Action = A>>(
        &mut self,
        space: &mut S,
        node: u32,
        action: &A,
        observer: &mut impl Observer<S>,
    ) {
        space.mark();
        self.explored.transitions += 1;
        let outcome = space.apply(action);
        self.explored.unsupported |= outcome == Outcome::Unsupported;
        if self.visited.insert(space.fingerprint()) {
            self.explored.states += 1;
            let depth = self.depth(node) + 1;
            self.explored.max_depth = self.explored.max_depth.max(u64::from(depth));
            let child = self.nodes.len() as u32;
            self.nodes.push(Node { parent: node, depth, action: Some(action.clone()) });
            self.explored.peak_bytes = self.bytes();
            match observer.visit(space, &outcome, Path { nodes: &self.nodes, last: child }) {
                Flow::Stop => self.explored.stopped = true,
                Flow::Continue if outcome == Outcome::Running => self.frontier.push_back(child),
                Flow::Continue if outcome == Outcome::Ended => self.explored.schedules += 1,
                _ => {}
            }
        }
        space.rewind();
    }

    fn bytes(&self) -> u64 {
        let nodes = self.nodes.len() * size_of::<Node<A>>();
        (nodes + self.visited.len() * 2 * size_of::<u128>() + self.frontier.len() * size_of::<u32>()) as u64
    }

    /// Moves the cursor from the present node to another through their common ancestor.
    fn go_to<S: StateSpace<Action = A>>(&mut self, space: &mut S, node: u32) {
        let mut down = Vec::new();
        let mut at = node;
        loop {
            let depth = self.depth(at) as usize;
            let on_trail = depth == 0 || self.trail.get(depth - 1) == Some(&at);
            if on_trail {
                while self.trail.len() > depth {
                    self.trail.pop();
                    space.rewind();
                }
                break;
            }
            down.push(at);
            at = self.nodes[at as usize].parent;
        }
        for step in down.into_iter().rev() {
            space.mark();
            if let Some(action) = &self.nodes[step as usize].action {
                space.apply(action);
            }
            self.trail.push(step);
        }
    }
}
