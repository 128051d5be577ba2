//! What opens once and for all: a `CountDownLatch`, the end of a thread, a future.
//!
//! A latch is a phaser of which only the first phase is used. Whoever counts down is registered on it and signals when
//! it has counted down as often as it stands for; whoever waits is registered in mode WAIT. Each task gets as many
//! counts as it needs on its longest path, and the counts of all tasks add up to those of the latch: so the latch opens
//! when each has counted down that often, and not before. A thread's own latch is left when the thread ends.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::Act;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::graph::Lack;
use crate::spawn::{Body, Start, Started};
use crate::state::{Registration, Role, State};
use crate::value::{Latch, Mode, Object, ObjectId, Shape, Value};
use program::Kind;
use program::bytecode::{Instruction, Shuffle};

/// More counts than this are not followed.
const MOST_COUNTS: i32 = 64;

impl Engine<'_> {
    /// The constructor of a `CountDownLatch`.
    pub(crate) fn new_latch(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_single(state)?;
        match call.arguments.first() {
            Some(Value::Int(0)) => {
                self.open(state, id);
                Ok(Flow::On)
            }
            Some(Value::Int(counts @ 1..=MOST_COUNTS)) => {
                let registration = Registration::of(Role::Latch, Mode::SigWait, *counts as u32);
                state.registrations.push((id, registration));
                self.go(state, vec![Act::New(id, Mode::SigWait, 0)])
            }
            Some(Value::Int(..0)) => self.throws(state, "java/lang/IllegalArgumentException"),
            _ => Err("it is not known how often a CountDownLatch counts".into()),
        }
    }

    /// A method of a `CountDownLatch`, or of a future.
    pub(crate) fn latch(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_single(state)?;
        match (call.name.as_str(), call.arguments.len()) {
            ("<init>", _) => self.new_latch(state, call, id),
            ("countDown", 0) => self.count_down(state, id),
            ("await", 0) => self.await_latch(state, call, id),
            ("get", 0) => {
                // The failure of its task comes out here. That it does without waiting first is more than can be.
                if latch_of(state, id).is_some_and(|latch| latch.fails) {
                    self.throw(state)?;
                }
                self.await_latch(state, call, id)
            }
            ("get", _) => {
                self.throw(state)?;
                self.await_for_a_time(state, call)
            }
            ("await", 1..) => self.await_for_a_time(state, call),
            ("getCount" | "isDone" | "isCancelled", 0) => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            _ => Err(format!("{} is not modelled", call.text())),
        }
    }

    pub(crate) fn open(&mut self, state: &mut State, id: ObjectId) {
        if let Some(Object { shape: Shape::Latch(latch), .. }) = state.heap.get_mut(&id) {
            latch.open = true;
        }
        state.registrations.retain(|(other, _)| *other != id);
    }

    fn is_open(&self, state: &State, id: ObjectId) -> bool {
        latch_of(state, id).is_some_and(|latch| latch.open)
    }

    fn count_down(&mut self, state: &mut State, id: ObjectId) -> Followed<Flow> {
        if self.is_open(state, id) {
            return Ok(Flow::On);
        }
        match state.registration(id) {
            Some(one) if one.parties > 0 => {
                one.parties -= 1;
                let signals = one.parties == 0;
                self.go(state, if signals { vec![Act::Signal(id)] } else { Vec::new() })
            }
            // This task has counted it down to nothing, alone.
            Some(one) if !one.shared => Ok(Flow::On),
            _ => {
                let what = "a CountDownLatch may be counted down more often than it counts";
                self.lacks(state, id, Lack::Part, what.into())
            }
        }
    }

    /// Waits until it is open, and has the result of the call, which nothing is known of.
    pub(crate) fn await_latch(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_isolated(state, &call.name)?;
        let acts = match self.wait_for(state, call, id)? {
            Ok(acts) => acts,
            Err(flow) => return Ok(flow),
        };
        state.push(Value::Unknown, call.result);
        self.go(state, acts)
    }

    /// Waits until something happens or time runs out, which it may at any time: nobody waits here for ever, and nothing
    /// is known afterwards.
    pub(crate) fn await_for_a_time(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        self.free_of_isolated(state, &call.name)?;
        if call.descriptor.contains("Ljava/util/concurrent/TimeUnit;") {
            match call.arguments.last() {
                Some(Value::Null) => return self.throws(state, NULL),
                Some(unit) if unit.is_non_null() => {}
                _ => self.may_throw(state, NULL)?,
            }
        }
        // That it happened without having happened is more than can be; that time ran out is not.
        self.inexact |= call.result != Kind::Void && !self.is_dropped(state);
        state.push(Value::Unknown, call.result);
        Ok(Flow::On)
    }

    /// Whether what a call gives back is dropped at once.
    pub(crate) fn is_dropped(&mut self, state: &mut State) -> bool {
        let (method, pc) = (state.top().method, state.top().pc);
        let code = self.method(method);
        matches!(code.code.get(pc as usize), Some(Some((Instruction::Shuffle(Shuffle::Pop), _))))
    }

    fn wait_for(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Result<Vec<Act>, Flow>> {
        if self.is_open(state, id) {
            return Ok(Ok(Vec::new()));
        }
        if state.registration(id).is_none() {
            let what = format!("{} of what another task has made or started meanwhile", call.text());
            return self.lacks(state, id, Lack::View, what).map(Err);
        }
        self.open(state, id);
        Ok(Ok(vec![Act::Wait(id)]))
    }

    /// Starts a task that a new latch belongs to, which opens when the task ends: that of a thread or a future, or one
    /// that is given back.
    pub(crate) fn start_with_latch(
        &mut self,
        state: &mut State,
        body: &Body,
        how: Start,
        owner: Option<ObjectId>,
    ) -> Followed<Option<(ObjectId, Vec<Act>)>> {
        let latch = state.add(Object::new(Shape::Latch(Latch::future())));
        self.hint(state, latch, "ends");
        if let Some(owner) = owner.and_then(|owner| state.heap.get_mut(&owner)) {
            owner.latch = Some(latch);
        }
        let ending: Vec<ObjectId> = [latch].iter().chain(how.ending).copied().collect();
        let started = self.start(state, body, Start { ending: &ending, ..how })?;
        state.registrations.push((latch, Registration::of(Role::Latch, Mode::SigWait, 0)));
        let Some(Started { acts, may_fail }) = started else { return Ok(None) };
        if let Some(Object { shape: Shape::Latch(latch), .. }) = state.heap.get_mut(&latch) {
            latch.fails = may_fail;
        }
        let first = Act::New(latch, Mode::SigWait, 0);
        let acts = [first].into_iter().chain(acts).chain([Act::Signal(latch)]).collect();
        Ok(Some((latch, acts)))
    }

    /// Starts the task of one of Habanero's futures.
    pub(crate) fn start_future(
        &mut self,
        state: &mut State,
        body: &Body,
        future: ObjectId,
        chosen: &[(ObjectId, Mode)],
    ) -> Followed<Flow> {
        let how = Start { chosen, ending: &[], thread: false };
        let known = state.heap.get(&future).is_some_and(|object| !object.leaked && !object.shared);
        if !known {
            return Err("it is not known who waits for a future".into());
        }
        match self.start_with_latch(state, body, how, Some(future))? {
            Some((_, acts)) => self.go(state, acts),
            None => Ok(Flow::Dead),
        }
    }

    /// What a future says, and what resolves it. One that belongs to a task is resolved by that task's end alone.
    pub(crate) fn resolve(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let future = match call.arguments.first() {
            Some(Value::Object(id)) => state.heap.get(id),
            _ => None,
        };
        let asks = call.name == "isResolved";
        match future.map(|object| object.latch) {
            Some(Some(latch)) if state.ending.contains(&latch) => {
                state.push(Value::Int(i32::from(!asks)), call.result);
            }
            Some(Some(_)) if !asks => return Err("a future is cancelled, or resolved by another task".into()),
            _ => {
                if call.name == "resolveFuture" {
                    self.throw(state)?;
                }
                state.push(Value::Unknown, call.result);
            }
        }
        Ok(Flow::On)
    }

    /// Waits for one of Habanero's futures: for its task.
    pub(crate) fn await_future(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let latch = match call.arguments.first() {
            Some(Value::Object(id)) => state.heap.get(id).and_then(|object| object.latch),
            Some(Value::Null) => return self.throws(state, NULL),
            _ => None,
        };
        match latch {
            Some(latch) => self.await_latch(state, call, latch),
            None => Err("waiting for a future of which it is not known which task resolves it".into()),
        }
    }
}

fn latch_of(state: &State, id: ObjectId) -> Option<Latch> {
    match state.heap.get(&id)?.shape {
        Shape::Latch(latch) => Some(latch),
        _ => None,
    }
}
