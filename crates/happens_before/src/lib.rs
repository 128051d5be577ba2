//! What happens before what: clocks, the shadow of memory, and the races of a recorded run.
//!
//! Tasks are numbers, and what carries order from one to another and what is read and written are named by whoever uses
//! this crate: it knows neither a virtual machine nor a library.

mod cells;
mod clock;
mod trace;

pub use cells::{Access, Cell, Cells};
pub use clock::{Clocks, Moment, VectorClock};
pub use trace::{Event, Mistake, Race, Trace, races};
