//! What the happens-before engine hangs into the machine.

use crate::explain::trace;
use crate::happens_before::Key;
use crate::host::{Machine, host, host_ref, note_lock, operation_of};
use crate::library;
use crate::racing::Admitted;
use crate::shadow::Initializer;
use machine::{AccessMode, HookKind, Outcome, Ref, TaskId};
use search::Access;
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
        HookKind::Read | HookKind::Write | HookKind::Atomic(_) => {
            let (write, mode) = match kind {
                HookKind::Atomic(mode) => (mode.write, Some(mode)),
                kind => (kind == HookKind::Write, None),
            };
            let indices = index..index + length;
            let racing = racing_among(machine, object, indices.clone());
            let kind = |at: u32| {
                racing.iter().find(|(index, _)| *index == at).map_or(Admitted::Other, |(_, kind)| *kind)
            };
            let step = operation_of(machine);
            let host = crate::host::host(machine);
            let accesses = (write, mode.is_some());
            if !host.watch_all(task, object, indices.clone(), accesses, step, kind) {
                return Some(Outcome::Yield);
            }
            if let Some(mode) = mode {
                for index in indices {
                    host.synchronize(task, Key::Volatile(ObjectId(object.0), index), mode);
                }
            }
            None
        }
        HookKind::InitializerBegins => {
            host.initializing += 1;
            let outermost = host.initializing == 1;
            note_initializing(machine);
            let from = machine.heap.count() as u32;
            if let Some(shadow) = crate::host::host(machine).shadow.as_mut().filter(|_| outermost) {
                shadow.initializing_from = from;
            }
            None
        }
        HookKind::InitializerEnds => {
            host.initializing = host.initializing.saturating_sub(1);
            note_initializing(machine);
            None
        }
        HookKind::Enter => {
            note_lock(machine, object);
            let host = crate::host::host(machine);
            if host.points.monitor_bodies {
                if let Some(shadow) = host.shadow.as_mut().filter(|shadow| !shadow.alone) {
                    shadow.taint_initializers();
                }
                if let Some(order) = &mut host.happens_before {
                    order.begin_monitor(tasks::TaskId(task.0), ObjectId(object.0));
                }
                trace::monitor(machine, object, "enters");
                return None;
            }
            // The monitor is released when it is left.
            let enters = AccessMode { releases: false, ..AccessMode::UPDATE };
            crate::host::host(machine).synchronize(task, Key::Monitor(ObjectId(object.0)), enters);
            trace::monitor(machine, object, "enters");
            None
        }
        HookKind::Exit => {
            trace::monitor(machine, object, "leaves");
            let is_left = machine.small.monitors.held_count(object, task) == 1;
            let host = crate::host::host(machine);
            if host.points.monitor_bodies {
                if let Some(order) = host.happens_before.as_mut().filter(|_| is_left) {
                    order.end_monitor(tasks::TaskId(task.0), ObjectId(object.0));
                }
                return None;
            }
            host.note_touched(Key::Monitor(ObjectId(object.0)), Access::Release);
            if let Some(order) = &mut host.happens_before {
                order.release_unless_loose(tasks::TaskId(task.0), Key::Monitor(ObjectId(object.0)));
            }
            None
        }
    }
}

/// The locations on which tasks race among neighbours, and what an access of the current task to each is.
fn racing_among(machine: &mut Machine, object: Ref, indices: Range<u32>) -> Vec<(u32, Admitted)> {
    let racing = host_ref(machine).shadow.as_ref().and_then(|shadow| shadow.racing.as_ref());
    let Some(racing) = racing else { return Vec::new() };
    let indices: Vec<u32> = indices.filter(|index| racing.locations.has(machine, (object, *index))).collect();
    let task = machine.current;
    let mut kind = |index: u32| library::role(machine, (object, index), task).admitted();
    indices.into_iter().map(|index| (index, kind(index))).collect()
}

/// A task is about to run: notes which class initialisers it is in.
pub(super) fn resume(machine: &mut Machine, task: TaskId) {
    machine.switch_to(task);
    let is_initializer = |frame: &&machine::Frame| matches!(frame.kind, machine::FrameKind::Initializer(_));
    let running = machine.stack.frames.iter().filter(is_initializer).count() as u32;
    if running != 0 || host_ref(machine).initializing != 0 {
        host(machine).initializing = running;
        note_initializing(machine);
        // Others may have made objects meanwhile.
        if let Some(shadow) = &mut host(machine).shadow {
            shadow.initializing_from = u32::MAX;
        }
    }
}

/// Initialisers of the JDK are not watched: what they do is before every use of their class. Those of the program are
/// looked at: if they touch what is not their own, who runs them shows.
fn note_initializing(machine: &mut Machine) {
    let class_of = |frame: &machine::Frame| match frame.kind {
        machine::FrameKind::Initializer(class) => Some(class),
        _ => None,
    };
    let running: Vec<program::ClassId> = machine.stack.frames.iter().filter_map(class_of).collect();
    let ending = host_ref(machine).initializing as usize;
    let running = &running[..ending.min(running.len())];
    let of = |class: &program::ClassId| machine.program.class(*class);
    let library = running.iter().any(|class| of(class).origin == program::Origin::Jdk);
    let initializers = running.iter().map(|class| Initializer {
        class: of(class).wide_name as u64,
        mirror: machine.classes[class.index()].mirror,
    });
    let initializing = if library { Vec::new() } else { initializers.collect() };
    machine.in_initializer = !initializing.is_empty();
    if let Some(shadow) = &mut host(machine).shadow {
        shadow.library_initializing = library;
        shadow.initializing = initializing;
    }
}
