//! A finding: what is wrong, the places with their lines, and the schedule as a table.

use super::parts::{escape, written};
use crate::Excerpts;
use crate::shown::{Finding, Location, Step, visible};
use crate::table::has_several_files;
use std::fmt::Write;

/// Of longer schedules so many steps of their beginning and of their end are shown.
const SHOWN: (usize, usize) = (200, 1800);

/// The steps that are shown, each with its number from 0.
pub(super) fn kept(finding: &Finding) -> impl Iterator<Item = (usize, &Step)> {
    let count = finding.schedule.len();
    let is_kept = move |index: usize| index < SHOWN.0 || index + SHOWN.1 >= count;
    finding.schedule.iter().enumerate().filter(move |(index, _)| is_kept(*index))
}

/// Which place of the finding a step is, from 1: the sides of a race are.
pub(super) fn access_number(finding: &Finding, step: usize) -> Option<usize> {
    let (one, other) = finding.graph.missing?;
    let is_it = |node: usize| finding.graph.nodes.get(node).is_some_and(|node| node.step == Some(step));
    [one, other].into_iter().position(is_it).map(|index| index + 1)
}

/// The part of the page on a finding.
pub(super) fn finding(number: usize, finding: &Finding, excerpts: &Excerpts) -> String {
    let message = finding.message.iter().map(|part| escape(part)).collect::<Vec<_>>().join("<br>");
    let mut out = format!("<section class=\"finding\" id=\"finding-{number}\">\n");
    let _ = writeln!(out, "<h2><span class=\"violated\">{}</span>: {message}</h2>", finding.kind);
    if !finding.locations.is_empty() {
        out.push_str("<div class=\"places\">\n");
        for (index, place) in finding.locations.iter().enumerate() {
            out.push_str(&location(index + 1, place, excerpts));
        }
        out.push_str("</div>\n");
    }
    if !finding.schedule.is_empty() {
        out.push_str("<h3>The schedule</h3>\n");
        out.push_str(&lanes(finding));
    }
    out + &written(&finding.output) + "</section>\n"
}

/// A column a task and a row a step.
fn lanes(finding: &Finding) -> String {
    let with_file = has_several_files(finding);
    let has_after = finding.schedule.iter().any(|step| !step.after.is_empty());
    let mut out = String::from(
        "<div class=\"player plain\">\n<div class=\"scroll lanes\" tabindex=\"0\" role=\"region\" \
         aria-label=\"the schedule, a column a task\">\n<table>\n<thead><tr><th scope=\"col\">step</th>",
    );
    for task in &finding.tasks {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escape(task));
    }
    out.push_str(if has_after { "<th scope=\"col\">after</th>" } else { "" });
    out.push_str("</tr></thead>\n<tbody>\n");
    let mut expected = 0;
    for (index, step) in kept(finding) {
        if index > expected {
            let columns = finding.tasks.len() + 1 + usize::from(has_after);
            let left_out = index - expected;
            let _ = writeln!(
                out,
                "<tr class=\"gap\"><td colspan=\"{columns}\">{left_out} steps are left out; JSON has all</td></tr>"
            );
        }
        expected = index + 1;
        out.push_str(&row(finding, index, step, (with_file, has_after)));
    }
    out + "</tbody>\n</table>\n</div>\n</div>\n"
}

fn row(finding: &Finding, index: usize, step: &Step, (with_file, has_after): (bool, bool)) -> String {
    let access = access_number(finding, index);
    let class = if access.is_some() { " class=\"access\"" } else { "" };
    let mut out = format!("<tr{class}><td>{}</td>", index + 1);
    for task in &finding.tasks {
        if *task != step.task {
            out.push_str("<td></td>");
            continue;
        }
        let place = match (step.at.line, with_file && !step.at.file.is_empty()) {
            (0, _) => String::new(),
            (line, true) => format!("{}:{line}: ", step.at.file),
            (line, false) => format!("{line}: "),
        };
        let badge = access.map_or(String::new(), |number| badge(number) + " ");
        let _ = write!(out, "<td>{badge}{}{}</td>", escape(&place), escape(&step.what));
    }
    if has_after {
        let _ = write!(out, "<td class=\"after\">{}</td>", escape(&step.after));
    }
    out + "</tr>\n"
}

/// The number of a place.
fn badge(number: usize) -> String {
    format!("<span class=\"badge\">{number}</span>")
}

/// Who does what where, the line in the source, the stack, and how the task came to be.
fn location(number: usize, place: &Location, excerpts: &Excerpts) -> String {
    let at = match (place.file.as_str(), place.line) {
        ("", _) => "at an unknown place".to_string(),
        (file, 0) => format!("in {file}"),
        (file, line) => format!("at {file}:{line}"),
    };
    let mut out = format!(
        "<div class=\"place\">\n<p>{} <b>{}</b> {} <span class=\"quiet\">{}</span></p>\n",
        badge(number),
        escape(&place.task),
        escape(&place.what),
        escape(&at)
    );
    let lines = excerpts.around(&place.file, place.line);
    if !lines.is_empty() {
        out.push_str("<pre tabindex=\"0\">");
        for (number, text) in lines {
            let text = format!("<span class=\"number\">{number}</span>{}", escape(&visible(&text)));
            out += &match number == place.line {
                true => format!("<mark class=\"row access\">{text}</mark>"),
                false => format!("<span class=\"row\">{text}</span>"),
            };
        }
        out.push_str("</pre>\n");
    }
    if !place.stack.is_empty() || !place.created.is_empty() {
        let frames = place.stack.iter().map(|frame| format!("in {}", escape(frame)));
        let created = place.created.iter().map(|one| format!("<i>{}</i>", escape(one)));
        let lines: Vec<String> = frames.chain(created).collect();
        let _ = writeln!(
            out,
            "<details><summary>call stack and creation</summary><p class=\"code\">{}</p></details>",
            lines.join("<br>")
        );
    }
    out + "</div>\n"
}
