//! What happens before what in a Habanero program: which construct carries order from which task to which.

mod bodies;
mod keys;
mod links;
mod regions;

pub use keys::{Claim, Held, Key, LeakingBody, Touch, Touching, excluding, forget_gone};

pub use happens_before::Moment;
pub use links::Recorder;
pub(crate) use links::Stamp;
pub use regions::RegionUse;

use happens_before::{Clocks, VectorClock};
use report::EdgeKind;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Arc;
use tasks::{FinishId, ObjectId, PhaserId, Registration, TaskId, World};

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
    Bodies(&'a Claim),
}

/// What is kept of a task besides its clock.
#[derive(Clone, Debug, Default)]
struct Member {
    /// It has begun to run.
    started: bool,
    /// Isolated bodies that the task is in, outermost first.
    isolated: Arc<[Held]>,
    /// When it entered each of them.
    begun: Vec<Moment>,
    /// How many isolated bodies it has begun.
    bodies: u32,
}

/// The happens-before relation of a run so far.
#[derive(Clone, Debug, Default)]
pub struct HappensBefore {
    clocks: Clocks<Key>,
    tasks: Vec<Member>,
    members: FxHashMap<FinishId, Vec<u32>>,
    finish_known: FxHashMap<FinishId, VectorClock>,
    /// Locations that were accessed in a weaker mode than volatile.
    weakly: FxHashSet<(ObjectId, u32)>,
    signals: BTreeMap<(ObjectId, i64), VectorClock>,
    /// What those who passed a phase of a bounded phaser hand to the signals that they let pass.
    passes: BTreeMap<(ObjectId, i64), VectorClock>,
    registrations: Vec<(PhaserId, Registration)>,
    /// For things whose order is a choice of the schedule: the latest change, and the looks and updates since.
    touched: FxHashMap<Key, Vec<Touch>>,
    /// Objects that tasks were seen to use in an order that is not explored: they carry no order.
    loose: FxHashSet<ObjectId>,
    regions: imbl::OrdMap<ObjectId, imbl::Vector<RegionUse>>,
    /// Isolated bodies that have ended and from inside which something was handed to others.
    leaking: imbl::Vector<LeakingBody>,
    /// A task has learned of others inside a monitor by something that it could have had to wait for.
    pub awaited_in_monitor: bool,
    /// Whether all isolated bodies that exclude each other are ordered, not only those that touch the same data.
    pub bodies_in_order: bool,
    /// If so: what the ends of bodies with a claim hand over.
    ended: Vec<(Claim, VectorClock)>,
    /// In a replay: what carried order.
    pub links: Option<Recorder>,
}

impl HappensBefore {
    /// The order of a run that is about to start.
    pub fn new() -> HappensBefore {
        HappensBefore { tasks: vec![Member::default()], ..HappensBefore::default() }
    }

    fn member(&mut self, task: TaskId) -> &mut Member {
        let index = task.0 as usize;
        if index >= self.tasks.len() {
            self.tasks.resize(index + 1, Member::default());
        }
        &mut self.tasks[index]
    }

    /// The present moment of a task.
    pub fn now(&self, task: TaskId) -> Moment {
        self.clocks.now(task.0)
    }

    /// All that carries order, and what it hands over, in no fixed order.
    pub fn carriers(&self) -> impl Iterator<Item = (Carrier<'_>, &VectorClock)> {
        let released = self.clocks.all_released().map(|(key, known)| (Carrier::Key(*key), known));
        let signals = self.signals.iter().map(|(place, known)| (Carrier::Signal(place.0, place.1), known));
        let passes = self.passes.iter().map(|(place, known)| (Carrier::Pass(place.0, place.1), known));
        let finishes = self.finish_known.iter().map(|(finish, known)| (Carrier::Finish(*finish), known));
        let bodies = self.ended.iter().map(|(claim, known)| (Carrier::Bodies(claim), known));
        released.chain(signals).chain(passes).chain(finishes).chain(bodies)
    }

    /// Whether what is handed over contains a past moment.
    pub fn is_carried(&self, past: Moment, known: &VectorClock) -> bool {
        self.clocks.is_known(past, known, None)
    }

    /// Whether a past moment lies before everything that a task does from now on.
    pub fn is_before(&self, past: Moment, task: TaskId) -> bool {
        self.clocks.is_before(past, task.0)
    }

    /// A task creates another.
    pub fn spawn(&mut self, parent: TaskId, child: TaskId) {
        self.note_spawn(parent, child);
        self.clocks.spawn(parent.0, child.0);
        *self.member(child) = Member::default();
    }

