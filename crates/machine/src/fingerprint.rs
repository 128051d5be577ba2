//! The canonical name of a state: equal for states that differ only in the names of objects, in garbage, in
//! dead registers and in caches of the library.
//!
//! Objects fall into two generations. Those that existed at the base (before the first task was spawned) are named by
//! their index and looked at only if they were written since; all others are numbered in the order in which a traversal
//! from the roots meets them. `Thorough` does without generations: it walks everything that can be reached. It is slow,
//! and the measure for the fast one in the tests.

use crate::canon::OLD;
pub use crate::canon::{Canon, KeyedHash, Walk};
use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{ClassState, Initialization};
use crate::machine::Machine;
use crate::objects::Objects;
use crate::small::Small;
use crate::stack::{Frame, FrameKind, Stack, Task, TaskId};
use program::linked::Shape;
use program::{ClassId, Kind, Origin};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

impl<H: Host> Machine<H> {
    /// From here on the present objects are old. Called once, before the first task is spawned, and followed
    /// by a mark: what is written before the next mark is not noticed as a change of the base.
    pub fn set_base(&mut self) {
        self.collect_garbage();
        self.heap.set_base();
        self.base_classes = self.classes.iter().map(|state| state.initialization).collect();
        let no_object = |index: &usize| self.classes[*index].mirror.is_null();
        let late = (0..self.classes.len()).filter(no_object).map(|index| ClassId(index as u32));
        self.late_classes = late.collect();
        let (cached, of_library) = self.library_objects();
        self.cached = Arc::new(cached);
        self.of_library = Arc::new(of_library);
    }

    /// Old objects that only one of these tasks can reach are treated as young from now on, so that tasks which
    /// differ in nothing else look alike. `further` are objects that count as everybody's.
    pub fn set_own(&mut self, tasks: &[TaskId], further: &[Ref]) {
        let mut seen = self.reachable(&[], further);
        let mut own: FxHashSet<Ref> = FxHashSet::default();
        for task in tasks {
            let mut found = Objects::default();
            let pending = self.references_of(*task);
            self.close_over(&mut found, pending);
            // Each object is dealt with alone, so their order does not show.
            found.iter().for_each(|object| match seen.insert(object) {
                true => drop(own.insert(object)),
                false => drop(own.remove(&object)),
            });
        }
        self.own = Arc::new(own);
    }

    /// The references in the live registers of a task.
    pub(crate) fn references_of(&mut self, task: TaskId) -> Vec<Ref> {
        let mut found = vec![self.tasks[task.0 as usize].thread];
        let stack = self.stack_of(task).clone();
        for index in 0..stack.frames.len() {
            self.live_slots(&stack, index, |slot, reference| {
                if reference {
                    found.push(Ref(stack.slots[slot] as u32));
                }
            });
        }
        found
    }

    /// The fingerprint of the present state. `tasks` are given in canonical order, each with a name that does
    /// not depend on the schedule; the host adds what it knows of them.
    pub fn fingerprint(
        &mut self,
        tasks: &[(u64, TaskId)],
        host: impl FnOnce(&Machine<H>, &mut Canon),
    ) -> u128 {
        let canon = Canon::new(self, Walk::Generations, false);
        self.walk_state(canon, tasks, host).finish()
    }

    /// The name of what is one task's own: its stack and the young objects that it can reach, which are added to
    /// `young`. The host adds what it knows of the task.
    pub fn fingerprint_task(
        &mut self,
        (name, task): (u64, TaskId),
        young: &mut Vec<Ref>,
        host: impl FnOnce(&Machine<H>, &mut Canon),
    ) -> u128 {
        let mut canon = Canon::new(self, Walk::Generations, false);
        canon.token(name);
        self.walk_task(&mut canon, task);
        self.walk_pending(&mut canon);
        host(self, &mut canon);
        self.walk_pending(&mut canon);
        young.extend(&canon.pending);
        canon.finish()
    }

