//! What became the library's since the base, with what it was found by.

use crate::heap::Ref;
use crate::objects::Objects;

/// What became the library's since the base, by static fields that are no caches and by caches, with what it was found by.
#[derive(Clone, Debug)]
pub(crate) struct LibraryGrowth {
    pub(crate) of_library: Objects,
    /// Those of them to which no class object is on the way.
    pub(crate) in_fields: Objects,
    pub(crate) cached: Objects,
    /// How many classes there were, and how many changes of classes.
    pub(crate) classes: (usize, usize),
    /// Class objects of the program that were written, and what they kept for reflection.
    pub(crate) mirrors_of_program: Vec<Ref>,
    pub(crate) reflected: Vec<Ref>,
}

impl LibraryGrowth {
    /// Whether the two hold the same objects.
    pub(crate) fn is_like(&self, other: &LibraryGrowth) -> bool {
        let sets = |one: &LibraryGrowth| [one.of_library.clone(), one.in_fields.clone(), one.cached.clone()];
        sets(self).iter().zip(&sets(other)).all(|(one, other)| one.iter().eq(other.iter()))
    }
}
