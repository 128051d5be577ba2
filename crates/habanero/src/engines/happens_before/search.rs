//! How the happens-before engine goes through the choices of the schedule.

use super::engine::{End, HappensBeforeEngine, Lead, MOST_LEADS, Mark, Premise, Rest, Turn};
use crate::engines::Figures;
use crate::engines::outcomes::key_of;
use crate::engines::request::{Search, SourceSets};
use crate::explain::findings::{self, Problem};
use crate::footprint::Touched;
use crate::happens_before::{Key, Moment};
use crate::host::{Point, host, host_ref};
use crate::kinds::Kind;
use crate::state_name;
use machine::fingerprint::Walk;
use machine::{TaskId, Wait};
use report::{Budget, Limit};
use search::{
    Access, Birth, Flow, Footprint, Match, Observer, Path, Reach, Round, StateSpace, StepOutcome, Traced,
    explore_by_source_sets, refine_surely,
};
use tasks::PathStep;

/// Sees what the loop comes to.
#[derive(Default)]
struct Looker {
    /// Why the search could not look at everything.
    why: Option<Limit>,
}

impl Looker {
    fn stop(&mut self, why: Limit) -> Flow {
        self.why.get_or_insert(why);
        Flow::Stop
    }
}

impl Observer<HappensBeforeEngine> for Looker {
    fn visit(&mut self, engine: &mut HappensBeforeEngine, outcome: &StepOutcome, _: Path<'_, Turn>) -> Flow {
        let goes_on = match outcome {
            StepOutcome::Unsupported => {
                let why = engine.cut.take();
                return self.stop(why.unwrap_or_else(|| Limit::Internal("a step was cut".into())));
            }
            StepOutcome::Violation if !engine.request.all => return Flow::Stop,
            StepOutcome::Ended => !(engine.unexplored.is_some() || engine.ends_differently()),
            StepOutcome::Running | StepOutcome::Violation => true,
        };
        engine.figures.states += 1;
        let ends = *outcome != StepOutcome::Running || engine.behind_race.is_some();
        engine.figures.schedules += u64::from(ends);
        if !goes_on || engine.is_full() {
            return Flow::Stop;
        }
        if ends {
            return Flow::Prune;
        }
        engine.keep_name();
        Flow::Continue
    }

    fn matched(&mut self, engine: &mut HappensBeforeEngine, known: Match) -> Flow {
        // Else every schedule in which it goes on would be taken for one that is known.
        if engine.stays && engine.marks.last().is_some_and(|mark| mark.name == Some(known.name)) {
            return self.stop(Limit::Internal("a task was chosen and did not go on".into()));
        }
        if let Some(why) = engine.check_twins(known.name, !engine.request.unreduced) {
            return self.stop(Limit::Internal(why));
        }
        if known.cycle {
            engine.note_unended_failure();
        }
        if engine.is_full() { Flow::Stop } else { Flow::Prune }
    }
}

impl StateSpace for HappensBeforeEngine {
    type Action = Turn;

    fn actions(&mut self, out: &mut Vec<Turn>) {
        out.extend(self.choices());
    }

    fn apply(&mut self, turn: &Turn) -> StepOutcome {
        self.schedule.push(*turn);
        self.figures.transitions += 1;
        self.figures.max_depth = self.figures.max_depth.max(self.schedule.len() as u64);
        let before = (self.session.machine.steps, self.session.point_of(turn.0));
        let rest = self.step(*turn);
        self.stays = before == (self.session.machine.steps, Some(Point::Operation))
            && self.session.point_of(turn.0) == Some(Point::Operation);
        self.collect_dependencies();
        self.at_choice = matches!(rest, Rest::Choice(_)) && self.behind_race.is_none();
        match rest {
            Rest::Choice(_) => StepOutcome::Running,
            Rest::End => StepOutcome::Ended,
            Rest::Problem(problem) => {
                self.add_lead(problem);
                StepOutcome::Violation
            }
            Rest::Unknown(why) => {
                self.cut.get_or_insert(why);
                StepOutcome::Unsupported
            }
        }
    }

    fn mark(&mut self) {
        self.marks.push(Mark { choices: self.schedule.len(), name: self.name });
        self.session.mark();
    }

