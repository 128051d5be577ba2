//! What slots hold, and all slots at one point (JVMS 4.10.1.2).

use crate::names::{Kind, Symbol};

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    /// Nothing that may be used.
    Top,
    Int,
    Float,
    Long,
    Double,
    /// The second half of a `long` or a `double`.
    Pad,
    Null,
    /// The object under construction, before its superclass is initialised.
    UninitializedThis,
    /// An object made by the `new` at this offset, before its constructor.
    Uninitialized(u32),
    /// An instance of the class or the array of this name.
    Object(Symbol),
}

impl Type {
    pub(super) fn is_wide(self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    /// Whether it is a reference, initialised or not.
    pub(super) fn is_reference(self) -> bool {
        use Type::{Null, Object, Uninitialized, UninitializedThis};
        matches!(self, Null | Object(_) | Uninitialized(_) | UninitializedThis)
    }

    /// Whether it is one slot that can be moved about.
    pub(super) fn is_single(self) -> bool {
        !matches!(self, Type::Top | Type::Pad | Type::Long | Type::Double)
    }

    pub(super) fn of_primitive(kind: Kind) -> Type {
        match kind {
            Kind::Long => Type::Long,
            Kind::Float => Type::Float,
            Kind::Double => Type::Double,
            _ => Type::Int,
        }
    }
}

/// The locals and the operand stack at one point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) locals: Vec<Type>,
    pub(super) stack: Vec<Type>,
    /// In a constructor: the superclass's has not been called on this path.
    pub(super) this_uninitialized: bool,
}

impl Frame {
    /// An object has been initialised: all copies of it are.
    pub(super) fn initialize(&mut self, before: Type, after: Type) {
        for slot in self.locals.iter_mut().chain(&mut self.stack).filter(|slot| **slot == before) {
            *slot = after;
        }
        self.this_uninitialized &= before != Type::UninitializedThis;
    }
}
