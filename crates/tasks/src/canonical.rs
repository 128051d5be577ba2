//! The form of a world that two schedules share when they lead to the same state.
//!
//! - Tasks and finish scopes are named by path, never by the order of creation.
//! - How many children a task has had so far is left out, unless the program asks for names: it only decides the names
//!   of later ones. Of main it shows whether it has some in a scope that is open, for what it does then is not behind them.
//! - The phases of a phaser are taken relative to its least, unless the program asks for them.
//! - Work and critical paths are left out, unless the program asks for them.
//! - What the program can no longer reach (an object without a name) is left out.

mod constructs;

use crate::isolation::Isolated;
use crate::kept::Pending;
use crate::kept::Phases;
use crate::permission::{Region, Target};
use crate::world::{Task, World};
use crate::{FinishId, FutureId, ObjectId, TaskId};

/// Feeds the words of one world.
struct Feed<'a, N, O> {
    world: &'a World,
    name: &'a N,
    out: &'a mut O,
    /// Names of tasks that are used in place of their paths, if any.
    names: Option<&'a [(u64, TaskId)]>,
}

impl World {
    /// Feeds a canonical form of the world. `name` gives an object a name that does not depend on
    /// the schedule, or none if the program cannot reach it.
    pub fn hash_into(&self, name: &impl Fn(ObjectId) -> Option<u64>, out: &mut impl FnMut(u64)) {
        let mut feed = Feed { world: self, name, out, names: None };
        feed.tasks();
        feed.constructs();
    }

    /// As [`World::hash_into`], with live tasks named and ordered as given: states that differ only in which of
    /// several equal tasks does what have one form.
    pub fn hash_named_into(
        &self,
        names: &[(u64, TaskId)],
        name: &impl Fn(ObjectId) -> Option<u64>,
        out: &mut impl FnMut(u64),
    ) {
        let mut feed = Feed { world: self, name, out, names: Some(names) };
        feed.word(names.len() as u64);
        for (_, id) in names {
            if let Some(task) = self.tasks.get(*id) {
                feed.task(*id, task);
                // Whose a scope is shows in its name only, which is made of a path.
                task.scopes.iter().for_each(|scope| feed.finish_name(scope.finish));
            }
        }
        feed.constructs();
    }

    /// Whether something remembers which task did what by its path, so that equal tasks cannot be exchanged:
    /// accumulators, mailboxes, exceptions that a finish has collected.
    pub fn remembers_paths(&self) -> bool {
        self.options.metrics
            || self.accumulators.iter().next().is_some()
            || self.actors.iter().next().is_some()
            || self.finishes.iter().any(|(_, finish)| !finish.failures.is_empty())
    }

    /// The name of a finish scope, which does not depend on the schedule.
    pub fn finish_name(&self, finish: FinishId) -> u64 {
        self.finishes.get(finish).map_or(0, |finish| finish.name)
    }

    /// Feeds what is one task's own, under a name.
    pub fn hash_task_into(
        &self,
        task: TaskId,
        task_name: u64,
        name: &impl Fn(ObjectId) -> Option<u64>,
        out: &mut impl FnMut(u64),
    ) {
        if let Some(found) = self.tasks.get(task) {
            Feed { world: self, name, out, names: Some(&[(task_name, task)]) }.task(task, found);
        }
    }

    /// Feeds everything else, and of the tasks what matters to others: how many a finish waits for, what they
    /// hold isolated, and their regions.
    pub fn hash_rest_into(&self, name: &impl Fn(ObjectId) -> Option<u64>, out: &mut impl FnMut(u64)) {
        let mut feed = Feed { world: self, name, out, names: None };
        let tasks = self.sorted_tasks();
        feed.word(tasks.len() as u64);
        let mut waited_for: Vec<u64> = Vec::new();
        for (id, task) in tasks {
            waited_for.push(self.finishes.get(task.finish).map_or(0, |finish| finish.name));
            if !task.regions.is_empty() || self.in_isolated(id) {
                feed.word(task.path.name());
                feed.regions(&task.regions);
                feed.isolation(id);
            }
        }
        waited_for.sort_unstable();
        waited_for.into_iter().for_each(|finish| feed.word(finish));
        feed.constructs();
    }

    pub(crate) fn sorted_tasks(&self) -> Vec<(TaskId, &Task)> {
        let mut tasks: Vec<(TaskId, &Task)> = self.tasks.iter().map(|(id, task)| (id, &**task)).collect();
        tasks.sort_by_key(|(_, task)| task.path.name());
        tasks
    }
}

