//! All commands and options in Markdown, from the command line as it is defined.

use super::printing::say;
use crate::cli::Arguments;
use anyhow::Result;
use clap::{Arg, Command, CommandFactory};
use std::fmt::Write;

/// Prints the commands, each with what it takes.
pub(super) fn run() -> Result<u8> {
    let mut all = Arguments::command();
    all.build();
    let mut out = String::new();
    for command in all.get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help") {
        section(&mut out, command);
    }
    say(&out);
    Ok(0)
}

fn section(out: &mut String, command: &Command) {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let _ = writeln!(out, "### scoville {}\n\n{}\n\n`{usage}`\n", command.get_name(), whole(&about));
    out.push_str("| | |\n|---|---|\n");
    for argument in command.get_arguments().filter(|one| !one.is_hide_set() && one.get_id() != "help") {
        let _ = writeln!(out, "| {} | {} |", names(argument), explained(argument));
    }
    out.push('\n');
}

/// `--max-seconds SECONDS`
fn names(argument: &Arg) -> String {
    let mut all: Vec<String> = argument.get_short().map(|short| format!("-{short}")).into_iter().collect();
    all.extend(argument.get_long_and_visible_aliases().into_iter().flatten().map(|long| format!("--{long}")));
    let takes = argument.get_num_args().is_some_and(|range| range.takes_values());
    let values = argument.get_value_names().unwrap_or_default();
    let values = if takes { values.iter().map(ToString::to_string).collect() } else { Vec::new() };
    if all.is_empty() {
        return format!("`{}`", values.join(" "));
    }
    let last = [all.last().map_or("", String::as_str), &values.join(" ")].join(" ").trim_end().to_string();
    all.pop();
    all.push(last);
    all.iter().map(|one| format!("`{one}`")).collect::<Vec<_>>().join(", ")
}

/// What it means, which values there are, and which holds if none is given.
fn explained(argument: &Arg) -> String {
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    let mut text = whole(&help);
    let takes = argument.get_num_args().is_some_and(|range| range.takes_values());
    let values = if takes { argument.get_possible_values() } else { Vec::new() };
    let values: Vec<String> = values
        .iter()
        .filter(|value| !value.is_hide_set())
        .map(|value| match value.get_help() {
            Some(help) => format!("`{}` ({})", value.get_name(), help.to_string().trim_end_matches('.')),
            None => format!("`{}`", value.get_name()),
        })
        .collect();
    if !values.is_empty() {
        let _ = write!(text, " Values: {}.", values.join(", "));
    }
    let usual: Vec<String> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if takes && !usual.is_empty() {
        let _ = write!(text, " Default: `{}`.", usual.join(" "));
    }
    text.replace('|', "\\|")
}

/// A sentence with its full stop.
fn whole(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() || text.ends_with('.') { text.to_string() } else { format!("{text}.") }
}
