//! The matrices `D[u][t] = s_u - w_t`, one per phaser, and what effects do to them.

use crate::control::{Control, Effect, Weights};
use crate::lang::program::{Mode, SignalRule};

/// One phaser's matrix. Programs with singles have one more row and column for the completed singles
/// `a_p`: `D[a][t] = a_p - w_t` and `D[u][a] = s_u - a_p`. Entries without meaning are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Differences {
    size: usize,
    entries: Vec<u8>,
}

impl Differences {
    pub(crate) fn zero(size: usize) -> Self {
        Differences { size, entries: vec![0; size * size] }
    }

    pub(crate) fn get(&self, signaller: usize, waiter: usize) -> u8 {
        self.entries[signaller * self.size + waiter]
    }

    pub(crate) fn set(&mut self, signaller: usize, waiter: usize, value: u8) {
        self.entries[signaller * self.size + waiter] = value;
    }
}

/// A control state with its matrices.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) control: Control,
    pub(crate) phasers: Vec<Differences>,
    /// 1 in programs with singles.
    pub(crate) extra: usize,
}

impl Weights for State {
    fn extra(&self) -> usize {
        self.extra
    }
    fn weight(&self, phaser: usize, a: usize, b: usize) -> u8 {
        self.phasers[phaser].get(a, b)
    }
}

impl State {
    /// The row and column of the completed singles.
    fn completed(&self) -> usize {
        self.control.tasks.len()
    }

    /// Rows that bound waiters from above: signallers, and the completed singles.
    pub(super) fn rows(&self, phaser: usize) -> Vec<usize> {
        let extra = (0..self.extra).map(|_| self.completed());
        self.control.phasers[phaser].signallers().chain(extra).collect()
    }

    pub(super) fn columns(&self, phaser: usize) -> Vec<usize> {
        let extra = (0..self.extra).map(|_| self.completed());
        self.control.phasers[phaser].waiters().chain(extra).collect()
    }

    /// `s_t - w_t` of a task that has both.
    pub(crate) fn own(&self, phaser: usize, task: usize) -> Option<u8> {
        let both = self.control.phasers[phaser].modes[task] == Some(Mode::SigWait);
        both.then(|| self.phasers[phaser].get(task, task))
    }

    fn all_past(&self, phaser: usize, task: usize) -> bool {
        self.control.phasers[phaser].signallers().all(|u| self.phasers[phaser].get(u, task) >= 1)
    }

    /// Whether the phases allow an effect. Entries below the cap are exact and the cap is at least 1, so
    /// this is no approximation.
    pub(crate) fn allows(&self, rule: SignalRule, task: usize, effect: &Effect) -> bool {
        match effect {
            Effect::Signal(phaser) => {
                let phaser = phaser.index();
                let state = &self.control.phasers[phaser];
                let matrix = &self.phasers[phaser];
                let in_bound = state.bound.is_none_or(|bound| {
                    state.waiters().all(|waiter| u32::from(matrix.get(task, waiter)) < bound)
                });
                let first = rule == SignalRule::Counting || self.own(phaser, task).is_none_or(|own| own == 0);
                in_bound && first
            }
            Effect::SignalIgnored(phaser) => self.own(phaser.index(), task).is_some_and(|own| own >= 1),
            Effect::Wait(phaser) => self.all_past(phaser.index(), task),
            Effect::WaitPassing(phaser) => self.phasers[phaser.index()].get(self.completed(), task) >= 1,
            Effect::WaitCompleting(phaser) | Effect::SingleEnter(phaser) => {
                let phaser = phaser.index();
                self.phasers[phaser].get(self.completed(), task) == 0 && self.all_past(phaser, task)
            }
            _ => true,
        }
    }

