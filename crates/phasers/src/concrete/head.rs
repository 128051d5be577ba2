//! The head of a task's sequence: what it does next, whether it may, and on what it is blocked.

use super::configuration::{Configuration, PhaserNumber, Registration, Stage, TaskNumber};
use crate::lang::Program;
use crate::lang::program::{BooleanId, LabelId, Mode, SignalRule, Statement, StatementKind, VariableId};

/// What a task does next.
#[derive(Clone, Copy, Debug)]
pub enum Head<'p> {
    /// A statement (its stage is with the task).
    Statement(&'p Statement),
    /// The body of a single has run; the phase completes.
    SingleEnd(&'p Statement),
    /// `exit`, or the end of the body, with its line.
    Exit(u32),
    /// Nothing: the task has ended and stays registered.
    Done,
}

/// Why a phaser statement is a runtime error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The variable does not hold a phaser on which the task is registered.
    NotRegistered(VariableId),
    /// The mode does not allow the operation.
    Mode(VariableId, Mode),
    /// A child may not get more than its parent has.
    Capability(VariableId, Mode, Mode),
    /// `option signal=strict`: signal twice, or wait before signal.
    Strict(VariableId),
    /// The same for `next;`.
    StrictAll(PhaserNumber),
}

impl Configuration {
    /// The head of a task.
    pub fn head<'p>(&self, program: &'p Program, task: TaskNumber) -> Head<'p> {
        let state = &self.tasks[&task];
        if state.done {
            return Head::Done;
        }
        let Some(frame) = state.frames.last() else {
            let body = program.body(state.definition);
            return Head::Exit(program.block(body).end_line);
        };
        match program.block(frame.block).statements.get(frame.index) {
            Some(Statement { kind: StatementKind::Exit, line, .. }) => Head::Exit(*line),
            Some(statement) => Head::Statement(statement),
            // Finished blocks are popped after each step, except the block of a single.
            None => {
                let outer = &state.frames[state.frames.len() - 2];
                Head::SingleEnd(&program.block(outer.block).statements[outer.index])
            }
        }
    }

    /// The label of an `exit` statement at the head.
    pub(super) fn exit_label(&self, program: &Program, task: TaskNumber) -> Option<LabelId> {
        let frame = self.tasks[&task].frames.last()?;
        program.block(frame.block).statements.get(frame.index)?.label
    }

    /// The line of a head.
    pub fn line(&self, program: &Program, task: TaskNumber) -> u32 {
        match self.head(program, task) {
            Head::Statement(statement) | Head::SingleEnd(statement) => statement.line,
            Head::Exit(line) => line,
            Head::Done => 0,
        }
    }

    /// The runtime error that the head of a task raises, if it does.
    pub fn fault(&self, program: &Program, task: TaskNumber) -> Option<Fault> {
        let Head::Statement(statement) = self.head(program, task) else { return None };
        let stage = &self.tasks[&task].stage;
        let strict = program.options.signal == SignalRule::Strict;
        let need =
            |variable: VariableId| self.held(task, variable.index()).ok_or(Fault::NotRegistered(variable));
        // Strict: a SIG_WAIT task signals at equal phases and waits at unequal ones.
        let turn = |variable: VariableId, own: Registration, signals: bool| {
            let ahead = own.signal > own.wait;
            let wrong = strict && own.mode == Mode::SigWait && ahead == signals;
            if wrong { Err(Fault::Strict(variable)) } else { Ok(()) }
        };
        let judge = || match &statement.kind {
            StatementKind::Signal(variable) => {
                let (_, registration) = need(*variable)?;
                if !registration.mode.signals() {
                    return Err(Fault::Mode(*variable, registration.mode));
                }
                turn(*variable, registration, true)
            }
            StatementKind::Wait(variable) => {
                let (_, registration) = need(*variable)?;
                if !registration.mode.waits() {
                    return Err(Fault::Mode(*variable, registration.mode));
                }
                turn(*variable, registration, false)
            }
            StatementKind::Next(variable) => {
                let (_, registration) = need(*variable)?;
                let signals = *stage == Stage::Start && registration.mode.signals();
                turn(*variable, registration, signals)
            }
            StatementKind::NextSingle(variable, _) => {
                let (_, registration) = need(*variable)?;
                if registration.mode != Mode::SigWait {
                    return Err(Fault::Mode(*variable, registration.mode));
                }
                turn(*variable, registration, *stage == Stage::Start)
            }
            StatementKind::Drop(variable) => need(*variable).map(|_| ()),
            StatementKind::Asynch { arguments, .. } => {
                for (variable, mode) in arguments {
                    let (_, registration) = need(*variable)?;
                    let asked = mode.unwrap_or(registration.mode);
                    if !asked.within(registration.mode) {
                        return Err(Fault::Capability(*variable, asked, registration.mode));
                    }
                }
                Ok(())
            }
            StatementKind::NextAll(only) => {
                only.iter().flatten().try_for_each(|variable| need(*variable).map(|_| ()))?;
                let Stage::Signalling(pending) = self.next_all(program, task) else { return Ok(()) };
                let twice = pending.into_iter().find(|phaser| {
                    let own = self.phasers[phaser].members[&task];
                    strict && own.mode == Mode::SigWait && own.signal > own.wait
                });
                twice.map_or(Ok(()), |phaser| Err(Fault::StrictAll(phaser)))
            }
            _ => Ok(()),
        };
        judge().err()
    }

    /// The phasers on which the head of a task waits (blocked or not).
    pub fn waits_on(&self, program: &Program, task: TaskNumber) -> Vec<PhaserNumber> {
        let Head::Statement(statement) = self.head(program, task) else { return Vec::new() };
        if self.fault(program, task).is_some() {
            return Vec::new();
        }
        let state = &self.tasks[&task];
        let held = |variable: &VariableId| self.held(task, variable.index());
        match &statement.kind {
            StatementKind::Wait(variable) => held(variable).map(|(phaser, _)| phaser).into_iter().collect(),
            StatementKind::Next(variable) => held(variable)
                .filter(|(_, registration)| state.stage == Stage::Signalled || !registration.mode.signals())
                .map(|(phaser, _)| phaser)
                .into_iter()
                .collect(),
            StatementKind::NextSingle(variable, _) if state.stage == Stage::Signalled => {
                held(variable).map(|(phaser, _)| phaser).into_iter().collect()
            }
            StatementKind::NextAll(_) => match self.next_all(program, task) {
                Stage::Waiting(pending) => pending.into_iter().collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The phasers that the head of a task signals.
    pub fn signals_on(&self, program: &Program, task: TaskNumber) -> Vec<PhaserNumber> {
        let Head::Statement(statement) = self.head(program, task) else { return Vec::new() };
        if self.fault(program, task).is_some() {
            return Vec::new();
        }
        let stage = &self.tasks[&task].stage;
        match &statement.kind {
            StatementKind::Signal(variable) => {
                self.held(task, variable.index()).map(|(phaser, _)| phaser).into_iter().collect()
            }
            StatementKind::Next(variable) | StatementKind::NextSingle(variable, _)
                if *stage == Stage::Start =>
            {
                let held = self.held(task, variable.index());
                held.filter(|(_, r)| r.mode.signals()).map(|(phaser, _)| phaser).into_iter().collect()
            }
            StatementKind::NextAll(_) => match self.next_all(program, task) {
                Stage::Signalling(pending) => pending.into_iter().collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The stage of `next;` with its starting set filled in: first all signals, then all waits.
    pub(super) fn next_all(&self, program: &Program, task: TaskNumber) -> Stage {
        match &self.tasks[&task].stage {
            Stage::Start => {
                let registrations = self.next_registrations(program, task);
                let signals = registrations.iter().filter(|(_, r)| r.mode.signals()).map(|(p, _)| *p);
                let signals: std::collections::BTreeSet<_> = signals.collect();
                if signals.is_empty() { self.waiting(program, task) } else { Stage::Signalling(signals) }
            }
            other => other.clone(),
        }
    }

    /// The registrations that `next;` or `next(v1, v2);` serves.
    fn next_registrations(&self, program: &Program, task: TaskNumber) -> Vec<(PhaserNumber, Registration)> {
        let all = self.registrations(task);
        let Head::Statement(statement) = self.head(program, task) else { return all };
        let StatementKind::NextAll(Some(only)) = &statement.kind else { return all };
        let held: Vec<_> = only.iter().filter_map(|variable| self.held(task, variable.index())).collect();
        all.into_iter().filter(|(phaser, _)| held.iter().any(|(named, _)| named == phaser)).collect()
    }

    /// `next;` after its last signal.
    pub(super) fn waiting(&self, program: &Program, task: TaskNumber) -> Stage {
        let registrations = self.next_registrations(program, task);
        Stage::Waiting(registrations.iter().filter(|(_, r)| r.mode.waits()).map(|(p, _)| *p).collect())
    }

    /// Definition 1: who keeps `task` from doing its head on `phaser`. For a wait these are signallers
    /// with too small a phase; for a signal on a bounded phaser the waiters that are too far behind.
    pub fn blockers(&self, program: &Program, task: TaskNumber, phaser: PhaserNumber) -> Vec<TaskNumber> {
        let members = &self.phasers[&phaser].members;
        let own = members[&task];
        if self.waits_on(program, task).contains(&phaser) {
            let slow = members.iter().filter(|(_, r)| r.mode.signals() && r.signal <= own.wait);
            return slow.map(|(number, _)| *number).collect();
        }
        if self.signal_ignored(program, own) {
            return Vec::new();
        }
        let Some(bound) = self.phasers[&phaser].bound else { return Vec::new() };
        let behind = members.iter().filter(|(_, r)| r.mode.waits() && own.signal - r.wait >= bound);
        behind.map(|(number, _)| *number).collect()
    }

    /// `option signal=idempotent`: a second signal of a SIG_WAIT task is not observed.
    pub(super) fn signal_ignored(&self, program: &Program, registration: Registration) -> bool {
        program.options.signal == SignalRule::Idempotent
            && registration.mode == Mode::SigWait
            && registration.signal > registration.wait
    }

    /// The booleans the head reads, and the one it writes, integers by their lowest bits, as far as they may race.
    pub fn accesses(&self, program: &Program, task: TaskNumber) -> (Vec<BooleanId>, Option<BooleanId>) {
        let mut reads = Vec::new();
        let Head::Statement(statement) = self.head(program, task) else { return (reads, None) };
        match &statement.kind {
            StatementKind::Assign { boolean, value } => {
                value.reads(&mut reads);
                reads.retain(|boolean| program.may_race(*boolean));
                return (reads, Some(*boolean).filter(|boolean| program.may_race(*boolean)));
            }
            StatementKind::AssignInteger { integer, value } => {
                value.reads(&mut reads);
                reads.retain(|boolean| program.may_race(*boolean));
                return (reads, Some(integer.bit).filter(|bit| program.may_race(*bit)));
            }
            StatementKind::If { condition, .. }
            | StatementKind::While { condition, .. }
            | StatementKind::Await(condition)
            | StatementKind::Assert(condition) => condition.reads(&mut reads),
            _ => {}
        }
        reads.retain(|boolean| program.may_race(*boolean));
        (reads, None)
    }
}
