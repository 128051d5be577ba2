//! What is known of operations besides what they do.

/// What is known of an operation, in a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tag(u8);

impl Tag {
    /// Nothing.
    pub const NONE: Tag = Tag(0);
    /// A call whose result is dropped.
    pub const DROPPED: Tag = Tag(1);
    /// A call whose result goes into the result of the method and nowhere else.
    pub const RETURNED: Tag = Tag(2);
    const FIRST_UPDATE: u8 = 3;

    /// Half of an update.
    pub(crate) fn update(operation: Operation, cut: Cut) -> Tag {
        Tag(Tag::FIRST_UPDATE + operation as u8 * 4 + cut as u8)
    }

    /// Whether it is half of an update. Two updates with equal tags commute.
    pub fn is_update(self) -> bool {
        self.0 >= Tag::FIRST_UPDATE
    }

    /// As a number: 0 for nothing.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// An operation that is associative and commutative, on `int` or `long`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Add,
    Mul,
    And,
    Or,
    Xor,
    Min,
    Max,
}

/// To what the result is cut before it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    None,
    Byte,
    Char,
    Short,
}
