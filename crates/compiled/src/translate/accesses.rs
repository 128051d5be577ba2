//! Accesses to fields, static fields and arrays, within bounds that are checked each time.

use super::addresses::What;
use super::{OBSERVED, Translation, context, in_frame};
use crate::assembler::*;
use crate::{MOST_STATICS, StaticPlace};
use program::Kind;
use program::code::Reg;
use std::mem::offset_of;

impl Translation<'_> {
    /// The header of the object in `rax`.
    pub(super) fn header(&mut self) {
        self.out.shift(Long, 4, RAX, self.layout.size.trailing_zeros() as u8);
        self.out.add(Long, RAX, R13);
    }

    /// The header of an object that is there, or that of null, which has neither words nor elements.
    pub(super) fn checked_header(&mut self) {
        self.out.compare(Long, RAX, context!(header_count));
        self.leave_if(NOT_BELOW);
        self.header();
    }

    pub(super) fn header_field(&self, offset: usize) -> Memory {
        Memory(RAX, offset as i32)
    }

    /// Who watches says whether the access may be made: to the object in `rsi` and what is in `edx`.
    fn ask(&mut self, write: bool) {
        for (register, host) in self.kept_by_nobody() {
            self.out.store(Long, in_frame(register), host);
        }
        self.out.constant(RCX, (self.at as u64) << 1 | u64::from(write));
        self.out.offset(R8, R15, self.uncounted as i32 + 1);
        self.out.load(Long, RDI, RBP);
        self.out.call(context!(watch));
        for (register, host) in self.kept_by_nobody() {
            self.out.load(Long, host, in_frame(register));
        }
        self.out.two(None, Int, &[0x85], RAX, RAX);
        let refused = self.exit(self.uncounted + 1, self.at + 1, OBSERVED);
        self.out.jump_if(EQUAL, refused);
    }

    /// The registers of the frame that stand where a call may change them.
    fn kept_by_nobody(&self) -> Vec<(Reg, Register)> {
        self.kept.iter().filter(|(_, host)| *host != R12).copied().collect()
    }

    /// What has not been saved for the way back is written by the interpreter. The header is in `rax`.
    fn may_write(&mut self, write: bool) {
        if write {
            let epoch = self.header_field(self.layout.epoch);
            self.out.load(Int, RDX, epoch);
            self.out.compare(Int, RDX, context!(epoch));
            self.leave_if(NOT_EQUAL);
        }
    }

    /// The distance, in `to`, of the object whose header is in `rax` from the first word of all.
    fn start(&mut self, to: Register) {
        let start = self.header_field(self.layout.start);
        self.out.load(Int, to, start);
        self.out.shift(Long, 4, to, 3);
    }

    /// The index in `b` is added to the address in `to`.
    fn add_index(&mut self, to: Register, b: Reg, shift: u8) {
        let index = self.place(b);
        self.out.load(Int, RDX, index);
        if shift > 0 {
            self.out.shift(Long, 4, RDX, shift);
        }
        self.out.add(Long, to, RDX);
    }

    /// Checks an access to an element of an array of `1 << shift` bytes, and says where it stands.
    fn element(&mut self, (a, b): (Reg, Reg), shift: u8, write: bool) -> Memory {
        self.uses.elements = true;
        let what = What::Element(a, b, shift);
        if let Some(known) = self.addresses.find(what) {
            if write && !known.writable {
                self.load(Int, a);
                self.header();
                self.may_write(true);
                self.addresses.learn(what, known.host, 0, true);
            }
            return Memory(known.host, 0);
        }
        let room = self.addresses.room(what);
        let to = room.unwrap_or(RCX);
        self.load(Int, a);
        self.checked_header();
        let index = self.place(b);
        self.out.load(Int, RDX, index);
        let length = self.header_field(self.layout.length);
        self.out.compare(Int, RDX, length);
        self.leave_if(NOT_BELOW);
        self.may_write(write);
        self.start(to);
        self.add_index(to, b, shift);
        self.out.compare(Long, to, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if self.watched {
            let (object, index) = (self.place(a), self.place(b));
            self.out.load(Int, RSI, object);
            self.out.load(Int, RDX, index);
            self.ask(write);
            self.load(Int, a);
            self.header();
            self.start(to);
            self.add_index(to, b, shift);
        }
        self.out.add(Long, to, R14);
        if let Some(host) = room {
            self.addresses.learn(what, host, 0, write);
        }
        Memory(to, 0)
    }

    /// Checks an access to a word of an object, and says where it stands.
    fn word(&mut self, a: Reg, word: u16, write: bool) -> Memory {
        self.uses.fields = true;
        let (what, word) = (What::Object(a), u32::from(word));
        let known = self.addresses.find(what);
        if let Some(known) = known.filter(|known| known.words > word && (known.writable || !write)) {
            return Memory(known.host, word as i32 * 8);
        }
        let room = known.map(|known| known.host).or_else(|| self.addresses.room(what));
        let to = room.unwrap_or(RCX);
        self.load(Int, a);
        match known {
            Some(_) => self.header(),
            None => self.checked_header(),
        }
        let length = self.header_field(self.layout.length);
        self.out.compare_with(length, word as i32);
        self.leave_if(NOT_ABOVE);
        self.may_write(write);
        self.start(to);
        self.out.offset(RDX, to, word as i32 * 8);
        self.out.compare(Long, RDX, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if self.watched {
            let object = self.place(a);
            self.out.load(Int, RSI, object);
            self.out.constant(RDX, u64::from(word));
            self.ask(write);
            self.load(Int, a);
            self.header();
            self.start(to);
        }
        self.out.add(Long, to, R14);
        if let Some(host) = room {
            self.addresses.learn(what, host, word + 1, write);
        }
        Memory(to, word as i32 * 8)
    }

    pub(super) fn get_field(&mut self, (d, a): (Reg, Reg), word: u16) {
        let place = self.word(a, word, false);
        self.out.load(Long, RAX, place);
        self.result(d);
    }

    pub(super) fn put_field(&mut self, kind: Kind, (a, b): (Reg, Reg), word: u16) {
        let place = self.word(a, word, true);
        self.narrow(kind, RAX, b);
        self.out.store(Long, place, RAX);
    }

    /// An access to a static field: what it holds and where it stands; none if there are too many of them.
    pub(super) fn static_field(&mut self, site: u32, write: bool) -> Option<(Kind, Memory)> {
        let field = (self.method.static_field)(site)?;
        let index = match self.statics.iter().position(|one| *one == site) {
            Some(index) => index,
            None if self.statics.len() < MOST_STATICS => {
                self.statics.push(site);
                self.statics.len() - 1
            }
            None => return None,
        };
        let part = |offset: usize| Memory(RCX, (index * size_of::<StaticPlace>() + offset) as i32);
        self.out.load(Long, RCX, context!(statics));
        if write {
            self.out.compare_with(part(offset_of!(StaticPlace, writable)), 0);
            self.leave_if(EQUAL);
        }
        if self.watched && (write || !field.is_constant) {
            self.out.load(Int, RSI, part(offset_of!(StaticPlace, object)));
            self.out.constant(RDX, u64::from(field.word));
            self.ask(write);
            self.out.load(Long, RCX, context!(statics));
        }
        self.out.load(Long, RCX, part(offset_of!(StaticPlace, bytes)));
        self.out.add(Long, RCX, R14);
        Some((field.kind, Memory(RCX, 0)))
    }

    pub(super) fn load_element(
        &mut self,
        d: Reg,
        element: (Reg, Reg),
        shift: u8,
        load: impl Fn(&mut Assembler, Memory),
    ) {
        let place = self.element(element, shift, false);
        load(&mut self.out, place);
        self.result(d);
    }

    pub(super) fn store_element(&mut self, element: (Reg, Reg), shift: u8, value: Reg) {
        let to = self.element(element, shift, true);
        let value = self.place(value);
        self.out.load(Long, RAX, value);
        match shift {
            0 => self.out.two(None, Int, &[0x88], RAX, to),
            1 => self.out.two(Some(0x66), Int, &[0x89], RAX, to),
            2 => self.out.store(Int, to, RAX),
            _ => self.out.store(Long, to, RAX),
        }
    }

    /// Only an object of the very class, or none, is known to pass.
    pub(super) fn check_cast(&mut self, a: Reg, class: u32) {
        let passes = self.out.label();
        self.load(Int, a);
        self.out.two(None, Int, &[0x85], RAX, RAX);
        self.out.jump_if(EQUAL, passes);
        self.out.compare(Long, RAX, context!(header_count));
        self.leave_if(NOT_BELOW);
        self.header();
        let actual = self.header_field(self.layout.class);
        self.out.two(None, Int, &[0x0F, 0xB7], RAX, actual);
        self.out.compare_with(RAX, class as i32);
        self.leave_if(NOT_EQUAL);
        self.out.bind(passes);
    }
}
