//! Where all races are wanted: the locations on which tasks race. Every access to them is then a choice of the
//! schedule, and carries order to the accesses after it that are in conflict with it, as if it synchronised. So
//! the search also goes through what a program does behind a race, and a pair of accesses is told only if two tasks
//! can stand before them at once.
//!
//! Objects that exist at the first choice have the same number in all schedules, so their locations are known
//! exactly. Of younger ones the class and the field are known, of younger arrays the type.

use crate::shadow::MemoryCell;
use machine::{Host, Machine, Ref, TaskId};
use program::linked::Shape;
use std::collections::{BTreeMap, BTreeSet};

/// All elements of an array.
const EVERY: u32 = u32::MAX;

/// Locations on which tasks race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Locations {
    /// Of objects that exist at the first choice: object and index.
    pub old: BTreeSet<(u32, u32)>,
    /// Of younger ones: class and index.
    pub young: BTreeSet<(String, u32)>,
}

impl Locations {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.old.is_empty() && self.young.is_empty()
    }

    /// Adds a location.
    pub fn insert<H: Host>(&mut self, machine: &Machine<H>, place: MemoryCell) {
        if is_old(machine.heap.base(), place.0) {
            self.old.insert((place.0.0, place.1));
        } else {
            self.young.insert(young_name(machine, place));
        }
    }

    /// Adds those of others.
    pub fn extend(&mut self, other: &Locations) {
        self.old.extend(&other.old);
        self.young.extend(other.young.iter().cloned());
    }

    /// Whether a location is one of them.
    pub fn has<H: Host>(&self, machine: &Machine<H>, place: MemoryCell) -> bool {
        if is_old(machine.heap.base(), place.0) {
            self.old.contains(&(place.0.0, place.1))
        } else {
            self.young.contains(&young_name(machine, place))
        }
    }

    /// Whether a location may be one of them, as far as can be told without its class.
    fn may_have(&self, base: u32, place: MemoryCell) -> bool {
        if is_old(base, place.0) {
            self.old.contains(&(place.0.0, place.1))
        } else {
            self.young.iter().any(|(_, index)| [place.1, EVERY].contains(index))
        }
    }
}

/// Before the first choice all objects are old.
fn is_old(base: u32, object: Ref) -> bool {
    base == 0 || object.0 < base
}

fn young_name<H: Host>(machine: &Machine<H>, place: MemoryCell) -> (String, u32) {
    let class = machine.program.class(machine.class_of(place.0));
    match class.shape {
        Shape::Array(..) => (class.name.to_string(), EVERY),
        _ if machine.is_class_object(place.0) => {
            let of = machine.program.class(machine.class_of_mirror(place.0));
            (format!("static {}", of.name), place.1)
        }
        _ => (class.name.to_string(), place.1),
    }
}

/// Stops tasks before accesses to such locations.
#[derive(Debug, Default)]
pub struct Racing {
    /// The locations.
    pub locations: Locations,
    /// The access that the task was stopped before.
    pub candidate: Option<MemoryCell>,
    /// The accesses that an operation of a task was stopped before and may make.
    admitted: Vec<(MemoryCell, Admitted)>,
    /// That task and that operation.
    admitted_to: Option<(TaskId, u64)>,
    /// Where the task is in its source: a number of [`Racing::number`].
    pub at: u16,
    lines: Vec<(String, u32)>,
    /// What accesses to the locations are that tasks stood before.
    kinds: BTreeMap<MemoryCell, Admitted>,
}

/// What an admitted access is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admitted {
    /// One to a location on which tasks race.
    Racing,
    /// One to a location of the library on which tasks race: if it is a plain one, it hands on no order.
    Library,
    /// One to a location on which tasks race, and whose accesses order nothing.
    Unordered,
    /// One to another location.
    Other,
}

impl Racing {
    /// Stops tasks before accesses to these locations.
    pub(crate) fn new(locations: Locations) -> Racing {
        Racing { locations, ..Racing::default() }
    }

    /// Before an access: what it is, or none if the task has to stop before it. Objects below `base` exist at the
    /// first choice. One that was chosen to do its operation is `granted` all the accesses of that.
    pub(crate) fn before(
        &mut self,
        granted: bool,
        base: u32,
        place: MemoryCell,
        of: (TaskId, u64),
    ) -> Option<Admitted> {
        if !self.locations.may_have(base, place) {
            return Some(Admitted::Other);
        }
        if granted {
            return Some(self.kind_of(place));
        }
        let known = self.admitted.iter().find(|(one, _)| *one == place && self.admitted_to == Some(of));
        match known {
            Some((_, Admitted::Racing)) => Some(self.kind_of(place)),
            Some((_, kind)) => Some(*kind),
            None => {
                self.candidate = Some(place);
                None
            }
        }
    }

    /// An operation of a task may make the access that it was stopped before.
    pub(crate) fn admit(&mut self, of: (TaskId, u64), place: MemoryCell, kind: Admitted) {
        if self.admitted_to != Some(of) {
            self.admitted.clear();
            self.admitted_to = Some(of);
        }
        self.admitted.push((place, kind));
    }

    /// A task was stopped before an access to a location: notes what it is.
    pub(crate) fn note_kind(&mut self, place: MemoryCell, kind: Admitted) {
        self.kinds.insert(place, kind);
    }

    /// What an admitted access to a location is.
    fn kind_of(&self, place: MemoryCell) -> Admitted {
        self.kinds.get(&place).copied().unwrap_or(Admitted::Racing)
    }

    /// The machine goes back to an earlier state: operations after that have the same numbers again.
    pub(crate) fn rewind(&mut self) {
        self.candidate = None;
        self.admitted_to = None;
    }

    /// The number of a line, from 1.
    pub(crate) fn number(&mut self, file: &str, line: u32) -> u16 {
        let known = self.lines.iter().position(|(name, number)| *number == line && name == file);
        let index = known.unwrap_or_else(|| {
            self.lines.push((file.to_string(), line));
            self.lines.len() - 1
        });
        u16::try_from(index + 1).unwrap_or(u16::MAX)
    }
}
