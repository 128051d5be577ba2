//! Java strings.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use program::Kind;

impl<H: Host> Machine<H> {
    /// A new `String`.
    pub fn new_string(&mut self, text: &str) -> Ref {
        if text.is_ascii() {
            return self.new_latin1(text.as_bytes());
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_utf16(&units)
    }

    /// A new `String` from UTF-16.
    pub fn new_string_utf16(&mut self, units: &[u16]) -> Ref {
        if units.iter().all(|unit| *unit < 256) {
            let bytes: Vec<u8> = units.iter().map(|unit| *unit as u8).collect();
            return self.new_latin1(&bytes);
        }
        let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        self.string_of_bytes(&bytes, 1)
    }

    pub(crate) fn new_latin1(&mut self, bytes: &[u8]) -> Ref {
        self.string_of_bytes(bytes, 0)
    }

    fn string_of_bytes(&mut self, bytes: &[u8], coder: u64) -> Ref {
        let value = self.new_bytes(bytes);
        let words = self.program.class(self.known.string).instance_words;
        let string = self.heap.allocate_object(self.known.string, words);
        self.heap.set_ref(string, self.known.string_value, value);
        self.heap.set(string, self.known.string_coder, coder);
        string
    }

    /// A new `byte[]`.
    pub fn new_bytes(&mut self, bytes: &[u8]) -> Ref {
        let array = self.heap.allocate_array(self.known.bytes, Kind::Byte, bytes.len() as u32);
        self.heap.set_bytes_at(array, 0, bytes);
        array
    }

    /// The UTF-16 units of a `String`.
    pub fn string_units(&self, string: Ref) -> Vec<u16> {
        let value = self.heap.get_ref(string, self.known.string_value);
        if value.is_null() {
            return Vec::new();
        }
        let bytes = self.heap.array_bytes(value);
        if self.heap.get(string, self.known.string_coder) == 0 {
            bytes.iter().map(|byte| u16::from(*byte)).collect()
        } else {
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
        }
    }

    /// The text of a `String`.
    pub fn text(&self, string: Ref) -> String {
        String::from_utf16_lossy(&self.string_units(string))
    }

    /// The text of a `String`, `null` as "null".
    pub fn text_or_null(&self, string: Ref) -> String {
        if string.is_null() { "null".to_string() } else { self.text(string) }
    }

    /// The interned `String` of some units.
    pub fn intern(&mut self, units: &[u16]) -> Ref {
        if let Some(string) = self.strings.get(units) {
            return *string;
        }
        let string = self.new_string_utf16(units);
        self.remember_interned(units, string);
        string
    }

    /// The object that stands for a text, if one does.
    pub(crate) fn interned(&self, units: &[u16]) -> Option<Ref> {
        self.strings.get(units).copied()
    }

    pub(crate) fn intern_object(&mut self, string: Ref) -> Ref {
        let units = self.string_units(string);
        if let Some(known) = self.strings.get(units.as_slice()) {
            return *known;
        }
        self.remember_interned(&units, string);
        string
    }

    fn remember_interned(&mut self, units: &[u16], string: Ref) {
        self.strings.insert(units.into(), string);
        if !self.marks.is_empty() {
            self.string_log.push(units.into());
        }
    }
}

/// A hash of a text, to tell texts apart where a collision only makes one more choice.
pub(crate) fn hash_units(units: &[u16]) -> u64 {
    units.iter().fold(7, |hash: u64, unit| hash.wrapping_mul(0x0100_0000_01B3) ^ u64::from(*unit))
}
