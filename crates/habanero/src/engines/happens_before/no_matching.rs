//! The last oracle: every schedule is run from the start on a new machine. No state is named or matched and no step is
//! taken back, so nothing of that can hide a schedule. For small programs.

use super::engine::{HappensBeforeEngine, Lead, Rest, Turn};
use crate::host::host;
use crate::natives::table::PRIMITIVES;
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
            run.first_end = self.first_end.take();
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
                Rest::Choice(_) if self.behind_race.is_some() => return None,
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
                Rest::End => {
                    self.ends_differently();
                    return None;
                }
                Rest::Unknown(why) => return Some(why),
            }
        }
    }

    /// Takes over what a run has shown. Every part is named here, so that none is forgotten.
    fn take_over_from(&mut self, run: HappensBeforeEngine) {
        let HappensBeforeEngine {
            // What the run was given, and where it stands.
            request: _,
            premise: _,
            ran: _,
            exchanges: _,
            learned: _,
            schedule: _,
            behind_race: _,
            has_run_long: _,
            long_runs: _,
            bytes: _,
            // For replays, samples, groups and twins.
            telling_region: _,
            telling_failure: _,
            passes_failures: _,
            telling: _,
            later: _,
            cut: _,
            births: _,
            newborn: _,
            twins: _,
            // For states that are named and gone back to.
            stays: _,
            at_choice: _,
            name: _,
            naming: _,
            marks: _,
            mut session,
            figures,
            leads,
            raced,
            region_fault,
            unexplored,
            met,
            contended,
            weakly_contended,
            timed,
            first_end,
            ends_alike_outside,
        } = run;
        let known: Vec<_> = self.leads.iter().filter_map(|lead| lead.key.clone()).collect();
        let is_new = |lead: &Lead| lead.key.as_ref().is_none_or(|key| !known.contains(key));
        self.leads.extend(leads.into_iter().filter(is_new));
        self.figures = figures;
        self.raced.extend(&raced);
        host(&mut session.machine).asked.habanero |= session.machine.program.loaded(PRIMITIVES).is_some();
        self.met = self.met.union(met);
        self.contended.extend(contended);
        self.weakly_contended |= weakly_contended;
        self.timed |= timed;
        self.unexplored = self.unexplored.or(unexplored);
        self.region_fault = self.region_fault.take().or(region_fault);
        self.first_end = first_end;
        self.ends_alike_outside |= ends_alike_outside;
        let theirs = host(&mut session.machine);
        let ours = host(&mut self.session.machine);
        ours.asked.add(theirs.asked);
        ours.labelled.set(ours.labelled.get() || theirs.labelled.get());
        if let (Some(shadow), Some(theirs)) = (&mut ours.shadow, &mut theirs.shadow) {
            shadow.newly_written.append(&mut theirs.newly_written);
            shadow.newly_impure.append(&mut theirs.newly_impure);
            shadow.covered_pairs |= theirs.covered_pairs;
        }
        self.session.machine.steps += session.machine.steps;
        self.session.machine.environment_uses.append(&mut session.machine.environment_uses);
    }
}
