//! Loops over the bytes of Latin-1 strings, done at once. They read what the Java code reads, no more: an
//! observer is told of the same elements.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{boolean, int, null_pointer, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/lang/StringLatin1",
            &[
                ("hashCode", "([B)I", hash_code),
                ("equals", "([B[B)Z", equals),
                ("indexOfChar", "([BIII)I", index_of_char),
                ("indexOf", "([BI[BII)I", index_of),
                ("toUpperCase", CASE, |m, a| change_case(m, a, "toUpperCase", u8::to_ascii_uppercase)),
                ("toLowerCase", CASE, |m, a| change_case(m, a, "toLowerCase", u8::to_ascii_lowercase)),
            ],
        )]
    }
}

const CASE: &str = "(Ljava/lang/String;[BLjava/util/Locale;)Ljava/lang/String;";

fn outside(index: usize, length: usize) -> Outcome {
    let message = format!("Index {} out of bounds for length {length}", index as i32);
    raise("java/lang/ArrayIndexOutOfBoundsException", message)
}

/// Tells the host of a read of elements; what it says goes before the result.
fn having_read<H: Host>(
    m: &mut Machine<H>,
    array: Ref,
    from: usize,
    count: usize,
    result: Outcome,
) -> Outcome {
    m.announce(array, from as u32, count as u32, HookKind::Read).unwrap_or(result)
}

fn hash_code<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let array = m.arg_ref(a, 0);
    if array.is_null() {
        return null_pointer();
    }
    let bytes = m.heap.array_bytes(array);
    let hash = bytes.iter().fold(0_i32, |hash, byte| hash.wrapping_mul(31).wrapping_add(i32::from(*byte)));
    having_read(m, array, 0, m.heap.length(array) as usize, int(hash))
}

fn equals<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (one, other) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if one.is_null() || other.is_null() {
        return null_pointer();
    }
    let length = m.heap.length(one) as usize;
    if length != m.heap.length(other) as usize {
        return boolean(false);
    }
    if m.access_hook.is_none() {
        return boolean(m.heap.array_bytes(one) == m.heap.array_bytes(other));
    }
    let pairs = m.heap.bytes_from(one, 0).zip(m.heap.bytes_from(other, 0));
    let same = pairs.take_while(|(a, b)| a == b).count();
    let (equal, read) = (same == length, (same + 1).min(length));
    let result = having_read(m, other, 0, read, boolean(equal));
    having_read(m, one, 0, read, result)
}

/// `indexOfChar(value, ch, fromIndex, max)`.
fn index_of_char<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (array, wanted) = (m.arg_ref(a, 0), m.arg_int(a, 1) as u8);
    let (from, max) = (m.arg_int(a, 2), m.arg_int(a, 3));
    if from >= max {
        return int(-1);
    }
    if array.is_null() {
        return null_pointer();
    }
    let (from, max) = (from as usize, max as usize);
    let length = m.heap.length(array) as usize;
    let end = max.min(length);
    if from > end {
        return outside(from, length);
    }
    let found = m.heap.bytes_from(array, from).take(end - from).position(|byte| byte == wanted);
    match found {
        Some(at) => having_read(m, array, from, at + 1, int((from + at) as i32)),
        None if max > length => having_read(m, array, from, end - from, outside(length, length)),
        None => having_read(m, array, from, max - from, int(-1)),
    }
}

/// `indexOf(value, valueCount, str, strCount, fromIndex)`.
fn index_of<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (value, count) = (m.arg_ref(a, 0), m.arg_int(a, 1));
    let (wanted, wanted_count, from) = (m.arg_ref(a, 2), m.arg_int(a, 3), m.arg_int(a, 4));
    if wanted.is_null() || value.is_null() {
        return null_pointer();
    }
    let (length, pattern_length) = (m.heap.length(value) as usize, m.heap.length(wanted) as usize);
    if pattern_length == 0 {
        return outside(0, 0);
    }
    let first = m.heap.byte(wanted, 0) as u8;
    let last = i64::from(count) - i64::from(wanted_count);
    if i64::from(from) > last {
        return having_read(m, wanted, 0, 1, int(-1));
    }
    let (from, pattern_count) = (from as usize, wanted_count.max(1) as usize);
    let end = last as usize + pattern_count;
    if pattern_count > pattern_length || end > length || from > end {
        return having_read(m, wanted, 0, 1, outside(length, length));
    }
    let (mut found, mut value_read, mut wanted_read) = (-1, last as usize + 1, 1);
    let mut at = from;
    while let Some(next) =
        m.heap.bytes_from(value, at).take(last as usize + 1 - at).position(|byte| byte == first)
    {
        at += next;
        let rest = m.heap.bytes_from(value, at + 1).zip(m.heap.bytes_from(wanted, 1));
        let rest = rest.take(pattern_count - 1);
        let same = 1 + rest.take_while(|(a, b)| a == b).count();
        let touched = (same + 1).min(pattern_count);
        value_read = value_read.max(at + touched);
        wanted_read = wanted_read.max(touched);
        if same == pattern_count {
            (found, value_read) = (at as i32, at + pattern_count);
            break;
        }
        at += 1;
        if at > last as usize {
            break;
        }
    }
    let result = having_read(m, wanted, 0, wanted_read, int(found));
    having_read(m, value, from, value_read - from, result)
}

/// ASCII in a language without rules of its own is changed here, all else by the JDK's code.
fn change_case<H: Host>(m: &mut Machine<H>, a: Args, name: &str, change: fn(&u8) -> u8) -> Outcome {
    let (string, array, locale) = (m.arg_ref(a, 0), m.arg_ref(a, 1), m.arg_ref(a, 2));
    if !array.is_null() && !locale.is_null() {
        // What the JDK's code would read is only looked at here, to see who does the work.
        let plain = m.unrecorded(|m| {
            let bytes = m.heap.array_bytes(array);
            let changed: Vec<u8> = bytes.iter().map(change).collect();
            let same = changed == bytes;
            (bytes.is_ascii() && (same || !has_own_rules(m, locale))).then_some((changed, same))
        });
        if let Some((changed, same)) = plain {
            return match having_read(m, array, 0, changed.len(), reference(string)) {
                Outcome::Value(_) if !same => reference(m.new_latin1(&changed)),
                outcome => outcome,
            };
        }
    }
    let arguments = [string, array, locale].map(|argument| u64::from(argument.0));
    m.call_original("java/lang/StringLatin1", name, CASE, &arguments)
}

/// Turkish, Azeri and Lithuanian change the case of the letter i in their own way.
fn has_own_rules<H: Host>(m: &Machine<H>, locale: Ref) -> bool {
    let language = m.reference_field(m.reference_field(locale, "baseLocale"), "language");
    language.is_null() || matches!(m.text(language).as_str(), "tr" | "az" | "lt")
}
