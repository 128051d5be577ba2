//! What the machine asks its host. A host changes nothing of what a task computes.

use crate::heap::Ref;
use crate::machine::Machine;
use crate::monitors::Woken;
use crate::observer::HookKind;
use crate::stack::TaskId;
use crate::stop::{Args, Outcome, Wait};
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;

/// Who runs tasks on a machine: it has a say where the scheduler may choose, and it keeps what its natives need. A machine
/// without one runs a single task.
pub trait Host: Sized + Send + 'static {
    /// Whether the current task stops before an operation on a monitor or an atomic location: the object, and which word
    /// or element of it. Asked again when the task is let through.
    fn pause(_machine: &mut Machine<Self>, _object: Ref, _index: Option<u32>) -> bool {
        false
    }
    /// Whether the current task stops before it touches a resource; the flag says whether it changes it. Asked again
    /// when the task is let through. What does not stop counts as touched.
    fn touch(_machine: &mut Machine<Self>, _resource: Resource, _writes: bool) -> bool {
        false
    }
    /// Which of so many ways an operation goes; none if the scheduler has to be asked first.
    fn choose(_machine: &mut Machine<Self>, _ways: u32) -> Option<u32> {
        Some(0)
    }
    /// Whether the scheduler has chosen a way for the operation that is at work, which has not asked for it yet.
    fn has_chosen(machine: &Machine<Self>) -> bool;

    /// Whether the current task, which has just said that others may run, stops.
    fn give_way(_machine: &mut Machine<Self>) -> bool {
        false
    }
    /// Whether other tasks are alive, or what ones that have ended did lies in no order with the current one.
    fn is_beside_others(_machine: &Machine<Self>) -> bool {
        false
    }
    /// Whether tasks are alive besides the current one.
    fn has_company(_machine: &Machine<Self>) -> bool {
        false
    }
    /// A name of a task that does not depend on the schedule.
    fn task_name(machine: &Machine<Self>, task: TaskId) -> String;
    /// The scheduler has chosen that a wait of a task ends by itself, whether it has begun or not.
    fn ends_wait(_machine: &mut Machine<Self>, _task: TaskId, _why: Woken) {}
    /// Adds the objects that the host's own state keeps alive.
    fn roots(_machine: &Machine<Self>, _roots: &mut Vec<Ref>) {}
    /// The locks that the host keeps, and who holds them.
    fn held(_machine: &Machine<Self>) -> Vec<(Ref, TaskId)> {
        Vec::new()
    }
    /// What the host counts for an object of the library, if it does.
    fn count(_machine: &Machine<Self>, _object: Ref) -> Option<u64> {
        None
    }
    /// Called when all live objects are marked and before the others are freed.
    fn marked(_machine: &mut Machine<Self>) {}
    /// The current task's initialiser of a class has ended, well or not: whether uses of the class have to be told.
    fn initialized(_machine: &mut Machine<Self>, _class: ClassId, _well: bool) -> bool {
        false
    }
}

/// No host.
impl Host for () {
    fn has_chosen(_: &Machine<()>) -> bool {
        false
    }
    fn task_name(_machine: &Machine<()>, task: TaskId) -> String {
        format!("task-{}", task.0)
    }
}

/// Natives that read or write memory tell the host here; an outcome stops them.
pub type AccessHook<H> =
    fn(&mut Machine<H>, object: Ref, index: u32, length: u32, kind: HookKind) -> Option<Outcome>;

/// Called after a native method, with its arguments still in place.
pub type CallHook<H> = fn(&mut Machine<H>, MethodId, Args, &Outcome);

/// A native method.
pub type Native<H = ()> = fn(&mut Machine<H>, Args) -> Outcome;

/// Natives by class, name and descriptor; `*` stands for any descriptor.
#[derive(Debug)]
pub struct Registry<H: Host> {
    pub(crate) classes: FxHashMap<&'static str, NativesOfClass<H>>,
}

/// The natives of a class, by name and descriptor.
#[derive(Debug)]
pub(crate) struct NativesOfClass<H: Host> {
    pub(crate) natives: FxHashMap<(&'static str, &'static str), Native<H>>,
    /// The host gave some of them.
    pub(crate) hosts: bool,
}

// Not derived: a host need not be copied for its natives to be.
impl<H: Host> Clone for Registry<H> {
    fn clone(&self) -> Registry<H> {
        Registry { classes: self.classes.clone() }
    }
}

