//! The engines under one verdict.

mod describe;
mod graph;
mod portfolio;
mod verdict;

pub use describe::{describe_badness, finding};
pub use verdict::{Engine, Request, check, default_caps};

use crate::concrete::Replay;
use crate::property::Property;
use report::{Limit, Stats, fact};
use std::collections::BTreeMap;

/// What an engine says about one property.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// It holds in every run.
    Proved,
    /// It holds in every run within the caps, and some run goes beyond them.
    ProvedWithinCaps,
    /// It does not: here is a run.
    Violated(Box<Replay>),
    /// Neither, and why.
    Unknown(Limit),
}

impl Judgement {
    /// Neither proved nor violated.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Judgement::Unknown(_))
    }

    /// One word, for comparisons.
    pub fn word(&self) -> &'static str {
        match self {
            Judgement::Proved => "proved",
            Judgement::ProvedWithinCaps => "proved within caps",
            Judgement::Violated(_) => "violated",
            Judgement::Unknown(_) => "unknown",
        }
    }
}

/// What an engine says.
#[derive(Clone, Debug, Default)]
pub struct EngineResult {
    /// Per property.
    pub outcomes: BTreeMap<Property, Judgement>,
    /// Figures.
    pub stats: Stats,
    /// A cap on tasks or phasers kept some step from happening.
    pub cap_hit: bool,
    /// Facts for the verdict.
    pub facts: BTreeMap<String, fact::Value>,
}
