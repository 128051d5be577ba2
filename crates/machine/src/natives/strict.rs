//! The functions of `StrictMath` to the last bit: its specification prescribes the results of the published
//! fdlibm algorithms (reduction of the argument, then a polynomial evaluated in a fixed order). Written from
//! those descriptions; the order of every operation matters.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_2};

fn high(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

fn with_high(x: f64, high: i32) -> f64 {
    f64::from_bits(x.to_bits() & 0xFFFF_FFFF | u64::from(high as u32) << 32)
}

const LN2_HIGH: f64 = 6.931_471_803_691_238e-1;
const LN2_LOW: f64 = 1.908_214_929_270_587_7e-10;
const TWO54: f64 = 18_014_398_509_481_984.0;

/// Sine of `x + y`, `|x| <= pi/4`, `y` the tail of `x`.
fn kernel_sin(x: f64, y: f64, has_tail: bool) -> f64 {
    const S: [f64; 6] = [
        -1.666_666_666_666_663_2e-1,
        8.333_333_333_322_49e-3,
        -1.984_126_982_985_795e-4,
        2.755_731_370_707_006_8e-6,
        -2.505_076_025_340_686_3e-8,
        1.589_690_995_211_55e-10,
    ];
    if high(x) & 0x7FFF_FFFF < 0x3E40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    if has_tail { x - ((z * (0.5 * y - v * r) - y) - v * S[0]) } else { x + v * (S[0] + z * r) }
}

/// Cosine of `x + y`.
fn kernel_cos(x: f64, y: f64) -> f64 {
    const C: [f64; 6] = [
        4.166_666_666_666_66e-2,
        -1.388_888_888_887_411e-3,
        2.480_158_728_947_673e-5,
        -2.755_731_435_139_066_3e-7,
        2.087_572_321_298_175e-9,
        -1.135_964_755_778_819_5e-11,
    ];
    let ix = high(x) & 0x7FFF_FFFF;
    if ix < 0x3E40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if ix < 0x3FD3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    // A part near x*x/2 that has few bits is taken out, so that 1 minus it is exact.
    let q =
        if ix > 0x3FE9_0000 { 0.28125 } else { f64::from_bits(u64::from((ix - 0x0020_0000) as u32) << 32) };
    let half = 0.5 * z - q;
    (1.0 - q) - (half - (z * r - x * y))
}

/// The quadrant of `x` and the rest as a sum of two.
fn reduce(x: f64) -> (i32, f64, f64) {
    const P1: f64 = 1.570_796_326_734_125_6;
    const P1_TAIL: f64 = 6.077_100_506_506_192e-11;
    const P2: f64 = 6.077_100_506_303_966e-11;
    const P2_TAIL: f64 = 2.022_266_248_795_950_6e-21;
    const P3: f64 = 2.022_266_248_711_166_5e-21;
    const P3_TAIL: f64 = 8.478_427_660_368_9e-32;
    let hx = high(x);
    let ix = hx & 0x7FFF_FFFF;
    if ix <= 0x3FE9_21FB {
        return (0, x, 0.0);
    }
    if ix < 0x4002_D97C {
        let (z, tail) = match ix {
            0x3FF9_21FB => (x.abs() - P1 - P2, P2_TAIL),
            _ => (x.abs() - P1, P1_TAIL),
        };
        let y0 = z - tail;
        let y1 = (z - y0) - tail;
        return if hx > 0 { (1, y0, y1) } else { (-1, -y0, -y1) };
    }
    if ix > 0x4139_21FB {
        return super::reduction::reduce(x);
    }
    let t = x.abs();
    let n = (t * FRAC_2_PI + 0.5) as i32;
    let whole = f64::from(n);
    let (mut r, mut w) = (t - whole * P1, whole * P1_TAIL);
    let mut y0 = r - w;
    if n >= 32 || ix == high(whole * FRAC_PI_2) {
        let lost = |y0: f64| (ix >> 20) - (high(y0) >> 20 & 0x7FF);
        for (limit, part, tail) in [(16, P2, P2_TAIL), (49, P3, P3_TAIL)] {
            if lost(y0) <= limit {
                break;
            }
            let before = r;
            w = whole * part;
            r = before - w;
            w = whole * tail - ((before - r) - w);
            y0 = r - w;
        }
    }
    let y1 = (r - y0) - w;
    if hx < 0 { (-n, -y0, -y1) } else { (n, y0, y1) }
}

/// The sine of an angle.
pub fn sin(x: f64) -> f64 {
    if high(x) & 0x7FFF_FFFF <= 0x3FE9_21FB {
        return kernel_sin(x, 0.0, false);
    }
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, y0, y1) = reduce(x);
    match n & 3 {
        0 => kernel_sin(y0, y1, true),
        1 => kernel_cos(y0, y1),
        2 => -kernel_sin(y0, y1, true),
        _ => -kernel_cos(y0, y1),
    }
}

