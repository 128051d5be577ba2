//! Permission regions in the happens-before relation: two conflict if nothing orders them.

use super::{HappensBefore, Held, Moment, excluding};
use std::sync::Arc;
use tasks::{Region, Target, TaskId};

impl HappensBefore {
    /// A region was entered: gives one of another task that conflicts with it and that nothing orders with it.
    pub fn enter_region(&mut self, task: TaskId, region: Region) -> Option<(TaskId, Region)> {
        let held = Arc::clone(self.held(task));
        let object = region.target.object();
        let conflict = self.regions.get(&object).into_iter().flatten().find(|use_of| {
            let excluded = excluding(&use_of.held, &held).next().is_some();
            let closed = use_of.closed.is_some_and(|moment| self.is_before(moment, task));
            use_of.opened.task != task.0
                && (use_of.region.write || region.write)
                && overlap(use_of.region.target, region.target)
                && !closed
                && !excluded
        });
        let conflict = conflict.map(|use_of| (TaskId(use_of.opened.task), use_of.region));
        let opened = self.now(task);
        self.regions.entry(object).or_default().push_back(RegionUse { region, opened, closed: None, held });
        conflict
    }

    /// All regions that were opened.
    pub fn regions(&self) -> impl Iterator<Item = &RegionUse> {
        self.regions.values().flatten()
    }

    /// A region was left.
    pub fn leave_region(&mut self, task: TaskId, region: Region) {
        let now = self.now(task);
        let open = |use_of: &RegionUse| {
            use_of.opened.task == task.0 && use_of.region == region && use_of.closed.is_none()
        };
        let uses = self.regions.get_mut(&region.target.object());
        if let Some(use_of) = uses.and_then(|uses| uses.iter_mut().rfind(|use_of| open(use_of))) {
            use_of.closed = Some(now);
        }
    }
}

/// Whether two targets of one object share an element, or are all of it.
fn overlap(left: Target, right: Target) -> bool {
    match (left, right) {
        (Target::Object(one), Target::Object(other)) => one == other,
        (Target::Elements { array, from, to }, Target::Elements { array: other, from: first, to: last }) => {
            array == other && from <= last && first <= to
        }
        _ => false,
    }
}

/// A region that was or is open.
#[derive(Clone, Debug)]
pub struct RegionUse {
    /// What.
    pub region: Region,
    /// When it was opened.
    pub opened: Moment,
    /// When it was closed, if it was.
    pub closed: Option<Moment>,
    /// The isolated bodies it was opened in.
    pub held: Arc<[Held]>,
}
