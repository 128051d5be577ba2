//! A problem that the happens-before engine met becomes a finding by running its schedule again on a new machine.

use super::order::{Learned, OrderEngine, Premise, Rest, Seen, Turn};
use super::witness::{Choice, Schedule};
use super::{Found, Request};
use crate::describe;
use crate::findings::{self, Problem};
use crate::host::{Point, host};
use crate::order::Moment;
use crate::shadow::Suspect;
use machine::TaskId;
use report::{Budget, Finding, Location, Step};
use std::sync::Arc;

/// Runs a schedule given as a value: the finding that it ends in.
pub(super) fn follow(request: &Request, schedule: &Schedule) -> Result<Finding, String> {
    let plain = follow_with(request, schedule, Learned::default());
    plain.or_else(|why| {
        // The schedule may be one of a search in which monitors and volatile variables are choices.
        let learned = Learned { synchronization: true, ..Learned::default() };
        follow_with(request, schedule, learned).map_err(|_| why)
    })
}

fn follow_with(request: &Request, schedule: &Schedule, learned: Learned) -> Result<Finding, String> {
    let mut engine = OrderEngine::new(request, Premise::Nothing, learned)?;
    let mut rest = engine.settle();
    let mut turns = Vec::new();
    if !schedule.choices.is_empty() {
        engine.session.machine.set_base();
    }
    for choice in &schedule.choices {
        let Rest::Choice(able) = &rest else { break };
        let task = choice.task_in(&engine.session).filter(|task| able.contains(task));
        let task = task.ok_or_else(|| format!("the schedule does not fit: {choice} cannot go on"))?;
        turns.push((task, choice.way));
        engine.session.mark();
        rest = engine.step((task, choice.way));
    }
    match (rest, engine.deferred.take()) {
        (Rest::Problem(problem), _) => engine.replay(&problem, &turns).map(|found| found.finding),
        (_, Some((problem, turns))) => engine.replay(&problem, &turns).map(|found| found.finding),
        _ => Err("the schedule ends without a violation".to_string()),
    }
}

impl OrderEngine {
    /// Runs a schedule again and tells what goes wrong.
    pub(super) fn replay(&self, problem: &Problem, schedule: &[Turn]) -> Result<Found, String> {
        let quiet = Request { budget: Budget::default(), progress: Arc::new(|_| {}), ..self.request.clone() };
        let mut fresh = OrderEngine::new(&quiet, self.premise, self.learned.clone())?;
        if let Problem::Race(suspect) = problem
            && let Some(shadow) = &mut host(&mut fresh.session.machine).shadow
        {
            shadow.stop_at = Some(suspect.place);
        }
        host(&mut fresh.session.machine).defer_permission = !matches!(problem, Problem::Region(..));
        let mut rest = fresh.settle();
        if !schedule.is_empty() {
            fresh.session.machine.set_base();
        }
        let mut choices = Vec::new();
        for turn in schedule {
            if !matches!(rest, Rest::Choice(_)) {
                break;
            }
            choices.push(Choice::of(&fresh.session, turn.0, turn.1));
            fresh.tell_step(turn.0);
            fresh.session.mark();
            rest = fresh.step(*turn);
        }
        let finding = match (problem, rest) {
            (Problem::Race(suspect), _) => fresh.race(suspect)?,
            (_, Rest::Problem(again)) if again.kind() == problem.kind() => {
                findings::finding(&fresh.session, &again, fresh.steps)
            }
            _ => return Err(format!("a {} was found but its replay did not show it", problem.kind())),
        };
        Ok(Found { finding, schedule: Schedule { choices, places: Vec::new() } })
    }

    fn tell_step(&mut self, task: TaskId) {
        let what = match self.session.point_of(task) {
            Some(Point::Isolated) => "enters isolated",
            _ => "goes on",
        };
        self.steps.push(Step {
            task: describe::task_name(&self.session, task),
            what: what.to_string(),
            at: describe::place(&self.session, task),
            after: String::new(),
        });
    }

    /// The two accesses of a race among those that the replay saw.
    fn race(self, suspect: &Suspect) -> Result<Finding, String> {
        // Of several accesses at one moment the first is the one that is compared.
        let find = |moment: Moment, write: bool| {
            let is_it = |seen: &Seen| seen.moment == Some(moment) && seen.write == write;
            self.seen.iter().position(is_it)
        };
        let earlier = find(suspect.earlier.moment, suspect.earlier_writes);
        let later = find(suspect.moment, suspect.writes);
        let (Some(earlier), Some(later)) = (earlier, later) else {
            return Err("a race was found but its replay did not show it".to_string());
        };
        let pair = [&self.seen[earlier].at, &self.seen[later].at].map(Location::clone);
        let finding = findings::race(&self.session, suspect, pair, self.steps);
        Ok(match self.premise {
            Premise::Nothing => finding,
            Premise::Sharing => findings::uncovered(finding, suspect),
        })
    }
}
