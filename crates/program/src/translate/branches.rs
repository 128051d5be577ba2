//! Comparisons, jumps and returns.

use super::Translator;
use super::choose::{compare, compare_immediate};
use crate::bytecode::{BytecodeError, Condition, Instruction, decode};
use crate::code::Op;
use crate::names::Kind;

impl Translator<'_> {
    pub(super) fn compare(&mut self, kind: Kind, nan: i32, next: u32) -> Result<u32, BytecodeError> {
        let right = self.depth() - kind.slots() as usize;
        let left = right - kind.slots() as usize;
        let a = self.register(left);
        let b = self.register(right);
        self.drop_to(left);
        if kind == Kind::Long && !self.leaders[next as usize] {
            let (following, after) = decode(self.subject.bytes(), next)?;
            if let Instruction::If(condition, target) = following {
                self.settle_all();
                let op = match condition {
                    Condition::Equal => Op::LJEq { a, b, t: 0 },
                    Condition::NotEqual => Op::LJNe { a, b, t: 0 },
                    Condition::Less => Op::LJLt { a, b, t: 0 },
                    Condition::GreaterOrEqual => Op::LJGe { a, b, t: 0 },
                    Condition::Greater => Op::LJGt { a, b, t: 0 },
                    Condition::LessOrEqual => Op::LJLe { a, b, t: 0 },
                };
                self.jump(op, target);
                return Ok(after);
            }
        }
        self.emit_result(Kind::Int, |d| match (kind, nan) {
            (Kind::Long, _) => Op::LCmp { d, a, b },
            (Kind::Float, -1) => Op::FCmpL { d, a, b },
            (Kind::Float, _) => Op::FCmpG { d, a, b },
            (_, -1) => Op::DCmpL { d, a, b },
            _ => Op::DCmpG { d, a, b },
        });
        Ok(next)
    }

    pub(super) fn jump(&mut self, op: Op, target: u32) {
        self.jumps.push((self.ops.len(), target));
        self.emit(op);
    }

    pub(super) fn branch_zero(&mut self, condition: Condition, target: u32) {
        let at = self.depth() - 1;
        let a = self.register(at);
        self.drop_to(at);
        self.settle_all();
        self.jump(compare_immediate(condition, a, 0), target);
    }

    pub(super) fn branch_pair(&mut self, condition: Condition, target: u32) {
        let (left, right) = (self.depth() - 2, self.depth() - 1);
        let a = self.register(left);
        let op = match self.small(right) {
            Some(v) => compare_immediate(condition, a, v),
            None => {
                let b = self.register(right);
                compare(condition, a, b)
            }
        };
        self.drop_to(left);
        self.settle_all();
        self.jump(op, target);
    }

    pub(super) fn switch(&mut self, table: bool, keys: Vec<i32>, low: i32, targets: Vec<u32>, default: u32) {
        let at = self.depth() - 1;
        let a = self.register(at);
        self.drop_to(at);
        self.settle_all();
        let i = self.switches.len() as u32;
        self.switches.push((keys, low, targets, default));
        self.emit(if table { Op::TableSwitch { a, i } } else { Op::LookupSwitch { a, i } });
    }

    pub(super) fn return_value(&mut self, kind: Kind) {
        if kind == Kind::Void {
            return self.emit(Op::Return);
        }
        let at = self.depth() - kind.slots() as usize;
        let a = self.register(at);
        self.drop_to(at);
        self.emit(Op::ReturnValue { a });
    }
}
