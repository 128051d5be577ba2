//! Monitors of objects, and locks with conditions, which are monitors whose waiting tasks say what they wait for.

use crate::heap::Ref;
use crate::stack::TaskId;

/// A monitor that is held or waited on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monitor {
    /// The object.
    pub object: Ref,
    /// Who holds it, and how often.
    pub owner: Option<(TaskId, u32)>,
    /// Tasks in `wait`, in order of arrival.
    pub waiting: Vec<Waiting>,
    /// Tasks that left `wait` and want the monitor back.
    pub woken: Vec<Returning>,
    /// Tasks that wait for a lock, and whether their time is up. Whoever comes first may take it.
    pub queue: Vec<(TaskId, bool)>,
}

/// A task in `wait`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The task.
    pub task: TaskId,
    /// The count to restore.
    pub count: u32,
    /// The condition of the lock that it waits for; null for the monitor itself.
    pub condition: Ref,
    /// Why its wait ends by itself, if it does: it can be seen to wait until then, and nobody notifies it.
    pub ends: Option<Woken>,
}

/// A task that left `wait` and wants the monitor back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returning {
    /// The task.
    pub task: TaskId,
    /// The count to restore.
    pub count: u32,
    /// Why it left.
    pub why: Woken,
    /// It can be seen to wait for the lock. Who is signalled can at once; who gives up waiting for a condition is in no
    /// queue until it has seen that the lock is held.
    pub queued: bool,
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
    /// It did so without a reason.
    NoReason,
}

impl Monitor {
    /// All that it is, with these names for tasks and objects.
    pub(crate) fn words(&self, task: impl Fn(TaskId) -> u64, mut object: impl FnMut(Ref) -> u64) -> Vec<u64> {
        let Monitor { object: own, owner, waiting, woken, queue } = self;
        let mut words = vec![object(*own)];
        words.extend(owner.map_or([0, 0], |(owner, count)| [task(owner), u64::from(count)]));
        words.push(waiting.len() as u64);
        words.extend(waiting.iter().flat_map(|one| {
            let Waiting { task: waiter, count, condition, ends } = *one;
            [task(waiter), u64::from(count), object(condition), ends.map_or(0, |why| 1 + why as u64)]
        }));
        words.push(woken.len() as u64);
        words.extend(woken.iter().flat_map(|one| {
            let Returning { task: returning, count, why, queued } = *one;
            [task(returning), u64::from(count), why as u64, u64::from(queued)]
        }));
        let mut queued: Vec<[u64; 2]> =
            queue.iter().map(|(one, expired)| [task(*one), u64::from(*expired)]).collect();
        queued.sort_unstable();
        words.extend(queued.concat());
        words
    }
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

    fn known(&self, object: Ref) -> Option<&Monitor> {
        self.position(object).map(|at| &self.monitors[at])
    }

    fn monitor(&mut self, object: Ref) -> &mut Monitor {
        let at = self.position(object).unwrap_or_else(|| {
            self.monitors.push(Monitor {
                object,
                owner: None,
                waiting: Vec::new(),
                woken: Vec::new(),
                queue: Vec::new(),
            });
            self.monitors.len() - 1
        });
        &mut self.monitors[at]
    }

    fn tidy(&mut self, object: Ref) {
        if let Some(at) = self.position(object) {
            let Monitor { owner, waiting, woken, queue, .. } = &self.monitors[at];
            if owner.is_none() && waiting.is_empty() && woken.is_empty() && queue.is_empty() {
                self.monitors.swap_remove(at);
            }
        }
    }

