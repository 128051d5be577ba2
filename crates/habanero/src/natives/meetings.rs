//! What latches, semaphores and read-write locks of `java.util.concurrent` have in common where they are modelled by their
//! meaning: how their methods are bound, and how a task takes what it asks for or waits in the queue. An interrupt is seen to
//! first when an operation begins; one that comes during a wait ends it, or is overlooked if what the task waits for is
//! there by then.

use crate::happens_before::{Key, Touching};
use crate::host::{Machine, Point, current, host, host_ref, object, point};
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref, Wait};
use tasks::{Attempt, ObjectId, TaskId, World};

/// A latch, a semaphore or a lock.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    pub(super) id: ObjectId,
    pub(super) sync: Ref,
    pub(super) made_with: i32,
}

/// What a method does where it is modelled.
pub(super) type Work = fn(&mut Machine, Args, Meeting) -> Result<Outcome, Outcome>;

/// A method of a class of the library that is modelled.
#[derive(Clone, Copy)]
pub(super) struct Method {
    pub(super) class: &'static str,
    pub(super) name: &'static str,
    pub(super) descriptor: &'static str,
    /// The field of the receiver that holds the inner part, or nothing if the receiver is that.
    pub(super) field: Option<&'static str>,
    /// The class that the inner part must have to be modelled, if not every one is.
    pub(super) only: Option<&'static str>,
}

/// Binds a method of a class to what it does; `$field` and `$only` as in [`Method`].
macro_rules! bind {
    ($machine:expr, $class:expr, $field:expr, $only:expr, $name:literal, $descriptor:literal, $work:expr) => {
        $machine.add_native($class, $name, $descriptor, |m, a| {
            let method = $crate::natives::meetings::Method {
                class: $class,
                name: $name,
                descriptor: $descriptor,
                field: $field,
                only: $only,
            };
            $crate::natives::meetings::modelled(m, a, method, $work)
        });
    };
}
pub(super) use bind;

/// Does the work of a method, or runs the library's own code where that is wanted or where the object is not modelled.
pub(super) fn modelled(m: &mut Machine, a: Args, method: Method, work: Work) -> Outcome {
    let as_is = (method.class, method.name, method.descriptor);
    if m.config.library_as_is {
        return m.call_as_is(a, as_is);
    }
    let receiver = m.arg_ref(a, 0);
    let sync = match method.field.map(|field| m.read_field(receiver, field)) {
        None => receiver,
        Some(Ok(sync)) => Ref(sync as u32),
        Some(Err(outcome)) => return outcome,
    };
    if sync.is_null() {
        return Outcome::Raise("java/lang/NullPointerException", None);
    }
    if method.only.is_some_and(|only| &*m.program.class(m.heap.class(sync)).name != only) {
        return m.call_as_is(a, as_is);
    }
    let meeting = Meeting { id: object(sync), sync, made_with: m.made_with(sync) };
    work(m, a, meeting).unwrap_or_else(|outcome| outcome)
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
    host(m).asked.meets = true;
    host(m).touch(task, Key::Construct(meeting.id), how);
}

/// What was released here lies before what the current task does from now on.
pub(super) fn learn(m: &mut Machine, meeting: Meeting) {
    let task = current(m);
    if let Some(order) = &mut host(m).happens_before {
        order.acquire(task, Key::Construct(meeting.id));
    }
}

/// What the current task has done lies before what those do who get on because of it.
pub(super) fn hand_over(m: &mut Machine, meeting: Meeting, key: Key) {
    debug_assert!(key.object() == Some(meeting.id), "what is handed over belongs to another construct");
    let task = current(m);
    if let Some(order) = &mut host(m).happens_before {
        order.release(task, key);
    }
}

/// The current task does not get what it asks for: others have it, and are not ordered with it.
pub(super) fn refused(m: &mut Machine) -> Outcome {
    m.touches(Resource::Held, false);
    Outcome::Value(0)
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

/// How long a task waits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Waits {
    Always,
    Interruptibly,
    For(i64),
}

/// What a task asks for at a construct with a queue.
pub(super) trait Ask: Copy {
    /// The construct.
    fn meeting(self) -> Meeting;
    /// Whether it is a lock, which whoever holds it gives back by itself.
    fn is_lock(self) -> bool {
        false
    }
    /// Takes it, or puts the task in the queue; interrupts end the wait, or not.
    fn attempt(self, world: &mut World, task: TaskId, interruptibly: bool) -> Attempt<()>;
    /// How asking for it touches the construct while the task does not have to wait.
    fn touching(self, m: &Machine) -> Touching;
    /// The current task has got it: a reason why that is not modelled, or what it is ordered behind.
    fn got(self, m: &mut Machine) -> Result<(), Outcome>;
}

/// Takes what is asked for, or waits for it, unless an interrupt comes before: whether one has come is seen first, in a
/// step of its own.
pub(super) fn take_interruptibly(m: &mut Machine, ask: impl Ask, waits: Waits) -> Result<Outcome, Outcome> {
    if !host_ref(m).world.is_waiting_at(current(m), ask.meeting().id) && m.enters() {
        m.may_park()?;
        end_if_interrupted(m, ask.meeting(), false)?;
        return Ok(m.enter_operation());
    }
    let outcome = take(m, ask, waits);
    m.leave_operation(&outcome);
    outcome
}

/// Takes what is asked for, or waits for it.
pub(super) fn take(m: &mut Machine, ask: impl Ask, waits: Waits) -> Result<Outcome, Outcome> {
    let (task, meeting) = (current(m), ask.meeting());
    let is_waiting = host_ref(m).world.is_waiting_at(task, meeting.id);
    if !ask.is_lock() {
        m.touches(Resource::Rest(Ref::NULL), true);
    }
    meet(m, meeting)?;
    host(m).note_untold();
    m.may_park()?;
    let touching = ask.touching(m);
    touch(m, meeting, touching);
    // Whose time is up has not found it free at its last look, whatever has been given back since, and looks no more
    // whether it was interrupted.
    if host_ref(m).world.has_expired(task) {
        host(m).world.stop_waiting(task, meeting.id, meeting.made_with);
        return Ok(refused(m));
    }
    let mut time = None;
    if waits != Waits::Always {
        let mut asked = host_ref(m).world.clone();
        let gets = ask.attempt(&mut asked, task, true) == Attempt::Done(());
        // Who is interrupted after it has looked, and does not get it, waits before it looks again.
        let begun = is_waiting || m.small.entered.contains(&m.current);
        if is_waiting || gets || !begun {
            end_if_interrupted(m, meeting, begun && gets)?;
        }
        if let Waits::For(most) = waits {
            if most > 0 && !is_waiting && m.elapses(most as u64, !gets)? {
                if gets {
                    return Ok(refused(m));
                }
                // Others see that it waits until it goes.
                touch(m, meeting, Touching::Write);
                host(m).world = asked;
                host(m).world.expire(task);
                return Ok(block(m, false, None));
            }
            time = Some(most);
        }
    }
    match ask.attempt(&mut host(m).world, task, waits != Waits::Always) {
        Attempt::Blocked if !is_waiting && time.is_some_and(|most| most <= 0) => {
            host(m).world.stop_waiting(task, meeting.id, meeting.made_with);
            Ok(refused(m))
        }
        Attempt::Blocked => {
            // Who waits keeps others from what they ask for.
            touch(m, meeting, Touching::Write);
            Ok(block(m, !is_waiting, time))
        }
        Attempt::Done(()) => {
            m.end_timed();
            ask.got(m)?;
            Ok(Outcome::Value(1))
        }
    }
}
