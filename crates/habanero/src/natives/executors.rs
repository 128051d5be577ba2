//! Executors of `java.util.concurrent` by their meaning: those that the library's own factories make with so many threads or
//! with one for each job. To hand over a job, to take one, to shut down and to leave are one step each; the threads run the
//! library's own code around jobs. What shows more of an executor than that is left to the library's own code
//! ([`leave`]). `docs/engines.md` says why no behaviour is lost.

use super::fork_waits::holds_lock;
use super::latches::{Gate, look, pass};
use super::meetings::{Meeting, hand_over, meet, touch};
use super::threads;
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, Point, current, host, host_ref, object, point};
use crate::kinds::Kind;
use jdk::EXECUTOR as CLASS;
use machine::hooks::Resource;
use machine::{Args, Hiring, Outcome, Ref, TaskId, Wait};
use tasks::{Attempt, Handing, World};

/// A method of the class: name and descriptor.
type Method = (&'static str, &'static str);

/// What a method does where executors are run by their meaning.
type Work = fn(&mut Machine, Args, Meeting) -> Result<Outcome, Outcome>;

const EXECUTE: Method = ("execute", "(Ljava/lang/Runnable;)V");

const CONSTRUCTOR: Method = (
    "<init>",
    "(IIJLjava/util/concurrent/TimeUnit;Ljava/util/concurrent/BlockingQueue;Ljava/util/concurrent/ThreadFactory;Ljava/util/concurrent/RejectedExecutionHandler;)V",
);

/// Binds a method to what it does.
macro_rules! method {
    ($machine:expr, $name:literal, $descriptor:literal, $work:expr) => {
        $machine.add_native(CLASS, $name, $descriptor, |m, a| modelled(m, a, ($name, $descriptor), $work));
    };
}

/// Binds methods that show more of an executor, or change what it was made with.
macro_rules! leaves {
    ($machine:expr, $([$name:literal, $descriptor:literal]),* $(,)?) => {
        $(method!($machine, $name, $descriptor, |m, a, _| {
            leave(m);
            Ok(as_is(m, a, ($name, $descriptor)))
        });)*
    };
}

/// Binds the methods of the class.
pub(super) fn bind(machine: &mut Machine) {
    machine.add_native(CLASS, CONSTRUCTOR.0, CONSTRUCTOR.1, |m, a| {
        make(m, a);
        as_is(m, a, CONSTRUCTOR)
    });
    machine.add_native(CLASS, EXECUTE.0, EXECUTE.1, |m, a| modelled(m, a, EXECUTE, execute));
    method!(machine, "getTask", "()Ljava/lang/Runnable;", take);
    method!(machine, "processWorkerExit", "(Ljava/util/concurrent/ThreadPoolExecutor$Worker;Z)V", quit);
    method!(machine, "shutdown", "()V", shut);
    method!(machine, "isShutdown", "()Z", is_shut);
    method!(machine, "isTerminated", "()Z", |m, _, executor| {
        threads::touch(m, Key::Shutting(executor.id), Touching::Read);
        look(m, executor)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.is_terminated(executor.id))))
    });
    method!(machine, "awaitTermination", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, executor| {
        let time = m.arg_time(a, 1)?;
        threads::touch(m, Key::Shutting(executor.id), Touching::Read);
        pass(m, Termination(executor), Some(time))
    });
    leaves!(
        machine,
        ["shutdownNow", "()Ljava/util/List;"],
        ["isTerminating", "()Z"],
        ["setThreadFactory", "(Ljava/util/concurrent/ThreadFactory;)V"],
        ["getThreadFactory", "()Ljava/util/concurrent/ThreadFactory;"],
        ["setRejectedExecutionHandler", "(Ljava/util/concurrent/RejectedExecutionHandler;)V"],
        ["setCorePoolSize", "(I)V"],
        ["prestartCoreThread", "()Z"],
        ["prestartAllCoreThreads", "()I"],
        ["allowCoreThreadTimeOut", "(Z)V"],
        ["setMaximumPoolSize", "(I)V"],
        ["setKeepAliveTime", "(JLjava/util/concurrent/TimeUnit;)V"],
        ["getQueue", "()Ljava/util/concurrent/BlockingQueue;"],
        ["remove", "(Ljava/lang/Runnable;)Z"],
        ["purge", "()V"],
        ["getPoolSize", "()I"],
        ["getActiveCount", "()I"],
        ["getLargestPoolSize", "()I"],
        ["getTaskCount", "()J"],
        ["getCompletedTaskCount", "()J"],
        ["toString", "()Ljava/lang/String;"],
    );
}

