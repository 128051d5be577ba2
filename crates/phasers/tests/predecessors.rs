//! `pre` is the inverse of the forward step: for every statement, on sampled shapes, phases and constraints.

use crate::common::Random;
use phasers::control::{Caps, ControlGraph, Effect, compile};
use phasers::lang::program::{Mode, SignalRule, StatementKind};
use phasers::lang::{Program, read};
use phasers::symbolic::pre::pre;
use phasers::symbolic::{
    Bounds, Choice, Edge, Exploration, FreeMatrix, GapOrderGraph, Phases, Question, Shape, ShapeGraph,
    System, Variable, rename, starts,
};
use std::collections::BTreeMap;

const CAPS: Caps = Caps { tasks: 4, phasers: 4 };

const SPECIAL: [&str; 5] = ["SignalIgnored", "WaitPassing", "WaitCompleting", "SingleEnter", "SingleEnd"];

/// All shapes, without reduction.
fn shapes<'g>(graph: &'g ControlGraph<'g>, max_shapes: usize) -> ShapeGraph<'g> {
    let budget = &report::Budget::default();
    ShapeGraph::build(graph, &Exploration { caps: CAPS, visibility: None, leads: false, max_shapes, budget })
}

/// The phases of each phaser, in the order of its variables.
type Values = Vec<Vec<i64>>;

/// Random phases that satisfy the invariant.
fn sample(random: &mut Random, shape: &Shape) -> Values {
    let phasers = shape.variables.iter();
    phasers
        .map(|variables| {
            let completed = 3 + random.below(3) as i64;
            let value = |variable: &Variable, random: &mut Random| match variable {
                Variable::Completed => completed,
                Variable::Wait(_) => completed - random.below(3) as i64,
                Variable::Signal(_) => completed + random.below(3) as i64,
            };
            variables.iter().map(|variable| value(variable, random)).collect()
        })
        .collect()
}

/// The operational semantics on phases alone: none when the guard forbids the step.
fn step(program: &Program, shapes: &ShapeGraph<'_>, edge: &Edge, before: &Values) -> Option<Values> {
    let source = shapes.shape(edge.source);
    let target = shapes.shape(edge.target);
    let mut now = before.clone();
    let place =
        |phaser: usize, variable: Variable| source.variables[phaser].iter().position(|at| *at == variable);
    let task = edge.task;
    let of = |phaser: usize, variable| place(phaser, variable).map(|at| before[phaser][at]);
    let both = |phaser: usize| source.control.phasers[phaser].modes[task] == Some(Mode::SigWait);
    let own = |phaser: usize| {
        of(phaser, Variable::Signal(task)).unwrap_or(0) - of(phaser, Variable::Wait(task)).unwrap_or(0)
    };
    let all = |phaser: usize, test: &dyn Fn(Variable, i64) -> bool| {
        source.variables[phaser].iter().zip(&before[phaser]).all(|(variable, value)| test(*variable, *value))
    };
    let all_past = |phaser: usize| {
        let wait = of(phaser, Variable::Wait(task)).unwrap_or(0);
        all(phaser, &|variable, value| !matches!(variable, Variable::Signal(_)) || value > wait)
    };
    let completed = |phaser: usize| {
        of(phaser, Variable::Completed).unwrap_or(0) - of(phaser, Variable::Wait(task)).unwrap_or(0)
    };
    let mut add = |phaser: usize, variable: Variable| {
        if let Some(at) = place(phaser, variable) {
            now[phaser][at] += 1;
        }
    };
    match &edge.possible.effect {
        Effect::Signal(phaser) => {
            let phaser = phaser.index();
            let signal = of(phaser, Variable::Signal(task))?;
            let bound = source.control.phasers[phaser].bound.map_or(i64::MAX, i64::from);
            let near = |variable, value| !matches!(variable, Variable::Wait(_)) || signal - value < bound;
            let alternates =
                program.options.signal == SignalRule::Counting || !both(phaser) || own(phaser) == 0;
            if !all(phaser, &near) || !alternates {
                return None;
            }
            add(phaser, Variable::Signal(task));
        }
        Effect::SignalIgnored(phaser) if own(phaser.index()) == 0 => return None,
        Effect::Wait(phaser) => {
            if !all_past(phaser.index()) {
                return None;
            }
            add(phaser.index(), Variable::Wait(task));
        }
        Effect::WaitPassing(phaser) => {
            if completed(phaser.index()) < 1 {
                return None;
            }
            add(phaser.index(), Variable::Wait(task));
        }
        Effect::WaitCompleting(phaser) | Effect::SingleEnter(phaser) | Effect::SingleEnd(phaser) => {
            let phaser = phaser.index();
            if completed(phaser) != 0 || !all_past(phaser) {
                return None;
            }
            if !matches!(edge.possible.effect, Effect::SingleEnter(_)) {
                add(phaser, Variable::Wait(task));
                add(phaser, Variable::Completed);
            }
        }
        _ => {}
    }
    Some(arrive(shapes, edge, &now, target))
}

