//! What tasks did and some live task does not know of: accesses, touches, permission regions, and isolated bodies that
//! others know to have begun. All of it is told in one form, so that nothing of what can hand it on is forgotten for one.

use super::Owners;
use crate::happens_before::{Carrier, Claim, HappensBefore, Held, Key};
use crate::host::{Host, Machine, host_ref};
use crate::kinds::Kind;
use crate::library::is_value_cache;
use crate::shadow::Access;
use happens_before::Moment;
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};
use std::collections::BTreeSet;
use tasks::Isolated;

/// Something that a task did.
struct Done<'a> {
    /// What it is, in so many words.
    what: [u64; 5],
    /// The task that did it.
    task: u32,
    /// That task's path.
    path: u64,
    /// The isolated bodies that it was done in, outermost first.
    held: &'a [Held],
    /// The moment that others may know of.
    moment: Option<Moment>,
    /// It does not matter any more once all know of this one.
    until: Option<Moment>,
}

/// The same with all that a state has to say of it.
struct Open<'a> {
    tokens: Vec<u64>,
    done: Done<'a>,
    ended: bool,
}

/// Feeds all that is open, and who and what knows of it; gives who of the ended tasks did it.
///
/// Of what a task did that has ended only what the future can notice is kept: whether it was isolated and on what, the
/// finish that will join it, and who knows of it. So the order in which equal bodies ran vanishes.
pub(super) fn open_past(
    machine: &Machine,
    canon: &mut Canon,
    named: &[(u64, TaskId)],
    owners: &Owners,
) -> Vec<(u64, u64)> {
    let host = host_ref(machine);
    let Some(order) = &host.happens_before else { return Vec::new() };
    let mut done: Vec<Done<'_>> = Vec::new();
    open_regions(order, canon, &mut done);
    open_touches(host, order, canon, &mut done);
    open_accesses(machine, order, canon, owners, &mut done);
    leaking_bodies(order, &mut done);
    let knows = |moment: Option<Moment>, (_, task): &(u64, TaskId)| {
        moment.is_some_and(|moment| order.is_before(moment, tasks::TaskId(task.0)))
    };
    let mut open: Vec<Open<'_>> = Vec::new();
    for one in done {
        if named.iter().all(|task| knows(one.until, task)) {
            continue;
        }
        let live = named.iter().find(|(_, task)| task.0 == one.task).map(|(name, _)| *name);
        let joins = one.moment.map_or(0, |moment| match order.pending_finish(moment) {
            Ok(finish) => host.world.finish_name(finish),
            Err(task) => u64::from(task) << 32,
        });
        let mut tokens = one.what.to_vec();
        tokens.extend([live.unwrap_or(joins), one.held.len() as u64]);
        debug_assert_eq!(tokens.len(), BODIES);
        for held in one.held {
            let goes_on = order.held(tasks::TaskId(one.task)).iter().any(|one| one.body == held.body);
            tokens.extend([live.map_or(0, |_| u64::from(held.body)), u64::from(live.is_some() && goes_on)]);
        }
        one.held.iter().for_each(|held| one_claim(canon, &held.claim, &mut tokens));
        tokens.extend(named.iter().map(|task| u64::from(knows(one.moment, task))));
        if one.until != one.moment {
            tokens.extend(named.iter().map(|task| u64::from(knows(one.until, task))));
        }
        if let Some(moment) = one.moment {
            carrier_tokens(canon, &host.world, order, moment, joins, &mut tokens);
        }
        open.push(Open { tokens, done: one, ended: live.is_none() });
    }
    number_bodies(&mut open);
    feed(canon, order, open)
}

/// Every permission region that is open, or that some live task does not know to be closed.
fn open_regions<'a>(order: &'a HappensBefore, canon: &Canon, done: &mut Vec<Done<'a>>) {
    for one in order.regions() {
        let Some(name) = canon.known_name(Ref(one.region.target.object().0)) else { continue };
        let bounds = match one.region.target {
            tasks::Target::Object(_) => u64::MAX,
            tasks::Target::Elements { from, to, .. } => u64::from(from) << 32 | u64::from(to),
        };
        done.push(Done {
            what: [2, name, bounds, u64::from(one.region.write), u64::from(one.closed.is_some())],
            task: one.opened.task,
            path: 0,
            held: &one.held,
            moment: one.closed,
            until: one.closed,
        });
    }
}

