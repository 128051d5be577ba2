//! Figures of a search, and when it gives up.

use crate::Limit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Figures of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// Distinct states stored (or constraints kept).
    pub states: u64,
    /// Transitions taken.
    pub transitions: u64,
    /// Complete schedules.
    pub schedules: u64,
    /// Longest schedule, in scheduling choices.
    pub max_depth: u64,
    /// Instructions executed.
    pub instructions: u64,
    /// Wall time.
    pub seconds: f64,
    /// How much of it the compiler took, if there was anything to compile.
    pub javac_seconds: Option<f64>,
    /// The largest amount of memory held by the search.
    pub peak_bytes: u64,
}

impl Stats {
    /// Takes in the figures of another search that was a part of the same check.
    pub fn add(&mut self, other: &Stats) {
        let Stats {
            states,
            transitions,
            schedules,
            max_depth,
            instructions,
            seconds,
            javac_seconds,
            peak_bytes,
        } = other;
        self.states += states;
        self.transitions += transitions;
        self.schedules += schedules;
        self.max_depth = self.max_depth.max(*max_depth);
        self.instructions += instructions;
        self.seconds += seconds;
        if let Some(more) = javac_seconds {
            *self.javac_seconds.get_or_insert_default() += more;
        }
        self.peak_bytes = self.peak_bytes.max(*peak_bytes);
    }
}

/// The limits of a search; `None` means no limit.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Most states to store.
    pub max_states: Option<u64>,
    /// Most seconds of wall time.
    pub max_seconds: Option<u64>,
    /// Most bytes held by the search.
    pub max_memory: Option<u64>,
    /// Longest schedule.
    pub max_depth: Option<u64>,
    /// Most operations of a machine in one search; unlike seconds, they are the same in every run.
    pub max_operations: Option<u64>,
    /// When `max_seconds` are over: set once, at the start of a command, and meant for everything that it does.
    pub deadline: Option<Instant>,
    /// Whether to stop for a reason that lies outside the search.
    pub asked: Option<fn() -> Option<Stop>>,
    /// Set when somebody else has the answer.
    pub answered: Option<Arc<AtomicBool>>,
}

/// Why a search is asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Somebody does not want to wait.
    Interrupted,
    /// The process has grown beyond `max_memory`.
    Memory,
}

impl Budget {
    /// The same with its time running from now on, unless it runs already.
    pub fn begin(&self) -> Budget {
        let from_now = || Instant::now().checked_add(Duration::from_secs(self.max_seconds?));
        Budget { deadline: self.deadline.or_else(from_now), ..self.clone() }
    }

    /// Whether the time is up.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    /// The limit that has been reached by what holds so many bytes, if it is not one of a search's own figures.
    pub fn reached(&self, bytes: u64) -> Option<Limit> {
        if self.max_memory.is_some_and(|most| bytes >= most) {
            return Some(self.memory());
        }
        match self.stop() {
            Some(Stop::Interrupted) => Some(Limit::Interrupted),
            Some(Stop::Memory) => Some(self.memory()),
            None => self.is_late().then(|| self.time()),
        }
    }

    /// A limit that a search met which had a part of this budget, as a limit of the whole.
    pub fn whole(&self, limit: Limit) -> Limit {
        match limit {
            Limit::States(part) => Limit::States(self.max_states.unwrap_or(part)),
            other => other,
        }
    }

    /// The limit of time.
    pub fn time(&self) -> Limit {
        Limit::Seconds(self.max_seconds.unwrap_or(0))
    }

    fn memory(&self) -> Limit {
        Limit::Memory(self.max_memory.unwrap_or(0))
    }

    /// Whether there is no more time, or somebody asks to stop.
    pub fn is_over(&self) -> bool {
        self.is_late() || self.stop().is_some()
    }

    /// Whether somebody asks to stop.
    pub fn stop(&self) -> Option<Stop> {
        if self.answered.as_ref().is_some_and(|answered| answered.load(Ordering::Relaxed)) {
            return Some(Stop::Interrupted);
        }
        self.asked.and_then(|asked| asked())
    }
}
