//! The last oracle: every schedule is run from the start on a new machine. No state is named or matched and no step is
//! taken back, so nothing of that can hide a schedule. For small programs.

use super::engine::{HappensBeforeEngine, Rest, Turn};
use crate::host::{host, host_ref};
use report::Limit;

/// The choices of a schedule at one place, and which is tried.
struct Fork {
    choices: Vec<Turn>,
    at: usize,
}

impl HappensBeforeEngine {
    /// Runs all schedules, one after the other; gives the reason if that was not possible.
    pub(super) fn search_again(&mut self) -> Option<Limit> {
        let mut forks: Vec<Fork> = Vec::new();
        loop {
            let mut run = match HappensBeforeEngine::new(&self.request, self.premise, self.learned.clone()) {
                Ok(run) => run,
                Err(why) => return Some(why),
            };
            // The budget is that of all runs together.
            run.figures = self.figures.clone();
            let ending = run.follow_forks(&mut forks);
            self.take_over_from(run);
            self.figures.states += 1;
            self.figures.schedules += 1;
            if ending.is_some() || self.is_full() || !self.leads.is_empty() && !self.request.all {
                return ending;
            }
            while forks.last().is_some_and(|fork| fork.at + 1 == fork.choices.len()) {
                forks.pop();
            }
            match forks.last_mut() {
                Some(fork) => fork.at += 1,
                None => return None,
            }
        }
    }

    /// Follows the forks, and adds those that come after them.
    fn follow_forks(&mut self, forks: &mut Vec<Fork>) -> Option<Limit> {
        let mut rest = self.settle();
        let mut depth = 0;
        loop {
            match rest {
                Rest::Choice(_) if self.blurred.is_some() => return None,
                Rest::Choice(choices) => {
                    if depth == 0 {
                        self.set_base();
                    }
                    if depth == forks.len() {
                        forks.push(Fork { choices, at: 0 });
                    }
                    let turn = forks[depth].choices[forks[depth].at];
                    depth += 1;
                    if let Some(why) = self.out_of_budget(depth as u64) {
                        return Some(why);
                    }
                    self.schedule.push(turn);
                    self.figures.transitions += 1;
                    self.figures.max_depth = self.figures.max_depth.max(depth as u64);
                    rest = self.step(turn);
                }
                Rest::Problem(problem) => {
                    self.add_lead(problem);
                    return None;
                }
                Rest::End => return None,
                Rest::Unknown(why) => return Some(why),
            }
        }
    }

    /// Takes over what a run has shown.
    fn take_over_from(&mut self, mut run: HappensBeforeEngine) {
        let known: Vec<_> = self.leads.iter().filter_map(|lead| lead.key.clone()).collect();
        self.leads.extend(
            run.leads.drain(..).filter(|lead| lead.key.as_ref().is_none_or(|key| !known.contains(key))),
        );
        self.figures = run.figures.clone();
        self.raced.extend(&run.raced);
        self.met = self.met.union(run.met);
        self.timed |= run.timed;
        self.missed = self.missed.or(run.missed);
        self.deferred = self.deferred.take().or(run.deferred.take());
        let theirs = host_ref(&run.session.machine);
        let (asked, labelled) = (theirs.asked, theirs.labelled.get());
        let written = theirs.shadow.as_ref().map(|shadow| shadow.newly_written.clone());
        let ours = host(&mut self.session.machine);
        ours.asked.add(asked);
        ours.labelled.set(ours.labelled.get() || labelled);
        if let (Some(shadow), Some(written)) = (&mut ours.shadow, written) {
            shadow.newly_written.extend(written);
        }
        self.session.machine.steps += run.session.machine.steps;
        self.session.machine.environment_uses.append(&mut run.session.machine.environment_uses);
    }
}
