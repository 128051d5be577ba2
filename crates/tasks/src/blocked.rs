//! Why a task cannot run, and who could change that.

use crate::actor::ActorStatus;
use crate::isolation::Isolated;
use crate::kept::Pending;
use crate::kept::Phases;
use crate::phaser::SingleState;
use crate::world::World;
use crate::{ActorId, Awaited, FinishId, FutureId, ObjectId, PhaserId, TaskId};

/// What a task waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The end of the tasks of a finish.
    Finish,
    /// A future, as `get` does.
    Future(FutureId),
    /// One of several futures, as `waitAny` does.
    AnyFuture(Vec<FutureId>),
    /// Futures without which it cannot start.
    Start(Vec<FutureId>),
    /// Isolated.
    Isolated(Isolated),
    /// The bound of a phaser, with its signal.
    Bound(PhaserId),
    /// The signals of a phase.
    Phase(PhaserId),
    /// The single statement of a phase.
    Single(PhaserId),
    /// A message to its actor.
    Message(ActorId),
    /// The resumption of its paused actor.
    Resume(ActorId),
    /// Its turn: messages before its own.
    Turn(ActorId),
    /// A construct that tasks meet at.
    Construct(ObjectId, Awaited),
}

/// Why a task cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocked {
    /// What it waits for; with several phasers the first.
    pub reason: Reason,
    /// The tasks that could release it, as far as they are known; where any task could, none.
    pub releasers: Vec<TaskId>,
}

impl World {
    /// Whether a live task can run. If it is blocked in an operation, whether that would get on.
    pub fn can_run(&self, task: TaskId) -> bool {
        let task_state = self.task(task);
        if !task_state.awaits.iter().all(|future| self.is_resolved(*future)) {
            return false;
        }
        match &task_state.pending {
            None => true,
            Some(Pending::Finish(finish)) => self.finish(*finish).live == 0,
            Some(Pending::Future(future)) => self.is_resolved(*future),
            Some(Pending::AnyFuture(futures)) => futures.iter().any(|future| self.is_resolved(*future)),
            Some(Pending::Isolated(claim)) => self.isolation.is_free(task, claim),
            Some(Pending::Phases(phases)) => self.can_advance(task, phases),
            Some(Pending::Single { phases, phaser }) => self.can_enter_single(task, phases, *phaser),
            Some(Pending::Receive(actor)) => self.can_receive(*actor),
            Some(Pending::Message(actor, message)) => self.can_begin_message(*actor, *message),
            Some(Pending::Construct(_, Awaited::Nothing, _)) => true,
            Some(Pending::Construct(object, awaited, wanted)) => match self.constructs.get(*object) {
                Some(one) => one.lets_go_on(task, *awaited, *wanted),
                None => awaited.is_over_when_gone(),
            },
        }
    }

    /// Whether a task waits for something that an interrupt of its thread ends.
    pub fn is_interruptible(&self, task: TaskId) -> bool {
        matches!(&self.task(task).pending, Some(Pending::Construct(_, awaited, _)) if awaited.is_interruptible())
    }

