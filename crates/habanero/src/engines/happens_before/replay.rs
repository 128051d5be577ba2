//! A problem that the happens-before engine met becomes a finding by running its schedule again on a new machine.

use super::engine::{End, HappensBeforeEngine, Lead, Premise, Rest, Turn};
use crate::engines::learned::Learned;
use crate::engines::outcomes::Key;
use crate::engines::witness::{Choice, Schedule};
use crate::engines::{Found, Request};
use crate::explain::describe;
use crate::explain::differences::{Left, differences};
use crate::explain::findings::{self, Problem};
use crate::explain::names;
use crate::happens_before::Moment;
use crate::host::{host, host_ref};
use crate::shadow::{Looking, Seen, Suspect};
use machine::TaskId;
use report::{Finding, FindingKind, Limit, Message, Output};

/// Runs a schedule given as a value: the findings that it shows, at least one.
pub(in crate::engines) fn follow(request: &Request, schedule: &Schedule) -> Result<Vec<Finding>, Limit> {
    let racing = schedule.racing();
    let request = &Request { all: request.all || !racing.is_empty(), ..request.clone() };
    let startup = schedule.startup.iter().map(|object| machine::Ref(*object)).collect();
    let impure = schedule.impure.iter().copied().collect();
    let learned = Learned { racing, kinds: schedule.kinds, startup, impure, ..Learned::default() };
    follow_with(request, schedule, learned)
}

fn follow_with(request: &Request, schedule: &Schedule, learned: Learned) -> Result<Vec<Finding>, Limit> {
    let mut engine = HappensBeforeEngine::new(request, Premise::Nothing, learned)?;
    engine.passes_failures = true;
    let mut rest = engine.settle();
    let mut turns = Vec::new();
    if !schedule.choices.is_empty() {
        engine.set_base();
    }
    for choice in &schedule.choices {
        let Rest::Choice(able) = &rest else { break };
        let task = choice.task_in(&engine.session).filter(|task| able.iter().any(|(one, _)| one == task));
        let task = task.ok_or_else(|| format!("the schedule does not fit: {choice} cannot go on"))?;
        turns.push((task, choice.way));
        engine.session.mark();
        rest = engine.step((task, choice.way));
    }
    if let Rest::Problem(problem) = rest {
        engine.add_lead(problem);
    } else if let Some(region_fault) = engine.region_fault.take() {
        engine.leads.push(region_fault);
    }
    let leads = std::mem::take(&mut engine.leads);
    if leads.is_empty() {
        return Err("the schedule ends without a violation".into());
    }
    let again = |lead: &Lead| engine.replay(&lead.problem, lead.key.as_ref(), &turns);
    leads.iter().map(|lead| again(lead).map(|found| found.finding)).collect()
}

/// What one schedule shows outside, in which tasks take turns at choices.
pub(in crate::engines) fn first_output(request: &Request) -> Result<Output, Limit> {
    let mut engine = HappensBeforeEngine::new(&request.for_telling(), Premise::Nothing, Learned::default())?;
    let mut rest = engine.settle();
    let mut turn = 0;
    loop {
        match rest {
            Rest::Choice(able) => {
                if let Some(why) = engine.out_of_budget(0) {
                    return Err(why);
                }
                rest = engine.step(able[turn % able.len()]);
                turn += 1;
            }
            Rest::Unknown(why) => return Err(why),
            Rest::End | Rest::Problem(_) => return Ok(findings::output(&engine.session)),
        }
    }
}

impl HappensBeforeEngine {
    /// Runs a schedule again and tells what goes wrong.
    pub(super) fn replay(
        &self,
        problem: &Problem,
        key: Option<&Key>,
        schedule: &[Turn],
    ) -> Result<Found, Limit> {
        if let Problem::Race(suspect) = problem {
            return self.replay_race(suspect, schedule);
        }
        let mut fresh = self.fresh()?;
        fresh.telling_region = matches!(problem, Problem::Region(..));
        fresh.telling_failure =
            key.filter(|_| problem.is_an_end() && !matches!(problem, Problem::Deadlock)).cloned();
        fresh.passes_failures = problem.exception().is_none();
        host(&mut fresh.session.machine).collects_region_faults = !fresh.telling_region;
        let (rest, choices) = fresh.run_again(schedule);
        let finding = match (problem, rest) {
            (_, Rest::Unknown(why)) => return Err(why),
            (_, Rest::Problem(again)) if again.kind() == problem.kind() => {
                findings::finding(&fresh.session, &again, &tasks_of(schedule))
            }
            _ => return Err(self.request.lost(problem.kind())),
        };
        Ok(Found { finding, schedule: Schedule::of_order(choices, &self.learned) })
    }

    /// Whether a schedule has more tasks of a pool at once than it has threads.
    pub(super) fn is_crowded(&self, schedule: &[Turn]) -> bool {
        let Ok(mut fresh) = self.fresh() else { return true };
        fresh.run_again(schedule);
        host_ref(&fresh.session.machine).crowded
    }

