//! `ReentrantLock` and its conditions by their meaning: a lock is the monitor of its `sync`, and each operation is one
//! step. Whoever comes first takes a free lock, for that is all that is said of locks that are not fair; tasks that wait
//! for a condition are let go on in the order in which they came. Fair locks, and conditions of other synchronisers, are the
//! library's own code.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, int, null_pointer, reference};
use crate::observer::HookKind;
use crate::stack::TaskId;
use crate::stop::{Args, Outcome, Wait};

const LOCK: &str = "java/util/concurrent/locks/ReentrantLock";
const SYNC: &str = "java/util/concurrent/locks/ReentrantLock$Sync";
const UNFAIR: &str = "java/util/concurrent/locks/ReentrantLock$NonfairSync";

/// What the JDK's own code says that takes a time without a unit.
const NO_UNIT: &str =
    "Cannot invoke \"java.util.concurrent.TimeUnit.toNanos(long)\" because \"unit\" is null";

/// Nanoseconds in the units of `TimeUnit`, in their order.
const NANOSECONDS: [i64; 7] =
    [1, 1_000, 1_000_000, 1_000_000_000, 60_000_000_000, 3_600_000_000_000, 86_400_000_000_000];

/// What a method does where it is modelled: its arguments, and the lock's `sync`.
pub(super) type Work<H> = fn(&mut Machine<H>, Args, Ref) -> Result<Outcome, Outcome>;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                LOCK,
                &[
                    ("lock", "()V", |m, a| {
                        of_lock(m, a, ("lock", "()V"), |m, _, sync| take(m, sync, Asking::Always))
                    }),
                    ("lockInterruptibly", "()V", |m, a| {
                        of_lock(m, a, ("lockInterruptibly", "()V"), |m, _, sync| {
                            take_interruptibly(m, sync, Asking::Interruptibly)
                        })
                    }),
                    ("tryLock", "()Z", |m, a| of_lock(m, a, ("tryLock", "()Z"), try_lock)),
                    ("tryLock", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a| {
                        of_lock(m, a, ("tryLock", "(JLjava/util/concurrent/TimeUnit;)Z"), |m, a, sync| {
                            let nanoseconds = m.arg_time(a, 1)?;
                            take_interruptibly(m, sync, Asking::For(nanoseconds))
                        })
                    }),
                    ("unlock", "()V", |m, a| of_lock(m, a, ("unlock", "()V"), unlock)),
                    ("hasQueuedThreads", "()Z", |m, a| {
                        of_lock(m, a, ("hasQueuedThreads", "()Z"), |m, _, sync| {
                            look_at_queue(m, sync)?;
                            let others = !m.small.monitors.all_queued(sync).is_empty();
                            Ok(seen(m, others))
                        })
                    }),
                    ("hasQueuedThread", "(Ljava/lang/Thread;)Z", |m, a| {
                        of_lock(m, a, ("hasQueuedThread", "(Ljava/lang/Thread;)Z"), is_queued)
                    }),
                    ("getQueueLength", "()I", |m, a| {
                        of_lock(m, a, ("getQueueLength", "()I"), |m, _, sync| {
                            look_at_queue(m, sync)?;
                            let others = m.small.monitors.all_queued(sync).len();
                            seen(m, others > 0);
                            Ok(int(others as i32))
                        })
                    }),
                    ("getQueuedThreads", "()Ljava/util/Collection;", |m, a| {
                        of_lock(m, a, ("getQueuedThreads", "()Ljava/util/Collection;"), |_, _, _| {
                            Ok(Outcome::Unsupported("ReentrantLock.getQueuedThreads is not modelled".into()))
                        })
                    }),
                ],
            ),
            (
                SYNC,
                &[
                    ("isHeldExclusively", "()Z", |m, a| {
                        of_sync(m, a, ("isHeldExclusively", "()Z"), |m, _, sync| {
                            Ok(boolean(m.small.monitors.held_count(sync, m.current) > 0))
                        })
                    }),
                    ("getHoldCount", "()I", |m, a| {
                        of_sync(m, a, ("getHoldCount", "()I"), |m, _, sync| {
                            Ok(int(m.small.monitors.held_count(sync, m.current) as i32))
                        })
                    }),
                    ("isLocked", "()Z", |m, a| {
                        of_sync(m, a, ("isLocked", "()Z"), |m, _, sync| {
                            look(m, sync)?;
                            let others = m.small.monitors.owner(sync).is_some();
                            Ok(seen(m, others))
                        })
                    }),
                    ("getOwner", "()Ljava/lang/Thread;", |m, a| {
                        of_sync(m, a, ("getOwner", "()Ljava/lang/Thread;"), |m, _, sync| {
                            look(m, sync)?;
                            let owner = m.small.monitors.owner(sync);
                            seen(m, owner.is_some());
                            let Some(owner) = owner else { return Ok(reference(Ref::NULL)) };
                            Ok(m.thread_of_holder(owner))
                        })
                    }),
                ],
            ),
        ]
    }
}

