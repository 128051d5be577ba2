//! Type inference (JVMS 4.10.2) for class files without a `StackMapTable`: states are joined until nothing changes.

use super::slots::{Frame, Type};
use super::{Checked, Verifier};
use crate::bytecode::{Instruction, Invocation};
use crate::classfile::Constant;
use crate::names::Symbol;

struct States {
    frames: Vec<Option<Frame>>,
    pending: Vec<u32>,
}

impl Verifier<'_> {
    pub(super) fn infer(&mut self, entry: Frame) -> Checked<()> {
        self.check_operands()?;
        let mut states = States { frames: vec![None; self.code.length], pending: vec![0] };
        states.frames[0] = Some(entry);
        while let Some(pc) = states.pending.pop() {
            self.pc = pc;
            let Some(mut frame) = states.frames[pc as usize].clone() else { continue };
            let (instruction, next) = self.instruction(pc)?;
            self.join_handlers(&mut states, &frame)?;
            self.step(&mut frame, &instruction)?;
            self.join_handlers(&mut states, &frame)?;
            let mut targets = Vec::new();
            instruction.targets(|target| targets.push(target));
            if !instruction.ends_flow() {
                targets.push(next);
            }
            for target in targets {
                if !self.is_start(target) {
                    return self.fail("Illegal target of jump or branch, or control falls through code end");
                }
                self.join(&mut states, target, &frame)?;
            }
        }
        Ok(())
    }

    /// What holds of every instruction, also of those that are never reached.
    fn check_operands(&mut self) -> Checked<()> {
        self.pc = 0;
        while (self.pc as usize) < self.code.length {
            let (instruction, next) = self.instruction(self.pc)?;
            let mut fine = true;
            instruction.targets(|target| fine &= self.is_start(target));
            fine &= match instruction {
                Instruction::Load(kind, index) | Instruction::Store(kind, index) => {
                    index as usize + kind.slots() as usize <= self.code.max_locals as usize
                }
                Instruction::Increment(index, _) => index < self.code.max_locals,
                _ => self.has_constant(&instruction),
            };
            if !fine {
                return self.fail("Illegal operand of an instruction");
            }
            self.pc = next;
        }
        Ok(())
    }

    /// Whether an instruction that names a constant names one of the right kind.
    fn has_constant(&self, instruction: &Instruction) -> bool {
        let kind = |index: u16| self.file.pool.get(index).unwrap_or(Constant::Empty);
        match instruction {
            Instruction::GetStatic(index)
            | Instruction::PutStatic(index)
            | Instruction::GetField(index)
            | Instruction::PutField(index) => matches!(kind(*index), Constant::Field(..)),
            Instruction::Invoke(Invocation::Interface, index) => {
                matches!(kind(*index), Constant::InterfaceMethod(..))
            }
            Instruction::Invoke(Invocation::Dynamic, _) => false,
            Instruction::Invoke(_, index) => matches!(kind(*index), Constant::Method(..)),
            Instruction::New(index)
            | Instruction::NewReferenceArray(index)
            | Instruction::CheckCast(index)
            | Instruction::InstanceOf(index)
            | Instruction::NewMultiArray(index, _) => matches!(kind(*index), Constant::Class(_)),
            Instruction::LoadConstant(index) => {
                let wide = self.bytes()[self.pc as usize] == 0x14;
                match kind(*index) {
                    Constant::Long(_) | Constant::Double(_) => wide,
                    Constant::Integer(_) | Constant::Float(_) | Constant::String(_) | Constant::Class(_) => {
                        !wide
                    }
                    _ => false,
                }
            }
            _ => true,
        }
    }

    fn join_handlers(&mut self, states: &mut States, frame: &Frame) -> Checked<()> {
        self.for_each_handler(frame, |checker, target, seen| checker.join(states, target, seen))
    }

    fn join(&mut self, states: &mut States, target: u32, frame: &Frame) -> Checked<()> {
        self.spend(frame.locals.len() + frame.stack.len() + 1)?;
        let Some(known) = &states.frames[target as usize] else {
            self.spend(16 * (frame.locals.len() + frame.stack.len()))?;
            states.frames[target as usize] = Some(frame.clone());
            states.pending.push(target);
            return Ok(());
        };
        let known = known.clone();
        if known.stack.len() != frame.stack.len() {
            return self.fail("Inconsistent stack height");
        }
        let mut joined = Frame {
            locals: Vec::with_capacity(known.locals.len()),
            stack: Vec::with_capacity(known.stack.len()),
            this_uninitialized: known.this_uninitialized || frame.this_uninitialized,
        };
        for (one, other) in known.locals.iter().zip(&frame.locals) {
            let slot = self.join_types(*one, *other)?;
            joined.locals.push(slot);
        }
        for (one, other) in known.stack.iter().zip(&frame.stack) {
            let slot = self.join_types(*one, *other)?;
            joined.stack.push(slot);
        }
        if joined != known {
            states.frames[target as usize] = Some(joined);
            states.pending.push(target);
        }
        Ok(())
    }

    fn join_types(&mut self, one: Type, other: Type) -> Checked<Type> {
        Ok(match (one, other) {
            _ if one == other => one,
            (Type::Null, Type::Object(_)) => other,
            (Type::Object(_), Type::Null) => one,
            (Type::Object(one), Type::Object(other)) => Type::Object(self.common_class(one, other)?),
            _ => Type::Top,
        })
    }

    /// The nearest class that both are; `Object` if one is an interface.
    fn common_class(&mut self, one: Symbol, other: Symbol) -> Checked<Symbol> {
        let object = self.program.symbols.intern("java/lang/Object");
        if let (Some(one), Some(other)) = (self.component(one), self.component(other)) {
            let (Type::Object(one), Type::Object(other)) = (self.described(&one)?, self.described(&other)?)
            else {
                return Ok(object);
            };
            let common = Type::Object(self.common_class(one, other)?);
            return match self.array_of(common)? {
                Type::Object(array) => Ok(array),
                _ => Ok(object),
            };
        }
        if one == other {
            return Ok(one);
        }
        if self.is_array(one) || self.is_array(other) {
            return Ok(object);
        }
        let (one, other) = (self.text(one), self.text(other));
        let (one, other) = (self.program.load(&one)?, self.program.load(&other)?);
        let chains = self.program.class(one).chain.iter().zip(&self.program.class(other).chain);
        let common = chains.take_while(|(a, b)| a == b).last().map(|(a, _)| *a);
        let name = common.map(|id| self.program.class(id).name.clone());
        Ok(name.map_or(object, |name| self.program.symbols.intern(&name)))
    }
}
