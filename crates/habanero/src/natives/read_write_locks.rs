//! `ReentrantReadWriteLock` of `java.util.concurrent` by its meaning, unless it is fair: each operation is one step. What was
//! done before a lock was given back by who wrote lies before what comes behind each later take; what was done before one
//! was given back by who read lies before what comes behind later takes to write. Conditions of the write lock, and lists of
//! those who wait, are not modelled.

use super::meetings::{
    Ask, Meeting, Waits, hand_over, learn, meet, refused, take, take_interruptibly, touch,
};
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, current, host, host_ref};
use machine::Outcome;
use machine::hooks::Resource;
use tasks::{Attempt, LockFor, TaskId, World};

const LOCK: &str = "java/util/concurrent/locks/ReentrantReadWriteLock";
const SYNC: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync";
const UNFAIR: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$NonfairSync";
const READ: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock";
const WRITE: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock";

/// More holds than this have no room in the library's lock.
const MOST_HOLDS: u32 = 65_535;

/// Binds a method of a class; `$field` is the field that holds the inner part, or nothing for a method of that.
macro_rules! bind {
    ($machine:expr, $class:expr, $field:expr, $name:literal, $descriptor:literal, $work:expr) => {
        super::meetings::bind!($machine, $class, $field, Some(UNFAIR), $name, $descriptor, $work)
    };
}

/// Binds the methods that both locks have.
macro_rules! bind_lock {
    ($machine:expr, $class:expr, $what:expr) => {
        bind!($machine, $class, OUTER, "lock", "()V", |m, _, lock| {
            take(m, Lock { lock, what: $what }, Waits::Always)
        });
        bind!($machine, $class, OUTER, "lockInterruptibly", "()V", |m, _, lock| {
            take_interruptibly(m, Lock { lock, what: $what }, Waits::Interruptibly)
        });
        bind!($machine, $class, OUTER, "tryLock", "()Z", |m, _, lock| take_if_free(
            m,
            Lock { lock, what: $what }
        ));
        bind!($machine, $class, OUTER, "tryLock", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, lock| {
            let time = m.arg_time(a, 1)?;
            take_interruptibly(m, Lock { lock, what: $what }, Waits::For(time))
        });
        bind!($machine, $class, OUTER, "unlock", "()V", |m, _, lock| give_back(
            m,
            Lock { lock, what: $what }
        ));
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
        Ok(Outcome::Value(u64::from(host_ref(m).world.waiting_at(lock.id) > 0)))
    });
    bind!(machine, LOCK, OUTER, "getQueueLength", "()I", |m, _, lock| {
        look_at_queue(m, lock)?;
        Ok(Outcome::Value(host_ref(m).world.waiting_at(lock.id) as u64))
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
        Ok(m.thread_of_holder(machine::TaskId(owner.0)))
    });
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

/// A lock that a task asks for.
#[derive(Clone, Copy)]
struct Lock {
    lock: Meeting,
    what: LockFor,
}

impl Ask for Lock {
    fn is_lock(self) -> bool {
        true
    }

    fn meeting(self) -> Meeting {
        self.lock
    }

    fn attempt(self, world: &mut World, task: TaskId, interruptibly: bool) -> Attempt<()> {
        world.try_lock(task, self.lock.id, self.what, interruptibly)
    }

    /// Who reads does not mind others who do, unless somebody waits.
    fn touching(self, m: &Machine) -> Touching {
        let is_awaited = host_ref(m).world.waiting_at(self.lock.id) > 0;
        if self.what == LockFor::Reading && !is_awaited { Touching::Update } else { Touching::Write }
    }

    fn got(self, m: &mut Machine) -> Result<(), Outcome> {
        if own_holds(m, self.lock, self.what) > MOST_HOLDS {
            return Err(Outcome::Unsupported(
                "a read-write lock that is held 65,536 times is not modelled".into(),
            ));
        }
        learn(m, self.lock);
        let task = current(m);
        if let Some(order) = host(m).happens_before.as_mut().filter(|_| self.what == LockFor::Writing) {
            order.acquire(task, Key::Readers(self.lock.id));
        }
        Ok(())
    }
}

/// Takes a lock if that is possible, whoever waits for it.
fn take_if_free(m: &mut Machine, ask: Lock) -> Result<Outcome, Outcome> {
    let Lock { lock, what } = ask;
    meet(m, lock)?;
    host(m).note_untold();
    let task = current(m);
    if !host_ref(m).world.is_lock_free_for(task, lock.id, what) {
        touch(m, lock, Touching::Read);
        return Ok(refused(m));
    }
    let touching = ask.touching(m);
    touch(m, lock, touching);
    host(m).world.take_lock(task, lock.id, what);
    ask.got(m)?;
    Ok(Outcome::Value(1))
}

fn give_back(m: &mut Machine, ask: Lock) -> Result<Outcome, Outcome> {
    let Lock { lock, what } = ask;
    meet(m, lock)?;
    let task = current(m);
    if own_holds(m, lock, what) == 0 {
        let without = (what == LockFor::Reading)
            .then(|| "attempt to unlock read lock, not locked by current thread".to_string());
        return Err(Outcome::Raise("java/lang/IllegalMonitorStateException", without));
    }
    host(m).note_untold();
    let touching = ask.touching(m);
    touch(m, lock, touching);
    host(m).world.unlock(task, lock.id, what);
    let key = match what {
        LockFor::Reading => Key::Readers(lock.id),
        LockFor::Writing => Key::Construct(lock.id),
    };
    hand_over(m, lock, key);
    Ok(Outcome::Value(0))
}
