//! Which accesses of a method are two halves of an update: a value is read, changed by an operation that is associative
//! and commutative, and stored where it came from; it reaches nothing else. Two such updates of a variable by the same
//! operation give the same in either order, so long as nothing comes between the halves.
//!
//! The look is at one basic block at a time, with numbers for values. What is not understood is no update.

use crate::analysis::{State, Subject};
use crate::bytecode::{Binary, BytecodeError, Instruction, Invocation, Shuffle, decode};
use crate::classfile::Constant;
use crate::code::Op;
use crate::names::Kind;
use crate::tags::{Cut, Operation, Tag};
use std::collections::HashMap;

/// A variable, within a block.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Variable {
    Static((u16, u16)),
    Field(u32, (u16, u16)),
    Element(u32, u32),
}

/// A value on the stack.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    /// Any value: equal numbers are equal values.
    Other(u32),
    /// What the read at this offset gave, and what was made of it.
    Read { variable: Variable, offset: u32, changed: Option<(Operation, Cut)> },
    /// What the call at this offset gave, or what was computed from it.
    Called(u32),
    /// The second slot of a `long` or `double`.
    Pad,
}

/// The tags of a method's operations, of which the offsets are known.
pub(crate) fn tags(subject: &Subject<'_>, ops: &[Op], offsets: &[u16]) -> Result<Vec<Tag>, BytecodeError> {
    let mut tags = vec![Tag::NONE; ops.len()];
    let leaders = subject.leaders()?;
    let states = subject.states(&leaders)?;
    for (start, state) in states.iter().enumerate().filter(|(pc, _)| leaders[*pc]) {
        let Some(state) = state else { continue };
        let mut block = Block::new(subject, state.clone());
        block.run(start as u32, &leaders)?;
        for (offset, tag) in block.found {
            let is_it = |op: &Op| match tag.is_update() {
                true => is_access(op),
                false => is_call(op),
            };
            let at = (0..tags.len()).find(|at| u32::from(offsets[*at]) == offset && is_it(&ops[*at]));
            if let Some(at) = at {
                tags[at] = tag;
            }
        }
    }
    Ok(tags)
}

fn is_access(op: &Op) -> bool {
    matches!(
        op,
        Op::GetFieldRaw { .. }
            | Op::GetStaticRaw { .. }
            | Op::PutFieldRaw { .. }
            | Op::PutStaticRaw { .. }
            | Op::LoadByte { .. }
            | Op::LoadChar { .. }
            | Op::LoadShort { .. }
            | Op::LoadInt { .. }
            | Op::LoadLong { .. }
            | Op::StoreByte { .. }
            | Op::StoreShort { .. }
            | Op::StoreInt { .. }
            | Op::StoreLong { .. }
    )
}

fn is_call(op: &Op) -> bool {
    matches!(
        op,
        Op::InvokeVirtualRaw { .. }
            | Op::InvokeSpecialRaw { .. }
            | Op::InvokeStaticRaw { .. }
            | Op::InvokeInterfaceRaw { .. }
            | Op::InvokeDynamicRaw { .. }
    )
}

struct Block<'a> {
    subject: &'a Subject<'a>,
    state: State,
    stack: Vec<Value>,
    locals: HashMap<u16, u32>,
    constants: HashMap<i32, u32>,
    next: u32,
    found: Vec<(u32, Tag)>,
}