    /// An engine over a new machine that knows what this one knew at its start, with a trace.
    fn fresh(&self) -> Result<HappensBeforeEngine, Limit> {
        let mut fresh =
            HappensBeforeEngine::new(&self.request.for_telling(), self.premise, self.learned.clone())?;
        fresh.session.begin_short_trace();
        Ok(fresh)
    }

    /// Two schedules that end differently, both run again.
    pub(super) fn two_ends(&self, schedule: &[Turn]) -> Result<[Found; 2], Limit> {
        let first = self.first_end.as_ref().ok_or("there is no other end")?;
        let (one, mut first, left) = self.run_to_end(&first.schedule)?;
        let (other, mut second, left_by_other) = self.run_to_end(schedule)?;
        if one.is_like(&other) {
            return Err("two schedules ended differently but their replays do not".into());
        }
        let [this, that] = differences(&left, &left_by_other);
        first.finding.message = format!("a schedule in which the program {this}").into();
        second.finding.message = format!("another in which it {that}").into();
        Ok([first, second])
    }

    fn run_to_end(&self, schedule: &[Turn]) -> Result<(End, Found, Left), Limit> {
        let mut fresh = self.fresh()?;
        let (stands, choices) = fresh.run_again(schedule);
        if !matches!(stands, Rest::End) {
            return Err("two schedules ended differently but a replay did not end".into());
        }
        let end = fresh.ending();
        let (kind, tasks) = (Problem::Differs.kind(), tasks_of(schedule));
        let parts = (tasks.as_slice(), tasks.as_slice());
        let mut finding = findings::told(&fresh.session, kind, Message::default(), Vec::new(), parts);
        finding.output = findings::output(&fresh.session);
        let left = Left::of(&fresh.session.machine);
        Ok((end, Found { finding, schedule: Schedule::of_order(choices, &self.learned) }, left))
    }

    /// Follows a schedule from the start of the program; also gives it as a value.
    fn run_again(&mut self, schedule: &[Turn]) -> (Rest, Vec<Choice>) {
        let mut rest = self.settle();
        if !schedule.is_empty() {
            self.set_base();
        }
        let mut choices = Vec::new();
        for turn in schedule {
            let Rest::Choice(able) = &rest else { break };
            // Whoever cannot go on was able to in the search: the two do not agree.
            if !able.iter().any(|(task, _)| *task == turn.0) {
                let why = format!(
                    "a schedule was found but {} cannot go on in its replay",
                    describe::task_name(&self.session, turn.0)
                );
                return (Rest::Unknown(why.into()), choices);
            }
            choices.push(Choice::of(&self.session, turn.0, turn.1));
            self.session.mark();
            rest = self.step(*turn);
        }
        (rest, choices)
    }

    /// Runs the schedule of a race again: once to see its accesses, and once to the earlier one.
    fn replay_race(&self, suspect: &Suspect, schedule: &[Turn]) -> Result<Found, Limit> {
        let unseen = || self.request.lost(FindingKind::Race);
        let (fresh, choices) = self.look(suspect, schedule, None)?;
        let looking =
            host_ref(&fresh.session.machine).shadow.as_ref().and_then(|shadow| shadow.looking.as_ref());
        let seen: Vec<Seen> = looking.map(|looking| looking.seen.clone()).unwrap_or_default();
        // Of several accesses at one moment the first is the one that is compared.
        let find = |moment: Moment, write: bool| {
            seen.iter().position(|seen| seen.moment == moment && seen.write == write).ok_or_else(unseen)
        };
        let earlier = find(suspect.earlier.moment, suspect.earlier_writes)?;
        let later = find(suspect.moment, suspect.writes)?;
        let (at_earlier, _) = self.look(suspect, schedule, Some(earlier))?;
        let task = TaskId(suspect.earlier.moment.task);
        let first = names::access(&at_earlier.session, task, suspect.place, suspect.earlier_writes);
        let second = fresh.later.clone().ok_or_else(unseen)?;
        let pair = [(first, seen[earlier].at), (second, seen[later].at)];
        let finding = findings::race(&fresh.session, suspect, pair, &tasks_of(schedule));
        let finding = match self.premise {
            Premise::Nothing => finding,
            Premise::Sharing => findings::uncovered(finding, suspect),
        };
        Ok(Found { finding, schedule: Schedule::of_order(choices, &self.learned) })
    }

    /// Runs a schedule again, with an eye on the accesses to the location of a race; up to one of them, if asked for.
    fn look(
        &self,
        suspect: &Suspect,
        schedule: &[Turn],
        stop_at: Option<usize>,
    ) -> Result<(HappensBeforeEngine, Vec<Choice>), Limit> {
        let mut fresh = self.fresh()?;
        fresh.telling = Some(suspect.clone());
        if let Some(shadow) = &mut host(&mut fresh.session.machine).shadow {
            let (place, seen) = (suspect.place, Vec::new());
            shadow.looking = Some(Box::new(Looking { place, seen, stop_at }));
        }
        match fresh.run_again(schedule) {
            (Rest::Unknown(why), _) => Err(why),
            (_, choices) => Ok((fresh, choices)),
        }
    }
}

fn tasks_of(schedule: &[Turn]) -> Vec<TaskId> {
    schedule.iter().map(|(task, _)| *task).collect()
}
