//! The engines that go through states: they search, shorten what they find, and run it again before they tell.

use super::outcomes::{Figures, Found, Key, Outcomes, key_of};
use super::premises::{add_conflicts, add_premise};
use super::request::{Engine, LONGEST_RUN, Progress, Request, Search};
use crate::asked::Asked;
use crate::engines::algorithm1::{Move, Setting, Space};
use crate::engines::happens_before;
use crate::engines::happens_before::{HappensBeforeEngine, Premise};
use crate::engines::knowledge::Knowledge;
use crate::engines::shorten::shorten;
use crate::engines::stages;
use crate::engines::witness::{Driver, Schedule};
use crate::host::{host, host_ref};
use crate::kinds::{Kind, Kinds};
use crate::shared_access::{self, Touched};
use report::{Finding, FindingKind, Limit, Output};
use search::failing::{Edge, has_cycle};
use search::{Explored, Flow, Observer, Path, Round, Sampling, StateSpace, StepCache, StepOutcome, refine};
use std::collections::BTreeSet;
use std::sync::Arc;
use tasks::Options;

/// Checks a program. Its time runs from here on if it does not run already, whatever is searched again.
pub fn check(request: &Request) -> Result<Outcomes, Limit> {
    let request = &Request { budget: request.budget.begin(), ..request.clone() };
    if request.engine == Engine::HappensBefore {
        return HappensBeforeEngine::check(request, Premise::Nothing).map(|(outcomes, _)| outcomes);
    }
    let mut outcomes = search_states(request)?;
    if request.engine == Engine::Regions && outcomes.found.is_empty() && outcomes.limits.is_empty() {
        add_premise(request, &mut outcomes)?;
    }
    let proves = outcomes.found.is_empty() && outcomes.limits.is_empty();
    if proves && outcomes.opened_region && request.properties.has(FindingKind::Permission) {
        add_conflicts(request, &mut outcomes)?;
    }
    Ok(outcomes)
}

/// Runs a schedule again: the findings that it shows, at least one; several only if all are asked for.
pub fn replay(request: &Request, schedule: &Schedule) -> Result<Vec<Finding>, Limit> {
    match schedule.driver {
        Driver::HappensBefore => happens_before::replay::follow(request, schedule),
        Driver::States | Driver::Sample => replay_states(request, schedule),
    }
}

/// What one schedule of a program shows outside.
pub fn first_output(request: &Request) -> Result<Output, Limit> {
    happens_before::replay::first_output(&Request { budget: request.budget.begin(), ..request.clone() })
}

fn replay_states(request: &Request, schedule: &Schedule) -> Result<Vec<Finding>, Limit> {
    let interned = schedule.kinds.has(Kind::Interned);
    let options = stages::with_kinds(Options { interned, ..Options::default() }, schedule.kinds);
    let knowledge =
        Knowledge { hot: schedule.places.iter().copied().collect(), options, ..Knowledge::default() };
    let (mut space, mut outcome) = make_space(request, &knowledge, schedule.driver, true)?;
    // What was written since the base is known from a mark on, as it was in the search.
    if schedule.driver == Driver::States {
        space.mark();
    }
    for choice in &schedule.choices {
        if outcome != StepOutcome::Running {
            break;
        }
        outcome =
            space.take(choice).ok_or_else(|| format!("the schedule does not fit: {choice} cannot go on"))?;
    }
    let findings = space.findings();
    if let (true, Some(why)) = (findings.is_empty(), space.limit.take()) {
        return Err(why);
    }
    if findings.is_empty() { Err("the schedule ends without a violation".into()) } else { Ok(findings) }
}

fn new_space(request: &Request, knowledge: &Knowledge) -> Result<(Space, StepOutcome), Limit> {
    make_space(request, knowledge, driver_of(request), false)
}

fn driver_of(request: &Request) -> Driver {
    if matches!(request.search, Search::Sample { .. }) { Driver::Sample } else { Driver::States }
}

fn make_space(
    request: &Request,
    knowledge: &Knowledge,
    driver: Driver,
    traced: bool,
) -> Result<(Space, StepOutcome), Limit> {
    let patience = request.clone();
    let patience = move |bytes| patience.limit(bytes);
    // Samples are not made twice, so they cannot learn which locations are shared.
    let hot = (driver != Driver::Sample).then(|| knowledge.hot.clone());
    let setting = Setting {
        engine: request.engine,
        properties: request.properties,
        seed: request.seed,
        options: knowledge.options,
        traced,
        goes_on_behind: request.all && request.engine == Engine::Precise && driver != Driver::Sample,
        hash_key: request.hash_key,
    };
    Space::new(&*request.factory, setting, hot, Arc::new(patience))
}

