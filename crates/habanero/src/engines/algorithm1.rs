//! A program as a space of states for the search: Algorithm 1, and the baseline that chooses at every access.
//!
//! The numbers in comments are the lines of Algorithm 1 ("Permission Region Informed Search"). Its recursion
//! and the set S are the loop in `search::explore`; here is what it asks: `apply` is lines 2 to 24, `actions`
//! is lines 28 to 35, the fingerprint is the state that line 26 looks up.

use super::properties::Properties;
use super::request::{Engine, Factory, SLICE};
use crate::engines::witness::Choice;
use crate::explain::describe;
use crate::explain::findings::{self, Problem};
use crate::host::{Points, host, host_ref};
use crate::kinds::Kind;
use crate::session::{Halt, Session, Setup};
use crate::shared_access::{Hot, Sight, observer};
use machine::{Ref, TaskId, Unobserved};
use report::{Finding, FindingKind, Limit};
use search::failing::Failing;
use search::{Able, StateSpace, StepOutcome};
use tasks::Options;

/// Who may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Every task that can run: the schedule has a choice here.
    All,
    /// One of them, whichever, if one stands at no choice.
    One,
}

/// Which task goes on, by its name, and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) path: u64,
    pub(super) way: u32,
}

/// How a space is set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) engine: Engine,
    pub(super) properties: Properties,
    pub(super) seed: u64,
    pub(super) options: Options,
    /// Whether the steps of tasks are kept, for people to read.
    pub(super) traced: bool,
    /// Whether the baseline goes on behind a race and behind a conflict between regions.
    pub(super) goes_on_behind: bool,
    /// The key of the hash that names states.
    pub(super) hash_key: u64,
}

/// Lines 28 to 35: all moves of those who can go on, or those of one of them.
pub(super) fn moves(turn: Turn, seed: u64, mut able: Vec<Able>, out: &mut Vec<Move>) {
    // 33: t := random(R), but the same one whenever the search comes to this state, and none that would go through an
    // entry that it stands at: in which order those come behind what has just ended or blocked is a choice as at line 28.
    let rank = |path: u64| search::Random::new(path ^ seed.rotate_left(32)).draw();
    let quiet = able.iter().copied().filter(|one| turn == Turn::One && !one.at_choice);
    if let Some(best) = quiet.min_by_key(|one| rank(one.path)) {
        able = vec![best];
    }
    // 29: for all t in R
    able.sort_unstable();
    let ways = |one: Able| (0..one.ways).map(move |way| Move { path: one.path, way });
    out.extend(able.into_iter().flat_map(ways));
}

/// Says which limit is reached by what holds so many bytes.
pub(super) type Patience = dyn Fn(u64) -> Option<Limit> + Send + Sync;

/// A program in a state.
pub(super) struct Space {
    pub(super) session: Session,
    engine: Engine,
    properties: Properties,
    pub(super) seed: u64,
    pub(super) turn: Turn,
    turns: Vec<Turn>,
    /// The way through states in which a task has failed and its finish has not ended.
    pub(super) failing: Failing,
    /// What is wrong with the present state. If the baseline goes on behind races, there may be several.
    pub(super) problems: Vec<Problem>,
    pub(super) goes_on_behind: bool,
    /// Why a state could not be gone on from, or what was not explored.
    pub(super) unknown: Option<Limit>,
    /// Asked between slices of a long run, with the bytes that are held: the limit that ends it.
    patience: std::sync::Arc<Patience>,
    /// The limit that has ended a run.
    pub(super) limit: Option<Limit>,
    /// States before the first choice.
    pub(super) prefix: u64,
    /// The most tasks at one time.
    pub(super) tasks: u64,
    /// In a replay: the tasks that were chosen.
    chosen: Vec<TaskId>,
    /// Whether locations of old objects are told apart by who touches them.
    finely: bool,
}

