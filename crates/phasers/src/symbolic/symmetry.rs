//! The renamings of a shape, without a list of them where they are many.
//!
//! A constraint stands for all its renamings. Tasks of a shape that look alike (same place, same variables, same
//! registrations) can be exchanged freely, which gives factorially many renamings; they are not listed:
//!
//! - **Entailment** searches for one that fits, task by task, and gives up a branch as soon as two tasks do not.
//! - **Predecessors** along an edge need one renaming for each choice of *who* plays the task that moves and the
//!   task that it makes. Two renamings with the same choice differ by one that leaves these two and all phasers
//!   in place. If it exchanges only tasks that look alike before the step too, it renames the predecessor. Ended
//!   tasks can look alike only because a phaser died in the step that one of them was registered on (`exit=stays`):
//!   then *who* plays those that were is part of the choice. Tasks that the constraint does not tell apart are
//!   not tried in turn.
//!
//! Where phasers can be exchanged as well, the renamings are listed, if they are few; if they are many, only those
//! that leave the phasers in place are used. Both are groups, which is all that is needed.

use super::bounds::Bounds;
use super::phases::Phases;
use super::variables::{Variable, Variables};
use crate::control::{Control, automorphisms, phasers_differ};
use std::sync::Arc;

/// At most this many renamings are listed.
const MAX_LISTED: usize = 24;

/// A renaming of tasks and phasers that leaves a shape as it is: from position to position.
#[derive(Clone, Debug)]
pub struct Renaming {
    /// Of tasks.
    pub tasks: Vec<usize>,
    /// Of phasers.
    pub phasers: Vec<usize>,
    /// Of the variables of each phaser, into those of its image.
    pub variables: Vec<Vec<usize>>,
}

/// The renamings of a shape: a group.
#[derive(Clone, Debug)]
pub enum Symmetry {
    /// All of them, the identity first.
    Listed(Vec<Renaming>),
    /// Every exchange of tasks that look alike.
    Alike(Alike),
}

/// Tasks that look alike.
#[derive(Clone, Debug)]
pub struct Alike {
    /// Tasks with the same number do.
    pub(super) classes: Vec<usize>,
    /// For each phaser, the positions of the variables of each task; those of no task come last.
    pub(super) positions: Vec<Vec<Vec<usize>>>,
}

/// One renaming of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// From the list.
    Listed(u8),
    /// The first of each pair is put in the place of the second, by exchanges.
    Placed([Option<(u8, u8)>; 2]),
    /// The same for more.
    Many(Arc<[(u8, u8)]>),
}

impl Symmetry {
    /// The renamings of a control state.
    pub fn of(control: &Control, variables: &[Variables]) -> Symmetry {
        let listed = if phasers_differ(control) { Vec::new() } else { automorphisms(control, MAX_LISTED) };
        let identity = |order: &[usize]| order.iter().enumerate().all(|(at, to)| at == *to);
        if listed.iter().any(|(_, phasers)| !identity(phasers)) {
            let listed = listed.into_iter().map(|(tasks, phasers)| renaming(variables, tasks, phasers));
            return Symmetry::Listed(listed.collect());
        }
        let alike = |one: usize, other: usize| {
            control.tasks[one] == control.tasks[other]
                && control.phasers.iter().all(|phaser| {
                    let runs = |task| phaser.running.is_some_and(|running| running.index() == task);
                    phaser.modes[one] == phaser.modes[other] && !runs(one) && !runs(other)
                })
        };
        let class = |task: usize| (0..task).find(|earlier| alike(*earlier, task)).unwrap_or(task);
        let classes: Vec<usize> = (0..control.tasks.len()).map(class).collect();
        let positions = variables.iter().map(|list| positions(list, classes.len())).collect();
        Symmetry::Alike(Alike { classes, positions })
    }

    /// A renaming in full.
    pub fn renaming(&self, choice: &Choice, variables: &[Variables]) -> Renaming {
        match (self, choice) {
            (Symmetry::Listed(list), Choice::Listed(index)) => list[*index as usize].clone(),
            (Symmetry::Alike(alike), choice) => {
                let mut tasks = Vec::new();
                alike.exchange(choice, &mut tasks);
                renaming(variables, tasks, (0..variables.len()).collect())
            }
            _ => unreachable!("a choice is made by the symmetry it belongs to"),
        }
    }

