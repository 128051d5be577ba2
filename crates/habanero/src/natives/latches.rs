//! `CountDownLatch` and `Semaphore` of `java.util.concurrent`, bound to the world of tasks: what came before a count or a
//! release lies before what comes behind the wait that it lets go on. An interrupt is seen to first when an operation
//! begins; one that comes during a wait ends it, or is overlooked if what the task waits for is there by then.

use crate::happens_before::{Key, Touching};
use crate::host::{Machine, Point, current, host, host_ref, object, point};
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref, Wait};
use tasks::{Asking, Attempt, ObjectId};

const LATCH: &str = "java/util/concurrent/CountDownLatch";
const LATCH_SYNC: &str = "java/util/concurrent/CountDownLatch$Sync";
const SEMAPHORE: &str = "java/util/concurrent/Semaphore";
const SEMAPHORE_SYNC: &str = "java/util/concurrent/Semaphore$Sync";

/// A latch, a semaphore or a lock.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    pub(super) id: ObjectId,
    pub(super) sync: Ref,
    pub(super) made_with: i32,
}

/// What a method does where it is modelled.
type Work = fn(&mut Machine, Args, Meeting) -> Result<Outcome, Outcome>;

/// Binds a method of a class; `$sync` is the field that holds the inner part, or nothing for a method of that.
macro_rules! bind {
    ($machine:expr, $class:expr, $field:expr, $name:literal, $descriptor:literal, $work:expr) => {
        $machine.add_native($class, $name, $descriptor, |m, a| {
            modelled(m, a, ($class, $name, $descriptor), $field, $work)
        });
    };
}

/// Binds the methods of the classes.
pub(super) fn bind(machine: &mut Machine) {
    const OUTER: Option<&str> = Some("sync");
    bind!(machine, LATCH, OUTER, "countDown", "()V", count_down);
    bind!(machine, LATCH, OUTER, "await", "()V", |m, _, latch| pass(m, latch, None));
    bind!(machine, LATCH, OUTER, "await", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, latch| {
        let time = m.arg_time(a, 1)?;
        pass(m, latch, Some(time))
    });
    bind!(machine, LATCH_SYNC, None, "getCount", "()I", |m, _, latch| {
        look(m, latch)?;
        let left = host_ref(m).world.latch_count(latch.id, latch.made_with as u64);
        Ok(Outcome::Value(left))
    });
    bind!(machine, SEMAPHORE, OUTER, "acquire", "()V", |m, _, one| acquire_interruptibly(
        m,
        one,
        1,
        Waits::Interruptibly
    ));
    bind!(machine, SEMAPHORE, OUTER, "acquire", "(I)V", |m, a, one| {
        let wanted = count(m, a)?;
        acquire_interruptibly(m, one, wanted, Waits::Interruptibly)
    });
    bind!(machine, SEMAPHORE, OUTER, "acquireUninterruptibly", "()V", |m, _, one| {
        acquire(m, one, 1, Waits::Always)
    });
    bind!(machine, SEMAPHORE, OUTER, "acquireUninterruptibly", "(I)V", |m, a, one| {
        let wanted = count(m, a)?;
        acquire(m, one, wanted, Waits::Always)
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "()Z", |m, _, one| take(m, one, 1));
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(I)Z", |m, a, one| {
        let wanted = count(m, a)?;
        take(m, one, wanted)
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, one| {
        let time = m.arg_time(a, 1)?;
        acquire_interruptibly(m, one, 1, Waits::For(time))
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(IJLjava/util/concurrent/TimeUnit;)Z", |m, a, one| {
        let wanted = count(m, a)?;
        let time = m.arg_time(a, 2)?;
        acquire_interruptibly(m, one, wanted, Waits::For(time))
    });
    bind!(machine, SEMAPHORE, OUTER, "release", "()V", |m, _, one| release(m, one, 1));
    bind!(machine, SEMAPHORE, OUTER, "release", "(I)V", |m, a, one| {
        let more = count(m, a)?;
        release(m, one, more)
    });
    bind!(machine, SEMAPHORE, OUTER, "reducePermits", "(I)V", |m, a, one| {
        let fewer = count(m, a)?;
        meet(m, one)?;
        touch_bounded(m, one, fewer);
        match host(m).world.add_permits(one.id, one.made_with, -fewer) {
            true => Ok(Outcome::Value(0)),
            false => Err(Outcome::Raise("java/lang/Error", Some("Permit count underflow".into()))),
        }
    });
    bind!(machine, SEMAPHORE, OUTER, "drainPermits", "()I", |m, _, one| {
        meet(m, one)?;
        touch(m, one, Touching::Write);
        let permits = host_ref(m).world.permits(one.id, one.made_with);
        host(m).world.take_permits(one.id, one.made_with, permits);
        learn(m, one);
        // Who took the others is not ordered with it.
        m.touches(Resource::Held, false);
        Ok(Outcome::Value(u64::from(permits as u32)))
    });
    bind!(machine, SEMAPHORE, OUTER, "hasQueuedThreads", "()Z", |m, _, one| {
        look_at_queue(m, one)?;
        Ok(Outcome::Value(u64::from(!host_ref(m).world.semaphore_queue(one.id).is_empty())))
    });
    bind!(machine, SEMAPHORE, OUTER, "getQueueLength", "()I", |m, _, one| {
        look_at_queue(m, one)?;
        Ok(Outcome::Value(host_ref(m).world.semaphore_queue(one.id).len() as u64))
    });
    bind!(machine, SEMAPHORE, OUTER, "getQueuedThreads", "()Ljava/util/Collection;", |_, _, _| {
        Ok(Outcome::Unsupported("Semaphore.getQueuedThreads is not modelled".into()))
    });
    bind!(machine, SEMAPHORE_SYNC, None, "getPermits", "()I", |m, _, one| {
        look_at_permits(m, one)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.permits(one.id, one.made_with) as u32)))
    });
}

