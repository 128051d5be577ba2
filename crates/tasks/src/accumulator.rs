//! Finish accumulators.
//!
//! The result never depends on the schedule. Longs wrap and MIN and MAX are commutative and
//! associative, so they are folded as they come; sums and products of doubles are not, so each
//! task's contribution is kept apart until the finish ends and they are combined in the order of
//! the tasks' paths. ANY takes the first value put by the first task in that order.

use crate::{FinishId, TaskPath};
use std::collections::BTreeMap;

/// How values are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// Sum.
    Sum,
    /// Product.
    Product,
    /// Least.
    Min,
    /// Greatest.
    Max,
    /// One of the values.
    Any,
}

/// A value of an accumulator.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// A whole number.
    Long(i64),
    /// A floating-point number.
    Double(f64),
}

impl Number {
    pub(crate) fn bits(self) -> u64 {
        match self {
            Number::Long(value) => value as u64,
            Number::Double(value) => value.to_bits(),
        }
    }
}

/// The neutral element; for ANY, zero.
fn neutral(operator: Operator, real: bool) -> Number {
    match (operator, real) {
        (Operator::Sum | Operator::Any, false) => Number::Long(0),
        (Operator::Product, false) => Number::Long(1),
        (Operator::Min, false) => Number::Long(i64::MAX),
        (Operator::Max, false) => Number::Long(i64::MIN),
        (Operator::Sum | Operator::Any, true) => Number::Double(0.0),
        (Operator::Product, true) => Number::Double(1.0),
        (Operator::Min, true) => Number::Double(f64::INFINITY),
        (Operator::Max, true) => Number::Double(f64::NEG_INFINITY),
    }
}

fn combine(operator: Operator, left: Number, right: Number) -> Number {
    match (left, right) {
        (Number::Long(left), Number::Long(right)) => Number::Long(match operator {
            Operator::Sum => left.wrapping_add(right),
            Operator::Product => left.wrapping_mul(right),
            Operator::Min => left.min(right),
            Operator::Max => left.max(right),
            Operator::Any => left,
        }),
        (Number::Double(left), Number::Double(right)) => Number::Double(match operator {
            Operator::Sum => left + right,
            Operator::Product => left * right,
            Operator::Min => extreme(left, right, true),
            Operator::Max => extreme(left, right, false),
            Operator::Any => left,
        }),
        _ => unreachable!("the values of an accumulator are all of its type"),
    }
}

/// As `Math.min` and `Math.max`: not-a-number wins, and -0.0 is below 0.0.
fn extreme(left: f64, right: f64, least: bool) -> f64 {
    if left.is_nan() || right.is_nan() {
        return f64::NAN;
    }
    let left_is_less = left.total_cmp(&right).is_lt();
    if left_is_less == least { left } else { right }
}

/// An accumulator.
#[derive(Clone, Debug)]
pub(crate) struct Accumulator {
    pub(crate) operator: Operator,
    pub(crate) real: bool,
    /// The finish that it is attached to, until that ends.
    pub(crate) finish: Option<FinishId>,
    result: Number,
    parts: BTreeMap<TaskPath, Number>,
}

impl Accumulator {
    pub(crate) fn new(operator: Operator, real: bool) -> Self {
        Accumulator { operator, real, finish: None, result: neutral(operator, real), parts: BTreeMap::new() }
    }

    /// Starts a new accumulation.
    pub(crate) fn attach(&mut self, finish: FinishId) {
        self.finish = Some(finish);
        self.result = neutral(self.operator, self.real);
    }

    pub(crate) fn put(&mut self, path: &TaskPath, value: Number) {
        match self.operator {
            Operator::Any => {
                // Only the first task in order matters, so only it is kept.
                match self.parts.keys().next() {
                    Some(first) if first <= path => {}
                    _ => self.parts = BTreeMap::from([(path.clone(), value)]),
                }
            }
            Operator::Sum | Operator::Product if self.real => {
                let operator = self.operator;
                self.parts
                    .entry(path.clone())
                    .and_modify(|part| *part = combine(operator, *part, value))
                    .or_insert(value);
            }
            operator => self.result = combine(operator, self.result, value),
        }
    }

    /// Ends the accumulation.
    pub(crate) fn detach(&mut self) {
        self.finish = None;
        let mut parts = std::mem::take(&mut self.parts).into_values();
        if let Some(first) = parts.next() {
            self.result = parts.fold(first, |left, right| combine(self.operator, left, right));
        }
    }

    pub(crate) fn result(&self) -> Number {
        self.result
    }

    pub(crate) fn parts(&self) -> impl Iterator<Item = (&TaskPath, Number)> {
        self.parts.iter().map(|(path, value)| (path, *value))
    }
}
