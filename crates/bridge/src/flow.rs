//! What an instruction leads to.

use crate::event::Event;
use crate::state::State;
use crate::value::Value;
use program::Kind;

/// What an instruction leads to.
pub(crate) enum Flow {
    /// The next instruction.
    On,
    /// These steps, and then any of these states.
    Go(Vec<Event>, Vec<State>),
    /// Any of these: steps, and then a state.
    Ways(Vec<(Vec<Event>, State)>),
    /// Nothing: what may happen has been noted.
    Dead,
    /// These steps, and then the end of the task.
    End(Vec<Event>),
}

/// Where an edge leads.
#[derive(Debug)]
pub(crate) enum Next {
    State(Box<State>),
    End,
}

/// What follows, or why the analysis stops here.
pub(crate) type Followed<T> = Result<T, String>;

/// What a field, an element or a variable of this kind holds before it is written.
pub(crate) fn default(kind: Kind) -> Value {
    match kind {
        Kind::Reference => Value::Null,
        Kind::Long | Kind::Float | Kind::Double => Value::Unknown,
        _ => Value::Int(0),
    }
}

/// What a null in the wrong place leads to.
pub(crate) const NULL: &str = "java/lang/NullPointerException";
