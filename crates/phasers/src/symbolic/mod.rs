//! The paper's engine: constraints over phases, their predecessors, backward reachability.
//!
//! Constraints live on the shapes of the control graph, so that every "branch over"
//! of the paper's rules is answered by the edges that exist. Free targets of monotone programs use plain
//! matrices of lower bounds; everything else uses gap-order graphs relaxed to degree k = 0, 1, 2, ...

mod bad;
mod bounds;
mod choices;
mod covering;
mod edge;
mod engine;
mod explore;
mod graph;
mod known;
mod leads;
mod matrix;
mod phases;
pub mod pre;
mod residues;
mod shapes;
mod symmetry;
mod system;
mod variables;

pub use bad::{Clause, bad_constraints};
pub use bounds::{Bounds, starts};
pub use edge::{Edge, Order, ShapeId};
pub use engine::{BackwardOptions, run};
pub use explore::Exploration;
pub use graph::{GapOrderGraph, UNBOUNDED};
pub use known::{Known, Lead};
pub use leads::Leads;
pub use matrix::FreeMatrix;
pub use phases::Phases;
pub use residues::Residues;
pub use shapes::{EagerWait, Shape, ShapeGraph};
pub use symmetry::{Choice, Renaming, Symmetry};
pub use system::{Question, Step, System, rename};
pub use variables::{OwnLead, Variable, Variables, variables};
