//! How much memory a machine holds.

/// About what a stack or the small state of a mark takes that was saved to come back to.
const SAVED: usize = 512;

impl<H: Host> Machine<H> {
    /// Bytes that the program's state and the way back hold: the heap with its log, what was printed, saved stacks.
    pub fn bytes(&self) -> u64 {
        let printed = self.out.capacity() + self.err.capacity();
        (self.heap.bytes() + printed + (self.marks.len() + self.saved_stacks.len()) * SAVED) as u64
    }
}
use crate::hooks::Host;
use crate::machine::Machine;