fn modelled(
    m: &mut Machine,
    a: Args,
    method: (&str, &str, &str),
    field: Option<&str>,
    work: Work,
) -> Outcome {
    if m.config.library_as_is {
        return m.call_as_is(a, method);
    }
    let receiver = m.arg_ref(a, 0);
    let sync = match field.map(|field| m.read_field(receiver, field)) {
        None => receiver,
        Some(Ok(sync)) => Ref(sync as u32),
        Some(Err(outcome)) => return outcome,
    };
    if sync.is_null() {
        return Outcome::Raise("java/lang/NullPointerException", None);
    }
    let meeting = Meeting { id: object(sync), sync, made_with: m.made_with(sync) };
    work(m, a, meeting).unwrap_or_else(|outcome| outcome)
}

/// A number of permits, which must not be negative.
fn count(m: &Machine, a: Args) -> Result<i32, Outcome> {
    match m.arg_int(a, 1) {
        negative if negative < 0 => Err(Outcome::Raise("java/lang/IllegalArgumentException", None)),
        count => Ok(count),
    }
}

/// A point before an operation whose order with others shows.
pub(super) fn meet(m: &mut Machine, meeting: Meeting) -> Result<(), Outcome> {
    let host_state = host(m);
    let points = host_state.points;
    let wanted = (points.everywhere || points.synchronization) && host_state.world.live() > 1;
    match point(m, wanted, Point::Operation) {
        Some(outcome) => {
            host(m).point_object = Some((meeting.sync, None));
            Err(outcome)
        }
        None => Ok(()),
    }
}

pub(super) fn touch(m: &mut Machine, meeting: Meeting, how: Touching) {
    let task = m.current;
    host(m).touch(task, Key::Construct(meeting.id), how);
}

/// The current task adds or takes away permits. That gives the same in either order, unless there are so many that one of
/// the two may fail: nothing has a million operations at once.
fn touch_bounded(m: &mut Machine, meeting: Meeting, permits: i32) {
    let there = host_ref(m).world.permits(meeting.id, meeting.made_with);
    let far_from_bounds = there.unsigned_abs() < 1 << 30 && permits < 1 << 10;
    touch(m, meeting, if far_from_bounds { Touching::Update } else { Touching::Write });
}

/// What was released here lies before what the current task does from now on.
pub(super) fn learn(m: &mut Machine, meeting: Meeting) {
    let task = current(m);
    if let Some(order) = &mut host(m).happens_before {
        order.acquire(task, Key::Construct(meeting.id));
    }
}

/// What the current task has done lies before what those do who get on because of it.
fn hand_over(m: &mut Machine, meeting: Meeting) {
    let task = current(m);
    if let Some(order) = &mut host(m).happens_before {
        order.release(task, Key::Construct(meeting.id));
    }
}

