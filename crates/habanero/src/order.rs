//! What happens before what.
//!
//! Each task has a clock of its own and knows up to which time of other tasks everything lies before it.
//! The knowledge is a persistent map, so a child shares its parent's. What a finish joins needs no entry at
//! all: an ended task points to the task and the time that joined it, and a question about it is passed
//! on. So programs of async and finish alone cost a step along the nesting, whatever the number of tasks.

mod regions;

pub use regions::RegionUse;

use imbl::OrdMap;
use rustc_hash::{FxHashMap, FxHashSet};
use tasks::{FinishId, Isolated, Mode, ObjectId, PhaserId, Registration, TaskId, World};

/// Up to which time of other tasks everything is known.
type Knowledge = OrdMap<u32, u32>;

/// Something that carries order from one task to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// Resolution of a future.
    Future(ObjectId),
    /// A message.
    Message(ObjectId),
    /// An actor: its messages are worked off one after the other, its status changes are seen.
    Actor(ObjectId),
    /// An event count.
    Event(ObjectId),
    /// The single statement of a phaser.
    Single(ObjectId),
    /// A monitor.
    Monitor(ObjectId),
    /// A volatile location.
    Volatile(ObjectId, u32),
    /// Writes of a location on which tasks race.
    Written(ObjectId, u32),
    /// Reads of one.
    Read(ObjectId, u32),
    /// The right to resolve a future.
    Claim(ObjectId),
    /// The end of an isolated body: task and number.
    Body(u32, u32),
}

impl Key {
    /// The object it is about.
    pub fn object(&self) -> Option<ObjectId> {
        match *self {
            Key::Future(object)
            | Key::Message(object)
            | Key::Actor(object)
            | Key::Event(object)
            | Key::Single(object)
            | Key::Monitor(object)
            | Key::Claim(object)
            | Key::Written(object, _)
            | Key::Read(object, _)
            | Key::Volatile(object, _) => Some(object),
            Key::Body(..) => None,
        }
    }

    /// What tells keys about one object apart.
    pub fn part(&self) -> u64 {
        match *self {
            Key::Future(_) => 1,
            Key::Message(_) => 2,
            Key::Actor(_) => 3,
            Key::Event(_) => 4,
            Key::Single(_) => 5,
            Key::Monitor(_) => 6,
            Key::Claim(_) => 7,
            Key::Body(..) => 8,
            Key::Volatile(_, index) => 9 | u64::from(index) << 8,
            Key::Written(_, index) => 10 | u64::from(index) << 8,
            Key::Read(_, index) => 11 | u64::from(index) << 8,
        }
    }
}

/// Something that carries order and has not yet been used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier<'a> {
    /// Released under a key.
    Key(Key),
    /// Signals of a phase.
    Signal(ObjectId, i64),
    /// What ended tasks of a finish learned.
    Finish(FinishId),
    /// The ends of isolated bodies with a claim.
    Bodies(&'a Isolated),
}

/// A moment of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// The task.
    pub task: u32,
    /// Its own time.
    pub time: u32,
}

#[derive(Clone, Debug, Default)]
struct Clock {
    time: u32,
    known: Knowledge,
    /// Whether something other than spawn and finish added to what is known.
    learned: bool,
    /// Isolated bodies that the task is in, outermost first.
    isolated: Vec<Isolated>,
    /// How many outermost isolated bodies it has begun.
    bodies: u32,
}

/// The happens-before relation of a run so far.
#[derive(Clone, Debug, Default)]
pub struct Order {
    clocks: Vec<Clock>,
    joined: Vec<Option<Moment>>,
    members: FxHashMap<FinishId, Vec<u32>>,
    finish_known: FxHashMap<FinishId, Knowledge>,
    released: FxHashMap<Key, Knowledge>,
    signals: std::collections::BTreeMap<(ObjectId, i64), Knowledge>,
    registrations: Vec<(PhaserId, Registration)>,
    /// For things whose order is a choice of the schedule: the latest change and the looks since.
    touched: FxHashMap<Key, (Option<Moment>, Vec<Moment>)>,
    /// Objects that tasks were seen to use in an order that is not explored: they carry no order.
    loose: FxHashSet<ObjectId>,
    regions: imbl::Vector<RegionUse>,
    /// Whether all isolated bodies that exclude each other are ordered, not only those that touch the same data.
    pub bodies_in_order: bool,
    /// If so: what the ends of bodies with a claim hand over.
    ended: Vec<(Isolated, Knowledge)>,
}

