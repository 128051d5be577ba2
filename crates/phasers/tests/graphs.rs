//! The algebra of gap-order graphs and free matrices.

use phasers::symbolic::{FreeMatrix, GapOrderGraph, Phases, UNBOUNDED, Variable, Variables};
use proptest::prelude::*;

const SIZE: usize = 5;

fn all_variables() -> Variables {
    use Variable::{Signal, Wait};
    [Signal(0), Wait(0), Signal(1), Wait(1), Wait(2)].into_iter().collect()
}

type Bounds = Vec<(usize, usize, i32)>;

fn bounds() -> impl Strategy<Value = Bounds> {
    prop::collection::vec((0..SIZE, 0..SIZE, -4..4i32), 0..12)
}

fn valuation() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(0..7i64, SIZE)
}

/// A graph with these edges; no invariant.
fn graph(bounds: &Bounds) -> GapOrderGraph {
    let mut graph = GapOrderGraph::unconstrained(&all_variables());
    for (a, b, bound) in bounds.iter().filter(|(a, b, _)| a != b) {
        graph.require(*a, *b, *bound);
    }
    graph
}

fn closed(bounds: &Bounds) -> Option<GapOrderGraph> {
    let mut graph = graph(bounds);
    graph.close().then_some(graph)
}

fn identity() -> Vec<usize> {
    (0..SIZE).collect()
}

/// The graph and one more bound.
fn with(graph: &GapOrderGraph, a: usize, b: usize, bound: i32) -> GapOrderGraph {
    let mut graph = graph.clone();
    graph.require(a, b, bound);
    graph
}

proptest! {
    #[test]
    fn closure_is_idempotent(bounds in bounds()) {
        if let Some(once) = closed(&bounds) {
            let mut twice = once.clone();
            prop_assert!(twice.close());
            prop_assert_eq!(once, twice);
        }
    }

    /// Every weight of a closed graph is the least value of its difference: it is taken, and nothing below
    /// it is. A missing edge means that the difference has no least value.
    #[test]
    fn closure_is_minimal(bounds in bounds()) {
        let Some(graph) = closed(&bounds) else { return Ok(()) };
        for a in 0..SIZE {
            for b in (0..SIZE).filter(|b| *b != a) {
                let weight = graph.weight_of(a, b);
                if weight <= UNBOUNDED {
                    prop_assert!(with(&graph, b, a, 1000).satisfiable());
                } else {
                    prop_assert!(with(&graph, b, a, -weight).satisfiable());
                    prop_assert!(!with(&graph, b, a, 1 - weight).satisfiable());
                }
            }
        }
    }

    #[test]
    fn closure_keeps_the_valuations(bounds in bounds(), values in valuation()) {
        let satisfied = graph(&bounds).satisfied_by(&values);
        match closed(&bounds) {
            Some(graph) => prop_assert_eq!(graph.satisfied_by(&values), satisfied),
            None => prop_assert!(!satisfied),
        }
    }

    /// Deleting vertices of a closed graph is existential quantification.
    #[test]
    fn projection_is_exact(bounds in bounds(), values in valuation()) {
        let Some(graph) = closed(&bounds) else { return Ok(()) };
        let keep = [0, 1, 3];
        let kept: Vec<i64> = keep.iter().map(|vertex| values[*vertex]).collect();
        let mut extended = graph.clone();
        for a in keep {
            for b in keep.into_iter().filter(|b| *b != a) {
                extended.require(a, b, (values[a] - values[b]) as i32);
            }
        }
        prop_assert_eq!(graph.project(&keep).satisfied_by(&kept), extended.satisfiable());
    }

    #[test]
    fn entailment_is_reflexive(bounds in bounds()) {
        let graph = graph(&bounds);
        prop_assert!(graph.weaker(&graph, &identity()));
    }

    /// Built so that the premises hold: each graph has the bounds of the one before and some more.
    #[test]
    fn entailment_is_transitive(first in bounds(), second in bounds(), third in bounds()) {
        let (a, b) = (first.clone(), [first, second].concat());
        let c = [b.clone(), third].concat();
        let (Some(a), Some(b), Some(c)) = (closed(&a), closed(&b), closed(&c)) else { return Ok(()) };
        prop_assert!(a.weaker(&b, &identity()));
        prop_assert!(b.weaker(&c, &identity()));
        prop_assert!(a.weaker(&c, &identity()));
        let weight = |graph: &GapOrderGraph| GapOrderGraph::weight(graph.bounds());
        prop_assert!(weight(&a) <= weight(&b) && weight(&b) <= weight(&c));
    }

    /// On closed graphs entailment is inclusion: sound, and no inclusion is missed.
    #[test]
    fn entailment_is_inclusion(first in bounds(), second in bounds(), values in valuation()) {
        let (Some(weaker), Some(stronger)) = (closed(&first), closed(&second)) else { return Ok(()) };
        if weaker.weaker(&stronger, &identity()) {
            prop_assert!(!stronger.satisfied_by(&values) || weaker.satisfied_by(&values));
        } else {
            // Some edge is larger: a valuation of `stronger` breaks it.
            let broken = (0..SIZE).any(|a| (0..SIZE).any(|b| {
                let bound = weaker.weight_of(a, b);
                a != b && bound > UNBOUNDED && with(&stronger, b, a, 1 - bound).satisfiable()
            }));
            prop_assert!(broken);
        }
    }

    #[test]
    fn relaxation_only_weakens(bounds in bounds(), degree in 0..4i32, values in valuation()) {
        let Some(graph) = closed(&bounds) else { return Ok(()) };
        let mut relaxed = graph.clone();
        relaxed.relax(degree);
        prop_assert!(relaxed.weaker(&graph, &identity()));
        prop_assert!(!graph.satisfied_by(&values) || relaxed.satisfied_by(&values));
        prop_assert!(relaxed.degree() <= degree);
    }

    /// A free matrix says the same as the graph with the same bounds, and entails the same.
    #[test]
    fn free_matrices_are_free_graphs(first in bounds(), second in bounds(), values in valuation()) {
        let free = |bounds: &Bounds| {
            let upward = |a: &usize, b: &usize| {
                let variables = all_variables();
                matches!((variables[*a], variables[*b]), (Variable::Signal(_), Variable::Wait(_)))
            };
            let mut matrix = FreeMatrix::invariant(&all_variables());
            let mut graph = GapOrderGraph::invariant(&all_variables());
            for (a, b, bound) in bounds.iter().filter(|(a, b, _)| upward(a, b)) {
                matrix.require(*a, *b, *bound);
                graph.require(*a, *b, *bound);
            }
            (matrix, graph)
        };
        let (matrix, mut graph) = free(&first);
        let (other_matrix, mut other_graph) = free(&second);
        prop_assert!(graph.normalise() && other_graph.normalise());
        prop_assert!(graph.is_free());
        prop_assert_eq!(matrix.satisfied_by(&values), graph.satisfied_by(&values));
        let entailed = matrix.weaker(&other_matrix, &identity());
        prop_assert_eq!(entailed, graph.weaker(&other_graph, &identity()));
    }
}
