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

use super::phases::Phases;
use super::shapes::Edge;
use super::variables::{Variable, Variables};
use crate::control::{Control, Effect, automorphisms};
use crate::lang::program::Mode;

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
    classes: Vec<usize>,
    /// For each phaser, the positions of the variables of each task; those of no task come last.
    positions: Vec<Vec<Vec<usize>>>,
}

/// One renaming of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// From the list.
    Listed(usize),
    /// The first of each pair is put in the place of the second, by exchanges.
    Placed(Vec<(usize, usize)>),
}

impl Symmetry {
    /// The renamings of a control state.
    pub fn of(control: &Control, variables: &[Variables]) -> Symmetry {
        let listed = automorphisms(control, MAX_LISTED);
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
            (Symmetry::Listed(list), Choice::Listed(index)) => list[*index].clone(),
            (Symmetry::Alike(alike), Choice::Placed(pairs)) => {
                let mut tasks: Vec<usize> = (0..alike.classes.len()).collect();
                for (from, to) in pairs {
                    let holder = tasks.iter().position(|at| at == to).expect("a permutation");
                    tasks.swap(*from, holder);
                }
                renaming(variables, tasks, (0..variables.len()).collect())
            }
            _ => unreachable!("a choice is made by the symmetry it belongs to"),
        }
    }

    /// The renamings of an edge's target under which the predecessors of a constraint differ. `before` is the
    /// control state the edge starts at.
    pub fn choices<P: Phases>(&self, edge: &Edge, before: &Control, phasers: &[P]) -> Vec<Choice> {
        let alike = match self {
            Symmetry::Listed(list) => return (0..list.len()).map(Choice::Listed).collect(),
            Symmetry::Alike(alike) => alike,
        };
        let classes = &alike.classes;
        let members = |of: Option<usize>| -> Vec<Option<(usize, usize)>> {
            let Some(to) = of else { return vec![None] };
            let others = (0..classes.len()).filter(|from| classes[*from] == classes[to]);
            others.map(|from| Some((from, to))).collect()
        };
        let moved = members(edge.task_map[edge.task]);
        let made = members(edge.made.filter(|_| matches!(edge.possible.effect, Effect::Spawn(_))));
        let apart = |one: &Option<(usize, usize)>, other: &Option<(usize, usize)>| match (one, other) {
            (Some((one, _)), Some((other, _))) => one != other,
            _ => true,
        };
        let pairs = moved.iter().flat_map(|one| made.iter().map(move |other| (*one, *other)));
        let placed = pairs
            .filter(|(one, other)| apart(one, other))
            .map(|(one, other)| one.into_iter().chain(other).collect::<Vec<_>>());
        let Some(split) = Split::of(edge, before, alike, phasers) else {
            return placed.map(Choice::Placed).collect();
        };
        let mut choices = Vec::new();
        for mut pairs in placed {
            split.extend(0, &mut pairs, &mut choices);
        }
        choices
    }

    /// Whether a constraint covers another one under some renaming.
    pub fn covers<P: Phases>(&self, weaker: &[P], stronger: &[P]) -> bool {
        match self {
            Symmetry::Listed(list) => list.iter().any(|by| {
                let mut phasers = weaker.iter().zip(by.phasers.iter().zip(&by.variables));
                phasers.all(|(phases, (to, images))| phases.weaker(&stronger[*to], images))
            }),
            Symmetry::Alike(alike) => Search { weaker, stronger, alike }.run(),
        }
    }

    /// Numbers that no renaming changes and that are nowhere larger for a weaker constraint: for each phaser and
    /// class of tasks, what its members demand and what is demanded of them, in order.
    pub fn profile<P: Phases>(&self, phasers: &[P]) -> Vec<i64> {
        let Symmetry::Alike(alike) = self else { return Vec::new() };
        let mut profile = Vec::new();
        for (phases, of_task) in phasers.iter().zip(&alike.positions) {
            let size: usize = of_task.iter().map(Vec::len).sum();
            // Below any bound that occurs, so that sums are monotone.
            let bound = |a: usize, b: usize| i64::from(phases.lower_bound(a, b).max(-1000));
            let mut demands: Vec<[(usize, usize, i64); 2]> = Vec::with_capacity(2 * of_task.len());
            for (task, class) in alike.classes.iter().enumerate() {
                for (which, position) in of_task[task].iter().enumerate() {
                    let made = (0..size).map(|other| bound(*position, other)).sum();
                    let met = (0..size).map(|other| bound(other, *position)).sum();
                    demands.push([(*class, which, made), (*class, which, met)]);
                }
            }
            for sort in 0..2 {
                demands.sort_unstable_by_key(|pair| pair[sort]);
                profile.extend(demands.iter().map(|pair| pair[sort].2));
            }
        }
        profile
    }
}

