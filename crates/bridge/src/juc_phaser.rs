//! `java.util.concurrent.Phaser` and `CyclicBarrier`: gates with a count of parties, which belong to no task.
//!
//! Here each task that arrives must stand for one party of its own. All parties belong to the task that made the gate
//! or registered them until a task starts that uses the gate: that one takes its share. So the parties of all tasks
//! add up to those of the gate, and the gate opens when each task has arrived for its own. A task that waits while it
//! stands for more than one keeps the others from ever being arrived for: it waits for itself. Ends of tasks leave
//! their parties registered (`option exit=stays`). Whatever does not fit stops the analysis.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::{Act, Event};
use crate::flow::Flow;
use crate::flow::Followed;
use crate::graph::Lack;
use crate::state::{Registration, Role, State};
use crate::termination::phase_ended;
use crate::value::{Gate, Mode, ObjectId, Shape, Value};

/// More parties than this are not counted.
const MOST_PARTIES: i32 = 64;

/// How many parties a task stands for when it arrives.
enum Stands {
    One,
    Several,
    /// For none: what follows is this.
    Not(Flow),
}

impl Engine<'_> {
    /// The constructor of a `Phaser`.
    pub(crate) fn new_parties(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_single(state)?;
        match (call.descriptor.as_str(), call.arguments.as_slice()) {
            ("()V", _) => Ok(Flow::On),
            ("(I)V", [parties]) => self.register(state, id, parties),
            _ => Err("a Phaser with a parent is not modelled".into()),
        }
    }

    /// The constructor of a `CyclicBarrier`.
    pub(crate) fn new_barrier(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_single(state)?;
        match call.arguments.get(1) {
            None | Some(Value::Null) => {}
            Some(Value::Lambda(action))
                if !action.dispatched
                    && action.captured.iter().all(Value::is_non_null)
                    && self.cannot_fail(action.body) =>
            {
                self.note_loops_of(action.body);
            }
            Some(_) => {
                return Err(
                    "the action of a CyclicBarrier may throw, which would break it, or use phasers".into()
                );
            }
        }
        match call.arguments.first() {
            Some(Value::Int(parties @ 1..=MOST_PARTIES)) => {
                let registration = Registration::of(Role::Parties, Mode::SigWait, *parties as u32);
                state.registrations.push((id, registration));
                self.go(state, vec![Act::New(id, Mode::SigWait, 0)])
            }
            Some(Value::Int(..=0)) => self.throws(state, "java/lang/IllegalArgumentException"),
            _ => Err("it is not known how many parties a CyclicBarrier has".into()),
        }
    }

    fn register(&mut self, state: &mut State, id: ObjectId, more: &Value) -> Followed<Flow> {
        let Value::Int(more @ 0..=MOST_PARTIES) = more else {
            return Err("it is not known how many parties are registered".into());
        };
        let more = *more as u32;
        if more == 0 {
            return Ok(Flow::On);
        }
        if let Some(registration) = state.registration(id) {
            if registration.arrived {
                return Err("a party is registered by a task that has arrived and not yet waited".into());
            }
            registration.parties += more;
            return Ok(Flow::On);
        }
        let what = "a party is registered by a task that stands for none itself";
        if state.heap.get(&id).is_some_and(|object| object.foreign) {
            return self.lacks(state, id, Lack::Part, what.into());
        }
        let object = state.heap.get_mut(&id).filter(|one| !one.shared);
        let Some((object, gate)) = object.and_then(|one| match one.shape {
            Shape::Parties(Gate::New) => Some((one, Gate::Phaser)),
            Shape::Parties(Gate::NewEnding) => Some((one, Gate::Ending)),
            Shape::Parties(Gate::NewCounted(rounds)) => Some((one, Gate::Counted(rounds))),
            _ => None,
        }) else {
            return Err(what.into());
        };
        object.shape = Shape::Parties(gate);
        let registration = Registration::of(Role::Parties, Mode::SigWait, more);
        state.registrations.push((id, registration));
        self.go(state, vec![Act::New(id, Mode::SigWait, 0)])
    }

    /// A method of a gate.
    pub(crate) fn party(
        &mut self,
        state: &mut State,
        call: &Call,
        id: ObjectId,
        gate: Gate,
    ) -> Followed<Flow> {
        self.free_of_single(state)?;
        match gate {
            Gate::Barrier => self.barrier(state, call, id),
            _ if call.name == "<init>" => self.new_parties(state, call, id),
            Gate::Ended => self.ended(state, call),
            Gate::Ending | Gate::NewEnding => self.may_have_ended(state, call, id),
            _ if self.may_end => self.may_have_ended(state, call, id),
            _ => self.going_on(state, call, id),
        }
    }

    /// A method of a `Phaser` that has not ended.
    pub(crate) fn going_on(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        if self.calls_on_advance && !state.monitors.is_empty() {
            return Err(format!("{} may run onAdvance while a monitor is held", call.text()));
        }
        let argument = call.arguments.first();
        match call.name.as_str() {
            "register" => {
                self.push_phase(state, call, id);
                self.register(state, id, &Value::Int(1))
            }
            "bulkRegister" => {
                self.push_phase(state, call, id);
                self.register(state, id, argument.unwrap_or(&Value::Unknown))
            }
            "arrive" => {
                match self.stands(state, id, call)? {
                    Stands::One => {}
                    Stands::Several => {
                        return Err(format!("{} by a task that stands for several parties", call.text()));
                    }
                    Stands::Not(flow) => return Ok(flow),
                }
                if let Some(registration) = state.registration(id) {
                    registration.arrived = true;
                }
                // The phase that it was in is that in which it has arrived.
                become_past(state, id, Some(Value::Arrival(id)));
                state.push(Value::Arrival(id), call.result);
                self.go(state, vec![Act::Signal(id)])
            }
            "arriveAndAwaitAdvance" => self.meet(state, call, id),
            "arriveAndDeregister" => {
                let act = match self.stands(state, id, call)? {
                    Stands::One => {
                        state.registrations.retain(|(phaser, _)| *phaser != id);
                        Some(Act::Drop(id))
                    }
                    // The others that it stands for have not arrived, so nothing advances.
                    Stands::Several => {
                        if let Some(registration) = state.registration(id) {
                            registration.parties -= 1;
                        }
                        None
                    }
                    Stands::Not(flow) => return Ok(flow),
                };
                if act.is_some() {
                    forget_phases(state, id);
                }
                state.push(Value::Unknown, call.result);
                self.go(state, act.into_iter().collect())
            }
            "awaitAdvance" | "awaitAdvanceInterruptibly" if call.arguments.len() == 1 => {
                self.free_of_isolated(state, &call.name)?;
                self.await_phase(state, call, id, argument.unwrap_or(&Value::Unknown))
            }
            "getPhase" => {
                self.push_phase(state, call, id);
                Ok(Flow::On)
            }
            // With a party that is registered it goes on, unless its class decides that or somebody ends it by force.
            "isTerminated" => {
                let counted = matches!(
                    state.heap.get(&id).map(|object| &object.shape),
                    Some(Shape::Parties(Gate::Counted(_)))
                );
                let goes_on = state.registration(id).is_some_and(|one| !(counted && one.arrived));
                state.push(if goes_on { Value::Int(0) } else { Value::Unknown }, call.result);
                Ok(Flow::On)
            }
            "getRegisteredParties" | "getArrivedParties" | "getUnarrivedParties" => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            "forceTermination" => self.force(state, id),
            _ => Err(format!("{} is not modelled", call.text())),
        }
    }

    /// A method of a `CyclicBarrier`. Nothing that is followed interrupts, resets or lets time run out, so it is never
    /// broken.
    fn barrier(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        match (call.name.as_str(), call.arguments.len()) {
            ("<init>", _) => self.new_barrier(state, call, id),
            ("await", 0) => self.meet(state, call, id),
            ("getParties" | "getNumberWaiting", _) => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            ("isBroken", _) => {
                state.push(Value::Int(0), call.result);
                Ok(Flow::On)
            }
            ("await", _) => Err("a timed await may break the CyclicBarrier, which is not modelled".into()),
            _ => Err(format!("{} is not modelled", call.text())),
        }
    }

    /// Arrives and waits for the others.
    fn meet(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        self.free_of_isolated(state, &call.name)?;
        let act = match self.stands(state, id, call)? {
            Stands::One => Act::Next(id),
            Stands::Several => Act::Wait(id),
            Stands::Not(flow) => return Ok(flow),
        };
        become_past(state, id, None);
        if call.name == "await" {
            state.push(Value::Unknown, call.result); // the place of a CyclicBarrier's party
        } else {
            self.push_phase(state, call, id);
        }
        let mut acts = vec![act];
        acts.extend(phase_ended(state, id));
        self.go(state, acts)
    }

    /// What a call gives back that gives back the phase that the phaser is in.
    fn push_phase(&mut self, state: &mut State, call: &Call, id: ObjectId) {
        let stays = state.registration(id).is_some_and(|one| one.role == Role::Parties && !one.arrived);
        state.push(if stays { Value::Phase(id) } else { Value::Unknown }, call.result);
    }

    /// Waits until a phase is over. The phase that the phaser is in does not end before the task arrives, and the one
    /// in which it has arrived is followed by one that does not.
    fn await_phase(&mut self, state: &mut State, call: &Call, id: ObjectId, phase: &Value) -> Followed<Flow> {
        if matches!(phase, Value::Int(..0)) || *phase == Value::Past(id) {
            state.push(Value::Unknown, call.result);
            return Ok(Flow::On);
        }
        let Some(registration) = state.registration(id).copied() else {
            return Err("awaitAdvance by a task that stands for no party of its own".into());
        };
        let arrived = registration.arrived;
        if *phase == Value::Arrival(id) && arrived {
            state
                .registrations
                .iter_mut()
                .filter(|(other, _)| *other == id)
                .for_each(|(_, one)| one.arrived = false);
            become_past(state, id, None);
            self.push_phase(state, call, id);
            let mut acts = vec![Act::Wait(id)];
            acts.extend(phase_ended(state, id));
            return self.go(state, acts);
        }
        // It waits for itself, for ever.
        if *phase == Value::Phase(id) && !arrived {
            state.push(Value::Unknown, call.result);
            return self.go(state, vec![Act::Wait(id)]);
        }
        let at = self.place(state);
        let wait = || Event { act: Act::Wait(id), at: at.clone() };
        // Another phase: the call gives back at once what the phase is.
        let mut other = state.clone();
        other.push(Value::Unknown, call.result);
        let mut ways = vec![(Vec::new(), other)];
        let mut waited = state.clone();
        if arrived {
            // The phase in which it has arrived, or the next one, which waits for itself.
            let mut stuck = state.clone();
            stuck.push(Value::Unknown, call.result);
            ways.push((vec![wait(), wait()], stuck));
            if let Some(registration) = waited.registration(id) {
                registration.arrived = false;
            }
            become_past(&mut waited, id, None);
        }
        waited.push(Value::Unknown, call.result);
        let mut events = vec![wait()];
        if arrived {
            let acts = phase_ended(&mut waited, id).into_iter();
            events.extend(acts.map(|act| Event { act, at: at.clone() }));
        }
        ways.push((events, waited));
        Ok(Flow::Ways(ways))
    }

    /// For how many parties a task is about to arrive.
    fn stands(&mut self, state: &mut State, id: ObjectId, call: &Call) -> Followed<Stands> {
        match state.registration(id).copied() {
            None => {
                let what = format!("{} by a task that stands for no party of its own", call.text());
                self.lacks(state, id, Lack::Part, what).map(Stands::Not)
            }
            Some(one) if one.arrived => {
                Err(format!("{} by a task that has arrived and not yet waited", call.text()))
            }
            Some(one) if one.parties != 1 => Ok(Stands::Several),
            Some(_) => Ok(Stands::One),
        }
    }
}

/// The phase that the phaser was in, wherever it is kept, is over, or something else.
fn become_past(state: &mut State, id: ObjectId, now: Option<Value>) {
    state.replace(&|value| match value {
        Value::Arrival(of) if *of == id => Some(Value::Past(id)),
        Value::Phase(of) if *of == id => Some(now.clone().unwrap_or(Value::Past(id))),
        _ => None,
    });
}

/// The task no longer knows which phases are over.
pub(crate) fn forget_phases(state: &mut State, id: ObjectId) {
    state.replace(&|value| match value {
        Value::Arrival(of) | Value::Phase(of) if *of == id => Some(Value::Unknown),
        _ => None,
    });
}
