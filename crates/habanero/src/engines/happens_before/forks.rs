//! Where the meaning of fork/join pools or of executors is not enough, so that the search is made again with the library's own
//! code of them.

use super::engine::{HappensBeforeEngine, Lead};
use crate::explain::findings::Problem;
use crate::host::host_ref;
use crate::kinds::{Kind, Kinds};
use crate::natives::table::PRIMITIVES;
use machine::TaskId;

impl HappensBeforeEngine {
    /// What is run by its meaning, and the program does what that does not cover, in some schedule that was met.
    pub(super) fn meanings_left(&self) -> Kinds {
        let mut left = Kinds::default();
        if self.leaves_forks() {
            left.insert(Kind::Forks);
        }
        let asked = host_ref(&self.session.machine).asked;
        let shows = self.met.has(Kind::Executors) || asked.hires && asked.thread_ids;
        if self.session.machine.config.executors_by_meaning && shows {
            left.insert(Kind::Executors);
        }
        left
    }

    /// What is not run by its meaning any more.
    pub(super) fn meanings_given_up(&self) -> Kinds {
        let given_up =
            [Kind::Forks, Kind::Executors].into_iter().filter(|kind| self.learned.kinds.has(*kind));
        given_up.fold(Kinds::default(), Kinds::with)
    }

    /// Whether the program does what the meaning of pools does not cover, in some schedule that was met.
    fn leaves_forks(&self) -> bool {
        let machine = &self.session.machine;
        if !machine.config.forks_by_meaning || self.learned.kinds.has(Kind::Forks) {
            return false;
        }
        let asked = host_ref(machine).asked;
        let shows = asked.waits_in_lock || asked.interrupts || asked.traces || asked.thread_ids;
        let tasks_of_habanero = asked.habanero || machine.program.loaded(PRIMITIVES).is_some();
        self.met.has(Kind::Forks) || asked.forks && (shows || tasks_of_habanero)
    }

    /// The run has ended, or goes round. A task of a pool that waits for ever keeps a thread of it from others, which may be
    /// needed.
    pub(super) fn note_stuck_workers(&mut self) {
        let machine = &self.session.machine;
        let is_stuck = |task: &TaskId| machine.pool_of(*task).is_some() && !self.session.can_run(*task);
        if machine.config.forks_by_meaning && self.session.alive.iter().any(is_stuck) {
            self.note_unless_explored(Kind::Forks);
        }
    }

    /// Whether a violation may need more of a pool than it can do: more tasks at once than it has threads. What no choice
    /// leads to comes about in every schedule, but for a race whose two accesses a single thread makes.
    pub(super) fn is_beyond_pool(&self) -> bool {
        let asked = host_ref(&self.session.machine).asked;
        if !asked.forks {
            return false;
        }
        let is_certain = |lead: &&Lead| match lead.problem {
            Problem::Race(_) if asked.single_worker => false,
            _ => lead.schedule.is_empty() && self.unexplored.is_none(),
        };
        let mut doubtful = self.leads.iter().filter(|lead| !is_certain(lead));
        doubtful.any(|lead| self.is_crowded(&lead.schedule))
    }
}
