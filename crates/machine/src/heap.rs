//! The heap: objects and arrays as 64-bit words in one arena, with an undo log.
//!
//! A reference is an index into a table of headers; the header says where the words are. So objects can
//! be moved (garbage collection) without touching any reference, and everything allocated after a
//! mark is undone by cutting two vectors.
//!
//! A field takes one word. Array elements are packed with their Java size; a reference in an array
//! takes four bytes.

mod collect;
pub(crate) mod compiled_loops;
mod record;
mod undo;

#[cfg(debug_assertions)]
pub(crate) use record::Event;

pub use crate::reference::Ref;
use program::{ClassId, Kind};
use rustc_hash::FxHashMap;

/// What is known of an object besides its words.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    class: u16,
    /// log2 of the bytes of an element; fields count as 8 bytes.
    shift: u8,
    flags: u8,
    start: u32,
    length: u32,
    /// The number of marks when the object was last saved, or was made; with [`WATCHED`], so that the next write is noticed.
    epoch: u32,
}

const DIRTY: u8 = 1;
const FREE: u8 = 2;
const MARKED: u8 = 4;

impl Header {
    /// The object's class.
    #[inline(always)]
    pub fn class(&self) -> ClassId {
        ClassId(u32::from(self.class))
    }

    /// Elements of an array, words of an object.
    #[inline(always)]
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Words that it takes.
    #[inline(always)]
    pub fn words(&self) -> usize {
        (((self.length as u64) << self.shift) as usize).div_ceil(8)
    }

    /// Bytes of an element; a field takes 8.
    #[inline(always)]
    pub fn element_bytes(&self) -> usize {
        1 << self.shift
    }

    /// Where its words begin.
    #[inline(always)]
    pub fn start(&self) -> usize {
        self.start as usize
    }
}

/// Objects larger than this are saved in pieces of this many words.
const CHUNK: usize = 64;

/// The epoch of a piece that has not been saved.
const NEVER: u32 = u32::MAX;

/// In the epoch of an object: the next write to it is no plain one. Writes to others cost nothing for it.
const WATCHED: u32 = 1 << 31;

/// A saved piece of an object.
#[derive(Clone, Copy, Debug)]
struct Saved {
    reference: Ref,
    first_word: u32,
    words: u32,
    /// The epoch of the object before, or of the piece if the object is saved in pieces.
    old_epoch: u32,
    made_dirty: bool,
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    headers: usize,
    data: usize,
    saved: usize,
    saved_words: usize,
}

/// A piece of an old object that was written since the base, and where the log keeps what it held at the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DirtyPiece {
    /// The object.
    pub reference: Ref,
    /// The first word of the piece.
    pub first_word: u32,
    /// How many words.
    pub words: u32,
    /// Where the words at the base are in the log.
    saved_at: u32,
}

/// The heap.
#[derive(Clone, Debug)]
pub struct Heap {
    headers: Vec<Header>,
    data: Vec<u64>,
    free: Vec<u32>,
    marks: Vec<Mark>,
    saved: Vec<Saved>,
    saved_words: Vec<u64>,
    /// The piece saved last, and all pieces of large objects that have been saved, with the epoch.
    latest_chunk: (Ref, u32, u32),
    chunk_epochs: FxHashMap<(Ref, u32), u32>,
    /// Objects below this index are old: named by their index.
    base: u32,
    /// Objects below this index were there before the second task: their numbers are the same in all schedules.
    stable: u32,
    dirty: Vec<DirtyPiece>,
    dirty_chunks: FxHashMap<(Ref, u32), ()>,
    /// A watched object was written, an old one for the first time since the base, or there was a step back.
    disturbed: bool,
    /// Words that live objects may take before garbage is collected.
    pub threshold: usize,
    /// Words that the heap may take at all.
    pub limit: usize,
    #[cfg(debug_assertions)]
    recorder: record::Recorder,
}

/// The default limit: 2 GiB.
const DEFAULT_LIMIT: usize = (2 << 30) / 8;
const HEADER_WORDS: usize = size_of::<Header>() / 8;
const FIRST_THRESHOLD: usize = (32 << 20) / 8;

