//! `CountDownLatch` and `Semaphore` of `java.util.concurrent`, bound to the world of tasks: what came before a count or a
//! release lies before what comes behind the wait that it lets go on. An interrupt is seen to first when an operation
//! begins; one that comes during a wait ends it, or is overlooked if what the task waits for is there by then.

use super::meetings::{
    Ask, Meeting, Waits, block, end_if_interrupted, hand_over, learn, meet, refused, take,
    take_interruptibly, touch,
};
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, current, host, host_ref};
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref};
use tasks::{Asking, Attempt, TaskId, World};

const LATCH: &str = "java/util/concurrent/CountDownLatch";
const LATCH_SYNC: &str = "java/util/concurrent/CountDownLatch$Sync";
const SEMAPHORE: &str = "java/util/concurrent/Semaphore";
const SEMAPHORE_SYNC: &str = "java/util/concurrent/Semaphore$Sync";

/// Binds a method of a class; `$field` is the field that holds the inner part, or nothing for a method of that.
macro_rules! bind {
    ($machine:expr, $class:expr, $field:expr, $name:literal, $descriptor:literal, $work:expr) => {
        super::meetings::bind!($machine, $class, $field, None, $name, $descriptor, $work)
    };
}

/// Binds the methods of the classes.
pub(super) fn bind(machine: &mut Machine) {
    const OUTER: Option<&str> = Some("sync");
    bind!(machine, LATCH, OUTER, "countDown", "()V", count_down);
    bind!(machine, LATCH, OUTER, "await", "()V", |m, _, latch| pass(m, Zero(latch), None));
    bind!(machine, LATCH, OUTER, "await", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, latch| {
        let time = m.arg_time(a, 1)?;
        pass(m, Zero(latch), Some(time))
    });
    bind!(machine, LATCH_SYNC, None, "getCount", "()I", |m, _, latch| {
        look(m, latch)?;
        let left = host_ref(m).world.latch_count(latch.id, latch.made_with as u64);
        Ok(Outcome::Value(left))
    });
    bind!(machine, SEMAPHORE, OUTER, "acquire", "()V", |m, _, one| acquire(m, one, 1, Waits::Interruptibly));
    bind!(machine, SEMAPHORE, OUTER, "acquire", "(I)V", |m, a, one| {
        let wanted = count(m, a)?;
        acquire(m, one, wanted, Waits::Interruptibly)
    });
    bind!(machine, SEMAPHORE, OUTER, "acquireUninterruptibly", "()V", |m, _, one| {
        acquire(m, one, 1, Waits::Always)
    });
    bind!(machine, SEMAPHORE, OUTER, "acquireUninterruptibly", "(I)V", |m, a, one| {
        let wanted = count(m, a)?;
        acquire(m, one, wanted, Waits::Always)
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "()Z", |m, _, one| take_if_there(m, one, 1));
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(I)Z", |m, a, one| {
        let wanted = count(m, a)?;
        take_if_there(m, one, wanted)
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a, one| {
        let time = m.arg_time(a, 1)?;
        acquire(m, one, 1, Waits::For(time))
    });
    bind!(machine, SEMAPHORE, OUTER, "tryAcquire", "(IJLjava/util/concurrent/TimeUnit;)Z", |m, a, one| {
        let wanted = count(m, a)?;
        let time = m.arg_time(a, 2)?;
        acquire(m, one, wanted, Waits::For(time))
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
        if permits < 0 && host_ref(m).world.would_serve_first(one.id, 0) {
            return Err(Outcome::Unsupported(
                "Semaphore.drainPermits that gives permits, and wakes nobody who waits, is not modelled"
                    .into(),
            ));
        }
        host(m).world.take_permits(one.id, one.made_with, permits);
        learn(m, one);
        // Who took the others is not ordered with it.
        m.touches(Resource::Held, false);
        Ok(Outcome::Value(u64::from(permits as u32)))
    });
    bind!(machine, SEMAPHORE, OUTER, "hasQueuedThreads", "()Z", |m, _, one| {
        look_at_queue(m, one)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.waiting_at(one.id) > 0)))
    });
    bind!(machine, SEMAPHORE, OUTER, "getQueueLength", "()I", |m, _, one| {
        look_at_queue(m, one)?;
        Ok(Outcome::Value(host_ref(m).world.waiting_at(one.id) as u64))
    });
    bind!(machine, SEMAPHORE, OUTER, "getQueuedThreads", "()Ljava/util/Collection;", |_, _, _| {
        Ok(Outcome::Unsupported("Semaphore.getQueuedThreads is not modelled".into()))
    });
    bind!(machine, SEMAPHORE_SYNC, None, "getPermits", "()I", |m, _, one| {
        look_at_permits(m, one)?;
        Ok(Outcome::Value(u64::from(host_ref(m).world.permits(one.id, one.made_with) as u32)))
    });
}

/// A number of permits, which must not be negative.
fn count(m: &Machine, a: Args) -> Result<i32, Outcome> {
    match m.arg_int(a, 1) {
        negative if negative < 0 => Err(Outcome::Raise("java/lang/IllegalArgumentException", None)),
        count => Ok(count),
    }
}

