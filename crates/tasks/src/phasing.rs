//! What tasks do with phasers.
//!
//! `next` on several phasers signals all of them before it waits on any. A task that waits on
//! several goes on in each as soon as it can, so it never holds up a bounded signaller of one
//! phaser while it waits for another.

use crate::kept::Pending;
use crate::kept::{PhaserEntry, Phases};
use crate::misuse::BlockingOperation;
use crate::phaser::{Phaser, PhaserMode, Registration};
use crate::world::{Attempt, World};
use crate::{Misuse, PhaserId, TaskId};
use std::fmt;
use std::sync::Arc;

/// An operation that needs a registration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaserOperation {
    /// `signal`.
    Signal,
    /// `doWait`.
    Wait,
    /// `next`.
    Next,
    /// `drop`.
    Drop,
    /// `getSigPhase`.
    SignalPhase,
    /// `getWaitPhase`.
    WaitPhase,
    /// `getPhaserMode`.
    Mode,
}

impl fmt::Display for PhaserOperation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            PhaserOperation::Signal => "signal",
            PhaserOperation::Wait => "doWait",
            PhaserOperation::Next => "next",
            PhaserOperation::Drop => "drop",
            PhaserOperation::SignalPhase => "getSigPhase",
            PhaserOperation::WaitPhase => "getWaitPhase",
            PhaserOperation::Mode => "getPhaserMode",
        })
    }
}

impl World {
    /// Makes an object a phaser with the task registered; bound 0 for none.
    pub fn new_phaser(
        &mut self,
        task: TaskId,
        id: PhaserId,
        mode: PhaserMode,
        bound: i32,
    ) -> Result<(), Misuse> {
        let bound = u32::try_from(bound).map_err(|_| Misuse::NegativeBound(bound))?;
        let phaser = Phaser::new(task, mode, Some(bound).filter(|bound| *bound > 0));
        let entry = PhaserEntry { phaser, creator: task, scope: self.innermost(task), arrivals: Vec::new() };
        self.phasers.insert(id, Arc::new(entry));
        self.task_mut(task).phasers.push(id);
        Ok(())
    }

    pub(crate) fn phaser(&self, id: PhaserId) -> &Phaser {
        &self.phasers.get(id).expect("a phaser with registrations").phaser
    }

    /// The phase that the slowest of those who wait on a phaser waits for, if any does.
    pub fn slowest_wait(&self, id: PhaserId) -> Option<i64> {
        self.phasers.get(id)?.phaser.slowest_waiter()
    }

    /// The least phase of all registrations of a phaser that has any: no later signal or wait is of one before it.
    pub fn phaser_base(&self, id: PhaserId) -> Option<i64> {
        self.phasers.get(id).map(|entry| entry.phaser.base())
    }

    /// The bound of a phaser that has registrations, if it has one.
    pub fn phaser_bound(&self, id: PhaserId) -> Option<u32> {
        self.phasers.get(id)?.phaser.bound()
    }

    pub(crate) fn entry_mut(&mut self, id: PhaserId) -> &mut PhaserEntry {
        Arc::make_mut(self.phasers.get_mut(id).expect("a phaser with registrations"))
    }

    /// A task's registration on a phaser.
    pub fn registration(&self, task: TaskId, id: PhaserId) -> Option<Registration> {
        self.phasers.get(id).and_then(|entry| entry.phaser.registration(task))
    }

    /// All registrations of a task, in the order in which it got them. Compared before and after an
    /// operation they tell which phases it signalled and passed.
    pub fn registrations_of(&self, task: TaskId) -> impl Iterator<Item = (PhaserId, Registration)> {
        let phasers = self.task(task).phasers.iter();
        phasers.filter_map(move |phaser| Some((*phaser, self.registration(task, *phaser)?)))
    }

    /// As [`Self::registration`], for an operation that needs one.
    pub fn registration_for(
        &self,
        task: TaskId,
        id: PhaserId,
        operation: PhaserOperation,
    ) -> Result<Registration, Misuse> {
        self.registration(task, id).ok_or(Misuse::NotRegistered(operation))
    }

    /// The phasers that an operation is about, with the task's modes.
    pub(crate) fn targets(
        &self,
        task: TaskId,
        phaser: Option<PhaserId>,
        operation: PhaserOperation,
    ) -> Result<Vec<(PhaserId, PhaserMode)>, Misuse> {
        if let Some(phaser) = phaser {
            return Ok(vec![(phaser, self.registration_for(task, phaser, operation)?.mode)]);
        }
        let phasers = &self.task(task).phasers;
        if phasers.is_empty() {
            return Err(Misuse::NoRegistration(operation));
        }
        let mode = |phaser: &PhaserId| self.registration(task, *phaser).expect("a listed registration").mode;
        Ok(phasers.iter().map(|phaser| (*phaser, mode(phaser))).collect())
    }

