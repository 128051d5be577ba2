//! The shadow of memory: what is kept of the accesses to each location, which is an object and a number within it.

use rustc_hash::FxHashMap;
use std::hash::Hash;

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
    /// Further reads since the latest write; none is before another.
    reads: Vec<A>,
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
        More { reads: Vec::new(), older: Vec::new() }
    }
}

impl<A> Cell<A> {
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
        self.write.as_ref().is_some_and(|access| such(access, true))
            || self.read.as_ref().is_some_and(|access| such(access, false))
            || self.more.as_ref().is_some_and(|more| {
                more.reads.iter().any(|access| such(access, false))
                    || more.older.iter().any(|(access, write)| such(access, *write))
            })
    }

    /// A cell with nothing but earlier accesses.
    pub fn of_older(older: Vec<(A, bool)>) -> Cell<A> {
        let more = (!older.is_empty()).then(|| Box::new(More { older, ..More::default() }));
        Cell { more, ..Cell::default() }
    }

    /// Whether the latest write, or a read if one is enough, is such an access.
    pub fn has(&self, write: bool, such: impl Fn(&A) -> bool) -> bool {
        let read = || {
            self.read.as_ref().is_some_and(&such)
                || self.more.as_ref().is_some_and(|more| more.reads.iter().any(&such))
        };
        self.write.as_ref().is_some_and(&such) || !write && read()
    }

    fn reads(&self) -> impl Iterator<Item = &A> {
        self.read.iter().chain(self.more.iter().flat_map(|more| &more.reads))
    }

    fn is_empty(&self) -> bool {
        self.write.is_none() && self.read.is_none() && self.more.is_none()
    }

    fn accesses_mut(&mut self) -> impl Iterator<Item = &mut A> {
        let (reads, older) = match &mut self.more {
            Some(more) => (Some(&mut more.reads), Some(&mut more.older)),
            None => (None, None),
        };
        let older = older.into_iter().flatten().map(|(access, _)| access);
        self.write.iter_mut().chain(&mut self.read).chain(reads.into_iter().flatten()).chain(older)
    }

    /// A write takes the place of all before it.
    pub fn set_write(&mut self, access: A) {
        self.write = Some(access);
        self.read = None;
        self.more.iter_mut().for_each(|more| more.reads.clear());
        self.more.take_if(|more| more.older.is_empty());
    }

    /// A read takes the place of those that are not kept.
    pub fn add_read(&mut self, access: A, kept: impl Fn(&A) -> bool) {
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
#[derive(Debug)]
pub struct Cells<O, A> {
    pages: FxHashMap<(O, u32), Vec<Cell<A>>>,
}

impl<O, A> Default for Cells<O, A> {
    fn default() -> Cells<O, A> {
        Cells { pages: FxHashMap::default() }
    }
}

impl<O: Copy + Eq + Hash, A: Clone> Cells<O, A> {
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
        self.pages.values_mut().flatten().flat_map(Cell::accesses_mut).for_each(&mut change);
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
