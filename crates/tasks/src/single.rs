//! `next` with a single statement.
//!
//! Once all signallers of the phase have signalled, whichever of the tasks that brought a statement
//! is scheduled first runs it: that choice belongs to the schedule. No wait in the phase passes
//! before the statement has ended.

use crate::kept::Pending;
use crate::kept::Phases;
use crate::misuse::BlockingOperation;
use crate::phaser::{PhaserMode, SingleState};
use crate::phasing::{PhaserOperation, signalled, waited};
use crate::world::{Attempt, World};
use crate::{Misuse, PhaserId, TaskId};

impl World {
    /// `next` with a single statement: whether this task must run it.
    pub fn try_enter_single(&mut self, task: TaskId) -> Result<Attempt<bool>, Misuse> {
        let (mut phases, single) = match &self.task(task).pending {
            Some(Pending::Single { phases, phaser }) => (phases.clone(), *phaser),
            _ => self.begin_single(task)?,
        };
        let arrived = self.advance(task, &mut phases) && self.phaser(single).has_arrived(task);
        let phase = self.registration(task, single).expect("a registered task").wait;
        let wanted = self.phaser(single).single().filter(|one| one.phase == phase).map(|one| one.state);
        let outcome = match wanted {
            _ if !arrived => Err(Pending::Single { phases, phaser: single }),
            Some(SingleState::Running(_)) => Err(Pending::Single { phases, phaser: single }),
            Some(SingleState::Wanted) => {
                self.entry_mut(single).phaser.set_single(SingleState::Running(task));
                let length = self.phasers.get(single).expect("a phaser").arrived_by(phase);
                self.lengthen(task, length);
                Ok(true)
            }
            Some(SingleState::Ended) | None => {
                self.pass_one(task, single);
                Ok(false)
            }
        };
        Ok(self.settle(task, outcome))
    }

    fn begin_single(&mut self, task: TaskId) -> Result<(Phases, PhaserId), Misuse> {
        self.check_not_isolated(task, BlockingOperation::Next)?;
        let targets = self.targets(task, None, PhaserOperation::Next)?;
        let mut singles = targets.iter().filter(|(_, mode)| *mode == PhaserMode::SigWaitSingle);
        let (Some((single, _)), None) = (singles.next(), singles.next()) else {
            return Err(Misuse::NoSingle);
        };
        let mut waits = waited(&targets);
        waits.retain(|phaser| phaser != single);
        self.entry_mut(*single).phaser.want_single(task);
        Ok((Phases { signals: signalled(&targets), waits }, *single))
    }

    /// Whether a blocked [`Self::try_enter_single`] would get on.
    pub(crate) fn can_enter_single(&self, task: TaskId, phases: &Phases, single: PhaserId) -> bool {
        if !phases.signals.is_empty() || !phases.waits.is_empty() {
            return self.can_advance(task, phases);
        }
        let phaser = self.phaser(single);
        let phase = phaser.registration(task).expect("a registered task").wait;
        let running = |state| matches!(state, SingleState::Running(_));
        phaser.has_arrived(task)
            && !phaser.single().is_some_and(|one| one.phase == phase && running(one.state))
    }

    /// The phaser whose single statement a task runs, and the phase.
    pub fn single_run_by(&self, task: TaskId) -> Option<(PhaserId, i64)> {
        let running = |phaser: &&PhaserId| {
            self.phaser(**phaser).single().is_some_and(|one| one.state == SingleState::Running(task))
        };
        let single = *self.task(task).phasers.iter().find(running)?;
        Some((single, self.registration(task, single)?.wait))
    }

    /// Ends the single statement that the task runs, and its phase.
    pub fn leave_single(&mut self, task: TaskId) -> Result<(), Misuse> {
        let (single, phase) = self.single_run_by(task).ok_or(Misuse::NotInSingle)?;
        let length = self.task(task).path_length;
        let metrics = self.options.metrics;
        let entry = self.entry_mut(single);
        entry.phaser.set_single(SingleState::Ended);
        if metrics {
            // Who passes the phase has waited for the statement as well.
            entry.note_arrival(phase, length);
        }
        self.pass_one(task, single);
        Ok(())
    }
}