    /// What a task waits for; none if it can run.
    pub fn why_blocked(&self, task: TaskId) -> Option<Blocked> {
        if self.can_run(task) {
            return None;
        }
        let state = self.task(task);
        let unresolved = |futures: &[FutureId]| -> Vec<FutureId> {
            futures.iter().copied().filter(|future| !self.is_resolved(*future)).collect()
        };
        let awaited = unresolved(&state.awaits);
        if !awaited.is_empty() {
            let releasers = self.owners(&awaited);
            return Some(Blocked { reason: Reason::Start(awaited), releasers });
        }
        let (reason, releasers) = match state.pending.as_ref()? {
            Pending::Finish(finish) => (Reason::Finish, self.tasks_of(*finish)),
            Pending::Future(future) => (Reason::Future(*future), self.owners(&[*future])),
            Pending::AnyFuture(futures) => (Reason::AnyFuture(futures.to_vec()), self.owners(futures)),
            Pending::Isolated(claim) => {
                let mut holders: Vec<TaskId> = self.isolation.blockers(task, claim).collect();
                holders.dedup();
                (Reason::Isolated(claim.clone()), holders)
            }
            Pending::Phases(phases) => self.why_not_advance(task, phases)?,
            Pending::Single { phases, phaser } => match self.why_not_advance(task, phases) {
                Some(found) => found,
                None => self.why_not_single(task, *phaser),
            },
            Pending::Receive(actor) => match self.actor_status(*actor) {
                ActorStatus::Paused => (Reason::Resume(*actor), Vec::new()),
                _ => (Reason::Message(*actor), Vec::new()),
            },
            Pending::Message(actor, _) => (Reason::Turn(*actor), self.in_work(*actor).into_iter().collect()),
            Pending::Construct(object, awaited, _) => {
                let mut releasers =
                    self.constructs.get(*object).map_or(Vec::new(), |one| one.releasers(task));
                releasers.retain(|one| self.is_alive(*one));
                (Reason::Construct(*object, *awaited), releasers)
            }
        };
        Some(Blocked { reason, releasers })
    }

    fn owners(&self, futures: &[FutureId]) -> Vec<TaskId> {
        let owner = |future: &FutureId| self.futures.get(*future).and_then(|one| one.owner);
        futures.iter().filter_map(owner).filter(|task| self.is_alive(*task)).collect()
    }

    /// The live tasks whose immediately enclosing finish this is. Only for reports: it looks at
    /// every task.
    fn tasks_of(&self, finish: FinishId) -> Vec<TaskId> {
        self.tasks.iter().filter(|(_, task)| task.finish == finish).map(|(id, _)| id).collect()
    }

    fn why_not_advance(&self, task: TaskId, phases: &Phases) -> Option<(Reason, Vec<TaskId>)> {
        if let Some(id) = phases.signals.first() {
            let phaser = self.phaser(*id);
            let slowest = phaser.slowest_waiter();
            let waiters =
                phaser.registrations().filter(|(_, one)| one.mode.waits() && Some(one.wait) == slowest);
            return Some((Reason::Bound(*id), waiters.map(|(task, _)| task).collect()));
        }
        phases.waits.first().map(|id| self.why_not_single(task, *id))
    }

    /// The signallers that have not signalled; or, if all have, who runs the single statement.
    fn why_not_single(&self, task: TaskId, id: PhaserId) -> (Reason, Vec<TaskId>) {
        let phaser = self.phaser(id);
        if !phaser.has_arrived(task) {
            let wait = phaser.registration(task).expect("a registered task").wait;
            let missing = phaser.registrations().filter(|(_, one)| one.mode.signals() && one.signal <= wait);
            return (Reason::Phase(id), missing.map(|(task, _)| task).collect());
        }
        let runner = match phaser.single().map(|one| one.state) {
            Some(SingleState::Running(runner)) => vec![runner],
            _ => Vec::new(),
        };
        (Reason::Single(id), runner)
    }

    /// A cycle of blocked tasks, each of which waits for the next, and the last for the first.
    pub fn cycle(&self) -> Option<Vec<TaskId>> {
        let mut finished: std::collections::BTreeSet<TaskId> = std::collections::BTreeSet::new();
        for start in self.tasks() {
            // A walk from `start`: each task on the way with those it waits for and has not tried.
            let mut way: Vec<(TaskId, Vec<TaskId>)> = Vec::new();
            let mut next = Some(start);
            loop {
                if let Some(task) = next.take() {
                    if let Some(position) = way.iter().position(|(earlier, _)| *earlier == task) {
                        return Some(way[position..].iter().map(|(task, _)| *task).collect());
                    }
                    if !finished.contains(&task) {
                        let releasers =
                            self.why_blocked(task).map_or(Vec::new(), |blocked| blocked.releasers);
                        way.push((task, releasers));
                    }
                }
                let Some((task, releasers)) = way.last_mut() else { break };
                next = releasers.pop();
                if next.is_none() {
                    finished.insert(*task);
                    way.pop();
                }
            }
        }
        None
    }
}
