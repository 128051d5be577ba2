//! Why a class is refused.

use crate::load_error::LoadError;

/// Why a class is refused when it is linked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A method's code does not treat values as what they are: a `VerifyError`.
    #[error("{0}")]
    Verify(String),
    /// A table of a method makes no sense: a `ClassFormatError`.
    #[error("{0}")]
    Format(String),
    /// A class that the check needs cannot be loaded.
    #[error("{0}")]
    Load(LoadError),
}