    /// A task begins to run: the futures that it awaited lie before it. Later another object may bear the number of one
    /// of them.
    pub fn start(&mut self, task: TaskId, awaited: &[ObjectId]) {
        if !std::mem::replace(&mut self.member(task).started, true) {
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
        self.note_end(task);
        self.members.entry(finish).or_default().push(task.0);
        self.clocks.tick(task.0);
        if let Some(known) = self.clocks.learned(task.0) {
            self.finish_known.entry(finish).or_default().join(known);
        }
    }

    /// A finish was left open by its task: another waits for its tasks.
    pub fn hand_over(&mut self, finish: FinishId, heir: FinishId) {
        let members = self.members.remove(&finish).unwrap_or_default();
        self.members.entry(heir).or_default().extend(members);
        if let Some(known) = self.finish_known.remove(&finish) {
            self.finish_known.entry(heir).or_default().join(&known);
        }
    }

    /// A finish has ended in a task.
    pub fn join_finish(&mut self, task: TaskId, finish: FinishId) {
        self.may_wait(task);
        let members = self.members.remove(&finish).unwrap_or_default();
        let known = self.finish_known.remove(&finish);
        self.note_join(task, &members);
        self.clocks.join(task.0, members, known.as_ref());
    }

    /// What a task has done so far is handed to whoever acquires the key.
    pub fn release(&mut self, task: TaskId, key: Key) {
        self.note_given(task);
        self.clocks.release(task.0, key);
    }

    /// A task makes an atomic access to a location.
    ///
    /// A volatile read is ordered behind all volatile writes before it, whichever it reads (JLS 17.4.4). Modes that are
    /// weaker know one edge only: from a write that releases to the reads of it that acquire.
    pub fn atomic(&mut self, task: TaskId, object: ObjectId, index: u32, mode: machine::AccessMode) {
        let (all, latest) = (Key::Volatile(object, index), Key::Latest(object, index));
        if mode.acquires {
            if mode.volatile {
                self.acquire(task, all);
            }
            self.acquire(task, latest);
        }
        if mode.write && !mode.commutes {
            self.clocks.set(latest, None);
        }
        if mode.releases && !self.loose.contains(&object) {
            self.note_given(task);
            let given = self.clocks.give(task.0);
            if mode.volatile {
                self.clocks.hand(all, &given);
            }
            // Of additions any may be the latest.
            match mode.commutes {
                true => self.clocks.hand(latest, &given),
                false => self.clocks.set(latest, Some(given)),
            }
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

    /// As [`HappensBefore::release`], unless the key carries no order.
    pub fn release_unless_loose(&mut self, task: TaskId, key: Key) {
        if key.object().is_none_or(|object| !self.loose.contains(&object)) {
            self.release(task, key);
        }
    }

    /// An object carries no order from now on.
    pub fn loosen(&mut self, object: ObjectId) {
        self.loose.insert(object);
        self.clocks.retain(|key| key.object() != Some(object));
    }

    /// Whether a task's clock covers all that others released under keys of an object.
    pub fn covers(&self, task: TaskId, object: ObjectId) -> bool {
        let of_object = |key: &Key| key.object() == Some(object);
        !self.clocks.all_released().any(|(key, given)| of_object(key) && self.clocks.is_news(task.0, given))
    }

    /// A task does something that it could have had to wait for.
    fn may_wait(&mut self, task: TaskId) {
        self.awaited_in_monitor |= self.is_in_monitor(task);
    }

    /// A task learns what was released under a key, which is for it alone.
    pub fn take(&mut self, task: TaskId, key: Key) {
        self.may_wait(task);
        self.learn_key(task, key);
        self.clocks.set(key, None);
    }

    /// A task learns what was released under a key.
    pub fn acquire(&mut self, task: TaskId, key: Key) {
        if !matches!(
            key,
            Key::Volatile(..)
                | Key::Latest(..)
                | Key::Written(..)
                | Key::Read(..)
                | Key::Body(..)
                | Key::Monitor(_)
        ) {
            self.may_wait(task);
        }
        self.learn_key(task, key);
    }

    fn learn_key(&mut self, task: TaskId, key: Key) {
        if self.links.is_some()
            && let Some(given) = self.clocks.released(key)
        {
            self.note_learned(task, self.kind_of(task, key), given);
        }
        self.clocks.acquire(task.0, key);
    }

    fn release_signal(&mut self, task: TaskId, phaser: PhaserId, phase: i64) {
        self.note_given(task);
        let given = self.clocks.give(task.0);
        self.signals.entry((phaser.0, phase)).or_default().join(&given);
    }

    /// A task has passed a phase of a bounded phaser, or waits no more: signals that it held back may pass.
    fn release_pass(&mut self, task: TaskId, phaser: PhaserId, phase: i64) {
        self.note_given(task);
        let given = self.clocks.give(task.0);
        self.passes.entry((phaser.0, phase)).or_default().join(&given);
    }

    /// A task learns what signals or passes up to a phase hand over.
    fn acquire_phases(&mut self, task: TaskId, of: Phased, phaser: PhaserId, phase: i64) {
        self.may_wait(task);
        let map = match of {
            Phased::Signals => &self.signals,
            Phased::Passes => &self.passes,
        };
        let mut known = VectorClock::default();
        for (_, given) in map.range((phaser.0, i64::MIN)..=(phaser.0, phase)) {
            known.join(given);
        }
        self.note_learned(task, EdgeKind::Phaser, &known);
        self.clocks.learn(task.0, &known);
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
                    merge_phases(&mut self.signals, *phaser, slowest);
                }
            }
            let passed = new.is_none_or(|new| new.wait > old.wait);
            if old.mode.waits() && passed && bounded {
                self.release_pass(task, *phaser, old.wait);
                if let (Some(base), Some(bound)) = (world.phaser_base(*phaser), world.phaser_bound(*phaser)) {
                    merge_phases(&mut self.passes, *phaser, base - i64::from(bound));
                }
            }
        }
    }

