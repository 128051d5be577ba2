//! The end of a `java.util.concurrent.Phaser`: by force, or because its class says so (`onAdvance`).
//!
//! After its end nobody waits at a phaser, and no call does anything. A task learns of it at some call of its own; before
//! each one it may or may not have happened. Here a task that has learned of it leaves the phaser and uses it no more.
//! That is all that Java has, and more: a call that the end interrupts is one that is made after it, as what a task does
//! at a phaser is seen by others only when a phase ends, and that phase does not.

use crate::call::Call;
use crate::engine::Engine;
use crate::event::{Act, Event};
use crate::flow::Flow;
use crate::flow::Followed;
use crate::juc_phaser::forget_phases;
use crate::library;
use crate::state::State;
use crate::value::{Gate, ObjectId, Shape, Value};
use program::bytecode::{Condition, Instruction, Invocation};
use program::linked::access;
use program::{ClassId, Kind, MethodId, Origin};

impl Engine<'_> {
    /// `forceTermination`.
    pub(crate) fn force(&mut self, state: &mut State, id: ObjectId) -> Followed<Flow> {
        // If that was not known all is followed again.
        self.ends_by_force = true;
        let acts = end(state, id);
        self.go(state, acts)
    }

    /// A call on a phaser that may have ended.
    pub(crate) fn may_have_ended(&mut self, state: &mut State, call: &Call, id: ObjectId) -> Followed<Flow> {
        if call.name == "forceTermination" {
            return self.force(state, id);
        }
        let mut ended = state.clone();
        let at = self.place(state);
        let events = end(&mut ended, id).into_iter().map(|act| Event { act, at: at.clone() }).collect();
        let mut ways = match self.going_on(state, call, id)? {
            Flow::On => vec![(Vec::new(), state.clone())],
            Flow::Go(events, states) => states.into_iter().map(|next| (events.clone(), next)).collect(),
            Flow::Ways(ways) => ways,
            other => return Ok(other),
        };
        match self.ended(&mut ended, call)? {
            Flow::On => ways.push((events, ended)),
            _ => return Err(format!("{} on a phaser that may have ended", call.text())),
        }
        Ok(Flow::Ways(ways))
    }

    /// A call on a phaser that has ended.
    pub(crate) fn ended(&mut self, state: &mut State, call: &Call) -> Followed<Flow> {
        let value = match (call.name.as_str(), call.arguments.as_slice()) {
            ("isTerminated", _) => Value::Int(1),
            ("bulkRegister", [Value::Int(0..)])
            | ("awaitAdvance" | "awaitAdvanceInterruptibly", [_])
            | (
                "register"
                | "arrive"
                | "arriveAndAwaitAdvance"
                | "arriveAndDeregister"
                | "forceTermination"
                | "getPhase"
                | "getRegisteredParties"
                | "getArrivedParties"
                | "getUnarrivedParties",
                [],
            ) => Value::Unknown,
            _ => return Err(format!("{} is not modelled", call.text())),
        };
        state.push(value, call.result);
        Ok(Flow::On)
    }

    /// What a new object of a class of the program is that extends `Phaser`; none if it does not.
    pub(crate) fn own_phaser(&mut self, class: ClassId) -> Followed<Option<Gate>> {
        let Ok(phaser) = self.program.load(library::PARTIES) else { return Ok(None) };
        if class == phaser || !self.program.is_subclass(class, phaser) {
            return Ok(None);
        }
        let name = self.program.class(class).java_name();
        let (mut at, mut decides) = (class, None);
        while at != phaser {
            let linked = self.program.class(at);
            if linked.origin != Origin::User {
                return Err(format!("class {name} extends Phaser by a class that is not followed"));
            }
            let (methods, above) = (linked.methods.clone(), linked.super_class);
            for method in methods {
                let linked = self.program.method(method);
                let called = self.program.text(linked.name).to_string();
                if linked.has(access::STATIC) || called == "<init>" {
                    continue;
                }
                if called != "onAdvance" || self.program.text(linked.descriptor) != "(II)Z" {
                    return Err(format!(
                        "class {name} extends Phaser with a method {called}; only onAdvance(int, int) is followed"
                    ));
                }
                decides = decides.or(Some(method));
            }
            at = above.ok_or("a malformed class")?;
        }
        let Some(method) = decides else { return Ok(Some(Gate::New)) };
        if self.relevance.method(method) || !self.advances_quietly(method) {
            return Err(format!(
                "onAdvance of class {name} uses phasers or tasks or may throw, which is not followed"
            ));
        }
        self.note_loops_of(method);
        let counted =
            (0..MOST_ROUNDS).map(|phase| self.decides(method, phase)).find(|ends| *ends != Some(false));
        Ok(Some(match counted {
            _ if self.never_ends(method) => Gate::New,
            Some(Some(true)) => {
                let phases = (0..MOST_ROUNDS).find(|phase| self.decides(method, *phase) == Some(true));
                phases.map_or(Gate::NewEnding, |phase| Gate::NewCounted(phase as u8 + 1))
            }
            _ => Gate::NewEnding,
        }))
    }

    /// Whether a method cannot throw; `this` is not null, so that its fields can be read.
    fn advances_quietly(&mut self, method: MethodId) -> bool {
        if !self.has_code(method) || crate::method::is_synchronized(self.program, method) {
            return false;
        }
        let code = self.method(method);
        let mut before: Option<&Instruction> = None;
        let mut own = true;
        for (instruction, _) in code.code.iter().flatten() {
            let of_this = matches!(before, Some(Instruction::Load(Kind::Reference, 0)));
            own &= match instruction {
                // What is read and null could be called.
                Instruction::GetField(index) => {
                    let number = |kind: &str| !kind.starts_with(['L', '[']);
                    of_this && library::member(&code.file, *index).is_some_and(|(_, _, kind)| number(&kind))
                }
                Instruction::Store(_, 0) => false,
                other => self.is_quiet_instruction(method, &code, other),
            };
            self.calls_on_advance |= matches!(instruction, Instruction::Invoke(..));
            before = Some(instruction);
        }
        own
    }

    /// Whether a method gives back false whatever happens: no jumps, and a constant at its end.
    fn never_ends(&mut self, method: MethodId) -> bool {
        let code = self.method(method);
        let list: Vec<&Instruction> =
            code.code.iter().flatten().map(|(instruction, _)| instruction).collect();
        let straight = list.iter().all(|instruction| {
            matches!(
                instruction,
                Instruction::Nop
                    | Instruction::Int(_)
                    | Instruction::LoadConstant(_)
                    | Instruction::Load(..)
                    | Instruction::GetStatic(_)
                    | Instruction::GetField(_)
                    | Instruction::Shuffle(_)
                    | Instruction::Invoke(
                        Invocation::Virtual | Invocation::Static | Invocation::Dynamic | Invocation::Special,
                        _
                    )
                    | Instruction::Return(_)
            )
        });
        straight && matches!(list.as_slice(), [.., Instruction::Int(0), Instruction::Return(Kind::Int)])
    }
}

