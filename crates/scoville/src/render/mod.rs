//! Verdicts as text, JSON, HTML and DOT. Everything here works on `report::Verdict`, and on source lines to
//! show beside it.

mod dot;
mod html;
mod sources;
mod table;
mod text;

pub(crate) use dot::dot;
pub(crate) use html::html;
pub(crate) use sources::Sources;
pub(crate) use text::text;

use anyhow::Result;
use report::{Finding, Verdict};

/// Exactly one JSON object.
pub(crate) fn json(verdict: &Verdict) -> Result<String> {
    Ok(serde_json::to_string_pretty(verdict)?)
}

/// The tasks of a schedule: those of a Java program by their place in the tree of tasks, others in the order in
/// which they first move.
fn columns(finding: &Finding) -> Vec<String> {
    let mut tasks: Vec<String> = Vec::new();
    for step in &finding.schedule {
        if !tasks.contains(&step.task) {
            tasks.push(step.task.clone());
        }
    }
    if tasks.iter().all(|task| tree_place(task).is_some()) {
        tasks.sort_by_cached_key(|task| tree_place(task));
    }
    tasks
}

/// `task 1.2` as numbers; none for main.
fn tree_place(task: &str) -> Option<Vec<u32>> {
    if task == "main" {
        return Some(Vec::new());
    }
    task.strip_prefix("task ")?.split('.').map(|part| part.parse().ok()).collect()
}
