//! Whole numbers that are known when the program is read: constants, loop variables, indices.

use super::ast::Name;
use super::parser::{Parsed, Parser};
use super::token::TokenKind;

/// An expression over constants and loop variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Index {
    /// A number.
    Number(u32),
    /// A constant, a loop variable or a number that a task is given.
    Name(Name),
    /// `a + b`, `a - b`, `a * b` or `a % b`.
    Operation(Box<Index>, char, Box<Index>),
}

impl Index {
    /// Its value when `read` gives the names. The error is a name that has none, or what is wrong.
    pub fn value(&self, read: &dyn Fn(&str) -> Option<i64>) -> Result<i64, String> {
        match self {
            Index::Number(number) => Ok(i64::from(*number)),
            Index::Name(name) => {
                read(&name.text).ok_or_else(|| format!("`{}` is no constant and no loop variable", name.text))
            }
            Index::Operation(left, operator, right) => {
                let (left, right) = (left.value(read)?, right.value(read)?);
                let result = match operator {
                    '+' => left.checked_add(right),
                    '-' => left.checked_sub(right),
                    '*' => left.checked_mul(right),
                    _ => left.checked_rem_euclid(right),
                };
                result.ok_or_else(|| format!("`{left} {operator} {right}` has no value"))
            }
        }
    }

    /// As written.
    pub fn text(&self) -> String {
        match self {
            Index::Number(number) => number.to_string(),
            Index::Name(name) => name.text.clone(),
            Index::Operation(left, operator, right) => {
                let product = matches!(operator, '*' | '%');
                let left = match &**left {
                    Index::Operation(_, '+' | '-', _) if product => format!("({})", left.text()),
                    other => other.text(),
                };
                // Operations group to the left.
                let right = match &**right {
                    Index::Operation(_, '*' | '%', _) if !product => right.text(),
                    Index::Operation(..) => format!("({})", right.text()),
                    other => other.text(),
                };
                format!("{left} {operator} {right}")
            }
        }
    }
}

impl Parser {
    /// `+` and `-` below `*` and `%`, all grouping to the left.
    pub(super) fn index(&mut self) -> Parsed<Index> {
        self.nested(|parser| {
            parser.operations(&["+", "-"], |parser| parser.operations(&["*", "%"], Self::number_or_name))
        })
    }

    fn operations(
        &mut self,
        operators: &[&'static str],
        part: impl Fn(&mut Self) -> Parsed<Index>,
    ) -> Parsed<Index> {
        /// A chain is as deep as it is long.
        const LONGEST: usize = 64;
        let mut left = part(self)?;
        for _ in 0..LONGEST {
            let Some(operator) = operators.iter().find(|operator| self.is(operator)) else { return Ok(left) };
            self.advance();
            let right = part(self)?;
            let operator = operator.chars().next().unwrap_or('+');
            left = Index::Operation(Box::new(left), operator, Box::new(right));
        }
        self.fail(self.span(), format!("more than {LONGEST} operations"), "")
    }

    fn number_or_name(&mut self) -> Parsed<Index> {
        if self.accept("(") {
            let inner = self.index()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if let TokenKind::Number(number) = *self.kind() {
            self.advance();
            return Ok(Index::Number(number));
        }
        Ok(Index::Name(self.name("a number, a constant or a loop variable")?))
    }

    /// A name, perhaps with an index: `p` or `p[i + 1]`.
    pub(super) fn indexed_name(&mut self, expected: &str) -> Parsed<Name> {
        let mut name = self.name(expected)?;
        if self.accept("[") {
            name.index = Some(Box::new(self.index()?));
            self.expect("]")?;
        }
        Ok(name)
    }
}
