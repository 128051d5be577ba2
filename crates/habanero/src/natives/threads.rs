//! `java.lang.Thread`, bound to the world of tasks: a thread is a task that no finish of the program waits for. What it
//! did lies before the return of `join`, and of `isAlive` and `getState` if they say that it has ended (JLS 17.4.4).

use super::lifecycle::create;
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, Point, current, host, host_ref, object, point};
use crate::kinds::Kind;
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref, TaskId, ThreadStatus, Wait};
use tasks::{Attempt, SpawnSpec, ThreadStage};

const CLASS: &str = "java/lang/Thread";

/// What shows how far other threads have come, and is not modelled.
const UNMODELLED: &[(&str, &str)] = &[
    (CLASS, "getAllStackTraces"),
    (CLASS, "stop"),
    (CLASS, "suspend"),
    (CLASS, "resume"),
    ("java/lang/ThreadGroup", "activeCount"),
    ("java/lang/ThreadGroup", "activeGroupCount"),
    ("java/lang/ThreadGroup", "enumerate"),
    ("java/lang/ThreadGroup", "list"),
    ("java/lang/ThreadGroup", "interrupt"),
    ("java/lang/ThreadGroup", "destroy"),
];

/// Binds the methods of the class.
pub(super) fn bind(machine: &mut Machine) {
    machine.add_native(CLASS, "start", "()V", |m, a| begin(m, a).unwrap_or_else(|outcome| outcome));
    machine.add_native(CLASS, "join", "()V", |m, a| join(m, a, None).unwrap_or_else(|outcome| outcome));
    machine.add_native(CLASS, "join", "(J)V", |m, a| match m.arg_long(a, 1) {
        0 => join(m, a, None).unwrap_or_else(|outcome| outcome),
        negative if negative < 0 => Outcome::Raise(
            "java/lang/IllegalArgumentException",
            Some("timeout value is negative".to_string()),
        ),
        milliseconds => {
            let nanoseconds = (milliseconds as u64).saturating_mul(1_000_000);
            join(m, a, Some(nanoseconds)).unwrap_or_else(|outcome| outcome)
        }
    });
    machine.add_native(CLASS, "isAlive", "*", |m, a| {
        let thread = m.arg_ref(a, 0);
        look(m, thread, |_, alive| Outcome::Value(u64::from(alive)))
    });
    machine.add_native(CLASS, "getState", "*", |m, a| {
        let thread = m.arg_ref(a, 0);
        look(m, thread, |m, alive| match alive && thread != m.thread() {
            true => Outcome::Unsupported("Thread.getState of a thread that runs is not modelled".into()),
            false => m.call_original(CLASS, "getState", "()Ljava/lang/Thread$State;", &[u64::from(thread.0)]),
        })
    });
    machine.add_native("java/lang/ThreadGroup", "uncaughtException", "*", |m, a| {
        fail(m, a).unwrap_or_else(|outcome| outcome)
    });
    for name in ["getId", "threadId"] {
        machine.add_native(CLASS, name, "()J", |m, a| {
            host(m).asked.thread_ids = true;
            let thread = m.arg_ref(a, 0);
            m.read_field(thread, "tid").map_or_else(|outcome| outcome, Outcome::Value)
        });
    }
    machine.add_native(CLASS, "getThreadGroup", "*", |m, a| {
        look_at(m, a, "getThreadGroup", "()Ljava/lang/ThreadGroup;")
    });
    machine.add_native(CLASS, "getUncaughtExceptionHandler", "*", |m, a| {
        look_at(m, a, "getUncaughtExceptionHandler", "()Ljava/lang/Thread$UncaughtExceptionHandler;")
    });
    // Groups count the threads that they know, which nobody can see here.
    machine.add_native("java/lang/ThreadGroup", "addUnstarted", "*", |_, _| Outcome::Value(0));
    for (class, name) in UNMODELLED {
        machine.add_native(class, name, "*", |_, _| {
            Outcome::Unsupported("looking at or stopping all threads of a group is not modelled".into())
        });
    }
}

