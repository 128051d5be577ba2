//! A schedule as a value: it does not depend on the numbers that a run happens to give to tasks.

use crate::engines::learned::Learned;
use crate::host::{host_ref, tree_place};
use crate::kinds::Kinds;
use crate::racing::Locations;
use crate::session::Session;
use machine::TaskId;
use std::fmt;
use std::str::FromStr;

/// A choice: which task goes on, and which way if it has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The place of the task in the tree of tasks: `1.2` is the second task that the first task of `main`
    /// created; empty for `main`.
    pub task: String,
    /// The way it goes, from 0.
    pub way: u32,
}

/// Who made a schedule, and so who can run it again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Driver {
    /// A search through states.
    #[default]
    States,
    /// A sample of runs.
    Sample,
    /// The happens-before engine.
    HappensBefore,
}

impl Driver {
    /// All of them.
    pub const ALL: [Driver; 3] = [Driver::States, Driver::Sample, Driver::HappensBefore];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Driver::States => "states",
            Driver::Sample => "sample",
            Driver::HappensBefore => "order",
        }
    }
}

/// The choices of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// In order.
    pub choices: Vec<Choice>,
    /// Where accesses are choices: the locations of objects that exist at the first choice, as object and index.
    pub places: Vec<(u32, u32)>,
    /// The same of younger objects, as class and index (happens-before engine).
    pub young: Vec<(String, u32)>,
    /// Which resources are choices (happens-before engine).
    pub kinds: Kinds,
    /// Objects of the JDK's start-up whose accesses count (happens-before engine).
    pub startup: Vec<u32>,
    /// Classes, by a hash of their names, whose initialisers touch what is not their own (happens-before engine).
    pub impure: Vec<u64>,
    /// Who made it.
    pub driver: Driver,
}

impl Schedule {
    /// A schedule of the happens-before engine.
    pub(super) fn of_order(choices: Vec<Choice>, learned: &Learned) -> Schedule {
        let places = learned.racing.old.iter().copied().collect();
        let young = learned.racing.young.iter().cloned().collect();
        let startup = learned.startup.iter().map(|object| object.0).collect();
        let impure = learned.impure.iter().copied().collect();
        Schedule {
            choices,
            places,
            young,
            kinds: learned.kinds,
            startup,
            impure,
            driver: Driver::HappensBefore,
        }
    }

    /// The locations at which accesses are choices.
    pub(super) fn racing(&self) -> Locations {
        Locations { old: self.places.iter().copied().collect(), young: self.young.iter().cloned().collect() }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let task = if self.task.is_empty() { "main" } else { &self.task };
        match self.way {
            0 => write!(out, "{task}"),
            way => write!(out, "{task}/{way}"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
        let (task, way) = text.split_once('/').unwrap_or((text, "0"));
        let is_place = task.split('.').all(|part| part.parse::<u32>().is_ok());
        let way = way.parse().ok().filter(|_| task == "main" || is_place);
        let task = if task == "main" { String::new() } else { task.to_string() };
        way.map(|way| Choice { task, way })
            .ok_or_else(|| format!("`{text}` is not a choice: a task as in 1.2, then /way"))
    }
}

impl Choice {
    /// The choice of a task in a session.
    pub(super) fn of(session: &Session, task: TaskId, way: u32) -> Choice {
        Choice { task: tree_place(&host_ref(&session.machine).origins, task.0), way }
    }

    /// The live task that it means.
    pub(super) fn task_in(&self, session: &Session) -> Option<TaskId> {
        let origins = &host_ref(&session.machine).origins;
        session.alive.iter().copied().find(|task| tree_place(origins, task.0) == self.task)
    }
}
