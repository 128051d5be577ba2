//! Marks and the way back: pieces of objects are saved before their first write after a mark. The same pieces tell
//! which old objects differ from the base.

use super::{CHUNK, DIRTY, DirtyPiece, Heap, Mark, NEVER, Ref, Saved, WATCHED};

impl Heap {
    /// Saves the piece that holds a word, before it is first written after a mark.
    #[cold]
    pub(super) fn save(&mut self, reference: Ref, word: u32) {
        let epoch = self.marks.len() as u32;
        if self.headers[reference.index()].epoch & WATCHED != 0 {
            self.headers[reference.index()].epoch &= !WATCHED;
            self.disturbed = true;
            if self.headers[reference.index()].epoch == epoch {
                return;
            }
        }
        let header = self.headers[reference.index()];
        let words = header.words();
        let whole = words <= CHUNK;
        let first = if whole { 0 } else { word as usize / CHUNK * CHUNK };
        let mut old_epoch = header.epoch;
        if !whole {
            if self.latest_chunk == (reference, first as u32, epoch) {
                return;
            }
            self.latest_chunk = (reference, first as u32, epoch);
            match self.chunk_epochs.insert((reference, first as u32), epoch) {
                Some(old) if old == epoch => return,
                old => old_epoch = old.unwrap_or(NEVER),
            }
        }
        let length = if whole { words } else { words.saturating_sub(first).min(CHUNK) };
        let piece = header.start() + first..header.start() + first + length;
        let made_dirty = reference.0 < self.base && self.note_dirty(reference, first, whole, piece.clone());
        self.saved_words.extend_from_slice(&self.data[piece]);
        self.saved.push(Saved {
            reference,
            first_word: first as u32,
            words: length as u32,
            old_epoch,
            made_dirty,
        });
        if whole {
            self.headers[reference.index()].epoch = epoch;
        }
    }

    fn note_dirty(
        &mut self,
        reference: Ref,
        first: usize,
        whole: bool,
        piece: std::ops::Range<usize>,
    ) -> bool {
        let new = if whole {
            let flags = &mut self.headers[reference.index()].flags;
            let new = *flags & DIRTY == 0;
            *flags |= DIRTY;
            new
        } else {
            self.dirty_chunks.insert((reference, first as u32), ()).is_none()
        };
        if new {
            self.disturbed = true;
            // What the first write since the base saves stays in the log as long as the piece counts as written.
            let (words, saved_at) = (piece.len() as u32, self.saved_words.len() as u32);
            self.dirty.push(DirtyPiece { reference, first_word: first as u32, words, saved_at });
        }
        new
    }

    /// From now on it is noticed if one of these objects is written, which were all found by what is behind them now.
    pub fn watch(&mut self, objects: impl Iterator<Item = Ref>) {
        self.disturbed = false;
        for object in objects {
            self.headers[object.index()].epoch |= WATCHED;
        }
    }

    /// Whether a watched object was written since the latest [`Heap::watch`], an old one for the first time since the
    /// base, or there was a step back.
    pub fn is_disturbed(&self) -> bool {
        self.disturbed
    }

    /// Whether a piece holds what it held at the base.
    pub fn is_as_at_base(&self, piece: &DirtyPiece) -> bool {
        let words = &self.words(piece.reference)[piece.first_word as usize..][..piece.words as usize];
        *words == self.saved_words[piece.saved_at as usize..][..piece.words as usize]
    }

    /// Pieces of old objects written since the base, in no particular order.
    pub fn dirty(&self) -> &[DirtyPiece] {
        &self.dirty
    }

    /// Whether an object is older than the base.
    #[inline(always)]
    pub fn is_old(&self, reference: Ref) -> bool {
        reference.0 < self.base
    }

    /// A second task is about to be there: from here on numbers of objects depend on the schedule.
    pub fn begin_parallel(&mut self) {
        if self.stable == u32::MAX {
            self.free.clear();
            self.stable = self.headers.len() as u32;
        }
    }

    /// Whether an object was there before the second task.
    pub fn is_stable(&self, reference: Ref) -> bool {
        reference.0 < self.stable
    }

    /// From here on, all present objects are old. Only possible while nothing is marked.
    pub fn set_base(&mut self) {
        assert!(self.marks.is_empty(), "the base is set before the first mark");
        self.free.clear();
        self.disturbed = true;
        self.base = self.headers.len() as u32;
    }

    /// The index of the first object that is not old.
    pub fn base(&self) -> u32 {
        self.base
    }

    /// The words that are saved for all marks.
    pub fn saved_words(&self) -> usize {
        self.saved_words.len()
    }

    /// How many marks there are.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }

    /// Remembers the present state.
    pub fn mark(&mut self) {
        // A free header must not be reused by objects that an undo will cut off.
        self.free.clear();
        self.marks.push(Mark {
            headers: self.headers.len(),
            data: self.data.len(),
            saved: self.saved.len(),
            saved_words: self.saved_words.len(),
        });
        self.latest_chunk = (Ref::NULL, 0, 0);
    }

    /// Goes back to the latest mark and forgets it.
    pub fn rewind(&mut self) {
        let Some(mark) = self.marks.pop() else { return };
        self.disturbed = true;
        while self.saved.len() > mark.saved {
            let Some(saved) = self.saved.pop() else { break };
            let from = self.saved_words.len() - saved.words as usize;
            let header = &mut self.headers[saved.reference.index()];
            if header.words() <= CHUNK {
                header.epoch = saved.old_epoch;
            } else if saved.old_epoch == NEVER {
                self.chunk_epochs.remove(&(saved.reference, saved.first_word));
            } else {
                self.chunk_epochs.insert((saved.reference, saved.first_word), saved.old_epoch);
            }
            let start = header.start as usize + saved.first_word as usize;
            self.data[start..start + saved.words as usize].copy_from_slice(&self.saved_words[from..]);
            self.saved_words.truncate(from);
            if saved.made_dirty {
                self.dirty.pop();
                let header = &mut self.headers[saved.reference.index()];
                if header.words() <= CHUNK {
                    header.flags &= !DIRTY;
                } else {
                    self.dirty_chunks.remove(&(saved.reference, saved.first_word));
                }
            }
        }
        debug_assert_eq!(self.saved_words.len(), mark.saved_words);
        self.headers.truncate(mark.headers);
        self.data.truncate(mark.data);
        self.latest_chunk = (Ref::NULL, 0, 0);
    }
}
