//! Tasks as a phaser program, with the Java line behind each statement.

use crate::event::{Act, Event, SourceLine};
use crate::regular::Regular;
use crate::task::TaskGraph;
use crate::value::ObjectId;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Words that a variable had better not be called.
const WORDS: [&str; 26] = [
    "ahead",
    "assert",
    "asynch",
    "bool",
    "bound",
    "drop",
    "else",
    "exit",
    "false",
    "if",
    "lapped",
    "main",
    "ndet",
    "never",
    "newPhaser",
    "next",
    "option",
    "signal",
    "skip",
    "task",
    "true",
    "wait",
    "while",
    "SIG",
    "WAIT",
    "SIG_WAIT",
];

/// A text with the Java line of each of its lines.
#[derive(Default)]
pub(crate) struct Printed {
    pub(crate) text: String,
    pub(crate) places: Vec<Option<SourceLine>>,
    /// The kinds of tasks in it.
    pub(crate) kinds: Vec<usize>,
}

impl Printed {
    fn line(&mut self, depth: usize, text: &str, at: Option<&SourceLine>) {
        for _ in 0..depth {
            self.text.push_str("    ");
        }
        self.text.push_str(text);
        if let Some(at) = at {
            self.text.push_str(&format!("  // {}:{}", at.file, at.line));
        }
        self.text.push('\n');
        self.places.push(at.cloned());
    }
}

/// Prints the tasks that can be started, the first one as `main`.
pub(crate) fn print(
    tasks: &[TaskGraph],
    main: usize,
    parties: bool,
    never_end: &BTreeSet<usize>,
    heading: &str,
) -> Printed {
    let mut reachable = BTreeSet::from([main]);
    let mut order = vec![main];
    let mut at = 0;
    while at < order.len() {
        let body = tasks[order[at]].body.as_ref();
        for kind in body.map(|body| body.kinds()).unwrap_or_default() {
            if reachable.insert(kind) {
                order.push(kind);
            }
        }
        at += 1;
    }
    let mut names: BTreeMap<usize, String> = BTreeMap::new();
    for kind in &order {
        let base = if *kind == main { "main" } else { tasks[*kind].name.as_str() };
        let name = unused(base, |name| names.values().any(|other| other == name));
        names.insert(*kind, name);
    }
    let mut out = Printed::default();
    out.line(0, &format!("// {heading}"), None);
    // Parties signal once before each wait by construction; a task that waits for its own party waits for ever.
    let (signal, exit) = if parties { ("counting", "stays") } else { ("idempotent", "drops") };
    out.line(0, &format!("option signal={signal};"), None);
    out.line(0, &format!("option exit={exit};"), None);
    out.kinds = order.clone();
    for kind in order {
        let task = &tasks[kind];
        let writer = Writer { names: &names, variables: variables(task) };
        let parameters: Vec<&str> = task.parameters.iter().map(|id| writer.variable(*id)).collect();
        let head = format!("task {}({}) {{", names[&kind], parameters.join(", "));
        out.line(0, "", None);
        let body = task.body.clone().unwrap_or_else(|| Rc::new(Regular::Steps(Vec::new())));
        let leaving: &[ObjectId] = if parties { &task.ending } else { &[] };
        if body.is_empty() && leaving.is_empty() {
            out.line(0, &format!("{head}}}"), None);
            continue;
        }
        out.line(0, &head, None);
        writer.regular(&body, 1, &mut out);
        if never_end.contains(&kind) {
            out.line(1, "assert(false);", None);
        }
        for left in leaving {
            // The end of a task ends its part of the finish, though not of a phaser.
            out.line(1, &format!("{}.drop();", writer.variable(*left)), None);
        }
        out.line(0, "}", None);
    }
    out
}

fn unused(base: &str, taken: impl Fn(&str) -> bool) -> String {
    let mut name = base.to_string();
    let mut number = 2;
    while taken(&name) {
        name = format!("{base}_{number}");
        number += 1;
    }
    name
}

/// A name for each variable of a task, after the Java variable where there is one.
fn variables(task: &TaskGraph) -> BTreeMap<ObjectId, String> {
    let mut ids: BTreeSet<ObjectId> = task.parameters.iter().copied().collect();
    if let Some(body) = &task.body {
        body.each(&mut |event| match &event.act {
            Act::New(id, ..)
            | Act::Signal(id)
            | Act::Wait(id)
            | Act::Next(id)
            | Act::Drop(id)
            | Act::Open(id)
            | Act::Close(id) => {
                ids.insert(*id);
            }
            Act::NextAll(several) => ids.extend(several),
            Act::All { signals, waits, .. } => ids.extend(signals.iter().chain(waits).copied()),
            Act::Spawn(_, arguments) => ids.extend(arguments.iter().map(|(id, _)| *id)),
            Act::Fault(_) => {}
        });
    }
    let mut names: BTreeMap<ObjectId, String> = BTreeMap::new();
    for id in ids {
        let hint = task.hints.get(&id).map_or("phaser", String::as_str);
        let plain: String =
            hint.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
        let base = if WORDS.contains(&plain.as_str()) || plain.starts_with(|c: char| c.is_ascii_digit()) {
            format!("{plain}_")
        } else {
            plain
        };
        let name = unused(&base, |name| names.values().any(|other| other == name));
        names.insert(id, name);
    }
    names
}

