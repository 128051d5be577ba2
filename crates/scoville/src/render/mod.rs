//! Verdicts as text, JSON, HTML and DOT. Everything here works on `report::Verdict` alone.

mod dot;
mod html;
mod text;

pub(crate) use dot::dot;
pub(crate) use html::html;
pub(crate) use text::text;

use anyhow::Result;
use report::{Finding, Verdict};

/// Exactly one JSON object.
pub(crate) fn json(verdict: &Verdict) -> Result<String> {
    Ok(serde_json::to_string_pretty(verdict)?)
}

/// The tasks of a schedule in the order in which they first move.
fn columns(finding: &Finding) -> Vec<String> {
    let mut tasks: Vec<String> = Vec::new();
    for step in &finding.schedule {
        if !tasks.contains(&step.task) {
            tasks.push(step.task.clone());
        }
    }
    tasks
}