/// Every touch of something shared: if a task that does not know of it touches it too, there is a choice to explore. What
/// is a choice in any case needs no record, unless it was done in an isolated body: the next body that touches it lies
/// behind that one.
fn open_touches<'a>(host: &Host, order: &'a HappensBefore, canon: &Canon, done: &mut Vec<Done<'a>>) {
    for (key, touches) in order.touches() {
        // Who loads a literal first shows only to those who intern; if somebody does, the search starts again.
        if matches!(key, Key::Interned(_)) && !host.world.options().interned {
            continue;
        }
        let Some(name) = name_of(canon, key) else { continue };
        let [kind, detail] = key.part();
        let is_choice = host.points.are_at(Kind::of(*key));
        let counts = touches.iter().filter(|touch| !is_choice || !touch.held.is_empty());
        done.extend(counts.map(|touch| Done {
            what: [1, name, kind, detail, touch.how as u64],
            task: touch.moment.task,
            path: touch.path,
            held: &touch.held,
            moment: Some(touch.moment),
            until: Some(touch.moment),
        }));
    }
}

/// The name of what a key is about; none if nobody can reach it.
fn name_of(canon: &Canon, key: &Key) -> Option<u64> {
    match key.object() {
        Some(object) => canon.known_name(Ref(object.0)),
        None => Some(0),
    }
}

/// Every access to the heap.
///
/// What the only task that can reach an object knows of is left out: whoever gets to it later does so through
/// something that this task does from now on. So are reads of old objects where nobody has ever been seen to write, and
/// what the library computes from other fields when it is first asked for.
fn open_accesses<'a>(
    machine: &'a Machine,
    order: &HappensBefore,
    canon: &Canon,
    owners: &Owners,
    done: &mut Vec<Done<'a>>,
) {
    let Some(shadow) = &host_ref(machine).shadow else { return };
    for (place, cell) in shadow.cells() {
        let Some(owner) = owners.get(&place.0) else { continue };
        let Some(name) = canon.known_name(place.0) else { continue };
        let quiet = place.0.0 < shadow.base && !shadow.written.contains(&place);
        let settled =
            |access: &Access| owner.is_some_and(|task| order.is_before(access.moment, tasks::TaskId(task.0)));
        let counts = |(access, write): &(&Access, bool)| (*write || !quiet) && !settled(access);
        let mut counting = cell.accesses().filter(counts).peekable();
        if counting.peek().is_none() || is_value_cache(machine, place) {
            continue;
        }
        for (access, write) in counting {
            let flags = [write, access.covered, access.atomic, access.initializer];
            let flags = flags.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag));
            let how = u64::from(access.at) << 16 | u64::from(access.update.number()) << 8 | flags;
            done.push(Done {
                what: [0, name, u64::from(place.1), how, 0],
                task: access.moment.task,
                path: access.path,
                held: &access.held,
                moment: Some(access.moment),
                until: Some(access.moment),
            });
        }
    }
}

/// Isolated bodies that others may know to have begun.
fn leaking_bodies<'a>(order: &'a HappensBefore, done: &mut Vec<Done<'a>>) {
    done.extend(order.leaking_bodies().map(|leak| Done {
        what: [3, 0, 0, 0, 0],
        task: leak.begun.task,
        path: 0,
        held: &leak.held,
        moment: Some(leak.begun),
        until: Some(leak.ended),
    }));
}

/// Where the tokens of something open name its isolated bodies: two for each.
const BODIES: usize = 7;

/// What of a task's past lies in one body matters, and which body came first; not how many there were before.
fn number_bodies(open: &mut [Open<'_>]) {
    let live = |one: &&Open<'_>| !one.ended;
    let of = |one: &Open<'_>| -> Vec<(u32, u32)> {
        one.done.held.iter().map(|held| (one.done.task, held.body)).collect()
    };
    let bodies: BTreeSet<(u32, u32)> = open.iter().filter(live).flat_map(of).collect();
    for one in open.iter_mut().filter(|one| !one.ended) {
        let task = one.done.task;
        for (index, held) in one.done.held.iter().enumerate() {
            one.tokens[BODIES + 2 * index] = bodies.range((task, 0)..=(task, held.body)).count() as u64;
        }
    }
}

