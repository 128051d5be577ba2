//! Statement sequences as a flat graph of locations.

use crate::lang::Program;
use crate::lang::program::{
    Atomic, BlockId, BooleanId, Definition, DefinitionId, Expression, Integer, LabelId, Mode, Number,
    Statement, StatementKind, VariableId,
};

/// A place in the program; the tail that remains is implied by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocationId(pub u16);

/// What happens at a location. Successors that are not the next location are part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the statements of the language")]
pub enum Operation {
    NewPhaser {
        variable: VariableId,
        mode: Mode,
        bound: Option<u32>,
    },
    Assign {
        boolean: BooleanId,
        value: Expression,
    },
    AssignInteger {
        integer: Integer,
        value: Number,
    },
    /// `if` and `while`: to `then` when the condition holds, else to the next location.
    Branch {
        condition: Expression,
        then: LocationId,
    },
    Assert(Expression),
    /// Goes on when the condition holds.
    Await(Expression),
    Skip,
    Asynch {
        task: DefinitionId,
        arguments: Vec<(VariableId, Option<Mode>)>,
    },
    Signal(VariableId),
    Wait(VariableId),
    /// The first half of `v.next()`; a SIG_WAIT task goes on to `wait`.
    Next {
        variable: VariableId,
        wait: LocationId,
    },
    /// The first half of `v.next() { ... }`.
    SingleSignal {
        variable: VariableId,
    },
    /// The second half: passes, or enters the block at `body`.
    SingleWait {
        variable: VariableId,
        body: LocationId,
    },
    /// The end of the block.
    SingleEnd(VariableId),
    /// `next;`, or `next(v1, v2);` with some variables.
    NextAll(Option<Vec<VariableId>>),
    Drop(VariableId),
    Exit,
    /// Ended, still registered.
    Done,
}

/// One location.
#[derive(Clone, Debug)]
pub struct Location {
    /// What happens here.
    pub operation: Operation,
    /// Where the task goes on.
    pub next: LocationId,
    /// The label of its statement.
    pub label: Option<LabelId>,
    /// The source line.
    pub line: u32,
    /// The definition it belongs to; none for the place of ended tasks.
    pub owner: Option<DefinitionId>,
    /// The head of a loop. Every cycle of locations goes through one.
    pub repeats: bool,
    /// Whether it is part of an `atomic`.
    pub atomic: Atomic,
    /// The booleans that its operation uses; an integer is its lowest bit.
    pub uses: Accesses,
    /// The booleans that a task here may use from now on, by itself or through tasks that it spawns.
    pub future: Accesses,
}

/// Booleans, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accesses {
    /// Those that are read.
    pub reads: u64,
    /// Those that are written.
    pub writes: u64,
}

impl Accesses {
    fn join(self, other: Accesses) -> Accesses {
        Accesses { reads: self.reads | other.reads, writes: self.writes | other.writes }
    }

    /// Some boolean is used by both and written by one.
    pub fn conflicts(self, other: Accesses) -> bool {
        self.writes & (other.reads | other.writes) != 0 || self.reads & other.writes != 0
    }
}

/// All locations of a program, with facts the engines ask for often.
#[derive(Debug)]
pub struct ControlGraph<'p> {
    /// The program.
    pub program: &'p Program,
    /// The locations.
    pub locations: Vec<Location>,
    /// Where each definition starts.
    pub entries: Vec<LocationId>,
    /// Where tasks end up that stay registered.
    pub done: LocationId,
    /// Some statement is a single: completed singles are tracked.
    pub singles: bool,
    /// The largest bound of a phaser, 0 without bounds.
    pub largest_bound: u32,
    /// Names of phaser variables that `lapped` or `ahead` speak of.
    pub limited_names: Vec<String>,
    /// Labels that some `never` speaks of.
    pub exclusive_labels: Vec<LabelId>,
    /// Some statement is part of an `atomic`.
    pub atomics: bool,
}

/// Lays the program out.
pub fn compile(program: &Program) -> ControlGraph<'_> {
    let mut compiler = Compiler { program, locations: Vec::new(), owner: None };
    let done = compiler.add(Operation::Done, LocationId(0), None, 0);
    let mut entries = Vec::new();
    for (index, definition) in program.definitions.iter().enumerate() {
        compiler.owner = Some(DefinitionId(index as u16));
        let body = definition.body.expect("a resolved definition has a body");
        let end_line = program.block(body).end_line;
        let exit = compiler.add(Operation::Exit, done, None, end_line);
        entries.push(compiler.block(body, exit));
    }
    look_ahead(&mut compiler.locations, &entries);
    let mut limited_names: Vec<String> = program.limits.iter().map(|limit| limit.variable.clone()).collect();
    limited_names.sort();
    limited_names.dedup();
    let bound = |statement: &Statement| match statement.kind {
        StatementKind::NewPhaser { bound, .. } => bound.unwrap_or(0),
        _ => 0,
    };
    let statements = program.blocks.iter().flat_map(|block| &block.statements);
    ControlGraph {
        program,
        locations: compiler.locations,
        entries,
        done,
        singles: program.any_statement(|kind| matches!(kind, StatementKind::NextSingle(..))),
        largest_bound: statements.map(bound).max().unwrap_or(0),
        limited_names,
        exclusive_labels: program.never.iter().flat_map(|(first, second)| [*first, *second]).collect(),
        atomics: program.has_atomics(),
    }
}

impl ControlGraph<'_> {
    /// The location with this id.
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.0 as usize]
    }

    /// The definition that a location belongs to.
    pub fn definition_of(&self, id: LocationId) -> Option<&Definition> {
        self.location(id).owner.map(|owner| self.program.definition(owner))
    }
}

