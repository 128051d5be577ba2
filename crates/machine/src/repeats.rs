//! Accesses that a compiled loop makes again and again: who watches need not look at one twice.

/// So many accesses are remembered, at most: a power of two, and which.
const PLACES: usize = 1 << BITS;
const BITS: u32 = 14;

/// What was seen of an access.
#[derive(Clone, Copy, Default)]
struct Seen {
    object: u32,
    index: u32,
    /// The run of a loop that it was seen in, twice, and one more if it wrote.
    run: u64,
}

/// Accesses that the present run of a compiled loop has made: nothing happens in it but accesses of one task and
/// arithmetic, so that an equal one shows nothing new.
#[derive(Default)]
pub(crate) struct Repeats {
    seen: Box<[Seen]>,
    run: u64,
    /// How many were not looked at.
    left_out: u64,
}

impl Repeats {
    /// Another run begins: all is forgotten.
    #[inline]
    pub(crate) fn begin(&mut self, wanted: bool) {
        if wanted && self.seen.is_empty() {
            self.seen = vec![Seen::default(); PLACES].into();
        }
        self.run += 2;
        self.left_out = 0;
    }

    fn place(object: u32, index: u32) -> usize {
        // Neighbours lie side by side, and objects that were made one after the other apart.
        (object.wrapping_mul(0x9E37_79B9) >> (u32::BITS - BITS)).wrapping_add(index) as usize % PLACES
    }

    /// Whether such an access was seen in this run; a write stands for a read.
    #[inline]
    pub(crate) fn has(&mut self, object: u32, index: u32, write: bool) -> bool {
        let seen = self.seen[Self::place(object, index)];
        let has = seen.object == object && seen.index == index && seen.run >= self.run + u64::from(write);
        self.left_out += u64::from(has);
        has
    }

    /// An access was seen; if it counts more than once, nothing is known of its place.
    pub(crate) fn note(&mut self, object: u32, index: u32, write: bool, once: bool) {
        let run = if once { self.run + u64::from(write) } else { 0 };
        if let Some(seen) = self.seen.get_mut(Self::place(object, index)) {
            *seen = Seen { object, index, run };
        }
    }

    /// How many accesses of this run were not looked at.
    pub(crate) fn left_out(&self) -> u64 {
        self.left_out
    }
}
