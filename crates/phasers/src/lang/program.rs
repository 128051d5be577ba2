//! The resolved program: names replaced by typed ids, blocks in one arena.

pub use super::ast::Mode;
pub use super::integer::{Comparison, Integer, Number};

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u16);
        impl $name {
            /// The position in the table it indexes.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A shared boolean.
    BooleanId
);
id!(
    /// A task definition.
    DefinitionId
);
id!(
    /// A phaser variable of one definition; parameters come first.
    VariableId
);
id!(
    /// A block of statements.
    BlockId
);
id!(
    /// A label.
    LabelId
);

/// When a task signals twice before it waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SignalRule {
    /// Every signal counts (the paper).
    #[default]
    Counting,
    /// For SIG_WAIT tasks only the first signal after a wait counts (Habanero).
    Idempotent,
    /// For SIG_WAIT tasks a second signal, or a wait without a signal, is a runtime error.
    Strict,
}

/// What becomes of the registrations of a task that ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ExitRule {
    /// They are dropped (the paper, Habanero, X10).
    #[default]
    Drops,
    /// They stay for ever (Java, C++, MPI).
    Stays,
}

/// The options of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// `option signal=...;`
    pub signal: SignalRule,
    /// `option exit=...;`
    pub exit: ExitRule,
}

/// Which distance a [`PhaseLimit`] bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitKind {
    /// Phases completed by every signaller that some waiter has not consumed.
    Lapped,
    /// Phases by which some signaller is ahead of some waiter.
    Ahead,
}

/// `lapped(v) < k;` or `ahead(v) < k;`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseLimit {
    /// Which distance.
    pub kind: LimitKind,
    /// The variable's name: every phaser created through it, or held in it by a live task, is meant.
    pub variable: String,
    /// The distance must stay below this.
    pub limit: u32,
    /// Line of the declaration.
    pub line: u32,
}

/// A boolean expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// `true` or `false`.
    Constant(bool),
    /// A shared boolean.
    Boolean(BooleanId),
    /// `ndet()`.
    Nondeterministic,
    /// `!e`.
    Not(Box<Expression>),
    /// All hold.
    All(Vec<Expression>),
    /// One holds.
    Any(Vec<Expression>),
    /// Both are the same.
    Equal(Box<Expression>, Box<Expression>),
    /// Two numbers compared.
    Compare(Number, Comparison, Number),
}

/// The values an expression may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// It may be true.
    pub may_hold: bool,
    /// It may be false.
    pub may_fail: bool,
}

impl Values {
    /// Both are possible.
    pub fn is_choice(self) -> bool {
        self.may_hold && self.may_fail
    }

    /// Whether `value` is among them.
    pub fn contains(self, value: bool) -> bool {
        if value { self.may_hold } else { self.may_fail }
    }
}

impl Expression {
    /// The possible values when `read` gives the booleans. Each `ndet()` chooses for itself.
    pub fn values(&self, read: &dyn Fn(BooleanId) -> bool) -> Values {
        match self {
            Expression::Constant(value) => Values { may_hold: *value, may_fail: !*value },
            Expression::Boolean(boolean) => {
                let value = read(*boolean);
                Values { may_hold: value, may_fail: !value }
            }
            Expression::Nondeterministic => Values { may_hold: true, may_fail: true },
            Expression::Not(inner) => {
                let inner = inner.values(read);
                Values { may_hold: inner.may_fail, may_fail: inner.may_hold }
            }
            Expression::All(parts) => parts.iter().map(|part| part.values(read)).fold(
                Values { may_hold: true, may_fail: false },
                |sum, part| Values {
                    may_hold: sum.may_hold && part.may_hold,
                    may_fail: sum.may_fail || part.may_fail,
                },
            ),
            Expression::Any(parts) => parts.iter().map(|part| part.values(read)).fold(
                Values { may_hold: false, may_fail: true },
                |sum, part| Values {
                    may_hold: sum.may_hold || part.may_hold,
                    may_fail: sum.may_fail && part.may_fail,
                },
            ),
            Expression::Compare(left, comparison, right) => {
                comparison.values(left.value(read), right.value(read))
            }
            Expression::Equal(left, right) => {
                let (left, right) = (left.values(read), right.values(read));
                Values {
                    may_hold: left.may_hold && right.may_hold || left.may_fail && right.may_fail,
                    may_fail: left.may_hold && right.may_fail || left.may_fail && right.may_hold,
                }
            }
        }
    }

    /// It reads no boolean and may be either: `ndet()`.
    pub fn is_free_choice(&self) -> bool {
        let mut reads = Vec::new();
        self.reads(&mut reads);
        reads.is_empty() && self.values(&|_| false).is_choice()
    }