impl Default for Heap {
    fn default() -> Heap {
        let null = Header { class: 0, shift: 3, flags: 0, start: 0, length: 0, epoch: 0 };
        Heap {
            headers: vec![null],
            data: Vec::new(),
            free: Vec::new(),
            marks: Vec::new(),
            saved: Vec::new(),
            saved_words: Vec::new(),
            latest_chunk: (Ref::NULL, 0, 0),
            chunk_epochs: FxHashMap::default(),
            base: 0,
            stable: u32::MAX,
            dirty: Vec::new(),
            dirty_chunks: FxHashMap::default(),
            disturbed: true,
            threshold: FIRST_THRESHOLD,
            limit: DEFAULT_LIMIT,
            #[cfg(debug_assertions)]
            recorder: record::Recorder::default(),
        }
    }
}

impl Heap {
    /// The header of an object.
    #[inline(always)]
    pub fn header(&self, reference: Ref) -> &Header {
        &self.headers[reference.index()]
    }

    /// The class of an object.
    #[inline(always)]
    pub fn class(&self, reference: Ref) -> ClassId {
        self.headers[reference.index()].class()
    }

    /// The length of an array.
    #[inline(always)]
    pub fn length(&self, reference: Ref) -> u32 {
        self.headers[reference.index()].length
    }

    /// How many references have been given out.
    pub fn count(&self) -> usize {
        self.headers.len()
    }

    /// Words in use, garbage and headers included: an object without fields takes room too.
    pub fn used_words(&self) -> usize {
        self.data.len() + (self.headers.len() - self.free.len()) * HEADER_WORDS
    }

    /// Bytes held by the heap and its log.
    pub fn bytes(&self) -> usize {
        self.data.capacity() * 8
            + self.headers.capacity() * size_of::<Header>()
            + self.saved.capacity() * size_of::<Saved>()
            + self.saved_words.capacity() * 8
    }

    /// Whether `words` more would pass the limit.
    pub fn would_overflow(&self, words: usize) -> bool {
        self.used_words() + words > self.limit
    }

    /// Allocates an object of `words` words, all zero.
    pub fn allocate_object(&mut self, class: ClassId, words: u32) -> Ref {
        self.allocate(class, words, 3)
    }

    /// Allocates an array, all zero.
    pub fn allocate_array(&mut self, class: ClassId, kind: Kind, length: u32) -> Ref {
        self.allocate(class, length, kind.element_bytes().trailing_zeros() as u8)
    }

    fn allocate(&mut self, class: ClassId, length: u32, shift: u8) -> Ref {
        let header = Header {
            class: class.0 as u16,
            shift,
            flags: 0,
            start: self.data.len() as u32,
            length,
            epoch: self.marks.len() as u32,
        };
        self.data.resize(self.data.len() + header.words(), 0);
        let reference = match self.free.pop() {
            Some(index) => {
                self.headers[index as usize] = header;
                Ref(index)
            }
            None => {
                self.headers.push(header);
                Ref(self.headers.len() as u32 - 1)
            }
        };
        self.note_made(reference);
        reference
    }

    /// A word of an object; `None` if the object has no such word.
    #[inline(always)]
    pub fn word(&self, reference: Ref, word: u32) -> Option<u64> {
        let header = &self.headers[reference.index()];
        if word >= header.length {
            return None;
        }
        self.note_read(reference, word as usize * 8, 8);
        self.data.get(header.start as usize + word as usize).copied()
    }

    /// Like [`Heap::word`] for a word that is known to exist. A class file that lies about the class of an
    /// array may name one outside all memory; that and its siblings below read 0 there and write nothing.
    #[inline(always)]
    pub fn get(&self, reference: Ref, word: u32) -> u64 {
        let at = self.headers[reference.index()].start as usize + word as usize;
        self.note_read(reference, word as usize * 8, 8);
        self.data.get(at).copied().unwrap_or(0)
    }