    /// The monitors that are held, and who holds them.
    pub fn held(&self) -> impl Iterator<Item = (Ref, TaskId)> + '_ {
        self.monitors.iter().filter_map(|monitor| Some((monitor.object, monitor.owner?.0)))
    }

    /// Who holds the monitor of an object.
    pub fn owner(&self, object: Ref) -> Option<TaskId> {
        self.known(object)?.owner.map(|(task, _)| task)
    }

    /// How often a task holds the monitor of an object.
    pub fn held_count(&self, object: Ref, task: TaskId) -> u32 {
        let owner = self.known(object).and_then(|monitor| monitor.owner);
        owner.filter(|(owner, _)| *owner == task).map_or(0, |(_, count)| count)
    }

    /// Enters the monitor; false if another task holds it.
    pub fn enter(&mut self, object: Ref, task: TaskId) -> bool {
        let monitor = self.monitor(object);
        match &mut monitor.owner {
            None => monitor.owner = Some((task, 1)),
            Some((owner, count)) if *owner == task => *count += 1,
            Some(_) => return false,
        }
        monitor.queue.retain(|(one, _)| *one != task);
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

    /// A task waits for a lock from now on.
    pub fn join_queue(&mut self, object: Ref, task: TaskId) {
        self.monitor(object).queue.push((task, false));
    }

    /// A task no longer waits for a lock.
    pub fn leave_queue(&mut self, object: Ref, task: TaskId) {
        self.monitor(object).queue.retain(|(one, _)| *one != task);
        self.tidy(object);
    }

    /// Whether a task waits for a lock, and whether its time is up.
    pub fn queued(&self, object: Ref, task: TaskId) -> Option<bool> {
        self.known(object)?.queue.iter().find(|(one, _)| *one == task).map(|(_, expired)| *expired)
    }

    /// The tasks that want a lock: those that have asked for it, and those that want it back.
    pub fn all_queued(&self, object: Ref) -> Vec<TaskId> {
        self.known(object).map_or(Vec::new(), |monitor| {
            let back = monitor.woken.iter().filter(|one| one.queued).map(|one| one.task);
            monitor.queue.iter().map(|(task, _)| *task).chain(back).collect()
        })
    }

    /// Gives the monitor up and waits for a notification, or for a condition of the lock that is not null; false if the
    /// task does not hold it.
    pub fn wait(&mut self, object: Ref, condition: Ref, task: TaskId) -> bool {
        let monitor = self.monitor(object);
        match monitor.owner {
            Some((owner, count)) if owner == task => {
                monitor.owner = None;
                monitor.waiting.push(Waiting { task, count, condition, ends: None });
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
        self.known(object).is_some_and(|monitor| monitor.waiting.iter().any(|one| one.task == task))
    }

    /// Whether a task that has called `wait` has to go on waiting: it was not notified, or the monitor is held.
    pub fn must_wait(&self, object: Ref, task: TaskId) -> bool {
        self.known(object).is_some_and(|monitor| {
            monitor.waiting.iter().any(|one| one.task == task)
                || monitor.owner.is_some() && monitor.woken.iter().any(|one| one.task == task && one.queued)
        })
    }

    /// Whether a task has left `wait` and wants the monitor back.
    pub fn is_woken(&self, object: Ref, task: TaskId) -> bool {
        self.known(object).is_some_and(|monitor| monitor.woken.iter().any(|one| one.task == task))
    }

    /// Whether a task has left `wait` for a lock that is held, and is not in its queue yet.
    pub fn is_unqueued(&self, object: Ref, task: TaskId) -> bool {
        self.known(object).is_some_and(|monitor| {
            monitor.owner.is_some() && monitor.woken.iter().any(|one| one.task == task && !one.queued)
        })
    }

    /// A task that has left `wait` waits for the lock from now on.
    pub fn queue_woken(&mut self, object: Ref, task: TaskId) {
        let woken = &mut self.monitor(object).woken;
        woken.iter_mut().filter(|one| one.task == task).for_each(|one| one.queued = true);
    }

    /// Whether a task has been notified and wants the monitor back.
    pub fn is_notified(&self, object: Ref, task: TaskId) -> bool {
        let is_it = |one: &Returning| one.task == task && one.why == Woken::Notified;
        self.known(object).is_some_and(|monitor| monitor.woken.iter().any(is_it))
    }

    /// Takes the monitor back after a `wait`, and says why that is over: `None` if there was no `wait`, or if it must go
    /// on, which [`Monitors::must_wait`] says.
    pub fn resume(&mut self, object: Ref, task: TaskId) -> Option<Woken> {
        let at = self.position(object)?;
        let monitor = &mut self.monitors[at];
        let index = monitor.woken.iter().position(|one| one.task == task)?;
        if monitor.owner.is_some() {
            return None;
        }
        let Returning { count, why, .. } = monitor.woken.remove(index);
        monitor.owner = Some((task, count));
        Some(why)
    }

    /// Notifies these of the tasks that wait on an object.
    pub fn notify(&mut self, object: Ref, tasks: &[TaskId]) {
        tasks.iter().for_each(|task| {
            self.wake_from(object, *task, Woken::Notified, true);
        });
    }

    fn wake_from(&mut self, object: Ref, task: TaskId, why: Woken, queued: bool) -> bool {
        let Some(at) = self.position(object) else { return false };
        let monitor = &mut self.monitors[at];
        let found = monitor.waiting.iter().position(|one| one.task == task);
        if let Some(index) = found {
            let Waiting { task, count, .. } = monitor.waiting.remove(index);
            monitor.woken.push(Returning { task, count, why, queued });
        }
        found.is_some()
    }

    /// Wakes a task from `wait` without a notification; false if it is not in one.
    pub fn wake(&mut self, task: TaskId, why: Woken) -> bool {
        let objects: Vec<Ref> = self.monitors.iter().map(|monitor| monitor.object).collect();
        objects.into_iter().any(|object| self.wake_from(object, task, why, true))
    }

    /// The wait of a task on an object will end by itself.
    pub fn let_end(&mut self, object: Ref, task: TaskId, why: Woken) {
        let waiting = &mut self.monitor(object).waiting;
        waiting.iter_mut().filter(|one| one.task == task).for_each(|one| one.ends = Some(why));
    }

    /// Why the wait of a task on an object ends by itself, if it does.
    pub fn ends(&self, object: Ref, task: TaskId) -> Option<Woken> {
        self.waiting(object).iter().find(|one| one.task == task)?.ends
    }

    /// The time of a task that waits is up; false if it does not wait here.
    pub fn time_out(&mut self, task: TaskId) -> bool {
        let queued = self.monitors.iter_mut().flat_map(|monitor| &mut monitor.queue);
        match queued.into_iter().find(|(one, _)| *one == task) {
            Some((_, expired)) => {
                *expired = true;
                true
            }
            None => self.wake(task, Woken::TimedOut),
        }
    }

    /// The tasks that can be notified of those that wait on an object, or for a condition of it that is not null, in order
    /// of arrival. That one is notified whose wait will end by itself is a run in which it does not.
    pub fn all_notifiable(&self, object: Ref, condition: Ref) -> Vec<TaskId> {
        let waiting = self.waiting(object).iter();
        waiting.filter(|one| one.condition == condition && one.ends.is_none()).map(|one| one.task).collect()
    }

    /// The tasks that a signal passes over, because their wait for the condition ends by itself: up to the one that it goes
    /// to, or all.
    pub fn passed_over(&self, object: Ref, condition: Ref, until: Option<TaskId>) -> Vec<(TaskId, Woken)> {
        let of_condition = self.waiting(object).iter().filter(|one| one.condition == condition);
        let before = of_condition.take_while(|one| Some(one.task) != until);
        before.filter_map(|one| one.ends.map(|why| (one.task, why))).collect()
    }

    /// These have given up waiting: nobody sees them wait from now on, until they wait for the lock.
    pub fn give_up(&mut self, object: Ref, tasks: &[(TaskId, Woken)]) {
        tasks.iter().for_each(|(task, why)| {
            self.wake_from(object, *task, *why, false);
        });
    }

    /// The tasks that wait on an object, or for conditions of it.
    pub fn waiting(&self, object: Ref) -> &[Waiting] {
        self.known(object).map_or(&[], |monitor| &monitor.waiting)
    }
}
