//! SIGNAL `v.signal()`: after the step `s_t` is one more than before.

use super::before::Before;
use crate::lang::program::SignalRule;
use crate::symbolic::phases::Phases;
use crate::symbolic::variables::Variable;

/// `M'[s_t][b] = M[s_t][b] - 1`, `M'[a][s_t] = M[a][s_t] + 1`, and the guards of the variants.
pub fn pre<P: Phases>(before: &Before<'_>, phases: &mut P) {
    let own = before.at(Variable::Signal(before.task));
    phases.shift(own);
    if let Some(bound) = before.phaser.bound {
        for wait in before.waits() {
            // s_t - w_u < bound
            phases.require(wait, own, 1 - bound as i32);
        }
    }
    if before.signal != SignalRule::Counting && before.has_both() {
        // Idempotent: only the first signal after a wait is observed. Strict: any other is an error.
        phases.require(before.at(Variable::Wait(before.task)), own, 0);
    }
}

/// A signal that is not observed: the task has signalled since its last wait.
pub fn pre_ignored<P: Phases>(before: &Before<'_>, phases: &mut P) {
    phases.require(before.at(Variable::Signal(before.task)), before.at(Variable::Wait(before.task)), 1);
}
