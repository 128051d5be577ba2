//! The steps of tasks, as `scoville run --trace` shows them.

use crate::explain::changes;
use crate::explain::describe::{class_in_words, place_of};
use crate::frames::{is_user, user_frame};
use crate::host::{Machine, host, host_ref};
use crate::natives::table::PRIMITIVES;
use crate::session::{Halt, Session};
use crate::steps::Trace;
use machine::operand::Use;
use machine::throw::TraceFrame;
use machine::{Args, Outcome, Ref, TaskId, Woken};
use program::MethodId;
use report::{Action, Step};
use tasks::{PhaserId, Registration};

impl Session {
    /// From now on the steps of tasks are kept.
    pub fn begin_trace(&mut self) {
        let trace = Trace::default();
        let host = host(&mut self.machine);
        if let Some(order) = &mut host.happens_before {
            order.links = Some(trace.links.clone());
        }
        host.trace = Some(trace);
        self.machine.call_hook = Some(called);
    }

    /// From now on the latest steps of tasks are kept: enough for a person.
    pub(crate) fn begin_short_trace(&mut self) {
        self.begin_trace();
        if let Some(trace) = &mut host(&mut self.machine).trace {
            trace.most = Some(20_000);
        }
    }

    /// Notes a step that no primitive makes.
    pub(crate) fn trace_step(&mut self, task: TaskId, action: Action) {
        let frames = self.machine.trace_of(self.machine.stack_of(task));
        note(&mut self.machine, task, action, &frames);
    }

    /// A task that stood before an operation whose order with others is a choice does it now: a step, unless that has one of its
    /// own.
    pub(crate) fn trace_operation(&mut self, task: TaskId) {
        if host_ref(&self.machine).trace.is_none() {
            return;
        }
        let frames = self.machine.trace_of(self.machine.stack_of(task));
        let Some(user) = frames.iter().position(|frame| is_user(&self.machine, frame)) else { return };
        let of_library = frames.iter().take(user).any(|frame| {
            let class = self.machine.program.method(frame.method).class;
            self.machine.program.class(class).origin == program::Origin::Api
        });
        let operation = self.machine.named_operation(&frames[user..]).filter(|_| !of_library);
        let action = match operation {
            Some((Use::Field(_), what, writes)) => Action::Access { writes, what },
            Some((Use::Call(method), what, _)) if !OWN_STEPS.contains(&method.as_str()) => Action::Call(what),
            _ => return,
        };
        note(&mut self.machine, task, action, &frames);
    }

    /// Notes how a task came to a stop.
    pub(crate) fn trace_halt(&mut self, task: TaskId, halt: &Halt) {
        if host_ref(&self.machine).trace.is_none() {
            return;
        }
        let action = match halt {
            Halt::Blocked => Action::Wait(crate::explain::waits::reason(self, task)),
            Halt::Ended(None) => Action::End,
            Halt::Ended(Some(exception)) => Action::Fail(self.machine.class_name_of(*exception)),
            Halt::Exit(code) => Action::exit(*code),
            Halt::Unsupported(what) => Action::Other(format!("reaches what is not modelled: {what}")),
            _ => return,
        };
        let frames = match halt {
            Halt::Ended(Some(exception)) => self.machine.backtrace(*exception),
            _ => self.machine.trace_of(self.machine.stack_of(task)),
        };
        note(&mut self.machine, task, action, &frames);
    }

    /// The steps of tasks that are kept.
    pub fn trace(&self) -> &[Step] {
        host_ref(&self.machine).trace.as_ref().map_or(&[], |trace| &trace.steps)
    }
}

/// Methods whose calls are steps anyway: what is about locks, threads and notifications, and the making of objects.
const OWN_STEPS: [&str; 10] = [
    "lock",
    "lockInterruptibly",
    "unlock",
    "start",
    "wait",
    "notify",
    "notifyAll",
    "interrupt",
    "join",
    "<init>",
];

/// Adds a step of a task; where it stands is said by its frames.
fn note(machine: &mut Machine, task: TaskId, action: Action, frames: &[TraceFrame]) {
    let at = place_of(machine, user_frame(machine, frames));
    let step = Step::new(crate::explain::describe::named(machine, task), action, at);
    changes::settle(machine);
    if let Some(trace) = &mut host(machine).trace {
        trace.push(step);
    }
}

/// The current task enters or leaves a monitor of the program.
pub(crate) fn monitor(machine: &mut Machine, object: Ref, verb: &str) {
    let host_state = host_ref(machine);
    let first = host_state.shadow.as_ref().map_or(0, |shadow| shadow.first);
    if host_state.trace.is_none() || object.0 < first {
        return;
    }
    let frames = machine.trace_of(&machine.stack);
    let user = user_frame(machine, &frames);
    // What the library does inside is no step of the program.
    if user.is_none() || user != frames.first().copied() {
        return;
    }
    let class = machine.class_name_of(object);
    let action = Action::Other(match class.split_once("$NonfairSync") {
        Some((lock, _)) => {
            let verb = if verb == "enters" { "takes" } else { "gives back" };
            format!("{verb} {}", named(machine, lock, object))
        }
        None => {
            let kind = class_in_words(machine, object);
            format!("{verb} the monitor of {}", named(machine, &kind, object))
        }
    });
    note(machine, machine.current, action, &frames);
}

