//! The twin check: two schedules that led to states of one name are run again from the start, each on a machine of its
//! own and without a step back, and then go on side by side under the same choices. What they offer, print and end in
//! must be equal, else the name left something out that matters. It shares no code with what names states.

use super::engine::{HappensBeforeEngine, Rest, Turn};
use crate::explain::findings::Problem;
use crate::state_name;
use machine::TaskId;
use report::Limit;
use rustc_hash::FxHashMap;
use search::Random;

/// One in so many matches is checked.
const ONE_IN: u128 = 4;
/// So many choices behind a match are compared.
const CHOICES: usize = 64;
/// So many steps are tried to find out which of the tasks that look alike stand for which.
const TRIES: usize = 4_096;
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

/// What there is to see of a run before a choice, or at its end.
struct Sight {
    stands: String,
    /// How the tasks look that can be chosen, and which ways they can go.
    offers: Vec<(u128, u32)>,
    printed: [Vec<u8>; 2],
}

impl Sight {
    /// In which way another sight differs.
    fn differs(&self, other: &Sight) -> Option<String> {
        if self.stands != other.stands {
            return Some(format!("one is {}, the other {}", self.stands, other.stands));
        }
        if self.offers != other.offers {
            return Some("other tasks can be chosen".to_string());
        }
        (self.printed != other.printed).then(|| "they have printed different texts".to_string())
    }
}

/// The way of one run, which another has to follow.
struct Way {
    /// What it saw, and which of the offers it took.
    run: Vec<(Sight, Option<(u128, u32)>)>,
    exchangeable: bool,
    /// How much the other had printed when it began.
    printed: (usize, usize),
    /// How many more steps may be tried.
    tries: usize,
    /// How far the other came, and what was different there.
    furthest: Option<(usize, String)>,
}

/// A run of one of the two.
struct Twin {
    engine: HappensBeforeEngine,
    rest: Rest,
}

impl Twin {
    fn new(of: &HappensBeforeEngine, schedule: &[Turn]) -> Result<Twin, Limit> {
        let mut engine = HappensBeforeEngine::new(&of.request.for_telling(), of.premise, of.learned.clone())?;
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
        let looks = state_name::looks(&mut self.engine.session, exchangeable);
        let look = |task: TaskId| looks.iter().find(|(_, one)| *one == task).map_or(0, |(look, _)| *look);
        let mut offers: Vec<Offer> = all.iter().map(|turn| (look(turn.0), turn.1, *turn)).collect();
        offers.sort_unstable();
        offers
    }

    /// How the run stands, and what it printed since it had printed so much.
    fn sight(&mut self, printed: (usize, usize), exchangeable: bool) -> Sight {
        let offers = self.offers(exchangeable).iter().map(|(look, way, _)| (*look, *way)).collect();
        let machine = &self.engine.session.machine;
        let printed = [machine.out[printed.0..].to_vec(), machine.err[printed.1..].to_vec()];
        Sight { stands: self.stands(), offers, printed }
    }

    /// What has been printed.
    fn printed(&self) -> (usize, usize) {
        (self.engine.session.machine.out.len(), self.engine.session.machine.err.len())
    }

    /// Whether some way to take the choices of another run leads past what that one saw. Where several tasks look alike,
    /// any of them may stand for the one that was chosen.
    fn follow(&mut self, way: &mut Way, step: usize) -> bool {
        let (seen, picked) = &way.run[step];
        let picked = *picked;
        let sight = self.sight(way.printed, way.exchangeable);
        // A limit of the whole check says nothing about the two.
        if matches!(self.rest, Rest::Unknown(_)) {
            return true;
        }
        if let Some(why) = seen.differs(&sight) {
            if way.furthest.as_ref().is_none_or(|(furthest, _)| *furthest < step) {
                way.furthest = Some((step, why));
            }
            return false;
        }
        let Some(picked) = picked else { return true };
        for (look, number, turn) in self.offers(way.exchangeable) {
            if (look, number) != picked {
                continue;
            }
            // Too many tasks that look alike: which of them stands for which is not found out.
            if way.tries == 0 {
                return true;
            }
            way.tries -= 1;
            let Rest::Choice(before) = &self.rest else { return true };
            let before = before.clone();
            self.step(turn);
            if self.follow(way, step + 1) {
                return true;
            }
            self.engine.session.rewind();
            self.rest = Rest::Choice(before);
        }
        false
    }

    /// In a few words, how the run stands.
    fn stands(&self) -> String {
        match &self.rest {
            Rest::Choice(all) => format!("before {} choices", all.len()),
            Rest::End => "at its end".to_string(),
            Rest::Problem(Problem::Race(_)) => "before a race".to_string(),
            Rest::Problem(problem) => {
                format!("at a violation ({})", problem.kind().word())
            }
            Rest::Unknown(why) => format!("at what is not known ({why:?})"),
        }
    }
}

impl HappensBeforeEngine {
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
        let from = one.printed();
        let mut random = Random::new(name as u64);
        let mut run = Vec::new();
        while run.len() <= CHOICES {
            // A limit of the whole check says nothing about the two.
            if matches!(one.rest, Rest::Unknown(_)) {
                return Ok(());
            }
            let sight = one.sight(from, exchangeable);
            let offers = one.offers(exchangeable);
            if offers.is_empty() || run.len() == CHOICES {
                run.push((sight, None));
                break;
            }
            let (look, number, turn) = offers[(random.draw() % offers.len() as u64) as usize];
            run.push((sight, Some((look, number))));
            one.step(turn);
        }
        let mut way = Way { run, exchangeable, printed: other.printed(), tries: TRIES, furthest: None };
        match other.follow(&mut way, 0) {
            true => Ok(()),
            false => {
                let (step, why) = way.furthest.unwrap_or_default();
                Err(format!("after {step} more choices {why}"))
            }
        }
    }
}
