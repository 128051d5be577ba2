//! WAIT `v.wait()`: after the step `w_t` is one more than before, and every signaller was past it.

use super::before::Before;
use crate::symbolic::phases::Phases;
use crate::symbolic::variables::Variable;

/// `M'[w_t][b] = M[w_t][b] - 1`, `M'[a][w_t] = M[a][w_t] + 1`, `M'[s_u][w_t] >= 1`. The invariant of the
/// state after the step implies the guard; it is stated all the same.
pub fn pre<P: Phases>(before: &Before<'_>, phases: &mut P) {
    let own = before.at(Variable::Wait(before.task));
    phases.shift(own);
    for signal in before.signals() {
        phases.require(signal, own, 1);
    }
}

/// In programs with singles: the phase is complete, `a_p > w_t`.
pub fn pre_passing<P: Phases>(before: &Before<'_>, phases: &mut P) {
    let own = before.at(Variable::Wait(before.task));
    phases.shift(own);
    phases.require(before.at(Variable::Completed), own, 1);
}

/// In programs with singles: the first to pass completes the phase, `a_p = w_t` before.
pub fn pre_completing<P: Phases>(before: &Before<'_>, phases: &mut P) {
    let (own, completed) = (before.at(Variable::Wait(before.task)), before.at(Variable::Completed));
    phases.shift(own);
    phases.shift(completed);
    phases.require(own, completed, 0);
    for signal in before.signals() {
        phases.require(signal, own, 1);
    }
}