impl<H: Host> Machine<H> {
    /// The thread of a task that holds a lock, for `getOwner`.
    pub fn thread_of_holder(&mut self, owner: TaskId) -> Outcome {
        self.touches(Resource::WorkerOf(owner), false);
        match self.tasks[owner.0 as usize].thread {
            Ref::NULL => Outcome::Unsupported(
                "the thread of a task that holds a lock, which nobody has asked for, is not modelled".into(),
            ),
            thread => reference(thread),
        }
    }
}

/// How long a task is ready to wait.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asking {
    /// Until it gets what it wants.
    Always,
    /// Until then, or until it is interrupted.
    Interruptibly,
    /// The same, and no longer than so many nanoseconds.
    For(i64),
    /// The same, and it says how many of them are left.
    ForWhatIsLeft(i64),
}

impl Asking {
    /// How long at most, if it has an end.
    pub(super) fn nanoseconds(self) -> Option<i64> {
        match self {
            Asking::Always | Asking::Interruptibly => None,
            Asking::For(nanoseconds) | Asking::ForWhatIsLeft(nanoseconds) => Some(nanoseconds),
        }
    }
}

fn of_lock<H: Host>(m: &mut Machine<H>, a: Args, method: (&str, &str), work: Work<H>) -> Outcome {
    match m.read_field(m.arg_ref(a, 0), "sync") {
        Ok(sync) => modelled(m, a, (LOCK, method), Ref(sync as u32), work),
        Err(outcome) => outcome,
    }
}

fn of_sync<H: Host>(m: &mut Machine<H>, a: Args, method: (&str, &str), work: Work<H>) -> Outcome {
    modelled(m, a, (SYNC, method), m.arg_ref(a, 0), work)
}

/// Does the work if the lock is one that is not fair; else the library's own code does.
pub(super) fn modelled<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    (class, (name, descriptor)): (&str, (&str, &str)),
    sync: Ref,
    work: Work<H>,
) -> Outcome {
    let is_unfair = !sync.is_null() && &*m.program.class(m.heap.class(sync)).name == UNFAIR;
    if is_unfair && !m.config.library_as_is {
        return ended(work(m, a, sync));
    }
    m.call_as_is(a, (class, name, descriptor))
}

impl<H: Host> Machine<H> {
    /// Goes on with the library's own code of a method that a native stands for, with the native's arguments.
    pub fn call_as_is(&mut self, a: Args, (class, name, descriptor): (&str, &str, &str)) -> Outcome {
        let program = &self.program;
        let method = program.loaded(class).and_then(|class| program.find_method(class, name, descriptor));
        let slots = method.map_or(1, |id| program.method(id).argument_slots as usize);
        let arguments: Vec<u64> = (0..slots).map(|index| self.arg(a, index)).collect();
        self.call_original(class, name, descriptor, &arguments)
    }

    /// What a latch or a semaphore was made with, by its `sync`.
    pub fn made_with(&self, sync: Ref) -> i32 {
        self.get_field(sync, "state") as i32
    }

