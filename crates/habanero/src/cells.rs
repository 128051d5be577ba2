//! What the shadow keeps of each location.

use crate::order::{Held, Moment};
use machine::Ref;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A location: an object and a word or an element.
pub type Place = (Ref, u32);

/// An access to a location.
#[derive(Clone, Debug)]
pub struct Access {
    /// When.
    pub moment: Moment,
    /// The task's name, which does not depend on the schedule.
    pub path: u64,
    /// The isolated bodies it was made in.
    pub held: Arc<[Held]>,
    /// It was made by an initialiser of a class of the program.
    pub initializer: bool,
    /// It was made in a permission region or isolated.
    pub covered: bool,
    /// It was volatile or a compare-and-set: two such do not race.
    pub atomic: bool,
    /// At a location on which tasks race: the number of the line; else 0.
    pub at: u16,
}

/// What is known of a location: small, for there is one for every location that tasks touch.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// The latest write.
    write: Option<Access>,
    /// A read since then; the others are in `more`.
    read: Option<Access>,
    more: Option<Box<More>>,
}

/// What few locations have.
#[derive(Clone, Debug, Default)]
struct More {
    /// Further reads since the latest write; none is before another.
    reads: Vec<Access>,
    /// Earlier accesses, and whether they wrote, that a later one may still race with or share the location with, though
    /// a newer one stands in their place above.
    older: Vec<(Access, bool)>,
}

impl Cell {
    /// All accesses, and whether they write.
    pub fn accesses(&self) -> impl Iterator<Item = (&Access, bool)> {
        let write = self.write.iter().map(|access| (access, true));
        let older = self.more.iter().flat_map(|more| &more.older);
        write
            .chain(self.reads().map(|access| (access, false)))
            .chain(older.map(|(access, write)| (access, *write)))
    }

    /// A cell with nothing but earlier accesses.
    pub(crate) fn of_older(older: Vec<(Access, bool)>) -> Cell {
        let more = (!older.is_empty()).then(|| Box::new(More { older, ..More::default() }));
        Cell { more, ..Cell::default() }
    }

    /// Whether the latest write, or a read if one is enough, is such an access.
    pub(crate) fn has(&self, write: bool, such: impl Fn(&Access) -> bool) -> bool {
        self.write.as_ref().is_some_and(&such) || !write && self.reads().any(such)
    }

    fn reads(&self) -> impl Iterator<Item = &Access> {
        self.read.iter().chain(self.more.iter().flat_map(|more| &more.reads))
    }

    fn is_empty(&self) -> bool {
        self.write.is_none() && self.read.is_none() && self.more.is_none()
    }

    /// A write takes the place of all before it.
    pub(crate) fn set_write(&mut self, access: Access) {
        self.write = Some(access);
        self.read = None;
        self.more.iter_mut().for_each(|more| more.reads.clear());
        self.more.take_if(|more| more.older.is_empty());
    }

    /// A read takes the place of those that are not kept.
    pub(crate) fn add_read(&mut self, access: Access, kept: impl Fn(&Access) -> bool) {
        self.read.take_if(|read| !kept(read));
        if let Some(more) = &mut self.more {
            more.reads.retain(kept);
        }
        match (&self.read, &mut self.more) {
            (None, None) => self.read = Some(access),
            (_, more) => more.get_or_insert_default().reads.push(access),
        }
    }
}

/// So many neighbours lie together: a task mostly goes on with the next element.
const PAGE: u32 = 16;

/// The cells of all locations, in pages of neighbours.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    pages: FxHashMap<Place, Vec<Cell>>,
}

impl Cells {
    /// The cell of a location, if it has ever had one.
    pub(crate) fn get(&self, (object, index): Place) -> Option<&Cell> {
        self.pages.get(&(object, index / PAGE))?.get((index % PAGE) as usize)
    }

    /// The cell of a location; a new one if there is none.
    pub(crate) fn at(&mut self, (object, index): Place) -> &mut Cell {
        let page = self.pages.entry((object, index / PAGE)).or_default();
        let within = (index % PAGE) as usize;
        if page.len() <= within {
            page.resize(within + 1, Cell::default());
        }
        &mut page[within]
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.pages.clear();
    }

    /// Forgets objects that are gone.
    pub(crate) fn retain(&mut self, alive: impl Fn(Ref) -> bool) {
        self.pages.retain(|page, _| alive(page.0));
    }

    /// All locations with accesses, in no fixed order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Place, &Cell)> {
        self.pages.iter().flat_map(|((object, page), cells)| {
            let place = move |within: usize| (*object, page * PAGE + within as u32);
            let all = cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
            all.map(move |(within, cell)| (place(within), cell))
        })
    }
}
