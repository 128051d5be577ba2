//! The rules of the operational semantics, one function each.

use super::configuration::{
    Configuration, Frame, PhaserNumber, PhaserState, Registration, Stage, TaskNumber, TaskState,
};
use super::head::Head;
use super::{Choice, Move};
use crate::lang::Program;
use crate::lang::program::{BlockId, BooleanId, DefinitionId, ExitRule, Mode, StatementKind, VariableId};
use std::collections::BTreeMap;

/// Which identifier is taken for a fresh task or phaser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// The smallest that nothing refers to: keeps an exploration finite.
    Smallest,
    /// These, in the order of creation: keeps names stable along a trace.
    Given(TaskNumber, PhaserNumber),
}

impl Configuration {
    /// Takes a move; `None` when no rule allows it.
    pub fn apply(&self, program: &Program, step: Move, naming: Naming) -> Option<Configuration> {
        if !self.tasks.contains_key(&step.task) || !self.moves_of(program, step.task).contains(&step) {
            return None;
        }
        let mut next = self.clone();
        let task = step.task;
        let statement = match self.head(program, task) {
            Head::Done => return None,
            Head::Exit(_) => {
                next.exit(program, task);
                return Some(next);
            }
            Head::SingleEnd(statement) => {
                let StatementKind::NextSingle(variable, _) = &statement.kind else { return None };
                next.end_single(program, task, *variable);
                return Some(next);
            }
            Head::Statement(statement) => statement,
        };
        match &statement.kind {
            StatementKind::Signal(_)
            | StatementKind::Wait(_)
            | StatementKind::Next(_)
            | StatementKind::NextSingle(..)
            | StatementKind::NextAll(_)
            | StatementKind::Drop(_) => self.phaser_rule(program, step, &statement.kind, &mut next)?,
            _ => next.other_rule(program, step, &statement.kind, naming),
        }
        Some(next)
    }

    /// The rules of statements that use a phaser which exists.
    fn phaser_rule(
        &self,
        program: &Program,
        step: Move,
        kind: &StatementKind,
        next: &mut Self,
    ) -> Option<()> {
        let task = step.task;
        match kind {
            StatementKind::Signal(variable) => {
                let (phaser, _) = self.held(task, variable.index())?;
                next.signal(program, task, phaser);
                next.proceed(program, task);
            }
            StatementKind::Wait(variable) => {
                let (phaser, _) = self.held(task, variable.index())?;
                next.wait(program, task, phaser);
                next.proceed(program, task);
            }
            StatementKind::Next(variable) => {
                let (phaser, registration) = self.held(task, variable.index())?;
                let signals = self.tasks[&task].stage == Stage::Start && registration.mode.signals();
                if signals {
                    next.signal(program, task, phaser);
                } else {
                    next.wait(program, task, phaser);
                }
                if signals && registration.mode.waits() {
                    next.task(task).stage = Stage::Signalled;
                } else {
                    next.proceed(program, task);
                }
            }
            StatementKind::NextSingle(variable, body) => {
                let (phaser, registration) = self.held(task, variable.index())?;
                if self.tasks[&task].stage == Stage::Start {
                    next.signal(program, task, phaser);
                    next.task(task).stage = Stage::Signalled;
                } else if self.phasers[&phaser].completed > registration.wait {
                    next.wait(program, task, phaser);
                    next.proceed(program, task);
                } else {
                    next.phaser(phaser).running = Some(task);
                    next.task(task).stage = Stage::InSingle;
                    next.task(task).frames.push(Frame { block: *body, index: 0 });
                }
            }
            StatementKind::Drop(variable) => {
                let (phaser, _) = self.held(task, variable.index())?;
                next.phaser(phaser).members.remove(&task);
                next.proceed(program, task);
                next.forget_dead_phasers();
            }
            _ => next.next_all_step(program, task, step.choice),
        }
        Some(())
    }

