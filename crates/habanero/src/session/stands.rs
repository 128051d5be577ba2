//! Where tasks stand that do not go on by themselves: at points, and in waits.

use crate::host::Point;
use machine::fingerprint::Canon;
use machine::{TaskId, Wait};

/// Whether a task waits for something that others may wait for, so that it is a choice when it goes on.
pub(crate) fn waits_with_others(waits: &[(TaskId, Wait)], task: TaskId) -> bool {
    waits.iter().any(|(waiting, wait)| *waiting == task && is_contended(wait))
}

/// Whether there may be others for what a task waits for.
pub(crate) fn is_contended(wait: &Wait) -> bool {
    !matches!(wait, Wait::Initializer(_) | Wait::Completion(_))
}

/// What a state says of the point that a task stands at. One operation may have several points, one behind the other.
pub(super) fn point_token(point: Option<Point>) -> u64 {
    match point {
        None => 0,
        Some(Point::Region) => 1,
        Some(Point::Isolated) => 2,
        Some(Point::Operation) => 3,
        Some(Point::GaveWay) => 4,
        Some(Point::Exit) => u64::MAX,
        Some(Point::Message(ways)) => 5 + u64::from(ways),
        Some(Point::Midst(ways)) => 1 << 32 | u64::from(ways),
    }
}

/// What a state says of a wait.
pub(super) fn wait_token(canon: &mut Canon, wait: Wait) {
    let (token, object) = match wait {
        Wait::Monitor(object) => (1, Some(object)),
        Wait::Notification(object) => (2, Some(object)),
        Wait::Lock(object) => (u64::MAX, Some(object)),
        Wait::Signal(object) => (u64::MAX - 1, Some(object)),
        Wait::Completion(object) => (u64::MAX - 2, Some(object)),
        Wait::Permit => (3, None),
        Wait::Initializer(_) => (4, None),
        Wait::Host(number) => (5 + u64::from(number), None),
    };
    canon.token(token);
    object.into_iter().for_each(|object| canon.reference(object));
}
