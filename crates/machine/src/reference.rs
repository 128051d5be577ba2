//! The names of objects.

/// A reference to an object; 0 is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ref(pub u32);

impl Ref {
    /// The null reference.
    pub const NULL: Ref = Ref(0);

    /// Whether it is null.
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    /// As an index of the header table.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
