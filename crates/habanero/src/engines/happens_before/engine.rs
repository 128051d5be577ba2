//! The default engine: happens-before, one schedule where one decides, and all orders of isolated bodies
//! (and other choices of the schedule) that touch the same data.
//!
//! Tasks that stand before no choice are run at once, in a fixed order: what they do commutes with what others
//! do, or it is a race and is reported. Where all tasks stand before a choice, only the tasks of one group
//! are tried: a group is closed under "their isolated bodies were seen to touch the same data". If a run
//! shows a pair that was not in one group, the search starts again with larger groups. Monitors and volatile
//! variables are no choices until two tasks use one and nothing orders them; then the search starts again with
//! a choice before every such operation. States are matched together with what a future race could depend on:
//! every access that some live task does not know of, and who knows of it. `docs/engines.md` says why this is
//! sound.

use super::observer;
use crate::engines::learned::Learned;
use crate::engines::outcomes::Key;
use crate::engines::{Figures, Found, Outcomes, Request, stages};
use crate::explain::findings::Problem;
use crate::host::{Points, host, host_ref};
use crate::kinds::{Kind, Kinds};
use crate::racing::{Locations, Racing};
use crate::session::{Session, Setup};
use crate::shadow::{Shadow, Suspect};
use machine::TaskId;
use report::{Limit, Location};
use rustc_hash::FxHashMap;
use search::{Birth, Naming, Round, refine};
use std::collections::BTreeSet;

/// Why the ends of schedules are not said to be alike.
const INSIDES: &str = "schedules end with other insides of objects of java.util.concurrent, as queues or tables: whether \
                       that shows is not known";

/// What is looked for besides violations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engines) enum Premise {
    /// Nothing: a pair of accesses that nothing orders is a race.
    Nothing,
    /// Whether all sharing is covered by regions or isolated; isolated then orders nothing.
    Sharing,
}

/// What happens when no task can go on without a choice.
pub(in crate::engines) enum Rest {
    /// The tasks that may be chosen, in all their ways.
    Choice(Vec<Turn>),
    /// All tasks have ended.
    End,
    /// Something is wrong.
    Problem(Problem),
    /// Something is not modelled or not explored.
    Unknown(Limit),
}

/// Which task goes on, and which way.
pub(in crate::engines) type Turn = (TaskId, u32);

/// A problem and the choices that led to it.
pub(in crate::engines) struct Lead {
    pub(in crate::engines) problem: Problem,
    pub(in crate::engines) schedule: Vec<Turn>,
    /// What tells problems other than races apart.
    pub(in crate::engines) key: Option<Key>,
}

/// Where the engine stood when it was told to remember.
pub(in crate::engines) struct Mark {
    /// How many choices had been made.
    pub(super) choices: usize,
    pub(super) name: Option<u128>,
}

