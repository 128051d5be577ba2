//! All tests of the crate in one program.

#[cfg(debug_assertions)]
mod audit;
mod canonical;
mod hash;
mod heap;
mod intrinsics;
mod objects;
mod round_trip;
mod strict;
mod support;
