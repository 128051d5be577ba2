//! The baseline of the papers: a choice at every access that others could notice.

use super::algorithm1::Space;
use crate::explain::findings::Standoff;
use crate::explain::names;
use crate::host::{host, host_ref};
use crate::library::{self, Role};
use crate::shared_access::Touch;
use machine::{Ref, TaskId};
use program::ClassId;
use report::Action;
use rustc_hash::FxHashMap;

impl Space {
    /// In a replay: notes what the baseline stopped a task before.
    pub(super) fn tell_access(&mut self, task: TaskId) {
        let Some(touch) = self.stands_before(task).first() else { return };
        let (writes, place) = (touch.write, (touch.object, touch.from));
        let what = names::accessed(&self.session, task, place);
        self.session.trace_step(task, Action::Access { writes, what });
    }

    /// The accesses that a task stands before.
    pub(super) fn stands_before(&self, task: TaskId) -> &[Touch] {
        let sight = host_ref(&self.session.machine).sight.as_ref();
        let standing = sight.and_then(|sight| sight.standing().iter().find(|(one, _)| *one == task));
        standing.map_or(&[], |(_, touches)| touches)
    }

    /// The baseline stopped a task: finds out what others can reach, and whether the access is the program's.
    pub(super) fn goes_on_after_look(&mut self, task: TaskId) -> bool {
        let touch = host_ref(&self.session.machine).sight.as_ref().and_then(|sight| sight.stopped_before());
        let Some(touch) = touch else {
            let mut shared = self.session.reachable_by_others(task);
            let (library, since, cached) = self.session.machine.library();
            shared.add_all(&since);
            // Every task gets to caches, and can notice who filled some of them.
            let machine = &self.session.machine;
            let mut noticeable: FxHashMap<ClassId, bool> = FxHashMap::default();
            let mut shows = |object: &Ref| {
                let class = machine.heap.class(*object);
                let asks = || jdk::has_noticeable_cache(&machine.program.class(class).name);
                *noticeable.entry(class).or_insert_with(asks)
            };
            shared.extend(cached.iter().filter(&mut shows));
            // Every task gets to static fields; the old ones are known.
            let machine = &self.session.machine;
            let base = machine.heap.base();
            shared.extend(machine.classes.iter().map(|class| class.mirror).filter(|mirror| mirror.0 >= base));
            if let Some(sight) = &mut host(&mut self.session.machine).sight {
                sight.tell(shared, library);
            }
            return true;
        };
        let role = match touch.volatile {
            true if library::is_unnoticeable(&mut self.session, touch.object, Some(touch.from)) => {
                Role::Unnoticeable
            }
            true => Role::Program,
            false => library::role(&mut self.session.machine, (touch.object, touch.from), task),
        };
        if touch.weak && role != Role::Unnoticeable && library::is_programs(&self.session, task) {
            host(&mut self.session.machine).asked.weak = true;
        }
        // Whoever sees it learns of the task that wrote it, and is not ordered with it.
        if role == Role::Choice && touch.write {
            host(&mut self.session.machine).asked.hints = true;
        }
        if let Some(sight) = &mut host(&mut self.session.machine).sight {
            match role {
                Role::Unnoticeable => sight.allow(),
                role => sight.stay(task, role != Role::Program),
            }
        }
        role == Role::Unnoticeable
    }

    /// Pairs of tasks that stand before conflicting accesses, both of which could be made now.
    pub(super) fn standoffs(&self) -> Vec<Standoff> {
        let mut found = Vec::new();
        let Some(sight) = host_ref(&self.session.machine).sight.as_ref() else { return found };
        let able: Vec<_> = sight.standing().iter().filter(|(task, _)| self.session.can_run(*task)).collect();
        for (index, (first, earlier)) in able.iter().enumerate() {
            for (second, later) in &able[index + 1..] {
                for one in earlier {
                    let races = |other: &Touch| Some((one.races_with(other)?, other.write));
                    found.extend(later.iter().filter_map(races).map(|(at, write)| Standoff {
                        place: (one.object, at),
                        tasks: [*first, *second],
                        writes: [one.write, write],
                    }));
                }
            }
        }
        found
    }
}
