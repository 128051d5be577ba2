//! The paper's engine: constraints over phases, their predecessors, backward reachability.
//!
//! Constraints live on the shapes of the control graph, so that every "branch over"
//! of the paper's rules is answered by the edges that exist. Free targets of monotone programs use plain
//! matrices of lower bounds; everything else uses gap-order graphs relaxed to degree k = 0, 1, 2, ...

mod bad;
mod engine;
mod graph;
mod matrix;
mod phases;
pub mod pre;
mod shapes;
mod symmetry;
mod system;
mod variables;

pub use bad::{Clause, bad_constraints};
pub use engine::{BackwardOptions, run};
pub use graph::{GapOrderGraph, UNBOUNDED};
pub use matrix::FreeMatrix;
pub use phases::Phases;
pub use shapes::{Edge, Shape, ShapeGraph, ShapeId};
pub use symmetry::{Choice, Renaming, Symmetry};
pub use system::{Constraint, Question, Step, System, rename};
pub use variables::{Variable, Variables, variables};