/// The engine over one program.
pub(in crate::engines) struct HappensBeforeEngine {
    pub(in crate::engines) request: Request,
    pub(in crate::engines) session: Session,
    pub(in crate::engines) figures: Figures,
    pub(in crate::engines) learned: Learned,
    pub(in crate::engines) premise: Premise,
    /// The choices that led to the present state.
    pub(in crate::engines) schedule: Vec<Turn>,
    /// Problems met; with `all` the search goes on after one.
    pub(in crate::engines) leads: Vec<Lead>,
    /// Locations on which tasks race and that were not known to be such.
    pub(in crate::engines) raced: Locations,
    /// The number of choices after which the first of them was met on the present schedule: what is behind may not
    /// be reachable otherwise, so no race is told of it.
    pub(in crate::engines) behind_race: Option<usize>,
    /// The task that has run for long: others come first.
    pub(in crate::engines) has_run_long: Option<TaskId>,
    /// How often that was so since the latest choice.
    pub(in crate::engines) long_runs: u32,
    /// A conflict between regions and the schedule that shows it; a race would be told instead.
    pub(in crate::engines) region_fault: Option<Lead>,
    /// In a replay of one: a fault of a region ends the run.
    pub(in crate::engines) telling_region: bool,
    /// In a replay of an exception that left the program, or of an exit code: which one it is.
    pub(in crate::engines) telling_failure: Option<Key>,
    /// An exception that leaves a thread is noted, and the run goes on.
    pub(in crate::engines) passes_failures: bool,
    /// Why a step did not come to its end.
    pub(in crate::engines) cut: Option<Limit>,
    /// Whether equal tasks may change places in the names of states.
    pub(super) exchanges: bool,
    /// The tasks that ran in the present step.
    pub(super) ran: Vec<TaskId>,
    /// The latest step left its task where it stood.
    pub(super) stays: bool,
    /// The present state is one in which there is a choice, and no race was met on the way.
    pub(super) at_choice: bool,
    /// The name of the present state, if it has one, and who stands behind it.
    pub(super) name: Option<u128>,
    pub(super) naming: Naming,
    pub(super) marks: Vec<Mark>,
    /// A choice of the schedule that is not explored, in words, and how many leads there were before it.
    pub(in crate::engines) unexplored: Option<(&'static str, usize)>,
    /// Where tasks met in an order that is not explored.
    pub(in crate::engines) met: Kinds,
    /// What tasks met at and nothing orders, and whether it was a variable once that is used in weaker modes than volatile.
    pub(in crate::engines) contended: BTreeSet<crate::happens_before::Key>,
    pub(in crate::engines) weakly_contended: bool,
    /// A wait with a time-out was met: what it ends in is not certain.
    pub(in crate::engines) timed: bool,
    /// In a replay: the race that is told, and where its later access is made.
    pub(in crate::engines) telling: Option<Suspect>,
    pub(in crate::engines) later: Option<Location>,
    pub(in crate::engines) bytes: u64,
    /// How every task that was ever seen was created, by its path.
    pub(super) births: FxHashMap<u64, Birth>,
    /// Those of the latest step.
    pub(super) newborn: Vec<Birth>,
    /// If matches are checked: the schedules that led to states.
    pub(super) twins: Option<super::twin::Twins>,
    /// How the first schedule ended, if it matters whether all end alike.
    pub(in crate::engines) first_end: Option<End>,
    /// Some ended with other insides of the library's objects, which need not show.
    pub(in crate::engines) ends_alike_outside: bool,
}

/// How a schedule ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engines) struct End {
    pub(in crate::engines) schedule: Vec<Turn>,
    pub(in crate::engines) output: Vec<u8>,
    pub(in crate::engines) errors: Vec<u8>,
    /// The static fields of the program and what they lead to, besides what classes that are built for races keep inside.
    pub(in crate::engines) outline: Vec<u64>,
    /// With that.
    pub(in crate::engines) state: Vec<u64>,
}

impl End {
    pub(in crate::engines) fn is_like(&self, other: &End) -> bool {
        (&self.output, &self.errors, &self.outline) == (&other.output, &other.errors, &other.outline)
    }
}

/// More problems than these are not looked for.
pub(in crate::engines) const MOST_LEADS: usize = 256;

impl HappensBeforeEngine {
    /// An engine over a new machine.
    pub(in crate::engines) fn new(
        request: &Request,
        premise: Premise,
        learned: Learned,
    ) -> Result<HappensBeforeEngine, Limit> {
        let (mut machine, first) = (request.factory)()?;
        machine.access_hook = Some(observer::hook);
        machine.config.hash_key = request.hash_key;
        let in_pieces = machine.config.library_as_is
            || learned.kinds.has(Kind::Pieces)
            || learned.kinds.has(Kind::Library);
        machine.config.forks_by_meaning = premise == Premise::Nothing;
        machine.config.executors_by_meaning = premise == Premise::Nothing
            && !machine.config.library_as_is
            && ![Kind::Executors, Kind::Library].into_iter().any(|kind| learned.kinds.has(kind));
        if premise == Premise::Nothing && !in_pieces {
            machine.take_operations_as_wholes();
        }
        let mut resources = learned.kinds;
        if request.determinism {
            resources.insert(Kind::Output);
        }
        // Behind races too, tasks know more of one another than what orders them.
        let told_apart = learned.kinds.has(Kind::Hint) || !learned.racing.is_empty();
        let points = Points {
            isolated: learned.kinds.has(Kind::Body),
            choices: true,
            exit_last: true,
            synchronization: learned.kinds.has(Kind::Synchronization),
            monitor_bodies: learned.kinds.has(Kind::Monitor) && !learned.kinds.has(Kind::Synchronization),
            updates_commute: !request.is_plain() && !told_apart,
            initializers_in_order: told_apart,
            resources,
            ..Points::default()
        };
        let regions = request.properties.regions() || premise == Premise::Sharing;
        // A schedule that is run again has no more than the kinds.
        let options = stages::with_kinds(learned.options, learned.kinds);
        let setup = Setup { points, regions, happens_before: true, options };
        let mut session = Session::new(machine, setup);
        let mut shadow = Shadow::new(first);
        shadow.sharing = premise == Premise::Sharing;
        shadow.written_at_startup.clone_from(&learned.startup);
        shadow.impure.clone_from(&learned.impure);
        shadow.initializers_in_order = told_apart;
        if !learned.racing.is_empty() {
            shadow.racing = Some(Box::new(Racing::new(learned.racing.clone())));
        }
        host(&mut session.machine).shadow = Some(Box::new(shadow));
        host(&mut session.machine).collects_region_faults = true;
        if let Some(order) = &mut host(&mut session.machine).happens_before {
            order.bodies_in_order = !learned.racing.is_empty() || learned.kinds.has(Kind::Lasting);
        }
        Ok(HappensBeforeEngine {
            request: request.clone(),
            session,
            figures: Figures::default(),
            learned,
            premise,
            schedule: Vec::new(),
            leads: Vec::new(),
            raced: Locations::default(),
            behind_race: None,
            has_run_long: None,
            long_runs: 0,
            region_fault: None,
            telling_region: false,
            telling_failure: None,
            passes_failures: request.all,
            cut: None,
            exchanges: true,
            ran: Vec::new(),
            stays: false,
            at_choice: false,
            name: None,
            naming: Naming::default(),
            marks: Vec::new(),
            unexplored: None,
            met: Kinds::default(),
            contended: BTreeSet::new(),
            weakly_contended: false,
            timed: false,
            telling: None,
            later: None,
            bytes: 0,
            births: FxHashMap::default(),
            newborn: Vec::new(),
            twins: request.paranoid.then(super::twin::Twins::default),
            first_end: None,
            ends_alike_outside: false,
        })
    }

