//! Exploring the shape graph.

use super::edge::{Order, ShapeId};
use super::leads::{self, Leads};
use super::shapes::{ShapeGraph, footprint};
use crate::control::{Caps, Control, ControlGraph, canonical};
use crate::forward::Visibility;
use report::Budget;
use std::collections::{HashMap, VecDeque};
use std::ops::Range;

/// How control is explored.
#[derive(Clone, Copy, Debug)]
pub struct Exploration<'e> {
    /// Caps on coexisting tasks and phasers.
    pub caps: Caps,
    /// Steps that commute and are always possible run alone.
    pub visibility: Option<&'e Visibility>,
    /// What control alone says of phases (`leads`) is followed as well. Shapes in which it contradicts itself are not
    /// explored, and variables get bounds.
    pub leads: bool,
    /// No more shapes than this.
    pub max_shapes: usize,
    /// Other limits.
    pub budget: &'e Budget,
}

/// What is known of a shape while control is explored.
#[derive(Clone, Debug, Default)]
struct Progress {
    /// The edges that start there, once it was expanded.
    outgoing: Option<Range<usize>>,
    /// What is known of phases.
    known: Option<Leads>,
    /// It waits to be looked at.
    listed: bool,
}

impl<'g> ShapeGraph<'g> {
    /// Explores control.
    pub fn build(graph: &'g ControlGraph<'g>, how: &Exploration<'_>) -> Self {
        let mut shapes =
            ShapeGraph { graph, shapes: Vec::new(), edges: Vec::new(), truncated: false, cut: None };
        let mut bytes = 0;
        let mut names: HashMap<Vec<u8>, ShapeId> = HashMap::new();
        let initial = Control::initial(graph);
        names.insert(canonical(&initial, &(), true).bytes, ShapeId(0));
        shapes.add(initial);
        let mut progress = vec![Progress { known: Some(Vec::new()), listed: true, ..Progress::default() }];
        let mut waiting = VecDeque::from([0]);
        while let Some(next) = waiting.pop_front() {
            if shapes.shapes.len() > how.max_shapes {
                shapes.truncated = true;
                break;
            }
            shapes.cut = how.budget.reached(bytes);
            if shapes.cut.is_some() {
                break;
            }
            progress[next].listed = false;
            if progress[next].outgoing.is_none() {
                bytes += footprint(&shapes.shapes[next].control);
                progress[next].outgoing = Some(shapes.expand(next, how, &mut names));
                progress.resize(shapes.shapes.len(), Progress::default());
            }
            for edge in progress[next].outgoing.clone().into_iter().flatten() {
                let target = shapes.edges[edge].target.0 as usize;
                let look = if how.leads {
                    shapes.learn(edge, &mut progress)
                } else {
                    progress[target].outgoing.is_none()
                };
                if look && !progress[target].listed {
                    progress[target].listed = true;
                    waiting.push_back(target);
                }
            }
        }
        if how.leads {
            shapes.tighten(&progress);
        }
        shapes
    }

    /// Follows the steps from a shape; gives the edges.
    fn expand(
        &mut self,
        next: usize,
        how: &Exploration<'_>,
        names: &mut HashMap<Vec<u8>, ShapeId>,
    ) -> Range<usize> {
        let control = self.shapes[next].control.clone();
        let steps = self.steps(&control, how.caps, how.visibility);
        let shape = &mut self.shapes[next];
        shape.capped = steps.capped;
        shape.eager = steps.eager;
        shape.alone = steps.list.first().is_some_and(|(_, _, order)| *order == Order::Alone);
        let start = self.edges.len();
        for step in steps.list {
            self.follow(ShapeId(next as u32), &control, step, names);
        }
        start..self.edges.len()
    }

    /// Takes over what is known along an edge; true when its target is to be looked at again.
    fn learn(&self, edge: usize, progress: &mut [Progress]) -> bool {
        let edge = &self.edges[edge];
        let Some(before) = &progress[edge.source.0 as usize].known else { return false };
        let Some(after) = leads::follow(self, edge, before) else { return false };
        let known = &mut progress[edge.target.0 as usize].known;
        leads::join(self, edge, after, known)
            && known.as_ref().is_some_and(|known| leads::possible(self.shape(edge.target), known))
    }

    /// Gives variables the bounds that are known, and leaves out what is never reached.
    fn tighten(&mut self, progress: &[Progress]) {
        let allowed = |edge: &super::edge::Edge| {
            let source = &progress[edge.source.0 as usize];
            let before = source.known.as_ref().filter(|_| source.outgoing.is_some());
            before.is_some_and(|before| leads::follow(self, edge, before).is_some())
        };
        let allowed: Vec<bool> = self.edges.iter().map(allowed).collect();
        for (shape, progress) in self.shapes.iter_mut().zip(progress) {
            shape.incoming.retain(|edge| allowed[*edge as usize]);
            shape.reached = progress.outgoing.is_some();
            for (variables, of_task) in shape.variables.iter_mut().zip(progress.known.iter().flatten()) {
                *variables = variables.with_known(of_task);
            }
        }
    }
}
