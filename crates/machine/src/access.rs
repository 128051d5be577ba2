//! Java memory as natives see it: what they read or write they announce first, all of it.
//!
//! An announcement may stop the native, which is then run again from its start; so whatever has an effect comes
//! after the last one. Raw access to the heap is for objects that the native has just made and for what the table
//! of exemptions in [`crate::audit`] names; in a build with debug assertions every native is held to that.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::observer::{AccessMode, HookKind};
use crate::stop::Outcome;
use program::linked::access;
use std::ops::Range;

impl<H: Host> Machine<H> {
    /// The words of an object or the elements of an array that some of its bytes lie in; `None` if it does not
    /// have them all.
    pub(crate) fn locations(&self, object: Ref, byte: usize, bytes: usize) -> Option<Range<u32>> {
        if !self.heap.has_bytes(object, byte, bytes) {
            return None;
        }
        let size = self.heap.header(object).element_bytes();
        Some((byte / size) as u32..(byte + bytes).div_ceil(size) as u32)
    }

    /// Tells the host what a native, or the machine on behalf of one, is about to touch.
    pub(crate) fn announce(
        &mut self,
        object: Ref,
        index: u32,
        length: u32,
        kind: HookKind,
    ) -> Option<Outcome> {
        let hook = self.access_hook?;
        self.note_announced(object, index, length, kind);
        let outcome = self.unrecorded(|m| hook(m, object, index, length, kind));
        if outcome.is_some() {
            self.note_stopped();
        }
        outcome
    }

    /// Announces an access to words or elements. What is volatile is announced one by one, for each is a
    /// synchronisation of its own.
    pub fn touch(&mut self, object: Ref, places: Range<u32>, kind: HookKind) -> Result<(), Outcome> {
        if self.access_hook.is_none() || places.is_empty() {
            return Ok(());
        }
        if matches!(kind, HookKind::Atomic(_)) {
            return places.into_iter().try_for_each(|index| stopped(self.announce(object, index, 1, kind)));
        }
        stopped(self.announce(object, places.start, places.len() as u32, kind))
    }

    /// Announces an access to bytes of an object, and gives the scheduler its say if it is volatile; `outside` if
    /// the object does not have these bytes.
    pub(crate) fn touch_bytes(
        &mut self,
        object: Ref,
        byte: usize,
        bytes: usize,
        kind: HookKind,
        outside: fn() -> Outcome,
    ) -> Result<(), Outcome> {
        let places = self.locations(object, byte, bytes).ok_or_else(outside)?;
        if matches!(kind, HookKind::Atomic(_)) && self.pauses_before_access(object, places.start) {
            return Err(Outcome::Yield);
        }
        self.touch(object, places, kind)
    }

    /// Announces an access to an instance field of the library by name, if there is one.
    pub(crate) fn touch_field(&mut self, object: Ref, name: &str, write: bool) -> Result<(), Outcome> {
        let Some(id) = self.program.library_field(self.heap.class(object), name) else { return Ok(()) };
        let field = self.program.field(id);
        let (word, volatile) = (field.word, field.access & access::VOLATILE != 0);
        self.touch(object, word..word + 1, HookKind::of(volatile, write))
    }

    /// Reads an instance field of the library by name, 0 if there is none.
    ///
    /// # Errors
    /// If somebody wants to look before it is read.
    pub fn read_field(&mut self, object: Ref, name: &str) -> Result<u64, Outcome> {
        self.touch_field(object, name, false)?;
        Ok(self.get_field(object, name))
    }

    /// Writes an instance field of the library by name, if there is one.
    pub(crate) fn write_field(&mut self, object: Ref, name: &str, value: u64) -> Result<(), Outcome> {
        self.touch_field(object, name, true)?;
        self.set_field(object, name, value);
        Ok(())
    }

    /// The bytes of some elements of an array that has them.
    pub(crate) fn read_array(&mut self, array: Ref, places: Range<u32>) -> Result<&[u8], Outcome> {
        self.touch(array, places.clone(), HookKind::Read)?;
        let size = self.heap.header(array).element_bytes();
        let (from, length) = (places.start as usize * size, places.len() * size);
        Ok(self.heap.bytes_at(array, from, length).unwrap_or_default())
    }

    /// The bytes of a part of a `byte[]` that a Java caller names; `outside` if the array has no such part.
    pub(crate) fn read_part(
        &mut self,
        array: Ref,
        from: i32,
        length: i32,
        outside: fn() -> Outcome,
    ) -> Result<&[u8], Outcome> {
        let places = self.part(array, from, length).ok_or_else(outside)?;
        self.read_array(array, places)
    }

    /// A part of an array that a Java caller names; none if the array has no such part.
    pub(crate) fn part(&self, array: Ref, from: i32, length: i32) -> Option<Range<u32>> {
        let (from, length) = (u32::try_from(from).ok()?, u32::try_from(length).ok()?);
        let end = from.checked_add(length)?;
        (end <= self.heap.length(array)).then_some(from..end)
    }

    /// The elements of an array of references; none of null.
    pub fn read_elements(&mut self, array: Ref) -> Result<Vec<Ref>, Outcome> {
        if array.is_null() {
            return Ok(Vec::new());
        }
        self.touch(array, 0..self.heap.length(array), HookKind::Read)?;
        Ok(self.heap.elements(array).collect())
    }
}

impl HookKind {
    /// An access to a field or an element.
    pub fn of(volatile: bool, write: bool) -> HookKind {
        match (volatile, write) {
            (false, false) => HookKind::Read,
            (false, true) => HookKind::Write,
            (true, write) => HookKind::Atomic(AccessMode::volatile(write)),
        }
    }
}

fn stopped(outcome: Option<Outcome>) -> Result<(), Outcome> {
    outcome.map_or(Ok(()), Err)
}
