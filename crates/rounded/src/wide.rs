//! Numbers with 128 bits and an exponent of their own, and the double that is nearest.

use crate::Rounded;
use crate::fixed::{ONE, high, times};

/// `mantissa / 2^127 * 2^exponent`; the highest bit of the mantissa is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wide {
    pub(crate) negative: bool,
    pub(crate) mantissa: u128,
    pub(crate) exponent: i32,
}

impl Wide {
    /// `fixed / 2^127 * 2^exponent`, which is not zero.
    pub(crate) fn new(negative: bool, fixed: u128, exponent: i32) -> Wide {
        debug_assert!(fixed != 0);
        let zeros = fixed.leading_zeros();
        Wide { negative, mantissa: fixed << zeros, exponent: exponent - zeros as i32 }
    }

    /// A finite double that is not zero.
    pub(crate) fn of(x: f64) -> Wide {
        let bits = x.to_bits();
        let (biased, rest) = ((bits >> 52 & 0x7FF) as i32, bits & ((1 << 52) - 1));
        let mantissa = if biased == 0 { rest } else { rest | 1 << 52 };
        Wide::new(x.is_sign_negative(), u128::from(mantissa) << 75, biased.max(1) - 1023)
    }

    pub(crate) fn times(self, other: Wide) -> Wide {
        let product = high(self.mantissa, other.mantissa);
        Wide::new(self.negative != other.negative, product, self.exponent + other.exponent + 1)
    }

    pub(crate) fn over(self, other: Wide) -> Wide {
        // From 64 bits of the inverse, one step of Newton's method gives twice as many.
        let near = (ONE / ((other.mantissa >> 64) + 1)) << 63;
        let product = times(near, other.mantissa);
        let inverse = near + times(near, ONE - product);
        let inverse = Wide::new(other.negative, inverse, -other.exponent);
        self.times(inverse)
    }

    /// The size with 127 bits behind the point; it has to be below 2.
    pub(crate) fn fixed(self) -> u128 {
        self.mantissa.checked_shr(self.exponent.unsigned_abs()).unwrap_or(0)
    }

    /// The nearest double, ties to even.
    pub(crate) fn round(self) -> Rounded {
        let sign = u64::from(self.negative) << 63;
        if self.exponent > 1023 {
            return Rounded::exact(f64::from_bits(sign | f64::INFINITY.to_bits()));
        }
        // Below 2^-1022 doubles have fewer bits.
        let bits = 53 - (-1022 - self.exponent).max(0);
        let (kept, rest) = match bits {
            1.. => ((self.mantissa >> (128 - bits)) as u64, self.mantissa << bits),
            _ => (0, self.mantissa.checked_shr(bits.unsigned_abs()).unwrap_or(0)),
        };
        let up = rest > ONE || rest == ONE && kept & 1 == 1;
        // The hidden bit of a normal number counts one into the exponent, and so does a carry.
        let exponent = if bits == 53 { (self.exponent + 1022) as u64 } else { 0 };
        let size = (exponent << 52) + kept + u64::from(up);
        Rounded { value: f64::from_bits(sign | size), from_tie: rest.abs_diff(ONE) as f64 / ONE as f64 / 2.0 }
    }
}
