//! The state of one task while its code is followed.

use crate::event::SourceLine;
use crate::method::Method;
use crate::value::{Mode, Object, ObjectId, Value};
use program::{ClassId, FieldId, Kind, MethodId};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A call that has not returned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    pub(crate) method: MethodId,
    /// The next instruction; in a caller, the one after the call.
    pub(crate) pc: u32,
    pub(crate) stage: Stage,
    pub(crate) locals: Vec<Value>,
    pub(crate) stack: Vec<Value>,
    /// What the caller wants back.
    pub(crate) wanted: Kind,
    /// It holds the monitor of its object or class.
    pub(crate) monitor: bool,
}

/// How far a frame is that others run above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// Its `pc` is behind the instruction at work.
    Behind,
    /// The instruction at its `pc` waits for a class to be initialised, and is at work.
    Again,
    /// None of its instructions is at work yet.
    Before,
}

impl Frame {
    /// An offset within the instruction at work, which says which handlers take an exception.
    pub(crate) fn at(&self) -> Option<u32> {
        match self.stage {
            Stage::Behind => self.pc.checked_sub(1),
            Stage::Again => Some(self.pc),
            Stage::Before => None,
        }
    }
}

/// What a registration is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// One of Habanero's phasers.
    Phaser,
    /// What parties gather at.
    Parties,
    /// A latch; `parties` are the counts that this task stands for.
    Latch,
}

/// This task's registration on a phaser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Registration {
    pub(crate) role: Role,
    pub(crate) mode: Mode,
    pub(crate) bounded: bool,
    /// How many finish scopes were open when this task created the phaser; `None` if it did not.
    pub(crate) scope: Option<usize>,
    /// Parties or counts that this task stands for.
    pub(crate) parties: u32,
    /// It has arrived and not yet waited.
    pub(crate) arrived: bool,
    /// Other tasks stand for some of them, too.
    pub(crate) shared: bool,
}

impl Registration {
    /// A registration that stands for some parties or counts.
    pub(crate) fn of(role: Role, mode: Mode, parties: u32) -> Registration {
        Registration { role, mode, bounded: false, scope: None, parties, arrived: false, shared: false }
    }
}

/// A finish scope that the task has open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scope {
    pub(crate) variable: ObjectId,
    /// Some task in it may end with an exception.
    pub(crate) may_fail: bool,
}

/// The state of a task.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct State {
    pub(crate) frames: Vec<Frame>,
    pub(crate) heap: BTreeMap<ObjectId, Object>,
    /// Tracked references in static fields.
    pub(crate) statics: BTreeMap<FieldId, Value>,
    /// Other tasks run: tracked static fields must not change any more.
    pub(crate) statics_shared: bool,
    /// In the order of registration, as the API has it.
    pub(crate) registrations: Vec<(ObjectId, Registration)>,
    pub(crate) scopes: Vec<Scope>,
    /// The finish scope that the task itself belongs to.
    pub(crate) finish: Option<ObjectId>,
    /// Where it was started, if its body is one of the library's.
    pub(crate) begun: Option<SourceLine>,
    /// What it leaves when it ends: the latch of its thread, its executor.
    pub(crate) ending: Vec<ObjectId>,
    /// Monitors that it holds.
    pub(crate) monitors: Vec<Value>,
    /// Classes of the program whose initialisers have run.
    pub(crate) initialized: BTreeSet<ClassId>,
    /// Those whose initialisers have failed.
    pub(crate) failed: BTreeSet<ClassId>,
    /// Code was passed over, which may have initialised others, or failed to.
    pub(crate) passed_over: bool,
    /// Isolated bodies that it is in; whether one of them names objects.
    pub(crate) isolated: u32,
    pub(crate) isolated_objects: bool,
    /// It may be running a single statement.
    pub(crate) single: bool,
}

impl State {
    pub(crate) fn top(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a running task has a frame")
    }

    /// Returns from the innermost call; gives its monitor back.
    pub(crate) fn leave_frame(&mut self) {
        if self.frames.pop().is_some_and(|frame| frame.monitor) {
            self.monitors.pop();
        }
    }

    pub(crate) fn push(&mut self, value: Value, kind: Kind) {
        if kind == Kind::Void {
            return;
        }
        let stack = &mut self.top().stack;
        stack.push(value);
        if kind.slots() == 2 {
            stack.push(Value::Pad);
        }
    }

