//! Numbers from 0 up to 2 with 127 bits behind the point, and series over them.

/// One.
pub(crate) const ONE: u128 = 1 << 127;

/// ln 2, with 128 bits behind the point.
pub(crate) const LN_2: u128 = 0xB172_17F7_D1CF_79AB_C9E3_B398_03F2_F6AF;

/// The upper half of the product of two whole numbers.
pub(crate) const fn high(a: u128, b: u128) -> u128 {
    const LOW: u128 = u64::MAX as u128;
    let (a1, a0, b1, b0) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let cross = a1 * b0 + ((a0 * b0) >> 64);
    let other = a0 * b1 + (cross & LOW);
    a1 * b1 + (cross >> 64) + (other >> 64)
}

/// The product; it has to be below 2.
pub(crate) const fn times(a: u128, b: u128) -> u128 {
    high(a, b) << 1
}

/// `part / whole`, which is below 2.
pub(crate) const fn ratio(part: u128, whole: u128) -> u128 {
    let (mut quotient, mut rest, mut bit) = (part / whole, part % whole, 0);
    while bit < 127 {
        rest <<= 1;
        quotient = (quotient << 1) | (rest / whole);
        rest %= whole;
        bit += 1;
    }
    quotient
}

/// `1 / (k + 1)`.
pub(crate) const INVERSES: [u128; 40] = {
    let mut inverses = [0; 40];
    let mut k = 0;
    while k < 40 {
        inverses[k] = ratio(1, k as u128 + 1);
        k += 1;
    }
    inverses
};

/// `1 / k!` for `k` that is `start` and every `step` from there.
const fn inverse_factorials<const COUNT: usize>(start: u128, step: u128) -> [u128; COUNT] {
    let mut inverses = [0; COUNT];
    let (mut term, mut k, mut index) = (ONE, 0, 0);
    while index < COUNT {
        if k == start + step * index as u128 {
            inverses[index] = term;
            index += 1;
        }
        k += 1;
        term /= k;
    }
    inverses
}

/// The terms of e^x.
pub(crate) const EXPONENTIAL: [u128; 34] = inverse_factorials(0, 1);
/// The terms of sin x / x, in x².
pub(crate) const SINE: [u128; 14] = inverse_factorials(1, 2);
/// The terms of cos x, in x².
pub(crate) const COSINE: [u128; 14] = inverse_factorials(0, 2);

/// The sum of `terms[k] * x^k` over the first `count`.
pub(crate) const fn sum(terms: &[u128], x: u128, count: usize) -> u128 {
    let mut index = count - 1;
    let mut sum = terms[index];
    while index > 0 {
        index -= 1;
        sum = terms[index] + times(x, sum);
    }
    sum
}

/// The sum of `terms[k] * (-x)^k` over the first `count`, where each term is above the next.
pub(crate) const fn alternating(terms: &[u128], x: u128, count: usize) -> u128 {
    let mut index = count - 1;
    let mut sum = terms[index];
    while index > 0 {
        index -= 1;
        sum = terms[index] - times(x, sum);
    }
    sum
}
