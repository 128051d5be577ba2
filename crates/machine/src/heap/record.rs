//! What is touched while a native runs, noted for the audit; nothing is noted in a release build.

use super::{Heap, Ref};

/// What happened while a native ran.
#[cfg(debug_assertions)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// An object was made.
    Made(Ref),
    /// Bytes of an object were read or written.
    Touched { object: Ref, byte: usize, bytes: usize, write: bool },
    /// The host was told of an access to words or elements.
    Announced { object: Ref, index: u32, length: u32, kind: crate::observer::HookKind },
    /// The host stopped the native.
    Stopped,
}

/// The events since recording began.
#[cfg(debug_assertions)]
#[derive(Clone, Debug, Default)]
pub(super) struct Recorder {
    on: std::cell::Cell<bool>,
    events: std::cell::RefCell<Vec<Event>>,
}

impl Heap {
    #[inline(always)]
    pub(super) fn note_made(&self, _object: Ref) {
        #[cfg(debug_assertions)]
        self.note(Event::Made(_object));
    }

    #[inline(always)]
    pub(super) fn note_read(&self, _object: Ref, _byte: usize, _bytes: usize) {
        #[cfg(debug_assertions)]
        self.note(Event::Touched { object: _object, byte: _byte, bytes: _bytes, write: false });
    }

    #[inline(always)]
    pub(super) fn note_write(&self, _object: Ref, _byte: usize, _bytes: usize) {
        #[cfg(debug_assertions)]
        self.note(Event::Touched { object: _object, byte: _byte, bytes: _bytes, write: true });
    }
}

#[cfg(debug_assertions)]
impl Heap {
    /// Notes an event if a native runs.
    #[inline(always)]
    pub(crate) fn note(&self, event: Event) {
        if self.recorder.on.get() {
            let mut events = self.recorder.events.borrow_mut();
            if events.last() != Some(&event) {
                events.push(event);
            }
        }
    }

    /// Begins, goes on or stops to record; gives whether it did before.
    pub(crate) fn record(&self, on: bool) -> bool {
        self.recorder.on.replace(on)
    }

    /// Hands over what has been recorded.
    pub(crate) fn recorded(&self) -> Vec<Event> {
        self.recorder.events.take()
    }
}
