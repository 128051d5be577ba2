//! What each slot holds at each point of a method: a data-flow pass over the bytecode.
//!
//! It serves three ends: it refuses code that would misuse the stack or mix numbers with references
//! (so the interpreter never meets such code), it tells the translator the depth of the stack, and
//! it gives the exact reference maps.

mod frame;

use crate::bytecode::{BytecodeError, Instruction, Invocation, decode};
use crate::classfile::{ClassFile, Code, Constant};
use crate::names::{Kind, split_descriptor};
use frame::Frame;

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Nothing that may be read.
    Unusable,
    /// An `int`-like value.
    Int,
    /// A `float`.
    Float,
    /// A `long`.
    Long,
    /// A `double`.
    Double,
    /// A reference.
    Reference,
    /// The second half of a `long` or a `double`.
    Pad,
}

impl Slot {
    /// The slot that holds a value of some kind.
    pub fn of(kind: Kind) -> Slot {
        match kind {
            Kind::Long => Slot::Long,
            Kind::Float => Slot::Float,
            Kind::Double => Slot::Double,
            Kind::Reference => Slot::Reference,
            Kind::Void => Slot::Unusable,
            _ => Slot::Int,
        }
    }

    fn is_wide(self) -> bool {
        matches!(self, Slot::Long | Slot::Double)
    }
}

/// The locals and the operand stack at one point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Local variables.
    pub locals: Vec<Slot>,
    /// Operand stack, bottom first.
    pub stack: Vec<Slot>,
}

/// A method under analysis.
pub struct Subject<'a> {
    /// The class file.
    pub file: &'a ClassFile,
    /// The method's code.
    pub code: &'a Code,
    /// Kinds of the arguments, the receiver included.
    pub arguments: Vec<Kind>,
    /// What the method returns.
    pub result: Kind,
}

