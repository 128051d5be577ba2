//! The shadow of the heap: for each location the accesses that a later one may race with.
//!
//! A write stands alone: all that came before it is before it (or was a race). Of reads all are kept that no
//! later read of the location comes after. Entries are undone with the machine.

mod initializers;
pub mod observer;

pub use initializers::Initializer;

use crate::happens_before::{HappensBefore, Held, Key, Moment, excluding, forget_gone};
use crate::racing::{Admitted, Racing};
use happens_before::Cells;
use machine::{Ref, TaskId};
use program::tags::Tag;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A location: an object and a word or an element.
pub type MemoryCell = (Ref, u32);

/// An access to a location.
#[derive(Clone, Debug)]
pub struct Access {
    /// When.
    pub moment: Moment,
    /// The task's name, which does not depend on the schedule.
    pub path: u64,
    /// The isolated bodies it was made in.
    pub held: Arc<[Held]>,
    /// It was made by an initialiser of a class of the program.
    pub initializer: bool,
    /// It was made in a permission region or isolated.
    pub covered: bool,
    /// It was volatile or a compare-and-set: two such do not race.
    pub atomic: bool,
    /// It was made in an operation of the library as a whole.
    pub whole: Option<jdk::Row>,
    /// If it is half of an update: two with equal tags in bodies that exclude each other give the same in either order.
    pub update: Tag,
    /// At a location on which tasks race: the number of the line; else 0.
    pub at: u16,
}

impl happens_before::Access for Access {
    fn moment(&self) -> Moment {
        self.moment
    }
}

/// What is known of a location.
pub type Cell = happens_before::Cell<Access>;

/// Two accesses that nothing orders.
#[derive(Clone, Debug)]
pub struct Suspect {
    /// Where.
    pub place: MemoryCell,
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
    /// Whether the later one is made in an operation of the library as a whole.
    pub whole: Option<jdk::Row>,
    /// The name of the task that makes the later one.
    pub path: u64,
    /// Where, as in [`Access::at`].
    pub at: u16,
    /// The number of the operation that makes the later one.
    pub operation: u64,
}

impl Suspect {
    /// Whether the lines are the same; if they are not known, the tasks, the place and the kinds of access.
    pub fn is_like(&self, other: &Suspect) -> bool {
        let lines = |one: &Suspect| (one.at.min(one.earlier.at), one.at.max(one.earlier.at));
        if lines(self).0 != 0 || lines(other).0 != 0 {
            return lines(self) == lines(other);
        }
        let key = |one: &Suspect| (one.place, one.earlier.path, one.path, one.earlier_writes, one.writes);
        key(self) == key(other)
    }
}

/// The shadow of the heap.
#[derive(Debug, Default)]
pub struct Shadow {
    cells: Cells<Ref, Access>,
    log: Vec<(MemoryCell, Cell)>,
    /// Nesting of marks; nothing is logged outside all of them.
    depth: u32,
    /// Objects below this one belong to the JDK's start-up.
    pub first: u32,
    /// Those of them that tasks were seen to write, in this search or in others.
    pub written_at_startup: BTreeSet<Ref>,
    /// Those that were seen for the first time.
    pub newly_written: BTreeSet<Ref>,
    /// Only one task is alive and knows all that happened: nothing can race.
    pub alone: bool,
    /// Locations that are not the program's business.
    exempt: FxHashSet<MemoryCell>,
    exempt_log: Vec<MemoryCell>,
    /// Look for sharing that no region and no isolated covers: isolated orders nothing then.
    pub sharing: bool,
    /// Accesses were met that are covered, that nothing orders, and that isolated does not keep apart.
    pub covered_pairs: bool,
    /// The accesses of an operation of a task that have been looked at and are taken as they are, and whether they write.
    judged: Vec<(MemoryCell, bool)>,
    /// That task and that operation.
    judged_of: Option<(TaskId, u64)>,
    /// Accesses checked.
    pub checked: u64,
    /// The access that stopped the task, with all earlier ones that nothing orders with it.
    pub suspects: Vec<Suspect>,
    /// If all races are wanted: the locations on which tasks race.
    pub racing: Option<Box<Racing>>,
    /// A class initialiser of the JDK runs: it is not watched.
    pub library_initializing: bool,
    /// The class initialisers of the program that the current task is in, innermost last.
    pub initializing: Vec<Initializer>,
    /// Class objects that were made while one ran: they belong to their classes.
    pub class_objects: FxHashSet<Ref>,
    /// Objects from this one on were made since the outermost of them began.
    pub initializing_from: u32,
    /// Classes, by a hash of their names, whose initialisers touch what is not their own: who runs them shows. Those
    /// that were known before the search, and those that turned out on the present schedule.
    pub impure: BTreeSet<u64>,
    /// All that turned out on any schedule.
    pub newly_impure: BTreeSet<u64>,
    /// Who ran an initialiser may show in any case.
    pub initializers_in_order: bool,
    /// A write was met to what such an initialiser may read.
    pub initializer_disturbed: bool,
    /// Objects below this one exist at the first choice; 0 before it.
    pub base: u32,
    /// Locations of such objects that were seen to be written behind it, in this run or in others.
    pub written: FxHashSet<MemoryCell>,
    /// Pairs of tasks whose isolated bodies touched the same data.
    pub dependent: BTreeSet<(u64, u64)>,
    /// Tasks that were created since the search last looked: the child's path, its parent's, and the step between.
    pub spawned: Vec<(u64, u64, tasks::PathStep)>,
    /// Tasks, by their names, that read a final field of an object that they got in no order with those who made it, and what
    /// the field leads to.
    pub frozen: Vec<(u64, Ref)>,
    /// In a replay: the accesses to one location.
    pub looking: Option<Box<Looking>>,
}