impl Space {
    /// The space of a program; it stands at its first choice, or at its end. The outcome tells which.
    pub(super) fn new(
        factory: &Factory,
        setting: Setting,
        hot: Option<Hot>,
        patience: std::sync::Arc<Patience>,
    ) -> Result<(Space, StepOutcome), Limit> {
        let Setting { engine, properties, seed, options, traced, goes_on_behind, hash_key } = setting;
        let (mut machine, _) = factory()?;
        machine.config.hash_key = hash_key;
        let regions = properties.regions();
        let points = match engine {
            // Beyond the algorithm's language there are other choices of the schedule, such as the order of
            // messages; they are points too.
            Engine::Regions | Engine::HappensBefore => Points {
                isolated: true,
                region: regions,
                choices: true,
                exit_last: true,
                ..Points::default()
            },
            Engine::Precise => Points { everywhere: true, exit_last: true, ..Points::default() },
        };
        if engine == Engine::Precise {
            machine.access_hook = Some(observer::hook);
        }
        let mut session = Session::new(machine, Setup { points, regions, happens_before: false, options });
        if engine == Engine::Precise {
            host(&mut session.machine).sight = Some(Box::new(Sight::new(hot.clone().unwrap_or_default())));
        }
        host(&mut session.machine).collects_region_faults = goes_on_behind;
        if traced {
            session.begin_short_trace();
        }
        let mut space = Space {
            session,
            engine,
            properties,
            seed,
            turn: Turn::All,
            turns: Vec::new(),
            failing: Failing::default(),
            problems: Vec::new(),
            goes_on_behind,
            unknown: None,
            patience,
            limit: None,
            prefix: 0,
            tasks: 1,
            chosen: Vec::new(),
            finely: hot.is_some(),
        };
        let outcome = space.advance_to_choice();
        Ok((space, outcome))
    }

    /// Runs to the first state with a choice; what exists there is old from then on.
    fn advance_to_choice(&mut self) -> StepOutcome {
        let main = host_ref(&self.session.machine).paths[0];
        let mut moves = vec![Move { path: main, way: 0 }];
        while let [only] = moves.as_slice() {
            if self.is_cut() {
                return StepOutcome::Unsupported;
            }
            let outcome = self.apply(only);
            self.prefix += 1;
            if outcome != StepOutcome::Running {
                return outcome;
            }
            moves.clear();
            self.actions(&mut moves);
        }
        self.session.machine.set_base();
        let base = self.session.machine.heap.base();
        let class_objects = self.session.machine.classes.iter().map(|class| class.mirror).collect();
        if let Some(sight) = &mut host(&mut self.session.machine).sight {
            sight.tell_class_objects(class_objects);
            if self.finely {
                sight.set_base(base);
            }
        }
        StepOutcome::Running
    }

    /// The live task that a move means.
    pub(super) fn task_of(&self, one: &Move) -> Option<TaskId> {
        let paths = &host_ref(&self.session.machine).paths;
        self.session.alive.iter().copied().find(|task| paths[task.0 as usize] == one.path)
    }

    /// How a task can go on; none if it cannot.
    pub(super) fn able(&self, task: TaskId) -> Option<Able> {
        let path = host_ref(&self.session.machine).paths[task.0 as usize];
        let at_choice = self.session.point_of(task).is_some();
        let ways = if self.session.can_run(task) { self.session.ways(task) } else { 0 };
        (ways > 0).then_some(Able { path, ways, at_choice })
    }

    /// Whether a task has failed and the finish that will tell has not ended.
    pub(super) fn has_failed(&self) -> bool {
        host_ref(&self.session.machine).records.pending().is_some()
    }

    /// The findings for what is wrong with the present state.
    pub(super) fn findings(&self) -> Vec<Finding> {
        let finding = |problem| findings::finding(&self.session, problem, &self.chosen);
        self.problems.iter().map(finding).collect()
    }

    /// The choices of a way through this space, as values. The space stands at the root.
    pub(super) fn schedule(&mut self, way: &[Move]) -> Vec<Choice> {
        let mut schedule = Vec::new();
        for one in way {
            let task = self.task_of(one);
            schedule.extend(task.map(|task| Choice::of(&self.session, task, one.way)));
            self.mark();
            self.apply(one);
        }
        way.iter().for_each(|_| self.rewind());
        schedule
    }

    /// Takes a choice given as a value; none if no such task can be chosen here.
    pub(super) fn take(&mut self, choice: &Choice) -> Option<StepOutcome> {
        let task = choice.task_in(&self.session)?;
        let mut moves = Vec::new();
        self.actions(&mut moves);
        let path = host_ref(&self.session.machine).paths[task.0 as usize];
        let one = *moves.iter().find(|one| one.path == path && one.way == choice.way)?;
        self.chosen.push(task);
        self.tell_access(task);
        Some(self.apply(&one))
    }

