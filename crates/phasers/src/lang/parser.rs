//! Recursive descent over tokens: the frame of the parser and the declarations.
//!
//! An error inside a statement is recorded once and the parser goes on at the next statement, so that one
//! run shows several errors. Depth is limited because outside text must not overflow the stack.

use super::ast::{Block, Comment, File, Item, ItemKind, Name, Task, Trivia};
use super::diagnostics::Found;
use super::lexer::lex;
use super::token::{RESERVED, Span, Token, TokenKind};

/// Blocks and parentheses may nest this deep.
const MAX_DEPTH: usize = 64;
/// More errors than this help nobody.
const MAX_ERRORS: usize = 50;

/// The error has been recorded; the caller recovers.
pub(super) struct Recorded;
pub(super) type Parsed<T> = Result<T, Recorded>;

pub(super) struct Parser {
    tokens: Vec<Token>,
    position: usize,
    depth: usize,
    errors: Vec<Found>,
    /// Comments of consumed tokens that no statement has taken yet.
    comments: Vec<Comment>,
}

pub(super) fn parse(text: &str) -> (File, Vec<Found>) {
    let mut parser =
        Parser { tokens: lex(text), position: 0, depth: 0, errors: Vec::new(), comments: Vec::new() };
    let file = parser.file();
    (file, parser.errors)
}

impl Parser {
    pub(super) fn kind(&self) -> &TokenKind {
        &self.tokens[self.position].kind
    }

    pub(super) fn kind_after(&self, distance: usize) -> &TokenKind {
        &self.tokens[(self.position + distance).min(self.tokens.len() - 1)].kind
    }

    pub(super) fn span(&self) -> Span {
        self.tokens[self.position].span
    }

    /// The end of the token before the present one.
    pub(super) fn previous_end(&self) -> usize {
        if self.position == 0 { 0 } else { self.tokens[self.position - 1].span.end }
    }

    pub(super) fn at_end(&self) -> bool {
        *self.kind() == TokenKind::End
    }