    /// Signals one phaser, or all that the task may signal.
    pub fn try_signal(&mut self, task: TaskId, phaser: Option<PhaserId>) -> Result<Attempt<()>, Misuse> {
        let operation = PhaserOperation::Signal;
        self.operate(task, |world| {
            let targets = world.targets(task, phaser, operation)?;
            let signals = signalled(&targets);
            if let (true, Some(_), [(_, mode)]) = (signals.is_empty(), phaser, &targets[..]) {
                return Err(Misuse::WrongMode { operation, mode: *mode });
            }
            if signals.is_empty() {
                return Err(Misuse::NothingToSignal);
            }
            if signals.iter().any(|phaser| world.phaser(*phaser).bound().is_some()) {
                world.check_not_isolated(task, BlockingOperation::BoundedSignal)?;
            }
            Ok(Phases { signals, waits: Vec::new() })
        })
    }

    /// Waits on one phaser, or on all that the task may wait on.
    pub fn try_wait(&mut self, task: TaskId, phaser: Option<PhaserId>) -> Result<Attempt<()>, Misuse> {
        let operation = PhaserOperation::Wait;
        self.operate(task, |world| {
            world.check_not_isolated(task, BlockingOperation::DoWait)?;
            let targets = world.targets(task, phaser, operation)?;
            let waits = waited(&targets);
            if let (true, Some(_), [(_, mode)]) = (waits.is_empty(), phaser, &targets[..]) {
                return Err(Misuse::WrongMode { operation, mode: *mode });
            }
            if waits.is_empty() {
                return Err(Misuse::NothingToWaitOn);
            }
            Ok(Phases { signals: Vec::new(), waits })
        })
    }

    /// Signals and then waits, as the modes allow, on one phaser or on all.
    pub fn try_next(&mut self, task: TaskId, phaser: Option<PhaserId>) -> Result<Attempt<()>, Misuse> {
        self.operate(task, |world| {
            world.check_not_isolated(task, BlockingOperation::Next)?;
            let targets = world.targets(task, phaser, PhaserOperation::Next)?;
            Ok(Phases { signals: signalled(&targets), waits: waited(&targets) })
        })
    }

    /// Begins an operation, or goes on with the one that the task is blocked in.
    fn operate(
        &mut self,
        task: TaskId,
        begin: impl FnOnce(&mut World) -> Result<Phases, Misuse>,
    ) -> Result<Attempt<()>, Misuse> {
        let mut phases = match &self.task(task).pending {
            Some(Pending::Phases(phases)) => phases.clone(),
            _ => begin(self)?,
        };
        let done = self.advance(task, &mut phases);
        Ok(self.settle(task, if done { Ok(()) } else { Err(Pending::Phases(phases)) }))
    }

    /// Does what can be done; whether that is all.
    pub(crate) fn advance(&mut self, task: TaskId, phases: &mut Phases) -> bool {
        phases.signals.retain(|phaser| {
            let held = self.phaser(*phaser).signal_is_held(task);
            if !held {
                self.signal_one(task, *phaser);
            }
            held
        });
        if !phases.signals.is_empty() {
            return false;
        }
        phases.waits.retain(|phaser| {
            let passes = self.phaser(*phaser).may_pass(task);
            if passes {
                self.pass_one(task, *phaser);
            }
            !passes
        });
        phases.waits.is_empty()
    }

    pub(crate) fn can_advance(&self, task: TaskId, phases: &Phases) -> bool {
        let signals = phases.signals.iter().any(|phaser| !self.phaser(*phaser).signal_is_held(task));
        let waits = || phases.waits.iter().any(|phaser| self.phaser(*phaser).may_pass(task));
        signals || (phases.signals.is_empty() && waits())
    }

    fn signal_one(&mut self, task: TaskId, phaser: PhaserId) {
        let length = self.task(task).path_length;
        let metrics = self.options.metrics;
        let entry = self.entry_mut(phaser);
        let before = entry.phaser.registration(task).expect("a registered task").signal;
        entry.phaser.signal(task);
        let after = entry.phaser.registration(task).expect("a registered task").signal;
        if metrics && before != after {
            entry.note_arrival(before, length);
        }
    }

    pub(crate) fn pass_one(&mut self, task: TaskId, phaser: PhaserId) {
        let entry = self.entry_mut(phaser);
        let phase = entry.phaser.registration(task).expect("a registered task").wait;
        entry.phaser.pass(task);
        let length = entry.arrived_by(phase);
        self.lengthen(task, length);
    }
}

pub(crate) fn signalled(targets: &[(PhaserId, PhaserMode)]) -> Vec<PhaserId> {
    targets.iter().filter(|(_, mode)| mode.signals()).map(|(phaser, _)| *phaser).collect()
}

pub(crate) fn waited(targets: &[(PhaserId, PhaserMode)]) -> Vec<PhaserId> {
    targets.iter().filter(|(_, mode)| mode.waits()).map(|(phaser, _)| *phaser).collect()
}
