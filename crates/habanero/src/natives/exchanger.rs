//! `java.util.concurrent.Exchanger`, bound to the world of tasks: what two tasks did before they met lies before what
//! both do behind it, and who meets whom is a choice of the schedule.

use crate::happens_before::Key;
use crate::host::{Machine, choice, current, host, object, reference};
use machine::hooks::Resource;
use machine::{Args, Outcome, Ref, Wait};
use tasks::{Attempt, Exchanged};

/// Binds the methods of the class.
pub(super) fn bind(machine: &mut Machine) {
    const CLASS: &str = "java/util/concurrent/Exchanger";
    const TIMED: &str = "(Ljava/lang/Object;JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;";
    machine.add_native(CLASS, "exchange", "(Ljava/lang/Object;)Ljava/lang/Object;", |m, a| {
        exchange(m, a).unwrap_or_else(|outcome| outcome)
    });
    machine.add_native(CLASS, "exchange", TIMED, |_, _| {
        Outcome::Unsupported("Exchanger.exchange with a time-out is not modelled".into())
    });
}

/// As the JDK: an interrupt ends the wait of a task that has not met anybody, and only that.
fn exchange(m: &mut Machine, a: Args) -> Result<Outcome, Outcome> {
    let (exchanger, brings) = (object(m.arg_ref(a, 0)), object(m.arg_ref(a, 1)));
    let task = current(m);
    let is_met = |m: &mut Machine| host(m).world.exchange_of(task, exchanger);
    let waits = is_met(m).is_some();
    m.touches(Resource::Rest(Ref::NULL), true);
    if is_met(m) != Some(true) {
        let thread = m.thread();
        if let Some(point) = choice(m) {
            return Err(point);
        }
        if m.touches(Resource::Permit(thread), true) {
            return Err(Outcome::Yield);
        }
        if is_met(m) != Some(true) && m.interrupted(thread, true)? {
            let host = host(m);
            host.world.leave_exchange(task, exchanger);
            // Nobody gets what it has offered.
            if let Some(order) = host.happens_before.as_mut().filter(|_| waits) {
                order.take(task, Key::Construct(exchanger));
            }
            if waits {
                m.note_short_wait();
            }
            return Err(Outcome::Raise("java/lang/InterruptedException", None));
        }
    }
    let step = host(m).world.try_exchange(task, exchanger, brings);
    // The JDK's code parks while it waits, and need not if the partner comes soon.
    if waits || step == Attempt::Blocked {
        m.note_short_wait();
    }
    let own = object(m.thread());
    let partner = match &step {
        Attempt::Done(Exchanged { waited: Some(other), .. }) => object(m.tasks[other.0 as usize].thread),
        _ => own,
    };
    let order = host(m).happens_before.as_mut();
    Ok(match step {
        Attempt::Blocked => {
            if let Some(order) = order.filter(|_| !waits) {
                order.release(task, Key::Construct(exchanger));
            }
            Outcome::Block(Wait::Host(0))
        }
        Attempt::Done(Exchanged { got, waited }) => {
            if let Some(order) = order {
                if waited.is_some() {
                    order.take(task, Key::Construct(exchanger));
                    order.release(task, Key::Construct(partner));
                } else {
                    order.take(task, Key::Construct(own));
                }
            }
            Outcome::Value(u64::from(reference(got).0))
        }
    })
}
