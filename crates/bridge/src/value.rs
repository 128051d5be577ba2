//! What is known of a value and of an object while a task's code is followed.

use program::{ClassId, FieldId, MethodId};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The number of a tracked object within one task's state. Phasers and finish scopes have one as well, and it
/// is the name of their variable in the phaser program.
pub(crate) type ObjectId = u32;

/// The instruction that makes an object.
pub(crate) type Site = (MethodId, u32);

/// What is known of a value.
///
/// The rule that makes the abstraction sound: an untracked reference (`Unknown`, `NonNull`, `Sized`) may lead
/// to anything but a body that uses phasers or tasks; such bodies are tracked, and where one would be lost the
/// analysis stops.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Value {
    /// An `int`, or an `Integer` of that value.
    Int(i32),
    /// A `long` that the program names or makes of an `int`. What is computed of it is not followed.
    Long(i64),
    /// Any value at all.
    Unknown,
    /// Any reference but null.
    NonNull,
    /// An array of this length with contents that are not followed.
    Sized(u32),
    /// A number of its kind that is not negative, or not a number.
    Natural,
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
    /// The phase that such a phaser is in: this task stands for a party that has not arrived, so that it stays.
    Phase(ObjectId),
    /// A phase of such a phaser that is over.
    Past(ObjectId),
    /// An object of exactly this class, of which nothing else is known.
    Of(ClassId),
    /// Something that matters and is no longer known; the text says why.
    Lost(Rc<str>),
    /// The second half of a `long` or a `double`.
    Pad,
}

impl Value {
    /// The value with what is to be replaced in it, also in what a lambda has captured.
    pub(crate) fn replaced(&self, replacement: &dyn Fn(&Value) -> Option<Value>) -> Value {
        match (replacement(self), self) {
            (Some(value), _) => value,
            (None, Value::Lambda(lambda)) => {
                let captured = lambda.captured.iter().map(|value| value.replaced(replacement)).collect();
                Value::Lambda(Rc::new(Lambda { captured, ..Lambda::clone(lambda) }))
            }
            (None, value) => value.clone(),
        }
    }

    /// Whether it cannot be null.
    pub(crate) fn is_non_null(&self) -> bool {
        !matches!(self, Value::Unknown | Value::Null | Value::Lost(_))
    }
}

/// A lambda or a method reference.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lambda {
    /// The interface.
    pub(crate) interface: Rc<str>,
    /// The name of the interface's method, and its descriptor.
    pub(crate) name: Rc<str>,
    pub(crate) descriptor: Rc<str>,
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
    /// A task above this one made it.
    pub(crate) foreign: bool,
    /// The class of an array's elements, where it is known.
    pub(crate) element: Option<ClassId>,
    /// The latch that opens when this thread, once started, or this future's task has ended.
    pub(crate) latch: Option<ObjectId>,
    /// Where a list was made.
    pub(crate) made: Option<Site>,
}

/// What an object is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Shape {
    /// An instance; fields that were not written have their default.
    Instance(ClassId, BTreeMap<FieldId, Value>),
    /// An array of references, or of the API's own integers.
    Array(Vec<Value>),
    /// An `ArrayList` or a `LinkedList`.
    List(Vec<Value>),
    /// An iterator over a list.
    Iterator(ObjectId, u32, u32),
    /// A finish scope.
    Finish,
    /// A `java.util.concurrent.Phaser`, or a `CyclicBarrier`.
    Parties(Gate),
    /// Something that opens once and for all: a `CountDownLatch`, the end of a thread, a future.
    Latch(Latch),
    /// A `Thread` with its body.
    Thread(Value),
    /// An executor.
    Pool(Pool),
}