/// In a replay: the accesses to one location. Looking changes nothing in what the program does, so that a replay
/// stops where the search did.
#[derive(Debug)]
pub struct Looking {
    /// The location.
    pub place: MemoryCell,
    /// The accesses so far.
    pub seen: Vec<Seen>,
    /// The number of the access before which the machine stops, for good.
    pub stop_at: Option<usize>,
}

impl Looking {
    /// Whether the machine has stopped for good.
    fn is_over(&self) -> bool {
        self.stop_at.is_some_and(|at| self.seen.len() > at)
    }
}

/// An access seen in a replay.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// When.
    pub moment: Moment,
    /// Whether it writes.
    pub write: bool,
    /// Its number in the order of all that is recorded.
    pub at: usize,
}

/// What is kept of a shadow to come back to it.
#[derive(Debug)]
pub struct ShadowMark {
    log: usize,
    exempt_log: usize,
    alone: bool,
    impure: BTreeSet<u64>,
    frozen: usize,
}

impl Shadow {
    /// The shadow of a program that is about to start; objects below `first` are not watched.
    pub fn new(first: u32) -> Shadow {
        Shadow { first, alone: true, ..Shadow::default() }
    }

    /// What it takes to come back here.
    pub fn mark(&mut self) -> ShadowMark {
        self.depth += 1;
        let (log, exempt_log, alone) = (self.log.len(), self.exempt_log.len(), self.alone);
        ShadowMark { log, exempt_log, alone, impure: self.impure.clone(), frozen: self.frozen.len() }
    }

    /// A location is not the program's business.
    pub fn exempt(&mut self, place: MemoryCell) {
        if self.exempt.insert(place) && self.depth > 0 {
            self.exempt_log.push(place);
        }
    }