    /// Whether pairs of accesses were met that are covered but that nothing orders.
    pub(in crate::engines) fn met_covered_pairs(&self) -> bool {
        host_ref(&self.session.machine).shadow.as_ref().is_some_and(|shadow| shadow.covered_pairs)
    }

    /// Checks the program, from the start as often as something turns out that makes the search larger.
    pub(in crate::engines) fn check(request: &Request, premise: Premise) -> Result<(Outcomes, bool), Limit> {
        let mut restarts = 0;
        let mut before: Vec<Found> = Vec::new();
        // Where nothing is reduced, or sharing is looked for, all orders of bodies are tried.
        let bodies = request.is_plain() || premise == Premise::Sharing;
        refine(Learned::new(bodies), |learned| {
            let mut engine = HappensBeforeEngine::new(request, premise, learned)?;
            let limit = engine.search();
            let mut more = engine.learned.clone();
            if premise == Premise::Nothing {
                more.kinds = more.kinds.union(engine.met);
                more.composite_monitors |=
                    request.is_plain() || host_ref(&engine.session.machine).composite_monitors;
            }
            // Steps that cannot be compared by what they touch tell nothing of bodies that depend on each other either: all
            // their orders are tried.
            if request.is_by_classes() && !engine.has_source_sets() {
                more.kinds.insert(Kind::Body);
                more.composite_monitors = true;
            }
            if let Some(shadow) = &host_ref(&engine.session.machine).shadow {
                more.startup.extend(&shadow.newly_written);
                more.impure.extend(&shadow.newly_impure);
            }
            more.options =
                host_ref(&engine.session.machine).asked().widen(more.options, request.late_timeouts);
            more.kinds = more.kinds.union(stages::kinds_of(more.options));
            // Which of two updates comes first may be known after all: then they lie in that order.
            if host_ref(&engine.session.machine).asked().tells_updates_apart(engine.weakly_contended) {
                more.kinds.insert(Kind::Hint);
            }
            more.racing.extend(&engine.raced);
            let mut left = engine.meanings_left();
            more.settle();
            let sees_streams = more.options.streams == engine.learned.options.streams;
            let sees_hints = more.kinds.has(Kind::Hint) == engine.learned.kinds.has(Kind::Hint);
            let sees_lasting = more.kinds.has(Kind::Lasting) == engine.learned.kinds.has(Kind::Lasting);
            let found = sees_streams
                && sees_hints
                && sees_lasting
                && !engine.raced.is_empty()
                && !engine.leads.is_empty()
                && engine.unexplored.is_none();
            // What a run ended in is so, whatever else there is to explore.
            let certain =
                !engine.timed && sees_streams && engine.leads.iter().any(|lead| lead.problem.is_an_end());
            let mut whole = more == engine.learned || left.is_empty() && (found || certain) && !request.all;
            if left.is_empty() && (whole || request.all) && engine.is_beyond_pool() {
                left.insert(Kind::Forks);
            }
            // What the meaning of a pool shows is no more than a guess where the program does not keep to it.
            if !left.is_empty() {
                whole = false;
                more = Learned::new(bodies);
                more.kinds = left.union(engine.meanings_given_up());
                engine.leads.clear();
                engine.region_fault = None;
                before.clear();
            }
            if whole || engine.is_out_of_time() {
                // A search that would have to be made again proves nothing.
                let limit = limit.or_else(|| if whole { None } else { engine.out_of_budget(0) });
                // Nor is it told what it met: with more time, the larger search would have told it its way.
                if !whole && !request.all {
                    engine.leads.clear();
                    engine.region_fault = None;
                }
                engine.figures.restarts += restarts;
                let asked = host_ref(&engine.session.machine).asked;
                let options = stages::with_kinds(more.options, more.kinds);
                let next =
                    stages::next(asked, options, request.wakeups).filter(|_| premise == Premise::Nothing);
                let covered = engine.met_covered_pairs();
                let doubts = engine.doubts();
                let mut outcomes = engine.outcomes(limit);
                std::mem::take(&mut before).into_iter().for_each(|one| outcomes.add(one));
                if outcomes.found.is_empty() {
                    outcomes.limits.extend(doubts);
                }
                let is_complete = outcomes.limits.is_empty();
                if !is_complete && outcomes.found.is_empty() {
                    outcomes.limits.extend(stages::why_unproved(options));
                }
                let goes_on = is_complete && (outcomes.found.is_empty() || request.all);
                if let (true, Some(kind)) = (goes_on, next) {
                    restarts = outcomes.figures.restarts + 1;
                    before = outcomes.found;
                    more.kinds.insert(kind);
                    more.settle();
                    return Ok(Round::Again(more));
                }
                return Ok(Round::Done((outcomes, covered)));
            }
            restarts += 1 + engine.figures.restarts;
            // The larger search may be too large: what is found is found.
            if engine.request.all && sees_hints && !engine.leads.is_empty() {
                let mut outcomes = engine.outcomes(None);
                std::mem::take(&mut before).into_iter().for_each(|one| outcomes.add(one));
                before = outcomes.found;
            }
            Ok(Round::Again(more))
        })
    }