impl<'a> Block<'a> {
    fn new(subject: &'a Subject<'a>, state: State) -> Block<'a> {
        let mut block = Block {
            subject,
            state,
            stack: Vec::new(),
            locals: HashMap::new(),
            constants: HashMap::new(),
            next: 0,
            found: Vec::new(),
        };
        block.forget();
        block
    }

    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn other(&mut self) -> Value {
        Value::Other(self.number())
    }

    /// Nothing is known of what is on the stack.
    fn forget(&mut self) {
        self.stack.clear();
        while self.stack.len() < self.state.stack.len() {
            let value = self.other();
            self.stack.push(value);
        }
    }

    fn push(&mut self, value: Value, kind: Kind) {
        if kind == Kind::Void {
            return;
        }
        self.stack.push(value);
        if kind.slots() == 2 {
            self.stack.push(Value::Pad);
        }
    }

    fn pop(&mut self, kind: Kind) -> Value {
        if kind.slots() == 2 {
            self.stack.pop();
        }
        self.stack.pop().unwrap_or(Value::Pad)
    }

    /// The number of a value; one that is tracked has none that others share.
    fn pop_number(&mut self, kind: Kind) -> u32 {
        match self.pop(kind) {
            Value::Other(number) => number,
            _ => self.number(),
        }
    }

    /// Goes through the block.
    fn run(&mut self, start: u32, leaders: &[bool]) -> Result<(), BytecodeError> {
        let mut offset = start;
        loop {
            let (instruction, next) = decode(self.subject.bytes(), offset)?;
            let is_known = self.step(&instruction, offset)?;
            let mut state =
                std::mem::replace(&mut self.state, State { locals: Vec::new(), stack: Vec::new() });
            self.subject.step(&mut state, &instruction, offset)?;
            self.state = state;
            if !is_known || self.stack.len() != self.state.stack.len() {
                self.forget();
            }
            if instruction.ends_flow() || leaders.get(next as usize).is_none_or(|leads| *leads) {
                return Ok(());
            }
            offset = next;
        }
    }

    /// The effect of an instruction on the values; false if it is not known.
    fn step(&mut self, instruction: &Instruction, offset: u32) -> Result<bool, BytecodeError> {
        match *instruction {
            Instruction::Int(value) => {
                let next = self.next + 1;
                let number = *self.constants.entry(value).or_insert(next);
                self.next = self.next.max(number);
                self.push(Value::Other(number), Kind::Int);
            }
            Instruction::Long(_) => self.push_other(Kind::Long),
            Instruction::Null => self.push_other(Kind::Reference),
            Instruction::LoadConstant(index) => {
                let kind = self.subject.constant_kind(index, offset)?;
                self.push_other(kind);
            }
            Instruction::Load(kind, local) => {
                let next = self.next + 1;
                let number = *self.locals.entry(local).or_insert(next);
                self.next = self.next.max(number);
                self.push(Value::Other(number), kind);
            }
            Instruction::Store(kind, local) => {
                let number = self.pop_number(kind);
                for slot in local..local + kind.slots() {
                    self.locals.remove(&slot);
                }
                // A wide local that begins one before is gone.
                self.locals.remove(&local.wrapping_sub(1));
                self.locals.insert(local, number);
            }
            Instruction::Increment(local, _) => {
                let number = self.number();
                self.locals.insert(local, number);
            }
            Instruction::Shuffle(shuffle) => return Ok(self.shuffle(shuffle)),
            Instruction::Binary(kind, operator) => self.binary(kind, operator),
            Instruction::Negate(kind) => {
                self.pop(kind);
                self.push_other(kind);
            }
            Instruction::Convert(from, to) => {
                let value = self.pop(from);
                let value = self.cut(value, to);
                self.push(value, to);
            }
            Instruction::Compare(kind, _) => {
                self.pop(kind);
                self.pop(kind);
                self.push_other(Kind::Int);
            }
            Instruction::ArrayLength | Instruction::InstanceOf(_) => {
                self.pop(Kind::Reference);
                self.push_other(Kind::Int);
            }
            Instruction::CheckCast(_) => {}
            Instruction::New(_) => self.push_other(Kind::Reference),
            Instruction::Return(kind) if kind != Kind::Void => {
                if let Value::Called(call) = self.pop(kind) {
                    self.found.push((call, Tag::RETURNED));
                }
            }
            _ => return self.step_memory(instruction, offset),
        }
        Ok(true)
    }

    fn push_other(&mut self, kind: Kind) {
        let value = self.other();
        self.push(value, kind);
    }

    fn step_memory(&mut self, instruction: &Instruction, offset: u32) -> Result<bool, BytecodeError> {
        match *instruction {
            Instruction::GetStatic(index) => {
                let kind = self.subject.field_kind(index, offset)?;
                let variable = self.constant(index).map(Variable::Static);
                self.read(variable, kind, offset);
            }
            Instruction::PutStatic(index) => {
                let kind = self.subject.field_kind(index, offset)?;
                let value = self.pop(kind);
                let variable = self.constant(index).map(Variable::Static);
                self.write(variable, value, offset);
            }
            Instruction::GetField(index) => {
                let kind = self.subject.field_kind(index, offset)?;
                let object = self.pop_number(Kind::Reference);
                let variable = self.constant(index).map(|field| Variable::Field(object, field));
                self.read(variable, kind, offset);
            }
            Instruction::PutField(index) => {
                let kind = self.subject.field_kind(index, offset)?;
                let value = self.pop(kind);
                let object = self.pop_number(Kind::Reference);
                let variable = self.constant(index).map(|field| Variable::Field(object, field));
                self.write(variable, value, offset);
            }
            Instruction::ArrayLoad(kind) => {
                let index = self.pop_number(Kind::Int);
                let array = self.pop_number(Kind::Reference);
                self.read(Some(Variable::Element(array, index)), kind, offset);
            }
            Instruction::ArrayStore(kind) => {
                let value = self.pop(kind);
                let index = self.pop_number(Kind::Int);
                let array = self.pop_number(Kind::Reference);
                self.write(Some(Variable::Element(array, index)), value, offset);
            }
            Instruction::Invoke(invocation, index) => self.invoke(invocation, index, offset)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A field constant: its class and its name and type. Of two constants for one field an update is not recognised.
    fn constant(&self, index: u16) -> Option<(u16, u16)> {
        match self.subject.file.pool.get(index) {
            Ok(Constant::Field(class, member)) => Some((class, member)),
            _ => None,
        }
    }

    fn read(&mut self, variable: Option<Variable>, kind: Kind, offset: u32) {
        let value = match variable.filter(|_| kind != Kind::Reference) {
            Some(variable) => Value::Read { variable, offset, changed: None },
            None => self.other(),
        };
        self.push(value, kind);
    }

    fn write(&mut self, to: Option<Variable>, value: Value, offset: u32) {
        if let Value::Read { variable, offset: read, changed: Some((operation, cut)) } = value
            && Some(&variable) == to.as_ref()
        {
            let tag = Tag::update(operation, cut);
            self.found.extend([(read, tag), (offset, tag)]);
        }
    }

    fn binary(&mut self, kind: Kind, operator: Binary) {
        use Binary::{Add, And, Div, Mul, Or, Rem, Shl, Shr, Sub, Ushr, Xor};
        let is_shift = matches!(operator, Shl | Shr | Ushr);
        let right = self.pop(if is_shift { Kind::Int } else { kind });
        let left = self.pop(kind);
        // Sums of floating-point numbers depend on their order.
        let is_exact = !matches!(kind, Kind::Float | Kind::Double);
        let operation = match operator {
            Add => Some(Operation::Add),
            // What is subtracted is added with the other sign.
            Sub if matches!(left, Value::Read { .. }) => Some(Operation::Add),
            Mul => Some(Operation::Mul),
            And => Some(Operation::And),
            Or => Some(Operation::Or),
            Xor => Some(Operation::Xor),
            _ => None,
        };
        // A division by what a call gave may throw: then it is seen.
        let value = match operator {
            Div | Rem => self.other(),
            _ => self.changed(left, right, operation.filter(|_| is_exact)),
        };
        self.push(value, kind);
    }

    /// What an operation makes of two values.
    fn changed(&mut self, left: Value, right: Value, operation: Option<Operation>) -> Value {
        let (value, by) = match (left, right) {
            (value @ Value::Read { .. }, by) => (value, by),
            (by, value @ Value::Read { .. }) => (value, by),
            (by @ Value::Other(_), value) => (value, by),
            (value, by) => (value, by),
        };
        match (value, by, operation) {
            (Value::Called(call), Value::Other(_), _) => Value::Called(call),
            (
                Value::Read { variable, offset, changed },
                Value::Other(_) | Value::Called(_),
                Some(operation),
            ) if changed.is_none_or(|earlier| earlier == (operation, Cut::None)) => {
                Value::Read { variable, offset, changed: Some((operation, Cut::None)) }
            }
            _ => self.other(),
        }
    }

    /// A value is cut to a narrower type.
    fn cut(&mut self, value: Value, to: Kind) -> Value {
        let cut = match to {
            Kind::Byte => Cut::Byte,
            Kind::Char => Cut::Char,
            Kind::Short => Cut::Short,
            _ => Cut::None,
        };
        match value {
            Value::Read { variable, offset, changed: Some((operation, Cut::None)) }
                if cut != Cut::None && !matches!(operation, Operation::Min | Operation::Max) =>
            {
                Value::Read { variable, offset, changed: Some((operation, cut)) }
            }
            _ => self.other(),
        }
    }

    fn shuffle(&mut self, shuffle: Shuffle) -> bool {
        match shuffle {
            Shuffle::Pop | Shuffle::Pop2 => {
                let slots = if shuffle == Shuffle::Pop { 1 } else { 2 };
                for _ in 0..slots {
                    if let Some(Value::Called(call)) = self.stack.pop() {
                        self.found.push((call, Tag::DROPPED));
                    }
                }
            }
            Shuffle::Dup | Shuffle::Dup2 => {
                let slots = if shuffle == Shuffle::Dup { 1 } else { 2 };
                let Some(from) = self.stack.len().checked_sub(slots) else { return false };
                // A value that is used twice is no longer tracked.
                for at in from..self.stack.len() {
                    if matches!(self.stack[at], Value::Read { .. } | Value::Called(_)) {
                        self.stack[at] = self.other();
                    }
                }
                self.stack.extend_from_within(from..);
            }
            _ => return false,
        }
        true
    }

    fn invoke(&mut self, invocation: Invocation, index: u16, offset: u32) -> Result<(), BytecodeError> {
        let (arguments, result) = self.subject.call_kinds(invocation, index, offset)?;
        let mut values: Vec<Value> = arguments.iter().rev().map(|kind| self.pop(*kind)).collect();
        if !matches!(invocation, Invocation::Static | Invocation::Dynamic) {
            self.pop(Kind::Reference);
        }
        let extreme = match invocation {
            Invocation::Static => self.extreme(index),
            _ => None,
        };
        let value = match (extreme, values.pop(), values.pop()) {
            (Some(operation), Some(left), Some(right)) => self.changed(left, right, Some(operation)),
            _ => Value::Called(offset),
        };
        self.push(value, result);
        Ok(())
    }

    /// `Math.min` or `Math.max` of `int` or `long`.
    fn extreme(&self, index: u16) -> Option<Operation> {
        let file = self.subject.file;
        let Ok(Constant::Method(class, member)) = file.pool.get(index) else { return None };
        let (name, descriptor) = file.name_and_type(member).ok()?;
        let is_number = descriptor == "(II)I" || descriptor == "(JJ)J";
        if !is_number || file.class_name(class).ok()? != "java/lang/Math" {
            return None;
        }
        match &*name {
            "min" => Some(Operation::Min),
            "max" => Some(Operation::Max),
            _ => None,
        }
    }
}
