//! Gap-order graphs (paper, section V.A): an edge `a -> b` of weight `k` says `a - b >= k`.
//!
//! The paper's vertex 0 is left out: adding a constant to all phases of a phaser changes nothing.

use super::phases::Phases;
use super::variables::{Variable, Variables};

/// No bound: minus infinity. Sums with it stay below every real bound.
pub const UNBOUNDED: i32 = i32::MIN / 4;

/// A graph over the variables of one phaser, as a matrix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GapOrderGraph {
    variables: Variables,
    weights: Vec<i32>,
}

impl GapOrderGraph {
    /// A graph without edges.
    pub fn unconstrained(variables: &Variables) -> Self {
        let size = variables.len();
        let mut weights = vec![UNBOUNDED; size * size];
        for vertex in 0..size {
            weights[vertex * size + vertex] = 0;
        }
        GapOrderGraph { variables: variables.clone(), weights }
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

    fn strengthen(&mut self) {
        for a in 0..self.size() {
            for b in 0..self.size() {
                if a != b && self.variables[a].is_upper() && self.variables[b].is_lower() {
                    self.raise(a, b, 0);
                }
            }
        }
    }
}

impl Phases for GapOrderGraph {
    fn invariant(variables: &Variables) -> Self {
        let mut graph = GapOrderGraph::unconstrained(variables);
        graph.strengthen();
        graph
    }

    fn require(&mut self, a: usize, b: usize, bound: i32) {
        // A demand on a variable and itself is a demand on 0; the closure finds it wanting if positive.
        self.raise(a, b, bound);
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

    fn pull_back(&self, images: &[Option<usize>], variables: &Variables) -> Self {
        let mut graph = GapOrderGraph::unconstrained(variables);
        for (a, from) in images.iter().enumerate() {
            for (b, to) in images.iter().enumerate() {
                if let (Some(from), Some(to)) = (from, to) {
                    graph.raise(*from, *to, self.weight_of(a, b));
                }
            }
        }
        graph
    }

    fn normalise(&mut self) -> bool {
        self.strengthen();
        self.close()
    }

    fn allows_equal(&self) -> bool {
        self.weights.iter().all(|weight| *weight <= 0)
    }

    fn relax(&mut self, degree: i32) {
        for weight in &mut self.weights {
            if *weight < -degree {
                *weight = UNBOUNDED;
            }
        }
    }

    fn lower_bound(&self, a: usize, b: usize) -> i32 {
        self.weight_of(a, b)
    }

    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool {
        let size = self.size();
        (0..size)
            .all(|a| (0..size).all(|b| self.weight_of(a, b) <= stronger.weight_of(renaming[a], renaming[b])))
    }

    fn weight(&self) -> i64 {
        // Below any bound that occurs, so that the sum is monotone.
        self.weights.iter().map(|weight| i64::from((*weight).max(-1000))).sum()
    }
}
