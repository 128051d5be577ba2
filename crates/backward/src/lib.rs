//! Well-structured backward reachability: from bad constraints to their predecessors, keeping only minimal
//! ones, until nothing new appears or the initial state is met. It knows nothing of what the constraints say, only
//! that they are vectors of bounds, as many for all constraints of a class, and that smaller bounds say less.

mod antichain;
mod run;
mod system;

pub use run::{Checked, Ending, check};
pub use system::{Constraint, Found, WellStructured};