    /// The name of what is no task's own: classes, old objects that were written, monitors. None if young
    /// objects hang on it.
    pub fn fingerprint_rest(
        &mut self,
        tasks: &[(u64, TaskId)],
        host: impl FnOnce(&Machine<H>, &mut Canon),
    ) -> Option<u128> {
        let mut canon = Canon::new(self, Walk::Generations, false);
        self.walk_classes(&mut canon, tasks);
        self.walk_dirty(&mut canon);
        host(self, &mut canon);
        self.walk_gone_owners(&mut canon, tasks);
        self.walk_small(&mut canon, tasks);
        let base = self.heap.base();
        let alone = canon.pending.is_empty() && self.small.hashes.iter().all(|(object, _)| object.0 < base);
        alone.then(|| canon.finish())
    }

    /// The state itself, as the tokens that the fingerprint hashes.
    pub fn canonical_form(
        &mut self,
        walk: Walk,
        tasks: &[(u64, TaskId)],
        host: impl FnOnce(&Machine<H>, &mut Canon),
    ) -> Vec<u64> {
        let canon = Canon::new(self, walk, true);
        self.walk_state(canon, tasks, host).tokens.unwrap_or_default()
    }

    fn walk_state(
        &mut self,
        mut canon: Canon,
        tasks: &[(u64, TaskId)],
        host: impl FnOnce(&Machine<H>, &mut Canon),
    ) -> Canon {
        for (name, task) in tasks {
            canon.token(*name);
            self.walk_task(&mut canon, *task);
        }
        self.walk_classes(&mut canon, tasks);
        if canon.walk == Walk::Generations {
            self.walk_dirty(&mut canon);
        }
        self.walk_pending(&mut canon);
        self.walk_gone_owners(&mut canon, tasks);
        self.walk_pending(&mut canon);
        // The host comes last: it may leave out what the program cannot reach.
        host(self, &mut canon);
        self.walk_pending(&mut canon);
        if !matches!(canon.walk, Walk::Outline { .. }) {
            self.walk_small(&mut canon, tasks);
        }
        canon
    }

    fn walk_pending(&mut self, canon: &mut Canon) {
        while let Some(object) = canon.pending.get(canon.next).copied() {
            canon.next += 1;
            self.walk_object(canon, object);
        }
    }

    /// Tasks that have ended and hold a lock still: no task bears their name any more, but the lock tells their threads.
    fn walk_gone_owners(&self, canon: &mut Canon, tasks: &[(u64, TaskId)]) {
        let kept = if self.host.is_some() { H::held(self) } else { Vec::new() };
        let held = self.small.monitors.held().chain(kept);
        let gone = held.filter(|(_, owner)| tasks.iter().all(|(_, one)| one != owner));
        let named = gone.filter_map(|(lock, owner)| Some((canon.known_name(lock)?, owner)));
        for (lock, owner) in named.collect::<BTreeSet<(u64, TaskId)>>() {
            canon.token(lock);
            canon.reference(self.tasks[owner.0 as usize].thread);
        }
    }

    fn walk_task(&mut self, canon: &mut Canon, task: TaskId) {
        // `epoch` is the undo log's; the stack of the current task is elsewhere.
        let Task { stack: _, thread, hashes, epoch: _ } = self.tasks[task.0 as usize];
        canon.reference(thread);
        canon.token(u64::from(hashes));
        self.walk_stack(canon, task);
    }

    fn walk_stack(&mut self, canon: &mut Canon, task: TaskId) {
        // The stack is taken out so that the maps can be filled while it is read.
        let stack = if task == self.current {
            std::mem::take(&mut self.stack)
        } else {
            std::mem::take(&mut self.tasks[task.0 as usize].stack)
        };
        // The slots are walked frame by frame, those that are alive.
        // Which frames are brackets follows from the frames.
        let Stack { slots: _, frames, before, brackets: _, crossings: _ } = &stack;
        canon.token((frames.len() as u64) << 1 | u64::from(*before));
        for index in 0..frames.len() {
            self.walk_frame(canon, &stack, index);
        }
        if task == self.current {
            self.stack = stack;
        } else {
            self.tasks[task.0 as usize].stack = stack;
        }
    }

