//! The default engine: happens-before, one schedule where one decides, and all orders of isolated bodies
//! (and other choices of the schedule) that touch the same data.
//!
//! Tasks that stand before no choice are run at once, in a fixed order: what they do commutes with what others
//! do, or it is a race and is reported. Where all tasks stand before a choice, only the tasks of one group
//! are tried: a group is closed under "their isolated bodies were seen to touch the same data". If a run
//! shows a pair that was not in one group, the search starts again with larger groups. States are matched
//! together with what a future race could depend on: every access that some live task does not know of, and
//! who knows of it. `docs/engines.md` says why this is sound.

use crate::describe;
use crate::findings::{self, Problem};
use crate::host::{Points, host, host_ref};
use crate::open::open_accesses;
use crate::order::Key;
use crate::session::{Halt, Session, Setup};
use crate::shadow::{Shadow, Suspect, Watch};
use machine::{HookKind, Machine, Outcome, Ref, TaskId};
use report::{Budget, Finding, Location, Step};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tasks::ObjectId;

/// Figures of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Distinct states at which the schedule had a choice, and the end.
    pub states: u64,
    /// Choices taken.
    pub transitions: u64,
    /// Runs that came to an end.
    pub schedules: u64,
    /// The longest schedule, in choices.
    pub max_depth: u64,
    /// Accesses checked.
    pub accesses: u64,
    /// Tasks of the largest run.
    pub tasks: u64,
    /// Times the search started again with larger groups.
    pub restarts: u64,
}

/// How a check ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// No schedule breaks a property.
    Proved,
    /// A schedule that does; it has been replayed.
    Violated(Box<Finding>),
    /// Neither, and why.
    Unknown(String),
}

/// What a check says.
#[derive(Clone, Debug)]
pub struct Outcomes {
    /// How it ended.
    pub ending: Ending,
    /// Figures.
    pub figures: Figures,
}

/// What happens when no task can go on without a choice.
enum Rest {
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
    choices: Vec<TaskId>,
    all: Vec<TaskId>,
    next: usize,
    fingerprint: u128,
}

/// The engine over one program.
pub struct Checker {
    session: Session,
    budget: Budget,
    deadline: Option<Instant>,
    figures: Figures,
    /// Pairs of tasks whose bodies touch the same data, over all runs so far.
    dependent: BTreeSet<(u64, u64)>,
    /// The choices that led to the present state.
    schedule: Vec<TaskId>,
    interrupted: fn() -> bool,
    factory: Arc<Factory>,
    regions: bool,
    /// A conflict between regions and the schedule that shows it; a race would be told instead.
    deferred: Option<(Problem, Vec<TaskId>)>,
    /// Whether groups and the matching of states are used.
    pub reduced: bool,
    /// Isolated bodies nest: groups by data are not enough.
    nested: bool,
    /// A choice of the schedule that is not explored, in words.
    missed: Option<&'static str>,
    /// Objects that belong to the library.
    library: FxHashSet<Ref>,
    /// In a replay: the choices taken, as a person reads them.
    steps: Vec<Step>,
    /// In a replay: the accesses to the location in question, in order.
    seen: Vec<Seen>,
}

/// Makes a booted machine with `main` on its stack; also the number of objects before that.
pub type Factory = dyn Fn() -> Result<(Machine, u32), String>;

/// An access seen in a replay.
#[derive(Clone, Debug)]
struct Seen {
    task: TaskId,
    write: bool,
    at: Location,
}

/// Tells the shadow of what natives touch.
fn hook(machine: &mut Machine, object: Ref, index: u32, length: u32, kind: HookKind) -> Option<Outcome> {
    let task = machine.current;
    let host = host(machine);
    match kind {
        HookKind::Read | HookKind::Write => {
            let write = kind == HookKind::Write;
            let fine = (index..index + length).all(|at| host.watch(task, (object, at), write));
            (!fine).then_some(Outcome::Yield)
        }
        HookKind::VolatileRead | HookKind::VolatileWrite => {
            let write = kind == HookKind::VolatileWrite;
            host.synchronize(task, Key::Volatile(ObjectId(object.0), index), write, write);
            None
        }
        HookKind::InitializerBegins => {
            host.initializing += 1;
            note_initializing(machine);
            None
        }
        HookKind::InitializerEnds => {
            host.initializing = host.initializing.saturating_sub(1);
            note_initializing(machine);
            None
        }
        HookKind::Enter => {
            host.synchronize(task, Key::Monitor(ObjectId(object.0)), true, false);
            None
        }
        HookKind::Exit => {
            if let Some(order) = &mut host.order {
                order.release(tasks::TaskId(task.0), Key::Monitor(ObjectId(object.0)));
            }
            None
        }
    }
}