    /// Adds the booleans it reads, and the lowest bits of the integers.
    pub fn reads(&self, out: &mut Vec<BooleanId>) {
        match self {
            Expression::Constant(_) | Expression::Nondeterministic => {}
            Expression::Boolean(boolean) => out.push(*boolean),
            Expression::Not(inner) => inner.reads(out),
            Expression::All(parts) | Expression::Any(parts) => {
                parts.iter().for_each(|part| part.reads(out));
            }
            Expression::Compare(left, _, right) => {
                left.reads(out);
                right.reads(out);
            }
            Expression::Equal(left, right) => {
                left.reads(out);
                right.reads(out);
            }
        }
    }
}

/// A block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Its statements.
    pub statements: Vec<Statement>,
    /// The line of its closing brace.
    pub end_line: u32,
}

/// A statement and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What it does.
    pub kind: StatementKind,
    /// Its label.
    pub label: Option<LabelId>,
    /// Its line, from 1.
    pub line: u32,
    /// Its column, from 1.
    pub column: u32,
    /// Its text on one line (for blocks: the head).
    pub text: String,
    /// Whether it is part of an `atomic`.
    pub atomic: Atomic,
}

/// Where a statement stands with regard to `atomic { ... }`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Atomic {
    /// Outside.
    #[default]
    No,
    /// The first of the block.
    First,
    /// Behind the first: a task that stands here and can go on keeps all others from moving.
    Inside,
}

/// What a statement does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the same as in the syntax tree, with ids")]
pub enum StatementKind {
    NewPhaser {
        variable: VariableId,
        mode: Mode,
        bound: Option<u32>,
    },
    Assign {
        boolean: BooleanId,
        value: Expression,
    },
    /// An error of the program (`assertion`) when the value is outside of the integer's range.
    AssignInteger {
        integer: Integer,
        value: Number,
    },
    Asynch {
        task: DefinitionId,
        arguments: Vec<(VariableId, Option<Mode>)>,
    },
    Signal(VariableId),
    Wait(VariableId),
    Next(VariableId),
    NextSingle(VariableId, BlockId),
    /// On all phasers, or on those that some variables hold.
    NextAll(Option<Vec<VariableId>>),
    Drop(VariableId),
    If {
        condition: Expression,
        then: BlockId,
        otherwise: Option<BlockId>,
    },
    While {
        condition: Expression,
        body: BlockId,
    },
    Assert(Expression),
    Await(Expression),
    Exit,
    Skip,
}

/// A task definition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Definition {
    /// Its name.
    pub name: String,
    /// How many of the variables are parameters.
    pub parameters: usize,
    /// The names of its phaser variables.
    pub variables: Vec<String>,
    /// The names of its own booleans, and of the bits of its integers.
    pub locals: Vec<String>,
    /// Its body.
    pub body: Option<BlockId>,
    /// The line of its head.
    pub line: u32,
}

/// A program whose names are all resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The file as the user named it.
    pub file: String,
    /// Names of the booleans; an integer has several in a row, all with its name.
    pub booleans: Vec<String>,
    /// Those that may be read and written at the same time, one bit each.
    pub volatile: u64,
    /// The task definitions.
    pub definitions: Vec<Definition>,
    /// Where execution starts.
    pub main: Option<DefinitionId>,
    /// All blocks.
    pub blocks: Vec<Block>,
    /// Names of the labels.
    pub labels: Vec<String>,
    /// `never(l1, l2);`
    pub never: Vec<(LabelId, LabelId)>,
    /// `lapped` and `ahead`.
    pub limits: Vec<PhaseLimit>,
    /// The options.
    pub options: Options,
}

impl BooleanId {
    /// Ids from here on are a task's own booleans.
    pub const FIRST_LOCAL: u16 = 64;

    /// The position among the task's own booleans, if it is one of them.
    pub fn local(self) -> Option<u16> {
        self.0.checked_sub(BooleanId::FIRST_LOCAL)
    }
}

impl Program {
    /// Accesses of it may race: it is shared and not volatile.
    pub fn may_race(&self, boolean: BooleanId) -> bool {
        boolean.local().is_none() && self.volatile >> boolean.0 & 1 == 0
    }

    /// The block with this id.
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The definition with this id.
    pub fn definition(&self, id: DefinitionId) -> &Definition {
        &self.definitions[id.index()]
    }

    /// The definition of `main`; a resolved program has one.
    pub fn main(&self) -> DefinitionId {
        self.main.expect("a resolved program has a main task")
    }

    /// The body of a definition; in a resolved program each has one.
    pub fn body(&self, id: DefinitionId) -> BlockId {
        self.definition(id).body.expect("a resolved definition has a body")
    }

    /// Some statement is part of an `atomic`.
    pub fn has_atomics(&self) -> bool {
        self.blocks.iter().flat_map(|block| &block.statements).any(|one| one.atomic != Atomic::No)
    }

    /// Whether any statement satisfies the predicate.
    pub fn any_statement(&self, predicate: impl Fn(&StatementKind) -> bool) -> bool {
        self.blocks.iter().flat_map(|block| &block.statements).any(|statement| predicate(&statement.kind))
    }
}