    /// A reference field.
    #[inline(always)]
    pub fn get_ref(&self, reference: Ref, word: u32) -> Ref {
        Ref(self.get(reference, word) as u32)
    }

    /// Writes a word of an object.
    #[inline(always)]
    pub fn set(&mut self, reference: Ref, word: u32, value: u64) {
        self.note_write(reference, word as usize * 8, 8);
        let header = &self.headers[reference.index()];
        let at = header.start as usize + word as usize;
        if header.epoch != self.marks.len() as u32 {
            self.save(reference, word);
        }
        if let Some(place) = self.data.get_mut(at) {
            *place = value;
        }
    }

    /// Writes a word if the object has it.
    #[inline(always)]
    pub fn set_checked(&mut self, reference: Ref, word: u32, value: u64) -> bool {
        let header = &self.headers[reference.index()];
        if word >= header.length {
            return false;
        }
        self.set(reference, word, value);
        true
    }

    /// Writes a reference field.
    #[inline(always)]
    pub fn set_ref(&mut self, reference: Ref, word: u32, value: Ref) {
        self.set(reference, word, u64::from(value.0));
    }

    #[inline(always)]
    fn prepare(&mut self, reference: Ref, byte: usize) -> usize {
        let header = &self.headers[reference.index()];
        let start = header.start as usize;
        if header.epoch != self.marks.len() as u32 {
            self.save(reference, (byte / 8) as u32);
        }
        start
    }

    /// An element of a `boolean` or `byte` array.
    #[inline(always)]
    pub fn byte(&self, array: Ref, index: u32) -> i8 {
        self.note_read(array, index as usize, 1);
        let start = self.headers[array.index()].start as usize;
        bytemuck::cast_slice::<u64, i8>(&self.data).get(start * 8 + index as usize).copied().unwrap_or(0)
    }

    /// Writes an element of a `boolean` or `byte` array.
    #[inline(always)]
    pub fn set_byte(&mut self, array: Ref, index: u32, value: i8) {
        self.note_write(array, index as usize, 1);
        let start = self.prepare(array, index as usize);
        if let Some(place) =
            bytemuck::cast_slice_mut::<u64, i8>(&mut self.data).get_mut(start * 8 + index as usize)
        {
            *place = value;
        }
    }

    /// An element of a `char` or `short` array.
    #[inline(always)]
    pub fn short(&self, array: Ref, index: u32) -> u16 {
        self.note_read(array, index as usize * 2, 2);
        let start = self.headers[array.index()].start as usize;
        bytemuck::cast_slice::<u64, u16>(&self.data).get(start * 4 + index as usize).copied().unwrap_or(0)
    }

    /// Writes an element of a `char` or `short` array.
    #[inline(always)]
    pub fn set_short(&mut self, array: Ref, index: u32, value: u16) {
        self.note_write(array, index as usize * 2, 2);
        let start = self.prepare(array, index as usize * 2);
        if let Some(place) =
            bytemuck::cast_slice_mut::<u64, u16>(&mut self.data).get_mut(start * 4 + index as usize)
        {
            *place = value;
        }
    }

    /// An element of an array with 4-byte elements (`int`, `float`, references).
    #[inline(always)]
    pub fn int(&self, array: Ref, index: u32) -> u32 {
        self.note_read(array, index as usize * 4, 4);
        let start = self.headers[array.index()].start as usize;
        bytemuck::cast_slice::<u64, u32>(&self.data).get(start * 2 + index as usize).copied().unwrap_or(0)
    }

    /// Writes an element of an array with 4-byte elements.
    #[inline(always)]
    pub fn set_int(&mut self, array: Ref, index: u32, value: u32) {
        self.note_write(array, index as usize * 4, 4);
        let start = self.prepare(array, index as usize * 4);
        if let Some(place) =
            bytemuck::cast_slice_mut::<u64, u32>(&mut self.data).get_mut(start * 2 + index as usize)
        {
            *place = value;
        }
    }

    /// An element of a reference array.
    #[inline(always)]
    pub fn element(&self, array: Ref, index: u32) -> Ref {
        Ref(self.int(array, index))
    }

