//! Results against those of an arithmetic of 300 digits and more (MPFR). A line of a table has the bits of the
//! arguments, those of the double that is nearest, and how far the exact value is from a tie.

use rounded::Rounded;

fn agrees<const COUNT: usize>(table: &str, function: impl Fn([f64; COUNT]) -> Rounded) {
    for line in table.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let double =
            |word: &str| f64::from_bits(u64::from_str_radix(word, 16).expect("the bits of a double"));
        let arguments = std::array::from_fn(|index| double(words[index]));
        let rounded = function(arguments);
        assert_eq!(rounded.value.to_bits(), double(words[COUNT]).to_bits(), "at {arguments:?}");
        let from_tie: f64 = words[COUNT + 1].parse().expect("a distance");
        assert!((rounded.from_tie - from_tie).abs() < 1e-11, "{} at {arguments:?}", rounded.from_tie);
    }
    assert!(table.lines().count() > 150, "the table has shrunk");
}

#[test]
fn circular_functions_are_exact() {
    agrees(include_str!("exact/sin.txt"), |[x]| rounded::sin(x));
    agrees(include_str!("exact/cos.txt"), |[x]| rounded::cos(x));
    agrees(include_str!("exact/tan.txt"), |[x]| rounded::tan(x));
}

#[test]
fn exponentials_are_exact() {
    agrees(include_str!("exact/exp.txt"), |[x]| rounded::exp(x));
    agrees(include_str!("exact/pow.txt"), |[x, y]| rounded::pow(x, y));
    agrees(include_str!("exact/tanh.txt"), |[x]| rounded::tanh(x));
}

#[test]
fn logarithms_and_roots_are_exact() {
    agrees(include_str!("exact/log.txt"), |[x]| rounded::log(x));
    agrees(include_str!("exact/log10.txt"), |[x]| rounded::log10(x));
    agrees(include_str!("exact/cbrt.txt"), |[x]| rounded::cbrt(x));
}

/// What is a double exactly is no question of rounding; what is a tie exactly goes to the even neighbour.
#[test]
fn exact_powers_are_exact() {
    for x in 1..=60_u64 {
        let mut power = 1_u64;
        for y in 0..=9 {
            let rounded = rounded::pow(x as f64, f64::from(y));
            assert_eq!(rounded.value, power as f64, "{x} to the power of {y}");
            power *= x;
        }
    }
    for y in -1074..=1023 {
        assert_eq!(
            rounded::pow(2.0, f64::from(y)).value,
            f64::from_bits(bits_of_two(y)),
            "2 to the power of {y}"
        );
    }
    // 208067 to the power of 3 has 54 bits, the last of which is set.
    let tie = rounded::pow(208_067.0, 3.0);
    assert_eq!((tie.value, tie.from_tie < 1e-12), (9_007_610_865_436_764.0, true));
}

fn bits_of_two(exponent: i32) -> u64 {
    if exponent < -1022 { 1 << (exponent + 1074) } else { ((exponent + 1023) as u64) << 52 }
}
