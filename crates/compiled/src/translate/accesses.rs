//! Accesses to fields, static fields and arrays, within bounds that are checked each time.

use super::{OBSERVED, Translation, context, register};
use crate::MOST_STATICS;
use crate::assembler::*;
use program::Kind;
use program::code::Reg;

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
    pub(super) fn ask(&mut self, write: bool) {
        self.out.constant(RCX, (self.at as u64) << 1 | u64::from(write));
        self.out.offset(R8, R15, self.uncounted as i32 + 1);
        self.out.load(Long, RDI, RBP);
        self.out.call(context!(watch));
        self.out.two(None, Int, &[0x85], RAX, RAX);
        let refused = self.exit(self.uncounted + 1, self.at + 1, OBSERVED);
        self.out.jump_if(EQUAL, refused);
    }

    /// The address, in `rcx`, of the bytes behind the header in `rax` that lie so many elements of `1 << shift` bytes, in `ecx`,
    /// behind its start.
    pub(super) fn address(&mut self, shift: u8) {
        let start = self.header_field(self.layout.start);
        self.out.load(Int, RDX, start);
        self.out.shift(Long, 4, RDX, 3);
        if shift > 0 {
            self.out.shift(Long, 4, RCX, shift);
        }
        self.out.add(Long, RCX, RDX);
    }

    /// Checks an access to an element of an array of `1 << shift` bytes; its address is in `rcx` then.
    pub(super) fn element(&mut self, (a, b): (Reg, Reg), shift: u8, write: bool) {
        self.load(Int, a);
        self.checked_header();
        self.out.load(Int, RCX, register(b));
        let length = self.header_field(self.layout.length);
        self.out.compare(Int, RCX, length);
        self.leave_if(NOT_BELOW);
        self.may_write(write);
        self.address(shift);
        self.out.compare(Long, RCX, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if self.watched {
            self.out.load(Int, RSI, register(a));
            self.out.load(Int, RDX, register(b));
            self.ask(write);
            self.load(Int, a);
            self.header();
            self.out.load(Int, RCX, register(b));
            self.address(shift);
        }
        self.out.add(Long, RCX, R14);
    }

    /// What has not been saved for the way back is written by the interpreter.
    pub(super) fn may_write(&mut self, write: bool) {
        if write {
            let epoch = self.header_field(self.layout.epoch);
            self.out.load(Int, RDX, epoch);
            self.out.compare(Int, RDX, context!(epoch));
            self.leave_if(NOT_EQUAL);
        }
    }

    /// Checks an access to a word of the object that is loaded into `rax`; its address is in `rcx` then.
    pub(super) fn word(&mut self, object: impl Fn(&mut Self), word: u32, write: bool, watched: bool) {
        object(self);
        self.checked_header();
        let length = self.header_field(self.layout.length);
        self.out.compare_with(length, word as i32);
        self.leave_if(NOT_ABOVE);
        self.may_write(write);
        self.out.constant(RCX, u64::from(word));
        self.address(3);
        self.out.compare(Long, RCX, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if watched {
            object(self);
            self.out.load(Long, RSI, RAX);
            self.out.constant(RDX, u64::from(word));
            self.ask(write);
            object(self);
            self.header();
            self.out.constant(RCX, u64::from(word));
            self.address(3);
        }
        self.out.add(Long, RCX, R14);
    }

    pub(super) fn get_field(&mut self, (d, a): (Reg, Reg), word: u16) {
        self.word(|to| to.load(Int, a), u32::from(word), false, self.watched);
        self.out.load(Long, RAX, Memory(RCX, 0));
        self.result(d);
    }

    pub(super) fn put_field(&mut self, kind: Kind, (a, b): (Reg, Reg), word: u16) {
        self.word(|to| to.load(Int, a), u32::from(word), true, self.watched);
        self.narrow(kind, RAX, b);
        self.out.store(Long, Memory(RCX, 0), RAX);
    }

    /// An access to a static field; false if there are too many of them.
    pub(super) fn static_field(&mut self, site: u32, write: bool) -> Option<Kind> {
        let field = (self.method.static_field)(site)?;
        let index = match self.statics.iter().position(|one| *one == site) {
            Some(index) => index,
            None if self.statics.len() < MOST_STATICS => {
                self.statics.push(site);
                self.statics.len() - 1
            }
            None => return None,
        };
        let object = |to: &mut Self| {
            to.out.load(Long, RAX, context!(statics));
            to.out.load(Int, RAX, Memory(RAX, 4 * index as i32));
        };
        self.word(object, field.word, write, self.watched && (write || !field.is_constant));
        Some(field.kind)
    }

    pub(super) fn load_element(
        &mut self,
        d: Reg,
        element: (Reg, Reg),
        shift: u8,
        load: impl Fn(&mut Assembler),
    ) {
        self.element(element, shift, false);
        load(&mut self.out);
        self.result(d);
    }

    pub(super) fn store_element(&mut self, element: (Reg, Reg), shift: u8, value: Reg) {
        self.element(element, shift, true);
        self.out.load(Long, RAX, register(value));
        let to = Memory(RCX, 0);
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
