//! Isolation, phasers, accumulators, event counts and metrics.

use super::lifecycle::mode;
use super::table::{Table, accumulators_point, touch_accumulators};
use crate::happens_before::{Key, Touching};
use crate::host::{
    Machine, Point, choice, current, elements, host, misuse, needed, object, operation, point,
};
use crate::kinds::Kind;
use machine::{Args, Outcome, Ref, Wait};
use tasks::{
    AccumulatorId, Attempt, EventId, Isolated, Misuse, Number, Operator, PhaserId, PhaserMode,
    PhaserOperation,
};

pub(super) const TABLE: Table = &[
    ("beginIsolated", begin_isolated),
    ("endIsolated", end_isolated),
    ("inIsolated", |m, _| {
        let task = current(m);
        Outcome::Value(u64::from(host(m).world.in_isolated(task)))
    }),
    ("newPhaser", |m, a| {
        let task = current(m);
        let (phaser, mode, bound) =
            (PhaserId(object(m.arg_ref(a, 0))), mode(m.arg_int(a, 1)), m.arg_int(a, 2));
        done(host(m).world.new_phaser(task, phaser, mode, bound))
    }),
    ("signal", |m, a| phase(m, a, PhaserOperation::Signal)),
    ("awaitPhase", |m, a| phase(m, a, PhaserOperation::Wait)),
    ("next", |m, a| phase(m, a, PhaserOperation::Next)),
    ("enterSingle", enter_single),
    ("leaveSingle", |m, _| {
        let task = current(m);
        let host = host(m);
        if let Some(order) = &mut host.happens_before {
            order.leave_single(task, &host.world);
        }
        done(host.world.leave_single(task))
    }),
    ("drop", |m, a| {
        if let Some(point) = operation(m) {
            return point;
        }
        let task = current(m);
        let phaser = PhaserId(object(m.arg_ref(a, 0)));
        let host = host(m);
        if let Some(order) = &mut host.happens_before {
            order.before_phase(task, &host.world);
        }
        let result = host.world.drop_phaser(task, phaser);
        if let Some(order) = &mut host.happens_before {
            order.after_phase(task, &host.world);
        }
        done(result)
    }),
    ("phaserMode", |m, a| query(m, a, PhaserOperation::Mode, |one| one.0)),
    ("signalPhase", |m, a| query(m, a, PhaserOperation::SignalPhase, |one| one.1)),
    ("waitPhase", |m, a| query(m, a, PhaserOperation::WaitPhase, |one| one.2)),
    ("isRegistered", |m, a| {
        let task = current(m);
        let phaser = PhaserId(object(m.arg_ref(a, 0)));
        Outcome::Value(u64::from(host(m).world.registration(task, phaser).is_some()))
    }),
    ("newAccumulator", |m, a| {
        let id = AccumulatorId(object(m.arg_ref(a, 0)));
        let (operator, real) = (operator(m.arg_int(a, 1)), m.arg_int(a, 2) != 0);
        host(m).world.new_accumulator(id, operator, real);
        Outcome::Value(0)
    }),
    ("accumulateLong", |m, a| {
        let value = Number::Long(m.arg_long(a, 1));
        accumulate(m, a, value)
    }),
    ("accumulateDouble", |m, a| {
        let value = Number::Double(f64::from_bits(m.arg(a, 1)));
        accumulate(m, a, value)
    }),
    ("accumulatedLong", accumulated),
    ("accumulatedDouble", accumulated),
    ("advanceEvent", |m, a| {
        if let Some(point) = choice(m) {
            return point;
        }
        let task = current(m);
        let event = object(m.arg_ref(a, 0));
        let host = host(m);
        host.world.advance_event(EventId(event));
        if let Some(order) = &mut host.happens_before {
            order.release(task, Key::Construct(event));
        }
        Outcome::Value(0)
    }),
    ("readEvent", |m, a| {
        if let Some(point) = choice(m) {
            return point;
        }
        let task = current(m);
        let event = object(m.arg_ref(a, 0));
        let host = host(m);
        if let Some(order) = &mut host.happens_before {
            order.acquire(task, Key::Construct(event));
        }
        Outcome::Value(host.world.read_event(EventId(event)))
    }),
    ("awaitEvent", await_event),
    ("doWork", |m, a| {
        if let Some(point) = metrics(m, Touching::Update) {
            return point;
        }
        let task = current(m);
        let units = m.arg_long(a, 0);
        done(host(m).world.do_work(task, units))
    }),
    ("totalWork", |m, _| {
        if let Some(point) = metrics(m, Touching::Read) {
            return point;
        }
        host(m).asked.metrics = true;
        Outcome::Value(host(m).world.total_work())
    }),
    ("criticalPath", |m, _| {
        if let Some(point) = metrics(m, Touching::Read) {
            return point;
        }
        host(m).asked.metrics = true;
        Outcome::Value(host(m).world.critical_path())
    }),
];

