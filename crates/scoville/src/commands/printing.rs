//! What is written to the standard streams.

use crate::cli::{CheckArguments, Color, FormArguments};
use crate::sources::excerpts;
use anyhow::{Context, Result};
use render::Format;
use report::Verdict;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// How a verdict is shown, and where the sources are that it names.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) arguments: FormArguments,
    pub(crate) sources: Vec<PathBuf>,
}

impl Form {
    /// As the arguments of a check say.
    pub(crate) fn of(arguments: &CheckArguments) -> Form {
        Form { arguments: arguments.form.clone(), sources: arguments.java.source_folders() }
    }

    /// Without sources but those beside the input.
    pub(crate) fn alone(arguments: &FormArguments) -> Form {
        Form { arguments: arguments.clone(), sources: Vec::new() }
    }

    /// Prints a verdict, and writes the files that were asked for.
    pub(crate) fn show(&self, verdict: &Verdict) -> Result<()> {
        let excerpts = excerpts(verdict, &self.sources);
        self.put(|format, color| Ok((format.show)(verdict, &excerpts, color)))
    }

    /// The same for whatever has forms.
    pub(crate) fn put(&self, text: impl Fn(&Format, bool) -> Result<String>) -> Result<()> {
        for (format, file) in &self.arguments.outputs {
            let text = text(format, false)?;
            let written = std::fs::write(file, if text.ends_with('\n') { text } else { text + "\n" });
            written.with_context(|| format!("cannot write {}", file.display()))?;
        }
        if !self.arguments.quiet {
            say(&text(self.arguments.format, in_color(self.arguments.color))?);
        }
        Ok(())
    }
}

/// Tells what is wrong with what was given in the formats that have a form for it. People read it on standard error.
pub(crate) fn show_error(form: &FormArguments, input: &str, message: &str) {
    for (format, file) in &form.outputs {
        if let Some(text) = render::error(format.name, input, message) {
            let _ = std::fs::write(file, text + "\n");
        }
    }
    if !form.quiet
        && let Some(text) = render::error(form.format.name, input, message)
    {
        say(&text);
    }
}

/// Whether the text has colours.
pub(crate) fn in_color(color: Color) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        // https://no-color.org
        Color::Auto => {
            std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
                && std::io::stdout().is_terminal()
        }
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
