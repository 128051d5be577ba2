//! The functions of `Math` against tables of what `java` gives (`math/`), on x86-64: JDK 17, and JDK 25 for `cbrt`
//! and `tanh`. Many lines lie next to a tie.

use machine::natives::intrinsics::{self, HUGE_EXPONENT, Result};

/// Compares, and gives how many lines differ in a result that is said to be open.
fn compare<const COUNT: usize>(table: &str, function: impl Fn([f64; COUNT]) -> Result) -> usize {
    let mut differing = 0;
    for line in table.lines() {
        let words: Vec<u64> = line
            .split(' ')
            .map(|word| u64::from_str_radix(word, 16).expect("the bits of a double"))
            .collect();
        let arguments: [f64; COUNT] = std::array::from_fn(|index| f64::from_bits(words[index]));
        let (result, java) = (function(arguments), f64::from_bits(words[COUNT]));
        if result.value.to_bits() == java.to_bits() || result.value.is_nan() && java.is_nan() {
            continue;
        }
        differing += 1;
        assert!(result.is_open, "{} instead of {java} at {arguments:?}", result.value);
        let units = result.value.to_bits().abs_diff(java.to_bits());
        let is_huge = COUNT == 2 && arguments[1].abs() >= HUGE_EXPONENT;
        assert!(units == 1 || is_huge && units < 8, "{units} units at {arguments:?}");
    }
    differing
}

#[test]
fn results_are_those_of_java_unless_they_are_open() {
    // Of each table, how many of the lines were chosen because they differ.
    let differing = [
        compare(include_str!("math/sin.txt"), |[x]| intrinsics::sin(x)),
        compare(include_str!("math/cos.txt"), |[x]| intrinsics::cos(x)),
        compare(include_str!("math/tan.txt"), |[x]| intrinsics::tan(x)),
        compare(include_str!("math/exp.txt"), |[x]| intrinsics::exp(x)),
        compare(include_str!("math/log.txt"), |[x]| intrinsics::log(x)),
        compare(include_str!("math/log10.txt"), |[x]| intrinsics::log10(x)),
        compare(include_str!("math/pow.txt"), |[x, y]| intrinsics::pow(x, y, true)),
        compare(include_str!("math/cbrt.txt"), |[x]| intrinsics::cbrt(x)),
        compare(include_str!("math/tanh.txt"), |[x]| intrinsics::tanh(x)),
    ];
    assert_eq!(differing, [43, 47, 44, 31, 9, 22, 17, 48, 36]);
}

/// HotSpot multiplies and takes the root, whatever runs the call; that of JDK 11 takes no root.
#[test]
fn squares_and_square_roots_are_never_open() {
    for x in [1e300, 1.1, 0.1, 3.0, 1e-170, 94_906_267.0, f64::MAX, 5e-324] {
        let (square, root) = (intrinsics::pow(x, 2.0, true), intrinsics::pow(x, 0.5, true));
        assert_eq!((square.value, square.is_open), (x * x, false));
        assert_eq!((root.value, root.is_open), (x.sqrt(), false));
    }
    let x = 702.667_547_894_591_7_f64;
    let root = intrinsics::pow(x, 0.5, false);
    assert_eq!((root.value, root.is_open), (x.sqrt(), true));
    assert_eq!(intrinsics::pow(f64::NEG_INFINITY, 0.5, true).value, f64::INFINITY);
    assert_eq!(intrinsics::pow(-0.0, 0.5, true).value.to_bits(), 0);
}

/// What has no digits to round.
#[test]
fn special_values_are_not_open() {
    let results = [
        intrinsics::sin(f64::INFINITY),
        intrinsics::tan(-0.0),
        intrinsics::exp(800.0),
        intrinsics::exp(-800.0),
        intrinsics::log(0.0),
        intrinsics::log10(1000.0),
        intrinsics::pow(10.0, 22.0, true),
        intrinsics::pow(1.0, 1e300, true),
        intrinsics::pow(2.0, 1e9, true),
        intrinsics::pow(f64::NAN, 0.0, true),
        intrinsics::cbrt(27.0),
        intrinsics::tanh(40.0),
    ];
    assert!(results.iter().all(|result| !result.is_open), "{results:?}");
}