    fn rewind(&mut self) {
        self.session.rewind();
        if let Some(mark) = self.marks.pop() {
            self.schedule.truncate(mark.choices);
            self.behind_race.take_if(|choices| *choices > mark.choices);
            self.name = mark.name;
        }
    }

    fn fingerprint(&mut self) -> Option<u128> {
        self.name = None;
        if self.at_choice && !self.request.unreduced {
            let (name, naming) =
                state_name::fingerprint(&mut self.session, self.exchanges, self.request.determinism);
            self.name = Some(name);
            self.naming = naming;
        }
        self.name
    }

    fn task(&self, (task, _): &Turn) -> u64 {
        host_ref(&self.session.machine).paths[task.0 as usize]
    }

    fn bytes(&self) -> u64 {
        self.births.len() as u64 * BYTES_OF_BIRTH + self.session.machine.bytes()
    }
}

/// Roughly what it takes to know how a task was created.
const BYTES_OF_BIRTH: u64 = 48;

impl Traced for HappensBeforeEngine {
    type Key = Key;
    type Moment = Moment;

    fn runner(&self, (task, _): &Turn) -> usize {
        task.0 as usize
    }

    fn task_count(&self) -> usize {
        self.session.machine.tasks.len()
    }

    fn moment(&self, task: usize) -> Moment {
        let order = host_ref(&self.session.machine).happens_before.as_ref();
        order.map_or(Moment { task: task as u32, time: 0 }, |order| order.now(tasks::TaskId(task as u32)))
    }

    fn is_before(&self, past: Moment, task: usize) -> bool {
        let order = host_ref(&self.session.machine).happens_before.as_ref();
        order.is_some_and(|order| order.is_before(past, tasks::TaskId(task as u32)))
    }

    fn name_of(&self, task: usize) -> u64 {
        host_ref(&self.session.machine).paths[task]
    }

    /// Young objects have other numbers in other schedules.
    fn in_all_schedules(&self, key: Key) -> Key {
        let base = self.session.machine.heap.base();
        match key.object() {
            Some(object) if object.0 >= base => key.with_object(tasks::ObjectId(u32::MAX)),
            _ => key,
        }
    }

    fn pending(&self) -> Vec<(usize, Key, Access)> {
        let waits = host_ref(&self.session.machine).waits.iter();
        let pending = |(task, wait): &(TaskId, Wait)| match wait {
            Wait::Monitor(object)
            | Wait::Notification(object)
            | Wait::Lock(object)
            | Wait::Signal(object) => {
                Some((task.0 as usize, Key::Monitor(tasks::ObjectId(object.0)), Access::Acquire))
            }
            Wait::Permit | Wait::Initializer(_) | Wait::Completion(_) | Wait::Host(_) => None,
        };
        waits.filter_map(pending).collect()
    }

    fn is_in_midst(&self) -> bool {
        self.session.in_midst().is_some()
    }

    fn footprint(&mut self) -> Option<Footprint<Key>> {
        let footprint = host(&mut self.session.machine).footprint.as_mut()?;
        let Touched { keys, untold } = std::mem::take(footprint);
        let mut ran: Vec<usize> = self.ran.drain(..).map(|task| task.0 as usize).collect();
        ran.sort_unstable();
        ran.dedup();
        (!untold).then_some(Footprint { touches: keys, ran })
    }
}

/// So many states are looked at before schedules are compared by what they touch.
const FIRST_STATES: u64 = 2_000;

/// A step without naming states costs less.
const STEPS_FOR_STATE: u64 = 10;

