//! One instruction of a task.

use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::library;
use crate::method::kinds;
use crate::state::State;
use crate::value::Value;
use program::bytecode::{Binary, Condition, Instruction, Shuffle};
use program::classfile::{ClassFile, Constant};
use program::{Kind, Origin};

impl Engine<'_> {
    /// Follows one instruction. The frame's `pc` is already behind it.
    pub(crate) fn instruction(
        &mut self,
        state: &mut State,
        instruction: &Instruction,
        pc: u32,
    ) -> Followed<Flow> {
        use Kind::{Int, Reference};
        match instruction {
            Instruction::Nop => {}
            Instruction::Null => state.push(Value::Null, Reference),
            Instruction::Int(value) => state.push(Value::Int(*value), Int),
            Instruction::Long(value) => state.push(Value::Long(*value), Kind::Long),
            Instruction::Float(bits) => state.push(natural(f32::from_bits(*bits) >= 0.0), Kind::Float),
            Instruction::Double(bits) => state.push(natural(f64::from_bits(*bits) >= 0.0), Kind::Double),
            Instruction::LoadConstant(index) => self.constant(state, *index)?,
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
                    (Value::Int(value), Kind::Long) => Value::Long(i64::from(value)),
                    (Value::Int(value), Kind::Float | Kind::Double) => natural(value >= 0),
                    (Value::Long(value), Kind::Int) => Value::Int(value as i32),
                    (Value::Long(value), Kind::Float | Kind::Double) => natural(value >= 0),
                    // Numbers that do not fit become the largest, except from long to int.
                    (Value::Natural, Kind::Long | Kind::Float | Kind::Double) => Value::Natural,
                    (Value::Natural, Kind::Int) if *from != Kind::Long => Value::Natural,
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
                if thrown == Value::Null {
                    return self.throws(state, NULL);
                }
                let class = self.class_of(state, &thrown);
                self.leak(state, &thrown, "an exception")?;
                let thrown = class.map_or(Value::NonNull, Value::Of);
                return self.throw_value(state, &thrown);
            }
            Instruction::MonitorEnter => {
                let object = state.pop(Reference);
                match &object {
                    Value::Null => return self.throws(state, NULL),
                    object if !object.is_non_null() => self.may_throw(state, NULL)?,
                    _ => {}
                }
                self.may_lock(state, &object)?;
                state.monitors.push(object);
            }
            Instruction::MonitorExit => {
                state.pop(Reference);
                state.monitors.pop();
            }
            Instruction::Invoke(invocation, index) => return self.invoke(state, *invocation, *index),
            _ => return self.memory(state, instruction),
        }
        Ok(Flow::On)
    }

    fn constant(&mut self, state: &mut State, index: u16) -> Followed<()> {
        let file = self.method(state.top().method).file.clone();
        if let Some(hidden) = library::hidden_constant(&file, index) {
            return Err(hidden);
        }
        let (value, kind) = match file.pool.get(index) {
            Ok(Constant::Integer(value)) => (Value::Int(value), Kind::Int),
            Ok(Constant::Float(bits)) => (natural(f32::from_bits(bits) >= 0.0), Kind::Float),
            Ok(Constant::Long(value)) => (Value::Long(value), Kind::Long),
            Ok(Constant::Double(bits)) => (natural(f64::from_bits(bits) >= 0.0), Kind::Double),
            Ok(Constant::Dynamic(_, name)) => {
                let (_, descriptor) = file.name_and_type(name).map_err(|error| error.to_string())?;
                let (_, kind) = kinds(&format!("(){descriptor}")).ok_or("a malformed constant")?;
                self.throw(state)?;
                (Value::Unknown, kind)
            }
            Ok(Constant::String(_)) => (self.object_of("java/lang/String"), Kind::Reference),
            // The library may take the monitors of its own classes.
            Ok(Constant::Class(_)) if self.is_own_class(&file, index) => {
                (self.object_of("java/lang/Class"), Kind::Reference)
            }
            _ => (Value::NonNull, Kind::Reference),
        };
        state.push(value, kind);
        Ok(())
    }

    fn is_own_class(&mut self, file: &ClassFile, index: u16) -> bool {
        let class = file.class_name(index).ok().and_then(|name| self.program.load(&name).ok());
        class.is_some_and(|class| self.program.class(class).origin == Origin::User)
    }

    /// An object of a class of the library.
    pub(crate) fn object_of(&mut self, class: &str) -> Value {
        self.program.load(class).map_or(Value::NonNull, Value::Of)
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

    fn binary(&mut self, state: &mut State, kind: Kind, operator: Binary) -> Followed<Flow> {
        use Binary::{Add, And, Div, Mul, Or, Rem, Shl, Shr, Sub, Ushr, Xor};
        let shifts = matches!(operator, Shl | Shr | Ushr);
        let right = state.pop(if shifts { Kind::Int } else { kind });
        let left = state.pop(kind);
        let divides = matches!(operator, Div | Rem) && matches!(kind, Kind::Int | Kind::Long);
        let may_be_zero = |value: &Value| {
            matches!(value, Value::Int(0) | Value::Long(0))
                || !matches!(value, Value::Int(_) | Value::Long(_))
        };
        if divides && may_be_zero(&right) {
            self.may_throw(state, "java/lang/ArithmeticException")?;
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
            // No sum or product of numbers with a point that are not negative is negative.
            (Kind::Float | Kind::Double, Value::Natural, Value::Natural)
                if matches!(operator, Add | Mul | Div) =>
            {
                Value::Natural
            }
            _ => Value::Unknown,
        };
        state.push(value, kind);
        Ok(Flow::On)
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

fn natural(is_one: bool) -> Value {
    if is_one { Value::Natural } else { Value::Unknown }
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
