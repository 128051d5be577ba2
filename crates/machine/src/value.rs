//! Values as registers and words hold them.

use program::Kind;

#[inline(always)]
pub(crate) fn int(value: u64) -> i32 {
    value as i32
}

#[inline(always)]
pub(crate) fn of_int(value: i32) -> u64 {
    u64::from(value as u32)
}

#[inline(always)]
pub(crate) fn float(value: u64) -> f32 {
    f32::from_bits(value as u32)
}

#[inline(always)]
pub(crate) fn of_float(value: f32) -> u64 {
    u64::from(value.to_bits())
}

#[inline(always)]
pub(crate) fn double(value: u64) -> f64 {
    f64::from_bits(value)
}

pub(crate) fn compare<T: PartialOrd>(a: T, b: T, unordered: i32) -> u64 {
    of_int(match a.partial_cmp(&b) {
        Some(order) => order as i32,
        None => unordered,
    })
}

/// Cuts a value to what a field of this kind can hold.
pub(crate) fn narrow(kind: Kind, value: u64) -> u64 {
    match kind {
        Kind::Boolean => value & 1,
        Kind::Byte => of_int(i32::from(value as i8)),
        Kind::Char => u64::from(value as u16),
        Kind::Short => of_int(i32::from(value as i16)),
        Kind::Int | Kind::Float | Kind::Reference => u64::from(value as u32),
        _ => value,
    }
}
