//! How tasks of fork/join pools are waited for and looked at, by the meaning of [`super::forks`]: what a task did lies before
//! what those do who have seen that it is complete. Whether it is complete is a choice of the schedule only for those who look
//! and do not wait.

use super::forks::{Method, POOL, TASK, leave, method};
use crate::happens_before::{Key, Touching};
use crate::host::{Host, Machine, Point, current, host, host_ref, object, point, synchronization};
use crate::kinds::Kind;
use machine::hooks::Resource;
use machine::{AccessMode, Args, Outcome, Ref, TaskId, Wait};
use tasks::{Attempt, Fork};

/// The bit of a status that says that a task was cancelled, or has thrown.
const ABNORMAL: u64 = 1 << 16;

/// Binds the methods of the classes.
pub(super) fn bind(machine: &mut Machine) {
    method!(machine, TASK, "join", "()Ljava/lang/Object;", result);
    method!(machine, TASK, "get", "()Ljava/lang/Object;", result);
    method!(machine, TASK, "quietlyJoin", "()V", |m, a, _| {
        let task = m.arg_ref(a, 0);
        wait(m, task)?;
        Ok(Outcome::Value(0))
    });
    method!(machine, TASK, "awaitDone", "(Ljava/util/concurrent/ForkJoinPool;ZZZJ)I", |m, a, _| {
        let (task, timed) = (m.arg_ref(a, 0), m.arg_int(a, 4) != 0);
        if timed {
            leave(m);
        }
        let status = wait(m, task)?;
        Ok(Outcome::Value(status))
    });
    method!(machine, TASK, "setDone", "()I", |m, a, _| {
        let task = m.arg_ref(a, 0);
        end(m, task)?;
        Ok(Outcome::Value(m.complete(task)))
    });
    method!(machine, TASK, "trySetThrown", "(Ljava/lang/Throwable;)I", |m, a, method| {
        let task = m.arg_ref(a, 0);
        // Several may fail one.
        if m.is_completer(task) {
            leave(m);
        }
        end(m, task)?;
        Ok(m.call_as_is(a, method))
    });
    method!(machine, TASK, "isDone", "()Z", look);
    method!(machine, TASK, "isCancelled", "()Z", look);
    method!(machine, TASK, "isCompletedAbnormally", "()Z", look);
    method!(machine, TASK, "isCompletedNormally", "()Z", look);
    method!(machine, TASK, "getException", "()Ljava/lang/Throwable;", look);
    method!(machine, TASK, "getThrowableException", "()Ljava/lang/Throwable;", thrown);
    method!(machine, POOL, "awaitTermination", "(JLjava/util/concurrent/TimeUnit;)Z", await_termination);
}

fn is_choice(m: &mut Machine) -> Option<Outcome> {
    let points = host(m).points;
    point(m, points.resources.has(Kind::Thread), Point::Operation)
}

/// A task is about to be complete. That is a choice where others look whether it is.
fn end(m: &mut Machine, task: Ref) -> Result<(), Outcome> {
    if let Some(point) = is_choice(m) {
        return Err(point);
    }
    let running = m.current;
    host(m).touch(running, Key::End(object(task)), Touching::Write);
    // Who comes second hands over nothing: those who wait may have gone on by then.
    if !m.sees_complete(task) {
        use_status(m, task, AccessMode::UPDATE);
    }
    Ok(())
}

/// The current task changes the status of a task or reads it, as far as that orders something.
fn use_status(m: &mut Machine, task: Ref, mode: AccessMode) {
    let (own, id) = (current(m), object(task));
    let [status, _] = m.words_of_completion(task);
    if let (Some(order), Some(status)) = (&mut host(m).happens_before, status) {
        order.atomic(own, id, status, mode);
    }
}

/// What a task that is complete did lies before what the current one does from now on.
fn learn(m: &mut Machine, task: Ref) {
    use_status(m, task, AccessMode::VOLATILE_READ);
}

/// Whether a task is complete, for those who do not wait for it.
fn look(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let task = m.arg_ref(a, 0);
    if let Some(point) = is_choice(m) {
        return Err(point);
    }
    let running = m.current;
    host(m).touch(running, Key::End(object(task)), Touching::Read);
    match m.sees_complete(task) {
        true => learn(m, task),
        // That it is not orders nothing.
        false => drop(m.touches(Resource::Held, false)),
    }
    Ok(m.call_as_is(a, method))
}

/// Waits until a task is complete; gives its status.
fn wait(m: &mut Machine, task: Ref) -> Result<u64, Outcome> {
    let (id, running) = (object(task), m.current);
    let fork = host_ref(m).world.fork_of(id);
    // Whoever waits parks, or runs other tasks meanwhile: its permit may be used up, or left.
    if !fork.is_some_and(|fork| may_join(m, fork)) || holds_back(m, Ref::NULL) || m.config.parks_show {
        leave(m);
    }
    host(m).touch(running, Key::Forked(id), Touching::Read);
    if !m.sees_complete(task) {
        return Err(Outcome::Block(Wait::Completion(task)));
    }
    learn(m, task);
    Ok(m.seen_completion(task))
}

