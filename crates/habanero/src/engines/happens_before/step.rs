//! How the happens-before engine runs tasks from one choice to the next, and what it makes of their stops.

use super::engine::{HappensBeforeEngine, Lead, Premise, Rest, Turn};
use super::observer;
use crate::engines::request::{Progress, SLICE};
use crate::explain::findings::Problem;
use crate::explain::{describe, names};
use crate::happens_before::Key;
use crate::host::{Locker, Point, host, host_ref};
use crate::kinds::Kind;
use crate::library::{self, Role};
use crate::racing::Admitted;
use crate::session::{Halt, Session, waits_with_others};
use crate::shadow::Suspect;
use crate::shadow::observer::Watch;
use machine::{Ref, TaskId};
use report::{FindingKind, Limit};
use search::Rounds;

impl HappensBeforeEngine {
    /// The limit that is reached.
    pub(super) fn out_of_budget(&self, depth: u64) -> Option<Limit> {
        let budget = &self.request.budget;
        let bytes = self.bytes.max(self.session.machine.bytes());
        let full = budget.max_states.filter(|most| self.figures.states >= *most).map(Limit::States);
        let deep = budget.max_depth.filter(|most| depth > *most).map(Limit::Depth);
        if let Some(limit) = full.or(deep) {
            Some(limit)
        } else if budget.max_operations.is_some_and(|most| self.session.machine.steps >= most) {
            Some(Limit::Operations)
        } else if let Some(limit) = budget.reached(bytes) {
            Some(limit)
        } else {
            (self.request.progress)(&Progress {
                states: self.figures.states,
                depth: self.schedule.len() as u64,
                open: depth,
                bytes,
            });
            (self.request.interrupted)().then_some(Limit::Interrupted)
        }
    }

    /// Lets a task through its point, then runs all others that need no choice.
    pub(super) fn step(&mut self, (task, way): Turn) -> Rest {
        self.has_run_long = None;
        self.long_runs = 0;
        self.ran.clear();
        match self.advance(task, way) {
            Some(rest) => rest,
            None => self.settle(),
        }
    }

    /// Runs every task that stands before no choice, until all do or the run goes round.
    pub(super) fn settle(&mut self) -> Rest {
        let mut rounds = Rounds::default();
        let mut last = None;
        loop {
            if let Some(why) = self.out_of_budget(0) {
                return Rest::Unknown(why);
            }
            // While a round is looked for, everybody has a turn: else one that is never run would seem to have nothing to do.
            let in_turn = self.looks_for_rounds() && rounds.is_due();
            let Some(task) = self.next_ready(if in_turn { last } else { self.has_run_long }) else {
                return self.at_rest();
            };
            // When the first one has its turn again, the state alone decides how the run goes on.
            let begins_again = last.is_some_and(|last| task <= last);
            if in_turn && begins_again && rounds.is_known(self.present_name()) {
                self.note_unended_failure();
                return match self.choices() {
                    choices if choices.is_empty() => Rest::End,
                    choices => Rest::Choice(choices),
                };
            }
            self.has_run_long = None;
            last = Some(task);
            if let Some(rest) = self.advance(task, 0) {
                return rest;
            }
        }
    }

    /// The next task after one, or the first of all, that can go on without a choice.
    fn next_ready(&mut self, before: Option<TaskId>) -> Option<TaskId> {
        let is_ready = |session: &Session, task| !is_before_choice(session, task);
        let after = self.session.next_able(before, is_ready);
        after.or_else(|| before.and_then(|_| self.session.next_able(None, is_ready)))
    }

    /// Whether a run that goes round may end: a task has come to a stop by itself, nobody compares ends, and states may be
    /// named.
    fn looks_for_rounds(&self) -> bool {
        self.has_run_long.is_none() && !self.request.determinism && !self.request.no_matching
    }

