//! Accesses to the heap, as those see them who watch.

use crate::reference::Ref;
use crate::stack::Whole;
use program::tags::Tag;

/// Watches accesses to the heap.
pub trait Observer<H> {
    /// Whether it watches at all; decided at compile time.
    const WATCH: bool;
    /// An access to a word of an object or to an element of an array, and the operation that makes it; false stops before
    /// it.
    fn access(&mut self, host: &mut Option<Box<H>>, object: Ref, index: u32, write: bool, by: By) -> bool;
    /// An atomic access, as to a volatile field; false stops before it.
    fn atomic(
        &mut self,
        host: &mut Option<Box<H>>,
        object: Ref,
        index: u32,
        mode: AccessMode,
        by: By,
    ) -> bool;
    /// The same in a compiled loop, and whether an equal access, or a read after a write, shows nothing new as long as the
    /// task does nothing but arithmetic and accesses.
    fn access_in_loop(
        &mut self,
        host: &mut Option<Box<H>>,
        object: Ref,
        index: u32,
        write: bool,
        by: By,
    ) -> (bool, bool) {
        (self.access(host, object, index, write, by), false)
    }
    /// Whether halves of updates ([`Tag::is_update`]) are more to whoever watches than other accesses, at the present.
    fn tells_updates(&self, _: &Option<Box<H>>) -> bool {
        true
    }
    /// So many accesses of a compiled loop were left out since they showed nothing new.
    fn note_repeats(&mut self, _: &mut Option<Box<H>>, _: u64) {}
}

/// The operation that makes an access.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub struct By {
    /// Its number, as [`crate::Machine::operation`] has it.
    pub operation: u64,
    /// The operation of the library as a whole that it belongs to.
    pub whole: Option<Whole>,
    /// What is known of it.
    pub tag: Tag,
}

/// The number of an operation, of how many steps the run has taken and how deep the stack is: the operation that starts
/// an initialiser is told apart from those in it.
#[inline(always)]
pub(crate) fn number(steps: u64, frames: usize) -> u64 {
    steps << 16 | frames as u64 & 0xffff
}

/// What an atomic access does, and what order it carries (the access modes of `VarHandle`).
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub struct AccessMode {
    /// It writes.
    pub write: bool,
    /// What was released to what it reads lies before it.
    pub acquires: bool,
    /// What lies before it is released to those who acquire what it writes.
    pub releases: bool,
    /// It is one of the volatile accesses of its variable, which all tasks see in one order: a write comes before every
    /// later read, though another write came between. One that is not hands over to those who read what it wrote.
    pub volatile: bool,
    /// It adds to the variable, and what it read goes nowhere: two such give the same in either order.
    pub commutes: bool,
}

impl AccessMode {
    /// A read of a volatile variable.
    pub const VOLATILE_READ: AccessMode =
        AccessMode { write: false, acquires: true, releases: false, volatile: true, commutes: false };
    /// A write of one.
    pub const VOLATILE_WRITE: AccessMode =
        AccessMode { write: true, acquires: false, releases: true, volatile: true, commutes: false };
    /// One that reads and writes.
    pub const UPDATE: AccessMode =
        AccessMode { write: true, acquires: true, releases: true, volatile: true, commutes: false };
    /// A read that carries no order.
    pub const OPAQUE_READ: AccessMode =
        AccessMode { write: false, acquires: false, releases: false, volatile: false, commutes: false };
    /// A write that carries none.
    pub const OPAQUE_WRITE: AccessMode =
        AccessMode { write: true, acquires: false, releases: false, volatile: false, commutes: false };

    /// A read that is ordered behind the write it reads.
    pub const ACQUIRE_READ: AccessMode = AccessMode { volatile: false, ..AccessMode::VOLATILE_READ };
    /// A write that is ordered before those who read it.
    pub const RELEASE_WRITE: AccessMode = AccessMode { volatile: false, ..AccessMode::VOLATILE_WRITE };

    /// One that adds to the variable, where nobody looks at what it read: it is not ordered behind others.
    pub const ADDITION: AccessMode = AccessMode { acquires: false, commutes: true, ..AccessMode::UPDATE };

    /// A plain use of a volatile variable.
    pub fn volatile(write: bool) -> AccessMode {
        if write { AccessMode::VOLATILE_WRITE } else { AccessMode::VOLATILE_READ }
    }

    /// The same of a compare-and-set that fails: it only reads.
    pub fn failed(self) -> AccessMode {
        AccessMode { write: false, releases: false, ..self }
    }
}

/// The observer that does not.
#[derive(Clone, std::marker::Copy, Debug, Default)]
pub struct Unobserved;

impl<H> Observer<H> for Unobserved {
    const WATCH: bool = false;
    fn access(&mut self, _: &mut Option<Box<H>>, _: Ref, _: u32, _: bool, _: By) -> bool {
        true
    }
    fn atomic(&mut self, _: &mut Option<Box<H>>, _: Ref, _: u32, _: AccessMode, _: By) -> bool {
        true
    }
}

/// What a native is about to do.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum HookKind {
    /// A plain read.
    Read,
    /// A plain write.
    Write,
    /// An atomic access.
    Atomic(AccessMode),
    /// A monitor is entered.
    Enter,
    /// A monitor is left.
    Exit,
    /// A class initialiser begins; the object is the class.
    InitializerBegins,
    /// A class initialiser has ended, well or not.
    InitializerEnds,
}