    /// Takes a value of one or two slots; what a verified class file would never miss is `Unknown`.
    pub(crate) fn pop(&mut self, kind: Kind) -> Value {
        let stack = &mut self.top().stack;
        if kind.slots() == 2 {
            stack.pop();
        }
        stack.pop().unwrap_or(Value::Unknown)
    }

    /// A new tracked object, under the least free number.
    pub(crate) fn add(&mut self, object: Object) -> ObjectId {
        let free = (0..).find(|id| !self.heap.contains_key(id)).expect("a free number");
        self.heap.insert(free, object);
        free
    }

    /// Replaces values wherever they are: in frames, objects and static fields.
    pub(crate) fn replace(&mut self, replacement: &dyn Fn(&Value) -> Option<Value>) {
        for frame in &mut self.frames {
            for value in frame.locals.iter_mut().chain(&mut frame.stack) {
                *value = value.replaced(replacement);
            }
        }
        for object in self.heap.values_mut() {
            *object = object.map(|value| value.replaced(replacement));
        }
        for value in self.statics.values_mut() {
            *value = value.replaced(replacement);
        }
    }

    pub(crate) fn registration(&mut self, phaser: ObjectId) -> Option<&mut Registration> {
        self.registrations.iter_mut().find(|(id, _)| *id == phaser).map(|(_, one)| one)
    }

    /// The variable of the finish scope that a new task would belong to.
    pub(crate) fn innermost(&self) -> Option<ObjectId> {
        self.scopes.last().map(|scope| scope.variable).or(self.finish)
    }

    /// What is reachable from some values.
    pub(crate) fn reachable(&self, from: impl IntoIterator<Item = Value>) -> BTreeSet<ObjectId> {
        let mut found = BTreeSet::new();
        let mut pending: Vec<Value> = from.into_iter().collect();
        while let Some(value) = pending.pop() {
            match value {
                Value::Object(id) | Value::Arrival(id) | Value::Phase(id) | Value::Past(id) => {
                    if found.insert(id)
                        && let Some(object) = self.heap.get(&id)
                    {
                        object.each(|held| pending.push(held.clone()));
                    }
                }
                Value::Lambda(lambda) => pending.extend(lambda.captured.iter().cloned()),
                _ => {}
            }
        }
        found
    }

    /// Forgets dead locals and objects that nothing reaches, so that equal states are equal.
    pub(crate) fn tidy(&mut self, method: impl Fn(MethodId) -> Rc<Method>) {
        let innermost = self.frames.len().saturating_sub(1);
        for (depth, frame) in self.frames.iter_mut().enumerate() {
            let code = method(frame.method);
            // An exception that leaves a call goes to the handlers of the call.
            let at = frame.at().filter(|_| depth < innermost).map_or(frame.pc, |at| code.start(at));
            for (index, local) in frame.locals.iter_mut().enumerate() {
                if !code.is_alive(at, index) {
                    *local = Value::Unknown;
                }
            }
        }
        let mut roots: Vec<Value> = Vec::new();
        for frame in &self.frames {
            roots.extend(frame.locals.iter().chain(&frame.stack).cloned());
        }
        roots.extend(self.statics.values().cloned());
        // A latch that only waits for its opening matters as long as somebody can reach it.
        let idle = |one: &Registration| one.role == Role::Latch && one.parties == 0;
        let variables = self.registrations.iter().filter(|(_, one)| !idle(one)).map(|(id, _)| *id);
        roots.extend(self.monitors.iter().cloned());
        let scopes = self.scopes.iter().map(|scope| scope.variable).chain(self.finish);
        let scopes = scopes.chain(self.ending.iter().copied());
        roots.extend(variables.chain(scopes).map(Value::Object));
        let kept = self.reachable(roots);
        self.heap.retain(|id, _| kept.contains(id));
        self.registrations.retain(|(id, one)| !idle(one) || kept.contains(id));
    }

    /// Where each call stands: what two states must share to be joined.
    pub(crate) fn control(&self) -> Vec<(MethodId, u32, Stage)> {
        self.frames.iter().map(|frame| (frame.method, frame.pc, frame.stage)).collect()
    }
}
