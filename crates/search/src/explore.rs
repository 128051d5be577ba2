//! The one loop. It takes an open state, tries the next of its actions, and opens the state behind it if that
//! is new; which open state comes next is all that tells depth-first from breadth-first. It moves between
//! states through their common ancestor, with `rewind` upwards and `apply` downwards, so that no front end has
//! to copy states for it.

use crate::workers::Shared;
use crate::{StateSpace, StepOutcome, VisitedSet};
use report::{Budget, Limit};
use std::collections::{HashSet, VecDeque};
use std::time::{Duration, Instant};

/// Which open state comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The youngest: small memory, long schedules.
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
    fn visit(&mut self, space: &mut S, outcome: &StepOutcome, path: Path<'_, S::Action>) -> Flow;

    /// A step led to a state that is known, and the space stands in it; the search does not go on from there.
    fn matched(&mut self, _: &mut S, _: Match) -> Flow {
        Flow::Prune
    }

    /// Called once when the search is over, with the space back at the initial state.
    fn end(&mut self, _: &mut S) {}

    /// Called now and then with the figures so far; false interrupts the search.
    fn tick(&mut self, _: &Explored) -> bool {
        true
    }
}

/// A step led to a state that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The name of the state.
    pub name: u128,
    /// It may lie on the way here, so that the run goes round.
    pub cycle: bool,
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
    /// The present depth.
    pub depth: u64,
    /// Open states: some of their actions are not tried yet.
    pub open: u64,
    /// Bytes held by the search and the front end.
    pub peak_bytes: u64,
    /// The budget that ran out, if one did: what was not found may still exist.
    pub limit: Option<Limit>,
    /// The observer stopped the search.
    pub stopped: bool,
    /// Some step could not be modelled.
    pub unsupported: bool,
}

pub(crate) struct Node<A> {
    pub(crate) parent: u32,
    pub(crate) depth: u32,
    /// What led here from the parent; none for the root.
    pub(crate) action: Option<A>,
}

/// How the search came to a state.
pub struct Path<'a, A> {
    nodes: &'a [Node<A>],
    last: u32,
}

impl<'a, A> Path<'a, A> {
    /// The way to the last of these.
    pub(crate) fn new(nodes: &'a [Node<A>]) -> Path<'a, A> {
        Path { nodes, last: nodes.len() as u32 - 1 }
    }
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
    let budget = budget.begin();
    let mut run = Run::new(order, &budget, Seen::Alone(VisitedSet::default()));
    run.begin(space, observer);
    run.drain(space, observer, |_| {});
    run.leave(space);
    observer.end(space);
    run.explored
}

/// The states seen so far: by this search alone, or by several workers.
pub(crate) enum Seen<'s, A> {
    Alone(VisitedSet),
    Shared(&'s Shared<A>),
}

impl<A> Seen<'_, A> {
    fn insert(&mut self, fingerprint: u128) -> bool {
        match self {
            Seen::Alone(set) => set.insert(fingerprint),
            Seen::Shared(shared) => shared.insert(fingerprint),
        }
    }

    fn states(&self, own: u64) -> u64 {
        match self {
            Seen::Alone(_) => own,
            Seen::Shared(shared) => shared.states(),
        }
    }

    fn bytes(&self) -> u64 {
        match self {
            Seen::Alone(set) => set.bytes(),
            Seen::Shared(shared) => shared.bytes(),
        }
    }
}

/// A state some of whose actions may still have to be tried.
struct Open<A> {
    node: u32,
    /// Its actions, last first; asked for when the search first stands there.
    actions: Option<Vec<A>>,
    /// Those that are only tried if a step from here closes a cycle.
    postponed: Vec<A>,
    name: Option<u128>,
}

impl<A> Open<A> {
    fn new(node: u32, name: Option<u128>) -> Open<A> {
        Open { node, actions: None, postponed: Vec::new(), name }
    }
}

pub(crate) struct Run<'b, A> {
    order: Order,
    nodes: Vec<Node<A>>,
    open: VecDeque<Open<A>>,
    seen: Seen<'b, A>,
    /// The nodes between the root (exclusive) and the present state; one mark each.
    trail: Vec<u32>,
    /// Depth-first and alone: the names of the open states, which all lie on the way to the present one.
    on_way: HashSet<u128>,
    pub(crate) explored: Explored,
    /// When the observer was last told.
    told: Instant,
    budget: &'b Budget,
}

