//! What Scoville says: verdicts, findings, witnesses and figures, as plain data.
//!
//! This crate knows nothing of Java, of phasers or of any search. Every engine ends in a [`Verdict`];
//! the binary renders it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// No run within the stated coverage breaks a selected property.
    Proved,
    /// At least one finding, each of them replayed.
    Violated,
    /// Neither: a limit was reached or something is not modelled.
    Unknown,
}

impl Answer {
    /// The process exit code of this answer.
    pub fn exit_code(self) -> i32 {
        match self {
            Answer::Proved => 0,
            Answer::Violated => 1,
            Answer::Unknown => 3,
        }
    }

    /// The word shown to users and written to JSON.
    pub fn word(self) -> &'static str {
        match self {
            Answer::Proved => "proved",
            Answer::Violated => "violated",
            Answer::Unknown => "unknown",
        }
    }
}

/// A place in a source file.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Location {
    /// The source file's name as the user knows it.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub column: u32,
    /// The task that was there.
    #[serde(default)]
    pub task: String,
    /// What it does there, in a few words; empty when the message says it all.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub what: String,
    /// The call stack, innermost first, one text a frame.
    #[serde(default)]
    pub stack: Vec<String>,
    /// How the task came to be: who created it and where, then who created that one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub created: Vec<String>,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// One step of a schedule as a person reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The task that moves.
    pub task: String,
    /// What it does.
    pub what: String,
    /// Where.
    pub at: Location,
    /// What is worth knowing after the step (for phasers: the phases).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub after: String,
}

/// One thing that is wrong with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// `race`, `permission`, `deadlock`, `assertion`, `exception`, `annotation`, `uncovered-sharing`;
    /// for phaser programs also `runtime`, `never`, `lapped`, `ahead`, `leak`.
    pub kind: String,
    /// One sentence.
    pub message: String,
    /// The places involved.
    pub locations: Vec<Location>,
    /// The steps that lead there.
    pub schedule: Vec<Step>,
}

/// What a verdict covers and what it leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    /// What is claimed, in one sentence.
    pub claim: String,
    /// Why the answer is not stronger: limits hit, calls not modelled.
    pub limits: Vec<String>,
    /// Further facts by name.
    #[serde(flatten)]
    pub facts: BTreeMap<String, fact::Value>,
}

/// The few shapes of a fact, so that this crate needs no JSON library.
pub mod fact {
    use serde::{Deserialize, Serialize};
    /// A number, a text, a truth value or a list of texts.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(untagged)]
    pub enum Value {
        /// true or false
        Flag(bool),
        /// a count
        Count(u64),
        /// a text
        Text(String),
        /// several texts
        List(Vec<String>),
    }
}

/// Figures of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
    /// The largest amount of memory held by the search.
    pub peak_bytes: u64,
}

impl Stats {
    /// Takes in the figures of another search that was a part of the same check.
    pub fn add(&mut self, other: &Stats) {
        let Stats { states, transitions, schedules, max_depth, instructions, seconds, peak_bytes } = other;
        self.states += states;
        self.transitions += transitions;
        self.schedules += schedules;
        self.max_depth = self.max_depth.max(*max_depth);
        self.instructions += instructions;
        self.seconds += seconds;
        self.peak_bytes = self.peak_bytes.max(*peak_bytes);
    }
}

/// Everything an engine says about one input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The answer.
    pub verdict: Answer,
    /// The engine that gave it.
    pub engine: String,
    /// The input as the user named it.
    pub input: String,
    /// The answer per property, where the engine tells them apart.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub properties: BTreeMap<String, Answer>,
    /// What is wrong.
    pub findings: Vec<Finding>,
    /// What the answer covers.
    pub coverage: Coverage,
    /// Figures.
    pub stats: Stats,
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
