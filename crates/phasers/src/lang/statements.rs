//! The statements.

use super::ast::{Index, Mode, Name, Statement, StatementKind};
use super::parser::{Parsed, Parser};
use super::token::{Span, TokenKind};

impl Parser {
    pub(super) fn statement(&mut self) -> Parsed<Statement> {
        let mut trivia = self.open_trivia();
        let label = if self.accept("@") { Some(self.name("a label")?) } else { None };
        let start = self.span().start;
        let mut head_end = None;
        let kind = self.statement_kind(&mut head_end)?;
        let span = Span { start, end: head_end.unwrap_or(self.previous_end()) };
        self.close_trivia(&mut trivia);
        Ok(Statement { label, kind, span, trivia })
    }

    fn statement_kind(&mut self, head_end: &mut Option<usize>) -> Parsed<StatementKind> {
        let TokenKind::Word(word) = self.kind().clone() else { return self.unexpected("a statement") };
        match word.as_str() {
            "asynch" => self.asynch(),
            "if" => {
                let condition = self.condition()?;
                *head_end = Some(self.previous_end());
                let then = self.block()?;
                let otherwise = if self.is_word("else") {
                    self.advance();
                    Some(self.block()?)
                } else {
                    None
                };
                Ok(StatementKind::If(condition, then, otherwise))
            }
            "while" => {
                let condition = self.condition()?;
                *head_end = Some(self.previous_end());
                Ok(StatementKind::While(condition, self.block()?))
            }
            "assert" => {
                let condition = self.condition()?;
                self.expect(";")?;
                Ok(StatementKind::Assert(condition))
            }
            "exit" => self.plain(StatementKind::Exit),
            "skip" => self.plain(StatementKind::Skip),
            "next" if *self.kind_after(1) == TokenKind::Symbol(";") => self.plain(StatementKind::NextAll),
            "next" if *self.kind_after(1) == TokenKind::Symbol("(") => self.next_some(),
            "bool" => {
                self.advance();
                Ok(StatementKind::Local(self.booleans()?))
            }
            // `int` and `atomic` are names, too: what follows tells.
            "int" if matches!(self.kind_after(1), TokenKind::Word(_)) => {
                self.advance();
                Ok(StatementKind::LocalIntegers(self.integers()?))
            }
            "atomic" if *self.kind_after(1) == TokenKind::Symbol("{") => {
                self.advance();
                *head_end = Some(self.previous_end());
                Ok(StatementKind::Atomic(self.block()?))
            }
            "await" if *self.kind_after(1) == TokenKind::Symbol("(") => {
                let condition = self.condition()?;
                self.expect(";")?;
                Ok(StatementKind::Await(condition))
            }
            "for" if matches!(self.kind_after(1), TokenKind::Word(_)) => self.repeat(head_end),
            "finish" if *self.kind_after(1) == TokenKind::Symbol("{") => {
                self.advance();
                *head_end = Some(self.previous_end());
                Ok(StatementKind::Finish(self.block()?))
            }
            _ => self.named(head_end),
        }
    }

    /// `next(v1, v2);`
    fn next_some(&mut self) -> Parsed<StatementKind> {
        self.advance();
        self.expect("(")?;
        let mut names = vec![self.indexed_name("a phaser variable")?];
        while self.accept(",") {
            names.push(self.indexed_name("a phaser variable")?);
        }
        self.expect(")")?;
        self.expect(";")?;
        Ok(StatementKind::NextSome(names))
    }

    /// `for i in a..b { ... }`
    fn repeat(&mut self, head_end: &mut Option<usize>) -> Parsed<StatementKind> {
        self.advance();
        let variable = self.name("a loop variable")?;
        if !self.is_word("in") {
            return self.unexpected("`in`");
        }
        self.advance();
        let first = self.index()?;
        self.expect("..")?;
        let last = self.index()?;
        *head_end = Some(self.previous_end());
        Ok(StatementKind::For { variable, first, last, body: self.block()? })
    }

    fn plain(&mut self, kind: StatementKind) -> Parsed<StatementKind> {
        self.advance();
        self.expect(";")?;
        Ok(kind)
    }

    /// The word just seen, then an expression in parentheses.
    fn condition(&mut self) -> Parsed<super::ast::Expression> {
        self.advance();
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        Ok(condition)
    }