/// A point before a thread is started, and before a look whether it is alive.
fn threads_point(m: &mut Machine) -> Option<Outcome> {
    let points = host(m).points;
    point(m, points.everywhere || points.resources.has(Kind::Thread), Point::Operation)
}

pub(super) fn touch(m: &mut Machine, key: Key, how: Touching) {
    let task = m.current;
    host(m).touch(task, key, how);
}

fn begin(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    let thread = m.arg_ref(a, 0);
    if let Some(point) = threads_point(m) {
        return Err(point);
    }
    touch(m, Key::Thread(object(thread)), Touching::Write);
    if m.thread_status(thread) != ThreadStatus::New {
        m.touches(Resource::Held, false);
        return Err(Outcome::Raise("java/lang/IllegalThreadStateException", None));
    }
    run(m, thread)?;
    m.set_thread_status(thread, ThreadStatus::Runnable);
    let is_daemon = m.starts_daemon(thread);
    host(m).asked.ends_early |= is_daemon;
    Ok(Outcome::Value(0))
}

/// A task runs a thread from now on.
pub(super) fn run(m: &mut Machine, thread: Ref) -> Result<(), Outcome> {
    let task = create(m, &SpawnSpec { detached: true, ..SpawnSpec::default() })?;
    m.tasks[task.0 as usize].thread = thread;
    host(m).world.begin_thread(object(thread), tasks::TaskId(task.0), ThreadStage::Runs);
    m.start_thread(task, thread).map_err(|stop| Outcome::Unsupported(format!("{stop:?}")))
}

/// The last task that the end of the program waits for is about to end: a thread that comes after it, and after all
/// other threads that have ended, runs the hooks, if there are any.
pub(crate) fn begin_closing(m: &mut Machine) -> Result<Option<TaskId>, String> {
    let text = |outcome: Outcome| format!("the end of the program is not modelled: {outcome:?}");
    let thread = m.closing_thread().map_err(|stop| format!("{stop:?}"))?;
    let Some(thread) = thread else { return Ok(None) };
    let task = create(m, &SpawnSpec { detached: true, ..SpawnSpec::default() }).map_err(text)?;
    let ended: Vec<Ref> = m.tasks.iter().map(|one| one.thread).filter(|one| !one.is_null()).collect();
    let daemons: Vec<Ref> = ended.iter().copied().filter(|one| m.is_daemon(*one)).collect();
    m.tasks[task.0 as usize].thread = thread;
    let host_state = host(m);
    host_state.world.begin_thread(object(thread), tasks::TaskId(task.0), ThreadStage::Runs);
    if let Some(order) = &mut host_state.happens_before {
        for one in ended.iter().filter(|one| !daemons.contains(one)) {
            order.acquire(tasks::TaskId(task.0), Key::Future(object(*one)));
        }
    }
    m.start_closing(task).map_err(|stop| format!("{stop:?}"))?;
    Ok(Some(task))
}

/// An exception that left a thread has come to its group. If no handler of the program takes it, it is a violation.
fn fail(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    let (group, thread, failure) = (m.arg_ref(a, 0), m.arg_ref(a, 1), m.arg_ref(a, 2));
    let is_topmost = m.is_topmost_group(group);
    let stage = host_ref(m).world.thread_stage(object(thread), current(m));
    if is_topmost && stage == Some(ThreadStage::Handles) && m.default_handler()?.is_null() {
        if m.class_name_of(failure) != "java.lang.ThreadDeath" {
            host(m).world.advance_thread(object(thread), ThreadStage::Handles, Some(object(failure)));
        }
        return Ok(Outcome::Value(0));
    }
    let arguments = [group, thread, failure].map(|one| u64::from(one.0));
    Ok(m.call_original(
        "java/lang/ThreadGroup",
        "uncaughtException",
        "(Ljava/lang/Thread;Ljava/lang/Throwable;)V",
        &arguments,
    ))
}

