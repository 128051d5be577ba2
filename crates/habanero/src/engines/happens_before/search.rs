//! How the happens-before engine goes through the choices of the schedule.

use super::engine::{End, HappensBeforeEngine, Lead, MOST_LEADS, Rest, Turn};
use super::groups::{Present, group_of};
use crate::engines::outcomes::key_of;
use crate::engines::request::Search;
use crate::explain::findings::{self, Problem};
use crate::host::{Point, host, host_ref};
use crate::state_name;
use machine::TaskId;
use machine::fingerprint::Walk;
use report::Limit;
use rustc_hash::{FxHashMap, FxHashSet};
use search::VisitedSet;
use std::collections::BTreeSet;

/// A node of the search: the choices that are left.
struct Node {
    choices: Vec<Turn>,
    all: Vec<Turn>,
    next: usize,
    fingerprint: u128,
}

impl HappensBeforeEngine {
    /// Searches; gives the reason if it could not look at everything.
    pub(super) fn search(&mut self) -> Option<Limit> {
        if self.request.no_matching {
            return self.search_again();
        }
        match self.settle() {
            Rest::Problem(problem) => {
                self.add_lead(problem);
                self.count_end();
                return None;
            }
            Rest::Unknown(why) => return Some(why),
            Rest::End => {
                self.count_end();
                let sampled = matches!(self.request.search, Search::Sample { .. });
                return if sampled { self.why_no_proof(1) } else { None };
            }
            Rest::Choice(_) if self.blurred.is_some() => return None,
            Rest::Choice(_) => {}
        }
        self.set_base();
        self.find_own_objects();
        if let Search::Sample { sampling, runs } = self.request.search {
            return self.sample(sampling, runs);
        }
        loop {
            let (known, written) = (self.learned.clone(), self.count_written());
            self.figures.states = 0;
            self.figures.schedules = 0;
            self.figures.transitions = 0;
            let ending = self.explore();
            while self.session.machine.depth() > 0 {
                self.session.rewind();
            }
            self.schedule.clear();
            let found = !self.leads.is_empty() && !self.request.all;
            let same = known == self.learned && written == self.count_written();
            if ending.is_some() || same || !self.raced.is_empty() || found {
                return ending;
            }
            self.figures.restarts += 1;
        }
    }

    /// What exists now exists in all schedules.
    pub(super) fn set_base(&mut self) {
        self.session.machine.set_base();
        let base = self.session.machine.heap.base();
        if let Some(shadow) = &mut host(&mut self.session.machine).shadow {
            shadow.base = base;
        }
    }

    fn count_written(&self) -> usize {
        host_ref(&self.session.machine).shadow.as_ref().map_or(0, |shadow| shadow.written.len())
    }

    /// Whether no more problems are taken.
    pub(super) fn is_full(&self) -> bool {
        self.leads.len() >= MOST_LEADS
    }

    /// Notes a problem with the choices that led to it, unless one like it is known.
    pub(super) fn add_lead(&mut self, problem: Problem) {
        let key = match &problem {
            Problem::Race(_) | Problem::Differs => None,
            other => Some(key_of(&findings::finding(&self.session, other, &[]))),
        };
        let known = |lead: &Lead| match (&problem, &lead.problem) {
            (Problem::Race(one), Problem::Race(other)) => one.is_like(other),
            _ => key.is_some() && key == lead.key,
        };
        if !self.is_full() && !self.leads.iter().any(known) {
            let schedule = self.schedule.clone();
            self.leads.push(Lead { problem, schedule, key });
        }
    }

    /// What only one task can reach is its own, though it is old.
    pub(super) fn find_own_objects(&mut self) {
        let objects = self.session.world_objects();
        let alive = self.session.alive.clone();
        if alive.len() <= state_name::MOST_ALIKE {
            self.session.machine.set_own(&alive, &objects);
        }
    }