impl<N: Fn(ObjectId) -> Option<u64>, O: FnMut(u64)> Feed<'_, N, O> {
    fn word(&mut self, word: u64) {
        (self.out)(word);
    }

    fn object(&mut self, object: ObjectId) {
        let name = (self.name)(object).unwrap_or(u64::MAX);
        self.word(name);
    }

    fn name_of_task(&self, task: TaskId) -> u64 {
        let given = self.names.and_then(|names| names.iter().find(|(_, id)| *id == task));
        match given {
            Some((name, _)) => *name,
            None => self.world.tasks.get(task).map_or(0, |task| task.path.name()),
        }
    }

    fn task_name(&mut self, task: TaskId) {
        let name = self.name_of_task(task);
        self.word(name);
    }

    fn finish_name(&mut self, finish: FinishId) {
        let name = self.world.finishes.get(finish).map_or(0, |finish| finish.name);
        self.word(name);
    }

    /// Entries by the names of their objects, without those that have none.
    fn named<T>(&self, entries: impl Iterator<Item = (ObjectId, T)>) -> Vec<(u64, T)> {
        let mut named: Vec<(u64, T)> =
            entries.filter_map(|(object, entry)| Some(((self.name)(object)?, entry))).collect();
        named.sort_by_key(|(name, _)| *name);
        named
    }

    fn constructs(&mut self) {
        self.finishes();
        self.futures();
        self.phasers();
        self.accumulators();
        self.actors();
        self.meetings();
        self.metrics();
    }

    fn tasks(&mut self) {
        let tasks = self.world.sorted_tasks();
        self.word(tasks.len() as u64);
        for (id, task) in tasks {
            self.task(id, task);
        }
    }

    fn task(&mut self, id: TaskId, task: &Task) {
        // Registrations stand with the phasers, and their order decides nothing; how many messages a task has sent only
        // tells its letters apart, which stand with the actors in their order.
        let Task {
            path: _,
            finish,
            children,
            scopes,
            awaits,
            phasers: _,
            regions,
            pending,
            sends: _,
            path_length,
        } = task;
        self.task_name(id);
        self.finish_name(*finish);
        self.word(scopes.len() as u64);
        self.futures_of(awaits);
        self.regions(regions);
        self.pending(pending.as_ref());
        self.isolation(id);
        if self.world.options.names {
            self.word(u64::from(*children));
            scopes.iter().for_each(|scope| self.word(u64::from(scope.children)));
        } else if id == TaskId(0) {
            self.word(u64::from(self.world.has_unjoined()));
        }
        if self.world.options.metrics {
            self.word(*path_length);
        }
    }

    /// Those that are resolved count too: whoever begins to run lies behind all that it awaited.
    fn futures_of(&mut self, futures: &[FutureId]) {
        let named = self.named(futures.iter().map(|future| (future.0, ())));
        self.word(named.len() as u64);
        named.into_iter().for_each(|(name, ())| self.word(name));
    }

    fn regions(&mut self, regions: &[Region]) {
        let mut sorted = self.named(regions.iter().map(|region| (region.target.object(), *region)));
        let bounds = |region: &Region| match region.target {
            Target::Object(_) => (u32::MAX, 0),
            Target::Elements { from, to, .. } => (from, to),
        };
        sorted.sort_by_key(|(name, region)| (*name, bounds(region), region.write));
        self.word(sorted.len() as u64);
        for (name, region) in sorted {
            let (from, to) = bounds(&region);
            self.word(name);
            self.word(u64::from(from) << 32 | u64::from(to));
            self.word(u64::from(region.write));
        }
    }

    fn isolation(&mut self, task: TaskId) {
        for claim in self.world.isolation.held_by(task) {
            self.claim(claim);
        }
        self.word(0);
    }

    fn claim(&mut self, claim: &Isolated) {
        match claim {
            Isolated::Global => self.word(1),
            Isolated::Objects(objects) => {
                self.word(2);
                let objects = self.named(objects.iter().copied());
                self.word(objects.len() as u64);
                for (name, write) in objects {
                    self.word(name);
                    self.word(u64::from(write));
                }
            }
        }
    }

    fn pending(&mut self, pending: Option<&Pending>) {
        match pending {
            None => self.word(0),
            Some(Pending::Finish(_)) => self.word(1),
            Some(Pending::Future(future)) => {
                self.word(2);
                self.object(future.0);
            }
            Some(Pending::AnyFuture(futures)) => {
                self.word(3);
                self.word(futures.len() as u64);
                futures.iter().for_each(|future| self.object(future.0));
            }
            Some(Pending::Isolated(claim)) => {
                self.word(4);
                self.claim(claim);
            }
            Some(Pending::Phases(phases)) => {
                self.word(5);
                self.phases(phases);
            }
            Some(Pending::Single { phases, phaser }) => {
                self.word(6);
                self.phases(phases);
                self.object(phaser.0);
            }
            Some(Pending::Receive(actor)) => {
                self.word(7);
                self.object(actor.0);
            }
            Some(Pending::Message(actor, message)) => {
                self.word(8);
                self.object(actor.0);
                self.object(*message);
            }
            Some(Pending::Construct(object, awaited, wanted)) => {
                self.word(9);
                self.object(*object);
                self.word(*awaited as u64);
                self.word(*wanted);
            }
        }
    }

    fn phases(&mut self, phases: &Phases) {
        for list in [&phases.signals, &phases.waits] {
            let names = self.named(list.iter().map(|phaser| (phaser.0, ())));
            self.word(names.len() as u64);
            names.into_iter().for_each(|(name, ())| self.word(name));
        }
    }

    fn finishes(&mut self) {
        let mut scopes: Vec<_> = self.world.finishes.iter().map(|(_, finish)| finish).collect();
        scopes.sort_by_key(|finish| finish.name);
        self.word(scopes.len() as u64);
        for finish in scopes {
            self.word(finish.name);
            self.word(finish.failures.len() as u64);
            for (path, failure) in finish.sorted_failures() {
                self.word(path.name());
                self.object(failure);
            }
            if let Some(eureka) = finish.eureka {
                self.word(EUREKA);
                self.object(eureka);
            }
            if self.world.options.metrics {
                self.word(finish.path_length);
            }
        }
    }
}

/// Stands before the eureka of a finish: no name of a finish, which is what else may come there.
const EUREKA: u64 = u64::MAX;
