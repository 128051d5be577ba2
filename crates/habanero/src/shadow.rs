//! The shadow of the heap: for each location the accesses that a later one may race with.
//!
//! A write stands alone: all that came before it is before it (or was a race). Of reads all are kept that no
//! later read of the location comes after. Entries are undone with the machine.

use crate::host::Host;
use crate::order::{Moment, Order};
use machine::{HostState, Observer, Ref, TaskId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use tasks::Isolated;

/// An access to a location.
#[derive(Clone, Debug)]
pub struct Access {
    /// When.
    pub moment: Moment,
    /// The task's name, which does not depend on the schedule.
    pub path: u64,
    /// The isolated body it was made in, 0 for none.
    pub body: u32,
    /// What that body claims.
    pub claims: Arc<[Isolated]>,
    /// It was made by an initialiser of a class of the program.
    pub initializer: bool,
}

/// What is known of a location.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// The latest write.
    pub write: Option<Access>,
    /// Reads since then that are not before one another.
    pub reads: Vec<Access>,
}

/// A location: an object and a word or an element.
pub type Place = (Ref, u32);

/// Two accesses that nothing orders.
#[derive(Clone, Debug)]
pub struct Suspect {
    /// Where.
    pub place: Place,
    /// The earlier access.
    pub earlier: Access,
    /// Whether the earlier one writes.
    pub earlier_writes: bool,
    /// The task that makes the later one.
    pub task: TaskId,
    /// Whether the later one writes.
    pub writes: bool,
}

/// The shadow of the heap.
#[derive(Debug, Default)]
pub struct Shadow {
    cells: FxHashMap<Place, Cell>,
    log: Vec<(Place, Option<Cell>)>,
    /// Nesting of marks; nothing is logged outside all of them.
    depth: u32,
    /// Objects below this one belong to the JDK's start-up and are not watched.
    pub first: u32,
    /// Only one task is alive and knows all that happened: nothing can race.
    pub alone: bool,
    /// Locations that are not the program's business.
    pub exempt: FxHashSet<Place>,
    /// Accesses checked.
    pub checked: u64,
    /// The latest pair that nothing orders.
    pub suspect: Option<Suspect>,
    /// A class initialiser of the JDK runs: it is not watched.
    pub library_initializing: bool,
    /// A class initialiser of the program runs.
    pub initializing: bool,
    /// Pairs of tasks whose isolated bodies touched the same data.
    pub dependent: std::collections::BTreeSet<(u64, u64)>,
    /// Accesses to this location stop the machine, to be looked at.
    pub stop_at: Option<Place>,
    /// The access that stopped the machine writes.
    pub stopped: Option<bool>,
    /// Let the next access to `stop_at` pass.
    pub let_pass: bool,
}

/// Whether two claims exclude each other.
fn exclude(left: &[Isolated], right: &[Isolated]) -> bool {
    left.iter().any(|one| right.iter().any(|other| one.conflicts_with(other)))
}

impl Shadow {
    /// The shadow of a program that is about to start; objects below `first` are not watched.
    pub fn new(first: u32) -> Shadow {
        Shadow { first, alone: true, ..Shadow::default() }
    }

    /// How many entries the log has; for a mark.
    pub fn mark(&mut self) -> usize {
        self.depth += 1;
        self.log.len()
    }

    /// Goes back to a mark.
    pub fn rewind(&mut self, length: usize) {
        self.depth -= 1;
        while self.log.len() > length {
            match self.log.pop() {
                Some((place, Some(cell))) => {
                    self.cells.insert(place, cell);
                }
                Some((place, None)) => {
                    self.cells.remove(&place);
                }
                None => {}
            }
        }
    }

    /// Forgets everything; only possible while nothing is marked.
    pub fn clear(&mut self) {
        if self.depth == 0 {
            self.cells.clear();
        }
    }

    /// Forgets objects that are gone. What is logged of them belongs to objects that a rewind cuts off.
    pub fn retain(&mut self, alive: impl Fn(Ref) -> bool) {
        self.cells.retain(|place, _| alive(place.0));
        self.exempt.retain(|place| alive(place.0));
    }

    /// All locations with their accesses.
    pub fn cells(&self) -> impl Iterator<Item = (&Place, &Cell)> {
        self.cells.iter()
    }