    /// Why a search that met no violation is no proof, though it was complete.
    fn doubts(&self) -> Vec<Limit> {
        let insides = self.ends_alike_outside.then_some(INSIDES);
        let weak = (self.weakly_contended && self.contended.len() > 1).then_some(crate::asked::WEAK);
        let asked = host_ref(&self.session.machine).asked;
        let early = (self.request.determinism && asked.ends_early).then_some(crate::asked::ENDS_EARLY);
        insides.into_iter().chain(asked.doubts()).chain(weak).chain(early).map(Limit::from).collect()
    }

    fn is_out_of_time(&self) -> bool {
        self.request.limit(self.bytes).is_some()
    }

    /// What is told in the end: every problem is run again.
    fn outcomes(mut self, limit: Option<Limit>) -> Outcomes {
        if self.leads.is_empty() || self.request.all {
            self.leads.extend(self.region_fault.take());
        }
        let mut outcomes = Outcomes { limits: limit.into_iter().collect(), ..Outcomes::default() };
        let mut leads = std::mem::take(&mut self.leads);
        if leads.len() >= MOST_LEADS {
            outcomes.limits.push(Limit::Findings(MOST_LEADS));
        }
        if let Some((what, before)) = self.unexplored {
            // Order that goes through choices which were not explored is not followed in full.
            if self.timed {
                leads.truncate(before);
            }
            if leads.is_empty() || self.request.all {
                outcomes.limits.push(Limit::Unexplored(what.to_string()));
            }
        }
        for Lead { problem, schedule, key } in &leads {
            if self.request.all && self.request.is_overdue() {
                outcomes.limits.push(Limit::Untold);
                break;
            }
            if let Problem::Differs = problem {
                match self.two_ends(schedule) {
                    Ok(both) => outcomes.found.extend(both),
                    Err(why) => outcomes.limits.push(why),
                }
                continue;
            }
            match self.replay(problem, key.as_ref(), schedule) {
                Ok(one) => outcomes.add(one),
                Err(why) => outcomes.limits.push(why),
            }
        }
        let mut figures = self.figures.clone();
        let machine = &self.session.machine;
        figures.accesses = host_ref(machine).shadow.as_ref().map_or(0, |shadow| shadow.checked);
        figures.instructions = machine.steps;
        figures.peak_bytes = self.bytes.max(machine.bytes());
        figures.environment = machine.environment_uses.iter().map(|used| (*used).to_string()).collect();
        Outcomes { figures, ..outcomes }
    }
}
