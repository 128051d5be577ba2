//! Calls of the library: the few that are followed, and all others.

use crate::call::Call;
use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::library;
use crate::state::State;
use crate::value::{Object, Shape, Value};
use program::Origin;

/// Longer lists are not followed element by element.
const LONGEST_LIST: usize = 64;

impl Engine<'_> {
    /// A call of a method of the library.
    pub(crate) fn library(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        if let Some(done) = self.modelled(state, call)? {
            return Ok(done);
        }
        if call.name == "<init>" {
            return self.construct(state, call);
        }
        match (call.owner.as_str(), &call.receiver) {
            ("java/lang/Thread", Some(Value::Object(id))) => return self.thread(state, call, *id),
            ("java/util/concurrent/Executors", None) => return self.new_pool(state, call),
            _ => {}
        }
        if let Some(why) = library::forbidden(&call.owner, &call.name) {
            return Err(format!("{} {why}", call.text()));
        }
        if (call.owner.as_str(), call.name.as_str()) == ("java/lang/System", "exit")
            || (call.owner.as_str(), call.name.as_str()) == ("java/lang/Runtime", "halt")
        {
            // Nothing happens after it; whatever the others go on to do is more than can be.
            return Ok(Flow::Go(Vec::new(), Vec::new()));
        }
        self.unseen_library(state, call)
    }

    /// A virtual call into the library may run an overriding method of the program.
    fn unseen_library(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let tracked = matches!(call.receiver, Some(Value::Object(_) | Value::Lambda(_)));
        if call.receiver.is_some() && !tracked && self.relevance.name(&call.name, &call.descriptor) {
            return Err(format!(
                "it is not known which body {} runs, and some use phasers or tasks",
                call.text()
            ));
        }
        if call.receiver.is_some() && !tracked {
            self.note_loops_of_call(&call.name, &call.descriptor);
        }
        self.pass_over(state, call)
    }

    /// A constructor of the library: of a library's object, or called by a subclass of the program.
    fn construct(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let receiver = call.receiver.clone().unwrap_or(Value::Unknown);
        if let Value::Object(id) = receiver {
            match state.heap.get(&id).map(|object| &object.shape) {
                Some(Shape::Parties(gate)) => return self.party(state, call, id, *gate),
                Some(Shape::Latch(_)) => return self.latch(state, call, id),
                Some(Shape::Thread(_)) => return self.thread(state, call, id),
                Some(Shape::Instance(..)) if call.owner == "java/lang/Thread" => {
                    return self.new_thread(state, call, id);
                }
                Some(Shape::List(_))
                    if call.arguments.iter().any(|value| !matches!(value, Value::Int(_))) =>
                {
                    self.leak(state, &receiver, "a list made from another")?;
                }
                Some(Shape::Instance(class, _)) if call.owner != "java/lang/Object" => {
                    if self.relevance.name("fillInStackTrace", "()Ljava/lang/Throwable;") {
                        return Err(format!(
                            "{} calls fillInStackTrace, which uses phasers or tasks",
                            call.text()
                        ));
                    }
                    if call.owner == library::PARTIES {
                        return Err("a subclass of Phaser may change when it ends".into());
                    }
                    let plain = self.program.load(&call.owner).is_ok_and(|above| {
                        let linked = self.program.class(above);
                        linked.origin == Origin::Jdk
                            && (linked.name.starts_with("java/lang/") && !linked.name.contains("Thread"))
                    });
                    if !plain {
                        let name = self.program.class(*class).java_name();
                        return Err(format!(
                            "class {name} extends {}, which is not followed",
                            call.owner.replace('/', ".")
                        ));
                    }
                }
                _ => {}
            }
        } else if let Some(why) = library::forbidden(&call.owner, &call.name) {
            return Err(format!("{} {why}", call.text()));
        }
        self.may_lock_in_call(state, call)?;
        for value in &call.arguments {
            self.leak(state, value, &call.text())?;
        }
        if !self.is_quiet_call(&call.owner, &call.name, &call.descriptor) {
            self.throw_from_library(state)?;
        }
        Ok(Flow::On)
    }

    /// The methods that are followed.
    fn modelled(&mut self, state: &mut State, call: &Call) -> Followed<Option<Flow>> {
        let value = match (call.owner.as_str(), call.name.as_str(), call.arguments.as_slice()) {
            ("java/lang/Math", "max", [Value::Int(left), Value::Int(right)]) => Value::Int(*left.max(right)),
            ("java/lang/Math", "min", [Value::Int(left), Value::Int(right)]) => Value::Int(*left.min(right)),
            ("java/lang/Integer", "valueOf", [Value::Int(value)]) => Value::Int(*value),
            ("java/lang/Integer", "intValue", []) => match call.receiver {
                Some(Value::Int(value)) => Value::Int(value),
                _ => return Ok(None),
            },
            (_, "ordinal", []) => match call.receiver {
                Some(Value::Mode(mode)) => Value::Int(mode),
                _ => return Ok(None),
            },
            // Nothing that is followed interrupts.
            (
                "java/lang/Thread" | "java/util/concurrent/TimeUnit",
                "sleep",
                [Value::Natural | Value::Int(0..) | Value::Long(0..)],
            ) => {
                return Ok(Some(Flow::On));
            }
            ("java/util/concurrent/TimeUnit", "sleep", [_]) if call.receiver == Some(Value::NonNull) => {
                return Ok(Some(Flow::On));
            }
            ("java/lang/Math", "random", []) => Value::Natural,
            ("java/util/Random" | "java/util/concurrent/ThreadLocalRandom", "nextInt", [Value::Int(1..)])
                if call.receiver.as_ref().is_some_and(Value::is_non_null)
                    && !self.relevance.extends("java/util/Random") =>
            {
                Value::Natural
            }
            ("java/util/Objects", "requireNonNull", [value, ..]) if value.is_non_null() => value.clone(),
            ("java/util/Arrays", "asList", [Value::Object(id)]) => match state.heap.get(id) {
                // The list is a view of the array: one object for both.
                Some(Object { shape: Shape::Array(_), .. }) => Value::Object(*id),
                _ => return Ok(None),
            },
            ("java/util/List", "of", values)
                if call.descriptor.starts_with("(Ljava") || values.is_empty() =>
            {
                if !values.iter().all(Value::is_non_null) {
                    self.may_throw(state, NULL)?;
                }
                Value::Object(state.add(Object::new(Shape::Array(values.to_vec()))))
            }
            ("java/util/Collections", "singletonList", [value]) => {
                Value::Object(state.add(Object::new(Shape::Array(vec![value.clone()]))))
            }
            _ => return self.list(state, call),
        };
        state.push(value, call.result);
        Ok(Some(Flow::On))
    }

    /// Lists and their iterators.
    fn list(&mut self, state: &mut State, call: &Call) -> Followed<Option<Flow>> {
        let Some(Value::Object(id)) = call.receiver else { return Ok(None) };
        let Some(object) = state.heap.get(&id).cloned() else { return Ok(None) };
        if object.leaked {
            return Ok(self.unknown_list(state, call, &object.shape));
        }
        if object.shared && matches!(object.shape, Shape::Iterator(..)) {
            return Err(format!("{} of an iterator that other tasks can reach", call.text()));
        }
        let value = match (&object.shape, call.name.as_str(), call.arguments.as_slice()) {
            (Shape::List(values) | Shape::Array(values), "size", []) => Value::Int(values.len() as i32),
            (Shape::List(values) | Shape::Array(values), "isEmpty", []) => {
                Value::Int(i32::from(values.is_empty()))
            }
            (Shape::List(values) | Shape::Array(values), "get", [index]) => match index {
                Value::Int(index) => match usize::try_from(*index).ok().and_then(|index| values.get(index)) {
                    Some(value) => value.clone(),
                    None => return self.throws(state, "java/lang/IndexOutOfBoundsException").map(Some),
                },
                _ => {
                    self.may_throw(state, "java/lang/IndexOutOfBoundsException")?;
                    return Ok(Some(self.any_element(state, id, call.result)));
                }
            },
            (Shape::List(values), "add", [value]) if values.len() < LONGEST_LIST && !object.shared => {
                let mut longer = values.clone();
                longer.push(value.clone());
                state.heap.insert(id, Object { shape: Shape::List(longer), ..object });
                Value::Int(1)
            }
            (Shape::List(values) | Shape::Array(values), "iterator", []) => {
                Value::Object(state.add(Object::new(Shape::Iterator(id, 0, values.len() as u32))))
            }
            (Shape::Iterator(list, at, length), "hasNext" | "next", []) => {
                let Some(Object { shape: Shape::List(values) | Shape::Array(values), leaked: false, .. }) =
                    state.heap.get(list)
                else {
                    return Ok(None);
                };
                let value = values.get(*at as usize).cloned();
                match (call.name.as_str(), value) {
                    ("hasNext", value) => Value::Int(i32::from(value.is_some())),
                    // Lists only grow here: another length is a list that was changed meanwhile.
                    (_, None) => {
                        return self.throws(state, "java/util/NoSuchElementException").map(Some);
                    }
                    (_, Some(_)) if values.len() != *length as usize => {
                        return self.throws(state, "java/util/ConcurrentModificationException").map(Some);
                    }
                    (_, Some(value)) => {
                        let shape = Shape::Iterator(*list, at + 1, *length);
                        state.heap.insert(id, Object { shape, ..object });
                        value
                    }
                }
            }
            _ => return Ok(None),
        };
        state.push(value, call.result);
        Ok(Some(Flow::On))
    }

    /// Questions to a list of which the contents are not known. They do not fail.
    fn unknown_list(&mut self, state: &mut State, call: &Call, shape: &Shape) -> Option<Flow> {
        let value = match (shape, call.name.as_str(), call.arguments.len()) {
            (Shape::List(_), "size" | "isEmpty", 0) => Value::Unknown,
            (Shape::List(_), "iterator", 0) => Value::NonNull,
            _ => return None,
        };
        state.push(value, call.result);
        Some(Flow::On)
    }
}
