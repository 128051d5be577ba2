//! Arithmetic, comparisons and conversions.

use super::{DOUBLE, SINGLE, Translation};
use crate::assembler::*;
use program::Kind;
use program::code::Reg;

/// The opcode that makes a `float` or `double` from an integer.
const FROM_INTEGER: u8 = 0x2A;

impl Translation<'_> {
    /// `d = a op b`
    pub(super) fn binary(&mut self, width: Width, opcode: &[u8], (d, a, b): (Reg, Reg, Reg)) {
        self.load(width, a);
        let other = self.place(b);
        self.out.two(None, width, opcode, RAX, other);
        self.result(d);
    }

    pub(super) fn with_constant(&mut self, extension: u8, (d, a): (Reg, Reg), value: i32) {
        self.load(Int, a);
        self.out.with_constant(Int, extension, RAX, value);
        self.result(d);
    }

    pub(super) fn shift(&mut self, width: Width, extension: u8, (d, a, b): (Reg, Reg, Reg)) {
        let by = self.place(b);
        self.out.load(Int, RCX, by);
        self.load(width, a);
        self.out.two(None, width, &[0xD3], Register(extension), RAX);
        self.result(d);
    }

    pub(super) fn shift_by(&mut self, extension: u8, (d, a): (Reg, Reg), by: i16) {
        self.load(Int, a);
        self.out.shift(Int, extension, RAX, by as u8 & 31);
        self.result(d);
    }

    /// A division; the interpreter does those that throw or overflow.
    pub(super) fn divide(&mut self, width: Width, result: Register, (d, a, b): (Reg, Reg, Reg)) {
        let divisor = self.place(b);
        self.out.load(width, RCX, divisor);
        self.out.two(None, width, &[0x85], RCX, RCX);
        self.leave_if(EQUAL);
        self.out.with_constant(width, 7, RCX, -1);
        self.leave_if(EQUAL);
        self.load(width, a);
        self.out.bytes(if width == Long { &[0x48, 0x99] } else { &[0x99] });
        self.out.two(None, width, &[0xF7], Register(7), RCX);
        self.out.load(Long, RAX, result);
        self.result(d);
    }

    pub(super) fn negate(&mut self, width: Width, (d, a): (Reg, Reg)) {
        self.load(width, a);
        self.out.two(None, width, &[0xF7], Register(3), RAX);
        self.result(d);
    }

    /// -1, 0 or 1, as two conditions say of what was compared.
    pub(super) fn sign(&mut self, greater: Condition, less: Condition, d: Reg) {
        self.out.set(greater, RAX);
        self.out.set(less, RCX);
        self.out.lowest_byte(RAX);
        self.out.lowest_byte(RCX);
        self.out.two(None, Int, &[0x2B], RAX, RCX);
        self.result(d);
    }

    /// An operation on `float` (prefix `F3`) or `double` (`F2`).
    pub(super) fn floating(&mut self, prefix: u8, opcode: u8, (d, a, b): (Reg, Reg, Reg)) {
        self.load_floating(prefix, XMM0, a);
        self.load_floating(prefix, XMM1, b);
        self.out.two(Some(prefix), Int, &[0x0F, opcode], XMM0, XMM1);
        self.floating_result(prefix, d);
    }

    /// Loads a register of the frame into one for `float` or `double`.
    fn load_floating(&mut self, prefix: u8, to: Register, from: Reg) {
        match self.place(from) {
            Operand::Register(from) => {
                let width = if prefix == SINGLE { Int } else { Long };
                self.out.two(Some(0x66), width, &[0x0F, 0x6E], to, from);
            }
            place => self.out.two(Some(prefix), Int, &[0x0F, 0x10], to, place),
        }
    }

    pub(super) fn floating_result(&mut self, prefix: u8, d: Reg) {
        let width = if prefix == SINGLE { Int } else { Long };
        self.out.two(Some(0x66), width, &[0x0F, 0x7E], XMM0, RAX);
        self.result(d);
    }

    /// What is no number is less than all (`L`), or greater (`G`): then the operands change places.
    pub(super) fn floating_compare(&mut self, prefix: u8, is_less: bool, (d, a, b): (Reg, Reg, Reg)) {
        let (first, second) = if is_less { (a, b) } else { (b, a) };
        self.load_floating(prefix, XMM0, first);
        self.load_floating(prefix, XMM1, second);
        self.out.two((prefix == DOUBLE).then_some(0x66), Int, &[0x0F, 0x2E], XMM0, XMM1);
        if is_less { self.sign(ABOVE, BELOW, d) } else { self.sign(BELOW, ABOVE, d) }
    }

    /// To `float` or `double`: from an integer, or from the other one.
    pub(super) fn make_floating(
        &mut self,
        (prefix, width, opcode): (u8, Width, u8),
        result: u8,
        (d, a): (Reg, Reg),
    ) {
        let is_integer = opcode == FROM_INTEGER;
        let from = if is_integer { self.place(a) } else { Operand::Register(XMM0) };
        if !is_integer {
            self.load_floating(prefix, XMM0, a);
        }
        self.out.two(Some(prefix), width, &[0x0F, opcode], XMM0, from);
        self.floating_result(result, d);
    }

    /// To an integer, if it is one: the interpreter does what is too large or no number.
    pub(super) fn make_integer(&mut self, prefix: u8, width: Width, (d, a): (Reg, Reg)) {
        self.load_floating(prefix, XMM0, a);
        self.out.two(Some(prefix), width, &[0x0F, 0x2C], RAX, XMM0);
        self.out.constant(RCX, if width == Long { 1 << 63 } else { 1 << 31 });
        self.out.compare(width, RAX, RCX);
        self.leave_if(EQUAL);
        self.result(d);
    }

    pub(super) fn narrow(&mut self, kind: Kind, to: Register, from: Reg) {
        let from = self.place(from);
        let is_wide = matches!(kind, Kind::Long | Kind::Double);
        self.out.load(if is_wide { Long } else { Int }, to, from);
        match kind {
            Kind::Boolean => self.out.with_constant(Int, 4, to, 1),
            Kind::Byte => self.out.two(None, Int, &[0x0F, 0xBE], to, to),
            Kind::Short => self.out.two(None, Int, &[0x0F, 0xBF], to, to),
            Kind::Char => self.out.two(None, Int, &[0x0F, 0xB7], to, to),
            _ => {}
        }
    }

    pub(super) fn narrow_into(&mut self, kind: Kind, (d, a): (Reg, Reg)) {
        self.narrow(kind, RAX, a);
        self.result(d);
    }
}
