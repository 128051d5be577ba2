//! A verdict as texts and numbers: what every format shows, and the form of the JSON.

use crate::shown_graph::Graph;
use crate::words;
use report::{Answer, Claim, fact};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

#[derive(Clone, Serialize)]
pub(crate) struct Shown {
    version: u64,
    pub(crate) verdict: &'static str,
    pub(crate) engine: String,
    pub(crate) input: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) properties: BTreeMap<&'static str, &'static str>,
    pub(crate) findings: Vec<Finding>,
    pub(crate) coverage: Coverage,
    pub(crate) stats: Stats,
}

#[derive(Clone, Serialize)]
pub(crate) struct Finding {
    pub(crate) kind: &'static str,
    #[serde(serialize_with = "joined")]
    pub(crate) message: Vec<String>,
    pub(crate) locations: Vec<Location>,
    pub(crate) schedule: Vec<Step>,
    #[serde(skip_serializing_if = "Graph::is_empty")]
    pub(crate) graph: Graph,
    #[serde(skip_serializing_if = "Output::is_empty")]
    pub(crate) output: Output,
    /// The tasks of the schedule: those of a Java program by their place in the tree of tasks, others in the order in
    /// which they first move.
    #[serde(skip)]
    pub(crate) tasks: Vec<String>,
}

/// What the program has shown outside.
#[derive(Clone, Default, Serialize)]
pub(crate) struct Output {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) out: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) err: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) exit_code: Option<i32>,
}

/// So many lines of an output are shown.
const MOST_LINES: usize = 20;

impl Output {
    fn is_empty(&self) -> bool {
        self.out.is_empty() && self.err.is_empty() && self.exit_code.is_none()
    }

    /// The last lines of what was written, each of which does nothing to a terminal, below a title.
    pub(crate) fn last_lines(&self) -> Vec<(&'static str, Vec<String>)> {
        let parts = [("the output", &self.out), ("the errors", &self.err)];
        let parts = parts.into_iter().filter(|(_, text)| !text.is_empty());
        let lines = |text: &str| {
            let all: Vec<&str> = text.lines().collect();
            let hidden = all.len().saturating_sub(MOST_LINES);
            let before = (hidden > 0).then(|| format!("... ({hidden} more)"));
            before.into_iter().chain(all[hidden..].iter().map(|line| visible(line))).collect()
        };
        parts.map(|(title, text)| (title, lines(text))).collect()
    }
}

fn joined<S: Serializer>(parts: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&parts.join("; "))
}

#[derive(Clone, Serialize)]
pub(crate) struct Location {
    pub(crate) file: String,
    pub(crate) line: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) column: u32,
    pub(crate) task: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) what: String,
    pub(crate) stack: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) created: Vec<String>,
}

#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct Step {
    pub(crate) task: String,
    pub(crate) what: String,
    pub(crate) at: At,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) after: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) changes: Vec<Change>,
}

/// A variable that a task has written.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct Change {
    pub(crate) task: String,
    pub(crate) what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) value: Option<String>,
}

/// Where a step is made: a location without a stack.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct At {
    pub(crate) file: String,
    pub(crate) line: u32,
    #[serde(skip_serializing_if = "is_zero")]
    column: u32,
    task: String,
    stack: [String; 0],
}

#[derive(Clone, Serialize)]
pub(crate) struct Coverage {
    pub(crate) claim: String,
    pub(crate) limits: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) advice: Vec<String>,
    #[serde(flatten)]
    pub(crate) facts: BTreeMap<String, Fact>,
}

#[derive(Clone, Serialize)]
#[serde(untagged)]
pub(crate) enum Fact {
    Flag(bool),
    Count(u64),
    Text(String),
    List(Vec<String>),
}