    /// A time and its unit, from an argument on, in nanoseconds.
    ///
    /// # Errors
    /// If there is no unit, or if somebody wants to look before it is read.
    pub fn arg_time(&mut self, a: Args, first: usize) -> Result<i64, Outcome> {
        let (time, unit) = (self.arg_long(a, first), self.arg_ref(a, first + 2));
        if unit.is_null() {
            let message = self.version().helpful_messages.then(|| NO_UNIT.to_string());
            return Err(Outcome::Raise("java/lang/NullPointerException", message));
        }
        let ordinal = self.read_field(unit, "ordinal")? as usize;
        Ok(time.saturating_mul(NANOSECONDS.get(ordinal).copied().unwrap_or(1)))
    }
}

/// A task looks whether a lock is held or who waits for it, without taking it.
fn look<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    if m.touches(Resource::Lock(sync), false) { Err(Outcome::Yield) } else { Ok(()) }
}

/// What a task is answered that looks for others at a lock: whether it sees any or none, that orders nothing.
pub(super) fn seen<H: Host>(m: &mut Machine<H>, others: bool) -> Outcome {
    m.touches(Resource::Held, false);
    boolean(others)
}

/// A task does not get a lock.
fn refused<H: Host>(m: &mut Machine<H>) -> Outcome {
    seen(m, true);
    boolean(false)
}

/// A task takes a lock, gives it back or begins to wait for it.
pub(super) fn change<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    if m.touches(Resource::Lock(sync), true) { Err(Outcome::Yield) } else { Ok(()) }
}

/// A task whose wait for a lock or a condition ends by itself leaves the queue: only those see it who ask for the queue.
pub(super) fn leave<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    if m.touches(Resource::Queue(sync), true) { Err(Outcome::Yield) } else { Ok(()) }
}

/// A task asks who waits for a lock.
pub(super) fn look_at_queue<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    look(m, sync)?;
    if m.touches(Resource::Queue(sync), false) { Err(Outcome::Yield) } else { Ok(()) }
}

/// An interrupt that has come by now ends an operation before it has done anything.
pub(super) fn end_if_interrupted<H: Host>(m: &mut Machine<H>) -> Result<(), Outcome> {
    m.may_park()?;
    match m.known_thread() {
        Some(thread) if m.interrupted(thread, true)? => {
            Err(Outcome::Raise("java/lang/InterruptedException", None))
        }
        _ => Ok(()),
    }
}

/// What misuse throws: the library's own code gives no message.
pub(super) fn not_owner() -> Outcome {
    Outcome::Raise("java/lang/IllegalMonitorStateException", None)
}

/// Takes a lock unless an interrupt comes before: whether one has come is seen first, in a step of its own.
fn take_interruptibly<H: Host>(m: &mut Machine<H>, sync: Ref, asking: Asking) -> Result<Outcome, Outcome> {
    let waits = m.small.monitors.queued(sync, m.current).is_some();
    if !waits && m.small.monitors.held_count(sync, m.current) == 0 && m.enters() {
        end_if_interrupted(m)?;
        return Ok(m.enter_operation());
    }
    let outcome = take(m, sync, asking);
    m.leave_operation(&outcome);
    outcome
}