/// Phasers that end later are not counted.
const MOST_ROUNDS: i32 = 32;
/// No `onAdvance` that is counted does more than this.
const MOST_STEPS: usize = 200;

/// A number that `onAdvance` works with: known, or how many parties are registered, which is above 0 where that matters.
#[derive(Clone, Copy)]
enum Known {
    Int(i32),
    Parties,
}

impl Engine<'_> {
    /// What `onAdvance` says at the end of a phase if parties remain, if that depends on the phase alone.
    fn decides(&mut self, method: MethodId, phase: i32) -> Option<bool> {
        let code = self.method(method);
        let mut stack: Vec<Known> = Vec::new();
        let mut pc = 0;
        for _ in 0..MOST_STEPS {
            let (instruction, after) = code.code.get(pc as usize)?.as_ref()?;
            pc = *after;
            match instruction {
                Instruction::Nop => {}
                Instruction::Int(value) => stack.push(Known::Int(*value)),
                Instruction::Load(Kind::Int, 1) => stack.push(Known::Int(phase)),
                Instruction::Load(Kind::Int, 2) => stack.push(Known::Parties),
                Instruction::If(condition, target) => {
                    if holds(*condition, stack.pop()?, Known::Int(0))? {
                        pc = *target;
                    }
                }
                Instruction::IfInt(condition, target) => {
                    let (right, left) = (stack.pop()?, stack.pop()?);
                    if holds(*condition, left, right)? {
                        pc = *target;
                    }
                }
                Instruction::Goto(target) => pc = *target,
                Instruction::Return(Kind::Int) => {
                    let Known::Int(value) = stack.pop()? else { return None };
                    return Some(value != 0);
                }
                _ => return None,
            }
        }
        None
    }
}

/// Whether a comparison holds, if that is known.
fn holds(condition: Condition, left: Known, right: Known) -> Option<bool> {
    match (condition, left, right) {
        (Condition::Equal, Known::Int(left), Known::Int(right)) => Some(left == right),
        (Condition::NotEqual, Known::Int(left), Known::Int(right)) => Some(left != right),
        (Condition::Less, Known::Int(left), Known::Int(right)) => Some(left < right),
        (Condition::GreaterOrEqual, Known::Int(left), Known::Int(right)) => Some(left >= right),
        (Condition::Greater, Known::Int(left), Known::Int(right)) => Some(left > right),
        (Condition::LessOrEqual, Known::Int(left), Known::Int(right)) => Some(left <= right),
        (Condition::Equal | Condition::LessOrEqual, Known::Parties, Known::Int(0)) => Some(false),
        (Condition::NotEqual | Condition::Greater, Known::Parties, Known::Int(0)) => Some(true),
        _ => None,
    }
}

/// A phase that this task has waited for has ended: it may have been the last.
pub(crate) fn phase_ended(state: &mut State, id: ObjectId) -> Vec<Act> {
    let Some(object) = state.heap.get_mut(&id) else { return Vec::new() };
    match object.shape {
        Shape::Parties(Gate::Counted(1)) => end(state, id),
        Shape::Parties(Gate::Counted(more)) => {
            object.shape = Shape::Parties(Gate::Counted(more - 1));
            Vec::new()
        }
        _ => Vec::new(),
    }
}

/// This task has learned that the phaser has ended; what it does is to leave.
fn end(state: &mut State, id: ObjectId) -> Vec<Act> {
    let registered = state.registration(id).is_some();
    state.registrations.retain(|(phaser, _)| *phaser != id);
    forget_phases(state, id);
    if let Some(object) = state.heap.get_mut(&id) {
        object.shape = Shape::Parties(Gate::Ended);
    }
    if registered { vec![Act::Drop(id)] } else { Vec::new() }
}
