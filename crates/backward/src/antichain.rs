//! The minimal constraints of one class, side by side in memory.

use crate::system::{Constraint, WellStructured};

/// The minimal constraints of a class: none entails another.
#[derive(Debug)]
pub(crate) struct Antichain<B> {
    /// The weights, one for each constraint.
    weights: Vec<i64>,
    /// The numbers of the nodes.
    nodes: Vec<u32>,
    /// The bounds, as many for each.
    bounds: Vec<B>,
    length: usize,
    /// The profiles, as long for each.
    profiles: Vec<i32>,
    profile: usize,
}

/// A constraint with what is computed of it once.
pub(crate) struct Candidate<'b, B> {
    pub(crate) constraint: Constraint<'b, B>,
    pub(crate) weight: i64,
    pub(crate) profile: &'b [i32],
}

fn within<T: Ord>(one: &[T], other: &[T]) -> bool {
    // By blocks, so that the inner comparison has no branches.
    let mut blocks = one.chunks_exact(16).zip(other.chunks_exact(16));
    let whole = blocks.all(|(one, other)| one.iter().zip(other).fold(true, |all, (a, b)| all & (a <= b)));
    let rest = one.len() - one.len() % 16;
    whole && one[rest..].iter().zip(&other[rest..]).all(|(one, other)| one <= other)
}

impl<B: Copy + Ord> Antichain<B> {
    pub(crate) fn new(length: usize, profile: usize) -> Self {
        Antichain {
            weights: Vec::new(),
            nodes: Vec::new(),
            bounds: Vec::new(),
            length,
            profiles: Vec::new(),
            profile,
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The bounds of a constraint.
    pub(crate) fn bounds(&self, slot: usize) -> &[B] {
        &self.bounds[slot * self.length..(slot + 1) * self.length]
    }

    fn profile(&self, slot: usize) -> &[i32] {
        &self.profiles[slot * self.profile..(slot + 1) * self.profile]
    }

    /// A weaker constraint is known.
    pub(crate) fn covers<S: WellStructured<Bound = B>>(&self, system: &S, new: &Candidate<'_, B>) -> bool {
        let class = new.constraint.class;
        let rigid = system.is_rigid(class);
        let may =
            |slot: &usize| self.weights[*slot] <= new.weight && within(self.profile(*slot), new.profile);
        // Bound by bound first: that is cheap, and most of what is covered is covered so.
        let candidates = || (0..self.len()).filter(may);
        candidates().any(|slot| within(self.bounds(slot), new.constraint.bounds))
            || (!rigid
                && candidates().any(|slot| system.entails(class, self.bounds(slot), new.constraint.bounds)))
    }

    /// Removes what the new constraint covers: calls back with each node that goes, and with each that is moved to
    /// another slot.
    pub(crate) fn evict<S: WellStructured<Bound = B>>(
        &mut self,
        system: &S,
        new: &Candidate<'_, B>,
        mut gone: impl FnMut(u32),
        mut moved: impl FnMut(u32, usize),
    ) {
        let class = new.constraint.class;
        let rigid = system.is_rigid(class);
        let mut slot = 0;
        while slot < self.len() {
            let covered = self.weights[slot] >= new.weight
                && within(new.profile, self.profile(slot))
                && (within(new.constraint.bounds, self.bounds(slot))
                    || (!rigid && system.entails(class, new.constraint.bounds, self.bounds(slot))));
            if !covered {
                slot += 1;
                continue;
            }
            gone(self.nodes[slot]);
            self.swap_remove(slot);
            if slot < self.len() {
                moved(self.nodes[slot], slot);
            }
        }
    }

    fn swap_remove(&mut self, slot: usize) {
        let last = self.len() - 1;
        self.weights.swap_remove(slot);
        self.nodes.swap_remove(slot);
        self.bounds.copy_within(last * self.length.., slot * self.length);
        self.bounds.truncate(last * self.length);
        self.profiles.copy_within(last * self.profile.., slot * self.profile);
        self.profiles.truncate(last * self.profile);
    }

    /// Adds a constraint; gives its slot.
    pub(crate) fn push(&mut self, node: u32, new: &Candidate<'_, B>) -> usize {
        self.weights.push(new.weight);
        self.nodes.push(node);
        self.bounds.extend_from_slice(new.constraint.bounds);
        self.profiles.extend_from_slice(new.profile);
        self.len() - 1
    }
}
