//! One self-contained page: what went wrong, where, and the schedule to step through. It can be read without its script,
//! which adds the stepping and the graph.

mod data;
mod finding;
mod parts;
mod policy;

use crate::Excerpts;
use crate::shown::{Shown, visible};
use crate::words::counted;
use parts::{escape, written};
use report::Verdict;
use std::fmt::Write;

const STYLE: &str = include_str!("html/page.css");
const SCRIPT: &str = concat!(
    include_str!("html/make.js"),
    include_str!("html/steps.js"),
    include_str!("html/layout.js"),
    include_str!("html/graph.js"),
    include_str!("html/start.js")
);

/// The verdict as a page.
pub(crate) fn html(verdict: &Verdict, excerpts: &Excerpts) -> String {
    let shown = &Shown::visible(verdict);
    let (input, word) = (escape(&shown.input), shown.verdict);
    let mut out = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    let _ = writeln!(
        out,
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n<title>{input}: {word}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<header>\n\
         <h1>{} {input}</h1>\n<p class=\"quiet\">{}</p>",
        policy::policy(STYLE, SCRIPT),
        answer(word, "answer"),
        sentence(&[&shown.coverage.claim, &format!("Engine: {}", shown.engine)])
    );
    if shown.findings.len() > 1 {
        out.push_str("<ol>\n");
        for (index, finding) in shown.findings.iter().enumerate() {
            let message = escape(&finding.message.join("; "));
            let _ =
                writeln!(out, "<li><a href=\"#finding-{}\">{}: {message}</a></li>", index + 1, finding.kind);
        }
        out.push_str("</ol>\n");
    }
    out.push_str("</header>\n<main>\n");
    for (index, finding) in shown.findings.iter().enumerate() {
        out.push_str(&finding::finding(index + 1, finding, excerpts));
    }
    out.push_str(&checked(shown));
    out.push_str("</main>\n<footer class=\"quiet\">\n");
    let stats = &shown.stats;
    let (states, transitions) = (counted(stats.states, "state"), counted(stats.transitions, "transition"));
    let _ = writeln!(out, "<p>{states}, {transitions}, {:.3} s</p>\n</footer>", stats.seconds);
    let data = data::data(shown, excerpts);
    let _ = writeln!(out, "<script type=\"application/json\" id=\"data\">{data}</script>");
    let _ = writeln!(out, "<script>{SCRIPT}</script>\n</body>\n</html>");
    out
}

/// What was checked, and what is to be said beside the answer.
fn checked(shown: &Shown) -> String {
    let notes: Vec<String> =
        shown.notes().map(|note| format!("<li>{}</li>\n", escape(&visible(note)))).collect();
    let written = written(&shown.output());
    if shown.properties.is_empty() && notes.is_empty() && written.is_empty() {
        return String::new();
    }
    let mut out = String::from("<section id=\"checked\">\n<h2>What was checked</h2>\n");
    if !shown.properties.is_empty() {
        out.push_str("<table>\n<thead><tr><th scope=\"col\">property</th><th scope=\"col\">answer</th></tr></thead>\n<tbody>\n");
        for (property, word) in &shown.properties {
            let _ = writeln!(out, "<tr><td>{property}</td><td>{}</td></tr>", answer(word, "word"));
        }
        out.push_str("</tbody>\n</table>\n");
    }
    if !notes.is_empty() {
        let _ = writeln!(out, "<h3>Notes</h3>\n<ul>\n{}</ul>", notes.concat());
    }
    out + &written + "</section>\n"
}

/// An answer as a word with a sign.
fn answer(word: &str, class: &str) -> String {
    let sign = match word {
        "proved" => "\u{2713}",
        "violated" => "\u{2717}",
        _ => "?",
    };
    format!("<span class=\"{class} {word}\"><span aria-hidden=\"true\">{sign}</span> {word}</span>")
}

/// Sentences in a row, each with a capital at its start and a stop at its end.
fn sentence(parts: &[&str]) -> String {
    let part = |part: &&&str| {
        let mut letters = part.chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        first.map(|first| format!("{first}{}.", letters.as_str()))
    };
    escape(&parts.iter().filter_map(|one| part(&one)).collect::<Vec<_>>().join(" "))
}
