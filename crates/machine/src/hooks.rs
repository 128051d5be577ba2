//! What a host may hang into the machine. All hooks are optional, and none changes what a task computes.

use crate::heap::Ref;
use crate::machine::{Machine, TaskId};
use crate::natives::{Args, Outcome};
use program::MethodId;

/// Where the host's scheduler has a say.
#[derive(Clone, Copy, Default)]
pub struct Scheduling {
    /// Whether the current task stops before an operation on a monitor, a permit or an atomic location.
    /// Asked again when the task is let through.
    pub pause: Option<fn(&mut Machine, Ref) -> bool>,
    /// Whether the current task stops before it writes to a standard stream.
    pub print: Option<fn(&mut Machine) -> bool>,
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
    /// A name of a task that does not depend on the schedule.
    pub task_name: Option<fn(&Machine, TaskId) -> String>,
    /// Adds the objects that the host's own state keeps alive.
    pub roots: Option<fn(&Machine, &mut Vec<Ref>)>,
    /// Called when all live objects are marked and before the others are freed.
    pub marked: Option<fn(&mut Machine)>,
    /// Called after a native method, with its arguments still in place.
    pub called: Option<fn(&mut Machine, MethodId, Args, &Outcome)>,
}

impl Machine {
    /// Whether the current task must stop before an operation on an object, to let the scheduler choose.
    pub(crate) fn pauses(&mut self, object: Ref) -> bool {
        self.hooks.scheduling.pause.is_some_and(|pause| self.unrecorded(|m| pause(m, object)))
    }

    /// Whether the current task must stop before it prints.
    pub(crate) fn pauses_to_print(&mut self) -> bool {
        self.hooks.scheduling.print.is_some_and(|print| self.unrecorded(print))
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
