//! The shape graph: control explored forwards, phases ignored, every wait possible.

use super::symmetry::Symmetry;
use super::variables::{Variables, variables};
use crate::control::{Caps, Control, ControlGraph, Decision, Effect, Operation, Possible, canonical};
use crate::forward::{Place, Visibility};
use crate::lang::program::{Mode, SignalRule};
use report::{Budget, Limit};
use std::collections::HashMap;

/// A shape by its number; 0 is the initial one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeId(pub u32);

/// A step from one shape to another.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Where it starts.
    pub source: ShapeId,
    /// Where it ends.
    pub target: ShapeId,
    /// Whose step, by position in the source.
    pub task: usize,
    /// What the step is.
    pub possible: Possible,
    /// Position in the target of each source task.
    pub task_map: Vec<Option<usize>>,
    /// Position in the target of each source phaser.
    pub phaser_map: Vec<Option<usize>>,
    /// Position in the target of the task or phaser that the step makes.
    pub made: Option<usize>,
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
    /// Explores control. With `visibility`, steps that commute and are always possible run alone.
    pub fn build(
        graph: &'g ControlGraph<'g>,
        caps: Caps,
        visibility: Option<&Visibility>,
        max_shapes: usize,
        budget: &Budget,
    ) -> Self {
        let mut shapes =
            ShapeGraph { graph, shapes: Vec::new(), edges: Vec::new(), truncated: false, cut: None };
        let mut bytes = 0;
        let mut known: HashMap<Vec<u8>, ShapeId> = HashMap::new();
        let initial = Control::initial(graph);
        known.insert(canonical(&initial, &(), true).bytes, ShapeId(0));
        shapes.add(initial);
        let mut next = 0;
        while next < shapes.shapes.len() {
            if shapes.shapes.len() > max_shapes {
                shapes.truncated = true;
                break;
            }
            shapes.cut = budget.reached(bytes);
            if shapes.cut.is_some() {
                break;
            }
            let control = shapes.shapes[next].control.clone();
            bytes += footprint(&control);
            let (steps, capped) = shapes.steps(&control, caps, visibility);
            shapes.shapes[next].capped = capped;
            for (task, possible) in steps {
                shapes.follow(ShapeId(next as u32), &control, task, possible, &mut known);
            }
            next += 1;
        }
        shapes
    }

    /// The shape with this id.
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[id.0 as usize]
    }

    fn add(&mut self, control: Control) -> ShapeId {
        let variables: Vec<Variables> = (0..control.phasers.len())
            .map(|phaser| variables(&control, phaser, self.graph.singles))
            .collect();
        let symmetry = Symmetry::of(&control, &variables);
        self.shapes.push(Shape { control, incoming: Vec::new(), variables, symmetry, capped: false });
        ShapeId((self.shapes.len() - 1) as u32)
    }

    fn steps(
        &self,
        control: &Control,
        caps: Caps,
        visibility: Option<&Visibility>,
    ) -> (Vec<(usize, Possible)>, bool) {
        let mut all = Vec::new();
        let mut capped = false;
        let mut choice = Vec::new();
        for task in 0..control.tasks.len() {
            let mut possible = Vec::new();
            capped |= self.graph.possible(control, task, caps, &mut possible);
            if let Some(visibility) = visibility {
                let alone = self.alone(control, task, &possible, visibility);
                let chooses = alone.len() > 1 && matches!(alone[0].decision, Decision::Value(_));
                let alone: Vec<_> = alone.into_iter().map(|step| (task, step)).collect();
                if !alone.is_empty() && !chooses {
                    return (alone, false);
                }
                if choice.is_empty() {
                    choice = alone;
                }
            }
            all.extend(possible.into_iter().map(|step| (task, step)));
        }
        if choice.is_empty() { (all, capped) } else { (choice, false) }
    }

    /// The steps of a task that may run alone: one decision, possible whatever the phases are.
    fn alone(
        &self,
        control: &Control,
        task: usize,
        possible: &[Possible],
        visibility: &Visibility,
    ) -> Vec<Possible> {
        let place = Place { control, task, crowd: false };
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

    fn follow(
        &mut self,
        source: ShapeId,
        control: &Control,
        task: usize,
        possible: Possible,
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
        let edge = Edge { source, target, task, possible, task_map, phaser_map, made };
        self.shapes[target.0 as usize].incoming.push(self.edges.len() as u32);
        self.edges.push(edge);
    }

    /// The head of a task in a shape.
    pub(super) fn operation(&self, control: &Control, task: usize) -> &Operation {
        &self.graph.at(control, task).operation
    }
}

/// About how many bytes a shape and its edges hold: the control state, its name, its symmetry.
fn footprint(control: &Control) -> u64 {
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
