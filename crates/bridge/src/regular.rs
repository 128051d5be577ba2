//! From a graph to structured code: the graph's paths as a regular expression, by elimination of states.
//!
//! All conditions are `ndet()`, so a program is the set of its paths. A task that is about to do a step has
//! chosen it, in Java as here; so two programs with the same paths, and all their beginnings, deadlock alike.

use crate::event::{Act, Event};
use crate::flow::Followed;
use crate::graph::{END, Graph};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A set of paths.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Regular {
    /// Steps in a row; none is the empty path.
    Steps(Vec<Event>),
    /// One after the other.
    Row(Vec<Rc<Regular>>),
    /// Any one.
    Any(Vec<Rc<Regular>>),
    /// Any number of times.
    Loop(Rc<Regular>),
}

/// Expressions with more steps than this are too large to be read or checked.
const LARGEST: usize = 20_000;

impl Regular {
    fn empty() -> Rc<Regular> {
        Rc::new(Regular::Steps(Vec::new()))
    }

    pub(crate) fn is_empty(&self) -> bool {
        matches!(self, Regular::Steps(events) if events.is_empty())
    }

    /// Whether it starts a task of this kind.
    pub(crate) fn starts(&self, kind: usize) -> bool {
        self.kinds().contains(&kind)
    }

    /// The kinds of tasks that it starts.
    pub(crate) fn kinds(&self) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        self.each(&mut |event| {
            if let Act::Spawn(kind, _) = &event.act {
                found.insert(*kind);
            }
        });
        found
    }

    /// Every step in it.
    pub(crate) fn each(&self, visit: &mut dyn FnMut(&Event)) {
        match self {
            Regular::Steps(events) => events.iter().for_each(visit),
            Regular::Row(parts) | Regular::Any(parts) => parts.iter().for_each(|part| part.each(visit)),
            Regular::Loop(body) => body.each(visit),
        }
    }

    fn row(parts: &[&Rc<Regular>]) -> Rc<Regular> {
        let mut flat: Vec<Rc<Regular>> = Vec::new();
        for part in parts {
            match &***part {
                Regular::Row(inner) => flat.extend(inner.iter().cloned()),
                Regular::Steps(events) if events.is_empty() => {}
                _ => flat.push(Rc::clone(part)),
            }
        }
        let mut merged: Vec<Rc<Regular>> = Vec::new();
        for part in flat {
            if let (Some(last), Regular::Steps(more)) = (merged.last_mut(), &*part)
                && let Regular::Steps(events) = &**last
            {
                let all = events.iter().chain(more).cloned().collect();
                *last = Rc::new(Regular::Steps(all));
                continue;
            }
            merged.push(part);
        }
        match merged.len() {
            0 => Regular::empty(),
            1 => merged.remove(0),
            _ => Rc::new(Regular::Row(merged)),
        }
    }

    fn any(left: &Rc<Regular>, right: &Rc<Regular>) -> Rc<Regular> {
        let mut parts: BTreeSet<Rc<Regular>> = BTreeSet::new();
        for part in [left, right] {
            match &**part {
                Regular::Any(inner) => parts.extend(inner.iter().cloned()),
                _ => {
                    parts.insert(Rc::clone(part));
                }
            }
        }
        let empty = Regular::empty();
        // A loop may go round not at all.
        if parts.len() > 1 && parts.iter().any(|part| matches!(**part, Regular::Loop(_))) {
            parts.remove(&empty);
        }
        let mut parts: Vec<Rc<Regular>> = parts.into_iter().collect();
        if parts.len() == 1 { parts.remove(0) } else { Rc::new(Regular::Any(parts)) }
    }

    fn repeat(body: &Rc<Regular>) -> Rc<Regular> {
        match &**body {
            Regular::Steps(events) if events.is_empty() => Regular::empty(),
            Regular::Loop(_) => Rc::clone(body),
            Regular::Any(parts) => {
                let kept: Vec<Rc<Regular>> = parts.iter().filter(|part| !part.is_empty()).cloned().collect();
                let inner = if kept.len() == 1 { Rc::clone(&kept[0]) } else { Rc::new(Regular::Any(kept)) };
                if matches!(*inner, Regular::Loop(_)) { inner } else { Rc::new(Regular::Loop(inner)) }
            }
            _ => Rc::new(Regular::Loop(Rc::clone(body))),
        }
    }
}

