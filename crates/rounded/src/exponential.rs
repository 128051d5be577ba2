//! e^x: a multiple of ln 2 is taken off, then a multiple of 1/64; the rest goes into the series.

use crate::Rounded;
use crate::fixed::{COSINE, EXPONENTIAL, LN_2, ONE, SINE, ratio, sum, times};
use crate::logarithm::natural;
use crate::wide::Wide;

/// `e^(i / 64)`.
const TABLE: [u128; 45] = {
    let mut table = [0; 45];
    let mut index = 0;
    while index < 45 {
        table[index] = sum(&EXPONENTIAL, ratio(index as u128, 64), 34);
        index += 1;
    }
    table
};

/// From this size on all powers of e are infinite or 0.
const LARGE: f64 = 768.0;

/// e to what is below `LARGE` in size.
fn exponential(x: Wide) -> Wide {
    // With 117 bits behind the point.
    const LN: i128 = (LN_2 >> 11) as i128;
    let size = x.mantissa.checked_shr((10 - x.exponent) as u32).unwrap_or(0) as i128;
    let fixed = if x.negative { -size } else { size };
    // The quotient of floating point is off by 1 at most.
    let mut twos = (fixed as f64 * (1.0 / LN as f64)).floor() as i128;
    let mut rest = fixed - twos * LN;
    if !(0..LN).contains(&rest) {
        let step = if rest < 0 { -1 } else { 1 };
        (twos, rest) = (twos + step, rest - LN * step);
    }
    let rest = rest as u128;
    let parts = rest >> 111;
    let small = (rest - (parts << 111)) << 10;
    let value = times(TABLE[parts as usize], sum(&EXPONENTIAL, small, 14));
    Wide::new(false, value, twos as i32)
}

/// e to the power of `x`.
pub fn exp(x: f64) -> Rounded {
    match x {
        _ if x.is_nan() => Rounded::exact(f64::NAN),
        _ if x >= LARGE => Rounded::exact(f64::INFINITY),
        _ if x <= -LARGE => Rounded::exact(0.0),
        0.0 => Rounded::exact(1.0),
        _ => exponential(Wide::of(x)).round(),
    }
}

/// Whether `y` is a whole number, and whether it is an odd one.
fn whole(y: f64) -> (bool, bool) {
    // From 2^53 on all doubles are even.
    let whole = y.trunc() == y;
    (whole, whole && y.abs() < 9_007_199_254_740_992.0 && y as i64 & 1 == 1)
}

/// `x` to the power of `y`, with Java's answers where nothing is to be computed.
pub fn pow(x: f64, y: f64) -> Rounded {
    if y == 0.0 {
        return Rounded::exact(1.0);
    }
    if x.is_nan() || y.is_nan() || x.abs() == 1.0 && y.is_infinite() {
        return Rounded::exact(f64::NAN);
    }
    let (whole, odd) = whole(y);
    let signed = |size: f64| Rounded::exact(if odd && x.is_sign_negative() { -size } else { size });
    let large = if (x.abs() > 1.0) == (y > 0.0) { f64::INFINITY } else { 0.0 };
    if y.is_infinite() {
        return Rounded::exact(large);
    }
    if x == 0.0 || x.is_infinite() {
        return signed(large);
    }
    if x < 0.0 && !whole {
        return Rounded::exact(f64::NAN);
    }
    if x.abs() == 1.0 {
        return signed(1.0);
    }
    let size = Wide::of(x.abs());
    let power = natural(size).times(Wide::of(y));
    if power.exponent > 9 || power.exponent == 9 && power.mantissa >> 126 == 3 {
        return signed(large);
    }
    let power = exact_power(size, y).unwrap_or_else(|| exponential(power));
    let rounded = Wide { negative: odd && x < 0.0, ..power }.round();
    // A root can lie nearer to a tie than the digits here tell.
    if y == 0.5 { Rounded { value: x.sqrt(), ..rounded } } else { rounded }
}

/// `x` to the power of `y` if that has few digits: it may be a double, or a tie.
fn exact_power(x: Wide, y: f64) -> Option<Wide> {
    let zeros = x.mantissa.trailing_zeros();
    let (mut odd, mut exponent, mut y) = (x.mantissa >> zeros, x.exponent - 127 + zeros as i32, y);
    // A root of such a number is a whole number or has no end.
    while y.trunc() != y {
        if odd & 7 != 1 {
            // No square.
            return None;
        }
        let root = (odd as f64).sqrt() as u128;
        if root * root != odd || exponent % 2 != 0 || exponent == 0 && odd == 1 {
            return None;
        }
        (odd, exponent, y) = (root, exponent / 2, y * 2.0);
    }
    let digits = f64::from(odd.ilog2());
    if digits * y.abs() >= 128.0 || odd != 1 && y < 0.0 {
        return None;
    }
    let power = if odd == 1 { 1 } else { odd.checked_pow(y as u32)? };
    Some(Wide::new(false, power, 127 + (f64::from(exponent) * y) as i32))
}

/// The hyperbolic tangent.
pub fn tanh(x: f64) -> Rounded {
    let size = x.abs();
    if x == 0.0 || x.is_nan() {
        return Rounded::exact(x);
    }
    if size >= 32.0 {
        return Rounded::exact(1.0_f64.copysign(x));
    }
    let value = if size <= 1.0 {
        let argument = Wide::of(size);
        let fixed = argument.fixed();
        let square = times(fixed, fixed);
        let sine = argument.times(Wide::new(false, sum(&SINE, square, 14), 0));
        sine.over(Wide::new(false, sum(&COSINE, square, 14), 0))
    } else {
        let small = exponential(Wide::of(-2.0 * size)).fixed();
        Wide::new(false, ONE - small, 0).over(Wide::new(false, ONE + small, 0))
    };
    Wide { negative: x < 0.0, ..value }.round()
}
