//! Constraints on shapes as a well-structured system.

use super::bad::{Clause, bad_constraints};
use super::bounds::{Bounds, starts};
use super::edge::Order;
use super::phases::Phases;
use super::pre::{After, Renamed, pre_into};
use super::shapes::{Shape, ShapeGraph};
use super::symmetry::{Choice, Renaming, Symmetry};
use super::variables::{Variable, Variables};
use crate::property::Property;
use backward::{Constraint, WellStructured};
use std::cell::OnceCell;

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
        phases.pull_back(&images, &variables[to], &mut renamed[to]);
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

/// A question on a shape graph, with constraints relaxed to a degree. The class of a constraint is its shape; its
/// bounds are relaxed, so not always closed.
#[derive(Debug)]
pub struct System<'s, P: Phases> {
    shapes: &'s ShapeGraph<'s>,
    question: Question,
    degree: i32,
    /// For each shape, where the bounds of its phasers start.
    starts: Vec<Vec<u32>>,
    /// For each shape, the weight of its invariant.
    lightest: Vec<OnceCell<i64>>,
    memory: Memory<P>,
}

/// In every state of the constraint a wait is possible that is taken alone before a step of this order. Such states
/// are left by that wait, so the step need not be followed back to them.
fn waits_first<P: Phases>(order: Order, source: &Shape, before: &[P]) -> bool {
    source.eager.iter().any(|eager| {
        eager.order < order && {
            let variables = &source.variables[eager.phaser];
            let bounds = before[eager.phaser].bounds();
            let wait = variables.iter().position(|variable| *variable == Variable::Wait(eager.task));
            wait.is_some_and(|wait| {
                let mut signals = variables.iter().enumerate();
                signals.all(|(signal, variable)| {
                    !matches!(variable, Variable::Signal(_))
                        || P::bound_of(variables, bounds, signal, wait) >= 1
                })
            })
        }
    })
}

/// What is used again for each predecessor.
#[derive(Debug)]
struct Memory<P: Phases> {
    after: Vec<P>,
    before: Vec<P>,
    images: Vec<Option<usize>>,
    twins: Vec<usize>,
    choices: Vec<Choice>,
    tasks: Vec<usize>,
    bounds: Vec<P::Bound>,
}

impl<'s, P: Phases> System<'s, P> {
    /// A question with its degree (the paper's k).
    pub fn new(shapes: &'s ShapeGraph<'s>, question: Question, degree: i32) -> Self {
        let starts = shapes.shapes.iter().map(|shape| starts::<P>(&shape.variables)).collect();
        let memory = Memory {
            after: Vec::new(),
            before: Vec::new(),
            images: Vec::new(),
            twins: Vec::new(),
            choices: Vec::new(),
            tasks: Vec::new(),
            bounds: Vec::new(),
        };
        let lightest = vec![OnceCell::new(); shapes.shapes.len()];
        System { shapes, question, degree, starts, lightest, memory }
    }

    /// The phases of the constraint of a shape and clauses; none when nothing satisfies it. The invariant of the shape
    /// is computed when it is first needed.
    fn target(&self, state: &Shape, clauses: &[Clause], invariant: &mut Option<Vec<P>>) -> Option<Vec<P>> {
        let place = |phaser: usize, wanted| state.variables[phaser].iter().position(|at| *at == wanted);
        let mut placed = Vec::with_capacity(clauses.len());
        for clause in clauses {
            let (a, b) = (place(clause.phaser, clause.a)?, place(clause.phaser, clause.b)?);
            if state.variables[clause.phaser].forbid(a, b, clause.bound) {
                return None;
            }
            placed.push((clause.phaser, a, b, clause.bound));
        }
        if invariant.is_none() {
            let mut phasers: Vec<P> = state.variables.iter().map(P::invariant).collect();
            let consistent = phasers.iter_mut().all(|phases| phases.normalise());
            *invariant = consistent.then_some(phasers);
        }
        let mut phasers = invariant.clone()?;
        for (phaser, a, b, bound) in placed {
            phasers[phaser].require(a, b, bound);
        }
        let consistent = phasers.iter_mut().all(|phases| phases.normalise());
        phasers.iter_mut().for_each(|phases| phases.relax(self.degree));
        consistent.then_some(phasers)
    }

    fn bounds<'b>(&'b self, class: u32, bounds: &'b [P::Bound]) -> Bounds<'b, P> {
        let variables = &self.shapes.shapes[class as usize].variables;
        Bounds { variables, starts: &self.starts[class as usize], bounds }
    }
}