/// The observer is told after so many actions, or after this time.
const TICK: u64 = 256;
const PERIOD: Duration = Duration::from_millis(50);

impl<'b, A: Clone> Run<'b, A> {
    pub(crate) fn new(order: Order, budget: &'b Budget, seen: Seen<'b, A>) -> Run<'b, A> {
        Run {
            order,
            nodes: vec![Node { parent: 0, depth: 0, action: None }],
            open: VecDeque::new(),
            seen,
            trail: Vec::new(),
            on_way: HashSet::new(),
            explored: Explored::default(),
            told: Instant::now(),
            budget,
        }
    }

    /// Looks at the initial state.
    pub(crate) fn begin<S: StateSpace<Action = A>>(
        &mut self,
        space: &mut S,
        observer: &mut impl Observer<S>,
    ) {
        let name = space.fingerprint();
        if let Some(name) = name {
            self.seen.insert(name);
        }
        self.explored.states += 1;
        match observer.visit(space, &StepOutcome::Running, Path { nodes: &self.nodes, last: 0 }) {
            Flow::Continue => self.open(0, name),
            Flow::Prune => {}
            Flow::Stop => self.explored.stopped = true,
        }
    }

    fn open(&mut self, node: u32, name: Option<u128>) {
        if self.knows_way() {
            self.on_way.extend(name);
        }
        self.open.push_back(Open::new(node, name));
    }

    /// Whether the names of the states on the way to the present one are known.
    fn knows_way(&self) -> bool {
        self.order == Order::DepthFirst && matches!(self.seen, Seen::Alone(_))
    }

    /// Takes over an action of a state that another worker has opened.
    pub(crate) fn adopt(&mut self, way: Vec<A>, action: A) {
        self.nodes.truncate(1);
        for (depth, action) in (1..).zip(way) {
            self.nodes.push(Node { parent: depth - 1, depth, action: Some(action) });
        }
        let node = self.nodes.len() as u32 - 1;
        self.open.push_back(Open { actions: Some(vec![action]), ..Open::new(node, None) });
    }

    /// Gives away an action near the root that is not tried yet, with the way to its state.
    pub(crate) fn give_away(&mut self) -> Option<(Vec<A>, A)> {
        let open =
            self.open.iter_mut().find(|open| open.actions.as_ref().is_some_and(|left| left.len() > 1))?;
        let node = open.node;
        let actions = open.actions.as_mut()?;
        let action = actions.remove(0);
        Some((Path { nodes: &self.nodes, last: node }.actions(), action))
    }

    /// Tries all actions of all open states; `between` may look at the run after each.
    pub(crate) fn drain<S: StateSpace<Action = A>>(
        &mut self,
        space: &mut S,
        observer: &mut impl Observer<S>,
        between: impl Fn(&mut Self),
    ) {
        while !self.explored.stopped {
            between(self);
            let current = match self.order {
                Order::DepthFirst => self.open.back(),
                Order::BreadthFirst => self.open.front(),
            };
            let Some(node) = current.map(|open| open.node) else { return };
            self.go_to(space, node);
            match self.next_action(space) {
                Some(action) => {
                    if !self.out_of_budget(space, node, observer) {
                        self.take(space, node, action, observer);
                    }
                }
                None => self.close(),
            }
            if self.is_cut() {
                return;
            }
        }
    }

    /// Whether a limit has ended the search; that of the depth only cuts schedules.
    pub(crate) fn is_cut(&self) -> bool {
        !matches!(self.explored.limit, None | Some(Limit::Depth(_)))
    }

    /// Goes back to the root.
    pub(crate) fn leave<S: StateSpace<Action = A>>(&mut self, space: &mut S) {
        while self.trail.pop().is_some() {
            space.rewind();
        }
    }

    /// The next action of the current open state, where the space stands.
    fn next_action<S: StateSpace<Action = A>>(&mut self, space: &mut S) -> Option<A> {
        let open = match self.order {
            Order::DepthFirst => self.open.back_mut()?,
            Order::BreadthFirst => self.open.front_mut()?,
        };
        if open.actions.is_none() {
            let mut actions = Vec::new();
            space.actions(&mut actions);
            if actions.is_empty() {
                self.explored.schedules += 1;
            }
            // Another worker may close a cycle without this one knowing: then nothing can be postponed.
            if matches!(self.seen, Seen::Alone(_)) {
                open.postponed = space.reduce(&mut actions);
            }
            actions.reverse();
            open.actions = Some(actions);
        }
        open.actions.as_mut()?.pop()
    }

    /// All actions of the current open state have been tried.
    fn close(&mut self) {
        match self.order {
            Order::DepthFirst => {
                // Everything opened behind it is closed too, so nobody needs the way there any more.
                let Some(open) = self.open.pop_back() else { return };
                if let Some(name) = &open.name {
                    self.on_way.remove(name);
                }
                if self.open.back().is_some_and(|below| below.node < open.node) {
                    self.nodes.truncate(open.node.max(1) as usize);
                }
            }
            Order::BreadthFirst => {
                self.open.pop_front();
            }
        }
    }

    fn out_of_budget<S: StateSpace<Action = A>>(
        &mut self,
        space: &S,
        node: u32,
        observer: &mut impl Observer<S>,
    ) -> bool {
        let depth = u64::from(self.depth(node));
        let states = self.seen.states(self.explored.states);
        let full = self.budget.max_states.filter(|most| states >= *most);
        let cut = if let Some(most) = full {
            Some(Limit::States(most))
        } else if self.explored.transitions.is_multiple_of(TICK) || self.told.elapsed() >= PERIOD {
            self.told = Instant::now();
            self.explored.depth = depth;
            self.explored.open = self.open.len() as u64;
            let bytes = self.bytes() + space.bytes();
            self.explored.peak_bytes = self.explored.peak_bytes.max(bytes);
            let goes_on = observer.tick(&self.explored);
            self.budget.reached(bytes).or_else(|| (!goes_on).then_some(Limit::Interrupted))
        } else {
            None
        };
        if cut.is_some() {
            self.explored.limit = cut;
            return true;
        }
        let deep = self.budget.max_depth.filter(|most| depth >= *most);
        if let Some(most) = deep {
            self.explored.limit = Some(Limit::Depth(most));
        }
        deep.is_some()
    }

    fn depth(&self, node: u32) -> u32 {
        self.nodes[node as usize].depth
    }

    fn take<S: StateSpace<Action = A>>(
        &mut self,
        space: &mut S,
        node: u32,
        action: A,
        observer: &mut impl Observer<S>,
    ) {
        space.mark();
        self.explored.transitions += 1;
        let outcome = space.apply(&action);
        self.explored.unsupported |= outcome == StepOutcome::Unsupported;
        let name = space.fingerprint();
        let known = name.filter(|name| !self.seen.insert(*name));
        let new = known.is_none();
        if let Some(name) = known {
            let cycle = !self.knows_way() || self.on_way.contains(&name);
            if cycle {
                self.try_postponed();
            }
            // What goes wrong on the way to a known state is not known with it.
            if outcome != StepOutcome::Violation && !space.met_problem() {
                self.explored.stopped |= observer.matched(space, Match { name, cycle }) == Flow::Stop;
                space.rewind();
                return;
            }
        }
        self.explored.states += u64::from(new);
        let depth = self.depth(node) + 1;
        self.explored.max_depth = self.explored.max_depth.max(u64::from(depth));
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { parent: node, depth, action: Some(action) });
        let flow = observer.visit(space, &outcome, Path { nodes: &self.nodes, last: child });
        match flow {
            Flow::Stop => self.explored.stopped = true,
            Flow::Continue if new && outcome == StepOutcome::Running => {
                // The space stays in the new state: depth-first goes on from there.
                self.open(child, name);
                self.trail.push(child);
                return;
            }
            Flow::Continue if new && outcome == StepOutcome::Ended => self.explored.schedules += 1,
            _ => {}
        }
        self.nodes.pop();
        space.rewind();
    }

    /// A step from the current open state closes a cycle.
    fn try_postponed(&mut self) {
        let open = match self.order {
            Order::DepthFirst => self.open.back_mut(),
            Order::BreadthFirst => self.open.front_mut(),
        };
        if let Some(Open { actions: Some(actions), postponed, .. }) = open {
            actions.splice(0..0, postponed.drain(..).rev());
        }
    }

    fn bytes(&self) -> u64 {
        let nodes = self.nodes.capacity() * size_of::<Node<A>>();
        let open = self.open.capacity() * size_of::<Open<A>>();
        (nodes + open) as u64 + self.seen.bytes()
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
