//! The permission state machine ("JPF Verification of Habanero Java Programs using Gradual Type
//! Permission Regions", section 4).
//!
//! Each object, and each element of an array, is in one of four states, which follow from the
//! regions open on it:
//!
//! | state | open regions |
//! |---|---|
//! | Null | none |
//! | PrivateRead | read regions of one task |
//! | PrivateWrite | regions of one task, at least one of them write |
//! | SharedRead | read regions of two or more tasks |
//!
//! An acquire that leads to no state is a violation. A write region allows reads as well; a task
//! may nest regions and upgrade from read to write. Elements are kept as runs of neighbours in the
//! same state, so a region on a long range costs little.

use crate::table::Table;
use crate::{ObjectId, TaskId};

/// What a region is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// An object that is not an array.
    Object(ObjectId),
    /// Elements of an array, both bounds included. A whole array is all its elements; of an empty
    /// one there is nothing to open.
    Elements {
        /// The array.
        array: ObjectId,
        /// The first element.
        from: u32,
        /// The last element.
        to: u32,
    },
}

impl Target {
    /// The object or array.
    pub fn object(self) -> ObjectId {
        match self {
            Target::Object(object) => object,
            Target::Elements { array, .. } => array,
        }
    }

    /// An object counts as its own single element.
    fn bounds(self) -> (u32, u32) {
        match self {
            Target::Object(_) => (0, 0),
            Target::Elements { from, to, .. } => (from, to),
        }
    }
}

/// An open region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// What it is about.
    pub target: Target,
    /// Whether it is a write region.
    pub write: bool,
}

/// The state of one object or element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PermissionState {
    /// No region is open.
    Null,
    /// One task reads.
    PrivateRead(TaskId),
    /// One task writes.
    PrivateWrite(TaskId),
    /// Several tasks read.
    SharedRead,
}

impl PermissionState {
    /// The state that follows from who holds regions, of whom there are none, or one that reads or writes, or readers.
    fn of(holders: &[Holder]) -> PermissionState {
        match holders {
            [] => PermissionState::Null,
            [one] if one.writes > 0 => PermissionState::PrivateWrite(one.task),
            [one] => PermissionState::PrivateRead(one.task),
            _ => PermissionState::SharedRead,
        }
    }

    /// The state behind an acquire (section 4 of the paper); none is a violation.
    pub fn acquire(self, task: TaskId, write: bool) -> Option<PermissionState> {
        match (self, write) {
            (PermissionState::Null, false) => Some(PermissionState::PrivateRead(task)),
            (PermissionState::Null, true) => Some(PermissionState::PrivateWrite(task)),
            (PermissionState::PrivateRead(holder), true) if holder == task => {
                Some(PermissionState::PrivateWrite(task))
            }
            (PermissionState::PrivateRead(holder), false) if holder == task => Some(self),
            (PermissionState::PrivateRead(_) | PermissionState::SharedRead, false) => {
                Some(PermissionState::SharedRead)
            }
            (PermissionState::PrivateWrite(holder), _) if holder == task => Some(self),
            (PermissionState::PrivateRead(_) | PermissionState::SharedRead, true)
            | (PermissionState::PrivateWrite(_), _) => None,
        }
    }
}

