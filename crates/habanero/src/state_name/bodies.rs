//! What is open, in an order that does not depend on the schedule, with what of it the ends of isolated bodies hand over to
//! the next body that touches the same data.

use super::done::Open;
use crate::happens_before::HappensBefore;
use happens_before::Moment;
use machine::fingerprint::Canon;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Places in the list of what is open, by what they have in common: bodies hand over moments, and with them all that was
/// done then.
struct Relation {
    /// The isolated bodies of each place, outermost first.
    bodies: Vec<Vec<usize>>,
    /// The moment of each place.
    moments: Vec<Option<usize>>,
    /// The places that each body hands over.
    handed: Vec<Vec<usize>>,
    /// The places whose bodies hand each moment over, and which of their bodies do.
    givers: Vec<Vec<(usize, u64)>>,
}

impl Relation {
    fn new(order: &HappensBefore, open: &[Open<'_>]) -> Relation {
        let mut bodies = Numbers::new();
        let mut moments = Numbers::new();
        let bodies_of = |one: &Open<'_>, numbers: &mut Numbers<(u32, u32)>| -> Vec<usize> {
            one.done.held.iter().map(|held| numbers.of((one.done.task, held.body))).collect()
        };
        let of_places: Vec<Vec<usize>> = open.iter().map(|one| bodies_of(one, &mut bodies)).collect();
        let at: Vec<Option<usize>> =
            open.iter().map(|one| one.done.moment.map(|moment| moments.of(moment))).collect();
        let hands = |body: &(u32, u32)| -> Vec<bool> {
            let clock = order.handed_over(*body);
            let is_known = |moment: &Moment| clock.is_some_and(|clock| order.is_carried(*moment, clock));
            moments.all.iter().map(is_known).collect()
        };
        let hands: Vec<Vec<bool>> = bodies.all.iter().map(hands).collect();
        let handed = |hands: &Vec<bool>| -> Vec<usize> {
            let is_handed = |place: &usize| at[*place].is_some_and(|moment| hands[moment]);
            (0..open.len()).filter(is_handed).collect()
        };
        let handed = hands.iter().map(handed).collect();
        let mut givers: Vec<Vec<(usize, u64)>> = vec![Vec::new(); moments.all.len()];
        for (place, bodies) in of_places.iter().enumerate() {
            for (which, body) in (0..).zip(bodies) {
                let known = hands[*body].iter().enumerate().filter(|(_, is_handed)| **is_handed);
                known.for_each(|(moment, _)| givers[moment].push((place, which)));
            }
        }
        Relation { bodies: of_places, moments: at, handed, givers }
    }

    /// Whether a place is handed over by bodies, or its bodies hand others over.
    fn has(&self, place: usize) -> bool {
        self.bodies[place].iter().any(|body| !self.handed[*body].is_empty())
            || self.moments[place].is_some_and(|moment| !self.givers[moment].is_empty())
    }
}

/// Numbers in the order of first use.
struct Numbers<T> {
    all: Vec<T>,
    numbers: FxHashMap<T, usize>,
}

impl<T: Copy + Eq + std::hash::Hash> Numbers<T> {
    fn new() -> Numbers<T> {
        Numbers { all: Vec::new(), numbers: FxHashMap::default() }
    }

    fn of(&mut self, one: T) -> usize {
        *self.numbers.entry(one).or_insert_with(|| {
            self.all.push(one);
            self.all.len() - 1
        })
    }
}

