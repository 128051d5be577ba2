//! Bad constraints (paper, lemma 1): for each shape the conjunctions of bounds that make
//! its states bad. No bounds at all means that every state of the shape is bad.

use super::shapes::{Shape, ShapeGraph};
use super::variables::Variable;
use crate::control::{Blocking, Control, Operation};
use crate::lang::program::{LimitKind, Mode, SignalRule};
use crate::property::Property;

/// `a - b >= bound` on a phaser, by positions in the shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The phaser.
    pub phaser: usize,
    /// The variable that is at least...
    pub a: Variable,
    /// ...this one...
    pub b: Variable,
    /// ...plus this.
    pub bound: i32,
}

/// The bad constraints of a shape.
pub fn bad_constraints(shapes: &ShapeGraph<'_>, shape: &Shape, property: Property) -> Vec<Vec<Clause>> {
    let (graph, control) = (shapes.graph, &shape.control);
    let count = control.tasks.len();
    let mut tasks = 0..count;
    let pair = |test: &dyn Fn(usize, usize) -> bool| {
        (0..count).any(|first| (0..count).any(|second| first != second && test(first, second)))
    };
    let whole = |bad: bool| if bad { vec![Vec::new()] } else { Vec::new() };
    match property {
        Property::Assertion => whole(tasks.any(|task| graph.assertion_fails(control, task))),
        Property::Race => whole(pair(&|first, second| graph.races(control, first, second))),
        Property::Never => whole(pair(&|first, second| graph.excluded(control, first, second))),
        Property::Leak => whole(tasks.any(|task| graph.leaks(control, task))),
        Property::Runtime => {
            if tasks.any(|task| graph.faults(control, task)) {
                return vec![Vec::new()];
            }
            (0..count).flat_map(|task| strict_faults(shapes, control, task)).collect()
        }
        Property::Lapped => limits(shapes, control, LimitKind::Lapped),
        Property::Ahead => limits(shapes, control, LimitKind::Ahead),
        Property::Deadlock => deadlocks(shapes, control),
    }
}

fn positions(mask: u64, control: &Control) -> impl Iterator<Item = usize> {
    (0..control.phasers.len()).filter(move |phaser| mask >> phaser & 1 == 1)
}

/// `s_t - w_t` of a task is at least 1, or is 0.
fn own(phaser: usize, task: usize, signalled: bool) -> Clause {
    let (signal, wait) = (Variable::Signal(task), Variable::Wait(task));
    if signalled {
        Clause { phaser, a: signal, b: wait, bound: 1 }
    } else {
        Clause { phaser, a: wait, b: signal, bound: 0 }
    }
}

/// `option signal=strict`: signal twice, or wait before signal.
fn strict_faults(shapes: &ShapeGraph<'_>, control: &Control, task: usize) -> Vec<Vec<Clause>> {
    if shapes.graph.program.options.signal != SignalRule::Strict {
        return Vec::new();
    }
    let both = |phaser: &usize| control.phasers[*phaser].modes[task] == Some(Mode::SigWait);
    let signals = positions(shapes.graph.signals_on(control, task), control).filter(both);
    let waits = positions(shapes.graph.waits_on(control, task), control).filter(both);
    let twice = signals.map(|phaser| vec![own(phaser, task, true)]);
    twice.chain(waits.map(|phaser| vec![own(phaser, task, false)])).collect()
}

fn limits(shapes: &ShapeGraph<'_>, control: &Control, kind: LimitKind) -> Vec<Vec<Clause>> {
    let mut list = Vec::new();
    if shapes.graph.is_between(control) {
        return list; // seen by nobody
    }
    for limit in shapes.graph.limits(kind) {
        for phaser in shapes.graph.meant(control, limit) {
            let state = &control.phasers[phaser];
            for waiter in state.waiters() {
                let far = |signaller: usize| Clause {
                    phaser,
                    a: Variable::Signal(signaller),
                    b: Variable::Wait(waiter),
                    bound: limit.limit as i32,
                };
                let clauses: Vec<Clause> = state.signallers().map(far).collect();
                match kind {
                    LimitKind::Ahead => list.extend(clauses.into_iter().map(|clause| vec![clause])),
                    LimitKind::Lapped if !clauses.is_empty() => list.push(clauses),
                    LimitKind::Lapped => {}
                }
            }
        }
    }
    list
}