/// Searches, and searches again if it turns out that the program can see more of the world than was thought.
fn search_states(request: &Request) -> Result<Outcomes, Limit> {
    let mut restarts = 0;
    let mut before: Vec<Found> = Vec::new();
    refine(Knowledge::default(), |knowledge| {
        let (mut outcomes, learned) = search_once(request, &knowledge)?;
        // When time-outs fire was no choice, and is one from now on.
        if learned.options.timeouts && !knowledge.options.timeouts {
            restarts += 1;
            return Ok(Round::Again(learned));
        }
        // A limit or a violation is told as it is.
        if learned == knowledge || !outcomes.limits.is_empty() || !outcomes.found.is_empty() && !request.all {
            std::mem::take(&mut before).into_iter().for_each(|one| outcomes.add(one));
            let complete = outcomes.limits.is_empty() && (outcomes.found.is_empty() || request.all);
            let next = stages::next(learned.asked, learned.options, request.wakeups);
            if let (true, Some(kind)) = (complete, next) {
                restarts += 1;
                before = outcomes.found;
                let options = stages::with_kinds(learned.options, Kinds::default().with(kind));
                return Ok(Round::Again(Knowledge { options, ..learned }));
            }
            outcomes.figures.restarts = restarts;
            outcomes.limits.extend(learned.unseen_races(request).map(Limit::from));
            if outcomes.found.is_empty() {
                outcomes.limits.extend(learned.asked.doubts().map(Limit::from));
                if !complete {
                    outcomes.limits.extend(stages::why_unproved(learned.options));
                }
            }
            return Ok(Round::Done(outcomes));
        }
        restarts += 1;
        Ok(Round::Again(learned))
    })
}

/// A violation as the search met it.
struct Met {
    way: Vec<Move>,
    key: Key,
}

/// Takes notes during a search.
struct Notes {
    all: bool,
    met: Vec<Met>,
    unknown: Option<Limit>,
    asked: Asked,
    touched: Touched,
    /// Steps between states in which a failure is kept.
    failing: BTreeSet<Edge>,
    tasks: u64,
    instructions: u64,
    environment: Vec<String>,
    progress: Arc<dyn Fn(&Progress) + Send + Sync>,
    interrupted: fn() -> bool,
    /// The cache of steps gave up: the search has to be made without.
    given_up: bool,
    opened_region: bool,
}

impl Notes {
    fn new(request: &Request) -> Notes {
        Notes {
            all: request.all,
            met: Vec::new(),
            unknown: None,
            asked: Asked::default(),
            touched: Touched::default(),
            failing: BTreeSet::new(),
            tasks: 0,
            instructions: 0,
            environment: Vec::new(),
            progress: Arc::clone(&request.progress),
            interrupted: request.interrupted,
            given_up: false,
            opened_region: false,
        }
    }

    /// Looks at a state; true if it is a violation that was not met before.
    fn look(&mut self, space: &mut Space, outcome: &StepOutcome, way: impl FnOnce() -> Vec<Move>) -> bool {
        self.asked.add(host_ref(&space.session.machine).asked());
        self.opened_region |= host_ref(&space.session.machine).opened_region;
        self.tasks = self.tasks.max(space.tasks);
        self.instructions = space.session.machine.steps;
        let uses = &space.session.machine.environment_uses;
        if self.environment.len() != uses.len() {
            self.environment = uses.iter().map(|used| (*used).to_string()).collect();
        }
        if self.unknown.is_none() {
            self.unknown.clone_from(&space.unknown);
        }
        if *outcome != StepOutcome::Violation && !space.goes_on_behind {
            return false;
        }
        let mut keys: Vec<Key> = space.findings().iter().map(key_of).collect();
        keys.retain(|key| self.met.iter().all(|met| met.key != *key));
        keys.sort();
        keys.dedup();
        if keys.is_empty() {
            return false;
        }
        let way = way();
        self.met.extend(keys.into_iter().map(|key| Met { way: way.clone(), key }));
        true
    }
}

impl Observer<StepCache<Space>> for Notes {
    fn visit(&mut self, cache: &mut StepCache<Space>, outcome: &StepOutcome, path: Path<'_, Move>) -> Flow {
        self.given_up |= cache.given_up;
        if cache.given_up {
            return Flow::Stop;
        }
        // The machine may be behind, but not where something is wrong.
        self.visit(&mut cache.space, outcome, path)
    }

