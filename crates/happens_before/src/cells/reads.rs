//! The reads of a location since its latest write: a location that a hundred thousand tasks read costs each of them little.

use super::Access;
use crate::Moment;
use imbl::OrdMap;

/// More than these are kept by their moments.
const FEW: usize = 16;

/// Reads of a location.
#[derive(Clone, Debug)]
pub(super) enum Reads<A> {
    /// In the order in which they were made; none is before another.
    Few(Vec<A>),
    Many(Many<A>),
}

/// Reads by their moments, and a number where there are several of one. Of one task none is before another; of several
/// tasks there may be such, and at most as many as were left when that was last looked at.
#[derive(Clone, Debug)]
pub(super) struct Many<A> {
    reads: OrdMap<(Moment, u32), A>,
    /// All are looked at when there are so many.
    due: usize,
}

impl<A> Default for Reads<A> {
    fn default() -> Reads<A> {
        Reads::Few(Vec::new())
    }
}

impl<A: Access> Reads<A> {
    pub(super) fn iter(&self) -> impl Iterator<Item = &A> {
        let (few, many) = match self {
            Reads::Few(reads) => (reads.as_slice(), None),
            Reads::Many(many) => (&[][..], Some(many.reads.values())),
        };
        few.iter().chain(many.into_iter().flatten())
    }

    /// Those that were made at a moment.
    pub(super) fn at(&self, moment: Moment) -> impl Iterator<Item = &A> {
        let (few, many) = match self {
            Reads::Few(reads) => (reads.as_slice(), None),
            Reads::Many(many) => (&[][..], Some(many.reads.range((moment, 0)..=(moment, u32::MAX)))),
        };
        let few = few.iter().filter(move |read| read.moment() == moment);
        few.chain(many.into_iter().flatten().map(|(_, read)| read))
    }

    /// Takes out what is not kept when a task reads at a moment: all of that, or of the task's own at least.
    pub(super) fn retain(&mut self, moment: Moment, kept: impl Fn(&A) -> bool) {
        match self {
            Reads::Few(reads) => reads.retain(kept),
            Reads::Many(many) if many.reads.len() >= many.due => {
                many.reads = many.reads.iter().filter(|(_, read)| kept(read)).map(own).collect();
                many.due = due(many.reads.len());
            }
            Reads::Many(many) => {
                let first = (Moment { time: 0, ..moment }, 0);
                let own = many.reads.range(first..=(moment, u32::MAX));
                let gone: Vec<_> = own.filter(|(_, read)| !kept(read)).map(|(key, _)| *key).collect();
                gone.iter().for_each(|key| drop(many.reads.remove(key)));
            }
        }
    }

    pub(super) fn add(&mut self, access: A) {
        match self {
            Reads::Few(reads) if reads.len() < FEW => reads.push(access),
            Reads::Few(reads) => {
                let mut many = Many { reads: OrdMap::new(), due: due(reads.len()) };
                std::mem::take(reads).into_iter().chain([access]).for_each(|read| many.add(read));
                *self = Reads::Many(many);
            }
            Reads::Many(many) => many.add(access),
        }
    }

    /// Changes what is kept of each; the moments stay.
    pub(super) fn change(&mut self, change: &mut impl FnMut(&mut A)) {
        match self {
            Reads::Few(reads) => reads.iter_mut().for_each(change),
            Reads::Many(many) => {
                let changed = many.reads.iter().map(own).map(|(key, mut read)| {
                    change(&mut read);
                    (key, read)
                });
                many.reads = changed.collect();
            }
        }
    }
}

impl<A: Access> Many<A> {
    fn add(&mut self, access: A) {
        let moment = access.moment();
        let number =
            self.reads.range((moment, 0)..=(moment, u32::MAX)).last().map_or(0, |((_, last), _)| last + 1);
        self.reads.insert((moment, number), access);
    }
}

/// When so many reads are to be looked at again.
fn due(left: usize) -> usize {
    2 * left.max(FEW)
}

fn own<A: Clone>((key, read): (&(Moment, u32), &A)) -> ((Moment, u32), A) {
    (*key, read.clone())
}
