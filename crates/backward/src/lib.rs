//! Well-structured backward reachability: from bad constraints to their predecessors, keeping only minimal
//! ones, until nothing new appears or the initial state is met. It knows nothing of what the constraints say.

use report::{Budget, Limit};
use std::collections::{BTreeMap, BTreeSet};

/// A system whose sets of states are written as constraints.
pub trait WellStructured {
    /// A set of states.
    type Constraint;
    /// What leads from a predecessor to the constraint it came from.
    type Step: Clone;
    /// The bad constraints.
    fn targets(&self) -> Vec<Self::Constraint>;
    /// The predecessors of a constraint, each with its step.
    fn pre(&self, constraint: &Self::Constraint, out: &mut Vec<(Self::Step, Self::Constraint)>);
    /// Every state of `stronger` is one of `weaker`.
    fn entails(&self, weaker: &Self::Constraint, stronger: &Self::Constraint) -> bool;
    /// The initial state is in the constraint.
    fn meets_initial(&self, constraint: &Self::Constraint) -> bool;
    /// Constraints of different classes never entail each other.
    fn class(&self, constraint: &Self::Constraint) -> u32;
    /// A weaker constraint is never heavier.
    fn weight(&self, constraint: &Self::Constraint) -> i64;
    /// Bytes that a constraint holds.
    fn bytes(&self, _constraint: &Self::Constraint) -> u64 {
        size_of::<Self::Constraint>() as u64
    }
    /// More numbers, as many for all constraints of a class: those of a weaker constraint are nowhere larger. They
    /// are computed once and spare most calls of `entails`.
    fn profile(&self, _constraint: &Self::Constraint) -> Vec<i64> {
        Vec::new()
    }
}

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

/// Goes backwards from the targets. A trace is a list of steps from the initial state to a target; `confirm`
/// says whether it is real.
pub fn check<S: WellStructured>(
    system: &S,
    budget: &Budget,
    confirm: &mut dyn FnMut(&[S::Step]) -> bool,
) -> Checked {
    let mut run = Run {
        system,
        nodes: Vec::new(),
        waiting: BTreeSet::new(),
        minimal: BTreeMap::new(),
        computed: 0,
        spurious: 0,
        bytes: 0,
    };
    let ending = run.check(&budget.begin(), confirm);
    let minimal = run.nodes.iter().filter(|node| node.alive).count();
    Checked { ending, kept: run.nodes.len() as u64, minimal: minimal as u64, computed: run.computed }
}

struct Node<S: WellStructured> {
    constraint: S::Constraint,
    /// The constraint it is a predecessor of, and the step to it.
    towards: Option<(usize, S::Step)>,
    weight: i64,
    profile: Vec<i64>,
    /// Not covered by a later, weaker one.
    alive: bool,
}

struct Run<'s, S: WellStructured> {
    system: &'s S,
    nodes: Vec<Node<S>>,
    /// Lightest first: weak constraints cover most.
    waiting: BTreeSet<(i64, usize)>,
    /// The minimal constraints of each class.
    minimal: BTreeMap<u32, Vec<usize>>,
    computed: u64,
    spurious: usize,
    /// Held by all constraints that were ever kept.
    bytes: u64,
}

impl<S: WellStructured> Run<'_, S> {
    fn check(&mut self, budget: &Budget, confirm: &mut dyn FnMut(&[S::Step]) -> bool) -> Ending {
        for target in self.system.targets() {
            if self.add(target, None, confirm) {
                return Ending::Confirmed;
            }
            if let Some(limit) = budget.reached(self.bytes) {
                return Ending::Cut(limit);
            }
        }
        let mut predecessors = Vec::new();
        while let Some((_, index)) = self.waiting.pop_first() {
            if !self.nodes[index].alive {
                continue;
            }
            predecessors.clear();
            self.system.pre(&self.nodes[index].constraint, &mut predecessors);
            self.computed += predecessors.len() as u64;
            for (step, constraint) in predecessors.drain(..) {
                if self.add(constraint, Some((index, step)), confirm) {
                    return Ending::Confirmed;
                }
                if let Some(limit) = budget.reached(self.bytes) {
                    return Ending::Cut(limit);
                }
            }
            if self.spurious >= MAX_SPURIOUS {
                return Ending::Spurious;
            }
            if let Some(most) = budget.max_states.filter(|most| self.nodes.len() as u64 >= *most) {
                return Ending::Cut(Limit::States(most));
            }
            if let Some(limit) = budget.reached(self.bytes) {
                return Ending::Cut(limit);
            }
        }
        if self.spurious > 0 { Ending::Spurious } else { Ending::Unreachable }
    }

    /// Keeps a constraint unless a weaker one is known; true when it gives a confirmed trace.
    fn add(
        &mut self,
        constraint: S::Constraint,
        towards: Option<(usize, S::Step)>,
        confirm: &mut dyn FnMut(&[S::Step]) -> bool,
    ) -> bool {
        let weight = self.system.weight(&constraint);
        let class = self.system.class(&constraint);
        let profile = self.system.profile(&constraint);
        let within = |one: &[i64], other: &[i64]| one.iter().zip(other).all(|(one, other)| one <= other);
        let known = self.minimal.entry(class).or_default();
        let covered = known.iter().any(|index| {
            let node = &self.nodes[*index];
            node.weight <= weight
                && within(&node.profile, &profile)
                && self.system.entails(&node.constraint, &constraint)
        });
        if covered {
            return false;
        }
        let nodes = &mut self.nodes;
        let system = self.system;
        known.retain(|index| {
            let node = &mut nodes[*index];
            let evicted = node.weight >= weight
                && within(&profile, &node.profile)
                && system.entails(&constraint, &node.constraint);
            node.alive &= !evicted;
            !evicted
        });
        let index = nodes.len();
        // Beside the constraint: the node, its places in both indices, its profile and its step.
        self.bytes += system.bytes(&constraint) + 8 * profile.len() as u64 + size_of::<Node<S>>() as u64 + 64;
        known.push(index);
        let initial = system.meets_initial(&constraint);
        nodes.push(Node { constraint, towards, weight, profile, alive: true });
        self.waiting.insert((weight, index));
        if initial {
            let trace = self.trace(index);
            if confirm(&trace) {
                return true;
            }
            self.spurious += 1;
        }
        false
    }

    fn trace(&self, mut index: usize) -> Vec<S::Step> {
        let mut steps = Vec::new();
        while let Some((next, step)) = &self.nodes[index].towards {
            steps.push(step.clone());
            index = *next;
        }
        steps
    }
}
