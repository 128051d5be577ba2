//! Steps of the control state, phases ignored: what a task may do and what that does to the phases.

use super::location::{ControlGraph, LocationId, Operation};
use super::possible::passed;
use super::state::{Control, PhaserControl, PhaserIndex, Stage, TaskControl, TaskIndex, bits};
use crate::lang::program::{BooleanId, DefinitionId, ExitRule, Mode, VariableId};

/// The most tasks and phasers that may exist at one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caps {
    /// `t*` of the paper.
    pub tasks: usize,
    /// `p*` of the paper.
    pub phasers: usize,
}

/// What a step decides beside whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing.
    Only,
    /// The value assigned or the branch taken.
    Value(bool),
    /// The phaser that `next;` serves.
    Phaser(PhaserIndex),
}

/// What a step does to phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// A phaser comes last in the target, its creator at (0, 0).
    New,
    /// A task comes last in the target and copies its parent on these phasers.
    Spawn(Vec<(PhaserIndex, Mode)>),
    /// `s_t := s_t + 1`.
    Signal(PhaserIndex),
    /// A second signal of a SIG_WAIT task under `signal=idempotent`: only when `s_t > w_t`.
    SignalIgnored(PhaserIndex),
    /// `w_t := w_t + 1`, when every signaller is past `w_t`.
    Wait(PhaserIndex),
    /// The same in programs with singles, the first to pass: needs `a_p = w_t`, also `a_p := a_p + 1`.
    WaitCompleting(PhaserIndex),
    /// The same when the phase is complete: needs `a_p > w_t`.
    WaitPassing(PhaserIndex),
    /// Enters the block of a single: needs `a_p = w_t` and every signaller past `w_t`.
    SingleEnter(PhaserIndex),
    /// Leaves it: `a_p := a_p + 1; w_t := w_t + 1`.
    SingleEnd(PhaserIndex),
    /// The task leaves the phaser.
    Drop(PhaserIndex),
    /// The task leaves everything.
    Exit,
}

/// One thing a task may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    /// What it decides.
    pub decision: Decision,
    /// What it does to phases; the engine judges whether they allow it.
    pub effect: Effect,
}

/// The control state after a step, and where everything went.
#[derive(Clone, Debug)]
pub struct Advanced {
    /// The state.
    pub control: Control,
    /// New position of each old task.
    pub task_map: Vec<Option<TaskIndex>>,
    /// New position of each old phaser.
    pub phaser_map: Vec<Option<PhaserIndex>>,
}

