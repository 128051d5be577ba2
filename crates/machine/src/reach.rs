//! What leads to which objects: tasks, static fields of the program, those of the library, and caches.

mod growth;

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::objects::Objects;
use crate::stack::{Frame, Stack, TaskId};
use program::ClassId;
use rustc_hash::FxHashMap;
use std::sync::Arc;

impl<H: Host> Machine<H> {
    fn no_objects(&self) -> Objects {
        Objects::with_room(self.heap.count())
    }

    /// Brings the list of the program's classes up to date: classes come, and none goes.
    pub(crate) fn classify(&mut self) {
        for index in self.classified..self.classes.len() {
            if self.is_program(ClassId(index as u32)) {
                self.program_classes.push(ClassId(index as u32));
            }
        }
        self.classified = self.classes.len();
    }

    /// Everything that the program can reach: from the live registers of these tasks, its static fields and
    /// some further objects. Static fields of JDK classes do not count.
    pub fn reachable(&mut self, tasks: &[TaskId], further: &[Ref]) -> Objects {
        let mut found = self.no_objects();
        let mut pending: Vec<Ref> = further.to_vec();
        for task in tasks {
            pending.extend(self.references_of(*task));
        }
        self.classify();
        let mirrors = self.program_classes.iter().map(|class| self.classes[class.index()].mirror);
        pending.extend(mirrors.filter(|mirror| !mirror.is_null()));
        self.close_over(&mut found, pending);
        found
    }

