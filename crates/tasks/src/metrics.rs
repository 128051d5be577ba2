//! Work and critical paths.

use crate::world::World;
use crate::{Misuse, TaskId};

impl World {
    /// Counts work of a task.
    pub fn do_work(&mut self, task: TaskId, units: i64) -> Result<(), Misuse> {
        let units = u64::try_from(units).map_err(|_| Misuse::NegativeWork(units))?;
        self.total_work = self.total_work.saturating_add(units);
        let worker = self.task_mut(task);
        worker.path_length = worker.path_length.saturating_add(units);
        Ok(())
    }

    pub(crate) fn lengthen(&mut self, task: TaskId, path_length: u64) {
        if self.task(task).path_length < path_length {
            self.task_mut(task).path_length = path_length;
        }
    }

    /// All work so far.
    pub fn total_work(&self) -> u64 {
        self.total_work
    }

    /// The heaviest path so far. Looks at every live task.
    pub fn critical_path(&self) -> u64 {
        let live = self.tasks.iter().map(|(_, task)| task.path_length).max().unwrap_or(0);
        live.max(self.ended_path_length)
    }
}