    /// Goes back to a mark, when there were so many objects.
    pub fn rewind(&mut self, mark: ShadowMark, objects: u32) {
        self.depth -= 1;
        self.alone = mark.alone;
        self.impure = mark.impure;
        self.suspects.clear();
        self.judged_of = None;
        self.frozen.truncate(mark.frozen);
        // The object of that number may be another one the next time.
        for place in self.exempt_log.drain(mark.exempt_log..) {
            self.exempt.remove(&place);
        }
        self.class_objects.retain(|class| class.0 < objects);
        while self.log.len() > mark.log {
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
        let alive_object = |object: tasks::ObjectId| alive(Ref(object.0));
        self.cells.change(|access| forget_gone(&mut access.held, &alive_object));
        self.exempt.retain(|place| alive(place.0));
        self.frozen.retain(|(_, object)| alive(*object));
    }

    /// In a replay: whether the machine stopped before the access that is looked for.
    pub fn has_looked(&self) -> bool {
        self.looking.as_ref().is_some_and(|looking| looking.is_over())
    }

    /// Whether the machine stopped because of an access.
    pub fn has_stopped(&self) -> bool {
        let racing = self.racing.as_ref();
        !self.suspects.is_empty()
            || self.has_looked()
            || racing.is_some_and(|racing| racing.candidate.is_some())
    }

    /// Whether an access to a location can be part of a race. Objects of the JDK's start-up are looked at only if tasks
    /// were seen to write them.
    #[inline]
    fn watches(&self, place: MemoryCell, write: bool) -> bool {
        !self.alone
            && self.looks_while_initializing(Some(place.0))
            && (place.0.0 >= self.first || write || self.written_at_startup.contains(&place.0))
            && (self.exempt.is_empty() || !self.exempt.contains(&place))
    }

    /// What an initialiser of the JDK does is before every use of its class, and is not watched, unless it is done to what
    /// was there before and tasks write.
    fn looks_while_initializing(&self, object: Option<Ref>) -> bool {
        !self.library_initializing || object.is_some_and(|object| self.written_at_startup.contains(&object))
    }

    /// All locations with their accesses.
    pub fn cells(&self) -> impl Iterator<Item = (MemoryCell, &Cell)> {
        self.cells.iter()
    }

    /// The later access of a suspect is taken as it is.
    pub fn note_judged(&mut self, suspect: &Suspect) {
        let of = Some((suspect.task, suspect.operation));
        if self.judged_of != of {
            self.judged.clear();
            self.judged_of = of;
        }
        self.judged.push((suspect.place, suspect.writes));
    }

    /// Looks whether every earlier access in conflict with this one is ordered with it, or kept apart, or has been
    /// looked at. Those that are not become suspects.
    fn check(&mut self, order: &mut HappensBefore, who: Who, place: MemoryCell, write: bool) -> Checked {
        self.checked += 1;
        let id = tasks::TaskId(who.task.0);
        let Some(cell) = self.cells.get(place) else { return Checked::Fine };
        let now = order.now(id);
        self.initializer_disturbed |= write && cell.any(|access, _| access.initializer);
        if cell.has(now, write, |access| {
            access.covered == who.covered
                && (!access.atomic || who.atomic)
                && (access.update == Tag::NONE || access.update == who.update)
        }) {
            return Checked::Known;
        }
        if self.judged_of == Some((who.task, who.operation)) && self.judged.contains(&(place, write)) {
            return Checked::Fine;
        }
        let held = order.held(id);
        let commutes = |access: &Access| {
            who.update.is_update()
                && access.update == who.update
                && excluding(&access.held, held).next().is_some()
        };
        let unordered = |access: &Access, earlier_writes: bool| {
            (write || earlier_writes)
                && !(access.atomic && who.atomic)
                && !commutes(access)
                && !order.is_before(access.moment, id)
        };
        if !cell.any_in_conflict(write, unordered) {
            return if self.suspects.is_empty() { Checked::Fine } else { Checked::Suspect };
        }
        let open: Vec<(Access, bool)> = cell
            .accesses()
            .filter(|(access, earlier_writes)| unordered(access, *earlier_writes))
            .map(|(access, earlier_writes)| (access.clone(), earlier_writes))
            .collect();
        for (access, earlier_writes) in open {
            if self.are_apart(order, (access.moment, access.path, &access.held), (id, who.path)) {
                continue;
            }
            if self.sharing && access.covered && who.covered {
                self.covered_pairs = true;
                continue;
            }
            self.suspects.push(Suspect {
                place,
                earlier: access,
                earlier_writes,
                task: who.task,
                moment: order.now(id),
                writes: write,
                covered: who.covered,
                whole: who.whole,
                path: who.path,
                at: who.at,
                operation: who.operation,
            });
        }
        if self.suspects.is_empty() { Checked::Fine } else { Checked::Suspect }
    }

    /// Whether isolated bodies keep an earlier operation and one of a task apart. Then their order is a choice of the
    /// schedule, and an edge of this one.
    fn are_apart(
        &mut self,
        order: &mut HappensBefore,
        (moment, path, held): (Moment, u64, &[Held]),
        (task, own_path): (tasks::TaskId, u64),
    ) -> bool {
        if held.is_empty() {
            return false;
        }
        let bodies: Vec<u32> = excluding(held, order.held(task)).collect();
        if bodies.is_empty() {
            return false;
        }
        self.dependent.insert((path.min(own_path), path.max(own_path)));
        if !self.sharing {
            bodies.into_iter().for_each(|body| order.follow_body(task, moment.task, body));
        }
        true
    }

    fn record(&mut self, order: &mut HappensBefore, who: Who, place: MemoryCell, write: bool) {
        let id = tasks::TaskId(who.task.0);
        let access = Access {
            moment: order.now(id),
            path: who.path,
            held: Arc::clone(order.held(id)),
            initializer: !self.initializing.is_empty(),
            covered: who.covered,
            atomic: who.atomic,
            whole: who.whole,
            update: who.update,
            at: who.at,
        };
        if write && place.0.0 < self.first && !self.written_at_startup.contains(&place.0) {
            self.newly_written.insert(place.0);
        }
        let cell = self.cells.at(place);
        if self.depth > 0 {
            self.log.push((place, cell.clone()));
        }
        if self.sharing || access.atomic || access.update.is_update() {
            // The new access stands for an old one if whatever shares or races with that does so with this.
            let stands_for = |old: &Access, old_writes: bool| {
                order.is_before(old.moment, id)
                    && (old.covered || !access.covered)
                    && (old.atomic || !access.atomic)
                    && (!access.update.is_update()
                        || old.update == access.update && claims_alike(old, &access))
                    && (write || !old_writes)
            };
            let kept: Vec<(Access, bool)> = cell
                .accesses()
                .filter(|(old, old_writes)| !stands_for(old, *old_writes))
                .map(|(old, old_writes)| (old.clone(), old_writes))
                .collect();
            *cell = Cell::of_older(kept);
        }
        if write {
            if place.0.0 < self.base {
                self.written.insert(place);
            }
            cell.set_write(access);
        } else {
            cell.add_read(access, |read| read.initializer || !order.is_before(read.moment, id));
        }
    }

    /// At a location on which tasks race an access lies behind those before it. An operation that makes several is at all
    /// of them at once, so this comes after all are recorded.
    fn follow(order: &mut HappensBefore, who: Who, place: MemoryCell, write: bool) {
        let id = tasks::TaskId(who.task.0);
        match who.kind {
            Admitted::Racing => follow_accesses(order, id, place, write, true),
            Admitted::Library => follow_accesses(order, id, place, write, who.atomic),
            Admitted::Unordered | Admitted::Other => {}
        }
    }
}

/// Whether two accesses were made under the same claims: then whatever excludes one excludes the other.
fn claims_alike(one: &Access, other: &Access) -> bool {
    one.held.iter().map(|held| &held.claim).eq(other.held.iter().map(|held| &held.claim))
}

/// At a location on which tasks race every access lies behind those before it that are in conflict with it and hand order
/// on.
fn follow_accesses(
    order: &mut HappensBefore,
    task: tasks::TaskId,
    (object, index): MemoryCell,
    write: bool,
    hands_on: bool,
) {
    let object = tasks::ObjectId(object.0);
    let (written, read) = (Key::Written(object, index), Key::Read(object, index));
    order.acquire(task, written);
    if write {
        order.acquire(task, read);
    }
    if hands_on {
        order.release(task, if write { written } else { read });
    }
}

/// Who makes an access.
#[derive(Clone, Copy)]
pub(super) struct Who {
    task: TaskId,
    /// The number of its operation.
    operation: u64,
    path: u64,
    covered: bool,
    /// As in [`Access::atomic`].
    atomic: bool,
    /// As in [`Access::whole`].
    whole: Option<jdk::Row>,
    /// As in [`Access::update`].
    update: Tag,
    /// As in [`Access::at`].
    at: u16,
    /// Whether it lies behind the accesses before it that are in conflict with it.
    kind: Admitted,
}

/// What the look at an access showed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Checked {
    /// The task has made the same one already.
    Known,
    /// It has to be recorded.
    Fine,
    /// It must not be made before somebody has looked at the suspects.
    Suspect,
}
