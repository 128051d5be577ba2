//! The natives of the API: here Java ends and phasers begin.
//!
//! A finish is a phaser too: its opener waits on it, each of its tasks is registered on it in mode SIG until it
//! ends and never signals. So a deadlock between a finish and a phaser is one of the phaser program.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::{Act, Event};
use crate::flow::Flow;
use crate::flow::Followed;
use crate::state::{Registration, Role, Scope, State};
use crate::value::{Mode, Object, ObjectId, Shape, Value};
use program::Kind;

impl Engine<'_> {
    pub(crate) fn primitive(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let first = call.arguments.first().cloned().unwrap_or(Value::Unknown);
        match call.name.as_str() {
            "beginFinish" => self.begin_finish(state, &first),
            "endFinish" => self.end_finish(state, &first),
            "spawn" => self.spawn(state, call),
            "newPhaser" => self.new_phaser(state, call),
            "signal" => self.operate(state, &first, "signal"),
            "awaitPhase" => self.operate(state, &first, "doWait"),
            "next" => self.operate(state, &first, "next"),
            "drop" => {
                let phaser = self.phaser_of(state, &first, "drop")?;
                self.free_of_single(state)?;
                if state.registration(phaser).is_none() {
                    return self.fault(state, "drop of a phaser that the task is not registered on");
                }
                state.registrations.retain(|(id, _)| *id != phaser);
                self.go(state, vec![Act::Drop(phaser)])
            }
            "enterSingle" => self.enter_single(state),
            "leaveSingle" => {
                state.single = false;
                Ok(Flow::On)
            }
            "phaserMode" | "signalPhase" | "waitPhase" => {
                let phaser = self.phaser_of(state, &first, &call.name)?;
                let value = match state.registration(phaser) {
                    Some(registration) if call.name == "phaserMode" => Value::Int(registration.mode as i32),
                    Some(_) => Value::Unknown,
                    None => return self.fault(state, "a phaser that the task is not registered on is asked"),
                };
                state.push(value, call.result);
                Ok(Flow::On)
            }
            "isRegistered" => {
                let phaser = self.phaser_of(state, &first, "isRegistered")?;
                let registered = state.registration(phaser).is_some();
                state.push(Value::Int(i32::from(registered)), Kind::Int);
                Ok(Flow::On)
            }
            "inFinish" => {
                let inside = state.innermost().is_some();
                state.push(Value::Int(i32::from(inside)), Kind::Int);
                Ok(Flow::On)
            }
            "beginIsolated" => self.begin_isolated(state, &first),
            "endIsolated" => {
                state.isolated = state.isolated.saturating_sub(1);
                state.isolated_objects &= state.isolated > 0;
                Ok(Flow::On)
            }
            "awaitFuture" => self.await_future(state, call),
            "awaitAnyFuture" => Err("waiting for any of some futures is not modelled".into()),
            "isResolved" | "claimFuture" | "resolveFuture" => self.resolve(state, call),
            "startActor" | "send" | "receive" | "beginMessage" | "endMessage" | "exitActor"
            | "pauseActor" | "resumeActor" | "actorStatus" => {
                Err("actors are not modelled together with phasers".into())
            }
            "awaitEvent" => Err("waiting for an event count is not modelled together with phasers".into()),
            "newFuture" | "newAccumulator" | "taskNumber" | "dialect" | "inIsolated" | "totalWork"
            | "criticalPath" | "advanceEvent" | "readEvent" => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            "doWork" | "accumulateLong" | "accumulateDouble" | "accumulatedLong" | "accumulatedDouble"
            | "acquire" | "release" | "acquireRange" | "releaseRange" | "acquireAll" | "releaseAll" => {
                self.throw(state)?;
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            other => Err(format!("{other} is not modelled together with phasers")),
        }
    }

    /// The steps, then the state as it is now.
    pub(crate) fn go(&mut self, state: &mut State, acts: Vec<Act>) -> Followed<Flow> {
        let at = self.place(state);
        let events = acts.into_iter().map(|act| Event { act, at: at.clone() }).collect();
        Ok(Flow::Go(events, vec![state.clone()]))
    }

    /// Wrong use of a phaser for certain: the phaser program does the same, and the task goes no further.
    pub(crate) fn fault(&mut self, state: &State, what: &str) -> Followed<Flow> {
        let at = self.place(state);
        Ok(Flow::End(vec![Event { act: Act::Fault(what.into()), at }]))
    }

    fn begin_finish(&mut self, state: &mut State, accumulators: &Value) -> Followed<Flow> {
        self.free_of_isolated(state, "finish")?;
        self.free_of_single(state)?;
        if *accumulators != Value::Null {
            self.throw(state)?;
        }
        let variable = state.add(Object::new(Shape::Finish));
        self.hint(state, variable, "finish");
        state.scopes.push(Scope { variable, may_fail: false });
        self.go(state, vec![Act::Open(variable)])
    }

    fn end_finish(&mut self, state: &mut State, own: &Value) -> Followed<Flow> {
        self.free_of_single(state)?;
        let depth = state.scopes.len();
        let Some(scope) = state.scopes.pop() else {
            return Err("the end of a finish that was not begun".into());
        };
        let mut acts = Vec::new();
        for (phaser, registration) in &state.registrations {
            if registration.scope == Some(depth) {
                acts.push(Act::Drop(*phaser));
            }
        }
        state.registrations.retain(|(_, registration)| registration.scope != Some(depth));
        acts.push(Act::Close(scope.variable));
        let at = self.place(state);
        let events = acts.into_iter().map(|act| Event { act, at: at.clone() }).collect();
        let mut states = Vec::new();
        let mut after = |value: Value| {
            let mut next = state.clone();
            next.push(value, Kind::Reference);
            states.push(next);
        };
        if *own == Value::Null || !own.is_non_null() {
            after(Value::Null);
        }
        if *own != Value::Null || scope.may_fail {
            after(Value::NonNull);
        }
        Ok(Flow::Go(events, states))
    }

    fn new_phaser(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        self.free_of_single(state)?;
        self.habanero = true;
        let [Value::Object(id), mode, bound] = call.arguments.as_slice() else {
            return Err("it is not known which phaser is made".into());
        };
        let Some(mode) = (if let Value::Int(mode) = mode { Mode::of(*mode) } else { None }) else {
            return Err("the mode of a new phaser is not known".into());
        };
        let bound = match bound {
            Value::Int(bound @ 0..) => *bound as u32,
            Value::Int(_) => return self.fault(state, "a phaser with a negative bound"),
            _ => return Err("the bound of a new phaser is not known".into()),
        };
        let scope = Some(state.scopes.len());
        let registration =
            Registration { bounded: bound > 0, scope, ..Registration::of(Role::Phaser, mode, 0) };
        state.registrations.push((*id, registration));
        self.go(state, vec![Act::New(*id, mode, bound)])
    }

    pub(crate) fn phaser_of(&mut self, state: &State, value: &Value, operation: &str) -> Followed<ObjectId> {
        match value {
            Value::Object(id)
                if matches!(state.heap.get(id).map(|one| &one.shape),
                    Some(Shape::Instance(class, _)) if self.is_phaser(*class)) =>
            {
                Ok(*id)
            }
            Value::Lost(why) => Err(format!("it is not known which phaser {operation} is about: {why}")),
            _ => Err(format!("it is not known which phaser {operation} is about")),
        }
    }

    /// `signal`, `doWait` and `next`, of one phaser or of all.
    fn operate(&mut self, state: &mut State, target: &Value, operation: &str) -> Followed<Flow> {
        self.free_of_single(state)?;
        let chosen: Vec<(ObjectId, Registration)> = match target {
            Value::Null => phasers_of(state),
            value => {
                let phaser = self.phaser_of(state, value, operation)?;
                let Some(registration) = state.registration(phaser).copied() else {
                    return self.fault(
                        state,
                        &format!("{operation} on a phaser that the task is not registered on"),
                    );
                };
                vec![(phaser, registration)]
            }
        };
        let all = *target == Value::Null;
        let held = |(_, one): &(ObjectId, Registration)| one.bounded;
        if operation != "signal" || chosen.iter().any(held) {
            self.free_of_isolated(state, operation)?;
        }
        let signals: Vec<ObjectId> =
            chosen.iter().filter(|(_, one)| one.mode.signals()).map(|(id, _)| *id).collect();
        let waits: Vec<ObjectId> =
            chosen.iter().filter(|(_, one)| one.mode.waits()).map(|(id, _)| *id).collect();
        let act = match (operation, chosen.as_slice()) {
            (_, []) => {
                return self.fault(state, &format!("{operation} without a registration on any phaser"));
            }
            ("signal", [(phaser, _)]) if !all => Act::Signal(*phaser),
            ("doWait", [(phaser, _)]) if !all => Act::Wait(*phaser),
            ("next", [(phaser, _)]) => Act::Next(*phaser),
            ("signal", _) if signals.is_empty() => {
                return self.fault(state, "signal without a registration that may signal");
            }
            ("doWait", _) if waits.is_empty() => {
                return self.fault(state, "doWait without a registration that may wait");
            }
            ("signal", _) => self.all(signals, Vec::new(), &chosen)?,
            ("doWait", _) => self.all(Vec::new(), waits, &chosen)?,
            _ if !chosen.iter().any(held) => Act::NextAll(chosen.iter().map(|(id, _)| *id).collect()),
            _ => self.all(signals, waits, &chosen)?,
        };
        self.go(state, vec![act])
    }

    /// Several phasers at once: with bounds the order of each step counts, and all orders of more than three
    /// are too many.
    fn all(
        &self,
        signals: Vec<ObjectId>,
        waits: Vec<ObjectId>,
        chosen: &[(ObjectId, Registration)],
    ) -> Followed<Act> {
        let bounded = chosen.iter().any(|(_, one)| one.bounded);
        if chosen.len() > 3 && bounded {
            return Err("one operation on more than three phasers of which one is bounded".into());
        }
        Ok(Act::All { signals, waits, bounded })
    }

    /// `next` with a single statement. The statement itself is not a step; where it would be one, the analysis
    /// stops ([`Self::free_of_single`]).
    fn enter_single(&mut self, state: &mut State) -> Followed<Flow> {
        self.free_of_single(state)?;
        self.free_of_isolated(state, "next")?;
        let phasers = phasers_of(state);
        let singles = phasers.iter().filter(|(_, one)| one.mode == Mode::SigWaitSingle).count();
        if phasers.is_empty() || singles != 1 {
            return self
                .fault(state, "next with a single statement without the one registration that it needs");
        }
        let flow = self.operate(state, &Value::Null, "next")?;
        let Flow::Go(events, states) = flow else { return Ok(flow) };
        let mut after = Vec::new();
        for mut next in states {
            next.single = true;
            let mut passes = next.clone();
            next.push(Value::Int(1), Kind::Int);
            passes.single = false;
            passes.push(Value::Int(0), Kind::Int);
            after.extend([next, passes]);
        }
        Ok(Flow::Go(events, after))
    }

    fn begin_isolated(&mut self, state: &mut State, objects: &Value) -> Followed<Flow> {
        let names_objects = *objects != Value::Null;
        if !state.monitors.is_empty() {
            return Err("isolated inside `synchronized` may block, which is not modelled".into());
        }
        if state.isolated > 0 && (names_objects || state.isolated_objects) {
            return Err(
                "isolated inside isolated may block, which is not modelled together with phasers".into()
            );
        }
        state.isolated += 1;
        state.isolated_objects |= names_objects;
        if names_objects {
            self.throw(state)?;
        }
        Ok(Flow::On)
    }

    /// What waits may not hold what others wait for.
    pub(crate) fn free_of_isolated(&self, state: &State, operation: &str) -> Followed<()> {
        if !state.monitors.is_empty() {
            return Err(format!("{operation} inside `synchronized` is not modelled"));
        }
        if state.isolated > 0 { Err(format!("{operation} inside isolated")) } else { Ok(()) }
    }

    /// The phaser language has no place for steps inside a single statement.
    pub(crate) fn free_of_single(&self, state: &State) -> Followed<()> {
        if state.single { Err("a single statement that uses phasers or tasks".into()) } else { Ok(()) }
    }
}

/// Habanero's phasers that the task is registered on.
fn phasers_of(state: &State) -> Vec<(ObjectId, Registration)> {
    state.registrations.iter().filter(|(_, one)| one.role == Role::Phaser).copied().collect()
}
