//! Tasks, finish scopes and futures.

use super::table::{PRIMITIVES, Table, accumulators_point, touch_accumulators};
use crate::happens_before::{Key, Touching};
use crate::host::{
    Machine, Point, current, elements, host, host_ref, misuse, needed, object, operation, reference,
    synchronization,
};
use machine::{Args, Outcome, Ref, TaskId};
use tasks::{AccumulatorId, Attempt, FinishId, FutureId, PhaserId, PhaserMode, SpawnSpec};

pub(super) const TABLE: Table = &[
    ("spawn", |m, a| spawn(m, a).unwrap_or_else(|outcome| outcome)),
    ("taskNumber", |m, _| {
        let task = current(m);
        host(m).labelled.set(true);
        Outcome::Value(host(m).world.path(task).name() & 0x7FFF_FFFF)
    }),
    ("dialect", |m, _| Outcome::Value(m.config.dialect.map_or(0, |dialect| dialect as u64))),
    ("beginFinish", begin_finish),
    ("setEureka", |m, a| match needed(m, a, 0, "finish") {
        Ok(eureka) => {
            let task = current(m);
            host(m).world.set_eureka(task, eureka);
            Outcome::Value(0)
        }
        Err(outcome) => outcome,
    }),
    ("eureka", |m, _| {
        let task = current(m);
        Outcome::Value(host_ref(m).world.eureka_of(task).map_or(0, |eureka| u64::from(reference(eureka).0)))
    }),
    ("either", |m, _| {
        let operation = crate::host::operation_of(m);
        let host = host(m);
        if !host.is_granted(operation) {
            host.point = Some(Point::Message(2));
            return Outcome::Yield;
        }
        Outcome::Value(u64::from(std::mem::take(&mut host.choice).min(1)))
    }),
    ("endFinish", end_finish),
    ("inFinish", |m, _| {
        let task = current(m);
        Outcome::Value(u64::from(host_ref(m).world.innermost(task) != FinishId::ROOT))
    }),
    ("newFuture", |m, a| match needed(m, a, 0, "newFuture") {
        Ok(future) => {
            host(m).world.new_future(FutureId(future));
            Outcome::Value(0)
        }
        Err(outcome) => outcome,
    }),
    ("claimFuture", |m, a| {
        if let Some(point) = synchronization(m) {
            return point;
        }
        let future = FutureId(object(m.arg_ref(a, 0)));
        note(m, future.0, true);
        Outcome::Value(u64::from(host(m).world.claim_future(future)))
    }),
    ("resolveFuture", resolve_future),
    ("awaitFuture", |m, a| await_future(m, a).unwrap_or_else(|outcome| outcome)),
    ("awaitAnyFuture", await_any),
    ("unsupported", |m, a| {
        let what = String::from_utf16_lossy(&m.string_units(m.arg_ref(a, 0)));
        Outcome::Unsupported(format!("{what} is not modelled"))
    }),
    ("isResolved", |m, a| {
        if let Some(point) = synchronization(m) {
            return point;
        }
        let task = current(m);
        let future = FutureId(object(m.arg_ref(a, 0)));
        note(m, future.0, false);
        let host = host(m);
        let resolved = host.world.is_resolved(future);
        if resolved && let Some(order) = &mut host.happens_before {
            order.acquire(task, Key::Future(future.0));
        }
        Outcome::Value(u64::from(resolved))
    }),
];

/// A phaser mode as `Primitives` numbers it.
pub(crate) fn mode(number: i32) -> PhaserMode {
    match number {
        0 => PhaserMode::Sig,
        1 => PhaserMode::Wait,
        2 => PhaserMode::SigWait,
        _ => PhaserMode::SigWaitSingle,
    }
}

