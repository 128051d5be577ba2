//! Exact reference maps: which registers of a frame are alive at an operation, and which are references.

/// Maps by method, as they are asked for.
#[derive(Debug, Default)]
pub struct Maps {}
