//! The bounds of a constraint on all phasers of a shape, side by side in memory.

use super::phases::Phases;
use super::variables::Variables;

/// Bounds on the phases of every phaser of a shape.
#[derive(Debug)]
pub struct Bounds<'b, P: Phases> {
    /// The variables of each phaser.
    pub variables: &'b [Variables],
    /// Where the bounds of each phaser start, and the end of all.
    pub starts: &'b [u32],
    /// The bounds.
    pub bounds: &'b [P::Bound],
}

impl<P: Phases> Clone for Bounds<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Phases> Copy for Bounds<'_, P> {}

impl<'b, P: Phases> Bounds<'b, P> {
    /// Those of one phaser.
    pub fn of(&self, phaser: usize) -> &'b [P::Bound] {
        &self.bounds[self.starts[phaser] as usize..self.starts[phaser + 1] as usize]
    }

    /// The lower bound of `a - b` on a phaser, for variables by position.
    pub fn bound(&self, phaser: usize, a: usize, b: usize) -> i32 {
        P::bound_of(&self.variables[phaser], self.of(phaser), a, b)
    }
}

/// Where the bounds of each phaser start, and the end of all.
pub fn starts<P: Phases>(variables: &[Variables]) -> Vec<u32> {
    let mut end = 0;
    let mut list = vec![0];
    for phaser in variables {
        end += P::length(phaser) as u32;
        list.push(end);
    }
    list
}
