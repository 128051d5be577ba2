//! `StackMapTable` (JVMS 4.7.4): the frames that the compiler promises at jump targets.

use super::slots::{Frame, Type};
use super::{Checked, Failure, Start, Verifier};

struct Table {
    at: usize,
    end: usize,
}

const CUT: Failure = Failure::Format("StackMapTable format error: access beyond the end of attribute");

impl Verifier<'_> {
    fn table_u1(&self, table: &mut Table) -> Checked<u8> {
        if table.at >= table.end {
            return Err(CUT);
        }
        table.at += 1;
        Ok(self.file.bytes[table.at - 1])
    }

    fn table_u2(&self, table: &mut Table) -> Checked<u16> {
        Ok(u16::from(self.table_u1(table)?) << 8 | u16::from(self.table_u1(table)?))
    }

    /// All frames with their offsets, in order; locals that are not named at the end hold nothing.
    pub(super) fn stack_map(&mut self, entry: &Frame) -> Checked<Vec<(u32, Frame)>> {
        let Some((start, length)) = self.code.stack_map else { return Ok(Vec::new()) };
        let mut table = Table { at: start as usize, end: (start + length) as usize };
        let mut frames: Vec<(u32, Frame)> = Vec::new();
        // Locals as the table counts them: without what is unusable at the end.
        let mut locals = entry.locals.clone();
        while locals.last() == Some(&Type::Top) {
            locals.pop();
        }
        for _ in 0..self.table_u2(&mut table)? {
            let tag = self.table_u1(&mut table)?;
            let (delta, stack) = self.frame_parts(&mut table, tag, &mut locals)?;
            let offset = match frames.last() {
                Some((last, _)) => last + u32::from(delta) + 1,
                None => u32::from(delta),
            };
            if !self.is_start(offset) {
                return self.fail("StackMapTable error: bad offset");
            }
            if stack.len() > self.code.max_stack as usize {
                return Err(Failure::Format("StackMapTable format error: the stack is too large"));
            }
            let this_uninitialized = locals.iter().chain(&stack).any(|slot| *slot == Type::UninitializedThis);
            // What is kept weighs more than what is compared; the translator keeps all locals at jump targets.
            self.spend(16 * (locals.len() + stack.len()) + self.code.max_locals as usize)?;
            frames.push((offset, Frame { locals: locals.clone(), stack, this_uninitialized }));
        }
        if table.at != table.end {
            return Err(Failure::Format("StackMapTable format error: wrong attribute size"));
        }
        Ok(frames)
    }

    /// Reads one frame: changes the locals, gives the distance and the stack.
    fn frame_parts(
        &mut self,
        table: &mut Table,
        tag: u8,
        locals: &mut Vec<Type>,
    ) -> Checked<(u16, Vec<Type>)> {
        Ok(match tag {
            0..64 => (u16::from(tag), Vec::new()),
            64..128 => (u16::from(tag) - 64, self.types(table, 1)?),
            247 => (self.table_u2(table)?, self.types(table, 1)?),
            248..251 => {
                let delta = self.table_u2(table)?;
                for _ in 0..251 - tag {
                    match locals.pop() {
                        Some(Type::Pad) => _ = locals.pop(),
                        Some(_) => {}
                        None => return Err(Failure::Format("StackMapTable format error: bad chop frame")),
                    }
                }
                (delta, Vec::new())
            }
            251 => (self.table_u2(table)?, Vec::new()),
            252..255 => {
                let delta = self.table_u2(table)?;
                let more = self.types(table, u16::from(tag) - 251)?;
                locals.extend(more);
                self.fits(locals)?;
                (delta, Vec::new())
            }
            255 => {
                let delta = self.table_u2(table)?;
                let count = self.table_u2(table)?;
                *locals = self.types(table, count)?;
                self.fits(locals)?;
                let count = self.table_u2(table)?;
                (delta, self.types(table, count)?)
            }
            _ => return Err(Failure::Format("StackMapTable format error: reserved frame type")),
        })
    }

    fn fits(&self, locals: &[Type]) -> Checked<()> {
        if locals.len() > self.code.max_locals as usize {
            return Err(Failure::Format("StackMapTable format error: too many locals"));
        }
        Ok(())
    }

    fn types(&mut self, table: &mut Table, count: u16) -> Checked<Vec<Type>> {
        let mut types = Vec::new();
        for _ in 0..count {
            let found = self.table_type(table)?;
            types.push(found);
            if found.is_wide() {
                types.push(Type::Pad);
            }
        }
        Ok(types)
    }

    fn table_type(&mut self, table: &mut Table) -> Checked<Type> {
        Ok(match self.table_u1(table)? {
            0 => Type::Top,
            1 => Type::Int,
            2 => Type::Float,
            3 => Type::Double,
            4 => Type::Long,
            5 => Type::Null,
            6 => Type::UninitializedThis,
            7 => {
                let index = self.table_u2(table)?;
                match self.class_constant(index) {
                    Err(Failure::Verify(_)) => {
                        return Err(Failure::Format("StackMapTable format error: bad class index"));
                    }
                    found => found?,
                }
            }
            8 => {
                let offset = u32::from(self.table_u2(table)?);
                if self.starts.get(offset as usize) != Some(&Start::New) {
                    return Err(Failure::Format("StackMapTable format error: bad offset for Uninitialized"));
                }
                Type::Uninitialized(offset)
            }
            _ => return Err(Failure::Format("StackMapTable format error: bad verification type")),
        })
    }
}
