//! Integers and numbers in expressions: names to bits.

use super::ast;
use super::integer::{Comparison, Integer, Number};
use super::program::{BooleanId, Expression};
use super::resolve::Resolver;

/// No integer has more values.
const MAX_VALUES: i64 = 256;

impl Resolver<'_> {
    /// `int x, y in a..b;`, shared or of the task that is resolved.
    pub(super) fn declare_integers(&mut self, integers: &ast::Integers, volatile: bool, local: bool) {
        let Some(name) = integers.names.first() else { return };
        let none = |_: &str| None;
        let ends = (integers.first.value(&none), integers.last.value(&none));
        let (first, last) = match ends {
            (Ok(first), Ok(last)) => (first, last),
            (Err(message), _) | (_, Err(message)) => return self.error(name.span, message, "a number"),
        };
        let values = last.checked_sub(first).and_then(|size| size.checked_add(1)).unwrap_or(i64::MAX);
        if !(1..=MAX_VALUES).contains(&values) {
            let message = format!("a range from {first} to {last}");
            return self.error(name.span, message, &format!("a range of 1 to {MAX_VALUES} values"));
        }
        // As many bits as the largest of the values needs.
        let width = (64 - (values - 1).leading_zeros()).max(1) as u16;
        for name in &integers.names {
            let before = if local { self.locals.len() } else { self.program.booleans.len() };
            for bit in 0..width {
                let declared = if bit > 0 {
                    self.add_bit(name, local)
                } else if local {
                    self.declare_local(name)
                } else {
                    self.boolean(name)
                };
                if !declared {
                    return;
                }
            }
            let base = if local { usize::from(BooleanId::FIRST_LOCAL) } else { 0 };
            if volatile {
                self.program.volatile |= 1 << before;
            }
            let integer = Integer { bit: BooleanId((base + before) as u16), width, first, last };
            let table = if local { &mut self.local_integers } else { &mut self.integers };
            table.push((name.text.clone(), integer));
        }
    }

    /// The integer with this name.
    pub(super) fn integer(&self, name: &ast::Name) -> Option<Integer> {
        let mut all = self.local_integers.iter().chain(&self.integers);
        all.find(|(known, _)| *known == name.text).map(|(_, integer)| *integer)
    }

    /// The expression is a number, if it is anything.
    fn is_number(&self, expression: &ast::Expression) -> bool {
        match expression {
            ast::Expression::Number(_) | ast::Expression::Arithmetic(..) => true,
            ast::Expression::Name(name) => self.integer(name).is_some(),
            _ => false,
        }
    }

    /// `a == b` of booleans or of numbers.
    pub(super) fn equal(&mut self, left: &ast::Expression, right: &ast::Expression) -> Option<Expression> {
        if self.is_number(left) || self.is_number(right) {
            return self.compare(Comparison::Equal, left, right);
        }
        let (left, right) = (self.expression(left), self.expression(right));
        Some(Expression::Equal(Box::new(left?), Box::new(right?)))
    }

    /// `a < b` and the like.
    pub(super) fn ordered(
        &mut self,
        left: &ast::Expression,
        order: ast::Order,
        right: &ast::Expression,
    ) -> Option<Expression> {
        use ast::Order;
        let not = |inner| Expression::Not(Box::new(inner));
        match order {
            Order::Less => self.compare(Comparison::Less, left, right),
            Order::Greater => self.compare(Comparison::Less, right, left),
            Order::LessOrEqual => self.compare(Comparison::Less, right, left).map(not),
            Order::GreaterOrEqual => self.compare(Comparison::Less, left, right).map(not),
        }
    }

    fn compare(
        &mut self,
        comparison: Comparison,
        left: &ast::Expression,
        right: &ast::Expression,
    ) -> Option<Expression> {
        let (left, right) = (self.checked_number(left), self.checked_number(right));
        Some(Expression::Compare(left?, comparison, right?))
    }

    /// A number whose size is known to be small.
    pub(super) fn checked_number(&mut self, expression: &ast::Expression) -> Option<Number> {
        let number = self.number(expression)?;
        if let Err(message) = number.range() {
            self.error(self.here, message, "a smaller number, and above 0 behind `%`");
            return None;
        }
        Some(number)
    }

    fn number(&mut self, expression: &ast::Expression) -> Option<Number> {
        match expression {
            ast::Expression::Number(number) => Some(Number::Constant(*number)),
            ast::Expression::Name(name) => {
                let integer = self.integer(name);
                if integer.is_none() {
                    let message = if self.is_boolean(name) {
                        format!("`{}` is a boolean", name.text)
                    } else {
                        format!("the integer `{}` is not declared", name.text)
                    };
                    self.error(name.span, message, "an integer or a number");
                }
                integer.map(Number::Integer)
            }
            ast::Expression::Arithmetic(left, operator, right) => {
                let (left, right) = (self.number(left), self.number(right));
                Some(Number::Operation(Box::new(left?), *operator, Box::new(right?)))
            }
            _ => {
                let what = super::format::expression_text(expression);
                self.error(self.here, format!("`{what}` is no number"), "an integer or a number");
                None
            }
        }
    }
}