/// The current task looks how many are left, and does not wait.
pub(super) fn look(m: &mut Machine, meeting: Meeting) -> Result<(), Outcome> {
    meet(m, meeting)?;
    host(m).note_untold();
    touch(m, meeting, Touching::Read);
    learn(m, meeting);
    Ok(())
}

/// The current task looks who waits for permits.
fn look_at_queue(m: &mut Machine, semaphore: Meeting) -> Result<(), Outcome> {
    look_at_permits(m, semaphore)?;
    host(m).asked.look_at_queue();
    Ok(())
}

/// The current task looks at the permits of a semaphore, or who waits for them. Who took some before is not ordered with it.
fn look_at_permits(m: &mut Machine, semaphore: Meeting) -> Result<(), Outcome> {
    look(m, semaphore)?;
    m.touches(Resource::Held, false);
    Ok(())
}

/// The current task does not get permits: others have them, and are not ordered with it.
pub(super) fn refused(m: &mut Machine) -> Outcome {
    m.touches(Resource::Held, false);
    Outcome::Value(0)
}

/// Two counts give the same in either order, unless there are more of them than the latch counts.
fn count_down(m: &mut Machine, _: Args, latch: Meeting) -> Result<Outcome, Outcome> {
    meet(m, latch)?;
    let counts = host(m).world.count_down(latch.id, latch.made_with as u64);
    touch(m, latch, if counts { Touching::Update } else { Touching::Write });
    if counts {
        hand_over(m, latch);
    }
    Ok(Outcome::Value(0))
}

/// An interrupt ends the operation of the current task, or its wait unless that is over by now.
pub(super) fn end_if_interrupted(m: &mut Machine, meeting: Meeting, is_over: bool) -> Result<(), Outcome> {
    let task = current(m);
    let Some(thread) = m.known_thread() else { return Ok(()) };
    if is_over && m.was_interrupted() && m.overlooks_interrupt()? {
        return Ok(());
    }
    if m.interrupted(thread, true)? {
        host(m).world.stop_waiting(task, meeting.id, meeting.made_with);
        m.end_timed();
        return Err(Outcome::Raise("java/lang/InterruptedException", None));
    }
    Ok(())
}

/// The current task waits, at most so many nanoseconds. The library parks it, and need not if the wait is short.
pub(super) fn block(m: &mut Machine, begins: bool, time: Option<i64>) -> Outcome {
    m.note_short_wait();
    if let Some(time) = time.filter(|_| begins) {
        m.begin_timed(time as u64);
    }
    Outcome::Block(Wait::Host(0))
}

/// Waits until a latch has counted to zero. Whenever it is asked for, it comes behind the counts, so it is no choice.
fn pass(m: &mut Machine, latch: Meeting, time: Option<i64>) -> Result<Outcome, Outcome> {
    let task = current(m);
    let waits = host_ref(m).world.is_waiting_at(task, latch.id);
    // Whether it has to wait shows, for then its time may be up.
    if time.is_some() && !waits {
        look(m, latch)?;
    }
    m.may_park()?;
    // Whether it has counted to zero before the interrupt is seen shows.
    if waits && m.was_interrupted() {
        look(m, latch)?;
    }
    let counted = host_ref(m).world.latch_count(latch.id, latch.made_with as u64) == 0;
    let expired = host_ref(m).world.has_expired(task);
    if !expired {
        end_if_interrupted(m, latch, waits && counted)?;
    }
    let expired = expired || !waits && time.is_some_and(|time| time <= 0);
    if expired {
        host(m).world.stop_waiting(task, latch.id, latch.made_with);
        return Ok(Outcome::Value(u64::from(counted)));
    }
    if let (Some(time), false) = (time, waits) {
        let mut world = host_ref(m).world.clone();
        let begins = world.try_pass_latch(task, latch.id, latch.made_with as u64) == Attempt::Blocked;
        if m.elapses(time as u64, begins)? {
            return Ok(Outcome::Value(0));
        }
    }
    match host(m).world.try_pass_latch(task, latch.id, latch.made_with as u64) {
        Attempt::Blocked => Ok(block(m, !waits, time)),
        Attempt::Done(()) => {
            m.end_timed();
            learn(m, latch);
            Ok(Outcome::Value(1))
        }
    }
}

