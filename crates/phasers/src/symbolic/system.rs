//! Constraints on shapes as a well-structured system.

use super::bad::{Clause, bad_constraints};
use super::phases::Phases;
use super::pre::pre;
use super::shapes::{ShapeGraph, ShapeId};
use super::symmetry::{Choice, Renaming};
use super::variables::Variables;
use crate::property::Property;
use backward::WellStructured;

/// A shape and bounds on the phases of each of its phasers.
#[derive(Clone, Debug)]
pub struct Constraint<P> {
    /// The shape.
    pub shape: ShapeId,
    /// The bounds; relaxed, so not always closed.
    pub phasers: Vec<P>,
}

/// An edge, and the renaming of its target under which the constraint there was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of the edge.
    pub edge: u32,
    /// The renaming.
    pub renaming: Choice,
}

/// The same constraint, said of the tasks and phasers that a renaming puts in the place of others.
pub fn rename<P: Phases>(phasers: &[P], by: &Renaming, variables: &[Variables]) -> Vec<P> {
    let mut renamed = phasers.to_vec();
    for (phaser, phases) in phasers.iter().enumerate() {
        let to = by.phasers[phaser];
        let images: Vec<Option<usize>> = by.variables[phaser].iter().map(|at| Some(*at)).collect();
        renamed[to] = phases.pull_back(&images, &variables[to]);
    }
    renamed
}

/// What is asked of a shape graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is a bad state of the property reachable?
    Property(Property),
    /// Is a state reachable in which a cap keeps a task from going on?
    CapHit,
}

/// A question on a shape graph, with constraints relaxed to a degree.
#[derive(Debug)]
pub struct System<'s, P> {
    shapes: &'s ShapeGraph<'s>,
    question: Question,
    degree: i32,
    phases: std::marker::PhantomData<P>,
}

impl<'s, P: Phases> System<'s, P> {
    /// A question with its degree (the paper's k).
    pub fn new(shapes: &'s ShapeGraph<'s>, question: Question, degree: i32) -> Self {
        System { shapes, question, degree, phases: std::marker::PhantomData }
    }

    /// The constraint of a shape and clauses; none when nothing satisfies it.
    fn target(&self, shape: ShapeId, clauses: &[Clause]) -> Option<Constraint<P>> {
        let state = self.shapes.shape(shape);
        let mut phasers: Vec<P> = state.variables.iter().map(P::invariant).collect();
        for clause in clauses {
            let list = &state.variables[clause.phaser];
            let at = |wanted| list.iter().position(|variable| *variable == wanted);
            let (Some(a), Some(b)) = (at(clause.a), at(clause.b)) else { return None };
            phasers[clause.phaser].require(a, b, clause.bound);
        }
        let consistent = phasers.iter_mut().all(|phases| phases.normalise());
        phasers.iter_mut().for_each(|phases| phases.relax(self.degree));
        consistent.then_some(Constraint { shape, phasers })
    }
}

impl<P: Phases> WellStructured for System<'_, P> {
    type Constraint = Constraint<P>;
    type Step = Step;

    fn targets(&self) -> Vec<Constraint<P>> {
        let mut list = Vec::new();
        for (index, shape) in self.shapes.shapes.iter().enumerate() {
            let bad = match self.question {
                Question::Property(property) => bad_constraints(self.shapes, shape, property),
                Question::CapHit if shape.capped => vec![Vec::new()],
                Question::CapHit => Vec::new(),
            };
            list.extend(bad.iter().filter_map(|clauses| self.target(ShapeId(index as u32), clauses)));
        }
        list
    }

    /// Predecessors of the constraint under the renamings of its shape: entailment is up to renaming, so a
    /// constraint stands for all of them, while an edge ends at one place of the shape.
    fn pre(&self, constraint: &Constraint<P>, out: &mut Vec<(Step, Constraint<P>)>) {
        // Close before the predecessor: what is stored was relaxed.
        let mut closed = constraint.phasers.clone();
        if !closed.iter_mut().all(|phases| phases.normalise()) {
            return;
        }
        let shape = self.shapes.shape(constraint.shape);
        // Choices that give the same constraint give the same predecessors.
        let mut known: Vec<(Choice, Vec<P>)> = Vec::new();
        for index in &shape.incoming {
            let edge = &self.shapes.edges[*index as usize];
            let mut done: Vec<usize> = Vec::new();
            let before = &self.shapes.shape(edge.source).control;
            for choice in shape.symmetry.choices(edge, before, &closed) {
                let at = known.iter().position(|(other, _)| *other == choice).unwrap_or_else(|| {
                    let by = shape.symmetry.renaming(&choice, &shape.variables);
                    known.push((choice.clone(), rename(&closed, &by, &shape.variables)));
                    known.len() - 1
                });
                if done.iter().any(|earlier| known[*earlier].1 == known[at].1) {
                    continue;
                }
                done.push(at);
                if let Some(mut phasers) = pre(self.shapes, edge, &known[at].1) {
                    phasers.iter_mut().for_each(|phases| phases.relax(self.degree));
                    let step = Step { edge: *index, renaming: choice };
                    out.push((step, Constraint { shape: edge.source, phasers }));
                }
            }
        }
    }

    fn entails(&self, weaker: &Constraint<P>, stronger: &Constraint<P>) -> bool {
        let shape = self.shapes.shape(weaker.shape);
        weaker.shape == stronger.shape && shape.symmetry.covers(&weaker.phasers, &stronger.phasers)
    }

    fn meets_initial(&self, constraint: &Constraint<P>) -> bool {
        // The initial shape has no phasers, so every constraint on it is satisfied.
        constraint.shape == ShapeId(0)
    }

    fn class(&self, constraint: &Constraint<P>) -> u32 {
        constraint.shape.0
    }

    fn profile(&self, constraint: &Constraint<P>) -> Vec<i64> {
        self.shapes.shape(constraint.shape).symmetry.profile(&constraint.phasers)
    }

    fn bytes(&self, constraint: &Constraint<P>) -> u64 {
        let variables = &self.shapes.shape(constraint.shape).variables;
        let bounds: usize = variables.iter().map(|list| list.len() * list.len() * size_of::<i32>()).sum();
        (bounds + constraint.phasers.len() * size_of::<P>() + size_of::<Constraint<P>>()) as u64
    }

    fn weight(&self, constraint: &Constraint<P>) -> i64 {
        constraint.phasers.iter().map(Phases::weight).sum()
    }
}