/// The cosine of an angle.
pub fn cos(x: f64) -> f64 {
    if high(x) & 0x7FFF_FFFF <= 0x3FE9_21FB {
        return kernel_cos(x, 0.0);
    }
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, y0, y1) = reduce(x);
    match n & 3 {
        0 => kernel_cos(y0, y1),
        1 => -kernel_sin(y0, y1, true),
        2 => -kernel_cos(y0, y1),
        _ => kernel_sin(y0, y1, true),
    }
}

/// `x = 2^k * (1 + f)`, and the logarithm of `1 + f` by a polynomial in `f / (2 + f)`.
pub fn log(x: f64) -> f64 {
    const L: [f64; 7] = [
        6.666_666_666_666_735e-1,
        3.999_999_999_940_942e-1,
        2.857_142_874_366_239e-1,
        2.222_219_843_214_978_4e-1,
        1.818_357_216_161_805e-1,
        1.531_383_769_920_937_3e-1,
        1.479_819_860_511_658_6e-1,
    ];
    let (x, mut k) = match exponent(x) {
        Ok(parts) => parts,
        Err(special) => return special,
    };
    let hx = high(x) & 0x000F_FFFF;
    let i = (hx + 0x95F64) & 0x0010_0000;
    let x = with_high(x, hx | (i ^ 0x3FF0_0000));
    k += i >> 20;
    let f = x - 1.0;
    let dk = f64::from(k);
    if 0x000F_FFFF & (2 + hx) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + dk * LN2_LOW };
        }
        let r = f * f * (0.5 - 0.333_333_333_333_333_3 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - dk * LN2_LOW) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let t1 = w * (L[1] + w * (L[3] + w * L[5]));
    let t2 = z * (L[0] + w * (L[2] + w * (L[4] + w * L[6])));
    let r = t2 + t1;
    if (hx - 0x6147A) | (0x6B851 - hx) > 0 {
        let half = 0.5 * f * f;
        return if k == 0 {
            f - (half - s * (half + r))
        } else {
            dk * LN2_HIGH - ((half - (s * (half + r) + dk * LN2_LOW)) - f)
        };
    }
    if k == 0 { f - s * (f - r) } else { dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f) }
}

/// What a logarithm starts from: the number, normal, and its exponent; or the result where there is nothing to compute.
fn exponent(x: f64) -> Result<(f64, i32), f64> {
    if x.is_nan() || x < 0.0 {
        return Err(f64::NAN);
    }
    if x == 0.0 {
        return Err(f64::NEG_INFINITY);
    }
    if x.is_infinite() {
        return Err(x);
    }
    let (x, shift) = if x < f64::MIN_POSITIVE { (x * TWO54, -54) } else { (x, 0) };
    Ok((x, shift + (high(x) >> 20) - 1023))
}

/// The decimal logarithm: with `x = 2^n * f`, the logarithm of `f` is scaled and `n` times the logarithm of 2
/// added in two parts.
pub fn log10(x: f64) -> f64 {
    const SCALE: f64 = f64::from_bits(0x3FDB_CB7B_1526_E50E);
    const LOG2_HIGH: f64 = f64::from_bits(0x3FD3_4413_509F_6000);
    const LOG2_LOW: f64 = f64::from_bits(0x3D59_FEF3_11F1_2B36);
    let (x, k) = match exponent(x) {
        Ok(parts) => parts,
        Err(special) => return special,
    };
    let negative = i32::from(k < 0);
    let y = f64::from(k + negative);
    let x = with_high(x, high(x) & 0x000F_FFFF | (0x3FF - negative) << 20);
    let z = y * LOG2_LOW + SCALE * log(x);
    z + y * LOG2_HIGH
}

/// `1 + x = 2^k * (1 + f)`, with a correction for what `1 + x` lost.
pub fn log1p(x: f64) -> f64 {
    const L: [f64; 7] = [
        6.666_666_666_666_735e-1,
        3.999_999_999_940_942e-1,
        2.857_142_874_366_239e-1,
        2.222_219_843_214_978_4e-1,
        1.818_357_216_161_805e-1,
        1.531_383_769_920_937_3e-1,
        1.479_819_860_511_658_6e-1,
    ];
    let hx = high(x);
    let ax = hx & 0x7FFF_FFFF;
    let (mut k, mut f, mut hu, mut c) = (1, 0.0, 1, 0.0);
    if hx < 0x3FDA_827A {
        if ax >= 0x3FF0_0000 {
            return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
        }
        if ax < 0x3E20_0000 {
            return if ax < 0x3C90_0000 { x } else { x - x * x * 0.5 };
        }
        if hx > 0 || hx <= 0xBFD2_BEC3_u32 as i32 {
            (k, f) = (0, x);
        }
    }
    if hx >= 0x7FF0_0000 {
        return x + x;
    }
    if k != 0 {
        let mut u = if hx < 0x4340_0000 { 1.0 + x } else { x };
        hu = high(u);
        k = (hu >> 20) - 1023;
        if hx < 0x4340_0000 {
            c = if k > 0 { 1.0 - (u - x) } else { x - (u - 1.0) };
            c /= u;
        }
        hu &= 0x000F_FFFF;
        if hu < 0x6A09E {
            u = with_high(u, hu | 0x3FF0_0000);
        } else {
            k += 1;
            u = with_high(u, hu | 0x3FE0_0000);
            hu = (0x0010_0000 - hu) >> 2;
        }
        f = u - 1.0;
    }
    let dk = f64::from(k);
    let half = 0.5 * f * f;
    if hu == 0 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + (c + dk * LN2_LOW) };
        }
        let r = half * (1.0 - 0.666_666_666_666_666_7 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - (dk * LN2_LOW + c)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * (L[0] + z * (L[1] + z * (L[2] + z * (L[3] + z * (L[4] + z * (L[5] + z * L[6]))))));
    if k == 0 {
        f - (half - s * (half + r))
    } else {
        dk * LN2_HIGH - ((half - (s * (half + r) + (dk * LN2_LOW + c))) - f)
    }
}

