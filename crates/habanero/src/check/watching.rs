//! What the happens-before engine hangs into the machine.

use crate::host::{host, host_ref, note_lock};
use crate::order::Key;
use crate::racing::Admitted;
use crate::trace;
use machine::{HookKind, Machine, Outcome, Ref, TaskId};
use std::ops::Range;
use tasks::ObjectId;

/// Tells the shadow of what natives touch.
pub(super) fn hook(
    machine: &mut Machine,
    object: Ref,
    index: u32,
    length: u32,
    kind: HookKind,
) -> Option<Outcome> {
    let task = machine.current;
    let host = host(machine);
    match kind {
        HookKind::Read | HookKind::Write => {
            let write = kind == HookKind::Write;
            let indices = index..index + length;
            let racing = racing_among(machine, object, indices.clone());
            let kind = |at: u32| if racing.contains(&at) { Admitted::Racing } else { Admitted::Other };
            let step = machine.steps;
            let fine = crate::host::host(machine).watch_all(task, object, indices, write, step, kind);
            (!fine).then_some(Outcome::Yield)
        }
        HookKind::VolatileRead | HookKind::VolatileWrite => {
            let write = kind == HookKind::VolatileWrite;
            host.synchronize(task, Key::Volatile(ObjectId(object.0), index), write, write);
            None
        }
        HookKind::InitializerBegins => {
            host.initializing += 1;
            note_initializing(machine);
            None
        }
        HookKind::InitializerEnds => {
            host.initializing = host.initializing.saturating_sub(1);
            note_initializing(machine);
            None
        }
        HookKind::Enter => {
            note_lock(machine, object);
            crate::host::host(machine).synchronize(task, Key::Monitor(ObjectId(object.0)), true, false);
            trace::monitor(machine, object, "enters");
            None
        }
        HookKind::Exit => {
            trace::monitor(machine, object, "leaves");
            let host = crate::host::host(machine);
            if let Some(order) = &mut host.order {
                order.release_unless_loose(tasks::TaskId(task.0), Key::Monitor(ObjectId(object.0)));
            }
            None
        }
    }
}

/// The locations on which tasks race among neighbours.
fn racing_among(machine: &Machine, object: Ref, indices: Range<u32>) -> Vec<u32> {
    let racing = host_ref(machine).shadow.as_ref().and_then(|shadow| shadow.racing.as_ref());
    let Some(racing) = racing else { return Vec::new() };
    indices.filter(|index| racing.locations.has(machine, (object, *index))).collect()
}

/// A task is about to run: notes which class initialisers it is in.
pub(super) fn resume(machine: &mut Machine, task: TaskId) {
    machine.switch_to(task);
    let is_initializer =
        |frame: &&machine::machine::Frame| matches!(frame.kind, machine::machine::FrameKind::Initializer(_));
    let running = machine.stack.frames.iter().filter(is_initializer).count() as u32;
    if running != 0 || host_ref(machine).initializing != 0 {
        host(machine).initializing = running;
        note_initializing(machine);
    }
}

/// Initialisers of the JDK are not watched: what they do is before every use of their class. What those of
/// the program do is marked.
fn note_initializing(machine: &mut Machine) {
    let class_of = |frame: &machine::machine::Frame| match frame.kind {
        machine::machine::FrameKind::Initializer(class) => Some(machine.program.class(class).origin),
        _ => None,
    };
    let running: Vec<program::Origin> = machine.stack.frames.iter().filter_map(class_of).collect();
    let ending = host_ref(machine).initializing as usize;
    let library = running.iter().take(ending).any(|origin| *origin == program::Origin::Jdk);
    let user = ending > 0 && !library;
    if let Some(shadow) = &mut host(machine).shadow {
        shadow.library_initializing = library;
        shadow.initializing = user;
    }
}
