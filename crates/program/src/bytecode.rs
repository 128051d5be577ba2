//! Java bytecode, one normalised instruction at a time (JVMS chapter 6).

use crate::names::Kind;

/// Why a method's bytecode cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} (at bytecode {pc})")]
pub struct BytecodeError {
    /// The bytecode offset.
    pub pc: u32,
    /// What is wrong there.
    pub what: &'static str,
}

/// A comparison in a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Condition {
    Equal,
    NotEqual,
    Less,
    GreaterOrEqual,
    Greater,
    LessOrEqual,
}

const CONDITIONS: [Condition; 6] = [
    Condition::Equal,
    Condition::NotEqual,
    Condition::Less,
    Condition::GreaterOrEqual,
    Condition::Greater,
    Condition::LessOrEqual,
];

/// Arithmetic with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
}

/// Rearrangements of the operand stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the specification's")]
pub enum Shuffle {
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
}

/// How a method is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the specification's")]
pub enum Invocation {
    Virtual,
    Special,
    Static,
    Interface,
    Dynamic,
}

/// One instruction; jump targets are bytecode offsets.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the specification's")]
pub enum Instruction {
    Nop,
    Null,
    Int(i32),
    Long(i64),
    Float(u32),
    Double(u64),
    LoadConstant(u16),
    Load(Kind, u16),
    Store(Kind, u16),
    ArrayLoad(Kind),
    ArrayStore(Kind),
    Shuffle(Shuffle),
    Binary(Kind, Binary),
    Negate(Kind),
    Increment(u16, i16),
    Convert(Kind, Kind),
    /// Long, float or double; what a NaN gives.
    Compare(Kind, i32),
    If(Condition, u32),
    IfInt(Condition, u32),
    IfReference(Condition, u32),
    IfNull(Condition, u32),
    Goto(u32),
    TableSwitch {
        low: i32,
        default: u32,
        targets: Vec<u32>,
    },
    LookupSwitch {
        default: u32,
        pairs: Vec<(i32, u32)>,
    },
    Return(Kind),
    GetStatic(u16),
    PutStatic(u16),
    GetField(u16),
    PutField(u16),
    Invoke(Invocation, u16),
    New(u16),
    NewArray(Kind),
    NewReferenceArray(u16),
    ArrayLength,
    Throw,
    CheckCast(u16),
    InstanceOf(u16),
    MonitorEnter,
    MonitorExit,
    NewMultiArray(u16, u8),
}

impl Instruction {
    /// Whether control never goes on to the next instruction.
    pub fn ends_flow(&self) -> bool {
        matches!(
            self,
            Instruction::Goto(_)
                | Instruction::TableSwitch { .. }
                | Instruction::LookupSwitch { .. }
                | Instruction::Return(_)
                | Instruction::Throw
        )
    }

    /// Calls `visit` with each jump target.
    pub fn targets(&self, mut visit: impl FnMut(u32)) {
        match self {
            Instruction::If(_, target)
            | Instruction::IfInt(_, target)
            | Instruction::IfReference(_, target)
            | Instruction::IfNull(_, target)
            | Instruction::Goto(target) => visit(*target),
            Instruction::TableSwitch { default, targets, .. } => {
                visit(*default);
                targets.iter().for_each(|t| visit(*t));
            }
            Instruction::LookupSwitch { default, pairs } => {
                visit(*default);
                pairs.iter().for_each(|(_, t)| visit(*t));
            }
            _ => {}
        }
    }
}

const ARRAY_KINDS: [Kind; 8] =
    [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Reference, Kind::Byte, Kind::Char, Kind::Short];
const VALUE_KINDS: [Kind; 5] = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Reference];

