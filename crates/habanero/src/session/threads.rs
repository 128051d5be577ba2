//! Threads of a running program: how they end, and what waits for that.

use super::{Halt, Session};
use crate::happens_before::{Key, Touching};
use crate::host::{Host, Point, host};
use crate::kinds::Kind;
use machine::{Observer, Ref, Stop, TaskId};
use tasks::{ObjectId, ThreadStage};

impl Session {
    /// Lets the timed wait that ends first run out; false if there is none.
    pub fn time_out(&mut self) -> bool {
        let Some(task) = self.machine.time_out() else { return false };
        if host(&mut self.machine).world.expire(tasks::TaskId(task.0)) {
            self.machine.small.permits.retain(|one| *one != task);
        }
        true
    }

    /// Whether the end of the program waits for a task. Daemon threads may be left where they are.
    pub fn is_held_up(&self) -> bool {
        let holds = |task: &TaskId| !self.machine.is_daemon(self.machine.tasks[task.0 as usize].thread);
        !self.exits && self.alive.iter().any(holds)
    }

    /// Whether a task that has just ended by an exception did so outside every finish of the program.
    pub fn is_uncaught(&self, exception: Ref) -> bool {
        !self.exits && self.world().uncaught().iter().any(|(_, one)| one.0 == exception.0)
    }

    pub(super) fn thread_stage(&self, task: TaskId) -> Option<ThreadStage> {
        let thread = self.machine.tasks[task.0 as usize].thread;
        let stage = self.world().thread_stage(ObjectId(thread.0), tasks::TaskId(task.0));
        stage.filter(|stage| *stage != ThreadStage::Serves && task != TaskId(0))
    }

    /// Runs the current task; an exception that leaves a thread is given to its handler.
    pub(super) fn interpret<O: Observer<Host>>(&mut self, task: TaskId, observer: &mut O) -> Stop {
        let stop = self.machine.interpret(observer);
        let (Stop::Uncaught(exception), Some(stage)) = (&stop, self.thread_stage(task)) else { return stop };
        // What a handler throws is lost.
        if stage == ThreadStage::Handles {
            return Stop::Finished(0);
        }
        let thread = self.machine.thread();
        host(&mut self.machine).world.advance_thread(ObjectId(thread.0), ThreadStage::Handles, None);
        match self.machine.start_handler(thread, *exception) {
            Ok(()) => self.interpret(task, observer),
            Err(stop) => stop,
        }
    }

    /// A thread has nothing more to do. When it ends, others may see that.
    pub(super) fn leave(&mut self, task: TaskId) -> Halt {
        let thread = self.machine.thread();
        let host = host(&mut self.machine);
        let waits = host.points.everywhere || host.points.resources.has(Kind::Thread);
        let is_chosen =
            host.world.thread_stage(ObjectId(thread.0), tasks::TaskId(task.0)) == Some(ThreadStage::Leaves);
        host.world.advance_thread(ObjectId(thread.0), ThreadStage::Leaves, None);
        if waits && !is_chosen && host.world.live() > 1 {
            self.stay_at(task, Point::Operation);
            return Halt::Point(Point::Operation);
        }
        if !self.machine.small.monitors.waiting(thread).is_empty() {
            return Halt::Unsupported(
                "waiting on a thread for its end, other than by join, is not modelled".into(),
            );
        }
        let failure = self.end_thread(task, thread);
        self.end(task, failure)
    }

    /// A thread ends: what it did lies before whatever others do that have seen it.
    pub(super) fn end_thread(&mut self, task: TaskId, thread: Ref) -> Option<Ref> {
        // The handlers of exceptions still see main as it was.
        if task != TaskId(0) {
            self.machine.end_thread(thread);
        }
        let (id, thread) = (tasks::TaskId(task.0), ObjectId(thread.0));
        let host = host(&mut self.machine);
        host.touch(task, Key::End(thread), Touching::Write);
        if let Some(order) = &mut host.happens_before {
            order.release(id, Key::Future(thread));
        }
        host.world.end_thread(thread).map(|failure| Ref(failure.0))
    }
}
