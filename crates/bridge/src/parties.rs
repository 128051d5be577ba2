//! `java.util.concurrent.Phaser`: a count of parties, which belong to no task.
//!
//! Here each task that arrives must stand for one party of its own. A party that the program registers belongs
//! to the registering task until a task starts that uses the phaser: that one takes it. Whatever does not fit
//! stops the analysis. Ends of tasks leave their parties registered (`option exit=stays`).

use crate::call::Call;
use crate::engine::{Engine, Flow};
use crate::event::Act;
use crate::memory::Step;
use crate::state::{Registration, State};
use crate::value::{Mode, ObjectId, Shape, Value};
use std::collections::BTreeSet;

/// More parties than this are not counted.
const MOST_PARTIES: i32 = 64;

impl Engine<'_> {
    /// The constructor.
    pub(crate) fn new_parties(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
        self.free_of_single(state)?;
        match (call.descriptor.as_str(), call.arguments.as_slice()) {
            ("()V", _) => Ok(Flow::On),
            ("(I)V", [parties]) => self.register(state, id, parties),
            _ => Err("a Phaser with a parent is not modelled".into()),
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
        if state.heap.get(&id).is_none_or(|object| object.shared) {
            return Err("a party is registered by a task that stands for none itself".into());
        }
        let registration =
            Registration { mode: Mode::SigWait, bounded: false, scope: None, parties: more, arrived: false };
        state.registrations.push((id, registration));
        self.go(state, vec![Act::New(id, Mode::SigWait, 0)])
    }

    /// A method of a `Phaser`.
    pub(crate) fn party(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Step<Flow> {
        self.free_of_single(state)?;
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
                self.own_party(state, id, call)?.arrived = true;
                forget_arrivals(state, id);
                state.push(Value::Arrival(id), call.result);
                self.go(state, vec![Act::Signal(id)])
            }
            "arriveAndAwaitAdvance" => {
                self.free_of_isolated(state, &call.name)?;
                self.own_party(state, id, call)?;
                state.push(Value::Unknown, call.result);
                self.go(state, vec![Act::Next(id)])
            }
            "arriveAndDeregister" => {
                self.own_party(state, id, call)?;
                state.registrations.retain(|(phaser, _)| *phaser != id);
                state.push(Value::Unknown, call.result);
                self.go(state, vec![Act::Drop(id)])
            }
            "awaitAdvance" => {
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

    /// The registration of a task that is about to arrive for its one party.
    fn own_party<'s>(&self, state: &'s mut State, id: ObjectId, call: &Call) -> Step<&'s mut Registration> {
        match state.registration(id) {
            None => Err(format!("{} by a task that stands for no party", call.text())),
            Some(one) if one.arrived => {
                Err(format!("{} by a task that has arrived and not yet waited", call.text()))
            }
            Some(one) if one.parties != 1 => {
                Err(format!("{} by a task that stands for {} parties", call.text(), one.parties))
            }
            Some(one) => Ok(one),
        }
    }

    /// Starts a task, which takes a party of each phaser that it uses.
    pub(crate) fn spawn_party(
        &mut self,
        state: &mut State,
        body: ObjectId,
        chosen: &[(ObjectId, Mode)],
    ) -> Step<Flow> {
        if !chosen.is_empty() {
            return Err("Habanero's phasers together with java.util.concurrent.Phaser".into());
        }
        let within =
            state.reachable([Value::Object(body)].into_iter().chain(state.statics.values().cloned()));
        let is_one = |id: &ObjectId| matches!(state.heap.get(id).map(|one| &one.shape), Some(Shape::Parties));
        let ids: Vec<ObjectId> = within.iter().copied().filter(is_one).collect();
        let mut offered: Vec<(ObjectId, Mode)> = Vec::new();
        for id in ids {
            match state.registration(id) {
                Some(one) if one.arrived => {
                    return Err("a task is started by one that has arrived and not yet waited".into());
                }
                Some(_) => offered.push((id, Mode::SigWait)),
                None => {}
            }
        }
        // A trial tells which of them the task uses.
        let before = state.clone();
        let mut taken = offered.clone();
        if !offered.is_empty() {
            let mut trial = before.clone();
            let Flow::Go(events, _) = self.start(&mut trial, body, &offered)? else {
                return Err("a task of an unknown kind".into());
            };
            let used = self.used(&events);
            taken =
                offered.iter().enumerate().filter(|(at, _)| used.contains(at)).map(|(_, one)| *one).collect();
        }
        let flow = self.start(state, body, &taken)?;
        let Flow::Go(mut events, _) = flow else { return Ok(flow) };
        let at = self.place(state);
        for (id, _) in &taken {
            let Some(registration) = state.registration(*id) else { continue };
            registration.parties -= 1;
            if registration.parties == 0 {
                state.registrations.retain(|(other, _)| other != id);
                events.push(crate::event::Event { act: Act::Drop(*id), at: at.clone() });
            }
        }
        Ok(Flow::Go(events, vec![state.clone()]))
    }

    /// Which parameters the task of a spawn uses.
    fn used(&self, events: &[crate::event::Event]) -> BTreeSet<usize> {
        let mut used = BTreeSet::new();
        let Some(Act::Spawn(kind, _)) = events.first().map(|event| &event.act) else { return used };
        let task = &self.tasks[*kind];
        let Some(body) = &task.body else { return (0..task.parameters.len()).collect() };
        body.each(&mut |event| {
            let ids: Vec<ObjectId> = match &event.act {
                Act::Signal(id) | Act::Wait(id) | Act::Next(id) | Act::Drop(id) => vec![*id],
                Act::Spawn(_, arguments) => arguments.iter().map(|(id, _)| *id).collect(),
                _ => Vec::new(),
            };
            used.extend(ids.iter().filter_map(|id| task.parameters.iter().position(|other| other == id)));
        });
        used
    }
}

/// What earlier calls of `arrive` returned is of no more use.
fn forget_arrivals(state: &mut State, id: ObjectId) {
    for frame in &mut state.frames {
        for value in frame.locals.iter_mut().chain(&mut frame.stack) {
            if *value == Value::Arrival(id) {
                *value = Value::Unknown;
            }
        }
    }
}
