//! Which method an interface call selects, for the classes met lately. A call site remembers its latest class;
//! a site that sees several finds the others here.

use program::{ClassId, MethodId};

const SIZE: usize = 1024;

#[derive(Clone, Copy, Debug)]
struct Selection {
    class: ClassId,
    method: MethodId,
    selected: MethodId,
}

/// A cache of fixed size: each pair of class and method has one place.
#[derive(Clone, Debug)]
pub(crate) struct Selections(Box<[Selection; SIZE]>);

impl Default for Selections {
    fn default() -> Selections {
        let none = MethodId(u32::MAX);
        Selections(Box::new([Selection { class: ClassId(u32::MAX), method: none, selected: none }; SIZE]))
    }
}

fn place(class: ClassId, method: MethodId) -> usize {
    (class.0.wrapping_mul(0x9E37_79B1) ^ method.0.wrapping_mul(0x85EB_CA77)) as usize >> 12 & (SIZE - 1)
}

impl Selections {
    /// The method selected, if it is remembered.
    #[inline(always)]
    pub(crate) fn get(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let known = &self.0[place(class, method)];
        (known.class == class && known.method == method).then_some(known.selected)
    }

    /// Remembers a selection. It never changes: what a class is does not.
    pub(crate) fn set(&mut self, class: ClassId, method: MethodId, selected: MethodId) {
        self.0[place(class, method)] = Selection { class, method, selected };
    }
}
