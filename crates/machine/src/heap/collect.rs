//! The heap's part in garbage collection: only what was allocated since the latest mark can be collected.

use super::{FIRST_THRESHOLD, FREE, Header, Heap, MARKED, Ref};

impl Heap {
    fn young(&self) -> (usize, usize) {
        self.marks.last().map_or((1, 0), |mark| (mark.headers, mark.data))
    }

    /// Whether an object can be collected now.
    pub fn is_collectable(&self, reference: Ref) -> bool {
        reference.index() >= self.young().0
    }

    /// The older objects that may point to collectable ones: those written since the latest mark.
    pub fn remembered(&self) -> Vec<Ref> {
        let first = self.marks.last().map_or(self.saved.len(), |mark| mark.saved);
        self.saved[first..].iter().map(|saved| saved.reference).collect()
    }

    /// Marks an object as reachable; says whether it was not yet.
    pub fn reach(&mut self, reference: Ref) -> bool {
        let header = &mut self.headers[reference.index()];
        let new = header.flags & MARKED == 0;
        header.flags |= MARKED;
        new
    }

    /// Whether the latest marking reached an object (or it is not collectable at all). One that a step back has cut
    /// off is not there.
    pub fn is_reached(&self, reference: Ref) -> bool {
        let marked = || self.headers.get(reference.index()).is_some_and(|header| header.flags & MARKED != 0);
        !self.is_collectable(reference) || marked()
    }

    /// Frees what was not reached and moves the rest together.
    pub fn sweep(&mut self) {
        let (first_header, first_word) = self.young();
        self.free.clear();
        let mut live: Vec<u32> = Vec::new();
        for index in first_header..self.headers.len() {
            let header = &mut self.headers[index];
            if header.flags & MARKED != 0 {
                header.flags &= !MARKED;
                live.push(index as u32);
            } else {
                *header = Header { flags: FREE, length: 0, shift: 3, start: 0, ..*header };
                self.free.push(index as u32);
            }
        }
        self.free.reverse();
        live.sort_by_key(|index| self.headers[*index as usize].start);
        let mut at = first_word;
        for index in live {
            let header = &mut self.headers[index as usize];
            let (start, words) = (header.start as usize, header.words());
            header.start = at as u32;
            self.data.copy_within(start..start + words, at);
            at += words;
        }
        self.data.truncate(at);
        self.threshold = (self.used_words() * 2).max(FIRST_THRESHOLD);
    }
}