/// Initialisers of the JDK are not watched: what they do is before every use of their class. What those of
/// the program do is marked.
fn note_initializing(machine: &mut Machine) {
    let class_of = |frame: &machine::machine::Frame| match frame.kind {
        machine::machine::FrameKind::Initializer(class) => Some(machine.program.class(class).origin),
        _ => None,
    };
    let running: Vec<program::Origin> = machine.stack.frames.iter().filter_map(class_of).collect();
    let ending = host_ref(machine).initializing as usize;
    let library = running.iter().take(ending).any(|origin| *origin == program::Origin::Jdk);
    let user = ending > 0 && !library;
    if let Some(shadow) = &mut host(machine).shadow {
        shadow.library_initializing = library;
        shadow.initializing = user;
    }
}

impl Checker {
    /// An engine over the machines that a factory makes.
    pub fn new(
        factory: Arc<Factory>,
        regions: bool,
        budget: Budget,
        interrupted: fn() -> bool,
    ) -> Result<Checker, String> {
        let (mut machine, first) = factory()?;
        machine.access_hook = Some(hook);
        let points = Points { isolated: true, choices: true, ..Points::default() };
        let mut session = Session::new(machine, Setup { points, regions, order: true, ..Setup::default() });
        let shadow = Shadow::new(first);
        host(&mut session.machine).shadow = Some(Box::new(shadow));
        let deadline = budget.max_seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
        Ok(Checker {
            session,
            budget,
            deadline,
            figures: Figures::default(),
            dependent: BTreeSet::new(),
            schedule: Vec::new(),
            interrupted,
            factory,
            regions,
            deferred: None,
            reduced: true,
            nested: false,
            missed: None,
            library: FxHashSet::default(),
            steps: Vec::new(),
            seen: Vec::new(),
        })
    }

    /// The session, for rendering.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Checks the program. `start` puts `main` on the stack.
    pub fn check(&mut self) -> Outcomes {
        host(&mut self.session.machine).defer_permission = true;
        let mut ending = self.search();
        if !matches!(ending, Ending::Violated(_))
            && let Some((problem, schedule)) = self.deferred.take()
        {
            self.schedule = schedule;
            ending = self.conclude(problem);
        }
        if let Some(shadow) = &host_ref(&self.session.machine).shadow {
            self.figures.accesses = shadow.checked;
        }
        Outcomes { ending, figures: self.figures.clone() }
    }

    fn search(&mut self) -> Ending {
        match self.settle() {
            Rest::Problem(problem) => return self.conclude(problem),
            Rest::Unknown(why) => return Ending::Unknown(why),
            Rest::End => {
                self.figures.states = 1;
                self.figures.schedules = 1;
                return self.unexplored().unwrap_or(Ending::Proved);
            }
            Rest::Choice(_) => {}
        }
        self.session.machine.set_base();
        loop {
            let known = (self.dependent.clone(), self.nested);
            self.figures.states = 0;
            self.figures.schedules = 0;
            self.figures.transitions = 0;
            let ending = self.explore();
            while self.session.machine.depth() > 0 {
                self.session.rewind();
            }
            self.schedule.clear();
            if let Some(ending) = ending {
                return ending;
            }
            if known == (self.dependent.clone(), self.nested) {
                return Ending::Proved;
            }
            self.figures.restarts += 1;
        }
    }

