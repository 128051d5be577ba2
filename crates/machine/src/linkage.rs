//! What the machine has found out about classes, methods and call sites: it only grows, but for how far a class has come.

use crate::heap::Ref;
use crate::observer::AccessMode;
use crate::stack::TaskId;
use program::code::CodeId;
use program::liveness::LiveRegisters;
use program::{ClassId, Kind, MethodId};
use std::sync::Arc;

/// How far a class has come (JVMS 5.5).
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum Initialization {
    /// Not yet used.
    Linked,
    /// A task initialises the classes above it first.
    Preparing(TaskId),
    /// A task runs its initialiser.
    Running(TaskId),
    /// Usable.
    Done,
    /// Usable, and each use lies behind the initialisers above it, so the host is told.
    Told,
    /// The same, but it was initialised inside an initialiser above it: uses lie behind its own alone.
    Apart,
    /// Its initialiser failed.
    Failed,
}

impl Initialization {
    /// Whether the class is usable, and the host is told of its uses.
    pub(crate) fn is_told(self) -> bool {
        matches!(self, Initialization::Told | Initialization::Apart)
    }

    /// Whether it shows to a task who runs the initialiser of the class, or ran it.
    pub(crate) fn shows_who_ran_it(self, to: TaskId) -> bool {
        match self {
            Initialization::Preparing(task) | Initialization::Running(task) => task != to,
            state => state.is_told(),
        }
    }
}

/// What a run knows of a class.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct ClassState {
    /// The `java.lang.Class` object; it also holds the static fields.
    pub mirror: Ref,
    /// How far the class has come.
    pub initialization: Initialization,
    /// Why its initialiser failed, for those who use the class afterwards.
    pub failure: Ref,
}

/// A resolved static field.
#[derive(Clone, std::marker::Copy, Debug)]
pub(crate) struct StaticSite {
    /// The declaring class.
    pub class: ClassId,
    /// The word in the mirror.
    pub word: u32,
    /// What it holds.
    pub kind: Kind,
    /// Whether it is volatile.
    pub volatile: bool,
    /// Whether it is final: its value is set before anybody else can use the class.
    pub constant: bool,
}

/// An interface call with the latest selection.
#[derive(Clone, std::marker::Copy, Debug)]
pub(crate) struct InterfaceSite {
    /// The resolved method.
    pub method: MethodId,
    /// The class of the latest receiver.
    pub class: ClassId,
    /// The method selected for it.
    pub selected: MethodId,
}

/// What a call needs to know of a method, in one place.
#[derive(Clone, std::marker::Copy, Debug)]
pub(crate) struct Entry {
    /// First operation, or `SLOW`.
    pub start: u32,
    /// Code of the method.
    pub code: CodeId,
    /// Registers of a frame.
    pub registers: u32,
}

/// A method that cannot be entered just by pushing a frame.
pub(crate) const SLOW: u32 = u32::MAX;

/// Classes and fields that the machine itself uses.
#[derive(Clone, Debug, Default)]
pub(crate) struct WellKnown {
    pub(crate) object: ClassId,
    pub(crate) class: ClassId,
    pub(crate) string: ClassId,
    pub(crate) throwable: ClassId,
    pub(crate) thread: ClassId,
    pub(crate) bytes: ClassId,
    pub(crate) arrays: [ClassId; 8],
    pub(crate) string_value: u32,
    pub(crate) string_coder: u32,
    pub(crate) string_hash: u32,
    pub(crate) throwable_message: u32,
    pub(crate) throwable_cause: u32,
    pub(crate) throwable_backtrace: u32,
    pub(crate) throwable_depth: u32,
    pub(crate) throwable_trace: u32,
    pub(crate) throwable_suppressed: u32,
    /// The word of a mirror that holds the class id; static fields follow it.
    pub(crate) class_id_word: u32,
    pub(crate) class_component: u32,
    pub(crate) class_loader: u32,
    pub(crate) class_module: u32,
}

/// A linked dynamic call site.
#[derive(Clone, Debug)]
pub(crate) enum DynamicSite {
    /// Makes a lambda object from the captured values.
    Lambda {
        class: ClassId,
        captured: Vec<Kind>,
        shared: Ref,
        /// The interfaces that are initialised when the site is linked.
        before: Vec<ClassId>,
    },
    /// Calls a stub with the arguments.
    Stub(MethodId),
}

