//! One self-contained page.

use super::columns;
use report::{Finding, Verdict};
use std::fmt::Write;

const STYLE: &str = "body{font:15px system-ui,sans-serif;margin:2em;max-width:100em;color:#222}\
table{border-collapse:collapse;margin:1em 0}td,th{border:1px solid #ccc;padding:.2em .6em;text-align:left;\
font:13px monospace;vertical-align:top}th{background:#f4f4f4}.proved{color:#080}.violated{color:#b00}\
.unknown{color:#a60}.phases{color:#666}tr:hover td{background:#ffd}";

/// The verdict as a page.
pub(crate) fn html(verdict: &Verdict) -> String {
    let mut out = String::new();
    let (input, word) = (escape(&verdict.input), verdict.verdict.word());
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
            let (property, word) = (escape(property), answer.word());
            let _ = writeln!(out, "<tr><td>{property}</td><td class=\"{word}\">{word}</td></tr>");
        }
        out.push_str("</table>\n");
    }
    for limit in &verdict.coverage.limits {
        let _ = writeln!(out, "<p>note: {}</p>", escape(limit));
    }
    for finding in &verdict.findings {
        out.push_str(&one(finding));
    }
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

fn one(finding: &Finding) -> String {
    let mut out = String::new();
    let message = escape(&finding.message).replace("; ", "<br>");
    let _ = writeln!(out, "<h2 class=\"violated\">{}</h2><p>{message}</p>", escape(&finding.kind));
    if !finding.locations.is_empty() {
        out.push_str("<ul>\n");
        for place in &finding.locations {
            let task = escape(&place.task);
            let _ = writeln!(out, "<li>{}:{} {task}</li>", escape(&place.file), place.line);
        }
        out.push_str("</ul>\n");
    }
    let tasks = columns(finding);
    out.push_str("<table><tr><th>step</th>");
    for task in &tasks {
        let _ = write!(out, "<th>{}</th>", escape(task));
    }
    out.push_str("<th>after</th></tr>\n");
    for (number, step) in finding.schedule.iter().enumerate() {
        let _ = write!(out, "<tr><td>{}</td>", number + 1);
        for task in &tasks {
            let cell =
                if *task == step.task { format!("{}: {}", step.at.line, step.what) } else { String::new() };
            let _ = write!(out, "<td>{}</td>", escape(&cell));
        }
        let _ = writeln!(out, "<td class=\"phases\">{}</td></tr>", escape(&step.after));
    }
    out.push_str("</table>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