/// The hyperbolic cosine.
pub fn cosh(x: f64) -> f64 {
    let ix = high(x) & 0x7FFF_FFFF;
    let a = x.abs();
    if ix >= 0x7FF0_0000 {
        return x * x;
    }
    if ix < 0x3FD6_2E43 {
        let t = libm::expm1(a);
        let w = 1.0 + t;
        return if ix < 0x3C80_0000 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if ix < 0x4036_0000 {
        let t = libm::exp(a);
        return 0.5 * t + 0.5 / t;
    }
    if ix < 0x4086_2E42 {
        return 0.5 * libm::exp(a);
    }
    if a.to_bits() <= 0x4086_33CE_8FB9_F87D {
        let w = libm::exp(0.5 * a);
        return (0.5 * w) * w;
    }
    f64::INFINITY
}

/// The hyperbolic sine.
pub fn sinh(x: f64) -> f64 {
    let ix = high(x) & 0x7FFF_FFFF;
    let a = x.abs();
    if ix >= 0x7FF0_0000 {
        return x + x;
    }
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    if ix < 0x4036_0000 {
        if ix < 0x3E30_0000 {
            return x;
        }
        let t = libm::expm1(a);
        return if ix < 0x3FF0_0000 {
            half * (2.0 * t - t * t / (t + 1.0))
        } else {
            half * (t + t / (t + 1.0))
        };
    }
    if ix < 0x4086_2E42 {
        return half * libm::exp(a);
    }
    if a.to_bits() <= 0x4086_33CE_8FB9_F87D {
        let w = libm::exp(0.5 * a);
        return (half * w) * w;
    }
    x * f64::INFINITY
}

/// The hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    let ix = high(x) & 0x7FFF_FFFF;
    if ix >= 0x7FF0_0000 {
        return if x.is_nan() { x } else { x.signum() };
    }
    if ix < 0x3C80_0000 {
        return x * (1.0 + x);
    }
    let z = if ix >= 0x4036_0000 {
        1.0
    } else if ix >= 0x3FF0_0000 {
        let t = libm::expm1(2.0 * x.abs());
        1.0 - 2.0 / (t + 2.0)
    } else {
        let t = libm::expm1(-2.0 * x.abs());
        -t / (t + 2.0)
    };
    if x < 0.0 { -z } else { z }
}

/// The angle of a point.
pub fn atan2(y: f64, x: f64) -> f64 {
    use std::f64::consts::{FRAC_PI_4, PI};
    const PI_LOW: f64 = 1.224_646_799_147_353_2e-16;
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return libm::atan(y);
    }
    let backwards = x.is_sign_negative();
    let signed = |angle: f64| if y.is_sign_negative() { -angle } else { angle };
    if y == 0.0 {
        return if backwards { signed(PI) } else { y };
    }
    if x == 0.0 {
        return signed(FRAC_PI_2);
    }
    if x.is_infinite() {
        return signed(match (y.is_infinite(), backwards) {
            (true, false) => FRAC_PI_4,
            (true, true) => 3.0 * FRAC_PI_4,
            (false, false) => 0.0,
            (false, true) => PI,
        });
    }
    if y.is_infinite() {
        return signed(FRAC_PI_2);
    }
    let ratio = ((high(y) & 0x7FFF_FFFF) - (high(x) & 0x7FFF_FFFF)) >> 20;
    let angle = match ratio {
        61.. => FRAC_PI_2 + 0.5 * PI_LOW,
        ..-60 if backwards => 0.0,
        _ => libm::atan((y / x).abs()),
    };
    match (backwards, y.is_sign_negative()) {
        (false, false) => angle,
        (false, true) => -angle,
        (true, false) => PI - (angle - PI_LOW),
        (true, true) => (angle - PI_LOW) - PI,
    }
}
