//! What a host may hang into the machine. All hooks are optional, and none changes what a task computes.

use crate::heap::Ref;
use crate::machine::Machine;
use crate::observer::HookKind;
use crate::stack::TaskId;
use crate::stop::{Args, Outcome};
use program::{ClassId, MethodId};
use std::collections::HashMap;

/// Natives that read or write memory tell the host here; an outcome stops them.
pub type AccessHook =
    fn(&mut Machine, object: Ref, index: u32, length: u32, kind: HookKind) -> Option<Outcome>;

/// A native method.
pub type Native = fn(&mut Machine, Args) -> Outcome;

/// Natives by class, name and descriptor; `*` stands for any descriptor.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    pub(crate) natives: HashMap<(String, String, String), Native>,
    /// Classes with natives, and whether the host gave them.
    pub(crate) classes: HashMap<String, bool>,
}

/// A table of natives of one class: name, descriptor, function.
pub(crate) type Table = &'static [(&'static str, &'static str, Native)];

/// Something that tasks share and that is no word of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// The clock: a look moves it.
    Clock,
    /// The clock, which is moved on without a look.
    Sleep,
    /// The permit of a thread, and whether it is interrupted.
    Permit(Ref),
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
    /// A class object, which was made now: it is nobody's own.
    ClassObject(Ref),
    /// Whether a weak compare-and-set fails though the value is as expected.
    Weak,
    /// What the garbage collector does, and when.
    Collector,
    /// The end of the program.
    Exit,
    /// What a native may depend on that is nothing of the above: which task runs it, what that task holds.
    Task,
}

/// Whether the current task stops before an operation on a word or element of an object, or on its monitor.
pub type Pause = fn(&mut Machine, Ref, Option<u32>) -> bool;

/// Where the host's scheduler has a say.
#[derive(Clone, Copy, Default)]
pub struct Scheduling {
    /// Whether the current task stops before an operation on a monitor or an atomic location: the object, and which word
    /// or element of it.
    /// Asked again when the task is let through.
    pub pause: Option<Pause>,
    /// Whether the current task stops before it touches a resource; the flag says whether it changes it. Asked again
    /// when the task is let through. What does not stop counts as touched.
    pub touch: Option<fn(&mut Machine, Resource, bool) -> bool>,
    /// Which of so many ways an operation goes; none if the scheduler has to be asked first.
    pub choose: Option<fn(&mut Machine, u32) -> Option<u32>>,
    /// Whether the current task, which has just said that others may run, stops.
    pub give_way: Option<fn(&mut Machine) -> bool>,
}

/// All hooks.
#[derive(Clone, Copy, Default)]
pub struct Hooks {
    /// Where the host's scheduler has a say.
    pub scheduling: Scheduling,
    /// Whether tasks are alive besides the current one.
    pub has_company: Option<fn(&Machine) -> bool>,
    /// A name of a task that does not depend on the schedule.
    pub task_name: Option<fn(&Machine, TaskId) -> String>,
    /// Adds the objects that the host's own state keeps alive.
    pub roots: Option<fn(&Machine, &mut Vec<Ref>)>,
    /// Called when all live objects are marked and before the others are freed.
    pub marked: Option<fn(&mut Machine)>,
    /// The current task's initialiser of a class has ended, well or not: whether uses of the class have to be told.
    pub initialized: Option<fn(&mut Machine, ClassId, bool) -> bool>,
    /// Called after a native method, with its arguments still in place.
    pub called: Option<fn(&mut Machine, MethodId, Args, &Outcome)>,
}

impl Machine {
    /// Whether the current task must stop before an operation on a monitor, to let the scheduler choose.
    pub(crate) fn pauses(&mut self, object: Ref) -> bool {
        self.hooks.scheduling.pause.is_some_and(|pause| self.unrecorded(|m| pause(m, object, None)))
    }

    /// As [`Machine::pauses`], before an atomic access to a word or an element.
    pub(crate) fn pauses_before_access(&mut self, object: Ref, index: u32) -> bool {
        self.hooks.scheduling.pause.is_some_and(|pause| self.unrecorded(|m| pause(m, object, Some(index))))
    }

    /// The current task touches a resource. If this says true it has to stop before it, to let the scheduler choose, and
    /// the operation is tried again; a native touches at most one.
    pub(crate) fn touches(&mut self, resource: Resource, writes: bool) -> bool {
        self.hooks.scheduling.touch.is_some_and(|touch| self.unrecorded(|m| touch(m, resource, writes)))
    }

    /// Whether the current task must stop before it prints.
    pub(crate) fn pauses_to_print(&mut self) -> bool {
        self.touches(Resource::Output, true)
    }

    /// What a native ends in that lets others run.
    pub(crate) fn give_way(&mut self) -> Outcome {
        let stops = self.hooks.scheduling.give_way.is_some_and(|stops| self.unrecorded(stops));
        if stops { Outcome::Pause(0) } else { Outcome::Value(0) }
    }

    /// A choice among so many ways; the first without a scheduler.
    pub(crate) fn choose(&mut self, ways: u32) -> Option<u32> {
        match self.hooks.scheduling.choose {
            Some(choose) if ways > 1 => self.unrecorded(|m| choose(m, ways)),
            _ => Some(0),
        }
    }

    /// The name of a task.
    pub(crate) fn task_label(&self, task: TaskId) -> String {
        self.hooks.task_name.map_or_else(|| format!("task-{}", task.0), |name| name(self, task))
    }
}