/// What parties gather at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Gate {
    /// A `Phaser` that no party was ever registered on.
    New,
    /// A `Phaser`.
    Phaser,
    /// Likewise, of a class that decides by itself when it ends.
    NewEnding,
    Ending,
    /// Likewise, and it ends when so many more phases have ended.
    NewCounted(u8),
    Counted(u8),
    /// A `Phaser` that this task knows to have ended: nobody waits at it any more.
    Ended,
    /// A `CyclicBarrier`.
    Barrier,
}

/// What is known of a latch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Latch {
    /// This task knows that it is open.
    pub(crate) open: bool,
    /// It is the future of a task, not a `CountDownLatch`.
    pub(crate) future: bool,
    /// An exception may end the task that it belongs to.
    pub(crate) fails: bool,
}

impl Latch {
    /// One that opens when a task ends.
    pub(crate) fn future() -> Latch {
        Latch { future: true, ..Latch::default() }
    }
}

/// What is known of an executor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Pool {
    /// Its threads, if they are limited.
    pub(crate) threads: Option<u32>,
    /// Tasks handed to it so far.
    pub(crate) submitted: u32,
    /// Some of them may wait.
    pub(crate) waits: bool,
    /// It takes no more tasks.
    pub(crate) down: bool,
}

impl Shape {
    /// Whether methods of the library on it are followed.
    pub(crate) fn is_called(&self) -> bool {
        matches!(self, Shape::Parties(_) | Shape::Latch(_) | Shape::Thread(_) | Shape::Pool(_))
    }

    /// The class of the library that it is an instance of.
    pub(crate) fn library_class(&self) -> Option<&'static str> {
        match self {
            Shape::List(_) => Some("java/util/AbstractList"),
            Shape::Parties(Gate::Barrier) => Some("java/util/concurrent/CyclicBarrier"),
            Shape::Parties(_) => Some("java/util/concurrent/Phaser"),
            Shape::Latch(Latch { future: true, .. }) => Some("java/util/concurrent/FutureTask"),
            Shape::Latch(_) => Some("java/util/concurrent/CountDownLatch"),
            Shape::Thread(_) => Some("java/lang/Thread"),
            Shape::Pool(_) => Some("java/util/concurrent/AbstractExecutorService"),
            _ => None,
        }
    }
}

impl Object {
    pub(crate) fn new(shape: Shape) -> Object {
        Object { shape, shared: false, leaked: false, foreign: false, element: None, latch: None, made: None }
    }

    /// Calls `visit` with everything that it holds.
    pub(crate) fn each(&self, mut visit: impl FnMut(&Value)) {
        if let Some(latch) = self.latch {
            visit(&Value::Object(latch));
        }
        match &self.shape {
            Shape::Instance(_, fields) => fields.values().for_each(visit),
            Shape::Array(values) | Shape::List(values) => values.iter().for_each(visit),
            Shape::Iterator(list, ..) => visit(&Value::Object(*list)),
            Shape::Thread(body) => visit(body),
            Shape::Finish | Shape::Parties(_) | Shape::Latch(_) | Shape::Pool(_) => {}
        }
    }

    /// The same object with every value replaced.
    pub(crate) fn map(&self, mut change: impl FnMut(&Value) -> Value) -> Object {
        let shape = match &self.shape {
            Shape::Instance(class, fields) => {
                let fields = fields.iter().map(|(field, value)| (*field, change(value)));
                Shape::Instance(*class, fields.collect())
            }
            Shape::Array(values) => Shape::Array(values.iter().map(&mut change).collect()),
            Shape::List(values) => Shape::List(values.iter().map(&mut change).collect()),
            Shape::Iterator(list, at, length) => match change(&Value::Object(*list)) {
                Value::Object(list) => Shape::Iterator(list, *at, *length),
                _ => Shape::Iterator(*list, *at, *length),
            },
            Shape::Thread(body) => Shape::Thread(change(body)),
            other => other.clone(),
        };
        let latch = self.latch.and_then(|latch| match change(&Value::Object(latch)) {
            Value::Object(latch) => Some(latch),
            _ => None,
        });
        Object { shape, latch, ..*self }
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