#[derive(Clone, Serialize)]
pub(crate) struct Stats {
    pub(crate) states: u64,
    pub(crate) transitions: u64,
    schedules: u64,
    max_depth: u64,
    instructions: u64,
    pub(crate) seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) javac_seconds: Option<f64>,
    peak_bytes: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Shown {
    /// All that a verdict says.
    pub(crate) fn of(verdict: &report::Verdict) -> Shown {
        let report::Verdict { verdict: answer, engine, input, properties, findings, coverage, stats } =
            verdict;
        Shown {
            version: crate::JSON_VERSION,
            verdict: answer.word(),
            engine: engine.clone(),
            input: input.clone(),
            properties: properties.iter().map(|(kind, answer)| (kind.word(), answer.word())).collect(),
            findings: findings.iter().map(finding).collect(),
            coverage: Coverage {
                claim: match (answer, &coverage.claim) {
                    (Answer::Unknown, Claim::Nothing | Claim::NotCovered) => {
                        words::so_far(stats, &coverage.limits)
                    }
                    (_, claim) => words::claim(claim),
                },
                limits: coverage.limits.iter().map(words::limited).collect(),
                advice: crate::advice::advice(verdict),
                facts: coverage.facts.iter().map(|(name, value)| (name.clone(), fact(value))).collect(),
            },
            stats: Stats {
                states: stats.states,
                transitions: stats.transitions,
                schedules: stats.schedules,
                max_depth: stats.max_depth,
                instructions: stats.instructions,
                seconds: stats.seconds,
                javac_seconds: stats.javac_seconds,
                peak_bytes: stats.peak_bytes,
            },
        }
    }

    /// The same for a terminal: every text is one line that does nothing to it.
    pub(crate) fn visible(verdict: &report::Verdict) -> Shown {
        let mut shown = Shown::of(verdict);
        let make = |text: &mut String| *text = visible(text);
        make(&mut shown.input);
        shown.coverage.limits.iter_mut().for_each(make);
        for finding in &mut shown.findings {
            finding.message.iter_mut().chain(&mut finding.tasks).for_each(make);
            for place in &mut finding.locations {
                [&mut place.task, &mut place.what, &mut place.file].into_iter().for_each(make);
                place.stack.iter_mut().chain(&mut place.created).for_each(make);
            }
            for step in &mut finding.schedule {
                [&mut step.task, &mut step.what, &mut step.after].into_iter().for_each(make);
                for change in &mut step.changes {
                    [&mut change.task, &mut change.what].into_iter().chain(&mut change.value).for_each(make);
                }
            }
            finding.graph.nodes.iter_mut().for_each(|node| make(&mut node.task));
        }
        shown
    }

    /// What a schedule showed outside, if somebody asked for it.
    pub(crate) fn output(&self) -> Output {
        let text = |name: &str| match self.coverage.facts.get(name) {
            Some(Fact::Text(text)) => text.clone(),
            _ => String::new(),
        };
        Output { out: text("output"), err: text("errors"), exit_code: None }
    }

    /// What is to be said beside the answer.
    pub(crate) fn notes(&self) -> impl Iterator<Item = &str> {
        let note = match self.coverage.facts.get("note") {
            Some(Fact::Text(note)) => Some(note.as_str()),
            _ => None,
        };
        note.into_iter().chain(self.coverage.limits.iter().map(String::as_str))
    }
}

fn fact(value: &fact::Value) -> Fact {
    match value {
        fact::Value::Flag(flag) => Fact::Flag(*flag),
        fact::Value::Count(count) => Fact::Count(*count),
        fact::Value::Text(text) => Fact::Text(text.clone()),
        fact::Value::List(list) => Fact::List(list.clone()),
    }
}

fn finding(finding: &report::Finding) -> Finding {
    Finding {
        kind: finding.kind.word(),
        message: finding.message.parts().iter().map(report::Message::to_string).collect(),
        locations: finding.locations.iter().map(location).collect(),
        schedule: finding.schedule.iter().map(step).collect(),
        graph: Graph::of(&finding.graph),
        output: output(&finding.output),
        tasks: tasks(finding),
    }
}

fn output(output: &report::Output) -> Output {
    let report::Output { out, err, exit_code } = output;
    Output { out: out.clone(), err: err.clone(), exit_code: *exit_code }
}

fn location(location: &report::Location) -> Location {
    let report::Location { place, task, action, stack, created } = location;
    Location {
        file: place.file.clone(),
        line: place.line,
        column: place.column,
        task: task.to_string(),
        what: action.as_ref().map_or(String::new(), report::Action::to_string),
        stack: stack.iter().map(report::Frame::to_string).collect(),
        created: created.iter().map(report::Creation::to_string).collect(),
    }
}

fn step(step: &report::Step) -> Step {
    let report::Step { task, action, at, after, changes } = step;
    let (file, line, column) = (at.file.clone(), at.line, at.column);
    let at = At { file, line, column, task: task.to_string(), stack: [] };
    let changes = changes.iter().map(|report::Change { task, what, value }| Change {
        task: task.to_string(),
        what: what.clone(),
        value: value.clone(),
    });
    let changes = changes.collect();
    Step { task: task.to_string(), what: action.to_string(), at, after: after.clone(), changes }
}

fn tasks(finding: &report::Finding) -> Vec<String> {
    let mut tasks: Vec<&report::Task> = Vec::new();
    for step in &finding.schedule {
        if !tasks.contains(&&step.task) {
            tasks.push(&step.task);
        }
    }
    if tasks.iter().all(|task| matches!(task, report::Task::Tree(_))) {
        tasks.sort();
    }
    tasks.into_iter().map(report::Task::to_string).collect()
}

/// A text of the program in one line that does nothing to a terminal: control characters are written out.
pub(crate) fn visible(text: &str) -> String {
    let hides = |c: char| {
        c.is_control() && c != '\t'
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if hides(c) { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    shown
}
