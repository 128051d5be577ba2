//! Instructions on fields, arrays and classes.

use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::NULL;
use crate::flow::{Followed, default};
use crate::library;
use crate::relevance::may_hold;
use crate::state::State;
use crate::value::{Object, Shape, Value};
use program::bytecode::Instruction;
use program::linked::access;
use program::{ClassId, Kind, Origin};

/// Longer arrays are not followed element by element.
const LONGEST_ARRAY: i32 = 64;
/// Larger arrays may not fit into memory.
const LARGEST_ARRAY: i32 = 1 << 20;

impl Engine<'_> {
    /// Fields and arrays.
    pub(crate) fn memory(&mut self, state: &mut State, instruction: &Instruction) -> Followed<Flow> {
        use Kind::{Int, Reference};
        match instruction {
            Instruction::GetStatic(index) => {
                let (owner, name, field) = self.field(state, *index)?;
                if let Some(flow) = self.touch(state, self.program.field(field).class)? {
                    return Ok(flow);
                }
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
                let (_, name, field) = self.field(state, *index)?;
                if let Some(flow) = self.touch(state, self.program.field(field).class)? {
                    return Ok(flow);
                }
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
                    // What it holds could change in code that is passed over.
                    let descriptor = self.program.text(self.program.field(field).descriptor).to_string();
                    if let Value::Object(id) = &value
                        && let Some(Object { shape, .. }) = state.heap.get(id)
                        && !matches!(shape, Shape::Parties(_) | Shape::Latch(_) | Shape::Pool(_))
                        && !matches!(shape, Shape::Instance(class, _) if self.is_phaser(*class))
                        && !may_hold(self.program, &descriptor)
                    {
                        return Err(format!(
                            "the static field {name} gets an object that holds phasers or bodies"
                        ));
                    }
                    state.statics.insert(field, value);
                } else {
                    let stays = self.program.field(field).access & access::FINAL != 0;
                    if kind == Reference {
                        self.leak(state, &value, &format!("the static field {name}"))?;
                    }
                    let known = matches!(
                        value,
                        Value::Int(_)
                            | Value::Long(_)
                            | Value::NonNull
                            | Value::Sized(_)
                            | Value::Natural
                            | Value::Of(_)
                    );
                    if stays && known {
                        state.statics.insert(field, value);
                    }
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
                    Value::Null => return self.throws(state, NULL),
                    from => {
                        if !from.is_non_null() {
                            self.may_throw(state, NULL)?;
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
                    Value::Null => return self.throws(state, NULL),
                    into => {
                        if !into.is_non_null() {
                            self.may_throw(state, NULL)?;
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
                let class = self.program.load(&name).map_err(|error| error.to_string())?;
                if let Some(flow) = self.touch(state, class)? {
                    return Ok(flow);
                }
                let value = self.make(state, &name)?;
                state.push(value, Reference);
            }
            Instruction::NewArray(kind) => self.new_array(state, *kind, None)?,
            Instruction::NewReferenceArray(index) => {
                let file = self.method(state.top().method).file.clone();
                let name = file.class_name(*index).map_err(|error| error.to_string())?;
                let element = self.program.load(&name).ok();
                self.new_array(state, Kind::Reference, element)?;
            }
            Instruction::NewMultiArray(_, dimensions) => {
                for _ in 0..*dimensions {
                    if !matches!(state.pop(Int), Value::Int(0..)) {
                        self.may_throw(state, "java/lang/NegativeArraySizeException")?;
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
                    Value::Null => return self.throws(state, NULL),
                    Value::Lost(why) => return Err(format!("the length of an array is not known: {why}")),
                    from => {
                        if !from.is_non_null() {
                            self.may_throw(state, NULL)?;
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
                    return self.throws(state, NULL);
                }
                let index = self.in_bounds(state, &array, &index)?;
                let value = match &array {
                    Value::Object(id) if index.is_none() => return Ok(self.any_element(state, *id, *kind)),
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
                    return self.throws(state, NULL);
                }
                let index = self.in_bounds(state, &array, &index)?;
                if *kind == Reference && !self.is_storable(state, &array, &value) {
                    self.may_throw(state, "java/lang/ArrayStoreException")?;
                }
                match array {
                    Value::Object(id) => self.write_element(state, id, index, value)?,
                    Value::Lost(why) => return Err(format!("it is not known which array is written: {why}")),
                    _ => self.leak(state, &value, "an array that is not tracked")?,
                }
            }
            Instruction::CheckCast(index) => {
                let value = state.pop(Reference);
                if !self.is_of_class(state, &value, *index) {
                    self.may_throw(state, "java/lang/ClassCastException")?;
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

    fn new_array(&mut self, state: &mut State, kind: Kind, element: Option<ClassId>) -> Followed<()> {
        let api = self.is_of_api(state);
        let value = match state.pop(Kind::Int) {
            // The API's own arrays hold modes.
            Value::Int(length @ 0..=LONGEST_ARRAY) if kind == Kind::Reference || api => {
                let values = vec![default(kind); length as usize];
                let array = Object { element, ..Object::new(Shape::Array(values)) };
                Value::Object(state.add(array))
            }
            Value::Int(length @ 0..=LARGEST_ARRAY) => Value::Sized(length as u32),
            _ => {
                self.may_throw(state, "java/lang/NegativeArraySizeException")?;
                self.may_throw(state, "java/lang/OutOfMemoryError")?;
                Value::NonNull
            }
        };
        state.push(value, Kind::Reference);
        Ok(())
    }

    /// Whether the code that runs is the API's.
    fn is_of_api(&self, state: &State) -> bool {
        let method = state.frames.last().map(|frame| frame.method);
        method.is_some_and(|id| self.program.class(self.program.method(id).class).origin == Origin::Api)
    }

    /// Whether a cast cannot fail. Those of the API do not.
    fn is_of_class(&mut self, state: &mut State, value: &Value, index: u16) -> bool {
        if *value == Value::Null || self.is_of_api(state) {
            return true;
        }
        let file = self.method(state.top().method).file.clone();
        let Ok(name) = file.class_name(index) else { return false };
        match value {
            Value::Int(_) => matches!(name.as_str(), "java/lang/Integer" | "java/lang/Number"),
            Value::Mode(_) => name == "edu/rice/hj/api/HjPhaserMode",
            value => {
                let class = self.class_of(state, value);
                let target = self.program.load(&name).ok();
                class.zip(target).is_some_and(|(class, target)| self.program.is_subclass(class, target))
            }
        }
    }

    /// The class of a value that is followed, or one above it.
    pub(crate) fn class_of(&mut self, state: &State, value: &Value) -> Option<ClassId> {
        match value {
            Value::Object(id) => match &state.heap.get(id)?.shape {
                Shape::Instance(class, _) => Some(*class),
                other => self.program.load(other.library_class()?).ok(),
            },
            Value::Lambda(lambda) => self.program.load(&lambda.interface).ok(),
            Value::Of(class) => Some(*class),
            _ => None,
        }
    }

    /// Whether an array can hold a value, whatever it was declared as.
    fn is_storable(&mut self, state: &State, array: &Value, value: &Value) -> bool {
        if *value == Value::Null || self.is_of_api(state) {
            return true;
        }
        let Value::Object(array) = array else { return false };
        let Some(element) = state.heap.get(array).and_then(|object| object.element) else { return false };
        if &*self.program.class(element).name == "java/lang/Object" {
            return true;
        }
        self.class_of(state, value).is_some_and(|class| self.program.is_subclass(class, element))
    }

    /// The index, if it is known; an exception otherwise, or if it does not fit.
    fn in_bounds(&mut self, state: &State, array: &Value, index: &Value) -> Followed<Option<usize>> {
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
        if !array.is_non_null() {
            self.may_throw(state, NULL)?;
        }
        if !matches!((index, length), (Some(index), Some(length)) if index < length) {
            self.may_throw(state, "java/lang/ArrayIndexOutOfBoundsException")?;
        }
        Ok(index)
    }

    fn field(&mut self, state: &mut State, index: u16) -> Followed<(String, String, program::FieldId)> {
        let file = self.method(state.top().method).file.clone();
        let (owner, name, descriptor) = library::member(&file, index).ok_or("a malformed field")?;
        let class = self.program.load(&owner).map_err(|error| error.to_string())?;
        let symbols = (self.program.symbols.get(&name), self.program.symbols.get(&descriptor));
        let (Some(name_symbol), Some(descriptor)) = symbols else { return Err(format!("no field {name}")) };
        let found = self.program.resolve_field(class, name_symbol, descriptor);
        Ok((owner, name.clone(), found.ok_or(format!("no field {name}"))?))
    }
}
