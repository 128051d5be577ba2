//! Groups of tasks whose isolated bodies depend on each other, for the search.

use super::engine::{HappensBeforeEngine, Turn};
use crate::host::{Point, host_ref};
use machine::TaskId;
use rustc_hash::{FxHashMap, FxHashSet};
use search::{Birth, Dependence, Grouped, Naming, Renewal};
use tasks::TaskPath;

impl Grouped for HappensBeforeEngine {
    fn dependence(&mut self) -> &mut Dependence {
        &mut self.learned.dependence
    }

    fn known_dependence(&self) -> &Dependence {
        &self.learned.dependence
    }

    fn newborn(&self) -> &[Birth] {
        &self.newborn
    }

    fn birth(&self, task: u64) -> Option<Birth> {
        self.births.get(&task).copied()
    }

    fn first_task(&self) -> u64 {
        TaskPath::root().name()
    }

    fn take_naming(&mut self) -> Naming {
        std::mem::take(&mut self.naming)
    }

    fn is_grouped(&self) -> bool {
        !self.is_whole()
    }

    fn is_tracked(&self, (task, _): &Turn) -> bool {
        !self.is_general(*task)
    }

    fn present(&self) -> (FxHashSet<u64>, FxHashMap<u64, usize>) {
        let paths = &host_ref(&self.session.machine).paths;
        let alive = self.session.alive.iter().map(|task| task.0 as usize);
        (paths.iter().copied().collect(), alive.map(|task| (paths[task], task)).collect())
    }

    fn renewal(&self, parent: usize, birth: &Birth, members: &[usize]) -> Renewal {
        let world = &host_ref(&self.session.machine).world;
        let parent = tasks::TaskId(parent as u32);
        let mut members = members.iter().map(|member| tasks::TaskId(*member as u32));
        // The parent itself cannot go on.
        if members.clone().any(|one| one == parent || world.awaits_end_of(parent, one)) {
            return Renewal::Cannot;
        }
        if world.children_in(parent, birth.scope).is_none_or(|children| children <= birth.number) {
            return Renewal::Can;
        }
        // It was born in this scope, and the name is free again when the scope has ended.
        match birth.scope {
            0 => Renewal::Above,
            scope if members.any(|one| world.scope_awaits(parent, scope, one)) => Renewal::Cannot,
            _ => Renewal::Can,
        }
    }
}

impl HappensBeforeEngine {
    /// Whether there are no groups: all choices are tried.
    fn is_whole(&self) -> bool {
        self.learned.composite
            || !self.learned.kinds.is_bodies_only()
            || !self.learned.racing.is_empty()
            || self.request.unreduced
    }

    /// Whether a task stands before something else than isolated: its conflicts are not tracked by data.
    pub(super) fn is_general(&self, task: TaskId) -> bool {
        self.session.point_of(task) != Some(Point::Isolated)
    }
}