/// A way in which one task may block another.
#[derive(Clone)]
struct Blocked {
    task: usize,
    by: usize,
    /// The phaser, when the task waits; cycles of waits need each phaser only once.
    waits_on: Option<usize>,
    clauses: Vec<Clause>,
}

/// All cycles of tasks that block each other. Cycles of waits with a phaser twice contain a shorter one
///. Under `exit=stays` being blocked by an ended task is enough.
fn deadlocks(shapes: &ShapeGraph<'_>, control: &Control) -> Vec<Vec<Clause>> {
    let count = control.tasks.len();
    let edges: Vec<Vec<Blocked>> = (0..count).map(|task| blocked(shapes, control, task)).collect();
    let mut list = Vec::new();
    for edge in edges.iter().flatten() {
        if *shapes.operation(control, edge.by) == Operation::Done {
            list.push(edge.clauses.clone());
        }
    }
    for start in 0..count {
        cycles(&edges, start, start, &mut Vec::new(), &mut list);
    }
    list
}

/// Extends a path of blockings; a cycle is listed at its smallest task.
fn cycles(
    edges: &[Vec<Blocked>],
    start: usize,
    at: usize,
    path: &mut Vec<Blocked>,
    list: &mut Vec<Vec<Clause>>,
) {
    for edge in &edges[at] {
        let again = edge.waits_on.is_some()
            && path.iter().all(|earlier| earlier.waits_on.is_some())
            && path.iter().any(|earlier| earlier.waits_on == edge.waits_on);
        if again || edge.by < start {
            continue;
        }
        if edge.by == start {
            let clauses = path.iter().chain([edge]).flat_map(|edge| edge.clauses.iter().copied());
            list.push(clauses.collect());
        } else if path.iter().all(|earlier| earlier.task != edge.by) && edge.by != at {
            path.push(edge.clone());
            cycles(edges, start, edge.by, path, list);
            path.pop();
        }
    }
}

fn blocked(shapes: &ShapeGraph<'_>, control: &Control, task: usize) -> Vec<Blocked> {
    let graph = shapes.graph;
    let rule = graph.program.options.signal;
    let both = |phaser: &usize| control.phasers[*phaser].modes[task] == Some(Mode::SigWait);
    // A strict task whose head is an error is not blocked.
    let mut sane: Vec<Clause> = Vec::new();
    if rule == SignalRule::Strict {
        let signals = positions(graph.signals_on(control, task), control).filter(both);
        let waits = positions(graph.waits_on(control, task), control).filter(both);
        sane.extend(signals.map(|phaser| own(phaser, task, false)));
        sane.extend(waits.map(|phaser| own(phaser, task, true)));
    }
    let mut list = Vec::new();
    for blocking in graph.blockings(control, task) {
        match blocking {
            Blocking::Wait(phaser) => {
                let phaser = phaser.index();
                for by in control.phasers[phaser].signallers() {
                    let (a, b) = (Variable::Wait(task), Variable::Signal(by));
                    let clauses = [sane.clone(), vec![Clause { phaser, a, b, bound: 0 }]].concat();
                    list.push(Blocked { task, by, waits_on: Some(phaser), clauses });
                }
            }
            Blocking::Signal(phaser, bound) => {
                let phaser = phaser.index();
                for by in control.phasers[phaser].waiters() {
                    let (a, b) = (Variable::Signal(task), Variable::Wait(by));
                    let mut clauses =
                        [sane.clone(), vec![Clause { phaser, a, b, bound: bound as i32 }]].concat();
                    if rule == SignalRule::Idempotent && both(&phaser) {
                        clauses.push(own(phaser, task, false));
                    }
                    list.push(Blocked { task, by, waits_on: None, clauses });
                }
            }
        }
    }
    list
}
