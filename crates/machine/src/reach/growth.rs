//! What became the library's since the base: by its static fields, and by its caches. It is kept as long as nothing that it
//! was found by changes, which the heap tells.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::library_growth::LibraryGrowth;
use crate::machine::Machine;
use crate::objects::Objects;
use std::sync::Arc;

/// A debug build compares what is kept with what is so where the number of operations is a multiple of this.
const COMPARED: u64 = 16;

/// Where the way to what became the library's since the base begins.
#[derive(Default)]
struct WrittenRoots {
    /// By static fields that are no caches.
    library: Vec<Ref>,
    caches: Vec<Ref>,
    /// The class objects of the library that were looked at.
    mirrors: Vec<Ref>,
    mirrors_of_program: Vec<Ref>,
}

impl<H: Host> Machine<H> {
    /// Whether an object belongs to a cache of the library: only caches lead to it.
    pub fn is_cached(&mut self, object: Ref) -> bool {
        if self.heap.base() == 0 {
            return self.library_objects().0.contains(object);
        }
        if self.heap.is_old(object) {
            return self.cached.contains(object);
        }
        let growth = self.library_growth();
        if !growth.cached.contains(object) || growth.in_fields.contains(object) {
            return false;
        }
        let roots = self.roots_of_program();
        !self.is_behind(roots, object)
    }

    /// Whether static fields of the library that are no caches lead to an object.
    pub fn is_of_library(&mut self, object: Ref) -> bool {
        if self.heap.base() == 0 {
            return self.library_objects().1.contains(object);
        }
        self.of_library.contains(object) || self.library_growth().of_library.contains(object)
    }

    /// Where the way to an object that became the library's since the base begins: at an old object that was written,
    /// at a class whose static fields were, or at one that came up since.
    fn written_roots(&mut self) -> WrittenRoots {
        let mut roots = WrittenRoots::default();
        let mut mirrors: Vec<Ref> = Vec::new();
        for piece in self.heap.dirty() {
            let object = piece.reference;
            if self.is_class_object(object) {
                mirrors.push(object);
            } else if self.of_library.contains(object) {
                roots.library.push(object);
            } else if self.cached.contains(object) {
                roots.caches.push(object);
            }
        }
        let late = self.late_classes.iter().map(|class| class.index());
        let late = late.chain(self.base_classes.len()..self.classes.len());
        mirrors.extend(late.map(|index| self.classes[index].mirror).filter(|mirror| !mirror.is_null()));
        for mirror in mirrors {
            if self.is_library_mirror(mirror) {
                self.push_mirror(mirror, &mut Vec::new(), &mut roots.library, &mut roots.caches);
                roots.mirrors.push(mirror);
            } else {
                roots.mirrors_of_program.push(mirror);
            }
        }
        roots
    }

    /// What class objects of the program keep for reflection.
    fn kept_for_reflection(&self, mirrors: &[Ref]) -> Vec<Ref> {
        let statics_from = self.static_word(0);
        let mut kept = Vec::new();
        for mirror in mirrors {
            self.each_reference(*mirror, |word, reference| {
                if word < statics_from {
                    kept.push(reference);
                }
            });
        }
        kept
    }

    /// What became the library's since the base. It is worked out again when something that it was found by has changed;
    /// debug builds compare the two now and then.
    fn library_growth(&mut self) -> &LibraryGrowth {
        let classes = (self.classes.len(), self.class_log.len());
        // Before the first mark changes are not logged.
        let is_logged = !self.marks.is_empty() && !self.heap.is_disturbed();
        let known = self.growth.take();
        let is_so_still = |known: &LibraryGrowth| {
            is_logged
                && known.classes == classes
                && known.reflected == self.kept_for_reflection(&known.mirrors_of_program)
        };
        let growth = match known.filter(is_so_still) {
            Some(known) => {
                if cfg!(debug_assertions) && self.steps.is_multiple_of(COMPARED) {
                    assert!(
                        self.find_library_growth().0.is_like(&known),
                        "what the library keeps has changed unnoticed"
                    );
                }
                known
            }
            None => {
                let (growth, mirrors) = self.find_library_growth();
                let watched = growth.of_library.iter().chain(growth.cached.iter()).chain(mirrors);
                self.heap.watch(watched);
                growth
            }
        };
        self.growth.insert(growth)
    }

    /// What became the library's since the base, and the class objects of the library that were looked at.
    fn find_library_growth(&mut self) -> (LibraryGrowth, Vec<Ref>) {
        let classes = (self.classes.len(), self.class_log.len());
        let WrittenRoots { library, mut caches, mirrors, mirrors_of_program } = self.written_roots();
        let reflected = self.kept_for_reflection(&mirrors_of_program);
        caches.extend(&reflected);
        let [mut of_library, mut in_fields, mut cached] = [(); 3].map(|()| self.no_objects());
        self.close_over_young(&mut of_library, library.clone(), |object| self.is_library_mirror(object));
        self.close_over_young(&mut in_fields, library, |object| self.is_class_object(object));
        self.close_over_young(&mut cached, caches, |object| self.is_library_mirror(object));
        (LibraryGrowth { of_library, in_fields, cached, classes, mirrors_of_program, reflected }, mirrors)
    }

    /// What static fields of the library that are no caches lead to: what they led to at the base, and what came since.
    /// Also what caches lead to since then.
    pub fn library(&mut self) -> (Arc<Objects>, Objects, Objects) {
        if self.heap.base() == 0 {
            let (cached, of_library) = self.library_objects();
            return (Arc::default(), of_library, cached);
        }
        let LibraryGrowth { of_library, cached, .. } = self.library_growth();
        let (since, cached) = (of_library.clone(), cached.clone());
        (Arc::clone(&self.of_library), since, cached)
    }

    /// As [`Machine::close_over`], without the objects behind old ones that were not written, and behind those where it is
    /// to stop.
    fn close_over_young(&self, found: &mut Objects, mut pending: Vec<Ref>, stops: impl Fn(Ref) -> bool) {
        let mut dirty = self.no_objects();
        dirty.extend(self.heap.dirty().iter().map(|piece| piece.reference));
        while let Some(object) = pending.pop() {
            if object.is_null() || !found.insert(object) || stops(object) {
                continue;
            }
            if !self.heap.is_old(object) || dirty.contains(object) {
                self.each_reference(object, |_, reference| pending.push(reference));
            }
        }
    }
}
