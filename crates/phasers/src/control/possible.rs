//! What a task may do in a control state, phases ignored.

use super::location::{ControlGraph, Operation};
use super::state::{Control, PhaserIndex, bits};
use super::step::{Caps, Decision, Effect, Possible};
use crate::lang::program::{Mode, SignalRule, VariableId};

impl ControlGraph<'_> {
    /// What a task may do, phases ignored. True when a cap keeps it from going on.
    pub fn possible(&self, control: &Control, task: usize, caps: Caps, out: &mut Vec<Possible>) -> bool {
        out.clear();
        if self.faults(control, task) || self.is_held(control, task) {
            return false;
        }
        let mut add = |decision, effect| out.push(Possible { decision, effect });
        match &self.at(control, task).operation {
            Operation::Done => {}
            Operation::Assign { value: condition, .. } | Operation::Branch { condition, .. } => {
                let values = self.values(control, task, condition);
                for value in [false, true] {
                    if values.contains(value) {
                        add(Decision::Value(value), Effect::None);
                    }
                }
            }
            Operation::Assert(condition) | Operation::Await(condition) => {
                if self.values(control, task, condition).may_hold {
                    add(Decision::Only, Effect::None);
                }
            }
            Operation::AssignInteger { integer, value } => {
                if Self::integer_value(control, task, *integer, value).is_some() {
                    add(Decision::Only, Effect::None);
                }
            }
            Operation::Skip => add(Decision::Only, Effect::None),
            Operation::NewPhaser { .. } => {
                if control.phasers.len() >= caps.phasers {
                    return true;
                }
                add(Decision::Only, Effect::New);
            }
            Operation::Asynch { arguments, .. } => {
                if control.tasks.len() >= caps.tasks {
                    return true;
                }
                add(Decision::Only, Effect::Spawn(passed(control, task, arguments)));
            }
            Operation::SingleEnd(variable) => {
                if let Some((phaser, _)) = control.held(task, variable.index()) {
                    add(Decision::Only, Effect::SingleEnd(phaser));
                }
            }
            Operation::Drop(variable) => {
                if let Some((phaser, _)) = control.held(task, variable.index()) {
                    add(Decision::Only, Effect::Drop(phaser));
                }
            }
            Operation::Exit => add(Decision::Only, Effect::Exit),
            Operation::Signal(_)
            | Operation::Wait(_)
            | Operation::Next { .. }
            | Operation::SingleSignal { .. }
            | Operation::SingleWait { .. }
            | Operation::NextAll(_) => self.phaser_steps(control, task, out),
        }
        false
    }

    fn phaser_steps(&self, control: &Control, task: usize, out: &mut Vec<Possible>) {
        let operation = &self.at(control, task).operation;
        let all = matches!(operation, Operation::NextAll(_));
        let single = matches!(operation, Operation::SingleWait { .. });
        let waits = self.waits_on(control, task);
        let signals = self.signals_on(control, task);
        if all && waits == 0 && signals == 0 {
            out.push(Possible { decision: Decision::Only, effect: Effect::None });
        }
        let decision = |phaser| if all { Decision::Phaser(phaser) } else { Decision::Only };
        for phaser in bits(waits) {
            let running = control.phasers[phaser].running.is_some();
            let phaser = PhaserIndex(phaser as u8);
            let mut add = |effect| out.push(Possible { decision: decision(phaser), effect });
            if !self.singles {
                add(Effect::Wait(phaser));
                continue;
            }
            add(Effect::WaitPassing(phaser));
            if !running {
                add(if single { Effect::SingleEnter(phaser) } else { Effect::WaitCompleting(phaser) });
            }
        }
        for phaser in bits(signals) {
            let mode = control.phasers[phaser].modes[task];
            let phaser = PhaserIndex(phaser as u8);
            out.push(Possible { decision: decision(phaser), effect: Effect::Signal(phaser) });
            let idempotent = self.program.options.signal == SignalRule::Idempotent;
            if idempotent && mode == Some(Mode::SigWait) {
                out.push(Possible { decision: decision(phaser), effect: Effect::SignalIgnored(phaser) });
            }
        }
    }
}

/// The phasers an asynch passes on, each once, with the union of the modes asked for.
pub(super) fn passed(
    control: &Control,
    task: usize,
    arguments: &[(VariableId, Option<Mode>)],
) -> Vec<(PhaserIndex, Mode)> {
    let mut list: Vec<(PhaserIndex, Mode)> = Vec::new();
    for (variable, asked) in arguments {
        let Some((phaser, own)) = control.held(task, variable.index()) else { continue };
        let mode = asked.unwrap_or(own);
        match list.iter_mut().find(|(earlier, _)| *earlier == phaser) {
            Some((_, earlier)) => *earlier = earlier.union(mode),
            None => list.push((phaser, mode)),
        }
    }
    list
}
