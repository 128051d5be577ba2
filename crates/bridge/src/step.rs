//! One instruction of a task.

use crate::engine::{Engine, Flow};
use crate::library;
use crate::memory::{Step, default};
use crate::state::State;
use crate::value::{Object, Shape, Value};
use program::bytecode::{Binary, Condition, Instruction, Shuffle};
use program::classfile::Constant;
use program::{Kind, Origin};

/// Longer arrays are not followed element by element.
const LONGEST_ARRAY: i32 = 64;

impl Engine<'_> {
    /// Follows one instruction. The frame's `pc` is already behind it.
    pub(crate) fn instruction(
        &mut self,
        state: &mut State,
        instruction: &Instruction,
        pc: u32,
    ) -> Step<Flow> {
        use Kind::{Int, Reference};
        match instruction {
            Instruction::Nop => {}
            Instruction::Null => state.push(Value::Null, Reference),
            Instruction::Int(value) => state.push(Value::Int(*value), Int),
            Instruction::Long(_) => state.push(Value::Unknown, Kind::Long),
            Instruction::Float(_) => state.push(Value::Unknown, Kind::Float),
            Instruction::Double(_) => state.push(Value::Unknown, Kind::Double),
            Instruction::LoadConstant(index) => self.constant(state, *index),
            Instruction::Load(kind, slot) => {
                let value = state.top().locals.get(*slot as usize).cloned().unwrap_or(Value::Unknown);
                state.push(value, *kind);
            }
            Instruction::Store(kind, slot) => self.store(state, *kind, *slot),
            Instruction::Increment(slot, by) => {
                if let Some(local) = state.top().locals.get_mut(*slot as usize) {
                    *local = match local {
                        Value::Int(value) => Value::Int(value.wrapping_add(i32::from(*by))),
                        _ => Value::Unknown,
                    };
                }
            }
            Instruction::Shuffle(shuffle) => shuffled(&mut state.top().stack, *shuffle),
            Instruction::Binary(kind, operator) => return self.binary(state, *kind, *operator),
            Instruction::Negate(kind) => {
                let value = match state.pop(*kind) {
                    Value::Int(value) => Value::Int(value.wrapping_neg()),
                    _ => Value::Unknown,
                };
                state.push(value, *kind);
            }
            Instruction::Convert(from, to) => {
                let value = match (state.pop(*from), to) {
                    (Value::Int(value), Kind::Byte) => Value::Int(i32::from(value as i8)),
                    (Value::Int(value), Kind::Char) => Value::Int(i32::from(value as u16)),
                    (Value::Int(value), Kind::Short) => Value::Int(i32::from(value as i16)),
                    _ => Value::Unknown,
                };
                state.push(value, *to);
            }
            Instruction::Compare(kind, _) => {
                state.pop(*kind);
                state.pop(*kind);
                state.push(Value::Unknown, Int);
            }
            Instruction::If(condition, target) => {
                let left = state.pop(Int);
                return Ok(self.branch(state, decide(*condition, &left, &Value::Int(0)), *target));
            }
            Instruction::IfInt(condition, target) => {
                let right = state.pop(Int);
                let left = state.pop(Int);
                return Ok(self.branch(state, decide(*condition, &left, &right), *target));
            }
            Instruction::IfReference(condition, target) => {
                let right = state.pop(Reference);
                let left = state.pop(Reference);
                let equal = same_reference(&left, &right);
                let decided = equal.map(|equal| equal == (*condition == Condition::Equal));
                return Ok(self.branch(state, decided, *target));
            }
            Instruction::IfNull(condition, target) => {
                let value = state.pop(Reference);
                let null = match value {
                    Value::Null => Some(true),
                    ref value if value.is_non_null() => Some(false),
                    _ => None,
                };
                let decided = null.map(|null| null == (*condition == Condition::Equal));
                return Ok(self.branch(state, decided, *target));
            }
            Instruction::Goto(target) => return Ok(self.jump(state, *target, pc)),
            Instruction::TableSwitch { low, default, targets } => {
                let pairs: Vec<(i32, u32)> = targets
                    .iter()
                    .enumerate()
                    .map(|(index, target)| (low.wrapping_add(index as i32), *target))
                    .collect();
                return Ok(switch(state, &pairs, *default));
            }
            Instruction::LookupSwitch { default, pairs } => return Ok(switch(state, pairs, *default)),
            Instruction::Return(kind) => {
                let value = if *kind == Kind::Void { Value::Unknown } else { state.pop(*kind) };
                return self.give_back(state, value);
            }
            Instruction::Throw => {
                let thrown = state.pop(Reference);
                self.leak(state, &thrown, "an exception")?;
                self.throw(state)?;
                return Ok(Flow::Dead);
            }
            Instruction::MonitorEnter => {
                return Err("`synchronized` may block, which is not modelled together with phasers".into());
            }
            Instruction::MonitorExit => {
                state.pop(Reference);
            }
            Instruction::Invoke(invocation, index) => return self.invoke(state, *invocation, *index),
            _ => return self.memory(state, instruction),
        }
        Ok(Flow::On)
    }

    fn constant(&mut self, state: &mut State, index: u16) {
        let file = self.method(state.top().method).file.clone();
        let (value, kind) = match file.pool.get(index) {
            Ok(Constant::Integer(value)) => (Value::Int(value), Kind::Int),
            Ok(Constant::Float(_)) => (Value::Unknown, Kind::Float),
            Ok(Constant::Long(_)) => (Value::Unknown, Kind::Long),
            Ok(Constant::Double(_)) => (Value::Unknown, Kind::Double),
            _ => (Value::NonNull, Kind::Reference),
        };
        state.push(value, kind);
    }

    fn store(&mut self, state: &mut State, kind: Kind, slot: u16) {
        let value = state.pop(kind);
        if let Value::Object(id) = value {
            let (method, pc) = (state.top().method, state.top().pc);
            let code = self.method(method);
            if self.program.class(self.program.method(method).class).origin == Origin::User
                && let Some(name) = code.name(pc, slot)
            {
                self.hint(state, id, name);
            }
        }
        let locals = &mut state.top().locals;
        let needed = (slot + kind.slots()) as usize;
        if locals.len() < needed {
            locals.resize(needed, Value::Unknown);
        }
        locals[slot as usize] = value;
        if kind.slots() == 2 {
            locals[slot as usize + 1] = Value::Pad;
        }
    }

    fn binary(&mut self, state: &mut State, kind: Kind, operator: Binary) -> Step<Flow> {
        use Binary::{Add, And, Div, Mul, Or, Rem, Shl, Shr, Sub, Ushr, Xor};
        let shifts = matches!(operator, Shl | Shr | Ushr);
        let right = state.pop(if shifts { Kind::Int } else { kind });
        let left = state.pop(kind);
        let divides = matches!(operator, Div | Rem) && matches!(kind, Kind::Int | Kind::Long);
        if divides && !matches!(right, Value::Int(value) if value != 0) {
            self.throw(state)?;
        }
        let value = match (kind, left, right) {
            (Kind::Int, Value::Int(left), Value::Int(right)) => match operator {
                Add => Value::Int(left.wrapping_add(right)),
                Sub => Value::Int(left.wrapping_sub(right)),
                Mul => Value::Int(left.wrapping_mul(right)),
                Div if right != 0 => Value::Int(left.wrapping_div(right)),
                Rem if right != 0 => Value::Int(left.wrapping_rem(right)),
                Div | Rem => return Ok(Flow::Dead),
                And => Value::Int(left & right),
                Or => Value::Int(left | right),
                Xor => Value::Int(left ^ right),
                Shl => Value::Int(left.wrapping_shl(right as u32)),
                Shr => Value::Int(left.wrapping_shr(right as u32)),
                Ushr => Value::Int((left as u32).wrapping_shr(right as u32) as i32),
            },
            _ => Value::Unknown,
        };
        state.push(value, kind);
        Ok(Flow::On)
    }

    /// Fields and arrays.
    fn memory(&mut self, state: &mut State, instruction: &Instruction) -> Step<Flow> {
        use Kind::{Int, Reference};
        match instruction {
            Instruction::GetStatic(index) => {
                let (owner, name, field) = self.field(state, *index)?;
                self.touch(state, &owner)?;
                let value = match (owner.as_str(), field) {
                    ("edu/rice/hj/api/HjPhaserMode", _) => match name.as_str() {
                        "SIG" => Value::Mode(0),
                        "WAIT" => Value::Mode(1),
                        "SIG_WAIT" | "DEFAULT_MODE" => Value::Mode(2),
                        "SIG_WAIT_SINGLE" => Value::Mode(3),
                        _ => Value::Unknown,
                    },
                    (_, field) => match state.statics.get(&field) {
                        Some(value) => value.clone(),
                        None if self.program.class(self.program.field(field).class).origin
                            == Origin::User =>
                        {
                            Value::Unknown
                        }
                        None => Value::NonNull,
                    },
                };
                state.push(value, self.program.field(field).kind);
            }
            Instruction::PutStatic(index) => {
                let (owner, name, field) = self.field(state, *index)?;
                self.touch(state, &owner)?;
                let kind = self.program.field(field).kind;
                let value = state.pop(kind);
                let old = state.statics.get(&field).cloned().unwrap_or(Value::Unknown);
                let matters = self.is_interesting(state, &old) || self.is_interesting(state, &value);
                if matters && state.statics_shared {
                    return Err(format!(
                        "the static field {name}, which holds phasers or bodies, is written while other tasks can read it"
                    ));
                }
                if matters {
                    // What it holds could change wherever the field can be read.
                    if let Value::Object(id) = &value
                        && let Some(Object { shape, .. }) = state.heap.get(id)
                        && !matches!(shape, Shape::Parties)
                        && !matches!(shape, Shape::Instance(class, _) if self.is_phaser(*class))
                    {
                        return Err(format!(
                            "the static field {name} gets an object that holds phasers or bodies"
                        ));
                    }
                    state.statics.insert(field, value);
                } else if kind == Reference {
                    self.leak(state, &value, &format!("the static field {name}"))?;
                }
            }
            Instruction::GetField(index) => {
                let (_, _, field) = self.field(state, *index)?;
                let kind = self.program.field(field).kind;
                let value = match state.pop(Reference) {
                    Value::Object(id) => self.read_field(state, id, field),
                    Value::Lost(why) => {
                        return Err(format!("it is not known which object a field is read of: {why}"));
                    }
                    Value::Null => return self.throws(state),
                    from => {
                        if !from.is_non_null() {
                            self.throw(state)?;
                        }
                        Value::Unknown
                    }
                };
                state.push(value, kind);
            }
            Instruction::PutField(index) => {
                let (_, name, field) = self.field(state, *index)?;
                let value = state.pop(self.program.field(field).kind);
                match state.pop(Reference) {
                    Value::Object(id) => self.write_field(state, id, field, value)?,
                    Value::Lost(why) => {
                        return Err(format!("it is not known which object a field is written of: {why}"));
                    }
                    Value::Null => return self.throws(state),
                    into => {
                        if !into.is_non_null() {
                            self.throw(state)?;
                        }
                        self.leak(
                            state,
                            &value,
                            &format!("the field {name} of an object that is not tracked"),
                        )?;
                    }
                }
            }
            Instruction::New(index) => {
                let file = self.method(state.top().method).file.clone();
                let name = file.class_name(*index).map_err(|error| error.to_string())?;
                let value = self.make(state, &name)?;
                state.push(value, Reference);
            }
            Instruction::NewArray(kind) => self.new_array(state, Some(*kind))?,
            Instruction::NewReferenceArray(_) => self.new_array(state, None)?,
            Instruction::NewMultiArray(_, dimensions) => {
                for _ in 0..*dimensions {
                    if !matches!(state.pop(Int), Value::Int(0..)) {
                        self.throw(state)?;
                    }
                }
                state.push(Value::NonNull, Reference);
            }
            Instruction::ArrayLength => {
                let value = match state.pop(Reference) {
                    Value::Sized(length) => Value::Int(length as i32),
                    Value::Object(id) => match state.heap.get(&id).map(|object| &object.shape) {
                        Some(Shape::Array(values)) => Value::Int(values.len() as i32),
                        _ => Value::Unknown,
                    },
                    Value::Null => return self.throws(state),
                    Value::Lost(why) => return Err(format!("the length of an array is not known: {why}")),
                    from => {
                        if !from.is_non_null() {
                            self.throw(state)?;
                        }
                        Value::Unknown
                    }
                };
                state.push(value, Int);
            }
            Instruction::ArrayLoad(kind) => {
                let index = state.pop(Int);
                let array = state.pop(Reference);
                if array == Value::Null {
                    return self.throws(state);
                }
                let index = self.in_bounds(state, &array, &index)?;
                let value = match &array {
                    Value::Object(id) => self.read_element(state, *id, index),
                    Value::Lost(why) => Value::Lost(why.clone()),
                    _ => Value::Unknown,
                };
                state.push(value, *kind);
            }
            Instruction::ArrayStore(kind) => {
                let value = state.pop(*kind);
                let index = state.pop(Int);
                let array = state.pop(Reference);
                if array == Value::Null {
                    return self.throws(state);
                }
                let index = self.in_bounds(state, &array, &index)?;
                match array {
                    Value::Object(id) => self.write_element(state, id, index, value)?,
                    Value::Lost(why) => return Err(format!("it is not known which array is written: {why}")),
                    _ => self.leak(state, &value, "an array that is not tracked")?,
                }
            }
            Instruction::CheckCast(_) => {
                let value = state.pop(Reference);
                let method = state.top().method;
                let own = self.program.class(self.program.method(method).class).origin == Origin::User;
                if own && matches!(value, Value::Unknown | Value::NonNull) {
                    self.throw(state)?;
                }
                state.push(value, Reference);
            }
            Instruction::InstanceOf(_) => {
                let value = state.pop(Reference);
                state.push(if value == Value::Null { Value::Int(0) } else { Value::Unknown }, Int);
            }
            other => return Err(format!("the instruction {other:?} is not known")),
        }
        Ok(Flow::On)
    }

    /// The class is initialised here at the latest.
    pub(crate) fn touch(&mut self, state: &mut State, owner: &str) -> Step<()> {
        let Ok(class) = self.program.load(owner) else { return Ok(()) };
        let linked = self.program.class(class);
        if linked.origin != Origin::User {
            return Ok(());
        }
        let Some(initializer) = linked.initializer else { return Ok(()) };
        if self.relevance.method(initializer) {
            return Err(format!(
                "the initialiser of class {} uses phasers, tasks or locks",
                linked.java_name()
            ));
        }
        if !self.is_quiet(initializer) {
            self.throw(state)?;
        }
        Ok(())
    }

    fn new_array(&mut self, state: &mut State, kind: Option<Kind>) -> Step<()> {
        let api = self.program.class(self.program.method(state.top().method).class).origin == Origin::Api;
        let value = match (state.pop(Kind::Int), kind) {
            (Value::Int(length @ 0..=LONGEST_ARRAY), None) => {
                let values = vec![Value::Null; length as usize];
                Value::Object(state.add(Object::new(Shape::Array(values))))
            }
            // The API's own arrays hold modes.
            (Value::Int(length @ 0..=LONGEST_ARRAY), Some(kind)) if api => {
                let values = vec![default(kind); length as usize];
                Value::Object(state.add(Object::new(Shape::Array(values))))
            }
            (Value::Int(length @ 0..), _) => Value::Sized(length as u32),
            _ => {
                self.throw(state)?;
                Value::NonNull
            }
        };
        state.push(value, Kind::Reference);
        Ok(())
    }

    /// The index, if it is known; an exception otherwise, or if it does not fit.
    fn in_bounds(&mut self, state: &State, array: &Value, index: &Value) -> Step<Option<usize>> {
        let length = match array {
            Value::Sized(length) => Some(*length as usize),
            Value::Object(id) => match state.heap.get(id).map(|object| &object.shape) {
                Some(Shape::Array(values)) => Some(values.len()),
                _ => None,
            },
            _ => None,
        };
        let index = match index {
            Value::Int(index) => usize::try_from(*index).ok(),
            _ => None,
        };
        if !matches!((index, length), (Some(index), Some(length)) if index < length) {
            self.throw(state)?;
        }
        Ok(index)
    }

    fn field(&mut self, state: &mut State, index: u16) -> Step<(String, String, program::FieldId)> {
        let file = self.method(state.top().method).file.clone();
        let (owner, name, descriptor) = library::member(&file, index).ok_or("a malformed field")?;
        let class = self.program.load(&owner).map_err(|error| error.to_string())?;
        let symbols = (self.program.symbols.get(&name), self.program.symbols.get(&descriptor));
        let (Some(name_symbol), Some(descriptor)) = symbols else { return Err(format!("no field {name}")) };
        let found = self.program.resolve_field(class, name_symbol, descriptor);
        Ok((owner, name.clone(), found.ok_or(format!("no field {name}"))?))
    }

    fn branch(&mut self, state: &mut State, decided: Option<bool>, target: u32) -> Flow {
        let pc = state.top().pc;
        match decided {
            Some(true) => self.jump(state, target, pc),
            Some(false) => Flow::On,
            None => {
                let mut taken = state.clone();
                taken.top().pc = target;
                Flow::Go(Vec::new(), vec![state.clone(), taken])
            }
        }
    }

    /// A jump backwards ends a stretch, so that loops are seen.
    fn jump(&mut self, state: &mut State, target: u32, pc: u32) -> Flow {
        state.top().pc = target;
        if target <= pc { Flow::Go(Vec::new(), vec![state.clone()]) } else { Flow::On }
    }
}