    fn present_name(&mut self) -> u128 {
        crate::state_name::fingerprint(&mut self.session, !self.request.unreduced, false).0
    }

    /// The tasks that may be chosen, in all their ways.
    pub(super) fn choices(&self) -> Vec<Turn> {
        let at_points = self.session.at_point.iter().map(|(task, _)| *task);
        let waiting = host_ref(&self.session.machine).waits.iter().map(|(task, _)| *task);
        let mut able: Vec<TaskId> =
            at_points.chain(waiting).filter(|task| self.session.can_run(*task)).collect();
        able.sort_unstable();
        able.dedup();
        // Who is in the midst of an operation as a whole ends it before anybody else comes.
        if let Some(task) = self.session.in_midst().filter(|task| able.contains(task)) {
            able = vec![task];
        }
        let ways = |task: &TaskId| (0..self.session.ways(*task)).map(|way| (*task, way)).collect::<Vec<_>>();
        able.iter().flat_map(ways).collect()
    }

    fn at_rest(&mut self) -> Rest {
        self.figures.tasks = self.figures.tasks.max(self.session.machine.tasks.len() as u64);
        let choices = self.choices();
        if !choices.is_empty() {
            return Rest::Choice(choices);
        }
        // The end comes while a finish still holds what tasks ended with.
        let kept = || {
            let kept = host_ref(&self.session.machine).records.pending();
            kept.and_then(|exception| self.of_exception(exception))
        };
        // Who waits with a time-out goes on by himself: that is explored where he does so at once.
        let is_timed = !self.session.machine.small.timed.is_empty();
        let problem = if is_timed && self.learned.kinds.has(Kind::Timeout) && !self.session.exits {
            None
        } else if self.session.exits {
            kept()
        } else if self.session.is_held_up() {
            Some(Problem::Deadlock).filter(|problem| self.wants(problem)).or_else(kept)
        } else {
            let uncaught = self.session.world().uncaught();
            uncaught.iter().find_map(|(_, exception)| self.of_exception(Ref(exception.0)))
        };
        match problem.filter(|problem| self.wants(problem)) {
            Some(problem) => Rest::Problem(problem),
            None => {
                self.note_stuck_workers();
                Rest::End
            }
        }
    }

    /// Runs a task to its next stop; `None` if the search goes on.
    fn advance(&mut self, task: TaskId, way: u32) -> Option<Rest> {
        host(&mut self.session.machine).point_object = None;
        if host_ref(&self.session.machine).footprint.is_some() {
            self.ran.push(task);
        }
        loop {
            observer::resume(&mut self.session.machine, task);
            self.note_alone();
            self.note_line(task);
            self.session.machine.fuel = self.session.machine.steps + SLICE;
            let halt = self.session.run(task, way, &mut Watch { task });
            self.judge_unexplored();
            self.keep_region_fault(task);
            if matches!(halt, Halt::Point(_)) && self.concerns_nobody_else(task) {
                self.session.passes_point = true;
                continue;
            }
            self.note_composite(task, &halt);
            if let Some(problem) = self.at_exit(task) {
                return Some(Rest::Problem(problem));
            }
            match halt {
                Halt::Blocked | Halt::Point(_) | Halt::Ended(None) | Halt::Exit(_) => return None,
                Halt::Ended(Some(exception)) => {
                    return self.leaves_thread(exception).map(Rest::Problem);
                }
                // Regions only assert: a race, a deadlock or an exception behind a wrong one is worse and told instead.
                Halt::Region(fault) => {
                    let problem = Problem::Region(fault, task);
                    if self.telling_region {
                        return Some(Rest::Problem(problem));
                    }
                    if self.wants(&problem) {
                        self.note_region_fault(problem);
                    }
                    if !self.session.alive.contains(&task) {
                        return None;
                    }
                }
                Halt::Unsupported(what) => {
                    let at = describe::place(&self.session, task);
                    return Some(Rest::Unknown(Limit::NotModelled { what, place: at.place }));
                }
                Halt::OutOfFuel => {
                    self.long_runs += 1;
                    let place = describe::place(&self.session, task).place;
                    *self.figures.busy.entry(place).or_default() += 1;
                    self.note_starved();
                    // A task that waits for another in a loop may never end: there is a choice to explore.
                    if self.unexplored.is_some() {
                        return Some(Rest::End);
                    }
                    if let Some(why) = self.out_of_budget(0) {
                        return Some(Rest::Unknown(why));
                    }
                    // It may wait for another in a loop; but nobody need see a class half initialised.
                    if host_ref(&self.session.machine).initializing == 0 {
                        self.has_run_long = Some(task);
                        return None;
                    }
                }
                // A replay that looks for this access is over.
                Halt::Observer if self.has_looked() => return Some(Rest::End),
                Halt::Observer if self.stays_before_access(task) => return None,
                Halt::Observer => {
                    if let Some(rest) = self.judge_suspects() {
                        return Some(rest);
                    }
                    if let Some(why) = self.out_of_budget(0) {
                        return Some(Rest::Unknown(why));
                    }
                }
            }
        }
    }

