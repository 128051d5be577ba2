//! Fork/join pools of `java.util.concurrent` by their meaning: a task that is forked or handed to a pool is a task of the
//! search, as one of a daemon thread, that does what the library's own code does with it (`doExec`); who joins it waits until
//! it is complete, which it stays, so that is no choice of the schedule. What shows more of a pool than that is left to the
//! library's own code of pools ([`leave`]). `docs/engines.md` says why no behaviour is lost.

use super::fork_waits;
use super::lifecycle::create;
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, current, host, host_ref, object, reference, synchronization};
use machine::{Args, Outcome, Ref};
use program::Origin;
use tasks::SpawnSpec;

pub(super) const TASK: &str = "java/util/concurrent/ForkJoinTask";
pub(super) const POOL: &str = "java/util/concurrent/ForkJoinPool";

/// A method of the library: class, name, descriptor.
pub(super) type Method = (&'static str, &'static str, &'static str);

/// What a method does where pools are run by their meaning.
pub(super) type Work = fn(&mut Machine, Args, Method) -> Result<Outcome, Outcome>;

/// More tasks than these would use up the threads that a pool has to spare when others wait.
const MOST_TASKS: usize = 256;

/// The methods that the meaning stands on. A JDK that lacks one runs its own code of all.
const NEEDED: &[Method] = &[
    (TASK, "fork", "()Ljava/util/concurrent/ForkJoinTask;"),
    (TASK, "doExec", "()I"),
    (TASK, "setDone", "()I"),
    (TASK, "trySetThrown", "(Ljava/lang/Throwable;)I"),
    (TASK, "trySetCancelled", "()I"),
    (TASK, "awaitDone", "(Ljava/util/concurrent/ForkJoinPool;ZZZJ)I"),
    (TASK, "getThrowableException", "()Ljava/lang/Throwable;"),
    (POOL, "externalSubmit", "(Ljava/util/concurrent/ForkJoinTask;)Ljava/util/concurrent/ForkJoinTask;"),
];

/// Binds a method to what it does.
macro_rules! method {
    ($machine:expr, $class:expr, $name:literal, $descriptor:literal, $work:expr) => {
        $machine.add_native($class, $name, $descriptor, |m, a| {
            $crate::natives::forks::modelled(m, a, ($class, $name, $descriptor), $work)
        });
    };
}
pub(super) use method;

/// Binds all of them to one that leaves the meaning.
macro_rules! leaves {
    ($machine:expr, $class:expr, $([$name:literal, $descriptor:literal]),* $(,)?) => {
        $($crate::natives::forks::method!($machine, $class, $name, $descriptor, |m, a, method| {
            leave(m);
            Ok(m.call_as_is(a, method))
        });)*
    };
}

/// Binds the methods of the classes.
pub(super) fn bind(machine: &mut Machine) {
    method!(machine, TASK, "fork", "()Ljava/util/concurrent/ForkJoinTask;", |m, a, _| fork(m, a));
    method!(machine, TASK, "doExec", "()I", execute);
    method!(
        machine,
        POOL,
        "externalSubmit",
        "(Ljava/util/concurrent/ForkJoinTask;)Ljava/util/concurrent/ForkJoinTask;",
        submit
    );
    method!(
        machine,
        POOL,
        "managedBlock",
        "(Ljava/util/concurrent/ForkJoinPool$ManagedBlocker;)V",
        in_worker
    );
    method!(
        machine,
        POOL,
        "helpAsyncBlocker",
        "(Ljava/util/concurrent/Executor;Ljava/util/concurrent/ForkJoinPool$ManagedBlocker;)V",
        in_worker
    );
    method!(machine, TASK, "quietlyComplete", "()V", |m, a, method| {
        if m.calls_from_program() {
            leave(m);
        }
        Ok(m.call_as_is(a, method))
    });
    fork_waits::bind(machine);
    leaves!(
        machine,
        TASK,
        ["trySetCancelled", "()I"],
        ["cancel", "(Z)Z"],
        ["completeExceptionally", "(Ljava/lang/Throwable;)V"],
        ["complete", "(Ljava/lang/Object;)V"],
        ["get", "(JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;"],
        ["helpQuiesce", "()V"],
        ["reinitialize", "()V"],
        ["getPool", "()Ljava/util/concurrent/ForkJoinPool;"],
        ["inForkJoinPool", "()Z"],
        ["tryUnfork", "()Z"],
        ["getQueuedTaskCount", "()I"],
        ["getSurplusQueuedTaskCount", "()I"],
        ["peekNextLocalTask", "()Ljava/util/concurrent/ForkJoinTask;"],
        ["pollNextLocalTask", "()Ljava/util/concurrent/ForkJoinTask;"],
        ["pollTask", "()Ljava/util/concurrent/ForkJoinTask;"],
        ["pollSubmission", "()Ljava/util/concurrent/ForkJoinTask;"],
        ["getForkJoinTaskTag", "()S"],
        ["setForkJoinTaskTag", "(S)S"],
        ["compareAndSetForkJoinTaskTag", "(SS)Z"],
    );
    leaves!(
        machine,
        POOL,
        ["invokeAny", "(Ljava/util/Collection;)Ljava/lang/Object;"],
        ["invokeAny", "(Ljava/util/Collection;JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;"],
        ["invokeAll", "(Ljava/util/Collection;JLjava/util/concurrent/TimeUnit;)Ljava/util/List;"],
        ["awaitQuiescence", "(JLjava/util/concurrent/TimeUnit;)Z"],
        ["shutdownNow", "()Ljava/util/List;"],
        ["isTerminated", "()Z"],
        ["isTerminating", "()Z"],
        ["isQuiescent", "()Z"],
        ["getPoolSize", "()I"],
        ["getRunningThreadCount", "()I"],
        ["getActiveThreadCount", "()I"],
        ["getStealCount", "()J"],
        ["getQueuedTaskCount", "()J"],
        ["getQueuedSubmissionCount", "()I"],
        ["hasQueuedSubmissions", "()Z"],
        ["pollSubmission", "()Ljava/util/concurrent/ForkJoinTask;"],
        ["drainTasksTo", "(Ljava/util/Collection;)I"],
        ["toString", "()Ljava/lang/String;"],
    );
}

/// Does the work of a method, or runs the library's own code where that is wanted.
pub(super) fn modelled(m: &mut Machine, a: Args, method: Method, work: Work) -> Outcome {
    if !is_by_meaning(m) {
        return m.call_as_is(a, method);
    }
    work(m, a, method).unwrap_or_else(|outcome| outcome)
}

/// Whether pools are run by their meaning, which a JDK of which not enough is known ends for good.
fn is_by_meaning(m: &mut Machine) -> bool {
    if m.config.forks_by_meaning {
        let is_loaded = m.program.load(POOL).is_ok();
        let has = |(class, name, descriptor): &Method| m.has_method(class, name, descriptor);
        m.config.forks_by_meaning = is_loaded && NEEDED.iter().all(has);
    }
    m.config.forks_by_meaning
}

/// The program does what the meaning does not cover: the search is made again with the library's own code of pools.
pub(super) fn leave(m: &mut Machine) {
    host(m).unexplored.insert(Key::Worker);
}

/// Leaves the meaning if a thread of a pool calls the method.
fn in_worker(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    if m.own_pool().is_some() {
        leave(m);
    }
    Ok(m.call_as_is(a, method))
}

/// A task is forked: it goes to the pool of the one that forks it, or to the common one.
fn fork(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    let task = m.arg_ref(a, 0);
    let pool = match m.own_pool() {
        Some(pool) => pool,
        None => m.common_pool()?,
    };
    begin(m, task, pool)?;
    Ok(Outcome::Value(u64::from(task.0)))
}

/// A task is handed to a pool. One that is shut down takes it from nobody but its own tasks.
fn submit(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let (pool, task) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if task.is_null() {
        return Ok(m.call_as_is(a, method));
    }
    let own = m.own_pool();
    if own != Some(pool) {
        if let Some(point) = synchronization(m) {
            host(m).point_object = Some((pool, None));
            return Err(point);
        }
        if m.is_pool_closed(pool)? {
            return Ok(m.call_as_is(a, method));
        }
        // Who waits for a task of another pool holds up a thread of its own.
        if own.is_some() {
            leave(m);
        }
    }
    begin(m, task, pool)?;
    Ok(Outcome::Value(u64::from(task.0)))
}

/// A task of a pool begins its life as a task of the search.
fn begin(m: &mut Machine, task: Ref, pool: Ref) -> Result<(), Outcome> {
    let (id, own) = (object(task), current(m));
    let parallelism = m.parallelism_of(pool);
    let taken = host_ref(m).world.fork_of(id).is_some() || m.sees_complete(task);
    // Threads that are made for it are given what the one has that needs them.
    let is_plain = m.own_pool().is_some() || m.makes_plain_threads();
    if parallelism.is_none()
        || taken
        || !is_plain
        || is_completer_of_program(m, task)
        || m.tasks.len() > MOST_TASKS
    {
        leave(m);
    }
    let worker = m.make_worker(pool).map_err(|stop| Outcome::Unsupported(format!("{stop:?}")))?;
    let child = create(m, &SpawnSpec { detached: true, ..SpawnSpec::default() })?;
    m.tasks[child.0 as usize].thread = worker;
    hold(m, task, pool);
    let host = host(m);
    host.world.join_pool(object(pool));
    host.asked.forks = true;
    host.asked.ends_early = true;
    let alone = parallelism.is_some_and(|parallelism| parallelism < 2);
    host.asked.single_worker |= alone;
    // One thread runs one after the other, whether or not they are there at once.
    host.queued_for_one += u32::from(alone);
    host.crowded |= host.queued_for_one > 1;
    host.crowded |= host.world.live_in_pool(object(pool)) > parallelism.unwrap_or(0);
    debug_assert!(host.world.fork_of(id).is_some_and(|fork| fork.by == own), "it was handed out");
    m.start_forked(child, task).map_err(|stop| Outcome::Unsupported(format!("{stop:?}")))
}

/// Whether a task completes others by code of the program: the library's own do so when all that they wait for is done, once.
fn is_completer_of_program(m: &Machine, task: Ref) -> bool {
    m.is_completer(task) && m.program.class(m.class_of(task)).origin != Origin::Jdk
}

/// The current task hands out a task of a pool, or runs it itself.
fn hold(m: &mut Machine, task: Ref, pool: Ref) {
    let (id, by, words) = (object(task), current(m), m.words_of_completion(task));
    let running = m.current;
    let host = host(m);
    host.touch(running, Key::Forked(id), Touching::Write);
    host.world.begin_fork(id, by, object(pool));
    host.words_of_completion = words;
}

/// Somebody runs a task that has not been forked, as `invoke` does. One that was is run by the task that it has become.
fn execute(m: &mut Machine, a: Args, method: Method) -> Result<Outcome, Outcome> {
    let task = m.arg_ref(a, 0);
    let known = host_ref(m).world.fork_of(object(task));
    if known.is_some_and(|fork| fork.by != current(m) || !m.sees_complete(task))
        || is_completer_of_program(m, task)
    {
        leave(m);
    }
    if known.is_none() {
        let pool = match m.own_pool() {
            Some(pool) => pool,
            None => reference(tasks::ObjectId(0)),
        };
        hold(m, task, pool);
    }
    Ok(m.call_as_is(a, method))
}
