//! What the procedure needs of a system.

/// A constraint: a set of states, those of a class that satisfy its bounds.
#[derive(Clone, Copy, Debug)]
pub struct Constraint<'b, B> {
    /// Constraints of different classes never entail each other.
    pub class: u32,
    /// The bounds.
    pub bounds: &'b [B],
}

/// Takes predecessors, each with its step.
pub type Found<'f, T, B> = &'f mut dyn FnMut(T, Constraint<'_, B>);

/// A system whose sets of states are written as constraints.
pub trait WellStructured {
    /// A bound.
    type Bound: Copy + Ord;
    /// What leads from a predecessor to the constraint it came from.
    type Step: Clone;
    /// The bad constraints.
    fn targets(&mut self, out: &mut dyn FnMut(Constraint<'_, Self::Bound>));
    /// The predecessors of a constraint, each with its step.
    fn pre(&mut self, constraint: Constraint<'_, Self::Bound>, out: Found<'_, Self::Step, Self::Bound>);
    /// Constraints of this class are not kept: their predecessors are computed at once.
    fn is_passing(&self, _class: u32) -> bool {
        false
    }
    /// Bounds of this class may be compared one by one only: there are no renamings.
    fn is_rigid(&self, class: u32) -> bool;
    /// Every state that satisfies the bounds of `stronger` satisfies those of `weaker`, up to renaming. Asked only
    /// where comparing bound by bound does not tell.
    fn entails(&self, class: u32, weaker: &[Self::Bound], stronger: &[Self::Bound]) -> bool;
    /// The initial state is in the constraint.
    fn meets_initial(&self, constraint: Constraint<'_, Self::Bound>) -> bool;
    /// A weaker constraint is never heavier.
    fn weight(&self, constraint: Constraint<'_, Self::Bound>) -> i64;
    /// More numbers, as many for all constraints of a class: those of a weaker constraint are nowhere larger, and no
    /// renaming changes them. They are computed once and spare most calls of `entails`.
    fn profile(&self, _constraint: Constraint<'_, Self::Bound>, _out: &mut Vec<i32>) {}
}