    /// Whether only one task is alive and knows all: then nothing it does can race.
    fn note_alone(&mut self) {
        let single = self.session.alive.len() == 1;
        let host = host(&mut self.session.machine);
        let joined = single && host.happens_before.as_ref().is_some_and(|order| order.all_joined());
        if let Some(shadow) = &mut host.shadow {
            if joined && !shadow.alone {
                shadow.clear();
            }
            shadow.alone = joined;
        }
    }

    /// Whether a task stands before an operation that synchronises on an object which no other task and no static
    /// field of the program leads to: then nobody else will use it, or it is the library's own business.
    fn concerns_nobody_else(&mut self, task: TaskId) -> bool {
        let Some((object, index)) = host(&mut self.session.machine).point_object.take() else { return false };
        let own = host_ref(&self.session.machine).own_locks.get(&object) == Some(&Locker::Program);
        // A task gets to its own thread whatever it holds.
        let thread = self.session.machine.tasks.iter().any(|task| task.thread == object);
        if own || thread {
            return false;
        }
        if !library::is_unnoticeable(&mut self.session, object, index) {
            return !library::is_library_class(&self.session, object)
                && !self.session.is_shared(task, object);
        }
        let order = host_ref(&self.session.machine).happens_before.as_ref();
        let id = tasks::ObjectId(object.0);
        if order.is_some_and(|order| !order.covers(tasks::TaskId(task.0), id))
            && let Some(order) = &mut host(&mut self.session.machine).happens_before
        {
            order.loosen(id);
        }
        true
    }

    /// If all races are wanted: notes the line that a task is at, for the access that it was stopped before.
    fn note_line(&mut self, task: TaskId) {
        if self.learned.racing.is_empty() {
            return;
        }
        let at = describe::place(&self.session, task);
        let shadow = host(&mut self.session.machine).shadow.as_mut();
        if let Some(racing) = shadow.and_then(|shadow| shadow.racing.as_mut()) {
            racing.at = racing.number(&at.place.file, at.place.line);
        }
    }

