//! The shape graph: control explored forwards, phases ignored, every wait possible.

use super::edge::{Edge, Order, ShapeId, images};
use super::symmetry::Symmetry;
use super::variables::{Variables, variables};
use crate::control::{Caps, Control, ControlGraph, Decision, Effect, Operation, Possible, canonical};
use crate::forward::{Standing, Visibility};
use crate::lang::program::{Mode, SignalRule};
use report::Limit;
use std::collections::HashMap;

/// A wait that is taken alone once it is possible.
#[derive(Clone, Copy, Debug)]
pub struct EagerWait {
    /// Who waits, by position.
    pub task: usize,
    /// On what.
    pub phaser: usize,
    /// Its place in the order.
    pub order: Order,
}

/// One shape.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its control state.
    pub control: Control,
    /// The edges that end here.
    pub incoming: Vec<u32>,
    /// The phase variables of each phaser.
    pub variables: Vec<Variables>,
    /// The renamings that leave it as it is.
    pub symmetry: Symmetry,
    /// A cap keeps one of its tasks from going on.
    pub capped: bool,
    /// Every step that was followed is one that was taken alone.
    pub alone: bool,
    /// The waits that are taken alone once they are possible.
    pub eager: Vec<EagerWait>,
    /// Not known to be out of reach.
    pub reached: bool,
}

/// All shapes that control alone can reach within the caps.
#[derive(Debug)]
pub struct ShapeGraph<'g> {
    /// The program's locations.
    pub graph: &'g ControlGraph<'g>,
    /// The shapes.
    pub shapes: Vec<Shape>,
    /// The edges.
    pub edges: Vec<Edge>,
    /// More shapes than allowed: the graph is cut off.
    pub truncated: bool,
    /// The limit of time or memory that cut it off.
    pub cut: Option<Limit>,
}

impl<'g> ShapeGraph<'g> {
    /// The shape with this id.
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[id.0 as usize]
    }

    pub(super) fn add(&mut self, control: Control) -> ShapeId {
        let variables: Vec<Variables> = (0..control.phasers.len())
            .map(|phaser| variables(&control, phaser, self.graph.singles))
            .collect();
        let symmetry = Symmetry::of(&control, &variables);
        self.shapes.push(Shape {
            control,
            incoming: Vec::new(),
            variables,
            symmetry,
            capped: false,
            alone: false,
            eager: Vec::new(),
            reached: true,
        });
        ShapeId((self.shapes.len() - 1) as u32)
    }

    pub(super) fn steps(&self, control: &Control, caps: Caps, visibility: Option<&Visibility>) -> Steps {
        let mut all = Steps::default();
        let mut choice = Vec::new();
        for task in 0..control.tasks.len() {
            let mut possible = Vec::new();
            all.capped |= self.graph.possible(control, task, caps, &mut possible);
            if let Some(visibility) = visibility {
                let alone = self.alone(control, task, &possible, visibility);
                let chooses = alone.len() > 1 && matches!(alone[0].decision, Decision::Value(_));
                let alone: Vec<Taken> = alone.into_iter().map(|step| (task, step, Order::Alone)).collect();
                if !alone.is_empty() && !chooses {
                    return Steps { list: alone, ..Steps::default() };
                }
                if choice.is_empty() {
                    choice = alone;
                }
                all.eager
                    .extend(possible.iter().filter_map(|step| self.eager(control, task, step, visibility)));
            }
            let order = |step: &Possible| match step.effect {
                Effect::Wait(_) => Order::Wait(control.tasks[task].location),
                _ => Order::Other,
            };
            all.list.extend(possible.into_iter().map(|step| {
                let order = order(&step);
                (task, step, order)
            }));
        }
        if choice.is_empty() { all } else { Steps { list: choice, ..Steps::default() } }
    }

    /// The wait, if it is taken alone once it is possible: then it stays so, and commutes with every other step.
    fn eager(
        &self,
        control: &Control,
        task: usize,
        step: &Possible,
        visibility: &Visibility,
    ) -> Option<EagerWait> {
        let Effect::Wait(phaser) = step.effect else { return None };
        let place = Standing { control, task, crowd: false };
        let strict = self.graph.program.options.signal == SignalRule::Strict;
        // Under `next;` strictness looks at all phasers.
        let whole = matches!(step.decision, Decision::Phaser(_));
        let order = Order::Wait(control.tasks[task].location);
        (visibility.invisible(self.graph, &place, &step.effect) && !(strict && whole)).then_some(EagerWait {
            task,
            phaser: phaser.index(),
            order,
        })
    }

    /// The steps of a task that may run alone: one decision, possible whatever the phases are.
    fn alone(
        &self,
        control: &Control,
        task: usize,
        possible: &[Possible],
        visibility: &Visibility,
    ) -> Vec<Possible> {
        let place = Standing { control, task, crowd: false };
        let strict = self.graph.program.options.signal == SignalRule::Strict;
        let always = |step: &&Possible| match &step.effect {
            Effect::Signal(phaser) | Effect::SignalIgnored(phaser) => {
                let state = &control.phasers[phaser.index()];
                // Under `next;` strictness looks at all phasers; leave that to the full expansion.
                let whole = matches!(step.decision, Decision::Phaser(_));
                state.bound.is_none() && !(strict && (whole || state.modes[task] == Some(Mode::SigWait)))
            }
            Effect::Wait(_) | Effect::WaitPassing(_) => false,
            _ => true,
        };
        let fits = |step: &&Possible| always(step) && visibility.invisible(self.graph, &place, &step.effect);
        let Some(first) = possible.iter().find(fits) else { return Vec::new() };
        // Both values of a choice.
        let value = |step: &Possible| matches!(step.decision, Decision::Value(_));
        possible.iter().filter(|step| value(step) || step.decision == first.decision).cloned().collect()
    }

    pub(super) fn follow(
        &mut self,
        source: ShapeId,
        control: &Control,
        (task, possible, order_of_step): Taken,
        known: &mut HashMap<Vec<u8>, ShapeId>,
    ) {
        let advanced = self.graph.advance(control, task, &possible);
        let order = canonical(&advanced.control, &(), true);
        let place = |order: &[usize], old: usize| order.iter().position(|at| *at == old);
        let target = match known.get(&order.bytes) {
            Some(target) => *target,
            None => {
                let target = self.add(reorder(&advanced.control, &order.task_order, &order.phaser_order));
                known.insert(order.bytes, target);
                target
            }
        };
        let tasks = advanced.task_map.iter();
        let task_map = tasks.map(|to| to.and_then(|to| place(&order.task_order, to.index()))).collect();
        let phasers = advanced.phaser_map.iter();
        let phaser_map = phasers.map(|to| to.and_then(|to| place(&order.phaser_order, to.index()))).collect();
        let made = match possible.effect {
            Effect::Spawn(_) => place(&order.task_order, advanced.control.tasks.len() - 1),
            Effect::New => place(&order.phaser_order, advanced.control.phasers.len() - 1),
            _ => None,
        };
        let order = order_of_step;
        let mut edge =
            Edge { source, target, task, possible, task_map, phaser_map, made, order, images: Vec::new() };
        edge.images = images(&edge, &self.shape(source).variables, &self.shape(target).variables);
        self.shapes[target.0 as usize].incoming.push(self.edges.len() as u32);
        self.edges.push(edge);
    }

    /// The head of a task in a shape.
    pub(super) fn operation(&self, control: &Control, task: usize) -> &Operation {
        &self.graph.at(control, task).operation
    }
}

