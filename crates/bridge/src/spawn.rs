//! A new task: what it starts with, and what its parent and it share from then on.

use crate::call::Call;
use crate::engine::{Engine, Flow};
use crate::event::Act;
use crate::memory::Step;
use crate::state::{Registration, State};
use crate::value::{Lambda, Mode, ObjectId, Shape, Value};
use program::Kind;
use std::collections::BTreeMap;
use std::rc::Rc;

impl Engine<'_> {
    pub(crate) fn spawn(&mut self, state: &mut State, call: &Call) -> Step<Flow> {
        self.free_of_single(state)?;
        let [body, _completes, awaited, phasers, modes, inherit] = call.arguments.as_slice() else {
            return Err("a task of an unknown kind".into());
        };
        if *awaited != Value::Null {
            return Err("a task that waits for futures is not modelled together with phasers".into());
        }
        let Value::Object(body) = body else { return Err("it is not known which body a task runs".into()) };
        let mut chosen: Vec<(ObjectId, Mode)> = Vec::new();
        if *phasers != Value::Null {
            for (phaser, mode) in self.pairs(state, phasers, modes)? {
                let Some(held) = state.registration(phaser).copied() else {
                    return self.fault(
                        state,
                        "a task is registered on a phaser that its parent is not registered on",
                    );
                };
                if mode == Mode::SigWaitSingle && held.mode == Mode::SigWait {
                    return self.fault(state, "a task is registered above its parent's mode");
                }
                if chosen.iter().any(|(other, _)| *other == phaser) {
                    return self.fault(state, "a task is registered on one phaser twice");
                }
                chosen.push((phaser, mode));
            }
        }
        match inherit {
            Value::Int(0) => {}
            Value::Int(_) => {
                for (phaser, registration) in &state.registrations {
                    if chosen.iter().all(|(other, _)| other != phaser) {
                        chosen.push((*phaser, registration.mode));
                    }
                }
            }
            _ => return Err("it is not known whether a task inherits its parent's phasers".into()),
        }
        if self.parties {
            return self.spawn_party(state, *body, &chosen);
        }
        self.start(state, *body, &chosen)
    }

    /// The phasers and modes that a child is to be registered on.
    fn pairs(&mut self, state: &State, phasers: &Value, modes: &Value) -> Step<Vec<(ObjectId, Mode)>> {
        let elements = |value: &Value| match value {
            Value::Object(id) => match state.heap.get(id) {
                Some(object) if !object.leaked => match &object.shape {
                    Shape::Array(values) => Some(values.clone()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        };
        let (Some(phasers), Some(modes)) = (elements(phasers), elements(modes)) else {
            return Err("it is not known which phasers a task is registered on".into());
        };
        let mut pairs = Vec::new();
        for (phaser, mode) in phasers.iter().zip(&modes) {
            let phaser = self.phaser_of(state, phaser, "asyncPhased")?;
            let Value::Int(mode) = mode else {
                return Err("the mode of a task on a phaser is not known".into());
            };
            pairs.push((phaser, Mode::of(*mode).ok_or("an unknown mode")?));
        }
        Ok(pairs)
    }

    /// Starts a task registered on these phasers.
    pub(crate) fn start(
        &mut self,
        state: &mut State,
        body: ObjectId,
        chosen: &[(ObjectId, Mode)],
    ) -> Step<Flow> {
        self.share(state, &[Value::Object(body)]);
        let child = self.child(state, body, chosen)?;
        let line = self.place(state).line;
        let names = chosen.iter().map(|(id, _)| self.hints.get(id).cloned()).collect();
        let (task, may_fail) = self.task(child, &format!("async_{line}"), names)?;
        if let Some(scope) = state.scopes.last_mut() {
            scope.may_fail |= may_fail;
        } else {
            self.may_fail |= may_fail;
        }
        let mut arguments = chosen.to_vec();
        arguments.extend(state.innermost().map(|finish| (finish, Mode::Sig)));
        self.go(state, vec![Act::Spawn(task, arguments)])
    }

    /// The state that a task starts in. Its objects are numbered in the order in which they are found, so that
    /// tasks that start alike are one.
    fn child(&mut self, state: &State, body: ObjectId, chosen: &[(ObjectId, Mode)]) -> Step<State> {
        let mut order: Vec<ObjectId> = Vec::new();
        let mut roots: Vec<Value> = chosen.iter().map(|(id, _)| Value::Object(*id)).collect();
        roots.extend(state.innermost().map(Value::Object));
        roots.push(Value::Object(body));
        roots.extend(state.statics.values().cloned());
        roots.reverse();
        while let Some(value) = roots.pop() {
            match value {
                Value::Object(id) if !order.contains(&id) => {
                    order.push(id);
                    let mut held = Vec::new();
                    if let Some(object) = state.heap.get(&id) {
                        object.each(|value| held.push(value.clone()));
                    }
                    roots.extend(held.into_iter().rev());
                }
                Value::Lambda(lambda) => roots.extend(lambda.captured.iter().rev().cloned()),
                _ => {}
            }
        }
        let names: BTreeMap<ObjectId, ObjectId> =
            order.iter().enumerate().map(|(new, old)| (*old, new as ObjectId)).collect();
        let mut child = State { statics_shared: true, ..State::default() };
        for (old, new) in &names {
            if let Some(object) = state.heap.get(old) {
                child.heap.insert(*new, object.map(|value| renamed(value, &names)));
            }
        }
        child.statics = state.statics.iter().map(|(field, value)| (*field, renamed(value, &names))).collect();
        child.finish = state.innermost().map(|finish| names[&finish]);
        for (phaser, mode) in chosen {
            let held = state.registrations.iter().find(|(id, _)| id == phaser).map(|(_, one)| *one);
            let bounded = held.is_some_and(|one| one.bounded);
            let parties = u32::from(held.is_some_and(|one| one.parties > 0));
            let registration = Registration { mode: *mode, bounded, scope: None, parties, arrived: false };
            child.registrations.push((names[phaser], registration));
        }
        let Some(Shape::Instance(class, _)) = state.heap.get(&body).map(|object| &object.shape) else {
            return Err("it is not known which body a task runs".into());
        };
        let run = self.program.find_method(*class, "run", "()V");
        let Some(run) = run.filter(|run| self.has_code(*run)) else {
            return Err("a task without a body".into());
        };
        self.push_frame(&mut child, run, vec![Value::Object(names[&body])], Kind::Void);
        Ok(child)
    }
}

fn renamed(value: &Value, names: &BTreeMap<ObjectId, ObjectId>) -> Value {
    match value {
        Value::Object(id) => names.get(id).map_or(Value::Unknown, |new| Value::Object(*new)),
        Value::Lambda(lambda) => {
            let captured = lambda.captured.iter().map(|value| renamed(value, names)).collect();
            Value::Lambda(Rc::new(Lambda { captured, ..Lambda::clone(lambda) }))
        }
        // Only the task that arrived may wait for it.
        Value::Arrival(_) => Value::Unknown,
        other => other.clone(),
    }
}
