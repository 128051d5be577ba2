//! Who was where.

use std::fmt;

/// A place in a source file.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The source file's name as the user knows it; empty when unknown.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
}

impl Place {
    /// A line of a file.
    pub fn new(file: impl Into<String>, line: u32) -> Place {
        Place { file: file.into(), line, column: 0 }
    }
}

/// A task as people name it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// By its place in the tree of tasks: `main` has none, `task 1.2` is the second child of the first child of `main`.
    Tree(Vec<u32>),
    /// By a name of its own.
    Named(String),
}

impl Task {
    /// The task that the program starts with.
    pub const MAIN: Task = Task::Tree(Vec::new());
}

impl fmt::Display for Task {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Named(name) => out.pad(name),
            Task::Tree(place) if place.is_empty() => out.pad("main"),
            Task::Tree(place) => {
                let place: Vec<String> = place.iter().map(u32::to_string).collect();
                out.pad(&format!("task {}", place.join(".")))
            }
        }
    }
}

/// One frame of a call stack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Frame {
    /// `Foo.bar`
    pub method: String,
    /// Where in it, if that is known.
    pub place: Option<Place>,
}

/// How a task came to be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Creation {
    /// Who created it.
    pub by: Task,
    /// Where.
    pub place: Place,
}

impl fmt::Display for Frame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => write!(out, "{} ({}:{})", self.method, place.file, place.line),
            None => write!(out, "{} (unknown source)", self.method),
        }
    }
}

impl fmt::Display for Creation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "created by {} at {}:{}", self.by, self.place.file, self.place.line)
    }
}

/// A task at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Where.
    pub place: Place,
    /// Who is there.
    pub task: Task,
    /// What it does there, if the message does not say it all.
    pub action: Option<Action>,
    /// The call stack, innermost first.
    pub stack: Vec<Frame>,
    /// How the task came to be, then how its creator did.
    pub created: Vec<Creation>,
}

impl Location {
    /// A task at a place, and nothing else.
    pub fn new(task: Task, place: Place) -> Location {
        Location { place, task, action: None, stack: Vec::new(), created: Vec::new() }
    }
}

/// What a task does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// It reads or writes what the text names.
    Access {
        /// Whether it writes.
        writes: bool,
        /// What.
        what: String,
    },
    /// It calls what the text names.
    Call(String),
    /// It creates a task.
    Spawn(Task),
    /// It waits for what the text names.
    Wait(String),
    /// It throws an exception of this class.
    Throw(String),
    /// It ends.
    End,
    /// It ends with an exception of this class.
    Fail(String),
    /// Something else, as a verb and its objects.
    Other(String),
}

impl Action {
    /// It ends the program.
    pub fn exit(code: i32) -> Action {
        Action::Other(format!("ends the program with exit code {code}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Access { writes: true, what } => write!(out, "writes {what}"),
            Action::Access { writes: false, what } => write!(out, "reads {what}"),
            Action::Call(what) => write!(out, "calls {what}"),
            Action::Spawn(task) => write!(out, "spawns {task}"),
            Action::Wait(what) => write!(out, "waits for {what}"),
            Action::Throw(class) => write!(out, "throws {class}"),
            Action::End => out.write_str("ends"),
            Action::Fail(class) => write!(out, "ends with {class}"),
            Action::Other(words) => out.write_str(words),
        }
    }
}

/// One step of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The task that moves.
    pub task: Task,
    /// What it does.
    pub action: Action,
    /// Where.
    pub at: Place,
    /// What is worth knowing after the step (for phasers: the phases); may be empty.
    pub after: String,
    /// What has changed since the step before, in the order of time.
    pub changes: Vec<Change>,
}

impl Step {
    /// A step, and nothing that is known after it.
    pub fn new(task: Task, action: Action, at: Place) -> Step {
        Step { task, action, at, after: String::new(), changes: Vec::new() }
    }
}

/// A variable that a task has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The task.
    pub task: Task,
    /// The variable.
    pub what: String,
    /// Its value; none if it was written again before anybody looked.
    pub value: Option<String>,
}
