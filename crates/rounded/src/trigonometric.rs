//! Sine, cosine and tangent: the argument less a multiple of pi/2, then Taylor's series.

use crate::Rounded;
use crate::fixed::{COSINE, SINE, alternating, times};
use crate::wide::Wide;
use std::f64::consts::FRAC_PI_4;

/// The bits of 2/pi behind the point.
const TWO_OVER_PI: [u64; 24] = [
    0xA2F9_836E_4E44_1529,
    0xFC27_57D1_F534_DDC0,
    0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0,
    0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4,
    0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F,
    0x6D36_7ECF_27CB_09B7,
    0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA,
    0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB,
    0xF0CF_BC20_9AF4_361D,
    0xA9E3_9161_5EE6_1B08,
    0x6599_855F_14A0_6840,
    0x8DFF_D880_4D73_2731,
    0x0606_1556_CA73_A8C9,
];

const HALF_PI: Wide =
    Wide { negative: false, mantissa: 0xC90F_DAA2_2168_C234_C4C6_628B_80DC_1CD1, exponent: 0 };

/// The bits of 2/pi from behind the point on, less the first `skipped`.
fn two_over_pi(skipped: u32) -> [u64; 4] {
    let (word, bit) = ((skipped / 64) as usize, skipped % 64);
    std::array::from_fn(|index| {
        let pair = u128::from(TWO_OVER_PI[word + index]) << 64 | u128::from(TWO_OVER_PI[word + index + 1]);
        (pair << bit >> 64) as u64
    })
}

/// The quadrant of a size that is above pi/4, and what remains, at most pi/4.
///
/// After Payne and Hanek (1983): of the bits of 2/pi only those matter that give no multiples of 4.
fn reduce(x: Wide) -> (u32, Wide) {
    let (mantissa, exponent) = ((x.mantissa >> 75) as u64, x.exponent - 52);
    let window = two_over_pi((exponent - 2).max(0) as u32);
    let mut product = [0_u64; 5];
    let mut carry = 0_u128;
    for index in (0..4).rev() {
        let part = u128::from(window[index]) * u128::from(mantissa) + carry;
        product[index + 1] = part as u64;
        carry = part >> 64;
    }
    product[0] = carry as u64;
    // Two bits are to stand before the point.
    let shift = (62 + exponent.min(2)) as u32;
    let turns: [u64; 4] = std::array::from_fn(|index| {
        let pair = u128::from(product[index]) << 64 | u128::from(product[index + 1]);
        (pair << (shift % 64) >> 64) as u64
    });
    let turns = if shift == 64 { [product[1], product[2], product[3], product[4]] } else { turns };
    let whole = (turns[0] >> 62) as u32;
    let join = |a: u64, b: u64| u128::from(a) << 64 | u128::from(b);
    let (mut top, mut low) = (join(turns[0], turns[1]), join(turns[2], turns[3]));
    top = top << 2 | low >> 126;
    low <<= 2;
    let over_half = top >> 127 == 1;
    if over_half {
        (top, low) = (!top, !low);
    }
    // A double of this size is no nearer to a multiple of pi/2 than 2^-62 or so.
    let zeros = top.leading_zeros();
    let top = if zeros == 0 { top } else { top << zeros | low >> (128 - zeros) };
    let rest = Wide { negative: over_half, mantissa: top, exponent: -1 - zeros as i32 };
    (whole + u32::from(over_half), rest.times(HALF_PI))
}

/// The quadrant of `x` and what remains, with the sign as if `x` were positive.
fn quadrant(x: f64) -> (u32, Wide) {
    let size = Wide::of(x.abs());
    if x.abs() <= FRAC_PI_4 { (0, size) } else { reduce(size) }
}

fn square(x: Wide) -> u128 {
    let fixed = x.fixed();
    times(fixed, fixed)
}

/// The sine of what is at most pi/4 in size.
fn small_sine(x: Wide) -> Wide {
    x.times(Wide::new(false, alternating(&SINE, square(x), 13), 0))
}

/// The cosine of the same.
fn small_cosine(x: Wide) -> Wide {
    Wide::new(false, alternating(&COSINE, square(x), 14), 0)
}

/// The sine.
pub fn sin(x: f64) -> Rounded {
    if x == 0.0 || !x.is_finite() {
        return Rounded::exact(if x == 0.0 { x } else { f64::NAN });
    }
    let (quadrant, rest) = quadrant(x);
    let size = if quadrant % 2 == 0 { small_sine(rest) } else { small_cosine(rest) };
    Wide { negative: size.negative ^ (quadrant & 2 != 0) ^ (x < 0.0), ..size }.round()
}

/// The cosine.
pub fn cos(x: f64) -> Rounded {
    if x == 0.0 || !x.is_finite() {
        return Rounded::exact(if x == 0.0 { 1.0 } else { f64::NAN });
    }
    let (quadrant, rest) = quadrant(x);
    let size = if quadrant % 2 == 0 { small_cosine(rest) } else { small_sine(rest) };
    Wide { negative: size.negative ^ ((quadrant + 1) & 2 != 0), ..size }.round()
}

/// The tangent.
pub fn tan(x: f64) -> Rounded {
    if x == 0.0 || !x.is_finite() {
        return Rounded::exact(if x == 0.0 { x } else { f64::NAN });
    }
    let (quadrant, rest) = quadrant(x);
    let (sine, cosine) = (small_sine(rest), small_cosine(rest));
    let size = if quadrant % 2 == 0 { sine.over(cosine) } else { cosine.over(sine) };
    Wide { negative: size.negative ^ (quadrant & 1 != 0) ^ (x < 0.0), ..size }.round()
}
