//! The renamings of tasks and phasers that leave a control state as it is.

use super::canonical::{Sorter, Weights};
use super::state::Control;

/// No renaming that leaves the control state as it is moves a phaser: they all look different.
pub fn phasers_differ(control: &Control) -> bool {
    let sorter = Sorter { control, weights: &() };
    let (mut tasks, mut phasers) = sorter.initial_colours();
    sorter.refine(&mut tasks, &mut phasers);
    phasers.sort_unstable();
    phasers.windows(2).all(|pair| pair[0] != pair[1])
}

/// The renamings that change nothing in a control state, as (tasks, phasers): position to position.
/// The identity comes first. When there are more than `limit`, only the identity: the list must be closed under
/// composition, or what is covered through two renamings is covered by nothing.
pub fn automorphisms(control: &Control, limit: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let sorter = Sorter { control, weights: &() };
    let (mut tasks, mut phasers) = sorter.initial_colours();
    sorter.refine(&mut tasks, &mut phasers);
    let identity: Vec<usize> = (0..tasks.len()).collect();
    let plain: Vec<usize> = (0..phasers.len()).collect();
    let reference = sorter.encode(&identity, &plain);
    let mut found = vec![(identity, plain)];
    let mut partial = Vec::new();
    let mut steps = 0;
    let complete = sorter.extend(&tasks, &phasers, &reference, &mut partial, &mut found, limit, &mut steps);
    if !complete {
        found.truncate(1);
    }
    found
}

impl<W: Weights> Sorter<'_, W> {
    /// Extends a partial renaming within colour classes, checking the result against the reference. False when
    /// there are too many.
    #[expect(clippy::too_many_arguments, reason = "a recursive helper of one caller")]
    fn extend(
        &self,
        tasks: &[u64],
        phasers: &[u64],
        reference: &[u8],
        partial: &mut Vec<usize>,
        found: &mut Vec<(Vec<usize>, Vec<usize>)>,
        limit: usize,
        steps: &mut usize,
    ) -> bool {
        *steps += 1;
        if found.len() > limit || *steps > 100 * limit {
            return false;
        }
        if partial.len() == tasks.len() {
            if let Some(order) = self.matching_phasers(phasers, partial) {
                let identity = partial.iter().enumerate().all(|(at, task)| at == *task);
                if !identity && self.encode(partial, &order) == reference {
                    found.push((partial.clone(), order));
                }
            }
            return true;
        }
        let position = partial.len();
        for candidate in 0..tasks.len() {
            if tasks[candidate] == tasks[position] && !partial.contains(&candidate) {
                partial.push(candidate);
                let complete = self.extend(tasks, phasers, reference, partial, found, limit, steps);
                partial.pop();
                if !complete {
                    return false;
                }
            }
        }
        true
    }

    /// The phaser order that fits a task order: each phaser to one with the same ties.
    fn matching_phasers(&self, phasers: &[u64], tasks: &[usize]) -> Option<Vec<usize>> {
        let mut order: Vec<usize> = Vec::new();
        for phaser in 0..phasers.len() {
            let fits = |candidate: &usize| {
                !order.contains(candidate)
                    && phasers[*candidate] == phasers[phaser]
                    && tasks
                        .iter()
                        .enumerate()
                        .all(|(at, task)| self.tie(at, phaser) == self.tie(*task, *candidate))
            };
            let candidate = (0..phasers.len()).find(fits)?;
            order.push(candidate);
        }
        Some(order)
    }
}