    pub(super) fn is(&self, symbol: &str) -> bool {
        matches!(self.kind(), TokenKind::Symbol(found) if *found == symbol)
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.kind(), TokenKind::Word(found) if found == word)
    }

    pub(super) fn advance(&mut self) {
        let comments = std::mem::take(&mut self.tokens[self.position].comments);
        self.comments.extend(comments);
        if !self.at_end() {
            self.position += 1;
        }
    }

    pub(super) fn accept(&mut self, symbol: &str) -> bool {
        let found = self.is(symbol);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn fail<T>(&mut self, span: Span, message: String, expected: &str) -> Parsed<T> {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(Found { span, message, expected: expected.to_owned() });
        }
        Err(Recorded)
    }

    /// Complains about the present token.
    pub(super) fn unexpected<T>(&mut self, expected: &str) -> Parsed<T> {
        let message = format!("unexpected {}", self.kind().describe());
        self.fail(self.span(), message, expected)
    }

    pub(super) fn expect(&mut self, symbol: &str) -> Parsed<()> {
        if self.accept(symbol) {
            return Ok(());
        }
        if symbol == ";" {
            // The mistake is where the semicolon is missing, not at the next line's first word.
            let end = self.previous_end();
            let message = format!("missing `;` before {}", self.kind().describe());
            let failed = self.fail(Span { start: end, end }, message, "`;`");
            // At the end of a line or block it is clear what was meant: go on as if it were there.
            let clear = self.tokens[self.position].starts_line || self.is("}") || self.at_end();
            return if clear { Ok(()) } else { failed };
        }
        self.unexpected(&format!("`{symbol}`"))
    }

    pub(super) fn name(&mut self, expected: &str) -> Parsed<Name> {
        match self.kind() {
            TokenKind::Word(word) if RESERVED.contains(&word.as_str()) => {
                let message = format!("`{word}` is a reserved word");
                self.fail(self.span(), message, expected)
            }
            TokenKind::Word(word) => {
                let name = Name { text: word.clone(), span: self.span(), index: None };
                self.advance();
                Ok(name)
            }
            _ => self.unexpected(expected),
        }
    }

    pub(super) fn number(&mut self, expected: &str) -> Parsed<u32> {
        let TokenKind::Number(number) = *self.kind() else { return self.unexpected(expected) };
        self.advance();
        Ok(number)
    }

    /// Runs `inside` one level deeper, if that is not too deep.
    pub(super) fn nested<T>(&mut self, inside: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            let message = format!("nested more than {MAX_DEPTH} levels deep");
            return self.fail(self.span(), message, "");
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    /// Takes the comments before the present token.
    pub(super) fn open_trivia(&mut self) -> Trivia {
        let token = &mut self.tokens[self.position];
        let mut before = std::mem::take(&mut self.comments);
        before.append(&mut token.comments);
        Trivia { before, behind: None, blank_before: token.blank_before }
    }

    /// Adds the comments inside the construct just read and one behind it on the same line.
    pub(super) fn close_trivia(&mut self, trivia: &mut Trivia) {
        trivia.before.append(&mut self.comments);
        let comments = &mut self.tokens[self.position].comments;
        if comments.first().is_some_and(|comment| !comment.own_line) {
            trivia.behind = Some(comments.remove(0));
        }
    }

    fn file(&mut self) -> File {
        let mut file = File::default();
        while !self.at_end() {
            let mut trivia = self.open_trivia();
            let start = self.span().start;
            match self.item() {
                Ok(kind) => {
                    let span = Span { start, end: self.previous_end() };
                    self.close_trivia(&mut trivia);
                    file.items.push(Item { kind, span, trivia });
                }
                Err(Recorded) => self.skip_item(),
            }
        }
        file.dangling = self.open_trivia().before;
        file
    }

    /// After an error outside of tasks: on to the next word that starts a declaration.
    fn skip_item(&mut self) {
        while !self.at_end() {
            let starts = matches!(self.kind(), TokenKind::Word(word) if matches!(word.as_str(),
                "bool" | "task" | "option" | "never" | "lapped" | "ahead" | "volatile" | "const"));
            // `int` stands inside declarations, too.
            let starts = starts || self.is_word("int") && self.tokens[self.position].starts_line;
            if starts {
                return;
            }
            self.advance();
        }
    }

    fn item(&mut self) -> Parsed<ItemKind> {
        const EXPECTED: &str =
            "`bool`, `int`, `volatile`, `const`, `task`, `option`, `never`, `lapped` or `ahead`";
        let TokenKind::Word(word) = self.kind().clone() else { return self.unexpected(EXPECTED) };
        let known = ["bool", "int", "volatile", "const", "task", "option", "never", "lapped", "ahead"];
        if !known.contains(&word.as_str()) {
            return self.unexpected(EXPECTED);
        }
        self.advance();
        match word.as_str() {
            "bool" => Ok(ItemKind::Booleans(self.booleans()?)),
            "int" => Ok(ItemKind::Integers(self.integers()?, false)),
            "volatile" if self.is_word("int") => {
                self.advance();
                Ok(ItemKind::Integers(self.integers()?, true))
            }
            "volatile" => {
                if !self.is_word("bool") {
                    return self.unexpected("`bool` or `int`");
                }
                self.advance();
                Ok(ItemKind::Volatile(self.booleans()?))
            }
            "const" => {
                let name = self.name("the name of a constant")?;
                self.expect("=")?;
                let value = self.index()?;
                self.expect(";")?;
                Ok(ItemKind::Constant(name, value))
            }
            "task" => self.task(),
            "option" => {
                // `exit` is a reserved word and the name of an option.
                let name = if self.is_word("exit") {
                    let span = self.span();
                    self.advance();
                    Name { text: "exit".to_owned(), span, index: None }
                } else {
                    self.name("the name of an option")?
                };
                self.expect("=")?;
                let value = self.name("the value of the option")?;
                self.expect(";")?;
                Ok(ItemKind::Option(name, value))
            }
            "never" => {
                self.expect("(")?;
                let first = self.label_name()?;
                self.expect(",")?;
                let second = self.label_name()?;
                self.expect(")")?;
                self.expect(";")?;
                Ok(ItemKind::Never(first, second))
            }
            _ => {
                self.expect("(")?;
                let variable = self.indexed_name("a phaser variable")?;
                self.expect(")")?;
                self.expect("<")?;
                let limit = self.number("a number")?;
                self.expect(";")?;
                let make = if word == "lapped" { ItemKind::Lapped } else { ItemKind::Ahead };
                Ok(make(variable, limit))
            }
        }
    }

    fn label_name(&mut self) -> Parsed<Name> {
        self.accept("@");
        self.name("a label")
    }

    /// Names of booleans up to the semicolon.
    pub(super) fn booleans(&mut self) -> Parsed<Vec<Name>> {
        let mut names = vec![self.name("the name of a boolean")?];
        while self.accept(",") {
            names.push(self.name("the name of a boolean")?);
        }
        self.expect(";")?;
        Ok(names)
    }

    fn task(&mut self) -> Parsed<ItemKind> {
        let name = self.name("the name of a task")?;
        self.expect("(")?;
        let (mut numbers, mut parameters) = (Vec::new(), Vec::new());
        if !self.is(")") {
            loop {
                // `int` is a name, too: it takes a word behind it to be more.
                let number = self.is_word("int") && matches!(self.kind_after(1), TokenKind::Word(_));
                if number && !parameters.is_empty() {
                    return self.fail(self.span(), "a number behind a phaser".to_owned(), "numbers first");
                } else if number {
                    self.advance();
                    numbers.push(self.name("the name of a number")?);
                } else {
                    let expected = if parameters.is_empty() { "a parameter or `)`" } else { "a parameter" };
                    parameters.push(self.name(expected)?);
                }
                if !self.accept(",") {
                    break;
                }
            }
        }
        self.expect(")")?;
        let body = self.block()?;
        Ok(ItemKind::Task(Task { name, numbers, parameters, body }))
    }

    /// A block; errors in its statements are recorded and skipped here.
    pub(super) fn block(&mut self) -> Parsed<Block> {
        self.nested(|parser| {
            let open = parser.span();
            parser.expect("{")?;
            let mut block = Block::default();
            loop {
                if parser.is("}") {
                    block.dangling = parser.open_trivia().before;
                    block.close = parser.span();
                    parser.advance();
                    return Ok(block);
                }
                if parser.at_end() || parser.is_word("task") {
                    let found = parser.kind().describe();
                    let message = format!("this block is still open at {found}");
                    return parser.fail(open, message, "a closing `}`");
                }
                match parser.statement() {
                    Ok(statement) => block.statements.push(statement),
                    Err(Recorded) => parser.skip_statement(),
                }
            }
        })
    }

    /// After an error in a statement: past its `;`, or to a brace or a word that starts a statement.
    fn skip_statement(&mut self) {
        let start = self.position;
        while !self.at_end() && !self.is("}") && !self.is_word("task") {
            if self.accept(";") {
                return;
            }
            if self.is("{") {
                // Read the block for its own errors; its statements are not kept.
                let before = self.position;
                let _ = self.block();
                if self.position == before {
                    self.advance();
                }
                return;
            }
            let starts = self.position > start
                && matches!(self.kind(), TokenKind::Word(word) if matches!(word.as_str(),
                    "if" | "while" | "assert" | "exit" | "skip" | "asynch"));
            if starts {
                return;
            }
            self.advance();
        }
    }
}
