//! Methods ready to be followed: instructions, lines, handlers, and which locals are alive where.

use program::bytecode::{Instruction, decode};
use program::classfile::{ClassFile, RawHandler};
use program::linked::access;
use program::{Kind, MethodId, Program};
use std::rc::Rc;
use std::sync::Arc;

/// A method.
pub(crate) struct Method {
    pub(crate) file: Arc<ClassFile>,
    /// By bytecode offset: the instruction and the offset after it.
    pub(crate) code: Vec<Option<(Instruction, u32)>>,
    pub(crate) handlers: Vec<RawHandler>,
    pub(crate) locals: usize,
    /// Whether its instructions belong to the shipped API.
    pub(crate) source: Rc<str>,
    lines: Vec<(u32, u32)>,
    names: Vec<(u32, u32, u16, String)>,
    alive: Vec<Vec<bool>>,
}

impl Method {
    /// Reads a method; `None` if it has no code that makes sense.
    pub(crate) fn read(program: &Program, id: MethodId) -> Option<Method> {
        let method = program.method(id);
        let file = Arc::clone(program.class(method.class).file.as_ref()?);
        let raw = Arc::clone(method.bytecode.as_ref()?);
        let bytes = &file.bytes[raw.start..raw.start + raw.length];
        let mut code = vec![None; bytes.len()];
        let mut pc = 0;
        while (pc as usize) < bytes.len() {
            let (instruction, after) = decode(bytes, pc).ok()?;
            code[pc as usize] = Some((instruction, after));
            pc = after;
        }
        let source = file.utf8(file.source_file).unwrap_or_else(|_| "?".into());
        let names = raw.variables.iter().filter_map(|variable| {
            let start = u32::from(variable.start);
            let name = file.utf8(variable.name).ok()?;
            Some((start, start + u32::from(variable.length), variable.slot, name))
        });
        let names = names.collect();
        let mut lines: Vec<(u32, u32)> =
            raw.lines.iter().map(|line| (u32::from(line.start), u32::from(line.line))).collect();
        lines.sort_unstable();
        let mut read = Method {
            code,
            handlers: raw.handlers.clone(),
            locals: raw.max_locals as usize,
            source: source.into(),
            lines,
            names,
            alive: Vec::new(),
            file,
        };
        read.alive = read.liveness();
        Some(read)
    }

    /// The source line of an offset; 0 when unknown.
    pub(crate) fn line(&self, pc: u32) -> u32 {
        let after = self.lines.partition_point(|(start, _)| *start <= pc);
        after.checked_sub(1).map_or(0, |index| self.lines[index].1)
    }

    /// Where the instruction starts that an offset lies within.
    pub(crate) fn start(&self, within: u32) -> u32 {
        let starts = (0..=within).rev().find(|at| self.code.get(*at as usize).is_some_and(Option::is_some));
        starts.unwrap_or(within)
    }

    /// The name of the local that a store at this offset begins.
    pub(crate) fn name(&self, after: u32, slot: u16) -> Option<&str> {
        let fits = |entry: &&(u32, u32, u16, String)| entry.2 == slot && entry.0 <= after && after <= entry.1;
        self.names.iter().find(fits).map(|entry| entry.3.as_str())
    }

    /// Whether a local may be read again from here on.
    pub(crate) fn is_alive(&self, pc: u32, local: usize) -> bool {
        self.alive.get(pc as usize).and_then(|set| set.get(local)).copied().unwrap_or(true)
    }

    fn liveness(&self) -> Vec<Vec<bool>> {
        let mut alive: Vec<Vec<bool>> = vec![vec![false; self.locals]; self.code.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for pc in (0..self.code.len()).rev() {
                let Some((instruction, after)) = &self.code[pc] else { continue };
                let mut set = vec![false; self.locals];
                let mut join = |target: u32| {
                    if let Some(other) = alive.get(target as usize) {
                        set.iter_mut().zip(other).for_each(|(mine, theirs)| *mine |= *theirs);
                    }
                };
                if !instruction.ends_flow() {
                    join(*after);
                }
                instruction.targets(&mut join);
                match instruction {
                    Instruction::Store(kind, slot) => mark(&mut set, *slot, kind.slots(), false),
                    Instruction::Load(kind, slot) => mark(&mut set, *slot, kind.slots(), true),
                    Instruction::Increment(slot, _) => mark(&mut set, *slot, 1, true),
                    _ => {}
                }
                // An exception may leave before or after the instruction.
                for handler in &self.handlers {
                    let covered = (handler.start as usize..handler.end as usize).contains(&pc);
                    if let (true, Some(other)) = (covered, alive.get(handler.target as usize)) {
                        set.iter_mut().zip(other).for_each(|(mine, theirs)| *mine |= *theirs);
                    }
                }
                if set != alive[pc] {
                    alive[pc] = set;
                    changed = true;
                }
            }
        }
        alive
    }
}

fn mark(set: &mut [bool], slot: u16, slots: u16, alive: bool) {
    let from = slot as usize;
    set.iter_mut().skip(from).take(slots as usize).for_each(|local| *local = alive);
}

/// The parameter kinds of a descriptor, and what it returns.
pub(crate) fn kinds(descriptor: &str) -> Option<(Vec<Kind>, Kind)> {
    let (parameters, result) = program::names::split_descriptor(descriptor)?;
    Some((parameters.iter().filter_map(|one| Kind::of(one)).collect(), Kind::of(result)?))
}

/// Whether a method takes the lock of its object or class.
pub(crate) fn is_synchronized(program: &Program, id: MethodId) -> bool {
    program.method(id).has(access::SYNCHRONIZED)
}
