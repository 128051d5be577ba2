//! EXIT: as drop, on every phaser of the task. Which phasers those are, where the task was and what its
//! variables held is known from the edge of the shape graph.

use crate::symbolic::phases::Phases;

/// Nothing beyond that.
pub fn pre<P: Phases>(_: &mut P) {}
