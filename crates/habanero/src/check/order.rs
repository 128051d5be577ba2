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

use super::watching;
use super::{Figures, Found, Outcomes, Progress, Property, Request};
use crate::describe;
use crate::findings::{self, Problem};
use crate::host::{Point, Points, host, host_ref};
use crate::open;
use crate::order::{Key, Moment};
use crate::session::{Halt, Session, Setup};
use crate::shadow::{Shadow, Watch};
use crate::trace::Trace;
use machine::{Ref, TaskId, Wait};
use report::Location;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tasks::Options;

/// What is looked for besides violations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Premise {
    /// Nothing: a pair of accesses that nothing orders is a race.
    Nothing,
    /// Whether all sharing is covered by regions or isolated; isolated then orders nothing.
    Sharing,
}

/// What happens when no task can go on without a choice.
pub(super) enum Rest {
    /// The tasks that may be chosen.
    Choice(Vec<TaskId>),
    /// All tasks have ended.
    End,
    /// Something is wrong.
    Problem(Problem),
    /// Something is not modelled or not explored.
    Unknown(String),
}

/// A node of the search: the choices that are left.
struct Node {
    choices: Vec<Turn>,
    all: Vec<Turn>,
    next: usize,
    fingerprint: u128,
}

/// Which task goes on, and which way.
pub(super) type Turn = (TaskId, u32);

/// A problem and the choices that led to it.
pub(super) type Lead = (Problem, Vec<Turn>);

/// What turned out during a search and makes it start again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Learned {
    /// Pairs of tasks whose bodies touch the same data.
    pub(super) dependent: BTreeSet<(u64, u64)>,
    /// Isolated bodies nest: groups by data are not enough.
    pub(super) nested: bool,
    /// Tasks meet at monitors or volatile variables: they are choices.
    pub(super) synchronization: bool,
    /// What the program can see of the world.
    pub(super) options: Options,
    /// The program can tell equal tasks apart.
    pub(super) labelled: bool,
}

/// The engine over one program.
pub(super) struct OrderEngine {
    pub(super) request: Request,
    pub(super) session: Session,
    deadline: Option<Instant>,
    figures: Figures,
    pub(super) learned: Learned,
    pub(super) premise: Premise,
    /// The choices that led to the present state.
    pub(super) schedule: Vec<Turn>,
    /// Problems met; with `all` the search goes on after one.
    pub(super) leads: Vec<Lead>,
    /// A conflict between regions and the schedule that shows it; a race would be told instead.
    pub(super) deferred: Option<Lead>,
    /// A choice of the schedule that is not explored, in words.
    missed: Option<&'static str>,
    /// Old objects that belong to the library.
    library: FxHashSet<Ref>,
    /// In a replay: the accesses to the location in question, in order.
    pub(super) seen: Vec<Seen>,
    bytes: u64,
    /// How the first schedule ended, if it matters whether all end alike.
    pub(super) first_end: Option<End>,
}

/// How a schedule ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) schedule: Vec<Turn>,
    pub(super) output: Vec<u8>,
    pub(super) errors: Vec<u8>,
    /// The static fields of the program and what they lead to.
    pub(super) state: Vec<u64>,
}

impl End {
    pub(super) fn is_like(&self, other: &End) -> bool {
        (&self.output, &self.errors, &self.state) == (&other.output, &other.errors, &other.state)
    }
}

/// An access seen in a replay.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) moment: Option<Moment>,
    pub(super) write: bool,
    pub(super) at: Location,
    /// How many steps the trace had then.
    pub(super) steps: usize,
}

/// So many operations pass between two looks at the clock.
const SLICE: u64 = 200_000;

/// More problems than these are not told one by one.
const MOST_LEADS: usize = 64;

