//! Algorithm 1's states in parts, so that a search need not do the same work twice (`search::StepCache`).

use super::algorithm1::{Move, Space, Turn, moves};
use crate::host::host_ref;
use machine::Ref;
use rustc_hash::FxHashSet;
use search::{Composite, Part};

impl Composite for Space {
    /// No young object can be reached by two tasks or from an old object.
    fn parts(&mut self) -> Option<(Vec<Part>, u128)> {
        // Whether a failure that is kept comes out at all is asked of whole states.
        if self.has_failed() {
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

    fn ways(&self, path: u64) -> u32 {
        self.task_of(&Move { path, way: 0 }).map_or(0, |task| self.ways_of(task))
    }

    fn offer(&self, turn: u8, able: Vec<(u64, u32)>, out: &mut Vec<Move>) {
        let turn = if turn == Turn::All as u8 { Turn::All } else { Turn::One };
        moves(turn, self.seed, able, out);
    }

    fn way(one: &Move) -> u32 {
        one.way
    }
}
