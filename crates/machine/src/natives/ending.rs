//! Ways in which natives end.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::{Args, Outcome, Stop};

pub(crate) const VOID: Outcome = Outcome::Value(0);

/// How a native ended that was stopped by an announcement, or was not.
pub(crate) fn ended(result: Result<Outcome, Outcome>) -> Outcome {
    result.unwrap_or_else(|outcome| outcome)
}

pub(crate) fn reference(value: Ref) -> Outcome {
    Outcome::Value(u64::from(value.0))
}

pub(crate) fn boolean(value: bool) -> Outcome {
    Outcome::Value(u64::from(value))
}

pub(crate) fn int(value: i32) -> Outcome {
    Outcome::Value(u64::from(value as u32))
}

pub(crate) fn long(value: i64) -> Outcome {
    Outcome::Value(value as u64)
}

pub(crate) fn nothing<H: Host>(_: &mut Machine<H>, _: Args) -> Outcome {
    VOID
}

pub(crate) fn raise(class: &'static str, message: impl Into<String>) -> Outcome {
    Outcome::Raise(class, Some(message.into()))
}

pub(crate) fn null_pointer() -> Outcome {
    Outcome::Raise("java/lang/NullPointerException", None)
}

pub(crate) fn failed(stop: Stop) -> Outcome {
    match stop {
        Stop::Unsupported(what) => Outcome::Unsupported(what),
        other => Outcome::Unsupported(format!("{other:?}")),
    }
}
