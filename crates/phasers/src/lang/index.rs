//! Whole numbers that are known when the program is read: constants, loop variables, indices.

use super::ast::{Index, Integers, Name};
use super::parser::{Parsed, Parser};
use super::token::TokenKind;

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
