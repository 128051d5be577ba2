//! Every configuration within bounds, breadth first, nothing merged but equal ones.

use super::badness::bad;
use super::configuration::Configuration;
use super::step::Naming;
use crate::lang::Program;
use crate::property::Property;
use std::collections::{BTreeSet, HashSet, VecDeque};

/// Where an exploration stops.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Most configurations.
    pub configurations: usize,
    /// Configurations with a larger phase are not expanded.
    pub phase: u32,
    /// Nor are those with more tasks than this spawned further.
    pub tasks: usize,
    /// Nor those with more phasers.
    pub phasers: usize,
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// Properties with a bad configuration.
    pub violated: BTreeSet<Property>,
    /// No bound was hit: what is not violated holds.
    pub complete: bool,
    /// Configurations seen.
    pub configurations: usize,
}

/// Explores from the initial configuration.
pub fn explore(program: &Program, properties: &[Property], bounds: Bounds) -> Exploration {
    let mut result = Exploration { complete: true, ..Exploration::default() };
    let initial = Configuration::initial(program);
    let mut seen = HashSet::from([initial.clone()]);
    let mut queue = VecDeque::from([initial]);
    while let Some(configuration) = queue.pop_front() {
        for property in properties {
            if !result.violated.contains(property) && bad(program, &configuration, *property).is_some() {
                result.violated.insert(*property);
            }
        }
        if configuration.largest_phase() > bounds.phase {
            result.complete = false;
            continue;
        }
        for step in configuration.moves(program) {
            let Some(next) = configuration.apply(program, step, Naming::Smallest) else { continue };
            let too_many = next.tasks.len() > bounds.tasks || next.phasers.len() > bounds.phasers;
            if too_many || seen.len() >= bounds.configurations {
                result.complete = false;
                continue;
            }
            if seen.insert(next.clone()) {
                queue.push_back(next);
            }
        }
    }
    result.configurations = seen.len();
    result
}