/// Stubs that are made once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StubKey {
    /// `Method.invoke`, `Constructor.newInstance`
    Reflect(MethodId),
    /// A method called for a method handle: without selection, with the values of an array.
    Called(MethodId, bool, bool),
    /// A call of a method handle with such types.
    Handle(Calling, Box<str>),
    /// A constructor that gives the object that it was called on.
    Construct(MethodId),
    /// The proxy class for these interfaces with this number, by one of its methods.
    Proxy(Vec<ClassId>, usize),
    /// A method of a stream, under its monitor.
    Printing(&'static str, &'static str),
    /// Others by name.
    Named(&'static str),
}

/// A piece of a string concatenation.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// Fixed text.
    Text(Vec<u16>),
    /// The argument in a register.
    Argument(u16, Kind),
}

/// What an `Intrinsic` operation does.
#[derive(Clone, Debug)]
pub(crate) enum Intrinsic {
    /// Concatenates; the result goes to register `base`.
    Concat(Arc<[Piece]>),
    /// A pattern switch over the labels: selector at `base`, restart index at `base + 1`.
    TypeSwitch(Arc<[SwitchLabel]>),
    /// Unpacks an `Object[]` at `base` into registers from `base`, converting to these descriptors.
    Unpack(Arc<[String]>),
    /// Puts the values of these kinds from `base` on into an array of objects there; if not, the one value as an object.
    Pack(Arc<[Kind]>, bool),
    /// The way back: the elements of the array at `base`, or the one object, to registers from there on.
    Spread(Arc<[Kind]>),
    /// The form of the method handle at `base`.
    Form,
    /// The class of a result, and an array of classes of parameters in the next register.
    Type(Arc<[Box<str>]>, Box<str>),
    /// Makes the `java.lang.reflect.Method` of a method in register `base`.
    Method(MethodId),
    /// What is in register `base` may not be of this class: what it could do later is not modelled.
    NoStream(ClassId),
}

impl Intrinsic {
    /// Registers read from the base on, and what is written there.
    pub(crate) fn shape(&self) -> (u16, Kind) {
        match self {
            // Its pieces are registers of their own, below the base or above it.
            Intrinsic::Concat(pieces) => {
                let highest = pieces.iter().map(|piece| match piece {
                    Piece::Argument(register, kind) => register + kind.slots(),
                    Piece::Text(_) => 0,
                });
                (highest.max().unwrap_or(0), Kind::Reference)
            }
            Intrinsic::TypeSwitch(_) => (2, Kind::Int),
            Intrinsic::Unpack(_) => (1, Kind::Void),
            Intrinsic::Pack(kinds, _) => (kinds.iter().map(|kind| kind.slots()).sum(), Kind::Reference),
            Intrinsic::Spread(_) => (1, Kind::Void),
            Intrinsic::Form => (1, Kind::Reference),
            Intrinsic::Type(..) => (0, Kind::Reference),
            Intrinsic::Method(_) => (0, Kind::Reference),
            Intrinsic::NoStream(_) => (1, Kind::Reference),
        }
    }
}

/// A label of a pattern switch.
#[derive(Clone, Debug)]
pub(crate) enum SwitchLabel {
    Class(ClassId),
    Text(Vec<u16>),
    Int(i32),
    /// An enum constant by name; `None` class: that of the selector.
    EnumConstant(Option<ClassId>, String),
    Boolean(bool),
}

/// A method handle constant that a bootstrap method got.
pub(crate) struct Handle {
    pub(crate) kind: u8,
    pub(crate) class: String,
    pub(crate) name: String,
    pub(crate) descriptor: String,
}

/// What a call on a handle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
    /// A call of a method handle.
    Call(Calling),
}

/// How a method handle is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Calling {
    /// `invokeExact`
    Exact,
    /// `invoke`
    Generic,
    /// `invokeBasic`, which takes what it gets.
    Basic,
}

/// A resolved call on a handle.
#[derive(Clone, Debug)]
pub(crate) struct HandleSite {
    pub(crate) access: Access,
    /// How an atomic access is made; none of a plain one.
    pub(crate) mode: Option<AccessMode>,
    /// It may fail though the value is as expected.
    pub(crate) weak: bool,
    /// Descriptors of the arguments after the handle.
    pub(crate) parameters: Vec<Box<str>>,
    pub(crate) result: Box<str>,
    /// The class of a reference that the call expects, unless it is `Object`.
    pub(crate) result_class: Option<ClassId>,
}

/// The maps of one method: live registers before each operation.
pub(crate) type MethodMaps = Arc<[LiveRegisters]>;

/// Maps by code, as they are asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Maps {
    pub(crate) by_code: Vec<Option<MethodMaps>>,
}
