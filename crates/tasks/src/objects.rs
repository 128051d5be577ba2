//! The heap objects that a world refers to.

use crate::ObjectId;
use crate::isolation::Isolated;
use crate::kept::Pending;
use crate::world::World;

impl World {
    /// Visits every object that the world itself keeps alive, in an order that does not depend on
    /// the schedule. An object may be visited more than once.
    pub fn for_each_object(&self, mut visit: impl FnMut(ObjectId)) {
        for (_, task) in self.sorted_tasks() {
            task.awaits.iter().for_each(|future| visit(future.0));
            task.phasers.iter().for_each(|phaser| visit(phaser.0));
            task.regions.iter().for_each(|region| visit(region.target.object()));
            match &task.pending {
                Some(Pending::Future(future)) => visit(future.0),
                Some(Pending::AnyFuture(futures)) => futures.iter().for_each(|future| visit(future.0)),
                _ => {}
            }
        }
        for (id, _) in self.sorted_tasks() {
            for claim in self.isolation.held_by(id) {
                if let Isolated::Objects(objects) = claim {
                    objects.iter().for_each(|(object, _)| visit(*object));
                }
            }
        }
        let mut scopes: Vec<_> = self.finishes.iter().collect();
        scopes.sort_by_key(|(_, finish)| finish.name);
        for (_, finish) in scopes {
            finish.sorted_failures().into_iter().for_each(|(_, failure)| visit(failure));
            finish.eureka.into_iter().for_each(&mut visit);
        }
        let mut letters = Vec::new();
        for (actor, state) in self.actors.iter() {
            letters.extend(
                state.letters.iter().map(|one| (one.sender.name(), one.number, actor.0, one.message)),
            );
        }
        letters.sort_by_key(|(sender, number, _, _)| (*sender, *number));
        for (_, _, actor, message) in letters {
            visit(actor);
            visit(message);
        }
        let kept = self.constructs.iter().flat_map(|(_, construct)| construct.objects());
        let mut kept: Vec<_> = kept.map(|(task, object)| (self.task(task).path.name(), object)).collect();
        kept.sort_unstable();
        kept.into_iter().for_each(|(_, object)| visit(object));
        let mut failures: Vec<_> = self.unseen_failures.iter().collect();
        failures.sort_by_key(|(_, (resolver, _))| resolver.name());
        for (future, (_, failure)) in failures {
            visit(future.0);
            visit(*failure);
        }
    }

    /// Forgets what is keyed by objects that are gone. Call it after a collection of garbage.
    pub fn retain_objects(&mut self, alive: impl Fn(ObjectId) -> bool) {
        self.futures.retain(|future| alive(future.0));
        self.accumulators.retain(|accumulator| alive(accumulator.0));
        self.actors.retain(|actor| alive(actor.0));
        self.constructs.retain(alive);
    }
}
