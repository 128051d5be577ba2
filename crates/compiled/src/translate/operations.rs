//! What each operation becomes.

use super::{DOUBLE, Flow, SINGLE, Translation};
use crate::assembler::*;
use program::Kind;
use program::code::Op;

impl Translation<'_> {
    #[rustfmt::skip]
    pub(super) fn emit(&mut self, op: Op) -> Flow {
        match op {
            Op::Mov { d, a } => { self.load(Long, a); self.result(d); }
            Op::Const { d, v } => { self.out.constant(RAX, u64::from(v as u32)); self.result(d); }
            Op::ConstWide { d, i } => { self.out.constant(RAX, self.method.wide[i as usize]); self.result(d); }
            Op::ConstReference { d, r } => { self.out.constant(RAX, u64::from(r)); self.result(d); }
            Op::Add { d, a, b } => self.binary(Int, &[0x03], (d, a, b)),
            Op::Sub { d, a, b } => self.binary(Int, &[0x2B], (d, a, b)),
            Op::Mul { d, a, b } => self.binary(Int, &[0x0F, 0xAF], (d, a, b)),
            Op::And { d, a, b } => self.binary(Int, &[0x23], (d, a, b)),
            Op::Or { d, a, b } => self.binary(Int, &[0x0B], (d, a, b)),
            Op::Xor { d, a, b } => self.binary(Int, &[0x33], (d, a, b)),
            Op::LAdd { d, a, b } => self.binary(Long, &[0x03], (d, a, b)),
            Op::LSub { d, a, b } => self.binary(Long, &[0x2B], (d, a, b)),
            Op::LMul { d, a, b } => self.binary(Long, &[0x0F, 0xAF], (d, a, b)),
            Op::LAnd { d, a, b } => self.binary(Long, &[0x23], (d, a, b)),
            Op::LOr { d, a, b } => self.binary(Long, &[0x0B], (d, a, b)),
            Op::LXor { d, a, b } => self.binary(Long, &[0x33], (d, a, b)),
            Op::Div { d, a, b } => self.divide(Int, RAX, (d, a, b)),
            Op::Rem { d, a, b } => self.divide(Int, RDX, (d, a, b)),
            Op::LDiv { d, a, b } => self.divide(Long, RAX, (d, a, b)),
            Op::LRem { d, a, b } => self.divide(Long, RDX, (d, a, b)),
            Op::Shl { d, a, b } => self.shift(Int, 4, (d, a, b)),
            Op::Shr { d, a, b } => self.shift(Int, 7, (d, a, b)),
            Op::Ushr { d, a, b } => self.shift(Int, 5, (d, a, b)),
            Op::LShl { d, a, b } => self.shift(Long, 4, (d, a, b)),
            Op::LShr { d, a, b } => self.shift(Long, 7, (d, a, b)),
            Op::LUshr { d, a, b } => self.shift(Long, 5, (d, a, b)),
            Op::ShlI { d, a, v } => self.shift_by(4, (d, a), v),
            Op::ShrI { d, a, v } => self.shift_by(7, (d, a), v),
            Op::UshrI { d, a, v } => self.shift_by(5, (d, a), v),
            Op::AddI { d, a, v } => self.with_constant(0, (d, a), i32::from(v)),
            Op::AndI { d, a, v } => self.with_constant(4, (d, a), i32::from(v)),
            Op::MulI { d, a, v } => { let a = self.place(a); self.out.multiply_by(RAX, a, i32::from(v)); self.result(d); }
            Op::LAddI { d, a, v } => {
                self.load(Long, a);
                self.out.with_constant(Long, 0, RAX, i32::from(v));
                self.result(d);
            }
            Op::Neg { d, a } => self.negate(Int, (d, a)),
            Op::LNeg { d, a } => self.negate(Long, (d, a)),
            Op::LCmp { d, a, b } => {
                let (a, b) = (self.place(a), self.place(b));
                self.out.load(Long, RDX, a);
                self.out.compare(Long, RDX, b);
                self.sign(GREATER, LESS, d);
            }
            Op::FAdd { d, a, b } => self.floating(SINGLE, 0x58, (d, a, b)),
            Op::FSub { d, a, b } => self.floating(SINGLE, 0x5C, (d, a, b)),
            Op::FMul { d, a, b } => self.floating(SINGLE, 0x59, (d, a, b)),
            Op::FDiv { d, a, b } => self.floating(SINGLE, 0x5E, (d, a, b)),
            Op::DAdd { d, a, b } => self.floating(DOUBLE, 0x58, (d, a, b)),
            Op::DSub { d, a, b } => self.floating(DOUBLE, 0x5C, (d, a, b)),
            Op::DMul { d, a, b } => self.floating(DOUBLE, 0x59, (d, a, b)),
            Op::DDiv { d, a, b } => self.floating(DOUBLE, 0x5E, (d, a, b)),
            Op::FNeg { d, a } => {
                self.load(Int, a);
                self.out.with_constant(Int, 6, RAX, i32::MIN);
                self.result(d);
            }
            Op::DNeg { d, a } => {
                self.load(Long, a);
                self.out.constant(RCX, 1 << 63);
                self.out.two(None, Long, &[0x33], RAX, RCX);
                self.result(d);
            }
            Op::FCmpL { d, a, b } => self.floating_compare(SINGLE, true, (d, a, b)),
            Op::FCmpG { d, a, b } => self.floating_compare(SINGLE, false, (d, a, b)),
            Op::DCmpL { d, a, b } => self.floating_compare(DOUBLE, true, (d, a, b)),
            Op::DCmpG { d, a, b } => self.floating_compare(DOUBLE, false, (d, a, b)),
            Op::I2L { d, a } => { let a = self.place(a); self.out.two(None, Long, &[0x63], RAX, a); self.result(d); }
            Op::L2I { d, a } => { self.load(Int, a); self.result(d); }
            Op::I2F { d, a } => self.make_floating((SINGLE, Int, 0x2A), SINGLE, (d, a)),
            Op::I2D { d, a } => self.make_floating((DOUBLE, Int, 0x2A), DOUBLE, (d, a)),
            Op::L2F { d, a } => self.make_floating((SINGLE, Long, 0x2A), SINGLE, (d, a)),
            Op::L2D { d, a } => self.make_floating((DOUBLE, Long, 0x2A), DOUBLE, (d, a)),
            Op::F2D { d, a } => self.make_floating((SINGLE, Int, 0x5A), DOUBLE, (d, a)),
            Op::D2F { d, a } => self.make_floating((DOUBLE, Int, 0x5A), SINGLE, (d, a)),
            Op::F2I { d, a } => self.make_integer(SINGLE, Int, (d, a)),
            Op::F2L { d, a } => self.make_integer(SINGLE, Long, (d, a)),
            Op::D2I { d, a } => self.make_integer(DOUBLE, Int, (d, a)),
            Op::D2L { d, a } => self.make_integer(DOUBLE, Long, (d, a)),
            Op::I2B { d, a } => self.narrow_into(Kind::Byte, (d, a)),
            Op::I2C { d, a } => self.narrow_into(Kind::Char, (d, a)),
            Op::I2S { d, a } => self.narrow_into(Kind::Short, (d, a)),
            Op::LoadByte { d, a, b } => self.load_element(d, (a, b), 0, |out, place| out.two(None, Int, &[0x0F, 0xBE], RAX, place)),
            Op::LoadChar { d, a, b } => self.load_element(d, (a, b), 1, |out, place| out.two(None, Int, &[0x0F, 0xB7], RAX, place)),
            Op::LoadShort { d, a, b } => self.load_element(d, (a, b), 1, |out, place| out.two(None, Int, &[0x0F, 0xBF], RAX, place)),
            Op::LoadInt { d, a, b } | Op::LoadReference { d, a, b } => self.load_element(d, (a, b), 2, |out, place| out.load(Int, RAX, place)),
            Op::LoadLong { d, a, b } => self.load_element(d, (a, b), 3, |out, place| out.load(Long, RAX, place)),
            Op::StoreByte { a, b, c } => self.store_element((a, b), 0, c),
            Op::StoreShort { a, b, c } => self.store_element((a, b), 1, c),
            Op::StoreInt { a, b, c } => self.store_element((a, b), 2, c),
            Op::StoreLong { a, b, c } => self.store_element((a, b), 3, c),
            Op::ArrayLength { d, a } => {
                self.load(Int, a);
                self.out.two(None, Int, &[0x85], RAX, RAX);
                self.leave_if(EQUAL);
                self.checked_header();
                let length = self.header_field(self.layout.length);
                self.out.load(Int, RAX, length);
                self.result(d);
            }
            Op::GetField { d, a, w } => self.get_field((d, a), w),
            Op::PutField { a, b, w } => self.put_field(Kind::Long, (a, b), w),
            Op::PutBoolean { a, b, w } => self.put_field(Kind::Boolean, (a, b), w),
            Op::PutByte { a, b, w } => self.put_field(Kind::Byte, (a, b), w),
            Op::PutChar { a, b, w } => self.put_field(Kind::Char, (a, b), w),
            Op::PutShort { a, b, w } => self.put_field(Kind::Short, (a, b), w),
            Op::GetStatic { d, i } => {
                let Some((_, place)) = self.static_field(i, false) else { return Flow::Leaves };
                self.out.load(Long, RAX, place);
                self.result(d);
            }
            Op::PutStatic { a, i } => {
                let Some((kind, place)) = self.static_field(i, true) else { return Flow::Leaves };
                self.narrow(kind, RAX, a);
                self.out.store(Long, place, RAX);
            }
            Op::CheckCast { a, class } => self.check_cast(a, class),
            Op::Goto { t } => { self.jump(t); return Flow::Ends; }
            Op::JEq { a, b, t } => { self.compare_and_branch(Int, EQUAL, (a, b), t); return Flow::Counted; }
            Op::JNe { a, b, t } => { self.compare_and_branch(Int, NOT_EQUAL, (a, b), t); return Flow::Counted; }
            Op::JLt { a, b, t } => { self.compare_and_branch(Int, LESS, (a, b), t); return Flow::Counted; }
            Op::JGe { a, b, t } => { self.compare_and_branch(Int, NOT_LESS, (a, b), t); return Flow::Counted; }
            Op::JGt { a, b, t } => { self.compare_and_branch(Int, GREATER, (a, b), t); return Flow::Counted; }
            Op::JLe { a, b, t } => { self.compare_and_branch(Int, NOT_GREATER, (a, b), t); return Flow::Counted; }
            Op::JEqI { a, v, t } => { self.compare_with_and_branch(EQUAL, a, v, t); return Flow::Counted; }
            Op::JNeI { a, v, t } => { self.compare_with_and_branch(NOT_EQUAL, a, v, t); return Flow::Counted; }
            Op::JLtI { a, v, t } => { self.compare_with_and_branch(LESS, a, v, t); return Flow::Counted; }
            Op::JGeI { a, v, t } => { self.compare_with_and_branch(NOT_LESS, a, v, t); return Flow::Counted; }
            Op::JGtI { a, v, t } => { self.compare_with_and_branch(GREATER, a, v, t); return Flow::Counted; }
            Op::JLeI { a, v, t } => { self.compare_with_and_branch(NOT_GREATER, a, v, t); return Flow::Counted; }
            Op::LJEq { a, b, t } => { self.compare_and_branch(Long, EQUAL, (a, b), t); return Flow::Counted; }
            Op::LJNe { a, b, t } => { self.compare_and_branch(Long, NOT_EQUAL, (a, b), t); return Flow::Counted; }
            Op::LJLt { a, b, t } => { self.compare_and_branch(Long, LESS, (a, b), t); return Flow::Counted; }
            Op::LJGe { a, b, t } => { self.compare_and_branch(Long, NOT_LESS, (a, b), t); return Flow::Counted; }
            Op::LJGt { a, b, t } => { self.compare_and_branch(Long, GREATER, (a, b), t); return Flow::Counted; }
            Op::LJLe { a, b, t } => { self.compare_and_branch(Long, NOT_GREATER, (a, b), t); return Flow::Counted; }
            Op::TableSwitch { a, i } | Op::LookupSwitch { a, i } => { self.switch(a, i); return Flow::Ends; }
            _ => return Flow::Leaves,
        }
        Flow::Next
    }
}