/// Feeds what is open in an order that does not depend on the schedule, and what of it the end of each one's isolated
/// bodies hands over to the next body that touches the same data. Gives who of the ended tasks did it.
fn feed(canon: &mut Canon, order: &HappensBefore, mut open: Vec<Open<'_>>) -> Vec<(u64, u64)> {
    // One bit for each of the bodies that hand it over, the outermost first.
    let handed = |one: &Done<'_>, past: &Done<'_>| -> u64 {
        let Some(moment) = past.moment else { return 0 };
        let by = |held: &Held| u64::from(order.is_handed_over(moment, one.task, held.body));
        one.held.iter().fold(0, |bits, held| bits << 1 | by(held))
    };
    let mut given: Vec<Vec<(usize, u64)>> = vec![Vec::new(); open.len()];
    let mut givers = given.clone();
    for (index, one) in open.iter().enumerate().filter(|(_, one)| !one.done.held.is_empty()) {
        for (other, past) in open.iter().enumerate() {
            let bits = handed(&one.done, &past.done);
            if bits != 0 {
                given[index].push((other, bits));
                givers[other].push((index, bits));
            }
        }
    }
    // What looks alike is told apart by what it hands over and who hands it over.
    let lists = |of: &[(usize, u64)]| {
        let one = |(other, bits): &(usize, u64)| {
            open[*other].tokens.iter().copied().chain([*bits]).collect::<Vec<u64>>()
        };
        let mut lists: Vec<Vec<u64>> = of.iter().map(one).collect();
        lists.sort_unstable();
        lists.concat()
    };
    let refine = |index: usize| [lists(&given[index]), vec![u64::MAX], lists(&givers[index])].concat();
    let refined: Vec<Vec<u64>> = (0..open.len()).map(refine).collect();
    for (one, refined) in open.iter_mut().zip(refined) {
        one.tokens.extend(refined);
    }
    let mut sorted: Vec<usize> = (0..open.len()).collect();
    sorted.sort_by(|left, right| open[*left].tokens.cmp(&open[*right].tokens));
    // How often the same was done does not matter, unless bodies hand it over.
    let mut rank = vec![0; open.len()];
    let mut naming = Vec::new();
    let mut fed: Vec<usize> = Vec::new();
    let mut first = 0;
    for index in sorted {
        let alike = fed.last().is_some_and(|last| open[*last].tokens == open[index].tokens);
        if !alike {
            first = fed.len() as u64;
        }
        // Those that look alike share a name.
        if open[index].ended {
            naming.push((1 << 63 | first, open[index].done.path));
        }
        rank[index] = fed.len() as u64;
        if !alike || !given[index].is_empty() || !givers[index].is_empty() {
            fed.push(index);
        }
    }
    canon.token(fed.len() as u64);
    fed.iter().for_each(|index| canon.record(&open[*index].tokens));
    for index in &fed {
        let mut handed: Vec<(u64, u64)> =
            given[*index].iter().map(|(other, bits)| (rank[*other], *bits)).collect();
        handed.sort_unstable();
        for (other, bits) in handed {
            canon.token(rank[*index] << 32 | other);
            canon.token(bits);
        }
    }
    canon.token(u64::MAX);
    naming
}

fn one_claim(canon: &Canon, claim: &Claim, tokens: &mut Vec<u64>) {
    let name = |object: tasks::ObjectId| canon.known_name(Ref(object.0)).unwrap_or(0);
    match claim {
        Claim::Monitor(object) => tokens.extend([u64::MAX - 1, name(*object)]),
        Claim::Gone => tokens.extend([u64::MAX - 1, 0]),
        Claim::Isolated(Isolated::Global) => tokens.push(u64::MAX),
        // Those that nobody can reach may be gone or not.
        Claim::Isolated(Isolated::Objects(objects)) => {
            let named = |(object, writes): &(tasks::ObjectId, bool)| {
                canon.known_name(Ref(object.0)).map(|name| [name, u64::from(*writes)])
            };
            let named: Vec<[u64; 2]> = objects.iter().filter_map(named).collect();
            tokens.push(named.len() as u64);
            tokens.extend(named.into_iter().flatten());
        }
    }
}

/// What carries a moment to tasks that do not know of it yet.
fn carrier_tokens(
    canon: &Canon,
    world: &tasks::World,
    order: &HappensBefore,
    moment: Moment,
    joins: u64,
    tokens: &mut Vec<u64>,
) {
    let mut carried: Vec<Vec<u64>> = Vec::new();
    order.carried(moment, |carrier, known| {
        if !known {
            return;
        }
        let named = |object: tasks::ObjectId| canon.known_name(Ref(object.0));
        match carrier {
            // What the end of a body hands over is fed with the bodies.
            Carrier::Key(Key::Body(..)) => {}
            Carrier::Key(key) => {
                let [kind, detail] = key.part();
                carried.extend(name_of(canon, &key).map(|name| vec![1, name, kind, detail]));
            }
            // Phases as the registrations tell them; all that whoever comes next learns in any case is one.
            Carrier::Signal(object, phase) => {
                let base = world.phaser_base(tasks::PhaserId(object));
                let phase = base.map(|base| (phase - base).max(0) as u64);
                carried.extend(named(object).zip(phase).map(|(name, phase)| vec![2, name, phase]));
            }
            Carrier::Pass(object, phase) => {
                let phaser = tasks::PhaserId(object);
                let bound = world.phaser_bound(phaser).map_or(0, i64::from);
                let phase = world.phaser_base(phaser).map(|base| (phase + bound - base).max(0) as u64);
                carried.extend(named(object).zip(phase).map(|(name, phase)| vec![3, name, phase]));
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
    carried.dedup();
    tokens.push(carried.len() as u64);
    for one in carried {
        tokens.push(one.len() as u64);
        tokens.extend(one);
    }
}