struct Reader<'a> {
    code: &'a [u8],
    pc: u32,
    at: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, what: &'static str) -> Result<T, BytecodeError> {
        Err(BytecodeError { pc: self.pc, what })
    }

    fn u1(&mut self) -> Result<u8, BytecodeError> {
        let Some(byte) = self.code.get(self.at) else {
            return self.fail("an instruction runs past the end of the code");
        };
        self.at += 1;
        Ok(*byte)
    }

    fn u2(&mut self) -> Result<u16, BytecodeError> {
        Ok(u16::from(self.u1()?) << 8 | u16::from(self.u1()?))
    }

    fn i4(&mut self) -> Result<i32, BytecodeError> {
        Ok((u32::from(self.u2()?) << 16 | u32::from(self.u2()?)) as i32)
    }

    fn target(&self, offset: i32) -> Result<u32, BytecodeError> {
        let target = i64::from(self.pc) + i64::from(offset);
        if target < 0 || target >= self.code.len() as i64 {
            return self.fail("a jump leaves the code");
        }
        Ok(target as u32)
    }

    fn short_target(&mut self) -> Result<u32, BytecodeError> {
        let offset = self.u2()? as i16;
        self.target(i32::from(offset))
    }

    fn local(&mut self, wide: bool) -> Result<u16, BytecodeError> {
        if wide { self.u2() } else { Ok(u16::from(self.u1()?)) }
    }

    fn align(&mut self) {
        self.at = (self.at + 3) & !3;
    }

    fn table_switch(&mut self) -> Result<Instruction, BytecodeError> {
        self.align();
        let offset = self.i4()?;
        let default = self.target(offset)?;
        let (low, high) = (self.i4()?, self.i4()?);
        let count = i64::from(high) - i64::from(low) + 1;
        if count < 1 || count as usize > self.code.len() {
            return self.fail("a switch has a bad range");
        }
        let mut targets = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let offset = self.i4()?;
            targets.push(self.target(offset)?);
        }
        Ok(Instruction::TableSwitch { low, default, targets })
    }

    fn lookup_switch(&mut self) -> Result<Instruction, BytecodeError> {
        self.align();
        let offset = self.i4()?;
        let default = self.target(offset)?;
        let count = self.i4()?;
        if count < 0 || count as usize > self.code.len() {
            return self.fail("a switch has a bad number of cases");
        }
        let mut pairs = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let key = self.i4()?;
            let offset = self.i4()?;
            pairs.push((key, self.target(offset)?));
        }
        if pairs.windows(2).any(|w| w[0].0 >= w[1].0) {
            return self.fail("the cases of a switch are not sorted");
        }
        Ok(Instruction::LookupSwitch { default, pairs })
    }

    fn new_array(&mut self) -> Result<Instruction, BytecodeError> {
        let kind = match self.u1()? {
            4 => Kind::Boolean,
            5 => Kind::Char,
            6 => Kind::Float,
            7 => Kind::Double,
            8 => Kind::Byte,
            9 => Kind::Short,
            10 => Kind::Int,
            11 => Kind::Long,
            _ => return self.fail("an array of an unknown type"),
        };
        Ok(Instruction::NewArray(kind))
    }

    fn wide(&mut self) -> Result<Instruction, BytecodeError> {
        match self.u1()? {
            opcode @ 0x15..=0x19 => Ok(Instruction::Load(VALUE_KINDS[opcode as usize - 0x15], self.u2()?)),
            opcode @ 0x36..=0x3A => Ok(Instruction::Store(VALUE_KINDS[opcode as usize - 0x36], self.u2()?)),
            0x84 => Ok(Instruction::Increment(self.u2()?, self.u2()? as i16)),
            _ => self.fail("an instruction that has no wide form"),
        }
    }
}

/// The instruction at `pc` and the offset of the next one.
pub fn decode(code: &[u8], pc: u32) -> Result<(Instruction, u32), BytecodeError> {
    let mut reader = Reader { code, pc, at: pc as usize };
    let opcode = reader.u1()?;
    let instruction = match opcode {
        0x00..=0x35 => decode_load(&mut reader, opcode)?,
        0x36..=0x56 => decode_store(&mut reader, opcode)?,
        0x57..=0x98 => decode_arithmetic(&mut reader, opcode)?,
        _ => decode_control(&mut reader, opcode)?,
    };
    Ok((instruction, reader.at as u32))
}

