//! Operations on the locals and the operand stack.

use super::slots::{Frame, Type};
use super::{Checked, Verifier};
use crate::bytecode::Shuffle;

impl Verifier<'_> {
    fn push_raw(&self, frame: &mut Frame, slot: Type) -> Checked<()> {
        if frame.stack.len() >= self.code.max_stack as usize {
            return self.fail("Operand stack overflow");
        }
        frame.stack.push(slot);
        Ok(())
    }

    pub(super) fn push(&self, frame: &mut Frame, slot: Type) -> Checked<()> {
        self.push_raw(frame, slot)?;
        if slot.is_wide() {
            self.push_raw(frame, Type::Pad)?;
        }
        Ok(())
    }

    fn pop_raw(&self, frame: &mut Frame) -> Checked<Type> {
        match frame.stack.pop() {
            Some(slot) => Ok(slot),
            None => self.fail("Operand stack underflow"),
        }
    }

    /// Pops a value that can stand for the type.
    pub(super) fn pop(&mut self, frame: &mut Frame, wanted: Type) -> Checked<Type> {
        if wanted.is_wide() && self.pop_raw(frame)? != Type::Pad {
            return self.fail("Bad type on operand stack");
        }
        let found = self.pop_raw(frame)?;
        if !self.assignable(found, wanted)? {
            let (found, wanted) = (self.describe(found), self.describe(wanted));
            return self
                .fail(format!("Bad type on operand stack: type '{found}' is not assignable to '{wanted}'"));
        }
        Ok(found)
    }

    /// Pops a reference, initialised or not.
    pub(super) fn pop_reference(&self, frame: &mut Frame) -> Checked<Type> {
        match self.pop_raw(frame)? {
            found if found.is_reference() => Ok(found),
            _ => self.fail("Bad type on operand stack: a reference is needed"),
        }
    }

    /// Pops an initialised reference.
    pub(super) fn pop_object(&self, frame: &mut Frame) -> Checked<Type> {
        match self.pop_raw(frame)? {
            found @ (Type::Null | Type::Object(_)) => Ok(found),
            _ => self.fail("Bad type on operand stack: an initialised object is needed"),
        }
    }

    /// A local that holds just this type; `None`: any reference.
    pub(super) fn local(&self, frame: &Frame, wanted: Option<Type>, index: u16) -> Checked<Type> {
        let index = index as usize;
        let fine = match (frame.locals.get(index), wanted) {
            (Some(found), Some(wanted)) => {
                *found == wanted && (!wanted.is_wide() || frame.locals.get(index + 1) == Some(&Type::Pad))
            }
            (Some(found), None) => found.is_reference(),
            (None, _) => false,
        };
        if fine { Ok(frame.locals[index]) } else { self.fail("Bad local variable type") }
    }

    pub(super) fn set_local(&self, frame: &mut Frame, index: u16, value: Type) -> Checked<()> {
        let index = index as usize;
        let last = if value.is_wide() { index + 1 } else { index };
        let locals = &mut frame.locals;
        if last >= locals.len() {
            return self.fail("Local variable table overflow");
        }
        // Half a wide value is of no use.
        if locals[index] == Type::Pad && index > 0 {
            locals[index - 1] = Type::Top;
        }
        if locals[last].is_wide() && last + 1 < locals.len() {
            locals[last + 1] = Type::Top;
        }
        locals[index] = value;
        if value.is_wide() {
            locals[last] = Type::Pad;
        }
        Ok(())
    }

    /// Copies the top `count` slots under the `below` slots beneath them.
    fn duplicate(&self, frame: &mut Frame, count: usize, below: usize) -> Checked<()> {
        let length = frame.stack.len();
        if length < count + below {
            return self.fail("Operand stack underflow");
        }
        let (from, at) = (length - count, length - count - below);
        if !is_whole(&frame.stack[from..]) || !is_whole(&frame.stack[at..from]) {
            return self.fail("Bad type on operand stack");
        }
        if length + count > self.code.max_stack as usize {
            return self.fail("Operand stack overflow");
        }
        let copied = frame.stack[from..].to_vec();
        frame.stack.splice(at..at, copied);
        Ok(())
    }

    pub(super) fn shuffle(&self, frame: &mut Frame, shuffle: Shuffle) -> Checked<()> {
        match shuffle {
            Shuffle::Pop | Shuffle::Pop2 => {
                let count = if shuffle == Shuffle::Pop { 1 } else { 2 };
                let Some(rest) = frame.stack.len().checked_sub(count) else {
                    return self.fail("Operand stack underflow");
                };
                if !is_whole(&frame.stack[rest..]) {
                    return self.fail("Bad type on operand stack");
                }
                frame.stack.truncate(rest);
                Ok(())
            }
            Shuffle::Dup => self.duplicate(frame, 1, 0),
            Shuffle::DupX1 => self.duplicate(frame, 1, 1),
            Shuffle::DupX2 => self.duplicate(frame, 1, 2),
            Shuffle::Dup2 => self.duplicate(frame, 2, 0),
            Shuffle::Dup2X1 => self.duplicate(frame, 2, 1),
            Shuffle::Dup2X2 => self.duplicate(frame, 2, 2),
            Shuffle::Swap => {
                let length = frame.stack.len();
                if length < 2 || !frame.stack[length - 2..].iter().all(|slot| slot.is_single()) {
                    return self.fail("Bad type on operand stack");
                }
                frame.stack.swap(length - 1, length - 2);
                Ok(())
            }
        }
    }
}

/// Whether slots are whole values: single ones, or a wide one with its second half.
fn is_whole(slots: &[Type]) -> bool {
    match slots {
        [first, Type::Pad] => first.is_wide(),
        _ => slots.iter().all(|slot| slot.is_single()),
    }
}