/// Feeds what is open. Gives who of the ended tasks did it.
///
/// Numbers stand for what has been fed, so they mean the same in every state of the name.
pub(super) fn feed(canon: &mut Canon, order: &HappensBefore, open: &[Open<'_>]) -> Vec<(u64, u64)> {
    let looks = feed_looks(canon, open);
    let name = |place: usize, rank: u64| {
        let Open { done, ended, .. } = &open[place];
        ended.then_some((1 << 63 | rank, done.path))
    };
    if open.iter().all(|one| one.done.held.is_empty()) {
        return (0..open.len()).filter_map(|place| name(place, looks[place])).collect();
    }
    let relation = Relation::new(order, open);
    let keys = feed_keys(canon, &relation, &looks);
    let mut sorted: Vec<usize> = (0..open.len()).collect();
    sorted.sort_unstable_by(|left, right| keys[*left].cmp(&keys[*right]));
    // How often the same was done does not matter, unless bodies hand it over.
    let mut rank = vec![0; open.len()];
    let mut naming = Vec::new();
    let mut fed: Vec<usize> = Vec::new();
    let mut first = 0;
    for place in sorted {
        let alike = fed.last().is_some_and(|last| keys[*last] == keys[place]);
        if !alike {
            first = fed.len() as u64;
        }
        // Those that look alike share a name.
        naming.extend(name(place, first));
        rank[place] = fed.len() as u64;
        if !alike || relation.has(place) {
            fed.push(place);
        }
    }
    canon.token(fed.len() as u64);
    fed.iter().for_each(|place| canon.record(&keys[*place]));
    feed_relation(canon, &relation, &fed, &rank);
    naming
}

/// What looks alike is told apart by what its bodies hand over and who hands it over. Feeds lists of these, and gives each
/// place its look and its lists.
fn feed_keys(canon: &mut Canon, relation: &Relation, looks: &[u64]) -> Vec<Vec<u64>> {
    let sorted = |mut list: Vec<(u64, u64)>| {
        list.sort_unstable();
        list
    };
    let handed = |places: &Vec<usize>| sorted(places.iter().map(|place| (looks[*place], 0)).collect());
    let givers = |givers: &Vec<(usize, u64)>| {
        sorted(givers.iter().map(|(place, which)| (looks[*place], *which)).collect())
    };
    let handed: Vec<Vec<(u64, u64)>> = relation.handed.iter().map(handed).collect();
    let givers: Vec<Vec<(u64, u64)>> = relation.givers.iter().map(givers).collect();
    let all = handed.iter().chain(&givers);
    let distinct: BTreeSet<&[(u64, u64)]> = all.map(Vec::as_slice).collect();
    let distinct: Vec<&[(u64, u64)]> = distinct.into_iter().collect();
    canon.token(distinct.len() as u64);
    for list in &distinct {
        canon.token(list.len() as u64);
        list.iter().flat_map(|(look, which)| [look, which]).for_each(|token| canon.token(*token));
    }
    let number = |list: &Vec<(u64, u64)>| 1 + distinct.partition_point(|one| *one < list.as_slice()) as u64;
    let handed: Vec<u64> = handed.iter().map(number).collect();
    let givers: Vec<u64> = givers.iter().map(number).collect();
    let key = |place: usize| -> Vec<u64> {
        let given_by = relation.moments[place].map_or(0, |moment| givers[moment]);
        let bodies = relation.bodies[place].iter().map(|body| handed[*body]);
        [looks[place], given_by].into_iter().chain(bodies).collect()
    };
    (0..looks.len()).map(key).collect()
}

/// Feeds all that there is, once, and gives each place the number of how it looks.
fn feed_looks(canon: &mut Canon, open: &[Open<'_>]) -> Vec<u64> {
    let mut sorted: Vec<usize> = (0..open.len()).collect();
    sorted.sort_unstable_by(|left, right| open[*left].tokens.cmp(&open[*right].tokens));
    let mut looks = vec![0; open.len()];
    let mut last: Option<usize> = None;
    let mut number = 0;
    for place in sorted {
        if last.is_none_or(|last| open[last].tokens != open[place].tokens) {
            number += 1;
            canon.record(&open[place].tokens);
        }
        looks[place] = number;
        last = Some(place);
    }
    canon.token(u64::MAX);
    looks
}

/// Feeds which of what was fed the bodies of each hand over.
fn feed_relation(canon: &mut Canon, relation: &Relation, fed: &[usize], rank: &[u64]) {
    let mut known: FxHashMap<Vec<u64>, u64> = FxHashMap::default();
    let mut numbers: Vec<Option<u64>> = vec![None; relation.handed.len()];
    for body in fed.iter().flat_map(|place| &relation.bodies[*place]) {
        if let Some(number) = numbers[*body] {
            canon.token(number);
            continue;
        }
        let mut ranks: Vec<u64> = relation.handed[*body].iter().map(|place| rank[*place]).collect();
        ranks.sort_unstable();
        let next = known.len() as u64;
        let number = *known.entry(ranks.clone()).or_insert(next);
        canon.token(number);
        // What a number means is fed when it is first used.
        if number == next {
            canon.record(&ranks);
        }
        numbers[*body] = Some(number);
    }
    canon.token(u64::MAX);
}
