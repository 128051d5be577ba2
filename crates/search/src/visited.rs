//! The states seen so far, by their 128-bit names.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// A set of fingerprints. It only answers membership, so its order never shows.
#[derive(Debug, Default)]
pub struct VisitedSet {
    set: HashSet<u128, BuildHasherDefault<Folded>>,
}

impl VisitedSet {
    /// Adds a fingerprint; true when it is new.
    pub fn insert(&mut self, fingerprint: u128) -> bool {
        self.set.insert(fingerprint)
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.set.len()
    }
    /// Bytes that it holds: a table slot for each name it has room for, and a control byte.
    pub fn bytes(&self) -> u64 {
        (self.set.capacity() * 8 / 7 * (size_of::<u128>() + 1)) as u64
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }
}

/// Fingerprints are already well mixed.
#[derive(Debug, Default)]
struct Folded(u64);

impl Hasher for Folded {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
    fn write_u128(&mut self, value: u128) {
        self.0 = value as u64 ^ (value >> 64) as u64;
    }
}

/// A 128-bit name for a byte string: two multiply-and-fold lanes with different keys.
pub fn fingerprint(bytes: &[u8]) -> u128 {
    let mut low = 0x243f_6a88_85a3_08d3u64 ^ bytes.len() as u64;
    let mut high = 0x1319_8a2e_0370_7344u64 ^ (bytes.len() as u64).rotate_left(32);
    for chunk in bytes.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let word = u64::from_le_bytes(word);
        low = fold(low ^ word, 0xa076_1d64_78bd_642f);
        high = fold(high.rotate_left(29) ^ word, 0xe703_7ed1_a0b4_28db).wrapping_add(low.rotate_left(17));
    }
    let low = fold(low ^ high, 0x8ebc_6af0_9c88_c6e3);
    u128::from(low) << 64 | u128::from(fold(high ^ low.rotate_left(41), 0x5899_65cc_7537_4cc3))
}

fn fold(value: u64, key: u64) -> u64 {
    // The added constant keeps a zero from swallowing what follows.
    let product = u128::from(value.wrapping_add(0x9e37_79b9_7f4a_7c15)) * u128::from(key);
    product as u64 ^ (product >> 64) as u64 ^ value.rotate_left(7)
}
