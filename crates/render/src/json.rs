//! Exactly one JSON object, as `docs/verdict.schema.json` describes it.

use crate::shown::Shown;
use report::Verdict;

/// The verdict as JSON.
pub(crate) fn json(verdict: &Verdict) -> String {
    serde_json::to_string_pretty(&Shown::of(verdict)).expect("texts and numbers have a form in JSON")
}
