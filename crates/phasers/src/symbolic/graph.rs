//! Gap-order graphs (paper, section V.A): an edge `a -> b` of weight `k` says `a - b >= k`.
//!
//! The paper's vertex 0 is left out: adding a constant to all phases of a phaser changes nothing.

use super::phases::Phases;
use super::variables::{Variable, Variables};

/// No bound: minus infinity. Sums with it stay below every real bound.
pub const UNBOUNDED: i32 = i32::MIN / 4;

/// A graph over the variables of one phaser, as a matrix.
#[derive(Clone, Debug)]
pub struct GapOrderGraph {
    variables: Variables,
    weights: Vec<i32>,
    /// Every edge is known to have the largest weight of a path.
    closed: bool,
}

impl PartialEq for GapOrderGraph {
    fn eq(&self, other: &Self) -> bool {
        self.weights == other.weights
    }
}

impl Eq for GapOrderGraph {}

impl GapOrderGraph {
    /// A graph without edges.
    pub fn unconstrained(variables: &Variables) -> Self {
        let size = variables.len();
        let mut weights = vec![UNBOUNDED; size * size];
        for vertex in 0..size {
            weights[vertex * size + vertex] = 0;
        }
        GapOrderGraph { variables: variables.clone(), weights, closed: true }
    }

    /// How many variables there are.
    pub fn size(&self) -> usize {
        self.variables.len()
    }

    /// The variables.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    /// The known lower bound of `a - b`.
    pub fn weight_of(&self, a: usize, b: usize) -> i32 {
        self.weights[a * self.size() + b]
    }

    fn set(&mut self, a: usize, b: usize, weight: i32) {
        let size = self.size();
        self.weights[a * size + b] = weight;
    }

    fn raise(&mut self, a: usize, b: usize, weight: i32) {
        if weight > self.weight_of(a, b) {
            self.set(a, b, weight);
        }
    }

    /// `clo`: every edge gets the largest weight of a path. False when some cycle is positive: then no
    /// valuation satisfies the graph.
    pub fn close(&mut self) -> bool {
        let size = self.size();
        for via in 0..size {
            for a in 0..size {
                let first = self.weight_of(a, via);
                if first <= UNBOUNDED {
                    continue;
                }
                for b in 0..size {
                    let second = self.weight_of(via, b);
                    if second > UNBOUNDED {
                        self.raise(a, b, first + second);
                    }
                }
            }
            if (0..size).any(|vertex| self.weight_of(vertex, vertex) > 0) {
                return false;
            }
        }
        self.closed = true;
        true
    }

    /// One more edge in a closed graph: only paths through it are new. False when it closes a positive cycle;
    /// then nothing is changed.
    fn close_with(&mut self, a: usize, b: usize, weight: i32) -> bool {
        let back = self.weight_of(b, a);
        if a == b || (back > UNBOUNDED && back + weight > 0) {
            return false;
        }
        let size = self.size();
        for from in 0..size {
            let first = self.weight_of(from, a);
            if first <= UNBOUNDED {
                continue;
            }
            for to in 0..size {
                let last = self.weight_of(b, to);
                if last > UNBOUNDED {
                    self.raise(from, to, first + weight + last);
                }
            }
        }
        true
    }

    /// Some valuation satisfies the graph.
    pub fn satisfiable(&self) -> bool {
        self.clone().close()
    }

    /// Forgets variables. On a closed graph this is exact.
    pub fn project(&self, keep: &[usize]) -> Self {
        let variables: Variables = keep.iter().map(|vertex| self.variables[*vertex]).collect();
        let mut graph = GapOrderGraph::unconstrained(&variables);
        for (a, from) in keep.iter().enumerate() {
            for (b, to) in keep.iter().enumerate() {
                graph.set(a, b, self.weight_of(*from, *to));
            }
        }
        graph.closed = self.closed;
        graph
    }

    /// The valuation satisfies every edge.
    pub fn satisfied_by(&self, values: &[i64]) -> bool {
        let size = self.size();
        (0..size).all(|a| {
            (0..size).all(|b| {
                let weight = self.weight_of(a, b);
                weight <= UNBOUNDED || values[a] - values[b] >= i64::from(weight)
            })
        })
    }

    /// The degree of a closed graph: the largest k with an edge of weight -k, else 0.
    pub fn degree(&self) -> i32 {
        let negative = self.weights.iter().filter(|weight| **weight > UNBOUNDED && **weight < 0);
        negative.map(|weight| -weight).max().unwrap_or(0)
    }

    /// The graph is free: the only edges go from signals to waits with natural weights.
    pub fn is_free(&self) -> bool {
        let size = self.size();
        (0..size).all(|a| {
            (0..size).all(|b| {
                let upward = matches!(
                    (self.variables[a], self.variables[b]),
                    (Variable::Signal(_), Variable::Wait(_))
                );
                a == b || (upward && self.weight_of(a, b) >= 0) || self.weight_of(a, b) <= UNBOUNDED
            })
        })
    }

