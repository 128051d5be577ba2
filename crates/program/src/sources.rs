//! Which instruction pushed each slot of the operand stack: what a helpful `NullPointerException` message
//! needs to say where a null came from (JEP 358).

use crate::analysis::{State, Subject};
use crate::bytecode::{BytecodeError, Instruction, Invocation, Shuffle, decode};
use crate::names::Kind;

/// The operand stack before an instruction, bottom first, and the locals written so far.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Sources {
    /// The bytecode offset that pushed each slot; `None` where paths disagree.
    pub stack: Vec<Option<u32>>,
    /// Locals that have been assigned on some path, so that parameters can be told from reused slots.
    pub written: Vec<bool>,
}

/// The sources before every instruction that control reaches.
pub fn sources(subject: &Subject<'_>) -> Result<Vec<Option<Sources>>, BytecodeError> {
    let leaders = subject.leaders()?;
    let states = subject.states(&leaders)?;
    let mut known: Vec<Option<Sources>> = vec![None; subject.code.length];
    let locals = vec![false; subject.code.max_locals as usize];
    known[0] = Some(Sources { stack: Vec::new(), written: locals.clone() });
    let mut pending = vec![0u32];
    for handler in &subject.code.handlers {
        let target = u32::from(handler.target);
        known[target as usize] = Some(Sources { stack: vec![None], written: locals.clone() });
        pending.push(target);
    }
    while let Some(start) = pending.pop() {
        // A block is only entered at a leader, where the slots are known.
        let Some(mut state) = states[start as usize].clone() else { continue };
        let Some(mut sources) = known[start as usize].clone() else { continue };
        let mut pc = start;
        loop {
            let (instruction, next) = decode(subject.bytes(), pc)?;
            step(subject, &mut state, &mut sources, &instruction, pc)?;
            instruction.targets(|target| merge(&mut known, &mut pending, target, &sources));
            if instruction.ends_flow() {
                break;
            }
            if leaders[next as usize] {
                merge(&mut known, &mut pending, next, &sources);
                break;
            }
            known[next as usize] = Some(sources.clone());
            pc = next;
        }
    }
    Ok(known)
}

fn step(
    subject: &Subject<'_>,
    state: &mut State,
    sources: &mut Sources,
    instruction: &Instruction,
    pc: u32,
) -> Result<(), BytecodeError> {
    subject.step(state, instruction, pc)?;
    match instruction {
        // The value stays what it was.
        Instruction::CheckCast(_) => {}
        Instruction::Shuffle(shuffle) => rearrange(&mut sources.stack, *shuffle),
        _ => {
            let pushed = pushed(subject, instruction, pc)?;
            sources.stack.truncate(state.stack.len() - pushed);
            sources.stack.resize(state.stack.len(), Some(pc));
        }
    }
    if let Instruction::Store(kind, index) = instruction {
        for slot in *index..*index + kind.slots() {
            sources.written[slot as usize] = true;
        }
    }
    Ok(())
}

/// How many slots of the stack after an instruction are its results.
fn pushed(subject: &Subject<'_>, instruction: &Instruction, pc: u32) -> Result<usize, BytecodeError> {
    let kind = match instruction {
        Instruction::Null
        | Instruction::New(_)
        | Instruction::NewArray(_)
        | Instruction::NewReferenceArray(_)
        | Instruction::NewMultiArray(..) => Kind::Reference,
        Instruction::Int(_)
        | Instruction::Compare(..)
        | Instruction::ArrayLength
        | Instruction::InstanceOf(_) => Kind::Int,
        Instruction::Long(_) => Kind::Long,
        Instruction::Float(_) => Kind::Float,
        Instruction::Double(_) => Kind::Double,
        Instruction::LoadConstant(index) => subject.constant_kind(*index, pc)?,
        Instruction::Load(kind, _)
        | Instruction::ArrayLoad(kind)
        | Instruction::Binary(kind, _)
        | Instruction::Negate(kind)
        | Instruction::Convert(_, kind) => *kind,
        Instruction::GetStatic(index) | Instruction::GetField(index) => subject.field_kind(*index, pc)?,
        Instruction::Invoke(invocation, index) => subject.call_kinds(*invocation, *index, pc)?.1,
        _ => return Ok(0),
    };
    Ok(if kind == Kind::Void { 0 } else { kind.slots() as usize })
}

fn rearrange(stack: &mut Vec<Option<u32>>, shuffle: Shuffle) {
    let mut duplicate = |count: usize, below: usize| {
        let from = stack.len() - count;
        let copied = stack[from..].to_vec();
        stack.splice(from - below..from - below, copied);
    };
    match shuffle {
        Shuffle::Pop => drop(stack.pop()),
        Shuffle::Pop2 => stack.truncate(stack.len() - 2),
        Shuffle::Dup => duplicate(1, 0),
        Shuffle::DupX1 => duplicate(1, 1),
        Shuffle::DupX2 => duplicate(1, 2),
        Shuffle::Dup2 => duplicate(2, 0),
        Shuffle::Dup2X1 => duplicate(2, 1),
        Shuffle::Dup2X2 => duplicate(2, 2),
        Shuffle::Swap => {
            let top = stack.len() - 1;
            stack.swap(top, top - 1);
        }
    }
}

fn merge(known: &mut [Option<Sources>], pending: &mut Vec<u32>, target: u32, sources: &Sources) {
    let Some(old) = &mut known[target as usize] else {
        known[target as usize] = Some(sources.clone());
        pending.push(target);
        return;
    };
    let mut changed = false;
    for (old, new) in old.stack.iter_mut().zip(&sources.stack) {
        if *old != *new && old.is_some() {
            *old = None;
            changed = true;
        }
    }
    for (old, new) in old.written.iter_mut().zip(&sources.written) {
        if *new && !*old {
            *old = true;
            changed = true;
        }
    }
    if changed {
        pending.push(target);
    }
}

/// The depth below the top of the stack at which an instruction expects its object or array.
pub fn null_depth(subject: &Subject<'_>, instruction: &Instruction, pc: u32) -> Option<usize> {
    Some(match instruction {
        Instruction::ArrayLoad(_) => 1,
        Instruction::ArrayStore(kind) => 1 + kind.slots() as usize,
        Instruction::ArrayLength
        | Instruction::Throw
        | Instruction::MonitorEnter
        | Instruction::MonitorExit => 0,
        Instruction::GetField(_) => 0,
        Instruction::PutField(index) => subject.field_kind(*index, pc).ok()?.slots() as usize,
        Instruction::Invoke(Invocation::Virtual | Invocation::Special | Invocation::Interface, index) => {
            let invocation = match instruction {
                Instruction::Invoke(invocation, _) => *invocation,
                _ => return None,
            };
            let (arguments, _) = subject.call_kinds(invocation, *index, pc).ok()?;
            arguments.iter().map(|kind| kind.slots() as usize).sum()
        }
        _ => return None,
    })
}
