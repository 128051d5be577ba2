//! The schedule of each finding as a Graphviz graph: one row of nodes per task, edges in the order of time.

use crate::shown::Shown;
use report::Verdict;
use std::fmt::Write;

/// The verdict as a DOT graph; without findings a graph with one node.
pub(crate) fn dot(verdict: &Verdict) -> String {
    let verdict = &Shown::visible(verdict);
    let mut out =
        String::from("digraph scoville {\n  rankdir=LR;\n  node [shape=box, fontname=monospace];\n");
    let title = format!("{}: {}", verdict.input, verdict.verdict);
    let _ = writeln!(out, "  label={};\n  labelloc=t;", quote(&title));
    if verdict.findings.is_empty() {
        let _ = writeln!(out, "  verdict [label={}];", quote(&title));
    }
    for (index, finding) in verdict.findings.iter().enumerate() {
        let _ = writeln!(out, "  subgraph cluster_{index} {{\n    label={};", quote(finding.kind));
        for task in &finding.tasks {
            let steps = finding.schedule.iter().enumerate().filter(|(_, step)| step.task == *task);
            let mut previous: Option<usize> = None;
            for (number, step) in steps {
                let label = format!("{}. {}\n{}: {}", number + 1, task, step.at.line, step.what);
                let tooltip = quote(&step.after);
                let _ = writeln!(out, "    f{index}_{number} [label={}, tooltip={tooltip}];", quote(&label));
                if let Some(before) = previous {
                    let _ = writeln!(out, "    f{index}_{before} -> f{index}_{number} [weight=10];");
                }
                previous = Some(number);
            }
        }
        let _ =
            writeln!(out, "    f{index}_end [shape=octagon, label={}];", quote(&finding.message.join("; ")));
        for number in 1..finding.schedule.len() {
            let (before, after) = (&finding.schedule[number - 1], &finding.schedule[number]);
            if before.task != after.task {
                let from = number - 1;
                let _ = writeln!(out, "    f{index}_{from} -> f{index}_{number} [style=dashed];");
            }
        }
        if !finding.schedule.is_empty() {
            let _ = writeln!(out, "    f{index}_{} -> f{index}_end;", finding.schedule.len() - 1);
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

fn quote(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}
