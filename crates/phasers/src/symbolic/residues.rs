//! Phases modulo a number, as control alone tells.
//!
//! Counted from the making of its phaser, a phase of a task is changed by its own steps only, so the residues that it
//! can have at a place are found as leads are. Tasks that meet at a barrier twice in each round of a loop have even
//! phases in one half of it and odd ones in the other.

/// Residues are taken modulo this: loops with 2, 3, 4, 6 or 12 phases in a round are told apart.
const MODULUS: u32 = 12;

/// A set of residues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Residues(u16);

impl Residues {
    /// Every number.
    pub const ALL: Residues = Residues((1 << MODULUS) - 1);
    /// Only 0 and what is congruent to it.
    pub const ZERO: Residues = Residues(1);

    /// Those of either.
    pub fn join(self, other: Residues) -> Residues {
        Residues(self.0 | other.0)
    }

    /// Those of the numbers that are one more.
    pub fn next(self) -> Residues {
        Residues((self.0 << 1 | self.0 >> (MODULUS - 1)) & Residues::ALL.0)
    }

    /// Those of the differences.
    pub fn minus(self, other: Residues) -> Residues {
        let mut differences = 0;
        let mut by = other.0;
        while by != 0 {
            let residue = by.trailing_zeros();
            by &= by - 1;
            differences |= self.0 >> residue | self.0 << (MODULUS - residue);
        }
        Residues(differences & Residues::ALL.0)
    }

    /// The least number with one of these residues that is not below the given one.
    pub fn round_up(self, least: i32) -> i32 {
        let residue = least.rem_euclid(MODULUS as i32) as u32;
        let turned = u32::from(self.0 >> residue | self.0 << (MODULUS - residue) & Residues::ALL.0);
        least + turned.trailing_zeros() as i32
    }
}