    /// Whether a task was stopped before an access whose order with others is a choice of the schedule, and stays.
    fn stays_before_access(&mut self, task: TaskId) -> bool {
        let shadow = host(&mut self.session.machine).shadow.as_mut();
        let racing = shadow.and_then(|shadow| shadow.racing.as_mut());
        let Some(place) = racing.and_then(|racing| racing.candidate.take()) else { return false };
        let is_racing = self.learned.racing.has(&self.session.machine, place);
        let base = self.session.machine.heap.base();
        let others = self.session.alive.len() > 1 && !self.is_in_granted_whole();
        let stays =
            is_racing && others && (place.0.0 < base || base == 0 || self.session.is_shared(task, place.0));
        if is_racing {
            let role = library::role(&mut self.session.machine, place, task);
            let shadow = host(&mut self.session.machine).shadow.as_mut();
            if let Some(racing) = shadow.and_then(|shadow| shadow.racing.as_mut()) {
                racing.note_kind(place, role.admitted());
            }
            if matches!(role, Role::Synchronizing | Role::Choice) {
                self.note_contended(Key::Volatile(tasks::ObjectId(place.0.0), place.1));
            }
        }
        if stays {
            self.session.stay_at(task, Point::Operation);
        } else {
            let kind = if is_racing { Admitted::Racing } else { Admitted::Other };
            let of = (task, self.session.machine.operation_to_come());
            let shadow = host(&mut self.session.machine).shadow.as_mut();
            if let Some(racing) = shadow.and_then(|shadow| shadow.racing.as_mut()) {
                racing.admit(of, place, kind);
            }
        }
        stays
    }

    /// Whether the task that ran was chosen to do the operation of the library as a whole that it is in.
    fn is_in_granted_whole(&self) -> bool {
        let machine = &self.session.machine;
        host_ref(machine).is_whole_granted(machine.whole())
    }

    /// Pairs of accesses that nothing orders.
    fn judge_suspects(&mut self) -> Option<Rest> {
        let shadow = host(&mut self.session.machine).shadow.as_mut()?;
        let suspects = std::mem::take(&mut shadow.suspects);
        self.note_later(&suspects);
        suspects.into_iter().find_map(|suspect| self.judge(suspect))
    }

    /// A pair of accesses that nothing orders: a race, unless the library is built for it or nobody can notice.
    fn judge(&mut self, suspect: Suspect) -> Option<Rest> {
        let place = suspect.place;
        let role = library::role(&mut self.session.machine, place, suspect.task);
        // Who runs the initialiser is a choice, so the race is judged when that is explored.
        let initializer = suspect.earlier.initializer && !self.learned.kinds.has(Kind::Class);
        if initializer {
            self.note_unless_explored(Kind::Class);
        }
        let frozen = match role {
            Role::Program => self.sees_frozen(&suspect, false),
            Role::Unnoticeable => self.sees_frozen(&suspect, true),
            Role::Synchronizing | Role::Choice => false,
        };
        let shadow = host(&mut self.session.machine).shadow.as_mut()?;
        if role == Role::Unnoticeable && !frozen {
            shadow.exempt(place);
            return None;
        }
        shadow.note_judged(&suspect);
        // The order of operations as wholes is a choice, and what they do inside follows from it.
        let is_kept = |by| library::is_kept(&self.session.machine, place, by);
        if frozen || is_kept(suspect.whole) && is_kept(suspect.earlier.whole) {
            return None;
        }
        // Where sharing is looked for, what the library is built for is not explored.
        if role != Role::Program && self.premise == Premise::Sharing {
            self.note_unless_explored(Kind::Synchronization);
        }
        // Order that goes through choices which are not explored is not followed in full.
        if self.unexplored.is_some() {
            return None;
        }
        let wanted = match self.premise {
            Premise::Nothing => FindingKind::Race,
            Premise::Sharing => FindingKind::UncoveredSharing,
        };
        let wanted = self.request.properties.has(wanted)
            && role == Role::Program
            && !initializer
            && self.behind_race.is_none();
        if wanted && !self.request.all {
            return Some(Rest::Problem(Problem::Race(suspect)));
        }
        if wanted {
            self.add_lead(Problem::Race(suspect));
        }
        // What is behind it depends on which access came first.
        if self.premise == Premise::Nothing && !self.learned.racing.has(&self.session.machine, place) {
            self.raced.insert(&self.session.machine, place);
            self.behind_race.get_or_insert(self.schedule.len());
        }
        None
    }

