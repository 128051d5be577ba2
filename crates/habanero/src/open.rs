//! What of the past a future race could depend on, as part of a state.

use crate::host::host_ref;
use crate::order::{Carrier, Key, Order};
use crate::session::Session;
use crate::shadow::Access;
use machine::fingerprint::Canon;
use machine::{Machine, Ref, TaskId};
use rustc_hash::FxHashSet;
use tasks::Isolated;

/// The name of the present state, with what a future race could depend on.
pub(crate) fn fingerprint(session: &mut Session) -> u128 {
    let alive: Vec<TaskId> = {
        let host = host_ref(&session.machine);
        let mut alive: Vec<(u64, TaskId)> =
            session.alive.iter().map(|task| (host.paths[task.0 as usize], *task)).collect();
        alive.sort_unstable();
        alive.into_iter().map(|(_, task)| task).collect()
    };
    let mut objects = Vec::new();
    host_ref(&session.machine).world.for_each_object(|object| objects.push(Ref(object.0)));
    let reachable = session.machine.reachable(&alive, &objects);
    session.fingerprint(|machine, canon| open_accesses(machine, canon, &alive, &reachable))
}

/// Every access that some live task does not know of, and who and what knows of it.
///
/// Of an access by a task that has ended only what the future can notice is kept: whether it was isolated and
/// on what, the finish that will join it, and who knows of it. So the order in which equal bodies ran vanishes.
fn open_accesses(machine: &Machine, canon: &mut Canon, alive: &[TaskId], reachable: &FxHashSet<Ref>) {
    let host = host_ref(machine);
    let (Some(shadow), Some(order)) = (&host.shadow, &host.order) else { return };
    let mut open: Vec<(Vec<u64>, &Access)> = Vec::new();
    for (place, cell) in shadow.cells().filter(|(place, _)| reachable.contains(&place.0)) {
        let Some(name) = canon.known_name(place.0) else { continue };
        for (access, write) in cell.accesses() {
            let known: Vec<bool> =
                alive.iter().map(|task| order.is_before(access.moment, tasks::TaskId(task.0))).collect();
            if known.iter().all(|known| *known) {
                continue;
            }
            let covered = u64::from(access.covered);
            let mut tokens = vec![name, u64::from(place.1), covered << 1 | u64::from(write)];
            let is_alive = alive.iter().any(|task| task.0 == access.moment.task);
            let joins = order.pending_finish(access.moment);
            tokens.push(if is_alive { access.path } else { joins });
            tokens.push(if is_alive { u64::from(access.body) } else { u64::from(access.body != 0) });
            claim_tokens(canon, &access.claims, &mut tokens);
            tokens.extend(known.iter().map(|known| u64::from(*known)));
            carrier_tokens(canon, order, access, joins, &mut tokens);
            open.push((tokens, access));
        }
    }
    feed_accesses(canon, order, open);
}

/// Feeds accesses in an order that does not depend on the schedule, and which of them the end of each one's
/// isolated body hands over to the next body that touches the same data.
fn feed_accesses(canon: &mut Canon, order: &Order, mut open: Vec<(Vec<u64>, &Access)>) {
    let handed = |access: &Access, past: &Access| {
        access.body != 0 && order.is_handed_over(past.moment, access.moment.task, access.body)
    };
    // Accesses that look alike are told apart by what they hand over and who hands them over.
    let refined: Vec<Vec<u64>> = open
        .iter()
        .map(|(tokens, access)| {
            let mut given: Vec<&[u64]> = open
                .iter()
                .filter(|(_, past)| handed(access, past))
                .map(|(tokens, _)| tokens.as_slice())
                .collect();
            let mut givers: Vec<&[u64]> = open
                .iter()
                .filter(|(_, other)| handed(other, access))
                .map(|(tokens, _)| tokens.as_slice())
                .collect();
            given.sort_unstable();
            givers.sort_unstable();
            let lists = given.into_iter().flatten().chain(&[u64::MAX]).chain(givers.into_iter().flatten());
            tokens.iter().chain(lists).copied().collect()
        })
        .collect();
    for ((tokens, _), refined) in open.iter_mut().zip(refined) {
        *tokens = refined;
    }
    open.sort_by(|left, right| left.0.cmp(&right.0));
    open.iter().flat_map(|(tokens, _)| tokens).for_each(|token| canon.token(*token));
    for (index, (_, access)) in open.iter().enumerate() {
        for (other, (_, past)) in open.iter().enumerate() {
            if handed(access, past) {
                canon.token((index as u64) << 32 | other as u64);
            }
        }
    }
}

fn claim_tokens(canon: &Canon, claims: &[Isolated], tokens: &mut Vec<u64>) {
    for claim in claims {
        match claim {
            Isolated::Global => tokens.push(1),
            Isolated::Objects(objects) => {
                let names = objects.iter().map(|(object, write)| {
                    canon.known_name(Ref(object.0)).unwrap_or(0).rotate_left(1) ^ u64::from(*write)
                });
                tokens.extend(names);
            }
        }
    }
}

/// What carries the access to tasks that do not know of it yet.
fn carrier_tokens(canon: &Canon, order: &Order, access: &Access, joins: u64, tokens: &mut Vec<u64>) {
    let mut carried: Vec<u64> = Vec::new();
    order.carried(access.moment, |carrier, known| {
        let token = match carrier {
            Carrier::Key(Key::Body(..)) => None,
            Carrier::Key(
                Key::Future(object)
                | Key::Message(object)
                | Key::Actor(object)
                | Key::Event(object)
                | Key::Single(object)
                | Key::Monitor(object)
                | Key::Claim(object)
                | Key::Volatile(object, _),
            ) => canon.known_name(Ref(object.0)),
            Carrier::Signal(object, phase) => {
                canon.known_name(Ref(object.0)).map(|name| name ^ (phase as u64) << 40)
            }
            // The finish that will join the task knows of it in any case.
            Carrier::Finish(finish) => Some(u64::from(finish.0)).filter(|number| *number != joins),
        };
        carried.extend(token.filter(|_| known));
    });
    carried.sort_unstable();
    tokens.extend(carried);
}
