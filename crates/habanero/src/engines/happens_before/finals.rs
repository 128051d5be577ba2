//! Final fields (JLS 17.5). Whoever gets an object sees its final fields, and what they lead to, as they were when the
//! constructor ended, though nothing orders him behind it. Which reads that covers is not worked out: they are no races,
//! and no proof.

use super::engine::HappensBeforeEngine;
use crate::host::{host, host_ref};
use crate::kinds::Kind;
use crate::library;
use crate::shadow::Suspect;

impl HappensBeforeEngine {
    /// Whether a read that nothing orders with a write may be of what a final field shows. `of_library`: of a field of the
    /// library, which is final for sure and counts only for what it leads to.
    pub(super) fn sees_frozen(&mut self, suspect: &Suspect, of_library: bool) -> bool {
        if suspect.writes || !suspect.earlier_writes || !self.hands_over() {
            return false;
        }
        let machine = &self.session.machine;
        let place = suspect.place;
        let frozen = host_ref(machine).shadow.as_ref().map(|shadow| &shadow.frozen);
        let mut roots = frozen.into_iter().flatten().filter(|(reader, _)| *reader == suspect.path);
        let is_final = library::is_final(machine, place);
        if !is_final && (of_library || !roots.any(|(_, root)| machine.leads_to(*root, place.0))) {
            return false;
        }
        let read = machine.reference_at(place.0, place.1);
        if of_library && read.is_none() {
            return false;
        }
        let host = host(&mut self.session.machine);
        host.asked.finals |= !of_library;
        if let (Some(shadow), Some(read)) = (&mut host.shadow, read) {
            shadow.frozen.push((suspect.path, read));
        }
        true
    }

    /// Whether tasks get objects from one another by something that orders nothing, and that is no race itself.
    fn hands_over(&self) -> bool {
        self.weakly_contended || self.learned.kinds.has(Kind::Hint) || !self.learned.racing.is_empty()
    }
}
