//! What is written to the standard streams.

use crate::cli::{CheckArguments, Color, FormArguments};
use crate::sources::excerpts;
use anyhow::{Context, Result, bail};
use render::{Format, is_met};
use report::{Answer, Verdict, fact};
use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// How a verdict is shown, and where the sources are that it names.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) arguments: FormArguments,
    pub(crate) sources: Vec<PathBuf>,
    /// What the verdict is expected to be.
    expected: Option<String>,
}

/// A result that is known, and that could not be written to each place that was named.
#[derive(Debug)]
pub(crate) struct Unwritten(String);

impl std::fmt::Display for Unwritten {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritten {}

impl Form {
    /// As the arguments of a check say.
    pub(crate) fn of(arguments: &CheckArguments) -> Form {
        Form {
            arguments: arguments.form.clone(),
            sources: arguments.java.source_folders(),
            expected: arguments.expected.clone(),
        }
    }

    /// Without sources but those beside the input.
    pub(crate) fn alone(arguments: &FormArguments) -> Form {
        Form { arguments: arguments.clone(), sources: Vec::new(), expected: None }
    }

    /// The same with the sources of some folders.
    pub(crate) fn with_sources(self, sources: Vec<PathBuf>) -> Form {
        Form { sources, ..self }
    }

    /// Prints a verdict, and writes the files that were asked for.
    pub(crate) fn show(&self, verdict: &Verdict) -> Result<()> {
        let excerpts = excerpts(verdict, &self.sources);
        let mut verdict = verdict.clone();
        if let Some(expected) = &self.expected {
            let is_it = is_met(expected, verdict.verdict.word(), &kinds(&verdict));
            let facts = &mut verdict.coverage.facts;
            facts.insert("expected".into(), fact::Value::Text(expected.clone()));
            facts.insert("as_expected".into(), fact::Value::Flag(is_it));
        }
        self.put(|format, color| Ok((format.show)(&verdict, &excerpts, color)))
    }

    /// The same for whatever has forms. What cannot be written is told after the rest is.
    pub(crate) fn put(&self, text: impl Fn(&Format, bool) -> Result<String>) -> Result<()> {
        let mut faults = Vec::new();
        for (format, file) in &self.arguments.outputs {
            let text = text(format, false)?;
            let written = std::fs::write(file, if text.ends_with('\n') { text } else { text + "\n" });
            faults.extend(written.err().map(|error| format!("cannot write {}: {error}", file.display())));
        }
        if !self.arguments.quiet {
            say(&text(self.arguments.format, in_color(self.arguments.color))?);
        }
        if faults.is_empty() { Ok(()) } else { Err(Unwritten(faults.join("\n")).into()) }
    }

    /// The exit code of a verdict: that of the answer, or whether it is as expected.
    pub(crate) fn exit_code(&self, answer: Answer, kinds: &[&str]) -> u8 {
        let Some(expected) = &self.expected else { return answer.exit_code() as u8 };
        if is_met(expected, answer.word(), kinds) {
            return 0;
        }
        let found = [vec![answer.word()], kinds.to_vec()].concat().join(" ");
        complain(&format!("{expected} was expected, and it is {found}"));
        1
    }
}

/// The kinds of the violations.
pub(crate) fn kinds(verdict: &Verdict) -> Vec<&'static str> {
    verdict.findings.iter().map(|finding| finding.kind.word()).collect()
}

/// An error in writing a file, when the result is known.
pub(crate) fn unwritten(file: &Path, error: &anyhow::Error) -> anyhow::Error {
    Unwritten(format!("cannot write {}: {error:#}", file.display())).into()
}

/// Sees whether a file can be written, before there is anything to write. What is in it stays.
pub(crate) fn writable(file: &Path) -> Result<()> {
    let is_new = match std::fs::metadata(file) {
        Ok(meta) if meta.is_dir() => bail!("cannot write {}: it is a folder", file.display()),
        // A pipe is opened once.
        Ok(meta) if !meta.is_file() => return Ok(()),
        Ok(_) => false,
        Err(_) => true,
    };
    let opened = OpenOptions::new().create(true).append(true).open(file);
    opened.with_context(|| format!("cannot write {}", file.display()))?;
    if is_new {
        let _ = std::fs::remove_file(file);
    }
    Ok(())
}

/// Tells what is wrong with what was given in the formats that have a form for it. People read it on standard error. A
/// file of a format that has none is removed: it would be that of another run.
pub(crate) fn show_error(form: &FormArguments, input: &str, message: &str) {
    for (format, file) in &form.outputs {
        if let Some(text) = render::error(format.name, input, message) {
            let _ = std::fs::write(file, text + "\n");
        } else if file.is_file() {
            let _ = std::fs::remove_file(file);
        }
    }
    if !form.quiet
        && let Some(text) = render::error(form.format.name, input, message)
    {
        say(&text);
    }
}

/// The same where the command line is not understood: in the format that is nevertheless seen in it.
pub(crate) fn show_usage_error(words: &[OsString], error: &clap::Error) {
    let has_form =
        words.get(1).is_some_and(|word| ["check", "replay", "trace"].iter().any(|own| word == own));
    if !has_form {
        return;
    }
    let words: Vec<&str> =
        words.iter().map_while(|word| word.to_str()).take_while(|word| *word != "--").collect();
    let values = |option: &str| {
        let mut found = Vec::new();
        for (index, word) in words.iter().enumerate() {
            if word == &option {
                found.extend(words.get(index + 1).copied());
            }
            found.extend(word.strip_prefix(option).and_then(|rest| rest.strip_prefix('=')));
        }
        found
    };
    let printed = error.render().to_string();
    let (_, message) = printed.trim_end().split_once("error: ").unwrap_or(("", &printed));
    let told = |format: &str| render::error(format, "", message);
    for output in values("--output") {
        if let Some((format, file)) = output.split_once('=')
            && let Some(text) = told(format)
        {
            let _ = std::fs::write(file, text + "\n");
        }
    }
    if let Some(text) = values("--format").last().and_then(|format| told(format)) {
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
