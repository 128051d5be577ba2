//! Garbage collection: marks from the stacks and the statics, then moves what is left together.
//!
//! Only what was allocated since the latest mark of the undo log can be collected, and it is always safe:
//! an older object that may point to a younger one has been written since the mark, hence saved. Stacks are
//! read conservatively here (a number that looks like a reference keeps an object alive); references do not
//! change when objects move.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::stack::Stack;
use program::linked::Shape;
use program::{ClassId, Kind};

impl<H: Host> Machine<H> {
    /// What is reached by itself, besides what stacks hold.
    pub(crate) fn fixed_roots(&self) -> Vec<Ref> {
        let mut roots: Vec<Ref> = Vec::new();
        roots.extend(self.classes.iter().flat_map(|state| [state.mirror, state.failure]));
        roots.extend(self.tasks.iter().map(|task| task.thread));
        roots.extend([
            self.loader,
            self.modules.0,
            self.modules.1,
            self.original_streams.0,
            self.original_streams.1,
        ]);
        roots.extend(self.small.monitors.all().iter().map(|monitor| monitor.object));
        #[expect(clippy::iter_over_hash_type, reason = "marking does not depend on the order")]
        for string in self.strings.values() {
            roots.push(*string);
        }
        for site in &self.dynamic_sites {
            if let crate::linkage::DynamicSite::Lambda { shared, .. } = site {
                roots.push(*shared);
            }
        }
        roots.extend(&self.host_roots);
        if self.host.is_some() {
            H::roots(self, &mut roots);
        }
        roots
    }

    /// Collects what cannot be reached any more.
    pub fn collect_garbage(&mut self) {
        let mut pending: Vec<Ref> = Vec::new();
        let mut roots = self.heap.remembered();
        roots.extend(self.fixed_roots());
        let count = self.heap.count();
        let mut stack_roots = |stack: &Stack, top: usize| {
            let used = &stack.slots[..top.min(stack.slots.len())];
            roots.extend(
                used.iter().filter(|slot| (1..count as u64).contains(*slot)).map(|slot| Ref(*slot as u32)),
            );
        };
        for task in &self.tasks {
            stack_roots(&task.stack, self.top_of(&task.stack));
        }
        stack_roots(&self.stack, self.top_of(&self.stack));
        let older: Vec<Ref> =
            roots.iter().copied().filter(|r| !r.is_null() && !self.heap.is_collectable(*r)).collect();
        for root in roots {
            self.reach(root, &mut pending);
        }
        for object in older {
            self.scan(object, &mut pending);
        }
        while let Some(object) = pending.pop() {
            self.scan(object, &mut pending);
        }
        let dead: Vec<bool> =
            self.small.hashes.iter().map(|(object, _)| !self.heap.is_reached(*object)).collect();
        let mut keep = dead.iter().map(|dead| !dead);
        self.small.hashes.retain(|_| keep.next().unwrap_or(true));
        if self.host.is_some() {
            H::marked(self);
        }
        self.heap.sweep();
    }

    fn top_of(&self, stack: &Stack) -> usize {
        stack.frames.last().map_or(0, |frame| {
            frame.base as usize + self.program.code.translation(frame.code).registers as usize + 2
        })
    }

    fn reach(&mut self, object: Ref, pending: &mut Vec<Ref>) {
        if !object.is_null() && self.heap.is_collectable(object) && self.heap.reach(object) {
            pending.push(object);
        }
    }

    fn scan(&mut self, object: Ref, pending: &mut Vec<Ref>) {
        let mut found = Vec::new();
        self.each_reference(object, |_, reference| found.push(reference));
        for reference in found {
            self.reach(reference, pending);
        }
    }

    /// Calls `visit` with each reference that an object holds: word or element, and the reference.
    pub(crate) fn each_reference(&self, object: Ref, mut visit: impl FnMut(u32, Ref)) {
        let class = self.heap.class(object);
        let linked = self.program.class(class);
        match linked.shape {
            Shape::Array(_, Kind::Reference) => {
                for (index, reference) in self.heap.elements(object).enumerate() {
                    visit(index as u32, reference);
                }
            }
            Shape::Array(..) | Shape::Primitive(_) => {}
            Shape::Instance => {
                for word in &linked.instance_references {
                    visit(*word, self.heap.get_ref(object, *word));
                }
                if class == self.known.class {
                    let of = ClassId(self.heap.get(object, self.known.class_id_word) as u32);
                    for word in &self.program.class(of).static_references {
                        let word = self.static_word(*word);
                        visit(word, self.heap.get_ref(object, word));
                    }
                }
            }
        }
    }
}
