//! What is to be read: pages on violations, manual pages, and what shells complete.

use super::printing::say;
use crate::cli::{Arguments, CompletionsArguments, ExplainArguments, ManArguments};
use crate::explain;
use anyhow::{Context, Result, bail};
use clap::CommandFactory;
use report::FindingKind;

/// Prints the page on a kind of violation, or the kinds.
pub(super) fn explain(arguments: &ExplainArguments) -> Result<u8> {
    let Some(word) = &arguments.kind else {
        let width = FindingKind::ALL.iter().map(|kind| kind.word().len()).max().unwrap_or(0);
        let title = |kind: FindingKind| {
            let first = explain::page(kind).lines().next().unwrap_or_default();
            first.split_once(": ").map_or("", |(_, title)| title).to_string()
        };
        let lines = FindingKind::ALL.map(|kind| format!("{:width$}  {}", kind.word(), title(kind)));
        say(&(lines.join("\n") + "\n\nscoville explain KIND has a page on each."));
        return Ok(0);
    };
    let Some(kind) = FindingKind::from_word(&word.to_ascii_lowercase()) else {
        let words: Vec<&str> = FindingKind::ALL.iter().map(|kind| kind.word()).collect();
        bail!("there is no kind {word}: give one of {}", words.join(", "));
    };
    say(explain::page(kind));
    Ok(0)
}

/// Prints what completes commands in a shell.
pub(super) fn completions(arguments: &CompletionsArguments) -> Result<u8> {
    let mut out = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "scoville", &mut out);
    say(&String::from_utf8_lossy(&out));
    Ok(0)
}

/// Writes a manual page for the tool and one for each command.
pub(super) fn pages(arguments: &ManArguments) -> Result<u8> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    clap_mangen::generate_to(Arguments::command(), folder)
        .with_context(|| format!("cannot write into {}", folder.display()))?;
    Ok(0)
}
