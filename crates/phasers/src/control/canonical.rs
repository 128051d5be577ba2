//! One representative for states that differ only in the order of tasks and phasers.
//!
//! Colours are refined until they settle; tasks that still look alike are told apart one by one, and the
//! smallest encoding wins. Tasks that can be swapped without a trace ("twins") need no such trial. The
//! number of trials is limited: beyond it the result is still one of the equal states, only not always the
//! same one, which costs states and no correctness.

use super::state::{Control, Stage};

const MAX_TRIALS: usize = 200;

/// The numbers an engine attaches to a phaser: entry `[a][b]` relates task (or extra row) `a` to `b`.
pub trait Weights {
    /// How many rows beyond the tasks there are (the completed singles).
    fn extra(&self) -> usize;
    /// The entry of a phaser; must be 0 where it means nothing.
    fn weight(&self, phaser: usize, a: usize, b: usize) -> u8;
    /// A mark of a task that tells it apart from others.
    fn mark(&self, _task: usize) -> bool {
        false
    }
}

/// No numbers: the control state alone.
impl Weights for () {
    fn extra(&self) -> usize {
        0
    }
    fn weight(&self, _: usize, _: usize, _: usize) -> u8 {
        0
    }
}

/// The representative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// It, as bytes; equal for equal states and only for them.
    pub bytes: Vec<u8>,
    /// Which old task comes at each position.
    pub task_order: Vec<usize>,
    /// Which old phaser comes at each position.
    pub phaser_order: Vec<usize>,
}

/// The representative of a state. With `symmetry` off, the state itself.
pub fn canonical(control: &Control, weights: &impl Weights, symmetry: bool) -> Canonical {
    let sorter = Sorter { control, weights };
    if !symmetry {
        let tasks: Vec<usize> = (0..control.tasks.len()).collect();
        let phasers: Vec<usize> = (0..control.phasers.len()).collect();
        let bytes = sorter.encode(&tasks, &phasers);
        return Canonical { bytes, task_order: tasks, phaser_order: phasers };
    }
    let (tasks, phasers) = sorter.initial_colours();
    let mut best = None;
    let mut trials = 0;
    sorter.search(tasks, phasers, &mut best, &mut trials);
    best.expect("at least one order is tried")
}

/// A state to be put in order.
pub(super) struct Sorter<'a, W> {
    pub(super) control: &'a Control,
    pub(super) weights: &'a W,
}