/// `lock` and its like; with a time-out it says whether the lock was got.
fn take<H: Host>(m: &mut Machine<H>, sync: Ref, asking: Asking) -> Result<Outcome, Outcome> {
    let me = m.current;
    let queued = m.small.monitors.queued(sync, me);
    // What was free before it was interrupted, or before it saw that, it may still take.
    let begun = queued == Some(false) || queued.is_none() && m.small.entered.contains(&me);
    let overlooks = asking != Asking::Always && begun && m.was_interrupted() && {
        look(m, sync)?;
        m.small.monitors.owner(sync).is_none() && m.overlooks_interrupt()?
    };
    // Whose time is up looks no more whether it was interrupted.
    if asking != Asking::Always
        && !overlooks
        && queued != Some(true)
        && let Err(outcome) = end_if_interrupted(m)
    {
        if queued.is_some() && outcome != Outcome::Yield {
            m.small.monitors.leave_queue(sync, me);
            m.end_timed();
        }
        return Err(outcome);
    }
    if m.small.monitors.held_count(sync, me) > 0 {
        m.small.monitors.enter(sync, me);
        return Ok(boolean(true));
    }
    if queued.is_none() && m.pauses(sync) {
        return Err(Outcome::Yield);
    }
    // Whether it has to wait shows, for then its time may be up, or its permit to park is used.
    if queued.is_none() && (matches!(asking, Asking::For(_)) || m.config.parks_show) {
        look(m, sync)?;
    }
    if let (Asking::For(nanoseconds @ 1..), None) = (asking, queued) {
        let is_held = m.small.monitors.owner(sync).is_some();
        if m.elapses(nanoseconds as u64, is_held)? {
            if !is_held || !m.config.queues_show {
                return Ok(refused(m));
            }
            // Others see that it waits until it goes.
            begin_to_wait(m, sync)?;
            m.small.monitors.time_out(me);
            return Ok(Outcome::Block(Wait::Lock(sync)));
        }
    }
    if queued == Some(true) {
        leave(m, sync)?;
        m.small.monitors.leave_queue(sync, me);
        return Ok(refused(m));
    }
    if m.small.monitors.owner(sync).is_none() {
        change(m, sync)?;
        return Ok(enter(m, sync));
    }
    let wait = if asking == Asking::Always { Wait::Monitor(sync) } else { Wait::Lock(sync) };
    if queued.is_none() {
        if matches!(asking, Asking::For(..=0)) {
            return Ok(refused(m));
        }
        begin_to_wait(m, sync)?;
        if let Asking::For(nanoseconds) = asking {
            m.begin_timed(nanoseconds as u64);
        }
    }
    Ok(Outcome::Block(wait))
}

/// The current task joins those who wait for a lock.
fn begin_to_wait<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    change(m, sync)?;
    m.may_park()?;
    m.small.monitors.join_queue(sync, m.current);
    m.note_short_wait();
    Ok(())
}

/// The current task has a lock that was free.
fn enter<H: Host>(m: &mut Machine<H>, sync: Ref) -> Outcome {
    m.small.monitors.enter(sync, m.current);
    m.end_timed();
    m.announce(sync, 0, 1, HookKind::Enter);
    boolean(true)
}

fn try_lock<H: Host>(m: &mut Machine<H>, _: Args, sync: Ref) -> Result<Outcome, Outcome> {
    let me = m.current;
    if m.small.monitors.held_count(sync, me) > 0 {
        m.small.monitors.enter(sync, me);
        return Ok(boolean(true));
    }
    if m.pauses(sync) {
        return Err(Outcome::Yield);
    }
    look(m, sync)?;
    if m.small.monitors.owner(sync).is_some() {
        return Ok(refused(m));
    }
    change(m, sync)?;
    Ok(enter(m, sync))
}

fn unlock<H: Host>(m: &mut Machine<H>, _: Args, sync: Ref) -> Result<Outcome, Outcome> {
    let me = m.current;
    match m.small.monitors.held_count(sync, me) {
        0 => return Err(not_owner()),
        1 => {
            change(m, sync)?;
            m.announce(sync, 0, 1, HookKind::Exit);
        }
        _ => {}
    }
    m.small.monitors.exit(sync, me);
    Ok(VOID)
}

fn is_queued<H: Host>(m: &mut Machine<H>, a: Args, sync: Ref) -> Result<Outcome, Outcome> {
    let thread = m.arg_ref(a, 1);
    if thread.is_null() {
        return Err(null_pointer());
    }
    look_at_queue(m, sync)?;
    let is_it = |task: &crate::stack::TaskId| m.tasks[task.0 as usize].thread == thread;
    let is_queued = m.small.monitors.all_queued(sync).iter().any(is_it);
    Ok(seen(m, is_queued))
}
