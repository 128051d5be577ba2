//! Whole numbers that are known when the program is read: constants, loop variables, indices.

use super::ast::{Index, Integers, Name};
use super::parser::{Parsed, Parser};
use super::token::TokenKind;

impl Parser {
    /// `+` and `-` below `*` and `%`, all grouping to the left.
    pub(super) fn index(&mut self) -> Parsed<Index> {
        self.nested(|parser| {
            parser.operations(Self::number_or_name, |left, operator, right| {
                Index::Operation(Box::new(left), operator, Box::new(right))
            })
        })
    }

    /// Parts that `+` and `-` join, and below them `*` and `%`, all grouping to the left.
    pub(super) fn operations<T>(
        &mut self,
        part: impl Fn(&mut Self) -> Parsed<T>,
        make: impl Fn(T, char, T) -> T,
    ) -> Parsed<T> {
        self.chain(&['+', '-'], |parser| parser.chain(&['*', '%'], &part, &make), &make)
    }

    fn chain<T>(
        &mut self,
        operators: &[char],
        part: impl Fn(&mut Self) -> Parsed<T>,
        make: impl Fn(T, char, T) -> T,
    ) -> Parsed<T> {
        /// A chain is as deep as it is long.
        const LONGEST: usize = 64;
        let mut left = part(self)?;
        for _ in 0..LONGEST {
            let found = operators.iter().find(|operator| self.is(operator.encode_utf8(&mut [0; 4])));
            let Some(operator) = found else { return Ok(left) };
            self.advance();
            left = make(left, *operator, part(self)?);
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

    /// Names of integers and their range, up to the semicolon: `x, y in 0..3;`
    pub(super) fn integers(&mut self) -> Parsed<Integers> {
        let mut names = vec![self.name("the name of an integer")?];
        while self.accept(",") {
            names.push(self.name("the name of an integer")?);
        }
        if !self.is_word("in") {
            return self.unexpected("`in` and a range, as in `int x in 0..3;`");
        }
        self.advance();
        let first = self.index()?;
        self.expect("..")?;
        let last = self.index()?;
        self.expect(";")?;
        Ok(Integers { names, first, last })
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
