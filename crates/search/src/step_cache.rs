//! A search without doing the same work twice: a wrapper around a space whose states are made of parts.
//!
//! What a task does up to its next stop depends on its own part of the state (its stack and the objects that only
//! it can reach) and on the rest that is no task's own (old objects, finish scopes, phasers, regions, who is
//! isolated), but not on the other tasks' own parts. So a state is kept as the names of its parts, and what a step
//! does to them is remembered: the space takes a step only if it has not taken one like it. It follows behind, and
//! is brought to the present state when it is needed.
//!
//! This holds while the parts are apart: nothing young can be reached by two tasks or from the rest. If they
//! are not, if a task fails, or if little is gained, [`StepCache::given_up`] says so, and the search starts again on the
//! plain space. The states are the same in both; the tests compare their numbers.

use crate::{StateSpace, StepOutcome};
use rustc_hash::FxHashMap;

/// A space whose states are made of parts: one for each task, and a rest.
pub trait Composite: StateSpace {
    /// The tasks' parts, in the order of their paths, and the name of the rest; none if they are not apart, or if a failure
    /// is kept that only whole states tell of.
    fn parts(&mut self) -> Option<(Vec<Part>, u128)>;
    /// What besides the parts decides who may go on.
    fn turn(&self) -> u8;
    /// How a task can go on; none if it cannot.
    fn able(&self, path: u64) -> Option<Able>;
    /// The choices of a state in which these tasks can go on.
    fn offer(&self, turn: u8, able: Vec<Able>, out: &mut Vec<Self::Action>);
    /// The way of a choice.
    fn way(action: &Self::Action) -> u32;
}

/// A task that can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Able {
    /// The name of the task.
    pub path: u64,
    /// In how many ways it can go on.
    pub ways: u32,
    /// Whether it stands before or behind something whose order with the other tasks shows.
    pub at_choice: bool,
}

/// A task and the name of its own part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name of the task.
    pub path: u64,
    /// The name of its part.
    pub name: u128,
}

/// What a step does: to the task's part (none if the task has ended), to the rest, and who is next.
#[derive(Clone, Copy, Debug)]
struct Effect {
    part: Option<u128>,
    rest: u128,
    turn: u8,
}

/// The present state, by the names of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Summary {
    /// The sum of the names of all tasks' parts.
    sum: u128,
    rest: u128,
    turn: u8,
}

/// For a mark.
struct Saved {
    summary: Summary,
    steps: usize,
    changes: usize,
}

/// How a step changed the list of tasks.
enum Change {
    Became(usize, Part),
    Ended(usize, Part),
    Began(usize),
}

/// A space that remembers what steps do.
pub struct StepCache<S: Composite> {
    /// The space, which may stand behind the present state.
    pub space: S,
    /// By path.
    parts: Vec<Part>,
    summary: Summary,
    marks: Vec<Saved>,
    changes: Vec<Change>,
    /// The steps from the root, of which the space has taken the first `real`.
    steps: Vec<S::Action>,
    real: usize,
    /// What the space's latest step led to.
    latest: StepOutcome,
    effects: FxHashMap<(u128, u128, u32), Effect>,
    /// How a task with this part can go on; none if it cannot.
    abilities: FxHashMap<(u128, u128), Option<Able>>,
    /// Who can go on now.
    able: Option<Vec<Able>>,
    taken: u64,
    /// The parts are not apart, or remembering does not pay.
    pub given_up: bool,
}

/// So many entries are remembered before it has to pay.
const TRIAL: usize = 40_000;

impl<S: Composite> StepCache<S> {
    /// A cache over a space that stands at the root.
    ///
    /// # Errors
    /// The space, if its parts are not apart.
    pub fn new(space: S) -> Result<StepCache<S>, Box<S>> {
        let turn = space.turn();
        let mut cache = StepCache {
            space,
            parts: Vec::new(),
            summary: Summary { sum: 0, rest: 0, turn },
            marks: Vec::new(),
            changes: Vec::new(),
            steps: Vec::new(),
            real: 0,
            latest: StepOutcome::Running,
            effects: FxHashMap::default(),
            abilities: FxHashMap::default(),
            able: None,
            taken: 0,
            given_up: false,
        };
        match cache.space.parts() {
            Some((parts, rest)) => {
                cache.summary.sum = parts.iter().fold(0, |sum, part| sum.wrapping_add(part.name));
                cache.summary.rest = rest;
                cache.parts = parts;
                Ok(cache)
            }
            None => Err(Box::new(cache.space)),
        }
    }

    /// Brings the space to the present state.
    fn catch_up(&mut self) {
        while self.real < self.steps.len() {
            self.space.mark();
            self.latest = self.space.apply(&self.steps[self.real]);
            self.real += 1;
        }
    }

    /// Who can go on now.
    fn find_able(&mut self) -> Vec<Able> {
        let mut all = Vec::new();
        for index in 0..self.parts.len() {
            let part = self.parts[index];
            let key = (part.name, self.summary.rest);
            let able = match self.abilities.get(&key) {
                Some(able) => *able,
                None => {
                    self.catch_up();
                    let able = self.space.able(part.path);
                    self.abilities.insert(key, able);
                    able
                }
            };
            all.extend(able.map(|able| Able { path: part.path, ..able }));
        }
        all
    }