    /// Runs a task to its next stop.
    fn run(&mut self, task: TaskId, way: u32) -> Halt {
        self.session.machine.fuel = self.session.machine.steps + SLICE;
        if self.engine != Engine::Precise {
            return self.session.run(task, way, &mut Unobserved);
        }
        self.session.machine.switch_to(task);
        let quiet = observer::library_initializers(&self.session.machine);
        let path = host_ref(&self.session.machine).paths[task.0 as usize];
        let operation = self.session.machine.operation_to_come();
        if let Some(sight) = &mut host(&mut self.session.machine).sight {
            sight.begin(task, path, operation, quiet);
        }
        loop {
            let halt = self.session.run(task, way, &mut observer::Looker);
            // An operation is chosen as a whole, wherever it stopped.
            if let Halt::Point(_) = halt {
                let native = self.session.machine.operation_to_come();
                if let Some(sight) = &mut host(&mut self.session.machine).sight {
                    sight.stay_at_point(task, native);
                }
            }
            if halt != Halt::Observer || !self.goes_on_after_look(task) {
                return halt;
            }
        }
    }

    /// Notes what is wrong, as far as that was asked for: the first of it, or all if the search goes on behind it; says
    /// whether there was any.
    fn note(&mut self, wrong: Vec<Problem>) -> bool {
        let most = if self.goes_on_behind { usize::MAX } else { 1 };
        let before = self.problems.len();
        let wanted = wrong.into_iter().filter(|problem| self.properties.has(problem.kind()));
        self.problems.extend(wanted.take(most));
        self.problems.len() > before
    }

    /// The run ends so. If nobody asked, it is over all the same.
    fn violation(&mut self, problem: Problem) -> StepOutcome {
        if self.note(vec![problem]) { StepOutcome::Violation } else { StepOutcome::Ended }
    }

    /// Notes what is wrong with an exception that leaves the program; says whether that was asked for.
    fn note_failure(&mut self, exception: Ref) -> bool {
        self.note(Problem::all_of_exception(&self.session, exception))
    }

    /// The run ends, and an exception leaves the program.
    fn failure(&mut self, exceptions: &[Ref]) -> StepOutcome {
        let noted = exceptions.iter().filter(|exception| self.note_failure(**exception)).count();
        if noted > 0 { StepOutcome::Violation } else { StepOutcome::Ended }
    }

    /// Whether a limit ends this run.
    fn is_cut(&mut self) -> bool {
        let Some(limit) = (self.patience)(self.bytes()) else { return false };
        self.not_known(limit.clone());
        self.limit.get_or_insert(limit);
        true
    }

    fn not_known(&mut self, why: Limit) -> StepOutcome {
        self.unknown.get_or_insert(why);
        StepOutcome::Unsupported
    }

    /// Lines 17 to 24: what there is to do when a task has stopped.
    fn after_stop(&mut self) -> StepOutcome {
        self.tasks = self.tasks.max(self.session.alive.len() as u64);
        let is_timed = !self.session.machine.small.timed.is_empty();
        let explores_timeouts = self.session.machine.config.timeouts;
        if is_timed && !explores_timeouts {
            self.unknown.get_or_insert(Kind::Timeout.meeting().into());
        }
        if self.engine == Engine::Precise && self.properties.has(FindingKind::Race) {
            let standoffs = self.standoffs();
            let race = !standoffs.is_empty();
            self.problems.extend(standoffs.into_iter().map(Problem::Standoff));
            if race && !self.goes_on_behind {
                return StepOutcome::Violation;
            }
        }
        // 17: R = runnable(T)
        if self.session.alive.iter().any(|task| self.session.can_run(*task)) {
            return StepOutcome::Running;
        }
        // 18, 19: R is empty and some task is blocked
        if self.session.is_held_up() {
            // 20: report deadlock
            // Who waits with a time-out goes on by himself.
            if is_timed {
                return if explores_timeouts { StepOutcome::Ended } else { StepOutcome::Unsupported };
            }
            // The deadlock holds back what tasks ended with.
            let kept = host_ref(&self.session.machine).records.pending();
            return match kept {
                Some(failure) if !self.properties.has(FindingKind::Deadlock) => self.failure(&[failure]),
                _ => self.violation(Problem::Deadlock),
            };
        }
        // 22: the end; uncovered sharing is looked for when the search is over.
        let failures: Vec<Ref> = match self.session.exits {
            true => host_ref(&self.session.machine).records.pending().into_iter().collect(),
            false => self.session.world().uncaught().iter().map(|(_, one)| Ref(one.0)).collect(),
        };
        self.failure(&failures)
    }
}

