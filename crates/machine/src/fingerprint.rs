//! The canonical name of a state: equal for states that differ only in the names of objects, in garbage, in
//! dead registers and in caches of the library.
//!
//! Objects fall into two generations. Those that existed at the base (before the first task was spawned)
//! are named by their index and looked at only if they were written since; all others are numbered in the
//! order in which a traversal from the roots meets them. `Thorough` does without generations: it walks
//! everything that can be reached. It is slow, and the measure for the fast one in the tests.

use crate::canon::OLD;
pub use crate::canon::{Canon, KeyedHash, Walk};
use crate::heap::Ref;
use crate::machine::{ClassState, Frame, FrameKind, Initialization, Machine, Small, Stack, Task, TaskId};
use crate::monitors::{Monitor, Woken};
use program::linked::Shape;
use program::{ClassId, Kind, Origin};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

impl Machine {
    /// From here on the present objects are old. Called once, before the first task is spawned, and followed
    /// by a mark: what is written before the next mark is not noticed as a change of the base.
    pub fn set_base(&mut self) {
        self.collect_garbage();
        self.heap.set_base();
        self.base_classes = self.classes.iter().map(|state| state.initialization).collect();
        let (cached, of_library) = self.library_objects();
        self.cached = Arc::new(cached);
        self.of_library = Arc::new(of_library);
    }

    /// The static fields of a class of the library that are no caches, as words.
    pub(crate) fn library_statics(&mut self, class: ClassId) -> Arc<[u32]> {
        if let Some(known) = self.library_statics.get(&class) {
            return Arc::clone(known);
        }
        let linked = self.program.class(class);
        let is_kept = |field: &&program::linked::Field| {
            field.is_static() && !jdk::is_cache(&linked.name, self.program.text(field.name))
        };
        let fields = linked.fields.iter().map(|id| self.program.field(*id));
        let mut kept: Vec<u32> = fields.filter(is_kept).map(|field| field.word).collect();
        kept.sort_unstable();
        let kept: Arc<[u32]> = kept.into();
        self.library_statics.insert(class, Arc::clone(&kept));
        kept
    }

    /// Whether all static fields that a class object of the library holds are caches, or never change.
    pub fn keeps_nothing(&mut self, mirror: Ref) -> bool {
        let class = self.class_of_mirror(mirror);
        let kept = self.library_statics(class);
        let fields = self.program.class(class).fields.iter().map(|id| self.program.field(*id));
        !fields.filter(|field| field.is_static() && !field.is_final()).any(|field| kept.contains(&field.word))
    }