    /// Only the identity.
    pub fn is_trivial(&self) -> bool {
        match self {
            Symmetry::Listed(list) => list.len() <= 1,
            Symmetry::Alike(alike) => alike.classes.iter().enumerate().all(|(task, class)| task == *class),
        }
    }

    /// Joins what is said of each task on each phaser with what is said of those that a renaming puts in its place.
    pub fn join_alike<T: Copy + PartialEq>(&self, said: &mut [Vec<Option<T>>], join: fn(T, T) -> T) {
        let both = |one: Option<T>, other: Option<T>| one.zip(other).map(|(one, other)| join(one, other));
        match self {
            Symmetry::Listed(list) => {
                let plain = said.to_vec();
                for by in list {
                    for (phaser, of_task) in plain.iter().enumerate() {
                        for (task, value) in of_task.iter().enumerate() {
                            let place = &mut said[by.phasers[phaser]][by.tasks[task]];
                            *place = both(*place, *value);
                        }
                    }
                }
            }
            Symmetry::Alike(alike) => {
                for of_task in said {
                    for (task, class) in alike.classes.iter().enumerate() {
                        of_task[*class] = both(of_task[*class], of_task[task]);
                    }
                    for (task, class) in alike.classes.iter().enumerate() {
                        of_task[task] = of_task[*class];
                    }
                }
            }
        }
    }

    /// Numbers that no renaming changes and that are nowhere larger for a weaker constraint: for each phaser and
    /// class of tasks, what its members demand and what is demanded of them, in order.
    pub fn profile<P: Phases>(&self, constraint: Bounds<'_, P>, profile: &mut Vec<i32>) {
        let Symmetry::Alike(alike) = self else { return };
        for (phaser, of_task) in alike.positions.iter().enumerate() {
            let (variables, bounds) = (&constraint.variables[phaser], constraint.of(phaser));
            for (task, class) in alike.classes.iter().enumerate() {
                if task != *class {
                    continue;
                }
                let members = (task..alike.classes.len()).filter(|other| alike.classes[*other] == task);
                for (which, _) in of_task[task].iter().enumerate() {
                    let demands = |member: usize| P::demands(variables, bounds, of_task[member][which]);
                    let start = profile.len();
                    profile.extend(members.clone().map(|member| demands(member).0));
                    profile[start..].sort_unstable();
                    let start = profile.len();
                    profile.extend(members.clone().map(|member| demands(member).1));
                    profile[start..].sort_unstable();
                }
            }
        }
    }
}

impl Alike {
    /// Where each task goes.
    pub(super) fn exchange(&self, choice: &Choice, tasks: &mut Vec<usize>) {
        tasks.clear();
        tasks.extend(0..self.classes.len());
        let mut put = |(from, to): (u8, u8)| {
            let holder = tasks.iter().position(|at| *at == to as usize).expect("a permutation");
            tasks.swap(from as usize, holder);
        };
        match choice {
            Choice::Placed(pairs) => pairs.iter().flatten().for_each(|pair| put(*pair)),
            Choice::Many(pairs) => pairs.iter().for_each(|pair| put(*pair)),
            Choice::Listed(_) => unreachable!("a choice is made by the symmetry it belongs to"),
        }
    }
}

fn renaming(variables: &[Variables], tasks: Vec<usize>, phasers: Vec<usize>) -> Renaming {
    let image = |variable: &Variable| match variable {
        Variable::Signal(task) => Variable::Signal(tasks[*task]),
        Variable::Wait(task) => Variable::Wait(tasks[*task]),
        Variable::Completed => Variable::Completed,
    };
    let position = |list: &[Variable], wanted: Variable| {
        list.iter().position(|variable| *variable == wanted).expect("a renaming keeps registrations")
    };
    let images = variables
        .iter()
        .zip(&phasers)
        .map(|(list, to)| list.iter().map(|variable| position(&variables[*to], image(variable))).collect())
        .collect();
    Renaming { variables: images, tasks, phasers }
}

/// The positions of the variables of each task in a list; those of no task come last.
fn positions(list: &[Variable], tasks: usize) -> Vec<Vec<usize>> {
    let mut of_task = vec![Vec::new(); tasks + 1];
    for (position, variable) in list.iter().enumerate() {
        match variable {
            Variable::Signal(task) | Variable::Wait(task) => of_task[*task].push(position),
            Variable::Completed => of_task[tasks].push(position),
        }
    }
    of_task
}