/// The booleans that an operation uses.
fn uses(operation: &Operation) -> Accesses {
    let mut list = Vec::new();
    let mut writes = 0;
    match operation {
        Operation::Assign { boolean, value } => {
            value.reads(&mut list);
            writes = shared(*boolean);
        }
        Operation::AssignInteger { integer, value } => {
            value.reads(&mut list);
            writes = shared(integer.bit);
        }
        Operation::Branch { condition, .. } | Operation::Assert(condition) | Operation::Await(condition) => {
            condition.reads(&mut list);
        }
        _ => {}
    }
    Accesses { reads: list.iter().fold(0, |mask, boolean| mask | shared(*boolean)), writes }
}

/// The bit of a boolean; a task's own has none, as nobody else can use it.
fn shared(boolean: BooleanId) -> u64 {
    if boolean.local().is_none() { 1 << boolean.0 } else { 0 }
}

/// Fills in what may be used from each location on.
fn look_ahead(locations: &mut [Location], entries: &[LocationId]) {
    loop {
        let mut changed = false;
        for at in (0..locations.len()).rev() {
            let location = &locations[at];
            let other = match &location.operation {
                Operation::Exit | Operation::Done => continue,
                Operation::Branch { then: other, .. }
                | Operation::Next { wait: other, .. }
                | Operation::SingleWait { body: other, .. } => *other,
                Operation::Asynch { task, .. } => entries[task.index()],
                _ => location.next,
            };
            let next = locations[location.next.0 as usize].future.join(locations[other.0 as usize].future);
            let future = location.uses.join(next);
            changed |= future != location.future;
            locations[at].future = future;
        }
        if !changed {
            return;
        }
    }
}

struct Compiler<'p> {
    program: &'p Program,
    locations: Vec<Location>,
    owner: Option<DefinitionId>,
}

impl Compiler<'_> {
    fn add(
        &mut self,
        operation: Operation,
        next: LocationId,
        label: Option<LabelId>,
        line: u32,
    ) -> LocationId {
        let uses = uses(&operation);
        let owner = self.owner;
        self.locations.push(Location {
            operation,
            next,
            label,
            line,
            owner,
            repeats: false,
            atomic: Atomic::No,
            uses,
            future: uses,
        });
        // A program has few enough statements (`lang::expand`), each of at most three locations.
        LocationId(u16::try_from(self.locations.len() - 1).expect("the language bounds programs"))
    }

    /// Lays out a block that goes on at `next`; gives its first location.
    fn block(&mut self, block: BlockId, next: LocationId) -> LocationId {
        let statements = &self.program.block(block).statements;
        statements.iter().rev().fold(next, |next, statement| self.statement(statement, next))
    }

    fn statement(&mut self, statement: &Statement, next: LocationId) -> LocationId {
        let first = self.layout(statement, next);
        self.locations[first.0 as usize].atomic = statement.atomic;
        first
    }

    fn layout(&mut self, statement: &Statement, next: LocationId) -> LocationId {
        let (label, line) = (statement.label, statement.line);
        let operation = match &statement.kind {
            StatementKind::NewPhaser { variable, mode, bound } => {
                Operation::NewPhaser { variable: *variable, mode: *mode, bound: *bound }
            }
            StatementKind::Assign { boolean, value } => {
                Operation::Assign { boolean: *boolean, value: value.clone() }
            }
            StatementKind::AssignInteger { integer, value } => {
                Operation::AssignInteger { integer: *integer, value: value.clone() }
            }
            StatementKind::Asynch { task, arguments } => {
                Operation::Asynch { task: *task, arguments: arguments.clone() }
            }
            StatementKind::Signal(variable) => Operation::Signal(*variable),
            StatementKind::Wait(variable) => Operation::Wait(*variable),
            StatementKind::Next(variable) => {
                let wait = self.add(Operation::Wait(*variable), next, label, line);
                Operation::Next { variable: *variable, wait }
            }
            StatementKind::NextSingle(variable, body) => {
                let end = self.add(Operation::SingleEnd(*variable), next, None, line);
                let body = self.block(*body, end);
                let wait = Operation::SingleWait { variable: *variable, body };
                let wait = self.add(wait, next, label, line);
                return self.add(Operation::SingleSignal { variable: *variable }, wait, label, line);
            }
            StatementKind::NextAll(only) => Operation::NextAll(only.clone()),
            StatementKind::Await(condition) => Operation::Await(condition.clone()),
            StatementKind::Drop(variable) => Operation::Drop(*variable),
            StatementKind::If { condition, then, otherwise } => {
                let then = self.block(*then, next);
                let otherwise = otherwise.map_or(next, |block| self.block(block, next));
                let branch = Operation::Branch { condition: condition.clone(), then };
                return self.add(branch, otherwise, label, line);
            }
            StatementKind::While { condition, body } => {
                // The body goes back to the head, so the head is laid out first.
                let branch = Operation::Branch { condition: condition.clone(), then: next };
                let head = self.add(branch, next, label, line);
                let body = self.block(*body, head);
                self.locations[head.0 as usize].repeats = true;
                if let Operation::Branch { then, .. } = &mut self.locations[head.0 as usize].operation {
                    *then = body;
                }
                return head;
            }
            StatementKind::Assert(condition) => Operation::Assert(condition.clone()),
            StatementKind::Exit => Operation::Exit,
            StatementKind::Skip => Operation::Skip,
        };
        self.add(operation, next, label, line)
    }
}
