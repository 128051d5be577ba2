//! What the machine asks its host: where the scheduler may choose, what tasks are called, what lives.

use crate::happens_before::{Key, Touching};
use crate::host::{Host, Machine, Point, Points, host, host_ref, operation_of};
use crate::kinds::Kind;
use crate::natives;
use machine::hooks::Resource;
use machine::{By, Ref, TaskId, Woken};

impl machine::Host for Host {
    /// Monitors, permits and atomic locations are points if every operation is one and somebody else is there. Those
    /// of the JDK's start-up, such as the standard streams, are the library's own business for an engine that looks
    /// at accesses, unless the program itself locks them.
    fn pause(machine: &mut Machine, object: Ref, index: Option<u32>) -> bool {
        if index.is_none() {
            crate::host::note_lock(machine, object);
        }
        if index.is_none() && host_ref(machine).points.monitor_bodies {
            return pauses_before_body(machine, object);
        }
        let operation = operation_of(machine);
        host(machine).pauses_at(object, index, operation)
    }

    fn ends_wait(machine: &mut Machine, task: TaskId, why: Woken) {
        crate::explain::trace::ends_wait(machine, task, why);
    }

    fn count(machine: &Machine, object: Ref) -> Option<u64> {
        host_ref(machine).world.count_at(tasks::ObjectId(object.0))
    }

