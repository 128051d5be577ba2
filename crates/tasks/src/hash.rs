//! Mixing of words.

/// Combines two words into one; not commutative.
pub(crate) fn mix(left: u64, right: u64) -> u64 {
    let mut word = left.rotate_left(25) ^ right.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