impl<P: Phases> WellStructured for System<'_, P> {
    type Bound = P::Bound;
    type Step = Step;

    fn targets(&mut self, out: &mut dyn FnMut(Constraint<'_, P::Bound>)) {
        for (index, shape) in self.shapes.shapes.iter().enumerate().filter(|(_, shape)| shape.reached) {
            let bad = match self.question {
                Question::Property(property) => bad_constraints(self.shapes, shape, property),
                Question::CapHit if shape.capped => vec![Vec::new()],
                Question::CapHit => Vec::new(),
            };
            let mut invariant = None;
            for phasers in bad.iter().filter_map(|clauses| self.target(shape, clauses, &mut invariant)) {
                let bounds = phasers.iter().flat_map(|phases| phases.bounds().iter().copied());
                out(Constraint { class: index as u32, bounds: &bounds.collect::<Vec<_>>() });
            }
        }
    }

    /// Predecessors of the constraint under the renamings of its shape: entailment is up to renaming, so a
    /// constraint stands for all of them, while an edge ends at one place of the shape.
    fn pre(
        &mut self,
        constraint: Constraint<'_, P::Bound>,
        out: &mut dyn FnMut(Step, Constraint<'_, P::Bound>),
    ) {
        let shape = &self.shapes.shapes[constraint.class as usize];
        let view: Bounds<'_, P> = Bounds {
            variables: &shape.variables,
            starts: &self.starts[constraint.class as usize],
            bounds: constraint.bounds,
        };
        let Memory { after, before, images, twins, choices, tasks, bounds } = &mut self.memory;
        // Close before the predecessor: what is stored was relaxed.
        while after.len() < shape.variables.len() {
            after.push(P::invariant(&shape.variables[after.len()]));
        }
        for (phaser, variables) in shape.variables.iter().enumerate() {
            after[phaser].read(variables, view.of(phaser));
            if !after[phaser].normalise() {
                return;
            }
        }
        shape.symmetry.twins(view, twins);
        for index in &shape.incoming {
            let edge = &self.shapes.edges[*index as usize];
            let source = self.shapes.shape(edge.source);
            shape.symmetry.choices(edge, &source.control, twins, choices);
            for choice in choices.iter() {
                let renaming = match (&shape.symmetry, choice) {
                    (Symmetry::Listed(_), Choice::Listed(0)) => None,
                    (Symmetry::Listed(list), Choice::Listed(at)) => Some(Renamed::Whole(&list[*at as usize])),
                    (Symmetry::Alike(alike), choice) => {
                        alike.exchange(choice, tasks);
                        Some(Renamed::Tasks(tasks, &alike.positions))
                    }
                    _ => unreachable!("a choice is made by the symmetry it belongs to"),
                };
                let after = After { phases: &after[..shape.variables.len()], renaming };
                if !pre_into(self.shapes, edge, &after, images, before) {
                    continue;
                }
                if waits_first(edge.order, source, before) {
                    continue;
                }
                bounds.clear();
                for phases in &mut before[..source.variables.len()] {
                    phases.relax(self.degree);
                    bounds.extend_from_slice(phases.bounds());
                }
                let step = Step { edge: *index, renaming: choice.clone() };
                out(step, Constraint { class: edge.source.0, bounds });
            }
        }
    }

    /// One task goes on alone: what holds there is what held before, moved.
    fn is_passing(&self, class: u32) -> bool {
        class != 0 && self.shapes.shapes[class as usize].alone
    }

    fn is_rigid(&self, class: u32) -> bool {
        self.shapes.shapes[class as usize].symmetry.is_trivial()
    }

    fn entails(&self, class: u32, weaker: &[P::Bound], stronger: &[P::Bound]) -> bool {
        let symmetry = &self.shapes.shapes[class as usize].symmetry;
        symmetry.covers(self.bounds(class, weaker), self.bounds(class, stronger))
    }

    fn meets_initial(&self, constraint: Constraint<'_, P::Bound>) -> bool {
        // The initial shape has no phasers, so every constraint on it is satisfied.
        constraint.class == 0
    }

    fn profile(&self, constraint: Constraint<'_, P::Bound>, out: &mut Vec<i32>) {
        let symmetry = &self.shapes.shapes[constraint.class as usize].symmetry;
        symmetry.profile(self.bounds(constraint.class, constraint.bounds), out);
    }

    /// What the bounds say beyond the invariant: constraints that stand for a whole shape come first.
    fn weight(&self, constraint: Constraint<'_, P::Bound>) -> i64 {
        let least = self.lightest[constraint.class as usize].get_or_init(|| {
            let variables = self.shapes.shapes[constraint.class as usize].variables.iter();
            let weight = |variables: &Variables| {
                let mut phases = P::invariant(variables);
                phases.normalise();
                phases.relax(self.degree);
                P::weight(phases.bounds())
            };
            variables.map(weight).sum()
        });
        P::weight(constraint.bounds) - least
    }
}
