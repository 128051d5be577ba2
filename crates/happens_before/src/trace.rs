//! The races of a recorded run: two accesses to one location, one of them a write, that nothing orders.
//!
//! What orders the events of a run is what its tasks did, in the order in which they are recorded: a spawn lies before all
//! that the child does, all that a task does before its join, a release of a lock before the acquisitions that follow it, a
//! volatile write before the volatile reads that follow it, and what tasks did before a barrier before what any of them
//! does behind it.

use crate::{Access, Cells, Clocks, Moment};
use rustc_hash::FxHashMap;

/// An event of a run. Tasks, locks and locations are numbers; the first task is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A task creates another.
    Spawn {
        /// Who.
        task: u32,
        /// Whom.
        child: u32,
    },
    /// A task has waited for the end of another.
    Join {
        /// Who.
        task: u32,
        /// For whom.
        child: u32,
    },
    /// A task has taken a lock; it may hold it already.
    Acquire {
        /// Who.
        task: u32,
        /// Which.
        lock: u32,
    },
    /// A task is about to give a lock back.
    Release {
        /// Who.
        task: u32,
        /// Which.
        lock: u32,
    },
    /// A task reads or writes.
    Access {
        /// Who.
        task: u32,
        /// What.
        location: u32,
        /// Whether it writes.
        writes: bool,
        /// Whether the access is volatile or atomic: such accesses to one location do not race, and a write lies before
        /// the reads that follow it.
        volatile: bool,
    },
    /// Tasks have waited for each other.
    Barrier {
        /// Who.
        tasks: Vec<u32>,
    },
}

/// Why no run has these events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The task has not been created.
    NotSpawned(u32),
    /// The task acts though it has been joined.
    Joined(u32),
    /// The task was created twice.
    SpawnedTwice(u32),
    /// The lock is held by another task.
    Held(u32),
    /// The task does not hold the lock.
    NotHeld(u32),
}

/// Two accesses that race: numbers of events, the earlier one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Race {
    /// The earlier access.
    pub first: usize,
    /// The later one.
    pub second: usize,
}

/// What carries order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Lock(u32),
    Volatile(u32),
}

#[derive(Clone, Copy, Debug)]
struct Recorded {
    moment: Moment,
    volatile: bool,
    event: usize,
}

impl Access for Recorded {
    fn moment(&self) -> Moment {
        self.moment
    }
}

/// The races of a run, in the order of their later accesses; or the number of the event that no run has there, and why.
pub fn races(events: &[Event]) -> Result<Vec<Race>, (usize, Mistake)> {
    let mut trace = Trace::new();
    let mut found = Vec::new();
    for (number, event) in events.iter().enumerate() {
        found.extend(trace.add(event).map_err(|mistake| (number, mistake))?);
    }
    Ok(found)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Life {
    Unborn,
    Runs,
    Joined,
}

/// A run as far as it has been recorded.
///
/// Of each location the latest write is kept and the reads since, so of several writes that race with a later access the
/// last one is shown.
#[derive(Debug)]
pub struct Trace {
    clocks: Clocks<Key>,
    cells: Cells<u32, Recorded>,
    /// Who holds a lock, and how often it was taken.
    locks: FxHashMap<u32, (u32, u32)>,
    alive: Vec<Life>,
    events: usize,
}

impl Default for Trace {
    fn default() -> Trace {
        Trace::new()
    }
}

impl Trace {
    /// A run that is about to start.
    pub fn new() -> Trace {
        let (clocks, cells, locks) = (Clocks::new(), Cells::default(), FxHashMap::default());
        Trace { clocks, cells, locks, alive: vec![Life::Runs], events: 0 }
    }

    /// The next event: the races that it makes.
    pub fn add(&mut self, event: &Event) -> Result<Vec<Race>, Mistake> {
        let mut found = Vec::new();
        self.step(self.events, event, &mut found)?;
        self.events += 1;
        Ok(found)
    }

    fn life(&self, task: u32) -> Life {
        self.alive.get(task as usize).copied().unwrap_or(Life::Unborn)
    }

    fn acts(&self, task: u32) -> Result<(), Mistake> {
        match self.life(task) {
            Life::Runs => Ok(()),
            Life::Unborn => Err(Mistake::NotSpawned(task)),
            Life::Joined => Err(Mistake::Joined(task)),
        }
    }

    fn step(&mut self, number: usize, event: &Event, found: &mut Vec<Race>) -> Result<(), Mistake> {
        match event {
            Event::Spawn { task, child } => {
                self.acts(*task)?;
                if self.life(*child) != Life::Unborn {
                    return Err(Mistake::SpawnedTwice(*child));
                }
                let index = *child as usize;
                self.alive.resize(self.alive.len().max(index + 1), Life::Unborn);
                self.alive[index] = Life::Runs;
                self.clocks.spawn(*task, *child);
            }
            Event::Join { task, child } => {
                self.acts(*task)?;
                self.acts(*child)?;
                self.alive[*child as usize] = Life::Joined;
                self.clocks.tick(*child);
                // Who joins a task need not be who created it.
                let known = self.clocks.known(*child).clone();
                self.clocks.join(*task, [*child], Some(&known));
            }
            Event::Acquire { task, lock } => {
                self.acts(*task)?;
                let (holder, times) = self.locks.entry(*lock).or_insert((*task, 0));
                if *times > 0 && *holder != *task {
                    return Err(Mistake::Held(*lock));
                }
                (*holder, *times) = (*task, *times + 1);
                self.clocks.acquire(*task, Key::Lock(*lock));
            }
            Event::Release { task, lock } => {
                self.acts(*task)?;
                match self.locks.get_mut(lock) {
                    Some((holder, times)) if *holder == *task && *times > 0 => *times -= 1,
                    _ => return Err(Mistake::NotHeld(*lock)),
                }
                self.clocks.release(*task, Key::Lock(*lock));
            }
            Event::Barrier { tasks } => {
                tasks.iter().try_for_each(|task| self.acts(*task))?;
                let given: Vec<_> = tasks.iter().map(|task| self.clocks.give(*task)).collect();
                for task in tasks {
                    given.iter().for_each(|given| self.clocks.learn(*task, given));
                }
            }
            Event::Access { task, location, writes, volatile } => {
                self.acts(*task)?;
                let access = Recorded { moment: self.clocks.now(*task), volatile: *volatile, event: number };
                if *volatile && !*writes {
                    self.clocks.acquire(*task, Key::Volatile(*location));
                }
                self.access(*task, *location, *writes, access, found);
                if *volatile && *writes {
                    self.clocks.release(*task, Key::Volatile(*location));
                }
            }
        }
        Ok(())
    }

    fn access(&mut self, task: u32, location: u32, writes: bool, access: Recorded, found: &mut Vec<Race>) {
        let clocks = &self.clocks;
        let cell = self.cells.at((location, 0));
        for (earlier, wrote) in cell.accesses() {
            let conflict = (writes || wrote) && !(access.volatile && earlier.volatile);
            if conflict && !clocks.is_before(earlier.moment, task) {
                found.push(Race { first: earlier.event, second: access.event });
            }
        }
        if writes {
            cell.set_write(access);
        } else {
            cell.add_read(access, |read| {
                !clocks.is_before(read.moment, task) || read.volatile != access.volatile
            });
        }
    }
}