impl ControlGraph<'_> {
    /// The control state after a possible step.
    pub fn advance(&self, control: &Control, task: usize, possible: &Possible) -> Advanced {
        let mut next = control.clone();
        let location = self.at(control, task);
        let taken = possible.decision == Decision::Value(true);
        let mut target = location.next;
        match &location.operation {
            Operation::Assign { boolean, .. } => {
                set(&mut next, task, *boolean, taken);
            }
            Operation::AssignInteger { integer, value } => {
                let value = Self::integer_value(control, task, *integer, value);
                // It is a possible step only when the value is in range.
                for (bit, one) in integer.bits(value.unwrap_or(integer.first)) {
                    set(&mut next, task, bit, one);
                }
            }
            Operation::Branch { then, .. } if taken => target = *then,
            Operation::NewPhaser { variable, mode, bound } => {
                self.create(&mut next, task, *variable, *mode, *bound);
            }
            Operation::Asynch { task: definition, arguments } => {
                self.spawn(&mut next, control, task, *definition, arguments);
            }
            Operation::Next { variable, wait } => {
                let held = control.held(task, variable.index());
                if held.is_some_and(|(_, mode)| mode == Mode::SigWait) {
                    target = *wait;
                }
            }
            Operation::SingleWait { body, .. } => {
                if let Effect::SingleEnter(phaser) = possible.effect {
                    target = *body;
                    next.phasers[phaser.index()].running = Some(TaskIndex(task as u8));
                }
            }
            Operation::SingleEnd(_) => {
                if let Effect::SingleEnd(phaser) = possible.effect {
                    next.phasers[phaser.index()].running = None;
                }
            }
            Operation::NextAll(_) => {
                if let Some(stage) = self.next_all_after(control, task, possible.decision) {
                    next.tasks[task].stage = stage;
                    target = control.tasks[task].location;
                } else {
                    next.tasks[task].stage = Stage::Start;
                }
            }
            Operation::Drop(_) => {
                if let Effect::Drop(phaser) = possible.effect {
                    next.phasers[phaser.index()].modes[task] = None;
                    let points = |held: &&mut Option<PhaserIndex>| **held == Some(phaser);
                    next.tasks[task].variables.iter_mut().filter(points).for_each(|held| *held = None);
                }
            }
            Operation::Exit => return self.end(next, task),
            _ => {}
        }
        next.tasks[task].location = target;
        let mut advanced = self.collect(next, None);
        // What the step has made comes last and has no old position.
        advanced.task_map.truncate(control.tasks.len());
        advanced.phaser_map.truncate(control.phasers.len());
        advanced
    }

    /// The stage of `next;` after serving a phaser; none when it is through.
    fn next_all_after(&self, control: &Control, task: usize, decision: Decision) -> Option<Stage> {
        let Decision::Phaser(phaser) = decision else { return None };
        let without = |mask: u64| mask & !(1 << phaser.index());
        let stage = match self.next_all(control, task) {
            Stage::Signalling(pending) if without(pending) != 0 => Stage::Signalling(without(pending)),
            Stage::Signalling(_) => {
                Stage::Waiting(control.registered(task, Mode::waits) & self.next_mask(control, task))
            }
            Stage::Waiting(pending) => Stage::Waiting(without(pending)),
            Stage::Start => return None,
        };
        (stage != Stage::Waiting(0)).then_some(stage)
    }

    fn create(&self, next: &mut Control, task: usize, variable: VariableId, mode: Mode, bound: Option<u32>) {
        let definition = self.definition_of(next.tasks[task].location);
        let name = definition.map(|definition| &definition.variables[variable.index()]);
        let created_as = self.limited_names.iter().position(|limited| Some(limited) == name);
        let mut modes = vec![None; next.tasks.len()];
        modes[task] = Some(mode);
        let created_as = created_as.map(|index| index as u8);
        next.tasks[task].variables[variable.index()] = Some(PhaserIndex(next.phasers.len() as u8));
        next.phasers.push(PhaserControl { modes, bound, running: None, created_as });
    }

    fn spawn(
        &self,
        next: &mut Control,
        control: &Control,
        task: usize,
        definition: DefinitionId,
        arguments: &[(VariableId, Option<Mode>)],
    ) {
        let mut child = TaskControl::entering(self, definition);
        for (position, (variable, _)) in arguments.iter().enumerate() {
            child.variables[position] = control.tasks[task].variables[variable.index()];
        }
        next.tasks.push(child);
        next.phasers.iter_mut().for_each(|phaser| phaser.modes.push(None));
        for (phaser, mode) in passed(control, task, arguments) {
            next.phasers[phaser.index()].modes[control.tasks.len()] = Some(mode);
        }
    }

    fn end(&self, mut next: Control, task: usize) -> Advanced {
        let registered = next.phasers.iter().any(|phaser| phaser.modes[task].is_some());
        if self.program.options.exit == ExitRule::Stays && registered {
            let state = &mut next.tasks[task];
            *state =
                TaskControl { location: self.done, stage: Stage::Start, variables: Vec::new(), locals: 0 };
            return self.collect(next, None);
        }
        for phaser in &mut next.phasers {
            phaser.modes[task] = None;
        }
        self.collect(next, Some(task))
    }

    fn is_done(&self, location: LocationId) -> bool {
        location == self.done
    }

    /// Removes the ended task, dead phasers and done tasks without registrations, and renumbers.
    fn collect(&self, mut next: Control, ended: Option<usize>) -> Advanced {
        let alive = |phaser: &PhaserControl, tasks: &[TaskControl]| {
            let mut members = phaser.modes.iter().enumerate().filter(|(_, mode)| mode.is_some());
            members.any(|(task, _)| !self.is_done(tasks[task].location))
        };
        let keep_phaser: Vec<bool> = next.phasers.iter().map(|phaser| alive(phaser, &next.tasks)).collect();
        let registered = |task: usize| {
            let kept = next.phasers.iter().zip(&keep_phaser).filter(|(_, keep)| **keep);
            kept.into_iter().any(|(phaser, _)| phaser.modes[task].is_some())
        };
        let keep_task: Vec<bool> = (0..next.tasks.len())
            .map(|task| ended != Some(task) && (!self.is_done(next.tasks[task].location) || registered(task)))
            .collect();
        let task_map: Vec<Option<TaskIndex>> =
            positions(&keep_task).map(|position| position.map(TaskIndex)).collect();
        let phaser_map: Vec<Option<PhaserIndex>> =
            positions(&keep_phaser).map(|position| position.map(PhaserIndex)).collect();
        if keep_task.iter().all(|keep| *keep) && keep_phaser.iter().all(|keep| *keep) {
            return Advanced { control: next, task_map, phaser_map };
        }
        retain(&mut next.tasks, &keep_task);
        retain(&mut next.phasers, &keep_phaser);
        for phaser in &mut next.phasers {
            retain(&mut phaser.modes, &keep_task);
            phaser.running = phaser.running.and_then(|task| task_map[task.index()]);
        }
        let moved = |mask: u64| {
            bits(mask).filter_map(|bit| phaser_map[bit]).fold(0, |mask, to| mask | 1 << to.index())
        };
        for task in &mut next.tasks {
            for held in &mut task.variables {
                *held = held.and_then(|phaser| phaser_map[phaser.index()]);
            }
            task.stage = match task.stage {
                Stage::Start => Stage::Start,
                Stage::Signalling(mask) => Stage::Signalling(moved(mask)),
                Stage::Waiting(mask) => Stage::Waiting(moved(mask)),
            };
        }
        Advanced { control: next, task_map, phaser_map }
    }
}

/// Sets a boolean as a task names it.
fn set(control: &mut Control, task: usize, boolean: BooleanId, value: bool) {
    let (word, bit) = match boolean.local() {
        Some(local) => (&mut control.tasks[task].locals, local),
        None => (&mut control.booleans, boolean.0),
    };
    *word = *word & !(1 << bit) | (u64::from(value) << bit);
}

fn positions(keep: &[bool]) -> impl Iterator<Item = Option<u8>> + '_ {
    let mut next = 0;
    keep.iter().map(move |keep| {
        keep.then(|| {
            next += 1;
            next - 1
        })
    })
}

fn retain<T>(list: &mut Vec<T>, keep: &[bool]) {
    let mut keep = keep.iter();
    list.retain(|_| *keep.next().unwrap_or(&true));
}
