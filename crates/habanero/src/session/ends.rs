//! How tasks end, and how one of them ends the program.

use super::{Halt, Session};
use crate::host::{RegionFault, host};
use machine::{Ref, TaskId};
use tasks::ObjectId;

impl Session {
    /// A task has ended the program.
    pub(super) fn exit(&mut self, task: TaskId, code: i32) -> Halt {
        self.exits = true;
        self.alive.remove(task);
        let host = host(&mut self.machine);
        let joined = host.happens_before.as_ref().is_some_and(|order| order.all_joined());
        host.asked.ends_early |= !self.alive.is_empty() || !joined;
        Halt::Exit(code)
    }

    /// A task has come to its end; with the exception that it leaves behind, if any.
    pub(super) fn end(&mut self, task: TaskId, exception: Option<Ref>) -> Halt {
        if task == TaskId(0) {
            let thread = self.machine.tasks[0].thread;
            self.end_thread(task, thread);
        }
        crate::natives::end_worker(&mut self.machine, task);
        if let Err(what) = self.close(task) {
            return Halt::Unsupported(what);
        }
        let host = host(&mut self.machine);
        let id = tasks::TaskId(task.0);
        if let Some(order) = &mut host.happens_before {
            order.end_task(id, &host.world);
        }
        let finish = host.world.enclosing_finish(id);
        if let Some(exception) = exception {
            host.records.fail_task(task, exception, finish);
        }
        let left = host.world.end_task(id, exception.map(|one| ObjectId(one.0)));
        if let Some(order) = &mut host.happens_before {
            left.open_scopes.iter().for_each(|scope| order.hand_over(*scope, finish));
        }
        self.alive.remove(task);
        self.machine.stack = machine::Stack::default();
        if !left.open_regions.is_empty() {
            return Halt::Region(RegionFault::LeftOpen(left.open_regions));
        }
        Halt::Ended(exception)
    }

    /// If a task is the last that the end of the program waits for, the hooks run as soon as it has ended.
    fn close(&mut self, task: TaskId) -> Result<(), String> {
        let holds = |one: &TaskId| !self.machine.is_daemon(self.machine.tasks[one.0 as usize].thread);
        if self.exits || self.alive.iter().any(|one| *one != task && holds(one)) {
            return Ok(());
        }
        let Some(closer) = crate::natives::begin_closing(&mut self.machine)? else { return Ok(()) };
        self.alive.push(closer);
        Ok(())
    }
}
