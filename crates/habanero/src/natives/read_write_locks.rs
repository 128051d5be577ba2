//! `ReentrantReadWriteLock` of `java.util.concurrent` by its meaning, unless it is fair: each operation is one step. What was
//! done before a lock was given back by who wrote lies before what comes behind each later take; what was done before one
//! was given back by who read lies before what comes behind later takes to write. Conditions of the write lock, and lists of
//! those who wait, are not modelled.

use super::latches::{Meeting, block, end_if_interrupted, learn, meet, refused, touch};
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, current, host, host_ref, object};
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref};
use tasks::{Attempt, LockFor};

const LOCK: &str = "java/util/concurrent/locks/ReentrantReadWriteLock";
const SYNC: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync";
const UNFAIR: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$NonfairSync";
const READ: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock";
const WRITE: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock";

/// More holds than this have no room in the library's lock.
const MOST_HOLDS: u32 = 65_535;

type Work = fn(&mut Machine, Args, Meeting) -> Result<Outcome, Outcome>;

/// How long a task waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    Always,
    Interruptibly,
    For(i64),
}

/// Binds a method of a class; `$field` is the field that holds the inner part, or nothing for a method of that.
macro_rules! bind {
    ($machine:expr, $class:expr, $field:expr, $name:literal, $descriptor:literal, $work:expr) => {
        $machine.add_native($class, $name, $descriptor, |m, a| {
            modelled(m, a, ($class, $name, $descriptor), $field, $work)
        });
    };
}

/// Binds the methods that both locks have.
macro_rules! bind_lock {
    ($machine:expr, $class:expr, $what:expr) => {
        bind!($machine, $class, OUTER, "lock", "()V", |m, _, lock| take(m, lock, $what, Waits::Always));
        bind!($machine, $class, OUTER, "lockInterruptibly", "()V", |m, _, lock| {
            take_interruptibly(m, lock, $what, Waits::Interruptibly)
        });
        bind!($machine, $class, OUTER, "tryLock", "()Z", |m, _, lock| take_if_free(m, lock, $what));
        bind!($machine, $class, OUTER, "tryLock", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, lock| {
            let time = m.arg_time(a, 1)?;
            take_interruptibly(m, lock, $what, Waits::For(time))
        });
        bind!($machine, $class, OUTER, "unlock", "()V", |m, _, lock| give_back(m, lock, $what));
    };
}

/// Binds methods that are not modelled.
macro_rules! bind_unmodelled {
    ($machine:expr, $class:expr, $(($name:literal, $descriptor:literal)),* $(,)?) => {
        $(bind!($machine, $class, OUTER, $name, $descriptor, |_, _, _| {
            Ok(Outcome::Unsupported(concat!("ReentrantReadWriteLock: ", $name, " is not modelled").into()))
        });)*
    };
}

const OUTER: Option<&str> = Some("sync");

