//! Object monitors.

use crate::heap::Ref;
use crate::stack::TaskId;

/// A monitor that is held or waited on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monitor {
    /// The object.
    pub object: Ref,
    /// Who holds it, and how often.
    pub owner: Option<(TaskId, u32)>,
    /// Tasks in `wait`, in order of arrival, with the count to restore.
    pub waiting: Vec<(TaskId, u32)>,
    /// Tasks that left `wait` and want the monitor back, and why they left it.
    pub woken: Vec<(TaskId, u32, Woken)>,
}

/// Why a task left `wait` (JLS 17.2). What comes after does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// It was notified.
    Notified,
    /// It was interrupted.
    Interrupted,
    /// Its time was up.
    TimedOut,
}

/// All monitors in use; few at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Monitors {
    monitors: Vec<Monitor>,
}

impl Monitors {
    /// All monitors in use.
    pub fn all(&self) -> &[Monitor] {
        &self.monitors
    }

    fn position(&self, object: Ref) -> Option<usize> {
        self.monitors.iter().position(|m| m.object == object)
    }

    fn monitor(&mut self, object: Ref) -> &mut Monitor {
        let at = self.position(object).unwrap_or_else(|| {
            self.monitors.push(Monitor { object, owner: None, waiting: Vec::new(), woken: Vec::new() });
            self.monitors.len() - 1
        });
        &mut self.monitors[at]
    }

    fn tidy(&mut self, object: Ref) {
        if let Some(at) = self.position(object) {
            let monitor = &self.monitors[at];
            if monitor.owner.is_none() && monitor.waiting.is_empty() && monitor.woken.is_empty() {
                self.monitors.swap_remove(at);
            }
        }
    }

    /// Who holds the monitor of an object.
    pub fn owner(&self, object: Ref) -> Option<TaskId> {
        self.position(object).and_then(|at| self.monitors[at].owner).map(|(task, _)| task)
    }

    /// How often a task has entered the monitor of an object and not left it.
    pub fn count(&self, object: Ref, task: TaskId) -> u32 {
        let owner = self.position(object).and_then(|at| self.monitors[at].owner);
        owner.filter(|(by, _)| *by == task).map_or(0, |(_, count)| count)
    }

    /// Enters the monitor; false if another task holds it.
    pub fn enter(&mut self, object: Ref, task: TaskId) -> bool {
        let monitor = self.monitor(object);
        match &mut monitor.owner {
            None => monitor.owner = Some((task, 1)),
            Some((owner, count)) if *owner == task => *count += 1,
            Some(_) => return false,
        }
        true
    }

    /// Leaves the monitor; false if the task does not hold it.
    pub fn exit(&mut self, object: Ref, task: TaskId) -> bool {
        let Some(at) = self.position(object) else { return false };
        match &mut self.monitors[at].owner {
            Some((owner, count)) if *owner == task => {
                *count -= 1;
                if *count == 0 {
                    self.monitors[at].owner = None;
                    self.tidy(object);
                }
                true
            }
            _ => false,
        }
    }

    /// Gives the monitor up and waits for a notification; false if the task does not hold it.
    pub fn wait(&mut self, object: Ref, task: TaskId) -> bool {
        let monitor = self.monitor(object);
        match monitor.owner {
            Some((owner, count)) if owner == task => {
                monitor.owner = None;
                monitor.waiting.push((task, count));
                true
            }
            _ => {
                self.tidy(object);
                false
            }
        }
    }

    /// Whether the task is in `wait` on the object and has not been notified.
    pub fn is_waiting(&self, object: Ref, task: TaskId) -> bool {
        self.position(object).is_some_and(|at| self.monitors[at].waiting.iter().any(|(t, _)| *t == task))
    }

    /// Whether a task that has called `wait` has to go on waiting: it was not notified, or the monitor is held.
    pub fn must_wait(&self, object: Ref, task: TaskId) -> bool {
        self.position(object).is_some_and(|at| {
            let monitor = &self.monitors[at];
            monitor.waiting.iter().any(|(one, _)| *one == task)
                || monitor.owner.is_some() && monitor.woken.iter().any(|(one, ..)| *one == task)
        })
    }

    /// Takes the monitor back after a `wait`, and says why that is over: `None` if there was no `wait`, or if it must go
    /// on, which [`Monitors::must_wait`] says.
    pub fn resume(&mut self, object: Ref, task: TaskId) -> Option<Woken> {
        let at = self.position(object)?;
        let monitor = &mut self.monitors[at];
        let index = monitor.woken.iter().position(|(one, ..)| *one == task)?;
        if monitor.owner.is_some() {
            return None;
        }
        let (_, count, why) = monitor.woken.remove(index);
        monitor.owner = Some((task, count));
        Some(why)
    }

    /// Notifies the waiting task at an index (the scheduler's choice), or all.
    pub fn notify(&mut self, object: Ref, which: Option<usize>) {
        let monitor = self.monitor(object);
        match which {
            Some(index) if index < monitor.waiting.len() => {
                let (task, count) = monitor.waiting.remove(index);
                monitor.woken.push((task, count, Woken::Notified));
            }
            Some(_) => {}
            None => {
                let all = monitor.waiting.drain(..).map(|(task, count)| (task, count, Woken::Notified));
                monitor.woken.extend(all);
            }
        }
        self.tidy(object);
    }

    /// Wakes a task from `wait` without a notification; false if it is not in one.
    pub fn wake(&mut self, task: TaskId, why: Woken) -> bool {
        for monitor in &mut self.monitors {
            if let Some(index) = monitor.waiting.iter().position(|(waiting, _)| *waiting == task) {
                let (task, count) = monitor.waiting.remove(index);
                monitor.woken.push((task, count, why));
                return true;
            }
        }
        false
    }

    /// The tasks that wait on an object, in order of arrival.
    pub fn all_waiting(&self, object: Ref) -> Vec<TaskId> {
        let at = self.position(object);
        at.map_or(Vec::new(), |at| self.monitors[at].waiting.iter().map(|(task, _)| *task).collect())
    }

    /// How many tasks wait on an object.
    pub fn waiting(&self, object: Ref) -> usize {
        self.position(object).map_or(0, |at| self.monitors[at].waiting.len())
    }
}