fn as_is(m: &mut Machine, a: Args, (name, descriptor): Method) -> Outcome {
    m.call_as_is(a, (CLASS, name, descriptor))
}

/// Does the work of a method, or runs the library's own code where that is wanted.
fn modelled(m: &mut Machine, a: Args, method: Method, work: Work) -> Outcome {
    let pool = m.arg_ref(a, 0);
    let executor = Meeting { id: object(pool), sync: pool, made_with: 0 };
    if !m.config.executors_by_meaning || !host_ref(m).world.is_executor(executor.id) {
        return as_is(m, a, method);
    }
    work(m, a, executor).unwrap_or_else(|outcome| outcome)
}

/// The program does what the meaning does not cover: the search is made again with the library's own code of executors.
fn leave(m: &mut Machine) {
    host(m).unexplored.insert(Key::Executors);
}

/// An executor is made.
fn make(m: &mut Machine, a: Args) {
    if !m.config.executors_by_meaning {
        return;
    }
    let id = object(m.arg_ref(a, 0));
    match m.hiring_of(a) {
        Some(Hiring::UpTo(bound)) => host(m).world.add_executor(id, Some(bound)),
        Some(Hiring::ForEach) => host(m).world.add_executor(id, None),
        Some(Hiring::None) => {}
        None => leave(m),
    }
}

/// A point before an operation whose order with others shows.
fn job_point(m: &mut Machine, executor: Meeting) -> Result<(), Outcome> {
    let points = host(m).points;
    match point(m, points.everywhere || points.resources.has(Kind::Job), Point::Operation) {
        Some(outcome) => {
            host(m).point_object = Some((executor.sync, None));
            Err(outcome)
        }
        None => Ok(()),
    }
}

fn acquire(m: &mut Machine, key: Key) {
    let task = current(m);
    if let Some(order) = &mut host(m).happens_before {
        order.acquire(task, key);
    }
}

/// Those who use the queue come one after the other: each knows what those before it did.
fn use_queue(m: &mut Machine, executor: Meeting) {
    let key = Key::Job(executor.id);
    threads::touch(m, key, Touching::Write);
    acquire(m, key);
    hand_over(m, executor, key);
}

/// A job is handed to an executor.
fn execute(m: &mut Machine, a: Args, executor: Meeting) -> Result<Outcome, Outcome> {
    let (pool, id, job) = (executor.sync, executor.id, m.arg_ref(a, 1));
    if job.is_null() {
        return Ok(as_is(m, a, EXECUTE));
    }
    job_point(m, executor)?;
    match host_ref(m).world.handing(id) {
        Handing::Refuses => {
            threads::touch(m, Key::Shut(id), Touching::Read);
            acquire(m, Key::Shut(id));
            let arguments = [pool, job].map(|one| u64::from(one.0));
            return Ok(m.call_original(CLASS, "reject", "(Ljava/lang/Runnable;)V", &arguments));
        }
        Handing::Queues => {
            host(m).note_untold();
            m.append_job(pool, job)?;
            use_queue(m, executor);
            host(m).world.queue_job(id);
        }
        Handing::Hires => {
            if !m.makes_plain_threads() {
                leave(m);
            }
            let thread = m.hired_thread(pool, job)?;
            threads::run(m, thread)?;
            threads::touch(m, Key::Job(id), Touching::Read);
            host(m).asked.hires = true;
            host(m).world.hire(id);
        }
    }
    threads::touch(m, Key::Shut(id), Touching::Read);
    Ok(Outcome::Value(0))
}

