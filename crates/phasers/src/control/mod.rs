//! The finite part of a state: booleans, locations, variables, registrations. Phases are left to the
//! engines: the forward one keeps differences, the backward one lower bounds.

mod automorphism;
mod canonical;
mod extent;
mod head;
mod location;
mod possible;
mod state;
mod step;

pub use automorphism::{automorphisms, phasers_differ};
pub use canonical::{Canonical, Weights, canonical};
pub use extent::{Extent, extent, spawns_its_own_kind};
pub use head::Blocking;
pub use location::{Accesses, ControlGraph, Location, LocationId, Operation, compile};
pub(crate) use state::bits;
pub use state::{Control, PhaserControl, PhaserIndex, Stage, TaskControl, TaskIndex};
pub use step::{Advanced, Caps, Decision, Effect, Possible};
