//! What is written to the standard streams.

use crate::cli::Color;
use crate::sources::excerpts;
use anyhow::Result;
use render::Format;
use report::Verdict;
use std::io::{IsTerminal, Write};

/// Prints a verdict.
pub(crate) fn show(verdict: &Verdict, format: &Format, color: Color, quiet: bool) -> Result<()> {
    if quiet {
        return Ok(());
    }
    say(&(format.show)(verdict, &excerpts(verdict), in_color(color)));
    Ok(())
}

/// Whether the text has colours.
pub(crate) fn in_color(color: Color) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::io::stdout().is_terminal(),
    }
}

/// Writes to stdout. A reader that has gone away is no error.
pub(crate) fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let newline = if text.ends_with('\n') || text.is_empty() { "" } else { "\n" };
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.write_all(newline.as_bytes()));
}

/// Writes a line to stderr.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{}", text.trim_end());
}
