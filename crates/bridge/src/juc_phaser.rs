//! `java.util.concurrent.Phaser` and `CyclicBarrier`: gates with a count of parties, which belong to no task.
//!
//! Here each task that arrives must stand for one party of its own. All parties belong to the task that made the gate
//! or registered them until a task starts that uses the gate: that one takes its share. So the parties of all tasks
//! add up to those of the gate, and the gate opens when each task has arrived for its own. A task that waits while it
//! stands for more than one keeps the others from ever being arrived for: it waits for itself. Ends of tasks leave
//! their parties registered (`option exit=stays`). Whatever does not fit stops the analysis.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::Act;
use crate::flow::Flow;
use crate::flow::Step;
use crate::graph::Lack;
use crate::state::{Registration, Role, State};
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
    pub(crate) fn new_parties(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
        self.free_of_single(state)?;
        match (call.descriptor.as_str(), call.arguments.as_slice()) {
            ("()V", _) => Ok(Flow::On),
            ("(I)V", [parties]) => self.register(state, id, parties),
            _ => Err("a Phaser with a parent is not modelled".into()),
        }
    }

    /// The constructor of a `CyclicBarrier`.
    pub(crate) fn new_barrier(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
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

    fn register(&mut self, state: &mut State, id: ObjectId, more: &Value) -> Step<Flow> {
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
        let object = state.heap.get_mut(&id);
        let Some(object) = object.filter(|one| !one.shared && one.shape == Shape::Parties(Gate::New)) else {
            return Err(what.into());
        };
        object.shape = Shape::Parties(Gate::Phaser);
        let registration = Registration::of(Role::Parties, Mode::SigWait, more);
        state.registrations.push((id, registration));
        self.go(state, vec![Act::New(id, Mode::SigWait, 0)])
    }

    /// A method of a gate.
    pub(crate) fn party(&mut self, state: &mut State, call: &Call, id: ObjectId, gate: Gate) -> Step<Flow> {
        self.free_of_single(state)?;
        if gate == Gate::Barrier {
            return self.barrier(state, call, id);
        }
        let argument = call.arguments.first();
        match call.name.as_str() {
            "<init>" => self.new_parties(state, call, id),
            "register" => {
                state.push(Value::Unknown, call.result);
                self.register(state, id, &Value::Int(1))
            }
            "bulkRegister" => {
                state.push(Value::Unknown, call.result);
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
                forget_arrivals(state, id);
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
                state.push(Value::Unknown, call.result);
                self.go(state, act.into_iter().collect())
            }
            "awaitAdvance" | "awaitAdvanceInterruptibly" if call.arguments.len() == 1 => {
                self.free_of_isolated(state, &call.name)?;
                let own = argument == Some(&Value::Arrival(id));
                let Some(registration) = state.registration(id).filter(|one| own && one.arrived) else {
                    return Err("awaitAdvance of a phase that this task's last arrive did not give".into());
                };
                registration.arrived = false;
                forget_arrivals(state, id);
                state.push(Value::Unknown, call.result);
                self.go(state, vec![Act::Wait(id)])
            }
            "getPhase"
            | "getRegisteredParties"
            | "getArrivedParties"
            | "getUnarrivedParties"
            | "isTerminated" => {
                state.push(Value::Unknown, call.result);
                Ok(Flow::On)
            }
            _ => Err(format!("{} is not modelled", call.text())),
        }
    }

    /// A method of a `CyclicBarrier`. Nothing that is followed interrupts, resets or lets time run out, so it is never
    /// broken.
    fn barrier(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
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
    fn meet(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
        self.free_of_isolated(state, &call.name)?;
        let act = match self.stands(state, id, call)? {
            Stands::One => Act::Next(id),
            Stands::Several => Act::Wait(id),
            Stands::Not(flow) => return Ok(flow),
        };
        state.push(Value::Unknown, call.result);
        self.go(state, vec![act])
    }

    /// For how many parties a task is about to arrive.
    fn stands(&mut self, state: &mut State, id: ObjectId, call: &Call) -> Step<Stands> {
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

/// What earlier calls of `arrive` returned is of no more use, wherever it is kept.
fn forget_arrivals(state: &mut State, id: ObjectId) {
    state.replace(&|value| (*value == Value::Arrival(id)).then_some(Value::Unknown));
}