fn spawn(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    if let Some(point) = operation(m) {
        return Err(point);
    }
    let body = needed(m, a, 0, "async")?;
    let completes = m.arg_ref(a, 1);
    let awaits: Vec<FutureId> =
        elements(m, a, 2).into_iter().map(|future| FutureId(object(future))).collect();
    let phasers = elements(m, a, 3);
    if awaits.iter().any(|future| future.0.0 == 0) || phasers.iter().any(|phaser| phaser.is_null()) {
        return Err(Outcome::Raise("java/lang/NullPointerException", Some("async on null".into())));
    }
    let modes = m.arg_ref(a, 4);
    let registrations: Vec<(PhaserId, PhaserMode)> = phasers
        .iter()
        .enumerate()
        .map(|(index, phaser)| (PhaserId(object(*phaser)), mode(m.heap.int(modes, index as u32) as i32)))
        .collect();
    let spec = SpawnSpec {
        completes: (!completes.is_null()).then(|| FutureId(object(completes))),
        awaits: &awaits,
        phasers: &registrations,
        inherit_phasers: m.arg_int(a, 5) != 0,
        detached: false,
    };
    let child = create(m, &spec)?;
    start(m, child, reference(body)).map_err(Outcome::Unsupported)?;
    Ok(Outcome::Value(0))
}

/// Creates a child of the current task.
pub(super) fn create(m: &mut Machine, spec: &SpawnSpec<'_>) -> Result<TaskId, Outcome> {
    let parent = current(m);
    let place = m.trace_of(&m.stack);
    let host_state = host(m);
    let child = host_state.world.spawn(parent, spec).map_err(|error| misuse(&error))?;
    if host_state.world.has_threads() && host_state.world.is_name_taken(child) {
        let what = "a thread that outlives the finish in which the task that started it was created";
        return Err(Outcome::Unsupported(format!("{what} is not modelled")));
    }
    host_state.add_origin(child.0, parent.0, place);
    if let Some(origin) = host_state.origins.last_mut() {
        origin.awaited = spec.awaits.iter().map(|future| future.0).collect();
    }
    host_state.paths.truncate(child.0 as usize);
    let path = host_state.world.path(child);
    host_state.paths.push(path.name());
    if let Some(shadow) = &mut host_state.shadow {
        let parent = path.parent().map_or(0, tasks::TaskPath::name);
        shadow.spawned.push((path.name(), parent, path.step()));
        shadow.alone = false;
    }
    if let Some(order) = &mut host_state.happens_before {
        order.spawn(parent, child);
    }
    let id = m.add_task();
    debug_assert_eq!(id, TaskId(child.0), "the machine and the world number tasks alike");
    Ok(id)
}

/// Puts `Primitives.runTask(body)` on the stack of a new task.
fn start(m: &mut Machine, task: TaskId, body: Ref) -> Result<(), String> {
    let class = m.program.load(PRIMITIVES).map_err(|error| error.to_string())?;
    let is_useful = host(m).world.eureka_of(tasks::TaskId(task.0)).is_none();
    let name = if is_useful { "runTask" } else { "runUseful" };
    let method = m.program.find_method(class, name, "(Lscoville/Task;)V");
    let method = method.ok_or_else(|| format!("the API has no scoville.Primitives.{name}"))?;
    m.start_on(task, method, &[u64::from(body.0)]).map_err(|stop| format!("{stop:?}"))
}

fn begin_finish(m: &mut Machine, a: Args) -> Outcome {
    let task = current(m);
    let accumulators: Vec<AccumulatorId> =
        elements(m, a, 0).into_iter().map(|one| AccumulatorId(object(one))).collect();
    if !accumulators.is_empty()
        && let Some(point) = accumulators_point(m)
    {
        return point;
    }
    touch_accumulators(m, &accumulators, Touching::Write);
    match host(m).world.begin_finish(task, &accumulators) {
        Ok(()) => {
            let place = crate::frames::user_frame(m, &m.trace_of(&m.stack));
            let host_state = host(m);
            let finish = host_state.world.innermost(task);
            host_state.records.begin_finish(finish, TaskId(task.0), place);
            Outcome::Value(0)
        }
        Err(error) => misuse(&error),
    }
}

