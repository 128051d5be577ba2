//! What the theorems of the engines that go through states take for granted, looked for with the happens-before engine.

use super::happens_before::{HappensBeforeEngine, Premise};
use super::outcomes::Outcomes;
use super::properties::Properties;
use super::request::Request;
use report::{FindingKind, Limit};

/// Why an engine that was not asked for races does not judge a program that has one.
const BEHIND_RACES: &str = "tasks race, and this engine does not explore what comes after a race";

/// A task that lets another go on inside a region, and closes it before it stops: neither Algorithm 1 nor the baseline
/// has a choice there, so conflicts are also looked for among regions that nothing orders.
pub(super) fn add_conflicts(request: &Request, outcomes: &mut Outcomes) -> Result<(), Limit> {
    let kinds = [FindingKind::Race, FindingKind::Permission];
    let conflicts = Request { properties: Properties::of(&kinds), ..request.clone() };
    let (more, _) = HappensBeforeEngine::check(&conflicts, Premise::Nothing)?;
    outcomes.limits.extend(more.limits);
    let (asked, other): (Vec<_>, Vec<_>) =
        more.found.into_iter().partition(|one| request.properties.has(one.finding.kind));
    outcomes.found.extend(asked);
    if !other.is_empty() {
        outcomes.limits.push(BEHIND_RACES.into());
    }
    Ok(())
}

/// Line 22 of Algorithm 1, and what its theorem takes for granted: sharing that nothing covers, and pairs of
/// accesses that are covered, but not by regions that exclude each other.
pub(super) fn add_premise(request: &Request, outcomes: &mut Outcomes) -> Result<(), Limit> {
    let sharing = Request {
        properties: Properties::of(&[FindingKind::UncoveredSharing]),
        all: true,
        ..request.clone()
    };
    let (covered, pairs) = HappensBeforeEngine::check(&sharing, Premise::Sharing)?;
    outcomes.figures.accesses = covered.figures.accesses;
    outcomes.limits.extend(covered.limits);
    outcomes.premises = covered.found.into_iter().map(|found| found.finding).collect();
    if pairs {
        let races = Request { properties: Properties::of(&[FindingKind::Race]), ..request.clone() };
        let (more, _) = HappensBeforeEngine::check(&races, Premise::Nothing)?;
        outcomes.limits.extend(more.limits);
        if request.properties.has(FindingKind::Race) {
            outcomes.found.extend(more.found);
        } else if !more.found.is_empty() {
            outcomes.limits.push(BEHIND_RACES.into());
        }
    }
    Ok(())
}
