//! What an engine is asked.

use super::properties::Properties;
use crate::host::Machine;
use report::{Budget, FindingKind, Limit};
use search::Sampling;
use std::sync::{Arc, Mutex, PoisonError};

/// Makes a booted machine with `main` on its stack; also the number of objects before that.
pub type Factory = dyn Fn() -> Result<(Machine, u32), String> + Send + Sync;

/// Makes machines that run `main`: copies of one in which the JDK has been started, which `make` gives.
pub fn machines(
    make: impl Fn() -> Result<Machine, String> + Send + Sync + 'static,
    main: String,
    arguments: Vec<String>,
) -> Arc<Factory> {
    let ready: Mutex<Option<(Machine, u32)>> = Mutex::new(None);
    Arc::new(move || {
        let mut ready = ready.lock().unwrap_or_else(PoisonError::into_inner);
        let (machine, first) = match &mut *ready {
            Some(ready) => ready,
            none => {
                let mut machine = make()?;
                let first = machine.heap.count() as u32;
                machine.start_main(&main, &arguments).map_err(|stop| format!("{stop:?}"))?;
                none.insert((machine, first))
            }
        };
        Ok((machine.copy(), *first))
    })
}

/// Starts the JDK in a machine. Which program it is for does not matter yet: a copy can get another class path.
///
/// # Errors
/// If the JDK cannot be started.
pub fn start_jdk(mut machine: Machine) -> Result<Machine, String> {
    let started = machine.boot().and_then(|()| machine.fill_value_tables());
    started.map_err(|stop| format!("the JDK could not be started: {stop:?}"))?;
    Ok(machine)
}

/// Runs that are chosen at random are cut if they are longer.
pub(super) const LONGEST_RUN: u64 = 1_000_000;

/// So many operations pass between two looks at the clock.
pub(super) const SLICE: u64 = 200_000;

/// Which engine answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Happens-before and partial-order reduction.
    HappensBefore,
    /// Permission regions: Algorithm 1.
    Regions,
    /// A choice at every access that others could notice.
    Precise,
}

impl Engine {
    /// The name that users know.
    pub fn name(self) -> &'static str {
        match self {
            Engine::HappensBefore => "order",
            Engine::Regions => "regions",
            Engine::Precise => "precise",
        }
    }
}

/// Whether schedules are compared by what their steps touch: of those that differ only in the order of steps that do not
/// depend on each other, one is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SourceSets {
    /// When there are many states.
    #[default]
    Auto,
    /// From the start.
    Always,
    /// Not at all.
    Never,
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
    /// Whether schedules are compared by what their steps touch (engine order).
    pub source_sets: SourceSets,
    /// Time-outs fire when nothing else can happen, and what depends on that is not known; else when they fire is a choice.
    pub late_timeouts: bool,
    /// Whether waits may also end without a reason (spurious wake-ups).
    pub wakeups: bool,
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
            source_sets: SourceSets::Auto,
            late_timeouts: false,
            wakeups: true,
            paranoid: false,
            hash_key: machine::DEFAULT_HASH_KEY,
            progress: Arc::new(|_| {}),
            interrupted: || false,
        }
    }
}

impl Request {
    /// The limit that is reached by what holds so many bytes; states and depth are the searches' own.
    pub(super) fn limit(&self, bytes: u64) -> Option<Limit> {
        let interrupted = || (self.interrupted)().then_some(Limit::Interrupted);
        self.budget.reached(bytes).or_else(interrupted)
    }

    /// Whether schedules are explored without reductions, also where only states are not matched: as a measure for the
    /// others.
    pub(super) fn is_plain(&self) -> bool {
        self.unreduced || self.no_matching && !self.is_by_classes()
    }

    /// Whether one schedule is looked at of each class of those that differ in the order of independent steps, and no state is
    /// matched.
    pub(super) fn is_by_classes(&self) -> bool {
        self.no_matching && self.source_sets == SourceSets::Always
    }

    /// Why a violation is not told whose replay did not show it: a limit that cut the replay, if there is one.
    pub(super) fn lost(&self, kind: FindingKind) -> Limit {
        self.limit(0).unwrap_or(Limit::Lost(kind))
    }

    /// The request for running a violation again: without limits but those of the whole check, and without these if
    /// all violations are told that were met before a limit.
    pub(super) fn for_telling(&self) -> Request {
        let Budget { max_seconds, max_memory, deadline, asked, .. } = self.budget;
        let budget = match self.all {
            true => Budget::default(),
            false => Budget { max_seconds, max_memory, deadline, asked, ..Budget::default() },
        };
        Request { budget, progress: Arc::new(|_| {}), ..self.clone() }
    }

    /// Whether nothing more is told after a limit: what was found so far, if all was asked for, is still run again,
    /// but not for long.
    pub(super) fn is_overdue(&self) -> bool {
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

/// How states are looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// All of them, youngest first.
    DepthFirst {
        /// How many share the work.
        workers: usize,
    },
    /// All of them, oldest first: the shortest schedule.
    BreadthFirst,
    /// Some runs at random: finds violations, proves nothing.
    Sample {
        /// How they are chosen.
        sampling: Sampling,
        /// How many.
        runs: u64,
    },
}
