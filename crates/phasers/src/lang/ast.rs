//! The syntax tree: names as written, comments kept.

pub use super::token::{Comment, Span};

/// A name and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word.
    pub text: String,
    /// Its place.
    pub span: Span,
    /// `p[i]`: which element of an array.
    pub index: Option<Box<Index>>,
}

impl Name {
    /// As written, with its index.
    pub fn shown(&self) -> String {
        match &self.index {
            Some(index) => format!("{}[{}]", self.text, index.text()),
            None => self.text.clone(),
        }
    }
}

/// A registration mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// May signal only.
    Sig,
    /// May wait only.
    Wait,
    /// May do both.
    SigWait,
}

impl Mode {
    /// May signal.
    pub fn signals(self) -> bool {
        self != Mode::Wait
    }
    /// May wait.
    pub fn waits(self) -> bool {
        self != Mode::Sig
    }
    /// Every capability of `self` is one of `other`.
    pub fn within(self, other: Mode) -> bool {
        self == other || other == Mode::SigWait
    }
    /// The capabilities of both.
    pub fn union(self, other: Mode) -> Mode {
        if self == other { self } else { Mode::SigWait }
    }
    /// As written in programs.
    pub fn word(self) -> &'static str {
        match self {
            Mode::Sig => "SIG",
            Mode::Wait => "WAIT",
            Mode::SigWait => "SIG_WAIT",
        }
    }
}

/// A boolean expression over names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// `true` or `false`.
    Constant(bool),
    /// A shared boolean.
    Name(Name),
    /// `ndet()`.
    Nondeterministic,
    /// `!e`.
    Not(Box<Expression>),
    /// `a && b && ...`; flat, so that long chains make no deep tree.
    All(Vec<Expression>),
    /// `a || b || ...`.
    Any(Vec<Expression>),
    /// `a == b`.
    Equal(Box<Expression>, Box<Expression>),
    /// `a != b`.
    NotEqual(Box<Expression>, Box<Expression>),
    /// A number.
    Number(i64),
    /// `a + b`, `a - b`, `a * b` or `a % b`.
    Arithmetic(Box<Expression>, char, Box<Expression>),
    /// `a < b` and the like.
    Compare(Box<Expression>, Order, Box<Expression>),
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 4] = [Order::Less, Order::LessOrEqual, Order::Greater, Order::GreaterOrEqual];

    /// As written in programs.
    pub fn word(self) -> &'static str {
        match self {
            Order::Less => "<",
            Order::LessOrEqual => "<=",
            Order::Greater => ">",
            Order::GreaterOrEqual => ">=",
        }
    }
}

/// `int x, y in a..b`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Integers {
    /// The names.
    pub names: Vec<Name>,
    /// The least value, with which they start.
    pub first: Index,
    /// The largest value.
    pub last: Index,
}

/// Comments around a statement or declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trivia {
    /// Comments before.
    pub before: Vec<Comment>,
    /// A comment behind it on its last line.
    pub behind: Option<Comment>,
    /// An empty line stands before.
    pub blank_before: bool,
}

/// A block in braces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The statements.
    pub statements: Vec<Statement>,
    /// Comments before the closing brace.
    pub dangling: Vec<Comment>,
    /// The closing brace.
    pub close: Span,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// `@label`.
    pub label: Option<Name>,
    /// What it does.
    pub kind: StatementKind,
    /// From its first to its last token (for blocks: the head).
    pub span: Span,
    /// Comments.
    pub trivia: Trivia,
}

impl Statement {
    /// The blocks inside it, in the order of the text.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let (first, second) = match &self.kind {
            StatementKind::If(_, then, otherwise) => (Some(then), otherwise.as_ref()),
            StatementKind::While(_, body)
            | StatementKind::NextSingle(_, body)
            | StatementKind::For { body, .. }
            | StatementKind::Finish(body)
            | StatementKind::Atomic(body) => (Some(body), None),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }
}

