//! NEXT SINGLE `v.next() { ... }`: its signal is the signal rule, passing is the wait
//! rule; here are the entry into the block and its end.

use super::before::Before;
use crate::symbolic::phases::Phases;
use crate::symbolic::variables::Variable;

/// Into the block: nobody has completed the phase, `a_p = w_t`, and every signaller is past it.
pub fn pre_enter<P: Phases>(before: &Before<'_>, phases: &mut P) {
    let (own, completed) = (before.at(Variable::Wait(before.task)), before.at(Variable::Completed));
    phases.require(own, completed, 0);
    for signal in before.signals() {
        phases.require(signal, own, 1);
    }
}

/// Out of the block: `a_p` and `w_t` go on together.
pub fn pre_end<P: Phases>(before: &Before<'_>, phases: &mut P) {
    super::wait::pre_completing(before, phases);
}
