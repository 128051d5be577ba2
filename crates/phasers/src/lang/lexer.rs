//! Text to tokens. It never fails: what it does not know becomes a token that no rule accepts.

use super::token::{Comment, Span, Token, TokenKind};

const SYMBOLS: [&str; 27] = [
    ":=", "==", "!=", "<=", ">=", "&&", "||", "..", "(", ")", "{", "}", "[", "]", ";", ",", ".", ":", "!",
    "=", "<", ">", "@", "-", "+", "*", "%",
];

pub(super) fn lex(text: &str) -> Vec<Token> {
    let mut lexer = Lexer { text, position: 0, tokens: Vec::new() };
    while lexer.token() {}
    lexer.tokens
}

struct Lexer<'a> {
    text: &'a str,
    position: usize,
    tokens: Vec<Token>,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.text[self.position..]
    }

    /// Reads one token; false after the end.
    fn token(&mut self) -> bool {
        let (comments, blank_before, starts_line) = self.trivia();
        let start = self.position;
        let kind = self.kind();
        let more = kind != TokenKind::End;
        let span = Span { start, end: self.position };
        self.tokens.push(Token { kind, span, comments, blank_before, starts_line });
        more
    }

    /// White space and comments; whether an empty line came before the first comment or the token, and whether
    /// the token is the first on its line.
    fn trivia(&mut self) -> (Vec<Comment>, bool, bool) {
        let mut comments = Vec::new();
        let mut newlines = 0;
        let mut blank_before = false;
        let mut own_line = self.tokens.is_empty();
        while let Some(character) = self.rest().chars().next() {
            if character == '\n' {
                newlines += 1;
                own_line = true;
                blank_before |= newlines > 1 && comments.is_empty();
                self.position += 1;
            } else if character.is_whitespace() || character == '\u{feff}' {
                self.position += character.len_utf8();
            } else if character == '#' || self.rest().starts_with("//") {
                let length = self.rest().find('\n').unwrap_or(self.rest().len());
                let text = self.rest()[..length].trim_end().to_owned();
                comments.push(Comment { text, own_line });
                self.position += length;
            } else {
                break;
            }
        }
        (comments, blank_before, own_line)
    }

    fn kind(&mut self) -> TokenKind {
        let Some(first) = self.rest().chars().next() else { return TokenKind::End };
        if first.is_ascii_alphabetic() || first == '_' {
            return TokenKind::Word(self.take(|c| c.is_ascii_alphanumeric() || c == '_'));
        }
        if first.is_ascii_digit() {
            let digits = self.take(|c| c.is_ascii_digit());
            return digits.parse().map_or(TokenKind::TooLarge(digits), TokenKind::Number);
        }
        for symbol in SYMBOLS {
            if self.rest().starts_with(symbol) {
                self.position += symbol.len();
                return TokenKind::Symbol(symbol);
            }
        }
        self.position += first.len_utf8();
        TokenKind::Unknown(first)
    }

    fn take(&mut self, accept: impl Fn(char) -> bool) -> String {
        let length = self.rest().find(|c| !accept(c)).unwrap_or(self.rest().len());
        let word = self.rest()[..length].to_owned();
        self.position += length;
        word
    }
}