/// The phases in the order of the target: survivors keep theirs, a child copies its parent, a new phaser
/// starts at 0.
fn arrive(shapes: &ShapeGraph<'_>, edge: &Edge, now: &Values, target: &Shape) -> Values {
    let source = shapes.shape(edge.source);
    let spawn = matches!(edge.possible.effect, Effect::Spawn(_));
    let old_task = |new: usize| match edge.task_map.iter().position(|to| *to == Some(new)) {
        Some(old) => old,
        None => {
            assert!(spawn && edge.made == Some(new));
            edge.task
        }
    };
    let mut after = Vec::new();
    for (phaser, variables) in target.variables.iter().enumerate() {
        let Some(old) = edge.phaser_map.iter().position(|to| *to == Some(phaser)) else {
            after.push(vec![0; variables.len()]);
            continue;
        };
        let value = |variable: &Variable| {
            let was = match variable {
                Variable::Signal(new) => Variable::Signal(old_task(*new)),
                Variable::Wait(new) => Variable::Wait(old_task(*new)),
                Variable::Completed => Variable::Completed,
            };
            let at = source.variables[old].iter().position(|at| *at == was).expect("it was there");
            now[old][at]
        };
        after.push(variables.iter().map(value).collect());
    }
    after
}

/// Random bounds on the phases of a shape; none when nothing satisfies them.
fn constraint<P: Phases>(random: &mut Random, shape: &Shape, free: bool) -> Option<Vec<P>> {
    let mut list = Vec::new();
    for variables in &shape.variables {
        let mut phases = P::invariant(variables);
        for _ in 0..random.below(4) {
            let (a, b) = (random.below(variables.len()), random.below(variables.len()));
            let upward = matches!((variables[a], variables[b]), (Variable::Signal(_), Variable::Wait(_)));
            if a != b && (upward || !free) {
                phases.require(a, b, random.below(5) as i32 - 2);
            }
        }
        if !phases.normalise() {
            return None;
        }
        list.push(phases);
    }
    Some(list)
}

