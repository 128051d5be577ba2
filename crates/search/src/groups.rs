//! Groups of tasks whose steps depend on each other, as persistent sets: a wrapper around a space that learns who depends
//! on whom.
//!
//! The search begins anew until it meets no pair that it did not know. Three things make the pairs of one schedule hold for
//! all that are left out:
//!
//! - A state that matches one visited before is not gone on from, so what would be met there was met from the other, under
//!   the names of that one. Where the two name different tasks, or will name their children differently, these count as
//!   one ([`InGroups::match_names`]).
//! - So do the children of such tasks, whatever they are called.
//! - A task of a group that has ended counts as gone only while nobody can create one of its name
//!   ([`Present::may_be_created_again`]): a name is free again when its scope has ended.

use crate::{Explored, Flow, Match, Observer, Order, Path, StateSpace, StepOutcome, explore};
use report::Budget;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Which tasks depend on each other, as far as is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependence {
    /// Pairs of tasks whose steps touch the same data.
    pub pairs: BTreeSet<(u64, u64)>,
    /// Tasks that matched states exchange, so that what is known of one holds for the others.
    pub renamed: BTreeSet<u64>,
}

/// Who stands behind the names in a state. Two states of one name are alike up to this.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Naming {
    /// Pairs of a name and a task, of live tasks and of those that have ended and did something that is still open; sorted.
    pub tasks: Vec<(u64, u64)>,
    /// For each live task: how many children it has had in its scopes, which decides what its next are called; sorted.
    pub children: Vec<(u64, Vec<u32>)>,
}

/// How a task was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Birth {
    /// The task.
    pub child: u64,
    /// By whom.
    pub parent: u64,
    /// In which of the scopes of that one, counted from 1; 0 outside them.
    pub scope: u32,
    /// As which child in that scope.
    pub number: u32,
}

/// Whether a live task can create a task of one name once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewal {
    /// It can.
    Can,
    /// Not before a member of the group has gone on.
    Cannot,
    /// Only if it is itself created once more.
    Above,
}

/// A space whose tasks fall into groups. Tasks go by what [`StateSpace::task`] gives.
pub trait Grouped: StateSpace {
    /// Who depends on whom: the space adds what its steps show, the search what follows.
    fn dependence(&mut self) -> &mut Dependence;
    /// The same, to look at.
    fn known_dependence(&self) -> &Dependence;
    /// Who was created in the latest step; before the first, who is there.
    fn newborn(&self) -> &[Birth];
    /// How a task that was ever created came to be; none of the first.
    fn birth(&self, task: u64) -> Option<Birth>;
    /// The first task.
    fn first_task(&self) -> u64;
    /// Who stands behind the name that was asked for last.
    fn take_naming(&mut self) -> Naming;
    /// Whether dependences between tasks are enough to leave choices out.
    fn is_grouped(&self) -> bool;
    /// Whether what this choice leads to is told by dependences.
    fn is_tracked(&self, action: &Self::Action) -> bool;
    /// All tasks of the present run, and those that are alive with numbers of the space's own.
    fn present(&self) -> (FxHashSet<u64>, FxHashMap<u64, usize>);
    /// Whether a live task can create this child once more, before one of these members has gone on.
    fn renewal(&self, parent: usize, birth: &Birth, members: &[usize]) -> Renewal;
}

/// Explores the space from its present state, group by group.
pub fn explore_in_groups<S: Grouped>(
    space: &mut S,
    order: Order,
    budget: &Budget,
    observer: &mut impl Observer<S>,
) -> Explored {
    let mut groups = InGroups {
        space,
        name: None,
        naming: Naming::default(),
        visited: FxHashMap::default(),
        namings: FxHashSet::default(),
    };
    groups.note_newborn();
    explore(&mut groups, order, budget, &mut Watching(observer))
}