/// Binds the methods of the classes.
pub(super) fn bind(machine: &mut Machine) {
    bind_lock!(machine, READ, LockFor::Reading);
    bind_lock!(machine, WRITE, LockFor::Writing);
    bind_unmodelled!(machine, WRITE, ("newCondition", "()Ljava/util/concurrent/locks/Condition;"));
    bind_unmodelled!(
        machine,
        LOCK,
        ("getQueuedWriterThreads", "()Ljava/util/Collection;"),
        ("getQueuedReaderThreads", "()Ljava/util/Collection;"),
        ("getQueuedThreads", "()Ljava/util/Collection;"),
        ("hasQueuedThread", "(Ljava/lang/Thread;)Z"),
        ("hasWaiters", "(Ljava/util/concurrent/locks/Condition;)Z"),
        ("getWaitQueueLength", "(Ljava/util/concurrent/locks/Condition;)I"),
        ("getWaitingThreads", "(Ljava/util/concurrent/locks/Condition;)Ljava/util/Collection;"),
        ("toString", "()Ljava/lang/String;"),
    );
    bind!(machine, LOCK, OUTER, "hasQueuedThreads", "()Z", |m, _, lock| {
        look_at_queue(m, lock)?;
        Ok(Outcome::Value(u64::from(!host_ref(m).world.lock_queue(lock.id).is_empty())))
    });
    bind!(machine, LOCK, OUTER, "getQueueLength", "()I", |m, _, lock| {
        look_at_queue(m, lock)?;
        Ok(Outcome::Value(host_ref(m).world.lock_queue(lock.id).len() as u64))
    });
    bind!(machine, SYNC, None, "isHeldExclusively", "()Z", |m, _, lock| {
        Ok(Outcome::Value(u64::from(own_holds(m, lock, LockFor::Writing) > 0)))
    });
    bind!(machine, SYNC, None, "getWriteHoldCount", "()I", |m, _, lock| {
        Ok(Outcome::Value(u64::from(own_holds(m, lock, LockFor::Writing))))
    });
    bind!(machine, SYNC, None, "getReadHoldCount", "()I", |m, _, lock| {
        Ok(Outcome::Value(u64::from(own_holds(m, lock, LockFor::Reading))))
    });
    bind!(machine, SYNC, None, "isWriteLocked", "()Z", |m, _, lock| {
        look_at_holders(m, lock)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.lock_writer(lock.id).is_some())))
    });
    bind!(machine, SYNC, None, "getReadLockCount", "()I", |m, _, lock| {
        look_at_holders(m, lock)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.read_holds(lock.id))))
    });
    bind!(machine, SYNC, None, "getOwner", "()Ljava/lang/Thread;", |m, _, lock| {
        look_at_holders(m, lock)?;
        let Some(owner) = host_ref(m).world.lock_writer(lock.id) else { return Ok(Outcome::Value(0)) };
        Ok(match m.tasks[owner.0 as usize].thread {
            Ref::NULL => Outcome::Unsupported(
                "the thread of a task that holds a lock, which nobody has asked for, is not modelled".into(),
            ),
            thread => Outcome::Value(u64::from(thread.0)),
        })
    });
}

/// Does the work if the lock is one that is not fair; else the library's own code does.
fn modelled(
    m: &mut Machine,
    a: Args,
    method: (&str, &str, &str),
    field: Option<&str>,
    work: Work,
) -> Outcome {
    let receiver = m.arg_ref(a, 0);
    let sync = match field.map(|field| m.read_field(receiver, field)) {
        None => receiver,
        Some(Ok(sync)) => Ref(sync as u32),
        Some(Err(outcome)) => return outcome,
    };
    let is_unfair = !sync.is_null() && &*m.program.class(m.heap.class(sync)).name == UNFAIR;
    if !is_unfair || m.config.library_as_is {
        return m.call_as_is(a, method);
    }
    work(m, a, Meeting { id: object(sync), sync, made_with: 0 }).unwrap_or_else(|outcome| outcome)
}

/// How often the current task holds a lock. Nobody else changes that.
fn own_holds(m: &Machine, lock: Meeting, what: LockFor) -> u32 {
    host_ref(m).world.lock_holds(current(m), lock.id, what)
}

/// The current task looks who holds a lock, and is not ordered with them.
fn look_at_holders(m: &mut Machine, lock: Meeting) -> Result<(), Outcome> {
    meet(m, lock)?;
    host(m).note_untold();
    touch(m, lock, Touching::Read);
    m.touches(Resource::Held, false);
    Ok(())
}

/// The current task looks who waits for a lock.
fn look_at_queue(m: &mut Machine, lock: Meeting) -> Result<(), Outcome> {
    look_at_holders(m, lock)?;
    host(m).asked.look_at_queue();
    Ok(())
}

/// The current task takes a lock, gives it back, or begins to wait for it. Who reads does not mind others who do, unless
/// somebody waits.
fn change(m: &mut Machine, lock: Meeting, what: LockFor) {
    host(m).note_untold();
    let waits = !host_ref(m).world.lock_queue(lock.id).is_empty();
    let beside_others = what == LockFor::Reading && !waits;
    touch(m, lock, if beside_others { Touching::Update } else { Touching::Write });
}

/// The current task has got a lock.
fn got(m: &mut Machine, lock: Meeting, what: LockFor) -> Result<Outcome, Outcome> {
    if own_holds(m, lock, what) > MOST_HOLDS {
        return Err(Outcome::Unsupported(
            "a read-write lock that is held 65,536 times is not modelled".into(),
        ));
    }
    m.end_timed();
    learn(m, lock);
    let task = current(m);
    if let Some(order) = host(m).happens_before.as_mut().filter(|_| what == LockFor::Writing) {
        order.acquire(task, Key::Readers(lock.id));
    }
    Ok(Outcome::Value(1))
}