/// A wait of a task ends by itself: a step where that is chosen.
pub(crate) fn ends_wait(machine: &mut Machine, task: TaskId, why: Woken) {
    if host_ref(machine).trace.is_none() {
        return;
    }
    let frames = machine.trace_of(machine.stack_of(task));
    let action = match why {
        Woken::TimedOut => "waits until its time is up",
        _ => "waits, and wakes up without a reason (a spurious wake-up)",
    };
    note(machine, task, Action::Other(action.to_string()), &frames);
    if let Some(trace) = &mut host(machine).trace {
        trace.ending.push(task);
    }
}

/// Whether the wait of the current task, which is over, has ended by itself.
fn has_ended_by_itself(machine: &mut Machine) -> bool {
    let task = machine.current;
    let Some(trace) = &mut host(machine).trace else { return false };
    let before = trace.ending.len();
    trace.ending.retain(|one| *one != task);
    trace.ending.len() < before
}

/// After a native: the step that it was, if it was one.
fn called(machine: &mut Machine, method: MethodId, args: Args, outcome: &Outcome) {
    let linked = machine.program.method(method);
    let (class, name) = (linked.class, linked.name);
    let class = machine.program.class(class).name.to_string();
    let name = machine.program.text(name).to_string();
    let action = match outcome {
        Outcome::Raise(exception, message) if class == PRIMITIVES => {
            let simple = exception.rsplit('/').next().unwrap_or(exception);
            words(format!("{simple}: {}", message.as_deref().unwrap_or("")))
        }
        Outcome::Value(value) | Outcome::Pause(value) if class == PRIMITIVES => {
            step(machine, &name, args, *value)
        }
        Outcome::Value(_) if class == "java/lang/Object" => match name.as_str() {
            "wait" | "wait0" if has_ended_by_itself(machine) => words("has the monitor back"),
            "wait" | "wait0" => words("is notified"),
            "notify" | "notifyAll" => words(format!("calls {name}")),
            _ => None,
        },
        Outcome::Value(_) if class == "jdk/internal/misc/Unsafe" => match name.as_str() {
            "park" if has_ended_by_itself(machine) => None,
            "park" if machine.is_interrupted(machine.current) => words("goes on because it is interrupted"),
            "park" => words("is unparked"),
            "unpark" => words("unparks a task"),
            _ => None,
        },
        Outcome::Value(_) if class == "java/lang/Thread" => match name.as_str() {
            "interrupt0" => words("interrupts a thread"),
            "start" => {
                let child = TaskId(machine.tasks.len() as u32 - 1);
                Some(Action::Spawn(crate::explain::describe::named(machine, child)))
            }
            _ => None,
        },
        _ => None,
    };
    let Some(action) = action else { return };
    let frames = machine.trace_of(&machine.stack);
    if class == PRIMITIVES && name.starts_with("acquire") {
        note_regions(machine, &name, args, &frames);
    }
    if class == PRIMITIVES && name == "newPhaser" {
        let (object, at) = (machine.arg_ref(args, 0), place_of(machine, user_frame(machine, &frames)));
        host(machine).trace.iter_mut().for_each(|trace| trace.made.push((object, at.clone())));
    }
    note(machine, machine.current, action, &frames);
}

fn words(text: impl Into<String>) -> Option<Action> {
    Some(Action::Other(text.into()))
}

