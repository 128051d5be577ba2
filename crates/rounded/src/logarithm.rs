//! Logarithms: a factor from a table brings the argument next to 1, then the series of ln(1 + x).

use crate::Rounded;
use crate::fixed::{INVERSES, LN_2, alternating, ratio, sum, times};
use crate::wide::Wide;

/// The smallest factor of the table, in parts of 128.
const FIRST: u64 = 90;

/// `ln(128 / j)` for `j` from `FIRST` on, with 116 bits behind the point.
const TABLE: [i128; 93] = {
    let mut table = [0; 93];
    let mut index = 0;
    while index < 93 {
        let j = FIRST as u128 + index as u128;
        // ln((1 + z) / (1 - z)) = 2 (z + z^3 / 3 + z^5 / 5 + ...)
        let z = ratio(j.abs_diff(128), j + 128);
        let square = times(z, z);
        let (mut power, mut sum, mut k) = (z, 0, 0);
        while k < 20 {
            sum += times(power, INVERSES[2 * k]);
            power = times(power, square);
            k += 1;
        }
        let size = (sum >> 10) as i128;
        table[index] = if j > 128 { -size } else { size };
        index += 1;
    }
    table
};

/// ln of a positive number that is not 1.
pub(crate) fn natural(x: Wide) -> Wide {
    let mantissa = (x.mantissa >> 75) as u64;
    let upper = mantissa > 0x16_A09E_667F_3BCD;
    // The mantissa stands for a number between the roots of 1/2 and of 2.
    let (exponent, point) = if upper { (x.exponent + 1, 53) } else { (x.exponent, 52) };
    let j = ((256 << point) / mantissa).div_ceil(2).clamp(FIRST, FIRST + 92);
    let rest = (mantissa * j) as i64 - (128_i64 << point);
    let fixed = u128::from(rest.unsigned_abs()) << (120 - point);
    let series = match rest < 0 {
        true => sum(&INVERSES, fixed, 16),
        false => alternating(&INVERSES, fixed, 16),
    };
    if exponent == 0 && j == 128 {
        return Wide::new(rest < 0, fixed, 0).times(Wide::new(false, series, 0));
    }
    let part = (times(fixed, series) >> 11) as i128;
    let twos = i128::from(exponent) * (LN_2 >> 12) as i128;
    let whole = twos + TABLE[(j - FIRST) as usize] + if rest < 0 { -part } else { part };
    Wide::new(whole < 0, whole.unsigned_abs(), 11)
}

/// What the logarithms have where there is nothing to compute.
fn special(x: f64) -> Option<f64> {
    match x {
        0.0 => Some(f64::NEG_INFINITY),
        1.0 => Some(0.0),
        _ if x.is_nan() || x < 0.0 => Some(f64::NAN),
        f64::INFINITY => Some(f64::INFINITY),
        _ => None,
    }
}

/// The natural logarithm.
pub fn log(x: f64) -> Rounded {
    special(x).map_or_else(|| natural(Wide::of(x)).round(), Rounded::exact)
}

/// The logarithm to the base 10.
pub fn log10(x: f64) -> Rounded {
    const INVERSE_OF_LN_10: Wide =
        Wide { negative: false, mantissa: 0xDE5B_D8A9_3728_7195_355B_AAAF_AD33_DC32, exponent: -2 };
    special(x).map_or_else(|| natural(Wide::of(x)).times(INVERSE_OF_LN_10).round(), Rounded::exact)
}
