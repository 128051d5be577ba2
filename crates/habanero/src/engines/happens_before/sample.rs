//! Runs of the happens-before engine with choices at random, for programs that are too large to exhaust. Every run is
//! watched for races as in the search.

use super::engine::HappensBeforeEngine;
use crate::engines::request::LONGEST_RUN;
use report::Limit;
use search::Sampling;

impl HappensBeforeEngine {
    /// Makes some runs; gives the reason why that proves nothing.
    pub(super) fn sample(&mut self, sampling: Sampling, runs: u64) -> Option<Limit> {
        let longest = self.request.budget.max_depth.unwrap_or(LONGEST_RUN);
        let (seed, mut depth) = (self.request.seed, 0);
        let (made, steps) = search::sample(self, sampling, seed, runs, longest, |engine, way, _| {
            depth = depth.max(way.len() as u64);
            engine.figures.states += way.len() as u64;
            let found = !engine.leads.is_empty() && !engine.request.all;
            found || engine.is_full() || engine.unexplored.is_some() || engine.cut.is_some()
        });
        self.figures.states = steps;
        self.figures.transitions = steps;
        self.figures.schedules = made;
        self.figures.max_depth = depth;
        self.cut.take().or_else(|| self.why_no_proof(made))
    }

    /// What is said of runs that show nothing.
    pub(super) fn why_no_proof(&self, runs: u64) -> Option<Limit> {
        let none = self.leads.is_empty() && self.region_fault.is_none();
        none.then_some(Limit::Sample(runs))
    }
}