/// An edge in which a phaser dies, and with it what told tasks apart.
struct Split<'c> {
    classes: &'c [usize],
    /// The places of tasks that differ before the edge from others of their class, those of one kind together.
    places: Vec<(usize, Kind)>,
    /// Tasks with the same number are not told apart by the constraint either.
    twins: Vec<usize>,
}

/// The modes of a task on the phasers that die.
type Kind = Vec<Option<Mode>>;

impl<'c> Split<'c> {
    /// None when tasks that look alike after the edge do before it.
    fn of<P: Phases>(edge: &Edge, before: &Control, alike: &'c Alike, phasers: &[P]) -> Option<Self> {
        let dying: Vec<usize> =
            (0..edge.phaser_map.len()).filter(|phaser| edge.phaser_map[*phaser].is_none()).collect();
        if dying.is_empty() {
            return None;
        }
        let others = edge.task_map.iter().enumerate().filter(|(task, _)| *task != edge.task);
        let mut places: Vec<(usize, Kind)> = others
            .filter_map(|(task, to)| {
                Some(((*to)?, dying.iter().map(|phaser| before.phasers[*phaser].modes[task]).collect()))
            })
            .collect();
        let all = places.clone();
        let classes = &alike.classes;
        let differs = |(to, kind): &(usize, Kind)| {
            all.iter().any(|(other, its)| classes[*other] == classes[*to] && its != kind)
        };
        places.retain(differs);
        places.sort_by(|(one, its), (other, others)| {
            (classes[*one], its, one).cmp(&(classes[*other], others, other))
        });
        if places.is_empty() {
            return None;
        }
        let twin = |task: usize| {
            (0..task).find(|earlier| alike.exchangeable(*earlier, task, phasers)).unwrap_or(task)
        };
        Some(Split { classes, places, twins: (0..classes.len()).map(twin).collect() })
    }

    /// Fills the places from `at` on in every way that differs.
    fn extend(&self, at: usize, pairs: &mut Vec<(usize, usize)>, choices: &mut Vec<Choice>) {
        let Some((to, kind)) = self.places.get(at) else {
            choices.push(Choice::Placed(pairs.clone()));
            return;
        };
        // Within one kind of place the order is indifferent: twins first, and none before the last one taken.
        let key = |task: usize| (self.twins[task], task);
        let same = at > 0
            && self.places[at - 1].1 == *kind
            && self.classes[self.places[at - 1].0] == self.classes[*to];
        let after = if same { pairs.last().map(|(from, _)| key(*from)) } else { None };
        let free = |task: usize| {
            self.classes[task] == self.classes[*to] && pairs.iter().all(|(from, _)| *from != task)
        };
        let candidates: Vec<usize> = (0..self.classes.len())
            .filter(|task| free(*task) && after.is_none_or(|after| key(*task) > after))
            .filter(|task| {
                !(0..*task).any(|earlier| self.twins[earlier] == self.twins[*task] && free(earlier))
            })
            .collect();
        for from in candidates {
            pairs.push((from, *to));
            self.extend(at + 1, pairs, choices);
            pairs.pop();
        }
    }
}

