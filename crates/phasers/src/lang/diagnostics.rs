//! What is wrong with a text, where, and what was expected.

use super::token::Span;
use std::fmt::{self, Write};

/// One error before its place is turned into line and column.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) span: Span,
    pub(super) message: String,
    /// What would have been right; empty when the message says it.
    pub(super) expected: String,
}

/// One error, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub message: String,
    /// What was expected; may be empty.
    pub expected: String,
    /// The source line.
    pub excerpt: String,
    /// How many characters of the line are meant, at least 1.
    pub width: u32,
}

/// All errors of one text, in source order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Diagnostics {
    /// The file as the user named it.
    pub file: String,
    /// The errors.
    pub errors: Vec<Diagnostic>,
}

impl Diagnostics {
    pub(super) fn new(file: &str, text: &str, mut found: Vec<Found>) -> Self {
        found.sort_by_key(|error| error.span.start);
        let errors = found.into_iter().map(|error| locate(text, error)).collect();
        Diagnostics { file: file.to_owned(), errors }
    }
}

/// Line and column of a byte, both from 1.
pub(super) fn line_and_column(text: &str, offset: usize) -> (u32, u32) {
    let before = &text[..offset.min(text.len())];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.matches('\n').count() + 1;
    (line as u32, before[line_start..].chars().count() as u32 + 1)
}

fn locate(text: &str, error: Found) -> Diagnostic {
    let (line, column) = line_and_column(text, error.span.start);
    let start = error.span.start.min(text.len());
    let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
    let end = error.span.end.clamp(start, line_end.max(start));
    Diagnostic {
        line,
        column,
        message: error.message,
        expected: error.expected,
        excerpt: text[line_start..line_end].trim_end().to_owned(),
        width: (text[start..end].chars().count() as u32).max(1),
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for error in &self.errors {
            writeln!(out, "{}:{}:{}: error: {}", self.file, error.line, error.column, error.message)?;
            let number = error.line.to_string();
            // A tab counts as one column; show it as one space so that the marker stays below its place.
            writeln!(out, "  {number} | {}", error.excerpt.replace('\t', " "))?;
            let mut marker = String::new();
            write!(marker, "  {} | ", " ".repeat(number.len()))?;
            marker.push_str(&" ".repeat(error.column as usize - 1));
            marker.push_str(&"^".repeat(error.width as usize));
            if !error.expected.is_empty() {
                write!(marker, " expected {}", error.expected)?;
            }
            writeln!(out, "{marker}")?;
        }
        let count = self.errors.len();
        write!(out, "{count} error{}", if count == 1 { "" } else { "s" })
    }
}