    fn end(&mut self, cache: &mut StepCache<Space>) {
        self.given_up |= cache.given_up;
        self.end(&mut cache.space);
    }

    fn tick(&mut self, explored: &Explored) -> bool {
        Observer::<Space>::tick(self, explored)
    }
}

impl Observer<Space> for Notes {
    fn visit(&mut self, space: &mut Space, outcome: &StepOutcome, path: Path<'_, Move>) -> Flow {
        let found = self.look(space, outcome, || path.actions());
        match outcome {
            StepOutcome::Violation if found && !self.all => Flow::Stop,
            StepOutcome::Violation | StepOutcome::Unsupported => Flow::Prune,
            StepOutcome::Running | StepOutcome::Ended => Flow::Continue,
        }
    }

    fn end(&mut self, space: &mut Space) {
        self.opened_region |= host_ref(&space.session.machine).opened_region;
        if let Some(sight) = &mut host(&mut space.session.machine).sight {
            self.touched = std::mem::take(&mut sight.touched);
        }
        self.failing = std::mem::take(&mut space.failing.edges);
    }

    fn tick(&mut self, explored: &Explored) -> bool {
        (self.progress)(&Progress {
            states: explored.states,
            depth: explored.depth,
            open: explored.open,
            bytes: explored.peak_bytes,
        });
        !(self.interrupted)()
    }
}

fn search_once(request: &Request, knowledge: &Knowledge) -> Result<(Outcomes, Knowledge), Limit> {
    let (mut space, outcome) = new_space(request, knowledge)?;
    let mut notes = Notes::new(request);
    let mut outcomes = Outcomes::default();
    let mut explored = Explored { states: 1, schedules: 1, ..Explored::default() };
    let prefix = space.prefix;
    if outcome != StepOutcome::Running {
        notes.look(&mut space, &outcome, Vec::new);
    } else {
        match request.search {
            Search::DepthFirst { workers } if workers > 1 => {
                let (total, several) = search_together(request, knowledge, space, workers)?;
                // What is told must not depend on who was faster: one worker looks for it again.
                if several.iter().any(|notes| !notes.met.is_empty()) {
                    let alone = Request { search: Search::DepthFirst { workers: 1 }, ..request.clone() };
                    return search_once(&alone, knowledge);
                }
                explored = total;
                notes = merge(several, notes);
            }
            Search::DepthFirst { .. } => {
                explored = explore(request, knowledge, space, search::Order::DepthFirst, &mut notes)?;
            }
            Search::BreadthFirst => {
                explored = explore(request, knowledge, space, search::Order::BreadthFirst, &mut notes)?;
            }
            Search::Sample { sampling, runs } => {
                explored = sample(request, &mut space, sampling, runs, &mut notes);
            }
        }
    }
    if driver_of(request) == Driver::Sample && notes.met.is_empty() {
        let runs = explored.schedules;
        outcomes.limits.push(Limit::Sample(runs));
    }
    outcomes.limits.extend(explored.limit.clone());
    outcomes.limits.extend(notes.unknown.filter(|why| !outcomes.limits.contains(why)));
    outcomes.figures = Figures {
        states: explored.states + prefix,
        transitions: explored.transitions + prefix,
        schedules: explored.schedules,
        max_depth: explored.max_depth,
        instructions: notes.instructions,
        peak_bytes: explored.peak_bytes,
        tasks: notes.tasks,
        environment: notes.environment,
        ..Figures::default()
    };
    outcomes.opened_region = notes.opened_region;
    for met in &notes.met {
        if request.all && request.is_overdue() {
            outcomes.limits.push(Limit::Untold);
            break;
        }
        match confirm(request, knowledge, met) {
            Ok(found) => outcomes.add(found),
            Err(why) => outcomes.limits.push(why),
        }
    }
    let mut learned = knowledge.clone();
    notes.asked.unended |= has_cycle(&notes.failing);
    learned.learn(notes.asked, request.late_timeouts);
    learned.hot.extend(shared_access::hot_of(&notes.touched));
    Ok((outcomes, learned))
}

/// Whether a cache of steps may be used.
fn remembers(request: &Request) -> bool {
    request.engine == Engine::Regions && !request.unreduced
}

