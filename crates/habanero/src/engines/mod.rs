//! The engines that check a program for one input: Algorithm 1 of permission regions and its baseline, which go through
//! states, and the happens-before engine.

mod algorithm1;
mod baseline;
mod happens_before;
mod knowledge;
mod learned;
mod outcomes;
mod parts;
mod premises;
mod properties;
mod request;
mod shorten;
mod stages;
mod stateful;
mod witness;

pub use outcomes::{Figures, Found, Outcomes};
pub use properties::Properties;
pub use request::{Engine, Factory, Progress, Request, Search, SourceSets, machines, start_jdk};
pub use stateful::{check, first_output, replay};
pub use witness::{Choice, Driver, Schedule};
