//! The twin check: two schedules that led to states of one name are run again from the start, each on a machine of its
//! own and without a step back, and then go on side by side under the same choices. What they offer, print and end in
//! must be equal, else the name left something out that matters. It shares no code with what names states.

use super::order::{OrderEngine, Rest, Turn};
use crate::findings::Problem;
use crate::open;
use machine::TaskId;
use report::Limit;
use rustc_hash::FxHashMap;
use search::Random;

/// One in so many matches is checked.
const ONE_IN: u128 = 4;
/// So many choices behind a match are compared.
const CHOICES: usize = 64;
/// So many matches are checked in one search.
const MOST: usize = 2_000;

/// The schedules that led to states, and how many matches were checked.
#[derive(Debug, Default)]
pub(super) struct Twins {
    first: FxHashMap<u128, Vec<Turn>>,
    checked: usize,
}

impl Twins {
    /// A state was met that is new.
    pub(super) fn remember(&mut self, name: u128, schedule: &[Turn]) {
        self.first.insert(name, schedule.to_vec());
    }
}

/// A choice: how the task looks, which way it goes, and the choice itself.
type Offer = (u128, u32, Turn);

/// Without the choices themselves.
fn plain(offers: &[Offer]) -> Vec<(u128, u32)> {
    offers.iter().map(|(look, way, _)| (*look, *way)).collect()
}

/// A run of one of the two.
struct Twin {
    engine: OrderEngine,
    rest: Rest,
}

impl Twin {
    fn new(of: &OrderEngine, schedule: &[Turn]) -> Result<Twin, Limit> {
        let mut engine = OrderEngine::new(&of.request.for_telling(), of.premise, of.learned.clone())?;
        let rest = engine.settle();
        engine.set_base();
        engine.find_own_objects();
        let mut twin = Twin { engine, rest };
        for turn in schedule {
            if !matches!(twin.rest, Rest::Choice(_)) {
                break;
            }
            twin.step(*turn);
        }
        Ok(twin)
    }

    /// As the search does: what is written before the first mark does not count as changed.
    fn step(&mut self, turn: Turn) {
        self.engine.session.mark();
        self.rest = self.engine.step(turn);
    }

    /// What can be chosen: which task, as it looks, since names do not tell where tasks may be exchanged; and which way.
    fn offers(&mut self, exchangeable: bool) -> Vec<Offer> {
        let Rest::Choice(all) = &self.rest else { return Vec::new() };
        let looks = open::looks(&mut self.engine.session, exchangeable);
        let look = |task: TaskId| looks.iter().find(|(_, one)| *one == task).map_or(0, |(look, _)| *look);
        let mut offers: Vec<Offer> = all.iter().map(|turn| (look(turn.0), turn.1, *turn)).collect();
        offers.sort_unstable();
        offers
    }

    /// Takes the one of the choices that look alike behind which the run stands as the other does.
    fn follow(&mut self, choices: &[Offer], other: &mut Twin, exchangeable: bool) {
        let wanted = (other.stands(), plain(&other.offers(exchangeable)));
        for (number, (_, _, turn)) in choices.iter().enumerate() {
            let Rest::Choice(before) = &self.rest else { return };
            let before = before.clone();
            self.step(*turn);
            let last = number + 1 == choices.len();
            if last || (self.stands(), plain(&self.offers(exchangeable))) == wanted {
                return;
            }
            self.engine.session.rewind();
            self.rest = Rest::Choice(before);
        }
    }

    /// In a few words, how the run stands.
    fn stands(&self) -> String {
        match &self.rest {
            Rest::Choice(all) => format!("before {} choices", all.len()),
            Rest::End => "at its end".to_string(),
            Rest::Problem(Problem::Race(_)) => "before a race".to_string(),
            Rest::Problem(problem) => {
                format!("at a violation ({})", problem.kind_in(&self.engine.session).word())
            }
            Rest::Unknown(why) => format!("at what is not known ({why:?})"),
        }
    }
}

impl OrderEngine {
    /// A state bears the name of one that was met before: compares the two, if it is this match's turn. Gives what is
    /// wrong.
    pub(super) fn check_twins(&mut self, name: u128, exchangeable: bool) -> Option<String> {
        let twins = self.twins.as_mut()?;
        if !name.is_multiple_of(ONE_IN) || twins.checked >= MOST {
            return None;
        }
        twins.checked += 1;
        let first = twins.first.get(&name)?.clone();
        self.figures.twins += 1;
        match self.compare(&first, name, exchangeable) {
            Ok(()) => None,
            Err(why) => Some(format!(
                "two schedules lead to states of one name that differ: {why}; one takes {first:?}, the other {:?}",
                self.schedule
            )),
        }
    }

    fn compare(&self, first: &[Turn], name: u128, exchangeable: bool) -> Result<(), String> {
        let fails = |why: Limit| format!("a run from the start fails ({why:?})");
        let mut one = Twin::new(self, first).map_err(fails)?;
        let mut other = Twin::new(self, &self.schedule).map_err(fails)?;
        let printed =
            |twin: &Twin| (twin.engine.session.machine.out.len(), twin.engine.session.machine.err.len());
        let (from_one, from_other) = (printed(&one), printed(&other));
        let mut random = Random::new(name as u64);
        for step in 0..CHOICES {
            // A limit of the whole check says nothing about the two.
            if matches!(one.rest, Rest::Unknown(_)) || matches!(other.rest, Rest::Unknown(_)) {
                return Ok(());
            }
            if one.stands() != other.stands() {
                return Err(format!(
                    "after {step} more choices one is {}, the other {}",
                    one.stands(),
                    other.stands()
                ));
            }
            let (offers, others) = (one.offers(exchangeable), other.offers(exchangeable));
            if plain(&offers) != plain(&others) {
                return Err(format!("after {step} more choices other tasks can be chosen"));
            }
            let machines = [&one.engine.session.machine, &other.engine.session.machine];
            if machines[0].out[from_one.0..] != machines[1].out[from_other.0..]
                || machines[0].err[from_one.1..] != machines[1].err[from_other.1..]
            {
                return Err(format!("after {step} more choices they have printed different texts"));
            }
            if offers.is_empty() {
                return Ok(());
            }
            let pick = (random.draw() % offers.len() as u64) as usize;
            let (look, way, turn) = offers[pick];
            one.step(turn);
            let alike: Vec<Offer> =
                others.into_iter().filter(|(one, other, _)| (*one, *other) == (look, way)).collect();
            other.follow(&alike, &mut one, exchangeable);
        }
        Ok(())
    }
}
