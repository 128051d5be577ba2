//! How the happens-before engine runs tasks from one choice to the next, and what it makes of their stops.

use super::order::{Lead, MOST_LEADS, OrderEngine, Premise, Rest, Seen, Turn};
use super::{Progress, Property, SLICE};
use crate::describe;
use crate::findings::{self, Problem};
use crate::host::{host, host_ref};
use crate::order::Key;
use crate::session::Halt;
use crate::shadow::Watch;
use crate::trace::Trace;
use machine::{Ref, TaskId, Wait};
use search::Limit;
use std::time::Instant;

impl OrderEngine {
    /// The limit that is reached, in words.
    pub(super) fn out_of_budget(&self, depth: u64) -> Option<String> {
        let budget = &self.request.budget;
        let limit = if budget.max_states.is_some_and(|most| self.figures.states >= most) {
            Some(Limit::States)
        } else if budget.max_depth.is_some_and(|most| depth > most) {
            Some(Limit::Depth)
        } else if budget.max_memory.is_some_and(|most| self.bytes > most) {
            Some(Limit::Memory)
        } else if self.deadline.is_some_and(|end| Instant::now() >= end) {
            Some(Limit::Seconds)
        } else {
            (self.request.progress)(&Progress {
                states: self.figures.states,
                depth: self.schedule.len() as u64,
                open: depth,
                bytes: self.bytes,
            });
            (self.request.interrupted)().then_some(Limit::Interrupted)
        };
        limit.map(|limit| limit.text(budget))
    }

    /// Lets a task through its point, then runs all others that need no choice.
    pub(super) fn step(&mut self, (task, way): Turn) -> Rest {
        match self.advance(task, way) {
            Some(rest) => rest,
            None => self.settle(),
        }
    }

    /// Runs every task that stands before no choice.
    pub(super) fn settle(&mut self) -> Rest {
        loop {
            if let Some(why) = self.out_of_budget(0) {
                return Rest::Unknown(why);
            }
            let ready = self.session.alive.iter().copied();
            let next =
                ready.into_iter().find(|task| !self.is_before_choice(*task) && self.session.can_run(*task));
            let Some(task) = next else { return self.at_rest() };
            if let Some(rest) = self.advance(task, 0) {
                return rest;
            }
        }
    }

    /// Whether it is a choice of the schedule when a task goes on: it stands at a point, or it waits for a monitor
    /// or a permit, for which there may be others.
    fn is_before_choice(&self, task: TaskId) -> bool {
        let waits = &host_ref(&self.session.machine).waits;
        let contended = |wait: &Wait| !matches!(wait, Wait::Initializer(_));
        self.session.point_of(task).is_some()
            || waits.iter().any(|(waiting, wait)| *waiting == task && contended(wait))
    }

    /// The tasks that may be chosen, in all their ways.
    pub(super) fn choices(&self) -> Vec<Turn> {
        let at_points = self.session.at_point.iter().map(|(task, _)| *task);
        let waiting = host_ref(&self.session.machine).waits.iter().map(|(task, _)| *task);
        let mut able: Vec<TaskId> =
            at_points.chain(waiting).filter(|task| self.session.can_run(*task)).collect();
        able.sort_unstable();
        able.dedup();
        let ways = |task: &TaskId| (0..self.session.ways(*task)).map(|way| (*task, way)).collect::<Vec<_>>();
        able.iter().flat_map(ways).collect()
    }

    fn wants(&self, problem: &Problem) -> bool {
        self.request.properties.wants(problem.kind_in(&self.session))
    }

    fn at_rest(&mut self) -> Rest {
        self.figures.tasks = self.figures.tasks.max(self.session.machine.tasks.len() as u64);
        let choices = self.choices();
        if !choices.is_empty() {
            return Rest::Choice(choices);
        }
        let problem = if self.session.exits {
            None
        } else if !self.session.alive.is_empty() {
            Some(Problem::Deadlock)
        } else {
            self.session.world().uncaught().first().map(|(_, exception)| Problem::Uncaught(Ref(exception.0)))
        };
        match problem.filter(|problem| self.wants(problem)) {
            Some(problem) => Rest::Problem(problem),
            None => Rest::End,
        }
    }

