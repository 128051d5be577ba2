//! The properties that can be asked for.

use crate::lang::Program;
use crate::lang::program::LimitKind;
use report::FindingKind;

/// What may go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Property {
    /// An `assert` fails.
    Assertion,
    /// Two tasks are about to access one boolean, one of them to write it.
    Race,
    /// A task uses a phaser that it is not registered on, or beyond its mode.
    Runtime,
    /// Tasks wait for each other for ever.
    Deadlock,
    /// Two tasks stand at labels that exclude each other.
    Never,
    /// A waiter falls too many completed phases behind.
    Lapped,
    /// A signaller runs too far ahead of a waiter.
    Ahead,
    /// A task ends while it is registered.
    Leak,
}

impl Property {
    /// All of them, in the order in which they are reported.
    pub const ALL: [Property; 8] = [
        Property::Assertion,
        Property::Race,
        Property::Runtime,
        Property::Deadlock,
        Property::Never,
        Property::Lapped,
        Property::Ahead,
        Property::Leak,
    ];

    /// The word for users.
    pub fn word(self) -> &'static str {
        self.kind().word()
    }

    /// The kind of its findings.
    pub fn kind(self) -> FindingKind {
        match self {
            Property::Assertion => FindingKind::Assertion,
            Property::Race => FindingKind::Race,
            Property::Runtime => FindingKind::Runtime,
            Property::Deadlock => FindingKind::Deadlock,
            Property::Never => FindingKind::Never,
            Property::Lapped => FindingKind::Lapped,
            Property::Ahead => FindingKind::Ahead,
            Property::Leak => FindingKind::Leak,
        }
    }

    /// The property with this word.
    pub fn from_word(word: &str) -> Option<Property> {
        Property::ALL.into_iter().find(|property| property.word() == word)
    }

    /// A program that declares nothing about it satisfies it.
    pub fn is_declared(self, program: &Program) -> bool {
        let limit = |kind| program.limits.iter().any(|limit| limit.kind == kind);
        match self {
            Property::Never => !program.never.is_empty(),
            Property::Lapped => limit(LimitKind::Lapped),
            Property::Ahead => limit(LimitKind::Ahead),
            _ => true,
        }
    }

    /// Whether running phaser operations eagerly may step over the bad states. Phase limits look at every
    /// intermediate distance, so they are searched without the reduction.
    pub fn needs_every_step(self) -> bool {
        matches!(self, Property::Lapped | Property::Ahead)
    }
}
