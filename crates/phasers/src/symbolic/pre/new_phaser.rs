//! NEWPHASER `v := newPhaser(m)`: the phaser exists only after the step, all its phases equal.

use crate::symbolic::phases::Phases;

/// The constraint on the new phaser admits equal phases; then the phaser is forgotten.
pub fn possible<P: Phases>(made: &P) -> bool {
    made.allows_equal()
}

/// The other phasers are as they were.
pub fn pre<P: Phases>(_: &mut P) {}