/// The current task adds or takes away permits. That gives the same in either order, unless there are so many that one of
/// the two may fail: nothing has a million operations at once.
fn touch_bounded(m: &mut Machine, meeting: Meeting, permits: i32) {
    let there = host_ref(m).world.permits(meeting.id, meeting.made_with);
    let far_from_bounds = there.unsigned_abs() < 1 << 30 && permits < 1 << 10;
    touch(m, meeting, if far_from_bounds { Touching::Update } else { Touching::Write });
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

/// Two counts give the same in either order, unless there are more of them than the latch counts.
fn count_down(m: &mut Machine, _: Args, latch: Meeting) -> Result<Outcome, Outcome> {
    meet(m, latch)?;
    let counts = host(m).world.count_down(latch.id, latch.made_with as u64);
    touch(m, latch, if counts { Touching::Update } else { Touching::Write });
    if counts {
        hand_over(m, latch, Key::Construct(latch.id));
    }
    Ok(Outcome::Value(0))
}

/// What opens once, and is passed by whoever comes later.
pub(super) trait Gate: Copy {
    /// Whether who comes looks for an interrupt before it sees whether it is open.
    const LOOKS_FIRST: bool = true;
    /// The construct.
    fn meeting(self) -> Meeting;
    /// Whether it is open.
    fn is_open(self, world: &World) -> bool;
    /// Passes it, or waits.
    fn attempt(self, world: &mut World, task: TaskId) -> Attempt<()>;
}

/// That a latch has counted to zero.
#[derive(Clone, Copy)]
struct Zero(Meeting);

impl Gate for Zero {
    fn meeting(self) -> Meeting {
        self.0
    }

    fn is_open(self, world: &World) -> bool {
        world.latch_count(self.0.id, self.0.made_with as u64) == 0
    }

    fn attempt(self, world: &mut World, task: TaskId) -> Attempt<()> {
        world.try_pass_latch(task, self.0.id, self.0.made_with as u64)
    }
}

/// Waits until a gate is open. Whenever it is asked for, it comes behind what opens it, so it is no choice.
pub(super) fn pass<G: Gate>(m: &mut Machine, gate: G, time: Option<i64>) -> Result<Outcome, Outcome> {
    let (task, meeting) = (current(m), gate.meeting());
    let waits = host_ref(m).world.is_waiting_at(task, meeting.id);
    // Whether it has to wait shows, for then its time may be up.
    if time.is_some() && !waits {
        look(m, meeting)?;
    }
    m.touches(Resource::Rest(Ref::NULL), true);
    m.may_park()?;
    // Whether it is open before the interrupt is seen shows.
    if waits && m.was_interrupted() {
        look(m, meeting)?;
    }
    let open = gate.is_open(&host_ref(m).world);
    let expired = host_ref(m).world.has_expired(task);
    let passes_by = !waits && !G::LOOKS_FIRST && (open || time.is_some_and(|time| time <= 0));
    if !expired && !passes_by {
        end_if_interrupted(m, meeting, waits && open)?;
    }
    let expired = expired || !waits && time.is_some_and(|time| time <= 0);
    if expired {
        host(m).world.stop_waiting(task, meeting.id, meeting.made_with);
        return Ok(Outcome::Value(u64::from(open)));
    }
    if let (Some(time), false) = (time, waits) {
        let mut world = host_ref(m).world.clone();
        let begins = gate.attempt(&mut world, task) == Attempt::Blocked;
        if m.elapses(time as u64, begins)? {
            return Ok(Outcome::Value(0));
        }
    }
    match gate.attempt(&mut host(m).world, task) {
        Attempt::Blocked => Ok(block(m, !waits, time)),
        Attempt::Done(()) => {
            m.end_timed();
            learn(m, meeting);
            Ok(Outcome::Value(1))
        }
    }
}

/// Permits that a task asks for.
#[derive(Clone, Copy)]
struct Permits {
    semaphore: Meeting,
    wanted: i32,
    /// Who came first is served first.
    in_turn: bool,
}

impl Permits {
    fn of(m: &Machine, semaphore: Meeting, wanted: i32) -> Permits {
        let in_turn = m.class_name_of(semaphore.sync).ends_with("$FairSync");
        Permits { semaphore, wanted, in_turn }
    }
}

impl Ask for Permits {
    fn meeting(self) -> Meeting {
        self.semaphore
    }

    fn attempt(self, world: &mut World, task: TaskId, interruptibly: bool) -> Attempt<()> {
        let Meeting { id, made_with, .. } = self.semaphore;
        world.try_acquire(
            task,
            id,
            made_with,
            Asking { wanted: self.wanted, in_turn: self.in_turn, interruptibly },
        )
    }

    fn touching(self, _: &Machine) -> Touching {
        Touching::Write
    }

    fn got(self, m: &mut Machine) -> Result<(), Outcome> {
        learn(m, self.semaphore);
        Ok(())
    }
}

/// Takes permits, or waits for them.
fn acquire(m: &mut Machine, semaphore: Meeting, wanted: i32, waits: Waits) -> Result<Outcome, Outcome> {
    let permits = Permits::of(m, semaphore, wanted);
    match waits {
        Waits::Always => take(m, permits, waits),
        _ => take_interruptibly(m, permits, waits),
    }
}

/// Takes permits if they are there, whoever else waits for them.
fn take_if_there(m: &mut Machine, semaphore: Meeting, wanted: i32) -> Result<Outcome, Outcome> {
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
    hand_over(m, semaphore, Key::Construct(semaphore.id));
    Ok(Outcome::Value(0))
}
