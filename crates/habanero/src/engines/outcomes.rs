//! What an engine answers.

use super::witness::Schedule;
use report::{Answer, Finding, FindingKind, Limit, Place};
use std::collections::BTreeMap;

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
    /// Where tasks were that had run for long, and how often.
    pub busy: BTreeMap<Place, u64>,
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
    pub(super) fn is_like(&self, other: &Found) -> bool {
        key_of(&self.finding) == key_of(&other.finding)
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
    /// Some task has opened a permission region.
    pub opened_region: bool,
    /// Figures.
    pub figures: Figures,
}

impl Outcomes {
    /// The answer.
    pub fn answer(&self) -> Answer {
        Answer::decide(!self.found.is_empty(), !self.limits.is_empty() || !self.premises.is_empty())
    }

    /// Adds a violation, if it is a new one.
    pub(super) fn add(&mut self, found: Found) {
        if !self.found.iter().any(|other| other.is_like(&found)) {
            self.found.push(found);
        }
    }
}

/// What tells violations apart: the kind and the lines.
pub(super) type Key = (FindingKind, Vec<Place>);

pub(super) fn key_of(finding: &Finding) -> Key {
    let mut lines: Vec<Place> = finding.locations.iter().map(|location| location.place.clone()).collect();
    lines.sort();
    (finding.kind, lines)
}
