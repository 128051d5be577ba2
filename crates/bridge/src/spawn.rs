//! A new task: what it starts with, and what its parent and it share from then on.
//!
//! Phasers that the program registers a task on are given with it. Of gates and latches the task gets what it turns
//! out to need: it is followed with nothing first, then with what it lacked, until it lacks nothing
//! ([`Engine::lacks`]). What its parent cannot give, the parent lacks itself.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::{Act, Unsupported};
use crate::flow::Flow;
use crate::flow::Followed;
use crate::graph::Lack;
use crate::graph::Made;
use crate::state::{Registration, Role, State};
use crate::value::{Lambda, Mode, Object, ObjectId, Shape, Value};
use program::linked::access;
use program::{Kind, MethodId, Origin};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A body that a task is to run.
#[derive(Clone)]
pub(crate) struct Body {
    pub(crate) method: MethodId,
    pub(crate) locals: Vec<Value>,
}

/// How a task is started.
#[derive(Clone, Copy)]
pub(crate) struct Start<'a> {
    /// Phasers that it is registered on, and in which modes.
    pub(crate) chosen: &'a [(ObjectId, Mode)],
    /// What it leaves when it ends.
    pub(crate) ending: &'a [ObjectId],
    /// A thread belongs to no finish.
    pub(crate) thread: bool,
}

/// A task that was started.
pub(crate) struct Started {
    /// The steps of its parent.
    pub(crate) acts: Vec<Act>,
    /// An exception may end it.
    pub(crate) may_fail: bool,
}

/// The parts that a child gets; none is a view.
type Grants = BTreeMap<ObjectId, u32>;