impl Alike {
    /// Exchanging two tasks of a class leaves the constraint as it is.
    fn exchangeable<P: Phases>(&self, one: usize, two: usize, phasers: &[P]) -> bool {
        let to = |task: usize| {
            if task == one {
                two
            } else if task == two {
                one
            } else {
                task
            }
        };
        self.classes[one] == self.classes[two]
            && phasers.iter().zip(&self.positions).all(|(phases, of_task)| {
                let images =
                    of_task.iter().enumerate().flat_map(|(task, list)| list.iter().zip(&of_task[to(task)]));
                let images: Vec<(&usize, &usize)> = images.collect();
                let ends = of_task[one].iter().chain(&of_task[two]);
                ends.into_iter().all(|a| {
                    let to_a = images.iter().find(|(from, _)| *from == a).map_or(*a, |(_, to)| **to);
                    images.iter().all(|(b, to_b)| {
                        phases.lower_bound(*a, **b) == phases.lower_bound(to_a, **to_b)
                            && phases.lower_bound(**b, *a) == phases.lower_bound(**to_b, to_a)
                    })
                })
            })
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

/// The search for an exchange of tasks under which one constraint covers another. Sets of tasks are bits.
struct Search<'c, P> {
    weaker: &'c [P],
    stronger: &'c [P],
    alike: &'c Alike,
}

impl<P: Phases> Search<'_, P> {
    fn run(&self) -> bool {
        let classes = &self.alike.classes;
        let tasks = classes.len();
        if !self.fits((tasks, tasks), (tasks, tasks)) {
            return false;
        }
        let mut candidates = vec![0u64; tasks];
        for task in 0..tasks {
            for other in (0..tasks).filter(|other| classes[*other] == classes[task]) {
                // By itself, and beside the variables of no task.
                if self.fits((task, other), (task, other)) && self.fits((task, other), (tasks, tasks)) {
                    candidates[task] |= 1 << other;
                }
            }
            if candidates[task] == 0 {
                return false;
            }
        }
        self.assign((1u64 << tasks) - 1, &candidates)
    }

    /// Whether the bounds between two tasks are at most those between their images.
    fn fits(&self, one: (usize, usize), two: (usize, usize)) -> bool {
        self.alike.positions.iter().enumerate().all(|(phaser, of_task)| {
            let (weaker, stronger) = (&self.weaker[phaser], &self.stronger[phaser]);
            of_task[one.0].iter().zip(&of_task[one.1]).all(|(a, to_a)| {
                of_task[two.0].iter().zip(&of_task[two.1]).all(|(b, to_b)| {
                    weaker.lower_bound(*a, *b) <= stronger.lower_bound(*to_a, *to_b)
                        && weaker.lower_bound(*b, *a) <= stronger.lower_bound(*to_b, *to_a)
                })
            })
        })
    }

    /// Takes the task with the fewest candidates, and strikes from the others what does not fit with each choice.
    fn assign(&self, open: u64, candidates: &[u64]) -> bool {
        let tasks = (0..candidates.len()).filter(|task| open >> task & 1 == 1);
        let Some(task) = tasks.min_by_key(|task| candidates[*task].count_ones()) else { return true };
        let open = open & !(1 << task);
        let mut choices = candidates[task];
        while choices != 0 {
            let choice = choices.trailing_zeros() as usize;
            choices &= choices - 1;
            let mut left = candidates.to_vec();
            let possible = (0..left.len()).filter(|other| open >> other & 1 == 1).all(|other| {
                let mut rest = left[other] & !(1 << choice);
                let mut kept = 0u64;
                while rest != 0 {
                    let image = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    if self.fits((task, choice), (other, image)) {
                        kept |= 1 << image;
                    }
                }
                left[other] = kept;
                kept != 0
            });
            if possible && self.assign(open, &left) {
                return true;
            }
        }
        false
    }
}
