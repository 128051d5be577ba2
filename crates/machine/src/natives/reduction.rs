//! The rest of a huge number modulo pi/2, to the bits that fdlibm's method gives: the product with the needed
//! digits of 2/pi in pieces of 24 bits, and its fractional part times pi/2, rounded to a sum of two doubles.
//!
//! The digits are computed once: pi/2 by Machin's formula, 2/pi by division.

use std::sync::OnceLock;

const WORDS: usize = 28;
const TWO24: f64 = 16_777_216.0;
/// Pieces of 2/pi: enough for the largest exponent.
const PIECES: usize = 66;
/// Pieces of the product that are computed at first.
const FIRST: usize = 4;

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

fn one() -> Fixed {
    let mut one = [0; WORDS];
    one[WORDS - 1] = 1;
    one
}

/// The arc tangent of `1 / n` by its series.
fn arc_tangent(n: u64) -> Fixed {
    let mut power = divide(&one(), n);
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

struct Digits {
    /// 2/pi, 24 bits a piece, each as an integer.
    inverse: [f64; PIECES],
    /// pi/2, 24 bits a piece, each at its place.
    half_pi: [f64; 8],
}

fn digits() -> &'static Digits {
    static DIGITS: OnceLock<Digits> = OnceLock::new();
    DIGITS.get_or_init(|| {
        let (fifth, other) = (arc_tangent(5), arc_tangent(239));
        let eight = (1..8).fold(fifth, |sum, _| add(&sum, &fifth));
        let half_pi = subtract(&eight, &add(&other, &other));
        let mut rest = one();
        let mut bit = || {
            rest = add(&rest, &rest);
            let fits = !less(&rest, &half_pi);
            if fits {
                rest = subtract(&rest, &half_pi);
            }
            u32::from(fits)
        };
        let inverse = std::array::from_fn(|_| f64::from((0..24).fold(0, |piece, _| piece << 1 | bit())));
        // The first piece has one bit before the point.
        let mut place = (WORDS as i32 - 1) * 64;
        let mut next = || {
            let bit = half_pi[place as usize / 64] >> (place % 64) & 1;
            place -= 1;
            bit as u32
        };
        let half_pi = std::array::from_fn(|index| {
            let piece = (0..24).fold(0, |piece, _| piece << 1 | next());
            libm::scalbn(f64::from(piece), -23 - 24 * index as i32)
        });
        Digits { inverse, half_pi }
    })
}

/// The quadrant of a finite number above 1, and the rest within pi/4 as a sum of two.
pub(super) fn reduce(x: f64) -> (i32, f64, f64) {
    // Three pieces of 24 bits, and the exponent of the last bit of the first.
    let bits = x.abs().to_bits();
    let exponent = (bits >> 52) as i32 - 1046;
    let mut rest = f64::from_bits(bits.wrapping_sub((i64::from(exponent) as u64) << 52));
    let mut pieces = Vec::with_capacity(3);
    for _ in 0..2 {
        pieces.push(rest.trunc());
        rest = (rest - rest.trunc()) * TWO24;
    }
    pieces.push(rest);
    while pieces.last() == Some(&0.0) {
        pieces.pop();
    }
    let (quadrant, y0, y1) = multiply(&pieces, exponent);
    if x < 0.0 { (-quadrant, -y0, -y1) } else { (quadrant, y0, y1) }
}

fn multiply(pieces: &[f64], exponent: i32) -> (i32, f64, f64) {
    let skipped = ((exponent - 3) / 24).max(0);
    let scale = exponent - 24 * (skipped + 1);
    let inverse = |at: i32| usize::try_from(at).map_or(0.0, |at| digits().inverse[at.min(PIECES - 1)]);
    // A piece of the product: higher pieces of 2/pi give multiples of 8, which do not matter.
    let product = |index: usize| {
        let sum = |sum, (at, piece): (usize, &f64)| sum + piece * inverse(skipped + index as i32 - at as i32);
        pieces.iter().enumerate().fold(0.0, sum)
    };
    let mut products: Vec<f64> = (0..=FIRST).map(product).collect();
    loop {
        let mut fraction = Fraction::of(&products, scale);
        if fraction.top == 0.0 && fraction.pieces[FIRST..].iter().all(|piece| *piece == 0) {
            // All that is known cancelled: more digits.
            let zeros = fraction.pieces[..FIRST].iter().rev().take_while(|piece| **piece == 0).count();
            let known = products.len();
            products.extend((known..=known + zeros).map(product));
            continue;
        }
        return fraction.times_half_pi(scale);
    }
}