/// Work and critical paths: what is done adds up, and whoever asks sees what has been done.
fn metrics(m: &mut Machine, how: Touching) -> Option<Outcome> {
    let points = host(m).points;
    let wanted = points.everywhere || points.resources.has(Kind::Metrics);
    if let Some(point) = point(m, wanted, Point::Operation) {
        return Some(point);
    }
    let task = m.current;
    host(m).touch(task, Key::Metrics, how);
    None
}

fn done(result: Result<(), Misuse>) -> Outcome {
    match result {
        Ok(()) => Outcome::Value(0),
        Err(error) => misuse(&error),
    }
}

/// What an isolated call claims.
fn claim(m: &Machine, a: Args) -> Result<Isolated, Outcome> {
    if m.arg_ref(a, 0).is_null() {
        return Ok(Isolated::Global);
    }
    let writes = m.arg_ref(a, 1);
    let mut objects: Vec<(tasks::ObjectId, bool)> = Vec::new();
    for (index, one) in elements(m, a, 0).into_iter().enumerate() {
        if one.is_null() {
            return Err(Outcome::Raise("java/lang/NullPointerException", Some("isolated of null".into())));
        }
        objects.push((object(one), writes.is_null() || m.heap.byte(writes, index as u32) != 0));
    }
    Ok(Isolated::Objects(objects.into()))
}

fn begin_isolated(m: &mut Machine, a: Args) -> Outcome {
    let task = current(m);
    let claim = match claim(m, a) {
        Ok(claim) => claim,
        Err(outcome) => return outcome,
    };
    let wanted = host(m).points.isolated || host(m).points.everywhere;
    // Inside the global isolated nobody else can be inside one; inside one of objects somebody may hold more.
    let alone = host(m).world.isolated_by(task).any(|held| *held == Isolated::Global);
    let nested = host(m).world.in_isolated(task) && !alone;
    host(m).composite_bodies |= nested;
    if let Some(point) = point(m, wanted && !alone, Point::Isolated) {
        return point;
    }
    let host = host(m);
    match host.world.try_begin_isolated(task, claim.clone()) {
        Attempt::Blocked => Outcome::Block(Wait::Host(0)),
        Attempt::Done(()) => {
            host.entered_body = true;
            if let Some(order) = &mut host.happens_before {
                order.begin_isolated(task, &claim);
            }
            Outcome::Value(0)
        }
    }
}

fn end_isolated(m: &mut Machine, _: Args) -> Outcome {
    let task = current(m);
    let host = host(m);
    let result = host.world.end_isolated(task);
    if result.is_ok()
        && let Some(order) = &mut host.happens_before
    {
        order.end_isolated(task);
    }
    done(result)
}

/// The phaser named, or none for all.
fn phaser(m: &Machine, a: Args) -> Option<PhaserId> {
    match m.arg_ref(a, 0) {
        Ref::NULL => None,
        phaser => Some(PhaserId(object(phaser))),
    }
}

