//! Runs of the happens-before engine with choices at random, for programs that are too large to exhaust. Every run is
//! watched for races as in the search.

use super::engine::{HappensBeforeEngine, Rest, Turn};
use crate::engines::request::LONGEST_RUN;
use crate::host::host_ref;
use report::Limit;
use search::{Outcome, Sampling, StateSpace};

impl StateSpace for HappensBeforeEngine {
    type Action = Turn;

    fn actions(&mut self, out: &mut Vec<Turn>) {
        out.extend(self.choices());
    }

    fn apply(&mut self, turn: &Turn) -> Outcome {
        self.schedule.push(*turn);
        match self.step(*turn) {
            Rest::Choice(_) => Outcome::Running,
            Rest::End => Outcome::Ended,
            Rest::Problem(problem) => {
                self.add_lead(problem);
                Outcome::Violation
            }
            Rest::Unknown(why) => {
                self.unsampled.get_or_insert(why);
                Outcome::Unsupported
            }
        }
    }

    fn mark(&mut self) {
        self.session.mark();
    }

    fn rewind(&mut self) {
        self.session.rewind();
        self.schedule.clear();
        self.blurred = None;
        self.tired = None;
    }

    fn fingerprint(&mut self) -> u128 {
        crate::state_name::fingerprint(&mut self.session, false, false).0
    }

    fn task(&self, (task, _): &Turn) -> u64 {
        host_ref(&self.session.machine).paths[task.0 as usize]
    }
}

impl HappensBeforeEngine {
    /// Makes some runs; gives the reason why that proves nothing.
    pub(super) fn sample(&mut self, sampling: Sampling, runs: u64) -> Option<Limit> {
        let longest = self.request.budget.max_depth.unwrap_or(LONGEST_RUN);
        let (seed, mut depth) = (self.request.seed, 0);
        let (made, steps) = search::sample(self, sampling, seed, runs, longest, |engine, way, _| {
            depth = depth.max(way.len() as u64);
            engine.figures.states += way.len() as u64;
            let found = !engine.leads.is_empty() && !engine.request.all;
            found || engine.is_full() || engine.missed.is_some() || engine.unsampled.is_some()
        });
        self.figures.states = steps;
        self.figures.transitions = steps;
        self.figures.schedules = made;
        self.figures.max_depth = depth;
        self.unsampled.take().or_else(|| self.why_no_proof(made))
    }

    /// What is said of runs that show nothing.
    pub(super) fn why_no_proof(&self, runs: u64) -> Option<Limit> {
        let none = self.leads.is_empty() && self.deferred.is_none();
        none.then_some(Limit::Sample(runs))
    }
}
