//! The procedure.

use crate::antichain::{Antichain, Candidate};
use crate::system::{Constraint, WellStructured};
use report::{Budget, Limit};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// How a check ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// No target can be reached.
    Unreachable,
    /// The initial state is met and the trace was confirmed.
    Confirmed,
    /// The initial state is met, but no trace was confirmed.
    Spurious,
    /// A limit was reached.
    Cut(Limit),
}

/// Figures and ending of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How it ended.
    pub ending: Ending,
    /// Constraints that were ever kept.
    pub kept: u64,
    /// Minimal constraints at the end.
    pub minimal: u64,
    /// Predecessors computed.
    pub computed: u64,
}

/// After this many traces that are not confirmed the check gives up.
const MAX_SPURIOUS: usize = 8;

/// After this many constraints in a row that are not kept one is: no circle of them goes on for ever.
const MAX_PASSING: u32 = 8;

/// Goes backwards from the targets. A trace is a list of steps from the initial state to a target; `confirm`
/// says whether it is real.
pub fn check<S: WellStructured>(
    system: &mut S,
    budget: &Budget,
    confirm: &mut dyn FnMut(&[S::Step]) -> bool,
) -> Checked {
    let mut store = Store {
        nodes: Vec::new(),
        waiting: BinaryHeap::new(),
        minimal: BTreeMap::new(),
        kept: 0,
        computed: 0,
        initial: Vec::new(),
        bytes: 0,
        profile: Vec::new(),
    };
    let ending = store.check(system, &budget.begin(), confirm);
    let minimal: usize = store.minimal.values().map(Antichain::len).sum();
    Checked { ending, kept: store.kept, minimal: minimal as u64, computed: store.computed }
}

struct Node<T> {
    /// The constraint it is a predecessor of, and the step to it.
    towards: Option<(u32, T)>,
    class: u32,
    /// Where its bounds are; none when a later, weaker one covers it, or when they are not kept.
    slot: Option<u32>,
}

struct Store<S: WellStructured> {
    nodes: Vec<Node<S::Step>>,
    /// Lightest first: weak constraints cover most.
    waiting: BinaryHeap<Reverse<(i64, u32)>>,
    /// The minimal constraints of each class.
    minimal: BTreeMap<u32, Antichain<S::Bound>>,
    kept: u64,
    computed: u64,
    /// New ones that the initial state is in.
    initial: Vec<u32>,
    /// Held by all constraints that were ever kept.
    bytes: u64,
    /// Memory for the profile of a new constraint.
    profile: Vec<i32>,
}

/// Constraints to be added; their bounds are side by side.
struct Batch<S: WellStructured> {
    list: Vec<Entry<S::Step>>,
    bounds: Vec<S::Bound>,
}

struct Entry<T> {
    /// The node that it is a predecessor of, and the step to it.
    towards: Option<(u32, T)>,
    class: u32,
    /// Where its bounds end.
    end: usize,
    /// How many before it were not kept.
    passed: u32,
}

impl<S: WellStructured> Batch<S> {
    fn add(&mut self, towards: Option<(u32, S::Step)>, constraint: Constraint<'_, S::Bound>, passed: u32) {
        self.bounds.extend_from_slice(constraint.bounds);
        let end = self.bounds.len();
        self.list.push(Entry { towards, class: constraint.class, end, passed });
    }
}

