//! What class initialisers do: what is their own lies before every use of the class.

use super::{MemoryCell, Shadow};
use machine::Ref;

/// A class initialiser that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initializer {
    /// A hash of the name of the class.
    pub class: u64,
    /// The object that holds its static fields.
    pub mirror: Ref,
}

impl Shadow {
    /// The initialisers that run do something that shows who runs them.
    pub fn taint_initializers(&mut self) {
        for one in &self.initializing {
            if self.impure.insert(one.class) {
                self.newly_impure.insert(one.class);
            }
        }
    }

    /// An access that a class initialiser makes: whether it is one of its own, which lies before every use of the class.
    #[inline]
    pub(super) fn is_initializers_own(&mut self, place: MemoryCell, write: bool) -> bool {
        !self.initializing.is_empty() && self.is_own_of_innermost(place, write)
    }

    fn is_own_of_innermost(&mut self, place: MemoryCell, write: bool) -> bool {
        let Some(innermost) = self.initializing.last() else { return false };
        let made_since = place.0.0 >= self.initializing_from && !self.class_objects.contains(&place.0);
        if place.0 == innermost.mirror || made_since {
            // What depends on who runs it is no longer its own: a task may have what it made, or a handle to its fields,
            // without a use of the class.
            let tainted = self.impure.contains(&innermost.class);
            if !tainted {
                return !self.initializers_in_order;
            }
        }
        let written = || self.cells.get(place).is_some_and(|cell| cell.any(|_, writes| writes));
        if write || written() {
            self.taint_initializers();
        }
        false
    }
}