/// A step of a task, with its place in the order.
pub(super) type Taken = (usize, Possible, Order);

/// The steps that are followed from a shape.
#[derive(Default)]
pub(super) struct Steps {
    pub(super) list: Vec<Taken>,
    pub(super) eager: Vec<EagerWait>,
    /// A cap keeps a task from going on.
    pub(super) capped: bool,
}

/// About how many bytes a shape and its edges hold: the control state, its name, its symmetry.
pub(super) fn footprint(control: &Control) -> u64 {
    let (tasks, phasers) = (control.tasks.len() as u64, control.phasers.len() as u64);
    512 + tasks * (256 + 64 * phasers)
}

/// The control state with tasks and phasers in another order.
fn reorder(control: &Control, tasks: &[usize], phasers: &[usize]) -> Control {
    use crate::control::{PhaserIndex, Stage, TaskIndex};
    let phaser_to = |old: usize| phasers.iter().position(|at| *at == old).expect("orders are complete");
    let task_to = |old: usize| tasks.iter().position(|at| *at == old).expect("orders are complete");
    let mask = |old: u64| {
        (0..phasers.len()).filter(|bit| old >> bit & 1 == 1).fold(0, |mask, bit| mask | 1 << phaser_to(bit))
    };
    let mut next = Control { booleans: control.booleans, tasks: Vec::new(), phasers: Vec::new() };
    for old in tasks {
        let mut task = control.tasks[*old].clone();
        for held in &mut task.variables {
            *held = held.map(|phaser| PhaserIndex(phaser_to(phaser.index()) as u8));
        }
        task.stage = match task.stage {
            Stage::Start => Stage::Start,
            Stage::Signalling(pending) => Stage::Signalling(mask(pending)),
            Stage::Waiting(pending) => Stage::Waiting(mask(pending)),
        };
        next.tasks.push(task);
    }
    for old in phasers {
        let mut phaser = control.phasers[*old].clone();
        phaser.modes = tasks.iter().map(|task| control.phasers[*old].modes[*task]).collect();
        phaser.running = phaser.running.map(|task| TaskIndex(task_to(task.index()) as u8));
        next.phasers.push(phaser);
    }
    next
}
