//! The canonical name of a state: equal for states that differ only in the names of objects, in garbage, in
//! dead registers and in caches of the library.
//!
//! Objects fall into two generations. Those that existed at the base (before the first task was spawned)
//! are named by their index and looked at only if they were written since; all others are numbered in the
//! order in which a traversal from the roots meets them. `Thorough` does without generations: it walks
//! everything that can be reached. It is slow, and the measure for the fast one in the tests.

use crate::heap::Ref;
use crate::machine::{Initialization, Machine, Stack, TaskId};
use program::linked::Shape;
use program::{ClassId, Kind, MethodId, Origin};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// How much of the heap is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Young objects and old ones that were written.
    Generations,
    /// Everything that can be reached from the program.
    Thorough,
}

/// Collects what makes a state and names objects on the way.
pub struct Canon {
    walk: Walk,
    base: u32,
    /// Old objects that are treated as young.
    own: Arc<FxHashSet<Ref>>,
    lanes: [u64; 2],
    numbers: FxHashMap<Ref, u32>,
    pending: Vec<Ref>,
    next: usize,
    /// All tokens, if asked for: the state itself rather than its hash.
    tokens: Option<Vec<u64>>,
}

const NULL: u64 = 0x6E75_6C6C;
const OLD: u64 = 0x6F6C_6400_0000_0000;
const YOUNG: u64 = 0x796F_756E_0000_0000;

impl Canon {
    fn new(machine: &Machine, walk: Walk, keep: bool) -> Canon {
        Canon {
            walk,
            base: machine.heap.base(),
            own: Arc::clone(&machine.own),
            lanes: [0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344],
            numbers: FxHashMap::default(),
            pending: Vec::new(),
            next: 0,
            tokens: keep.then(Vec::new),
        }
    }

    /// Adds a plain value.
    #[inline]
    pub fn token(&mut self, token: u64) {
        let [a, b] = self.lanes;
        let first = (a ^ token).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        let second = (b ^ token.rotate_left(32)).wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
        self.lanes = [first ^ (b >> 17), second.wrapping_add(a)];
        if let Some(tokens) = &mut self.tokens {
            tokens.push(token);
        }
    }

    /// Adds a reference by its canonical name.
    pub fn reference(&mut self, reference: Ref) {
        let name = self.name(reference);
        self.token(name);
    }

    /// Whether an object is named by its index.
    fn is_old(&self, reference: Ref) -> bool {
        self.walk == Walk::Generations
            && reference.0 < self.base
            && (self.own.is_empty() || !self.own.contains(&reference))
    }

    /// The name of an object that has one already: it is old, or the walk has met it.
    pub fn known_name(&self, reference: Ref) -> Option<u64> {
        if self.is_old(reference) {
            return Some(OLD | u64::from(reference.0));
        }
        self.numbers.get(&reference).map(|number| YOUNG | u64::from(*number))
    }

    fn name(&mut self, reference: Ref) -> u64 {
        if reference.is_null() {
            return NULL;
        }
        if self.is_old(reference) {
            return OLD | u64::from(reference.0);
        }
        let next = self.numbers.len() as u32;
        let number = *self.numbers.entry(reference).or_insert_with(|| {
            self.pending.push(reference);
            next
        });
        YOUNG | u64::from(number)
    }

    fn finish(self) -> u128 {
        let mix = |mut x: u64| {
            x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
            x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
            x ^ (x >> 32)
        };
        let [a, b] = self.lanes;
        u128::from(mix(a ^ b.rotate_left(19))) << 64 | u128::from(mix(b.wrapping_add(a.rotate_left(41))))
    }
}

