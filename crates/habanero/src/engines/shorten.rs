//! A schedule that a depth-first search found has more switches than it needs. This takes them out, one by one,
//! as long as the same violation is met.

use crate::engines::algorithm1::{Move, Space};
use crate::engines::outcomes::{Key, key_of};
use search::{StateSpace, StepOutcome};

/// A step as it can be asked for elsewhere: the task's name and the way.
type Wish = (u64, u32);

/// Enough of this, in operations of the machine: what is shown must not depend on the clock.
const PATIENCE: u64 = 20_000_000;

fn switches(wishes: &[Wish]) -> usize {
    wishes.windows(2).filter(|pair| pair[0].0 != pair[1].0).count()
}

fn cost(wishes: &[Wish]) -> (usize, usize) {
    (switches(wishes), wishes.len())
}

/// A way to the same violation with as few switches as could be found. The space stands at the root.
pub(super) fn shorten(space: &mut Space, way: &[Move], key: &Key) -> Vec<Move> {
    let started = space.session.machine.steps;
    let mut best: Vec<Move> = way.to_vec();
    let Some(mut wishes) = wishes_of(space, way) else { return best };
    'again: loop {
        let blocks = blocks_of(&wishes);
        for candidate in candidates(&blocks) {
            // A limit that is reached ends in unknown, so it does not matter what is shown.
            if space.session.machine.steps - started > PATIENCE || space.limit.is_some() {
                return best;
            }
            if let Some((moves, taken)) = attempt(space, &candidate, key, wishes.len() + 8)
                && cost(&taken) < cost(&wishes)
            {
                best = moves;
                wishes = taken;
                continue 'again;
            }
        }
        return best;
    }
}

fn wishes_of(space: &mut Space, way: &[Move]) -> Option<Vec<Wish>> {
    let mut wishes = Vec::new();
    for one in way {
        wishes.push((space.task(one), one.way));
        space.mark();
        space.apply(one);
    }
    way.iter().for_each(|_| space.rewind());
    (wishes.len() == way.len()).then_some(wishes)
}

/// Runs of steps of one task.
fn blocks_of(wishes: &[Wish]) -> Vec<Vec<Wish>> {
    wishes.chunk_by(|left, right| left.0 == right.0).map(<[Wish]>::to_vec).collect()
}

/// Without a block; with a block joined to the next or the one before of the same task.
fn candidates(blocks: &[Vec<Wish>]) -> impl Iterator<Item = Vec<Wish>> {
    (0..blocks.len()).flat_map(|at| {
        let without: Vec<Vec<Wish>> = blocks
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != at)
            .map(|(_, block)| block.clone())
            .collect();
        let same = |block: &Vec<Wish>| block[0].0 == blocks[at][0].0;
        let mut orders = vec![without.clone()];
        if let Some(later) = (at..without.len()).find(|index| same(&without[*index])) {
            let mut order = without.clone();
            order.insert(later, blocks[at].clone());
            orders.push(order);
        }
        if let Some(earlier) = (0..at).rev().find(|index| same(&without[*index])) {
            let mut order = without;
            order.insert(earlier + 1, blocks[at].clone());
            orders.push(order);
        }
        orders.into_iter().map(|order| order.concat())
    })
}

/// Follows wishes as far as they can be granted; what it did if it met the violation.
fn attempt(space: &mut Space, wishes: &[Wish], key: &Key, longest: usize) -> Option<(Vec<Move>, Vec<Wish>)> {
    let mut moves = Vec::new();
    let mut taken: Vec<Wish> = Vec::new();
    let mut wishes = wishes.iter();
    let mut found = false;
    while moves.len() < longest {
        let mut able = Vec::new();
        space.actions(&mut able);
        let wished = wishes
            .by_ref()
            .find_map(|wish| able.iter().find(|one| (space.task(one), one.way) == *wish))
            .or_else(|| able.iter().find(|one| taken.last().is_some_and(|last| last.0 == space.task(one))))
            .or(able.first());
        let Some(one) = wished.copied() else { break };
        taken.push((space.task(&one), one.way));
        moves.push(one);
        space.mark();
        let outcome = space.apply(&one);
        found = space.findings().iter().any(|finding| key_of(finding) == *key);
        if found || outcome != StepOutcome::Running {
            break;
        }
    }
    moves.iter().for_each(|_| space.rewind());
    found.then_some((moves, taken))
}
