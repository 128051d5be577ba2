//! What is said in the end.

use crate::{Finding, FindingKind, Place, Stats};
use std::collections::BTreeMap;

/// The three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No run within the stated coverage breaks a selected property.
    Proved,
    /// At least one finding, each of them replayed.
    Violated,
    /// Neither: a limit was reached or something is not modelled.
    Unknown,
}

impl Answer {
    /// The one place where a proof is told from its absence: violated if a violation was replayed, proved only if
    /// nothing stands against it.
    pub fn decide(violated: bool, doubtful: bool) -> Answer {
        match (violated, doubtful) {
            (true, _) => Answer::Violated,
            (false, true) => Answer::Unknown,
            (false, false) => Answer::Proved,
        }
    }

    /// The answer to several questions together.
    pub fn together<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Answer {
        let (mut violated, mut doubtful) = (false, false);
        for answer in answers {
            violated |= *answer == Answer::Violated;
            doubtful |= *answer == Answer::Unknown;
        }
        Answer::decide(violated, doubtful)
    }

    /// The process exit code of this answer.
    pub fn exit_code(self) -> i32 {
        match self {
            Answer::Proved => 0,
            Answer::Violated => 1,
            Answer::Unknown => 3,
        }
    }

    /// The word shown to users and written to files.
    pub fn word(self) -> &'static str {
        match self {
            Answer::Proved => "proved",
            Answer::Violated => "violated",
            Answer::Unknown => "unknown",
        }
    }
}

/// Why the answer is not stronger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many states were stored.
    States(u64),
    /// So many seconds have passed.
    Seconds(u64),
    /// Some schedule is longer than this and was cut.
    Depth(u64),
    /// So many bytes are held.
    Memory(u64),
    /// The machine has made more operations than it may.
    Operations,
    /// Somebody asked to stop.
    Interrupted,
    /// More control shapes than this are possible.
    Shapes(u64),
    /// All runs that were found up to this degree of relaxation are spurious.
    SpuriousAtDegree(u64),
    /// All runs that were found with differences of phases counted up to this are spurious.
    SpuriousAtCap(u64),
    /// So many violations were met, and no more are looked for.
    Findings(usize),
    /// Violations were met that could not be run again in time.
    Untold,
    /// A violation was met, and its replay did not show it.
    Lost(FindingKind),
    /// Only so many schedules were run.
    Sample(u64),
    /// What the text names happens in several orders, not all of which are explored.
    Unexplored(String),
    /// Not all sharing is covered, which a theorem takes for granted.
    Uncovered,
    /// It is proved for so many tasks and phasers at a time, and some run has more.
    Caps {
        /// Tasks.
        tasks: u64,
        /// Phasers.
        phasers: u64,
    },
    /// A model has a violation, and no run of the program that was tried shows it.
    Unconfirmed,
    /// The program reached what is not modelled.
    NotModelled {
        /// What.
        what: String,
        /// Where.
        place: Place,
    },
    /// The tool contradicts itself.
    Internal(String),
    /// Anything else, in words: what a search cannot see.
    Other(String),
}

impl From<String> for Limit {
    fn from(words: String) -> Limit {
        Limit::Other(words)
    }
}

impl From<&str> for Limit {
    fn from(words: &str) -> Limit {
        Limit::Other(words.to_string())
    }
}

/// A limit, and the one property that it concerns, if it is not all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limited {
    /// The property.
    pub property: Option<FindingKind>,
    /// The limit.
    pub limit: Limit,
}

impl From<Limit> for Limited {
    fn from(limit: Limit) -> Limited {
        Limited { property: None, limit }
    }
}

/// What is claimed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// Nothing.
    #[default]
    Nothing,
    /// For one input, no schedule has a finding of these kinds.
    NoSchedule {
        /// The kinds.
        has: Vec<FindingKind>,
        /// All schedules end alike.
        deterministic: bool,
    },
    /// Every run of a phaser program has the properties.
    EveryRun {
        /// Whatever the number of tasks.
        any_number: bool,
    },
    /// No violation was found, and some run was not covered.
    NotCovered,
    /// Every schedule shown was run again and shows its finding.
    RunAgain,
    /// Every finding was replayed on the semantics of phasers.
    Replayed,
    /// In a recorded run, accesses in conflict are ordered.
    Trace,
    /// Anything else, as a sentence.
    Other(String),
}

/// What a verdict covers and what it leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// What is claimed.
    pub claim: Claim,
    /// Why the answer is not stronger: limits that were reached, calls that are not modelled.
    pub limits: Vec<Limited>,
    /// Further facts by name.
    pub facts: BTreeMap<String, fact::Value>,
    /// Whether the same check could take samples instead: the options that were given do not refuse that.
    pub may_sample: bool,
    /// Where the program was most of the time, if a limit was reached.
    pub busiest: Option<Busiest>,
}

/// The line that a program was at most often, of the moments at which somebody looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busiest {
    /// The line.
    pub place: Place,
    /// How often, of a hundred times.
    pub percent: u64,
}

impl Busiest {
    /// The busiest of some lines that were seen so often; none if that says little.
    pub fn of<'a>(seen: impl IntoIterator<Item = (&'a Place, &'a u64)>) -> Option<Busiest> {
        /// Fewer looks than these say nothing.
        const LOOKS: u64 = 10;
        /// Nor does a smaller share.
        const PERCENT: u64 = 25;
        let (mut all, mut most): (u64, Option<(&Place, u64)>) = (0, None);
        for (place, times) in seen {
            all += times;
            if most.is_none_or(|(_, least)| *times > least) {
                most = Some((place, *times));
            }
        }
        let (place, times) = most.filter(|(place, _)| !place.file.is_empty() && place.line > 0)?;
        let percent = times * 100 / all;
        (all >= LOOKS && percent >= PERCENT).then(|| Busiest { place: place.clone(), percent })
    }
}

/// The few shapes of a fact.
pub mod fact {
    /// A number, a text, a truth value or a list of texts.
    #[derive(Clone, Debug, PartialEq, Eq)]
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

/// Everything an engine says about one input.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The answer.
    pub verdict: Answer,
    /// The engine that gave it.
    pub engine: String,
    /// The input as the user named it.
    pub input: String,
    /// The answer per property, where the engine tells them apart.
    pub properties: BTreeMap<FindingKind, Answer>,
    /// What is wrong.
    pub findings: Vec<Finding>,
    /// What the answer covers.
    pub coverage: Coverage,
    /// Figures.
    pub stats: Stats,
}
