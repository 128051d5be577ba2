//! How the next task is chosen.

use anyhow::{Context, Result};
use std::collections::VecDeque;

/// How the next task is chosen.
pub(super) enum Policy {
    /// The current task goes on; when it cannot, the oldest that can.
    Oldest,
    /// At random (xorshift), at every operation that tasks can notice.
    Random(u64),
    /// As given; then the oldest.
    Given(VecDeque<u32>),
}

impl Policy {
    pub(super) fn seeded(seed: u64) -> Policy {
        Policy::Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Choices in order, separated by dots.
    pub(super) fn given(text: &str) -> Result<Policy> {
        let parts = text.split('.').filter(|part| !part.is_empty());
        let parse =
            |part: &str| part.parse().with_context(|| format!("{part:?} in the schedule is not a number"));
        Ok(Policy::Given(parts.map(parse).collect::<Result<_>>()?))
    }

    /// Whether every operation that tasks can notice is a point.
    pub(super) fn is_everywhere(&self) -> bool {
        !matches!(self, Policy::Oldest)
    }

    pub(super) fn pick(&mut self, count: u32) -> u32 {
        match self {
            Policy::Oldest => 0,
            Policy::Random(state) => {
                *state ^= *state << 13;
                *state ^= *state >> 7;
                *state ^= *state << 17;
                (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as u32 % count
            }
            Policy::Given(choices) => choices.pop_front().unwrap_or(0).min(count - 1),
        }
    }
}