/// A space of whose choices only those of one group are tried.
struct InGroups<'s, S> {
    space: &'s mut S,
    /// The name that was given last, and who stands behind it.
    name: Option<u128>,
    naming: Naming,
    /// Who stood behind the names in the states visited.
    visited: FxHashMap<u128, Arc<Naming>>,
    /// Equal ones are kept once.
    namings: FxHashSet<Arc<Naming>>,
}

/// The tasks of a state, as far as a group needs them.
struct Present<'a, S> {
    space: &'a S,
    created: FxHashSet<u64>,
    alive: FxHashMap<u64, usize>,
}

impl<S: Grouped> Present<'_, S> {
    /// Whether a task of this name is there no more, and none can come before a member of the group goes on.
    fn is_gone(&self, task: u64, members: &[usize]) -> bool {
        self.created.contains(&task)
            && !self.alive.contains_key(&task)
            && !self.may_be_created_again(task, members)
    }

    /// Whether a task of this name, which has ended, can be created again before a member of the group goes on.
    fn may_be_created_again(&self, task: u64, members: &[usize]) -> bool {
        let mut task = task;
        while task != self.space.first_task() {
            let Some(birth) = self.space.birth(task) else { return true };
            let parent = self.alive.get(&birth.parent);
            match parent.map_or(Renewal::Above, |parent| self.space.renewal(*parent, &birth, members)) {
                Renewal::Can => return true,
                Renewal::Cannot => return false,
                Renewal::Above => task = birth.parent,
            }
        }
        false
    }
}

impl<S: Grouped> InGroups<'_, S> {
    /// Remembers who is behind the names of a new state.
    fn keep_names(&mut self) {
        let Some(name) = self.name.filter(|_| self.space.is_grouped()) else { return };
        let naming = Arc::new(std::mem::take(&mut self.naming));
        let shared = match self.namings.get(&naming) {
            Some(known) => Arc::clone(known),
            None => {
                self.namings.insert(Arc::clone(&naming));
                naming
            }
        };
        self.visited.insert(name, shared);
    }

    /// The present state matches one that was visited before.
    fn match_names(&mut self, state: u128) {
        let Some(known) = self.visited.get(&state) else { return };
        let naming = &self.naming;
        if **known == *naming {
            return;
        }
        let Dependence { pairs, renamed } = self.space.dependence();
        let behind = |naming: &Naming, name: u64| -> BTreeSet<u64> {
            let from = naming.tasks.partition_point(|(one, _)| *one < name);
            naming.tasks[from..].iter().take_while(|(one, _)| *one == name).map(|(_, task)| *task).collect()
        };
        let names: BTreeSet<u64> = naming.tasks.iter().map(|(name, _)| *name).collect();
        for name in names {
            let (here, there) = (behind(naming, name), behind(known, name));
            if here == there {
                continue;
            }
            let all: Vec<u64> = here.union(&there).copied().collect();
            renamed.extend(&all);
            pairs.extend(all.windows(2).map(|pair| (pair[0], pair[1])));
        }
        // A task of the same name whose next child is called otherwise.
        for (task, children) in &naming.children {
            let at = known.children.binary_search_by_key(task, |(task, _)| *task);
            if at.is_ok_and(|at| known.children[at].1 != *children) {
                renamed.insert(*task);
            }
        }
    }

    /// What a task is that counts as one with others holds for the children that it has just created.
    fn note_newborn(&mut self) {
        if self.space.known_dependence().renamed.is_empty() {
            return;
        }
        let mut found: Vec<(u64, u64)> = Vec::new();
        for birth in self.space.newborn() {
            let mut above = Some(birth.parent);
            while let Some(task) = above {
                if self.space.known_dependence().renamed.contains(&task) {
                    found.push((task.min(birth.child), task.max(birth.child)));
                }
                above = self.space.birth(task).map(|birth| birth.parent);
            }
        }
        self.space.dependence().pairs.extend(found);
    }

    /// The tasks to try: one group of which every member stands before a choice or is gone for good; none if there is no
    /// such group.
    fn group(&self, all: &[S::Action]) -> Option<BTreeSet<u64>> {
        if !self.space.is_grouped() || !all.iter().all(|action| self.space.is_tracked(action)) {
            return None;
        }
        let (created, alive) = self.space.present();
        let present = Present { space: &*self.space, created, alive };
        let waiting: Vec<u64> = all.iter().map(|action| self.space.task(action)).collect();
        let mut tried: BTreeSet<u64> = BTreeSet::new();
        for task in &waiting {
            if tried.contains(task) {
                continue;
            }
            let group = group_of(*task, &self.space.known_dependence().pairs);
            let ready: FxHashSet<u64> = waiting.iter().copied().filter(|task| group.contains(task)).collect();
            let members: Vec<usize> =
                present.alive.iter().filter(|(task, _)| ready.contains(task)).map(|(_, id)| *id).collect();
            if group.iter().all(|task| ready.contains(task) || present.is_gone(*task, &members)) {
                return Some(group);
            }
            tried.extend(group);
        }
        None
    }
}

