//! Algorithm 1's states in parts, so that a search need not do the same work twice (`search::StepCache`).

use super::algorithm1::{Move, Space, Turn, moves};
use crate::host::{Point, host_ref};
use machine::{Ref, TaskId};
use rustc_hash::FxHashSet;
use search::{Able, Composite, Part};

impl Composite for Space {
    /// No young object can be reached by two tasks or from an old object.
    fn parts(&mut self) -> Option<(Vec<Part>, u128)> {
        // Whether a failure that is kept comes out at all is asked of whole states, and whether a task that ends the program
        // can do so depends on all others.
        let ends = |(_, point): &(TaskId, Point)| *point == Point::Exit;
        if self.has_failed() || self.session.at_point.iter().any(ends) {
            return None;
        }
        let session = &mut self.session;
        let mut seen: FxHashSet<Ref> = FxHashSet::default();
        let mut parts = Vec::new();
        for task in session.alive.clone() {
            let mut young = Vec::new();
            let name = session.fingerprint_task(task, &mut young);
            if !young.into_iter().all(|object| seen.insert(object)) {
                return None;
            }
            parts.push(Part { path: host_ref(&session.machine).paths[task.0 as usize], name });
        }
        parts.sort_unstable_by_key(|part| part.path);
        Some((parts, session.fingerprint_rest()?))
    }

    fn turn(&self) -> u8 {
        self.turn as u8
    }

    fn able(&self, path: u64) -> Option<Able> {
        self.task_of(&Move { path, way: 0 }).and_then(|task| self.able(task))
    }

    fn offer(&self, turn: u8, able: Vec<Able>, out: &mut Vec<Move>) {
        let turn = if turn == Turn::All as u8 { Turn::All } else { Turn::One };
        moves(turn, self.seed, able, out);
    }

    fn way(one: &Move) -> u32 {
        one.way
    }
}
