//! Actors and their mailboxes.

use super::table::Table;
use crate::happens_before::{Key, Touching};
use crate::host::{Machine, Point, choice, current, host, misuse, needed, object, reference};
use crate::kinds::Kind;
use machine::{Args, Outcome, Wait};
use tasks::{ActorId, ActorStatus, Attempt, Misuse};

pub(super) const TABLE: Table = &[
    ("actorStatus", |m, a| {
        if let Some(point) = meeting(m) {
            return point;
        }
        let task = current(m);
        let actor = object(m.arg_ref(a, 0));
        let host = host(m);
        host.touch(machine::TaskId(task.0), Key::Status(actor), Touching::Read);
        if let Some(order) = &mut host.happens_before {
            order.acquire(task, Key::Actor(actor));
        }
        Outcome::Value(match host.world.actor_status(ActorId(actor)) {
            ActorStatus::New => 0,
            ActorStatus::Started => 1,
            ActorStatus::Paused => 2,
            ActorStatus::Exited => 3,
        })
    }),
    ("startActor", |m, a| change(m, a, false, |world, actor| world.start_actor(actor))),
    ("send", send),
    ("receive", receive),
    ("hasMessage", |m, a| {
        // It sees whether a message was sent before: senders and it meet at the mailbox.
        if let Some(point) = meeting(m) {
            return point;
        }
        let task = m.current;
        let mailbox = object(m.arg_ref(a, 0));
        let host = host(m);
        host.touch(task, Key::Mailbox(mailbox), Touching::Read);
        host.touch(task, Key::Status(mailbox), Touching::Read);
        Outcome::Value(u64::from(host.world.has_message(ActorId(mailbox))))
    }),
    ("beginMessage", begin_message),
    ("endMessage", |m, a| {
        let task = current(m);
        let actor = object(m.arg_ref(a, 0));
        let host = host(m);
        if let Some(order) = &mut host.happens_before {
            order.release(task, Key::Actor(actor));
        }
        host.world.end_message(ActorId(actor));
        Outcome::Value(0)
    }),
    ("exitActor", |m, a| {
        change(m, a, true, |world, actor| {
            world.exit_actor(actor);
            Ok(())
        })
    }),
    ("pauseActor", |m, a| change(m, a, true, |world, actor| world.pause_actor(actor))),
    ("resumeActor", |m, a| change(m, a, true, |world, actor| world.resume_actor(actor))),
];

/// Before a message is sent or an actor's status is looked at or changed: a choice of the schedule if tasks were seen to meet
/// there in no order, and where nobody would see that.
fn meeting(m: &mut Machine) -> Option<Outcome> {
    let host = host(m);
    let known = [Kind::Mailbox, Kind::Actor].into_iter().any(|kind| host.points.resources.has(kind));
    if host.points.choices && host.shadow.is_some() && !known {
        return None;
    }
    choice(m)
}

/// A change of an actor's status; `stops` if it decides which messages are taken. Where that is not the actor's own doing,
/// it is a choice of the schedule.
fn change(
    m: &mut Machine,
    a: Args,
    stops: bool,
    by: impl Fn(&mut tasks::World, ActorId) -> Result<(), Misuse>,
) -> Outcome {
    let task = current(m);
    let actor = object(m.arg_ref(a, 0));
    let own = host(m).world.is_at_work_for(task, ActorId(actor));
    let point = if stops && !own { choice(m) } else { meeting(m) };
    if let Some(point) = point {
        return point;
    }
    let host = host(m);
    match by(&mut host.world, ActorId(actor)) {
        Ok(()) => {
            let task_of_machine = machine::TaskId(task.0);
            host.touch(task_of_machine, Key::Status(actor), Touching::Write);
            if stops {
                host.touch(task_of_machine, Key::Taking(actor), Touching::Write);
            }
            if let Some(order) = &mut host.happens_before {
                order.release(task, Key::Actor(actor));
            }
            Outcome::Value(0)
        }
        Err(error) => {
            host.touch(machine::TaskId(task.0), Key::Status(actor), Touching::Read);
            misuse(&error)
        }
    }
}

fn send(m: &mut Machine, a: Args) -> Outcome {
    if let Some(point) = meeting(m) {
        return point;
    }
    let task = current(m);
    let (actor, message) = match (needed(m, a, 0, "send"), needed(m, a, 1, "send")) {
        (Ok(actor), Ok(message)) => (actor, message),
        (Err(outcome), _) | (_, Err(outcome)) => return outcome,
    };
    let host = host(m);
    host.touch(machine::TaskId(task.0), Key::Mailbox(actor), Touching::Write);
    host.world.send(task, ActorId(actor), message);
    if let Some(order) = &mut host.happens_before {
        order.release(task, Key::Message(message));
    }
    Outcome::Value(0)
}

/// Takes a message; with several senders, which one is a choice of the schedule.
fn receive(m: &mut Machine, a: Args) -> Outcome {
    let task = current(m);
    let actor = object(m.arg_ref(a, 0));
    let operation = crate::host::operation_of(m);
    let host_state = host(m);
    let ways = host_state.world.pending_senders(ActorId(actor)).len() as u32;
    let started = host_state.world.actor_status(ActorId(actor)) == ActorStatus::Started;
    let granted = host_state.is_granted(operation);
    // Whether it is taken before the actor is stopped is a choice where somebody else stops it.
    let meets = host_state.points.resources.has(Kind::Actor) && host_state.world.live() > 1;
    if started && (ways > 1 || ways == 1 && meets) && !granted {
        host_state.point = Some(Point::Message(ways));
        return Outcome::Yield;
    }
    let choice = std::mem::take(&mut host_state.choice).min(ways.saturating_sub(1));
    match host_state.world.try_receive(task, ActorId(actor), choice as usize) {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(Wait::Host(0)),
        Ok(Attempt::Done(message)) => {
            if let Some(order) = &mut host_state.happens_before {
                order.acquire(task, Key::Actor(actor));
                if let Some(message) = message {
                    order.acquire(task, Key::Message(message));
                }
            }
            if message.is_some() {
                host_state.touch(machine::TaskId(task.0), Key::Taking(actor), Touching::Update);
            }
            Outcome::Value(message.map_or(0, |message| u64::from(reference(message).0)))
        }
    }
}

fn begin_message(m: &mut Machine, a: Args) -> Outcome {
    if let Some(point) = meeting(m) {
        return point;
    }
    let task = current(m);
    let (actor, message) = (object(m.arg_ref(a, 0)), object(m.arg_ref(a, 1)));
    let host = host(m);
    match host.world.try_begin_message(task, ActorId(actor), message) {
        Err(error) => misuse(&error),
        Ok(Attempt::Blocked) => Outcome::Block(Wait::Host(0)),
        Ok(Attempt::Done(_)) => {
            if let Some(order) = &mut host.happens_before {
                order.acquire(task, Key::Actor(actor));
                order.acquire(task, Key::Message(message));
            }
            host.touch(machine::TaskId(task.0), Key::Taking(actor), Touching::Update);
            Outcome::Value(0)
        }
    }
}