fn mix(hash: u64, value: u64) -> u64 {
    (hash.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<W: Weights> Sorter<'_, W> {
    pub(super) fn initial_colours(&self) -> (Vec<u64>, Vec<u64>) {
        let stage = |stage: Stage| match stage {
            Stage::Start => 0,
            Stage::Signalling(_) => 1,
            Stage::Waiting(_) => 2,
        };
        let tasks = self.control.tasks.iter().enumerate().map(|(at, task)| {
            let own = mix(u64::from(task.location.0), task.locals);
            mix(own, stage(task.stage) + 4 * u64::from(self.weights.mark(at)))
        });
        (tasks.collect(), vec![1; self.control.phasers.len()])
    }

    fn pending(&self, task: usize, phaser: usize) -> u64 {
        match self.control.tasks[task].stage {
            Stage::Start => 0,
            Stage::Signalling(mask) | Stage::Waiting(mask) => mask >> phaser & 1,
        }
    }

    /// What ties a task to a phaser, except through other tasks.
    pub(super) fn tie(&self, task: usize, phaser: usize) -> u64 {
        let state = &self.control.phasers[phaser];
        let mode = state.modes[task].map_or(0, |mode| mode as u64 + 1);
        let running = u64::from(state.running.is_some_and(|running| running.index() == task));
        let mut tie = mix(mode * 4 + running * 2 + self.pending(task, phaser), 7);
        for (variable, held) in self.control.tasks[task].variables.iter().enumerate() {
            if held.is_some_and(|held| held.index() == phaser) {
                tie = mix(tie, variable as u64);
            }
        }
        let extra = self.control.tasks.len();
        for row in 0..self.weights.extra() {
            let pair = (
                self.weights.weight(phaser, task, extra + row),
                self.weights.weight(phaser, extra + row, task),
            );
            tie = mix(tie, u64::from(pair.0) << 8 | u64::from(pair.1));
        }
        mix(tie, u64::from(self.weights.weight(phaser, task, task)))
    }

    /// Refines until the number of classes settles.
    pub(super) fn refine(&self, tasks: &mut Vec<u64>, phasers: &mut Vec<u64>) {
        let mut classes = 0;
        loop {
            let new_phasers: Vec<u64> = (0..phasers.len())
                .map(|phaser| {
                    let state = &self.control.phasers[phaser];
                    let own = mix(phasers[phaser], u64::from(state.bound.unwrap_or(0)));
                    let own = mix(own, state.created_as.map_or(0, |name| u64::from(name) + 1));
                    // The numbers between tasks, too: no variable may tell two phasers apart.
                    let ties = (0..tasks.len()).map(|task| {
                        mix(mix(tasks[task], self.tie(task, phaser)), self.others(task, phaser, tasks))
                    });
                    ties.fold(own, |sum, tie| sum.wrapping_add(mix(tie, tie)))
                })
                .collect();
            let new_tasks: Vec<u64> = (0..tasks.len())
                .map(|task| {
                    (0..phasers.len()).fold(mix(tasks[task], 3), |sum, phaser| {
                        let tie = mix(new_phasers[phaser], self.tie(task, phaser));
                        let others = self.others(task, phaser, tasks);
                        sum.wrapping_add(mix(tie, others))
                    })
                })
                .collect();
            let count = distinct(&new_tasks) + distinct(&new_phasers);
            *tasks = new_tasks;
            *phasers = new_phasers;
            if count <= classes {
                return;
            }
            classes = count;
        }
    }

    /// The numbers between a task and the others on a phaser, as an unordered sum.
    fn others(&self, task: usize, phaser: usize, tasks: &[u64]) -> u64 {
        if self.control.phasers[phaser].modes[task].is_none() {
            return 0;
        }
        (0..tasks.len()).filter(|other| *other != task).fold(0u64, |sum, other| {
            let there = u64::from(self.weights.weight(phaser, task, other));
            let back = u64::from(self.weights.weight(phaser, other, task));
            sum.wrapping_add(mix(tasks[other], mix(there << 8 | back, 5)))
        })
    }

    fn search(
        &self,
        mut tasks: Vec<u64>,
        mut phasers: Vec<u64>,
        best: &mut Option<Canonical>,
        trials: &mut usize,
    ) {
        self.refine(&mut tasks, &mut phasers);
        // Twins may stand in any order.
        let class =
            classes(&tasks).into_iter().find(|class| !class.iter().all(|task| self.twins(class[0], *task)));
        let Some(class) = class else {
            *trials += 1;
            let task_order = sorted(&tasks);
            let phaser_order = sorted(&phasers);
            let bytes = self.encode(&task_order, &phaser_order);
            if best.as_ref().is_none_or(|best| bytes < best.bytes) {
                *best = Some(Canonical { bytes, task_order, phaser_order });
            }
            return;
        };
        let mut tried: Vec<usize> = Vec::new();
        for member in class {
            let enough = *trials >= MAX_TRIALS && best.is_some();
            if enough || tried.iter().any(|earlier| self.twins(*earlier, member)) {
                continue;
            }
            tried.push(member);
            let mut told_apart = tasks.clone();
            told_apart[member] = mix(told_apart[member], 11);
            self.search(told_apart, phasers.clone(), best, trials);
        }
    }

    /// Swapping the two changes nothing.
    fn twins(&self, a: usize, b: usize) -> bool {
        if a == b {
            return true;
        }
        let (first, second) = (&self.control.tasks[a], &self.control.tasks[b]);
        let weight = |phaser, x, y| self.weights.weight(phaser, x, y);
        let rows = self.control.tasks.len() + self.weights.extra();
        first == second
            && self.weights.mark(a) == self.weights.mark(b)
            && (0..self.control.phasers.len()).all(|p| {
                let state = &self.control.phasers[p];
                let runs = |task: usize| state.running.is_some_and(|running| running.index() == task);
                state.modes[a] == state.modes[b]
                    && !runs(a)
                    && !runs(b)
                    && weight(p, a, a) == weight(p, b, b)
                    && weight(p, a, b) == weight(p, b, a)
                    && (0..rows)
                        .filter(|x| *x != a && *x != b)
                        .all(|x| weight(p, a, x) == weight(p, b, x) && weight(p, x, a) == weight(p, x, b))
            })
    }

    pub(super) fn encode(&self, tasks: &[usize], phasers: &[usize]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64);
        bytes.extend(self.control.booleans.to_le_bytes());
        bytes.push(tasks.len() as u8);
        let place = |phaser: usize| phasers.iter().position(|p| *p == phaser).map_or(0, |at| at as u8 + 1);
        for task in tasks {
            let state = &self.control.tasks[*task];
            bytes.extend(state.location.0.to_le_bytes());
            bytes.extend(state.locals.to_le_bytes());
            bytes.extend(state.variables.iter().map(|held| held.map_or(0, |phaser| place(phaser.index()))));
            let stage = match state.stage {
                Stage::Start => 0,
                Stage::Signalling(_) => 1,
                Stage::Waiting(_) => 2,
            };
            bytes.push(stage + 4 * u8::from(self.weights.mark(*task)));
        }
        for phaser in phasers {
            let state = &self.control.phasers[*phaser];
            bytes.push(state.bound.unwrap_or(0) as u8);
            bytes.push(state.created_as.map_or(0, |name| name + 1));
            let running = state.running.and_then(|r| tasks.iter().position(|task| *task == r.index()));
            bytes.push(running.map_or(0, |at| at as u8 + 1));
            for task in tasks {
                let mode = state.modes[*task].map_or(0, |mode| mode as u8 + 1);
                bytes.push(mode << 1 | self.pending(*task, *phaser) as u8);
            }
            let extra = (0..self.weights.extra()).map(|row| tasks.len() + row);
            let rows: Vec<usize> = tasks.iter().copied().chain(extra).collect();
            for a in &rows {
                let signals = state.modes.get(*a).is_none_or(|mode| mode.is_some_and(|mode| mode.signals()));
                if signals {
                    bytes.extend(rows.iter().map(|b| self.weights.weight(*phaser, *a, *b)));
                }
            }
        }
        bytes
    }
}

fn distinct(colours: &[u64]) -> usize {
    let mut sorted = colours.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len()
}

fn sorted(colours: &[u64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..colours.len()).collect();
    order.sort_by_key(|index| (colours[*index], *index));
    order
}

/// The classes with several members, by colour.
fn classes(colours: &[u64]) -> Vec<Vec<usize>> {
    let order = sorted(colours);
    let same = |a: &usize, b: &usize| colours[*a] == colours[*b];
    order.chunk_by(same).filter(|class| class.len() > 1).map(<[usize]>::to_vec).collect()
}
