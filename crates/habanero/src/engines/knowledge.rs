//! What the engines that go through states find out about a program.

use super::request::{Engine, Request};
use crate::asked::Asked;
use crate::shared_access::Hot;
use report::FindingKind;
use tasks::Options;

/// What turned out about a program and makes a search start again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Knowledge {
    /// What the program can see of the world.
    pub(super) options: Options,
    /// Locations of old objects that several tasks touch.
    pub(super) hot: Hot,
    /// What else it asked for.
    pub(super) asked: Asked,
}

impl Knowledge {
    /// Why two tasks may race though they never stand before the two accesses at once: what one learns of the other
    /// orders nothing.
    pub(super) fn unseen_races(&self, request: &Request) -> Option<&'static str> {
        if request.engine != Engine::Precise {
            None
        } else if self.asked.weak {
            Some("an access in a weaker mode than volatile: this engine takes it for volatile")
        } else if self.options.metrics && request.properties.has(FindingKind::Race) {
            Some(
                "the program asks how much work was done: races that depend on the answer are not looked for",
            )
        } else if self.asked.hints && request.properties.has(FindingKind::Race) {
            Some(
                "tasks learn of one another by the clock, by interned strings, by locks that are held or the like, which orders nothing: races that \
                 depend on that are not looked for",
            )
        } else {
            None
        }
    }

    /// Adds what the program asked for in a search.
    pub(super) fn learn(&mut self, asked: Asked, late_timeouts: bool) {
        self.options = asked.widen(self.options, late_timeouts);
        self.asked.add(asked);
    }
}
