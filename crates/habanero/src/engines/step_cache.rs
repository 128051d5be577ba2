//! Algorithm 1 without doing the same work twice.
//!
//! What a task does up to its next stop depends on its own part of the state (its stack and the objects that only
//! it can reach) and on the rest that is no task's own (old objects, finish scopes, phasers, regions, who is
//! isolated), but not on the other tasks' own parts. So a state is kept as the names of its parts, and what a step
//! does to them is remembered: the machine runs a step only if it has not run one like it. It follows behind, and
//! is brought to the present state when it is needed.
//!
//! This holds while the parts are apart: no young object can be reached by two tasks or from an old object. If they
//! are not, if a task fails, or if little is gained, [`Memo::given_up`] says so, and the search starts again on the plain space. The
//! states are the same in both; the tests compare their numbers.

use crate::engines::algorithm1::{Move, Space, Turn, moves};
use machine::{Ref, TaskId};
use rustc_hash::{FxHashMap, FxHashSet};
use search::{Outcome, StateSpace};

/// A task and the name of its own part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    path: u64,
    name: u128,
}

/// What a step does: to the task's part (none if the task has ended), to the rest, and who is next.
#[derive(Clone, Copy, Debug)]
struct Effect {
    part: Option<u128>,
    rest: u128,
    turn: Turn,
}

/// The present state, by the names of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Summary {
    /// The sum of the names of all tasks' parts.
    sum: u128,
    rest: u128,
    turn: Turn,
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
pub(super) struct Memo {
    pub(super) space: Space,
    seed: u64,
    /// By path.
    parts: Vec<Part>,
    summary: Summary,
    marks: Vec<Saved>,
    changes: Vec<Change>,
    /// The steps from the root, of which the machine has taken the first `real`.
    steps: Vec<Move>,
    real: usize,
    /// What the machine's latest step led to.
    latest: Outcome,
    effects: FxHashMap<(u128, u128, u32), Effect>,
    /// In how many ways a task with this part can go on.
    ways: FxHashMap<(u128, u128), u32>,
    /// Who can go on now, and in how many ways.
    able: Option<Vec<(u64, u32)>>,
    taken: u64,
    /// The parts are not apart, or remembering does not pay.
    pub(super) given_up: bool,
}

/// So many entries are remembered before it has to pay.
const TRIAL: usize = 40_000;

impl Memo {
    /// A memory over a space that stands at the root. None if its parts are not apart.
    pub(super) fn new(space: Space, seed: u64) -> Result<Memo, Box<Space>> {
        let turn = space.turn;
        let mut memo = Memo {
            space,
            seed,
            parts: Vec::new(),
            summary: Summary { sum: 0, rest: 0, turn },
            marks: Vec::new(),
            changes: Vec::new(),
            steps: Vec::new(),
            real: 0,
            latest: Outcome::Running,
            effects: FxHashMap::default(),
            ways: FxHashMap::default(),
            able: None,
            taken: 0,
            given_up: false,
        };
        match memo.look() {
            Some((parts, rest)) => {
                memo.summary.sum = parts.iter().fold(0, |sum, part| sum.wrapping_add(part.name));
                memo.summary.rest = rest;
                memo.parts = parts;
                Ok(memo)
            }
            None => Err(Box::new(memo.space)),
        }
    }

    /// The parts of the state that the machine stands in, if they are apart.
    fn look(&mut self) -> Option<(Vec<Part>, u128)> {
        let session = &mut self.space.session;
        let mut seen: FxHashSet<Ref> = FxHashSet::default();
        let mut parts = Vec::new();
        for task in session.alive.clone() {
            let mut young = Vec::new();
            let name = session.fingerprint_task(task, &mut young);
            if !young.into_iter().all(|object| seen.insert(object)) {
                return None;
            }
            parts.push(Part { path: crate::host::host_ref(&session.machine).paths[task.0 as usize], name });
        }
        parts.sort_unstable_by_key(|part| part.path);
        Some((parts, session.fingerprint_rest()?))
    }

    /// Brings the machine to the present state.
    fn catch_up(&mut self) {
        while self.real < self.steps.len() {
            self.space.mark();
            self.latest = self.space.apply(&self.steps[self.real]);
            self.real += 1;
        }
    }

    /// Who can go on now, and in how many ways.
    fn find_able(&mut self) -> Vec<(u64, u32)> {
        let mut able = Vec::new();
        for index in 0..self.parts.len() {
            let part = self.parts[index];
            let key = (part.name, self.summary.rest);
            let ways = match self.ways.get(&key) {
                Some(ways) => *ways,
                None => {
                    self.catch_up();
                    let task: Option<TaskId> = self.space.task_of(&Move { path: part.path, way: 0 });
                    let ways = task.map_or(0, |task| self.space.ways(task));
                    self.ways.insert(key, ways);
                    ways
                }
            };
            if ways > 0 {
                able.push((part.path, ways));
            }
        }
        able
    }

    /// The run is over here: the state is named as a whole.
    fn end(&mut self, outcome: Outcome) -> Outcome {
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

    /// Takes over the parts that the machine shows after a step of a task. The other tasks' are as they were.
    fn take_over(&mut self, index: usize, key: (u128, u128, u32)) {
        // Whether a failure that is kept comes out at all is asked of whole states.
        let apart = if self.space.has_failed() { None } else { self.look() };
        let Some((parts, rest)) = apart else {
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
        self.summary.turn = self.space.turn;
        // The names of new tasks depend on how many there were before, which is no part of a state.
        if began.is_empty() {
            self.effects.insert(key, Effect { part: own, rest, turn: self.space.turn });
        }
    }

    fn judge(&mut self) {
        let entries = self.effects.len() + self.ways.len();
        self.given_up |= entries > TRIAL && entries as u64 > self.taken / 2;
    }
}

impl StateSpace for Memo {
    type Action = Move;

    fn actions(&mut self, out: &mut Vec<Move>) {
        let able = match self.able.take() {
            Some(able) => able,
            None => self.find_able(),
        };
        moves(self.summary.turn, self.seed, able, out);
    }

    fn apply(&mut self, one: &Move) -> Outcome {
        self.taken += 1;
        let Some(index) = self.parts.iter().position(|part| part.path == one.path) else {
            self.given_up = true;
            return Outcome::Unsupported;
        };
        let key = (self.parts[index].name, self.summary.rest, one.way);
        if let Some(effect) = self.effects.get(&key).copied() {
            self.set_part(index, effect.part);
            self.summary.rest = effect.rest;
            self.summary.turn = effect.turn;
            self.steps.push(*one);
            let able = self.find_able();
            if able.is_empty() {
                self.catch_up();
                return self.end(self.latest.clone());
            }
            self.able = Some(able);
            return Outcome::Running;
        }
        self.catch_up();
        self.steps.push(*one);
        self.catch_up();
        if self.latest != Outcome::Running {
            return self.end(self.latest.clone());
        }
        self.take_over(index, key);
        self.able = None;
        self.judge();
        Outcome::Running
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
        Some(mixed.wrapping_add(rest.rotate_left(31)) ^ turn as u128)
    }

    fn task(&self, one: &Move) -> u64 {
        one.path
    }

    fn bytes(&self) -> u64 {
        let effect = size_of::<((u128, u128, u32), Effect)>();
        let way = size_of::<((u128, u128), u32)>();
        (self.effects.capacity() * effect + self.ways.capacity() * way) as u64 + self.space.bytes()
    }
}