fn name(effect: &Effect) -> String {
    let text = format!("{effect:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

/// Both directions on one edge; counts what was exercised.
fn compare<P: Phases>(
    context: (&Program, &ShapeGraph<'_>, &Edge),
    random: &mut Random,
    satisfied: fn(&P, &[i64]) -> bool,
    free: bool,
    seen: &mut BTreeMap<String, (u32, u32)>,
) {
    let (program, shapes, edge) = context;
    let Some(after) = constraint::<P>(random, shapes.shape(edge.target), free) else { return };
    let before = pre(shapes, edge, &after);
    let holds = |phases: &[P], values: &Values| {
        phases.iter().zip(values).all(|(phases, values)| satisfied(phases, values))
    };
    for _ in 0..6 {
        let values = sample(random, shapes.shape(edge.source));
        let leads = step(program, shapes, edge, &values).is_some_and(|values| holds(&after, &values));
        let predicted = before.as_ref().is_some_and(|before| holds(before, &values));
        assert_eq!(leads, predicted, "{edge:?} from {values:?}");
        let count = seen.entry(name(&edge.possible.effect)).or_default();
        if leads { count.0 += 1 } else { count.1 += 1 }
    }
}

#[test]
fn pre_is_the_inverse_of_the_step() {
    let mut graphs = BTreeMap::new();
    let mut matrices = BTreeMap::new();
    for seed in 5000..5400 {
        let text = crate::common::program(seed);
        let program = read("random.ph", &text).expect("random programs are well formed");
        let graph = compile(&program);
        let shapes = shapes(&graph, 2_000);
        if shapes.truncated || shapes.edges.is_empty() {
            continue;
        }
        let special = |kind: &StatementKind| {
            matches!(kind, StatementKind::NextSingle(..) | StatementKind::NewPhaser { bound: Some(_), .. })
        };
        let monotone = program.options.signal == SignalRule::Counting && !program.any_statement(special);
        let mut random = Random::new(seed);
        // Singles are rare: all of their edges, beside a sample of the others.
        let rare = shapes.edges.iter().filter(|edge| SPECIAL.contains(&name(&edge.possible.effect).as_str()));
        let mut chosen: Vec<Edge> = rare.take(400).cloned().collect();
        chosen.extend((0..60).map(|_| random.pick(&shapes.edges).clone()));
        for edge in chosen {
            let context = (&program, &shapes, &edge);
            compare::<GapOrderGraph>(context, &mut random, GapOrderGraph::satisfied_by, false, &mut graphs);
            if monotone {
                compare::<FreeMatrix>(context, &mut random, FreeMatrix::satisfied_by, true, &mut matrices);
            }
        }
    }
    let usual = ["None", "New", "Spawn", "Signal", "Wait", "Drop", "Exit"];
    for effect in usual.iter().chain(&SPECIAL) {
        let (yes, no) = graphs.get(*effect).copied().unwrap_or_default();
        assert!(yes >= 20 && no >= 20, "{effect} was exercised {yes} and {no} times: {graphs:?}");
    }
    for effect in usual {
        let (yes, no) = matrices.get(effect).copied().unwrap_or_default();
        assert!(yes >= 20 && (no >= 20 || effect == "New"), "{effect}: {yes} and {no}: {matrices:?}");
    }
}

/// A renaming of a shape turns a constraint into one that says the same.
#[test]
fn entailment_is_up_to_renaming() {
    use backward::WellStructured;
    let mut renamed = 0;
    for seed in 6000..6300 {
        let program = read("random.ph", &crate::common::program(seed)).expect("well formed");
        let graph = compile(&program);
        let shapes = shapes(&graph, 1_000);
        let system: System<'_, GapOrderGraph> = System::new(&shapes, Question::CapHit, 5);
        let mut random = Random::new(seed);
        for (index, shape) in shapes.shapes.iter().enumerate() {
            let Some(phasers) = constraint::<GapOrderGraph>(&mut random, shape, false) else { continue };
            let starts = starts::<GapOrderGraph>(&shape.variables);
            let flat = |phasers: &[GapOrderGraph]| -> Vec<i32> {
                phasers.iter().flat_map(|phases| phases.bounds().to_vec()).collect()
            };
            let profile = |bounds: &[i32]| {
                let mut profile = Vec::new();
                let view = Bounds { variables: &shape.variables, starts: &starts, bounds };
                shape.symmetry.profile::<GapOrderGraph>(view, &mut profile);
                profile
            };
            let one = flat(&phasers);
            let mut choices: Vec<Choice> = Vec::new();
            for edge in &shape.incoming {
                let edge = &shapes.edges[*edge as usize];
                // Nobody is a twin of another: every renaming is wanted.
                let alone: Vec<usize> = (0..shape.control.tasks.len()).collect();
                let mut more = Vec::new();
                shape.symmetry.choices(edge, &shapes.shape(edge.source).control, &alone, &mut more);
                choices.extend(more);
            }
            if choices.is_empty() {
                continue;
            }
            let renaming = shape.symmetry.renaming(random.pick(&choices), &shape.variables);
            if renaming.tasks.iter().enumerate().all(|(at, to)| at == *to) {
                continue;
            }
            let other = flat(&rename(&phasers, &renaming, &shape.variables));
            assert_eq!(profile(&one), profile(&other), "seed {seed}");
            let class = index as u32;
            assert!(
                system.entails(class, &one, &other) && system.entails(class, &other, &one),
                "seed {seed}"
            );
            assert!(system.entails(class, &one, &one));
            renamed += 1;
        }
    }
    assert!(renamed > 100, "only {renamed} renamings");
}
