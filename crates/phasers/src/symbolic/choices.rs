//! Under which renamings of its target the predecessors along an edge differ.

use super::bounds::Bounds;
use super::edge::Edge;
use super::phases::Phases;
use super::symmetry::{Alike, Choice, Symmetry};
use crate::control::{Control, Effect};
use crate::lang::program::Mode;
use std::sync::Arc;

impl Symmetry {
    /// Tasks with the same number can be exchanged without changing the constraint.
    pub fn twins<P: Phases>(&self, constraint: Bounds<'_, P>, twins: &mut Vec<usize>) {
        twins.clear();
        let Symmetry::Alike(alike) = self else { return };
        for task in 0..alike.classes.len() {
            let mut earlier = (0..task).filter(|earlier| twins[*earlier] == *earlier);
            let twin = earlier.find(|earlier| alike.exchangeable(*earlier, task, constraint));
            twins.push(twin.unwrap_or(task));
        }
    }

    /// The renamings of an edge's target under which the predecessors of a constraint differ. `before` is the
    /// control state the edge starts at, `twins` is from `twins`.
    pub fn choices(&self, edge: &Edge, before: &Control, twins: &[usize], out: &mut Vec<Choice>) {
        out.clear();
        let alike = match self {
            Symmetry::Listed(list) => {
                out.extend((0..list.len()).map(|index| Choice::Listed(index as u8)));
                return;
            }
            Symmetry::Alike(alike) => alike,
        };
        let classes = &alike.classes;
        // Of twins the first that is not taken.
        let members = |to: usize, taken: Option<usize>| {
            let free = move |task: usize| classes[task] == classes[to] && Some(task) != taken;
            (0..classes.len()).filter(move |task| {
                free(*task) && !(0..*task).any(|earlier| twins[earlier] == twins[*task] && free(earlier))
            })
        };
        let pair = |from: usize, to: usize| Some((from as u8, to as u8));
        let made = edge.made.filter(|_| matches!(edge.possible.effect, Effect::Spawn(_)));
        let mut add = |moved: Option<(u8, u8)>| match made {
            None => out.push(Choice::Placed([moved, None])),
            Some(to) => {
                let taken = moved.map(|(from, _)| from as usize);
                out.extend(members(to, taken).map(|from| Choice::Placed([moved, pair(from, to)])));
            }
        };
        match edge.task_map[edge.task] {
            None => add(None),
            Some(to) => members(to, None).for_each(|from| add(pair(from, to))),
        }
        if let Some(split) = Split::of(edge, before, alike, twins) {
            for choice in std::mem::take(out) {
                let Choice::Placed(pairs) = choice else { continue };
                split.extend(0, &mut pairs.into_iter().flatten().collect(), out);
            }
        }
    }
}

/// An edge in which a phaser dies, and with it what told tasks apart.
struct Split<'c> {
    classes: &'c [usize],
    /// The places of tasks that differ before the edge from others of their class, those of one kind together.
    places: Vec<(usize, Kind)>,
    /// Tasks with the same number are not told apart by the constraint either.
    twins: &'c [usize],
}

/// The modes of a task on the phasers that die.
type Kind = Vec<Option<Mode>>;

impl<'c> Split<'c> {
    /// None when tasks that look alike after the edge do before it.
    fn of(edge: &Edge, before: &Control, alike: &'c Alike, twins: &'c [usize]) -> Option<Self> {
        if edge.phaser_map.iter().all(Option::is_some) {
            return None;
        }
        let dying: Vec<usize> =
            (0..edge.phaser_map.len()).filter(|phaser| edge.phaser_map[*phaser].is_none()).collect();
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
        (!places.is_empty()).then_some(Split { classes, places, twins })
    }

    /// Fills the places from `at` on in every way that differs.
    fn extend(&self, at: usize, pairs: &mut Vec<(u8, u8)>, choices: &mut Vec<Choice>) {
        let Some((to, kind)) = self.places.get(at) else {
            choices.push(Choice::Many(Arc::from(pairs.as_slice())));
            return;
        };
        // Within one kind of place the order is indifferent: twins first, and none before the last one taken.
        let key = |task: usize| (self.twins[task], task);
        let same = at > 0
            && self.places[at - 1].1 == *kind
            && self.classes[self.places[at - 1].0] == self.classes[*to];
        let after = if same { pairs.last().map(|(from, _)| key(*from as usize)) } else { None };
        let free = |task: usize| {
            self.classes[task] == self.classes[*to] && pairs.iter().all(|(from, _)| *from as usize != task)
        };
        let candidates: Vec<usize> = (0..self.classes.len())
            .filter(|task| free(*task) && after.is_none_or(|after| key(*task) > after))
            .filter(|task| {
                !(0..*task).any(|earlier| self.twins[earlier] == self.twins[*task] && free(earlier))
            })
            .collect();
        for from in candidates {
            pairs.push((from as u8, *to as u8));
            self.extend(at + 1, pairs, choices);
            pairs.pop();
        }
    }
}

impl Alike {
    /// Exchanging two tasks of a class leaves the constraint as it is.
    fn exchangeable<P: Phases>(&self, one: usize, two: usize, constraint: Bounds<'_, P>) -> bool {
        self.classes[one] == self.classes[two]
            && self.positions.iter().enumerate().all(|(phaser, of_task)| {
                let bound = |a: usize, b: usize| constraint.bound(phaser, a, b);
                let (ones, twos) = (&of_task[one], &of_task[two]);
                let pairs = || ones.iter().copied().zip(twos.iter().copied());
                let size = constraint.variables[phaser].len();
                pairs().all(|(a, b)| {
                    let among =
                        pairs().all(|(x, y)| bound(a, x) == bound(b, y) && bound(a, y) == bound(b, x));
                    let others = (0..size).filter(|x| !ones.contains(x) && !twos.contains(x));
                    among
                        && others
                            .into_iter()
                            .all(|x| bound(a, x) == bound(b, x) && bound(x, a) == bound(x, b))
                })
            })
    }
}
