//! What of the past a future race could depend on, as part of a state.

use crate::host::{Locker, Machine, host_ref};
use crate::order::{Carrier, Held, Order};
use crate::session::Session;
use crate::shadow::Access;
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tasks::Isolated;

/// Objects that can be reached, with the task if only one can.
type Owners = FxHashMap<Ref, Option<TaskId>>;

/// Above so many live tasks their own parts are not compared.
pub(crate) const MOST_ALIKE: usize = 64;

/// The name of the present state, with what a future race could depend on. Tasks whose own parts of the state are
/// alike may change places, if they are `exchangeable`.
pub(crate) fn fingerprint(session: &mut Session, exchangeable: bool, output: bool) -> u128 {
    let exchangeable = exchangeable && can_exchange(session);
    let named = if exchangeable { by_likeness(session) } else { session.by_path() };
    let objects = session.world_objects();
    let alive: Vec<TaskId> = named.iter().map(|(_, task)| *task).collect();
    let owners = session.machine.owners(&alive, &objects);
    session.fingerprint_with(&named, exchangeable, |machine, canon| {
        open_regions(machine, canon, &named);
        if !host_ref(machine).points.synchronization {
            open_touches(machine, canon, &named);
        }
        loose_objects(machine, canon);
        own_locks(machine, canon);
        open_accesses(machine, canon, &named, &owners);
        if output {
            canon.bytes(&machine.out);
            canon.bytes(&machine.err);
        }
    })
}

/// Whether equal tasks can be exchanged: nothing tells them apart.
fn can_exchange(session: &Session) -> bool {
    let host = host_ref(&session.machine);
    session.alive.len() <= MOST_ALIKE && !host.world.remembers_paths() && !host.labelled.get()
}

/// The live tasks with what tells them apart: their names, or what their own parts look like if a state does not name
/// them.
pub(crate) fn looks(session: &mut Session, exchangeable: bool) -> Vec<(u128, TaskId)> {
    if exchangeable && can_exchange(session) {
        return by_look(session).into_iter().map(|(look, _, task)| (look, task)).collect();
    }
    session.by_path().into_iter().map(|(name, task)| (u128::from(name), task)).collect()
}

/// Tasks in the order of what their own parts look like, numbered. Which of several that look alike comes first does
/// not matter for what the state is, only for how often equal states are recognised.
fn by_likeness(session: &mut Session) -> Vec<(u64, TaskId)> {
    (1..).zip(by_look(session)).map(|(rank, (_, _, task))| (rank, task)).collect()
}

/// Tasks with what their own parts look like and their names, sorted.
fn by_look(session: &mut Session) -> Vec<(u128, u64, TaskId)> {
    let mut sorted: Vec<(u128, u64, TaskId)> = Vec::new();
    for task in session.alive.clone() {
        let look = session.fingerprint_task_as(task, 0, &mut Vec::new());
        sorted.push((look, host_ref(&session.machine).paths[task.0 as usize], task));
    }
    sorted.sort_unstable();
    sorted
}

/// Every region that is open, or that some live task does not know to be closed.
fn open_regions(machine: &Machine, canon: &mut Canon, named: &[(u64, TaskId)]) {
    let host = host_ref(machine);
    let Some(order) = &host.order else { return };
    let mut uses: Vec<Vec<u64>> = Vec::new();
    for one in order.regions() {
        let knows =
            |task: &TaskId| one.closed.is_some_and(|closed| order.is_before(closed, tasks::TaskId(task.0)));
        let known: Vec<u64> = named.iter().map(|(_, task)| u64::from(knows(task))).collect();
        if known.iter().all(|known| *known == 1) {
            continue;
        }
        let Some(name) = canon.known_name(Ref(one.region.target.object().0)) else { continue };
        let bounds = match one.region.target {
            tasks::Target::Object(_) => u64::MAX,
            tasks::Target::Elements { from, to, .. } => u64::from(from) << 32 | u64::from(to),
        };
        let by = named.iter().find(|(_, task)| task.0 == one.opened.task).map_or(0, |(name, _)| *name);
        let closed = u64::from(one.closed.is_some());
        let mut tokens = vec![name, bounds, u64::from(one.region.write), by, closed];
        // Bodies that exclude each other keep their regions apart.
        claim_tokens(canon, &one.held, &mut tokens);
        tokens.extend(known);
        uses.push(tokens);
    }
    feed_sorted(canon, uses);
}

