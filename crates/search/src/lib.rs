//! The explicit-state engine: one loop over a [`StateSpace`], whatever lies behind it.

mod explore;
pub mod failing;
mod groups;
mod refine;
mod rounds;
mod sample;
mod source_sets;
mod step_cache;
mod visited;
mod workers;

pub use explore::{Explored, Flow, Match, Observer, Order, Path, explore};
pub use groups::{Birth, Dependence, Grouped, Naming, Renewal, explore_in_groups};
pub use refine::{Round, refine, refine_surely};
pub use rounds::Rounds;
pub use sample::{Random, Sampling, sample};
pub use source_sets::{Access, Footprint, Reach, Traced, explore_by_source_sets};
pub use step_cache::{Able, Composite, Part, StepCache};
pub use visited::{VisitedSet, fingerprint};
pub use workers::explore_shared;

/// What one step led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepOutcome {
    /// The run goes on.
    Running,
    /// The run ended well.
    Ended,
    /// The step broke a property; the front end keeps the details.
    Violation,
    /// The front end cannot say what happens next.
    Unsupported,
}

/// A front end, seen from a search: it stands in one state, can go forward, and can come back.
///
/// A front end whose states are cheap to copy keeps a stack of copies behind `mark` and `rewind`;
/// one whose states are not (the machine) keeps an undo log.
pub trait StateSpace {
    /// A choice that the search may take.
    type Action: Clone;
    /// The choices in the present state, in a fixed order; empty when the run is over.
    fn actions(&mut self, out: &mut Vec<Self::Action>);
    /// Takes a choice and runs to the next scheduling point.
    fn apply(&mut self, action: &Self::Action) -> StepOutcome;
    /// Remembers the present state; marks nest.
    fn mark(&mut self);
    /// Goes back to the latest mark and forgets it.
    fn rewind(&mut self);
    /// Takes out choices of the present state that need not be tried, because those that stay are a persistent set. They
    /// are tried after all if a step from here leads back to a state on the way here (the cycle proviso): else a task
    /// could be left out for ever.
    fn reduce(&mut self, _: &mut Vec<Self::Action>) -> Vec<Self::Action> {
        Vec::new()
    }
    /// The canonical 128-bit name of the present state; none if it counts as like no other.
    fn fingerprint(&mut self) -> Option<u128>;
    /// The task that a choice lets run: a number that stays the same along a run.
    fn task(&self, _: &Self::Action) -> u64 {
        0
    }
    /// Whether something went wrong in the latest step, though the run goes on.
    fn met_problem(&self) -> bool {
        false
    }
    /// Bytes that the front end holds.
    fn bytes(&self) -> u64 {
        0
    }
}
