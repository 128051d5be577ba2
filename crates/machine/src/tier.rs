//! Which loops run as instructions of the processor, and the way in.

use crate::heap::Heap;
use crate::linkage::{ClassState, Initialization, StaticSite};
use compiled::{Exit, Frame, Region, StaticPlace};
use std::sync::Arc;

/// So many times a region is entered before it is judged whether that pays.
const ENTRIES: u32 = 200;
/// Fewer operations than these for each way in do not pay.
const PAYS: u64 = 12;
/// A loop that has been compiled so often is compiled no more.
const MOST_MADE: u32 = 10;
/// Not to be looked at again.
const NEVER: u32 = u32::MAX;

/// The loops of a machine, by the places of their heads. What is known of them changes nothing in what a program does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tier {
    /// How often a jump has led back to each place; from `rounds` on, `rounds` and the number of the loop.
    heads: Vec<u32>,
    rounds: u32,
    loops: Vec<Loop>,
}

/// A loop that goes round often.
#[derive(Clone, Debug, Default)]
struct Loop {
    /// For programs that nobody watches, and for those that somebody does.
    regions: [Option<Arc<Region>>; 2],
    entries: u32,
    steps: u64,
    /// How often it was compiled.
    made: u32,
}

/// Who is told of accesses: see [`Region::run`].
pub(crate) type Watcher<'a> = &'a mut dyn FnMut(u32, u32, u32, bool, u64) -> bool;

/// What is known of the head of a loop.
pub(crate) enum Head {
    /// It is interpreted.
    Cold,
    /// It should be compiled.
    Hot,
    /// It is the loop of this number.
    Compiled(usize),
}

impl Tier {
    /// Loops are compiled after so many rounds, or never.
    pub(crate) fn new(rounds: Option<u32>) -> Tier {
        Tier { rounds: rounds.map_or(NEVER, |rounds| rounds.max(1)), ..Tier::default() }
    }

    /// There is code for so many operations.
    pub(crate) fn cover(&mut self, operations: usize) {
        if self.heads.len() < operations && self.rounds != NEVER {
            self.heads.resize(operations.next_power_of_two(), 0);
        }
    }

    /// A jump leads back to a place: whether it should be compiled, or is.
    #[inline(always)]
    pub(crate) fn is_warm(&mut self, pc: usize) -> bool {
        match self.heads.get_mut(pc) {
            Some(head) if *head < self.rounds => {
                *head += 1;
                false
            }
            Some(head) => *head != NEVER,
            None => false,
        }
    }

    /// What is known of a place that a jump leads back to.
    pub(crate) fn find(&self, pc: usize, watched: bool) -> Head {
        let number = self.number(pc);
        match number {
            Some(number) if self.loops[number].regions[usize::from(watched)].is_some() => {
                Head::Compiled(number)
            }
            _ if self.heads.get(pc).is_some_and(|head| *head != NEVER) => Head::Hot,
            _ => Head::Cold,
        }
    }

    fn number(&self, pc: usize) -> Option<usize> {
        let head = self.heads.get(pc).filter(|head| **head != NEVER)?;
        head.checked_sub(self.rounds)?.checked_sub(1).map(|number| number as usize)
    }

    /// Runs a loop from its head; none if that cannot be done now.
    pub(crate) fn run(
        &mut self,
        number: usize,
        (registers, heap): (&mut [u64], &mut Heap),
        (sites, classes): (&[StaticSite], &[ClassState]),
        (steps, fuel): (u64, u64),
        watcher: Option<Watcher<'_>>,
    ) -> Option<Exit> {
        let known = &mut self.loops[number];
        let region = known.regions[usize::from(watcher.is_some())].as_ref()?;
        let mut statics = [StaticPlace::default(); compiled::MOST_STATICS];
        for (place, site) in statics.iter_mut().zip(region.statics()) {
            let site = &sites[*site as usize];
            let class = &classes[site.class.index()];
            if class.initialization != Initialization::Done {
                return None;
            }
            *place = heap.static_place(class.mirror, site.word);
        }
        let (headers, words, epoch) = heap.parts();
        let frame = Frame { registers, headers, words, statics: &statics, epoch, steps, fuel };
        let exit = match watcher {
            Some(watcher) => region.run(frame, watcher),
            None => region.run(frame, &mut |_, _, _, _, _| true),
        };
        known.entries += 1;
        known.steps += exit.steps - steps;
        Some(exit)
    }

    /// A loop was left before an operation.
    #[inline]
    pub(crate) fn left(&mut self, head: usize, at: u32) {
        let Some(number) = self.number(head) else { return };
        let known = &self.loops[number];
        let is_out_of_date = known.regions.iter().flatten().any(|region| region.is_out_of_date(at));
        if is_out_of_date || known.entries >= ENTRIES {
            self.judge(number, head, is_out_of_date);
        }
    }

    #[cold]
    fn judge(&mut self, number: usize, head: usize, is_out_of_date: bool) {
        let known = &mut self.loops[number];
        let pays = known.steps >= PAYS * u64::from(known.entries);
        (known.entries, known.steps) = (0, 0);
        if is_out_of_date || !pays {
            known.regions = [None, None];
        }
        if !pays && !is_out_of_date || known.made > MOST_MADE {
            self.heads[head] = NEVER;
        }
    }
}

impl Tier {
    /// The loop at a place is this region; none: it is not to be compiled.
    pub(crate) fn put(&mut self, head: usize, region: Option<Region>, watched: bool) {
        let number = self.number(head);
        let Some(entry) = self.heads.get_mut(head) else { return };
        let Some(region) = region else {
            *entry = NEVER;
            return;
        };
        let number = number.unwrap_or_else(|| {
            self.loops.push(Loop::default());
            *entry = self.rounds + self.loops.len() as u32;
            self.loops.len() - 1
        });
        self.loops[number].made += 1;
        self.loops[number].regions[usize::from(watched)] = Some(Arc::new(region));
    }
}
