//! The loops that may go round for ever without a signal. A deadlock is a cycle of waits; a task that loops and
//! never signals keeps others waiting without one, so such loops are named beside the verdict.

use crate::engine::Engine;
use crate::event::{Act, Event, SourceLine};
use crate::graph::{END, Graph};
use crate::initialisers::initialisers;
use crate::library;
use crate::relevance::used;
use crate::state::State;
use program::bytecode::{Instruction, Invocation};
use program::{ClassId, MethodId, Origin};
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
        let mut lines: Vec<Option<(usize, u32, SourceLine)>> = vec![None; graph.nodes];
        let mut states: Vec<(&State, usize)> =
            numbers.iter().map(|(state, number)| (state, *number)).collect();
        states.sort_unstable_by_key(|(_, number)| *number);
        for (state, number) in states {
            let Some(circle) = circles[number] else { continue };
            // The API's own exceptions go through what was thrown, once.
            if state.frames.last().is_some_and(|frame| self.is_of_exception(frame.method)) {
                continue;
            }
            let Some((depth, at)) = self.stands_at(state) else { continue };
            let candidate = (depth, at.line, at);
            if lines[circle].as_ref().is_none_or(|known| candidate < *known) {
                lines[circle] = Some(candidate);
            }
        }
        self.silent_loops.extend(lines.into_iter().flatten().map(|(_, _, at)| at));
    }

    /// Whether a method is one of the API's exceptions.
    fn is_of_exception(&mut self, method: MethodId) -> bool {
        let class = self.program.method(method).class;
        let throwable = self.program.load("java/lang/Throwable");
        self.program.class(class).origin == Origin::Api
            && throwable.is_ok_and(|above| self.program.is_subclass(class, above))
    }

    /// Where the program itself stands, and how deep in calls.
    fn stands_at(&mut self, state: &State) -> Option<(usize, SourceLine)> {
        let own =
            |method: MethodId| self.program.class(self.program.method(method).class).origin == Origin::User;
        let depth = state.frames.iter().rposition(|frame| own(frame.method))?;
        let frame = &state.frames[depth];
        let (method, inside) = (frame.method, depth + 1 < state.frames.len());
        let pc = frame.at().filter(|_| inside).unwrap_or(frame.pc);
        let code = self.method(method);
        Some((depth, SourceLine { file: Rc::clone(&code.source), line: code.line(pc) }))
    }

    /// Notes the loops of a method that is passed over, and of those of the program that it may call.
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
                instruction.targets(&mut |target| {
                    if target as usize <= pc {
                        let line = code.line(target);
                        self.silent_loops.insert(SourceLine { file: Rc::clone(&code.source), line });
                    }
                });
                if let Some(class) = used(self.program, &code.file, instruction) {
                    pending.extend(initialisers(self.program, class).into_iter().map(|(_, one)| one));
                }
                match instruction {
                    Instruction::New(index) => {
                        let class = code.file.class_name(*index).ok();
                        let class = class.and_then(|name| self.program.load(&name).ok());
                        pending.extend(class.into_iter().flat_map(|class| self.callbacks(class)));
                    }
                    Instruction::Invoke(Invocation::Dynamic, index) => {
                        let Some(site) = library::lambda(&code.file, *index) else { continue };
                        let Ok(class) = self.program.load(&site.owner) else { continue };
                        pending.extend(self.program.find_method(class, &site.body, &site.descriptor));
                        pending.extend(self.relevance.called(&site.body, &site.descriptor));
                    }
                    Instruction::Invoke(_, index) => {
                        let Some((owner, name, descriptor)) = library::member(&code.file, *index) else {
                            continue;
                        };
                        if library::is_endless(&owner, &name) {
                            let line = code.line(pc as u32);
                            self.silent_loops.insert(SourceLine { file: Rc::clone(&code.source), line });
                        }
                        pending.extend(self.relevance.called(&name, &descriptor));
                        if let Ok(class) = self.program.load(&owner) {
                            pending.extend(self.program.find_method(class, &name, &descriptor));
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// Notes the loops of whatever a call on an object that is not tracked may run.
    pub(crate) fn note_loops_of_call(&mut self, name: &str, descriptor: &str) {
        for method in self.relevance.called(name, descriptor) {
            self.note_loops_of(method);
        }
    }

    /// Notes the loops of the methods of an object that code may call which is not followed.
    pub(crate) fn note_loops_of_object(&mut self, class: ClassId) {
        for method in self.callbacks(class) {
            self.note_loops_of(method);
        }
    }

    /// The methods of a class of the program that the library may call: those that it declares, too.
    fn callbacks(&self, class: ClassId) -> Vec<MethodId> {
        let linked = self.program.class(class);
        let above = || linked.chain.iter().chain(&linked.all_interfaces);
        let library = |class: &&ClassId| self.program.class(**class).origin == Origin::Jdk;
        let own = |class: &&ClassId| self.program.class(**class).origin == Origin::User;
        let methods =
            above().filter(own).flat_map(|class| self.program.class(*class).methods.iter().copied());
        let declared = |id: &MethodId| {
            let method = self.program.method(*id);
            above()
                .filter(library)
                .any(|class| self.program.declared_method(*class, method.name, method.descriptor).is_some())
        };
        methods.filter(declared).collect()
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