    /// The rules of all other statements but exit.
    fn other_rule(&mut self, program: &Program, step: Move, kind: &StatementKind, naming: Naming) {
        let task = step.task;
        let taken = matches!(step.choice, Choice::Value(true));
        match kind {
            StatementKind::Assign { boolean, .. } => {
                self.set(task, *boolean, taken);
                self.proceed(program, task);
            }
            StatementKind::AssignInteger { integer, value } => {
                let value = self.number(task, value);
                integer.bits(value).for_each(|(bit, one)| self.set(task, bit, one));
                self.proceed(program, task);
            }
            StatementKind::If { then, otherwise, .. } => {
                self.proceed_into(program, task, if taken { Some(*then) } else { *otherwise });
            }
            StatementKind::While { body, .. } if taken => self.enter(program, task, *body),
            StatementKind::NewPhaser { variable, mode, bound } => {
                self.new_phaser(program, task, *variable, *mode, *bound, naming);
            }
            StatementKind::Asynch { task: definition, arguments } => {
                self.asynch(program, task, *definition, arguments, naming);
            }
            _ => self.proceed(program, task), // while that ends, assert, skip
        }
    }

    fn set(&mut self, task: TaskNumber, boolean: BooleanId, value: bool) {
        match boolean.local() {
            Some(local) => self.task(task).locals[usize::from(local)] = value,
            None => self.booleans[boolean.index()] = value,
        }
    }

    fn task(&mut self, task: TaskNumber) -> &mut TaskState {
        self.tasks.get_mut(&task).expect("the moving task exists")
    }

    fn phaser(&mut self, phaser: PhaserNumber) -> &mut PhaserState {
        self.phasers.get_mut(&phaser).expect("a held phaser exists")
    }

    /// `pc(t) := tl(pc(t))`.
    fn proceed(&mut self, program: &Program, task: TaskNumber) {
        self.proceed_into(program, task, None);
    }

    /// `pc(t) := block; tl(pc(t))`.
    fn proceed_into(&mut self, program: &Program, task: TaskNumber, block: Option<BlockId>) {
        let state = self.task(task);
        if let Some(frame) = state.frames.last_mut() {
            frame.index += 1;
        }
        // The stage of an enclosing single outlives the statements of its block.
        let single = state.stage == Stage::InSingle;
        state.stage = if single { Stage::InSingle } else { Stage::Start };
        if let Some(block) = block {
            state.frames.push(Frame { block, index: 0 });
        }
        self.pop_finished(program, task);
    }

    fn enter(&mut self, program: &Program, task: TaskNumber, block: BlockId) {
        self.task(task).frames.push(Frame { block, index: 0 });
        self.pop_finished(program, task);
    }

    /// Leaves finished blocks, except that of a single, whose end is a step of its own.
    fn pop_finished(&mut self, program: &Program, task: TaskNumber) {
        let state = self.task(task);
        while let Some(frame) = state.frames.last() {
            if frame.index < program.block(frame.block).statements.len() {
                return;
            }
            if let [.., outer, inner] = state.frames.as_slice() {
                let statement = program.block(outer.block).statements.get(outer.index);
                let of_single = matches!(statement.map(|statement| &statement.kind),
                    Some(StatementKind::NextSingle(_, body)) if *body == inner.block);
                if of_single {
                    return;
                }
            }
            state.frames.pop();
        }
    }

    fn new_phaser(
        &mut self,
        program: &Program,
        task: TaskNumber,
        variable: VariableId,
        mode: Mode,
        bound: Option<u32>,
        naming: Naming,
    ) {
        let phaser = match naming {
            Naming::Given(_, phaser) => phaser,
            Naming::Smallest => {
                let mut pointed = self.tasks.values().flat_map(|state| state.variables.iter().flatten());
                let used: Vec<_> = self.phasers.keys().chain(&mut pointed).copied().collect();
                (0..).map(PhaserNumber).find(|number| !used.contains(number)).expect("numbers suffice")
            }
        };
        let members = BTreeMap::from([(task, Registration { mode, wait: 0, signal: 0 })]);
        let definition = program.definition(self.tasks[&task].definition);
        let created_as = definition.variables[variable.index()].clone();
        let state = PhaserState { members, bound, completed: 0, running: None, created_as };
        self.phasers.insert(phaser, state);
        self.task(task).variables[variable.index()] = Some(phaser);
        self.proceed(program, task);
    }

