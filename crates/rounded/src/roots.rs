//! The cube root, by a step of Newton's method behind a root of 53 bits.

use crate::Rounded;
use crate::fixed::high;
use crate::wide::Wide;

/// The cube root.
pub fn cbrt(x: f64) -> Rounded {
    if x == 0.0 || !x.is_finite() {
        return Rounded::exact(x);
    }
    let wide = Wide::of(x);
    let thirds = wide.exponent.div_euclid(3);
    let mantissa = (wide.mantissa >> 75) << wide.exponent.rem_euclid(3);
    // From 1 up to 8.
    let rest = mantissa as f64 / (1_u64 << 52) as f64;
    let mut root = 0.9 + rest / 7.0;
    for _ in 0..7 {
        root -= (root - rest / (root * root)) / 3.0;
    }
    // With 123 bits behind the point.
    let digits = u128::from((root * (1_u64 << 52) as f64) as u64);
    let cube = high((digits * digits) << 21, digits << 74);
    let missing = (mantissa << 71) as i128 - cube as i128;
    let step = missing as f64 / (3.0 * root * root);
    let fixed = (digits << 71).wrapping_add_signed(step as i128);
    Wide::new(x < 0.0, fixed, thirds + 4).round()
}