    /// Runs a task to its next stop; `None` if the search goes on.
    fn advance(&mut self, task: TaskId, way: u32) -> Option<Rest> {
        loop {
            self.note_alone();
            self.session.machine.fuel = self.session.machine.steps + SLICE;
            let halt = self.session.run(task, way, &mut Watch { task });
            self.judge_unexplored();
            self.keep_deferred(task);
            match halt {
                Halt::Blocked | Halt::Point(_) | Halt::Ended(None) | Halt::Exit(_) => return None,
                Halt::Ended(Some(exception)) if task == TaskId(0) && !self.session.exits => {
                    let problem = Problem::Uncaught(exception);
                    return Some(if self.wants(&problem) { Rest::Problem(problem) } else { Rest::End });
                }
                Halt::Ended(Some(_)) => return None,
                Halt::Region(fault) => {
                    let problem = Problem::Region(fault, task);
                    if self.wants(&problem) {
                        return Some(Rest::Problem(problem));
                    }
                    if !self.session.alive.contains(&task) {
                        return None;
                    }
                }
                Halt::Unsupported(what) => {
                    let at = describe::place(&self.session, task);
                    return Some(Rest::Unknown(format!("{what}, reached at {}:{}", at.file, at.line)));
                }
                Halt::OutOfFuel => {
                    // A task that waits for another in a loop may never end: there is a choice to explore.
                    if self.missed.is_some() {
                        return Some(Rest::End);
                    }
                    if let Some(why) = self.out_of_budget(0) {
                        return Some(Rest::Unknown(why));
                    }
                }
                Halt::Observer if self.look(task) => {}
                Halt::Observer => {
                    if let Some(rest) = self.judge_suspect() {
                        return Some(rest);
                    }
                }
            }
        }
    }

    /// Whether only one task is alive and knows all: then nothing it does can race.
    fn note_alone(&mut self) {
        let single = self.session.alive.len() == 1;
        let host = host(&mut self.session.machine);
        let joined = single && host.order.as_ref().is_some_and(|order| order.all_joined());
        if let Some(shadow) = &mut host.shadow {
            if joined && !shadow.alone {
                shadow.clear();
            }
            shadow.alone = joined;
        }
    }

    /// A pair of accesses that nothing orders: a race, unless the place is the library's own business.
    fn judge_suspect(&mut self) -> Option<Rest> {
        let shadow = host(&mut self.session.machine).shadow.as_mut()?;
        let suspect = shadow.suspect.take()?;
        if suspect.earlier.initializer {
            let at = describe::place(&self.session, suspect.task);
            let why = "a class initialiser that one task ran touched what another task uses";
            return Some(Rest::Unknown(format!("{why}, at {}:{}", at.file, at.line)));
        }
        let library =
            findings::is_library_business(&self.session, suspect.place) || self.is_library(suspect.place.0);
        let shadow = host(&mut self.session.machine).shadow.as_mut()?;
        if library {
            shadow.exempt(suspect.place);
            return None;
        }
        let wanted = match self.premise {
            Premise::Nothing => Property::Race,
            Premise::Sharing => Property::UncoveredSharing,
        };
        if !self.request.properties.has(wanted) {
            shadow.pardon = Some(suspect.place);
            return None;
        }
        if !self.request.all {
            return Some(Rest::Problem(Problem::Race(suspect)));
        }
        shadow.pardon = Some(suspect.place);
        let known = |lead: &Lead| matches!(&lead.0, Problem::Race(other) if other.is_like(&suspect));
        if self.leads.len() < MOST_LEADS && !self.leads.iter().any(known) {
            self.leads.push((Problem::Race(suspect), self.schedule.clone()));
        }
        None
    }

    fn keep_deferred(&mut self, task: TaskId) {
        if let Some(fault) = host(&mut self.session.machine).deferred.take()
            && self.deferred.is_none()
            && self.request.properties.has(Property::Permission)
        {
            self.deferred = Some((Problem::Region(fault, task), self.schedule.clone()));
        }
    }

    /// A choice of the schedule was met: it counts unless it is the library's own business.
    fn judge_unexplored(&mut self) {
        if !self.session.machine.small.timed.is_empty() {
            self.missed = self.missed.or(Some("a wait with a time-out may end early or late"));
        }
        let Some(key) = host(&mut self.session.machine).unexplored.take() else { return };
        let (object, what) = match key {
            Key::Monitor(object) => (Some(object), "two tasks enter one monitor, and nothing orders them"),
            Key::Volatile(object, _) => {
                (Some(object), "two tasks use one volatile variable, and nothing orders them")
            }
            _ => (None, "two tasks put or look at one future, and nothing orders them"),
        };
        if !self.learned.synchronization && !object.is_some_and(|object| self.is_library(Ref(object.0))) {
            self.missed = self.missed.or(Some(what));
        }
    }

    fn is_library(&mut self, object: Ref) -> bool {
        self.library.has(&mut self.session.machine, object)
    }

    /// In a replay: notes an access to the location in question and lets it pass.
    fn look(&mut self, task: TaskId) -> bool {
        let host = host(&mut self.session.machine);
        let Some(shadow) = &mut host.shadow else { return false };
        let Some(write) = shadow.stopped.take() else { return false };
        shadow.let_pass = true;
        let moment = host.order.as_ref().map(|order| order.now(tasks::TaskId(task.0)));
        let at = describe::place(&self.session, task);
        let steps = host_ref(&self.session.machine).trace.as_ref().map_or(0, Trace::count);
        self.seen.push(Seen { moment, write, at, steps });
        true
    }
}
