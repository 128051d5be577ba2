//! Whole numbers of a running program: small ranges, kept as bits among the booleans.

use super::program::{BooleanId, Values};

/// An integer: its bits tell how far it is above its least value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    /// The lowest bit; the others follow. It stands for all of them where accesses are compared.
    pub bit: BooleanId,
    /// How many bits.
    pub width: u16,
    /// The least value.
    pub first: i64,
    /// The largest value.
    pub last: i64,
}

impl Integer {
    /// Its value when `read` gives the bits.
    pub fn value(self, read: &dyn Fn(BooleanId) -> bool) -> i64 {
        let above = (0..self.width).rev().fold(0, |sum, at| sum << 1 | i64::from(read(self.at(at))));
        self.first + above
    }

    /// The bit at a position.
    pub fn at(self, position: u16) -> BooleanId {
        BooleanId(self.bit.0 + position)
    }

    /// The bits of a value in its range, the lowest first.
    pub fn bits(self, value: i64) -> impl Iterator<Item = (BooleanId, bool)> {
        let above = value - self.first;
        (0..self.width).map(move |position| (self.at(position), above >> position & 1 == 1))
    }

    /// The value is one that it can have.
    pub fn holds(self, value: i64) -> bool {
        (self.first..=self.last).contains(&value)
    }
}

/// An expression whose value is a number. Its size was checked when the program was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// A number.
    Constant(i64),
    /// An integer.
    Integer(Integer),
    /// `a + b`, `a - b`, `a * b` or `a % b`.
    Operation(Box<Number>, char, Box<Number>),
}

/// Larger numbers are refused, so that none is ever cut off.
const LARGEST: i128 = 1 << 40;

impl Number {
    /// Its value when `read` gives the bits.
    pub fn value(&self, read: &dyn Fn(BooleanId) -> bool) -> i64 {
        match self {
            Number::Constant(value) => *value,
            Number::Integer(integer) => integer.value(read),
            Number::Operation(left, operator, right) => {
                let (left, right) = (left.value(read), right.value(read));
                match operator {
                    '+' => left + right,
                    '-' => left - right,
                    '*' => left * right,
                    _ => left.rem_euclid(right),
                }
            }
        }
    }

    /// Between which values it lies, or what is wrong with it.
    pub(super) fn range(&self) -> Result<(i64, i64), String> {
        let (first, last) = match self {
            Number::Constant(value) => (i128::from(*value), i128::from(*value)),
            Number::Integer(integer) => (i128::from(integer.first), i128::from(integer.last)),
            Number::Operation(left, operator, right) => {
                let wide = |(first, last): (i64, i64)| (i128::from(first), i128::from(last));
                let (left, right) = (wide(left.range()?), wide(right.range()?));
                match operator {
                    '+' => (left.0 + right.0, left.1 + right.1),
                    '-' => (left.0 - right.1, left.1 - right.0),
                    '*' => {
                        let products =
                            [left.0 * right.0, left.0 * right.1, left.1 * right.0, left.1 * right.1];
                        products.into_iter().fold((products[0], products[0]), |(first, last), product| {
                            (first.min(product), last.max(product))
                        })
                    }
                    _ if right.0 < 1 => return Err("the right side of `%` may be below 1".to_owned()),
                    _ => (0, right.1 - 1),
                }
            }
        };
        if first < -LARGEST || last > LARGEST {
            return Err("a number that is too large".to_owned());
        }
        Ok((first as i64, last as i64))
    }

    /// Adds the integers it reads, each by its lowest bit.
    pub fn reads(&self, out: &mut Vec<BooleanId>) {
        match self {
            Number::Constant(_) => {}
            Number::Integer(integer) => out.push(integer.bit),
            Number::Operation(left, _, right) => {
                left.reads(out);
                right.reads(out);
            }
        }
    }
}

/// How two numbers are compared; the other ways are these turned round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// They are the same.
    Equal,
    /// The first is below the second.
    Less,
}

impl Comparison {
    /// Whether it holds.
    pub(super) fn values(self, left: i64, right: i64) -> Values {
        let holds = match self {
            Comparison::Equal => left == right,
            Comparison::Less => left < right,
        };
        Values { may_hold: holds, may_fail: !holds }
    }
}