    /// Raises bounds of signals over waits to the next number that the difference can have.
    fn round(&mut self) {
        let variables = self.variables.clone();
        for a in 0..self.size() {
            for b in 0..self.size() {
                if let (Variable::Signal(_), Variable::Wait(_)) = (variables[a], variables[b]) {
                    let at = variables.place(a) * variables.waits() + variables.place(b);
                    let weight = self.weight_of(a, b);
                    if weight > UNBOUNDED {
                        self.require(a, b, variables.residues()[at].round_up(weight));
                    }
                }
            }
        }
    }

    fn strengthen(&mut self) {
        for a in 0..self.size() {
            for b in 0..self.size() {
                if a != b && self.variables[a].is_upper() && self.variables[b].is_lower() {
                    self.require(a, b, 0);
                }
            }
        }
        if !self.variables.residues().is_empty() {
            self.round();
        }
        for at in 0..self.variables.leads().len() {
            let own = self.variables.leads()[at];
            self.require(own.signal, own.wait, i32::from(own.lead.least));
            if let Some(most) = own.lead.most {
                self.require(own.wait, own.signal, -i32::from(most));
            }
        }
    }
}

impl Phases for GapOrderGraph {
    type Bound = i32;

    fn length(variables: &Variables) -> usize {
        variables.len() * variables.len()
    }

    fn bounds(&self) -> &[i32] {
        &self.weights
    }

    fn read(&mut self, variables: &Variables, bounds: &[i32]) {
        self.variables = variables.clone();
        self.weights.clear();
        self.weights.extend_from_slice(bounds);
        self.closed = false;
    }

    fn bound_of(variables: &Variables, bounds: &[i32], a: usize, b: usize) -> i32 {
        bounds[a * variables.len() + b]
    }

    fn invariant(variables: &Variables) -> Self {
        let mut graph = GapOrderGraph::unconstrained(variables);
        let size = graph.size();
        // No path composes, unless it goes through `a_p`; even then the graph is closed.
        for a in 0..size {
            for b in (0..size).filter(|b| *b != a) {
                if variables[a].is_upper() && variables[b].is_lower() {
                    graph.set(a, b, 0);
                }
            }
        }
        graph.strengthen();
        graph
    }

    fn demands(variables: &Variables, bounds: &[i32], position: usize) -> (i32, i32) {
        // Below any bound that occurs, so that sums are monotone.
        let at = |a: usize, b: usize| bounds[a * variables.len() + b].max(-1000);
        let size = variables.len();
        ((0..size).map(|other| at(position, other)).sum(), (0..size).map(|other| at(other, position)).sum())
    }

    fn require(&mut self, a: usize, b: usize, bound: i32) {
        if bound > self.weight_of(a, b) && !(self.closed && self.close_with(a, b, bound)) {
            // A demand on a variable and itself is a demand on 0; the closure finds it wanting if positive.
            self.set(a, b, bound);
            self.closed = false;
        }
    }

    fn shift(&mut self, variable: usize) {
        for other in (0..self.size()).filter(|other| *other != variable) {
            let (out, into) = (self.weight_of(variable, other), self.weight_of(other, variable));
            if out > UNBOUNDED {
                self.set(variable, other, out - 1);
            }
            if into > UNBOUNDED {
                self.set(other, variable, into + 1);
            }
        }
    }

    fn pull_back(&self, images: &[Option<usize>], variables: &Variables, into: &mut Self) {
        let size = variables.len();
        into.variables = variables.clone();
        into.weights.clear();
        into.weights.resize(size * size, UNBOUNDED);
        (0..size).for_each(|vertex| into.set(vertex, vertex, 0));
        // Two that become one bring new paths.
        let mut seen = 0u128;
        let mut apart = true;
        for image in images.iter().flatten() {
            apart &= seen >> image & 1 == 0;
            seen |= 1 << image;
        }
        into.closed = self.closed && apart;
        for (a, from) in images.iter().enumerate() {
            for (b, to) in images.iter().enumerate() {
                if let (Some(from), Some(to)) = (from, to) {
                    into.raise(*from, *to, self.weight_of(a, b));
                }
            }
        }
    }

    fn normalise(&mut self) -> bool {
        self.strengthen();
        self.closed || self.close()
    }

    fn allows_equal(&self) -> bool {
        self.weights.iter().all(|weight| *weight <= 0)
    }

    fn relax(&mut self, degree: i32) {
        for weight in &mut self.weights {
            if *weight < -degree && *weight > UNBOUNDED {
                *weight = UNBOUNDED;
                self.closed = false;
            }
        }
    }

    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool {
        let size = self.size();
        (0..size)
            .all(|a| (0..size).all(|b| self.weight_of(a, b) <= stronger.weight_of(renaming[a], renaming[b])))
    }

    fn weight(bounds: &[i32]) -> i64 {
        // Below any bound that occurs, so that the sum is monotone.
        bounds.iter().map(|weight| i64::from((*weight).max(-1000))).sum()
    }
}
