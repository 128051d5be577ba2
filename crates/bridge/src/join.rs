//! One state that covers two, where a loop goes round more often than is followed.

use crate::state::{Frame, State};
use crate::value::{Lambda, Object, ObjectId, Shape, Site, Value};
use program::ClassId;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The two states, and which classes have bodies that use phasers or tasks.
struct Pair<'a> {
    left: &'a State,
    right: &'a State,
    callable: &'a dyn Fn(ClassId) -> bool,
    /// What was reached by values that are forgotten: it may be changed by ways that are not followed.
    forgotten: RefCell<BTreeSet<ObjectId>>,
}

/// The join of two states at the same point of the program, with the lists that others can reach and of which the length
/// is no longer known; or what stands against it.
pub(crate) fn join(
    left: &State,
    right: &State,
    callable: &dyn Fn(ClassId) -> bool,
) -> Result<(State, Vec<Site>), String> {
    let pair = Pair { left, right, callable, forgotten: RefCell::default() };
    let same = left.registrations == right.registrations
        && left.finish == right.finish
        && left.ending == right.ending
        && left.monitors == right.monitors
        && left.isolated == right.isolated
        && left.isolated_objects == right.isolated_objects
        && left.single == right.single
        && left.scopes.len() == right.scopes.len()
        && left.scopes.iter().zip(&right.scopes).all(|(one, other)| one.variable == other.variable);
    if !same {
        return Err("the phasers that the task is registered on change from round to round".into());
    }
    let mut joined = left.clone();
    for (scope, other) in joined.scopes.iter_mut().zip(&right.scopes) {
        scope.may_fail |= other.may_fail;
    }
    joined.statics_shared |= right.statics_shared;
    joined.passed_over |= right.passed_over;
    joined.initialized.retain(|class| right.initialized.contains(class));
    joined.failed.retain(|class| right.failed.contains(class));
    joined.heap = BTreeMap::new();
    for (id, object) in &left.heap {
        if let Some(other) = right.heap.get(id)
            && let Some(both) = pair.objects(object, other)
        {
            joined.heap.insert(*id, both);
        }
    }
    for (frame, (one, other)) in joined.frames.iter_mut().zip(left.frames.iter().zip(&right.frames)) {
        *frame = Frame {
            locals: pair.lists(&one.locals, &other.locals),
            stack: pair.lists(&one.stack, &other.stack),
            ..one.clone()
        };
    }
    for (field, value) in &mut joined.statics {
        let other = right.statics.get(field).cloned().unwrap_or(Value::Null);
        *value = pair.values(value, &other);
    }
    for (field, value) in &right.statics {
        if !left.statics.contains_key(field) {
            joined.statics.insert(*field, pair.values(&Value::Null, value));
        }
    }
    let mut changed = Vec::new();
    for id in pair.forgotten.into_inner() {
        if let Some(object) = joined.heap.get_mut(&id).filter(|object| !object.leaked) {
            changed.extend(object.made.filter(|_| object.shared));
            *object = Object { leaked: true, ..object.map(|_| Value::Unknown) };
        }
    }
    Ok((joined, changed))
}

/// Whether two objects of one number can be one; else references to them are lost or forgotten.
fn fits(one: &Object, other: &Object) -> bool {
    if one.latch != other.latch || one.foreign != other.foreign || one.made != other.made {
        return false;
    }
    match (&one.shape, &other.shape) {
        (Shape::Instance(class, _), Shape::Instance(same, _)) => class == same,
        (Shape::Array(left), Shape::Array(right)) | (Shape::List(left), Shape::List(right)) => {
            left.len() == right.len()
        }
        (left, right) => left == right,
    }
}

impl Pair<'_> {
    fn lists(&self, one: &[Value], other: &[Value]) -> Vec<Value> {
        one.iter().zip(other).map(|(one, other)| self.values(one, other)).collect()
    }

    fn objects(&self, one: &Object, other: &Object) -> Option<Object> {
        if !fits(one, other) {
            return None;
        }
        let shape = match (&one.shape, &other.shape) {
            (Shape::Instance(class, fields), Shape::Instance(_, others)) => {
                // A field that only one side has written is as good as unknown, unless it matters.
                let mut joined = BTreeMap::new();
                for field in fields.keys().chain(others.keys()) {
                    let default = Value::Unknown;
                    let (first, second) =
                        (fields.get(field).unwrap_or(&default), others.get(field).unwrap_or(&default));
                    joined.insert(*field, self.values(first, second));
                }
                Shape::Instance(*class, joined)
            }
            (Shape::Array(first), Shape::Array(second)) => Shape::Array(self.lists(first, second)),
            (Shape::List(first), Shape::List(second)) => Shape::List(self.lists(first, second)),
            (shape, _) => shape.clone(),
        };
        let element = one.element.filter(|class| other.element == Some(*class));
        let (shared, leaked) = (one.shared || other.shared, one.leaked || other.leaked);
        Some(Object { shape, shared, leaked, element, ..one.clone() })
    }

    fn values(&self, one: &Value, other: &Value) -> Value {
        match (one, other) {
            (Value::Object(id), Value::Object(same)) if id == same => {
                match (self.left.heap.get(id), self.right.heap.get(id)) {
                    (Some(first), Some(second)) if fits(first, second) => one.clone(),
                    _ => self.forgotten(one, other),
                }
            }
            (Value::Lambda(first), Value::Lambda(second))
                if first.body == second.body && first.captured.len() == second.captured.len() =>
            {
                let captured = self.lists(&first.captured, &second.captured);
                Value::Lambda(Rc::new(Lambda { captured, ..Lambda::clone(first) }))
            }
            _ if one == other => one.clone(),
            _ => self.forgotten(one, other),
        }
    }

    /// Two different values: unknown, or lost if either may lead to phasers or bodies.
    fn forgotten(&self, one: &Value, other: &Value) -> Value {
        if self.matters(self.left, one) || self.matters(self.right, other) {
            return Value::Lost("it differs between the rounds of a loop".into());
        }
        let mut forgotten = self.forgotten.borrow_mut();
        forgotten.extend(self.left.reachable([one.clone()]));
        forgotten.extend(self.right.reachable([other.clone()]));
        if *one == Value::Pad || *other == Value::Pad {
            return Value::Unknown;
        }
        if one.is_non_null() && other.is_non_null() { Value::NonNull } else { Value::Unknown }
    }

    /// Whether a value may lead to a phaser, or to a body that uses phasers or tasks.
    fn matters(&self, state: &State, value: &Value) -> bool {
        let body = |held: &Value| matches!(held, Value::Lambda(_) | Value::Lost(_));
        match value {
            Value::Lambda(_) | Value::Lost(_) => true,
            Value::Object(_) => state.reachable([value.clone()]).into_iter().any(|id| {
                state.heap.get(&id).is_none_or(|object| match &object.shape {
                    Shape::Instance(class, fields) => (self.callable)(*class) || fields.values().any(body),
                    Shape::Array(values) | Shape::List(values) => values.iter().any(body),
                    Shape::Iterator(..) => false,
                    Shape::Finish
                    | Shape::Parties(_)
                    | Shape::Latch(_)
                    | Shape::Thread(_)
                    | Shape::Pool(_) => true,
                })
            }),
            _ => false,
        }
    }
}
