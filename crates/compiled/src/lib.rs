//! Loops of the machine's operations as instructions of the processor: the tier behind the interpreter.
//!
//! A region is what can be reached from the head of a loop without leaving its method, as far as the operations are plain:
//! arithmetic, jumps, and accesses to fields, static fields and arrays. Each operation works on the registers of the frame, where the
//! interpreter has them too. So a region can be left before any operation, and the interpreter goes on there: it is left
//! before whatever is not plain, would throw, or has to be saved for the way back first.
//!
//! A region does what the interpreter does, in the same steps: who watches accesses is asked before each, with the number of
//! the step, and fuel is looked at on the same jumps.

#[cfg(all(target_arch = "x86_64", unix))]
mod assembler;
#[cfg(all(target_arch = "x86_64", unix))]
mod memory;
mod reach;
#[cfg(all(test, target_arch = "x86_64", unix))]
mod tests;
#[cfg(all(target_arch = "x86_64", unix))]
mod translate;

use program::Kind;
use program::code::{Op, Switch};

/// Where the code finds what it needs of a header, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The number of the class, in two bytes.
    pub class: usize,
    /// The first word.
    pub start: usize,
    /// The number of elements, or words.
    pub length: usize,
    /// When the object was last saved for the way back.
    pub epoch: usize,
    /// All of a header.
    pub size: usize,
}

/// A static field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaticField {
    /// The word of the class object.
    pub word: u32,
    /// What it holds.
    pub kind: Kind,
    /// Whoever watches is not told of reads: it never changes.
    pub is_constant: bool,
}

/// Where a static field stands in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct StaticPlace {
    /// The class object.
    pub object: u32,
    /// Not 0 if it may be written as it is.
    pub writable: u32,
    /// How many bytes lie before it among the words.
    pub bytes: u64,
}

/// The code of a method.
pub struct Method<'a> {
    /// All operations there are; jumps are relative to the first of the method.
    pub ops: &'a [Op],
    /// The first operation of the method.
    pub start: usize,
    /// How many operations it has.
    pub length: usize,
    /// How many registers its frame has.
    pub registers: usize,
    /// Constants of 64 bits.
    pub wide: &'a [u64],
    /// Jump tables.
    pub switches: &'a [Switch],
    /// The static field of a site, if it is no volatile one.
    pub static_field: &'a dyn Fn(u32) -> Option<StaticField>,
}

/// What a region works on.
pub struct Frame<'a, H> {
    /// The registers of the frame.
    pub registers: &'a mut [u64],
    /// The headers of all objects.
    pub headers: &'a [H],
    /// The words of all objects.
    pub words: &'a mut [u64],
    /// The places of [`Region::statics`], in that order.
    pub statics: &'a [StaticPlace],
    /// Objects of this epoch may be written as they are.
    pub epoch: u32,
    /// The steps so far.
    pub steps: u64,
    /// At so many the region is left.
    pub fuel: u64,
}

/// Why a region was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The interpreter goes on.
    Interpret,
    /// The fuel is used up; the jump has been taken.
    Fuel,
    /// The watcher said no; the access has not been made, and its step counts.
    Observed,
}

/// Where a region was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// The next operation; if an access was refused, the one behind it.
    pub pc: u32,
    /// The steps done.
    pub steps: u64,
    /// Why.
    pub why: Why,
}

/// Most static fields that a region uses.
pub const MOST_STATICS: usize = 16;

/// A loop as instructions of the processor.
#[derive(Debug)]
pub struct Region {
    #[cfg(all(target_arch = "x86_64", unix))]
    pages: memory::Pages,
    registers: usize,
    layout: Layout,
    statics: Vec<u32>,
    unresolved: Vec<u32>,
}

impl Region {
    /// The region of a loop; none where there is nothing to gain, or no such processor.
    #[cfg(all(target_arch = "x86_64", unix))]
    pub fn new(method: &Method<'_>, head: usize, layout: Layout, watched: bool) -> Option<Region> {
        let reached = reach::Reached::from(method, head)?;
        let translated = translate::translate(method, &reached, layout, watched);
        let pages = memory::Pages::new(&translated.code)?;
        let unresolved = reached.unresolved;
        Some(Region { pages, registers: method.registers, layout, statics: translated.statics, unresolved })
    }

    /// The region of a loop; none where there is no such processor.
    #[cfg(not(all(target_arch = "x86_64", unix)))]
    pub fn new(_: &Method<'_>, _: usize, _: Layout, _: bool) -> Option<Region> {
        None
    }

    /// The sites of the static fields that it uses: whoever runs it gives their places; their classes must be initialised.
    pub fn statics(&self) -> &[u32] {
        &self.statics
    }

    /// Whether it was left before an operation that was not resolved when it was made, so that a new one goes further.
    pub fn is_out_of_date(&self, left_at: u32) -> bool {
        self.unresolved.contains(&left_at)
    }

    /// Runs it from its head. Whoever watches is told of each access: the object, the word or element, the operation, whether it
    /// writes, and the number of the step; it may refuse.
    ///
    /// # Panics
    /// If it is given less than it was made for.
    #[cfg(all(target_arch = "x86_64", unix))]
    pub fn run<H>(
        &self,
        frame: Frame<'_, H>,
        watcher: &mut dyn FnMut(u32, u32, u32, bool, u64) -> bool,
    ) -> Exit {
        let Frame { registers, headers, words, statics, epoch, steps, fuel } = frame;
        assert!(registers.len() >= self.registers && statics.len() >= self.statics.len());
        assert!(size_of::<H>() == self.layout.size);
        let within =
            |place: &StaticPlace| place.bytes / 8 < words.len() as u64 && place.bytes.is_multiple_of(8);
        assert!(statics[..self.statics.len()].iter().all(within));
        let headers = (headers.as_ptr().cast(), headers.len() as u64);
        let (why, steps, pc) =
            self.pages.run(memory::Parts { registers, headers, words, statics, watcher, epoch, steps, fuel });
        let why = match why {
            translate::FUEL => Why::Fuel,
            translate::OBSERVED => Why::Observed,
            _ => Why::Interpret,
        };
        Exit { pc, steps, why }
    }

    /// There is none to run.
    #[cfg(not(all(target_arch = "x86_64", unix)))]
    pub fn run<H>(&self, frame: Frame<'_, H>, _: &mut dyn FnMut(u32, u32, u32, bool, u64) -> bool) -> Exit {
        Exit { pc: 0, steps: frame.steps, why: Why::Interpret }
    }
}