impl<H: Host> Clone for NativesOfClass<H> {
    fn clone(&self) -> NativesOfClass<H> {
        NativesOfClass { natives: self.natives.clone(), hosts: self.hosts }
    }
}

/// A table of natives of one class: name, descriptor, function.
pub(crate) type Table<H> = &'static [(&'static str, &'static str, Native<H>)];

/// Something that tasks share and that is no word of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// The clock: a look moves it.
    Clock,
    /// The clock, which is moved on without a look.
    Sleep,
    /// The permit of a thread, and whether it is interrupted.
    Permit(Ref),
    /// Whether a lock is held, and who waits for it.
    Lock(Ref),
    /// Who waits for a lock or its conditions, where that changes nothing but what can be seen.
    Queue(Ref),
    /// An interrupt of a thread, besides its permit.
    Interrupt(Ref),
    /// Whether another thread is interrupted; one that waits for a lock may hide it for so long.
    InterruptOfOther,
    /// That another task holds a lock or waits for it: a task that sees this is not ordered with the other.
    Held,
    /// Whether a class of the program is initialised, and by whom.
    Class(ClassId),
    /// Which object stands for a text, by a hash of it.
    Interned(u64),
    /// The same, asked for by a literal: who of two comes first does not show.
    Literal(u64),
    /// The identity hash of an object.
    Identity(Ref),
    /// How far a file has been read; 0 is standard input.
    File(i32),
    /// What has been written to a standard stream.
    Output,
    /// A source of numbers that are given out once.
    Counter,
    /// The same of numbers that are drawn without giving order to who draws next.
    Handle,
    /// A class object, which was made now: it is nobody's own.
    ClassObject(Ref),
    /// Whether a weak compare-and-set fails though the value is as expected.
    Weak,
    /// What the garbage collector does, and when.
    Collector,
    /// A wait; what writes is one with a time-out.
    Wait,
    /// Whether a thread of the program has a permit; what writes is an operation of the library as a whole that parks.
    Parks,
    /// How far another task has come in the midst of an operation that is taken as a whole.
    Pieces,
    /// An operation as a whole on an object; one that writes changes the object for those in the midst of others.
    Operation(Ref),
    /// The current task may wait for others, other than for a lock; while it does, it gives up the lock of an object that is
    /// not null.
    Rest(Ref),
    /// Which thread the current task runs on; what writes is a look at the calls it is in.
    Worker,
    /// Which thread another task runs on.
    WorkerOf(TaskId),
    /// Whether hooks run when the program ends.
    Hooks,
    /// The end of the program, with this code.
    Exit(i32),
    /// What a native may depend on that is nothing of the above: which task runs it, what that task holds.
    Task,
}

impl<H: Host> Machine<H> {
    /// Whether there is a scheduler that has a say.
    #[inline]
    fn is_scheduled(&self) -> bool {
        self.host.is_some() && !self.unscheduled
    }

    /// Whether the current task must stop before an operation on a monitor, to let the scheduler choose.
    pub(crate) fn pauses(&mut self, object: Ref) -> bool {
        self.is_scheduled() && self.unrecorded(|m| H::pause(m, object, None))
    }

    /// As [`Machine::pauses`], before an atomic access to a word or an element.
    pub(crate) fn pauses_before_access(&mut self, object: Ref, index: u32) -> bool {
        self.is_scheduled() && self.unrecorded(|m| H::pause(m, object, Some(index)))
    }

    /// The current task touches a resource. If this says true it has to stop before it, to let the scheduler choose, and
    /// the operation is tried again; a native touches at most one.
    pub fn touches(&mut self, resource: Resource, writes: bool) -> bool {
        self.is_scheduled() && self.unrecorded(|m| H::touch(m, resource, writes))
    }

    /// Whether the current task must stop before it prints.
    pub(crate) fn pauses_to_print(&mut self) -> bool {
        self.touches(Resource::Output, true)
    }

    /// What a native ends in that lets others run.
    pub(crate) fn give_way(&mut self) -> Outcome {
        let stops = self.is_scheduled() && self.unrecorded(H::give_way);
        // Who waits in a loop lets others come in between.
        self.stack.divides();
        if stops { Outcome::Pause(0) } else { Outcome::Value(0) }
    }

    /// A choice among so many ways; the first without a scheduler.
    pub(crate) fn choose(&mut self, ways: u32) -> Option<u32> {
        match self.is_scheduled() && ways > 1 {
            true => self.unrecorded(|m| H::choose(m, ways)),
            false => Some(0),
        }
    }