/// All tasks that a task depends on, directly or through others.
fn group_of(task: u64, pairs: &BTreeSet<(u64, u64)>) -> BTreeSet<u64> {
    let mut group: BTreeSet<u64> = BTreeSet::from([task]);
    loop {
        let before = group.len();
        for (left, right) in pairs {
            if group.contains(left) || group.contains(right) {
                group.extend([*left, *right]);
            }
        }
        if group.len() == before {
            return group;
        }
    }
}

impl<S: Grouped> StateSpace for InGroups<'_, S> {
    type Action = S::Action;

    fn actions(&mut self, out: &mut Vec<S::Action>) {
        self.space.actions(out);
    }

    fn apply(&mut self, action: &S::Action) -> StepOutcome {
        let outcome = self.space.apply(action);
        self.note_newborn();
        outcome
    }

    fn mark(&mut self) {
        self.space.mark();
    }

    fn rewind(&mut self) {
        self.space.rewind();
    }

    fn reduce(&mut self, all: &mut Vec<S::Action>) -> Vec<S::Action> {
        let mut postponed = self.space.reduce(all);
        let Some(group) = self.group(all) else { return postponed };
        let is_tried = |action: &S::Action| group.contains(&self.space.task(action));
        let (tried, others) = std::mem::take(all).into_iter().partition::<Vec<_>, _>(is_tried);
        *all = tried;
        postponed.extend(others);
        postponed
    }

    fn fingerprint(&mut self) -> Option<u128> {
        self.name = self.space.fingerprint();
        self.naming = self.space.take_naming();
        self.name
    }

    fn task(&self, action: &S::Action) -> u64 {
        self.space.task(action)
    }

    fn met_problem(&self) -> bool {
        self.space.met_problem()
    }

    fn bytes(&self) -> u64 {
        let size = |one: &Arc<Naming>| one.tasks.len() * 16 + one.children.len() * 64;
        let names: usize = self.namings.len() * self.namings.iter().next().map_or(0, size);
        (self.visited.len() * 32 + names) as u64 + self.space.bytes()
    }
}

/// Lets an observer of the space see what is explored in groups.
struct Watching<'o, O>(&'o mut O);

impl<S: Grouped, O: Observer<S>> Observer<InGroups<'_, S>> for Watching<'_, O> {
    fn visit(
        &mut self,
        groups: &mut InGroups<'_, S>,
        outcome: &StepOutcome,
        path: Path<'_, S::Action>,
    ) -> Flow {
        let flow = self.0.visit(groups.space, outcome, path);
        if flow == Flow::Continue {
            groups.keep_names();
        }
        flow
    }

    fn matched(&mut self, groups: &mut InGroups<'_, S>, known: Match) -> Flow {
        groups.match_names(known.name);
        self.0.matched(groups.space, known)
    }

    fn end(&mut self, groups: &mut InGroups<'_, S>) {
        self.0.end(groups.space);
    }

    fn tick(&mut self, explored: &Explored) -> bool {
        self.0.tick(explored)
    }
}