/// What is wrong with an acquire or release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PermissionFault {
    /// Two tasks have conflicting regions open at once.
    Violation {
        /// What both are about: the object, or the first element that they share.
        target: Target,
        /// The task that has its region open.
        holder: TaskId,
        /// Whether the holder writes.
        holder_writes: bool,
        /// The task that acquires.
        task: TaskId,
        /// Whether it acquires to write.
        write: bool,
    },
    /// A release that matches no acquire of the task.
    ReleaseWithoutAcquire {
        /// The region that is not open.
        region: Region,
        /// The task that releases.
        task: TaskId,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Holder {
    pub(crate) task: TaskId,
    pub(crate) reads: u32,
    pub(crate) writes: u32,
}

/// A run of neighbouring elements with the same holders, which are never none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) holders: Vec<Holder>,
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Permissions {
    runs: Table<ObjectId, Vec<Run>>,
}

impl Permissions {
    pub(crate) fn state(&self, object: ObjectId, element: u32) -> PermissionState {
        let runs = self.runs.get(object).map_or(&[][..], Vec::as_slice);
        let run = runs.iter().find(|run| run.from <= element && element <= run.to);
        PermissionState::of(run.map_or(&[], |run| &run.holders))
    }

    /// Opens a region. The state is unchanged if it is a violation.
    pub(crate) fn acquire(&mut self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        self.check(task, region)?;
        self.change(task, region, 1);
        Ok(())
    }

    /// Closes a region that the task has open.
    pub(crate) fn release(&mut self, task: TaskId, region: Region) {
        self.change(task, region, -1);
    }

    fn check(&self, task: TaskId, region: Region) -> Result<(), PermissionFault> {
        let object = region.target.object();
        let (from, to) = region.target.bounds();
        for run in self.runs.get(object).into_iter().flatten() {
            if run.to < from || to < run.from {
                continue;
            }
            if PermissionState::of(&run.holders).acquire(task, region.write).is_some() {
                continue;
            }
            if let Some(holder) = run.holders.iter().find(|one| one.task != task) {
                let first = run.from.max(from);
                let target = match region.target {
                    Target::Object(_) => region.target,
                    Target::Elements { array, .. } => Target::Elements { array, from: first, to: first },
                };
                return Err(PermissionFault::Violation {
                    target,
                    holder: holder.task,
                    holder_writes: holder.writes > 0,
                    task,
                    write: region.write,
                });
            }
        }
        Ok(())
    }

    /// Adds `amount` to the count of the region's kind on each of its elements.
    fn change(&mut self, task: TaskId, region: Region, amount: i32) {
        let object = region.target.object();
        let (from, to) = region.target.bounds();
        let old = self.runs.remove(object).unwrap_or_default();
        let mut new: Vec<Run> = Vec::with_capacity(old.len() + 2);
        let mut next = u64::from(from); // the first element of the region that is not yet done
        for run in old {
            let (first, last) = (run.from.max(from), run.to.min(to));
            if first > last {
                if run.from > to {
                    fill(&mut new, &mut next, u64::from(to) + 1, task, region.write, amount);
                }
                push(&mut new, run);
                continue;
            }
            if run.from < first {
                push(&mut new, Run { to: first - 1, ..run.clone() });
            }
            fill(&mut new, &mut next, u64::from(first), task, region.write, amount);
            let holders = adjust(run.holders.clone(), task, region.write, amount);
            let expected = PermissionState::of(&run.holders).acquire(task, region.write);
            debug_assert!(amount < 0 || expected == Some(PermissionState::of(&holders)), "{run:?}");
            push(&mut new, Run { from: first, to: last, holders });
            next = u64::from(last) + 1;
            if last < run.to {
                push(&mut new, Run { from: last + 1, ..run });
            }
        }
        fill(&mut new, &mut next, u64::from(to) + 1, task, region.write, amount);
        if !new.is_empty() {
            self.runs.insert(object, new);
        }
    }
}

/// Adds a run for the elements from `next` to before `end`, on which no region was open.
fn fill(runs: &mut Vec<Run>, next: &mut u64, end: u64, task: TaskId, write: bool, amount: i32) {
    if *next < end {
        let holders = adjust(Vec::new(), task, write, amount);
        push(runs, Run { from: *next as u32, to: (end - 1) as u32, holders });
        *next = end;
    }
}

/// Appends a run, joined with the one before it if they are alike; drops one without holders.
fn push(runs: &mut Vec<Run>, run: Run) {
    if run.holders.is_empty() {
        return;
    }
    match runs.last_mut() {
        Some(last) if last.to.checked_add(1) == Some(run.from) && last.holders == run.holders => {
            last.to = run.to
        }
        _ => runs.push(run),
    }
}

fn adjust(mut holders: Vec<Holder>, task: TaskId, write: bool, amount: i32) -> Vec<Holder> {
    let position = match holders.binary_search_by_key(&task, |one| one.task) {
        Ok(position) => position,
        Err(position) => {
            holders.insert(position, Holder { task, reads: 0, writes: 0 });
            position
        }
    };
    let holder = &mut holders[position];
    let count = if write { &mut holder.writes } else { &mut holder.reads };
    *count = count.checked_add_signed(amount).expect("a release of an open region");
    if holder.reads == 0 && holder.writes == 0 {
        holders.remove(position);
    }
    holders
}