    /// `ID := ...` or `ID.op()`.
    fn named(&mut self, head_end: &mut Option<usize>) -> Parsed<StatementKind> {
        let name = self.indexed_name("a statement")?;
        if self.accept(".") {
            return self.phaser_operation(name, head_end);
        }
        if !self.accept(":=") {
            return self.unexpected("`:=` or `.` after a name");
        }
        if self.is_word("newPhaser") {
            return self.new_phaser(name);
        }
        if name.index.is_some() {
            return self.fail(
                name.span,
                format!("`{}` is no boolean and no integer", name.shown()),
                "`newPhaser`, a boolean or an integer",
            );
        }
        let value = self.expression()?;
        self.expect(";")?;
        Ok(StatementKind::Assign { variable: name, value })
    }

    fn phaser_operation(&mut self, variable: Name, head_end: &mut Option<usize>) -> Parsed<StatementKind> {
        const EXPECTED: &str = "`signal`, `wait`, `next` or `drop`";
        let TokenKind::Word(operation) = self.kind().clone() else { return self.unexpected(EXPECTED) };
        if !["signal", "wait", "next", "drop"].contains(&operation.as_str()) {
            let message = format!("phasers have no operation `{operation}`");
            return self.fail(self.span(), message, EXPECTED);
        }
        self.advance();
        self.expect("(")?;
        self.expect(")")?;
        if operation == "next" && self.is("{") {
            *head_end = Some(self.previous_end());
            return Ok(StatementKind::NextSingle(variable, self.block()?));
        }
        self.expect(";")?;
        Ok(match operation.as_str() {
            "signal" => StatementKind::Signal(variable),
            "wait" => StatementKind::Wait(variable),
            "next" => StatementKind::Next(variable),
            _ => StatementKind::Drop(variable),
        })
    }

    fn new_phaser(&mut self, variable: Name) -> Parsed<StatementKind> {
        self.advance();
        self.expect("(")?;
        let mut mode = None;
        let mut bound = None;
        if !self.is(")") {
            if self.is_word("bound") {
                bound = Some(self.bound()?);
            } else {
                mode = Some(self.mode()?);
                if self.accept(",") {
                    bound = Some(self.bound()?);
                }
            }
        }
        self.expect(")")?;
        self.expect(";")?;
        Ok(StatementKind::NewPhaser { variable, mode, bound })
    }

    fn bound(&mut self) -> Parsed<u32> {
        if !self.is_word("bound") {
            return self.unexpected("`bound=k`");
        }
        self.advance();
        self.expect("=")?;
        let span = self.span();
        let bound = self.number("a number")?;
        if !(1..=64).contains(&bound) {
            return self.fail(span, format!("a bound of {bound}"), "a bound from 1 to 64");
        }
        Ok(bound)
    }

    fn mode(&mut self) -> Parsed<Mode> {
        let TokenKind::Word(word) = self.kind() else {
            return self.unexpected("`SIG`, `WAIT` or `SIG_WAIT`");
        };
        let mode = match word.as_str() {
            "SIG" => Mode::Sig,
            "WAIT" => Mode::Wait,
            "SIG_WAIT" => Mode::SigWait,
            _ => return self.unexpected("`SIG`, `WAIT` or `SIG_WAIT`"),
        };
        self.advance();
        Ok(mode)
    }

    fn asynch(&mut self) -> Parsed<StatementKind> {
        self.advance();
        self.expect("(")?;
        let task = self.name("the name of a task")?;
        let (mut numbers, mut arguments) = (Vec::new(), Vec::new());
        while self.accept(",") {
            let bare = |(name, mode): &(Name, Option<Mode>)| name.index.is_none() && mode.is_none();
            if self.starts_number() && arguments.iter().all(bare) {
                // Names before a number are numbers, too: numbers come first.
                numbers.extend(arguments.drain(..).map(|(name, _)| Index::Name(name)));
                numbers.push(self.index()?);
                continue;
            }
            let variable = self.indexed_name("a phaser variable")?;
            let mode = if self.accept(":") { Some(self.mode()?) } else { None };
            arguments.push((variable, mode));
        }
        self.expect(")")?;
        self.expect(";")?;
        Ok(StatementKind::Asynch { task, numbers, arguments })
    }

    /// What comes is a number and no phaser: it starts with one or has an operator.
    fn starts_number(&self) -> bool {
        let operator = |kind: &TokenKind| matches!(kind, TokenKind::Symbol("+" | "-" | "*" | "%"));
        matches!(self.kind(), TokenKind::Number(_)) || self.is("(") || operator(self.kind_after(1))
    }
}
