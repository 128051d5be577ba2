//! Vector clocks (Mattern; Fidge), as persistent maps: a child shares its parent's.
//!
//! Each task has a time of its own and knows up to which time of other tasks everything lies before it. What a task joins
//! needs no entry: an ended task points to the task and the time that joined it, and a question about it is passed on. So
//! programs that only spawn and join cost a step along the nesting, whatever the number of tasks.

use imbl::OrdMap;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A moment of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// The task.
    pub task: u32,
    /// Its own time.
    pub time: u32,
}

/// Up to which time of each task everything is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VectorClock(OrdMap<u32, u32>);

impl VectorClock {
    /// Knows from now on what another knows.
    pub fn join(&mut self, other: &VectorClock) {
        for (task, time) in &other.0 {
            match self.0.get(task) {
                Some(old) if old >= time => {}
                _ => {
                    self.0.insert(*task, *time);
                }
            }
        }
    }

    /// Whether it knows a moment itself, not through a join.
    pub fn covers(&self, moment: Moment) -> bool {
        self.0.get(&moment.task).is_some_and(|time| *time >= moment.time)
    }

    /// The latest known time of each task.
    pub fn iter(&self) -> impl Iterator<Item = Moment> {
        self.0.iter().map(|(task, time)| Moment { task: *task, time: *time })
    }

    fn insert(&mut self, moment: Moment) {
        self.0.insert(moment.task, moment.time);
    }
}

/// What is kept of a task.
#[derive(Clone, Debug, Default)]
struct Clock {
    time: u32,
    known: VectorClock,
    /// Whether something other than spawns and joins added to what is known.
    learned: bool,
}

/// The clocks of all tasks, and what they have released under keys.
#[derive(Clone, Debug)]
pub struct Clocks<K> {
    tasks: Vec<Clock>,
    joined: Vec<Option<Moment>>,
    released: FxHashMap<K, VectorClock>,
}

impl<K: Copy + Eq + Hash> Default for Clocks<K> {
    fn default() -> Clocks<K> {
        Clocks::new()
    }
}

impl<K: Copy + Eq + Hash> Clocks<K> {
    /// The clocks of a run that is about to start, with task 0.
    pub fn new() -> Clocks<K> {
        let root = Clock { time: 1, ..Clock::default() };
        Clocks { tasks: vec![root], joined: vec![None], released: FxHashMap::default() }
    }

    fn clock(&mut self, task: u32) -> &mut Clock {
        let index = task as usize;
        if index >= self.tasks.len() {
            self.tasks.resize(index + 1, Clock::default());
            self.joined.resize(index + 1, None);
        }
        &mut self.tasks[index]
    }

    /// The present moment of a task.
    pub fn now(&self, task: u32) -> Moment {
        Moment { task, time: self.tasks[task as usize].time }
    }

    /// What a task does next is told from what it has done.
    pub fn tick(&mut self, task: u32) {
        self.clock(task).time += 1;
    }

    /// Whether a past moment lies before everything that a task does from now on.
    pub fn is_before(&self, past: Moment, task: u32) -> bool {
        self.is_known(past, &self.tasks[task as usize].known, Some(task))
    }

    /// Whether whoever knows so much, or is this task, knows a past moment.
    pub fn is_known(&self, past: Moment, known: &VectorClock, own: Option<u32>) -> bool {
        let mut moment = past;
        loop {
            if Some(moment.task) == own || known.covers(moment) {
                return true;
            }
            match self.joined_by(moment.task) {
                Some(by) => moment = by,
                None => return false,
            }
        }
    }

    /// When a task was joined, and by whom.
    pub fn joined_by(&self, task: u32) -> Option<Moment> {
        self.joined.get(task as usize).copied().flatten()
    }

    /// A task creates another.
    pub fn spawn(&mut self, parent: u32, child: u32) {
        let known = self.give(parent);
        *self.clock(child) = Clock { time: 1, known, learned: false };
        self.joined[child as usize] = None;
    }

    /// What a task knows, itself included; what it does next is no part of it.
    pub fn give(&mut self, task: u32) -> VectorClock {
        let clock = self.clock(task);
        let mut known = clock.known.clone();
        known.insert(Moment { task, time: clock.time });
        clock.time += 1;
        known
    }

    /// A task learns what another gave.
    pub fn learn(&mut self, task: u32, given: &VectorClock) {
        let clock = self.clock(task);
        clock.known.join(given);
        clock.learned = true;
    }

    /// What a task knows.
    pub fn known(&self, task: u32) -> &VectorClock {
        &self.tasks[task as usize].known
    }

    /// What an ended task knows that whoever created it and joins it need not know; none if it only spawned and joined.
    pub fn learned(&self, task: u32) -> Option<&VectorClock> {
        let clock = &self.tasks[task as usize];
        clock.learned.then_some(&clock.known)
    }

    /// Whether a task would learn something new.
    pub fn is_news(&self, task: u32, given: &VectorClock) -> bool {
        let known = &self.tasks[task as usize].known;
        given.iter().any(|moment| moment.task != task && !known.covers(moment))
    }

    /// A task joins others that have ended, and learns what they knew besides.
    pub fn join(&mut self, task: u32, members: impl IntoIterator<Item = u32>, known: Option<&VectorClock>) {
        let clock = self.clock(task);
        clock.time += 1;
        let time = clock.time;
        if let Some(known) = known {
            self.learn(task, known);
        }
        for member in members {
            self.joined[member as usize] = Some(Moment { task, time });
        }
    }

    /// What a task has done so far is handed to whoever acquires the key.
    pub fn release(&mut self, task: u32, key: K) {
        let given = self.give(task);
        self.released.entry(key).or_default().join(&given);
    }

    /// Hands something over under a key, besides what is handed over already.
    pub fn hand(&mut self, key: K, given: &VectorClock) {
        self.released.entry(key).or_default().join(given);
    }

    /// What is handed over under a key is this and nothing else.
    pub fn set(&mut self, key: K, given: Option<VectorClock>) {
        match given {
            Some(given) => self.released.insert(key, given),
            None => self.released.remove(&key),
        };
    }

    /// A task learns what was released under a key.
    pub fn acquire(&mut self, task: u32, key: K) {
        if let Some(given) = self.released.get(&key).cloned() {
            self.learn(task, &given);
        }
    }

    /// What was released under a key.
    pub fn released(&self, key: K) -> Option<&VectorClock> {
        self.released.get(&key)
    }

    /// All that was released, in no fixed order.
    pub fn all_released(&self) -> impl Iterator<Item = (&K, &VectorClock)> {
        self.released.iter()
    }

    /// Forgets keys.
    pub fn retain(&mut self, kept: impl Fn(&K) -> bool) {
        self.released.retain(|key, _| kept(key));
    }
}