impl StateSpace for Space {
    type Action = Move;

    /// Lines 28 to 35: who goes on from here.
    fn actions(&mut self, out: &mut Vec<Move>) {
        let able = self.session.alive.iter().filter_map(|task| self.able(*task)).collect();
        moves(self.turn, self.seed, able, out);
    }

    /// Lines 2 to 24 for one task.
    fn apply(&mut self, one: &Move) -> StepOutcome {
        self.problems.clear();
        self.failing.leave();
        let Some(task) = self.task_of(one) else {
            return self.not_known("a task is not where it should be".into());
        };
        let (steps, touches) = (self.session.machine.steps, self.stands_before(task).to_vec());
        // 2: loop: (h, T) := run(t, h, T)
        let halt = loop {
            match self.run(task, one.way) {
                Halt::OutOfFuel if self.is_cut() => return StepOutcome::Unsupported,
                Halt::OutOfFuel => {}
                halt => break halt,
            }
        };
        // Else every schedule in which it goes on would be taken for one that is known.
        let stays = self.session.machine.steps == steps && self.stands_before(task) == touches;
        if halt == Halt::Observer && stays {
            return self.not_known("a task was chosen and did not go on".into());
        }
        if let Some(fault) = host(&mut self.session.machine).region_fault.take()
            && self.properties.has(FindingKind::Permission)
        {
            self.problems.push(Problem::Region(fault, task));
        }
        // 4 to 11: the region was entered (7) or left (9) by the primitive itself; leaving is no stop (10).
        self.turn = match halt {
            Halt::Point(_) | Halt::Observer => Turn::All,
            Halt::Blocked | Halt::Ended(_) | Halt::Exit(_) if self.engine != Engine::Precise => Turn::One,
            _ => Turn::All,
        };
        if self.note(Problem::all_of_exit(&self.session, task)) {
            return StepOutcome::Violation;
        }
        match halt {
            // 13 to 15: report permission_violation
            Halt::Region(fault) => {
                if self.note(vec![Problem::Region(fault, task)]) {
                    StepOutcome::Violation
                } else {
                    self.after_stop()
                }
            }
            // The other threads go on.
            Halt::Ended(Some(exception)) if self.session.is_uncaught(exception) => {
                match self.note_failure(exception) && !self.goes_on_behind {
                    true => StepOutcome::Violation,
                    false => self.after_stop(),
                }
            }
            Halt::Unsupported(what) => {
                let at = describe::place(&self.session, task);
                self.not_known(Limit::NotModelled { what, place: at.place })
            }
            _ => self.after_stop(),
        }
    }

    fn mark(&mut self) {
        if self.failing.is_nameless() && self.has_failed() {
            self.fingerprint();
        }
        self.failing.mark();
        self.turns.push(self.turn);
        self.session.mark();
    }

    fn rewind(&mut self) {
        if let Some(turn) = self.turns.pop() {
            self.turn = turn;
        }
        self.failing.rewind();
        self.session.rewind();
    }

    fn fingerprint(&mut self) -> Option<u128> {
        let turn = self.turn;
        let fingerprint = self.session.fingerprint(|machine, canon| {
            canon.token(turn as u64);
            if let Some(sight) = &host_ref(machine).sight {
                let paths = &host_ref(machine).paths;
                let mut standing: Vec<(u64, usize)> = sight
                    .standing()
                    .iter()
                    .map(|(task, touches)| (paths[task.0 as usize], touches.len()))
                    .collect();
                standing.sort_unstable();
                for (path, touches) in standing {
                    canon.token(path);
                    canon.token(touches as u64);
                }
            }
        });
        if self.has_failed() {
            self.failing.arrive(fingerprint);
        }
        Some(fingerprint)
    }

    fn task(&self, one: &Move) -> u64 {
        one.path
    }

    fn met_problem(&self) -> bool {
        // Who stands before what belongs to the state.
        self.problems.iter().any(|problem| !matches!(problem, Problem::Standoff(_)))
    }

    fn bytes(&self) -> u64 {
        self.session.machine.bytes() + self.failing.bytes()
    }
}
