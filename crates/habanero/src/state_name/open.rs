//! What tasks did and some live task does not know of: accesses, touches, permission regions, and isolated bodies that
//! others know to have begun. All of it is told in one form, so that nothing of what can hand it on is forgotten for one.

use super::bodies;
use super::done::{Done, Open, Owners, name_of, one_claim};
use super::moments::Moments;
use crate::happens_before::{HappensBefore, Key};
use crate::host::{Host, Machine, host_ref};
use crate::kinds::Kind;
use crate::library::{is_kept, is_value_cache};
use crate::shadow::Access;
use happens_before::Moment;
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};

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
    let mut known = KnownToAll { order, named, bounds: Vec::new() };
    open_accesses(machine, &mut known, canon, owners, &mut done);
    leaking_bodies(order, &mut done);
    done.retain(|one| !one.until.map_or(named.is_empty(), |moment| known.contains(moment)));
    canon.token(done.len().min(1) as u64);
    if done.is_empty() {
        return Vec::new();
    }
    let mut moments = Moments::new(canon, &host.world, order, named);
    let numbers = moments.feed(canon, done.iter().filter_map(|one| one.moment));
    let mut open: Vec<Open<'_>> = Vec::with_capacity(done.len());
    for one in done {
        let live = named.iter().find(|(_, task)| task.0 == one.task).map(|(name, _)| *name);
        let joins = one.moment.map_or(0, |moment| moments.of(moment).joins);
        let mut tokens = Vec::with_capacity(16);
        tokens.extend(one.what);
        tokens.extend([live.unwrap_or(joins), one.held.len() as u64]);
        debug_assert_eq!(tokens.len(), BODIES);
        for held in one.held {
            let goes_on = order.held(tasks::TaskId(one.task)).iter().any(|one| one.body == held.body);
            tokens.extend([live.map_or(0, |_| u64::from(held.body)), u64::from(live.is_some() && goes_on)]);
        }
        one.held.iter().for_each(|held| one_claim(canon, &held.claim, &mut tokens));
        tokens.push(one.moment.map_or(0, |moment| numbers[&moment]));
        if let Some(until) = one.until.filter(|_| one.until != one.moment) {
            tokens.extend_from_slice(&moments.of(until).knowers);
        }
        open.push(Open { tokens, done: one, ended: live.is_none() });
    }
    number_bodies(&mut open);
    bodies::feed(canon, order, &open)
}

/// A debug build compares what follows from other moments with what is so where the time is a multiple of this.
const COMPARED: u32 = 4;

/// The past that all live tasks know.
struct KnownToAll<'a> {
    order: &'a HappensBefore,
    named: &'a [(u64, TaskId)],
    /// For each task: the latest time that was found to be known, and the earliest that was found not to be. Who knows of
    /// a moment knows of all before it in its task.
    bounds: Vec<(Option<u32>, Option<u32>)>,
}

impl KnownToAll<'_> {
    #[inline]
    fn contains(&mut self, moment: Moment) -> bool {
        let index = moment.task as usize;
        let is_known = match self.bounds.get(index) {
            Some((Some(known), _)) if moment.time <= *known => true,
            Some((_, Some(unknown))) if moment.time >= *unknown => false,
            _ => self.find(moment),
        };
        let compared = moment.time.is_multiple_of(COMPARED);
        debug_assert!(
            !compared || is_known == self.all_know(moment),
            "who knows of {moment:?} is told wrongly"
        );
        is_known
    }

    fn all_know(&self, moment: Moment) -> bool {
        self.named.iter().all(|(_, task)| self.order.is_before(moment, tasks::TaskId(task.0)))
    }

    fn find(&mut self, moment: Moment) -> bool {
        let index = moment.task as usize;
        if index >= self.bounds.len() {
            self.bounds.resize(index + 1, (None, None));
        }
        let is_known = self.all_know(moment);
        match is_known {
            true => self.bounds[index].0 = Some(moment.time),
            false => self.bounds[index].1 = Some(moment.time),
        }
        is_known
    }
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

/// Every access to the heap that some live task does not know of.
///
/// What the only task that can reach an object knows of is left out: whoever gets to it later does so through
/// something that this task does from now on. So are reads of old objects where nobody has ever been seen to write, and
/// what the library computes from other fields when it is first asked for.
fn open_accesses<'a>(
    machine: &'a Machine,
    known: &mut KnownToAll<'_>,
    canon: &Canon,
    owners: &Owners,
    done: &mut Vec<Done<'a>>,
) {
    let Some(shadow) = &host_ref(machine).shadow else { return };
    let mut object = None;
    for (place, cell) in shadow.cells() {
        if cell.accesses().all(|(access, _)| known.contains(access.moment)) {
            continue;
        }
        let order = known.order;
        // Neighbours are mostly parts of one object.
        if object.is_none_or(|(object, _)| object != place.0) {
            object = Some((place.0, owners.get(&place.0).copied().zip(canon.known_name(place.0))));
        }
        let Some((_, Some((owner, name)))) = object else { continue };
        let quiet = place.0.0 < shadow.base && !shadow.written.contains(&place);
        let settled =
            |access: &Access| owner.is_some_and(|task| order.is_before(access.moment, tasks::TaskId(task.0)));
        let kept = |access: &Access| access.whole.is_some() && is_kept(machine, place, access.whole);
        let counts =
            |(access, write): &(&Access, bool)| (*write || !quiet) && !settled(access) && !kept(access);
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
    let live = open.iter().filter(|one| !one.ended);
    let bodies = live.flat_map(|one| one.done.held.iter().map(|held| (one.done.task, held.body)));
    let mut bodies: Vec<(u32, u32)> = bodies.collect();
    bodies.sort_unstable();
    bodies.dedup();
    for one in open.iter_mut().filter(|one| !one.ended) {
        let first = bodies.partition_point(|(task, _)| *task < one.done.task);
        for (index, held) in one.done.held.iter().enumerate() {
            let upto = bodies.partition_point(|body| *body <= (one.done.task, held.body));
            one.tokens[BODIES + 2 * index] = (upto - first) as u64;
        }
    }
}
