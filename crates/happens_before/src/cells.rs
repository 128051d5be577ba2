//! The shadow of memory: what is kept of the accesses to each location, which is an object and a number within it.

mod reads;

use crate::Moment;
use reads::Reads;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// An access to a location.
pub trait Access: Clone {
    /// When it was made.
    fn moment(&self) -> Moment;
}

/// What is known of a location: small, for there is one for every location that tasks touch.
#[derive(Clone, Debug)]
pub struct Cell<A> {
    /// The latest write.
    write: Option<A>,
    /// A read since then; the others are in `more`.
    read: Option<A>,
    more: Option<Box<More<A>>>,
}

/// What few locations have.
#[derive(Clone, Debug)]
struct More<A> {
    /// Further reads since the latest write.
    reads: Reads<A>,
    /// Earlier accesses, and whether they wrote, that a later one may still race with or share the location with, though
    /// a newer one stands in their place above.
    older: Vec<(A, bool)>,
}

impl<A> Default for Cell<A> {
    fn default() -> Cell<A> {
        Cell { write: None, read: None, more: None }
    }
}

impl<A> Default for More<A> {
    fn default() -> More<A> {
        More { reads: Reads::default(), older: Vec::new() }
    }
}

impl<A: Access> Cell<A> {
    /// All accesses, and whether they write.
    pub fn accesses(&self) -> impl Iterator<Item = (&A, bool)> {
        let write = self.write.iter().map(|access| (access, true));
        let older = self.more.iter().flat_map(|more| &more.older);
        write
            .chain(self.reads().map(|access| (access, false)))
            .chain(older.map(|(access, write)| (access, *write)))
    }

    /// Whether one of the accesses is such, as [`Cell::accesses`] gives them; quick where there are few.
    #[inline]
    pub fn any(&self, such: impl Fn(&A, bool) -> bool) -> bool {
        self.any_in_conflict(true, such)
    }

    /// As [`Cell::any`], of those that a write, or a read, is in conflict with.
    #[inline]
    pub fn any_in_conflict(&self, write: bool, such: impl Fn(&A, bool) -> bool) -> bool {
        self.write.as_ref().is_some_and(|access| such(access, true))
            || write && self.read.as_ref().is_some_and(|access| such(access, false))
            || self.more.as_ref().is_some_and(|more| {
                write && more.reads.iter().any(|access| such(access, false))
                    || more.older.iter().any(|(access, writes)| (write || *writes) && such(access, *writes))
            })
    }

    /// A cell with nothing but earlier accesses.
    pub fn of_older(older: Vec<(A, bool)>) -> Cell<A> {
        let more = (!older.is_empty()).then(|| Box::new(More { older, ..More::default() }));
        Cell { more, ..Cell::default() }
    }

    /// Whether the latest write, or a read if one is enough, was made at a moment and is such an access.
    #[inline]
    pub fn has(&self, moment: Moment, write: bool, such: impl Fn(&A) -> bool) -> bool {
        let is_it = |access: &A| access.moment() == moment && such(access);
        let read = || {
            self.read.as_ref().is_some_and(is_it)
                || self.more.as_ref().is_some_and(|more| more.reads.at(moment).any(&such))
        };
        self.write.as_ref().is_some_and(is_it) || !write && read()
    }

    fn reads(&self) -> impl Iterator<Item = &A> {
        self.read.iter().chain(self.more.iter().flat_map(|more| more.reads.iter()))
    }

    fn is_empty(&self) -> bool {
        self.write.is_none() && self.read.is_none() && self.more.is_none()
    }

    /// Changes what is kept of every access; the moments stay.
    fn change(&mut self, change: &mut impl FnMut(&mut A)) {
        self.write.iter_mut().chain(&mut self.read).for_each(&mut *change);
        if let Some(more) = &mut self.more {
            more.reads.change(change);
            more.older.iter_mut().for_each(|(access, _)| change(access));
        }
    }

    /// A write takes the place of all before it.
    pub fn set_write(&mut self, access: A) {
        self.write = Some(access);
        self.read = None;
        self.more.iter_mut().for_each(|more| more.reads = Reads::default());
        self.more.take_if(|more| more.older.is_empty());
    }

    /// A read takes the place of those that are not kept. Where there are many, that need not be seen at once of those that
    /// other tasks made.
    pub fn add_read(&mut self, access: A, kept: impl Fn(&A) -> bool) {
        self.read.take_if(|read| !kept(read));
        if let Some(more) = &mut self.more {
            more.reads.retain(access.moment(), kept);
        }
        match (&self.read, &mut self.more) {
            (None, None) => self.read = Some(access),
            (_, more) => more.get_or_insert_default().reads.add(access),
        }
    }
}

/// So many neighbours lie together: a task mostly goes on with the next element.
const PAGE: u32 = 16;

/// The cells of all locations, in pages of neighbours.
#[derive(Debug)]
pub struct Cells<O, A> {
    pages: FxHashMap<(O, u32), Vec<Cell<A>>>,
}

impl<O, A> Default for Cells<O, A> {
    fn default() -> Cells<O, A> {
        Cells { pages: FxHashMap::default() }
    }
}

impl<O: Copy + Eq + Hash, A: Access> Cells<O, A> {
    /// The cell of a location, if it has ever had one.
    pub fn get(&self, (object, index): (O, u32)) -> Option<&Cell<A>> {
        self.pages.get(&(object, index / PAGE))?.get((index % PAGE) as usize)
    }

    /// The cell of a location; a new one if there is none.
    pub fn at(&mut self, (object, index): (O, u32)) -> &mut Cell<A> {
        let page = self.pages.entry((object, index / PAGE)).or_default();
        let within = (index % PAGE) as usize;
        if page.len() <= within {
            page.resize_with(within + 1, Cell::default);
        }
        &mut page[within]
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.pages.clear();
    }

    /// Forgets objects that are gone.
    pub fn retain(&mut self, alive: impl Fn(O) -> bool) {
        self.pages.retain(|page, _| alive(page.0));
    }

    /// Changes what is kept of every access.
    pub fn change(&mut self, mut change: impl FnMut(&mut A)) {
        self.pages.values_mut().flatten().for_each(|cell| cell.change(&mut change));
    }

    /// All locations with accesses, in no fixed order.
    pub fn iter(&self) -> impl Iterator<Item = ((O, u32), &Cell<A>)> {
        self.pages.iter().flat_map(|((object, page), cells)| {
            let place = move |within: usize| (*object, page * PAGE + within as u32);
            let all = cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
            all.map(move |(within, cell)| (place(within), cell))
        })
    }
}