    /// Old objects that only one of these tasks can reach are treated as young from now on, so that tasks which
    /// differ in nothing else look alike. `further` are objects that count as everybody's.
    pub fn set_own(&mut self, tasks: &[TaskId], further: &[Ref]) {
        let mut seen = self.reachable(&[], further);
        let mut own: FxHashSet<Ref> = FxHashSet::default();
        for task in tasks {
            let mut found = FxHashSet::default();
            let pending = self.references_of(*task);
            self.close_over(&mut found, pending);
            // Each object is dealt with alone, so their order does not show.
            found.into_iter().for_each(|object| match seen.insert(object) {
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
    pub fn fingerprint(&mut self, tasks: &[(u64, TaskId)], host: impl FnOnce(&Machine, &mut Canon)) -> u128 {
        let canon = Canon::new(self, Walk::Generations, false);
        self.walk_state(canon, tasks, host).finish()
    }

    /// The name of what is one task's own: its stack and the young objects that it can reach, which are added to
    /// `young`. The host adds what it knows of the task.
    pub fn fingerprint_task(
        &mut self,
        (name, task): (u64, TaskId),
        young: &mut Vec<Ref>,
        host: impl FnOnce(&Machine, &mut Canon),
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
        host: impl FnOnce(&Machine, &mut Canon),
    ) -> Option<u128> {
        let mut canon = Canon::new(self, Walk::Generations, false);
        self.walk_classes(&mut canon, tasks);
        self.walk_dirty(&mut canon);
        host(self, &mut canon);
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
        host: impl FnOnce(&Machine, &mut Canon),
    ) -> Vec<u64> {
        let canon = Canon::new(self, walk, true);
        self.walk_state(canon, tasks, host).tokens.unwrap_or_default()
    }

    fn walk_state(
        &mut self,
        mut canon: Canon,
        tasks: &[(u64, TaskId)],
        host: impl FnOnce(&Machine, &mut Canon),
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
        // The host comes last: it may leave out what the program cannot reach.
        host(self, &mut canon);
        self.walk_pending(&mut canon);
        if !matches!(canon.walk, Walk::Outline { .. }) {
            self.walk_small(&mut canon, tasks);
        }
        canon
    }

    /// Everything that the program can reach: from the live registers of these tasks, its static fields and
    /// some further objects. Static fields of JDK classes do not count.
    pub fn reachable(&mut self, tasks: &[TaskId], further: &[Ref]) -> FxHashSet<Ref> {
        let mut found = FxHashSet::default();
        let mut pending: Vec<Ref> = further.to_vec();
        for task in tasks {
            pending.extend(self.references_of(*task));
        }
        for index in 0..self.classes.len() {
            let class = ClassId(index as u32);
            if self.is_program(class) && !self.classes[index].mirror.is_null() {
                pending.push(self.classes[index].mirror);
            }
        }
        self.close_over(&mut found, pending);
        found
    }

    /// Everything that the tasks, the static fields of the program and some further objects lead to; with the task
    /// if only one of the tasks leads to it.
    pub fn owners(&mut self, tasks: &[TaskId], further: &[Ref]) -> FxHashMap<Ref, Option<TaskId>> {
        let mut owners: FxHashMap<Ref, Option<TaskId>> =
            self.reachable(&[], further).into_iter().map(|object| (object, None)).collect();
        for task in tasks {
            let mut pending: Vec<(Ref, Option<TaskId>)> =
                self.references_of(*task).into_iter().map(|object| (object, Some(*task))).collect();
            while let Some((object, owner)) = pending.pop() {
                if object.is_null() {
                    continue;
                }
                let owner = match owners.get(&object) {
                    None => owner,
                    Some(known) if *known == owner || known.is_none() => continue,
                    Some(_) => None,
                };
                owners.insert(object, owner);
                if !self.is_library_mirror(object) {
                    self.each_reference(object, |_, reference| pending.push((reference, owner)));
                }
            }
        }
        owners
    }

    /// Whether an object belongs to a cache of the library: only caches lead to it.
    pub fn is_cached(&mut self, object: Ref) -> bool {
        if self.heap.base() > 0 {
            if self.heap.is_old(object) {
                return self.cached.contains(&object);
            }
            let (_, caches) = self.written_roots();
            let mut found = FxHashSet::default();
            self.close_over_young(&mut found, caches);
            if !found.contains(&object) {
                return false;
            }
        }
        let (cached, _) = self.library_objects();
        cached.contains(&object)
    }

    /// Whether static fields of the library that are no caches lead to an object.
    pub fn is_of_library(&mut self, object: Ref) -> bool {
        if self.heap.base() == 0 {
            return self.library_objects().1.contains(&object);
        }
        self.of_library.contains(&object) || self.newly_of_library().contains(&object)
    }

    /// Objects that became the library's since the base, as far as static fields that are no caches lead to them.
    pub fn newly_of_library(&mut self) -> FxHashSet<Ref> {
        let (roots, _) = self.written_roots();
        let mut found = FxHashSet::default();
        self.close_over_young(&mut found, roots);
        found
    }

    /// Where the way to an object that became the library's since the base begins: at an old object that was written,
    /// at a class whose static fields were, or at one that came up since. Of other static fields, and of caches.
    fn written_roots(&mut self) -> (Vec<Ref>, Vec<Ref>) {
        let (mut library, mut caches) = (Vec::new(), Vec::new());
        let mut mirrors: Vec<Ref> = Vec::new();
        for piece in self.heap.dirty() {
            let object = piece.reference;
            if self.is_class_object(object) {
                mirrors.push(object);
            } else if self.of_library.contains(&object) {
                library.push(object);
            } else if self.cached.contains(&object) {
                caches.push(object);
            }
        }
        let base = self.heap.base();
        mirrors.extend(self.classes.iter().map(|state| state.mirror).filter(|mirror| mirror.0 >= base));
        for mirror in mirrors {
            self.push_mirror(mirror, &mut Vec::new(), &mut library, &mut caches);
        }
        (library, caches)
    }

    /// What static fields of the library that are no caches lead to: what they led to at the base, and what came since.
    pub fn library(&mut self) -> (Arc<FxHashSet<Ref>>, FxHashSet<Ref>) {
        if self.heap.base() == 0 {
            return (Arc::default(), self.library_objects().1);
        }
        (Arc::clone(&self.of_library), self.newly_of_library())
    }

    /// As [`Machine::close_over`], without the objects behind old ones that were not written.
    fn close_over_young(&self, found: &mut FxHashSet<Ref>, mut pending: Vec<Ref>) {
        let dirty: FxHashSet<Ref> = self.heap.dirty().iter().map(|piece| piece.reference).collect();
        while let Some(object) = pending.pop() {
            if object.is_null() || !found.insert(object) || self.is_library_mirror(object) {
                continue;
            }
            if !self.heap.is_old(object) || dirty.contains(&object) {
                self.each_reference(object, |_, reference| pending.push(reference));
            }
        }
    }

    /// Whether the frames of the program's methods in any task, or its static fields, lead to an object.
    pub fn is_in_reach_of_program(&mut self, object: Ref) -> bool {
        let mut pending = Vec::new();
        for task in 0..self.tasks.len() as u32 {
            pending.extend(self.program_references_of(TaskId(task)));
        }
        for index in 0..self.classes.len() {
            let mirror = self.classes[index].mirror;
            if !mirror.is_null() && self.is_program(ClassId(index as u32)) {
                let statics_from = self.static_word(0);
                self.each_reference(mirror, |word, reference| {
                    if word >= statics_from {
                        pending.push(reference);
                    }
                });
            }
        }
        let mut found = FxHashSet::default();
        self.close_over_objects(&mut found, pending);
        found.contains(&object)
    }

    /// Whether an array holds the characters of a string that one of the innermost methods of the library in a task works
    /// on: they never change.
    pub fn is_text(&self, task: TaskId, array: Ref) -> bool {
        if self.heap.class(array) != self.known.bytes {
            return false;
        }
        let stack = self.stack_of(task);
        let of_library = |frame: &&Frame| !self.is_program(self.program.method(frame.method).class);
        stack.frames.iter().rev().take_while(of_library).take(4).any(|frame| {
            let slots = stack.slots.get(frame.base as usize..(frame.base + frame.registers) as usize);
            slots.unwrap_or_default().iter().any(|slot| {
                let is_object = (1..self.heap.count() as u64).contains(slot);
                let object = Ref(*slot as u32);
                is_object
                    && self.heap.class(object) == self.known.string
                    && self.heap.get_ref(object, self.known.string_value) == array
            })
        })
    }

    /// Whether the object that a task's innermost method was called on has a field that holds an object.
    pub fn is_held_by_receiver(&self, task: TaskId, object: Ref) -> bool {
        let stack = self.stack_of(task);
        let receiver = stack.frames.last().and_then(|frame| self.receiver(stack, frame));
        receiver.is_some_and(|receiver| self.holds(receiver, object))
    }

    /// Whether the object whose method the program called, if a task is in the library now, leads to an object, or
    /// something that the method was given does.
    pub fn is_called_by_program(&mut self, task: TaskId, object: Ref) -> bool {
        let stack = self.stack_of(task).clone();
        let of_program = |frame: &Frame| self.is_program(self.program.method(frame.method).class);
        let Some(caller) = stack.frames.iter().rposition(of_program) else { return false };
        let Some(called) = stack.frames.get(caller + 1) else { return false };
        let mut found = FxHashSet::default();
        self.close_over_objects(&mut found, self.given(&stack, called));
        found.contains(&object)
    }

    /// The objects that a method was called with. Registers of parameters hold nothing else, even where they are not used
    /// any more, unless the method assigns to one.
    fn given(&self, stack: &Stack, frame: &Frame) -> Vec<Ref> {
        let method = self.program.method(frame.method);
        let descriptor = self.program.text(method.descriptor);
        let (parameters, _) = program::names::split_descriptor(descriptor).unwrap_or_default();
        let mut given: Vec<Ref> = self.receiver(stack, frame).into_iter().collect();
        let mut slot = frame.base as usize + usize::from(!method.has(program::linked::access::STATIC));
        for parameter in parameters {
            let kind = program::Kind::of(parameter).unwrap_or(program::Kind::Reference);
            let value = stack.slots.get(slot).copied().unwrap_or_default();
            if kind == program::Kind::Reference && (1..self.heap.count() as u64).contains(&value) {
                given.push(Ref(value as u32));
            }
            slot += usize::from(kind.slots());
        }
        given
    }

    /// The object that a method was called on, as far as its register still has it.
    fn receiver(&self, stack: &Stack, frame: &Frame) -> Option<Ref> {
        if self.program.method(frame.method).has(program::linked::access::STATIC) {
            return None;
        }
        let receiver = Ref(stack.slots.get(frame.base as usize).map_or(0, |slot| *slot as u32));
        (!receiver.is_null() && receiver.index() < self.heap.count()).then_some(receiver)
    }

    /// Whether an object has a field or an element that holds another.
    fn holds(&self, object: Ref, part: Ref) -> bool {
        let mut held = false;
        self.each_reference(object, |_, reference| held |= reference == part);
        held
    }

    /// The references in the live registers of the program's own methods in a task.
    fn program_references_of(&mut self, task: TaskId) -> Vec<Ref> {
        let mut found = vec![self.tasks[task.0 as usize].thread];
        let stack = self.stack_of(task).clone();
        for index in 0..stack.frames.len() {
            let class = self.program.method(stack.frames[index].method).class;
            if self.is_program(class) {
                self.live_slots(&stack, index, |slot, reference| {
                    if reference {
                        found.push(Ref(stack.slots[slot] as u32));
                    }
                });
            }
        }
        found
    }

    /// The objects that only caches of the library lead to, and those that its other static fields lead to. What the
    /// library's own methods hold while they run does not count, nor does what class objects keep for reflection.
    fn library_objects(&mut self) -> (FxHashSet<Ref>, FxHashSet<Ref>) {
        let mut roots: Vec<Ref> = self.host_roots.clone();
        if let Some(add) = self.hooks.roots {
            add(self, &mut roots);
        }
        for task in 0..self.tasks.len() as u32 {
            roots.extend(self.program_references_of(TaskId(task)));
        }
        let (mut library, mut caches) = (Vec::new(), Vec::new());
        let mirrors: Vec<Ref> = self.classes.iter().map(|state| state.mirror).collect();
        for mirror in mirrors.into_iter().filter(|mirror| !mirror.is_null()) {
            self.push_mirror(mirror, &mut roots, &mut library, &mut caches);
        }
        let mut of_library = FxHashSet::default();
        self.close_over_objects(&mut of_library, library.clone());
        let mut others = of_library.clone();
        self.close_over_objects(&mut others, roots);
        let mut cached = FxHashSet::default();
        self.close_over_objects(&mut cached, caches);
        cached.retain(|object| !others.contains(object));
        (cached, of_library)
    }

    /// As [`Machine::close_over`], without what class objects hold.
    fn close_over_objects(&self, found: &mut FxHashSet<Ref>, mut pending: Vec<Ref>) {
        while let Some(object) = pending.pop() {
            if object.is_null() || !found.insert(object) || self.is_class_object(object) {
                continue;
            }
            self.each_reference(object, |_, reference| pending.push(reference));
        }
    }

    /// What a class object leads to: by static fields of the program, by those of the library that are no caches, and by
    /// caches, among which is what class objects keep for reflection.
    fn push_mirror(
        &mut self,
        mirror: Ref,
        program: &mut Vec<Ref>,
        library: &mut Vec<Ref>,
        caches: &mut Vec<Ref>,
    ) {
        let class = self.class_of_mirror(mirror);
        let is_program = self.is_program(class);
        let statics_from = self.static_word(0);
        self.each_reference(mirror, |word, reference| {
            if word < statics_from {
                caches.push(reference);
            } else if is_program {
                program.push(reference);
            }
        });
        if !is_program {
            self.push_library_statics(class, mirror, library, caches);
        }
    }

    fn push_library_statics(
        &mut self,
        class: ClassId,
        mirror: Ref,
        kept: &mut Vec<Ref>,
        caches: &mut Vec<Ref>,
    ) {
        let words = self.library_statics(class);
        for word in &self.program.class(class).static_references {
            let value = self.heap.get_ref(mirror, self.static_word(*word));
            if words.binary_search(word).is_ok() { kept.push(value) } else { caches.push(value) }
        }
    }

    fn close_over(&self, found: &mut FxHashSet<Ref>, mut pending: Vec<Ref>) {
        while let Some(object) = pending.pop() {
            if object.is_null() || !found.insert(object) {
                continue;
            }
            if !self.is_library_mirror(object) {
                self.each_reference(object, |_, reference| pending.push(reference));
            }
        }
    }

    /// Whether an object is a class object, which holds the static fields of its class.
    pub fn is_class_object(&self, object: Ref) -> bool {
        self.heap.class(object) == self.known.class
    }

    /// Whether an object holds the static fields of a class that is not the program's.
    fn is_library_mirror(&self, object: Ref) -> bool {
        self.is_class_object(object) && !self.is_program(self.class_of_mirror(object))
    }

    fn walk_pending(&mut self, canon: &mut Canon) {
        while let Some(object) = canon.pending.get(canon.next).copied() {
            canon.next += 1;
            self.walk_object(canon, object);
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
        let Stack { slots: _, frames, before } = &stack;
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

    fn is_program(&self, class: ClassId) -> bool {
        self.program.class(class).origin != Origin::Jdk
    }

    /// Classes: how far those of the program are, and their static fields where these are not old objects.
    fn walk_classes(&mut self, canon: &mut Canon, tasks: &[(u64, TaskId)]) {
        let mut found: Vec<(u128, ClassId)> = Vec::new();
        for (index, state) in self.classes.iter().enumerate() {
            let class = ClassId(index as u32);
            let linked = self.program.class(class);
            let before = self.base_classes.get(index).copied().unwrap_or(Initialization::Linked);
            let changed = state.initialization != before || canon.walk != Walk::Generations;
            let statics = linked.static_words > 0 && !state.mirror.is_null() && !canon.is_old(state.mirror);
            let matters = match linked.initializer {
                // What the library keeps in static fields of classes that were loaded since.
                _ if !self.is_program(class) => statics && canon.walk == Walk::Generations,
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
                _ if self.program.class(class).initializer.is_none() => (2, 0),
                Initialization::Linked => (0, 0),
                Initialization::Done | Initialization::Told => (2, 0),
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
            && !self.cached.contains(&object)
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
        if let Walk::Outline { collections } = canon.walk {
            let linked = self.program.class(class);
            if linked.chain.iter().any(|above| jdk::is_lock(&self.program.class(*above).name)) {
                // Whether it is held is a number; who waited once is of no account.
                let words = self.heap.words(object).iter().enumerate();
                let is_number = |at: usize| linked.instance_references.binary_search(&(at as u32)).is_err();
                words.filter(|(at, _)| is_number(*at)).for_each(|(_, word)| canon.token(*word));
                return;
            }
            let inner = linked.origin == Origin::Jdk && jdk::role(&linked.name) == jdk::Role::Synchronizing;
            if !collections && inner && !jdk::is_atomic_variable(&linked.name) {
                return;
            }
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
            parked,
            timed,
            initializing,
            inflaters,
            closed_streams,
            interrupted,
            clock,
            counter,
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
            feed_sorted(canon, records);
        }
        let mut records: Vec<Vec<u64>> = Vec::new();
        for monitor in monitors.all() {
            let Monitor { object, owner, waiting, woken } = monitor;
            let mut record = vec![canon.name(*object)];
            record.extend(owner.map_or([0, 0], |(task, count)| [name_of(task), u64::from(count)]));
            record.push(waiting.len() as u64);
            record.extend(waiting.iter().flat_map(|(task, count)| [name_of(*task), u64::from(*count)]));
            record.push(woken.len() as u64);
            let words =
                |(task, count, why): &(TaskId, u32, Woken)| [name_of(*task), u64::from(*count), *why as u64];
            record.extend(woken.iter().flat_map(words));
            records.push(record);
        }
        feed_sorted(canon, records);
        let mut records: Vec<Vec<u64>> = Vec::new();
        for (object, hash) in hashes {
            if canon.is_old(*object) || canon.numbers.contains_key(object) {
                records.push(vec![canon.name(*object), *hash as u64]);
            }
        }
        feed_sorted(canon, records);
        feed_sorted(canon, permits.iter().map(|task| vec![name_of(*task)]).collect());
        feed_sorted(canon, parked.iter().map(|task| vec![name_of(*task)]).collect());
        feed_sorted(canon, timed.iter().map(|(task, end)| vec![name_of(*task), *end]).collect());
        feed_sorted(
            canon,
            interrupted.iter().filter_map(|thread| Some(vec![canon.known_name(*thread)?])).collect(),
        );
        feed_sorted(canon, closed_streams.iter().map(|stream| vec![u64::from(stream.0)]).collect());
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
        feed_sorted(canon, initializing.iter().map(waiting).collect());
        canon.token(inflaters.len() as u64);
        inflaters.iter().for_each(|one| one.feed(canon));
        canon.token(*clock);
        canon.token(*counter);
    }
}

/// The name of a task among the live ones.
fn name_in(tasks: &[(u64, TaskId)], task: TaskId) -> u64 {
    tasks.iter().find(|(_, id)| *id == task).map_or(u64::MAX, |(name, _)| *name)
}

/// Feeds records in an order that does not depend on the schedule.
fn feed_sorted(canon: &mut Canon, mut records: Vec<Vec<u64>>) {
    records.sort_unstable();
    canon.token(records.len() as u64);
    records.iter().for_each(|record| canon.record(record));
}
