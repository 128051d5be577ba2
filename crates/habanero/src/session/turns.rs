//! Which tasks can run.

use super::Session;
use crate::host::{Point, host, host_ref};
use machine::TaskId;

impl Session {
    /// Whether a live task could run now.
    pub fn can_run(&self, task: TaskId) -> bool {
        let host = host_ref(&self.machine);
        if let Some((_, wait)) = host.waits.iter().find(|(waiting, _)| *waiting == task) {
            return self.machine.may_resume(task, *wait);
        }
        let id = tasks::TaskId(task.0);
        let is_woken = || host.world.is_interruptible(id) && self.machine.is_interrupted(task);
        if !host.world.can_run(id) && !is_woken() {
            return false;
        }
        let ends = |one: TaskId| self.point_of(one) == Some(Point::Exit);
        let goes_on = |one: &TaskId| !ends(*one) && self.can_run(*one);
        !ends(task) || !self.alive.iter().any(goes_on)
    }

    /// The tasks that can run, in the order of creation.
    pub fn runnable(&self) -> Vec<TaskId> {
        self.alive.iter().copied().filter(|task| self.can_run(*task)).collect()
    }

    /// The first task behind one, or of all, that can run and stands at no point. Those that are found to wait for the end of
    /// a finish or for a future are not looked at again before that has come.
    pub fn next_able(
        &mut self,
        behind: Option<TaskId>,
        such: impl Fn(&Session, TaskId) -> bool,
    ) -> Option<TaskId> {
        for task in host(&mut self.machine).world.take_woken() {
            let task = TaskId(task.0);
            if self.position_at_point(task).is_err() {
                self.alive.wake(task);
            }
        }
        let mut last = behind;
        loop {
            let task = self.alive.next_awake(last)?;
            if self.can_run(task) {
                if such(self, task) {
                    return Some(task);
                }
            } else if host(&mut self.machine).world.lull(tasks::TaskId(task.0)) {
                self.alive.rest(task);
            }
            last = Some(task);
        }
    }

    /// The first task behind one, or of all, that can run, also from a point.
    pub fn first_able(&mut self, behind: Option<TaskId>) -> Option<TaskId> {
        let without_point = self.next_able(behind, |_, _| true);
        let at_points = self.at_point.iter().map(|(task, _)| *task).filter(|task| Some(*task) > behind);
        let at_point = at_points.clone().find(|task| self.can_run(*task));
        without_point.into_iter().chain(at_point).min()
    }
}