    /// Everything that the tasks, the static fields of the program and some further objects lead to; with the task
    /// if only one of the tasks leads to it.
    pub fn owners(&mut self, tasks: &[TaskId], further: &[Ref]) -> FxHashMap<Ref, Option<TaskId>> {
        let mut owners: FxHashMap<Ref, Option<TaskId>> =
            self.reachable(&[], further).iter().map(|object| (object, None)).collect();
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

    /// Whether the frames of the program's methods in any task, or its static fields, lead to an object.
    pub fn is_in_reach_of_program(&mut self, object: Ref) -> bool {
        let mut pending = Vec::new();
        for task in 0..self.tasks.len() as u32 {
            pending.extend(self.program_references_of(TaskId(task)));
        }
        self.push_statics_of_program(&mut pending);
        self.is_behind(pending, object)
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

    /// Whether the object that a task's innermost method was called on has a field that holds an object, and that a class of
    /// the library declares.
    pub fn is_held_by_receiver(&self, task: TaskId, object: Ref) -> bool {
        let stack = self.stack_of(task);
        let receiver = stack.frames.last().and_then(|frame| self.receiver(stack, frame));
        receiver.is_some_and(|receiver| self.holds(receiver, object))
    }

    /// Whether the methods of the library that a task is in work on objects of classes of some kind, and those, or what they
    /// lead to of the library, hold an object.
    pub fn is_held_below(&self, task: TaskId, object: Ref, is_of_kind: impl Fn(&str) -> bool) -> bool {
        let stack = self.stack_of(task);
        let frames = stack.frames.iter().rev();
        let frames = frames.take_while(|frame| !self.is_program(self.program.method(frame.method).class));
        let mut pending: Vec<Ref> = frames.flat_map(|frame| self.given(stack, frame)).collect();
        pending.retain(|one| is_of_kind(&self.program.class(self.class_of(*one)).name));
        let mut seen = self.no_objects();
        while let Some(one) = pending.pop() {
            if one == object {
                return true;
            }
            let of_library = !self.is_program(self.class_of(one)) && !self.is_class_object(one);
            if of_library && seen.insert(one) {
                self.each_reference(one, |_, part| pending.extend(Some(part).filter(|part| !part.is_null())));
            }
        }
        false
    }

    /// Whether the object whose method the program called, if a task is in the library now, leads to an object, or
    /// something that the method was given does.
    pub fn is_called_by_program(&mut self, task: TaskId, object: Ref) -> bool {
        let stack = self.stack_of(task).clone();
        let of_program = |frame: &Frame| self.is_program(self.program.method(frame.method).class);
        let Some(caller) = stack.frames.iter().rposition(of_program) else { return false };
        let Some(called) = stack.frames.get(caller + 1) else { return false };
        self.is_behind(self.given(&stack, called), object)
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
        let chain = self.program.class(self.class_of(object)).chain.iter();
        let words = chain.rev().find(|class| !self.is_program(**class));
        let words = words.map_or(0, |class| self.program.class(*class).instance_words);
        let mut held = false;
        self.each_reference(object, |word, reference| held |= word < words && reference == part);
        held
    }

    /// The references in the live registers of the program's own methods in a task.
    pub(crate) fn program_references_of(&mut self, task: TaskId) -> Vec<Ref> {
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
    pub(crate) fn library_objects(&mut self) -> (Objects, Objects) {
        let mut roots = self.roots_of_tasks();
        let (mut library, mut caches) = (Vec::new(), Vec::new());
        let mirrors: Vec<Ref> = self.classes.iter().map(|state| state.mirror).collect();
        for mirror in mirrors.into_iter().filter(|mirror| !mirror.is_null()) {
            self.push_mirror(mirror, &mut roots, &mut library, &mut caches);
        }
        let mut of_library = self.no_objects();
        self.close_over_objects(&mut of_library, library.clone());
        let mut others = of_library.clone();
        self.close_over_objects(&mut others, roots);
        let mut cached = self.no_objects();
        self.close_over_objects(&mut cached, caches);
        cached.remove_all(&others);
        (cached, of_library)
    }

    /// What the host holds, and the methods of the program in all tasks.
    fn roots_of_tasks(&mut self) -> Vec<Ref> {
        let mut roots: Vec<Ref> = self.host_roots.clone();
        if self.host.is_some() {
            H::roots(self, &mut roots);
        }
        for task in 0..self.tasks.len() as u32 {
            roots.extend(self.program_references_of(TaskId(task)));
        }
        roots
    }

    /// That, and what static fields of the program hold.
    fn roots_of_program(&mut self) -> Vec<Ref> {
        let mut roots = self.roots_of_tasks();
        self.push_statics_of_program(&mut roots);
        roots
    }

    fn push_statics_of_program(&mut self, roots: &mut Vec<Ref>) {
        self.classify();
        let statics_from = self.static_word(0);
        for class in &self.program_classes {
            let mirror = self.classes[class.index()].mirror;
            if !mirror.is_null() {
                self.each_reference(mirror, |word, reference| {
                    if word >= statics_from {
                        roots.push(reference);
                    }
                });
            }
        }
    }

    /// Whether an object is another one, or leads to it.
    pub fn leads_to(&self, from: Ref, object: Ref) -> bool {
        self.is_behind(vec![from], object)
    }

    /// Whether an object is one of these, or they lead to it without what class objects hold.
    fn is_behind(&self, mut pending: Vec<Ref>, object: Ref) -> bool {
        let mut found = self.no_objects();
        while let Some(one) = pending.pop() {
            if one == object {
                return true;
            }
            if !one.is_null() && found.insert(one) && !self.is_class_object(one) {
                self.each_reference(one, |_, reference| pending.push(reference));
            }
        }
        false
    }

    /// The object that a word of an object or an element of an array refers to, if any.
    pub fn reference_at(&self, object: Ref, index: u32) -> Option<Ref> {
        let mut found = None;
        self.each_reference(object, |word, reference| {
            if word == index && !reference.is_null() {
                found = Some(reference);
            }
        });
        found
    }

    /// As [`Machine::close_over`], without what class objects hold.
    pub(crate) fn close_over_objects(&self, found: &mut Objects, mut pending: Vec<Ref>) {
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

    pub(crate) fn close_over(&self, found: &mut Objects, mut pending: Vec<Ref>) {
        pending.retain(|object| !object.is_null() && found.insert(*object));
        pending.reserve(256);
        while let Some(object) = pending.pop() {
            if !self.is_library_mirror(object) {
                self.each_reference(object, |_, reference| {
                    if !reference.is_null() && found.insert(reference) {
                        pending.push(reference);
                    }
                });
            }
        }
    }

    /// Whether an object is a class object, which holds the static fields of its class.
    pub fn is_class_object(&self, object: Ref) -> bool {
        self.heap.class(object) == self.known.class
    }

    /// Whether an object holds the static fields of a class that is not the program's.
    pub(crate) fn is_library_mirror(&self, object: Ref) -> bool {
        self.is_class_object(object) && !self.is_program(self.class_of_mirror(object))
    }
}
