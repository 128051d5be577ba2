//! What the world keeps of scopes, futures, phasers and the operations that tasks wait in.

use crate::hash::mix;
use crate::isolation::Isolated;
use crate::path::TaskPath;
use crate::phaser::Phaser;
use crate::{AccumulatorId, ActorId, Awaited, FinishId, FutureId, ObjectId, PhaserId, TaskId};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub(crate) struct Finish {
    /// A name that does not depend on the schedule.
    pub(crate) name: u64,
    /// The task that opened the scope and waits at its end; none for the program's own.
    #[cfg(test)]
    pub(crate) owner: Option<TaskId>,
    /// The scope around it.
    pub(crate) parent: Option<FinishId>,
    /// How many live tasks have this as their immediately enclosing finish.
    pub(crate) live: u32,
    /// What its ended tasks failed with.
    pub(crate) failures: Vec<(TaskPath, ObjectId)>,
    pub(crate) accumulators: Vec<AccumulatorId>,
    /// What may make its tasks useless.
    pub(crate) eureka: Option<ObjectId>,
    /// The longest critical path of its ended tasks.
    pub(crate) path_length: u64,
}

impl Finish {
    pub(crate) fn root(name: u64) -> Self {
        Finish {
            name: mix(name, 0),
            #[cfg(test)]
            owner: None,
            parent: None,
            live: 0,
            failures: Vec::new(),
            accumulators: Vec::new(),
            eureka: None,
            path_length: 0,
        }
    }

    /// In the order of the tasks' paths, which does not depend on the schedule.
    pub(crate) fn sorted_failures(&self) -> Vec<(TaskPath, ObjectId)> {
        let mut failures = self.failures.clone();
        failures.sort_by(|left, right| left.0.cmp(&right.0));
        failures
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Future {
    pub(crate) state: FutureState,
    /// The task that will resolve it, if one was named.
    pub(crate) owner: Option<TaskId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FutureState {
    Open,
    /// Someone has the right to resolve it.
    Claimed,
    /// Kept for metrics only.
    Resolved {
        path_length: u64,
    },
}

/// What is left to do of an operation on phasers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Phases {
    pub(crate) signals: Vec<PhaserId>,
    pub(crate) waits: Vec<PhaserId>,
}

/// A phaser, where it was created, and what its metrics need.
#[derive(Clone, Debug)]
pub(crate) struct PhaserEntry {
    pub(crate) phaser: Phaser,
    pub(crate) creator: TaskId,
    pub(crate) scope: FinishId,
    /// The critical path that a wait in the given phase or later joins, sorted by phase.
    pub(crate) arrivals: Vec<(i64, u64)>,
}

impl PhaserEntry {
    pub(crate) fn note_arrival(&mut self, phase: i64, length: u64) {
        let position = self.arrivals.partition_point(|(earlier, _)| *earlier < phase);
        match self.arrivals.get_mut(position) {
            Some((same, longest)) if *same == phase => *longest = (*longest).max(length),
            _ => self.arrivals.insert(position, (phase, length)),
        }
        // Phases that no one will wait for any more need not be told apart.
        let slowest = self.phaser.slowest_waiter().unwrap_or(phase);
        while self.arrivals.len() > 1 && self.arrivals[1].0 <= slowest {
            let (_, length) = self.arrivals.remove(0);
            self.arrivals[0].1 = self.arrivals[0].1.max(length);
        }
    }

    pub(crate) fn arrived_by(&self, phase: i64) -> u64 {
        self.arrivals
            .iter()
            .filter(|(earlier, _)| *earlier <= phase)
            .map(|(_, length)| *length)
            .max()
            .unwrap_or(0)
    }
}

/// The operation that a task is blocked in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    Finish(FinishId),
    Future(FutureId),
    AnyFuture(Arc<[FutureId]>),
    Isolated(Isolated),
    Phases(Phases),
    Single {
        phases: Phases,
        phaser: PhaserId,
    },
    Receive(ActorId),
    Message(ActorId, ObjectId),
    /// A construct, and what it is to come to.
    Construct(ObjectId, Awaited, u64),
}
