//! Whose code a frame runs.

use crate::host::Machine;
use machine::throw::TraceFrame;
use program::Origin;

/// Packages of libraries that come with the program and only compare and throw: who called them is told instead.
const ASSERTING: [&str; 4] = ["org/junit/", "junit/framework/", "org/opentest4j/", "org/hamcrest/"];

/// Whether a frame is code of the program under test.
pub fn is_user(machine: &Machine, frame: &TraceFrame) -> bool {
    let class = machine.program.class(machine.program.method(frame.method).class);
    class.origin == Origin::User && !ASSERTING.iter().any(|package| class.name.starts_with(package))
}

/// The innermost frame of the program under test.
pub fn user_frame(machine: &Machine, trace: &[TraceFrame]) -> Option<TraceFrame> {
    trace.iter().find(|one| is_user(machine, one)).copied()
}