/// How long a task waits for permits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    Always,
    Interruptibly,
    For(i64),
}

/// Takes permits, or waits for them, unless an interrupt comes before: whether one has come is seen first, in a step of its
/// own.
fn acquire_interruptibly(
    m: &mut Machine,
    semaphore: Meeting,
    wanted: i32,
    waits: Waits,
) -> Result<Outcome, Outcome> {
    if !host_ref(m).world.is_waiting_at(current(m), semaphore.id) && m.enters() {
        m.may_park()?;
        end_if_interrupted(m, semaphore, false)?;
        return Ok(m.enter_operation());
    }
    let outcome = acquire(m, semaphore, wanted, waits);
    m.leave_operation(&outcome);
    outcome
}

/// Takes permits, or waits for them.
fn acquire(m: &mut Machine, semaphore: Meeting, wanted: i32, waits: Waits) -> Result<Outcome, Outcome> {
    let task = current(m);
    let Meeting { id, made_with, .. } = semaphore;
    let is_waiting = host_ref(m).world.is_waiting_at(task, id);
    meet(m, semaphore)?;
    host(m).note_untold();
    m.may_park()?;
    let in_turn = m.class_name_of(semaphore.sync).ends_with("$FairSync");
    let asking = Asking { wanted, in_turn, interruptibly: waits != Waits::Always };
    touch(m, semaphore, Touching::Write);
    // Whose time is up has found too few permits at its last look, whatever has been released since, and looks no more
    // whether it was interrupted.
    if host_ref(m).world.has_expired(task) {
        host(m).world.stop_waiting(task, id, made_with);
        return Ok(refused(m));
    }
    if waits != Waits::Always {
        let gets = || host_ref(m).world.clone().try_acquire(task, id, made_with, asking) == Attempt::Done(());
        let begun = is_waiting || m.small.entered.contains(&m.current);
        let gets = begun && gets();
        // Who is interrupted after it has looked, and gets no permits, waits before it looks again.
        if is_waiting || gets || !begun {
            end_if_interrupted(m, semaphore, gets)?;
        }
    }
    let time = match waits {
        Waits::For(time) => Some(time),
        _ => None,
    };
    let passed = !is_waiting && time.is_some_and(|time| time <= 0);
    if let (Some(time), false, false) = (time, is_waiting, passed) {
        let mut world = host_ref(m).world.clone();
        let begins = world.try_acquire(task, id, made_with, asking) == Attempt::Blocked;
        if m.elapses(time as u64, begins)? {
            if !begins {
                return Ok(refused(m));
            }
            // Others see that it waits until it goes.
            host(m).world = world;
            host(m).world.expire(task);
            return Ok(block(m, false, None));
        }
    }
    match host(m).world.try_acquire(task, id, made_with, asking) {
        Attempt::Blocked if passed => {
            host(m).world.stop_waiting(task, id, made_with);
            Ok(refused(m))
        }
        Attempt::Blocked => Ok(block(m, !is_waiting, time)),
        Attempt::Done(()) => {
            m.end_timed();
            learn(m, semaphore);
            Ok(Outcome::Value(1))
        }
    }
}

/// Takes permits if they are there, whoever else waits for them.
fn take(m: &mut Machine, semaphore: Meeting, wanted: i32) -> Result<Outcome, Outcome> {
    meet(m, semaphore)?;
    host(m).note_untold();
    let Meeting { id, made_with, .. } = semaphore;
    if !tasks::has_permits(host_ref(m).world.permits(id, made_with), wanted) {
        touch(m, semaphore, Touching::Read);
        return Ok(refused(m));
    }
    touch(m, semaphore, Touching::Write);
    host(m).world.take_permits(id, made_with, wanted);
    learn(m, semaphore);
    Ok(Outcome::Value(1))
}

fn release(m: &mut Machine, semaphore: Meeting, more: i32) -> Result<Outcome, Outcome> {
    meet(m, semaphore)?;
    host(m).note_untold();
    touch_bounded(m, semaphore, more);
    if !host(m).world.add_permits(semaphore.id, semaphore.made_with, more) {
        let what = Some("Maximum permit count exceeded".to_string());
        return Err(Outcome::Raise("java/lang/Error", what));
    }
    hand_over(m, semaphore);
    Ok(Outcome::Value(0))
}