impl HappensBeforeEngine {
    /// Searches; gives the reason if it could not look at everything.
    pub(super) fn search(&mut self) -> Option<Limit> {
        if self.request.no_matching && !(self.request.is_by_classes() && self.has_source_sets()) {
            return self.search_again();
        }
        let rest = self.settle();
        self.collect_dependencies();
        match rest {
            Rest::Problem(problem) => {
                self.add_lead(problem);
                self.count_end();
                return None;
            }
            Rest::Unknown(why) => return Some(why),
            Rest::End => {
                self.count_end();
                let sampled = matches!(self.request.search, Search::Sample { .. });
                return if sampled { self.why_no_proof(1) } else { None };
            }
            Rest::Choice(_) if self.behind_race.is_some() => return None,
            Rest::Choice(_) => {}
        }
        self.set_base();
        self.find_own_objects();
        if let Search::Sample { sampling, runs } = self.request.search {
            return self.sample(sampling, runs);
        }
        refine_surely((), |()| {
            let known = (self.learned.clone(), self.count_written());
            let ending = self.explore();
            let found = !self.leads.is_empty() && !self.request.all;
            let same = known == (self.learned.clone(), self.count_written());
            if ending.is_some() || same || !self.raced.is_empty() || found {
                return Round::Done(ending);
            }
            self.figures.restarts += 1;
            Round::Again(())
        })
    }

    /// What exists now exists in all schedules.
    pub(super) fn set_base(&mut self) {
        self.session.machine.set_base();
        let base = self.session.machine.heap.base();
        if let Some(shadow) = &mut host(&mut self.session.machine).shadow {
            shadow.base = base;
        }
    }

    fn count_written(&self) -> usize {
        host_ref(&self.session.machine).shadow.as_ref().map_or(0, |shadow| shadow.written.len())
    }

    /// Whether no more problems are taken.
    pub(super) fn is_full(&self) -> bool {
        self.leads.len() >= MOST_LEADS
    }

    /// Notes a problem with the choices that led to it, unless one like it is known; all that is wrong with an exception, if all
    /// is wanted.
    pub(super) fn add_lead(&mut self, problem: Problem) {
        let Some(exception) = problem.exception().filter(|_| self.request.all) else {
            return self.note_lead(problem);
        };
        for one in Problem::all_of_exception(&self.session, exception) {
            if self.wants(&one) {
                self.note_lead(one);
            }
        }
    }

    fn note_lead(&mut self, problem: Problem) {
        let key = match &problem {
            Problem::Race(_) | Problem::Differs => None,
            other => Some(key_of(&findings::finding(&self.session, other, &[]))),
        };
        let known = |lead: &Lead| match (&problem, &lead.problem) {
            (Problem::Race(one), Problem::Race(other)) => one.is_like(other),
            _ => key.is_some() && key == lead.key,
        };
        if !self.is_full() && !self.leads.iter().any(known) {
            let schedule = self.schedule.clone();
            self.leads.push(Lead { problem, schedule, key });
        }
    }

    /// What only one task can reach is its own, though it is old.
    pub(super) fn find_own_objects(&mut self) {
        let objects = self.session.world_objects();
        let alive = self.session.alive.clone();
        if alive.len() <= state_name::MOST_ALIKE {
            self.session.machine.set_own(&alive, &objects);
        }
    }

    fn count_end(&mut self) {
        self.figures.states += 1;
        self.figures.schedules += 1;
    }

    /// One search with what is known so far; gives the reason if it could not look at everything.
    ///
    /// Where every operation on monitors and volatile variables is a choice, there are two ways: to match states, and to
    /// look at one schedule of each class without naming states. Which one comes to an end is not known before, so they
    /// take turns, each time with more steps.
    fn explore(&mut self) -> Option<Limit> {
        let budget = self.request.budget.clone();
        let always = self.request.source_sets == SourceSets::Always;
        let mut most = if always { u64::MAX / STEPS_FOR_STATE } else { FIRST_STATES };
        while self.has_source_sets() && (always || budget.max_states.is_none_or(|states| states > most)) {
            let known = self.learned.clone();
            if !always {
                let part = Budget { max_states: Some(most), ..budget.clone() };
                let ending = self.explore_states(&part);
                if ending != Some(Limit::States(most)) {
                    return ending;
                }
            }
            if known != self.learned {
                return None;
            }
            let mut looker = self.begin_search();
            self.name = None;
            host(&mut self.session.machine).footprint = Some(Touched::default());
            self.exchanges = false;
            let matches = !self.request.no_matching;
            let reach = explore_by_source_sets(self, &budget, (most * STEPS_FOR_STATE, matches), &mut looker);
            self.exchanges = true;
            host(&mut self.session.machine).footprint = None;
            match reach {
                Reach::Explored(explored) => {
                    self.bytes = self.bytes.max(explored.peak_bytes);
                    return looker.why.or(explored.limit);
                }
                Reach::Untold => break,
                Reach::TooMany => most *= 8,
            }
            if known != self.learned {
                return None;
            }
        }
        if self.request.no_matching { self.search_again() } else { self.explore_states(&budget) }
    }

