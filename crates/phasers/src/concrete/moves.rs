//! Which moves the rules allow.

use super::configuration::{Configuration, PhaserNumber, TaskNumber};
use super::head::Head;
use super::{Choice, Move};
use crate::lang::Program;
use crate::lang::program::{Atomic, BooleanId, Expression, Number, StatementKind, Values};

impl Configuration {
    /// Every move that some rule allows.
    pub fn moves(&self, program: &Program) -> Vec<Move> {
        let tasks = self.tasks.keys();
        tasks.flat_map(|task| self.moves_of(program, *task)).collect()
    }

    /// Every move of one task; none while another is inside an `atomic`.
    pub fn moves_of(&self, program: &Program, task: TaskNumber) -> Vec<Move> {
        if self.is_held(program, task) { Vec::new() } else { self.own_moves(program, task) }
    }

    /// Another task is inside an `atomic`, and this one is not.
    pub(super) fn is_held(&self, program: &Program, task: TaskNumber) -> bool {
        let mut others = self.tasks.keys().filter(|other| **other != task);
        !self.holds_all(program, task) && others.any(|other| self.holds_all(program, *other))
    }

    /// The task stands inside an `atomic`, stopped by an error or not.
    pub(super) fn holds_all(&self, program: &Program, task: TaskNumber) -> bool {
        match self.head(program, task) {
            Head::Statement(statement) => statement.atomic == Atomic::Inside,
            _ => false,
        }
    }

    /// Every move that its own statement allows.
    fn own_moves(&self, program: &Program, task: TaskNumber) -> Vec<Move> {
        let only = vec![Move { task, choice: Choice::Only }];
        let statement = match self.head(program, task) {
            Head::Done => return Vec::new(),
            Head::Exit(_) | Head::SingleEnd(_) => return only,
            Head::Statement(statement) => statement,
        };
        if self.fault(program, task).is_some() {
            return Vec::new();
        }
        match &statement.kind {
            StatementKind::Assign { value: condition, .. }
            | StatementKind::If { condition, .. }
            | StatementKind::While { condition, .. } => {
                let values = self.values(task, condition);
                let possible = [false, true].into_iter().filter(|value| values.contains(*value));
                possible.map(|value| Move { task, choice: Choice::Value(value) }).collect()
            }
            StatementKind::Assert(condition) | StatementKind::Await(condition)
                if !self.values(task, condition).may_hold =>
            {
                Vec::new()
            }
            StatementKind::AssignInteger { integer, value } if !integer.holds(self.number(task, value)) => {
                Vec::new()
            }
            StatementKind::NextAll(_) => {
                let waits = self.waits_on(program, task);
                let pending = if waits.is_empty() { self.signals_on(program, task) } else { waits };
                if pending.is_empty() {
                    return only; // registered nowhere
                }
                let ready = pending.into_iter().filter(|phaser| self.ready(program, task, *phaser));
                ready.map(|phaser| Move { task, choice: Choice::Phaser(phaser) }).collect()
            }
            _ => {
                let mut used = self.waits_on(program, task);
                used.extend(self.signals_on(program, task));
                let ready = used.into_iter().all(|phaser| self.ready(program, task, phaser));
                if ready { only } else { Vec::new() }
            }
        }
    }

    pub(super) fn values(&self, task: TaskNumber, expression: &Expression) -> Values {
        expression.values(&|boolean| self.read(task, boolean))
    }

    /// The value of a number.
    pub(crate) fn number(&self, task: TaskNumber, number: &Number) -> i64 {
        number.value(&|boolean| self.read(task, boolean))
    }

    fn read(&self, task: TaskNumber, boolean: BooleanId) -> bool {
        match boolean.local() {
            Some(local) => self.tasks[&task].locals[usize::from(local)],
            None => self.booleans[boolean.index()],
        }
    }

    /// The guard of a signal or wait on `phaser`.
    fn ready(&self, program: &Program, task: TaskNumber, phaser: PhaserNumber) -> bool {
        if !self.blockers(program, task, phaser).is_empty() {
            return false;
        }
        let state = &self.phasers[&phaser];
        let waits = self.waits_on(program, task).contains(&phaser);
        // The single of this phase must have ended before anybody passes.
        let single_runs = state.running.is_some() && state.completed == state.members[&task].wait;
        !(waits && single_runs)
    }
}
