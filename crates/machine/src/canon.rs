//! What makes a state, as a stream of values, and the hash of it.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// How much of the heap is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Young objects and old ones that were written.
    Generations,
    /// Everything that can be reached from the program.
    Thorough,
    /// The same, but what locks keep inside is left out, and with `false` what other classes do that are built for races:
    /// how they come to their contents need not show.
    Outline {
        /// Whether the inside of such classes is walked.
        collections: bool,
    },
}

/// Collects what makes a state and names objects on the way.
pub struct Canon {
    pub(crate) walk: Walk,
    base: u32,
    /// Old objects that are treated as young.
    own: Arc<FxHashSet<Ref>>,
    hash: KeyedHash,
    pub(crate) numbers: FxHashMap<Ref, u32>,
    pub(crate) pending: Vec<Ref>,
    pub(crate) next: usize,
    /// All tokens, if asked for: the state itself rather than its hash.
    pub(crate) tokens: Option<Vec<u64>>,
}

const NULL: u64 = 0x6E75_6C6C;
pub(crate) const OLD: u64 = 0x6F6C_6400_0000_0000;
const YOUNG: u64 = 0x796F_756E_0000_0000;

impl Canon {
    pub(crate) fn new<H: Host>(machine: &Machine<H>, walk: Walk, keep: bool) -> Canon {
        Canon {
            walk,
            base: machine.heap.base(),
            own: Arc::clone(&machine.own),
            hash: KeyedHash::new(machine.config.hash_key),
            numbers: FxHashMap::default(),
            pending: Vec::new(),
            next: 0,
            tokens: keep.then(Vec::new),
        }
    }

    /// Adds a plain value.
    #[inline]
    pub fn token(&mut self, token: u64) {
        self.hash.add(token);
        if let Some(tokens) = &mut self.tokens {
            tokens.push(token);
        }
    }

    /// Adds values that belong together, and how many they are.
    #[inline]
    pub fn record(&mut self, tokens: &[u64]) {
        self.token(tokens.len() as u64);
        tokens.iter().for_each(|token| self.token(*token));
    }

    /// Adds records in an order that does not depend on the schedule.
    pub(crate) fn sorted(&mut self, mut records: Vec<Vec<u64>>) {
        records.sort_unstable();
        self.token(records.len() as u64);
        records.iter().for_each(|record| self.record(record));
    }

    /// Adds a name of 128 bits.
    #[inline]
    pub fn wide(&mut self, name: u128) {
        self.token(name as u64);
        self.token((name >> 64) as u64);
    }

    /// Adds bytes, and how many they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.token(bytes.len() as u64);
        for piece in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..piece.len()].copy_from_slice(piece);
            self.token(u64::from_le_bytes(word));
        }
    }

    /// Adds a reference by its canonical name.
    #[inline]
    pub fn reference(&mut self, reference: Ref) {
        let name = self.name(reference);
        self.token(name);
    }

    /// Whether an object is named by its index.
    #[inline]
    pub(crate) fn is_old(&self, reference: Ref) -> bool {
        self.walk == Walk::Generations
            && reference.0 < self.base
            && (self.own.is_empty() || !self.own.contains(&reference))
    }

    /// The name of an object that has one already: it is old, or the walk has met it.
    #[inline]
    pub fn known_name(&self, reference: Ref) -> Option<u64> {
        if self.is_old(reference) {
            return Some(OLD | u64::from(reference.0));
        }
        self.numbers.get(&reference).map(|number| YOUNG | u64::from(*number))
    }

    #[inline]
    pub(crate) fn name(&mut self, reference: Ref) -> u64 {
        if reference.is_null() {
            return NULL;
        }
        if self.is_old(reference) {
            return OLD | u64::from(reference.0);
        }
        let next = self.numbers.len() as u32;
        let number = *self.numbers.entry(reference).or_insert_with(|| {
            self.pending.push(reference);
            next
        });
        YOUNG | u64::from(number)
    }

    pub(crate) fn finish(self) -> u128 {
        self.hash.finish()
    }
}

/// A hash of 128 bits under a key. Each lane multiplies to 128 bits and folds the halves, so that all bits of a value
/// reach all bits of the lane; who does not know the key cannot choose values that collide.
#[derive(Clone, Debug)]
pub struct KeyedHash {
    lanes: [u64; 2],
    keys: [u64; 2],
}

impl KeyedHash {
    /// The hash of nothing, under a key.
    pub fn new(key: u64) -> KeyedHash {
        let mut seed = key;
        let mut draw = || {
            seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ (mixed >> 31)
        };
        KeyedHash { lanes: [draw(), draw()], keys: [draw() | 1, draw() | 1] }
    }

    /// Adds a value.
    #[inline]
    pub fn add(&mut self, value: u64) {
        let [a, b] = self.lanes;
        let first = fold(a ^ value, self.keys[0]);
        let second = fold(b ^ value.rotate_left(32), self.keys[1]);
        self.lanes = [first.wrapping_add(b.rotate_left(23)), second ^ a.rotate_left(41)];
    }

    /// The hash of all values so far.
    pub fn finish(mut self) -> u128 {
        (0..3).for_each(|round| self.add(round));
        u128::from(self.lanes[0]) << 64 | u128::from(self.lanes[1])
    }
}

#[inline]
fn fold(value: u64, key: u64) -> u64 {
    let product = u128::from(value) * u128::from(key);
    product as u64 ^ (product >> 64) as u64
}
