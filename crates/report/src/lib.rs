//! What Scoville says: verdicts, findings and figures, as plain data.
//!
//! This crate knows nothing of Java, of phasers, of any search or of any form in which a verdict is shown. Every engine
//! ends in a [`Verdict`]; `render` makes texts of it.

mod finding;
mod graph;
mod place;
mod stats;
mod verdict;

pub use finding::{Finding, FindingKind, Message, Output, Piece};
pub use graph::{Edge, EdgeKind, Graph, Node};
pub use place::{Action, Change, Creation, Frame, Location, Place, Step, Task};
pub use stats::{Budget, Stats, Stop};
pub use verdict::{Answer, Busiest, Claim, Coverage, Limit, Limited, Verdict, fact};
