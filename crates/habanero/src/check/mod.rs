//! The engines that check a program for one input: what they are asked and what they answer.

mod explored;
mod memo;
mod order;
mod order_again;
mod order_replay;
mod order_sample;
mod order_search;
mod order_step;
mod property;
mod shorten;
mod space;
mod twin;
mod watching;
mod witness;

pub use explored::{Search, check, replay};
pub use property::Properties;
pub use witness::{Choice, Driver, Schedule};

use machine::Machine;
use report::{Answer, Budget, Finding, FindingKind, Limit};
use std::sync::Arc;

/// Makes a booted machine with `main` on its stack; also the number of objects before that.
pub type Factory = dyn Fn() -> Result<(Machine, u32), String> + Send + Sync;

/// Runs that are chosen at random are cut if they are longer.
const LONGEST_RUN: u64 = 1_000_000;

/// So many operations pass between two looks at the clock.
const SLICE: u64 = 200_000;

/// Which engine answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Happens-before and partial-order reduction.
    Order,
    /// Permission regions: Algorithm 1.
    Regions,
    /// A choice at every access that others could notice.
    Precise,
}

impl Engine {
    /// The name that users know.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Order => "order",
            Engine::Regions => "regions",
            Engine::Precise => "precise",
        }
    }
}

/// What an engine is asked.
#[derive(Clone)]
pub struct Request {
    /// The program.
    pub factory: Arc<Factory>,
    /// Which engine.
    pub engine: Engine,
    /// What to look for.
    pub properties: Properties,
    /// When to give up.
    pub budget: Budget,
    /// How states are looked through.
    pub search: Search,
    /// Orders what is left to chance.
    pub seed: u64,
    /// Find every distinct violation, not only the first.
    pub all: bool,
    /// Whether all schedules must end with the same output and the same static fields (engine order).
    pub determinism: bool,
    /// Leave the reductions out, as a measure for them.
    pub unreduced: bool,
    /// Run every schedule from the start, without naming states and without steps back (engine order).
    pub no_matching: bool,
    /// Run on from some states that bear one name, to see whether they are alike (engine order).
    pub paranoid: bool,
    /// The key of the hash that names states.
    pub hash_key: u64,
    /// Told of the figures now and then.
    pub progress: Arc<dyn Fn(&Progress) + Send + Sync>,
    /// Whether somebody wants the search to end.
    pub interrupted: fn() -> bool,
}

impl Request {
    /// All properties of a program, without limits: depth-first, up to the first violation.
    pub fn new(factory: Arc<Factory>, engine: Engine) -> Request {
        Request {
            factory,
            engine,
            properties: Properties::default(),
            budget: Budget::default(),
            search: Search::DepthFirst { workers: 1 },
            seed: 0,
            all: false,
            determinism: false,
            unreduced: false,
            no_matching: false,
            paranoid: false,
            hash_key: machine::machine::DEFAULT_HASH_KEY,
            progress: Arc::new(|_| {}),
            interrupted: || false,
        }
    }
}

impl Request {
    /// The limit that is reached by what holds so many bytes; states and depth are the searches' own.
    fn limit(&self, bytes: u64) -> Option<Limit> {
        let interrupted = || (self.interrupted)().then_some(Limit::Interrupted);
        self.budget.reached(bytes).or_else(interrupted)
    }

    /// Why a violation is not told whose replay did not show it: a limit that cut the replay, if there is one.
    fn lost(&self, kind: FindingKind) -> Limit {
        self.limit(0).unwrap_or(Limit::Lost(kind))
    }

    /// The request for running a violation again: without limits but those of the whole check, and without these if
    /// all violations are told that were met before a limit.
    fn for_telling(&self) -> Request {
        let Budget { max_seconds, max_memory, deadline, asked, .. } = self.budget;
        let budget = match self.all {
            true => Budget::default(),
            false => Budget { max_seconds, max_memory, deadline, asked, ..Budget::default() },
        };
        Request { budget, progress: Arc::new(|_| {}), ..self.clone() }
    }

    /// Whether nothing more is told after a limit: what was found so far, if all was asked for, is still run again,
    /// but not for long.
    fn is_overdue(&self) -> bool {
        let overdue = |end: std::time::Instant| end.elapsed() >= TELLING;
        self.budget.deadline.is_some_and(overdue) || self.budget.stop().is_some()
    }
}

/// So long after the time is up, violations are still run again.
const TELLING: std::time::Duration = std::time::Duration::from_millis(400);

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Distinct states.
    pub states: u64,
    /// The present depth.
    pub depth: u64,
    /// States that are not done yet.
    pub open: u64,
    /// Bytes held.
    pub bytes: u64,
}

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
    /// Operations of the machine.
    pub instructions: u64,
    /// The largest number of bytes held.
    pub peak_bytes: u64,
    /// Accesses checked, where an engine checks accesses.
    pub accesses: u64,
    /// Tasks of the largest run.
    pub tasks: u64,
    /// Times the search started again.
    pub restarts: u64,
    /// Pairs of states of one name that were run on side by side.
    pub twins: u64,
    /// What of the environment the program used: time, randomness and so on.
    pub environment: Vec<String>,
}

/// A violation that has been run again, and how to run it once more.
#[derive(Clone, Debug)]
pub struct Found {
    /// What a person reads.
    pub finding: Finding,
    /// The choices that lead there.
    pub schedule: Schedule,
}

impl Found {
    /// Whether it is the same violation, as far as a person can tell: the kind and the lines.
    fn is_like(&self, other: &Found) -> bool {
        explored::key_of(&self.finding) == explored::key_of(&other.finding)
    }
}

/// What a check says.
#[derive(Clone, Debug, Default)]
pub struct Outcomes {
    /// Violations. None, with no limits, is a proof.
    pub found: Vec<Found>,
    /// Why nothing stronger can be said.
    pub limits: Vec<Limit>,
    /// What keeps the engine's theorem from applying: it is no violation, but there is no proof with it.
    pub premises: Vec<Finding>,
    /// Figures.
    pub figures: Figures,
}

impl Outcomes {
    /// The answer.
    pub fn answer(&self) -> Answer {
        Answer::decide(!self.found.is_empty(), !self.limits.is_empty() || !self.premises.is_empty())
    }

    /// Adds a violation, if it is a new one.
    fn add(&mut self, found: Found) {
        if !self.found.iter().any(|other| other.is_like(&found)) {
            self.found.push(found);
        }
    }
}
