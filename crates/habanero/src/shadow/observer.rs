//! What tasks do reaches the shadow here: accesses of the interpreter, and touches of what is shared otherwise.

use super::{Checked, MemoryCell, Seen, Shadow, Who};
use crate::happens_before::{Key, Touching};
use crate::host::Host;
use crate::racing::Admitted;
use machine::{AccessMode, By, Observer, Ref, TaskId, Whole};
use program::tags::Tag;
use search::Access;
use std::ops::Range;
use std::sync::Arc;

impl Host {
    /// An access of the current task; false stops the machine before it.
    pub fn watch(&mut self, task: TaskId, place: MemoryCell, write: bool, atomic: bool, by: By) -> bool {
        let By { operation, whole, tag } = by;
        let granted = self.granted == Some(operation);
        let Some(shadow) = &mut self.shadow else { return true };
        let watched = shadow.watches(place, write) && !shadow.is_initializers_own(place, write);
        if !watched {
            self.note_written(task, place, write);
            return true;
        }
        let mut kind = Admitted::Other;
        if let Some(racing) = &mut shadow.racing {
            match racing.before(granted, shadow.base, place, (task, operation)) {
                Some(admitted) => kind = admitted,
                None => return false,
            }
        }
        if shadow.looking.is_some() && self.looks_at(task, place, write) {
            return false;
        }
        let update = if tag.is_update() { self.half(task, place, write, tag) } else { Tag::NONE };
        let who = Who { atomic, update, ..self.who(task, operation, whole, kind) };
        let (Some(shadow), Some(order)) = (&mut self.shadow, &mut self.happens_before) else { return true };
        if let Some(footprint) = self.footprint.as_mut().filter(|_| kind != Admitted::Other) {
            footprint.add_cell(place, write);
        }
        match shadow.check(order, who, place, write) {
            Checked::Suspect => return false,
            Checked::Known => {}
            Checked::Fine => {
                shadow.record(order, who, place, write);
                Shadow::follow(order, who, place, write);
            }
        }
        self.note_written(task, place, write);
        true
    }

    /// In a replay: remembers what a task is about to write.
    #[inline]
    fn note_written(&mut self, task: TaskId, place: MemoryCell, write: bool) {
        if write && let Some(trace) = &mut self.trace {
            trace.write(task, place);
        }
    }

    /// Whether halves of updates count as such: in a body, and where the order is explored.
    #[inline]
    fn tells_halves(&self, task: TaskId) -> bool {
        let (Some(shadow), Some(order)) = (&self.shadow, &self.happens_before) else { return false };
        !order.held(tasks::TaskId(task.0)).is_empty() && !shadow.sharing && self.points.updates_commute
    }

    /// Whether an access counts as half of an update: it is made in a body, and its other half is in the same. What is
    /// behind a race, or where sharing is looked for, depends on the order.
    fn half(&mut self, task: TaskId, place: MemoryCell, write: bool, tag: Tag) -> Tag {
        if !self.tells_halves(task) {
            return Tag::NONE;
        }
        let Some(order) = &self.happens_before else { return Tag::NONE };
        let held = order.held(tasks::TaskId(task.0));
        if !write {
            self.half_updates.insert(task, (place, Arc::clone(held)));
            return tag;
        }
        let begun = self.half_updates.get(&task);
        let is_same = begun.is_some_and(|(of, inside)| *of == place && Arc::ptr_eq(inside, held));
        let tag = if is_same { tag } else { Tag::NONE };
        self.asked.commuted |= tag != Tag::NONE;
        tag
    }