    /// The run is over here: the state is named as a whole.
    fn end(&mut self, outcome: StepOutcome) -> StepOutcome {
        self.able = Some(Vec::new());
        self.summary.sum = self.space.fingerprint().unwrap_or_default();
        self.summary.rest = 0;
        outcome
    }

    fn set_part(&mut self, index: usize, name: Option<u128>) {
        let old = self.parts[index];
        self.summary.sum = self.summary.sum.wrapping_sub(old.name).wrapping_add(name.unwrap_or(0));
        match name {
            Some(name) => {
                self.parts[index].name = name;
                self.changes.push(Change::Became(index, old));
            }
            None => {
                self.parts.remove(index);
                self.changes.push(Change::Ended(index, old));
            }
        }
    }

    /// Takes over the parts that the space shows after a step of a task. The other tasks' are as they were.
    fn take_over(&mut self, index: usize, key: (u128, u128, u32)) {
        let Some((parts, rest)) = self.space.parts() else {
            self.given_up = true;
            return;
        };
        let path = self.parts[index].path;
        let own = parts.iter().find(|part| part.path == path).map(|part| part.name);
        let began: Vec<Part> = parts
            .iter()
            .copied()
            .filter(|part| self.parts.iter().all(|known| known.path != part.path))
            .collect();
        let others = |list: &[Part]| -> Vec<Part> {
            list.iter().copied().filter(|part| part.path != path && !began.contains(part)).collect()
        };
        if others(&parts) != others(&self.parts) {
            self.given_up = true;
            return;
        }
        self.set_part(index, own);
        for part in &began {
            let at = self.parts.partition_point(|known| known.path < part.path);
            self.parts.insert(at, *part);
            self.summary.sum = self.summary.sum.wrapping_add(part.name);
            self.changes.push(Change::Began(at));
        }
        self.summary.rest = rest;
        self.summary.turn = self.space.turn();
        // The names of new tasks depend on how many there were before, which is no part of a state.
        if began.is_empty() {
            self.effects.insert(key, Effect { part: own, rest, turn: self.space.turn() });
        }
    }

    fn judge(&mut self) {
        let entries = self.effects.len() + self.abilities.len();
        self.given_up |= entries > TRIAL && entries as u64 > self.taken / 2;
    }
}

impl<S: Composite> StateSpace for StepCache<S> {
    type Action = S::Action;

    fn actions(&mut self, out: &mut Vec<S::Action>) {
        let able = match self.able.take() {
            Some(able) => able,
            None => self.find_able(),
        };
        self.space.offer(self.summary.turn, able, out);
    }

    fn apply(&mut self, one: &S::Action) -> StepOutcome {
        self.taken += 1;
        let path = self.space.task(one);
        let Some(index) = self.parts.iter().position(|part| part.path == path) else {
            self.given_up = true;
            return StepOutcome::Unsupported;
        };
        let key = (self.parts[index].name, self.summary.rest, S::way(one));
        if let Some(effect) = self.effects.get(&key).copied() {
            self.set_part(index, effect.part);
            self.summary.rest = effect.rest;
            self.summary.turn = effect.turn;
            self.steps.push(one.clone());
            let able = self.find_able();
            if able.is_empty() {
                self.catch_up();
                return self.end(self.latest.clone());
            }
            self.able = Some(able);
            return StepOutcome::Running;
        }
        self.catch_up();
        self.steps.push(one.clone());
        self.catch_up();
        if self.latest != StepOutcome::Running {
            return self.end(self.latest.clone());
        }
        self.take_over(index, key);
        self.able = None;
        self.judge();
        StepOutcome::Running
    }

    fn mark(&mut self) {
        self.marks.push(Saved {
            summary: self.summary,
            steps: self.steps.len(),
            changes: self.changes.len(),
        });
    }

    fn rewind(&mut self) {
        let Some(saved) = self.marks.pop() else { return };
        while self.changes.len() > saved.changes {
            match self.changes.pop() {
                Some(Change::Became(index, old)) => self.parts[index] = old,
                Some(Change::Ended(index, old)) => self.parts.insert(index, old),
                Some(Change::Began(index)) => {
                    self.parts.remove(index);
                }
                None => {}
            }
        }
        self.summary = saved.summary;
        self.steps.truncate(saved.steps);
        while self.real > self.steps.len() {
            self.space.rewind();
            self.real -= 1;
        }
        self.able = None;
    }

    fn fingerprint(&mut self) -> Option<u128> {
        let Summary { sum, rest, turn } = self.summary;
        let mixed = (sum ^ sum.rotate_left(67)).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        Some(mixed.wrapping_add(rest.rotate_left(31)) ^ u128::from(turn))
    }

    fn task(&self, one: &S::Action) -> u64 {
        self.space.task(one)
    }

    fn bytes(&self) -> u64 {
        let effect = size_of::<((u128, u128, u32), Effect)>();
        let able = size_of::<((u128, u128), Option<Able>)>();
        (self.effects.capacity() * effect + self.abilities.capacity() * able) as u64 + self.space.bytes()
    }
}
