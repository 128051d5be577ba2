//! Exactly one JSON object, as `docs/verdict.schema.json` describes it.

use crate::shown::Shown;
use report::Verdict;

/// The verdict as JSON.
pub fn json(verdict: &Verdict) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(&Shown::of(verdict))
}