fn switch(state: &mut State, pairs: &[(i32, u32)], default: u32) -> Flow {
    let value = state.pop(Kind::Int);
    if let Value::Int(value) = value {
        let target = pairs.iter().find(|(key, _)| *key == value).map_or(default, |(_, target)| *target);
        state.top().pc = target;
        return Flow::Go(Vec::new(), vec![state.clone()]);
    }
    let mut targets: Vec<u32> = pairs.iter().map(|(_, target)| *target).chain([default]).collect();
    targets.sort_unstable();
    targets.dedup();
    let states = targets.into_iter().map(|target| {
        let mut taken = state.clone();
        taken.top().pc = target;
        taken
    });
    Flow::Go(Vec::new(), states.collect())
}

fn decide(condition: Condition, left: &Value, right: &Value) -> Option<bool> {
    let (Value::Int(left), Value::Int(right)) = (left, right) else { return None };
    Some(match condition {
        Condition::Equal => left == right,
        Condition::NotEqual => left != right,
        Condition::Less => left < right,
        Condition::GreaterOrEqual => left >= right,
        Condition::Greater => left > right,
        Condition::LessOrEqual => left <= right,
    })
}

fn same_reference(left: &Value, right: &Value) -> Option<bool> {
    match (left, right) {
        (Value::Null, Value::Null) => Some(true),
        (Value::Object(one), Value::Object(other)) => Some(one == other),
        (Value::Mode(one), Value::Mode(other)) => Some(one == other),
        (Value::Null, other) | (other, Value::Null) if other.is_non_null() => Some(false),
        _ => None,
    }
}

