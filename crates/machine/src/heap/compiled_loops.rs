//! What compiled loops see of the heap.

use super::{Header, Heap, Ref};
use compiled::{Layout, StaticPlace};
use std::mem::offset_of;

/// Where the parts of a header stand.
pub(crate) const LAYOUT: Layout = Layout {
    class: offset_of!(Header, class),
    start: offset_of!(Header, start),
    length: offset_of!(Header, length),
    epoch: offset_of!(Header, epoch),
    size: size_of::<Header>(),
};

impl Heap {
    /// All headers, all words, and the epoch of objects that may be written as they are.
    pub(crate) fn parts(&mut self) -> (&[Header], &mut [u64], u32) {
        (&self.headers, &mut self.data, self.marks.len() as u32)
    }

    /// Where a static field stands: a word of a class object.
    pub(crate) fn static_place(&self, mirror: Ref, word: u32) -> StaticPlace {
        let header = &self.headers[mirror.index()];
        let writable = header.epoch == self.marks.len() as u32;
        let bytes = (u64::from(header.start) + u64::from(word)) * 8;
        StaticPlace { object: mirror.0, writable: u32::from(writable), bytes }
    }
}