/// Feeds records in an order that does not depend on the schedule.
fn feed_sorted(canon: &mut Canon, mut records: Vec<Vec<u64>>) {
    records.sort_unstable();
    records.dedup();
    canon.token(records.len() as u64);
    records.iter().for_each(|record| canon.record(record));
}

/// The objects of the library whose monitors matter to the program: from then on their order counts.
fn own_locks(machine: &Machine, canon: &mut Canon) {
    let host = host_ref(machine);
    let first = host.shadow.as_ref().map_or(0, |shadow| shadow.first);
    let counts = |(object, locker): &(&Ref, &Locker)| {
        **locker == Locker::Library || object.0 < first || machine.is_class_object(**object)
    };
    let locks = host.own_locks.iter().filter(counts);
    let named = locks.filter_map(|(object, locker)| Some((canon.known_name(*object)?, *locker as u64)));
    let mut names: Vec<(u64, u64)> = named.collect();
    names.sort_unstable();
    let names: Vec<u64> = names.into_iter().flat_map(|(name, locker)| [name, locker]).collect();
    canon.record(&names);
}

/// The objects that carry no order, though they synchronise.
fn loose_objects(machine: &Machine, canon: &mut Canon) {
    let Some(order) = &host_ref(machine).order else { return };
    let mut names: Vec<u64> = order.loose().filter_map(|object| canon.known_name(Ref(object.0))).collect();
    names.sort_unstable();
    canon.record(&names);
}

/// Every touch of something shared that some live task does not know of: if such a task touches it too, there is a
/// choice to explore.
fn open_touches(machine: &Machine, canon: &mut Canon, named: &[(u64, TaskId)]) {
    let Some(order) = &host_ref(machine).order else { return };
    let mut open: Vec<Vec<u64>> = Vec::new();
    for (key, touches) in order.touches() {
        let name = match key.object() {
            Some(object) => canon.known_name(Ref(object.0)),
            None => Some(0),
        };
        let Some(name) = name else { continue };
        for touch in touches {
            let knows = |(_, task): &(u64, TaskId)| order.is_before(touch.moment, tasks::TaskId(task.0));
            if named.iter().all(knows) {
                continue;
            }
            let [kind, detail] = key.part();
            let live = named.iter().find(|(_, task)| task.0 == touch.moment.task).map(|(name, _)| *name);
            let mut record = vec![name, kind, detail, touch.how as u64, live.unwrap_or(0)];
            claim_tokens(canon, &touch.held, &mut record);
            record.extend(named.iter().map(|one| u64::from(knows(one))));
            open.push(record);
        }
    }
    feed_sorted(canon, open);
}

/// Every access that some live task does not know of, and who and what knows of it.
///
/// What the only task that can reach an object knows of is left out: whoever gets to it later does so through
/// something that this task does from now on. So are reads of old objects where nobody has ever been seen to write.
///
/// Of an access by a task that has ended only what the future can notice is kept: whether it was isolated and
/// on what, the finish that will join it, and who knows of it. So the order in which equal bodies ran vanishes.
fn open_accesses(machine: &Machine, canon: &mut Canon, named: &[(u64, TaskId)], owners: &Owners) {
    let host = host_ref(machine);
    let (Some(shadow), Some(order)) = (&host.shadow, &host.order) else { return };
    let mut open: Vec<(Vec<u64>, &Access)> = Vec::new();
    for (place, cell) in shadow.cells() {
        let Some(owner) = owners.get(&place.0) else { continue };
        let Some(name) = canon.known_name(place.0) else { continue };
        let quiet = place.0.0 < shadow.base && !shadow.written.contains(&place);
        let settled =
            |access: &Access| owner.is_some_and(|task| order.is_before(access.moment, tasks::TaskId(task.0)));
        for (access, write) in cell.accesses() {
            if quiet && !write || settled(access) {
                continue;
            }
            let known: Vec<bool> =
                named.iter().map(|(_, task)| order.is_before(access.moment, tasks::TaskId(task.0))).collect();
            if known.iter().all(|known| *known) {
                continue;
            }
            let flags = [write, access.covered, access.atomic, access.initializer];
            let flags = flags.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag));
            let how = u64::from(access.at) << 8 | flags;
            let mut tokens = vec![name, u64::from(place.1), how];
            let live = named.iter().find(|(_, task)| task.0 == access.moment.task).map(|(name, _)| *name);
            let joins = match order.pending_finish(access.moment) {
                Ok(finish) => host.world.finish_name(finish),
                Err(task) => u64::from(task) << 32,
            };
            tokens.push(live.unwrap_or(joins));
            debug_assert_eq!(tokens.len(), BODY);
            let live_body = if live.is_some() { outermost(access) } else { 0 };
            tokens.push(u64::from(live_body));
            let goes_on =
                order.held(tasks::TaskId(access.moment.task)).iter().any(|held| held.body == live_body);
            tokens.push(u64::from(live_body != 0 && goes_on));
            claim_tokens(canon, &access.held, &mut tokens);
            tokens.extend(known.iter().map(|known| u64::from(*known)));
            carrier_tokens(canon, &host.world, order, access, joins, &mut tokens);
            open.push((tokens, access));
        }
    }
    number_bodies(&mut open);
    feed_accesses(canon, order, open);
}