    /// Accesses of the current task to neighbours, by a native; false stops the machine before all of them. `kind`
    /// tells which are to locations on which tasks race.
    pub fn watch_all(
        &mut self,
        task: TaskId,
        object: Ref,
        indices: Range<u32>,
        (write, atomic): (bool, bool),
        (operation, whole): (u64, Option<Whole>),
        kind: impl Fn(u32) -> Admitted,
    ) -> bool {
        let granted = self.granted == Some(operation);
        let Some(shadow) = &mut self.shadow else { return true };
        let mut is_watched = |index: &u32| {
            let place = (object, *index);
            shadow.watches(place, write) && !shadow.is_initializers_own(place, write)
        };
        let watched: Vec<u32> = indices.clone().filter(&mut is_watched).collect();
        if let Some(racing) = &mut shadow.racing {
            let base = shadow.base;
            let admitted =
                |index: &u32| racing.before(granted, base, (object, *index), (task, operation)).is_some();
            if !watched.iter().all(admitted) {
                return false;
            }
        }
        if watched.iter().any(|index| self.looks_at(task, (object, *index), write)) {
            return false;
        }
        let mut new = Vec::new();
        for index in watched {
            if let Some(footprint) = self.footprint.as_mut().filter(|_| kind(index) != Admitted::Other) {
                footprint.add_cell((object, index), write);
            }
            let who = Who { atomic, ..self.who(task, operation, whole, kind(index)) };
            let place = (object, index);
            let (Some(shadow), Some(order)) = (&mut self.shadow, &mut self.happens_before) else {
                return true;
            };
            let checked = shadow.check(order, who, place, write);
            if checked != Checked::Known {
                new.push((who, place));
            }
        }
        let (Some(shadow), Some(order)) = (&mut self.shadow, &mut self.happens_before) else { return true };
        if !shadow.suspects.is_empty() {
            return false;
        }
        new.iter().for_each(|(who, place)| shadow.record(order, *who, *place, write));
        new.into_iter().for_each(|(who, place)| Shadow::follow(order, who, place, write));
        if write && self.trace.is_some() {
            indices.for_each(|index| self.note_written(task, (object, index), write));
        }
        true
    }

    /// In a replay: notes an access to the location in question; whether the machine stops before it.
    fn looks_at(&mut self, task: TaskId, place: MemoryCell, write: bool) -> bool {
        let looking = self.shadow.as_mut().and_then(|shadow| shadow.looking.as_mut());
        let (Some(looking), Some(order)) =
            (looking.filter(|looking| looking.place == place), &self.happens_before)
        else {
            return false;
        };
        let moment = order.now(tasks::TaskId(task.0));
        let at = self.trace.as_ref().map_or(0, |trace| trace.links.tick());
        looking.seen.push(Seen { moment, write, at });
        looking.is_over()
    }

    /// How many accesses have been checked.
    #[inline]
    fn checked(&self) -> u64 {
        self.shadow.as_ref().map_or(0, |shadow| shadow.checked)
    }

    /// Whether an access is looked at for what it was the first time: none is a choice, or noted one by one.
    fn looks_at_accesses_once(&self) -> bool {
        let one_by_one = |shadow: &Shadow| shadow.racing.is_some() || shadow.looking.is_some();
        self.trace.is_none() && !self.shadow.as_ref().is_some_and(|shadow| one_by_one(shadow))
    }

    #[inline]
    fn who(&self, task: TaskId, operation: u64, whole: Option<Whole>, kind: Admitted) -> Who {
        let mut who = Who {
            task,
            operation,
            path: self.paths.get(task.0 as usize).copied().unwrap_or(0),
            covered: false,
            atomic: false,
            whole: whole.map(|whole| whole.row),
            update: Tag::NONE,
            at: 0,
            kind,
        };
        if let Some(shadow) = &self.shadow {
            let id = tasks::TaskId(task.0);
            who.covered =
                shadow.sharing && (self.world.in_isolated(id) || !self.world.regions(id).is_empty());
            if kind != Admitted::Other {
                who.at = shadow.racing.as_ref().map_or(0, |racing| racing.at);
            }
        }
        who
    }
}

/// Watches the accesses of one task.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// The task.
    pub task: TaskId,
}

impl Observer<Host> for Watch {
    const WATCH: bool = true;

    fn access(&mut self, host: &mut Option<Box<Host>>, object: Ref, index: u32, write: bool, by: By) -> bool {
        match host {
            Some(host) => host.watch(self.task, (object, index), write, false, by),
            None => true,
        }
    }

    fn access_in_loop(
        &mut self,
        host: &mut Option<Box<Host>>,
        object: Ref,
        index: u32,
        write: bool,
        by: By,
    ) -> (bool, bool) {
        let Some(host) = host else { return (true, false) };
        let before = host.checked();
        let goes_on = host.watch(self.task, (object, index), write, false, by);
        let was_checked = host.checked() > before;
        let is_half = by.tag.is_update() && host.tells_halves(self.task);
        (goes_on, goes_on && was_checked && !is_half && host.looks_at_accesses_once())
    }

    fn tells_updates(&self, host: &Option<Box<Host>>) -> bool {
        host.as_ref().is_some_and(|host| host.tells_halves(self.task))
    }

