//! Instructions of x86-64, as far as the translation needs them.
//!
//! Every address in memory is a register and a displacement; every jump has 32 bits.

/// A general register, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Register(pub(crate) u8);

pub(crate) const RAX: Register = Register(0);
pub(crate) const RCX: Register = Register(1);
pub(crate) const RDX: Register = Register(2);
pub(crate) const RBX: Register = Register(3);
pub(crate) const RSP: Register = Register(4);
pub(crate) const RBP: Register = Register(5);
pub(crate) const RSI: Register = Register(6);
pub(crate) const RDI: Register = Register(7);
pub(crate) const R8: Register = Register(8);
pub(crate) const R9: Register = Register(9);
pub(crate) const R10: Register = Register(10);
pub(crate) const R11: Register = Register(11);
pub(crate) const R12: Register = Register(12);
pub(crate) const R13: Register = Register(13);
pub(crate) const R14: Register = Register(14);
pub(crate) const R15: Register = Register(15);

/// The low half of `xmm0` and `xmm1`, where the registers above would stand.
pub(crate) const XMM0: Register = Register(0);
pub(crate) const XMM1: Register = Register(1);

/// A place in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory(pub(crate) Register, pub(crate) i32);

/// Where an instruction finds its second operand.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operand {
    Register(Register),
    Memory(Memory),
}

impl From<Register> for Operand {
    fn from(register: Register) -> Operand {
        Operand::Register(register)
    }
}

impl From<Memory> for Operand {
    fn from(memory: Memory) -> Operand {
        Operand::Memory(memory)
    }
}

/// How wide the operands are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// 32 bits; in a register the others become 0.
    Int,
    /// 64 bits.
    Long,
}

pub(crate) use Width::{Int, Long};

/// Conditions of jumps, as the processor numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Condition(pub(crate) u8);

pub(crate) const BELOW: Condition = Condition(2);
pub(crate) const NOT_BELOW: Condition = Condition(3);
pub(crate) const EQUAL: Condition = Condition(4);
pub(crate) const NOT_EQUAL: Condition = Condition(5);
pub(crate) const NOT_ABOVE: Condition = Condition(6);
pub(crate) const ABOVE: Condition = Condition(7);
pub(crate) const LESS: Condition = Condition(12);
pub(crate) const NOT_LESS: Condition = Condition(13);
pub(crate) const NOT_GREATER: Condition = Condition(14);
pub(crate) const GREATER: Condition = Condition(15);

/// A place in the code that is written, or to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(usize);

/// Code as it is written.
#[derive(Debug, Default)]
pub(crate) struct Assembler {
    code: Vec<u8>,
    labels: Vec<Option<usize>>,
    jumps: Vec<(usize, Label)>,
}

impl Assembler {
    pub(crate) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// A label stands for what is written next.
    pub(crate) fn bind(&mut self, label: Label) {
        self.labels[label.0] = Some(self.code.len());
    }

