//! Floating point: bit casts and the functions of `StrictMath` that the JDK leaves to native code.

use super::{Outcome, Table};
use crate::machine::Machine;
use crate::natives::Args;

fn one(m: &Machine, a: Args) -> f64 {
    f64::from_bits(m.arg(a, 0))
}

fn two(m: &Machine, a: Args) -> (f64, f64) {
    (f64::from_bits(m.arg(a, 0)), f64::from_bits(m.arg(a, 2)))
}

fn double(value: f64) -> Outcome {
    Outcome::Value(value.to_bits())
}

/// The decimal logarithm by fdlibm's method, whose last bit StrictMath prescribes: with `x = 2^n * f`, the
/// logarithm of `f` is scaled and `n` times the logarithm of 2 added in two parts.
fn log10(x: f64) -> f64 {
    const SCALE: f64 = f64::from_bits(0x3FDB_CB7B_1526_E50E);
    const LOG2_HIGH: f64 = f64::from_bits(0x3FD3_4413_509F_6000);
    const LOG2_LOW: f64 = f64::from_bits(0x3D59_FEF3_11F1_2B36);
    if x.is_nan() || x <= 0.0 || x.is_infinite() {
        return if x == 0.0 { f64::NEG_INFINITY } else if x < 0.0 { f64::NAN } else { x };
    }
    let (bits, shift) = if x < f64::MIN_POSITIVE { ((x * 2f64.powi(54)).to_bits(), 54) } else { (x.to_bits(), 0) };
    let exponent = (bits >> 52) as i64 - 1023 - shift;
    let negative = i64::from(exponent < 0);
    let mantissa = bits & 0x000F_FFFF_FFFF_FFFF | ((1023 - negative) as u64) << 52;
    let whole = (exponent + negative) as f64;
    let rest = whole * LOG2_LOW + SCALE * libm::log(f64::from_bits(mantissa));
    rest + whole * LOG2_HIGH
}

pub(super) const TABLES: &[(&str, Table)] = &[
    (
        "java/lang/Float",
        &[
            ("floatToRawIntBits", "*", |m, a| Outcome::Value(m.arg(a, 0))),
            ("intBitsToFloat", "*", |m, a| Outcome::Value(m.arg(a, 0))),
        ],
    ),
    (
        "java/lang/Double",
        &[
            ("doubleToRawLongBits", "*", |m, a| Outcome::Value(m.arg(a, 0))),
            ("longBitsToDouble", "*", |m, a| Outcome::Value(m.arg(a, 0))),
        ],
    ),
    (
        "java/lang/Math",
        &[
            ("sqrt", "*", |m, a| double(one(m, a).sqrt())),
            ("floor", "*", |m, a| double(one(m, a).floor())),
            ("ceil", "*", |m, a| double(one(m, a).ceil())),
            ("rint", "*", |m, a| double(one(m, a).round_ties_even())),
            ("fma", "(DDD)D", |m, a| {
                let (x, y) = two(m, a);
                double(x.mul_add(y, f64::from_bits(m.arg(a, 4))))
            }),
            ("fma", "(FFF)F", |m, a| {
                let value = |index| f32::from_bits(m.arg(a, index) as u32);
                Outcome::Value(u64::from(value(0).mul_add(value(1), value(2)).to_bits()))
            }),
        ],
    ),
    (
        "java/lang/StrictMath",
        &[
            ("sqrt", "*", |m, a| double(one(m, a).sqrt())),
            ("sin", "*", |m, a| double(libm::sin(one(m, a)))),
            ("cos", "*", |m, a| double(libm::cos(one(m, a)))),
            ("tan", "*", |m, a| double(libm::tan(one(m, a)))),
            ("asin", "*", |m, a| double(libm::asin(one(m, a)))),
            ("acos", "*", |m, a| double(libm::acos(one(m, a)))),
            ("atan", "*", |m, a| double(libm::atan(one(m, a)))),
            ("atan2", "*", |m, a| {
                let (y, x) = two(m, a);
                double(libm::atan2(y, x))
            }),
            ("log", "*", |m, a| double(libm::log(one(m, a)))),
            ("log10", "*", |m, a| double(log10(one(m, a)))),
            ("log1p", "*", |m, a| double(libm::log1p(one(m, a)))),
            ("expm1", "*", |m, a| double(libm::expm1(one(m, a)))),
            ("sinh", "*", |m, a| double(libm::sinh(one(m, a)))),
            ("cosh", "*", |m, a| double(libm::cosh(one(m, a)))),
            ("tanh", "*", |m, a| double(libm::tanh(one(m, a)))),
            ("IEEEremainder", "*", |m, a| {
                let (x, y) = two(m, a);
                double(libm::remainder(x, y))
            }),
        ],
    ),
];