/// Whether the current task may wait for one that was handed out, without holding up the pool: it is no task of a pool, or it
/// handed out that one, or the one that did, and so on.
fn may_join(m: &mut Machine, fork: Fork) -> bool {
    let Some(pool) = m.own_pool() else { return true };
    let mut by = fork.by.0;
    let origins = &host_ref(m).origins;
    while by != m.current.0 && by != 0 {
        let Some(origin) = origins.get(by as usize) else { return false };
        by = origin.parent;
    }
    by == m.current.0 && fork.pool == object(pool)
}

/// Waits for a task and gives its result, or what the library's own code makes of an exception.
fn result(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let task = m.arg_ref(a, 0);
    if wait(m, task)? & ABNORMAL != 0 {
        return Ok(m.call_as_is(a, method));
    }
    let selected = m.selected(task, TASK, "getRawResult", "()Ljava/lang/Object;");
    Ok(match selected {
        Some(selected) => Outcome::Call(selected, vec![u64::from(task.0)]),
        None => m.call_as_is(a, method),
    })
}

/// The exception that a task was left by, for one that joined it. A thread gets the object itself if it ran the task, else a
/// copy if one can be made: who waited in a pool may have run what it waited for.
fn thrown(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let task = m.arg_ref(a, 0);
    let aux = Ref(m.read_field(task, "aux")? as u32);
    let thread = if aux.is_null() { Ref::NULL } else { Ref(m.read_field(aux, "thread")? as u32) };
    let common = m.common_pool()?;
    let pool = host_ref(m).world.fork_of(object(task)).map(|fork| fork.pool);
    let may_have_run = m.own_pool().is_some() || pool == Some(object(common));
    if thread.is_null() || thread == m.thread() || !may_have_run {
        return Ok(m.call_as_is(a, method));
    }
    host(m).note_untold();
    if <Host as machine::Host>::choose(m, 2).ok_or(Outcome::Yield)? == 0 {
        return Ok(m.call_as_is(a, method));
    }
    // Whether the pool would do so is another question.
    host(m).crowded = true;
    Ok(Outcome::Value(m.read_field(aux, "ex")?))
}

/// Waits until a pool that takes no more tasks has none left, or until the time is up.
fn await_termination(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let (pool, task) = (m.arg_ref(a, 0), current(m));
    let time = m.arg_time(a, 1)?;
    m.touches(Resource::Rest(Ref::NULL), true);
    if let Some(point) = synchronization(m) {
        host(m).point_object = Some((pool, None));
        return Err(point);
    }
    if pool == m.common_pool()? || !m.is_pool_closed(pool)? || time <= 0 || m.config.parks_show {
        leave(m);
        return Ok(m.call_as_is(a, method));
    }
    let begun = m.small.timed.iter().any(|(timed, _)| *timed == m.current);
    if !begun {
        let pending = host_ref(m).world.live_in_pool(object(pool)) > 0;
        let order = host(m).happens_before.as_ref();
        // Tasks that have ended and are not known to have done so might as well be there.
        let unsure = order.is_some_and(|order| !order.covers(task, object(pool)));
        if m.elapses(time as u64, pending || unsure)? {
            return Ok(Outcome::Value(0));
        }
        if pending {
            m.begin_timed(time as u64);
        }
    }
    match host(m).world.try_await_pool(task, object(pool)) {
        Attempt::Blocked => Ok(Outcome::Block(Wait::Host(0))),
        Attempt::Done(()) => {
            m.end_timed();
            if let Some(order) = &mut host(m).happens_before {
                order.acquire(task, Key::Construct(object(pool)));
            }
            Ok(Outcome::Value(1))
        }
    }
}

/// A task of the search has ended that was one of a pool.
pub(crate) fn end_worker(m: &mut Machine, task: TaskId) {
    let Some(pool) = m.pool_of(task) else { return };
    // The next task that its thread runs would hold the lock, too.
    if holds_lock(m, Ref::NULL, task) {
        leave(m);
    }
    let (id, pool) = (tasks::TaskId(task.0), object(pool));
    let host = host(m);
    if let Some(order) = &mut host.happens_before {
        order.release(id, Key::Construct(pool));
    }
    host.world.leave_pool(pool);
}

/// The current task may wait for others, other than for a lock: in a pool that would hold up a thread, and whoever holds a lock
/// meanwhile may hold up a pool.
pub(crate) fn rest(m: &mut Machine, released: Ref) {
    if m.config.forks_by_meaning && m.pool_of(m.current).is_some() {
        leave(m);
    }
    if holds_back(m, released) {
        host(m).asked.waits_in_lock = true;
    }
}

/// The current task gets to know the thread that a task runs on.
pub(super) fn look_at_worker(m: &mut Machine, task: TaskId) {
    if m.config.forks_by_meaning && m.pool_of(task).is_some() {
        leave(m);
    }
}

/// Whether the current task holds a lock other than that of an object, or initialises a class.
fn holds_back(m: &mut Machine, besides: Ref) -> bool {
    let initializes =
        m.stack.frames.iter().any(|frame| matches!(frame.kind, machine::FrameKind::Initializer(_)));
    initializes || holds_lock(m, besides, m.current)
}

/// Whether a task holds a lock other than that of an object.
pub(super) fn holds_lock(m: &Machine, besides: Ref, task: TaskId) -> bool {
    let holds = m.small.monitors.held().any(|(object, owner)| owner == task && object != besides);
    holds || host_ref(m).world.holds_read_write_lock(tasks::TaskId(task.0))
}
