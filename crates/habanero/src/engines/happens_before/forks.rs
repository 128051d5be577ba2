//! Where the meaning of fork/join pools is not enough, so that the search is made again with the library's own code of them.

use super::engine::{HappensBeforeEngine, Turn};
use crate::explain::findings::Problem;
use crate::host::host_ref;
use crate::kinds::Kind;
use crate::natives::table::PRIMITIVES;

impl HappensBeforeEngine {
    /// Whether the program does what the meaning of pools does not cover, in some schedule that was met.
    pub(super) fn leaves_forks(&self) -> bool {
        let machine = &self.session.machine;
        if !machine.config.forks_by_meaning || self.learned.kinds.has(Kind::Forks) {
            return false;
        }
        let asked = host_ref(machine).asked;
        let shows = asked.waits_in_lock || asked.interrupts || asked.traces;
        let tasks_of_habanero = asked.habanero || machine.program.loaded(PRIMITIVES).is_some();
        self.met.has(Kind::Forks) || asked.forks && (shows || tasks_of_habanero)
    }

    /// Whether a violation may need more of a pool than it can do: more tasks at once than it has threads. What no choice
    /// leads to comes about in every schedule, and two accesses that nothing orders race whoever makes them.
    pub(super) fn is_beyond_pool(&self) -> bool {
        if !host_ref(&self.session.machine).asked.forks {
            return false;
        }
        let certain = |schedule: &[Turn]| schedule.is_empty() && self.unexplored.is_none();
        let doubtful = self
            .leads
            .iter()
            .filter(|lead| !matches!(lead.problem, Problem::Race(_)) && !certain(&lead.schedule));
        doubtful.into_iter().any(|lead| self.is_crowded(&lead.schedule))
    }
}