fn end_finish(m: &mut Machine, a: Args) -> Outcome {
    let task = current(m);
    let own = m.arg_ref(a, 0);
    let finish = host(m).world.innermost(task);
    let accumulators = host(m).world.accumulators_of(finish);
    if !accumulators.is_empty()
        && let Some(point) = accumulators_point(m)
    {
        return point;
    }
    let host_state = host(m);
    if let Some(order) = &mut host_state.happens_before {
        order.before_phase(task, &host_state.world);
    }
    let step = host_state.world.try_end_finish(task, (!own.is_null()).then(|| object(own)));
    if let Some(order) = &mut host_state.happens_before {
        order.after_phase(task, &host_state.world);
    }
    match step {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => {
            if !own.is_null() {
                host_state.records.hold(finish, own);
            }
            Outcome::Block(machine::Wait::Host(0))
        }
        Ok(Attempt::Done(failures)) => {
            if let Some(order) = &mut host_state.happens_before {
                order.join_finish(task, finish);
            }
            host_state.records.end_finish(finish);
            touch_accumulators(m, &accumulators, Touching::Write);
            if failures.is_empty() {
                return Outcome::Value(0);
            }
            let failures: Vec<Ref> = failures.into_iter().map(reference).collect();
            m.reference_array("java/lang/Throwable", &failures)
        }
    }
}

fn resolve_future(m: &mut Machine, a: Args) -> Outcome {
    if let Some(point) = synchronization(m) {
        return point;
    }
    let task = current(m);
    let (future, failure) = (FutureId(object(m.arg_ref(a, 0))), m.arg_ref(a, 1));
    note(m, future.0, true);
    let host_state = host(m);
    match host_state.world.resolve_future(task, future, (!failure.is_null()).then(|| object(failure))) {
        Ok(()) => {
            if let Some(order) = &mut host_state.happens_before {
                order.release(task, Key::Future(future.0));
            }
            if !failure.is_null() {
                host_state.records.fail_future(TaskId(task.0), failure);
            }
            Outcome::Value(0)
        }
        Err(error) => misuse(&error),
    }
}

fn await_future(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    let task = current(m);
    let future = FutureId(needed(m, a, 0, "get")?);
    let host_state = host(m);
    match host_state.world.try_await_future(task, future) {
        Err(error) => Err(misuse(&error)),
        Ok(Attempt::Blocked) => Ok(Outcome::Block(machine::Wait::Host(0))),
        Ok(Attempt::Done(())) => {
            if let Some(order) = &mut host_state.happens_before {
                order.acquire(task, Key::Future(future.0));
            }
            Ok(Outcome::Value(0))
        }
    }
}

fn await_any(m: &mut Machine, a: Args) -> Outcome {
    if let Some(point) = synchronization(m) {
        return point;
    }
    let task = current(m);
    for future in elements(m, a, 0) {
        note(m, object(future), false);
    }
    let futures: Vec<FutureId> =
        elements(m, a, 0).into_iter().map(|future| FutureId(object(future))).collect();
    let host_state = host(m);
    match host_state.world.try_await_any(task, &futures) {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(machine::Wait::Host(0)),
        Ok(Attempt::Done(())) => {
            for future in futures {
                if host_state.world.is_resolved(future)
                    && let Some(order) = &mut host_state.happens_before
                {
                    order.acquire(task, Key::Future(future.0));
                }
            }
            Outcome::Value(0)
        }
    }
}

/// A claim or a look at a future whose order with others would be a choice of the schedule.
fn note(m: &mut Machine, future: tasks::ObjectId, writes: bool) {
    let how = if writes { Touching::Write } else { Touching::Read };
    let task = m.current;
    host(m).touch(task, Key::Claim(future), how);
}
