//! Conditions of the locks that are modelled: tasks wait at the monitor of the lock and say what for.

use super::locks::{
    Asking, Work, change, end_if_interrupted, leave, look_at_queue, modelled, not_owner, seen,
};
use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::monitors::Woken;
use crate::natives::ending::{VOID, boolean, int, long};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome, Wait};

const CONDITION: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            CONDITION,
            &[
                ("await", "()V", |m, a| {
                    of_condition(m, a, ("await", "()V"), |m, a, sync| {
                        wait(m, a, sync, Asking::Interruptibly).map(|_| VOID)
                    })
                }),
                ("awaitUninterruptibly", "()V", |m, a| {
                    of_condition(m, a, ("awaitUninterruptibly", "()V"), |m, a, sync| {
                        wait(m, a, sync, Asking::Always).map(|_| VOID)
                    })
                }),
                ("await", "(JLjava/util/concurrent/TimeUnit;)Z", |m, a| {
                    of_condition(m, a, ("await", "(JLjava/util/concurrent/TimeUnit;)Z"), |m, a, sync| {
                        let nanoseconds = m.arg_time(a, 1)?;
                        wait(m, a, sync, Asking::For(nanoseconds)).map(|left| boolean(left > 0))
                    })
                }),
                ("awaitNanos", "(J)J", |m, a| {
                    of_condition(m, a, ("awaitNanos", "(J)J"), |m, a, sync| {
                        let nanoseconds = m.arg_long(a, 1);
                        wait(m, a, sync, Asking::ForWhatIsLeft(nanoseconds)).map(long)
                    })
                }),
                ("awaitUntil", "(Ljava/util/Date;)Z", |m, a| {
                    of_condition(m, a, ("awaitUntil", "(Ljava/util/Date;)Z"), |_, _, _| {
                        Ok(Outcome::Unsupported("Condition.awaitUntil is not modelled".into()))
                    })
                }),
                ("signal", "()V", |m, a| {
                    of_condition(m, a, ("signal", "()V"), |m, a, sync| signal(m, a, sync, 1))
                }),
                ("signalAll", "()V", |m, a| {
                    of_condition(m, a, ("signalAll", "()V"), |m, a, sync| signal(m, a, sync, usize::MAX))
                }),
                ("hasWaiters", "()Z", |m, a| {
                    of_condition(m, a, ("hasWaiters", "()Z"), |m, a, sync| {
                        Ok(boolean(waiters(m, a, sync)? > 0))
                    })
                }),
                ("getWaitQueueLength", "()I", |m, a| {
                    of_condition(m, a, ("getWaitQueueLength", "()I"), |m, a, sync| {
                        Ok(int(waiters(m, a, sync)? as i32))
                    })
                }),
                ("getWaitingThreads", "()Ljava/util/Collection;", |m, a| {
                    of_condition(m, a, ("getWaitingThreads", "()Ljava/util/Collection;"), |_, _, _| {
                        Ok(Outcome::Unsupported("Condition.getWaitingThreads is not modelled".into()))
                    })
                }),
            ],
        )]
    }
}

fn of_condition<H: Host>(m: &mut Machine<H>, a: Args, method: (&str, &str), work: Work<H>) -> Outcome {
    match m.read_field(m.arg_ref(a, 0), "this$0") {
        Ok(sync) => modelled(m, a, (CONDITION, method), Ref(sync as u32), work),
        Err(outcome) => outcome,
    }
}