/// Whether a thread has been started and has not ended. The thread of a task of Habanero is one of a pool, and nobody
/// knows when it ends.
fn is_alive(m: &mut Machine, thread: Ref) -> Result<bool, Outcome> {
    let (task, id) = (current(m), object(thread));
    if m.tasks[0].thread == thread && host_ref(m).world.is_alive(tasks::TaskId(0)) {
        host(m).world.begin_thread(id, tasks::TaskId(0), ThreadStage::Runs);
    } else if m.thread() == thread && !host_ref(m).world.is_thread_alive(id) {
        host(m).world.begin_thread(id, task, ThreadStage::Serves);
    }
    let alive = host_ref(m).world.is_thread_alive(id);
    if !alive && thread != m.tasks[0].thread && m.thread_status(thread) == ThreadStatus::Runnable {
        return Err(Outcome::Unsupported(
            "the end of a thread that runs tasks of Habanero is not modelled".into(),
        ));
    }
    Ok(alive)
}

/// Waits for the end of a thread, perhaps for so long only.
fn join(m: &mut Machine, a: Args, nanoseconds: Option<u64>) -> Result<Outcome, Outcome> {
    let (task, thread) = (current(m), m.arg_ref(a, 0));
    let own = m.thread();
    let waits = host_ref(m).world.is_joining(task);
    // A thread that nobody has started counts as ended, so who starts it and when shows.
    if !waits {
        m.touches(Resource::Rest(Ref::NULL), true);
        if let Some(point) = threads_point(m) {
            return Err(point);
        }
        touch(m, Key::Thread(object(thread)), Touching::Read);
        touch(m, Key::Join(object(own)), Touching::Write);
        // Who may give up sees whether it has ended.
        if nanoseconds.is_some() {
            touch(m, Key::End(object(thread)), Touching::Read);
        }
    }
    let alive = is_alive(m, thread)?;
    if m.interrupted(own, false)? {
        return Err(Outcome::Unsupported("Thread.join of a task that is interrupted is not modelled".into()));
    }
    // The time may have been up before the thread ended.
    if let (Some(nanoseconds), false) = (nanoseconds, waits) {
        if m.elapses(nanoseconds, alive)? {
            return Ok(Outcome::Value(0));
        }
        if alive {
            m.begin_timed(nanoseconds);
        }
    }
    if !alive {
        m.end_timed();
    }
    let host = host(m);
    Ok(match host.world.try_join_thread(task, object(thread)) {
        Attempt::Blocked => Outcome::Block(Wait::Host(0)),
        Attempt::Done(()) => {
            if let Some(order) = &mut host.happens_before {
                order.acquire(task, Key::Future(object(thread)));
            }
            Outcome::Value(0)
        }
    })
}

/// Looks whether a thread has been started and has not ended.
fn look(m: &mut Machine, thread: Ref, answer: impl Fn(&mut Machine, bool) -> Outcome) -> Outcome {
    if thread == m.thread() {
        return answer(m, true);
    }
    // Tasks of Habanero end before main does.
    if thread == m.tasks[0].thread {
        if host_ref(m).world.has_threads() {
            return Outcome::Unsupported("looking whether the main thread has ended is not modelled".into());
        }
        return answer(m, true);
    }
    if let Some(point) = threads_point(m) {
        return point;
    }
    let task = current(m);
    touch(m, Key::Thread(object(thread)), Touching::Read);
    touch(m, Key::End(object(thread)), Touching::Read);
    let alive = match is_alive(m, thread) {
        Ok(alive) => alive,
        Err(outcome) => return outcome,
    };
    if let Some(order) = host(m).happens_before.as_mut().filter(|_| !alive) {
        order.acquire(task, Key::Future(object(thread)));
    }
    // That it has been started and runs orders nothing.
    if alive {
        m.touches(Resource::Held, false);
    }
    answer(m, alive)
}

/// Calls a method of the class that looks at what the end of a thread clears.
fn look_at(m: &mut Machine, a: Args, name: &'static str, descriptor: &'static str) -> Outcome {
    let thread = m.arg_ref(a, 0);
    look(m, thread, |m, _| m.call_original(CLASS, name, descriptor, &[u64::from(thread.0)]))
}
