//! Which of the live tasks know of a moment of the past, and what carries it to the others. Much is done in one moment: all
//! of it is told once.

use super::done::{name_of, one_claim};
use crate::happens_before::{Carrier, HappensBefore, Key};
use happens_before::{Moment, VectorClock};
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};
use rustc_hash::FxHashMap;
use tasks::{FinishId, World};

/// What a state says of a moment.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// The finish that will join the task, if that has ended; else the task, or whoever has joined it.
    pub(super) joins: u64,
    /// A bit for each of the live tasks, whether it knows of it.
    pub(super) knowers: Vec<u64>,
    /// What carries it, in an order that does not depend on the schedule.
    carried: Vec<u64>,
}

/// Something that carries order, by its name in a state.
struct Named<'a> {
    tokens: Vec<u64>,
    /// The name of the finish that it is.
    finish: Option<u64>,
    clock: &'a VectorClock,
}

/// What is known of moments in one state.
pub(super) struct Moments<'a> {
    order: &'a HappensBefore,
    world: &'a World,
    named: &'a [(u64, TaskId)],
    carriers: Vec<Named<'a>>,
    unjoined: FxHashMap<u32, FinishId>,
    known: FxHashMap<Moment, Known>,
}

impl<'a> Moments<'a> {
    pub(super) fn new(
        canon: &Canon,
        world: &'a World,
        order: &'a HappensBefore,
        named: &'a [(u64, TaskId)],
    ) -> Moments<'a> {
        let carriers = order.carriers().filter_map(|(carrier, clock)| name(canon, world, carrier, clock));
        let mut carriers: Vec<Named<'a>> = carriers.collect();
        carriers.sort_unstable_by(|left, right| left.tokens.cmp(&right.tokens));
        Moments { order, world, named, carriers, unjoined: order.unjoined(), known: FxHashMap::default() }
    }

    /// What is known of a moment.
    pub(super) fn of(&mut self, moment: Moment) -> &Known {
        let Moments { order, world, named, carriers, unjoined, known } = self;
        known.entry(moment).or_insert_with(|| {
            let mut known = Known::default();
            known.knowers.resize(named.len().div_ceil(64), 0);
            for (index, (_, task)) in named.iter().enumerate() {
                let knows = order.is_before(moment, tasks::TaskId(task.0));
                known.knowers[index / 64] |= u64::from(knows) << (index % 64);
            }
            let joiner = order.last_joiner(moment);
            known.joins = match unjoined.get(&joiner) {
                Some(finish) => world.finish_name(*finish),
                None => u64::from(joiner) << 32,
            };
            // The finish that will join the task knows of it in any case.
            let others = carriers.iter().filter(|one| one.finish.is_none_or(|name| name != known.joins));
            let mut carried: Vec<&[u64]> = others
                .filter(|one| order.is_carried(moment, one.clock))
                .map(|one| one.tokens.as_slice())
                .collect();
            carried.dedup();
            known.carried.push(carried.len() as u64);
            for one in carried {
                known.carried.push(one.len() as u64);
                known.carried.extend(one);
            }
            known
        })
    }

    /// Feeds what is known of some moments, and gives numbers for it.
    pub(super) fn feed(
        &mut self,
        canon: &mut Canon,
        moments: impl Iterator<Item = Moment>,
    ) -> FxHashMap<Moment, u64> {
        let mut sorted: Vec<Moment> = moments.collect();
        sorted.sort_unstable();
        sorted.dedup();
        sorted.iter().for_each(|moment| {
            self.of(*moment);
        });
        let content = |moment: &Moment| {
            let known = &self.known[moment];
            (&known.knowers, &known.carried)
        };
        sorted.sort_by(|left, right| content(left).cmp(&content(right)));
        let mut numbers = FxHashMap::default();
        let mut last = None;
        let mut count = 0;
        for moment in &sorted {
            if last != Some(content(moment)) {
                let (knowers, carried) = content(moment);
                canon.record(knowers);
                canon.record(carried);
                count += 1;
                last = Some((knowers, carried));
            }
            numbers.insert(*moment, count);
        }
        canon.token(u64::MAX);
        numbers
    }
}

/// What a carrier is called in a state; none if nobody can reach it.
fn name<'a>(canon: &Canon, world: &World, carrier: Carrier<'_>, clock: &'a VectorClock) -> Option<Named<'a>> {
    let named = |object: tasks::ObjectId| canon.known_name(Ref(object.0));
    let (tokens, finish) = match carrier {
        // What the end of a body hands over is fed with the bodies.
        Carrier::Key(Key::Body(..)) => return None,
        Carrier::Key(key) => {
            let [kind, detail] = key.part();
            (vec![1, name_of(canon, &key)?, kind, detail], None)
        }
        // Phases as the registrations tell them; all that whoever comes next learns in any case is one.
        Carrier::Signal(object, phase) => {
            let base = world.phaser_base(tasks::PhaserId(object))?;
            (vec![2, named(object)?, (phase - base).max(0) as u64], None)
        }
        Carrier::Pass(object, phase) => {
            let phaser = tasks::PhaserId(object);
            let bound = world.phaser_bound(phaser).map_or(0, i64::from);
            let phase = (phase + bound - world.phaser_base(phaser)?).max(0) as u64;
            (vec![3, named(object)?, phase], None)
        }
        Carrier::Finish(finish) => {
            let name = world.finish_name(finish);
            (vec![4, name], Some(name))
        }
        Carrier::Bodies(claim) => {
            let mut tokens = vec![5];
            one_claim(canon, claim, &mut tokens);
            (tokens, None)
        }
    };
    Some(Named { tokens, finish, clock })
}
