//! The loops that may go round for ever without a signal. A deadlock is a cycle of waits; a task that loops and
//! never signals keeps others waiting without one, so such loops are named beside the verdict.

use crate::engine::Engine;
use crate::event::{Act, Event, Place};
use crate::explore::{END, Graph};
use crate::library;
use crate::state::State;
use program::bytecode::Instruction;
use program::{MethodId, Origin};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

impl Engine<'_> {
    /// Notes the loops of a task that has been followed.
    pub(crate) fn note_loops(&mut self, graph: &Graph, numbers: &HashMap<State, usize>) {
        let circles = circles(graph);
        if circles.iter().all(Option::is_none) {
            return;
        }
        // A loop's line is that of its outermost state, the first in the source.
        let mut lines: Vec<Option<(usize, u32, Place)>> = vec![None; graph.nodes];
        let mut states: Vec<(&State, usize)> =
            numbers.iter().map(|(state, number)| (state, *number)).collect();
        states.sort_unstable_by_key(|(_, number)| *number);
        for (state, number) in states {
            let Some(circle) = circles[number] else { continue };
            let Some((depth, at)) = self.stands_at(state) else { continue };
            let candidate = (depth, at.line, at);
            if lines[circle].as_ref().is_none_or(|known| candidate < *known) {
                lines[circle] = Some(candidate);
            }
        }
        self.silent_loops.extend(lines.into_iter().flatten().map(|(_, _, at)| at));
    }

    /// Where the program itself stands, and how deep in calls.
    fn stands_at(&mut self, state: &State) -> Option<(usize, Place)> {
        let own =
            |method: MethodId| self.program.class(self.program.method(method).class).origin == Origin::User;
        let depth = state.frames.iter().rposition(|frame| own(frame.method))?;
        let (method, pc) = (state.frames[depth].method, state.frames[depth].pc);
        // Inside the library, the frame stands behind its call.
        let pc = if depth + 1 == state.frames.len() { pc } else { pc.saturating_sub(1) };
        let code = self.method(method);
        Some((depth, Place { file: Rc::clone(&code.source), line: code.line(pc) }))
    }

    /// Notes the loops of a method that is passed over, and of those of the program that it calls.
    pub(crate) fn note_loops_of(&mut self, method: MethodId) {
        let mut pending = vec![method];
        while let Some(method) = pending.pop() {
            let own = self.program.class(self.program.method(method).class).origin == Origin::User;
            if !own || !self.passed.insert(method) || !self.has_code(method) {
                continue;
            }
            let code = self.method(method);
            for (pc, entry) in code.code.iter().enumerate() {
                let Some((instruction, _)) = entry else { continue };
                let back = targets(instruction).into_iter().filter(|target| *target as usize <= pc);
                for target in back {
                    let at = Place { file: Rc::clone(&code.source), line: code.line(target) };
                    self.silent_loops.insert(at);
                }
                if let Instruction::Invoke(_, index) = instruction
                    && let Some((owner, name, descriptor)) = library::member(&code.file, *index)
                    && let Ok(class) = self.program.load(&owner)
                {
                    pending.extend(self.program.find_method(class, &name, &descriptor));
                }
            }
        }
    }
}

fn targets(instruction: &Instruction) -> Vec<u32> {
    match instruction {
        Instruction::If(_, target)
        | Instruction::IfInt(_, target)
        | Instruction::IfReference(_, target)
        | Instruction::IfNull(_, target)
        | Instruction::Goto(target) => vec![*target],
        _ => Vec::new(),
    }
}

fn signals(event: &Event) -> bool {
    match &event.act {
        // A task of mode WAIT on all of them signals none, but waits for those that do.
        Act::Signal(_) | Act::Next(_) | Act::NextAll(_) => true,
        Act::All { signals, .. } => !signals.is_empty(),
        _ => false,
    }
}

/// For each node, the circle without a signal that it lies on, if any: by the number of one of its nodes.
fn circles(graph: &Graph) -> Vec<Option<usize>> {
    let mut out: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); graph.nodes];
    let mut into: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); graph.nodes];
    for (from, events, to) in &graph.edges {
        if *to != END && !events.iter().any(signals) {
            out[*from].insert(*to);
            into[*to].insert(*from);
        }
    }
    // Kosaraju: nodes by the time they are left, then components backwards.
    let mut left = Vec::with_capacity(graph.nodes);
    let mut seen = vec![false; graph.nodes];
    for start in 0..graph.nodes {
        let mut pending = vec![(start, false)];
        while let Some((node, leaving)) = pending.pop() {
            if leaving {
                left.push(node);
            } else if !std::mem::replace(&mut seen[node], true) {
                pending.push((node, true));
                pending.extend(out[node].iter().map(|to| (*to, false)));
            }
        }
    }
    let mut component: Vec<Option<usize>> = vec![None; graph.nodes];
    let mut size = vec![0usize; graph.nodes];
    for start in left.into_iter().rev() {
        let mut pending = vec![start];
        while let Some(node) = pending.pop() {
            if component[node].is_none() {
                component[node] = Some(start);
                size[start] += 1;
                pending.extend(into[node].iter().copied());
            }
        }
    }
    let round = |node: usize| component[node].filter(|of| size[*of] > 1 || out[node].contains(&node));
    (0..graph.nodes).map(round).collect()
}