impl Machine {
    /// From here on the present objects are old. Called once, before the first task is spawned, and followed
    /// by a mark: what is written before the next mark is not noticed as a change of the base.
    pub fn set_base(&mut self) {
        self.collect_garbage();
        self.heap.set_base();
        self.base_classes = self.classes.iter().map(|state| state.initialization).collect();
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
    fn references_of(&mut self, task: TaskId) -> Vec<Ref> {
        let mut found = Vec::new();
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
        self.walk_stack(&mut canon, task);
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
        self.walk_classes(&mut canon);
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
            self.walk_stack(&mut canon, *task);
        }
        self.walk_classes(&mut canon);
        if canon.walk == Walk::Generations {
            self.walk_dirty(&mut canon);
        }
        self.walk_pending(&mut canon);
        // The host comes last: it may leave out what the program cannot reach.
        host(self, &mut canon);
        self.walk_pending(&mut canon);
        self.walk_small(&mut canon, tasks);
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

    /// Everything that hangs below the static fields of JDK classes. Classes and objects of the program, and
    /// what only they lead to, do not count.
    pub fn reachable_from_library(&self) -> FxHashSet<Ref> {
        let mut pending = Vec::new();
        for (index, state) in self.classes.iter().enumerate() {
            if !self.is_program(ClassId(index as u32)) && !state.mirror.is_null() {
                self.each_reference(state.mirror, |_, reference| pending.push(reference));
            }
        }
        let mut found = FxHashSet::default();
        while let Some(object) = pending.pop() {
            if object.is_null() || self.heap.class(object) == self.known.class {
                continue;
            }
            if !self.is_program(self.heap.class(object)) && found.insert(object) {
                self.each_reference(object, |_, reference| pending.push(reference));
            }
        }
        found
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

    /// Whether an object holds the static fields of a class that is not the program's.
    fn is_library_mirror(&self, object: Ref) -> bool {
        self.heap.class(object) == self.known.class && !self.is_program(self.class_of_mirror(object))
    }

    fn walk_pending(&mut self, canon: &mut Canon) {
        while let Some(object) = canon.pending.get(canon.next).copied() {
            canon.next += 1;
            self.walk_object(canon, object);
        }
    }

    fn walk_stack(&mut self, canon: &mut Canon, task: TaskId) {
        // The stack is taken out so that the maps can be filled while it is read.
        let stack = if task == self.current {
            std::mem::take(&mut self.stack)
        } else {
            std::mem::take(&mut self.tasks[task.0 as usize].stack)
        };
        canon.token(stack.frames.len() as u64);
        for index in 0..stack.frames.len() {
            self.walk_frame(canon, &stack, index);
        }
        if task == self.current {
            self.stack = stack;
        } else {
            self.tasks[task.0 as usize].stack = stack;
        }
    }

    fn walk_frame(&mut self, canon: &mut Canon, stack: &Stack, index: usize) {
        let frame = stack.frames[index];
        let name = self.method_hash(frame.method);
        canon.token(name ^ u64::from(frame.pc - frame.start));
        self.live_slots(stack, index, |slot, reference| {
            let value = stack.slots[slot];
            if reference {
                canon.reference(Ref(value as u32));
            } else {
                canon.token(value);
            }
        });
    }

    /// A name of a method that does not depend on the order of loading.
    fn method_hash(&self, id: MethodId) -> u64 {
        let method = self.program.method(id);
        let class = self.program.class(method.class).name_hash;
        class.rotate_left(16) ^ u64::from(method.file_index).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn is_program(&self, class: ClassId) -> bool {
        self.program.class(class).origin != Origin::Jdk
    }

    /// Classes of the program: how far they are, and their static fields where these are not old objects.
    fn walk_classes(&mut self, canon: &mut Canon) {
        let mut found: Vec<(u64, ClassId)> = Vec::new();
        for (index, state) in self.classes.iter().enumerate() {
            let class = ClassId(index as u32);
            let before = self.base_classes.get(index).copied().unwrap_or(Initialization::Linked);
            let changed = state.initialization != before || canon.walk == Walk::Thorough;
            // Without an initialiser it makes no difference whether a class counts as initialised: only the static
            // fields count, if it was loaded since the base.
            let matters = match self.program.class(class).initializer {
                Some(_) => changed && state.initialization != Initialization::Linked,
                None => {
                    let statics = self.program.class(class).static_words > 0;
                    statics && !state.mirror.is_null() && !canon.is_old(state.mirror)
                }
            };
            if matters && self.is_program(class) {
                found.push((self.program.class(class).name_hash, class));
            }
        }
        found.sort_unstable();
        for (name, class) in found {
            let state = self.classes[class.index()];
            canon.token(name);
            canon.token(match state.initialization {
                _ if self.program.class(class).initializer.is_none() => 2,
                Initialization::Linked => 0,
                Initialization::Running(_) => 1,
                Initialization::Done => 2,
                Initialization::Failed => 3,
            });
            self.walk_statics(canon, class, state.mirror);
        }
    }

    fn walk_statics(&self, canon: &mut Canon, class: ClassId, mirror: Ref) {
        let linked = self.program.class(class);
        let mut references = linked.static_references.iter().copied().peekable();
        for word in 0..linked.static_words {
            let value = self.heap.get(mirror, self.static_word(word));
            if references.next_if_eq(&word).is_some() {
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
            let words = self.heap.words(piece.reference);
            let words = &words[piece.first_word as usize..(piece.first_word + piece.words) as usize];
            if crate::heap::hash_words(words) == piece.base_hash {
                continue;
            }
            canon.token(OLD | u64::from(piece.reference.0));
            canon.token(u64::from(piece.first_word));
            self.walk_words(canon, piece.reference, piece.first_word, piece.words);
        }
    }

    /// Whether an old object belongs to the program: the mirrors of JDK classes (their statics), threads and
    /// the standard streams do not.
    fn matters(&self, object: Ref, class: ClassId) -> bool {
        if class == self.known.class {
            return self.is_program(self.class_of_mirror(object));
        }
        class != self.known.thread && object != self.original_streams.0 && object != self.original_streams.1
    }

    fn walk_object(&mut self, canon: &mut Canon, object: Ref) {
        let class = self.heap.class(object);
        canon.token(self.program.class(class).name_hash);
        if class == self.known.class {
            // A class is its name; its statics are walked with the classes.
            canon.token(self.program.class(self.class_of_mirror(object)).name_hash);
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
        if class == self.known.thread {
            return;
        }
        canon.token(u64::from(self.heap.length(object)));
        let words = self.heap.header(object).words() as u32;
        self.walk_words(canon, object, 0, words);
    }

    fn walk_words(&self, canon: &mut Canon, object: Ref, first: u32, count: u32) {
        let class = self.heap.class(object);
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
                let of = self.class_of_mirror(object);
                let references = &self.program.class(of).static_references;
                for (offset, word) in words.iter().enumerate() {
                    let Some(at) = (first + offset as u32).checked_sub(id_word + 1) else { continue };
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

    /// Monitors, identity hashes of objects that can be reached, permits, input and the clock.
    fn walk_small(&mut self, canon: &mut Canon, tasks: &[(u64, TaskId)]) {
        let name_of =
            |task: TaskId| tasks.iter().find(|(_, id)| *id == task).map_or(u64::MAX, |(name, _)| *name);
        let mut monitors: Vec<Vec<u64>> = Vec::new();
        for monitor in self.small.monitors.all() {
            let mut tokens = vec![canon.name(monitor.object)];
            let owner = monitor.owner.map_or([0, 0], |(task, count)| [name_of(task), u64::from(count)]);
            tokens.extend(owner);
            for (list, mark) in [(&monitor.waiting, 1), (&monitor.notified, 2)] {
                tokens
                    .extend(list.iter().flat_map(|(task, count)| [mark, name_of(*task), u64::from(*count)]));
            }
            monitors.push(tokens);
        }
        monitors.sort_unstable();
        monitors.iter().flatten().for_each(|token| canon.token(*token));
        let mut hashes: Vec<(u64, i32)> = Vec::new();
        for (object, hash) in &self.small.hashes {
            let old = canon.is_old(*object);
            if old || canon.numbers.contains_key(object) {
                hashes.push((canon.name(*object), *hash));
            }
        }
        hashes.sort_unstable();
        for (name, hash) in hashes {
            canon.token(name);
            canon.token(hash as u64);
        }
        let mut permits: Vec<u64> = self.small.permits.iter().map(|task| name_of(*task)).collect();
        permits.sort_unstable();
        permits.iter().for_each(|name| canon.token(*name));
        canon.token(self.small.input_read as u64);
        canon.token(self.small.clock);
    }
}
