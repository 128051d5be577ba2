//! Floating point: bit casts, the functions of `Math` that HotSpot replaces, and those of `StrictMath` that the JDK
//! leaves to native code.

use super::{intrinsics, strict};
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::stop::{Args, Outcome};

fn one<H: Host>(m: &Machine<H>, a: Args) -> f64 {
    f64::from_bits(m.arg(a, 0))
}

fn two<H: Host>(m: &Machine<H>, a: Args) -> (f64, f64) {
    (f64::from_bits(m.arg(a, 0)), f64::from_bits(m.arg(a, 2)))
}

fn double(value: f64) -> Outcome {
    Outcome::Value(value.to_bits())
}

/// A result of `Math`; that `java` may have another is told beside the answer.
fn nearest<H: Host>(m: &mut Machine<H>, result: intrinsics::Result, note: &'static str) -> Outcome {
    if result.is_open {
        m.environment_uses.insert(note);
    }
    double(result.value)
}

/// A native of `Math` with one argument.
macro_rules! nearest {
    ($function:ident, $note:literal) => {
        (stringify!($function), "(D)D", |m, a| {
            let result = intrinsics::$function(one(m, a));
            nearest(m, result, $note)
        })
    };
}

fn power<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (x, y) = two(m, a);
    let note = match y.abs() < intrinsics::HUGE_EXPONENT {
        true => "last bit of Math.pow (the JVM may round it the other way)",
        false => "last bits of Math.pow with a huge exponent (the JVM may be off by several units)",
    };
    let takes_root = m.version().takes_root;
    nearest(m, intrinsics::pow(x, y, takes_root), note)
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
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
                    nearest!(sin, "last bit of Math.sin (the JVM may round it the other way)"),
                    nearest!(cos, "last bit of Math.cos (the JVM may round it the other way)"),
                    nearest!(tan, "last bit of Math.tan (the JVM may round it the other way)"),
                    nearest!(exp, "last bit of Math.exp (the JVM may round it the other way)"),
                    nearest!(log, "last bit of Math.log (the JVM may round it the other way)"),
                    nearest!(log10, "last bit of Math.log10 (the JVM may round it the other way)"),
                    ("pow", "*", power),
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
        ]
    }
}

/// For the versions whose HotSpot replaces it.
pub(super) fn hyperbolic_tangent<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const { &[("java/lang/Math", &[nearest!(tanh, "last bit of Math.tanh (the JVM may round it the other way)")])] }
}

/// For the versions whose HotSpot replaces it.
pub(super) fn cube_root<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const { &[("java/lang/Math", &[nearest!(cbrt, "last bit of Math.cbrt (the JVM may round it the other way)")])] }
}

/// For the versions that leave it to native code.
pub(super) fn strict<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/lang/StrictMath",
            &[
                ("sqrt", "*", |m, a| double(one(m, a).sqrt())),
                ("sin", "*", |m, a| double(strict::sin(one(m, a)))),
                ("cos", "*", |m, a| double(strict::cos(one(m, a)))),
                ("tan", "*", |m, a| double(libm::tan(one(m, a)))),
                ("asin", "*", |m, a| double(libm::asin(one(m, a)))),
                ("acos", "*", |m, a| double(libm::acos(one(m, a)))),
                ("atan", "*", |m, a| double(libm::atan(one(m, a)))),
                ("atan2", "*", |m, a| {
                    let (y, x) = two(m, a);
                    double(strict::atan2(y, x))
                }),
                ("log", "*", |m, a| double(strict::log(one(m, a)))),
                ("log10", "*", |m, a| double(strict::log10(one(m, a)))),
                ("log1p", "*", |m, a| double(strict::log1p(one(m, a)))),
                ("expm1", "*", |m, a| double(libm::expm1(one(m, a)))),
                ("sinh", "*", |m, a| double(strict::sinh(one(m, a)))),
                ("cosh", "*", |m, a| double(strict::cosh(one(m, a)))),
                ("tanh", "*", |m, a| double(strict::tanh(one(m, a)))),
                ("IEEEremainder", "*", |m, a| {
                    let (x, y) = two(m, a);
                    double(libm::remainder(x, y))
                }),
            ],
        )]
    }
}