    fn keep_region_fault(&mut self, task: TaskId) {
        if let Some(fault) = host(&mut self.session.machine).region_fault.take()
            && self.request.properties.has(FindingKind::Permission)
        {
            self.note_region_fault(Problem::Region(fault, task));
        }
    }

    /// A fault of a region is told if nothing worse is found; the first one stands for all.
    fn note_region_fault(&mut self, problem: Problem) {
        let schedule = &self.schedule;
        self.region_fault.get_or_insert_with(|| Lead { problem, schedule: schedule.clone(), key: None });
    }

    /// Choices of the schedule were met: they count unless nobody can notice their order.
    fn judge_unexplored(&mut self) {
        if !self.session.machine.small.timed.is_empty() && !self.learned.kinds.has(Kind::Timeout) {
            self.timed = true;
            self.note_unexplored(Kind::Timeout.meeting(), Kind::Synchronization);
        }
        let host = host(&mut self.session.machine);
        let unexplored = std::mem::take(&mut host.unexplored);
        if host.shadow.as_ref().is_some_and(|shadow| shadow.initializer_disturbed) {
            self.note_unless_explored(Kind::Class);
        }
        if unexplored.gone {
            self.note_unless_explored(Kind::Synchronization);
        }
        for key in unexplored.keys {
            let object = match key {
                Key::Monitor(object) | Key::Lock(object) | Key::Queue(object) => Some((Ref(object.0), None)),
                Key::Volatile(object, index) => Some((Ref(object.0), Some(index))),
                Key::Identity(object) => Some((Ref(object.0), Some(0))),
                _ => None,
            };
            let unnoticeable =
                object.is_some_and(|(one, index)| library::is_unnoticeable(&mut self.session, one, index));
            if !unnoticeable {
                self.note_contended(key);
                self.note_unless_explored(Kind::of(key));
            }
        }
    }

    /// Tasks meet at something, and nothing orders them. If they can look at it without giving order to who changes it, what
    /// they do to it and to a variable that they use in weaker modes than volatile need not be seen in one order by all.
    fn note_contended(&mut self, key: Key) {
        if key.orders_all_uses() {
            return;
        }
        self.contended.insert(key);
        let Key::Volatile(object, index) = key else { return };
        let weakly = host_ref(&self.session.machine)
            .happens_before
            .as_ref()
            .is_some_and(|order| order.was_used_weakly(object, index));
        if weakly && library::is_variable_of_program(&self.session, (Ref(object.0), index)) {
            self.weakly_contended = true;
        }
    }

    pub(super) fn note_unless_explored(&mut self, kind: Kind) {
        if !self.learned.kinds.has(kind) {
            self.note_unexplored(kind.meeting(), kind);
        }
    }

    fn note_unexplored(&mut self, what: &'static str, kind: Kind) {
        self.met.insert(kind);
        self.unexplored = self.unexplored.or(Some((what, self.leads.len())));
    }

    /// In a replay: whether it has come to the access that it looks for.
    fn has_looked(&self) -> bool {
        host_ref(&self.session.machine).shadow.as_ref().is_some_and(|shadow| shadow.has_looked())
    }

    /// In a replay: notes where the later access of the race in question is made.
    fn note_later(&mut self, suspects: &[Suspect]) {
        let is_it = |told: &Suspect| {
            let same = |one: &Suspect| {
                one.place == told.place && one.moment == told.moment && one.writes == told.writes
            };
            suspects.iter().any(same)
        };
        if self.later.is_none()
            && let Some(told) = self.telling.as_ref().filter(|told| is_it(told))
        {
            self.later = Some(names::access(&self.session, told.task, told.place, told.writes));
        }
    }
}

/// Whether it is a choice of the schedule when a task goes on: it stands at a point, or it waits for a monitor
/// or a permit, for which there may be others.
fn is_before_choice(session: &Session, task: TaskId) -> bool {
    session.point_of(task).is_some() || waits_with_others(&host_ref(&session.machine).waits, task)
}