impl<S: WellStructured> Store<S> {
    fn check(
        &mut self,
        system: &mut S,
        budget: &Budget,
        confirm: &mut dyn FnMut(&[S::Step]) -> bool,
    ) -> Ending {
        let mut batch = Batch { list: Vec::new(), bounds: Vec::new() };
        // Targets are kept, whatever their class.
        system.targets(&mut |constraint| batch.add(None, constraint, MAX_PASSING));
        if let Some(ending) = self.take(system, &mut batch, budget, confirm) {
            return ending;
        }
        let mut present: Vec<S::Bound> = Vec::new();
        while let Some(Reverse((_, index))) = self.waiting.pop() {
            let node = &self.nodes[index as usize];
            let Some(slot) = node.slot else { continue };
            present.clear();
            present.extend_from_slice(self.minimal[&node.class].bounds(slot as usize));
            let constraint = Constraint { class: node.class, bounds: &present };
            system.pre(constraint, &mut |step, constraint| batch.add(Some((index, step)), constraint, 0));
            if let Some(ending) = self.take(system, &mut batch, budget, confirm) {
                return ending;
            }
            if self.initial.len() >= MAX_SPURIOUS {
                return Ending::Spurious;
            }
            if let Some(most) = budget.max_states.filter(|most| self.kept >= *most) {
                return Ending::Cut(Limit::States(most));
            }
        }
        if self.initial.is_empty() { Ending::Unreachable } else { Ending::Spurious }
    }

    /// Adds the constraints of a batch, last first, and empties it.
    fn take(
        &mut self,
        system: &mut S,
        batch: &mut Batch<S>,
        budget: &Budget,
        confirm: &mut dyn FnMut(&[S::Step]) -> bool,
    ) -> Option<Ending> {
        let mut present: Vec<S::Bound> = Vec::new();
        while let Some(Entry { towards, class, end, passed }) = batch.list.pop() {
            self.computed += u64::from(towards.is_some());
            let start = batch.list.last().map_or(0, |entry| entry.end);
            if passed < MAX_PASSING && system.is_passing(class) {
                present.clear();
                present.extend_from_slice(&batch.bounds[start..end]);
                batch.bounds.truncate(start);
                let index = self.nodes.len() as u32;
                self.nodes.push(Node { towards, class, slot: None });
                self.bytes += size_of::<Node<S::Step>>() as u64;
                let constraint = Constraint { class, bounds: &present };
                system.pre(constraint, &mut |step, constraint| {
                    batch.add(Some((index, step)), constraint, passed + 1);
                });
            } else {
                let constraint = Constraint { class, bounds: &batch.bounds[start..end] };
                if let Some(index) = self.add(system, constraint, towards) {
                    self.initial.push(index);
                    if confirm(&self.trace(index)) {
                        return Some(Ending::Confirmed);
                    }
                }
                batch.bounds.truncate(start);
            }
            if let Some(limit) = budget.reached(self.bytes) {
                return Some(Ending::Cut(limit));
            }
        }
        None
    }

    /// Keeps a constraint unless a weaker one is known; its number when the initial state is in it.
    fn add(
        &mut self,
        system: &S,
        constraint: Constraint<'_, S::Bound>,
        towards: Option<(u32, S::Step)>,
    ) -> Option<u32> {
        let weight = system.weight(constraint);
        self.profile.clear();
        system.profile(constraint, &mut self.profile);
        let profile = &self.profile;
        let candidate = Candidate { constraint, weight, profile };
        let known = self
            .minimal
            .entry(constraint.class)
            .or_insert_with(|| Antichain::new(constraint.bounds.len(), profile.len()));
        if known.covers(system, &candidate) {
            return None;
        }
        let nodes = std::cell::RefCell::new(&mut self.nodes);
        let gone = |node: u32| nodes.borrow_mut()[node as usize].slot = None;
        let moved = |node: u32, slot: usize| nodes.borrow_mut()[node as usize].slot = Some(slot as u32);
        known.evict(system, &candidate, gone, moved);
        self.kept += 1;
        let index = self.nodes.len() as u32;
        let slot = known.push(index, &candidate) as u32;
        let held = size_of_val(constraint.bounds) + 4 * profile.len() + size_of::<Node<S::Step>>();
        // Beside them: its places in both indices.
        self.bytes += held as u64 + 40;
        self.nodes.push(Node { towards, class: constraint.class, slot: Some(slot) });
        self.waiting.push(Reverse((weight, index)));
        system.meets_initial(constraint).then_some(index)
    }

    fn trace(&self, mut index: u32) -> Vec<S::Step> {
        let mut steps = Vec::new();
        while let Some((next, step)) = &self.nodes[index as usize].towards {
            steps.push(step.clone());
            index = *next;
        }
        steps
    }
}
