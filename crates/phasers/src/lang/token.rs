//! Tokens, with the comments that stand before them (the formatter keeps comments).

/// A range of bytes of the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A comment as written, and whether it had a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The text with its `//` or `#`.
    pub text: String,
    /// Nothing but white space stood before it on its line.
    pub own_line: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Word(String),
    Number(u32),
    /// A number that is too long to hold.
    TooLarge(String),
    /// `:=`, `==`, `{` and so on.
    Symbol(&'static str),
    /// A character that starts no token.
    Unknown(char),
    End,
}

impl TokenKind {
    pub(super) fn describe(&self) -> String {
        match self {
            TokenKind::Word(word) => format!("`{word}`"),
            TokenKind::Number(number) => format!("`{number}`"),
            TokenKind::TooLarge(digits) => format!("`{digits}`, which is above {}", u32::MAX),
            TokenKind::Symbol(symbol) => format!("`{symbol}`"),
            TokenKind::Unknown(character) => format!("character {character:?}"),
            TokenKind::End => "the end of the file".to_owned(),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
    pub(super) comments: Vec<Comment>,
    /// An empty line stands before the token and its comments.
    pub(super) blank_before: bool,
    /// It is the first on its line.
    pub(super) starts_line: bool,
}

/// Words that name nothing. The words of the extensions (`next`, `never`, `bound`, ...) are not reserved:
/// a program written to the plain grammar may use them as names.
pub(super) const RESERVED: [&str; 13] = [
    "bool",
    "task",
    "newPhaser",
    "asynch",
    "if",
    "else",
    "while",
    "assert",
    "exit",
    "skip",
    "true",
    "false",
    "ndet",
];
