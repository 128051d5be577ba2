//! Type checking with a `StackMapTable` (JVMS 4.10.1): one pass, and at each jump the frame must be the promised one.

use super::slots::{Frame, Type};
use super::{Checked, Verifier};
use crate::bytecode::{Instruction, Invocation};

/// The promised frames and how many have been passed.
struct Promised {
    frames: Vec<(u32, Frame)>,
    passed: usize,
}

impl Verifier<'_> {
    pub(super) fn check(&mut self, entry: Frame) -> Checked<()> {
        self.check_variables()?;
        let mut promised = Promised { frames: self.stack_map(&entry)?, passed: 0 };
        let mut frame = entry;
        let mut reachable = true;
        self.pc = 0;
        while (self.pc as usize) < self.code.length {
            self.take_promised(&mut promised, &mut frame, reachable)?;
            let (instruction, next) = self.instruction(self.pc)?;
            let was_uninitialized = frame.this_uninitialized;
            self.check_handler_frames(&promised, &frame)?;
            self.step(&mut frame, &instruction)?;
            if matches!(instruction, Instruction::Invoke(Invocation::Special, _)) {
                // What this very call has initialised may still be seen half made.
                let constructed = was_uninitialized && !frame.this_uninitialized;
                let seen =
                    Frame { this_uninitialized: frame.this_uninitialized || constructed, ..frame.clone() };
                self.check_handler_frames(&promised, &seen)?;
            }
            let mut targets = Vec::new();
            instruction.targets(|target| targets.push(target));
            for target in targets {
                self.match_promised(&promised, target, &frame)?;
            }
            reachable = !instruction.ends_flow();
            self.pc = next;
        }
        if reachable {
            return self.fail("Control flow falls through code end");
        }
        Ok(())
    }

    /// At the offset of a promised frame, that frame goes on.
    fn take_promised(&mut self, promised: &mut Promised, frame: &mut Frame, reachable: bool) -> Checked<()> {
        match promised.frames.get(promised.passed) {
            Some((offset, next)) if *offset == self.pc => {
                if reachable && !self.fits_frame(frame, next)? {
                    return self.fail("Instruction type does not match stack map");
                }
                *frame = next.clone();
                frame.locals.resize(self.code.max_locals as usize, Type::Top);
                promised.passed += 1;
                Ok(())
            }
            _ if !reachable => self.fail("Expecting a stack map frame"),
            _ => Ok(()),
        }
    }

    fn check_handler_frames(&mut self, promised: &Promised, frame: &Frame) -> Checked<()> {
        if self.code.handlers.is_empty() {
            return Ok(());
        }
        self.for_each_handler(frame, |checker, target, seen| checker.match_promised(promised, target, seen))
    }

    fn match_promised(&mut self, promised: &Promised, target: u32, frame: &Frame) -> Checked<()> {
        let Ok(index) = promised.frames.binary_search_by_key(&target, |(offset, _)| *offset) else {
            return self.fail(format!("Expecting a stackmap frame at branch target {target}"));
        };
        if !self.fits_frame(frame, &promised.frames[index].1)? {
            return self.fail(format!("Inconsistent stackmap frames at branch target {target}"));
        }
        Ok(())
    }

    fn fits_frame(&mut self, frame: &Frame, promised: &Frame) -> Checked<bool> {
        if frame.stack.len() != promised.stack.len()
            || (frame.this_uninitialized && !promised.this_uninitialized)
        {
            return Ok(false);
        }
        self.spend(promised.locals.len() + promised.stack.len())?;
        let locals = frame.locals.iter().zip(&promised.locals);
        for (from, to) in locals.chain(frame.stack.iter().zip(&promised.stack)) {
            if !self.assignable(*from, *to)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
