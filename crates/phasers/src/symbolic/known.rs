//! What control alone tells of the phases of a task: how far its signals lead its own waits, and which residues they
//! have.

use super::residues::Residues;

/// Larger leads count as unbounded: then following a loop ends.
const LARGEST: u8 = 8;

/// Bounds on `s_t - w_t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// It is at least this.
    pub least: u8,
    /// It is at most this, if there is a bound.
    pub most: Option<u8>,
}

impl Lead {
    /// None.
    pub(super) const NONE: Lead = Lead { least: 0, most: Some(0) };
    /// Nothing is known.
    pub(super) const ANY: Lead = Lead { least: 0, most: None };

    pub(super) fn join(self, other: Lead) -> Lead {
        let most = self.most.zip(other.most).map(|(one, other)| one.max(other));
        Lead { least: self.least.min(other.least), most }
    }

    pub(super) fn at_least(self, bound: u8) -> Option<Lead> {
        self.most.is_none_or(|most| most >= bound).then(|| Lead { least: self.least.max(bound), ..self })
    }

    pub(super) fn at_most(self, bound: u8) -> Option<Lead> {
        let most = Some(self.most.map_or(bound, |most| most.min(bound)));
        (self.least <= bound).then_some(Lead { most, ..self })
    }

    pub(super) fn signalled(self) -> Lead {
        let most = self.most.and_then(|most| most.checked_add(1)).filter(|most| *most <= LARGEST);
        Lead { least: (self.least + 1).min(LARGEST), most }
    }

    pub(super) fn waited(self) -> Option<Lead> {
        let past = self.at_least(1)?;
        Some(Lead { least: past.least - 1, most: past.most.map(|most| most - 1) })
    }
}

/// What is known of the phases of a task on a phaser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Of its lead; says nothing of a task that does not both signal and wait.
    pub lead: Lead,
    /// Of its signal phase.
    pub signal: Residues,
    /// Of its wait phase.
    pub wait: Residues,
}

impl Known {
    /// Of the maker of a phaser.
    pub(super) const NEW: Known = Known { lead: Lead::NONE, signal: Residues::ZERO, wait: Residues::ZERO };

    pub(super) fn join(self, other: Known) -> Known {
        Known {
            lead: self.lead.join(other.lead),
            signal: self.signal.join(other.signal),
            wait: self.wait.join(other.wait),
        }
    }
}