fn decode_load(reader: &mut Reader<'_>, opcode: u8) -> Result<Instruction, BytecodeError> {
    Ok(match opcode {
        0x00 => Instruction::Nop,
        0x01 => Instruction::Null,
        0x02..=0x08 => Instruction::Int(i32::from(opcode) - 3),
        0x09 | 0x0A => Instruction::Long(i64::from(opcode) - 9),
        0x0B..=0x0D => Instruction::Float((f32::from(opcode) - 11.0).to_bits()),
        0x0E | 0x0F => Instruction::Double((f64::from(opcode) - 14.0).to_bits()),
        0x10 => Instruction::Int(i32::from(reader.u1()? as i8)),
        0x11 => Instruction::Int(i32::from(reader.u2()? as i16)),
        0x12 => Instruction::LoadConstant(u16::from(reader.u1()?)),
        0x13 | 0x14 => Instruction::LoadConstant(reader.u2()?),
        0x15..=0x19 => Instruction::Load(VALUE_KINDS[opcode as usize - 0x15], reader.local(false)?),
        0x1A..=0x2D => {
            let n = opcode - 0x1A;
            Instruction::Load(VALUE_KINDS[n as usize / 4], u16::from(n % 4))
        }
        _ => Instruction::ArrayLoad(ARRAY_KINDS[opcode as usize - 0x2E]),
    })
}

fn decode_store(reader: &mut Reader<'_>, opcode: u8) -> Result<Instruction, BytecodeError> {
    Ok(match opcode {
        0x36..=0x3A => Instruction::Store(VALUE_KINDS[opcode as usize - 0x36], reader.local(false)?),
        0x3B..=0x4E => {
            let n = opcode - 0x3B;
            Instruction::Store(VALUE_KINDS[n as usize / 4], u16::from(n % 4))
        }
        _ => Instruction::ArrayStore(ARRAY_KINDS[opcode as usize - 0x4F]),
    })
}

fn decode_arithmetic(reader: &mut Reader<'_>, opcode: u8) -> Result<Instruction, BytecodeError> {
    const SHUFFLES: [Shuffle; 9] = [
        Shuffle::Pop,
        Shuffle::Pop2,
        Shuffle::Dup,
        Shuffle::DupX1,
        Shuffle::DupX2,
        Shuffle::Dup2,
        Shuffle::Dup2X1,
        Shuffle::Dup2X2,
        Shuffle::Swap,
    ];
    const ARITHMETIC: [Binary; 5] = [Binary::Add, Binary::Sub, Binary::Mul, Binary::Div, Binary::Rem];
    const BITS: [Binary; 6] = [Binary::Shl, Binary::Shr, Binary::Ushr, Binary::And, Binary::Or, Binary::Xor];
    const CONVERSIONS: [(Kind, Kind); 15] = [
        (Kind::Int, Kind::Long),
        (Kind::Int, Kind::Float),
        (Kind::Int, Kind::Double),
        (Kind::Long, Kind::Int),
        (Kind::Long, Kind::Float),
        (Kind::Long, Kind::Double),
        (Kind::Float, Kind::Int),
        (Kind::Float, Kind::Long),
        (Kind::Float, Kind::Double),
        (Kind::Double, Kind::Int),
        (Kind::Double, Kind::Long),
        (Kind::Double, Kind::Float),
        (Kind::Int, Kind::Byte),
        (Kind::Int, Kind::Char),
        (Kind::Int, Kind::Short),
    ];
    Ok(match opcode {
        0x57..=0x5F => Instruction::Shuffle(SHUFFLES[opcode as usize - 0x57]),
        0x60..=0x73 => {
            let n = opcode as usize - 0x60;
            Instruction::Binary(VALUE_KINDS[n % 4], ARITHMETIC[n / 4])
        }
        0x74..=0x77 => Instruction::Negate(VALUE_KINDS[opcode as usize - 0x74]),
        0x78..=0x83 => {
            let n = opcode as usize - 0x78;
            Instruction::Binary(VALUE_KINDS[n % 2], BITS[n / 2])
        }
        0x84 => Instruction::Increment(reader.local(false)?, i16::from(reader.u1()? as i8)),
        0x85..=0x93 => {
            let (from, to) = CONVERSIONS[opcode as usize - 0x85];
            Instruction::Convert(from, to)
        }
        0x94 => Instruction::Compare(Kind::Long, 0),
        0x95 => Instruction::Compare(Kind::Float, -1),
        0x96 => Instruction::Compare(Kind::Float, 1),
        0x97 => Instruction::Compare(Kind::Double, -1),
        _ => Instruction::Compare(Kind::Double, 1),
    })
}

