//! Isolated bodies and those of monitors: when they begin and end, and which come behind which.

use super::{Claim, HappensBefore, Held, Key, LeakingBody};
use std::sync::Arc;
use tasks::{Isolated, ObjectId, TaskId};

impl HappensBefore {
    /// A task enters isolated.
    pub fn begin_isolated(&mut self, task: TaskId, claim: &Isolated) {
        self.may_wait(task);
        self.begin_body(task, &Claim::Isolated(claim.clone()));
    }

    /// A task enters a monitor whose bodies are ordered by the data that they touch; nothing if it is in it.
    pub fn begin_monitor(&mut self, task: TaskId, monitor: ObjectId) {
        let claim = Claim::Monitor(monitor);
        if !self.held(task).iter().any(|one| one.claim == claim) {
            self.begin_body(task, &claim);
        }
    }

    /// A task leaves such a monitor.
    pub fn end_monitor(&mut self, task: TaskId, monitor: ObjectId) {
        let claim = Claim::Monitor(monitor);
        let at = self.held(task).iter().rposition(|one| one.claim == claim);
        if let Some(at) = at {
            self.end_body(task, at);
        }
    }

    /// Whether a task is in a monitor of that sort.
    pub fn is_in_monitor(&self, task: TaskId) -> bool {
        let is_monitor = |held: &Held| matches!(held.claim, Claim::Monitor(_));
        self.tasks.get(task.0 as usize).is_some_and(|member| member.isolated.iter().any(is_monitor))
    }

    fn begin_body(&mut self, task: TaskId, claim: &Claim) {
        self.clocks.tick(task.0);
        let member = self.member(task);
        member.bodies += 1;
        let held = Held { claim: claim.clone(), body: member.bodies };
        member.isolated = member.isolated.iter().cloned().chain([held]).collect();
        let begun = self.clocks.now(task.0);
        self.member(task).begun.push(begun);
        self.follow_leaking_bodies(task, claim);
        for (other, known) in &self.ended {
            if other.conflicts_with(claim) {
                self.note_learned(task, claim.edge_kind(), known);
                self.clocks.learn(task.0, known);
            }
        }
    }

    /// A task leaves the innermost isolated. What it does next is no part of that body.
    pub fn end_isolated(&mut self, task: TaskId) {
        let at = self.held(task).iter().rposition(|one| matches!(one.claim, Claim::Isolated(_)));
        if let Some(at) = at {
            self.end_body(task, at);
        }
    }

    fn end_body(&mut self, task: TaskId, at: usize) {
        let member = self.member(task);
        let held = Arc::clone(&member.isolated);
        let Some(last) = held.get(at).cloned() else { return };
        let others = held.iter().enumerate().filter(|(one, _)| *one != at);
        member.isolated = others.map(|(_, one)| one.clone()).collect();
        let begun = (at < member.begun.len()).then(|| member.begun.remove(at));
        // Whoever was handed something from inside knows that the body has begun.
        if let Some(begun) = begun.filter(|begun| *begun != self.now(task)) {
            let held = held[..=at].into();
            self.leaking.push_back(LeakingBody { held, begun, ended: self.now(task) });
        }
        self.note_given(task);
        let given = self.clocks.give(task.0);
        self.clocks.hand(Key::Body(task.0, last.body), &given);
        if self.bodies_in_order {
            match self.ended.iter_mut().find(|(other, _)| *other == last.claim) {
                Some((_, known)) => known.join(&given),
                None => self.ended.push((last.claim, given)),
            }
        }
    }

    /// A body that excludes another one which the task knows to have begun comes behind its end, in every schedule.
    fn follow_leaking_bodies(&mut self, task: TaskId, claim: &Claim) {
        let excludes = |leak: &LeakingBody| leak.own().claim.conflicts_with(claim);
        loop {
            let followed = self.leaking.iter().find(|leak| {
                excludes(leak) && self.is_before(leak.begun, task) && !self.is_before(leak.ended, task)
            });
            let Some((earlier, body)) = followed.map(|leak| (leak.begun.task, leak.own().body)) else {
                return;
            };
            self.follow_body(task, earlier, body);
        }
    }

    /// Two isolated bodies touched the same data: the earlier one lies before the later.
    pub fn follow_body(&mut self, task: TaskId, earlier: u32, body: u32) {
        self.acquire(task, Key::Body(earlier, body));
    }
}
