//! Elementary functions, correctly rounded, and how near each exact result lies to a tie.
//!
//! Everything is computed with whole numbers of 128 bits, to at least 90 bits of the result. A result whose
//! exact value lies nearer to a tie than that leaves is told to lie at the tie; it may be either neighbour.

mod exponential;
mod fixed;
mod logarithm;
mod roots;
mod trigonometric;
mod wide;

pub use exponential::{exp, pow, tanh};
pub use logarithm::{log, log10};
pub use roots::cbrt;
pub use trigonometric::{cos, sin, tan};

/// A result.
#[derive(Clone, Copy, Debug)]
pub struct Rounded {
    /// The double that is nearest to the exact value.
    pub value: f64,
    /// How far the exact value is from the middle between two doubles, in units of the last place; a half is
    /// as far as can be.
    pub from_tie: f64,
}

impl Rounded {
    /// A value that nobody could round otherwise.
    fn exact(value: f64) -> Rounded {
        Rounded { value, from_tie: 0.5 }
    }
}
