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
use std::collections::BTreeMap;
use std::sync::Arc;
use tasks::{FinishId, Isolated, ObjectId, PhaserId, Registration, TaskId, World};

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
    /// Which messages an actor takes before it is stopped.
    Taking(ObjectId),
    /// Whether a finish has an accumulator, and its value.
    Accumulator(ObjectId),
    /// An event count.
    Event(ObjectId),
    /// A monitor.
    Monitor(ObjectId),
    /// A volatile location.
    Volatile(ObjectId, u32),
    /// The last atomic write of a location: what it hands over to those who read it.
    Latest(ObjectId, u32),
    /// Writes of a location on which tasks race.
    Written(ObjectId, u32),
    /// Reads of one.
    Read(ObjectId, u32),
    /// The right to resolve a future.
    Claim(ObjectId),
    /// The end of an isolated body: task and number.
    Body(u32, u32),
    /// The clock.
    Clock,
    /// Work and critical paths.
    Metrics,
    /// The permit of a thread (`LockSupport`), and whether it is interrupted.
    Permit(ObjectId),
    /// The initialisation of a class, by a hash of its name.
    Class(u64),
    /// The table of interned strings, by a hash of the text.
    Interned(u64),
    /// The identity hash of an object.
    Identity(ObjectId),
    /// How far a file or standard input has been read.
    File(i32),
    /// What has been written to the standard streams.
    Output,
    /// A source of numbers that are given out once.
    Counter,
}

/// How an operation touches something shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touching {
    /// It looks.
    Read,
    /// It changes, and the order of changes shows.
    Write,
    /// It changes so that two such changes give the same in either order.
    Update,
}

impl Touching {
    /// Whether the order of two operations can show.
    fn conflicts_with(self, other: Touching) -> bool {
        self != other || self == Touching::Write
    }
}

/// An isolated body that a task is in: what it claims and its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// What it claims.
    pub claim: Isolated,
    /// Which of the task's bodies it is.
    pub body: u32,
}

/// The pairs of bodies that exclude each other: numbers of those on the left.
pub fn excluding<'a>(left: &'a [Held], right: &'a [Held]) -> impl Iterator<Item = u32> + 'a {
    let excludes = |one: &&Held| right.iter().any(|other| one.claim.conflicts_with(&other.claim));
    left.iter().filter(excludes).map(|held| held.body)
}

/// A moment at which a task touched something shared.
#[derive(Clone, Debug)]
pub struct Touch {
    /// When.
    pub moment: Moment,
    /// The task's name, which does not depend on the schedule.
    pub path: u64,
    /// How.
    pub how: Touching,
    /// The isolated bodies that it was made in.
    pub held: Arc<[Held]>,
}

impl Key {
    /// The object it is about.
    pub fn object(&self) -> Option<ObjectId> {
        match *self {
            Key::Future(object)
            | Key::Message(object)
            | Key::Actor(object)
            | Key::Taking(object)
            | Key::Accumulator(object)
            | Key::Event(object)
            | Key::Monitor(object)
            | Key::Claim(object)
            | Key::Latest(object, _)
            | Key::Written(object, _)
            | Key::Read(object, _)
            | Key::Permit(object)
            | Key::Identity(object)
            | Key::Volatile(object, _) => Some(object),
            Key::Body(..)
            | Key::Clock
            | Key::Metrics
            | Key::Class(_)
            | Key::Interned(_)
            | Key::File(_)
            | Key::Output
            | Key::Counter => None,
        }
    }

