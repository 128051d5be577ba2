//! Text to program: lexer, parser with recovery, name resolution, formatter.

pub mod ast;
mod atomic;
mod diagnostics;
mod expand;
mod expressions;
mod format;
mod index;
mod integer;
mod lexer;
mod numbers;
mod parser;
pub mod program;
mod resolve;
mod statements;
mod token;

pub use diagnostics::{Diagnostic, Diagnostics};
pub use format::{expression_text, format};
pub use program::Program;

/// Larger texts are refused; below this every id fits its type.
const MAX_BYTES: usize = 256 * 1024;

fn checked_parse(text: &str) -> (ast::File, Vec<diagnostics::Found>) {
    if text.len() <= MAX_BYTES {
        return parser::parse(text);
    }
    let message = format!("the file is larger than {} KiB", MAX_BYTES / 1024);
    let span = ast::Span { start: 0, end: 0 };
    let error = diagnostics::Found { span, message, expected: String::new() };
    (ast::File::default(), vec![error])
}

/// Reads a program, or says everything that is wrong with it.
pub fn read(file: &str, text: &str) -> Result<Program, Diagnostics> {
    let (tree, mut found) = checked_parse(text);
    atomic::check(&tree, &mut found);
    let tree = expand::expand(&tree, &mut found);
    let program = resolve::resolve(file, text, &tree, &mut found);
    if found.is_empty() { Ok(program) } else { Err(Diagnostics::new(file, text, found)) }
}

/// Reads the syntax tree only, which is all that the formatter needs.
pub fn parse(file: &str, text: &str) -> Result<ast::File, Diagnostics> {
    let (tree, found) = checked_parse(text);
    if found.is_empty() { Ok(tree) } else { Err(Diagnostics::new(file, text, found)) }
}
