//! What the control state alone says about the head of a task.

use super::location::{ControlGraph, Location, Operation};
use super::state::{Control, PhaserIndex, Stage, bits};
use crate::lang::program::{
    Atomic, BooleanId, Expression, Integer, LimitKind, Mode, Number, PhaseLimit, Values, VariableId,
};

/// A way in which the head of a task may be blocked on a phaser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocking {
    /// It waits: blocked by signallers that have not passed its wait phase.
    Wait(PhaserIndex),
    /// It signals a bounded phaser: blocked by waiters that are this far behind.
    Signal(PhaserIndex, u32),
}

/// The booleans as a task reads them.
fn reader(control: &Control, task: usize) -> impl Fn(BooleanId) -> bool + '_ {
    move |boolean| match boolean.local() {
        Some(local) => control.tasks[task].locals >> local & 1 == 1,
        None => control.booleans >> boolean.0 & 1 == 1,
    }
}

impl ControlGraph<'_> {
    /// The location of a task.
    pub fn at(&self, control: &Control, task: usize) -> &Location {
        self.location(control.tasks[task].location)
    }

    /// The values an expression may take.
    pub(crate) fn values(&self, control: &Control, task: usize, expression: &Expression) -> Values {
        expression.values(&reader(control, task))
    }

    /// The value that the task is about to give to an integer; none when it leaves the integer's range.
    pub(super) fn integer_value(
        control: &Control,
        task: usize,
        integer: Integer,
        value: &Number,
    ) -> Option<i64> {
        Some(value.value(&reader(control, task))).filter(|value| integer.holds(*value))
    }

    /// The task stands inside an `atomic`. Nothing that waits stands there; an error ends the run.
    fn holds_all(&self, control: &Control, task: usize) -> bool {
        self.at(control, task).atomic == Atomic::Inside
    }

    /// Another task is inside an `atomic`, so that this one may not move.
    pub(crate) fn is_held(&self, control: &Control, task: usize) -> bool {
        self.atomics
            && !self.holds_all(control, task)
            && (0..control.tasks.len()).any(|other| other != task && self.holds_all(control, other))
    }

    /// Some task is inside an `atomic`: what others could see is not to be judged.
    pub(crate) fn is_between(&self, control: &Control) -> bool {
        self.atomics && (0..control.tasks.len()).any(|task| self.holds_all(control, task))
    }

    /// The head is a runtime error whatever the phases are.
    pub fn faults(&self, control: &Control, task: usize) -> bool {
        let held = |variable: &VariableId| control.held(task, variable.index());
        match &self.at(control, task).operation {
            Operation::Signal(variable) => !held(variable).is_some_and(|(_, mode)| mode.signals()),
            Operation::Wait(variable) => !held(variable).is_some_and(|(_, mode)| mode.waits()),
            Operation::Next { variable, .. } | Operation::Drop(variable) => held(variable).is_none(),
            Operation::SingleSignal { variable }
            | Operation::SingleWait { variable, .. }
            | Operation::SingleEnd(variable) => held(variable).is_none_or(|(_, mode)| mode != Mode::SigWait),
            Operation::Asynch { arguments, .. } => arguments.iter().any(|(variable, asked)| {
                held(variable).is_none_or(|(_, mode)| !asked.unwrap_or(mode).within(mode))
            }),
            Operation::NextAll(Some(only)) => only.iter().any(|variable| held(variable).is_none()),
            _ => false,
        }
    }

    /// The stage of `next;` with its starting set filled in.
    pub(crate) fn next_all(&self, control: &Control, task: usize) -> Stage {
        match control.tasks[task].stage {
            Stage::Start => {
                let mask = self.next_mask(control, task);
                match control.registered(task, Mode::signals) & mask {
                    0 => Stage::Waiting(control.registered(task, Mode::waits) & mask),
                    signals => Stage::Signalling(signals),
                }
            }
            other => other,
        }
    }

    /// The phasers that `next;` or `next(v1, v2);` is about.
    pub(super) fn next_mask(&self, control: &Control, task: usize) -> u64 {
        let Operation::NextAll(Some(only)) = &self.at(control, task).operation else { return u64::MAX };
        let held = only.iter().filter_map(|variable| control.held(task, variable.index()));
        held.fold(0, |mask, (phaser, _)| mask | 1 << phaser.index())
    }

    /// The phasers that the head waits on, as a mask; 0 when it faults.
    pub fn waits_on(&self, control: &Control, task: usize) -> u64 {
        if self.faults(control, task) {
            return 0;
        }
        let mask = |variable: &VariableId| {
            control.held(task, variable.index()).map_or(0, |(phaser, _)| 1 << phaser.index())
        };
        match &self.at(control, task).operation {
            Operation::Wait(variable) | Operation::SingleWait { variable, .. } => mask(variable),
            Operation::Next { variable, .. } => {
                let held = control.held(task, variable.index());
                if held.is_some_and(|(_, mode)| !mode.signals()) { mask(variable) } else { 0 }
            }
            Operation::NextAll(_) => match self.next_all(control, task) {
                Stage::Waiting(pending) => pending,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// The phasers that the head signals, as a mask; 0 when it faults.
    pub fn signals_on(&self, control: &Control, task: usize) -> u64 {
        if self.faults(control, task) {
            return 0;
        }
        let mask = |variable: &VariableId| match control.held(task, variable.index()) {
            Some((phaser, mode)) if mode.signals() => 1 << phaser.index(),
            _ => 0,
        };
        match &self.at(control, task).operation {
            Operation::Signal(variable)
            | Operation::Next { variable, .. }
            | Operation::SingleSignal { variable } => mask(variable),
            Operation::NextAll(_) => match self.next_all(control, task) {
                Stage::Signalling(pending) => pending,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Where the head of a task may be blocked.
    pub fn blockings(&self, control: &Control, task: usize) -> Vec<Blocking> {
        let waits =
            bits(self.waits_on(control, task)).map(|phaser| Blocking::Wait(PhaserIndex(phaser as u8)));
        let signals = bits(self.signals_on(control, task)).filter_map(|phaser| {
            let bound = control.phasers[phaser].bound?;
            Some(Blocking::Signal(PhaserIndex(phaser as u8), bound))
        });
        waits.chain(signals).collect()
    }

    /// The assertion at the head may fail, or an integer leave its range.
    pub fn assertion_fails(&self, control: &Control, task: usize) -> bool {
        let fails = match &self.at(control, task).operation {
            Operation::Assert(condition) => self.values(control, task, condition).may_fail,
            Operation::AssignInteger { integer, value } => {
                Self::integer_value(control, task, *integer, value).is_none()
            }
            _ => false,
        };
        fails && !self.is_held(control, task)
    }

    /// The heads of both access one boolean or integer and the first writes it. Two `atomic` never race.
    pub fn races(&self, control: &Control, first: usize, second: usize) -> bool {
        let (first, second) = (self.at(control, first), self.at(control, second));
        let atomic = first.atomic != Atomic::No && second.atomic != Atomic::No;
        let met = first.uses.writes & (second.uses.reads | second.uses.writes);
        !atomic && met & !self.program.volatile != 0
    }

    /// Both stand at labels that exclude each other.
    pub fn excluded(&self, control: &Control, first: usize, second: usize) -> bool {
        let labels = (self.at(control, first).label, self.at(control, second).label);
        let (Some(first), Some(second)) = labels else { return false };
        self.program.never.contains(&(first, second))
    }

    /// The task is about to end while registered.
    pub fn leaks(&self, control: &Control, task: usize) -> bool {
        self.at(control, task).operation == Operation::Exit
            && control.phasers.iter().any(|phaser| phaser.modes[task].is_some())
    }

    /// The phasers a limit speaks of.
    pub fn meant<'a>(
        &'a self,
        control: &'a Control,
        limit: &'a PhaseLimit,
    ) -> impl Iterator<Item = usize> + 'a {
        let name = self.limited_names.iter().position(|name| *name == limit.variable);
        (0..control.phasers.len()).filter(move |phaser| {
            let created = control.phasers[*phaser].created_as.map(usize::from) == name && name.is_some();
            created
                || (0..control.tasks.len()).any(|task| self.holds(control, task, *phaser, &limit.variable))
        })
    }

    fn holds(&self, control: &Control, task: usize, phaser: usize, name: &str) -> bool {
        let state = &control.tasks[task];
        let held = |variable: usize| state.variables[variable] == Some(PhaserIndex(phaser as u8));
        let definition = self.definition_of(state.location);
        definition.is_some_and(|definition| {
            let names = &definition.variables;
            (0..state.variables.len()).any(|variable| names[variable] == name && held(variable))
        })
    }

    /// The limits of one kind.
    pub fn limits(&self, kind: LimitKind) -> impl Iterator<Item = &PhaseLimit> {
        self.program.limits.iter().filter(move |limit| limit.kind == kind)
    }
}
