//! What a search finds out that makes it start again.

use crate::kinds::{Kind, Kinds};
use crate::racing::Locations;
use machine::Ref;
use search::Dependence;
use std::collections::BTreeSet;
use tasks::Options;

/// What turned out during a search and makes it start again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Learned {
    /// Which tasks' bodies touch the same data.
    pub(super) dependence: Dependence,
    /// Isolated bodies nest, wait or have choices inside: groups by data are not enough.
    pub(super) composite: bool,
    /// Monitors nest, wait or have choices inside: to take them for bodies is not enough.
    pub(super) composite_monitors: bool,
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

impl Learned {
    /// What is known before a search: `bodies` says whether bodies are choices in any case.
    pub(super) fn new(bodies: bool) -> Learned {
        let mut learned = Learned::default();
        if bodies {
            learned.kinds.insert(Kind::Body);
        }
        learned
    }

    /// Bodies that depend on each other are choices, and all of them where tasks stop before accesses that race, for then one
    /// may be inside while others race with it. Monitors are taken for bodies while there is nothing else to choose
    /// among and bodies are all that they are.
    pub(super) fn settle(&mut self) {
        if self.composite || !self.dependence.pairs.is_empty() || !self.racing.is_empty() {
            self.kinds.insert(Kind::Body);
        }
        let is_more = self.composite_monitors || !self.racing.is_empty() || !self.kinds.is_bodies_only();
        if self.kinds.has(Kind::Monitor) && is_more {
            self.kinds.insert(Kind::Synchronization);
        }
        if self.kinds.has(Kind::Synchronization) {
            self.kinds.insert(Kind::Monitor);
        }
    }
}
