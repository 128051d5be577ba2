//! What a search finds out that makes it start again.

use crate::kinds::Kinds;
use crate::racing::Locations;
use machine::Ref;
use std::collections::BTreeSet;
use tasks::Options;

/// What turned out during a search and makes it start again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Learned {
    /// Pairs of tasks whose bodies touch the same data.
    pub(super) dependent: BTreeSet<(u64, u64)>,
    /// Tasks that matched states exchange, so that what is known of one holds for the others.
    pub(super) renamed: BTreeSet<u64>,
    /// Isolated bodies nest, wait or have choices inside: groups by data are not enough.
    pub(super) composite: bool,
    /// Where tasks meet and nothing orders them: these are choices.
    pub(super) kinds: Kinds,
    /// Objects of the JDK's start-up that tasks write.
    pub(super) startup: BTreeSet<Ref>,
    /// Classes whose initialisers touch what is not their own.
    pub(super) impure: BTreeSet<u64>,
    /// What the program can see of the world.
    pub(super) options: Options,
    /// If the search goes on behind races: where tasks race, so that accesses are choices there.
    pub(super) racing: Locations,
}