/// Takes a lock, or waits for it, unless an interrupt comes before: whether one has come is seen first, in a step of its own.
fn take_interruptibly(
    m: &mut Machine,
    lock: Meeting,
    what: LockFor,
    waits: Waits,
) -> Result<Outcome, Outcome> {
    if !host_ref(m).world.is_waiting_at(current(m), lock.id) && m.enters() {
        m.may_park()?;
        end_if_interrupted(m, lock, false)?;
        return Ok(m.enter_operation());
    }
    let outcome = take(m, lock, what, waits);
    m.leave_operation(&outcome);
    outcome
}

/// Takes a lock, or waits for it.
fn take(m: &mut Machine, lock: Meeting, what: LockFor, waits: Waits) -> Result<Outcome, Outcome> {
    let task = current(m);
    let is_waiting = host_ref(m).world.is_waiting_at(task, lock.id);
    meet(m, lock)?;
    m.may_park()?;
    change(m, lock, what);
    // Whose time is up looks no more whether it was interrupted.
    if host_ref(m).world.has_expired(task) {
        host(m).world.stop_waiting(task, lock.id, 0);
        return Ok(refused(m));
    }
    let interruptibly = waits != Waits::Always;
    let mut world = host_ref(m).world.clone();
    let gets = world.try_lock(task, lock.id, what, interruptibly) == Attempt::Done(());
    // Who is interrupted after it has looked, and does not get the lock, waits before it looks again.
    let begun = is_waiting || m.small.entered.contains(&m.current);
    if interruptibly && (is_waiting || gets || !begun) {
        end_if_interrupted(m, lock, begun && gets)?;
    }
    let time = match waits {
        Waits::For(time) => Some(time),
        _ => None,
    };
    let passed = !is_waiting && time.is_some_and(|time| time <= 0);
    if let (Some(time), false, false) = (time, is_waiting, passed)
        && m.elapses(time as u64, !gets)?
    {
        if gets {
            return Ok(refused(m));
        }
        // Others see that it waits until it goes.
        touch(m, lock, Touching::Write);
        host(m).world = world;
        host(m).world.expire(task);
        return Ok(block(m, false, None));
    }
    match host(m).world.try_lock(task, lock.id, what, interruptibly) {
        Attempt::Blocked if passed => {
            host(m).world.stop_waiting(task, lock.id, 0);
            Ok(refused(m))
        }
        Attempt::Blocked => {
            // Who waits keeps others from reading.
            touch(m, lock, Touching::Write);
            Ok(block(m, !is_waiting, time))
        }
        Attempt::Done(()) => got(m, lock, what),
    }
}

/// Takes a lock if that is possible, whoever waits for it.
fn take_if_free(m: &mut Machine, lock: Meeting, what: LockFor) -> Result<Outcome, Outcome> {
    meet(m, lock)?;
    host(m).note_untold();
    let task = current(m);
    if !host_ref(m).world.is_lock_free_for(task, lock.id, what) {
        touch(m, lock, Touching::Read);
        return Ok(refused(m));
    }
    change(m, lock, what);
    host(m).world.take_lock(task, lock.id, what);
    got(m, lock, what)
}

fn give_back(m: &mut Machine, lock: Meeting, what: LockFor) -> Result<Outcome, Outcome> {
    meet(m, lock)?;
    let task = current(m);
    if own_holds(m, lock, what) == 0 {
        let without = (what == LockFor::Reading)
            .then(|| "attempt to unlock read lock, not locked by current thread".to_string());
        return Err(Outcome::Raise("java/lang/IllegalMonitorStateException", without));
    }
    change(m, lock, what);
    host(m).world.unlock(task, lock.id, what);
    let key = match what {
        LockFor::Reading => Key::Readers(lock.id),
        LockFor::Writing => Key::Construct(lock.id),
    };
    if let Some(order) = &mut host(m).happens_before {
        order.release(task, key);
    }
    Ok(Outcome::Value(0))
}