struct Writer<'a> {
    names: &'a BTreeMap<usize, String>,
    variables: BTreeMap<ObjectId, String>,
}

impl Writer<'_> {
    fn variable(&self, id: ObjectId) -> &str {
        self.variables.get(&id).map_or("phaser", String::as_str)
    }

    fn regular(&self, regular: &Regular, depth: usize, out: &mut Printed) {
        match regular {
            Regular::Steps(events) => events.iter().for_each(|event| self.event(event, depth, out)),
            Regular::Row(parts) => parts.iter().for_each(|part| self.regular(part, depth, out)),
            Regular::Any(parts) => self.any(parts, depth, out),
            Regular::Loop(body) => {
                out.line(depth, "while (ndet()) {", None);
                self.regular(body, depth + 1, out);
                out.line(depth, "}", None);
            }
        }
    }

    /// A choice, halved again and again so that it does not nest deeply.
    fn any(&self, parts: &[Rc<Regular>], depth: usize, out: &mut Printed) {
        if let [only] = parts {
            return self.regular(only, depth, out);
        }
        // The empty path is the first in order; it is the `else` that is not written.
        if parts[0].is_empty() {
            out.line(depth, "if (ndet()) {", None);
            self.any(&parts[1..], depth + 1, out);
            out.line(depth, "}", None);
            return;
        }
        let (left, right) = parts.split_at(parts.len() / 2);
        out.line(depth, "if (ndet()) {", None);
        self.any(left, depth + 1, out);
        out.line(depth, "} else {", None);
        self.any(right, depth + 1, out);
        out.line(depth, "}", None);
    }

    fn event(&self, event: &Event, depth: usize, out: &mut Printed) {
        let at = Some(&event.at);
        let plain = |id: &ObjectId, operation: &str| format!("{}.{operation}();", self.variable(*id));
        match &event.act {
            Act::New(id, mode, bound) => {
                let bound = if *bound > 0 { format!(", bound={bound}") } else { String::new() };
                out.line(depth, &format!("{} := newPhaser({}{bound});", self.variable(*id), mode.word()), at);
            }
            Act::Signal(id) => out.line(depth, &plain(id, "signal"), at),
            Act::Wait(id) => out.line(depth, &plain(id, "wait"), at),
            Act::Next(id) => out.line(depth, &plain(id, "next"), at),
            Act::Drop(id) => out.line(depth, &plain(id, "drop"), at),
            Act::Open(id) => out.line(depth, &format!("{} := newPhaser(SIG_WAIT);", self.variable(*id)), at),
            Act::Close(id) => {
                out.line(depth, &plain(id, "next"), at);
                out.line(depth, &plain(id, "drop"), at);
            }
            Act::Spawn(kind, arguments) => {
                let mut parts = vec![self.names[kind].clone()];
                parts.extend(
                    arguments.iter().map(|(id, mode)| format!("{}:{}", self.variable(*id), mode.word())),
                );
                out.line(depth, &format!("asynch({});", parts.join(", ")), at);
            }
            Act::NextAll(several) => {
                let several: Vec<&str> = several.iter().map(|id| self.variable(*id)).collect();
                out.line(depth, &format!("next({});", several.join(", ")), at);
            }
            Act::All { signals, waits, bounded } => {
                let orders = |ids: &[ObjectId]| if *bounded { orders(ids) } else { firsts(ids) };
                let unordered = if *bounded { orders(signals) } else { vec![signals.clone()] };
                self.orders(&unordered, "signal", depth, at, out);
                self.orders(&orders(waits), "wait", depth, at, out);
            }
            Act::Fault(what) => {
                out.line(depth, &format!("// {what}"), None);
                out.line(
                    depth,
                    &format!(
                        "{}.signal();",
                        unused("misuse", |name| self.variables.values().any(|other| other == name))
                    ),
                    at,
                );
            }
        }
    }

    fn orders(
        &self,
        orders: &[Vec<ObjectId>],
        operation: &str,
        depth: usize,
        at: Option<&SourceLine>,
        out: &mut Printed,
    ) {
        match orders {
            [] => {}
            [only] => {
                for id in only {
                    out.line(depth, &format!("{}.{operation}();", self.variable(*id)), at);
                }
            }
            _ => {
                let (left, right) = orders.split_at(orders.len() / 2);
                out.line(depth, "if (ndet()) {", None);
                self.orders(left, operation, depth + 1, at, out);
                out.line(depth, "} else {", None);
                self.orders(right, operation, depth + 1, at, out);
                out.line(depth, "}", None);
            }
        }
    }
}

/// Every order of some variables.
fn orders(ids: &[ObjectId]) -> Vec<Vec<ObjectId>> {
    if ids.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in ids.iter().enumerate() {
        let rest: Vec<ObjectId> =
            ids.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, id)| *id).collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![*first], order].concat()));
    }
    all
}

/// Each variable first, the others behind it in any one order.
fn firsts(ids: &[ObjectId]) -> Vec<Vec<ObjectId>> {
    (0..ids.len().max(1))
        .map(|shift| [&ids[shift.min(ids.len())..], &ids[..shift.min(ids.len())]].concat())
        .collect()
}
