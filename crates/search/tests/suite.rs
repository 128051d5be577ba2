//! All tests of the crate in one program.

mod cycles;
mod failing;
mod grid;
mod rounds;
mod source_sets;