    /// A task touches a resource: a point where the scheduler may choose, if it wants to, and a touch for the engine that
    /// looks for choices.
    fn touch(machine: &mut Machine, resource: Resource, writes: bool) -> bool {
        let how = match (resource, writes) {
            // Sleeps add up.
            (Resource::Sleep | Resource::Literal(_), _) => Touching::Update,
            // Who takes a lock before whom is told of its monitor.
            (Resource::Lock(_) | Resource::Queue(_), true) => Touching::Update,
            (_, true) => Touching::Write,
            (_, false) => Touching::Read,
        };
        let object = |one: Ref| tasks::ObjectId(one.0);
        let key = match resource {
            Resource::Task => {
                if let Some(shadow) = &mut host(machine).shadow {
                    shadow.taint_initializers();
                }
                return false;
            }
            Resource::ClassObject(class) => {
                if let Some(shadow) = &mut host(machine).shadow {
                    shadow.class_objects.insert(class);
                }
                if let Some(sight) = &mut host(machine).sight {
                    sight.forget_shared();
                }
                return false;
            }
            Resource::Weak => {
                host(machine).asked.spurious = true;
                return false;
            }
            Resource::Collector => {
                host(machine).asked.collector = true;
                return false;
            }
            Resource::Wait => {
                let asked = &mut host(machine).asked;
                asked.timed |= writes;
                asked.waits |= !writes;
                return false;
            }
            Resource::Held => {
                host(machine).asked.hints = true;
                return false;
            }
            Resource::Parks => {
                let asked = &mut host(machine).asked;
                asked.parks |= !writes;
                asked.parks_in_wholes |= writes;
                return false;
            }
            Resource::Pieces => {
                host(machine).asked.pieces = true;
                return false;
            }
            Resource::InterruptOfOther => {
                host(machine).asked.insides = true;
                return false;
            }
            Resource::Rest(released) => {
                natives::rest(machine, released);
                return false;
            }
            Resource::Worker => {
                natives::look_at_worker(machine, writes);
                return false;
            }
            Resource::WorkerOf(task) => {
                natives::look_at_worker_of(machine, task);
                return false;
            }
            // Who ends the program while hooks may yet be registered.
            Resource::Hooks => {
                let host = host(machine);
                let beside = host.world.live() > 1;
                host.asked.hooks_beside |= beside && writes;
                host.asked.exits_beside |= beside && !writes;
                return false;
            }
            Resource::Exit(code) => return exits(machine, code),
            Resource::Clock | Resource::Sleep => Key::Clock,
            Resource::Permit(thread) => Key::Permit(object(thread)),
            Resource::Lock(lock) => {
                host(machine).asked.meets = true;
                Key::Lock(object(lock))
            }
            Resource::Queue(lock) => Key::Queue(object(lock)),
            // What an interrupt ends has no key: a wait for a notification, or for the end of a thread.
            Resource::Interrupt(thread) => {
                let task = machine.current;
                let host = host(machine);
                host.note_untold();
                host.asked.interrupts = true;
                host.touch(task, Key::Join(object(thread)), Touching::Write);
                return false;
            }
            Resource::Class(class) if machine.program.class(class).origin == program::Origin::Jdk => {
                return false;
            }
            // Nothing runs, and who comes first shows only where something else tells.
            Resource::Class(class)
                if writes
                    && !machine.can_run_initializers(class)
                    && !host_ref(machine).points.initializers_in_order =>
            {
                return false;
            }
            Resource::Class(class) => Key::Class(machine.program.class(class).wide_name as u64),
            Resource::Interned(text) | Resource::Literal(text) => Key::Interned(text),
            Resource::Identity(one) => Key::Identity(object(one)),
            Resource::File(number) => Key::File(number),
            Resource::Output => Key::Output,
            Resource::Counter | Resource::Handle => Key::Counter,
            // If two are not ordered, all is explored piece by piece.
            Resource::Operation(pool) => {
                let task = machine.current;
                host(machine).touch(task, Key::Operation(object(pool)), how);
                return false;
            }
        };
        // An operation of the library as a whole is about its locks and waiting tasks; what else it meets is no part of it.
        let is_part = matches!(key, Key::Permit(_) | Key::Lock(_) | Key::Queue(_));
        let (task, (operation, whole)) = (machine.current, operation_of(machine));
        let operation = (operation, whole.filter(|_| is_part));
        let host = host(machine);
        host.asked.interned |= matches!(resource, Resource::Interned(_));
        host.asked.clock |= matches!(resource, Resource::Clock);
        if matches!(resource, Resource::Queue(_)) && !writes {
            host.asked.look_at_queue();
        }
        if host.world.live() > 1 {
            let sees = !matches!(resource, Resource::Sleep | Resource::Literal(_));
            host.note_hint(task, key, sees);
        }
        let use_of_class = matches!(key, Key::Class(_)) && !writes;
        // What is printed when shows to nobody inside the program.
        let everywhere = match resource {
            Resource::Output => false,
            // Who loads a literal first shows only to those who intern.
            Resource::Literal(_) => host.points.everywhere && host.world.options().interned,
            _ => host.points.everywhere,
        };
        // A permit that is given to a thread which has not been started comes to nothing.
        let of_thread = matches!(resource, Resource::Permit(_)) && host.points.resources.has(Kind::Thread);
        let wanted =
            (everywhere || of_thread || host.points.resources.has(Kind::of(key))) && host.world.live() > 1;
        if wanted && !use_of_class && !host.is_granted(operation) {
            host.point = Some(Point::Operation);
            if let Resource::Lock(lock) | Resource::Queue(lock) = resource {
                host.point_object = Some((lock, None));
            }
            return true;
        }
        if key == Key::Output && !host.points.resources.has(Kind::Output) {
            return false;
        }
        match key {
            // Who begins is told when it is known whether that matters.
            Key::Class(_) if writes => {}
            Key::Class(_) => {
                host.touch(task, key, how);
                if let Some(order) = &mut host.happens_before {
                    order.acquire(tasks::TaskId(task.0), key);
                }
            }
            // The library draws under a monitor, or by a compare-and-set.
            Key::Counter if matches!(resource, Resource::Counter) => {
                host.touch(task, key, how);
                if let Some(order) = &mut host.happens_before {
                    order.acquire(tasks::TaskId(task.0), key);
                    order.release(tasks::TaskId(task.0), key);
                }
            }
            Key::Permit(thread) => {
                host.touch(task, key, how);
                host.touch(task, Key::Thread(thread), Touching::Read);
            }
            _ => {
                host.touch(task, key, how);
            }
        }
        false
    }

    fn choose(machine: &mut Machine, ways: u32) -> Option<u32> {
        let operation = operation_of(machine);
        let host = host(machine);
        if let Some((of, way)) = host.way.take()
            && of == operation.0
        {
            // What the native touches besides it was chosen for too.
            host.granted = Some(of);
            return Some(way.min(ways - 1));
        }
        let midst = host.is_whole_granted(operation.1);
        host.point = Some(if midst { Point::Midst(ways) } else { Point::Message(ways) });
        None
    }

    fn has_chosen(machine: &Machine) -> bool {
        host_ref(machine).way.is_some_and(|(of, _)| of == machine.operation())
    }

    fn give_way(machine: &mut Machine) -> bool {
        let host = host(machine);
        let stops = (host.points.give_way || host.points.everywhere) && host.world.live() > 1;
        if stops {
            host.point = Some(Point::GaveWay);
        }
        stops
    }

    fn is_beside_others(machine: &Machine) -> bool {
        let host = host_ref(machine);
        host.shadow.as_ref().map_or(host.world.live() > 1, |shadow| !shadow.alone)
    }

    fn has_company(machine: &Machine) -> bool {
        host_ref(machine).world.live() > 1
    }

