//! Groups of tasks whose isolated bodies depend on each other, as persistent sets.
//!
//! Which tasks depend on each other is learnt: the search begins anew until it meets no pair that it did not know. Three
//! things make the pairs of one schedule hold for all that are left out:
//!
//! - A state that matches one visited before is not gone on from, so what would be met there was met from the other, under
//!   the names of that one. Where the two name different tasks, or will name their children differently, these count as
//!   one ([`Groups::match_names`]).
//! - So do the children of such tasks, whatever they are called.
//! - A task of a group that has ended counts as gone only while nobody can create one of its name
//!   ([`Groups::may_be_born_again`]): a name is free again when its scope has ended.

use crate::engines::learned::Learned;
use crate::state_name::Naming;
use machine::TaskId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::Arc;
use tasks::{PathStep, World};

/// What the search has to remember to form groups.
#[derive(Debug, Default)]
pub(in crate::engines) struct Groups {
    /// The parent of every task that was ever seen, by their paths.
    lineage: FxHashMap<u64, (u64, PathStep)>,
    /// Who stood behind the names in the states visited.
    visited: FxHashMap<u128, Arc<Naming>>,
    /// Equal ones are kept once.
    namings: FxHashSet<Arc<Naming>>,
}

/// The tasks of a state, as far as a group needs them.
pub(super) struct Present<'a> {
    pub(super) world: &'a World,
    /// Those that are alive, by their paths.
    pub(super) alive: &'a FxHashMap<u64, TaskId>,
    /// The members of the group that stand before a choice.
    pub(super) members: &'a [tasks::TaskId],
}

impl Groups {
    /// A new search begins.
    pub(super) fn forget_states(&mut self) {
        self.visited.clear();
        self.namings.clear();
    }

    /// Roughly how much this takes.
    pub(super) fn bytes(&self) -> u64 {
        let size = |one: &Arc<Naming>| one.tasks.len() * 16 + one.children.len() * 64;
        let names: usize = self.namings.len() * self.namings.iter().next().map_or(0, size);
        (self.visited.len() * 32 + names + self.lineage.len() * 32) as u64
    }

    /// Remembers who is behind the names of a new state.
    pub(super) fn visit(&mut self, state: u128, naming: Naming) {
        let naming = Arc::new(naming);
        let shared = match self.namings.get(&naming) {
            Some(known) => Arc::clone(known),
            None => {
                self.namings.insert(Arc::clone(&naming));
                naming
            }
        };
        self.visited.insert(state, shared);
    }

    /// The present state matches one that was visited before.
    pub(super) fn match_names(&self, state: u128, naming: &Naming, learned: &mut Learned) {
        let Some(known) = self.visited.get(&state) else { return };
        if **known == *naming {
            return;
        }
        let paths_of = |naming: &Naming, name: u64| -> BTreeSet<u64> {
            let from = naming.tasks.partition_point(|(one, _)| *one < name);
            naming.tasks[from..].iter().take_while(|(one, _)| *one == name).map(|(_, path)| *path).collect()
        };
        let names: BTreeSet<u64> = naming.tasks.iter().map(|(name, _)| *name).collect();
        for name in names {
            let (here, there) = (paths_of(naming, name), paths_of(known, name));
            if here == there {
                continue;
            }
            let all: Vec<u64> = here.union(&there).copied().collect();
            learned.renamed.extend(&all);
            learned.dependent.extend(all.windows(2).map(|pair| (pair[0], pair[1])));
        }
        // A task of the same name whose next child is called otherwise.
        for (path, children) in &naming.children {
            let at = known.children.binary_search_by_key(path, |(path, _)| *path);
            if at.is_ok_and(|at| known.children[at].1 != *children) {
                learned.renamed.insert(*path);
            }
        }
    }

    /// A task was created. What a task is that counts as one with others holds for its children.
    pub(super) fn add_child(&mut self, child: u64, parent: u64, step: PathStep, learned: &mut Learned) {
        self.lineage.insert(child, (parent, step));
        if learned.renamed.is_empty() {
            return;
        }
        let mut above = Some(parent);
        while let Some(path) = above {
            if learned.renamed.contains(&path) {
                learned.dependent.insert((path.min(child), path.max(child)));
            }
            above = self.lineage.get(&path).map(|(parent, _)| *parent);
        }
    }

    /// Whether a task of this path, which has ended, can be created again before a member of the group goes on.
    pub(super) fn may_be_born_again(&self, path: u64, present: &Present<'_>) -> bool {
        let mut path = path;
        while path != tasks::TaskPath::root().name() {
            let Some((parent, step)) = self.lineage.get(&path) else { return true };
            if let Some(task) = present.alive.get(parent) {
                let task = tasks::TaskId(task.0);
                let (world, mut members) = (present.world, present.members.iter());
                // The parent itself cannot go on.
                if members.clone().any(|one| *one == task || world.awaits_end_of(task, *one)) {
                    return false;
                }
                if world.children_in(task, step.scope).is_none_or(|children| children <= step.child) {
                    return true;
                }
                // It was born in this scope, and the name is free again when the scope has ended.
                if step.scope > 0 {
                    return !members.any(|one| world.scope_awaits(task, step.scope, *one));
                }
            }
            path = *parent;
        }
        false
    }
}

/// All tasks that a task's isolated bodies depend on, directly or through others.
pub(super) fn group_of(path: u64, dependent: &BTreeSet<(u64, u64)>) -> BTreeSet<u64> {
    let mut group: BTreeSet<u64> = BTreeSet::from([path]);
    loop {
        let before = group.len();
        for (left, right) in dependent {
            if group.contains(left) || group.contains(right) {
                group.extend([*left, *right]);
            }
        }
        if group.len() == before {
            return group;
        }
    }
}
