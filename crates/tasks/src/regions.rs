//! Permission regions, as operations of tasks.

use crate::permission::{PermissionFault, PermissionState, Region};
use crate::world::World;
use crate::{ObjectId, TaskId};

impl World {
    /// Opens a region.
    pub fn acquire(&mut self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        self.permissions.acquire(task, region)?;
        self.task_mut(task).regions.push(region);
        Ok(())
    }

    /// Closes a region that was opened on the same target in the same mode.
    pub fn release(&mut self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        let position = self.task(task).regions.iter().rposition(|open| *open == region);
        let Some(position) = position else {
            return Err(PermissionFault::ReleaseWithoutAcquire { region, task });
        };
        self.task_mut(task).regions.remove(position);
        self.permissions.release(task, region);
        Ok(())
    }

    /// The regions that a task has open, in the order of opening.
    pub fn regions(&self, task: TaskId) -> &[Region] {
        &self.task(task).regions
    }

    /// The state of an object (element 0) or of an element of an array.
    pub fn permission_state(&self, object: ObjectId, element: u32) -> PermissionState {
        self.permissions.state(object, element)
    }
}