    fn task_name(machine: &Machine, task: TaskId) -> String {
        let host = host_ref(machine);
        host.labelled.set(true);
        crate::host::label(&host.origins, task.0)
    }

    fn held(machine: &Machine) -> Vec<(Ref, TaskId)> {
        let held = host_ref(machine).world.locks_held_to_write();
        held.map(|(lock, task)| (Ref(lock.0), TaskId(task.0))).collect()
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
        let Some(mut host) = machine.host.take() else { return };
        host.world.retain_objects(|object| machine.heap.is_reached(Ref(object.0)));
        host.records.retain(|exception| machine.heap.is_reached(exception));
        host.own_locks.retain(|object, _| machine.heap.is_reached(*object));
        if let Some(footprint) = &mut host.footprint {
            let is_reached = |object: tasks::ObjectId| machine.heap.is_reached(Ref(object.0));
            footprint.keys.retain(|(key, _)| key.object().is_none_or(is_reached));
        }
        host.unexplored.retain(|object| machine.heap.is_reached(Ref(object.0)));
        if let Some(shadow) = &mut host.shadow {
            shadow.retain(|object| machine.heap.is_reached(object));
        }
        if let Some(order) = &mut host.happens_before {
            order.retain(|object| machine.heap.is_reached(Ref(object.0)));
        }
        machine.host = Some(host);
    }

    /// An initialiser of a class has ended. If it touched nothing but what is its own, it does not matter who ran it; else
    /// who did is a choice of the schedule, and whoever uses the class lies behind it.
    fn initialized(machine: &mut Machine, class: program::ClassId, well: bool) -> bool {
        if machine.program.class(class).origin == program::Origin::Jdk {
            return false;
        }
        let name = |machine: &Machine, class| machine.program.class(class).wide_name as u64;
        // Whoever uses it while one above it is still being initialised comes behind a part of that.
        let above = machine.initializers_above(class);
        let names: Vec<u64> = above.into_iter().chain([class]).map(|one| name(machine, one)).collect();
        let (key, task) = (Key::Class(name(machine, class)), machine.current);
        let host = host(machine);
        let Some(shadow) = &mut host.shadow else { return false };
        if shadow.alone {
            return false;
        }
        // Unless something else tells who did.
        let is_pure = !names.iter().any(|name| shadow.impure.contains(name));
        if well && is_pure && !host.points.initializers_in_order {
            // Where sharing is looked for, regions and isolated are what counts.
            host.asked.commuted |= !shadow.sharing;
            return false;
        }
        shadow.taint_initializers();
        if !host.points.resources.has(Kind::Class) {
            host.unexplored.insert(key);
        }
        host.touch(task, key, Touching::Write);
        if let Some(order) = &mut host.happens_before {
            order.release(tasks::TaskId(task.0), key);
        }
        true
    }
}

/// Whether the current task stops before it enters a monitor that is taken for a body. Inside another body it stops in any
/// case, so that somebody can look whether it matters.
fn pauses_before_body(machine: &mut Machine, object: Ref) -> bool {
    let (operation, task) = (operation_of(machine), machine.current);
    let is_in = machine.small.monitors.owner(object) == Some(task);
    let host = host(machine);
    let nests =
        host.happens_before.as_ref().is_some_and(|order| !order.held(tasks::TaskId(task.0)).is_empty());
    let is_point = !is_in && (host.points.isolated || nests) && host.world.live() > 1;
    if host.is_granted(operation) || !is_point {
        return false;
    }
    host.point = Some(Point::Isolated);
    host.point_object = Some((object, None));
    true
}

/// Whether a task stops before it ends the program.
fn exits(machine: &mut Machine, code: i32) -> bool {
    let operation = operation_of(machine);
    let host = host(machine);
    host.exit_code = Some(code);
    let granted = host.is_granted(operation);
    let Points { everywhere, exit_last, resources, .. } = host.points;
    let stops = everywhere || exit_last || resources.has(Kind::Output);
    if granted || !stops || host.world.live() < 2 {
        return false;
    }
    // What has been printed by then shows outside.
    let last = exit_last && !resources.has(Kind::Output);
    host.point = Some(if last { Point::Exit } else { Point::Operation });
    true
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

impl machine::Observer<Host> for Volatiles {
    const WATCH: bool = true;

    fn access(&mut self, _: &mut Option<Box<Host>>, _: Ref, _: u32, _: bool, _: By) -> bool {
        true
    }

    fn atomic(&mut self, _: &mut Option<Box<Host>>, _: Ref, _: u32, _: machine::AccessMode, _: By) -> bool {
        !self.armed || std::mem::take(&mut self.pass)
    }
}