    fn walk_frame(&mut self, canon: &mut Canon, stack: &Stack, index: usize) {
        // The method decides its code, where that begins and how many registers there are; where a frame lies in the
        // stack shows nowhere.
        let Frame { method, code: _, start, pc, base: _, registers: _, kind } = stack.frames[index];
        let linked = self.program.method(method);
        canon.wide(self.program.class(linked.class).wide_name);
        canon.token(u64::from(linked.file_index) << 32 | u64::from(pc - start));
        match kind {
            FrameKind::Plain => canon.token(0),
            FrameKind::Synchronized(object) => {
                canon.token(1);
                canon.reference(object);
            }
            FrameKind::Initializer(class) => {
                canon.token(2);
                canon.wide(self.program.class(class).wide_name);
            }
        }
        self.live_slots(stack, index, |slot, reference| {
            let value = stack.slots[slot];
            if reference {
                canon.reference(Ref(value as u32));
            } else {
                canon.token(value);
            }
        });
    }

    pub(crate) fn is_program(&self, class: ClassId) -> bool {
        self.program.class(class).origin != Origin::Jdk
    }

    /// Classes: how far those of the program are, and their static fields where these are not old objects.
    fn walk_classes(&mut self, canon: &mut Canon, tasks: &[(u64, TaskId)]) {
        let mut found: Vec<(u128, ClassId)> = Vec::new();
        self.classify();
        let is_young = |state: &ClassState| !state.mirror.is_null() && !canon.is_old(state.mirror);
        // What the library keeps in static fields of classes that were loaded since.
        if canon.walk == Walk::Generations {
            for (index, _) in self.classes.iter().enumerate().filter(|(_, state)| is_young(state)) {
                let class = ClassId(index as u32);
                let linked = self.program.class(class);
                if linked.static_words > 0 && !self.is_program(class) {
                    found.push((linked.wide_name, class));
                }
            }
        }
        for class in self.program_classes.iter().copied() {
            let (linked, state) = (self.program.class(class), &self.classes[class.index()]);
            let before = self.base_classes.get(class.index()).copied().unwrap_or(Initialization::Linked);
            let changed = state.initialization != before || canon.walk != Walk::Generations;
            let statics = linked.static_words > 0 && is_young(state);
            let matters = match linked.initializer {
                // Without an initialiser it makes no difference whether a class counts as initialised: only the
                // static fields count, if it was loaded since the base.
                Some(_) => changed && state.initialization != Initialization::Linked,
                None => statics,
            };
            if matters {
                found.push((linked.wide_name, class));
            }
        }
        found.sort_unstable();
        canon.token(found.len() as u64);
        for (name, class) in found {
            // Why an initialiser failed shows in what a later use throws.
            let ClassState { mirror, initialization, failure } = self.classes[class.index()];
            let by = |task: TaskId| name_in(tasks, task);
            canon.wide(name);
            let (how, who) = match initialization {
                _ if !self.can_run_initializers(class) => (2, 0),
                Initialization::Linked => (0, 0),
                Initialization::Done | Initialization::Told => (2, 0),
                Initialization::Apart => (2, 1),
                Initialization::Failed => (3, 0),
                Initialization::Preparing(task) => (4, by(task)),
                Initialization::Running(task) => (5, by(task)),
            };
            canon.token(how);
            canon.token(who);
            canon.reference(failure);
            self.walk_statics(canon, class, mirror);
        }
    }

