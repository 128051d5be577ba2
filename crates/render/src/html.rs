//! One self-contained page.

use crate::Excerpts;
use crate::shown::{Finding, Location, Output, Shown};
use crate::table::{cell, has_several_files, rows};
use report::Verdict;
use std::fmt::Write;

const STYLE: &str = "body{font:15px system-ui,sans-serif;margin:2em;max-width:100em;color:#222}\
table{border-collapse:collapse;margin:1em 0}td,th{border:1px solid #ccc;padding:.2em .6em;text-align:left;\
font:13px monospace;vertical-align:top}th{background:#f4f4f4}.proved{color:#080}.violated{color:#b00}\
.unknown{color:#a60}.phases{color:#666}tr:hover td{background:#ffd}\
pre{background:#f8f8f8;border-left:3px solid #ccc;padding:.4em .8em;margin:.4em 0}mark{background:#fdd}\
li{margin:.8em 0}.stack{font:13px monospace;color:#666}";

/// The verdict as a page.
pub(crate) fn html(verdict: &Verdict, excerpts: &Excerpts) -> String {
    let verdict = &Shown::of(verdict);
    let mut out = String::new();
    let (input, word) = (escape(&verdict.input), verdict.verdict);
    let _ = writeln!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{input}: {word}</title>\
         <style>{STYLE}</style></head><body>"
    );
    let engine = escape(&verdict.engine);
    let _ = writeln!(out, "<h1>{input}: <span class=\"{word}\">{word}</span></h1><p>{engine}</p>");
    if !verdict.properties.is_empty() {
        out.push_str("<table><tr><th>property</th><th>answer</th></tr>\n");
        for (property, answer) in &verdict.properties {
            let _ = writeln!(out, "<tr><td>{property}</td><td class=\"{answer}\">{answer}</td></tr>");
        }
        out.push_str("</table>\n");
    }
    for note in verdict.notes() {
        let _ = writeln!(out, "<p>note: {}</p>", escape(note));
    }
    for finding in &verdict.findings {
        out.push_str(&one(finding, excerpts));
    }
    out.push_str(&written(&verdict.output()));
    let stats = &verdict.stats;
    let _ = writeln!(
        out,
        "<p>{}: {} states, {} transitions, {:.3} s</p></body></html>",
        escape(&verdict.coverage.claim),
        stats.states,
        stats.transitions,
        stats.seconds
    );
    out
}

fn one(finding: &Finding, excerpts: &Excerpts) -> String {
    let mut out = String::new();
    let message = finding.message.iter().map(|part| escape(part)).collect::<Vec<_>>().join("<br>");
    let _ = writeln!(out, "<h2 class=\"violated\">{}</h2><p>{message}</p>", finding.kind);
    if !finding.locations.is_empty() {
        out.push_str("<ul>\n");
        finding.locations.iter().for_each(|place| out.push_str(&location(place, excerpts)));
        out.push_str("</ul>\n");
    }
    if finding.schedule.is_empty() {
        return out + &written(&finding.output);
    }
    let tasks = &finding.tasks;
    let with_file = has_several_files(finding);
    let has_after = finding.schedule.iter().any(|step| !step.after.is_empty());
    out.push_str("<table><tr><th>step</th>");
    for task in tasks {
        let _ = write!(out, "<th>{}</th>", escape(task));
    }
    out.push_str(if has_after { "<th>after</th></tr>\n" } else { "</tr>\n" });
    for row in rows(finding) {
        let _ = write!(out, "<tr><td>{}</td>", row.number);
        for task in tasks {
            let text = if *task == row.step.task { cell(&row, with_file) } else { String::new() };
            let _ = write!(out, "<td>{}</td>", escape(&text));
        }
        if has_after {
            let _ = write!(out, "<td class=\"phases\">{}</td>", escape(&row.step.after));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
    out + &written(&finding.output)
}

/// The last lines that the program wrote, and its exit code.
fn written(output: &Output) -> String {
    let mut out = String::new();
    for (title, lines) in output.last_lines() {
        let _ = writeln!(out, "<p>{title}</p><pre>{}</pre>", escape(&lines.join("\n")));
    }
    if let Some(code) = output.exit_code {
        let _ = writeln!(out, "<p>exit code {code}</p>");
    }
    out
}

/// Who does what where, the line in the source, the stack, and how the task came to be.
fn location(place: &Location, excerpts: &Excerpts) -> String {
    let (task, what) = (escape(&place.task), escape(&place.what));
    let mut out = format!("<li><b>{task}</b> {what} <span>{}:{}</span>", escape(&place.file), place.line);
    let lines = excerpts.around(&place.file, place.line);
    if !lines.is_empty() {
        out.push_str("<pre>");
        for (number, text) in lines {
            let line = format!("{number:>5}  {}", escape(&text));
            let _ = match number == place.line {
                true => writeln!(out, "<mark>{line}</mark>"),
                false => writeln!(out, "{line}"),
            };
        }
        out.push_str("</pre>");
    }
    if !place.stack.is_empty() || !place.created.is_empty() {
        let frames = place.stack.iter().map(|frame| format!("in {}", escape(frame)));
        let created = place.created.iter().map(|one| format!("<i>{}</i>", escape(one)));
        let lines: Vec<String> = frames.chain(created).collect();
        let _ = write!(out, "<div class=\"stack\">{}</div>", lines.join("<br>"));
    }
    out.push_str("</li>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