/// What a primitive does; none for those that are no step of their own.
fn step(machine: &mut Machine, name: &str, args: Args, value: u64) -> Option<Action> {
    if name == "spawn" {
        let child = TaskId(machine.tasks.len() as u32 - 1);
        return Some(Action::Spawn(crate::explain::describe::named(machine, child)));
    }
    let first = machine.arg_ref(args, 0);
    let yes = value & 1 != 0;
    words(match name {
        "beginFinish" => "begins finish".to_string(),
        "endFinish" if value == 0 => "ends finish".to_string(),
        "endFinish" => "ends finish with exceptions".to_string(),
        "resolveFuture" if machine.arg_ref(args, 1).is_null() => {
            format!("resolves {}", named(machine, "future", first))
        }
        "resolveFuture" => format!("fails {}", named(machine, "future", first)),
        "awaitFuture" => format!("gets {}", named(machine, "future", first)),
        "awaitAnyFuture" => "gets one of several futures".to_string(),
        "isResolved" => format!(
            "sees {} {}",
            named(machine, "future", first),
            if yes { "resolved" } else { "unresolved" }
        ),
        "beginIsolated" if first.is_null() => "enters isolated".to_string(),
        "beginIsolated" if machine.heap.length(first) == 1 => "enters isolated on one object".to_string(),
        "beginIsolated" => format!("enters isolated on {} objects", machine.heap.length(first)),
        "endIsolated" => "leaves isolated".to_string(),
        "newPhaser" => format!("creates {}", named(machine, "phaser", first)),
        "signal" => phases(machine, first, "signals", |one| one.mode.signals().then_some(one.signal - 1)),
        "awaitPhase" => {
            phases(machine, first, "has waited on", |one| one.mode.waits().then_some(one.wait - 1))
        }
        "next" => phases(machine, first, "next on", |one| {
            Some(if one.mode.waits() { one.wait } else { one.signal } - 1)
        }),
        "enterSingle" => {
            if yes { "runs the single statement" } else { "next with a single statement" }.to_string()
        }
        "leaveSingle" => "ends the single statement".to_string(),
        "drop" => format!("drops {}", named(machine, "phaser", first)),
        "accumulateLong" => {
            format!("puts {} into {}", machine.arg_long(args, 1), named(machine, "accumulator", first))
        }
        "accumulateDouble" => {
            let value = f64::from_bits(machine.arg(args, 1));
            format!("puts {value} into {}", named(machine, "accumulator", first))
        }
        "accumulatedLong" | "accumulatedDouble" => format!("gets {}", named(machine, "accumulator", first)),
        "doWork" => format!("works {}", machine.arg_long(args, 0)),
        "advanceEvent" => format!("advances {}", named(machine, "event count", first)),
        "awaitEvent" => format!("has awaited {}", named(machine, "event count", first)),
        _ => actor_step(machine, name, first, value).or_else(|| region_step(machine, name, args))?,
    })
}

fn named(machine: &mut Machine, kind: &str, object: Ref) -> String {
    host(machine).trace.as_mut().map_or(String::new(), |trace| trace.name(kind, object))
}

/// A step on one phaser or on all, with the phase that it ended on each.
fn phases(
    machine: &mut Machine,
    which: Ref,
    verb: &str,
    phase: impl Fn(&Registration) -> Option<i64>,
) -> String {
    let task = tasks::TaskId(machine.current.0);
    let all: Vec<(PhaserId, Registration)> = host_ref(machine).world.registrations_of(task).collect();
    let mut texts = Vec::new();
    for (id, one) in all {
        let object = Ref(id.0.0);
        if let Some(phase) = phase(&one).filter(|_| which.is_null() || which == object) {
            texts.push(format!("{} phase {phase}", named(machine, "phaser", object)));
        }
    }
    format!("{verb} {}", texts.join(", "))
}

fn actor_step(machine: &mut Machine, name: &str, actor: Ref, value: u64) -> Option<String> {
    let verb = match name {
        "startActor" => "starts",
        "send" => "sends to",
        "receive" if value == 0 => "ends",
        "receive" => "receives as",
        "beginMessage" => "begins a message of",
        "endMessage" => "ends a message of",
        "exitActor" => "exits",
        "pauseActor" => "pauses",
        "resumeActor" => "resumes",
        _ => return None,
    };
    let class = machine.class_name_of(actor);
    let simple = class.rsplit(['.', '$']).next().unwrap_or(&class).to_string();
    Some(format!("{verb} {}", named(machine, &simple, actor)))
}

/// Remembers where the current task entered regions.
fn note_regions(machine: &mut Machine, name: &str, args: Args, place: &[TraceFrame]) {
    let targets = match name {
        "acquireAll" => crate::host::elements(machine, args, 0),
        _ => vec![machine.arg_ref(args, 0)],
    };
    let write = machine.arg_int(args, if name.ends_with("Range") { 3 } else { 1 }) != 0;
    let task = machine.current;
    if let Some(trace) = &mut host(machine).trace {
        targets.into_iter().for_each(|target| trace.enter(task, target, write, place));
    }
}

fn region_step(machine: &mut Machine, name: &str, args: Args) -> Option<String> {
    let verb = if name.starts_with("acquire") {
        "enters"
    } else if name.starts_with("release") {
        "leaves"
    } else {
        return None;
    };
    let target = machine.arg_ref(args, 0);
    if name.ends_with("All") {
        let kind = if machine.arg_int(args, 1) != 0 { "write" } else { "read" };
        let count = crate::host::elements(machine, args, 0).len();
        return Some(format!("{verb} {kind} region on {count} objects"));
    }
    let ranged = name.ends_with("Range");
    let write = machine.arg_int(args, if ranged { 3 } else { 1 }) != 0;
    let kind = if write { "write" } else { "read" };
    if target.is_null() {
        return Some(format!("{verb} {kind} region on null"));
    }
    let class = class_in_words(machine, target);
    let object = named(machine, &class, target);
    let range = if ranged {
        format!(" [{}..{}]", machine.arg_int(args, 1), machine.arg_int(args, 2))
    } else {
        String::new()
    };
    Some(format!("{verb} {kind} region on {object}{range}"))
}
