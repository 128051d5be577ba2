//! What the script of the page works on.

use super::finding::{access_number, kept};
use crate::Excerpts;
use crate::shown::{Finding, Shown, visible};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// So many lines are shown before and behind one.
const AROUND: u32 = 12;
/// Larger graphs are shown without the nodes that no step belongs to.
const MOST_NODES: usize = 4000;

/// The findings and the lines of their sources as JSON that nothing in it can end.
pub(super) fn data(shown: &Shown, excerpts: &Excerpts) -> String {
    let findings: Vec<Value> = shown.findings.iter().map(finding).collect();
    let value = json!({ "findings": findings, "lines": lines(shown, excerpts) });
    let mut out = String::new();
    for letter in value.to_string().chars() {
        match letter {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => out += &format!("\\u{:04x}", u32::from(letter)),
            letter => out.push(letter),
        }
    }
    out
}

fn finding(finding: &Finding) -> Value {
    let steps = kept(finding).map(|(index, step)| {
        let mut value = json!({
            "number": index + 1, "task": step.task, "what": step.what, "file": step.at.file, "line": step.at.line,
        });
        if !step.after.is_empty() {
            value["after"] = json!(step.after);
        }
        if !step.changes.is_empty() {
            let change = |one: &crate::shown::Change| json!([one.what, one.value, one.task]);
            value["changes"] = step.changes.iter().map(change).collect();
        }
        if let Some(number) = access_number(finding, index) {
            value["access"] = json!(number);
        }
        value
    });
    let steps: Vec<Value> = steps.collect();
    let accesses: Vec<Value> =
        finding.locations.iter().map(|place| json!([place.file, place.line])).collect();
    json!({ "kind": finding.kind, "tasks": tasks(finding), "steps": steps, "places": accesses, "graph": graph(finding) })
}

/// The tasks of the schedule and those that stand in the graph alone.
fn tasks(finding: &Finding) -> Vec<&str> {
    let mut tasks: Vec<&str> = finding.tasks.iter().map(String::as_str).collect();
    for node in &finding.graph.nodes {
        if !tasks.contains(&node.task.as_str()) {
            tasks.push(&node.task);
        }
    }
    tasks
}

/// The graph over the steps that are shown: nodes as task and row, edges as kind and two numbers of nodes.
fn graph(finding: &Finding) -> Value {
    let graph = &finding.graph;
    let tasks = tasks(finding);
    let rows: BTreeMap<usize, usize> =
        kept(finding).enumerate().map(|(row, (index, _))| (index, row)).collect();
    let is_large = graph.nodes.len() > MOST_NODES;
    let mut places: BTreeMap<usize, usize> = BTreeMap::new();
    let mut nodes: Vec<Value> = Vec::new();
    for (index, node) in graph.nodes.iter().enumerate() {
        let row = node.step.and_then(|step| rows.get(&step));
        let is_side = graph.missing.is_some_and(|(one, other)| index == one || index == other);
        if row.is_some() || is_side || (node.step.is_none() && !is_large) {
            places.insert(index, nodes.len());
            nodes.push(json!([tasks.iter().position(|task| *task == node.task), row]));
        }
    }
    let edge = |edge: &crate::shown_graph::Edge| {
        Some(json!([edge.kind, places.get(&edge.from)?, places.get(&edge.to)?]))
    };
    let edges: Vec<Value> = graph.edges.iter().filter_map(edge).collect();
    let missing =
        graph.missing.and_then(|(one, other)| Some(json!([places.get(&one)?, places.get(&other)?])));
    json!({ "nodes": nodes, "edges": edges, "missing": missing })
}

/// The lines around all places that are named, by file and number.
fn lines(shown: &Shown, excerpts: &Excerpts) -> BTreeMap<String, BTreeMap<u32, String>> {
    let mut found: BTreeMap<String, BTreeMap<u32, String>> = BTreeMap::new();
    for finding in &shown.findings {
        let places = finding.locations.iter().map(|place| (&place.file, place.line));
        let steps = kept(finding).map(|(_, step)| (&step.at.file, step.at.line));
        for (file, line) in places.chain(steps) {
            let Some(all) = excerpts.lines.get(file).filter(|all| line > 0 && line as usize <= all.len())
            else {
                continue;
            };
            let chosen = found.entry(file.clone()).or_default();
            let last = line.saturating_add(AROUND).min(all.len() as u32);
            for number in line.saturating_sub(AROUND).max(1)..=last {
                chosen.entry(number).or_insert_with(|| visible(&all[number as usize - 1]));
            }
        }
    }
    found
}