impl Engine<'_> {
    pub(crate) fn spawn(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        self.free_of_single(state)?;
        let [body, completes, awaited, phasers, modes, inherit] = call.arguments.as_slice() else {
            return Err("a task of an unknown kind".into());
        };
        if *awaited != Value::Null {
            return Err("a task that waits for futures is not modelled together with phasers".into());
        }
        if !state.ending.is_empty() && state.finish.is_none() && state.scopes.is_empty() {
            return Err("a thread starts a task of Habanero's outside of a finish".into());
        }
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
                    if registration.role == Role::Phaser && chosen.iter().all(|(other, _)| other != phaser) {
                        chosen.push((*phaser, registration.mode));
                    }
                }
            }
            _ => return Err("it is not known whether a task inherits its parent's phasers".into()),
        }
        let body = self.body(state, body, "run", "()V")?;
        if let Value::Object(future) = completes {
            return self.start_future(state, &body, *future, &chosen);
        }
        let how = Start { chosen: &chosen, ending: &[], thread: false };
        match self.start(state, &body, how)? {
            Some(started) => self.go(state, started.acts),
            None => Ok(Flow::Dead),
        }
    }

    /// The phasers and modes that a child is to be registered on.
    fn pairs(&mut self, state: &State, phasers: &Value, modes: &Value) -> Followed<Vec<(ObjectId, Mode)>> {
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

    /// The code behind an object with one method, and what it starts with.
    pub(crate) fn body(
        &mut self,
        state: &mut State,
        value: &Value,
        name: &str,
        descriptor: &str,
    ) -> Followed<Body> {
        let not_known = || Followed::Err("it is not known which body a task runs".into());
        let select = |engine: &mut Self, state: &State, receiver: &Value, found: Option<MethodId>| {
            let Value::Object(id) = receiver else { return None };
            let Some(Shape::Instance(class, _)) = state.heap.get(id).map(|object| &object.shape) else {
                return None;
            };
            let found = found.or_else(|| engine.program.find_method(*class, name, descriptor))?;
            engine.program.select(*class, found)
        };
        let (method, locals) = match value {
            Value::Lambda(lambda) if *lambda.name != *name || *lambda.descriptor != *descriptor => {
                let interface = self.program.load(&lambda.interface).map_err(|error| error.to_string())?;
                let Some(found) = self.program.find_method(interface, name, descriptor) else {
                    return not_known();
                };
                match self.default_method(lambda, found)? {
                    Some(method) if !self.is_of_library(method) => (method, vec![value.clone()]),
                    _ => return not_known(),
                }
            }
            Value::Lambda(lambda) if self.is_of_library(lambda.body) => self.wrapped(state, lambda)?,
            Value::Lambda(lambda) => {
                let method = if lambda.dispatched {
                    let Some(receiver) = lambda.captured.first() else { return not_known() };
                    let method = match receiver {
                        Value::Lambda(receiver) => self.default_method(receiver, lambda.body)?,
                        _ => select(self, state, receiver, Some(lambda.body)),
                    };
                    let Some(method) = method else { return not_known() };
                    method
                } else {
                    lambda.body
                };
                (method, lambda.captured.clone())
            }
            Value::Object(_) => match select(self, state, value, None) {
                Some(method) => (method, vec![value.clone()]),
                None => return not_known(),
            },
            Value::Lost(why) => return Err(format!("it is not known which body a task runs: {why}")),
            _ => return not_known(),
        };
        if !self.has_code(method) {
            return Err("a task without a body".into());
        }
        let linked = self.program.method(method);
        let (class, is_static) = (linked.class, linked.has(access::STATIC));
        if is_static && !self.is_initialised_quietly(state, class) {
            let name = self.program.class(class).java_name();
            return Err(format!("a new task may initialise class {name}, which may throw"));
        }
        Ok(Body { method, locals })
    }

    fn is_of_library(&self, method: MethodId) -> bool {
        self.program.class(self.program.method(method).class).origin == Origin::Jdk
    }

    /// A method of the library as a body: an object of the library that calls it.
    fn wrapped(&mut self, state: &mut State, lambda: &Lambda) -> Followed<(MethodId, Vec<Value>)> {
        const ADAPTER: &str = "java/util/concurrent/Executors$RunnableAdapter";
        let not_there = || String::from("the library has no object that runs a body");
        let class = self.program.load(ADAPTER).map_err(|error| error.to_string())?;
        let run = self.program.find_method(class, "call", "()Ljava/lang/Object;").ok_or_else(not_there)?;
        let fields = self.program.class(class).fields.clone();
        let field =
            fields.into_iter().find(|field| self.program.text(self.program.field(*field).name) == "task");
        let called = Value::Lambda(Rc::new(Lambda {
            interface: "java/lang/Runnable".into(),
            name: "run".into(),
            descriptor: "()V".into(),
            ..lambda.clone()
        }));
        let held = BTreeMap::from([(field.ok_or_else(not_there)?, called)]);
        let task = state.add(Object::new(Shape::Instance(class, held)));
        Ok((run, vec![Value::Object(task)]))
    }

    /// Starts a task. `None`: this path lacks something itself.
    pub(crate) fn start(&mut self, state: &mut State, body: &Body, how: Start) -> Followed<Option<Started>> {
        // A class is locked while it is initialised: the new task may wait for that, and its parent for the task.
        if state.frames.iter().any(|frame| self.initialised_by(frame.method).is_some()) {
            return Err("a task is started while a class is initialised".into());
        }
        self.share(state, &body.locals)?;
        let line = self.place(state).line;
        let mut grants = Grants::new();
        loop {
            let before = (self.unsupported.clone(), self.silent_loops.clone(), self.passed.clone());
            let (child, names) = self.child(state, body, how, &grants);
            let given = how.chosen.iter().map(|(id, _)| id).chain(grants.keys());
            let hints = given.map(|id| self.hints.get(id).cloned()).collect();
            match self.task(child, &format!("async_{line}"), hints)? {
                Made::Task(task, may_fail) => {
                    self.note_failure(state, how, may_fail);
                    let acts = self.started(state, task, how, &grants);
                    return Ok(Some(Started { acts, may_fail }));
                }
                Made::Lacks(lacking) => {
                    (self.unsupported, self.silent_loops, self.passed) = before;
                    for (id, (lack, note)) in lacking {
                        let own = names.iter().find(|(_, new)| **new == id).map(|(old, _)| *old);
                        let Some(own) = own else { return Err(note.what) };
                        if !grantable(state, own, lack, &mut grants)? {
                            self.pass_on(state, own, lack, note);
                            return Ok(None);
                        }
                    }
                }
            }
        }
    }

    fn note_failure(&mut self, state: &mut State, how: Start, may_fail: bool) {
        match state.scopes.last_mut() {
            _ if how.thread => {}
            Some(scope) => scope.may_fail |= may_fail,
            None => self.may_fail |= may_fail,
        }
    }

    /// The steps of a start, and what is left of the parent's parts.
    fn started(&mut self, state: &mut State, task: usize, how: Start, grants: &Grants) -> Vec<Act> {
        let mut arguments = how.chosen.to_vec();
        let mut after = Vec::new();
        for (id, parts) in grants {
            let Some(registration) = state.registration(*id) else { continue };
            arguments.push((*id, granted_mode(registration.role, *parts)));
            if *parts == 0 {
                continue;
            }
            registration.parties -= parts;
            match (registration.parties, registration.role) {
                (0, Role::Latch) => after.push(Act::Signal(*id)),
                (0, _) => {
                    after.push(Act::Drop(*id));
                    state.registrations.retain(|(other, _)| other != id);
                }
                _ => {}
            }
            if let Some(registration) = state.registration(*id) {
                registration.shared = true;
            }
        }
        if !how.thread {
            arguments.extend(state.innermost().map(|finish| (finish, Mode::Sig)));
        }
        arguments.extend(how.ending.iter().map(|id| (*id, Mode::Sig)));
        let mut acts = vec![Act::Spawn(task, arguments)];
        acts.extend(after);
        acts
    }

    /// This task lacks something of an object: its parent may have it, if the object comes from there.
    pub(crate) fn lacks(&mut self, state: &State, id: ObjectId, lack: Lack, what: String) -> Followed<Flow> {
        if !state.heap.get(&id).is_some_and(|object| object.foreign) {
            return Err(what);
        }
        let note = Unsupported { at: self.place(state), what };
        self.lacking.entry(id).or_insert((lack, note));
        Ok(Flow::Dead)
    }

    fn pass_on(&mut self, state: &State, id: ObjectId, lack: Lack, note: Unsupported) {
        if state.heap.get(&id).is_some_and(|object| object.foreign) {
            self.lacking.entry(id).or_insert((lack, note));
        } else {
            self.unsupported.insert(note);
        }
    }

    /// The state that a task starts in. Its objects are numbered in the order in which they are found, so that
    /// tasks that start alike are one.
    fn child(
        &mut self,
        state: &State,
        body: &Body,
        how: Start,
        grants: &Grants,
    ) -> (State, BTreeMap<ObjectId, ObjectId>) {
        let finish = if how.thread { None } else { state.innermost() };
        let mut order: Vec<ObjectId> = Vec::new();
        let given = how.chosen.iter().map(|(id, _)| id).chain(grants.keys());
        let mut roots: Vec<Value> =
            given.chain(&finish).chain(how.ending).map(|id| Value::Object(*id)).collect();
        roots.extend(body.locals.iter().cloned());
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
        child.begun = self.is_of_library(body.method).then(|| self.place(state));
        for (old, new) in &names {
            if let Some(object) = state.heap.get(old) {
                let mut object = object.map(|value| renamed(value, &names));
                object.foreign = true;
                child.heap.insert(*new, object);
            }
        }
        child.statics = state.statics.iter().map(|(field, value)| (*field, renamed(value, &names))).collect();
        child.initialized = state.initialized.clone();
        child.failed = state.failed.clone();
        child.passed_over = state.passed_over;
        child.finish = finish.map(|finish| names[&finish]);
        child.ending = how.ending.iter().map(|id| names[id]).collect();
        let held =
            |id: &ObjectId| state.registrations.iter().find(|(other, _)| other == id).map(|(_, one)| *one);
        for (phaser, mode) in how.chosen {
            let bounded = held(phaser).is_some_and(|one| one.bounded);
            let registration = Registration { bounded, ..Registration::of(Role::Phaser, *mode, 0) };
            child.registrations.push((names[phaser], registration));
        }
        for (id, parts) in grants {
            let role = held(id).map_or(Role::Latch, |one| one.role);
            let registration =
                Registration { shared: true, ..Registration::of(role, granted_mode(role, *parts), *parts) };
            child.registrations.push((names[id], registration));
        }
        let locals = body.locals.iter().map(|value| renamed(value, &names)).collect();
        self.push_frame(&mut child, body.method, locals, Kind::Void);
        (child, names)
    }
}