    /// Writes an element of a reference array.
    #[inline(always)]
    pub fn set_element(&mut self, array: Ref, index: u32, value: Ref) {
        self.set_int(array, index, value.0);
    }

    fn raw_words(&self, reference: Ref) -> &[u64] {
        let header = self.header(reference);
        &self.data[header.start()..header.start() + header.words()]
    }

    /// All words of an object.
    pub fn words(&self, reference: Ref) -> &[u64] {
        self.note_read(reference, 0, self.header(reference).words() * 8);
        self.raw_words(reference)
    }

    /// All bytes of an array.
    pub fn array_bytes(&self, array: Ref) -> &[u8] {
        let header = self.header(array);
        let bytes = (header.length as usize) << header.shift;
        self.note_read(array, 0, bytes);
        &bytemuck::cast_slice(self.raw_words(array))[..bytes]
    }

    /// Bytes of an array from an element on, one after the other: who stops has not read the rest.
    pub fn bytes_from(&self, array: Ref, from: usize) -> impl Iterator<Item = u8> {
        let length = self.length(array) as usize;
        let bytes: &[u8] = &bytemuck::cast_slice(self.raw_words(array))[..length];
        let rest = bytes.get(from..).unwrap_or_default();
        rest.iter().enumerate().map(move |(at, byte)| {
            self.note_read(array, from + at, 1);
            *byte
        })
    }

    /// The elements of a reference array.
    pub fn elements(&self, array: Ref) -> impl Iterator<Item = Ref> {
        (0..self.length(array)).map(move |index| self.element(array, index))
    }

    /// Whether an object has all these bytes.
    pub fn has_bytes(&self, reference: Ref, offset: usize, length: usize) -> bool {
        let header = self.header(reference);
        let all = (header.length as usize) << header.shift;
        offset.checked_add(length).is_some_and(|end| end <= all)
    }

    /// Bytes of an object from an offset, for `Unsafe`; `None` outside the object.
    pub fn bytes_at(&self, reference: Ref, offset: usize, length: usize) -> Option<&[u8]> {
        if !self.has_bytes(reference, offset, length) {
            return None;
        }
        self.note_read(reference, offset, length);
        let bytes: &[u8] = bytemuck::cast_slice(self.raw_words(reference));
        bytes.get(offset..offset + length)
    }

    /// Writes bytes of an object at an offset; false outside the object.
    pub fn set_bytes_at(&mut self, reference: Ref, offset: usize, value: &[u8]) -> bool {
        if !self.has_bytes(reference, offset, value.len()) {
            return false;
        }
        self.note_write(reference, offset, value.len());
        if value.is_empty() {
            return true;
        }
        let mut word = offset / 8;
        let last = (offset + value.len() - 1) / 8;
        while word <= last {
            let header = &self.headers[reference.index()];
            if header.epoch != self.marks.len() as u32 {
                self.save(reference, word as u32);
            }
            word = word / CHUNK * CHUNK + CHUNK;
        }
        let start = self.headers[reference.index()].start as usize * 8 + offset;
        bytemuck::cast_slice_mut::<u64, u8>(&mut self.data)[start..start + value.len()]
            .copy_from_slice(value);
        true
    }

    /// Copies bytes between arrays (or within one), as `System.arraycopy` does.
    pub fn copy_bytes(&mut self, from: Ref, from_byte: usize, to: Ref, to_byte: usize, length: usize) {
        if length == 0 {
            return;
        }
        self.note_read(from, from_byte, length);
        self.note_write(to, to_byte, length);
        let mut word = to_byte / 8;
        let last = (to_byte + length - 1) / 8;
        while word <= last {
            if self.headers[to.index()].epoch != self.marks.len() as u32 {
                self.save(to, word as u32);
            }
            word = word / CHUNK * CHUNK + CHUNK;
        }
        let source = self.headers[from.index()].start as usize * 8 + from_byte;
        let target = self.headers[to.index()].start as usize * 8 + to_byte;
        bytemuck::cast_slice_mut::<u64, u8>(&mut self.data).copy_within(source..source + length, target);
    }
}