    /// Notes that a task touches something shared that is no plain word; gives the earlier touches of other tasks
    /// that are in conflict with this one and that nothing orders with it.
    pub fn touch(&mut self, task: TaskId, path: u64, key: Key, how: Touching) -> Vec<Touch> {
        let (moment, held) = (self.now(task), Arc::clone(self.held(task)));
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

    /// The task of a moment, or if that has been joined, the one that has joined it last.
    pub fn last_joiner(&self, past: Moment) -> u32 {
        let mut moment = past;
        while let Some(by) = self.clocks.joined_by(moment.task) {
            moment = by;
        }
        moment.task
    }

    /// The tasks that have ended, and the finishes that will join them.
    pub fn unjoined(&self) -> FxHashMap<u32, FinishId> {
        let members = self.members.iter();
        members.flat_map(|(finish, tasks)| tasks.iter().map(|task| (*task, *finish))).collect()
    }

    /// What the end of an isolated body hands over: the task, and the number of the body.
    pub fn handed_over(&self, (task, body): (u32, u32)) -> Option<&VectorClock> {
        self.clocks.released(Key::Body(task, body))
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

    /// Isolated bodies that others may know to have begun.
    pub fn leaking_bodies(&self) -> impl Iterator<Item = &LeakingBody> {
        self.leaking.iter()
    }

    /// The isolated bodies that a task is in, outermost first.
    pub fn held(&self, task: TaskId) -> &Arc<[Held]> {
        &self.tasks[task.0 as usize].isolated
    }

    /// Forgets what is keyed by objects that are gone.
    pub fn retain(&mut self, alive: impl Fn(ObjectId) -> bool) {
        self.clocks.retain(|key| key.object().is_none_or(&alive));
        self.touched.retain(|key, _| key.object().is_none_or(&alive));
        self.touched.values_mut().flatten().for_each(|touch| forget_gone(&mut touch.held, &alive));
        self.ended.retain(|(claim, _)| !claim.is_gone(&alive));
        self.leaking.iter_mut().for_each(|leak| forget_gone(&mut leak.held, &alive));
        let objects: Vec<ObjectId> = self.regions.keys().copied().collect();
        for object in objects {
            match self.regions.get_mut(&object).filter(|_| alive(object)) {
                Some(uses) => uses.iter_mut().for_each(|one| forget_gone(&mut one.held, &alive)),
                None => drop(self.regions.remove(&object)),
            }
        }
        self.loose.retain(|object| alive(*object));
        self.weakly.retain(|(object, _)| alive(*object));
        self.signals.retain(|(phaser, _), _| alive(*phaser));
        self.passes.retain(|(phaser, _), _| alive(*phaser));
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

/// Whoever comes next learns of all phases up to one: what was handed over in them is handed over with that one.
fn merge_phases(map: &mut BTreeMap<(ObjectId, i64), VectorClock>, phaser: PhaserId, upto: i64) {
    let past: Vec<(ObjectId, i64)> =
        map.range((phaser.0, i64::MIN)..(phaser.0, upto)).map(|(key, _)| *key).collect();
    for key in past {
        if let Some(known) = map.remove(&key) {
            map.entry((phaser.0, upto)).or_default().join(&known);
        }
    }
}
