//! What instructions do with the slots of a state.

use super::{Slot, State};
use crate::bytecode::{BytecodeError, Shuffle};

/// A state under change.
pub(super) struct Frame<'a> {
    pub(super) state: &'a mut State,
    pub(super) pc: u32,
    pub(super) max_stack: usize,
}

impl Frame<'_> {
    fn fail<T>(&self, what: &'static str) -> Result<T, BytecodeError> {
        Err(BytecodeError { pc: self.pc, what })
    }

    fn push_raw(&mut self, slot: Slot) -> Result<(), BytecodeError> {
        if self.state.stack.len() >= self.max_stack {
            return self.fail("the operand stack overflows");
        }
        self.state.stack.push(slot);
        Ok(())
    }

    pub(super) fn push(&mut self, slot: Slot) -> Result<(), BytecodeError> {
        self.push_raw(slot)?;
        if slot.is_wide() {
            self.push_raw(Slot::Pad)?;
        }
        Ok(())
    }

    fn pop_raw(&mut self) -> Result<Slot, BytecodeError> {
        match self.state.stack.pop() {
            Some(slot) => Ok(slot),
            None => self.fail("the operand stack underflows"),
        }
    }

    pub(super) fn pop(&mut self, expected: Slot) -> Result<(), BytecodeError> {
        if expected.is_wide() && self.pop_raw()? != Slot::Pad {
            return self.fail("an operand has the wrong type");
        }
        if self.pop_raw()? != expected {
            return self.fail("an operand has the wrong type");
        }
        Ok(())
    }

    pub(super) fn readable(&self, slot: Slot, index: u16) -> Result<(), BytecodeError> {
        let index = index as usize;
        let usable = self.state.locals.get(index) == Some(&slot)
            && (!slot.is_wide() || self.state.locals.get(index + 1) == Some(&Slot::Pad));
        if !usable {
            return self.fail("a local variable is read that has no value of that type");
        }
        Ok(())
    }

    pub(super) fn load(&mut self, slot: Slot, index: u16) -> Result<(), BytecodeError> {
        self.readable(slot, index)?;
        self.push(slot)
    }

    pub(super) fn store(&mut self, slot: Slot, index: u16) -> Result<(), BytecodeError> {
        self.pop(slot)?;
        let index = index as usize;
        let last = if slot.is_wide() { index + 1 } else { index };
        if last >= self.state.locals.len() {
            return self.fail("a local variable outside the frame is written");
        }
        let locals = &mut self.state.locals;
        // Overwriting one half of a wide value makes the other half unusable.
        if locals[index] == Slot::Pad && index > 0 {
            locals[index - 1] = Slot::Unusable;
        }
        if locals[last].is_wide() && last + 1 < locals.len() {
            locals[last + 1] = Slot::Unusable;
        }
        locals[index] = slot;
        if slot.is_wide() {
            locals[last] = Slot::Pad;
        }
        Ok(())
    }

    /// Copies the top `count` slots under the `below` slots beneath them.
    fn duplicate(&mut self, count: usize, below: usize) -> Result<(), BytecodeError> {
        let stack = &self.state.stack;
        if stack.len() < count + below {
            return self.fail("the operand stack underflows");
        }
        let from = stack.len() - count;
        let at = from - below;
        // Neither the copied block nor the one beneath may start in the middle of a wide value.
        if stack[from] == Slot::Pad || stack[at] == Slot::Pad {
            return self.fail("half of a long or double is copied");
        }
        if stack.len() + count > self.max_stack {
            return self.fail("the operand stack overflows");
        }
        let copied = stack[from..].to_vec();
        self.state.stack.splice(at..at, copied);
        Ok(())
    }

    pub(super) fn shuffle(&mut self, shuffle: Shuffle) -> Result<(), BytecodeError> {
        match shuffle {
            Shuffle::Pop => {
                if self.pop_raw()? == Slot::Pad {
                    return self.fail("half of a long or double is dropped");
                }
                Ok(())
            }
            Shuffle::Pop2 => {
                self.pop_raw()?;
                if self.pop_raw()? == Slot::Pad {
                    return self.fail("half of a long or double is dropped");
                }
                Ok(())
            }
            Shuffle::Dup => self.duplicate(1, 0),
            Shuffle::DupX1 => self.duplicate(1, 1),
            Shuffle::DupX2 => self.duplicate(1, 2),
            Shuffle::Dup2 => self.duplicate(2, 0),
            Shuffle::Dup2X1 => self.duplicate(2, 1),
            Shuffle::Dup2X2 => self.duplicate(2, 2),
            Shuffle::Swap => {
                let length = self.state.stack.len();
                if length < 2 || self.state.stack[length - 2..].contains(&Slot::Pad) {
                    return self.fail("two single values are needed to swap them");
                }
                self.state.stack.swap(length - 1, length - 2);
                Ok(())
            }
        }
    }
}
