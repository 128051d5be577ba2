//! Type inference (JVMS 4.10.2) for class files without a `StackMapTable`: states are joined until nothing changes.

use super::frame::Frame;
use super::types::Type;
use super::{Checked, Verifier};
use crate::names::Symbol;

struct States {
    frames: Vec<Option<Frame>>,
    pending: Vec<u32>,
}

impl Verifier<'_> {
    pub(super) fn infer(&mut self, entry: Frame) -> Checked<()> {
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

    fn join_handlers(&mut self, states: &mut States, frame: &Frame) -> Checked<()> {
        for (target, caught) in self.handler_frames(frame)? {
            self.join(states, target, &caught)?;
        }
        Ok(())
    }

    fn join(&mut self, states: &mut States, target: u32, frame: &Frame) -> Checked<()> {
        let Some(known) = &states.frames[target as usize] else {
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