fn decode_control(reader: &mut Reader<'_>, opcode: u8) -> Result<Instruction, BytecodeError> {
    Ok(match opcode {
        0x99..=0x9E => Instruction::If(CONDITIONS[opcode as usize - 0x99], reader.short_target()?),
        0x9F..=0xA4 => Instruction::IfInt(CONDITIONS[opcode as usize - 0x9F], reader.short_target()?),
        0xA5 | 0xA6 => Instruction::IfReference(CONDITIONS[opcode as usize - 0xA5], reader.short_target()?),
        0xA7 => Instruction::Goto(reader.short_target()?),
        0xA8 | 0xA9 | 0xC9 => {
            return reader.fail("jsr and ret are not supported (class files before Java 6)");
        }
        0xAA => reader.table_switch()?,
        0xAB => reader.lookup_switch()?,
        0xAC..=0xB0 => Instruction::Return(VALUE_KINDS[opcode as usize - 0xAC]),
        0xB1 => Instruction::Return(Kind::Void),
        0xB2 => Instruction::GetStatic(reader.u2()?),
        0xB3 => Instruction::PutStatic(reader.u2()?),
        0xB4 => Instruction::GetField(reader.u2()?),
        0xB5 => Instruction::PutField(reader.u2()?),
        0xB6 => Instruction::Invoke(Invocation::Virtual, reader.u2()?),
        0xB7 => Instruction::Invoke(Invocation::Special, reader.u2()?),
        0xB8 => Instruction::Invoke(Invocation::Static, reader.u2()?),
        0xB9 | 0xBA => {
            let kind = if opcode == 0xB9 { Invocation::Interface } else { Invocation::Dynamic };
            let index = reader.u2()?;
            reader.u2()?;
            Instruction::Invoke(kind, index)
        }
        0xBB => Instruction::New(reader.u2()?),
        0xBC => reader.new_array()?,
        0xBD => Instruction::NewReferenceArray(reader.u2()?),
        0xBE => Instruction::ArrayLength,
        0xBF => Instruction::Throw,
        0xC0 => Instruction::CheckCast(reader.u2()?),
        0xC1 => Instruction::InstanceOf(reader.u2()?),
        0xC2 => Instruction::MonitorEnter,
        0xC3 => Instruction::MonitorExit,
        0xC4 => reader.wide()?,
        0xC5 => Instruction::NewMultiArray(reader.u2()?, reader.u1()?),
        0xC6 => Instruction::IfNull(Condition::Equal, reader.short_target()?),
        0xC7 => Instruction::IfNull(Condition::NotEqual, reader.short_target()?),
        0xC8 => {
            let offset = reader.i4()?;
            Instruction::Goto(reader.target(offset)?)
        }
        _ => return reader.fail("an unknown instruction"),
    })
}