    fn count_end(&mut self) {
        self.figures.states += 1;
        self.figures.schedules += 1;
    }

    /// One search with what is known so far; gives the reason if it could not look at everything.
    fn explore(&mut self) -> Option<Limit> {
        let mut visited = VisitedSet::default();
        self.groups.forget_states();
        self.collect_dependencies();
        let mut on_path: FxHashSet<u128> = FxHashSet::default();
        let mut path: Vec<Node> = Vec::new();
        let all = self.choices();
        self.push_node(&mut path, &mut visited, &mut on_path, all);
        while let Some(node) = path.last_mut() {
            if node.next == node.choices.len() {
                on_path.remove(&node.fingerprint);
                path.pop();
                if !path.is_empty() {
                    self.step_back();
                }
                continue;
            }
            let chosen = node.choices[node.next];
            node.next += 1;
            self.bytes = visited.bytes() + self.groups.bytes() + self.session.machine.bytes();
            if let Some(why) = self.out_of_budget(path.len() as u64) {
                return Some(why);
            }
            self.session.mark();
            self.schedule.push(chosen);
            self.figures.transitions += 1;
            let before = (self.session.machine.steps, self.session.point_of(chosen.0));
            let rest = self.step(chosen);
            let stays = before == (self.session.machine.steps, Some(Point::Operation))
                && self.session.point_of(chosen.0) == Some(Point::Operation);
            self.figures.max_depth = self.figures.max_depth.max(self.schedule.len() as u64);
            self.collect_dependencies();
            if self.is_full() {
                return None;
            }
            match rest {
                Rest::Problem(problem) => {
                    self.add_lead(problem);
                    if !self.request.all {
                        return None;
                    }
                    self.count_end();
                    self.step_back();
                }
                Rest::Unknown(why) => return Some(why),
                Rest::End => {
                    self.count_end();
                    if self.missed.is_some() || self.ends_differently() {
                        return None;
                    }
                    self.step_back();
                }
                Rest::Choice(_) if self.blurred.is_some() => {
                    self.count_end();
                    self.step_back();
                }
                Rest::Choice(all) => {
                    if let Some(known) = self.push_node(&mut path, &mut visited, &mut on_path, all) {
                        // Else every schedule in which it goes on would be taken for one that is known.
                        if stays && path.last().is_some_and(|node| node.fingerprint == known) {
                            return Some(Limit::Internal("a task was chosen and did not go on".into()));
                        }
                        if let Some(why) = self.twins_differ.take() {
                            return Some(Limit::Internal(why));
                        }
                        // A cycle must not leave out the tasks of other groups for ever.
                        if on_path.contains(&known) {
                            self.note_unended_failure();
                            path.last_mut().map(expand);
                        }
                        self.step_back();
                    }
                }
            }
        }
        None
    }

    /// How the schedule that has just ended did so.
    pub(super) fn ending(&mut self) -> End {
        let machine = &mut self.session.machine;
        End {
            schedule: self.schedule.clone(),
            outline: machine.canonical_form(Walk::Outline { collections: false }, &[], |_, _| {}),
            state: machine.canonical_form(Walk::Outline { collections: true }, &[], |_, _| {}),
            output: machine.out.clone(),
            errors: machine.err.clone(),
        }
    }

    /// Whether this schedule and an earlier one end differently, and somebody wants to know.
    pub(super) fn ends_differently(&mut self) -> bool {
        if !self.request.determinism {
            return false;
        }
        let end = self.ending();
        let first = self.first_end.get_or_insert_with(|| end.clone());
        let differs = !first.is_like(&end);
        self.ends_alike_outside |= !differs && first.state != end.state;
        if differs {
            self.add_lead(Problem::Differs);
        }
        differs
    }

    /// The schedule goes round: what a finish keeps may never come out.
    pub(super) fn note_unended_failure(&mut self) {
        let host = host(&mut self.session.machine);
        host.asked.unended |= host.records.pending().is_some();
    }

