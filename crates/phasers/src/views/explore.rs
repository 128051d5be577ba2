//! Breadth-first search over views.

use super::step::{Grain, Met, Stepper};
use super::view::View;
use crate::control::{Caps, ControlGraph, canonical};
use crate::forward::Visibility;
use crate::property::Property;
use report::{Budget, Limit};
use search::{VisitedSet, fingerprint};
use std::collections::VecDeque;

/// What a search over views has found.
#[derive(Debug, Default)]
pub(super) struct Explored {
    pub(super) views: u64,
    pub(super) transitions: u64,
    /// Bytes held at most, about.
    pub(super) peak_bytes: u64,
    /// The properties that some view may violate.
    pub(super) alarms: Vec<Property>,
    pub(super) limit: Option<Limit>,
    pub(super) met: Met,
}

/// Searches until every property has raised an alarm or nothing is left.
pub(super) fn explore(
    graph: &ControlGraph<'_>,
    properties: &[Property],
    caps: Caps,
    grain: Grain,
    visibility: Option<Visibility>,
    budget: &Budget,
) -> Explored {
    let stepper = Stepper { graph, caps, grain, visibility };
    let mut explored = Explored::default();
    let mut seen = VisitedSet::default();
    let mut waiting: VecDeque<View> = VecDeque::from([View::initial(graph)]);
    let mut held = 0u64;
    seen.insert(name(&waiting[0]));
    while let Some(view) = waiting.pop_front() {
        explored.views += 1;
        held = held.saturating_sub(bytes(&view));
        for property in properties {
            if !explored.alarms.contains(property) && view.is_bad(graph, *property) {
                explored.alarms.push(*property);
            }
        }
        if explored.alarms.len() == properties.len() {
            return explored;
        }
        if let Some(most) = budget.max_states.filter(|most| explored.views >= *most) {
            explored.limit = Some(Limit::States(most));
            return explored;
        }
        for next in stepper.successors(&view, &mut explored.met) {
            explored.transitions += 1;
            if seen.insert(name(&next)) {
                held += bytes(&next);
                waiting.push_back(next);
            }
        }
        let now = held + seen.bytes();
        explored.peak_bytes = explored.peak_bytes.max(now);
        if let Some(limit) = budget.reached(now) {
            explored.limit = Some(limit);
            return explored;
        }
    }
    explored
}

fn name(view: &View) -> u128 {
    fingerprint(&canonical(&view.state.control, view, true).bytes)
}

/// What a view holds, about.
fn bytes(view: &View) -> u64 {
    let tasks = view.state.control.tasks.len() as u64;
    let phasers = view.state.control.phasers.len() as u64;
    128 + tasks * 72 + phasers * (96 + tasks * (tasks + 2))
}
