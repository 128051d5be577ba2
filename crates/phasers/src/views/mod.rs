//! Any number of tasks: forward search in which tasks that are exactly alike are counted up to k and no further.
//!
//! A state ([`View`]) keeps at most k of the tasks that look alike; one of them may stand for "one or more". So a
//! view never forgets a task altogether, which is what plain views do and what makes them cry wolf: the task that
//! has set a flag is still there. What is not reached is safe for every number of tasks. What is reached is looked
//! for among instances of few tasks, by the forward engine; if none shows it, k or the saturation cap rises.

mod engine;
mod explore;
mod step;
mod view;

pub use engine::{ViewOptions, prove, run};