/// The edges of a graph under elimination.
#[derive(Default)]
struct Net {
    out: BTreeMap<usize, BTreeMap<usize, (Rc<Regular>, usize)>>,
    into: BTreeMap<usize, BTreeSet<usize>>,
    too_large: bool,
}

impl Net {
    /// Adds an edge with a label of at most this many steps. A label shares its parts with others, so its size
    /// is counted here and not by walking it.
    fn add(&mut self, from: usize, label: Rc<Regular>, size: usize, to: usize) {
        let slot = self.out.entry(from).or_default().entry(to);
        let edge = slot
            .and_modify(|(known, sum)| {
                let both = Regular::any(known, &label);
                *sum = if both == *known { *sum } else { sum.saturating_add(size).saturating_add(1) };
                *known = both;
            })
            .or_insert((label, size));
        self.too_large |= edge.1 > LARGEST;
        self.into.entry(to).or_default().insert(from);
    }

    fn cost(&self, node: usize) -> usize {
        let ins = self.into.get(&node).map_or(0, |set| set.iter().filter(|other| **other != node).count());
        let outs = self.out.get(&node).map_or(0, |map| map.keys().filter(|other| **other != node).count());
        ins * outs
    }

    fn remove(&mut self, node: usize) -> Vec<usize> {
        let mut outs = self.out.remove(&node).unwrap_or_default();
        let around = outs.remove(&node).map(|(label, size)| (Regular::repeat(&label), size + 1));
        let mut ins = self.into.remove(&node).unwrap_or_default();
        ins.remove(&node);
        for to in outs.keys() {
            if let Some(set) = self.into.get_mut(to) {
                set.remove(&node);
            }
        }
        for from in &ins {
            let edge = self.out.get_mut(from).and_then(|map| map.remove(&node));
            let (label, size) = edge.expect("an edge both ways");
            for (to, (rest, more)) in &outs {
                let (joined, inner) = match &around {
                    Some((around, inner)) => (Regular::row(&[&label, around, rest]), *inner),
                    None => (Regular::row(&[&label, rest]), 0),
                };
                self.add(*from, joined, size.saturating_add(inner).saturating_add(*more), *to);
            }
        }
        ins.into_iter().chain(outs.into_keys()).collect()
    }
}

/// The paths of a graph from its first node to its end. What cannot reach the end may end anywhere: the task may
/// go on for ever, and its steps so far must not be forgotten.
pub(crate) fn regular(graph: Graph) -> Followed<Regular> {
    let mut net = Net::default();
    for (from, events, to) in graph.edges {
        let size = events.len();
        net.add(from, Rc::new(Regular::Steps(events)), size, to);
    }
    let mut ending = BTreeSet::from([END]);
    let mut pending = vec![END];
    while let Some(node) = pending.pop() {
        for from in net.into.get(&node).cloned().unwrap_or_default() {
            if ending.insert(from) {
                pending.push(from);
            }
        }
    }
    for node in 0..graph.nodes {
        if !ending.contains(&node) {
            net.add(node, Regular::empty(), 0, END);
        }
    }
    // A start of its own, which no edge leads back to.
    let start = graph.nodes;
    net.add(start, Regular::empty(), 0, 0);
    let mut queue: BTreeSet<(usize, usize)> = (0..graph.nodes).map(|node| (net.cost(node), node)).collect();
    let mut costs: BTreeMap<usize, usize> = queue.iter().map(|(cost, node)| (*node, *cost)).collect();
    while let Some((_, node)) = queue.pop_first() {
        costs.remove(&node);
        if net.too_large {
            return Err("the paths of a task are too many to be written down".into());
        }
        for changed in net.remove(node) {
            if let Some(old) = costs.get(&changed).copied() {
                let new = net.cost(changed);
                queue.remove(&(old, changed));
                queue.insert((new, changed));
                costs.insert(changed, new);
            }
        }
    }
    let whole = net.out.get(&start).and_then(|map| map.get(&END));
    Ok(whole.map_or(Regular::Steps(Vec::new()), |(whole, _)| Regular::clone(whole)))
}
