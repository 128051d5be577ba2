//! `Thread`: a task that belongs to no finish, and a latch that opens when it ends.
//!
//! Interrupts are not followed, so that no wait that is followed ends with an `InterruptedException`.

use crate::call::Call;
use crate::engine::Engine;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::flow::{Flow, Next};
use crate::spawn::Start;
use crate::state::State;
use crate::value::{ObjectId, Shape, Value};

impl Engine<'_> {
    /// The constructor, of a thread itself or of a subclass.
    pub(crate) fn new_thread(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        let body = match call.descriptor.as_str() {
            "()V" | "(Ljava/lang/String;)V" => Value::Null,
            "(Ljava/lang/Runnable;)V" | "(Ljava/lang/Runnable;Ljava/lang/String;)V" => {
                call.arguments.first().cloned().unwrap_or(Value::Unknown)
            }
            _ => return Err("a thread of a group is not followed".into()),
        };
        if let Some(Value::Unknown | Value::Null) = call.arguments.last()
            && call.descriptor.ends_with("String;)V")
        {
            self.may_throw(state, NULL)?;
        }
        match state.heap.get_mut(&id) {
            Some(object) if matches!(object.shape, Shape::Thread(_)) => {
                object.shape = Shape::Thread(body);
                Ok(Flow::On)
            }
            _ if body == Value::Null => Ok(Flow::On),
            _ => Err("a subclass of Thread that is given a body".into()),
        }
    }

    /// A method of a thread.
    pub(crate) fn thread(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_single(state)?;
        match (call.name.as_str(), call.arguments.len()) {
            ("<init>", _) => self.new_thread(state, call, id),
            ("start", 0) => self.start_thread(state, id),
            ("run", 0) => {
                // In the caller's own task.
                let Some(Shape::Thread(body)) = state.heap.get(&id).map(|object| object.shape.clone()) else {
                    return Ok(Flow::On);
                };
                if body == Value::Null {
                    return Ok(Flow::On);
                }
                let body = self.body(state, &body, "run", "()V")?;
                if crate::method::is_synchronized(self.program, body.method) {
                    self.may_lock(state, body.locals.first().unwrap_or(&Value::NonNull))?;
                }
                self.push_frame(state, body.method, body.locals, call.result);
                Ok(Flow::On)
            }
            ("join", _) => self.join(state, call, id),
            ("setName", 1) if call.arguments[0].is_non_null() => Ok(Flow::On),
            (
                "getName" | "isAlive" | "isInterrupted" | "isDaemon" | "getState" | "getPriority" | "getId",
                0,
            ) => {
                let named = call.name == "getName" || call.name == "getState";
                state.push(if named { Value::NonNull } else { Value::Unknown }, call.result);
                Ok(Flow::On)
            }
            ("interrupt", _) => Err("an interrupt is not followed".into()),
            ("setDaemon", _) => {
                Err("a daemon thread may be stopped at any time, which is not followed".into())
            }
            _ => Err(format!("{} is not followed", call.text())),
        }
    }

    /// `join` without an end, or for a time, which is without an end if the time is nought.
    fn join(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        use Value::{Int, Long};
        let Some(object) = state.heap.get(&id) else { return Err("a thread got lost".into()) };
        let (latch, shared) = (object.latch, object.shared);
        let (ends, for_ever) = match (call.descriptor.as_str(), call.arguments.as_slice()) {
            ("()V", _) | ("(J)V", [Long(0)]) | ("(JI)V", [Long(0), Int(0)]) => (false, true),
            ("(J)V", [Long(..0)]) | ("(JI)V", [Long(..0), _] | [_, Int(..0 | 1_000_000..)]) => {
                return self.throws(state, "java/lang/IllegalArgumentException");
            }
            ("(J)V", [Long(_)]) | ("(JI)V", [Long(_), Int(_)]) => (true, false),
            ("(J)V" | "(JI)V", _) => {
                self.may_throw(state, "java/lang/IllegalArgumentException")?;
                (true, true)
            }
            _ => return Err(format!("{} is not followed", call.text())),
        };
        let Some(latch) = latch else {
            return if shared {
                Err("join of a thread that another task may start".into())
            } else {
                Ok(Flow::On)
            };
        };
        if ends && for_ever {
            let mut ended = state.clone();
            self.await_for_a_time(&mut ended, call)?;
            self.side.push(Next::State(Box::new(ended)));
        }
        if for_ever { self.await_latch(state, call, latch) } else { self.await_for_a_time(state, call) }
    }

    fn start_thread(&mut self, state: &mut State, id: ObjectId) -> Followed<Flow> {
        let Some(object) = state.heap.get(&id).filter(|object| !object.leaked).cloned() else {
            return Err("it is not known what a thread runs".into());
        };
        if object.latch.is_some() {
            return self.throws(state, "java/lang/IllegalThreadStateException");
        }
        if object.shared {
            return Err("a thread is started that other tasks can see already".into());
        }
        self.note_parties(state);
        let body = match object.shape {
            Shape::Thread(Value::Null) => return Err("a thread without a body".into()),
            Shape::Thread(body) => self.body(state, &body, "run", "()V")?,
            _ => self.body(state, &Value::Object(id), "run", "()V")?,
        };
        let how = Start { chosen: &[], ending: &[], thread: true };
        let Some((_, acts)) = self.start_with_latch(state, &body, how, Some(id))? else {
            return Ok(Flow::Dead);
        };
        if let Some(object) = state.heap.get_mut(&id) {
            object.shared = true;
        }
        self.go(state, acts)
    }
}
