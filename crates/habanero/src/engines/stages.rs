//! What a search leaves out at first: it is made again with it, where the program can tell and nothing was found without.

use crate::asked::{self, Asked};
use crate::kinds::{Kind, Kinds};
use report::Limit;
use tasks::Options;

/// An option of the machine.
type OptionOf = fn(&mut Options) -> &mut bool;

/// The options of the machine that a schedule carries, as kinds of what is shared.
const CARRIED: [(Kind, OptionOf); 10] = [
    (Kind::Streams, |options| &mut options.streams),
    (Kind::Timeout, |options| &mut options.timeouts),
    (Kind::Wakeup, |options| &mut options.wakeups),
    (Kind::Queue, |options| &mut options.queues),
    (Kind::Park, |options| &mut options.parks),
    (Kind::Library, |options| &mut options.library),
    (Kind::Interrupt, |options| &mut options.interrupts),
    (Kind::Pieces, |options| &mut options.pieces),
    (Kind::Forks, |options| &mut options.forks),
    (Kind::Executors, |options| &mut options.executors),
];

/// The options, and those that these kinds stand for.
pub(super) fn with_kinds(mut options: Options, kinds: Kinds) -> Options {
    for (kind, option) in CARRIED {
        *option(&mut options) |= kinds.has(kind);
    }
    options
}

/// The kinds that stand for options.
pub(super) fn kinds_of(mut options: Options) -> Kinds {
    let mut kinds = Kinds::default();
    for (kind, option) in CARRIED {
        if *option(&mut options) {
            kinds.insert(kind);
        }
    }
    kinds
}

/// There is no violation: what the search is made again with. First waits that end by themselves, if they are `wanted`;
/// then operations of the library piece by piece, and locks as they are in the JDK's own code, where the program looks inside.
pub(super) fn next(asked: Asked, options: Options, wanted: bool) -> Option<Kind> {
    if wanted && asked.waits && !options.wakeups {
        return Some(Kind::Wakeup);
    }
    if asked.looks_between_pieces() && !options.pieces {
        return Some(Kind::Pieces);
    }
    (asked.looks_inside() && !options.library).then_some(Kind::Library)
}

/// Why a search that was not completed proves nothing, though one without what it was made again with was.
pub(super) fn why_unproved(options: Options) -> Option<Limit> {
    if options.library {
        return Some(asked::INSIDES.into());
    }
    if options.forks {
        return Some(asked::FORKS.into());
    }
    if options.pieces {
        return Some(asked::PIECES.into());
    }
    options.wakeups.then(|| asked::WAKEUPS.into())
}
