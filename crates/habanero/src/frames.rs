//! Whose code a frame runs.

use crate::host::Machine;
use machine::throw::TraceFrame;
use program::Origin;

/// Whether a frame is code of the program under test.
pub fn is_user(machine: &Machine, frame: &TraceFrame) -> bool {
    machine.program.class(machine.program.method(frame.method).class).origin == Origin::User
}

/// The innermost frame of the program under test.
pub fn user_frame(machine: &Machine, trace: &[TraceFrame]) -> Option<TraceFrame> {
    trace.iter().find(|one| is_user(machine, one)).copied()
}