fn learn(known: &mut Knowledge, other: &Knowledge) {
    for (task, time) in other {
        match known.get(task) {
            Some(old) if old >= time => {}
            _ => {
                known.insert(*task, *time);
            }
        }
    }
}

impl Order {
    /// The order of a run that is about to start.
    pub fn new() -> Order {
        let root = Clock { time: 1, ..Clock::default() };
        Order { clocks: vec![root], joined: vec![None], ..Order::default() }
    }

    fn clock(&mut self, task: TaskId) -> &mut Clock {
        let index = task.0 as usize;
        if index >= self.clocks.len() {
            self.clocks.resize(index + 1, Clock::default());
            self.joined.resize(index + 1, None);
        }
        &mut self.clocks[index]
    }

    /// The present moment of a task.
    pub fn now(&self, task: TaskId) -> Moment {
        Moment { task: task.0, time: self.clocks[task.0 as usize].time }
    }

    /// Whether what was released under a key, or what a finish will hand over, contains a past moment; for
    /// all that carries order, in a fixed sequence.
    pub fn carried(&self, past: Moment, mut visit: impl FnMut(Carrier<'_>, bool)) {
        let mut keys: Vec<&Key> = self.released.keys().collect();
        keys.sort_unstable();
        for key in keys {
            visit(Carrier::Key(*key), self.is_known(past, &self.released[key], None));
        }
        for (place, known) in &self.signals {
            visit(Carrier::Signal(place.0, place.1), self.is_known(past, known, None));
        }
        let mut finishes: Vec<&FinishId> = self.finish_known.keys().collect();
        finishes.sort_unstable();
        for finish in finishes {
            visit(Carrier::Finish(*finish), self.is_known(past, &self.finish_known[finish], None));
        }
        for (claim, known) in &self.ended {
            visit(Carrier::Bodies(claim), self.is_known(past, known, None));
        }
    }

    /// Whether a past moment lies before everything that a task does from now on.
    pub fn is_before(&self, past: Moment, task: TaskId) -> bool {
        let clock = &self.clocks[task.0 as usize];
        self.is_known(past, &clock.known, Some(task.0))
    }

    fn is_known(&self, past: Moment, known: &Knowledge, own: Option<u32>) -> bool {
        let mut moment = past;
        loop {
            if Some(moment.task) == own || known.get(&moment.task).is_some_and(|time| *time >= moment.time) {
                return true;
            }
            match self.joined.get(moment.task as usize).copied().flatten() {
                Some(by) => moment = by,
                None => return false,
            }
        }
    }

    /// A task creates another.
    pub fn spawn(&mut self, parent: TaskId, child: TaskId) {
        let clock = self.clock(parent);
        let mut known = clock.known.clone();
        known.insert(parent.0, clock.time);
        clock.time += 1;
        *self.clock(child) = Clock { time: 1, known, ..Clock::default() };
        self.joined[child.0 as usize] = None;
    }

    /// A task ends; its finish will join it.
    pub fn end_task(&mut self, task: TaskId, world: &World) {
        let finish = world.enclosing_finish(task);
        for (phaser, one) in world.registrations_of(task).collect::<Vec<_>>() {
            if one.mode.signals() {
                self.release_signal(task, phaser, one.signal);
            }
        }
        self.members.entry(finish).or_default().push(task.0);
        let clock = self.clock(task);
        clock.time += 1;
        if clock.learned {
            let known = clock.known.clone();
            learn(self.finish_known.entry(finish).or_default(), &known);
        }
    }

    /// A finish has ended in a task.
    pub fn join_finish(&mut self, task: TaskId, finish: FinishId) {
        let members = self.members.remove(&finish).unwrap_or_default();
        let known = self.finish_known.remove(&finish);
        let clock = self.clock(task);
        clock.time += 1;
        let time = clock.time;
        if let Some(known) = known {
            learn(&mut clock.known, &known);
            clock.learned = true;
        }
        for member in members {
            self.joined[member as usize] = Some(Moment { task: task.0, time });
        }
    }

    /// What a task has done so far is handed to whoever acquires the key.
    pub fn release(&mut self, task: TaskId, key: Key) {
        let given = self.give(task);
        learn(self.released.entry(key).or_default(), &given);
    }

    /// As [`Order::release`], unless the key carries no order.
    pub fn release_unless_loose(&mut self, task: TaskId, key: Key) {
        if key.object().is_none_or(|object| !self.loose.contains(&object)) {
            self.release(task, key);
        }
    }

    /// An object carries no order from now on.
    pub fn loosen(&mut self, object: ObjectId) {
        self.loose.insert(object);
        self.released.retain(|key, _| key.object() != Some(object));
    }

    /// Whether what others released under keys of an object could tell a task something new.
    pub fn could_teach(&self, task: TaskId, object: ObjectId) -> bool {
        let known = &self.clocks[task.0 as usize].known;
        let new =
            |(other, time): (&u32, &u32)| *other != task.0 && known.get(other).is_none_or(|old| old < time);
        let of_object = |key: &Key| key.object() == Some(object);
        self.released.iter().any(|(key, given)| of_object(key) && given.iter().any(new))
    }

    /// What a task knows, itself included; what it does next is not part of it.
    fn give(&mut self, task: TaskId) -> Knowledge {
        let clock = self.clock(task);
        let mut known = clock.known.clone();
        known.insert(task.0, clock.time);
        clock.time += 1;
        known
    }

    /// A task learns what was released under a key.
    pub fn acquire(&mut self, task: TaskId, key: Key) {
        if let Some(given) = self.released.get(&key).cloned() {
            let clock = self.clock(task);
            learn(&mut clock.known, &given);
            clock.learned = true;
        }
    }

    fn release_signal(&mut self, task: TaskId, phaser: PhaserId, phase: i64) {
        let given = self.give(task);
        learn(self.signals.entry((phaser.0, phase)).or_default(), &given);
    }

    /// Remembers a task's registrations before an operation on phasers.
    pub fn before_phase(&mut self, task: TaskId, world: &World) {
        self.registrations = world.registrations_of(task).collect();
    }

    /// Sees what the operation changed: signals and drops release a phase, a wait acquires all up to it.
    pub fn after_phase(&mut self, task: TaskId, world: &World) {
        let before = std::mem::take(&mut self.registrations);
        let after: Vec<Option<Registration>> =
            before.iter().map(|(id, _)| world.registration(task, *id)).collect();
        for ((phaser, old), new) in before.iter().zip(&after) {
            let signalled = new.is_none_or(|new| new.signal > old.signal);
            if old.mode.signals() && signalled {
                self.release_signal(task, *phaser, old.signal);
            }
        }
        for ((phaser, old), new) in before.iter().zip(&after) {
            if new.is_some_and(|new| old.mode.waits() && new.wait > old.wait) {
                let mut known = Knowledge::new();
                for (_, given) in self.signals.range((phaser.0, i64::MIN)..=(phaser.0, old.wait)) {
                    learn(&mut known, given);
                }
                let clock = self.clock(task);
                learn(&mut clock.known, &known);
                clock.learned = true;
                if old.mode == Mode::SigWaitSingle {
                    self.acquire(task, Key::Single(phaser.0));
                }
                if let Some(slowest) = world.slowest_wait(*phaser) {
                    self.forget_phases(*phaser, slowest);
                }
            }
        }
    }

    /// Everybody who waits on a phaser has passed the phases before one: what was signalled in them is handed on with
    /// that one.
    fn forget_phases(&mut self, phaser: PhaserId, slowest: i64) {
        let past: Vec<(ObjectId, i64)> =
            self.signals.range((phaser.0, i64::MIN)..(phaser.0, slowest)).map(|(key, _)| *key).collect();
        for key in past {
            if let Some(known) = self.signals.remove(&key) {
                learn(self.signals.entry((phaser.0, slowest)).or_default(), &known);
            }
        }
    }

    /// Notes that a task changes or looks at something; says whether nothing orders that with what another
    /// task did there before.
    pub fn touches_unordered(&mut self, task: TaskId, key: Key, changes: bool) -> bool {
        let now = self.now(task);
        let (change, looks) = self.touched.get(&key).cloned().unwrap_or_default();
        let ordered = |moment: &Moment| self.is_before(*moment, task);
        let fine = change.iter().all(ordered) && (!changes || looks.iter().all(ordered));
        let entry = self.touched.entry(key).or_default();
        if changes {
            *entry = (Some(now), Vec::new());
        } else {
            entry.1.push(now);
        }
        !fine
    }

    /// The finish that will join an ended task, or the task if it is alive; tasks that have been joined count as
    /// their joiner.
    pub fn pending_finish(&self, past: Moment) -> Result<FinishId, u32> {
        let mut moment = past;
        while let Some(by) = self.joined.get(moment.task as usize).copied().flatten() {
            moment = by;
        }
        let finish =
            self.members.iter().find(|(_, tasks)| tasks.contains(&moment.task)).map(|(finish, _)| *finish);
        finish.ok_or(moment.task)
    }

    /// Whether the end of an isolated body hands a past moment over.
    pub fn is_handed_over(&self, past: Moment, task: u32, body: u32) -> bool {
        self.released.get(&Key::Body(task, body)).is_some_and(|known| self.is_known(past, known, None))
    }

    /// Whether every task that has ended has been joined.
    pub fn all_joined(&self) -> bool {
        self.members.values().all(Vec::is_empty)
    }

    /// A single statement has ended.
    pub fn leave_single(&mut self, task: TaskId, world: &World) {
        let singles = world.registrations_of(task).filter(|(_, one)| one.mode == Mode::SigWaitSingle);
        for (phaser, _) in singles.collect::<Vec<_>>() {
            self.release(task, Key::Single(phaser.0));
        }
    }

    /// A task enters isolated.
    pub fn begin_isolated(&mut self, task: TaskId, claim: &Isolated) {
        let clock = self.clock(task);
        if clock.isolated.is_empty() {
            clock.bodies += 1;
            clock.time += 1;
        }
        clock.isolated.push(claim.clone());
        for (other, known) in &self.ended {
            if other.conflicts_with(claim) {
                let clock = &mut self.clocks[task.0 as usize];
                learn(&mut clock.known, known);
                clock.learned = true;
            }
        }
    }

    /// A task leaves the innermost isolated.
    pub fn end_isolated(&mut self, task: TaskId) {
        let claim = self.clock(task).isolated.pop();
        if let Some(claim) = claim.filter(|_| self.bodies_in_order) {
            let given = self.give(task);
            match self.ended.iter_mut().find(|(other, _)| *other == claim) {
                Some((_, known)) => learn(known, &given),
                None => self.ended.push((claim, given)),
            }
        }
        let clock = self.clock(task);
        if clock.isolated.is_empty() {
            let body = clock.bodies;
            self.release(task, Key::Body(task.0, body));
        }
    }

    /// The isolated body that a task is in: its number (0 for none) and what it claims.
    pub fn body(&self, task: TaskId) -> (u32, &[Isolated]) {
        let clock = &self.clocks[task.0 as usize];
        (if clock.isolated.is_empty() { 0 } else { clock.bodies }, &clock.isolated)
    }

    /// Two isolated bodies touched the same data: the earlier one lies before the later.
    pub fn follow_body(&mut self, task: TaskId, earlier: u32, body: u32) {
        self.acquire(task, Key::Body(earlier, body));
    }

    /// Forgets what is keyed by objects that are gone.
    pub fn retain(&mut self, alive: impl Fn(ObjectId) -> bool) {
        self.released.retain(|key, _| key.object().is_none_or(&alive));
        self.touched.retain(|key, _| key.object().is_none_or(&alive));
        self.loose.retain(|object| alive(*object));
        self.signals.retain(|(phaser, _), _| alive(*phaser));
        self.regions.retain(|one| alive(one.region.target.object()));
    }

    /// What carries no order.
    pub fn loose(&self) -> impl Iterator<Item = &ObjectId> {
        self.loose.iter()
    }

    /// Everything whose order is a choice of the schedule, with the moments of the latest change and of the looks
    /// since.
    pub fn touches(&self) -> impl Iterator<Item = (&Key, Option<Moment>, &[Moment])> {
        self.touched.iter().map(|(key, (change, looks))| (key, *change, looks.as_slice()))
    }
}
