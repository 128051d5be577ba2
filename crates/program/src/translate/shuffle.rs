//! `dup`, `pop`, `swap` and their like.

use super::{Entry, Translator};
use crate::analysis::Slot;
use crate::bytecode::Shuffle;
use crate::code::Op;

impl Translator<'_> {
    pub(super) fn shuffle(&mut self, shuffle: Shuffle) {
        let depth = self.depth();
        match shuffle {
            Shuffle::Pop => self.drop_to(depth - 1),
            Shuffle::Pop2 => self.drop_to(depth - 2),
            Shuffle::Dup => {
                let copy = self.duplicate(depth - 1);
                self.entries.push(copy);
            }
            Shuffle::Dup2 => {
                for at in [depth - 2, depth - 1] {
                    let copy = self.duplicate(at);
                    self.entries.push(copy);
                }
            }
            Shuffle::DupX1 => self.insert_copy(1, 1),
            Shuffle::DupX2 => self.insert_copy(1, 2),
            Shuffle::Dup2X1 => self.insert_copy(2, 1),
            Shuffle::Dup2X2 => self.insert_copy(2, 2),
            Shuffle::Swap => {
                self.settle_from(depth - 2);
                let (lower, upper) = (self.home(depth - 2), self.home(depth - 1));
                // There may be no register left to exchange through; single values have 32 bits.
                self.emit(Op::Xor { d: lower, a: lower, b: upper });
                self.emit(Op::Xor { d: upper, a: lower, b: upper });
                self.emit(Op::Xor { d: lower, a: lower, b: upper });
            }
        }
    }

    /// An entry equal to the one at a position.
    pub(super) fn duplicate(&self, position: usize) -> Entry {
        match self.entries[position] {
            Entry::Home => Entry::Copy(self.home(position)),
            other => other,
        }
    }

    /// `dup_x`: the top `count` slots are copied under the `below` slots beneath them.
    pub(super) fn insert_copy(&mut self, count: usize, below: usize) {
        let depth = self.depth();
        let bottom = depth - count - below;
        self.settle_from(bottom);
        // Second halves of wide values hold nothing that could be moved.
        let holds: Vec<bool> = self.state.stack.iter().map(|slot| *slot != Slot::Pad).collect();
        for at in (bottom..depth).rev().filter(|at| holds[*at]) {
            let (d, a) = (self.home(at + count), self.home(at));
            self.emit(Op::Mov { d, a });
        }
        for at in (0..count).filter(|at| holds[depth - count + at]) {
            let (d, a) = (self.home(bottom + at), self.home(depth + at));
            self.emit(Op::Mov { d, a });
        }
        // Also the second halves of wide values, which settling leaves alone: other values stand there now.
        self.entries.truncate(bottom);
        self.entries.resize(depth + count, Entry::Home);
    }
}
