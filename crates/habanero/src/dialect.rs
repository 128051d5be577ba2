//! What the libraries of Habanero do differently.

use machine::Dialect;
use tasks::{InIsolated, Rules};

/// What a library does where others do something else.
pub(crate) fn rules(dialect: Option<Dialect>) -> Rules {
    match dialect {
        None | Some(Dialect::Rice) => Rules::default(),
        Some(Dialect::Byu) => Rules { any_mode: true, in_isolated: InIsolated::Waits },
        // Its isolated is a lock of the thread, which helps with other tasks where it waits for a finish.
        Some(Dialect::Pcdp) => Rules { any_mode: false, in_isolated: InIsolated::Helps },
    }
}
