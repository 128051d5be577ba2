//! Calls: into the program, into the API, into the library.

use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::NULL;
use crate::library;
use crate::method::kinds;
use crate::state::{Frame, Stage, State};
use crate::value::{Gate, Lambda, Latch, Object, Shape, Value};
use program::bytecode::Invocation;
use program::linked::access;
use program::{Kind, MethodId, Origin};
use std::collections::BTreeMap;
use std::rc::Rc;

/// One method on the stack more often than this is recursion that is not followed.
const DEEPEST: usize = 40;
/// Methods of the program up to this many bytes are followed even when they look harmless.
const SMALL: usize = 120;

/// A call with its operands.
#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) owner: String,
    pub(crate) name: String,
    pub(crate) descriptor: String,
    pub(crate) receiver: Option<Value>,
    /// One value per argument, without second halves.
    pub(crate) arguments: Vec<Value>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) result: Kind,
}

impl Call {
    /// `Class.method` as a reader knows it.
    pub(crate) fn text(&self) -> String {
        format!("{}.{}", self.owner.replace('/', "."), self.name)
    }
}

impl Engine<'_> {
    pub(crate) fn invoke(&mut self, state: &mut State, invocation: Invocation, index: u16) -> Followed<Flow> {
        let file = self.method(state.top().method).file.clone();
        if invocation == Invocation::Dynamic {
            return self.dynamic(state, &file, index);
        }
        let (owner, name, descriptor) = library::member(&file, index).ok_or("a malformed call")?;
        let (parameters, result) = kinds(&descriptor).ok_or("a malformed descriptor")?;
        if invocation == Invocation::Static
            && let Ok(class) = self.program.load(&owner)
            && let Some(resolved) = self.program.find_method(class, &name, &descriptor)
            && let Some(flow) = self.touch(state, self.program.method(resolved).class)?
        {
            return Ok(flow);
        }
        let mut arguments: Vec<Value> = parameters.iter().rev().map(|kind| state.pop(*kind)).collect();
        arguments.reverse();
        let receiver = (invocation != Invocation::Static).then(|| state.pop(Kind::Reference));
        let call = Call { owner, name, descriptor, receiver, arguments, kinds: parameters, result };
        if call.owner == "scoville/Primitives" {
            return self.primitive(state, &call);
        }
        if call.owner.starts_with('[') {
            return self.unseen(state, &call);
        }
        let class = self.program.load(&call.owner).map_err(|error| error.to_string())?;
        let Some(resolved) = self.program.find_method(class, &call.name, &call.descriptor) else {
            return Err(format!("{} is not a method of this version of the API", call.text()));
        };
        match &call.receiver {
            None => self.enter(state, &call, resolved),
            Some(receiver) if invocation == Invocation::Special => {
                if !receiver.is_non_null() && call.name != "<init>" {
                    self.may_throw(state, NULL)?;
                }
                self.enter(state, &call, resolved)
            }
            Some(receiver) => self.dispatch(state, &call, resolved, &receiver.clone()),
        }
    }

    /// Chooses the method by the receiver.
    fn dispatch(
        &mut self,
        state: &mut State,
        call: &Call,
        resolved: MethodId,
        receiver: &Value,
    ) -> Followed<Flow> {
        match receiver {
            Value::Null => self.throws(state, NULL),
            Value::Lost(why) => {
                Err(format!("it is not known on which object {} is called: {why}", call.text()))
            }
            Value::Object(id) => match state.heap.get(id).map(|object| object.shape.clone()) {
                Some(Shape::Instance(class, _)) => match self.program.select(class, resolved) {
                    Some(selected) => self.enter(state, call, selected),
                    None => Err(format!("{} has no body", call.text())),
                },
                Some(Shape::Parties(gate)) => self.party(state, call, *id, gate),
                Some(Shape::Latch(_)) => self.latch(state, call, *id),
                Some(Shape::Thread(_)) => self.thread(state, call, *id),
                Some(Shape::Pool(pool)) => self.pool(state, call, *id, &pool),
                _ => self.library(state, call),
            },
            Value::Lambda(lambda) => match self.default_method(lambda, resolved)? {
                Some(default) => self.enter(state, call, default),
                None => self.enter_lambda(state, call, &lambda.clone()),
            },
            _ => match self.program.class(self.program.method(resolved).class).origin {
                Origin::Jdk => self.declared_in_library(state, call, resolved),
                Origin::Api if is_harmless(&call.owner) => self.unseen(state, call),
                Origin::Api => Err(format!("it is not known on which object {} is called", call.text())),
                Origin::User => self.unseen(state, call),
            },
        }
    }

    /// The method with a body of its own that a call runs on a lambda; `None` if that is the lambda's body.
    pub(crate) fn default_method(&mut self, lambda: &Lambda, called: MethodId) -> Followed<Option<MethodId>> {
        let interface = self.program.load(&lambda.interface).map_err(|error| error.to_string())?;
        let method = self.program.method(called);
        let (name, descriptor) =
            (self.program.text(method.name).to_string(), self.program.text(method.descriptor).to_string());
        let selected = self.program.select(interface, called).or(Some(called));
        let own = *lambda.name == *name && *lambda.descriptor == *descriptor;
        match selected.filter(|one| !self.program.method(*one).has(access::ABSTRACT)) {
            Some(default) if !own => Ok(Some(default)),
            // One that stands for the lambda's own method with other types.
            _ if *lambda.name == *name => Ok(None),
            _ => Err(format!("it is not known which body {name} of a lambda runs")),
        }
    }

    /// Enters a method that is known.
    pub(crate) fn enter(&mut self, state: &mut State, call: &Call, method: MethodId) -> Followed<Flow> {
        let origin = self.program.class(self.program.method(method).class).origin;
        if origin == Origin::Jdk {
            return self.declared_in_library(state, call, method);
        }
        let operands: Vec<Value> = call.receiver.iter().chain(&call.arguments).cloned().collect();
        if origin == Origin::User && !self.relevance.method(method) {
            let interesting = operands.iter().any(|value| self.is_interesting(state, value));
            let length = self.program.method(method).bytecode.as_ref().map_or(0, |code| code.length);
            let deep = state.frames.iter().any(|frame| frame.method == method);
            if !interesting && (length > SMALL || deep) {
                self.note_loops_of(method);
                return self.pass_over(state, call);
            }
        }
        if crate::method::is_synchronized(self.program, method) {
            self.may_lock(state, call.receiver.as_ref().unwrap_or(&Value::NonNull))?;
        }
        if state.frames.iter().filter(|frame| frame.method == method).count() >= DEEPEST {
            return Err(format!("{} calls itself", call.text()));
        }
        if !self.has_code(method) {
            return Err(format!("{} has no bytecode", call.text()));
        }
        let mut locals = Vec::new();
        locals.extend(call.receiver.clone());
        for (value, kind) in call.arguments.iter().zip(&call.kinds) {
            locals.push(value.clone());
            if kind.slots() == 2 {
                locals.push(Value::Pad);
            }
        }
        self.push_frame(state, method, locals, call.result);
        Ok(Flow::On)
    }

    /// A method of the library is known by the class that declares it, whatever the call names.
    fn declared_in_library(&mut self, state: &mut State, call: &Call, method: MethodId) -> Followed<Flow> {
        let declaring = self.program.class(self.program.method(method).class).name.to_string();
        self.library(state, &Call { owner: declaring, ..call.clone() })
    }

    pub(crate) fn push_frame(
        &mut self,
        state: &mut State,
        method: MethodId,
        mut locals: Vec<Value>,
        wanted: Kind,
    ) {
        let size = self.method(method).locals.max(locals.len());
        locals.resize(size, Value::Unknown);
        self.hint_parameters(state, method, &locals);
        let monitor = crate::method::is_synchronized(self.program, method);
        if monitor {
            let of_class = self.program.method(method).has(access::STATIC);
            let monitor = if of_class { self.object_of("java/lang/Class") } else { locals[0].clone() };
            state.monitors.push(monitor);
        }
        state.frames.push(Frame {
            method,
            pc: 0,
            stage: Stage::Behind,
            locals,
            stack: Vec::new(),
            wanted,
            monitor,
        });
    }

    /// Names phasers after the parameters that hold them.
    fn hint_parameters(&mut self, state: &State, method: MethodId, locals: &[Value]) {
        if self.program.class(self.program.method(method).class).origin != Origin::User {
            return;
        }
        let code = self.method(method);
        for (slot, value) in locals.iter().enumerate() {
            if let Value::Object(id) = value
                && let Some(name) = code.name(0, slot as u16)
            {
                self.hint(state, *id, name);
            }
        }
    }

    fn enter_lambda(&mut self, state: &mut State, call: &Call, lambda: &Rc<Lambda>) -> Followed<Flow> {
        let method = self.program.method(lambda.body);
        let descriptor = self.program.text(method.descriptor).to_string();
        let (mut wanted_kinds, _) = kinds(&descriptor).ok_or("a malformed descriptor")?;
        if !method.has(access::STATIC) {
            wanted_kinds.insert(0, Kind::Reference);
        }
        let mut values: Vec<Value> =
            lambda.captured.iter().filter(|value| **value != Value::Pad).cloned().collect();
        values.extend(call.arguments.iter().cloned());
        if values.len() != wanted_kinds.len() {
            return Err(format!("the body behind {} takes other arguments", call.text()));
        }
        let class = method.class;
        let owner = self.program.class(class).name.to_string();
        let name = self.program.text(method.name).to_string();
        let is_static = method.has(access::STATIC);
        if is_static && let Some(flow) = self.touch_through_lambda(state, class)? {
            return Ok(flow);
        }
        let receiver = (!is_static).then(|| values.remove(0));
        if !is_static {
            wanted_kinds.remove(0);
        }
        // What a body gives back is dropped where its interface gives back nothing.
        let inner = Call {
            owner,
            name,
            descriptor,
            receiver,
            arguments: values,
            kinds: wanted_kinds,
            result: call.result,
        };
        if lambda.dispatched {
            let receiver = inner.receiver.clone().unwrap_or(Value::Unknown);
            return self.dispatch(state, &inner, lambda.body, &receiver);
        }
        self.enter(state, &inner, lambda.body)
    }

    /// A dynamic call: a lambda, or one of the compiler's own.
    fn dynamic(
        &mut self,
        state: &mut State,
        file: &program::classfile::ClassFile,
        index: u16,
    ) -> Followed<Flow> {
        if let Some(hidden) = library::hidden_argument(file, index) {
            return Err(hidden);
        }
        let Some(site) = library::lambda(file, index) else {
            return self.plain_dynamic(state, file, index);
        };
        if let Ok(interface) = self.program.load(site.interface()) {
            self.touch_for_lambda(state, interface)?;
        }
        let (parameters, result) = kinds(&site.captures).ok_or("a malformed descriptor")?;
        let mut captured = Vec::new();
        for kind in parameters.iter().rev() {
            if kind.slots() == 2 {
                captured.push(Value::Pad);
            }
            captured.push(state.pop(*kind));
        }
        captured.reverse();
        let class = self.program.load(&site.owner).map_err(|error| error.to_string())?;
        let body = self.program.find_method(class, &site.body, &site.descriptor);
        let Some(body) = body else { return Err(format!("there is no body {}.{}", site.owner, site.body)) };
        let declaring = self.program.method(body).class;
        let origin = self.program.class(declaring).origin;
        // Whoever calls it initialises its class.
        if matches!(site.kind, 6 | 8) && !self.is_initialised_harmlessly(state, declaring) {
            let name = self.program.class(declaring).java_name();
            return Err(format!(
                "a reference to a method of class {name}, whose initialiser uses phasers, tasks or locks"
            ));
        }
        // 5, 7, 9: virtual, special, interface; 6: static; 8: a constructor.
        let of_gate = matches!(captured.as_slice(), [Value::Object(id)]
            if state.heap.get(id).is_some_and(|object| object.shape.is_called()));
        let value = if origin == Origin::Jdk && !of_gate || site.kind == 8 {
            if site.kind == 8 && origin == Origin::User && self.relevance.method(body) {
                return Err("a reference to a constructor that uses phasers or tasks".into());
            }
            for value in captured {
                self.leak(state, &value, "a method reference")?;
            }
            Value::NonNull
        } else {
            let dispatched = matches!(site.kind, 5 | 9);
            let interface = site.interface().into();
            let (name, descriptor) = (site.name.into(), site.erased.into());
            Value::Lambda(Rc::new(Lambda { interface, name, descriptor, body, dispatched, captured }))
        };
        state.push(value, result);
        Ok(Flow::On)
    }

    fn plain_dynamic(
        &mut self,
        state: &mut State,
        file: &program::classfile::ClassFile,
        index: u16,
    ) -> Followed<Flow> {
        if !library::is_plain_dynamic(file, index) {
            return Err("a dynamic call that is not one of the compiler's own".into());
        }
        let Ok(program::classfile::Constant::InvokeDynamic(_, name)) = file.pool.get(index) else {
            return Err("a malformed call".into());
        };
        let (_, descriptor) = file.name_and_type(name).map_err(|error| error.to_string())?;
        let (parameters, result) = kinds(&descriptor).ok_or("a malformed descriptor")?;
        for kind in parameters.iter().rev() {
            let value = state.pop(*kind);
            self.leak(state, &value, "a text")?;
        }
        // `toString` of an object may throw.
        if descriptor.replace("Ljava/lang/String;", "").contains(['L', '[']) && result == Kind::Reference {
            let objects = descriptor.split(')').next().unwrap_or("").replace("Ljava/lang/String;", "");
            if objects.contains(['L', '[']) {
                self.may_lock_unseen(state, "a text made of objects")?;
                self.throw(state)?;
            }
        }
        let text = descriptor.ends_with(")Ljava/lang/String;");
        let value = match result {
            Kind::Reference if text => self.object_of("java/lang/String"),
            Kind::Reference => Value::NonNull,
            _ => Value::Unknown,
        };
        state.push(value, result);
        Ok(Flow::On)
    }

    /// A call on an object that is not tracked: no relevant body can be behind it.
    fn unseen(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        if self.relevance.name(&call.name, &call.descriptor) {
            return Err(format!(
                "it is not known which body {} runs, and some use phasers or tasks",
                call.text()
            ));
        }
        self.note_loops_of_call(&call.name, &call.descriptor);
        self.pass_over(state, call)
    }

    /// A call that has nothing to do with phasers.
    pub(crate) fn pass_over(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        self.may_lock_in_call(state, call)?;
        if library::is_endless(&call.owner, &call.name) {
            let at = self.place(state);
            self.silent_loops.insert(at);
        }
        for value in call.receiver.iter().chain(&call.arguments) {
            self.leak(state, value, &call.text())?;
        }
        let safe = call.receiver.as_ref().is_none_or(Value::is_non_null)
            && self.is_quiet_call(&call.owner, &call.name, &call.descriptor);
        if !safe {
            state.passed_over = true;
            let origin = self.program.load(&call.owner).map(|class| self.program.class(class).origin);
            match origin {
                Ok(Origin::Jdk) => self.throw_from_library(state)?,
                _ => self.throw(state)?,
            }
        }
        let fresh = safe && call.result == Kind::Reference && call.name != "toString";
        state.push(if fresh { Value::NonNull } else { Value::Unknown }, call.result);
        Ok(Flow::On)
    }

    /// A new object of a class.
    pub(crate) fn make(&mut self, state: &mut State, name: &str) -> Followed<Value> {
        let class = self.program.load(name).map_err(|error| error.to_string())?;
        let jdk = self.program.class(class).origin == Origin::Jdk;
        let shape = match name {
            "java/util/ArrayList" | "java/util/LinkedList" => Shape::List(Vec::new()),
            library::PARTIES => Shape::Parties(Gate::New),
            "java/util/concurrent/CyclicBarrier" => Shape::Parties(Gate::Barrier),
            "java/util/concurrent/CountDownLatch" => Shape::Latch(Latch::default()),
            "java/lang/Thread" => Shape::Thread(Value::Null),
            _ if jdk => {
                return Ok(Value::Of(class));
            }
            _ => match self.own_phaser(class)? {
                Some(gate) => Shape::Parties(gate),
                None => Shape::Instance(class, BTreeMap::new()),
            },
        };
        if matches!(shape, Shape::Parties(_) | Shape::Latch(_)) {
            self.note_parties(state);
        }
        let made = matches!(shape, Shape::List(_)).then(|| (state.top().method, self.at));
        Ok(Value::Object(state.add(Object { made, ..Object::new(shape) })))
    }
}

/// Types of the API whose methods have nothing to do with waiting.
fn is_harmless(owner: &str) -> bool {
    ["Point", "Region", "Region1D", "Region2D", "Region3D", "Metrics", "Place", "ArrayView", "Accumulator"]
        .iter()
        .any(|end| owner.ends_with(end))
}
