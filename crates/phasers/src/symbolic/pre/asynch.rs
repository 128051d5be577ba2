//! ASYNCH `asynch(k, v1:m1, ...)`: the child's phases are those of its parent.
//!
//! Reading `s_c` as `s_t` and `w_c` as `w_t` is the same as the paper's "make them equal, close, delete the
//! child": bounds that run through the child become bounds of the parent, and a positive bound between the
//! two becomes one of a variable over itself, which nothing satisfies.

use crate::symbolic::phases::Phases;

/// The task whose variables the child's were: its parent.
pub fn origin(parent: usize) -> usize {
    parent
}

/// Nothing beyond that.
pub fn pre<P: Phases>(_: &mut P) {}