    fn note_repeats(&mut self, host: &mut Option<Box<Host>>, count: u64) {
        if let Some(shadow) = host.as_mut().and_then(|host| host.shadow.as_mut()) {
            shadow.checked += count;
        }
    }

    fn atomic(
        &mut self,
        host: &mut Option<Box<Host>>,
        object: Ref,
        index: u32,
        mode: AccessMode,
        by: By,
    ) -> bool {
        match host {
            Some(host) => {
                if host.points.synchronization
                    && host.pauses_at(object, Some(index), (by.operation, by.whole))
                {
                    return false;
                }
                let by = By { tag: Tag::NONE, ..by };
                if !host.watch(self.task, (object, index), mode.write, true, by) {
                    return false;
                }
                let key = Key::Volatile(tasks::ObjectId(object.0), index);
                host.synchronize(self.task, key, mode);
                true
            }
            None => true,
        }
    }
}

impl Host {
    /// A task touches something shared that is no plain word. If nothing orders that with what another task did there
    /// before, the order of the two is a choice of the schedule: of isolated bodies that exclude each other it is
    /// explored, else it is noted. Says whether it was.
    pub fn touch(&mut self, task: TaskId, key: Key, how: Touching) -> bool {
        let Some(shadow) = &mut self.shadow else { return false };
        if shadow.alone || !shadow.looks_while_initializing(key.object().map(|one| Ref(one.0))) {
            return false;
        }
        shadow.taint_initializers();
        let access = match (key, how) {
            (Key::Monitor(_), _) => Access::Acquire,
            (_, Touching::Read) => Access::Read,
            (_, Touching::Write) => Access::Write,
            (_, Touching::Update) => Access::Update,
        };
        self.note_touched(key, access);
        let (Some(shadow), Some(order)) = (&mut self.shadow, &mut self.happens_before) else { return false };
        let id = tasks::TaskId(task.0);
        let path = self.paths.get(task.0 as usize).copied().unwrap_or(0);
        let mut unexplored = false;
        for earlier in order.touch(id, path, key, how) {
            unexplored |= !shadow.are_apart(order, (earlier.moment, earlier.path, &earlier.held), (id, path));
        }
        if unexplored && matches!(key, Key::Join(_)) {
            self.asked.interrupted_joins = true;
        } else if unexplored {
            self.unexplored.insert(key);
        }
        unexplored
    }

    /// What an access counts as. Additions whose results are dropped commute, but where others look in weaker modes than
    /// volatile they may learn that one came first, and it gives order to the next as ever.
    fn mode_of(&mut self, key: Key, mode: AccessMode) -> AccessMode {
        let (Key::Volatile(object, index), true) = (key, mode.commutes) else { return mode };
        let weakly = self.happens_before.as_ref().is_some_and(|order| order.was_used_weakly(object, index));
        if weakly || !self.points.updates_commute {
            return AccessMode::UPDATE;
        }
        self.asked.commuted = true;
        mode
    }

    /// A volatile access or a monitor: carries order, and is a choice of the schedule if nothing ordered it
    /// with what another task did there before.
    pub fn synchronize(&mut self, task: TaskId, key: Key, mode: AccessMode) {
        let (Key::Volatile(object, _) | Key::Monitor(object)) = key else { return };
        let mode = self.mode_of(key, mode);
        let how = match mode {
            AccessMode { commutes: true, .. } => Touching::Update,
            AccessMode { write: true, .. } => Touching::Write,
            _ => Touching::Read,
        };
        let unexplored = self.touch(task, key, how);
        let (Some(shadow), Some(order)) = (&self.shadow, &mut self.happens_before) else { return };
        if let Key::Volatile(_, index) = key
            && !mode.volatile
        {
            order.use_weakly(object, index);
        }
        // Where sharing is looked for, regions and isolated are what counts.
        if shadow.alone || !shadow.looks_while_initializing(Some(Ref(object.0))) || shadow.sharing {
            return;
        }
        let id = tasks::TaskId(task.0);
        // If the orders are not explored, the one of this run must not hide what others would show.
        if unexplored && !self.points.synchronization {
            order.loosen(object);
        }
        match key {
            Key::Volatile(object, index) => order.atomic(id, object, index, mode),
            _ => {
                if mode.acquires {
                    order.acquire(id, key);
                }
                if mode.releases {
                    order.release_unless_loose(id, key);
                }
            }
        }
    }
}
