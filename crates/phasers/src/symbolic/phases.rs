//! What the predecessor rules need from a set of phase valuations of one phaser.

use super::variables::Variables;

/// A conjunction of lower bounds on differences of phases.
pub trait Phases: Clone + PartialEq {
    /// A bound, as it is stored.
    type Bound: Copy + Ord + std::fmt::Debug;
    /// Only the invariant: `w_t <= a_p <= s_u`, and what control says of these variables.
    fn invariant(variables: &Variables) -> Self;
    /// How many bounds there are on these variables.
    fn length(variables: &Variables) -> usize;
    /// The bounds, in an order that the variables fix.
    fn bounds(&self) -> &[Self::Bound];
    /// Becomes what these bounds say, in the memory that it has.
    fn read(&mut self, variables: &Variables, bounds: &[Self::Bound]);
    /// The lower bound of `a - b` among these bounds, for variables by position.
    fn bound_of(variables: &Variables, bounds: &[Self::Bound], a: usize, b: usize) -> i32;
    /// The sums of what a variable demands of others and of what they demand of it. Never larger for weaker bounds.
    fn demands(variables: &Variables, bounds: &[Self::Bound], position: usize) -> (i32, i32);
    /// `a - b >= bound`, for variables by position.
    fn require(&mut self, a: usize, b: usize, bound: i32);
    /// The step adds 1 to the variable: from a set of values after it to the set before it.
    fn shift(&mut self, variable: usize);
    /// Reads each old variable as the new one at `images`; several old ones may be one new one. The result is put
    /// in the memory of `into`.
    fn pull_back(&self, images: &[Option<usize>], variables: &Variables, into: &mut Self);
    /// Strengthens by the invariant and draws all conclusions; false when nothing satisfies it.
    fn normalise(&mut self) -> bool;
    /// All variables may be equal, as in a new phaser.
    fn allows_equal(&self) -> bool;
    /// Forgets bounds below `-degree` (the paper's `rho_k`).
    fn relax(&mut self, degree: i32);
    /// Every bound is at most that of `stronger`, whose variable `renaming[i]` stands for variable `i`.
    fn weaker(&self, stronger: &Self, renaming: &[usize]) -> bool;
    /// A weaker set is never heavier.
    fn weight(bounds: &[Self::Bound]) -> i64;
}