/// `await` and its like: how many nanoseconds were left, at least one if the task was signalled in time.
fn wait<H: Host>(m: &mut Machine<H>, a: Args, sync: Ref, asking: Asking) -> Result<i64, Outcome> {
    let (me, condition) = (m.current, m.arg_ref(a, 0));
    // What the scheduler has seen is no access of the task. Whoever was interrupted or signalled first decides; then the lock is taken back like any other.
    if m.small.monitors.is_waiting(sync, me) {
        if let Some(why) = m.small.monitors.ends(sync, me) {
            leave(m, sync)?;
            m.small.monitors.give_up(sync, &[(me, why)]);
        } else if asking != Asking::Always && m.was_interrupted() {
            end_waiting(m, sync)?;
        }
        return Err(Outcome::Block(if m.small.monitors.is_waiting(sync, me) && asking != Asking::Always {
            Wait::Signal(sync)
        } else {
            Wait::Notification(sync)
        }));
    }
    if m.small.monitors.is_unqueued(sync, me) {
        leave(m, sync)?;
        m.small.monitors.queue_woken(sync, me);
    }
    if m.small.monitors.must_wait(sync, me) {
        return Err(Outcome::Block(Wait::Notification(sync)));
    }
    if m.small.monitors.is_woken(sync, me) {
        // Had it seen the interrupt before the signal came, that would have gone to another.
        if asking != Asking::Always && m.was_interrupted() {
            m.may_park()?;
        }
        change(m, sync)?;
    }
    if m.small.monitors.is_notified(sync, me) {
        look_at_clock(m, asking)?;
    }
    // Who was signalled may come back after its time.
    let is_late = matches!(asking, Asking::ForWhatIsLeft(_))
        && m.small.monitors.is_notified(sync, me)
        && m.config.timeouts
        && m.choose(2).ok_or(Outcome::Yield)? == 1;
    if let Some(why) = m.small.monitors.resume(sync, me) {
        let end = m.small.timed.iter().find(|(task, _)| *task == me).map(|(_, end)| *end);
        m.announce(sync, 0, 1, HookKind::Enter);
        m.end_timed();
        return match why {
            Woken::Interrupted => Err(Outcome::Raise("java/lang/InterruptedException", None)),
            Woken::TimedOut => Ok(left_too_late(m, asking)),
            Woken::NoReason => Ok(asking.nanoseconds().unwrap_or(0)),
            Woken::Notified if is_late => Ok(left_too_late(m, asking)),
            Woken::Notified => Ok(end.map_or(1, |end| end.saturating_sub(m.small.clock).max(1) as i64)),
        };
    }
    if asking != Asking::Always {
        end_if_interrupted(m)?;
    }
    if m.small.monitors.held_count(sync, me) == 0 {
        return Err(not_owner());
    }
    m.touches(Resource::Rest(sync), true);
    let nanoseconds = asking.nanoseconds().map(|time| time.max(0) as u64);
    change(m, sync)?;
    m.may_park()?;
    let ends = m.ends_by_itself(nanoseconds)?;
    if let Some(nanoseconds) = nanoseconds.filter(|_| ends.is_none() && m.tasks.len() == 1) {
        m.small.clock = m.small.clock.wrapping_add(nanoseconds);
        return Ok(left_too_late(m, asking));
    }
    look_at_clock(m, asking)?;
    m.announce(sync, 0, 1, HookKind::Exit);
    m.small.monitors.wait(sync, condition, me);
    m.note_short_wait();
    match (ends, nanoseconds) {
        (Some(why), _) if m.config.queues_show => m.small.monitors.let_end(sync, me, why),
        (Some(why), _) => {
            m.small.monitors.wake(me, why);
            return Err(Outcome::Block(Wait::Notification(sync)));
        }
        (None, Some(nanoseconds)) => m.begin_timed(nanoseconds),
        (None, None) => {}
    }
    Err(Outcome::Block(if asking == Asking::Always { Wait::Notification(sync) } else { Wait::Signal(sync) }))
}

/// What is left when the time is up: less than nothing, and less than was asked for, since the clock has gone on.
fn left_too_late<H: Host>(m: &mut Machine<H>, asking: Asking) -> i64 {
    let before = m.clock();
    let passed = m.clock() - before;
    asking.nanoseconds().unwrap_or(0).min(0).saturating_sub(passed)
}

/// What is left of a time is what the clock says at the end, and said at the beginning. The library's own code only waits on
/// with it.
fn look_at_clock<H: Host>(m: &mut Machine<H>, asking: Asking) -> Result<(), Outcome> {
    let shows = matches!(asking, Asking::ForWhatIsLeft(_)) && m.is_wait_of_program();
    if !shows {
        return Ok(());
    }
    m.environment_uses.insert(super::lang::CLOCK);
    if m.touches(Resource::Clock, false) { Err(Outcome::Yield) } else { Ok(()) }
}

/// A task that waits for a condition and was interrupted no longer waits.
fn end_waiting<H: Host>(m: &mut Machine<H>, sync: Ref) -> Result<(), Outcome> {
    // That it is in no queue for a moment matters only where queues are looked at.
    let shows = m.config.queues_show;
    if shows {
        leave(m, sync)?;
    }
    match end_if_interrupted(m) {
        Ok(()) => Ok(()),
        Err(Outcome::Yield) => Err(Outcome::Yield),
        Err(_) if shows => {
            m.small.monitors.give_up(sync, &[(m.current, Woken::Interrupted)]);
            Ok(())
        }
        Err(_) => {
            m.small.monitors.wake(m.current, Woken::Interrupted);
            Ok(())
        }
    }
}

/// Those who have waited longest for a condition are let go on, at most so many.
fn signal<H: Host>(m: &mut Machine<H>, a: Args, sync: Ref, most: usize) -> Result<Outcome, Outcome> {
    if m.small.monitors.held_count(sync, m.current) == 0 {
        return Err(not_owner());
    }
    let condition = m.arg_ref(a, 0);
    let mut signalled = m.small.monitors.all_notifiable(sync, condition);
    signalled.truncate(most);
    let last = signalled.last().copied().filter(|_| signalled.len() == most);
    let passed = m.small.monitors.passed_over(sync, condition, last);
    // Who is signalled waits for the lock from now on, and is seen to.
    if !passed.is_empty() || !signalled.is_empty() {
        leave(m, sync)?;
    }
    let outcome = m.notify_all(sync, &signalled);
    if !matches!(outcome, Outcome::Yield) {
        m.small.monitors.give_up(sync, &passed);
    }
    Ok(outcome)
}

/// How many tasks wait for a condition.
fn waiters<H: Host>(m: &mut Machine<H>, a: Args, sync: Ref) -> Result<usize, Outcome> {
    if m.small.monitors.held_count(sync, m.current) == 0 {
        return Err(not_owner());
    }
    look_at_queue(m, sync)?;
    let condition = m.arg_ref(a, 0);
    let others = m.small.monitors.waiting(sync).iter().filter(|one| one.condition == condition).count();
    seen(m, others > 0);
    Ok(others)
}
