//! What saturated differences may turn out to be. `D[u][t] = s_u - w_t`, so entries depend on one another: an entry
//! that is saturated may be known exactly through three others that are not, and a matrix may have no phases at all.

use super::differences::State;
use crate::control::Effect;

/// No lower bound is known.
const NONE: i32 = i32::MIN / 4;

/// How a saturated entry that is lowered may turn out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lowered {
    /// The entry: row and column.
    pub(crate) entry: (usize, usize),
    /// It may have been the cap exactly, and falls below it.
    pub(crate) falls: bool,
    /// It may have been more, and stays.
    pub(crate) stays: bool,
}

impl State {
    /// The saturated entries that an effect lowers, and how each may turn out by itself.
    pub(crate) fn lowered(&self, task: usize, effect: &Effect, cap: u8) -> Vec<Lowered> {
        let uncertain = self.uncertain(task, effect, cap);
        let Some(phaser) = super::differences::waited(effect).filter(|_| !uncertain.is_empty()) else {
            return Vec::new();
        };
        let (bounds, size) = (self.lower_bounds(phaser, cap), self.size());
        let at = |a: usize, b: usize| bounds[a * 2 * size + b];
        let exactly = i32::from(cap);
        let judge = |entry: (usize, usize)| {
            let (signal, wait) = (self.signal_variable(entry.0), self.wait_variable(entry.1));
            Lowered {
                entry,
                falls: at(signal, wait) <= exactly,
                stays: at(wait, signal) == NONE || -at(wait, signal) > exactly,
            }
        };
        uncertain.into_iter().map(judge).collect()
    }

    /// Some phases have these differences.
    pub(crate) fn is_realizable(&self, phaser: usize, cap: u8) -> bool {
        let (bounds, size) = (self.lower_bounds(phaser, cap), self.size());
        (0..2 * size).all(|variable| bounds[variable * 2 * size + variable] <= 0)
    }

    fn size(&self) -> usize {
        self.control.tasks.len() + self.extra
    }

    fn signal_variable(&self, row: usize) -> usize {
        row
    }

    /// The completed singles are one variable, as a row and as a column.
    fn wait_variable(&self, column: usize) -> usize {
        if column < self.control.tasks.len() { self.size() + column } else { column }
    }

    /// The best lower bounds of all differences between the variables of a phaser.
    fn lower_bounds(&self, phaser: usize, cap: u8) -> Vec<i32> {
        let (size, matrix) = (self.size(), &self.phasers[phaser]);
        let width = 2 * size;
        let mut bounds = vec![NONE; width * width];
        let mut used: Vec<usize> = Vec::new();
        for row in self.rows(phaser) {
            for column in self.columns(phaser) {
                let (signal, wait) = (self.signal_variable(row), self.wait_variable(column));
                if signal == wait {
                    continue;
                }
                let value = matrix.get(row, column);
                bounds[signal * width + wait] = bounds[signal * width + wait].max(i32::from(value));
                if value < cap {
                    bounds[wait * width + signal] = bounds[wait * width + signal].max(-i32::from(value));
                }
                used.extend([signal, wait]);
            }
        }
        used.sort_unstable();
        used.dedup();
        for variable in &used {
            bounds[variable * width + variable] = 0;
        }
        for middle in &used {
            for from in &used {
                let first = bounds[from * width + middle];
                if first == NONE {
                    continue;
                }
                for to in &used {
                    let second = bounds[middle * width + to];
                    if second != NONE {
                        let place = &mut bounds[from * width + to];
                        *place = (*place).max(first + second);
                    }
                }
            }
        }
        bounds
    }
}