    /// The code, with every jump at its label.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        for (at, label) in self.jumps {
            let target = self.labels[label.0].expect("a label that was bound");
            let distance = target as i64 - (at as i64 + 4);
            self.code[at..at + 4].copy_from_slice(&(distance as i32).to_le_bytes());
        }
        self.code
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.code.extend_from_slice(bytes);
    }

    fn immediate(&mut self, value: i32) {
        self.bytes(&value.to_le_bytes());
    }

    /// An instruction of a register (or a part of the opcode) and a register or a place in memory.
    pub(crate) fn two(
        &mut self,
        prefix: Option<u8>,
        width: Width,
        opcode: &[u8],
        register: Register,
        operand: impl Into<Operand>,
    ) {
        let operand = operand.into();
        let other = match operand {
            Operand::Register(other) | Operand::Memory(Memory(other, _)) => other,
        };
        self.code.extend(prefix);
        let wide = u8::from(width == Long) << 3;
        let rex = 0x40 | wide | (register.0 >> 3) << 2 | other.0 >> 3;
        if rex != 0x40 {
            self.code.push(rex);
        }
        self.bytes(opcode);
        let low = (register.0 & 7) << 3 | other.0 & 7;
        match operand {
            Operand::Register(_) => self.code.push(0xC0 | low),
            Operand::Memory(Memory(base, displacement)) => {
                // These would need one byte more.
                assert!(base != RSP && base != R12, "no base of an address");
                match i8::try_from(displacement) {
                    Ok(short) => self.bytes(&[0x40 | low, short as u8]),
                    Err(_) => {
                        self.code.push(0x80 | low);
                        self.immediate(displacement);
                    }
                }
            }
        }
    }

    pub(crate) fn load(&mut self, width: Width, to: Register, from: impl Into<Operand>) {
        self.two(None, width, &[0x8B], to, from);
    }

    pub(crate) fn store(&mut self, width: Width, to: Memory, from: Register) {
        self.two(None, width, &[0x89], from, to);
    }

    pub(crate) fn constant(&mut self, to: Register, value: u64) {
        if let Ok(value) = u32::try_from(value) {
            if to.0 >= 8 {
                self.code.push(0x41);
            }
            self.code.push(0xB8 | to.0 & 7);
            self.bytes(&value.to_le_bytes());
        } else {
            self.bytes(&[0x48 | to.0 >> 3, 0xB8 | to.0 & 7]);
            self.bytes(&value.to_le_bytes());
        }
    }

    /// An instruction with an immediate operand: `extension` tells which of its group it is.
    pub(crate) fn with_constant(
        &mut self,
        width: Width,
        extension: u8,
        operand: impl Into<Operand>,
        value: i32,
    ) {
        match i8::try_from(value) {
            Ok(short) => {
                self.two(None, width, &[0x83], Register(extension), operand);
                self.code.push(short as u8);
            }
            Err(_) => {
                self.two(None, width, &[0x81], Register(extension), operand);
                self.immediate(value);
            }
        }
    }

    /// A shift by a constant.
    pub(crate) fn shift(&mut self, width: Width, extension: u8, register: Register, by: u8) {
        self.two(None, width, &[0xC1], Register(extension), register);
        self.code.push(by);
    }

    /// `register = operand * value`
    pub(crate) fn multiply_by(&mut self, register: Register, operand: impl Into<Operand>, value: i32) {
        self.two(None, Int, &[0x69], register, operand);
        self.immediate(value);
    }

    pub(crate) fn compare_with(&mut self, operand: impl Into<Operand>, value: i32) {
        self.with_constant(Int, 7, operand, value);
    }

    pub(crate) fn compare(&mut self, width: Width, register: Register, operand: impl Into<Operand>) {
        self.two(None, width, &[0x3B], register, operand);
    }

    pub(crate) fn add(&mut self, width: Width, register: Register, operand: impl Into<Operand>) {
        self.two(None, width, &[0x03], register, operand);
    }

    /// `to = from + value`, without a change of flags.
    pub(crate) fn offset(&mut self, to: Register, from: Register, value: i32) {
        self.two(None, Long, &[0x8D], to, Memory(from, value));
    }

    /// 1 in the lowest byte if the condition holds, else 0.
    pub(crate) fn set(&mut self, condition: Condition, register: Register) {
        assert!(register.0 < 4, "a register whose lowest byte has a name of its own");
        self.two(None, Int, &[0x0F, 0x90 | condition.0], Register(0), register);
    }

    /// The lowest byte, the others 0.
    pub(crate) fn lowest_byte(&mut self, register: Register) {
        self.two(None, Int, &[0x0F, 0xB6], register, register);
    }

    pub(crate) fn jump(&mut self, label: Label) {
        self.code.push(0xE9);
        self.to(label);
    }

    pub(crate) fn jump_if(&mut self, condition: Condition, label: Label) {
        self.bytes(&[0x0F, 0x80 | condition.0]);
        self.to(label);
    }

    fn to(&mut self, label: Label) {
        self.jumps.push((self.code.len(), label));
        self.immediate(0);
    }

    pub(crate) fn push(&mut self, register: Register) {
        if register.0 >= 8 {
            self.code.push(0x41);
        }
        self.code.push(0x50 | register.0 & 7);
    }

    pub(crate) fn pop(&mut self, register: Register) {
        if register.0 >= 8 {
            self.code.push(0x41);
        }
        self.code.push(0x58 | register.0 & 7);
    }

    pub(crate) fn call(&mut self, target: Memory) {
        self.two(None, Int, &[0xFF], Register(2), target);
    }
}