/// What a statement does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// `v := newPhaser(mode, bound=k);`
    NewPhaser {
        /// The variable.
        variable: Name,
        /// The mode, if given.
        mode: Option<Mode>,
        /// The bound, if given.
        bound: Option<u32>,
    },
    /// `b := e;`
    Assign {
        /// The boolean or integer.
        variable: Name,
        /// Its new value.
        value: Expression,
    },
    /// `asynch(k, v:mode, ...);`
    Asynch {
        /// The task.
        task: Name,
        /// The numbers it is given, as far as they can be told from names.
        numbers: Vec<Index>,
        /// Phaser variables with modes; before them names that may be numbers.
        arguments: Vec<(Name, Option<Mode>)>,
    },
    /// `v.signal();`
    Signal(Name),
    /// `v.wait();`
    Wait(Name),
    /// `v.next();`
    Next(Name),
    /// `v.next() { ... }`
    NextSingle(Name, Block),
    /// `next;`
    NextAll,
    /// `next(v1, v2);`
    NextSome(Vec<Name>),
    /// `bool x, y;` inside a task.
    Local(Vec<Name>),
    /// `int x in a..b;` inside a task.
    LocalIntegers(Integers),
    /// `atomic { ... }`
    Atomic(Block),
    /// `await(c);`
    Await(Expression),
    /// `for i in a..b { ... }`
    For {
        /// The loop variable.
        variable: Name,
        /// Its first value.
        first: Index,
        /// Its last value.
        last: Index,
        /// What is repeated.
        body: Block,
    },
    /// `finish { ... }`
    Finish(Block),
    /// `v.drop();`
    Drop(Name),
    /// `if (c) { ... } else { ... }`
    If(Expression, Block, Option<Block>),
    /// `while (c) { ... }`
    While(Expression, Block),
    /// `assert(c);`
    Assert(Expression),
    /// `exit;`
    Exit,
    /// `skip;`
    Skip,
}

/// A task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its name.
    pub name: Name,
    /// The numbers it is given: `int i`.
    pub numbers: Vec<Name>,
    /// Its phaser parameters.
    pub parameters: Vec<Name>,
    /// Its body.
    pub body: Block,
}

/// What may stand outside of tasks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `bool a, b;`
    Booleans(Vec<Name>),
    /// `volatile bool a, b;`
    Volatile(Vec<Name>),
    /// `int x in 0..3;`, perhaps `volatile`.
    Integers(Integers, bool),
    /// `const N = 4;`
    Constant(Name, Index),
    /// `option name=value;`
    Option(Name, Name),
    /// `never(l1, l2);`
    Never(Name, Name),
    /// `lapped(v) < k;`
    Lapped(Name, u32),
    /// `ahead(v) < k;`
    Ahead(Name, u32),
    /// `task k(...) { ... }`
    Task(Task),
}

/// A declaration with its comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its place.
    pub span: Span,
    /// Comments.
    pub trivia: Trivia,
}

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// Declarations in order.
    pub items: Vec<Item>,
    /// Comments at the end.
    pub dangling: Vec<Comment>,
}

/// An expression over constants and loop variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Index {
    /// A number.
    Number(u32),
    /// A constant, a loop variable or a number that a task is given.
    Name(Name),
    /// `a + b`, `a - b`, `a * b` or `a % b`.
    Operation(Box<Index>, char, Box<Index>),
}

impl Index {
    /// A number that may be below zero.
    pub(super) fn of(value: i64) -> Index {
        let size = Index::Number(u32::try_from(value.unsigned_abs()).unwrap_or(u32::MAX));
        if value >= 0 { size } else { Index::Operation(Box::new(Index::Number(0)), '-', Box::new(size)) }
    }

    /// Its value when `read` gives the names. The error is a name that has none, or what is wrong.
    pub fn value(&self, read: &dyn Fn(&str) -> Option<i64>) -> Result<i64, String> {
        match self {
            Index::Number(number) => Ok(i64::from(*number)),
            Index::Name(name) => {
                read(&name.text).ok_or_else(|| format!("`{}` is no constant and no loop variable", name.text))
            }
            Index::Operation(left, operator, right) => {
                let (left, right) = (left.value(read)?, right.value(read)?);
                let result = match operator {
                    '+' => left.checked_add(right),
                    '-' => left.checked_sub(right),
                    '*' => left.checked_mul(right),
                    _ => left.checked_rem_euclid(right),
                };
                result.ok_or_else(|| format!("`{left} {operator} {right}` has no value"))
            }
        }
    }

    /// As written.
    pub fn text(&self) -> String {
        match self {
            Index::Number(number) => number.to_string(),
            Index::Name(name) => name.text.clone(),
            Index::Operation(left, operator, right) => {
                let product = matches!(operator, '*' | '%');
                let left = match &**left {
                    Index::Operation(_, '+' | '-', _) if product => format!("({})", left.text()),
                    other => other.text(),
                };
                // Operations group to the left.
                let right = match &**right {
                    Index::Operation(_, '*' | '%', _) if !product => right.text(),
                    Index::Operation(..) => format!("({})", right.text()),
                    other => other.text(),
                };
                format!("{left} {operator} {right}")
            }
        }
    }
}
