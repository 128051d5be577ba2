//! What the machine asks its host: where the scheduler may choose, what tasks are called, what lives.

use crate::host::{Host, Point, host, host_ref};
use machine::hooks::{Hooks, Scheduling};
use machine::{Machine, Ref, TaskId};

/// The hooks of a Habanero host.
pub(crate) fn hooks() -> Hooks {
    Hooks {
        scheduling: Scheduling {
            pause: Some(pause),
            print: Some(print),
            choose: Some(choose),
            give_way: Some(give_way),
        },
        task_name: Some(|machine, task| {
            let host = host_ref(machine);
            host.labelled.set(true);
            crate::host::label(&host.origins, task.0)
        }),
        roots: Some(roots),
        marked: Some(marked),
        called: None,
    }
}

/// Monitors, permits and atomic locations are points if every operation is one and somebody else is there. Those
/// of the JDK's start-up, such as the standard streams, are the library's own business for an engine that looks
/// at accesses, unless the program itself locks them.
fn pause(machine: &mut Machine, object: Ref) -> bool {
    crate::host::note_lock(machine, object);
    host(machine).pauses_at(object)
}

/// What is printed when is a choice of the schedule for who wants to know whether the output is always the same.
fn print(machine: &mut Machine) -> bool {
    let host = host(machine);
    let wanted = host.points.output && host.world.live() > 1;
    if !wanted || std::mem::take(&mut host.granted) {
        return false;
    }
    host.point = Some(Point::Operation);
    true
}

fn choose(machine: &mut Machine, ways: u32) -> Option<u32> {
    let host = host(machine);
    if std::mem::take(&mut host.granted) {
        return Some(std::mem::take(&mut host.choice).min(ways - 1));
    }
    host.point = Some(Point::Message(ways));
    None
}

fn give_way(machine: &mut Machine) -> bool {
    let host = host(machine);
    let stops = (host.points.give_way || host.points.everywhere) && host.world.live() > 1;
    if stops {
        host.point = Some(Point::GaveWay);
    }
    stops
}

fn roots(machine: &Machine, found: &mut Vec<Ref>) {
    let host = host_ref(machine);
    host.world.for_each_object(|object| found.push(Ref(object.0)));
    if let Some(trace) = &host.trace {
        found.extend(trace.named());
    }
}

/// What is keyed by objects that are gone is forgotten, for their numbers are given out again.
fn marked(machine: &mut Machine) {
    let Some(mut state) = machine.host.take() else { return };
    if let Some(host) = state.downcast_mut::<Host>() {
        host.world.retain_objects(|object| machine.heap.is_reached(Ref(object.0)));
        host.records.retain(|exception| machine.heap.is_reached(exception));
        host.own_locks.retain(|object| machine.heap.is_reached(*object));
        host.unexplored.retain(|object| machine.heap.is_reached(Ref(object.0)));
        if let Some(shadow) = &mut host.shadow {
            shadow.retain(|object| machine.heap.is_reached(object));
        }
        if let Some(order) = &mut host.order {
            order.retain(|object| machine.heap.is_reached(Ref(object.0)));
        }
    }
    machine.host = Some(state);
}

/// A task that stands before a volatile access is stopped there once, then let through.
#[derive(Clone, Debug, Default)]
pub struct Volatiles {
    /// Whether there is anybody else who could notice.
    armed: bool,
    /// The current task has been stopped at the access it stands before.
    pass: bool,
    stopped: Vec<TaskId>,
}

impl Volatiles {
    /// A task is about to run.
    pub fn before(&mut self, task: TaskId, armed: bool) {
        let known = self.stopped.len();
        self.stopped.retain(|one| *one != task);
        self.pass = self.stopped.len() != known;
        self.armed = armed;
    }

    /// A task was stopped by this observer.
    pub fn stopped(&mut self, task: TaskId) {
        self.stopped.push(task);
    }
}

impl machine::Observer for Volatiles {
    const WATCH: bool = true;

    fn access(&mut self, _: &mut machine::HostState, _: Ref, _: u32, _: bool) -> bool {
        true
    }

    fn volatile(&mut self, _: &mut machine::HostState, _: Ref, _: u32, _: bool) -> bool {
        !self.armed || std::mem::take(&mut self.pass)
    }
}
