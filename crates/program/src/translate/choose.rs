//! Which operation stands for an instruction with given operands.

use crate::bytecode::{Binary, Condition};
use crate::code::{Op, Reg};
use crate::names::Kind;

pub(super) fn compare(condition: Condition, a: Reg, b: Reg) -> Op {
    match condition {
        Condition::Equal => Op::JEq { a, b, t: 0 },
        Condition::NotEqual => Op::JNe { a, b, t: 0 },
        Condition::Less => Op::JLt { a, b, t: 0 },
        Condition::GreaterOrEqual => Op::JGe { a, b, t: 0 },
        Condition::Greater => Op::JGt { a, b, t: 0 },
        Condition::LessOrEqual => Op::JLe { a, b, t: 0 },
    }
}

pub(super) fn compare_immediate(condition: Condition, a: Reg, v: i16) -> Op {
    match condition {
        Condition::Equal => Op::JEqI { a, v, t: 0 },
        Condition::NotEqual => Op::JNeI { a, v, t: 0 },
        Condition::Less => Op::JLtI { a, v, t: 0 },
        Condition::GreaterOrEqual => Op::JGeI { a, v, t: 0 },
        Condition::Greater => Op::JGtI { a, v, t: 0 },
        Condition::LessOrEqual => Op::JLeI { a, v, t: 0 },
    }
}

/// The form of an `int` operation with a constant on the right, if there is one.
pub(super) fn immediate(operator: Binary, v: i16) -> Option<impl FnOnce(Reg, Reg) -> Op> {
    if operator == Binary::Sub && v == i16::MIN
        || matches!(operator, Binary::Div | Binary::Rem | Binary::Or | Binary::Xor)
    {
        return None;
    }
    Some(move |d, a| match operator {
        Binary::Add => Op::AddI { d, a, v },
        Binary::Sub => Op::AddI { d, a, v: -v },
        Binary::Mul => Op::MulI { d, a, v },
        Binary::And => Op::AndI { d, a, v },
        Binary::Shl => Op::ShlI { d, a, v },
        Binary::Shr => Op::ShrI { d, a, v },
        _ => Op::UshrI { d, a, v },
    })
}

pub(super) fn binary_op(kind: Kind, operator: Binary, d: Reg, a: Reg, b: Reg) -> Op {
    macro_rules! table {
        ($add:ident $sub:ident $mul:ident $div:ident $rem:ident) => {
            match operator {
                Binary::Add => Op::$add { d, a, b },
                Binary::Sub => Op::$sub { d, a, b },
                Binary::Mul => Op::$mul { d, a, b },
                Binary::Div => Op::$div { d, a, b },
                _ => Op::$rem { d, a, b },
            }
        };
    }
    macro_rules! bits {
        ($and:ident $or:ident $xor:ident $shl:ident $shr:ident $ushr:ident) => {
            match operator {
                Binary::And => return Op::$and { d, a, b },
                Binary::Or => return Op::$or { d, a, b },
                Binary::Xor => return Op::$xor { d, a, b },
                Binary::Shl => return Op::$shl { d, a, b },
                Binary::Shr => return Op::$shr { d, a, b },
                Binary::Ushr => return Op::$ushr { d, a, b },
                _ => {}
            }
        };
    }
    match kind {
        Kind::Long => {
            bits!(LAnd LOr LXor LShl LShr LUshr);
            table!(LAdd LSub LMul LDiv LRem)
        }
        Kind::Float => table!(FAdd FSub FMul FDiv FRem),
        Kind::Double => table!(DAdd DSub DMul DDiv DRem),
        _ => {
            bits!(And Or Xor Shl Shr Ushr);
            table!(Add Sub Mul Div Rem)
        }
    }
}

pub(super) fn convert_op(from: Kind, to: Kind, d: Reg, a: Reg) -> Op {
    match (from, to) {
        (Kind::Int, Kind::Long) => Op::I2L { d, a },
        (Kind::Int, Kind::Float) => Op::I2F { d, a },
        (Kind::Int, Kind::Double) => Op::I2D { d, a },
        (Kind::Long, Kind::Int) => Op::L2I { d, a },
        (Kind::Long, Kind::Float) => Op::L2F { d, a },
        (Kind::Long, _) => Op::L2D { d, a },
        (Kind::Float, Kind::Int) => Op::F2I { d, a },
        (Kind::Float, Kind::Long) => Op::F2L { d, a },
        (Kind::Float, _) => Op::F2D { d, a },
        (Kind::Double, Kind::Int) => Op::D2I { d, a },
        (Kind::Double, Kind::Long) => Op::D2L { d, a },
        (Kind::Double, _) => Op::D2F { d, a },
        (_, Kind::Byte) => Op::I2B { d, a },
        (_, Kind::Char) => Op::I2C { d, a },
        _ => Op::I2S { d, a },
    }
}