    fn walk_statics(&mut self, canon: &mut Canon, class: ClassId, mirror: Ref) {
        let kept = (!self.is_program(class)).then(|| self.library_statics(class));
        let linked = self.program.class(class);
        for word in 0..linked.static_words {
            if kept.as_ref().is_some_and(|kept| kept.binary_search(&word).is_err()) {
                continue;
            }
            let value = self.heap.get(mirror, self.static_word(word));
            if linked.static_references.binary_search(&word).is_ok() {
                canon.reference(Ref(value as u32));
            } else {
                canon.token(value);
            }
        }
    }

    /// Old objects that were written since the base and differ from what they were.
    fn walk_dirty(&mut self, canon: &mut Canon) {
        let mut dirty = self.heap.dirty().to_vec();
        dirty.sort_unstable();
        for piece in dirty {
            let class = self.heap.class(piece.reference);
            let own = self.own.contains(&piece.reference);
            if own || class == self.known.string || !self.matters(piece.reference, class) {
                continue;
            }
            if self.heap.is_as_at_base(&piece) {
                continue;
            }
            canon.token(OLD | u64::from(piece.reference.0));
            canon.token(u64::from(piece.first_word));
            self.walk_words(canon, piece.reference, piece.first_word, piece.words);
        }
    }

    /// Whether an old object can matter to a program: what the library's caches hold cannot, and the standard streams
    /// are written through natives.
    fn matters(&self, object: Ref, class: ClassId) -> bool {
        if class == self.known.class {
            return true;
        }
        object != self.original_streams.0
            && object != self.original_streams.1
            && !self.cached.contains(object)
    }

    fn walk_object(&mut self, canon: &mut Canon, object: Ref) {
        let class = self.heap.class(object);
        canon.wide(self.program.class(class).wide_name);
        if class == self.known.class {
            // A class is its name; its statics are walked with the classes.
            canon.wide(self.program.class(self.class_of_mirror(object)).wide_name);
            return;
        }
        if class == self.known.string {
            let value = self.heap.get_ref(object, self.known.string_value);
            canon.token(self.heap.get(object, self.known.string_coder));
            if !value.is_null() {
                canon.token(u64::from(self.heap.length(value)));
                self.heap.words(value).iter().for_each(|word| canon.token(*word));
            }
            return;
        }
        canon.token(u64::from(self.heap.length(object)));
        if let Walk::Outline { collections } = canon.walk
            && self.is_outlined(canon, object, collections)
        {
            return;
        }
        let words = self.heap.header(object).words() as u32;
        self.walk_words(canon, object, 0, words);
    }

    fn walk_words(&mut self, canon: &mut Canon, object: Ref, first: u32, count: u32) {
        let class = self.heap.class(object);
        let of = if class == self.known.class { self.class_of_mirror(object) } else { class };
        let kept = (class == self.known.class && !self.is_program(of)).then(|| self.library_statics(of));
        let linked = self.program.class(class);
        let words = &self.heap.words(object)[first as usize..(first + count) as usize];
        match linked.shape {
            Shape::Array(_, Kind::Reference) => {
                for word in words {
                    canon.reference(Ref(*word as u32));
                    canon.reference(Ref((*word >> 32) as u32));
                }
            }
            Shape::Array(..) | Shape::Primitive(_) => words.iter().for_each(|word| canon.token(*word)),
            Shape::Instance if class == self.known.class => {
                let id_word = self.known.class_id_word;
                let references = &self.program.class(of).static_references;
                for (offset, word) in words.iter().enumerate() {
                    let Some(at) = (first + offset as u32).checked_sub(id_word + 1) else { continue };
                    if kept.as_ref().is_some_and(|kept| kept.binary_search(&at).is_err()) {
                        continue;
                    }
                    if references.binary_search(&at).is_ok() {
                        canon.reference(Ref(*word as u32));
                    } else {
                        canon.token(*word);
                    }
                }
            }
            Shape::Instance => {
                let references = &linked.instance_references;
                for (offset, word) in words.iter().enumerate() {
                    if references.binary_search(&(first + offset as u32)).is_ok() {
                        canon.reference(Ref(*word as u32));
                    } else {
                        canon.token(*word);
                    }
                }
            }
        }
    }