/// Where the tokens of an access name its isolated body.
const BODY: usize = 4;

/// The isolated body that an access was made in, the outermost; 0 for none.
fn outermost(access: &Access) -> u32 {
    access.held.first().map_or(0, |held| held.body)
}

/// Which accesses of a task lie in one body matters, and which body came first; not how many there were before.
fn number_bodies(open: &mut [(Vec<u64>, &Access)]) {
    let named = |(tokens, access): &(Vec<u64>, &Access)| {
        (tokens[BODY] != 0).then(|| (access.moment.task, outermost(access)))
    };
    let bodies: BTreeSet<(u32, u32)> = open.iter().filter_map(named).collect();
    for (tokens, access) in open.iter_mut().filter(|(tokens, _)| tokens[BODY] != 0) {
        let task = access.moment.task;
        tokens[BODY] = bodies.range((task, 0)..=(task, outermost(access))).count() as u64;
    }
}

/// Feeds accesses in an order that does not depend on the schedule, and which of them the end of each one's
/// isolated body hands over to the next body that touches the same data.
fn feed_accesses(canon: &mut Canon, order: &Order, mut open: Vec<(Vec<u64>, &Access)>) {
    let handed = |access: &Access, past: &Access| {
        let task = access.moment.task;
        access.held.iter().any(|held| order.is_handed_over(past.moment, task, held.body))
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
    canon.token(open.len() as u64);
    open.iter().for_each(|(tokens, _)| canon.record(tokens));
    for (index, (_, access)) in open.iter().enumerate() {
        for (other, (_, past)) in open.iter().enumerate() {
            if handed(access, past) {
                canon.token((index as u64) << 32 | other as u64);
            }
        }
    }
    canon.token(u64::MAX);
}

fn claim_tokens(canon: &Canon, held: &[Held], tokens: &mut Vec<u64>) {
    tokens.push(held.len() as u64);
    held.iter().for_each(|one| one_claim(canon, &one.claim, tokens));
}

fn one_claim(canon: &Canon, claim: &Isolated, tokens: &mut Vec<u64>) {
    match claim {
        Isolated::Global => tokens.push(u64::MAX),
        Isolated::Objects(objects) => {
            tokens.push(objects.len() as u64);
            for (object, write) in objects.iter() {
                tokens.extend([canon.known_name(Ref(object.0)).unwrap_or(0), u64::from(*write)]);
            }
        }
    }
}

/// What carries the access to tasks that do not know of it yet.
fn carrier_tokens(
    canon: &Canon,
    world: &tasks::World,
    order: &Order,
    access: &Access,
    joins: u64,
    tokens: &mut Vec<u64>,
) {
    let mut carried: Vec<Vec<u64>> = Vec::new();
    order.carried(access.moment, |carrier, known| {
        if !known {
            return;
        }
        let named = |object: tasks::ObjectId| canon.known_name(Ref(object.0));
        match carrier {
            Carrier::Key(key) => {
                if let Some(name) = key.object().and_then(named) {
                    let [kind, detail] = key.part();
                    carried.push(vec![1, name, kind, detail]);
                }
            }
            Carrier::Signal(object, phase) => {
                carried.extend(named(object).map(|name| vec![2, name, phase as u64]));
            }
            Carrier::Pass(object, phase) => {
                carried.extend(named(object).map(|name| vec![3, name, phase as u64]));
            }
            // The finish that will join the task knows of it in any case.
            Carrier::Finish(finish) => {
                let name = world.finish_name(finish);
                carried.extend((name != joins).then(|| vec![4, name]));
            }
            Carrier::Bodies(claim) => {
                let mut tokens = vec![5];
                one_claim(canon, claim, &mut tokens);
                carried.push(tokens);
            }
        }
    });
    carried.sort_unstable();
    tokens.push(carried.len() as u64);
    for one in carried {
        tokens.push(one.len() as u64);
        tokens.extend(one);
    }
}