/// Slots move; wide values are two of them.
fn shuffled(stack: &mut Vec<Value>, shuffle: Shuffle) {
    let mut take = || stack.pop().unwrap_or(Value::Unknown);
    match shuffle {
        Shuffle::Pop => drop(take()),
        Shuffle::Pop2 => drop((take(), take())),
        Shuffle::Dup => {
            let a = take();
            stack.extend([a.clone(), a]);
        }
        Shuffle::DupX1 => {
            let (a, b) = (take(), take());
            stack.extend([a.clone(), b, a]);
        }
        Shuffle::DupX2 => {
            let (a, b, c) = (take(), take(), take());
            stack.extend([a.clone(), c, b, a]);
        }
        Shuffle::Dup2 => {
            let (a, b) = (take(), take());
            stack.extend([b.clone(), a.clone(), b, a]);
        }
        Shuffle::Dup2X1 => {
            let (a, b, c) = (take(), take(), take());
            stack.extend([b.clone(), a.clone(), c, b, a]);
        }
        Shuffle::Dup2X2 => {
            let (a, b, c, d) = (take(), take(), take(), take());
            stack.extend([b.clone(), a.clone(), d, c, b, a]);
        }
        Shuffle::Swap => {
            let (a, b) = (take(), take());
            stack.extend([a, b]);
        }
    }
}