    /// What is copied whole at a mark.
    fn walk_small(&mut self, canon: &mut Canon, tasks: &[(u64, TaskId)]) {
        let Small {
            monitors,
            hashes,
            input_read,
            files,
            permits,
            unsure_permits,
            parked,
            entered,
            timed,
            initializing,
            inflaters,
            deflaters,
            closed_streams,
            interrupted,
            clock,
            counter,
            numbered_threads,
            has_hooks,
            closes,
            proxies,
            defined,
            linked,
        } = &self.small;
        let name_of = |task: TaskId| name_in(tasks, task);
        if self.config.interned_shows {
            let entry = |units: &[u16]| {
                let object = self.strings.get(units).copied().unwrap_or(Ref::NULL);
                let mut record = vec![canon.known_name(object).unwrap_or(0)];
                record.extend(units.iter().map(|unit| u64::from(*unit)));
                record
            };
            let records = self.string_log.iter().map(|units| entry(units)).collect();
            canon.sorted(records);
        }
        let mut records: Vec<Vec<u64>> = Vec::new();
        for monitor in monitors.all() {
            records.push(monitor.words(name_of, |object| canon.name(object)));
        }
        canon.sorted(records);
        let mut records: Vec<Vec<u64>> = Vec::new();
        for (object, hash) in hashes {
            if canon.is_old(*object) || canon.numbers.contains_key(object) {
                records.push(vec![canon.name(*object), *hash as u64]);
            }
        }
        canon.sorted(records);
        canon.sorted(permits.iter().map(|task| vec![name_of(*task)]).collect());
        for tasks in [unsure_permits, parked, entered] {
            canon.sorted(tasks.iter().map(|task| vec![name_of(*task)]).collect());
        }
        let clock_shows = self.config.clock_shows;
        let end_of = |end: u64| if clock_shows { end } else { 0 };
        canon.sorted(timed.iter().map(|(task, end)| vec![name_of(*task), end_of(*end)]).collect());
        canon
            .sorted(interrupted.iter().filter_map(|thread| Some(vec![canon.known_name(*thread)?])).collect());
        canon.sorted(closed_streams.iter().map(|stream| vec![u64::from(stream.0)]).collect());
        canon.token(*input_read as u64);
        canon.token(files.len() as u64);
        for (contents, at) in files {
            canon.token(contents.len() as u64);
            canon.token(*at as u64);
        }
        let wide = |class: &ClassId| self.program.class(*class).wide_name;
        let halves = |name: u128| [name as u64, (name >> 64) as u64];
        let waiting =
            |(above, class): &(ClassId, ClassId)| [halves(wide(above)), halves(wide(class))].concat();
        canon.sorted(initializing.iter().map(waiting).collect());
        canon.token(inflaters.len() as u64);
        inflaters.iter().for_each(|one| one.feed(canon));
        canon.token(deflaters.len() as u64);
        deflaters.iter().for_each(|one| one.feed(canon));
        canon.token(end_of(*clock));
        canon.token(*counter);
        canon.token(u64::from(*numbered_threads));
        canon.token(u64::from(*has_hooks) | u64::from(*closes) << 1);
        canon.sorted(defined.iter().map(|class| halves(wide(class)).to_vec()).collect());
        canon.sorted(linked.iter().map(|class| halves(wide(class)).to_vec()).collect());
        canon.token(proxies.len() as u64);
        for interfaces in proxies {
            canon.record(&interfaces.iter().flat_map(|one| halves(wide(one))).collect::<Vec<u64>>());
        }
    }
}

/// The name of a task among the live ones.
fn name_in(tasks: &[(u64, TaskId)], task: TaskId) -> u64 {
    tasks.iter().find(|(_, id)| *id == task).map_or(u64::MAX, |(name, _)| *name)
}