    /// Checks and records an access; false if nothing orders it with an earlier one.
    fn access(&mut self, order: &mut Order, task: TaskId, path: u64, place: Place, write: bool) -> bool {
        let id = tasks::TaskId(task.0);
        let now = order.now(id);
        self.checked += 1;
        let cell = self.cells.get(&place);
        if let Some(cell) = cell {
            let same = |access: &Access| access.moment == now;
            if cell.write.as_ref().is_some_and(same) || !write && cell.reads.iter().any(same) {
                return true;
            }
        }
        let mut earlier: Vec<(Access, bool)> = Vec::new();
        if let Some(cell) = cell {
            earlier.extend(cell.write.iter().map(|access| (access.clone(), true)));
            if write {
                earlier.extend(cell.reads.iter().map(|access| (access.clone(), false)));
            }
        }
        for (access, earlier_writes) in earlier {
            if order.is_before(access.moment, id) {
                continue;
            }
            let (body, claims) = order.body(id);
            if body != 0 && access.body != 0 && exclude(&access.claims, claims) {
                // Both are isolated: their order is a choice of the schedule, and an edge of this one.
                self.dependent.insert((access.path.min(path), access.path.max(path)));
                order.follow_body(id, access.moment.task, access.body);
                continue;
            }
            self.suspect = Some(Suspect { place, earlier: access, earlier_writes, task, writes: write });
            return false;
        }
        self.record(order, id, path, place, write);
        true
    }

    fn record(&mut self, order: &Order, task: tasks::TaskId, path: u64, place: Place, write: bool) {
        let (body, claims) = order.body(task);
        let initializer = self.initializing;
        let access = Access { moment: order.now(task), path, body, claims: claims.into(), initializer };
        let old = self.cells.get(&place).cloned();
        let cell = self.cells.entry(place).or_default();
        if write {
            cell.write = Some(access);
            cell.reads.clear();
        } else {
            cell.reads.retain(|read| !order.is_before(read.moment, task));
            cell.reads.push(access);
        }
        if self.depth > 0 {
            self.log.push((place, old));
        }
    }
}

impl Host {
    /// An access of the current task; false stops the machine before it.
    pub fn watch(&mut self, task: TaskId, place: Place, write: bool) -> bool {
        let (Some(shadow), Some(order)) = (&mut self.shadow, &mut self.order) else { return true };
        if shadow.stop_at == Some(place) {
            if !std::mem::take(&mut shadow.let_pass) {
                shadow.stopped = Some(write);
                return false;
            }
            return true;
        }
        if shadow.alone
            || shadow.library_initializing
            || place.0.0 < shadow.first
            || shadow.exempt.contains(&place)
        {
            return true;
        }
        let path = self.paths.get(task.0 as usize).copied().unwrap_or(0);
        shadow.access(order, task, path, place, write)
    }
}

/// Watches the accesses of one task.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// The task.
    pub task: TaskId,
}

impl Observer for Watch {
    const WATCH: bool = true;

    fn access(&mut self, host: &mut HostState, object: Ref, index: u32, write: bool) -> bool {
        match host.as_mut().and_then(|host| host.downcast_mut::<Host>()) {
            Some(host) => host.watch(self.task, (object, index), write),
            None => true,
        }
    }

    fn volatile(&mut self, host: &mut HostState, object: Ref, index: u32, write: bool) -> bool {
        match host.as_mut().and_then(|host| host.downcast_mut::<Host>()) {
            Some(host) => {
                host.synchronize(
                    self.task,
                    crate::order::Key::Volatile(tasks::ObjectId(object.0), index),
                    write,
                    write,
                );
                true
            }
            None => true,
        }
    }
}

impl Host {
    /// A volatile access or a monitor: carries order, and is a choice of the schedule if nothing ordered it
    /// with what another task did there before.
    pub fn synchronize(&mut self, task: TaskId, key: crate::order::Key, writes: bool, releases: bool) {
        let (Some(shadow), Some(order)) = (&self.shadow, &mut self.order) else { return };
        if shadow.alone || shadow.library_initializing {
            return;
        }
        let (crate::order::Key::Volatile(object, _) | crate::order::Key::Monitor(object)) = key else {
            return;
        };
        if object.0 < shadow.first {
            return;
        }
        let id = tasks::TaskId(task.0);
        if order.touches_unordered(id, key, writes) {
            self.unexplored = Some(key);
        }
        order.acquire(id, key);
        if releases {
            order.release(id, key);
        }
    }
}