    /// The saturated entries that the effect takes one off: each may stay or fall.
    pub(crate) fn uncertain(&self, task: usize, effect: &Effect, cap: u8) -> Vec<(usize, usize)> {
        let Some(phaser) = waited(effect) else { return Vec::new() };
        let matrix = &self.phasers[phaser];
        let lowered = |row: usize, column: usize| matrix.get(row, column) == cap;
        let completes = completes(effect);
        let mut list = Vec::new();
        for row in self.rows(phaser) {
            // `a_p` moves with `w_t` when the phase completes, so their difference stays.
            let moves_along = completes && self.extra == 1 && row == self.completed();
            if !moves_along && lowered(row, task) {
                list.push((row, task));
            }
            if completes && !moves_along && lowered(row, self.completed()) {
                list.push((row, self.completed()));
            }
        }
        list
    }

    /// The matrices after an effect, still in the old positions. Of the uncertain entries those fall whose places
    /// `falls` has.
    pub(crate) fn apply(&mut self, task: usize, effect: &Effect, cap: u8, falls: &[usize]) {
        let uncertain = self.uncertain(task, effect, cap);
        let raise = |value: u8| (value + 1).min(cap);
        match effect {
            Effect::Signal(phaser) => {
                for column in self.columns(phaser.index()) {
                    let matrix = &mut self.phasers[phaser.index()];
                    matrix.set(task, column, raise(matrix.get(task, column)));
                }
            }
            _ => {
                let Some(phaser) = waited(effect) else { return };
                let lower = |matrix: &mut Differences, row: usize, column: usize| {
                    let place = uncertain.iter().position(|entry| *entry == (row, column));
                    let stays = place.is_some_and(|place| !falls.contains(&place));
                    if !stays {
                        matrix.set(row, column, matrix.get(row, column).saturating_sub(1));
                    }
                };
                let (rows, columns, last) = (self.rows(phaser), self.columns(phaser), self.completed());
                let (completes, extra) = (completes(effect), self.extra);
                let matrix = &mut self.phasers[phaser];
                for row in rows {
                    let completed_row = extra == 1 && row == last;
                    if !(completes && completed_row) {
                        lower(matrix, row, task);
                        if completes {
                            lower(matrix, row, last);
                        }
                    }
                }
                if completes {
                    for column in columns.into_iter().filter(|column| *column != task && *column != last) {
                        matrix.set(last, column, raise(matrix.get(last, column)));
                    }
                }
            }
        }
    }

    /// Rearranges the matrices for the control state after the step.
    pub(crate) fn rearrange(&mut self, task: usize, effect: &Effect, advanced: crate::control::Advanced) {
        let (old_last, extra) = (self.completed(), self.extra);
        let size = advanced.control.tasks.len() + extra;
        let new_last = advanced.control.tasks.len();
        // Where each new row comes from: the child of a spawn copies its parent.
        let mut source: Vec<Option<usize>> = vec![None; size];
        for (old, new) in advanced.task_map.iter().enumerate() {
            if let Some(new) = new {
                source[new.index()] = Some(old);
            }
        }
        if let Effect::Spawn(_) = effect {
            source[new_last - 1] = Some(task);
        }
        if extra == 1 {
            source[new_last] = Some(old_last);
        }
        let mut phasers = vec![Differences::zero(size); advanced.control.phasers.len()];
        for (old, new) in advanced.phaser_map.iter().enumerate() {
            let Some(new) = new else { continue };
            let members = &advanced.control.phasers[new.index()];
            let rows = members.signallers().chain((0..extra).map(|_| new_last));
            for row in rows {
                for column in members.waiters().chain((0..extra).map(|_| new_last)) {
                    let (Some(from), Some(to)) = (source[row], source[column]) else { continue };
                    phasers[new.index()].set(row, column, self.phasers[old].get(from, to));
                }
            }
        }
        self.control = advanced.control;
        self.phasers = phasers;
    }
}

/// The phaser whose wait phase moves.
pub(crate) fn waited(effect: &Effect) -> Option<usize> {
    match effect {
        Effect::Wait(phaser)
        | Effect::WaitPassing(phaser)
        | Effect::WaitCompleting(phaser)
        | Effect::SingleEnd(phaser) => Some(phaser.index()),
        _ => None,
    }
}

/// The effect also completes the phase.
fn completes(effect: &Effect) -> bool {
    matches!(effect, Effect::WaitCompleting(_) | Effect::SingleEnd(_))
}
