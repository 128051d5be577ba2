//! Expressions: `||` below `&&` below `==` and `!=` below `<` and the like below `+` and `-` below `*` and `%`
//! below `!`. What is a number and what a boolean is told apart when names are resolved.

use super::ast::{Expression, Order};
use super::parser::{Parsed, Parser};
use super::token::TokenKind;

impl Parser {
    pub(super) fn expression(&mut self) -> Parsed<Expression> {
        self.nested(|parser| {
            let mut parts = vec![parser.conjunction()?];
            while parser.accept("||") {
                parts.push(parser.conjunction()?);
            }
            Ok(if parts.len() == 1 { parts.remove(0) } else { Expression::Any(parts) })
        })
    }

    fn conjunction(&mut self) -> Parsed<Expression> {
        let mut parts = vec![self.equality()?];
        while self.accept("&&") {
            parts.push(self.equality()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Expression::All(parts) })
    }

    /// `==` and `!=` group to the left; a chain is as deep as it is long, hence the limit.
    fn equality(&mut self) -> Parsed<Expression> {
        let mut left = self.relation()?;
        let mut length = 0;
        while self.is("==") || self.is("!=") {
            if length == 64 {
                return self.fail(self.span(), "a chain of more than 64 comparisons".to_owned(), "");
            }
            length += 1;
            let equal = self.is("==");
            self.advance();
            let right = Box::new(self.relation()?);
            let make = if equal { Expression::Equal } else { Expression::NotEqual };
            left = make(Box::new(left), right);
        }
        Ok(left)
    }

    fn relation(&mut self) -> Parsed<Expression> {
        let left = self.sum()?;
        let Some(order) = Order::ALL.into_iter().find(|order| self.is(order.word())) else { return Ok(left) };
        self.advance();
        let right = self.sum()?;
        Ok(Expression::Compare(Box::new(left), order, Box::new(right)))
    }

    fn sum(&mut self) -> Parsed<Expression> {
        self.operations(Self::negation, |left, operator, right| {
            Expression::Arithmetic(Box::new(left), operator, Box::new(right))
        })
    }

    fn negation(&mut self) -> Parsed<Expression> {
        if self.accept("!") {
            return self.nested(|parser| Ok(Expression::Not(Box::new(parser.negation()?))));
        }
        self.primary()
    }

    fn primary(&mut self) -> Parsed<Expression> {
        const EXPECTED: &str = "a boolean, an integer, a number, `true`, `false`, `ndet()`, `!` or `(`";
        if self.accept("(") {
            let inner = self.expression()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if let TokenKind::Number(number) = *self.kind() {
            self.advance();
            return Ok(Expression::Number(i64::from(number)));
        }
        let TokenKind::Word(word) = self.kind() else { return self.unexpected(EXPECTED) };
        match word.as_str() {
            "true" | "false" => {
                let value = word == "true";
                self.advance();
                Ok(Expression::Constant(value))
            }
            "ndet" => {
                self.advance();
                self.expect("(")?;
                self.expect(")")?;
                Ok(Expression::Nondeterministic)
            }
            _ => Ok(Expression::Name(self.name(EXPECTED)?)),
        }
    }
}