    /// Whether what the steps touch is known, so that source sets may be used.
    pub(super) fn has_source_sets(&self) -> bool {
        const KEYED: [Kind; 24] = [
            Kind::Timeout,
            Kind::Wakeup,
            Kind::Synchronization,
            Kind::Monitor,
            Kind::Body,
            Kind::Clock,
            Kind::Permit,
            Kind::Interned,
            Kind::Identity,
            Kind::File,
            Kind::Output,
            Kind::Counter,
            Kind::Thread,
            Kind::Lock,
            Kind::Queue,
            Kind::Park,
            Kind::Mailbox,
            Kind::Hint,
            Kind::Library,
            Kind::Interrupt,
            Kind::Pieces,
            Kind::Forks,
            Kind::Job,
            Kind::Executors,
        ];
        let kinds = self.learned.kinds;
        (!(kinds.is_bodies_only() && self.learned.racing.is_empty()) || self.request.is_by_classes())
            && kinds.iter().all(|kind| KEYED.contains(&kind))
            && self.premise == Premise::Nothing
            && !self.request.unreduced
            && self.request.source_sets != SourceSets::Never
    }

    fn begin_search(&mut self) -> Looker {
        let Figures { states, schedules, transitions, .. } = &mut self.figures;
        (*states, *schedules, *transitions) = (0, 0, 0);
        self.collect_dependencies();
        // All that there are now count as new.
        let paths = &host_ref(&self.session.machine).paths;
        self.newborn = paths.iter().filter_map(|path| self.births.get(path).copied()).collect();
        self.at_choice = true;
        Looker::default()
    }

    /// Goes on from each state once.
    fn explore_states(&mut self, budget: &Budget) -> Option<Limit> {
        let mut looker = self.begin_search();
        let explored = search::explore_in_groups(self, search::Order::DepthFirst, budget, &mut looker);
        self.bytes = self.bytes.max(explored.peak_bytes);
        looker.why.or(explored.limit)
    }

    /// Remembers how the search came to a new state.
    fn keep_name(&mut self) {
        let Some(name) = self.name else { return };
        if let Some(twins) = &mut self.twins {
            twins.remember(name, &self.schedule);
        }
    }

    /// How the schedule that has just ended did so.
    pub(super) fn ending(&mut self) -> End {
        let machine = &mut self.session.machine;
        End {
            schedule: self.schedule.clone(),
            outline: machine.canonical_form(Walk::Outline { collections: false }, &[], |_, _| {}),
            state: machine.canonical_form(Walk::Outline { collections: true }, &[], |_, _| {}),
            output: machine.out.clone(),
            errors: machine.err.clone(),
        }
    }

    /// Whether this schedule and an earlier one end differently, and somebody wants to know.
    pub(super) fn ends_differently(&mut self) -> bool {
        if !self.request.determinism {
            return false;
        }
        let end = self.ending();
        let first = self.first_end.get_or_insert_with(|| end.clone());
        let differs = !first.is_like(&end);
        self.ends_alike_outside |= !differs && first.state != end.state;
        if differs {
            self.add_lead(Problem::Differs);
        }
        differs
    }

    /// The schedule goes round: what a finish keeps may never come out.
    pub(super) fn note_unended_failure(&mut self) {
        self.note_stuck_workers();
        let host = host(&mut self.session.machine);
        host.asked.unended |= host.records.pending().is_some();
    }

    fn collect_dependencies(&mut self) {
        let host = host(&mut self.session.machine);
        self.learned.composite |= host.composite_bodies;
        if let Some(shadow) = &mut host.shadow {
            self.learned.dependence.pairs.append(&mut shadow.dependent);
            self.newborn.clear();
            for (child, parent, PathStep { scope, child: number }) in shadow.spawned.drain(..) {
                let birth = Birth { child, parent, scope, number };
                self.births.insert(child, birth);
                self.newborn.push(birth);
            }
        }
    }
}