    /// One search with the groups known so far; `None` if it found nothing.
    fn explore(&mut self) -> Option<Ending> {
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
                    self.session.rewind();
                    self.schedule.pop();
                }
                continue;
            }
            let task = node.choices[node.next];
            node.next += 1;
            if let Some(why) = self.out_of_budget(path.len() as u64) {
                return Some(Ending::Unknown(why));
            }
            self.session.mark();
            self.schedule.push(task);
            self.figures.transitions += 1;
            let rest = self.step(task);
            self.figures.max_depth = self.figures.max_depth.max(self.schedule.len() as u64);
            self.collect_dependencies();
            match rest {
                Rest::Problem(problem) => return Some(self.conclude(problem)),
                Rest::Unknown(why) => return Some(Ending::Unknown(why)),
                Rest::End => {
                    self.figures.schedules += 1;
                    self.figures.states += 1;
                    if let Some(ending) = self.unexplored() {
                        return Some(ending);
                    }
                    self.session.rewind();
                    self.schedule.pop();
                }
                Rest::Choice(all) => {
                    if let Some(known) = self.push_node(&mut path, &mut visited, &mut on_path, all) {
                        // A cycle must not leave out the tasks of other groups for ever.
                        if on_path.contains(&known)
                            && let Some(node) = path.last_mut()
                        {
                            expand(node);
                        }
                        self.session.rewind();
                        self.schedule.pop();
                    }
                }
            }
        }
        None
    }

    /// Adds the present state to the path; gives its fingerprint if it was known.
    fn push_node(
        &mut self,
        path: &mut Vec<Node>,
        visited: &mut FxHashSet<u128>,
        on_path: &mut FxHashSet<u128>,
        all: Vec<TaskId>,
    ) -> Option<u128> {
        let fingerprint = self.fingerprint();
        if !visited.insert(fingerprint) && self.reduced {
            return Some(fingerprint);
        }
        self.figures.states += 1;
        on_path.insert(fingerprint);
        let choices = self.group(&all);
        path.push(Node { choices, all, next: 0, fingerprint });
        None
    }

    fn out_of_budget(&self, depth: u64) -> Option<String> {
        if self.budget.max_states.is_some_and(|most| self.figures.states >= most) {
            return Some(format!("the limit of {} states was reached", self.figures.states));
        }
        if self.budget.max_depth.is_some_and(|most| depth > most) {
            return Some("the limit of the depth was reached".to_string());
        }
        if self.deadline.is_some_and(|end| Instant::now() >= end) {
            return Some("the limit of the time was reached".to_string());
        }
        (self.interrupted)().then(|| "it was interrupted".to_string())
    }

    fn collect_dependencies(&mut self) {
        let host = host(&mut self.session.machine);
        self.nested |= host.nested_isolated;
        if let Some(shadow) = &mut host.shadow {
            self.dependent.append(&mut shadow.dependent);
        }
    }

    /// A choice that is not explored makes the answer unknown.
    fn unexplored(&self) -> Option<Ending> {
        let what = self.missed?;
        Some(Ending::Unknown(format!("{what}: this engine does not explore both orders yet")))
    }

    /// Lets a task through its point, then runs all others that need no choice.
    fn step(&mut self, task: TaskId) -> Rest {
        match self.advance(task) {
            Some(rest) => rest,
            None => self.settle(),
        }
    }

    /// Runs every task that stands before no choice.
    fn settle(&mut self) -> Rest {
        loop {
            if let Some(why) = self.out_of_budget(0) {
                return Rest::Unknown(why);
            }
            let ready = self.session.alive.iter().copied();
            let next = ready
                .into_iter()
                .find(|task| !self.session.at_point.contains(task) && self.session.can_run(*task));
            let Some(task) = next else { return self.at_rest() };
            if let Some(rest) = self.advance(task) {
                return rest;
            }
        }
    }

    fn choices(&self) -> Vec<TaskId> {
        self.session.at_point.iter().copied().filter(|task| self.session.can_run(*task)).collect()
    }

    fn at_rest(&mut self) -> Rest {
        self.figures.tasks = self.figures.tasks.max(self.session.machine.tasks.len() as u64);
        let mut choices = self.choices();
        choices.sort_unstable();
        if !choices.is_empty() {
            return Rest::Choice(choices);
        }
        if !self.session.alive.is_empty() {
            return Rest::Problem(Problem::Deadlock);
        }
        match self.session.world().uncaught().first() {
            Some((_, exception)) => Rest::Problem(Problem::Uncaught(Ref(exception.0))),
            None => Rest::End,
        }
    }

    /// Runs a task to its next stop; `None` if the search goes on.
    fn advance(&mut self, task: TaskId) -> Option<Rest> {
        const SLICE: u64 = 200_000;
        loop {
            self.note_alone();
            self.session.machine.fuel = self.session.machine.steps + SLICE;
            let halt = self.session.run(task, 0, &mut Watch { task });
            self.judge_unexplored();
            self.keep_deferred(task);
            match halt {
                Halt::Blocked | Halt::Point(_) | Halt::Ended(None) => return None,
                Halt::Ended(Some(exception)) if task == TaskId(0) => {
                    return Some(Rest::Problem(Problem::Uncaught(exception)));
                }
                Halt::Ended(Some(_)) => return None,
                Halt::Region(fault) => return Some(Rest::Problem(Problem::Region(fault, task))),
                Halt::Exit(_) => {
                    self.session.alive.clear();
                    return Some(Rest::End);
                }
                Halt::Unsupported(what) => {
                    let at = describe::place(&self.session, task);
                    return Some(Rest::Unknown(format!("{what}, reached at {}:{}", at.file, at.line)));
                }
                Halt::OutOfFuel => {
                    if let Some(Ending::Unknown(why)) = self.unexplored() {
                        return Some(Rest::Unknown(why));
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
        let joined = host.order.as_ref().is_some_and(|order| order.all_joined());
        if let Some(shadow) = &mut host.shadow {
            let alone = single && joined;
            if alone && !shadow.alone {
                shadow.clear();
            }
            shadow.alone = alone;
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
        if findings::is_library_business(&self.session, suspect.place) || self.is_library(suspect.place.0) {
            if let Some(shadow) = &mut host(&mut self.session.machine).shadow {
                shadow.exempt.insert(suspect.place);
            }
            return None;
        }
        Some(Rest::Problem(Problem::Race(suspect)))
    }

    fn keep_deferred(&mut self, task: TaskId) {
        if let Some(fault) = host(&mut self.session.machine).deferred.take()
            && self.deferred.is_none()
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
        if !object.is_some_and(|object| self.is_library(Ref(object.0))) {
            self.missed = self.missed.or(Some(what));
        }
    }

    /// Whether an object hangs below the static fields of JDK classes: the library keeps it in order itself.
    fn is_library(&mut self, object: Ref) -> bool {
        if !self.library.contains(&object) {
            self.library = self.session.machine.reachable_from_library();
        }
        self.library.contains(&object)
    }

    /// In a replay: notes an access to the location in question and lets it pass.
    fn look(&mut self, task: TaskId) -> bool {
        let Some(shadow) = &mut host(&mut self.session.machine).shadow else { return false };
        let Some(write) = shadow.stopped.take() else { return false };
        shadow.let_pass = true;
        let at = describe::place(&self.session, task);
        self.seen.push(Seen { task, write, at });
        true
    }

    /// Turns a problem into a finding, by running the schedule again on a new machine.
    fn conclude(&mut self, problem: Problem) -> Ending {
        // Order that goes through monitors and volatile variables is not followed in full.
        if let Some(ending) = self.unexplored() {
            return ending;
        }
        match self.replay(&problem) {
            Ok(finding) => Ending::Violated(Box::new(finding)),
            Err(why) => Ending::Unknown(why),
        }
    }

    fn replay(&self, problem: &Problem) -> Result<Finding, String> {
        let mut fresh =
            Checker::new(Arc::clone(&self.factory), self.regions, Budget::default(), self.interrupted)?;
        if let Problem::Race(suspect) = problem
            && let Some(shadow) = &mut host(&mut fresh.session.machine).shadow
        {
            shadow.stop_at = Some(suspect.place);
        }
        host(&mut fresh.session.machine).defer_permission = !matches!(problem, Problem::Region(..));
        let mut rest = fresh.settle();
        if !self.schedule.is_empty() {
            fresh.session.machine.set_base();
        }
        for task in &self.schedule {
            if !matches!(rest, Rest::Choice(_)) {
                break;
            }
            fresh.session.mark();
            let what = if fresh.is_general(*task) { "goes on" } else { "enters isolated" };
            fresh.steps.push(Step {
                task: describe::task_name(&fresh.session, *task),
                what: what.to_string(),
                at: describe::place(&fresh.session, *task),
                after: String::new(),
            });
            rest = fresh.step(*task);
        }
        let same = match (&rest, problem) {
            (Rest::Problem(again), _) => again.kind() == problem.kind(),
            (_, Problem::Race(_)) => true,
            _ => false,
        };
        if !same && !matches!(problem, Problem::Race(_)) {
            return Err(format!("a {} was found but its replay did not show it", problem.kind()));
        }
        match (problem, rest) {
            (Problem::Race(suspect), _) => fresh.race(suspect),
            (_, Rest::Problem(again)) => Ok(findings::finding(&fresh.session, &again, fresh.steps)),
            _ => Err("a replay ended elsewhere".to_string()),
        }
    }

    /// The two accesses of a race among those that the replay saw.
    fn race(self, suspect: &Suspect) -> Result<Finding, String> {
        let earlier_task = TaskId(suspect.earlier.moment.task);
        let is_earlier = |seen: &Seen| seen.task == earlier_task && seen.write == suspect.earlier_writes;
        let is_later = |seen: &Seen| seen.task == suspect.task && seen.write == suspect.writes;
        let first = self.seen.iter().position(is_earlier);
        let later = first.and_then(|first| (first + 1..self.seen.len()).find(|at| is_later(&self.seen[*at])));
        let Some(later) = later else {
            return Err("a race was found but its replay did not show it".to_string());
        };
        let earlier = (0..later).rev().find(|at| is_earlier(&self.seen[*at])).unwrap_or(0);
        let pair = [&self.seen[earlier].at, &self.seen[later].at].map(Location::clone);
        Ok(findings::race(&self.session, suspect, pair, self.steps))
    }

    /// The tasks to try: those of one group of which every member stands before isolated or has ended.
    fn group(&self, all: &[TaskId]) -> Vec<TaskId> {
        if self.nested || !self.reduced {
            return all.to_vec();
        }
        let paths = &host_ref(&self.session.machine).paths;
        let path_of = |task: &TaskId| paths[task.0 as usize];
        let alive: FxHashSet<u64> = self.session.alive.iter().map(path_of).collect();
        let born: FxHashSet<u64> = paths.iter().copied().collect();
        let waiting: FxHashSet<u64> =
            all.iter().filter(|task| !self.is_general(**task)).map(path_of).collect();
        for task in all.iter().filter(|task| !self.is_general(**task)) {
            let group = self.group_of(path_of(task));
            let ready = |path: &u64| waiting.contains(path) || born.contains(path) && !alive.contains(path);
            if group.iter().all(ready) {
                return all.iter().copied().filter(|task| group.contains(&path_of(task))).collect();
            }
        }
        all.to_vec()
    }

    /// All tasks that a task's isolated bodies depend on, directly or through others.
    fn group_of(&self, path: u64) -> BTreeSet<u64> {
        let mut group: BTreeSet<u64> = BTreeSet::from([path]);
        loop {
            let before = group.len();
            for (left, right) in &self.dependent {
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
    fn is_general(&self, task: TaskId) -> bool {
        !self.session.at_isolated.contains(&task)
    }

    /// The name of the present state, with what a future race could depend on.
    fn fingerprint(&mut self) -> u128 {
        let alive: Vec<TaskId> = {
            let host = host_ref(&self.session.machine);
            let mut alive: Vec<(u64, TaskId)> =
                self.session.alive.iter().map(|task| (host.paths[task.0 as usize], *task)).collect();
            alive.sort_unstable();
            alive.into_iter().map(|(_, task)| task).collect()
        };
        let objects = {
            let mut objects = Vec::new();
            host_ref(&self.session.machine).world.for_each_object(|object| objects.push(Ref(object.0)));
            objects
        };
        let reachable = self.session.machine.reachable(&alive, &objects);
        self.session.fingerprint(|machine, canon| open_accesses(machine, canon, &alive, &reachable))
    }
}

/// A node must try all its choices.
fn expand(node: &mut Node) {
    for task in &node.all {
        if !node.choices.contains(task) {
            node.choices.push(*task);
        }
    }
}
