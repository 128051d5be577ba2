//! The shadow of the heap: for each location the accesses that a later one may race with.
//!
//! A write stands alone: all that came before it is before it (or was a race). Of reads all are kept that no
//! later read of the location comes after. Entries are undone with the machine.

pub use crate::cells::{Access, Cell, Place};

use crate::cells::Cells;
use crate::host::Host;
use crate::order::{Moment, Order};
use machine::{HostState, Observer, Ref, TaskId};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use tasks::Isolated;

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
    /// When it does.
    pub moment: Moment,
    /// Whether the later one writes.
    pub writes: bool,
    /// Whether the later one is made in a region or isolated.
    pub covered: bool,
    /// The name of the task that makes the later one.
    pub path: u64,
}

impl Suspect {
    /// Whether the tasks, the place and the kinds of access are the same.
    pub fn is_like(&self, other: &Suspect) -> bool {
        let key = |one: &Suspect| (one.place, one.earlier.path, one.path, one.earlier_writes, one.writes);
        key(self) == key(other)
    }
}

/// The shadow of the heap.
#[derive(Debug, Default)]
pub struct Shadow {
    cells: Cells,
    log: Vec<(Place, Cell)>,
    /// Nesting of marks; nothing is logged outside all of them.
    depth: u32,
    /// Objects below this one belong to the JDK's start-up and are not watched.
    pub first: u32,
    /// Only one task is alive and knows all that happened: nothing can race.
    pub alone: bool,
    /// Locations that are not the program's business.
    exempt: FxHashSet<Place>,
    exempt_log: Vec<Place>,
    /// Look for sharing that no region and no isolated covers: isolated orders nothing then.
    pub sharing: bool,
    /// Accesses were met that are covered, that nothing orders, and that isolated does not keep apart.
    pub covered_pairs: bool,
    /// The next access to this place is taken as it is: it has been reported.
    pub pardon: Option<Place>,
    /// Accesses checked.
    pub checked: u64,
    /// What the isolated body of the latest isolated access claims.
    claims: Arc<[Isolated]>,
    /// No claims.
    unclaimed: Arc<[Isolated]>,
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

    /// How many entries the logs have; for a mark.
    pub fn mark(&mut self) -> (usize, usize) {
        self.depth += 1;
        (self.log.len(), self.exempt_log.len())
    }

    /// A location is not the program's business.
    pub fn exempt(&mut self, place: Place) {
        if self.exempt.insert(place) && self.depth > 0 {
            self.exempt_log.push(place);
        }
    }

    /// Goes back to a mark.
    pub fn rewind(&mut self, (length, exempt): (usize, usize)) {
        self.depth -= 1;
        // The object of that number may be another one the next time.
        for place in self.exempt_log.drain(exempt..) {
            self.exempt.remove(&place);
        }
        while self.log.len() > length {
            if let Some((place, cell)) = self.log.pop() {
                *self.cells.at(place) = cell;
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
        self.cells.retain(&alive);
        self.exempt.retain(|place| alive(place.0));
    }

    /// All locations with their accesses.
    pub fn cells(&self) -> impl Iterator<Item = (Place, &Cell)> {
        self.cells.iter()
    }

    /// Checks and records an access; false if nothing orders it with an earlier one.
    fn access(&mut self, order: &mut Order, who: Who, place: Place, write: bool) -> bool {
        let id = tasks::TaskId(who.task.0);
        let now = order.now(id);
        self.checked += 1;
        if let Some(cell) = self.cells.get(place) {
            let same = |access: &Access| access.moment == now && access.covered == who.covered;
            if cell.has(write, same) {
                return true;
            }
            if self.pardon.take_if(|pardoned| *pardoned == place).is_none()
                && !self.is_fine(order, who, place, write)
            {
                return false;
            }
        }
        self.record(order, who, place, write);
        true
    }

    /// Whether every earlier access in conflict with this one is ordered with it, or kept apart.
    fn is_fine(&mut self, order: &mut Order, who: Who, place: Place, write: bool) -> bool {
        let id = tasks::TaskId(who.task.0);
        let Some(cell) = self.cells.get(place) else { return true };
        let unordered = |(access, earlier_writes): &(&Access, bool)| {
            (write || *earlier_writes) && !order.is_before(access.moment, id)
        };
        let open: Vec<(Access, bool)> = cell
            .accesses()
            .filter(unordered)
            .map(|(access, earlier_writes)| (access.clone(), earlier_writes))
            .collect();
        for (access, earlier_writes) in open {
            let (body, claims) = order.body(id);
            if body != 0 && access.body != 0 && exclude(&access.claims, claims) {
                // Both are isolated: their order is a choice of the schedule, and an edge of this one.
                self.dependent.insert((access.path.min(who.path), access.path.max(who.path)));
                if !self.sharing {
                    order.follow_body(id, access.moment.task, access.body);
                }
                continue;
            }
            if self.sharing && access.covered && who.covered {
                self.covered_pairs = true;
                continue;
            }
            self.suspect = Some(Suspect {
                place,
                earlier: access,
                earlier_writes,
                task: who.task,
                moment: order.now(id),
                writes: write,
                covered: who.covered,
                path: who.path,
            });
            return false;
        }
        true
    }

    fn record(&mut self, order: &Order, who: Who, place: Place, write: bool) {
        let id = tasks::TaskId(who.task.0);
        let (body, claims) = order.body(id);
        let claims = self.shared_claims(claims);
        let access = Access {
            moment: order.now(id),
            path: who.path,
            body,
            claims,
            initializer: self.initializing,
            covered: who.covered,
        };
        let cell = self.cells.at(place);
        if self.depth > 0 {
            self.log.push((place, cell.clone()));
        }
        if self.sharing {
            // The new access stands for an old one if whatever shares with that shares with this.
            let stands_for = |old: &Access, old_writes: bool| {
                order.is_before(old.moment, id) && (old.covered || !access.covered) && (write || !old_writes)
            };
            let kept: Vec<(Access, bool)> = cell
                .accesses()
                .filter(|(old, old_writes)| !stands_for(old, *old_writes))
                .map(|(old, old_writes)| (old.clone(), old_writes))
                .collect();
            *cell = Cell::of_older(kept);
        }
        if write {
            cell.set_write(access);
        } else {
            cell.add_read(access, |read| !order.is_before(read.moment, id));
        }
    }

    /// Claims that many accesses share.
    fn shared_claims(&mut self, claims: &[Isolated]) -> Arc<[Isolated]> {
        if claims.is_empty() {
            return Arc::clone(&self.unclaimed);
        }
        if *self.claims != *claims {
            self.claims = claims.into();
        }
        Arc::clone(&self.claims)
    }
}

/// Who makes an access.
#[derive(Clone, Copy)]
struct Who {
    task: TaskId,
    path: u64,
    covered: bool,
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
        let id = tasks::TaskId(task.0);
        let covered = shadow.sharing && (self.world.in_isolated(id) || !self.world.regions(id).is_empty());
        shadow.access(order, Who { task, path, covered }, place, write)
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
                if host.points.synchronization && host.pauses_at(object) {
                    return false;
                }
                let key = crate::order::Key::Volatile(tasks::ObjectId(object.0), index);
                host.synchronize(self.task, key, write, write);
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
        // Where sharing is looked for, regions and isolated are what counts.
        if shadow.sharing {
            return;
        }
        order.acquire(id, key);
        if releases {
            order.release(id, key);
        }
    }
}
