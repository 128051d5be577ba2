//! Registration of children on phasers, and the end of registrations.

use crate::phaser::PhaserMode;
use crate::phasing::PhaserOperation;
use crate::world::{SpawnSpec, World};
use crate::{FinishId, Misuse, PhaserId, TaskId};

impl World {
    pub(crate) fn check_registrations(
        &self,
        parent: TaskId,
        spec: &SpawnSpec<'_>,
    ) -> Result<Vec<(PhaserId, PhaserMode)>, Misuse> {
        let mut chosen: Vec<(PhaserId, PhaserMode)> = Vec::with_capacity(spec.phasers.len());
        for (phaser, mode) in spec.phasers {
            let held = self.registration(parent, *phaser).ok_or(Misuse::ParentNotRegistered)?.mode;
            if !self.rules.any_mode && !held.covers(*mode) {
                return Err(Misuse::AboveParent { child: *mode, parent: held });
            }
            if chosen.iter().any(|(earlier, _)| earlier == phaser) {
                return Err(Misuse::RegisteredTwice);
            }
            chosen.push((*phaser, *mode));
        }
        if spec.inherit_phasers {
            for phaser in &self.task(parent).phasers {
                if chosen.iter().all(|(earlier, _)| earlier != phaser) {
                    let held = self.registration(parent, *phaser).expect("a listed registration");
                    chosen.push((*phaser, held.mode));
                }
            }
        }
        Ok(chosen)
    }

    pub(crate) fn register_child(
        &mut self,
        parent: TaskId,
        child: TaskId,
        chosen: Vec<(PhaserId, PhaserMode)>,
    ) {
        for (phaser, mode) in chosen {
            self.entry_mut(phaser).phaser.register_child(parent, child, mode);
            self.task_mut(child).phasers.push(phaser);
        }
    }

    /// Ends a task's registration.
    pub fn drop_phaser(&mut self, task: TaskId, phaser: PhaserId) -> Result<(), Misuse> {
        self.registration_for(task, phaser, PhaserOperation::Drop)?;
        self.task_mut(task).phasers.retain(|other| *other != phaser);
        self.drop_one(task, phaser);
        Ok(())
    }

    fn drop_one(&mut self, task: TaskId, phaser: PhaserId) {
        let length = self.task(task).path_length;
        let metrics = self.options.metrics;
        let entry = self.entry_mut(phaser);
        let registration = entry.phaser.registration(task).expect("a listed registration");
        entry.phaser.drop_task(task);
        if metrics && registration.mode.signals() {
            entry.note_arrival(registration.signal, length);
        }
        if entry.phaser.is_empty() {
            self.phasers.remove(phaser);
        }
    }

    pub(crate) fn drop_all_phasers(&mut self, task: TaskId) {
        if self.task(task).phasers.is_empty() {
            return;
        }
        for phaser in std::mem::take(&mut self.task_mut(task).phasers) {
            self.drop_one(task, phaser);
        }
    }

    /// Drops the registrations of a task on phasers that it created within a finish scope.
    pub(crate) fn drop_phasers_of_scope(&mut self, task: TaskId, scope: FinishId) {
        let created = |phaser: &PhaserId| {
            let entry = self.phasers.get(*phaser).expect("a phaser with registrations");
            entry.creator == task && entry.scope == scope
        };
        let dropped: Vec<PhaserId> = self.task(task).phasers.iter().copied().filter(created).collect();
        for phaser in dropped {
            self.task_mut(task).phasers.retain(|other| *other != phaser);
            self.drop_one(task, phaser);
        }
    }
}
