//! The rest of a huge number modulo pi/2, exactly enough: fixed point with 1,280 bits after the point, more than
//! the largest exponent and any cancellation together can use up.

use std::sync::OnceLock;

const WORDS: usize = 21;
const FRACTION_BITS: i32 = 64 * (WORDS as i32 - 1);

/// A fixed-point number, lowest word first; the last word is the integer part.
type Fixed = [u64; WORDS];

fn divide(number: &Fixed, divisor: u64) -> Fixed {
    let mut result = [0; WORDS];
    let mut rest = 0u128;
    for at in (0..WORDS).rev() {
        let part = rest << 64 | u128::from(number[at]);
        result[at] = (part / u128::from(divisor)) as u64;
        rest = part % u128::from(divisor);
    }
    result
}

fn add(a: &Fixed, b: &Fixed) -> Fixed {
    let mut carry = false;
    std::array::from_fn(|at| {
        let (sum, first) = a[at].overflowing_add(b[at]);
        let (sum, second) = sum.overflowing_add(u64::from(carry));
        carry = first || second;
        sum
    })
}

fn subtract(a: &Fixed, b: &Fixed) -> Fixed {
    let mut borrow = false;
    std::array::from_fn(|at| {
        let (difference, first) = a[at].overflowing_sub(b[at]);
        let (difference, second) = difference.overflowing_sub(u64::from(borrow));
        borrow = first || second;
        difference
    })
}

fn less(a: &Fixed, b: &Fixed) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

fn multiply(number: &Fixed, by: u64) -> Fixed {
    (1..by).fold(*number, |sum, _| add(&sum, number))
}

/// The arc tangent of `1 / n` by its series.
fn arc_tangent(n: u64) -> Fixed {
    let mut one = [0; WORDS];
    one[WORDS - 1] = 1;
    let mut power = divide(&one, n);
    let mut sum = power;
    let mut odd = 1;
    while power.iter().any(|word| *word != 0) {
        power = divide(&power, n * n);
        odd += 2;
        let term = divide(&power, odd);
        sum = if odd % 4 == 3 { subtract(&sum, &term) } else { add(&sum, &term) };
    }
    sum
}

/// pi/2 by Machin's formula.
fn half_pi() -> &'static Fixed {
    static HALF_PI: OnceLock<Fixed> = OnceLock::new();
    HALF_PI.get_or_init(|| subtract(&multiply(&arc_tangent(5), 8), &multiply(&arc_tangent(239), 2)))
}

/// The quadrant (modulo 4) of a finite number above 1, and the rest within pi/4 as a sum of two doubles.
pub(super) fn reduce(x: f64) -> (i32, f64, f64) {
    let quarter = half_pi();
    let turn = multiply(quarter, 4);
    let bits = x.abs().to_bits();
    let mantissa = bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000;
    let shift = (bits >> 52) as i32 - 1075 + FRACTION_BITS;
    let mut rest = [0; WORDS];
    for at in (0..53 + shift).rev() {
        rest = add(&rest, &rest);
        if at >= shift {
            rest[0] |= mantissa >> (at - shift) & 1;
        }
        if !less(&rest, &turn) {
            rest = subtract(&rest, &turn);
        }
    }
    let mut quadrant = 0;
    while !less(&rest, quarter) {
        rest = subtract(&rest, quarter);
        quadrant += 1;
    }
    let beyond = less(quarter, &add(&rest, &rest));
    if beyond {
        rest = subtract(quarter, &rest);
        quadrant += 1;
    }
    let (head, tail) = split(&rest);
    let negative = beyond != (x < 0.0);
    let quadrant = if x < 0.0 { -quadrant } else { quadrant };
    if negative { (quadrant, -head, -tail) } else { (quadrant, head, tail) }
}

/// The nearest double, and what is left.
fn split(number: &Fixed) -> (f64, f64) {
    let (head, last) = truncated(number);
    let taken = from_bits_at(head, last);
    let rest = subtract(number, &taken);
    let mut half = [0; WORDS];
    if last > 0 {
        half[(last as usize - 1) / 64] |= 1 << ((last - 1) % 64);
    }
    let (rounded, tail) = if last > 0 && !less(&rest, &half) {
        let unit = add(&half, &half);
        let (tail, place) = truncated(&subtract(&unit, &rest));
        (head + 1, -scaled(tail, place))
    } else {
        let (tail, place) = truncated(&rest);
        (head, scaled(tail, place))
    };
    (scaled(rounded, last), tail)
}

/// The top 53 bits, and the position of the lowest of them.
fn truncated(number: &Fixed) -> (u64, i32) {
    let Some(top) = (0..WORDS).rev().find(|at| number[*at] != 0) else { return (0, 0) };
    let highest = top as i32 * 64 + 63 - number[top].leading_zeros() as i32;
    let lowest = (highest - 52).max(0);
    let bit = |at: i32| number[at as usize / 64] >> (at % 64) & 1;
    let head = (lowest..=highest).rev().fold(0, |head, at| head << 1 | bit(at));
    (head, lowest)
}

fn from_bits_at(bits: u64, lowest: i32) -> Fixed {
    let mut number = [0; WORDS];
    for at in 0..64 {
        if bits >> at & 1 != 0 {
            let place = (lowest + at) as usize;
            number[place / 64] |= 1 << (place % 64);
        }
    }
    number
}

fn scaled(bits: u64, lowest: i32) -> f64 {
    libm::scalbn(bits as f64, lowest - FRACTION_BITS)
}
