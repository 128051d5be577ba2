//! Instructions that touch objects, classes and methods.

use super::choose::convert_op;
use super::{Entry, Translator};
use crate::bytecode::{BytecodeError, Instruction, Invocation};
use crate::code::Op;
use crate::names::Kind;

impl Translator<'_> {
    pub(super) fn translate_memory(&mut self, instruction: &Instruction) -> Result<(), BytecodeError> {
        match instruction {
            Instruction::ArrayLoad(kind) => {
                let [a, b] = self.operands([Kind::Reference, Kind::Int]);
                self.emit_result(*kind, |d| match kind {
                    Kind::Byte => Op::LoadByte { d, a, b },
                    Kind::Char => Op::LoadChar { d, a, b },
                    Kind::Short => Op::LoadShort { d, a, b },
                    Kind::Long | Kind::Double => Op::LoadLong { d, a, b },
                    Kind::Reference => Op::LoadReference { d, a, b },
                    _ => Op::LoadInt { d, a, b },
                });
            }
            Instruction::ArrayStore(kind) => {
                let [a, b, c] = self.operands([Kind::Reference, Kind::Int, *kind]);
                self.emit(match kind {
                    Kind::Byte => Op::StoreByte { a, b, c },
                    Kind::Char | Kind::Short => Op::StoreShort { a, b, c },
                    Kind::Long | Kind::Double => Op::StoreLong { a, b, c },
                    Kind::Reference => Op::StoreReference { a, b, c },
                    _ => Op::StoreInt { a, b, c },
                });
            }
            Instruction::ArrayLength => {
                let [a] = self.operands([Kind::Reference]);
                self.emit_result(Kind::Int, |d| Op::ArrayLength { d, a });
            }
            Instruction::Negate(kind) => {
                let [a] = self.operands([*kind]);
                self.emit_result(*kind, |d| match kind {
                    Kind::Long => Op::LNeg { d, a },
                    Kind::Float => Op::FNeg { d, a },
                    Kind::Double => Op::DNeg { d, a },
                    _ => Op::Neg { d, a },
                });
            }
            Instruction::Convert(from, to) => {
                let [a] = self.operands([*from]);
                self.emit_result(*to, |d| convert_op(*from, *to, d, a));
            }
            Instruction::Throw => {
                let [a] = self.operands([Kind::Reference]);
                self.emit(Op::Throw { a });
            }
            Instruction::MonitorEnter => {
                let [a] = self.operands([Kind::Reference]);
                self.emit(Op::MonitorEnter { a });
            }
            Instruction::MonitorExit => {
                let [a] = self.operands([Kind::Reference]);
                self.emit(Op::MonitorExit { a });
            }
            _ => self.translate_symbolic(instruction)?,
        }
        Ok(())
    }

    pub(super) fn translate_symbolic(&mut self, instruction: &Instruction) -> Result<(), BytecodeError> {
        match *instruction {
            Instruction::GetStatic(cp) => {
                let kind = self.subject.field_kind(cp, self.pc)?;
                self.emit_result(kind, |d| Op::GetStaticRaw { d, cp });
            }
            Instruction::PutStatic(cp) => {
                let [a] = self.operands([self.subject.field_kind(cp, self.pc)?]);
                self.emit(Op::PutStaticRaw { a, cp });
            }
            Instruction::GetField(cp) => {
                let [a] = self.operands([Kind::Reference]);
                let kind = self.subject.field_kind(cp, self.pc)?;
                self.emit_result(kind, |d| Op::GetFieldRaw { d, a, cp });
            }
            Instruction::PutField(cp) => {
                let kind = self.subject.field_kind(cp, self.pc)?;
                let [a, b] = self.operands([Kind::Reference, kind]);
                self.emit(Op::PutFieldRaw { a, b, cp });
            }
            Instruction::Invoke(invocation, cp) => self.invoke(invocation, cp)?,
            Instruction::New(cp) => self.emit_result(Kind::Reference, |d| Op::NewRaw { d, cp }),
            Instruction::NewArray(kind) => {
                let [a] = self.operands([Kind::Int]);
                let k = Kind::PRIMITIVES.iter().position(|p| *p == kind).unwrap_or(0) as u16;
                self.emit_result(Kind::Reference, |d| Op::NewPrimitives { d, a, k });
            }
            Instruction::NewReferenceArray(cp) => {
                let [a] = self.operands([Kind::Int]);
                self.emit_result(Kind::Reference, |d| Op::NewArrayRaw { d, a, cp });
            }
            Instruction::CheckCast(cp) => {
                let at = self.depth() - 1;
                let a = self.register(at);
                self.emit(Op::CheckCastRaw { a, cp });
            }
            Instruction::InstanceOf(cp) => {
                let [a] = self.operands([Kind::Reference]);
                self.emit_result(Kind::Int, |d| Op::InstanceOfRaw { d, a, cp });
            }
            Instruction::NewMultiArray(cp, dimensions) => {
                let bottom = self.depth() - dimensions as usize;
                self.settle_from(bottom);
                self.drop_to(bottom);
                let base = self.home(bottom);
                self.emit(Op::NewMultiArrayRaw { base, cp, dimensions });
                self.push(Entry::Home, Kind::Reference);
            }
            _ => {
                return Err(BytecodeError {
                    pc: self.pc,
                    what: "an instruction the translator does not know",
                });
            }
        }
        Ok(())
    }

    pub(super) fn invoke(&mut self, invocation: Invocation, cp: u16) -> Result<(), BytecodeError> {
        let (arguments, result) = self.subject.call_kinds(invocation, cp, self.pc)?;
        let mut slots: usize = arguments.iter().map(|kind| kind.slots() as usize).sum();
        if !matches!(invocation, Invocation::Static | Invocation::Dynamic) {
            slots += 1;
        }
        let bottom = self.depth() - slots;
        self.settle_from(bottom);
        self.drop_to(bottom);
        let base = self.home(bottom);
        self.emit(match invocation {
            Invocation::Virtual => Op::InvokeVirtualRaw { base, cp },
            Invocation::Special => Op::InvokeSpecialRaw { base, cp },
            Invocation::Static => Op::InvokeStaticRaw { base, cp },
            Invocation::Interface => Op::InvokeInterfaceRaw { base, cp },
            Invocation::Dynamic => Op::InvokeDynamicRaw { base, cp },
        });
        if result != Kind::Void {
            self.push(Entry::Home, result);
        }
        Ok(())
    }
}
