//! For people at a terminal: the answer, then each finding with its places and its schedule.

use crate::Excerpts;
use crate::shown::{Finding, Location, Output, Shown};
use crate::table::table;
use crate::words::counted;
use report::Verdict;
use std::fmt::Write;

/// Deeper stacks are cut.
const MOST_FRAMES: usize = 8;

pub(crate) struct Paint(pub(crate) bool);

impl Paint {
    pub(crate) fn wrap(&self, code: &str, text: &str) -> String {
        if self.0 { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    pub(crate) fn answer(&self, answer: &str) -> String {
        let code = match answer {
            "proved" => "1;32",
            "violated" => "1;31",
            _ => "1;33",
        };
        self.wrap(code, answer)
    }
}

/// The verdict as text.
pub fn text(verdict: &Verdict, excerpts: &Excerpts, color: bool) -> String {
    let shown = &Shown::visible(verdict);
    let paint = Paint(color);
    let mut out = String::new();
    let _ = writeln!(out, "{}: {} ({})", shown.input, paint.answer(shown.verdict), shown.engine);
    let width = shown.properties.keys().map(|word| word.len()).max().unwrap_or(0);
    for (property, answer) in &shown.properties {
        let _ = writeln!(out, "  {property:width$}  {}", paint.answer(answer));
    }
    for note in shown.notes() {
        out.push_str(&paragraph("  note: ", note, "    "));
    }
    out.push_str(&findings_of(shown, excerpts, &paint));
    out.push_str(&written(&shown.output(), &paint));
    let stats = &shown.stats;
    out.push('\n');
    out.push_str(&paragraph("", &shown.coverage.claim, ""));
    for advice in &shown.coverage.advice {
        out.push_str(&paragraph("  try ", advice, "    "));
    }
    let _ = writeln!(
        out,
        "{}, {}, {:.3} s{}",
        counted(stats.states, "state"),
        counted(stats.transitions, "transition"),
        stats.seconds,
        compiler(stats.javac_seconds)
    );
    out
}

/// A text in the width of the terminal: what its first line begins with, and what the others do.
fn paragraph(first: &str, text: &str, others: &str) -> String {
    let room = crate::width() - first.chars().count().max(others.chars().count());
    let lines = folded(text, room);
    let line =
        |(index, line): (usize, &String)| format!("{}{line}\n", if index == 0 { first } else { others });
    lines.iter().enumerate().map(line).collect()
}

/// What is wrong, as text.
pub(crate) fn findings(verdict: &Verdict, excerpts: &Excerpts, color: bool) -> String {
    findings_of(&Shown::visible(verdict), excerpts, &Paint(color))
}

fn findings_of(shown: &Shown, excerpts: &Excerpts, paint: &Paint) -> String {
    let texts = shown.findings.iter().map(|finding| format!("\n{}", one(finding, excerpts, paint)));
    texts.collect()
}

/// A text in lines of at most so many letters, broken at spaces; a word that is too long stays whole.
pub(crate) fn folded(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

/// A line of a source, as much of it as there is room for.
fn cut(line: String) -> String {
    match line.chars().count() > crate::width() {
        true => line.chars().take(crate::width() - 3).collect::<String>() + "...",
        false => line,
    }
}

/// How much of the time was the compiler's.
fn compiler(seconds: Option<f64>) -> String {
    match seconds {
        Some(seconds) if seconds > 0.0 => format!(" ({seconds:.3} s of it javac)"),
        _ => String::new(),
    }
}

fn one(finding: &Finding, excerpts: &Excerpts, paint: &Paint) -> String {
    let mut out = String::new();
    // Colours have no width.
    let kind = format!("{}: ", finding.kind);
    for (index, part) in finding.message.iter().enumerate() {
        let text = paragraph(if index == 0 { &kind } else { "  " }, part, "  ");
        out.push_str(&match text.strip_prefix(finding.kind).filter(|_| index == 0) {
            Some(rest) => format!("{}{rest}", paint.wrap("1;31", finding.kind)),
            None => text,
        });
    }
    for (index, place) in finding.locations.iter().enumerate() {
        let earlier = &finding.locations[..index];
        let known = earlier.iter().any(|one| (&one.file, one.line) == (&place.file, place.line));
        out.push_str(&location(place, if known { None } else { Some(excerpts) }, paint));
    }
    if !finding.schedule.is_empty() {
        let _ = writeln!(out, "\n  {}", paint.wrap("1", "the schedule"));
        out.push_str(&table(finding, crate::width()));
    }
    out.push_str(&written(&finding.output, paint));
    out
}

/// The last lines that the program wrote, and its exit code.
fn written(output: &Output, paint: &Paint) -> String {
    let mut out = String::new();
    for (title, lines) in output.last_lines() {
        let _ = writeln!(out, "\n  {}", paint.wrap("1", title));
        for line in lines {
            let _ = writeln!(out, "{}", format!("  | {line}").trim_end());
        }
    }
    if let Some(code) = output.exit_code {
        let _ = writeln!(out, "\n  exit code {code}");
    }
    out
}

/// Who does what where, the line in the source, the stack, and how the task came to be.
fn location(place: &Location, excerpts: Option<&Excerpts>, paint: &Paint) -> String {
    let mut out = String::new();
    let at = match (place.file.as_str(), place.line) {
        ("", _) => "at an unknown place".to_string(),
        (file, 0) => format!("in {file}"),
        (file, line) => format!("at {file}:{line}"),
    };
    let who = [place.task.as_str(), place.what.as_str()].into_iter().filter(|part| !part.is_empty());
    let who = who.collect::<Vec<_>>().join(" ");
    let rich = !place.stack.is_empty() || !place.created.is_empty();
    if rich {
        out.push('\n');
    }
    // What is done is bold, where it is done is not; and that stays in one line.
    let glued = at.replace(' ', "\u{a0}");
    for line in paragraph("  ", format!("{who} {glued}").trim_start(), "    ").lines() {
        let (bold, rest) = match line.strip_suffix(&glued) {
            Some(bold) => (bold.trim_end(), format!(" {at}")),
            None => (line, String::new()),
        };
        let text = bold.trim_start();
        let leading = line.len() - line.trim_start_matches(' ').len();
        let indent = " ".repeat(leading - usize::from(text.is_empty()));
        let shown = if text.is_empty() { String::new() } else { paint.wrap("1", text) };
        let _ = writeln!(out, "{indent}{shown}{rest}");
    }
    for (number, text) in excerpts.map_or(Vec::new(), |excerpts| excerpts.around(&place.file, place.line)) {
        let is_it = number == place.line;
        let line = cut(format!("  {} {number:>4} | {text}", if is_it { '>' } else { ' ' }));
        let _ = writeln!(out, "{}", paint.wrap(if is_it { "1" } else { "2" }, line.trim_end()));
    }
    for frame in place.stack.iter().take(MOST_FRAMES) {
        out.push_str(&paragraph("    in ", frame, "      "));
    }
    if place.stack.len() > MOST_FRAMES {
        let more = counted((place.stack.len() - MOST_FRAMES) as u64, "more frame");
        let _ = writeln!(out, "    and {more}");
    }
    for creation in &place.created {
        let _ = writeln!(out, "    {}", paint.wrap("36", creation));
    }
    out
}