    fn step_back(&mut self) {
        self.session.rewind();
        self.schedule.pop();
        self.blurred.take_if(|choices| *choices > self.schedule.len());
    }

    /// Adds the present state to the path; gives its fingerprint if it was known.
    fn push_node(
        &mut self,
        path: &mut Vec<Node>,
        visited: &mut VisitedSet,
        on_path: &mut FxHashSet<u128>,
        all: Vec<Turn>,
    ) -> Option<u128> {
        let exchangeable = !self.request.unreduced;
        let (fingerprint, naming) =
            state_name::fingerprint(&mut self.session, exchangeable, self.request.determinism);
        if !visited.insert(fingerprint) && !self.request.unreduced {
            self.groups.match_names(fingerprint, &naming, &mut self.learned);
            self.twins_differ = self.check_twins(fingerprint, exchangeable);
            return Some(fingerprint);
        }
        if let Some(twins) = &mut self.twins {
            twins.remember(fingerprint, &self.schedule);
        }
        if !self.is_whole() {
            self.groups.visit(fingerprint, naming);
        }
        self.figures.states += 1;
        on_path.insert(fingerprint);
        let choices = self.group(&all);
        path.push(Node { choices, all, next: 0, fingerprint });
        None
    }

    fn collect_dependencies(&mut self) {
        let host = host(&mut self.session.machine);
        self.learned.composite |= host.composite_bodies;
        if let Some(shadow) = &mut host.shadow {
            self.learned.dependent.append(&mut shadow.dependent);
            for (child, parent, step) in shadow.spawned.drain(..) {
                self.groups.add_child(child, parent, step, &mut self.learned);
            }
        }
    }

    /// The tasks to try: those of one group of which every member stands before isolated or is gone for good.
    fn group(&self, all: &[Turn]) -> Vec<Turn> {
        let general = || all.iter().any(|(task, _)| self.is_general(*task));
        if self.is_whole() || general() {
            return all.to_vec();
        }
        let host = host_ref(&self.session.machine);
        let path_of = |task: TaskId| host.paths[task.0 as usize];
        let alive: FxHashMap<u64, TaskId> =
            self.session.alive.iter().map(|task| (path_of(*task), *task)).collect();
        let born: FxHashSet<u64> = host.paths.iter().copied().collect();
        let mut tried: BTreeSet<u64> = BTreeSet::new();
        for (task, _) in all {
            if tried.contains(&path_of(*task)) {
                continue;
            }
            let group = group_of(path_of(*task), &self.learned.dependent);
            let turns = || all.iter().copied().filter(|(task, _)| group.contains(&path_of(*task)));
            let waiting: FxHashSet<u64> = turns().map(|(task, _)| path_of(task)).collect();
            let members: Vec<tasks::TaskId> = turns().map(|(task, _)| tasks::TaskId(task.0)).collect();
            let present = Present { world: &host.world, alive: &alive, members: &members };
            let is_gone = |path: &u64| {
                born.contains(path)
                    && !alive.contains_key(path)
                    && !self.groups.may_be_born_again(*path, &present)
            };
            if group.iter().all(|path| waiting.contains(path) || is_gone(path)) {
                return turns().collect();
            }
            tried.extend(group);
        }
        all.to_vec()
    }

    /// Whether there are no groups: all choices are tried.
    fn is_whole(&self) -> bool {
        self.learned.composite
            || !self.learned.kinds.is_empty()
            || !self.learned.racing.is_empty()
            || self.request.unreduced
    }

    /// Whether a task stands before something else than isolated: its conflicts are not tracked by data.
    pub(super) fn is_general(&self, task: TaskId) -> bool {
        self.session.point_of(task) != Some(Point::Isolated)
    }
}

/// A node must try all its choices.
fn expand(node: &mut Node) {
    for one in &node.all {
        if !node.choices.contains(one) {
            node.choices.push(*one);
        }
    }
}
