//! Executors: each task that is handed over is a task, as long as there is a thread for it.
//!
//! When there are more tasks than threads and one of them may wait, those that come later are taken to stay in the
//! queue, and the phaser program asserts that no task of such an executor ends. Where that holds the queue never moves,
//! and nothing is lost; where it does not, the verdict is unknown.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::Act;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::regular::Regular;
use crate::spawn::{Body, Start, Started};
use crate::state::{Registration, Role, State};
use crate::value::{Latch, Mode, Object, ObjectId, Pool, Shape, Value};
use program::Kind;

/// What an executor that was shut down answers.
const REJECTED: &str = "java/util/concurrent/RejectedExecutionException";

impl Engine<'_> {
    /// A call of `Executors`.
    pub(crate) fn new_pool(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        self.free_of_single(state)?;
        let threads = match (call.name.as_str(), call.arguments.as_slice()) {
            ("newFixedThreadPool", [Value::Int(threads @ 1..)]) => Some(*threads as u32),
            ("newSingleThreadExecutor", []) => Some(1),
            ("newCachedThreadPool" | "newVirtualThreadPerTaskExecutor", []) => None,
            ("newFixedThreadPool", [Value::Int(_)]) => {
                return self.throws(state, "java/lang/IllegalArgumentException");
            }
            _ => return Err(format!("{} is not followed with these arguments", call.text())),
        };
        self.note_parties(state);
        let pool = Pool { threads, submitted: 0, waits: false, down: false };
        let id = state.add(Object::new(Shape::Pool(pool)));
        self.hint(state, id, "pool");
        state.push(Value::Object(id), call.result);
        self.go(state, vec![Act::Open(id)])
    }

    /// A method of an executor.
    pub(crate) fn pool(
        &mut self,
        state: &mut State,
        call: &Call,
        id: ObjectId,
        pool: &Pool,
    ) -> Followed<Flow> {
        self.free_of_single(state)?;
        if state.heap.get(&id).is_none_or(|object| object.foreign) {
            return Err(format!("{} by a task that did not make the executor", call.text()));
        }
        match (call.name.as_str(), call.arguments.as_slice()) {
            ("execute" | "submit", [Value::Null]) => self.throws(state, NULL),
            ("execute" | "submit", [_]) if pool.down => self.throws(state, REJECTED),
            ("execute" | "submit", [body]) => {
                let body = body.clone();
                let wanted = call.name == "submit" && !self.is_dropped(state);
                match self.submit(state, id, &call.descriptor, &body, wanted)? {
                    Some((future, acts)) => {
                        state.push(future, call.result);
                        self.go(state, acts)
                    }
                    None => Ok(Flow::Dead),
                }
            }
            ("invokeAll", [Value::Object(list)]) if !pool.down => self.invoke_all(state, id, *list),
            ("shutdown", []) => {
                self.change(state, id, |pool| pool.down = true);
                Ok(Flow::On)
            }
            ("awaitTermination", _) => self.await_for_a_time(state, call),
            ("close", []) => {
                self.free_of_isolated(state, &call.name)?;
                self.change(state, id, |pool| pool.down = true);
                // What stays in the queue keeps it from ever ending.
                let queued = pool.waits && pool.threads.is_some_and(|threads| pool.submitted > threads);
                let act = if queued { Act::Wait(id) } else { Act::Next(id) };
                self.go(state, vec![act])
            }
            ("isShutdown" | "isTerminated", []) => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            ("shutdownNow", _) => Err("shutdownNow interrupts, which is not followed".into()),
            _ => Err(format!("{} is not followed", call.text())),
        }
    }

    fn change(&mut self, state: &mut State, id: ObjectId, change: impl Fn(&mut Pool)) {
        if let Some(Object { shape: Shape::Pool(pool), .. }) = state.heap.get_mut(&id) {
            change(pool);
        }
    }

    /// Hands a task over; gives its future, if that is wanted. `None`: this path lacks something.
    fn submit(
        &mut self,
        state: &mut State,
        id: ObjectId,
        descriptor: &str,
        body: &Value,
        wanted: bool,
    ) -> Followed<Option<(Value, Vec<Act>)>> {
        let (name, type_) =
            if descriptor.contains("Callable") { ("call", "()Ljava/lang/Object;") } else { ("run", "()V") };
        let body = self.body(state, body, name, type_)?;
        self.change(state, id, |pool| pool.submitted += 1);
        let Some(Shape::Pool(pool)) = state.heap.get(&id).map(|object| object.shape.clone()) else {
            return Err("an executor got lost".into());
        };
        let crowded = pool.threads.is_some_and(|threads| pool.submitted > threads);
        if crowded && !pool.waits {
            // A trial: if this one does not wait either, every thread gets free in the end.
            let mut trial = state.clone();
            let how = Start { chosen: &[], ending: &[id], thread: true };
            let Some(Started { acts, .. }) = self.start(&mut trial, &body, how)? else { return Ok(None) };
            if self.may_wait(&acts) {
                self.change(state, id, |pool| pool.waits = true);
            }
        }
        let waits =
            matches!(state.heap.get(&id).map(|one| &one.shape), Some(Shape::Pool(pool)) if pool.waits);
        if crowded && waits {
            return self.queued(state, &body, wanted).map(Some);
        }
        let how = Start { chosen: &[], ending: &[id], thread: true };
        let (future, acts) = if wanted {
            let Some((latch, acts)) = self.start_with_latch(state, &body, how, None)? else {
                return Ok(None);
            };
            (Value::Object(latch), acts)
        } else {
            let Some(Started { acts, .. }) = self.start(state, &body, how)? else { return Ok(None) };
            (Value::NonNull, acts)
        };
        if self.may_wait(&acts) {
            self.change(state, id, |pool| pool.waits = true);
        }
        if pool.threads.is_some() {
            self.limited.extend(acts.iter().filter_map(|act| match act {
                Act::Spawn(kind, _) => Some(*kind),
                _ => None,
            }));
        }
        Ok(Some((future, acts)))
    }

    /// A task that stays in the queue.
    fn queued(&mut self, state: &mut State, body: &Body, wanted: bool) -> Followed<(Value, Vec<Act>)> {
        self.share(state, &body.locals)?;
        let at = self.place(state);
        self.crowded.get_or_insert(at);
        if !wanted {
            return Ok((Value::NonNull, Vec::new()));
        }
        let latch = state.add(Object::new(Shape::Latch(Latch::future())));
        state.registrations.push((latch, Registration::of(Role::Latch, Mode::SigWait, 1)));
        Ok((Value::Object(latch), vec![Act::New(latch, Mode::SigWait, 0)]))
    }

    fn invoke_all(&mut self, state: &mut State, id: ObjectId, list: ObjectId) -> Followed<Flow> {
        self.free_of_isolated(state, "invokeAll")?;
        let bodies = match state.heap.get(&list).filter(|object| !object.leaked).map(|object| &object.shape) {
            Some(Shape::List(bodies) | Shape::Array(bodies)) => bodies.clone(),
            _ => return Err("it is not known which tasks invokeAll starts".into()),
        };
        let (mut futures, mut acts) = (Vec::new(), Vec::new());
        for body in &bodies {
            let Some((future, more)) = self.submit(state, id, "Callable", body, true)? else {
                return Ok(Flow::Dead);
            };
            acts.extend(more);
            futures.push(future);
        }
        for future in &futures {
            let Value::Object(latch) = future else { continue };
            acts.push(Act::Wait(*latch));
            self.open(state, *latch);
        }
        let made = Some((state.top().method, self.at));
        let list = state.add(Object { made, ..Object::new(Shape::List(futures)) });
        state.push(Value::Object(list), Kind::Reference);
        self.go(state, acts)
    }

    /// Whether a task that these steps start may wait.
    fn may_wait(&self, acts: &[Act]) -> bool {
        acts.iter().any(|act| match act {
            Act::Spawn(kind, _) => self.tasks[*kind].body.as_ref().is_none_or(|body| waits(body)),
            _ => false,
        })
    }
}

fn waits(body: &Regular) -> bool {
    let mut found = false;
    body.each(&mut |event| {
        found |= matches!(
            event.act,
            Act::Wait(_) | Act::Next(_) | Act::NextAll(_) | Act::All { .. } | Act::Close(_)
        );
    });
    found
}