/// Explores with a cache of steps where that is possible and pays, else without.
fn explore(
    request: &Request,
    knowledge: &Knowledge,
    space: Space,
    order: search::Order,
    notes: &mut Notes,
) -> Result<Explored, Limit> {
    let mut plain = if remembers(request) {
        match StepCache::new(space) {
            Ok(mut cache) => {
                let explored = search::explore(&mut cache, order, &request.budget, notes);
                if !cache.given_up {
                    return Ok(explored);
                }
                *notes = Notes::new(request);
                new_space(request, knowledge)?.0
            }
            Err(space) => *space,
        }
    } else {
        space
    };
    Ok(search::explore(&mut plain, order, &request.budget, notes))
}

/// Explores with several workers, each on a space of its own; `space` shows whether a cache of steps is possible.
fn search_together(
    request: &Request,
    knowledge: &Knowledge,
    space: Space,
    workers: usize,
) -> Result<(Explored, Vec<Notes>), Limit> {
    let stop_at_first = Request { all: false, ..request.clone() };
    if remembers(request) && StepCache::new(space).is_ok() {
        let (explored, notes) = search::explore_shared(workers, &request.budget, || {
            let (space, _) = new_space(&stop_at_first, knowledge)?;
            let cache = StepCache::new(space).map_err(|_| "two starts of a program differ")?;
            Ok::<_, Limit>((cache, Notes::new(&stop_at_first)))
        })?;
        if notes.iter().all(|notes| !notes.given_up) {
            return Ok((explored, notes));
        }
    }
    search::explore_shared(workers, &request.budget, || {
        let (space, _) = new_space(&stop_at_first, knowledge)?;
        Ok((space, Notes::new(&stop_at_first)))
    })
}

fn merge(several: Vec<Notes>, mut all: Notes) -> Notes {
    for notes in several {
        all.unknown = all.unknown.or(notes.unknown);
        all.asked.add(notes.asked);
        all.opened_region |= notes.opened_region;
        shared_access::merge_touched(&mut all.touched, &notes.touched);
        all.failing.extend(notes.failing);
        all.tasks = all.tasks.max(notes.tasks);
        all.instructions += notes.instructions;
        all.environment.extend(notes.environment);
    }
    all.environment.sort();
    all.environment.dedup();
    all
}

fn sample(
    request: &Request,
    space: &mut Space,
    sampling: Sampling,
    runs: u64,
    notes: &mut Notes,
) -> Explored {
    let longest = request.budget.max_depth.unwrap_or(LONGEST_RUN);
    let mut made = 0;
    let mut limit = None;
    let mut deepest = 0;
    let (schedules, steps) =
        search::sample(space, sampling, request.seed, runs, longest, |space, way, outcome| {
            made += 1;
            deepest = deepest.max(way.len() as u64);
            notes.look(space, outcome, || way.to_vec());
            let so_far = Explored { states: made, depth: way.len() as u64, ..Explored::default() };
            if !Observer::<Space>::tick(notes, &so_far) {
                limit = Some(Limit::Interrupted);
            } else {
                limit = request.budget.reached(search::StateSpace::bytes(space));
            }
            limit.is_some() || !notes.all && !notes.met.is_empty()
        });
    Explored {
        states: steps,
        transitions: steps,
        schedules,
        max_depth: deepest,
        limit,
        ..Explored::default()
    }
}

/// Shortens a violation and runs it again on a new machine.
fn confirm(request: &Request, knowledge: &Knowledge, met: &Met) -> Result<Found, Limit> {
    let request = &request.for_telling();
    let (mut space, _) = new_space(request, knowledge)?;
    let way = match request.search {
        Search::BreadthFirst => met.way.clone(),
        _ => shorten(&mut space, &met.way, &met.key),
    };
    let places = knowledge.hot.iter().copied().collect();
    let mut kinds = stages::kinds_of(knowledge.options);
    if knowledge.options.interned {
        kinds.insert(Kind::Interned);
    }
    let (choices, driver) = (space.schedule(&way), driver_of(request));
    let schedule = Schedule { choices, places, kinds, driver, ..Schedule::default() };
    // What is shown must not depend on the clock: one violation was wanted, and shortening it may have been cut.
    if let Some(why) = request.limit(0).filter(|_| !request.all) {
        return Err(why);
    }
    let mut findings = replay_states(request, &schedule)?;
    // A replay may know better where something is; races are told by their lines.
    let same = findings.iter().position(|finding| key_of(finding) == met.key);
    let alike = || findings.iter().position(|one| one.kind == met.key.0 && one.kind != FindingKind::Race);
    let finding = same.or_else(alike).map(|index| findings.swap_remove(index));
    Ok(Found { finding: finding.ok_or_else(|| request.lost(met.key.0))?, schedule })
}