impl OrderEngine {
    /// An engine over a new machine.
    pub(super) fn new(request: &Request, premise: Premise, learned: Learned) -> Result<OrderEngine, String> {
        let (mut machine, first) = (request.factory)()?;
        machine.access_hook = Some(watching::hook);
        let synchronization = learned.synchronization;
        let points = Points {
            isolated: true,
            choices: true,
            synchronization,
            output: request.determinism,
            ..Points::default()
        };
        let regions = request.properties.regions() || premise == Premise::Sharing;
        let setup = Setup { points, regions, order: true, options: learned.options };
        let mut session = Session::new(machine, setup);
        let mut shadow = Shadow::new(first);
        shadow.sharing = premise == Premise::Sharing;
        host(&mut session.machine).shadow = Some(Box::new(shadow));
        host(&mut session.machine).defer_permission = true;
        let seconds = request.budget.max_seconds;
        Ok(OrderEngine {
            request: request.clone(),
            session,
            deadline: seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds)),
            figures: Figures::default(),
            learned,
            premise,
            schedule: Vec::new(),
            leads: Vec::new(),
            deferred: None,
            missed: None,
            library: FxHashSet::default(),
            seen: Vec::new(),
            bytes: 0,
            first_end: None,
        })
    }

    /// Whether pairs of accesses were met that are covered but that nothing orders.
    pub(super) fn met_covered_pairs(&self) -> bool {
        host_ref(&self.session.machine).shadow.as_ref().is_some_and(|shadow| shadow.covered_pairs)
    }

    /// Checks the program, from the start as often as something turns out that makes the search larger.
    pub(super) fn check(request: &Request, premise: Premise) -> Result<(Outcomes, bool), String> {
        let mut learned = Learned::default();
        let mut restarts = 0;
        loop {
            let mut engine = OrderEngine::new(request, premise, learned)?;
            let limit = engine.search();
            let mut more = engine.learned.clone();
            more.synchronization |= engine.missed.is_some() && premise == Premise::Nothing;
            let asked = host_ref(&engine.session.machine).asked;
            more.options.absolute_phases |= asked.phases;
            more.options.metrics |= asked.metrics;
            more.labelled |= host_ref(&engine.session.machine).labelled.get();
            if more == engine.learned || engine.is_out_of_time() {
                engine.figures.restarts += restarts;
                let covered = engine.met_covered_pairs();
                return Ok((engine.outcomes(limit), covered));
            }
            restarts += 1 + engine.figures.restarts;
            learned = more;
        }
    }

    fn is_out_of_time(&self) -> bool {
        self.deadline.is_some_and(|end| Instant::now() >= end) || (self.request.interrupted)()
    }

    /// What is told in the end: every problem is run again.
    fn outcomes(mut self, limit: Option<String>) -> Outcomes {
        if self.leads.is_empty() || self.request.all {
            self.leads.extend(self.deferred.take());
        }
        let mut limits: Vec<String> = limit.into_iter().collect();
        // Order that goes through choices which were not explored is not followed in full.
        let missed = self.missed.map(|what| format!("{what}: this engine does not explore both orders yet"));
        let leads = std::mem::take(&mut self.leads);
        let mut found: Vec<Found> = Vec::new();
        if let Some(missed) = missed {
            limits.push(missed);
        } else {
            for (problem, schedule) in &leads {
                if let Problem::Differs = problem {
                    match self.two_ends(schedule) {
                        Ok(both) => found.extend(both),
                        Err(why) => limits.push(why),
                    }
                    continue;
                }
                match self.replay(problem, schedule) {
                    Ok(one) if found.iter().any(|other| other.is_like(&one)) => {}
                    Ok(one) => found.push(one),
                    Err(why) => limits.push(why),
                }
            }
        }
        let mut figures = self.figures.clone();
        let machine = &self.session.machine;
        figures.accesses = host_ref(machine).shadow.as_ref().map_or(0, |shadow| shadow.checked);
        figures.instructions = machine.steps;
        figures.peak_bytes = self.bytes.max(machine.heap.bytes() as u64);
        figures.environment = machine.environment_uses.iter().map(|used| (*used).to_string()).collect();
        Outcomes { found, limits, premises: Vec::new(), figures }
    }

    /// Searches; gives the reason if it could not look at everything.
    fn search(&mut self) -> Option<String> {
        match self.settle() {
            Rest::Problem(problem) => {
                self.leads.push((problem, Vec::new()));
                self.count_end();
                return None;
            }
            Rest::Unknown(why) => return Some(why),
            Rest::End => {
                self.count_end();
                return None;
            }
            Rest::Choice(_) => {}
        }
        self.session.machine.set_base();
        self.find_own_objects();
        loop {
            let known = self.learned.clone();
            self.figures.states = 0;
            self.figures.schedules = 0;
            self.figures.transitions = 0;
            let ending = self.explore();
            while self.session.machine.depth() > 0 {
                self.session.rewind();
            }
            self.schedule.clear();
            if ending.is_some() || known == self.learned || !self.leads.is_empty() && !self.request.all {
                return ending;
            }
            self.figures.restarts += 1;
        }
    }

    /// What only one task can reach is its own, though it is old.
    fn find_own_objects(&mut self) {
        let mut objects = Vec::new();
        host_ref(&self.session.machine).world.for_each_object(|object| objects.push(Ref(object.0)));
        let alive = self.session.alive.clone();
        if alive.len() <= open::MOST_ALIKE {
            self.session.machine.set_own(&alive, &objects);
        }
    }

    fn count_end(&mut self) {
        self.figures.states += 1;
        self.figures.schedules += 1;
    }

    /// One search with what is known so far; gives the reason if it could not look at everything.
    fn explore(&mut self) -> Option<String> {
        let mut visited: FxHashSet<u128> = FxHashSet::default();
        let mut on_path: FxHashSet<u128> = FxHashSet::default();
        let mut path: Vec<Node> = Vec::new();
        let all = self.choices();
        self.push_node(&mut path, &mut visited, &mut on_path, all);
        while let Some(node) = path.last_mut() {
            if node.next == node.choices.len() {
                on_path.remove(&node.fingerprint);
                path.pop();
                if !path.is_empty() {
                    self.step_back();
                }
                continue;
            }
            let chosen = node.choices[node.next];
            node.next += 1;
            self.bytes = (visited.capacity() * 20) as u64 + self.session.machine.heap.bytes() as u64;
            if let Some(why) = self.out_of_budget(path.len() as u64) {
                return Some(why);
            }
            self.session.mark();
            self.schedule.push(chosen);
            self.figures.transitions += 1;
            let rest = self.step(chosen);
            self.figures.max_depth = self.figures.max_depth.max(self.schedule.len() as u64);
            self.collect_dependencies();
            match rest {
                Rest::Problem(problem) => {
                    self.leads.push((problem, self.schedule.clone()));
                    if !self.request.all || self.leads.len() >= MOST_LEADS {
                        return None;
                    }
                    self.count_end();
                    self.step_back();
                }
                Rest::Unknown(why) => return Some(why),
                Rest::End => {
                    self.count_end();
                    if self.missed.is_some() || self.ends_differently() {
                        return None;
                    }
                    self.step_back();
                }
                Rest::Choice(all) => {
                    let all = self.ways(&all);
                    if let Some(known) = self.push_node(&mut path, &mut visited, &mut on_path, all) {
                        // A cycle must not leave out the tasks of other groups for ever.
                        if on_path.contains(&known)
                            && let Some(node) = path.last_mut()
                        {
                            expand(node);
                        }
                        self.step_back();
                    }
                }
            }
        }
        None
    }

    /// How the schedule that has just ended did so.
    pub(super) fn ending(&mut self) -> End {
        let machine = &mut self.session.machine;
        End {
            schedule: self.schedule.clone(),
            state: machine.canonical_form(machine::fingerprint::Walk::Thorough, &[], |_, _| {}),
            output: machine.out.clone(),
            errors: machine.err.clone(),
        }
    }

    /// Whether this schedule and an earlier one end differently, and somebody wants to know.
    fn ends_differently(&mut self) -> bool {
        if !self.request.determinism {
            return false;
        }
        let end = self.ending();
        let first = self.first_end.get_or_insert_with(|| end.clone());
        let differs = !first.is_like(&end);
        if differs {
            self.leads.push((Problem::Differs, self.schedule.clone()));
        }
        differs
    }

    fn step_back(&mut self) {
        self.session.rewind();
        self.schedule.pop();
    }

    /// Adds the present state to the path; gives its fingerprint if it was known.
    fn push_node(
        &mut self,
        path: &mut Vec<Node>,
        visited: &mut FxHashSet<u128>,
        on_path: &mut FxHashSet<u128>,
        all: Vec<Turn>,
    ) -> Option<u128> {
        let exchangeable = !self.request.unreduced && !self.learned.labelled;
        let mut fingerprint = open::fingerprint(&mut self.session, exchangeable);
        if self.request.determinism {
            let machine = &self.session.machine;
            fingerprint ^=
                search::fingerprint(&machine.out).rotate_left(7) ^ search::fingerprint(&machine.err);
        }
        if !visited.insert(fingerprint) && !self.request.unreduced {
            return Some(fingerprint);
        }
        self.figures.states += 1;
        on_path.insert(fingerprint);
        let choices = self.group(&all);
        path.push(Node { choices, all, next: 0, fingerprint });
        None
    }

    fn out_of_budget(&self, depth: u64) -> Option<String> {
        let budget = &self.request.budget;
        let text =
            |name: &str, most: Option<u64>| Some(format!("--{name} {} was reached", most.unwrap_or(0)));
        if budget.max_states.is_some_and(|most| self.figures.states >= most) {
            return text("max-states", budget.max_states);
        }
        if budget.max_depth.is_some_and(|most| depth > most) {
            return text("max-depth", budget.max_depth);
        }
        if budget.max_memory.is_some_and(|most| self.bytes > most) {
            return text("max-memory", budget.max_memory);
        }
        if self.deadline.is_some_and(|end| Instant::now() >= end) {
            return text("max-seconds", budget.max_seconds);
        }
        (self.request.progress)(&Progress {
            states: self.figures.states,
            depth: self.schedule.len() as u64,
            open: depth,
            bytes: self.bytes,
        });
        (self.request.interrupted)().then(|| "it was interrupted".to_string())
    }

    fn collect_dependencies(&mut self) {
        let host = host(&mut self.session.machine);
        self.learned.nested |= host.nested_isolated;
        if let Some(shadow) = &mut host.shadow {
            self.learned.dependent.append(&mut shadow.dependent);
        }
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

    fn choices(&self) -> Vec<Turn> {
        let at_points = self.session.at_point.iter().map(|(task, _)| *task);
        let waiting = host_ref(&self.session.machine).waits.iter().map(|(task, _)| *task);
        let mut able: Vec<TaskId> =
            at_points.chain(waiting).filter(|task| self.session.can_run(*task)).collect();
        able.sort_unstable();
        able.dedup();
        self.ways(&able)
    }

    /// All ways of these tasks.
    fn ways(&self, tasks: &[TaskId]) -> Vec<Turn> {
        let ways = |task: &TaskId| match self.session.point_of(*task) {
            Some(Point::Message(ways)) => ways,
            _ => 1,
        };
        tasks.iter().flat_map(|task| (0..ways(task)).map(|way| (*task, way))).collect()
    }

    fn wants(&self, problem: &Problem) -> bool {
        self.request.properties.wants(problem.kind_in(&self.session))
    }

    fn at_rest(&mut self) -> Rest {
        self.figures.tasks = self.figures.tasks.max(self.session.machine.tasks.len() as u64);
        let mut able: Vec<TaskId> = self.choices().into_iter().map(|(task, _)| task).collect();
        able.dedup();
        if !able.is_empty() {
            return Rest::Choice(able);
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

    /// Whether an object hangs below the static fields of JDK classes: the library keeps it in order itself.
    fn is_library(&mut self, object: Ref) -> bool {
        if self.library.contains(&object) {
            return true;
        }
        let found = self.session.machine.reachable_from_library();
        let is_one = found.contains(&object);
        // Young objects may be others after a step back.
        let base = self.session.machine.heap.base();
        self.library.extend(found.into_iter().filter(|one| one.0 < base));
        is_one
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

    /// The tasks to try: those of one group of which every member stands before isolated or has ended.
    fn group(&self, all: &[Turn]) -> Vec<Turn> {
        if self.learned.nested || self.request.unreduced || all.iter().any(|(task, _)| self.is_general(*task))
        {
            return all.to_vec();
        }
        let paths = &host_ref(&self.session.machine).paths;
        let path_of = |task: &TaskId| paths[task.0 as usize];
        let alive: FxHashSet<u64> = self.session.alive.iter().map(path_of).collect();
        let born: FxHashSet<u64> = paths.iter().copied().collect();
        let waiting: FxHashSet<u64> = all.iter().map(|(task, _)| path_of(task)).collect();
        for (task, _) in all {
            let group = self.group_of(path_of(task));
            let ready = |path: &u64| waiting.contains(path) || born.contains(path) && !alive.contains(path);
            if group.iter().all(ready) {
                return all.iter().copied().filter(|(task, _)| group.contains(&path_of(task))).collect();
            }
        }
        all.to_vec()
    }

    /// All tasks that a task's isolated bodies depend on, directly or through others.
    fn group_of(&self, path: u64) -> BTreeSet<u64> {
        let mut group: BTreeSet<u64> = BTreeSet::from([path]);
        loop {
            let before = group.len();
            for (left, right) in &self.learned.dependent {
                if group.contains(left) || group.contains(right) {
                    group.extend([*left, *right]);
                }
            }
            if group.len() == before {
                return group;
            }
        }
    }

    /// Whether a task stands before something else than isolated: its conflicts are not tracked by data.
    pub(super) fn is_general(&self, task: TaskId) -> bool {
        self.session.point_of(task) != Some(Point::Isolated)
    }
}

/// A node must try all its choices.
fn expand(node: &mut Node) {
    for one in &node.all {
        if !node.choices.contains(one) {
            node.choices.push(*one);
        }
    }
}