    /// How a wait that begins now ends by itself, if it does: a choice of the schedule, where that is explored. One that
    /// does not may still come to an end in another way.
    ///
    /// # Errors
    /// If the scheduler has to be asked.
    pub(crate) fn ends_by_itself(&mut self, nanoseconds: Option<u64>) -> Result<Option<Woken>, Outcome> {
        let of_program = self.is_wait_of_program();
        if of_program {
            self.touches(Resource::Wait, false);
        }
        let elapses = nanoseconds.is_some_and(|_| self.may_elapse());
        if elapses && self.touches(Resource::Sleep, true) {
            return Err(Outcome::Yield);
        }
        let wakes = of_program && self.config.wakeups;
        let ways = [(elapses, Woken::TimedOut), (wakes, Woken::NoReason)];
        let mut ways = ways.into_iter().filter(|(is_one, _)| *is_one).map(|(_, why)| why);
        let chosen = self.choose(1 + ways.clone().count() as u32).ok_or(Outcome::Yield)?;
        let why = chosen.checked_sub(1).and_then(|which| ways.nth(which as usize));
        if why == Some(Woken::TimedOut) {
            self.small.clock = self.small.clock.wrapping_add(nanoseconds.unwrap_or(0));
        }
        if let Some(why) = why {
            H::ends_wait(self, self.current, why);
        }
        Ok(why)
    }

    /// Whether the time of an operation is up before it gets what it waits for: a choice of the schedule, where that is
    /// explored. The wait does not begin if that is there by now, as `begins` says, but the time may have been up before.
    ///
    /// # Errors
    /// If the scheduler has to be asked.
    pub fn elapses(&mut self, nanoseconds: u64, begins: bool) -> Result<bool, Outcome> {
        let is_chosen = self.is_scheduled() && H::has_chosen(self);
        if !begins && !is_chosen || !self.may_elapse() {
            return Ok(false);
        }
        if self.touches(Resource::Sleep, true) {
            return Err(Outcome::Yield);
        }
        let elapses = self.choose(2).ok_or(Outcome::Yield)? == 1;
        if elapses {
            self.small.clock = self.small.clock.wrapping_add(nanoseconds);
            H::ends_wait(self, self.current, Woken::TimedOut);
        }
        Ok(elapses)
    }

    /// There is a time-out: whether it is a choice.
    fn may_elapse(&mut self) -> bool {
        self.touches(Resource::Wait, true);
        self.config.timeouts
    }

    /// Whether a task that was interrupted while it waited overlooks that, for what it waited for is there by now: a choice of
    /// the schedule.
    ///
    /// # Errors
    /// If the scheduler has to be asked.
    pub fn overlooks_interrupt(&mut self) -> Result<bool, Outcome> {
        Ok(self.choose(2).ok_or(Outcome::Yield)? == 1)
    }

    /// Whether the program itself waits: the library's own waits look at their conditions again.
    pub(crate) fn is_wait_of_program(&self) -> bool {
        let classes = self.stack.frames.iter().rev().map(|frame| self.program.method(frame.method).class);
        let mut classes = classes.map(|class| self.program.class(class));
        let waiter = classes.find(|class| !jdk::is_waiter(&class.name));
        waiter.is_some_and(|class| class.origin != program::Origin::Jdk)
    }

    /// Whether the operation that the current task is about to begin looks for interrupts in a step of its own.
    pub fn enters(&self) -> bool {
        self.config.interrupts_show && !self.small.entered.contains(&self.current)
    }

    /// No interrupt has come when the operation of the current task begins: it goes on in another step.
    pub fn enter_operation(&mut self) -> Outcome {
        self.small.entered.push(self.current);
        Outcome::Block(Wait::Host(0))
    }

    /// The operation of the current task is over, or waits, unless the scheduler has to be asked first.
    pub fn leave_operation(&mut self, outcome: &Result<Outcome, Outcome>) {
        if !matches!(outcome, Ok(Outcome::Yield) | Err(Outcome::Yield)) {
            let current = self.current;
            self.small.entered.retain(|task| *task != current);
        }
    }

    /// The name of a task.
    pub(crate) fn task_label(&self, task: TaskId) -> String {
        match self.host {
            Some(_) => H::task_name(self, task),
            None => format!("task-{}", task.0),
        }
    }
}