    fn asynch(
        &mut self,
        program: &Program,
        task: TaskNumber,
        definition: DefinitionId,
        arguments: &[(VariableId, Option<Mode>)],
        naming: Naming,
    ) {
        let child = match naming {
            Naming::Given(task, _) => task,
            Naming::Smallest => {
                let free = |number: &TaskNumber| !self.tasks.contains_key(number);
                (0..).map(TaskNumber).find(free).expect("numbers suffice")
            }
        };
        let mut state = TaskState::entering(program, definition);
        for (position, (variable, mode)) in arguments.iter().enumerate() {
            let Some((phaser, registration)) = self.held(task, variable.index()) else { continue };
            state.variables[position] = Some(phaser);
            let mode = mode.unwrap_or(registration.mode);
            let members = &mut self.phaser(phaser).members;
            // The same phaser passed twice: one registration with the union of the modes.
            let mode = members.get(&child).map_or(mode, |earlier| earlier.mode.union(mode));
            members.insert(child, Registration { mode, ..registration });
        }
        self.tasks.insert(child, state);
        self.proceed(program, task);
    }

    fn signal(&mut self, program: &Program, task: TaskNumber, phaser: PhaserNumber) {
        let own = self.phasers[&phaser].members[&task];
        if !self.signal_ignored(program, own) {
            let registration = self.phaser(phaser).members.get_mut(&task);
            registration.expect("a signaller is registered").signal += 1;
        }
    }

    fn wait(&mut self, program: &Program, task: TaskNumber, phaser: PhaserNumber) {
        let singles = program.any_statement(|kind| matches!(kind, StatementKind::NextSingle(..)));
        let state = self.phaser(phaser);
        let registration = state.members.get_mut(&task).expect("a waiter is registered");
        registration.wait += 1;
        if singles {
            // A plain wait that is the first to pass completes the phase without a single.
            state.completed = state.completed.max(registration.wait);
        }
    }

    fn end_single(&mut self, program: &Program, task: TaskNumber, variable: VariableId) {
        let held = self.held(task, variable.index());
        let (phaser, _) = held.expect("the block of a single cannot drop its phaser");
        self.wait(program, task, phaser);
        self.phaser(phaser).running = None;
        let state = self.task(task);
        state.frames.pop();
        state.stage = Stage::Start;
        self.proceed(program, task);
    }

    fn next_all_step(&mut self, program: &Program, task: TaskNumber, choice: Choice) {
        let Choice::Phaser(phaser) = choice else { return self.proceed(program, task) };
        match self.next_all(program, task) {
            Stage::Signalling(mut pending) => {
                self.signal(program, task, phaser);
                pending.remove(&phaser);
                let stage =
                    if pending.is_empty() { self.waiting(program, task) } else { Stage::Signalling(pending) };
                let finished = matches!(&stage, Stage::Waiting(waits) if waits.is_empty());
                self.task(task).stage = stage;
                if finished {
                    self.proceed(program, task);
                }
            }
            Stage::Waiting(mut pending) => {
                self.wait(program, task, phaser);
                pending.remove(&phaser);
                let finished = pending.is_empty();
                self.task(task).stage = Stage::Waiting(pending);
                if finished {
                    self.proceed(program, task);
                }
            }
            _ => {}
        }
    }

    fn exit(&mut self, program: &Program, task: TaskNumber) {
        let registered = !self.registrations(task).is_empty();
        if program.options.exit == ExitRule::Stays && registered {
            let state = self.task(task);
            state.frames.clear();
            state.variables.fill(None);
            state.locals.fill(false);
            state.done = true;
        } else {
            self.tasks.remove(&task);
            for phaser in self.phasers.values_mut() {
                phaser.members.remove(&task);
            }
        }
        self.forget_dead_phasers();
    }

    /// A phaser without a live member can never be used again, nor a done task without registrations.
    fn forget_dead_phasers(&mut self) {
        let tasks = &self.tasks;
        self.phasers.retain(|_, phaser| phaser.members.keys().any(|member| !tasks[member].done));
        let phasers = &self.phasers;
        self.tasks.retain(|number, state| {
            !state.done || phasers.values().any(|phaser| phaser.members.contains_key(number))
        });
    }
}
