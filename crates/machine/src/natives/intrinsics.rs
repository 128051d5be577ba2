//! The functions of `Math` that HotSpot computes with code of its own, on x86-64.
//!
//! That code is exact to a few hundredths of a unit of the last place before it rounds: it gives the double that
//! is nearest, save where the exact value lies next to a tie. The widths here are what was measured against
//! `java` (docs/math.md), and half as much again.

use rounded::Rounded;

/// A result, and whether `java` may have another.
#[derive(Clone, Copy, Debug)]
pub struct Result {
    /// What is nearest to the exact value.
    pub value: f64,
    /// Whether the exact value lies so near to a tie that `java` may have rounded it the other way.
    pub is_open: bool,
}

/// The result, which is open if the exact value is so near to a tie.
fn unless_within(width: f64, rounded: Rounded) -> Result {
    Result { value: rounded.value, is_open: rounded.from_tie < width }
}

/// `Math.sin`.
pub fn sin(x: f64) -> Result {
    unless_within(if x.abs() < 0.0078125 { 0.001 } else { 0.025 }, rounded::sin(x))
}

/// `Math.cos`.
pub fn cos(x: f64) -> Result {
    unless_within(0.025, rounded::cos(x))
}

/// `Math.tan`.
pub fn tan(x: f64) -> Result {
    unless_within(if x.abs() < 100.0 { 0.06 } else { 0.15 }, rounded::tan(x))
}

/// `Math.exp`.
pub fn exp(x: f64) -> Result {
    unless_within(0.035, rounded::exp(x))
}

/// The width for a logarithm, by how far the argument is from 1.
fn width_of_log(x: f64, next: f64, near: f64) -> f64 {
    match (x - 1.0).abs() {
        ..0.015625 => next,
        ..0.125 => near,
        _ => 0.0003,
    }
}

/// `Math.log`.
pub fn log(x: f64) -> Result {
    unless_within(width_of_log(x, 0.03, 0.005), rounded::log(x))
}

/// `Math.log10`.
pub fn log10(x: f64) -> Result {
    unless_within(width_of_log(x, 0.01, 0.001), rounded::log10(x))
}

/// Exponents from which on HotSpot's power may be off by several units.
pub const HUGE_EXPONENT: f64 = 8_388_608.0;

/// `Math.pow`, which gives the square root where `y` is a half, or computes that as any other power.
pub fn pow(x: f64, y: f64, takes_root: bool) -> Result {
    let width = match y.abs() {
        // A product.
        2.0 if y > 0.0 => 0.0,
        0.5 if y > 0.0 && takes_root => 0.0,
        ..1024.0 => 0.012,
        ..HUGE_EXPONENT => 0.1,
        _ => 0.5,
    };
    unless_within(width, rounded::pow(x, y))
}

/// `Math.cbrt`, from JDK 25 on.
pub fn cbrt(x: f64) -> Result {
    unless_within(0.03, rounded::cbrt(x))
}

/// `Math.tanh`, from JDK 24 on.
pub fn tanh(x: f64) -> Result {
    let width = match x.abs() {
        ..0.25 => 0.02,
        ..1.0 => 0.005,
        _ => 0.001,
    };
    unless_within(width, rounded::tanh(x))
}
