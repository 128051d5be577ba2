//! ASSIGN, IF, WHILE, ASSERT, SKIP: phases stay. The values of overwritten booleans and the branch taken are
//! known from the edge of the shape graph.

use crate::symbolic::phases::Phases;

/// Nothing to do.
pub fn pre<P: Phases>(_: &mut P) {}
