//! What the predecessor rules need from a set of phase valuations of one phaser.

use super::variables::Variables;

/// A conjunction of lower bounds on differences of phases.
pub trait Phases: Clone + PartialEq {
    /// Only the invariant: `w_t <= a_p <= s_u`.
    fn invariant(variables: &Variables) -> Self;
    /// `a - b >= bound`, for variables by position.
    fn require(&mut self, a: usize, b: usize, bound: i32);
    /// The step adds 1 to the variable: from a set of values after it to the set before it.
    fn shift(&mut self, variable: usize);
    /// Reads each old variable as the new one at `images`; several old ones may be one new one.
    fn pull_back(&self, images: &[Option<usize>], variables: &Variables) -> Self;
    /// Strengthens by the invariant and draws all conclusions; false when nothing satisfies it.
    fn normalise(&mut self) -> bool;
    /// All variables may be equal, as in a new phaser.
    fn allows_equal(&self) -> bool;
    /// Forgets bounds below `-degree` (the paper's `rho_k`).
    fn relax(&mut self, degree: i32);
    /// The lower bound of `a - b`, for variables by position.
    fn lower_bound(&self, a: usize, b: usize) -> i32;
    /// Every bound is at most that of `stronger`, whose variable `renaming[i]` stands for variable `i`.
    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool;
    /// A weaker set is never heavier.
    fn weight(&self) -> i64;
}