/// A thread of an executor takes a job, waits for one, or is told that there will be none.
fn take(m: &mut Machine, _: Args, executor: Meeting) -> Result<Outcome, Outcome> {
    let (id, task) = (executor.id, current(m));
    // Its time may be up at once, and nobody sees whether it waits.
    if host_ref(m).world.hires_for_each(id) {
        return Ok(Outcome::Value(0));
    }
    m.touches(Resource::Rest(Ref::NULL), true);
    job_point(m, executor)?;
    host(m).note_untold();
    match host(m).world.try_take_job(task, id) {
        Attempt::Blocked => {
            threads::touch(m, Key::Job(id), Touching::Read);
            Ok(Outcome::Block(Wait::Host(0)))
        }
        Attempt::Done(true) => {
            use_queue(m, executor);
            Ok(Outcome::Value(u64::from(m.first_job(executor.sync).0)))
        }
        Attempt::Done(false) => {
            threads::touch(m, Key::Job(id), Touching::Read);
            acquire(m, Key::Shut(id));
            Ok(Outcome::Value(0))
        }
    }
}

/// A thread of an executor leaves it. If an exception of a job is why, another takes its place.
fn quit(m: &mut Machine, a: Args, executor: Meeting) -> Result<Outcome, Outcome> {
    meet(m, executor)?;
    let abruptly = m.arg_int(a, 2) != 0;
    // The next job that the thread may take would hold the lock, too.
    if abruptly || holds_lock(m, Ref::NULL, m.current) {
        leave(m);
    }
    touch(m, executor, Touching::Update);
    hand_over(m, executor, Key::Construct(executor.id));
    host(m).world.leave_executor(executor.id);
    Ok(Outcome::Value(0))
}

/// An executor takes no more jobs. If it has no threads, it terminates a while after that: those who look, or shut it down too,
/// may come in between, and leave the meaning if they are not ordered with this one.
fn shut(m: &mut Machine, _: Args, executor: Meeting) -> Result<Outcome, Outcome> {
    job_point(m, executor)?;
    meet(m, executor)?;
    host(m).note_untold();
    threads::touch(m, Key::Shut(executor.id), Touching::Write);
    threads::touch(m, Key::Shutting(executor.id), Touching::Write);
    touch(m, executor, Touching::Update);
    hand_over(m, executor, Key::Shut(executor.id));
    hand_over(m, executor, Key::Construct(executor.id));
    host(m).world.shut_executor(executor.id);
    Ok(Outcome::Value(0))
}

/// Whether an executor takes no more jobs.
fn is_shut(m: &mut Machine, _: Args, executor: Meeting) -> Result<Outcome, Outcome> {
    job_point(m, executor)?;
    threads::touch(m, Key::Shut(executor.id), Touching::Read);
    threads::touch(m, Key::Shutting(executor.id), Touching::Read);
    let is_shut = host_ref(m).world.is_shut(executor.id);
    if is_shut {
        acquire(m, Key::Shut(executor.id));
    }
    Ok(Outcome::Value(u64::from(is_shut)))
}

/// That all threads of an executor have left.
#[derive(Clone, Copy)]
struct Termination(Meeting);

impl Gate for Termination {
    // Only who waits is interrupted.
    const LOOKS_FIRST: bool = false;

    fn meeting(self) -> Meeting {
        self.0
    }

    fn is_open(self, world: &World) -> bool {
        world.is_terminated(self.0.id)
    }

    fn attempt(self, world: &mut World, task: tasks::TaskId) -> Attempt<()> {
        world.try_await_executor(task, self.0.id)
    }
}

/// The current task gets to know the thread that a task runs on.
pub(super) fn look_at_worker(m: &mut Machine, task: TaskId) {
    if m.config.executors_by_meaning && m.executor_of(task).is_some() {
        leave(m);
    }
}
