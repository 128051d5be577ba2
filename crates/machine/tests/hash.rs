//! The hash that names states.

use machine::fingerprint::KeyedHash;

fn hash(key: u64, values: &[u64]) -> u128 {
    let mut hash = KeyedHash::new(key);
    values.iter().for_each(|value| hash.add(*value));
    hash.finish()
}

#[test]
fn near_values_and_other_keys_give_other_hashes() {
    let mut seen = std::collections::BTreeSet::new();
    for key in 0..4 {
        for one in [0, 1, 16, 1 << 31, 1 << 63, u64::MAX] {
            for other in [0, 1, 16, 1 << 31, 1 << 63, u64::MAX] {
                assert!(seen.insert(hash(key, &[one, other])));
            }
            assert!(seen.insert(hash(key, &[one])));
        }
    }
}

#[test]
fn every_bit_changes_about_half_of_the_others() {
    for bit in 0..64 {
        for at in 0..3 {
            let mut values = [7, 11, 13];
            let before = hash(1, &values);
            values[at] ^= 1 << bit;
            let changed = (before ^ hash(1, &values)).count_ones();
            assert!((32..97).contains(&changed), "bit {bit} of value {at}: {changed}");
        }
    }
}