fn granted_mode(role: Role, parts: u32) -> Mode {
    if role == Role::Latch && parts == 0 { Mode::Wait } else { Mode::SigWait }
}

/// Grants a child what it lacks, if its parent has it.
fn grantable(state: &mut State, id: ObjectId, lack: Lack, grants: &mut Grants) -> Followed<bool> {
    let Some(registration) = state.registration(id) else { return Ok(false) };
    if registration.arrived {
        return Err("a task is started by one that has arrived and not yet waited".into());
    }
    let granted = grants.get(&id).copied();
    match lack {
        Lack::View if registration.role == Role::Latch && granted.is_none() => {
            grants.insert(id, 0);
            Ok(true)
        }
        Lack::Part if registration.parties > granted.unwrap_or(0) => {
            grants.insert(id, granted.unwrap_or(0) + 1);
            Ok(true)
        }
        _ => Ok(false),
    }
}

fn renamed(value: &Value, names: &BTreeMap<ObjectId, ObjectId>) -> Value {
    value.replaced(&|value| match value {
        Value::Object(id) => Some(names.get(id).map_or(Value::Unknown, |new| Value::Object(*new))),
        // What a phase is to another task is not followed.
        Value::Arrival(_) | Value::Phase(_) | Value::Past(_) => Some(Value::Unknown),
        _ => None,
    })
}
