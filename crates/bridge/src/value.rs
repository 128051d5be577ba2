//! What is known of a value and of an object while a task's code is followed.

use program::{ClassId, FieldId, MethodId};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The number of a tracked object within one task's state. Phasers and finish scopes have one as well, and it
/// is the name of their variable in the phaser program.
pub(crate) type ObjectId = u32;

/// What is known of a value.
///
/// The rule that makes the abstraction sound: an untracked reference (`Unknown`, `NonNull`, `Sized`) may lead
/// to anything but a body that uses phasers or tasks; such bodies are tracked, and where one would be lost the
/// analysis stops.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Value {
    /// An `int`, or an `Integer` of that value.
    Int(i32),
    /// Any value at all.
    Unknown,
    /// Any reference but null.
    NonNull,
    /// An array of this length with contents that are not followed.
    Sized(u32),
    /// Null.
    Null,
    /// A tracked object.
    Object(ObjectId),
    /// A lambda: its body and what it captured.
    Lambda(Rc<Lambda>),
    /// A constant of `HjPhaserMode`.
    Mode(i32),
    /// What the last `arrive` of this task on this `java.util.concurrent.Phaser` returned.
    Arrival(ObjectId),
    /// Something that matters and is no longer known; the text says why.
    Lost(Rc<str>),
    /// The second half of a `long` or a `double`.
    Pad,
}

impl Value {
    /// Whether it cannot be null.
    pub(crate) fn is_non_null(&self) -> bool {
        !matches!(self, Value::Unknown | Value::Null | Value::Lost(_))
    }
}

/// A lambda or a method reference.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lambda {
    /// The name of the interface's method.
    pub(crate) name: Rc<str>,
    /// Its code.
    pub(crate) body: MethodId,
    /// Whether the code is chosen by the class of its first argument.
    pub(crate) dispatched: bool,
    /// What it captured, wide values with their second half.
    pub(crate) captured: Vec<Value>,
}

/// A tracked object.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Object {
    /// What it is.
    pub(crate) shape: Shape,
    /// Other tasks can reach it: what it holds must not change any more.
    pub(crate) shared: bool,
    /// Code that is not followed can reach it: what it holds is not known.
    pub(crate) leaked: bool,
    /// The class of an array's elements, where it is known.
    pub(crate) element: Option<ClassId>,
}

/// What an object is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Shape {
    /// An instance; fields that were not written have their default.
    Instance(ClassId, BTreeMap<FieldId, Value>),
    /// An array of references, or of the API's own integers.
    Array(Vec<Value>),
    /// A list of the library.
    List(Vec<Value>),
    /// An iterator over a list.
    Iterator(ObjectId, u32, u32),
    /// A finish scope.
    Finish,
    /// A `java.util.concurrent.Phaser`.
    Parties,
}

impl Object {
    pub(crate) fn new(shape: Shape) -> Object {
        Object { shape, shared: false, leaked: false, element: None }
    }

    /// Calls `visit` with everything that it holds.
    pub(crate) fn each(&self, mut visit: impl FnMut(&Value)) {
        match &self.shape {
            Shape::Instance(_, fields) => fields.values().for_each(visit),
            Shape::Array(values) | Shape::List(values) => values.iter().for_each(visit),
            Shape::Iterator(list, ..) => visit(&Value::Object(*list)),
            Shape::Finish | Shape::Parties => {}
        }
    }

    /// The same object with every value replaced.
    pub(crate) fn map(&self, mut change: impl FnMut(&Value) -> Value) -> Object {
        let shape = match &self.shape {
            Shape::Instance(class, fields) => {
                let fields = fields.iter().map(|(field, value)| (*field, change(value)));
                Shape::Instance(*class, fields.collect())
            }
            Shape::Array(values) => Shape::Array(values.iter().map(change).collect()),
            Shape::List(values) => Shape::List(values.iter().map(change).collect()),
            Shape::Iterator(list, at, length) => match change(&Value::Object(*list)) {
                Value::Object(list) => Shape::Iterator(list, *at, *length),
                _ => Shape::Iterator(*list, *at, *length),
            },
            other => other.clone(),
        };
        Object { shape, ..*self }
    }
}

/// The modes of phasers, in the order of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Mode {
    Sig,
    Wait,
    SigWait,
    SigWaitSingle,
}

impl Mode {
    pub(crate) fn of(ordinal: i32) -> Option<Mode> {
        [Mode::Sig, Mode::Wait, Mode::SigWait, Mode::SigWaitSingle]
            .get(usize::try_from(ordinal).ok()?)
            .copied()
    }

    pub(crate) fn signals(self) -> bool {
        self != Mode::Wait
    }

    pub(crate) fn waits(self) -> bool {
        self != Mode::Sig
    }

    /// The word of the phaser language, which has no mode of its own for single statements.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Mode::Sig => "SIG",
            Mode::Wait => "WAIT",
            Mode::SigWait | Mode::SigWaitSingle => "SIG_WAIT",
        }
    }
}