    /// What tells keys about one object apart.
    pub fn part(&self) -> [u64; 2] {
        match *self {
            Key::Future(_) => [1, 0],
            Key::Message(_) => [2, 0],
            Key::Actor(_) => [3, 0],
            Key::Event(_) => [4, 0],
            Key::Monitor(_) => [6, 0],
            Key::Claim(_) => [7, 0],
            Key::Body(..) => [8, 0],
            Key::Volatile(_, index) => [9, u64::from(index)],
            Key::Written(_, index) => [10, u64::from(index)],
            Key::Read(_, index) => [11, u64::from(index)],
            Key::Clock => [12, 0],
            Key::Metrics => [13, 0],
            Key::Permit(_) => [14, 0],
            Key::Class(name) => [15, name],
            Key::Interned(text) => [16, text],
            Key::Identity(_) => [17, 0],
            Key::File(number) => [18, number as u64],
            Key::Output => [19, 0],
            Key::Counter => [20, 0],
            Key::Latest(_, index) => [21, u64::from(index)],
            Key::Taking(_) => [22, 0],
            Key::Accumulator(_) => [23, 0],
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
    /// Passes of a phase of a bounded phaser.
    Pass(ObjectId, i64),
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
    /// It has begun to run.
    started: bool,
    /// Whether something other than spawn and finish added to what is known.
    learned: bool,
    /// Isolated bodies that the task is in, outermost first.
    isolated: Arc<[Held]>,
    /// How many isolated bodies it has begun.
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
    /// Locations that were accessed in a weaker mode than volatile.
    weakly: FxHashSet<(ObjectId, u32)>,
    signals: BTreeMap<(ObjectId, i64), Knowledge>,
    /// What those who passed a phase of a bounded phaser hand to the signals that they let pass.
    passes: BTreeMap<(ObjectId, i64), Knowledge>,
    registrations: Vec<(PhaserId, Registration)>,
    /// For things whose order is a choice of the schedule: the latest change, and the looks and updates since.
    touched: FxHashMap<Key, Vec<Touch>>,
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
        for (place, known) in &self.passes {
            visit(Carrier::Pass(place.0, place.1), self.is_known(past, known, None));
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

    /// A task begins to run: the futures that it awaited lie before it. Later another object may bear the number of one
    /// of them.
    pub fn start(&mut self, task: TaskId, awaited: &[ObjectId]) {
        if !std::mem::replace(&mut self.clock(task).started, true) {
            awaited.iter().for_each(|future| self.acquire(task, Key::Future(*future)));
        }
    }

    /// A task ends; its finish will join it.
    pub fn end_task(&mut self, task: TaskId, world: &World) {
        let finish = world.enclosing_finish(task);
        for (phaser, one) in world.registrations_of(task).collect::<Vec<_>>() {
            if one.mode.signals() {
                self.release_signal(task, phaser, one.signal);
            }
            if one.mode.waits() && world.phaser_bound(phaser).is_some() {
                self.release_pass(task, phaser, one.wait);
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

    /// A finish was left open by its task: another waits for its tasks.
    pub fn hand_over(&mut self, finish: FinishId, heir: FinishId) {
        let members = self.members.remove(&finish).unwrap_or_default();
        self.members.entry(heir).or_default().extend(members);
        if let Some(known) = self.finish_known.remove(&finish) {
            learn(self.finish_known.entry(heir).or_default(), &known);
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

    /// A task makes an atomic access to a location.
    ///
    /// A volatile read is ordered behind all volatile writes before it, whichever it reads (JLS 17.4.4). Modes that are
    /// weaker know one edge only: from a write that releases to the reads of it that acquire.
    pub fn atomic(&mut self, task: TaskId, object: ObjectId, index: u32, mode: machine::Mode) {
        let (all, latest) = (Key::Volatile(object, index), Key::Latest(object, index));
        if mode.acquires {
            if mode.volatile {
                self.acquire(task, all);
            }
            self.acquire(task, latest);
        }
        if mode.write {
            self.released.remove(&latest);
        }
        if mode.releases && !self.loose.contains(&object) {
            let given = self.give(task);
            if mode.volatile {
                learn(self.released.entry(all).or_default(), &given);
            }
            self.released.insert(latest, given);
        }
    }

    /// A location is accessed in a weaker mode than volatile.
    pub fn use_weakly(&mut self, object: ObjectId, index: u32) {
        self.weakly.insert((object, index));
    }

    /// Whether a location was accessed in a weaker mode than volatile.
    pub fn was_used_weakly(&self, object: ObjectId, index: u32) -> bool {
        self.weakly.contains(&(object, index))
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

    /// A task has passed a phase of a bounded phaser, or waits no more: signals that it held back may pass.
    fn release_pass(&mut self, task: TaskId, phaser: PhaserId, phase: i64) {
        let given = self.give(task);
        learn(self.passes.entry((phaser.0, phase)).or_default(), &given);
    }

    /// A task learns what signals or passes up to a phase hand over.
    fn acquire_phases(&mut self, task: TaskId, of: Phased, phaser: PhaserId, phase: i64) {
        let map = match of {
            Phased::Signals => &self.signals,
            Phased::Passes => &self.passes,
        };
        let mut known = Knowledge::new();
        for (_, given) in map.range((phaser.0, i64::MIN)..=(phaser.0, phase)) {
            learn(&mut known, given);
        }
        let clock = self.clock(task);
        learn(&mut clock.known, &known);
        clock.learned = true;
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
            let bound = world.phaser_bound(*phaser);
            let signalled = new.is_none_or(|new| new.signal > old.signal);
            if old.mode.signals() && signalled {
                // A signal that could have been held back lies behind what let it pass; a drop is never held.
                if let (Some(bound), Some(_)) = (bound, new) {
                    self.acquire_phases(task, Phased::Passes, *phaser, old.signal - i64::from(bound));
                }
                self.release_signal(task, *phaser, old.signal);
            }
        }
        for ((phaser, old), new) in before.iter().zip(&after) {
            let bounded = world.phaser_bound(*phaser).is_some();
            if new.is_some_and(|new| old.mode.waits() && new.wait > old.wait) {
                self.acquire_phases(task, Phased::Signals, *phaser, old.wait);
                if let Some(slowest) = world.slowest_wait(*phaser) {
                    self.forget_phases(*phaser, slowest);
                }
            }
            let passed = new.is_none_or(|new| new.wait > old.wait);
            if old.mode.waits() && passed && bounded {
                self.release_pass(task, *phaser, old.wait);
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

    /// Notes that a task touches something shared that is no plain word; gives the earlier touches of other tasks
    /// that are in conflict with this one and that nothing orders with it.
    pub fn touch(&mut self, task: TaskId, path: u64, key: Key, how: Touching) -> Vec<Touch> {
        let (moment, held) = (self.now(task), Arc::clone(&self.clocks[task.0 as usize].isolated));
        let mut entries = self.touched.remove(&key).unwrap_or_default();
        let unordered = |one: &&Touch| how.conflicts_with(one.how) && !self.is_before(one.moment, task);
        let met: Vec<Touch> = entries.iter().filter(unordered).cloned().collect();
        match how {
            // All that came before it is before it, or has been met.
            Touching::Write => entries.clear(),
            // It stands for those of its kind that are before it.
            _ => entries.retain(|one| one.how != how || !self.is_before(one.moment, task)),
        }
        entries.push(Touch { moment, path, how, held });
        self.touched.insert(key, entries);
        met
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

    /// A task begins the single statement of a phase: all have signalled.
    pub fn enter_single(&mut self, task: TaskId, world: &World) {
        if let Some((phaser, phase)) = world.single_run_by(task) {
            self.acquire_phases(task, Phased::Signals, phaser, phase);
        }
    }

    /// A single statement is about to end: whoever waits in its phase lies behind it.
    pub fn leave_single(&mut self, task: TaskId, world: &World) {
        if let Some((phaser, phase)) = world.single_run_by(task) {
            self.release_signal(task, phaser, phase);
        }
    }

    /// A task enters isolated.
    pub fn begin_isolated(&mut self, task: TaskId, claim: &Isolated) {
        let clock = self.clock(task);
        clock.bodies += 1;
        clock.time += 1;
        let held = Held { claim: claim.clone(), body: clock.bodies };
        clock.isolated = clock.isolated.iter().cloned().chain([held]).collect();
        for (other, known) in &self.ended {
            if other.conflicts_with(claim) {
                let clock = &mut self.clocks[task.0 as usize];
                learn(&mut clock.known, known);
                clock.learned = true;
            }
        }
    }

    /// A task leaves the innermost isolated. What it does next is no part of that body.
    pub fn end_isolated(&mut self, task: TaskId) {
        let clock = self.clock(task);
        let Some((last, outer)) = clock.isolated.split_last() else { return };
        let (last, outer) = (last.clone(), outer.into());
        clock.isolated = outer;
        let given = self.give(task);
        learn(self.released.entry(Key::Body(task.0, last.body)).or_default(), &given);
        if self.bodies_in_order {
            match self.ended.iter_mut().find(|(other, _)| *other == last.claim) {
                Some((_, known)) => learn(known, &given),
                None => self.ended.push((last.claim, given)),
            }
        }
    }

    /// The isolated bodies that a task is in, outermost first.
    pub fn held(&self, task: TaskId) -> &Arc<[Held]> {
        &self.clocks[task.0 as usize].isolated
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
        self.weakly.retain(|(object, _)| alive(*object));
        self.signals.retain(|(phaser, _), _| alive(*phaser));
        self.passes.retain(|(phaser, _), _| alive(*phaser));
        self.regions.retain(|one| alive(one.region.target.object()));
    }

    /// What carries no order.
    pub fn loose(&self) -> impl Iterator<Item = &ObjectId> {
        self.loose.iter()
    }

    /// Everything shared that is no plain word, with who touched it.
    pub fn touches(&self) -> impl Iterator<Item = (&Key, &[Touch])> {
        self.touched.iter().map(|(key, touches)| (key, touches.as_slice()))
    }
}

/// What is handed over by phases.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phased {
    Signals,
    Passes,
}