impl Subject<'_> {
    /// The bytecode.
    pub fn bytes(&self) -> &[u8] {
        &self.file.bytes[self.code.start..self.code.start + self.code.length]
    }

    fn error(pc: u32, what: &'static str) -> BytecodeError {
        BytecodeError { pc, what }
    }

    fn entry(&self) -> Result<State, BytecodeError> {
        let mut locals = Vec::with_capacity(self.code.max_locals as usize);
        for kind in &self.arguments {
            locals.push(Slot::of(*kind));
            if kind.slots() == 2 {
                locals.push(Slot::Pad);
            }
        }
        if locals.len() > self.code.max_locals as usize {
            return Err(Self::error(0, "the arguments do not fit into the locals"));
        }
        locals.resize(self.code.max_locals as usize, Slot::Unusable);
        Ok(State { locals, stack: Vec::new() })
    }

    fn name_and_type(&self, index: u16, pc: u32) -> Result<String, BytecodeError> {
        let reference = match self.file.pool.get(index) {
            Ok(Constant::Field(_, n) | Constant::Method(_, n) | Constant::InterfaceMethod(_, n)) => n,
            Ok(Constant::InvokeDynamic(_, n) | Constant::Dynamic(_, n)) => n,
            _ => return Err(Self::error(pc, "a constant has the wrong type for its instruction")),
        };
        let (_, descriptor) =
            self.file.name_and_type(reference).map_err(|_| Self::error(pc, "a malformed name and type"))?;
        Ok(descriptor)
    }

    /// The kind of a field.
    pub fn field_kind(&self, index: u16, pc: u32) -> Result<Kind, BytecodeError> {
        if !matches!(self.file.pool.get(index), Ok(Constant::Field(..))) {
            return Err(Self::error(pc, "a constant that should be a field is not"));
        }
        let descriptor = self.name_and_type(index, pc)?;
        match crate::names::descriptor_length(&descriptor) {
            Some(length) if length == descriptor.len() && descriptor != "V" => {
                Kind::of(&descriptor).ok_or(Self::error(pc, "a malformed field descriptor"))
            }
            _ => Err(Self::error(pc, "a malformed field descriptor")),
        }
    }

    /// Argument kinds (without receiver) and result kind of a called method.
    pub fn call_kinds(
        &self,
        invocation: Invocation,
        index: u16,
        pc: u32,
    ) -> Result<(Vec<Kind>, Kind), BytecodeError> {
        let fits = matches!(
            (invocation, self.file.pool.get(index)),
            (Invocation::Dynamic, Ok(Constant::InvokeDynamic(..)))
                | (Invocation::Virtual, Ok(Constant::Method(..)))
                | (Invocation::Interface, Ok(Constant::InterfaceMethod(..)))
                | (
                    Invocation::Special | Invocation::Static,
                    Ok(Constant::Method(..) | Constant::InterfaceMethod(..))
                )
        );
        if !fits {
            return Err(Self::error(pc, "a constant that should be a method is not"));
        }
        let descriptor = self.name_and_type(index, pc)?;
        let Some((parameters, result)) = split_descriptor(&descriptor) else {
            return Err(Self::error(pc, "a malformed method descriptor"));
        };
        let kinds = parameters.iter().filter_map(|p| Kind::of(p)).collect();
        Ok((kinds, Kind::of(result).unwrap_or(Kind::Void)))
    }

    /// The kind of a loadable constant.
    pub fn constant_kind(&self, index: u16, pc: u32) -> Result<Kind, BytecodeError> {
        match self.file.pool.get(index) {
            Ok(Constant::Integer(_)) => Ok(Kind::Int),
            Ok(Constant::Float(_)) => Ok(Kind::Float),
            Ok(Constant::Long(_)) => Ok(Kind::Long),
            Ok(Constant::Double(_)) => Ok(Kind::Double),
            Ok(
                Constant::String(_)
                | Constant::Class(_)
                | Constant::MethodHandle(..)
                | Constant::MethodType(_),
            ) => Ok(Kind::Reference),
            Ok(Constant::Dynamic(..)) => {
                let descriptor = self.name_and_type(index, pc)?;
                Kind::of(&descriptor).ok_or(Self::error(pc, "a malformed dynamic constant"))
            }
            _ => Err(Self::error(pc, "a constant that cannot be loaded")),
        }
    }

    /// Where control can arrive other than from the instruction before.
    pub fn leaders(&self) -> Result<Vec<bool>, BytecodeError> {
        let mut leaders = vec![false; self.code.length];
        leaders[0] = true;
        let mut pc = 0;
        while (pc as usize) < self.code.length {
            let (instruction, next) = decode(self.bytes(), pc)?;
            instruction.targets(|target| leaders[target as usize] = true);
            pc = next;
        }
        for handler in &self.code.handlers {
            let outside =
                handler.target as usize >= self.code.length || handler.end as usize > self.code.length;
            if outside || handler.start >= handler.end {
                return Err(Self::error(
                    u32::from(handler.start),
                    "an exception handler lies outside the code",
                ));
            }
            leaders[handler.target as usize] = true;
        }
        Ok(leaders)
    }

    /// The state before every leader that control reaches.
    pub fn states(&self, leaders: &[bool]) -> Result<Vec<Option<State>>, BytecodeError> {
        let mut states: Vec<Option<State>> = vec![None; self.code.length];
        let mut pending = vec![0u32];
        states[0] = Some(self.entry()?);
        while let Some(start) = pending.pop() {
            let mut pc = start;
            let Some(mut state) = states[pc as usize].clone() else { continue };
            loop {
                let (instruction, next) = decode(self.bytes(), pc)?;
                if !self.code.handlers.is_empty() {
                    self.flow_to_handlers(pc, &state, &mut states, &mut pending)?;
                }
                self.step(&mut state, &instruction, pc)?;
                if matches!(instruction, Instruction::Store(..)) && !self.code.handlers.is_empty() {
                    // A handler may also see the locals as the instruction leaves them.
                    self.flow_to_handlers(pc, &state, &mut states, &mut pending)?;
                }
                let mut outcome = Ok(());
                instruction.targets(|target| {
                    if outcome.is_ok() {
                        outcome = merge(&mut states, &mut pending, target, &state, pc);
                    }
                });
                outcome?;
                if instruction.ends_flow() {
                    break;
                }
                if next as usize >= self.code.length {
                    return Err(Self::error(pc, "control runs off the end of the code"));
                }
                if leaders[next as usize] {
                    merge(&mut states, &mut pending, next, &state, pc)?;
                    break;
                }
                pc = next;
            }
        }
        Ok(states)
    }

    fn flow_to_handlers(
        &self,
        pc: u32,
        state: &State,
        states: &mut [Option<State>],
        pending: &mut Vec<u32>,
    ) -> Result<(), BytecodeError> {
        for handler in &self.code.handlers {
            if (u32::from(handler.start)..u32::from(handler.end)).contains(&pc) {
                let caught = State { locals: state.locals.clone(), stack: vec![Slot::Reference] };
                merge(states, pending, u32::from(handler.target), &caught, pc)?;
            }
        }
        Ok(())
    }

    /// The effect of one instruction on the slots.
    pub fn step(&self, state: &mut State, instruction: &Instruction, pc: u32) -> Result<(), BytecodeError> {
        let mut frame = Frame { state, pc, max_stack: self.code.max_stack as usize };
        match instruction {
            Instruction::Nop | Instruction::Goto(_) => {}
            Instruction::Null => frame.push(Slot::Reference)?,
            Instruction::Int(_) => frame.push(Slot::Int)?,
            Instruction::Long(_) => frame.push(Slot::Long)?,
            Instruction::Float(_) => frame.push(Slot::Float)?,
            Instruction::Double(_) => frame.push(Slot::Double)?,
            Instruction::LoadConstant(index) => frame.push(Slot::of(self.constant_kind(*index, pc)?))?,
            Instruction::Load(kind, index) => frame.load(Slot::of(*kind), *index)?,
            Instruction::Store(kind, index) => frame.store(Slot::of(*kind), *index)?,
            Instruction::Increment(index, _) => frame.readable(Slot::Int, *index)?,
            Instruction::Shuffle(shuffle) => frame.shuffle(*shuffle)?,
            _ => self.step_operation(&mut frame, instruction, pc)?,
        }
        Ok(())
    }

    fn step_operation(
        &self,
        frame: &mut Frame<'_>,
        instruction: &Instruction,
        pc: u32,
    ) -> Result<(), BytecodeError> {
        match instruction {
            Instruction::ArrayLoad(kind) => {
                frame.pop(Slot::Int)?;
                frame.pop(Slot::Reference)?;
                frame.push(Slot::of(*kind))?;
            }
            Instruction::ArrayStore(kind) => {
                frame.pop(Slot::of(*kind))?;
                frame.pop(Slot::Int)?;
                frame.pop(Slot::Reference)?;
            }
            Instruction::Binary(kind, operator) => {
                use crate::bytecode::Binary::{Shl, Shr, Ushr};
                let slot = Slot::of(*kind);
                frame.pop(if matches!(operator, Shl | Shr | Ushr) { Slot::Int } else { slot })?;
                frame.pop(slot)?;
                frame.push(slot)?;
            }
            Instruction::Negate(kind) => {
                frame.pop(Slot::of(*kind))?;
                frame.push(Slot::of(*kind))?;
            }
            Instruction::Convert(from, to) => {
                frame.pop(Slot::of(*from))?;
                frame.push(Slot::of(*to))?;
            }
            Instruction::Compare(kind, _) => {
                frame.pop(Slot::of(*kind))?;
                frame.pop(Slot::of(*kind))?;
                frame.push(Slot::Int)?;
            }
            Instruction::If(..) | Instruction::TableSwitch { .. } | Instruction::LookupSwitch { .. } => {
                frame.pop(Slot::Int)?;
            }
            Instruction::IfInt(..) => {
                frame.pop(Slot::Int)?;
                frame.pop(Slot::Int)?;
            }
            Instruction::IfReference(..) => {
                frame.pop(Slot::Reference)?;
                frame.pop(Slot::Reference)?;
            }
            Instruction::IfNull(..)
            | Instruction::Throw
            | Instruction::MonitorEnter
            | Instruction::MonitorExit => {
                frame.pop(Slot::Reference)?;
            }
            Instruction::Return(kind) => {
                if Slot::of(*kind) != Slot::of(self.result) {
                    return Err(Self::error(pc, "a return of the wrong type"));
                }
                if *kind != Kind::Void {
                    frame.pop(Slot::of(*kind))?;
                }
            }
            Instruction::ArrayLength => {
                frame.pop(Slot::Reference)?;
                frame.push(Slot::Int)?;
            }
            _ => self.step_symbolic(frame, instruction, pc)?,
        }
        Ok(())
    }

    fn step_symbolic(
        &self,
        frame: &mut Frame<'_>,
        instruction: &Instruction,
        pc: u32,
    ) -> Result<(), BytecodeError> {
        match instruction {
            Instruction::GetStatic(index) => frame.push(Slot::of(self.field_kind(*index, pc)?))?,
            Instruction::PutStatic(index) => frame.pop(Slot::of(self.field_kind(*index, pc)?))?,
            Instruction::GetField(index) => {
                frame.pop(Slot::Reference)?;
                frame.push(Slot::of(self.field_kind(*index, pc)?))?;
            }
            Instruction::PutField(index) => {
                frame.pop(Slot::of(self.field_kind(*index, pc)?))?;
                frame.pop(Slot::Reference)?;
            }
            Instruction::Invoke(invocation, index) => {
                let (arguments, result) = self.call_kinds(*invocation, *index, pc)?;
                for kind in arguments.iter().rev() {
                    frame.pop(Slot::of(*kind))?;
                }
                if !matches!(invocation, Invocation::Static | Invocation::Dynamic) {
                    frame.pop(Slot::Reference)?;
                }
                if result != Kind::Void {
                    frame.push(Slot::of(result))?;
                }
            }
            Instruction::New(index) => {
                self.class_constant(*index, pc)?;
                frame.push(Slot::Reference)?;
            }
            Instruction::NewArray(_) => {
                frame.pop(Slot::Int)?;
                frame.push(Slot::Reference)?;
            }
            Instruction::NewReferenceArray(index) => {
                self.class_constant(*index, pc)?;
                frame.pop(Slot::Int)?;
                frame.push(Slot::Reference)?;
            }
            Instruction::CheckCast(index) => {
                self.class_constant(*index, pc)?;
                frame.pop(Slot::Reference)?;
                frame.push(Slot::Reference)?;
            }
            Instruction::InstanceOf(index) => {
                self.class_constant(*index, pc)?;
                frame.pop(Slot::Reference)?;
                frame.push(Slot::Int)?;
            }
            Instruction::NewMultiArray(index, dimensions) => {
                self.class_constant(*index, pc)?;
                if *dimensions == 0 {
                    return Err(Self::error(pc, "an array without dimensions"));
                }
                for _ in 0..*dimensions {
                    frame.pop(Slot::Int)?;
                }
                frame.push(Slot::Reference)?;
            }
            _ => return Err(Self::error(pc, "an instruction the analysis does not know")),
        }
        Ok(())
    }

    fn class_constant(&self, index: u16, pc: u32) -> Result<(), BytecodeError> {
        match self.file.pool.get(index) {
            Ok(Constant::Class(_)) => Ok(()),
            _ => Err(Self::error(pc, "a constant that should be a class is not")),
        }
    }
}

/// Joins a state into the one known at `target`.
fn merge(
    states: &mut [Option<State>],
    pending: &mut Vec<u32>,
    target: u32,
    state: &State,
    pc: u32,
) -> Result<(), BytecodeError> {
    let Some(known) = &mut states[target as usize] else {
        states[target as usize] = Some(state.clone());
        pending.push(target);
        return Ok(());
    };
    if known.stack.len() != state.stack.len() {
        return Err(BytecodeError { pc, what: "the stack has different depths where control joins" });
    }
    let mut changed = false;
    let pairs = known.locals.iter_mut().zip(&state.locals).chain(known.stack.iter_mut().zip(&state.stack));
    for (old, new) in pairs {
        if *old != *new && *old != Slot::Unusable {
            *old = Slot::Unusable;
            changed = true;
        }
    }
    if changed {
        pending.push(target);
    }
    Ok(())
}