/// The fractional part of the product, in pieces of 24 bits, lowest last in `pieces` order of the product.
struct Fraction {
    quadrant: i32,
    /// What stands above the pieces.
    top: f64,
    pieces: Vec<i32>,
    /// Taken from the next quadrant.
    negative: bool,
}

impl Fraction {
    fn of(products: &[f64], scale: i32) -> Fraction {
        let mut pieces = Vec::with_capacity(products.len());
        let mut z = products[products.len() - 1];
        for product in products[..products.len() - 1].iter().rev() {
            let carry = (z / TWO24).trunc();
            pieces.push((z - TWO24 * carry) as i32);
            z = product + carry;
        }
        let mut z = libm::scalbn(z, scale);
        z -= 8.0 * (z * 0.125).floor();
        let mut quadrant = z as i32;
        z -= f64::from(quadrant);
        let last = pieces.len() - 1;
        let half = if scale > 0 {
            let whole = pieces[last] >> (24 - scale);
            quadrant += whole;
            pieces[last] -= whole << (24 - scale);
            pieces[last] >> (23 - scale)
        } else if scale == 0 {
            pieces[last] >> 23
        } else if z >= 0.5 {
            2
        } else {
            0
        };
        if half > 0 {
            quadrant += 1;
            let carry = complement(&mut pieces);
            if scale > 0 {
                pieces[last] &= 0x00FF_FFFF >> scale;
            }
            if half == 2 {
                z = 1.0 - z;
                if carry {
                    z -= libm::scalbn(1.0, scale);
                }
            }
        }
        Fraction { quadrant, top: z, pieces, negative: half > 0 }
    }

    fn times_half_pi(&mut self, mut scale: i32) -> (i32, f64, f64) {
        if self.top == 0.0 {
            scale -= 24;
            while self.pieces.last() == Some(&0) && self.pieces.len() > 1 {
                self.pieces.pop();
                scale -= 24;
            }
        } else {
            let top = libm::scalbn(self.top, -scale);
            if top >= TWO24 {
                let carry = (top / TWO24).trunc();
                self.pieces.push((top - TWO24 * carry) as i32);
                scale += 24;
                self.pieces.push(carry as i32);
            } else {
                self.pieces.push(top as i32);
            }
        }
        // Highest piece last; each at its place.
        let count = self.pieces.len();
        let value =
            |at: usize| libm::scalbn(f64::from(self.pieces[at]), scale - 24 * (count - 1 - at) as i32);
        let part = |at: usize| {
            let terms = (0..=FIRST.min(count - 1 - at)).map(|k| digits().half_pi[k] * value(at + k));
            terms.fold(0.0, |sum, term| sum + term)
        };
        let parts: Vec<f64> = (0..count).rev().map(part).collect();
        let head = parts.iter().rev().fold(0.0, |sum, part| sum + part);
        let tail = parts[1..].iter().fold(parts[0] - head, |sum, part| sum + part);
        let quadrant = self.quadrant & 7;
        if self.negative { (quadrant, -head, -tail) } else { (quadrant, head, tail) }
    }
}

/// One minus the fraction that the pieces stand for; whether there was anything to subtract.
fn complement(pieces: &mut [i32]) -> bool {
    let mut carry = false;
    for piece in pieces {
        if carry {
            *piece = 0x00FF_FFFF - *piece;
        } else if *piece != 0 {
            carry = true;
            *piece = 0x0100_0000 - *piece;
        }
    }
    carry
}
