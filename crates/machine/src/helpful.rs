//! Helpful NullPointerException messages (JEP 358).

use crate::heap::Ref;
use crate::machine::Machine;

impl Machine {
    /// The message for an exception that the machine itself threw.
    pub(crate) fn helpful_message(&self, _exception: Ref) -> Option<String> {
        None
    }
}
