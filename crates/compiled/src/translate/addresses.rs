//! Addresses that accesses to the same object, or the same element, find in a register of the processor.
//!
//! They hold as long as the registers of the frame that they were made from, and up to the next place that a jump leads to:
//! no object moves, ends or is saved for the way back while a region runs.

use crate::assembler::*;
use program::code::Reg;

/// What an address is that of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// The first word of an object.
    Object(Reg),
    /// An element of an array of elements of `1 << shift` bytes.
    Element(Reg, Reg, u8),
}

/// An address, and what has been checked.
#[derive(Clone, Copy)]
pub(super) struct Known {
    what: What,
    /// Where it stands.
    pub(super) host: Register,
    /// So many words are there.
    pub(super) words: u32,
    /// It may be written.
    pub(super) writable: bool,
}

/// The addresses at the present operation.
#[derive(Default)]
pub(super) struct Addresses {
    known: Vec<Known>,
    /// Where addresses of objects may stand; the next one takes the place of the oldest.
    objects: Vec<Register>,
    element: Option<Register>,
}

impl Addresses {
    /// Takes what it needs of the registers of the processor, and leaves the others.
    pub(super) fn find_room(&mut self, fields: bool, elements: bool, free: &mut Vec<Register>) {
        if fields {
            self.objects = vec![R11];
        }
        if elements {
            self.element = Some(R9);
        }
        free.extend(
            [R10, R11, R9].iter().filter(|one| !self.objects.contains(one) && self.element != Some(**one)),
        );
    }

    pub(super) fn find(&self, what: What) -> Option<Known> {
        self.known.iter().find(|known| known.what == what).copied()
    }

    /// Where a new address stands; what stood there is forgotten.
    pub(super) fn room(&mut self, what: What) -> Option<Register> {
        let host = match what {
            What::Object(_) if self.objects.is_empty() => return None,
            What::Object(_) => {
                self.objects.rotate_left(1);
                self.objects[0]
            }
            What::Element(..) => self.element?,
        };
        self.known.retain(|known| known.host != host);
        Some(host)
    }

    /// An address stands where [`Addresses::room`] said, or more has been checked of it.
    pub(super) fn learn(&mut self, what: What, host: Register, words: u32, writable: bool) {
        let before = self.find(what);
        self.known.retain(|known| known.host != host);
        let words = before.map_or(words, |known| known.words.max(words));
        let writable = writable || before.is_some_and(|known| known.writable);
        self.known.push(Known { what, host, words, writable });
    }

    /// A register of the frame has another value.
    pub(super) fn forget(&mut self, register: Reg) {
        self.known.retain(|known| match known.what {
            What::Object(object) => object != register,
            What::Element(array, index, _) => array != register && index != register,
        });
    }

    /// Others come here.
    pub(super) fn forget_all(&mut self) {
        self.known.clear();
    }
}