fn phase(m: &mut Machine, a: Args, what: PhaserOperation) -> Outcome {
    if what != PhaserOperation::Wait
        && let Some(point) = operation(m)
    {
        return point;
    }
    let task = current(m);
    let which = phaser(m, a);
    let host = host(m);
    if let Some(order) = &mut host.happens_before {
        order.before_phase(task, &host.world);
    }
    let step = match what {
        PhaserOperation::Signal => host.world.try_signal(task, which),
        PhaserOperation::Wait => host.world.try_wait(task, which),
        _ => host.world.try_next(task, which),
    };
    if let Some(order) = &mut host.happens_before {
        order.after_phase(task, &host.world);
    }
    match step {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(Wait::Host(0)),
        Ok(Attempt::Done(())) => Outcome::Value(0),
    }
}

fn enter_single(m: &mut Machine, _: Args) -> Outcome {
    if let Some(point) = choice(m) {
        return point;
    }
    let task = current(m);
    let host = host(m);
    if let Some(order) = &mut host.happens_before {
        order.before_phase(task, &host.world);
    }
    let step = host.world.try_enter_single(task);
    if let Some(order) = &mut host.happens_before {
        order.after_phase(task, &host.world);
        if step == Ok(Attempt::Done(true)) {
            order.enter_single(task, &host.world);
        }
    }
    match step {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(Wait::Host(0)),
        Ok(Attempt::Done(runs)) => Outcome::Value(u64::from(runs)),
    }
}

fn query(m: &mut Machine, a: Args, what: PhaserOperation, pick: impl Fn((i64, i64, i64)) -> i64) -> Outcome {
    let task = current(m);
    let Some(id) = phaser(m, a) else {
        return Outcome::Raise("java/lang/NullPointerException", None);
    };
    host(m).asked.phases |= what != PhaserOperation::Mode;
    match host(m).world.registration_for(task, id, what) {
        Ok(one) => {
            let mode = match one.mode {
                PhaserMode::Sig => 0,
                PhaserMode::Wait => 1,
                PhaserMode::SigWait => 2,
                PhaserMode::SigWaitSingle => 3,
            };
            let signal = if one.mode.signals() { one.signal } else { one.wait };
            let wait = if one.mode.waits() { one.wait } else { one.signal };
            Outcome::Value(u64::from(pick((mode, signal, wait)) as u32))
        }
        Err(error) => misuse(&error),
    }
}

fn operator(number: i32) -> Operator {
    match number {
        0 => Operator::Sum,
        1 => Operator::Product,
        2 => Operator::Min,
        3 => Operator::Max,
        _ => Operator::Any,
    }
}

fn accumulate(m: &mut Machine, a: Args, value: Number) -> Outcome {
    let task = current(m);
    match needed(m, a, 0, "put") {
        Ok(id) => {
            if host(m).points.resources.has(Kind::Accumulator)
                && let Some(point) = accumulators_point(m)
            {
                return point;
            }
            touch_accumulators(m, &[AccumulatorId(id)], Touching::Update);
            done(host(m).world.accumulate(task, AccumulatorId(id), value))
        }
        Err(outcome) => outcome,
    }
}

fn accumulated(m: &mut Machine, a: Args) -> Outcome {
    let id = AccumulatorId(object(m.arg_ref(a, 0)));
    if let Some(point) = accumulators_point(m) {
        return point;
    }
    touch_accumulators(m, &[id], Touching::Read);
    match host(m).world.accumulated(id) {
        Ok(Number::Long(value)) => Outcome::Value(value as u64),
        Ok(Number::Double(value)) => Outcome::Value(value.to_bits()),
        Err(error) => misuse(&error),
    }
}

fn await_event(m: &mut Machine, a: Args) -> Outcome {
    let task = current(m);
    let (event, count) = (object(m.arg_ref(a, 0)), m.arg_long(a, 1).max(0) as u64);
    let host = host(m);
    match host.world.try_await_event(task, EventId(event), count) {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(Wait::Host(0)),
        Ok(Attempt::Done(())) => {
            if let Some(order) = &mut host.happens_before {
                order.acquire(task, Key::Construct(event));
            }
            Outcome::Value(0)
        }
    }
}
